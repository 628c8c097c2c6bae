# The workshop
workshop = Alpha workshop
loading = Laying out the cards…
load-failed = Could not load the cards.
try-again = Try again
secret = Nothing leaves this page until you are ready.
tab-cards = Cards
tab-alphas = Alphas
tab-stack = Stack
parts = Parts of the workshop
undo = Take back the last change
suggest = Suggest an army
armies = Armies
armies-hint = Presets, your own armies, import and export
ready = Ready
ready-hint = Hands in your army; it can no longer be changed.
ready-why = Not ready yet: { $why }
ready-empty = Your stack is empty. Play without any interventions?
ready-anyway = Play anyway
back = Back
submitting = Laying out your army face down…
submitted = { $done } of { $all } steps
waiting = Your army is ready
waiting-text = It is handed in automatically when your turn comes. You can still change it.
change = Change it
handed = Your army lies face down
handed-text = The battle begins when { $name } is ready.
watching = Secret creation
watching-text = Both players build their alphas and stack their interventions; nothing is shown before it is revealed.
watching-asked = { $name } is building
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
only-fitting = Only cards that fit
sort = Order
sort-kind = by kind
sort-cost = by cost
sort-name = by name
count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
none-found = No card matches.
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
together-first = affordable in the first turn ({ $most })
together-late = too expensive for the first turn ({ $most })

# Alphas
alphas = Your alphas
alpha = Alpha { $alpha }
no-genus = choose a genus
alpha-empty = Every alpha starts with a genus: click one on the shelf or drag it here.
alpha-of = Alpha { $alpha }: { $name }
made-badge = laid down
kept-badge = kept
work-on = Edit alpha { $alpha }
remove = Remove { $card }
clear = Empty alpha { $alpha }
totals = Alpha { $alpha }: cost { $cost }, life { $life }, hands free { $hands }, spell points free { $spells }.
added = { $card } added to alpha { $alpha }.
removed = { $card } removed from alpha { $alpha }.
moved-to = { $card } moved to alpha { $alpha }.
move-here = Move here
rebuild = Rebuild one alpha, or none
rebuild-text = Game { $game } of { $games }. Its cards return to the shelf; your other alphas stay as they are.
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
at-once = immediate
up = Move { $card } up
down = Move { $card } down
unstack = Take { $card } off the stack
stacked = { $card } is number { $place } in the stack.
unstacked = { $card } taken off the stack.
stack-keys = Alt and the arrow keys also move the card.

# Armies
start-from = Start from
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
own-none = You have not saved an army yet.
name = Name of the army
save = Save
saved = { $name } is saved in this browser.
saved-over = { $name } already existed and was overwritten.
load = Load
rename = Rename
renamed = Renamed.
delete = Delete
delete-sure = Really delete { $name }?
deleted = { $name } was deleted.
loaded = Now in your workshop: { $name }.
loaded-part = Now in your workshop, as far as your alphas are still open: { $name }.
default-name = My army
text = As one line of text
text-hint = Separate alphas with /; the stack follows after //.
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
army-raid-about = Fast feet and strong spells: through the gaps and to the relics.

# Why a card cannot be added
of-alpha = Alpha { $alpha }: { $why }
no-alpha-made = Alpha { $alpha } is laid down and stays as it is.
no-card-used = { $card } is in alpha { $alpha }: there is only one of each card.
no-import-empty = This text contains no army.
brief-one-genus = replaces { $card }
brief-genus-first = genus first
brief-no-hand = hands: needs { $needed }, { $free } free
brief-no-spell-points = spell points: needs { $needed }, { $free } free
brief-too-dear = cost: { $cost } of { $points }
brief-alpha-made = alpha { $alpha } is laid down
brief-card-used = in alpha { $alpha }
brief-stack-full = the stack is full ({ $most })
brief-god-points = needs { $needed }, { $free } left

# Tooltips: what every sign means
about-kind-genus = Genus: the creature itself with life, hands and spell points. Exactly one per alpha.
about-kind-equipment = Equipment: weapons, armour and tools; many need hands.
about-kind-ability = Ability: a talent. It needs neither hands nor spell points.
about-kind-spell = Spell: magic. Its cost must be covered by spell points.
about-cost = Cost. The cards of an alpha add up to the price of each of its units.
about-life = Life: added to the pool when the alpha is revealed.
about-physical = Physical armour: every point stops one damage from any attack, once per turn.
about-magic = Magic armour: stops damage from spells only.
about-mod = Added to every attack of that type: { $type }.
about-gods = God points: the price of a divine card; at most 8 for the whole stack.
about-flying = Flying: ignores terrain, cannot hold relics.
about-amphibious = Amphibious: never drowns.
about-steadfast = Steadfast: cannot be pushed, and takes no harm from falling or squeezing.
about-immobile = Immobile: never leaves its field.
