# Buts des énigmes
goal-win = Gagnez pendant cette activation.
goal-relic = Prenez une relique pendant cette activation.
goal-kill = Anéantissez l’unité marquée pendant cette activation.
goal-defend = L’adversaire est près de gagner. Trouvez le coup qui l’arrête.
goal-fetch = Rapprochez-vous des reliques : trouvez le coup le plus fort.
goal-best = Un coup est nettement le meilleur. Trouvez-le.

# Thèmes
theme-relic = Reliques
theme-kill = Anéantir
theme-armour = Armure
theme-ground = Terrain
theme-cards = Interventions
theme-defence = Défense
