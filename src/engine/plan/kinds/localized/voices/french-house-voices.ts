import { readVoices } from './read-voices';

/** What houses of a sort say in French, true of any of them. */
export const frenchHouseVoices = readVoices(`
# food
about: Chez {name}{in}, chaque chose est préparée avec envie et servie avec le sourire.
about: Posez vos questions : qui l’a fait vous répond.
close: Passez nous voir, ou demandez avant de venir.
why: Bien fait | De bons produits, et pas de raccourcis.
why: Demandez-nous | Allergies, quantités, commandes : nous vous répondons.
why: Un accueil simple | Sur place comme au téléphone.
step: Dites-nous quoi et pour quand | Combien vous êtes et ce que vous aimez.
step: Nous confirmons | Avec un prix et une heure.
step: C’est prêt | Tout frais, à l’heure dite.
said: On y mange bien, et on y est bien reçu. | De passage dans le quartier
said: Nous en avions trop commandé, il n’est rien resté. | Anniversaire à la maison
said: Nous revenons dès que nous pouvons. | Une habituée
call: Une envie ? | Écrivez ou appelez, nous vous disons ce qu’il y a.

# bakery
ask: Peut-on commander ? | Oui. Dites quoi, combien et pour quand, et nous le mettons de côté à votre nom.
ask: Que contient chaque produit ? | Demandez : nous vous disons les ingrédients, allergies comprises.
ask: Comment régler ? | Demandez en passant commande, il y a plusieurs façons.
ask: Qui répond aux messages ? | Une personne, et pas une machine.
call: On vous met quelque chose de côté ? | Dites-nous quoi et pour quand.

# beauty
close: Choisissez le jour et l’heure, nous parlons du reste à votre arrivée.
why: D’abord, on demande | Ce que vous voulez, ce que vous ne voulez pas.
why: Sans se presser | Votre rendez-vous est à vous.
why: Des conseils pour la maison | Pour que cela dure.
step: Prenez rendez-vous | Le jour qui vous arrange.
step: On en parle | Nous regardons ensemble ce qui vous va.
step: Profitez | Nous nous occupons du reste.
said: On a compris tout de suite ce que je voulais. | Première visite
said: Je suis ressortie avec le sourire. | Sur recommandation
said: Je ne vais plus ailleurs. | Une habituée
call: On vous réserve une heure ? | Dites-nous quel jour vous convient.

# health
close: Prenez rendez-vous et dites-nous ce qui vous amène.
why: Le temps d’écouter | Chaque consultation commence par ce qui vous amène.
why: Des mots clairs | Ce qu’il y a, ce qu’on peut faire, et ce qui ne sert à rien.
why: Un suivi | Vous ne repartez pas avec vos questions.
step: Prenez rendez-vous | Par téléphone ou sur cette page.
step: Première consultation | On parle, on examine, on explique.
step: Un plan | Par écrit, et à votre mesure.
step: La suite | Jusqu’à ce que cela aille mieux.
about: {name} reçoit{in} avec du temps, des mots clairs et un plan que l’on comprend.
about: Les questions font partie de la consultation : nous y répondons toutes.
said: Tout m’a été expliqué, sans se presser. | Première consultation
said: Je suis ressorti avec un plan, et moins d’inquiétude. | Sur recommandation
said: J’y vais depuis des années. | Suivi régulier
call: On prend rendez-vous ? | Dites-nous ce qui vous amène et quand vous êtes libre.

# trade
close: Dites-nous ce qu’il vous faut, vous aurez un prix avant de commencer.
about: {name} travaille{in} comme on aime : à l’heure, proprement, avec un prix convenu avant.
about: Posez vos questions : celui qui fait le travail vous répond.
why: Un prix clair | Convenu avant, sans surprise après.
why: La ponctualité | Une heure dite est une heure tenue.
why: Un chantier propre | Rangé avant de partir.
said: Venus quand ils l’avaient dit, au prix qu’ils avaient dit. | Dépannage à la maison
said: Un travail propre et bien expliqué. | Sur recommandation
said: Maintenant, nous savons qui appeler. | Client depuis des années
call: Des travaux en vue ? | Racontez-nous en deux lignes ; une photo aide.

# auto
close: Amenez-le ou appelez : nous donnons un prix et un jour.
lede: Dites-nous ce qui ne va pas. Nous regardons, nous donnons un prix et un jour, et rien n’est changé sans votre accord.
title: Un prix avant de commencer
title: Pour repartir tranquille

# stay
about: {name}{in} : ici, on dort bien, on se lève sans hâte, et il y a toujours quelqu’un à qui demander.
about: Dites-nous ce que vous venez chercher, nous vous disons par où commencer.
close: Choisissez vos dates, nous vous confirmons.
why: Nous vous attendons | Dites-nous l’heure de votre arrivée.
why: Des conseils d’ici | Où manger, que voir, où marcher.
why: Du repos | De bons lits et des nuits calmes.
step: Choisissez vos dates | Et dites-nous combien vous êtes.
step: Nous confirmons | Avec le prix et le chemin.
step: Vous arrivez | Et nous vous montrons la maison.
said: Nous n’avions pas aussi bien dormi depuis longtemps. | Un week-end
said: On nous a conseillé exactement ce que nous cherchions. | Vacances en famille
said: Nous cherchons déjà des dates pour revenir. | Deuxième séjour
call: Quand venez-vous ? | Donnez-nous vos dates, nous vous disons s’il y a de la place.

# shop
close: Choisissez tranquillement, et posez vos questions.
about: Chez {name}, nous choisissons chaque chose comme si c’était pour la maison.
about: Une question avant de commander ? Écrivez-nous : une personne répond.
why: Choisi avec soin | Nous connaissons ce que nous vendons.
why: Sans se presser | Regardez, et décidez ensuite.
why: Des réponses | Une personne vous écrit.
step: Vous choisissez | Sans vous presser.
step: Vous commandez | Et nous confirmons.
step: Nous préparons | À votre nom.
step: C’est chez vous | Et si quelque chose ne va pas, nous arrangeons cela.
said: On m’a conseillé juste ce que je cherchais. | Première commande
said: Plus beau encore que sur les photos. | Pour la maison
said: Le cadeau était le bon. | Sur recommandation
call: Une question avant de commander ? | Écrivez-nous, nous répondons.

# counter
close: Venez voir, ou demandez ce que vous cherchez.
about: Chez {name}{in}, nous vendons ce que nous connaissons, et c’est pour cela que nous pouvons vous conseiller.
about: Si vous ne voyez pas ce que vous cherchez, demandez : souvent nous l’avons, sinon nous le trouvons.
why: Un conseil | Dites-nous pour quoi, nous vous disons lequel.
why: Choisi avec soin | Nous connaissons ce que nous vendons.
why: Sur demande | Si ce n’est pas là, nous le cherchons.
step: Dites-nous ce que vous cherchez | Sur place, par téléphone ou par écrit.
step: Nous vous conseillons | Avec un prix et un délai.
step: Nous préparons | Et nous vous prévenons quand c’est prêt.
said: Venue pour une chose, repartie avec celle qu’il me fallait. | Achat pour la maison
said: On vous reçoit avec patience, même pour peu. | Un habitué
said: Le cadeau était le bon. | Sur recommandation
call: Vous cherchez quelque chose ? | Dites-nous quoi, nous vous disons si nous l’avons.
ask: Peut-on commander quelque chose ? | Oui. Dites-nous quoi, et nous vous prévenons à l’arrivée.
ask: Puis-je échanger ? | Oui, avec le ticket et si ce n’est pas utilisé.
ask: Pouvez-vous me conseiller ? | Nous sommes là pour cela. Dites-nous pour quoi c’est.
ask: Comment régler ? | Demandez au comptoir, il y a plusieurs façons.

# studio
step: Un premier échange | Ce qu’il vous faut, et pour quand.
step: Une proposition | Avec un prix et une date.
step: Le travail | Et vous savez où nous en sommes.
step: Ensuite | Nous restons joignables.
close: Écrivez-nous, nous en parlons sans engagement.
why: D’abord, écouter | Ensuite, proposer.
why: Le prix avant de commencer | Écrit, et sans petites lignes.
why: Une personne, pas un formulaire | Vous savez à qui vous parlez.
call: On en parle ? | Deux lignes suffisent pour une première réponse.

# unknown
lede: Dites-nous ce que vous cherchez et pour quand : nous répondons clairement, et sans engagement.

# move
close: Venez essayer, vous déciderez après.
about: Chez {name}{in}, chacun commence là où il en est et avance à son rythme.
about: Il y a toujours quelqu’un pour regarder, corriger et encourager.
why: À votre rythme | Chacun commence là où il en est.
why: Quelqu’un qui corrige | Avec patience et une bonne technique.
why: Une bonne ambiance | À plusieurs, c’est plus facile.
step: Écrivez-nous | Et dites-nous ce que vous aimeriez.
step: Venez essayer | Dans une tenue confortable.
step: Continuez | Avec un plan qui tient dans votre semaine.
said: Dès le premier jour, je me suis sentie chez moi. | Partie de zéro
said: Je n’étais jamais resté aussi longtemps quelque part. | Depuis un an
said: C’est exigeant, mais avec le sourire. | Deux fois par semaine
call: Vous venez essayer ? | Dites-nous quel jour vous êtes libre.

# tech
close: Écrivez-nous, nous vous montrons.
about: {name} est fait pour enlever du travail, pas pour en donner.
about: S’il vous manque quelque chose, dites-le : c’est de là que viennent les améliorations.
why: Facile à prendre en main | Sans manuel ni réunion.
why: Clair | Chaque chose là où on l’attend.
why: Avec de l’aide | Une personne répond.
step: Vous essayez | Avec vos propres données.
step: Nous réglons | Selon votre façon de travailler.
step: Vous l’utilisez | Dès le premier jour.
said: Avant, j’avais des feuilles partout. | Petite équipe
said: On l’apprend en une matinée. | Responsable de service
said: On pose une question, et quelqu’un répond vraiment. | Depuis le début
ask: Peut-on le voir avant ? | Oui. Écrivez-nous, nous vous montrons.
ask: Est-ce difficile de commencer ? | Non. On apprend en l’utilisant, et nous aidons si cela coince.
ask: Qui m’aide ? | Une personne, et pas une machine.
call: On regarde ensemble ? | Écrivez-nous, nous trouvons un moment.

# event
close: Notez la date, et venez avec qui vous voulez.
call: Vous venez ? | S’il vous reste une question, écrivez-nous.

# lessons
close: Dites-nous vos jours, nous trouvons votre heure.
why: Depuis le début | Personne ne naît en sachant.
why: À votre rythme | On avance quand c’est clair.
why: Avec plaisir | On apprend mieux en souriant.
said: Je croyais que ce n’était pas pour moi. Ça l’était. | Parti de zéro
said: On m’explique trois fois, et chaque fois autrement. | Deuxième année
said: Ma fille sort contente, et moi aussi. | Maman d’une élève

# veterinary
close: Prenez rendez-vous et dites-nous comment il va.
about: Chez {name}{in}, chaque animal est reçu avec calme, et ses maîtres avec des mots clairs.
about: Posez toutes vos questions : ici, on explique.
why: Du calme | D’abord il s’habitue, ensuite on commence.
why: Des mots clairs | Ce qu’il a, ce qu’on peut faire, et à quel prix.
why: Des conseils pour la maison | Pour que cela dure.
step: Prenez rendez-vous | Et dites-nous comment il est.
step: On fait connaissance | Sans se presser.
step: On s’occupe de lui | Comme du nôtre.
said: Entré inquiet, ressorti en remuant la queue. | Première visite
said: On sent qu’ils aiment les animaux. | Sur recommandation
said: Maintenant, il entre tout seul. | Depuis des années
call: On prend rendez-vous ? | Dites-nous son nom et ce qu’il lui faut.

# blog
lede: Des textes écrits sans hâte, à lire tranquillement.
about: {name} s’écrit par plaisir, et se lit de même.
about: Si quelque chose vous parle ou vous étonne, écrivez-nous : nous lisons tout.
call: Un mot à dire ? | Écrivez-nous, nous lisons tout.

# music
lede: De la musique, des dates, et tout ce qu’il est bon de savoir avant de venir écouter.
about: {name} fait de la musique{in} et la joue là où l’on veut l’entendre.
about: Pour un concert, la presse ou toute autre idée, écrivez-nous.
call: On joue chez vous ? | Donnez-nous une date et un lieu.

# nonprofit
lede: Des personnes réunies par l’envie de faire quelque chose de bien. Voici ce que nous faisons, et comment y participer.
close: On peut venir, regarder et participer.
about: {name} réunit{in} des personnes qui font quelque chose pour les autres, et qui aiment le faire ensemble.
about: Pour nous connaître, écrivez-nous ou passez un jour.
why: Ouvert à tous | On peut venir, regarder, demander.
why: Tout près | Fait par des gens d’ici.
why: De bon cœur | Chacun apporte ce qu’il peut.
step: Écrivez-nous | Nous vous disons quand nous nous voyons.
step: Venez un jour | Sans engagement.
step: Participez | Avec du temps, des idées ou des bras.
said: Venue pour voir, je suis restée. | Depuis un an
said: Des gens qui font, et qui le racontent avec joie. | Un voisin
ask: Peut-on venir sans connaître personne ? | Oui. Quelqu’un vous accueille et vous présente.
ask: Faut-il savoir quelque chose ? | Non. Ce qu’il faut s’apprend ici.
ask: Comment aider ? | Avec du temps, des idées, ou en parlant de nous.
call: On fait connaissance ? | Écrivez-nous, nous vous disons où et quand.

# portfolio, photographer
lede: Travaux personnels et commandes. Prenez le temps de regarder et, si quelque chose vous plaît, écrivez-moi.
about: Chaque commande commence par une conversation et se termine quand nous sommes contents tous les deux.
about: Dites-moi ce qu’il vous faut et pour quand : c’est moi qui réponds.
why: En direct | Vous parlez à la personne qui fait le travail.
why: Des délais clairs | La date est convenue au début.
why: Du soin | Jusqu’au dernier détail.
call: Une idée en tête ? | Racontez-la-moi en deux lignes.
`);
