# Buts des énigmes
goal-win = Gagne pendant cette activation.
goal-relic = Prends une relique pendant cette activation.
goal-kill = Anéantis l’unité marquée ({ $each }) pendant cette activation.
goal-defend = L’adversaire est près de gagner. Trouve le coup qui l’arrête.
goal-fetch = Rapproche-toi des reliques : trouve le coup le plus fort.
goal-best = Un coup est nettement le meilleur. Trouve-le.

# Thèmes
theme-relic = Reliques
theme-kill = Anéantir
theme-armour = Armure
theme-ground = Terrain
theme-cards = Interventions
theme-defence = Défense
