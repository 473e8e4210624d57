import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in French that told nothing for them. */
export const frenchShapes = readShapes(`
lede: Ce que je fais, où je l’ai fait et comment m’écrire.
post: Aujourd’hui | {role} | Employeur, ville | Ce dont je réponds, en une ou deux lignes.
post: Avant | Le poste précédent | Employeur, ville | Ce qui en est sorti, avec un chiffre s’il y en a un.
post: Au début | Le premier poste | Employeur, ville | Ce que j’y ai appris.
post: Études | Diplôme ou formation | Établissement, année |
skill: Diriger | Écrire | Connaître
depth: Le plus utilisé | Bien connu | En cours d’apprentissage
talk: Titre d’une conférence | Congrès, ville, année
talk: Titre d’une autre | Rencontre, ville, année
paper: Titre d’un article | Revue, année
stat: 120 | personnes engagées
stat: 36 | actions cette année
stat: 8 | ans de travail
pretend: Chiffres d’exemple.
link: Travaux récents | Ce qui vient d’être terminé
link: Boutique | Ce qui s’achète
link: Commandes | Comment en passer une
link: Vidéos | Comment c’est fait
link: À propos | Qui est derrière
link: Prochaines dates | Où me trouver
link: Mes favoris | Ce qui sert tous les jours
link: Écrire un message | Pour tout le reste
doors: Tous les liens au même endroit.
one: 9:00 | Accueil et café | Pour arriver sans courir.
one: 10:00 | Ouverture | Ce qui se passe, et où.
one: 10:30 | Interventions du matin | Avec du temps pour les questions.
one: 12:30 | Déjeuner | Et conversations.
one: 14:30 | Ateliers | En petits groupes.
two: 9:30 | Café | Et retrouvailles.
two: 10:00 | Interventions | Avec du temps pour les questions.
two: 11:30 | Table ronde | Avec les questions du public.
two: 13:00 | Déjeuner | Et conversations.
two: 16:00 | Clôture | Ce que l’on emporte.
pass: Billet deux jours | Billet un jour | Étudiants
soft: Peut-on essayer avant de décider ? | Oui : on essaie d’abord, on choisit une offre ensuite.
soft: Peut-on changer d’offre ? | Oui, vers une plus grande ou une plus petite, au besoin.
soft: Faut-il installer quelque chose ? | Un navigateur à jour suffit.
soft: Que deviennent les données en partant ? | Elles s’exportent avant la fermeture du compte.
soft: Qui voit ce qui est enregistré ? | Les personnes invitées, et elles seules.
soft: Et si quelque chose ne marche pas ? | Deux lignes suffisent : une personne répond.
more: Par quoi commencer ? | Par un court message : quoi, et pour quand.
more: Qui répond ? | Une personne qui connaît le travail.
more: Sous combien de temps ? | Le temps de bien répondre ; aucun message ne reste sans suite.
more: Peut-on demander sans s’engager ? | Toujours.
more: Où trouver les coordonnées ? | Au bas de chaque page.
step: Ensuite | Nous restons joignables.
step: À la fin | On regarde ensemble et on règle ce qui manque.
ware: Alba | Lune | Dune | Orme | Brise | Nuage | Lin | Marée | Chêne | Soleil | Sable | Iris
module: Premiers pas | Le matériel, les mots et un premier exercice.
module: Technique | Pas à pas, avec des exemples.
module: Pratique | De courts exercices, l’un après l’autre.
module: Un travail personnel | De l’idée au résultat.
module: Retour | Questions, corrections, et la suite.
enrol: S’inscrire
lady: Hélène Fabre
safe: Ce qui est enregistré dans l’application appartient à qui s’en sert. Rien n’est vendu ni partagé.
safe: Sans publicité ni pistage.
`);
