# L’atelier
workshop = Atelier des alphas
loading = On étale les cartes…
load-failed = Impossible de chercher les cartes.
try-again = Réessayer
secret = Rien n’en sort avant que vous soyez prêt.
tab-cards = Cartes
tab-alphas = Alphas
tab-stack = Pile
parts = Parties de l’atelier
undo = Annuler le dernier changement
suggest = Proposer une armée
armies = Armées
armies-hint = Armées prédéfinies, les vôtres, import et export
ready = Prêt
ready-hint = L’armée est remise et reste telle qu’elle est.
ready-why = Pas encore prêt : { $why }
ready-empty = Votre pile est vide. Partir sans aucune intervention ?
ready-anyway = Partir quand même
back = Retour
submitting = Votre armée est posée face cachée…
submitted = Étape { $done } sur { $all }
waiting = Votre armée est prête
waiting-text = Elle sera remise d’elle-même dès que ce sera à vous. Vous pouvez encore la changer.
change = La changer encore
handed = Votre armée est face cachée
handed-text = La bataille commence dès que { $name } aussi est prêt.
watching = Création en secret
watching-text = Les deux joueurs créent leurs alphas et empilent leurs interventions ; personne ne les voit avant qu’ils soient révélés.
watching-asked = { $name } crée
watching-ready = { $name } est prêt
face-down = Face cachée
none-yet = rien encore

# L’étagère
shelf = Étagère des cartes
search = Chercher dans les noms et les textes
kinds = Sorte de carte
kind-all = Toutes
kind-genus = Genre
kind-equipment = Équipement
kind-ability = Aptitude
kind-spell = Sort
tags = Ce qu’elle apporte
tag-attack = Attaque
tag-armour = Armure
tag-movement = Mouvement
tag-healing = Soins
tag-control = Contrôle
tag-terrain = Terrain
tag-magic = Magie
tag-summoning = Invocation
only-fitting = Possibles seulement
sort = Ordre
sort-kind = par sorte
sort-cost = par coût
sort-name = par nom
count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
none-found = Aucune carte n’est ainsi.
clear-filters = Montrer toutes les cartes
in-this = dans cet alpha
in-stack-at = { $place } dans la pile

# Valeurs
cost = coût
points-cost =
    { $cost ->
        [one] coûte { $cost } point
       *[other] coûte { $cost } points
    }
life = points de vie
hands = mains libres
hands-given =
    { $hands ->
        [one] donne { $hands } main
       *[other] donne { $hands } mains
    }
hands-needed =
    { $hands ->
        [one] demande { $hands } main
       *[other] demande { $hands } mains
    }
spell-points = points de sort libres
spell-points-given = donne { $points } points de sort
spell-points-needed = demande { $points } points de sort
physical = armure physique
magic = armure magique
attack-melee = mêlée
attack-ranged = à distance
attack-spell = magique
cost-M = Mouvement
cost-A = Action
cost-T = Marqueur de temps
flag-flying = volante
flag-amphibious = amphibie
flag-steadfast = inébranlable
flag-immobile = immobile
best-attack = { $type } { $value }, portée { $range } ({ $card })
best-attack-anywhere = { $type } { $value } ({ $card })
units =
    { $units ->
        [one] { $units } unité pour { $points } points
       *[other] { $units } unités pour { $points } points
    }
first-turn =
    { $units ->
        [one] { $units } au premier tour
       *[other] { $units } au premier tour
    }
together = Un de chaque : { $cost } points
together-first = tient dans le premier tour ({ $most })
together-late = trop pour le premier tour ({ $most })

# Alphas
alphas = Vos alphas
alpha = Alpha { $alpha }
no-genus = choisissez un genre
alpha-empty = Tout alpha commence par un genre : cliquez-en un sur l’étagère ou tirez-le ici.
alpha-of = Alpha { $alpha } : { $name }
made-badge = posé
kept-badge = gardé
work-on = Travailler à l’alpha { $alpha }
remove = Retirer { $card }
clear = Vider l’alpha { $alpha }
totals = Alpha { $alpha } : coût { $cost }, points de vie { $life }, mains libres { $hands }, points de sort libres { $spells }.
added = { $card } rejoint l’alpha { $alpha }.
removed = { $card } quitte l’alpha { $alpha }.
moved-to = { $card } passe à l’alpha { $alpha }.
move-here = La prendre ici
rebuild = Recréer un alpha, ou aucun
rebuild-text = Partie { $game } sur { $games }. Ses cartes reviennent sur l’étagère ; les autres alphas restent tels quels.
score = Parties gagnées : { $first } { $wins }, { $second } { $others }.
break-title = La partie { $game } sur { $games } est terminée
break-next = Vous pouvez maintenant reconstruire un alpha et changer votre pile.
break-on = À la partie { $game }
rebuild-none = aucun
rebuild-this = Recréer

