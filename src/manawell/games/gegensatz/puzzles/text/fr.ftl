# Buts des énigmes
goal-win = Gagne la partie pendant ce tour.
goal-crystals = Possède { $value ->
        [one] { $value } cristal
       *[other] { $value } cristaux
    } à la fin de ton tour.
goal-force = Un coup gagne à coup sûr, quoi que fasse l’adversaire. Trouve-le.
goal-defend = L’adversaire va frapper. Trouve le coup qui tient.
goal-prepare = Prépare ton prochain cristal : trouve le coup le plus fort.
goal-best = Un coup est nettement le meilleur. Trouve-le.

# Thèmes
theme-last-crystal = Dernier cristal
theme-paradox = Paradoxe
theme-duel = Duel
theme-force = Gain forcé
theme-defence = Défense
theme-preparation = Préparation
theme-shrine = Sanctuaire
theme-codex = Codex
