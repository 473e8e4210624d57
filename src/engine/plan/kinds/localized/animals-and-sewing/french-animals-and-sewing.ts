import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In French: who looks after animals, teaches dogs or riding, or sews. */
export const frenchAnimalsAndSewing = readLocalTrades(`
boarding | pension canine, pension feline, pension pour chiens?, pension pour chats?, pension pour animaux, pension chiens?, pension chats?, pension animaux, pension de chats, hotel pour chiens?, hotel pour chats?, hotel pour animaux, hotel canin, chatterie, garde d animaux, garde de chiens?, garde de chats?, garderie canine, garderie pour chiens, pet sitter, pet-sitter, dog sitter | Nuitées: Avec sa couverture et sa gamelle | Garde à la journée: Déposé le matin, repris le soir | Longues vacances: Avec des nouvelles et des photos | Journée d’essai: Pour que ce ne soit pas nouveau le jour venu | Repas et médicaments: Comme à la maison, selon votre liste | Aller et retour: Sur demande
training | educat* canin*, education canine, dressage*, comportementaliste*, ecole du chiot, ecole canine, club canin, dresseu* | École du chiot: Jouer, revenir, se laisser toucher | Cours de base: Assis, laisse, rappel | Cours particulier: Là où cela coince | Rencontres: Croiser d’autres chiens | Pistage: Fatigue plus que courir | Sortie en ville: Bus, terrasse et poussettes
riding | centre equestre, poney club, poney-club, ecurie*, equitation, cours d equitation, ecole d equitation, balade* a cheval, promenade* a cheval, randonnee* equestre*, club hippique, manege equestre | À la longe: D’abord l’assiette, ensuite les rênes | Cours collectif: Peu de chevaux, beaucoup de conseils | Cours particulier: Une demi-heure pour vous | Balade: Au pas, par les chemins | Enfants et poneys: Brosser, mener, monter | Stage de vacances: Une semaine en bottes
sewing | couturi*, retouch*, atelier de couture, tailleur, modiste* | Ourlets: Avec l’ourlet d’origine, si vous voulez | Fermetures éclair: Neuves et souples | Reprendre et élargir: Aux épingles, sur vous | Sur mesure: Avec choix du tissu et essayages | Rideaux: À la longueur de vos fenêtres | Réparations: Accrocs, doublures, boutons
`);