# La pile
stack = Pile d’interventions
stack-empty = Jusqu’à { $cards } interventions divines pour { $points } points divins. Celle du dessus est jouée d’abord.
god-points = { $used } points divins sur { $all }
god-points-cost =
    { $points ->
        [one] { $points } point divin
       *[other] { $points } points divins
    }
time = reste { $turns } tours
at-once = immédiate
up = { $card } : plus haut
down = { $card } : plus bas
unstack = Ôter { $card } de la pile
stacked = { $card } est numéro { $place } de la pile.
unstacked = { $card } n’est plus dans la pile.
stack-keys = Les flèches avec Alt déplacent aussi la carte.

# Armées
start-from = Commencer avec
presets = Armées prédéfinies
styles = Propositions
style-any = Surprenez-moi
style-flyers = Volants
style-archers = Tireurs
style-water = Eau
style-raid = Raid
style-knights = Chevaliers
style-mages = Mages
style-horde = Horde
own = Vos armées
own-none = Vous n’avez encore enregistré aucune armée.
name = Nom de l’armée
save = Enregistrer
saved = { $name } est enregistrée dans ce navigateur.
saved-over = { $name } existait déjà et a été remplacée.
load = Charger
rename = Renommer
renamed = Renommée.
delete = Supprimer
delete-sure = Vraiment supprimer { $name } ?
deleted = { $name } est supprimée.
loaded = Dans votre atelier : { $name }.
loaded-part = Dans votre atelier, pour les alphas encore ouverts : { $name }.
default-name = Mon armée
text = En une ligne de texte
text-hint = Un / sépare les alphas, la pile suit après //.
export = Votre armée
copy = Copier
copied = Copié
import = Importer une armée
import-paste = Coller une ligne de texte
import-do = Importer
import-errors = Cette armée ne peut pas être importée :
close = Fermer

# Armées prédéfinies
preset-title = Choisissez votre armée
preset-text = Chacune a trois alphas et quatre interventions. Vous pouvez en changer l’ordre : celle du dessus est jouée d’abord.
preset-take = Prendre cette armée
preset-chosen = choisie
preset-choose = Choisir : { $army }
army-water-about = Inonde le champ, frappe depuis les airs et prend le contrôle d’unités ennemies.
army-raid-about = Pieds rapides et sorts puissants : par les brèches, vers les reliques.

# Ce qui s’oppose à une carte
of-alpha = Alpha { $alpha } : { $why }
no-alpha-made = L’alpha { $alpha } est posé et reste tel quel.
no-card-used = { $card } est dans l’alpha { $alpha } : chaque carte n’existe qu’une fois.
no-import-empty = Il n’y a pas d’armée dans ce texte.
brief-one-genus = remplace { $card }
brief-genus-first = d’abord un genre
brief-no-hand = mains libres : { $free } sur { $needed }
brief-no-spell-points = points de sort libres : { $free } sur { $needed }
brief-too-dear = coût : { $cost } sur { $points }
brief-alpha-made = l’alpha { $alpha } est posé
brief-card-used = dans l’alpha { $alpha }
brief-stack-full = { $most } dans la pile
brief-god-points = restants : { $free } sur { $needed }

# Infobulles : ce que chaque signe veut dire
about-kind-genus = Genre : la créature elle-même, avec vie, mains et points de sort. Exactement un par alpha.
about-kind-equipment = Équipement : armes, armures et outils ; beaucoup demandent des mains.
about-kind-ability = Capacité : un talent. Elle ne demande ni mains ni points de sort.
about-kind-spell = Sort : de la magie. Son coût doit être couvert par des points de sort.
about-cost = Coût. Toutes les cartes d’un alpha ensemble font le prix de chacune de ses unités.
about-life = Vie : s’ajoute à la réserve quand l’alpha est révélé.
about-physical = Armure physique : chaque point arrête un dégât de toute attaque, une fois par tour.
about-magic = Armure magique : n’arrête que les dégâts des sorts.
about-mod = S’ajoute à chaque attaque de ce type : { $type }.
about-gods = Points divins : le prix d’une carte divine ; 8 au plus pour toute la pile.
about-flying = Volante : ignore le terrain, ne tient pas de relique.
about-amphibious = Amphibie : ne se noie jamais.
about-steadfast = Inébranlable : n’est pas poussée ; chutes et écrasements ne coûtent rien.
about-immobile = Immobile : ne quitte jamais sa case.
