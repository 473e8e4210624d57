import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in French in place of what any business says. */
export const frenchVoices = readVoices(`
# trade
step: Appelez ou écrivez | Quoi, où, depuis quand. Une photo aide.
step: Nous donnons un prix | Fixe si possible, avec une marge sinon.
step: Nous venons | Avec le matériel, à l’heure dite.
step: Vous vérifiez | La facture vient après.
ask: Quand pouvez-vous venir ? | Dites-nous si c’est urgent, et nous vous donnons un jour.
ask: Combien coûte le déplacement ? | Cela dépend de l’adresse et du travail. Vous le savez avant notre venue.
ask: Dois-je être chez moi ? | Au début, oui. Ensuite une clé ou un voisin suffit.
ask: Garantissez-vous votre travail ? | Celle que prévoit la loi ; nous l’expliquons avec le devis.
ask: Comment payer ? | Par carte ou virement, une fois le travail fait, avec facture.

# health
ask: Quand y a-t-il un rendez-vous ? | Appelez ou écrivez, dites si c’est urgent : vous avez le premier créneau libre.
ask: Que faut-il apporter ? | Une pièce d’identité, vos résultats et la liste de ce que vous prenez.
ask: Combien cela coûte-t-il ? | Les prix sont ici ; avant un long traitement vous recevez un devis.
ask: Et si je dois annuler ? | Prévenez la veille, et nous recevons quelqu’un d’autre.
ask: Puis-je venir accompagné ? | Bien sûr. À deux, on entend mieux.

# shop
ask: Quand expédiez-vous ? | À la commande, nous disons quand cela part et quand cela arrive.
ask: Puis-je échanger ? | Oui, si l’objet est neuf, dans le délai légal.
ask: Puis-je retirer en boutique ? | Oui. Nous écrivons quand c’est prêt.
ask: Combien coûte l’envoi ? | Vous le voyez dans le panier, avant de payer.
ask: Faites-vous des paquets cadeaux ? | Avec plaisir.

# studio
about: Chez {name}{in}, vous parlez dès le début à la personne qui fera le travail.
about: Nous prenons du temps pour la première question, car tout en dépend.
said: Les bonnes questions, puis exactement ce qui était dit. | Première commande
said: J’ai toujours su quelle était l’étape suivante. | Depuis des années
ask: Comment commence-t-on ? | Par un échange court, sans engagement.
ask: Combien ça coûte ? | Cela dépend du travail. Vous recevez le prix par écrit avant de commencer.
ask: Combien de temps faut-il ? | Nous donnons une date avec le devis, et nous la tenons.
ask: Peut-on le faire à distance ? | Oui, par téléphone ou en vidéo.
ask: Qui s’occupe de mon dossier ? | La personne que vous rencontrez la première fois.
ask: Et si je change d’avis ? | Dites-le, et nous trouvons une solution juste.
call: Une question ? | Deux lignes suffisent pour une première réponse.

# maker
title: Fait main, et cela se voit
title: Fait pour servir longtemps
lede: Un atelier où l’on dessine, construit et répare, pièce par pièce, en prenant le temps de ce qui ne se voit pas.
about: Dans l’atelier de {name}{in}, on travaille avec les mains et l’on mesure avec les yeux.
about: Ce qui sort d’ici est fait pour servir, et pour longtemps.
why: D’une seule main | Qui dessine construit aussi.
why: De la belle matière | Nous vous montrons d’où elle vient.
why: Pour longtemps | Et si quelque chose lâche, revenez.
step: Racontez | Pour quoi, pour qui, pour quand.
step: Dessin et prix | Un croquis, un échantillon, un chiffre.
step: À l’atelier | Passez voir à mi-chemin si le cœur vous en dit.
step: Venez le chercher | On essaie, on ajuste, vous l’emportez.
said: On dirait qu’il m’attendait. | Sur commande
said: Exactement ce que j’avais en tête. | Une commande
said: En l’ouvrant, on sentait encore l’atelier. | Un cadeau
role: Atelier | Entend au son si c’est juste.
role: Dessin | Écoute d’abord, dessine ensuite.
ask: Combien de temps prend une commande ? | Des semaines, parfois des mois. Vous avez une date avec le devis.
ask: Combien ça coûte ? | Cela dépend de la matière et des heures. Vous connaissez le prix avant le premier geste.
ask: Puis-je montrer une idée ? | Avec plaisir. Un croquis ou une photo suffit pour commencer.
ask: Peut-on visiter l’atelier ? | Avec plaisir, sur rendez-vous.
ask: Puis-je apporter ma matière ? | Souvent, oui. Nous la regardons ensemble.
ask: Expédiez-vous ? | Oui, bien emballé et assuré.
call: Une idée en tête ? | Décrivez-la, un croquis suffit.

# chocolate
title: Un carré, puis un autre
title: Du cacao, du temps, de la patience
lede: Pralinés, ganaches et tablettes, à goûter sur place, à emporter ou à offrir. Dites-nous pour qui.
ask: Combien de temps se gardent-ils ? | Demandez pour chaque sorte ; au frais et au sec, jamais au réfrigérateur.
ask: Peut-on composer son coffret ? | Oui, pièce par pièce, ou vous nous laissez choisir.
ask: Et les allergies ? | Dites-les-nous avant de goûter : noix, lait et gluten se croisent dans un atelier.
ask: Peut-on commander pour une fête ? | Écrivez la date et le nombre, et vous recevez un prix.
ask: Peut-on venir voir comment on fait ? | Demandez les dates, et nous vous gardons une place.

# cheese
title: Goûtez d’abord
title: À point, le bon jour
lede: Frais, affinés, doux ou francs : venez goûter, et dites-nous pour quel repas.
ask: Comment les garder ? | Dans leur papier, au frais, et une heure dehors avant de servir.
ask: Peut-on goûter ? | Bien sûr. C’est même mieux.
ask: Composez-vous des plateaux ? | Oui. Dites-nous combien vous serez et ce que vous aimez.
ask: Est-ce au lait cru ? | Demandez pour chacun ; nous vous le disons.
ask: Peut-on commander ? | Écrivez quoi et pour quand, et nous le mettons de côté.

# farm
title: Venez voir comment ça pousse et ça vit
title: La saison décide, nous la suivons
lede: Une visite, quelque chose à emporter ou une commande régulière : écrivez, et nous disons ce que la saison permet.
about: Chez {name}{in}, les journées suivent le temps et les saisons.
about: Posez toutes vos questions : nous montrons volontiers comment on travaille.
step: Écrivez | Visite, commande ou simple question.
step: Nous regardons la saison | Il y a des semaines pleines et d’autres qui demandent patience.
step: On fixe un jour | Et on vous dit quoi apporter : surtout des bottes.
step: Vous venez, ou cela part | Retiré sur place ou envoyé, comme convenu.
ask: Peut-on venir sans prévenir ? | Écrivez plutôt avant : à certaines heures, personne ne peut s’arrêter.
ask: Est-ce pour les enfants ? | Le plus souvent, oui. Dites-nous leur âge.
ask: Vendez-vous aux restaurants ? | Dites-nous quoi, combien et à quel rythme, et nous répondons franchement.
ask: Que faut-il porter ? | Des chaussures qui ne craignent rien.
ask: Combien ça coûte ? | Écrivez ce que vous souhaitez, et vous recevez un prix avant de décider.
call: Curieux de voir ? | Deux lignes suffisent. Nous répondons avec un jour ou un prix.

# groomer
title: Propre, doux et content
lede: Bain, coupe et brossage sans hâte : il s’habitue d’abord, les ciseaux viennent après.
ask: Combien de temps dure une séance ? | Une à deux heures, selon la taille et le poil.
ask: Et s’il a peur ? | On va doucement, avec des pauses. La première fois peut servir à faire connaissance.
ask: À quel rythme revenir ? | Cela dépend du poil ; nous vous le disons à la première visite.

# vet, veterinary
ask: Quand y a-t-il de la place ? | Appelez ou écrivez, dites si c’est urgent : vous avez le premier créneau libre.
ask: Que faut-il apporter ? | Le carnet de vaccination et, s’il y en a, les examens précédents.
ask: Combien cela coûte-t-il ? | Un devis vous est donné avant tout traitement.

# bikes
title: De la roue au dernier écrou
title: Pour que ça roule, tout simplement
lede: Apportez-le comme il est : nous regardons ensemble, vous avez un prix et un jour, et vous repartez en roulant.
ask: Faut-il un rendez-vous ? | Pour une crevaison, non. Pour une révision, écrivez avant.
ask: Combien de temps faut-il ? | Le petit, pendant que vous attendez ; une révision, quelques jours.
ask: Réparez-vous tous les vélos ? | Presque tous. Envoyez une photo, et nous vous disons.
call: Il grince, il ne freine plus ? | Dites-nous ce qu’il a, et nous disons quand l’apporter.
`);
