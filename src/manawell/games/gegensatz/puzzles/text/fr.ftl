# Buts des énigmes
goal-win = Gagnez la partie pendant ce tour.
goal-crystals = Possédez { $value ->
        [one] { $value } cristal
       *[other] { $value } cristaux
    } à la fin de votre tour.
goal-force = Un coup gagne à coup sûr, quoi que fasse l’adversaire. Trouvez-le.
goal-defend = L’adversaire va frapper. Trouvez le coup qui tient.
goal-prepare = Préparez votre prochain cristal : trouvez le coup le plus fort.
goal-best = Un coup est nettement le meilleur. Trouvez-le.

# Thèmes
theme-last-crystal = Dernier cristal
theme-paradox = Paradoxe
theme-duel = Duel
theme-force = Gain forcé
theme-defence = Défense
theme-preparation = Préparation
theme-shrine = Sanctuaire
theme-codex = Codex
