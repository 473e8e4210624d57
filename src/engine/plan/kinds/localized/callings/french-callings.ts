import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in French that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const frenchCallings = readLocalTrades(`
repair | accordeur*, accordeuse*, accordage de, restauratrice de, restaurateur de tableaux, restaurateur de meubles, restauration de, répar*, rémouleur*, affûtage*, affûteur*, remise en état | Diagnostic: On regarde ensemble, on dit ce qu’il y a | Réglage: Ajusté, nettoyé, essayé | Réparation: Seulement ce qu’il faut | Restauration: Dans le respect de l’ancien | Entretien: Une fois par an, et ça dure | À domicile: Quand on ne peut pas déplacer l’objet
hire | location de, location d’, loue*, louer | À l’heure: Pour un matin ou un après-midi | À la journée: À prix fixe | Week-end: Pour plus d’un jour | Groupes: Dites-nous combien vous êtes | Livraison: On vous l’apporte au besoin | Accessoires: Ce qui est resté à la maison
club | troupe amateur*, theatre amateur*, théâtre amateur*, club*, association*, amicale*, chorale*, cercle de, ligue de | Rencontres: Demandez-nous quand | Débuter: Quelqu’un vous accompagne le premier jour | Sorties: Ensemble, sans se presser | Matériel: On vous dit ce qu’il faut | Portes ouvertes: Pour les curieux aussi | Adhérer: Une feuille, et c’est fait
driving | auto-école*, autoécole*, auto école*, permis de conduire, moniteur auto | Inscription: Les papiers, sur une seule page | Code: Les questions sont bienvenues | Heures de conduite: À votre rythme, d’une voix calme | Conduite accompagnée: Avec un parent, pas à pas | Examen: Quand vous êtes prêt, pas avant | Reprise: Pour qui n’a pas conduit depuis longtemps
lessons | cours de, cours particuliers, école de, professeur*, prof de, stages de, ateliers de | Cours d’essai: Pour voir si l’on s’entend | Débutants: À partir de zéro, sans hâte | Niveau moyen: Reprendre où l’on s’est arrêté | Cours individuels: À votre rythme | Petits groupes: On apprend aussi en regardant | Enfants: En jouant, sérieusement
nursery | crèche*, micro-crèche*, maternelle*, jardin d'enfants, halte-garderie*, assistante maternelle | Adaptation: Doucement, avec un parent à côté | Jeu libre: Le temps d’inventer | Dehors: Tous les jours, bottes comprises | Repas ensemble: Assis, sans se presser | Sieste: À chacun son coin | Familles: Quelques mots chaque soir à la porte
cause | ong, fondation, banque alimentaire, bénévolat, secours populaire | Sur le terrain: Là où il faut, avec les mains | Bénévolat: Une matinée aide déjà | Accueil: Quelqu’un vous reçoit et explique | Écoles: Nous racontons à ceux qui commencent | Adhésion: Une petite cotisation qui fait durer | Comptes clairs: Ce qui entre et à quoi cela sert
`);

