import { houseLineOf } from './part-lines-of-houses';
import { lifeLineOf } from './part-lines-of-lives';
import { partLineEast } from './part-lines-east';

type Line = readonly [asked: RegExp, lines: Readonly<Record<string, string>>];

const asked = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})`, 'iu');

/** What stands in a part of which a prompt gives the title alone, by what the title names: one sentence that is true of anybody. */
const lines: readonly Line[] = [
  [
    asked(
      'urgenc|urgênc|emergenc|emergênc|emergenz|pronto (?:intervento|soccorso)|notf[aä]ll|notdienst|dépannage',
    ),
    {
      es: '¿Es urgente? Dilo nada más empezar y va lo primero.',
      fr: 'C’est urgent ? Dites-le d’emblée, et cela passe en premier.',
      de: 'Ist es dringend? Sagen Sie es gleich, dann geht es vor.',
      pt: 'É urgente? Diga logo, e passa à frente.',
      it: 'È urgente? Dillo subito, e passa davanti.',
    },
  ],
  [
    asked('camping|acampad|acampament|campeggio|zelten|zeltplatz'),
    {
      es: 'Pregúntanos dónde se puede acampar y qué hay que traer.',
      fr: 'Demandez-nous où planter la tente et quoi apporter.',
      de: 'Fragen Sie uns, wo gezeltet werden kann und was man mitbringt.',
      pt: 'Pergunte onde se pode acampar e o que trazer.',
      it: 'Chiedici dove si può piantare la tenda e che cosa portare.',
    },
  ],
  [
    asked('vestimenta|c[óo]digo de vest|dress ?code|tenue|kleider|abbigliamento|traje'),
    {
      es: 'Ven como para una fiesta, con lo que te haga sentir bien. Si tienes dudas, pregúntanos.',
      fr: 'Venez comme pour une fête, dans ce qui vous va. En cas de doute, demandez-nous.',
      de: 'Kommen Sie wie zu einem Fest, in dem, worin Sie sich wohlfühlen. Im Zweifel fragen Sie uns.',
      pt: 'Venha como para uma festa, com o que o faça sentir bem. Na dúvida, pergunte.',
      it: 'Vieni come a una festa, con quello che ti fa stare bene. Nel dubbio, chiedici.',
    },
  ],
  [
    asked('sommaire|índice|contenido|inhaltsverz|sumário|indice|table des mati'),
    {
      es: 'Qué hay dentro, capítulo por capítulo: escríbenos y te lo mandamos.',
      fr: 'Ce qu’il y a dedans, chapitre par chapitre : écrivez-nous, nous vous l’envoyons.',
      de: 'Was darin steht, Kapitel für Kapitel: Schreiben Sie uns, wir schicken es Ihnen.',
      pt: 'O que tem dentro, capítulo a capítulo: escreva e enviamos.',
      it: 'Che cosa c’è dentro, capitolo per capitolo: scrivici e te lo mandiamo.',
    },
  ],
  [
    asked('extrait|leseprobe|amostra|estratt|anteprima|fragmento'),
    {
      es: 'Unas páginas para probar: escríbenos y te las mandamos.',
      fr: 'Quelques pages pour goûter : écrivez-nous, nous vous les envoyons.',
      de: 'Ein paar Seiten zum Hineinlesen: Schreiben Sie uns, wir schicken sie Ihnen.',
      pt: 'Algumas páginas para provar: escreva e enviamos.',
      it: 'Qualche pagina da assaggiare: scrivici e te la mandiamo.',
    },
  ],
  [
    asked('torneo|tournoi|turnier|torneio|liga|campeonato|championnat|wettk'),
    {
      es: 'Las próximas fechas y cómo apuntarse: escríbenos y te las decimos.',
      fr: 'Les prochaines dates et les inscriptions : écrivez-nous, nous vous les donnons.',
      de: 'Die nächsten Termine und die Anmeldung: Schreiben Sie uns, wir sagen sie Ihnen.',
      pt: 'As próximas datas e como participar: escreva e dizemos.',
      it: 'Le prossime date e come iscriversi: scrivici e te le diciamo.',
    },
  ],
  [
    asked(
      'jugend|nachwuchs|cantera|jeunes|juvenil|formação|giovanil|escola|escuela|école|scuola|kinder|enfants|niños|crianças|bambini',
    ),
    {
      es: 'Se empieza desde cero y con alguien que enseña con paciencia. Escríbenos y te contamos cómo apuntarse.',
      fr: 'On commence de zéro, avec quelqu’un de patient. Écrivez-nous, nous vous disons comment s’inscrire.',
      de: 'Hier fängt man ganz von vorn an, mit jemandem, der geduldig zeigt, wie es geht. Schreiben Sie uns, wir sagen, wie man dazukommt.',
      pt: 'Começa-se do zero e com alguém que ensina com paciência. Escreva e dizemos como participar.',
      it: 'Si comincia da zero, con qualcuno che insegna con pazienza. Scrivici e ti diciamo come iscriversi.',
    },
  ],
  [
    asked('einsätz|einsatz|intervenc|interventions|intervent|missões|salidas|sorties|uscite'),
    {
      es: 'Qué hacemos cuando nos llaman y qué conviene saber antes: aquí lo contamos.',
      fr: 'Ce que nous faisons quand on nous appelle, et ce qu’il est bon de savoir avant.',
      de: 'Wo wir gebraucht werden und was wir dort tun: Davon berichten wir hier.',
      pt: 'O que fazemos quando nos chamam e o que convém saber antes: aqui contamos.',
      it: 'Che cosa facciamo quando ci chiamano, e che cosa è bene sapere prima.',
    },
  ],
  [
    asked(
      'rejoindre|mitmachen|mitspielen|mitsingen|unirse|participar|unisciti|junte-se|soci|hacerse|adhé|adhér|mitglied|sócio|seja|inscri|iscri|beitritt|anmeldung|matrícula',
    ),
    {
      es: 'Formar parte es sencillo: escríbenos y te contamos cómo y cuánto.',
      fr: 'Nous rejoindre est simple : écrivez-nous, nous vous disons comment et combien.',
      de: 'Dazugehören ist einfach: Schreiben Sie uns, wir sagen, wie es geht und was es kostet.',
      pt: 'Fazer parte é simples: escreva e dizemos como e quanto.',
      it: 'Farne parte è semplice: scrivici e ti diciamo come e quanto.',
    },
  ],
  [
    asked('patrocin|sponsor|partenair|partner|förder|apoio'),
    {
      es: 'Gracias a quienes nos apoyan. Si quieres sumarte, escríbenos.',
      fr: 'Merci à celles et ceux qui nous soutiennent. Pour les rejoindre, écrivez-nous.',
      de: 'Danke allen, die uns unterstützen. Wenn Sie dazukommen möchten, schreiben Sie uns.',
      pt: 'Obrigado a quem nos apoia. Para se juntar, escreva.',
      it: 'Grazie a chi ci sostiene. Per unirti, scrivici.',
    },
  ],
  [
    asked('noticia|actualit|aktuell|neuigkeit|news|novidade|notícia|notizi|novità|novedades'),
    {
      es: 'Aquí contamos lo nuevo en cuanto lo hay.',
      fr: 'Les nouvelles paraissent ici, dès qu’il y en a.',
      de: 'Neues steht hier, sobald es etwas gibt.',
      pt: 'Aqui contamos as novidades, assim que houver.',
      it: 'Le novità le trovi qui, appena ci sono.',
    },
  ],
  [
    asked('d[eé]mo|probe|prueba gratis|essai|teste? grátis|prova gratuita'),
    {
      es: 'Escríbenos y te lo enseñamos con calma.',
      fr: 'Écrivez-nous, nous vous le montrons en prenant le temps.',
      de: 'Schreiben Sie uns, wir zeigen es Ihnen in Ruhe.',
      pt: 'Escreva e mostramos com calma.',
      it: 'Scrivici e te lo mostriamo con calma.',
    },
  ],
  [
    asked('aparca|parking|parkpl|parken|estaciona|parchegg|stationne'),
    {
      es: 'Dinos cómo vienes y te decimos dónde dejar el coche.',
      fr: 'Dites-nous comment vous venez, nous vous disons où vous garer.',
      de: 'Sagen Sie uns, wie Sie kommen, und wir sagen, wo Sie parken können.',
      pt: 'Diga como vem e dizemos onde estacionar.',
      it: 'Dicci come vieni e ti diciamo dove parcheggiare.',
    },
  ],
  [
    asked('stand|exposi|exposant|aussteller|espositor|puestos|bancarelle|barraquinhas'),
    {
      es: 'Quién está y qué trae: si quieres un puesto, escríbenos.',
      fr: 'Qui est là et avec quoi : pour tenir un stand, écrivez-nous.',
      de: 'Wer da ist und was es gibt: Wenn Sie einen Stand möchten, schreiben Sie uns.',
      pt: 'Quem está e o que traz: para ter um lugar, escreva.',
      it: 'Chi c’è e che cosa porta: per avere uno stand, scrivici.',
    },
  ],
  [
    asked('empleo|emploi|recrut|karriere|jobs|stellen|vagas|emprego|lavora|trabaja|carrière'),
    {
      es: '¿Te gustaría trabajar aquí? Cuéntanos quién eres y qué sabes hacer.',
      fr: 'Envie de travailler ici ? Dites-nous qui vous êtes et ce que vous savez faire.',
      de: 'Möchten Sie hier arbeiten? Schreiben Sie uns, wer Sie sind und was Sie können.',
      pt: 'Gostava de trabalhar aqui? Conte quem é e o que sabe fazer.',
      it: 'Ti piacerebbe lavorare qui? Raccontaci chi sei e che cosa sai fare.',
    },
  ],
  [
    asked(
      'bonos? regalo|tarjetas? regalo|cartes? cadeaux?|bons? cadeaux?|gutschein|vales?|cartões? presente|buoni|buono regalo',
    ),
    {
      es: 'Para regalar: dinos el importe y para quién, y lo preparamos.',
      fr: 'À offrir : dites-nous le montant et pour qui, nous le préparons.',
      de: 'Zum Verschenken: Sagen Sie uns Betrag und Namen, wir bereiten ihn vor.',
      pt: 'Para oferecer: diga o valor e para quem, e preparamos.',
      it: 'Da regalare: dicci l’importo e per chi, e lo prepariamo.',
    },
  ],
  [
    asked('env[ií]os?|livraison|versand|lieferung|entregas?|spedizion|consegn'),
    {
      es: 'Dinos adónde va y te decimos cuándo llega y cuánto cuesta.',
      fr: 'Dites-nous où, nous vous disons quand et à quel prix.',
      de: 'Sagen Sie uns, wohin, und wir sagen, wann und zu welchem Preis.',
      pt: 'Diga para onde e dizemos quando chega e quanto custa.',
      it: 'Dicci dove, e ti diciamo quando arriva e quanto costa.',
    },
  ],
  [
    asked(
      'complean|cumple|anniversaire|geburtstag|aniversár|catering|eventos|événements|veranstaltung|feiern|privat|fiestas|festas|feste|groupes|gruppen|grupos|gruppi|empresas|entreprises|firmen|aziende',
    ),
    {
      es: 'Dinos el día, cuántos son y qué imaginan: respondemos con una propuesta y un precio.',
      fr: 'Dites-nous le jour, combien vous êtes et ce que vous imaginez : nous répondons avec une proposition et un prix.',
      de: 'Sagen Sie uns Tag, Anzahl und was Sie sich vorstellen: Wir antworten mit einem Vorschlag und einem Preis.',
      pt: 'Diga o dia, quantas pessoas são e o que imagina: respondemos com uma proposta e um preço.',
      it: 'Dicci il giorno, quanti siete e che cosa immaginate: rispondiamo con una proposta e un prezzo.',
    },
  ],
];

const rest: Readonly<Record<string, string>> = {
  es: '¿Quieres saber más? Escríbenos y te lo contamos.',
  fr: 'Vous voulez en savoir plus ? Écrivez-nous.',
  de: 'Mehr dazu erzählen wir Ihnen gern: Schreiben Sie uns.',
  pt: 'Quer saber mais? Escreva e contamos tudo.',
  it: 'Vuoi saperne di più? Scrivici e ti raccontiamo tutto.',
};

/** The line for a part by what its title names; undefined where nothing is known of it. */
const knownLine = (language: string, title: string): string | undefined =>
  // Of what only these know: the other tables have a last word for all.
  lifeLineOf(language, title) ??
  houseLineOf(language, title) ??
  partLineEast(language, title, false) ??
  lines.find(([words, said]) => words.test(title) && said[language] !== undefined)?.[1][language];

/** The line for a part with this title; undefined in languages without any. */
export const partLineOf = (language: string, title: string): string | undefined =>
  knownLine(language, title) ?? partLineEast(language, title) ?? rest[language];

/** Whether a title is known to name a part of a site. */
export const knowsPart = (language: string, title: string): boolean =>
  knownLine(language, title) !== undefined;
