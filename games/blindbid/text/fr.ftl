# Blind Bid, le jeu d'essai de la maison.

blindbid-blurb = Le jeu d’essai de la maison : cartes cachées, ordres secrets, un vote et un marché.
blindbid-config-players = Joueurs
blindbid-config-press = Lettres
blindbid-config-press-talk = aucune : on se parle
blindbid-config-press-none = aucune
blindbid-config-press-public = à tous
blindbid-config-press-full = à tous et à quelques-uns
blindbid-config-press-listening = toutes les places sauf la dernière, qui écoute
blindbid-config-roles = Qui joue
blindbid-config-roles-open = tous le savent
blindbid-config-roles-drawn = places tirées, les deux dernières inconnues

## Ce qui se voit

blindbid-waiting = Le dé est lancé
blindbid-card = Carte { $card }
blindbid-own = Ce que vous avez dit
blindbid-laid = Vous avez posé le { $card }
blindbid-is-ready = De votre côté, tout est prêt
blindbid-votes = Vous votez pour finir la partie
blindbid-points = Points
blindbid-points-of = { $seat } : { $points }
blindbid-offer-stands = { $seat } { $seat ->
    [Vous] offrez
   *[other] offre
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chacun

## Les choix

blindbid-ready = C’est prêt
blindbid-unready = Pas encore, finalement
blindbid-vote = Voter pour finir la partie
blindbid-unvote = Reprendre son vote
blindbid-offer = Offrir { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chacun
blindbid-agree = Accepter
blindbid-refuse = Refuser

## Ce qui s'est passé

blindbid-dealt = Vous recevez { $cards }
blindbid-dealt-unseen = Les cartes sont distribuées
blindbid-prize = L’enjeu est de { $prize }
blindbid-noted = Noté : { $action }
blindbid-said = { $seat } { $seat ->
    [Vous] dites
   *[other] dit
} : { $action }
blindbid-shown = Les cartes sont retournées : { $cards }
blindbid-ended = { $how ->
    [vote] Tous ont voté pour finir la partie
    [offer] L’offre est acceptée
   *[other] La partie est finie
}

## Comment elle a fini, en quelques mots

blindbid-how-rounds = après trois manches
blindbid-how-vote = par un vote
blindbid-how-offer = par un marché

## Pourquoi une action est refusée

blindbid-refused-not-in-hand = Cette carte n’est pas dans votre main.
blindbid-refused-is-ready = Vous avez dit que c’était prêt : revenez d’abord là-dessus.
blindbid-refused-nothing-laid = Posez d’abord une carte.
blindbid-refused-said-already = Vous l’avez déjà dit.
blindbid-refused-voted-already = Vous votez déjà ainsi.
blindbid-refused-no-offer-now = Rien ne peut être offert maintenant, ou pas autant.
blindbid-refused-nothing-to-answer = Il n’y a pas d’offre à laquelle vous puissiez répondre.
blindbid-refused-unknown = Qui joue inconnu ne vote pas et ne fait pas d’offre.

## Pourquoi des options ne peuvent se jouer

blindbid-bad-players = Blind Bid se joue de 2 à 9, pas à { $players }.
blindbid-bad-roles = Il faut au moins un joueur connu à côté des inconnus : de 3 à 9 joueurs.