/** What those of a calling say in French. */
export const frenchCallingVoices = readVoices(`
# repair
title: Regarder d’abord, réparer ensuite
title: Il a encore de belles années
lede: Dites-nous ce qui ne va pas. Nous disons franchement si cela vaut la peine, combien et pour quand.
about: {name} travaille{in} lentement, avec les pièces qu’il faut.
about: Ce qui peut être sauvé le sera ; sinon, nous le disons avant de commencer.
step: Dites ce qui ne va pas | Une photo aide beaucoup.
step: Nous examinons | Vous avez un prix avant que rien ne commence.
step: Nous réparons | Et vous essayez.
ask: Combien ça coûte ? | Cela dépend de ce qu’il y a. Vous avez le prix avant.
ask: Combien de temps faut-il ? | Vous recevez une date avec le prix.
ask: Vous déplacez-vous ? | Oui, si c’est lourd ou fragile. Dites-nous où vous êtes.
call: Quelque chose ne marche plus ? | Deux lignes et une photo suffisent.

# hire
title: Réservez, partez
title: Prêt quand vous arrivez
lede: Dites-nous quand et pour combien de personnes : tout sera prêt, vérifié, à votre taille.
about: {name} loue{in} ce dont il prend soin : tout est vérifié avant chaque départ.
about: Nous expliquons comment ça marche et où aller.
step: Vous choisissez le jour | Et vous dites combien vous êtes.
step: Nous préparons | Vérifié et réglé pour vous.
step: Vous partez | Si vous tardez, appelez-nous.
ask: Faut-il réserver ? | En saison et le week-end, oui.
ask: Y a-t-il une caution ? | Nous la disons à la réservation ; elle est rendue au retour.
ask: Et s’il fait mauvais ? | Nous changeons de jour sans façon.
call: Pour quel jour ? | Écrivez, nous disons si c’est libre.

# club
title: Venez voir une fois
title: À plusieurs, c’est mieux
lede: Une passion nous réunit, et il reste de la place. Pas besoin de savoir : venez, regardez, demandez.
about: {name} réunit{in} des gens de tous âges autour d’une même passion.
about: Qui débute trouve quelqu’un pour l’aider ; qui sait, avec qui partager.
step: Écrivez-nous | Nous disons quand nous nous voyons.
step: Venez une fois | Sans engagement.
step: Restez | Si cela vous plaît, vous adhérez.
ask: Faut-il savoir quelque chose ? | Non. Chacun a commencé un jour.
ask: Combien coûte l’adhésion ? | Demandez-nous ; la première fois, on regarde.
ask: Puis-je venir en famille ? | Bien sûr, dites-nous combien vous êtes.
call: Vous venez nous voir ? | Nous vous disons la prochaine date.

# lessons
title: On apprend en faisant
title: Commencez là où vous êtes
lede: Des cours où l’on a le temps de demander, des exercices clairs et un rythme qui est le vôtre.
about: Chez {name}, on apprend{in} avec quelqu’un qui écoute et qui explique.
about: Il n’est jamais trop tard pour commencer.
step: Dites ce que vous cherchez | Niveau, âge, jours qui conviennent.
step: Faisons connaissance | Et voyons par où commencer.
step: On continue | À votre rythme, par petites étapes.
ask: Faut-il de l’expérience ? | Dites-nous ce que vous savez déjà, et nous partons de là.
ask: Comment s’inscrire ? | Écrivez-nous, nous vous disons quand il y a de la place.
ask: Que faut-il apporter ? | Nous vous le disons avant le début.
role: Direction | Répond aux questions et organise les heures.
role: Enseignement | Explique autant de fois qu’il faut.
role: Secrétariat | Vous inscrit et garde votre heure.
call: Quand commence-t-on ? | Écrivez vos jours libres.

# nursery
title: Chaque matin, un visage connu
title: Ici, on grandit en jouant
lede: Des journées qui ont un rythme, et des adultes qui connaissent chaque enfant par son prénom et ses habitudes.
close: Écrivez-nous, et venez voir la maison.
about: Chez {name}, les journées ont un rythme{in} : arriver, jouer, sortir, manger, dormir, raconter.
about: Chaque famille a sa personne de référence dès le premier jour.
why: Les mêmes visages | Chaque enfant a le sien.
why: Dehors chaque jour | Sous la pluie, avec des bottes.
why: Vous savez comment c’était | Quelques mots à la porte, chaque soir.
step: Écrivez | L’âge, et à partir de quand.
step: Venez voir | Un matin, avec le temps des questions.
step: L’adaptation | Au rythme de l’enfant.
said: Dès la première semaine, il entre en courant.
said: Chaque soir, on nous raconte ce que seul voit celui qui regarde.
said: Elle rentre pleine de boue, et contente.
role: Direction | Connaît tous les anniversaires et toutes les allergies.
role: Section | Explique tout avec des cubes en bois.
role: Sieste | Sait qui dort avec quel doudou.
ask: Comment se passe l’adaptation ? | Doucement : au début vous restez, puis un peu moins chaque jour.
ask: Reste-t-il des places ? | Écrivez l’âge et la date, et nous vous le disons.
ask: Que faut-il apporter ? | Du rechange, des bottes et quelque chose qui sent la maison.
ask: Et s’il tombe malade ? | Nous appelons tout de suite, et nous attendons avec lui.
call: Envie de voir ? | Écrivez, et nous vous faisons visiter.

# cause
title: À plusieurs, c’est moins lourd
title: De petites choses, faites ensemble
lede: Nous faisons ce qui peut se faire avec les mains, avec qui veut venir, et les comptes sont ouverts.
about: {name} réunit{in} des gens qui ne veulent pas détourner les yeux.
about: Chaque aide, en temps ou en argent, sait où elle va.
why: Avec les mains | Ce qui se voit, se touche et se compte.
why: Comptes ouverts | Ce qui entre, et à quoi cela sert.
why: De la place pour chacun | On apprend le premier jour.
step: Écrivez | Ce que vous aimeriez faire, et quand.
step: Venez une fois | Quelqu’un vous accompagne.
step: Restez | Quand vous voulez, comme vous pouvez.
said: Venue un matin, je suis là depuis trois ans.
said: On sait où va chaque euro.
said: On est reçu comme si on était attendu.
ask: Que faut-il savoir faire ? | Rien. On vous explique le nécessaire.
ask: À quoi sert ce que je donne ? | À ce que vous voyez ici ; les comptes se demandent.
ask: Combien de temps faut-il ? | Celui que vous avez : une matinée par mois aide déjà.
call: Un coup de main ? | Deux lignes, et nous vous disons la prochaine date.
`);
