type Rows = readonly (readonly [title: string, text: string])[];

/** Who bakes cakes and sweets, and no bread. */
export const isOfCakes = (offer: string): boolean =>
  /(?<!\p{L})(?:tartas?|pasteler[ií]as?|repostería|reposter[oa]s?|gâteaux?|pâtisseri\p{L}+|pâtissi\p{L}+|cake ?designer|\p{L}*torten?|konditorei|bolos?|confeitaria|confeiteir[oa]|boleira|doceri[ae]s?|doces|brigadeir\p{L}+|pasticceri[ae]|pasticcer[ea]|torte|cupcakes?)(?!\p{L})/iu.test(
    offer,
  ) && !/panader|boulanger|bäcker|padaria|panific|forn[oa]|panett/iu.test(offer);

/** What they make to order, by language. */
export const cakesToOrder: Readonly<Record<string, Rows>> = {
  es: [
    ['Tarta de cumpleaños', 'Con el nombre y el sabor que digas'],
    ['Tarta de boda', 'Con prueba antes'],
    ['Tarta de queso', 'Horneada el mismo día'],
    ['Galletas decoradas', 'Por docenas'],
    ['Mesa dulce', 'Para los que seáis'],
  ],
  fr: [
    ['Gâteau d’anniversaire', 'Au parfum que vous choisissez'],
    ['Pièce montée', 'Avec dégustation avant'],
    ['Tarte aux fruits', 'Selon la saison'],
    ['Biscuits décorés', 'À la douzaine'],
    ['Buffet sucré', 'Selon le nombre d’invités'],
  ],
  de: [
    ['Geburtstagstorte', 'Mit Namen, im Geschmack Ihrer Wahl'],
    ['Hochzeitstorte', 'Vorher wird probiert'],
    ['Käsekuchen', 'Am selben Tag gebacken'],
    ['Verzierte Kekse', 'Im Dutzend'],
    ['Süßes Buffet', 'Nach Zahl der Gäste'],
  ],
  pt: [
    ['Bolo de aniversário', 'Com o nome e o sabor que escolher'],
    ['Bolo de casamento', 'Com prova antes'],
    ['Cheesecake', 'Feito no próprio dia'],
    ['Bolachas decoradas', 'À dúzia'],
    ['Mesa de doces', 'Para quantos forem'],
  ],
  it: [
    ['Torta di compleanno', 'Con il nome e il gusto che scegli'],
    ['Torta nuziale', 'Con assaggio prima'],
    ['Crostata', 'Con la frutta di stagione'],
    ['Biscotti decorati', 'A dozzine'],
    ['Tavolo dei dolci', 'Per quanti siete'],
  ],
};
