# The workshop
workshop = Workshop of the alphas
loading = The cards are being laid out …
load-failed = The cards could not be fetched.
try-again = Try again
secret = Nothing of it leaves this page before you are ready.
tab-cards = Cards
tab-alphas = Alphas
tab-stack = Stack
parts = Parts of the workshop
undo = Take back the last change
suggest = Suggest an army
armies = Armies
armies-hint = Presets, your own armies, import and export
ready = Ready
ready-hint = The army is handed over and stays as it is.
ready-why = Not ready yet: { $why }
ready-empty = Your stack is empty. Go without any intervention?
ready-anyway = Go anyway
back = Back
submitting = Your army is being laid face down …
submitted = { $done } of { $all } steps
waiting = Your army is ready
waiting-text = It is handed over by itself as soon as you are asked. You can still change it.
change = Change it again
handed = Your army lies face down
handed-text = The battle begins when { $name } is ready too.
watching = Creation in secret
watching-text = Both players build their alphas and stack their interventions; nobody sees them before they are revealed.
watching-asked = { $name } is creating
watching-ready = { $name } is ready
face-down = Face down
none-yet = nothing yet

# The shelf
shelf = Card shelf
search = Search names and texts
kinds = Kind of card
kind-all = All
kind-genus = Genus
kind-equipment = Equipment
kind-ability = Ability
kind-spell = Spell
tags = What it gives
tag-attack = Attack
tag-armour = Armour
tag-movement = Movement
tag-healing = Healing
tag-control = Control
tag-terrain = Terrain
tag-magic = Magic
tag-summoning = Summoning
only-fitting = Fits only
sort = Order
sort-kind = by kind
sort-cost = by cost
sort-name = by name
count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
none-found = No card is like that.
clear-filters = Show all cards
in-this = in this alpha
in-stack-at = { $place } in the stack

# Figures
cost = cost
points-cost =
    { $cost ->
        [one] costs { $cost } point
       *[other] costs { $cost } points
    }
life = life
hands = hands free
hands-given =
    { $hands ->
        [one] gives { $hands } hand
       *[other] gives { $hands } hands
    }
hands-needed =
    { $hands ->
        [one] needs { $hands } hand
       *[other] needs { $hands } hands
    }
spell-points = spell points free
spell-points-given = gives { $points } spell points
spell-points-needed = needs { $points } spell points
physical = physical armour
magic = magic armour
attack-melee = melee attack
attack-ranged = ranged attack
attack-spell = spell attack
cost-M = Move
cost-A = Action
cost-T = Time marker
flag-flying = flying
flag-amphibious = amphibious
flag-steadfast = steadfast
flag-immobile = immobile
best-attack = { $type } { $value } at range { $range } ({ $card })
best-attack-anywhere = { $type } { $value } ({ $card })
units =
    { $units ->
        [one] { $units } unit for { $points } points
       *[other] { $units } units for { $points } points
    }
first-turn =
    { $units ->
        [one] { $units } in the first turn
       *[other] { $units } in the first turn
    }
together = One of each: { $cost } points
together-first = fits into the first turn ({ $most })
together-late = too much for the first turn ({ $most })

# Alphas
alphas = Your alphas
alpha = Alpha { $alpha }
no-genus = choose a genus
alpha-empty = Every alpha begins with a genus: click one on the shelf or drag it here.
alpha-of = Alpha { $alpha }: { $name }
made-badge = laid down
kept-badge = kept
work-on = Work on alpha { $alpha }
remove = Take out { $card }
clear = Empty alpha { $alpha }
totals = Alpha { $alpha }: cost { $cost }, life { $life }, hands free { $hands }, spell points free { $spells }.
added = { $card } added to alpha { $alpha }.
removed = { $card } taken out of alpha { $alpha }.
moved-to = { $card } moved to alpha { $alpha }.
move-here = Move it here
rebuild = Rebuild one alpha, or none
rebuild-text = Game { $game } of { $games }. Its cards return to the shelf; the other alphas stay as they are.
score = Games won: { $first } { $wins }, { $second } { $others }.
break-title = Game { $game } of { $games } is over
break-next = You may rebuild one alpha now, and change your stack.
break-on = On to game { $game }
rebuild-none = none
rebuild-this = Rebuild

# The stack
stack = Intervention stack
stack-empty = Up to { $cards } interventions with { $points } god points. The top one is played first.
god-points = { $used } of { $all } god points
god-points-cost =
    { $points ->
        [one] { $points } god point
       *[other] { $points } god points
    }
time = stays { $turns } turns
at-once = at once
up = { $card }: further up
down = { $card }: further down
unstack = Take { $card } off the stack
stacked = { $card } is number { $place } of the stack.
unstacked = { $card } taken off the stack.
stack-keys = Arrow keys with Alt move the card, too.