/** What they say in French. */
export const frenchAnimalsAndSewingVoices = readVoices(`
# boarding
title: Des vacances pour eux aussi
title: Vous partez, nous veillons
lede: Un endroit calme, ses habitudes et des gens qui voient comment va votre animal.
about: Chez {name}, chaque animal a{in} sa place et sa routine.
about: Apportez sa couverture. Elle aide plus que tout.
why: À son rythme | On renifle, puis on s’installe.
why: Comme chez lui | Repas, horaires et manies, selon votre liste.
why: Vous avez des nouvelles | Avec une photo, même de loin.
step: Écrivez-nous | Qui vient, et de quand à quand.
step: On se rencontre | Avec votre animal et vos questions.
step: Bon voyage | Nous donnons des nouvelles.
said: La deuxième fois, c’est lui qui m’a tirée dedans. | Deux semaines
said: Une photo le soir, et j’ai dormi. | Premier départ
role: Soins | Connaît chaque gamelle.
role: Accueil | Note tout, les manies aussi.
ask: Que faut-il apporter ? | Sa nourriture, une couverture de la maison et le carnet de santé.
ask: Il est craintif. Est-ce possible ? | Dites-le-nous, nous prenons plus de temps.
ask: Peut-on visiter avant ? | Oui, de préférence avec votre animal.
call: Vous partez bientôt ? | Écrivez qui vient, et de quand à quand.

# training
title: Les deux bouts de la laisse
title: Vous plus calme, lui plus attentif
lede: Des signes clairs et beaucoup de récompenses. Nous vous montrons ce que votre chien voudrait comprendre.
about: Chez {name}, chien et maître apprennent ensemble{in}, avec de la patience et du jeu.
about: Après chaque séance, deux exercices à la maison. Deux suffisent.
why: Sans crier | Ce qui fait peur n’a pas sa place ici.
why: Petits groupes | Pour que chacun soit vu.
why: Pour tous les jours | Porte, laisse, visites, rue.
step: Racontez | Âge, race, et ce qui se passe au coin de la rue.
step: Nous regardons | Lors d’une première rencontre.
step: Vous pratiquez | Nous corrigeons jusqu’à ce que ce soit acquis.
said: Il revient quand j’appelle. À la deuxième fois, mais il revient. | Cours de base
said: C’était moi. Bon à savoir. | Cours particulier
role: Éducation | Voit la queue avant vous.
role: Chiots | Passe une heure assis par terre.
ask: À partir de quel âge ? | Dès que le chiot est chez vous, et il n’est jamais trop tard.
ask: Que faut-il apporter ? | Une laisse, des friandises tendres et le carnet de santé.
ask: Mon chien est difficile. Peut-il venir ? | Oui, d’abord seul avec vous.
call: Il tire ? | Écrivez l’âge, la race et ce qui se passe.

# riding
title: Monter, et souffler
title: Se connaître, puis monter
lede: Des chevaux calmes, des cours patients et un lieu où l’on reste volontiers un peu plus longtemps.
about: Chez {name}, on apprend à monter{in} en commençant par le cheval : brosser, mener, écouter.
about: Qui n’est pas monté depuis longtemps reprend là où il se sent en confiance.
why: Le bon cheval | Selon la taille, l’expérience et le caractère.
why: La sécurité d’abord | Avec une bombe et sans hâte.
why: À pied aussi | Les soins font partie du cours.
step: Écrivez-nous | Âge, niveau et jours possibles.
step: Séance d’essai | Nous cherchons le cheval qui vous va.
step: On continue | Pas à pas, à votre rythme.
said: Elle parle de son poney toute la semaine. | Maman d’une cavalière
said: À cheval de nouveau, vingt ans après. | Reprise
role: Enseignement | Voit chaque talon.
role: Écurie | Reconnaît chaque cheval au pas.
ask: Faut-il avoir déjà monté ? | Non. On commence à la longe.
ask: Comment s’habiller ? | Un pantalon long et des chaussures fermées à petit talon.
ask: Et s’il pleut ? | Nous prévenons avant.
call: Quand venez-vous ? | Écrivez qui veut monter et quels jours.

# sewing
title: Pour que cela tombe bien
title: À vos mesures, à la main
lede: Épingler, retoucher, coudre du neuf : vous essayez, nous disons ce qui est possible et ce que cela coûte.
about: {name} coud et retouche{in} à la main et à la machine, de l’ourlet à la robe.
about: Apportez ce qui ne va pas. C’est souvent moins de travail qu’on ne croit.
why: Essayage compris | On épingle avant de couper.
why: Le prix avant | Après avoir vu la pièce.
why: Un jour fixé | Vous savez quand ce sera prêt.
step: Vous apportez | Avec les chaussures que vous porterez.
step: Nous épinglons | Et nous donnons le prix et le jour.
step: Vous reprenez | Et vous essayez encore une fois.
said: Le pantalon semble fait pour moi. | Retouche
said: Ma vieille robe est redevenue ma préférée. | Cliente fidèle
role: Coupe et couture | Voit à la démarche ce qui serre.
role: Accueil | Sait quel bouton manque.
ask: Combien de temps faut-il ? | Quelques jours pour une petite retouche ; la date est donnée au dépôt.
ask: Faut-il essayer ? | Pour la largeur et la longueur, oui. Dix minutes suffisent.
ask: Cousez-vous aussi du neuf ? | Oui, parlons tissu et coupe.
call: Que faut-il remettre à votre taille ? | Une photo et deux lignes suffisent.
`);
