import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in French in place of what any business says. */
export const frenchVoices = readVoices(`
# trade
step: Appelez ou écrivez | Quoi, où, depuis quand. Une photo aide.
step: Nous donnons un prix | Fixe si possible, avec une marge sinon.
step: Nous venons | Avec le matériel, à l’heure dite.
step: Vous vérifiez | La facture vient après.
ask: Quand pouvez-vous venir ? | En urgence, le plus souvent le jour même ; sinon dans la semaine.
ask: Combien coûte le déplacement ? | La première heure a un prix fixe, trajet compris. Le matériel est convenu avant.
ask: Dois-je être chez moi ? | Au début, oui. Ensuite une clé ou un voisin suffit.
ask: Garantissez-vous votre travail ? | Si quelque chose ne tient pas, nous revenons.
ask: Comment payer ? | Par carte ou virement, une fois le travail fait, avec facture.

# health
ask: Quand y a-t-il un rendez-vous ? | Le jour même pour une urgence, sinon le plus souvent dans la semaine.
ask: Que faut-il apporter ? | Une pièce d’identité, vos résultats et la liste de ce que vous prenez.
ask: Combien cela coûte-t-il ? | Les prix sont ici ; avant un long traitement vous recevez un devis.
ask: Et si je dois annuler ? | Prévenez la veille, et nous recevons quelqu’un d’autre.
ask: Puis-je venir accompagné ? | Bien sûr. À deux, on entend mieux.

# shop
ask: Quand expédiez-vous ? | Commandé avant quinze heures, parti le jour même.
ask: Puis-je échanger ? | Oui, pendant trente jours, si l’objet est neuf.
ask: Puis-je retirer en boutique ? | Oui. Nous écrivons quand c’est prêt.
ask: Combien coûte l’envoi ? | Vous le voyez dans le panier, avant de payer.
ask: Faites-vous des paquets cadeaux ? | Avec plaisir.
`);