# Armies
start-from = Begin with
presets = Preset armies
styles = Suggestions
style-any = Surprise me
style-flyers = Flyers
style-archers = Archers
style-water = Water
style-raid = Raid
style-knights = Knights
style-mages = Mages
style-horde = Horde
own = Your armies
own-none = You have saved no army yet.
name = Name of the army
save = Save
saved = { $name } is saved in this browser.
saved-over = { $name } already exists and was overwritten.
load = Load
rename = Rename
renamed = Renamed.
delete = Delete
delete-sure = Really delete { $name }?
deleted = { $name } is deleted.
loaded = In your workshop now: { $name }.
loaded-part = In your workshop now, as far as your alphas are still open: { $name }.
default-name = My army
text = As one line of text
text-hint = Alphas are separated by /, the stack follows after //.
export = Your army
copy = Copy
copied = Copied
import = Import an army
import-paste = Paste a line of text
import-do = Import
import-errors = This army cannot be imported:
close = Close

# Preset armies
preset-title = Choose your army
preset-text = Each has three alphas and four interventions. You may change their order: the top one is played first.
preset-take = Take this army
preset-chosen = chosen
preset-choose = Choose { $army }
army-water-about = Floods the field, strikes from the air and takes over enemy units.
army-raid-about = Fast feet and strong spells: through the gaps, to the relics.

# What stands against a card
no-no-such-card = There is no card called { $word }.
no-one-genus = Alphas have exactly one genus: { $card } would take the place of { $other }.
no-genus-first = Choose a genus first; { $card } needs somebody to bear it.
no-no-hand =
    { $free ->
        [0] { $card } needs { $needed } { $needed ->
            [one] hand
           *[other] hands
        }, and none is free.
       *[other] { $card } needs { $needed } { $needed ->
            [one] hand
           *[other] hands
        }, and only { $free } is free.
    }
no-no-spell-points = { $card } needs more spell points ({ $needed }) than are free ({ $free }).
no-too-dear = With { $card } the alpha would cost { $cost }, but you have only { $points } points.
no-alpha-made = Alpha { $alpha } is laid down and stays as it is.
no-card-used = { $card } is in alpha { $alpha }: every card exists only once.
no-needs-genus = Alpha { $alpha } has no genus.
no-many-genera = Alpha { $alpha } has more than one genus.
no-hands-short =
    { $short ->
        [one] Alpha { $alpha } lacks { $short } hand.
       *[other] Alpha { $alpha } lacks { $short } hands.
    }
no-spell-points-short =
    { $short ->
        [one] Alpha { $alpha } lacks { $short } spell point.
       *[other] Alpha { $alpha } lacks { $short } spell points.
    }
no-alpha-too-dear = Alpha { $alpha } costs { $cost }, but you have only { $points } points.
no-in-stack = { $card } is already in the stack.
no-stack-full = A stack has at most { $most } interventions.
no-god-points-short = { $card } needs more god points ({ $needed }) than are left ({ $free }).
no-import-empty = There is no army in this text.
no-import-two-stacks = Only one stack can follow after //.
no-import-many = { $count } alphas are too many.
no-import-twice = { $card } is named twice.
no-import-not-in-alpha = { $card } in alpha { $alpha } is an intervention: it belongs after //.
no-import-not-in-stack = { $card } is no intervention: it does not belong in the stack.
brief-no-such-card = unknown
brief-one-genus = replaces { $other }
brief-genus-first = genus first
brief-no-hand = hands: needs { $needed }, { $free } free
brief-no-spell-points = spell points: needs { $needed }, { $free } free
brief-too-dear = cost: { $cost } of { $points }
brief-alpha-made = alpha { $alpha } is laid down
brief-card-used = in alpha { $alpha }
brief-in-stack = in the stack
brief-stack-full = { $most } are in the stack
brief-god-points-short = needs { $needed }, { $free } left

# Tooltips: what every sign means
about-kind-genus = Genus: the creature itself with life, hands and spell points. Exactly one per alpha.
about-kind-equipment = Equipment: weapons, armour and tools; many need hands.
about-kind-ability = Ability: a talent. It needs neither hands nor spell points.
about-kind-spell = Spell: magic. Its cost must be covered by spell points.
about-cost = Cost. All cards of an alpha together are the price of each of its units.
about-life = Life: adds to the pool when the alpha is revealed.
about-physical = Physical armour: every point stops one damage of any attack, once per turn.
about-magic = Magic armour: stops damage of spells only.
about-mod = Added to every attack of that type: { $type }.
about-gods = God points: the price of a divine card; at most 8 for the whole stack.
about-flying = Flying: ignores terrain, holds no relics.
about-amphibious = Amphibious: never drowns.
about-steadfast = Steadfast: is not pushed; falls and squeezing cost nothing.
about-immobile = Immobile: never leaves its field.
