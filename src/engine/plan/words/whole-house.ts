import { withLeanLetters } from '../../brief/words/lean-letters';

/** How a house or flat that is let as a whole is spoken of, where others speak of their rooms. */
export type WholeHouse = {
  /** Whether a prompt speaks of such a house, and of no rooms that are let one by one. */
  readonly told: RegExp;
  /** What it is called in a heading, in a menu and on a button. */
  readonly heading: string;
  readonly page: string;
  readonly see: string;
  /** Under its heading, and over the form that asks for days. */
  readonly lede: string;
  readonly ask: string;
  /** What a stay costs by the time of the year: low season, high season, a whole week. */
  readonly seasons: readonly [low: string, high: string, week: string];
};

const unless = String.raw`(?![\s\S]*(?<!\p{L})(?:hotel\p{L}*|hôtel\p{L}*|pension|gasthof|gästezimmer|doppelzimmer|einzelzimmer|hostel|hostal|posada|pousada|camping\p{L}*|campingplatz|agriturismo|b\s?&\s?b|bed and breakfast|chambres? d['’]h[ôo]tes?|petits?[ -]d[ée]jeuners?|desayunos?|colazion[ei]|frühstück\p{L}*|pequenos?[ -]almoços?|caf[ée] da manh[ãa]|por habitaciones|camere|habitaciones dobles)(?!\p{L}))`;
const letting = (words: string): RegExp =>
  new RegExp(withLeanLetters(String.raw`^${unless}[\s\S]*(?<!\p{L})(?:${words})(?!\p{L})`), 'iu');

/** Houses let as a whole, by language. */
export const wholeHouses = {
  es: {
    told: letting(
      String.raw`casas? rural(?:es)?|(?:casa|piso|apartamento|vivienda|chalet|villa|caba[ñn]a|departamento|depto)s? (?:de vacaciones|vacacional(?:es)?|tur[ií]stic[oa]s?|en alquiler|para alquilar|en renta)|alquiler vacacional|renta vacacional|caba[ñn]as?|alquil\p{L}+ (?:mi|una?|nuestr[oa]) (?:casa|piso|apartamento|chalet|villa|caba[ñn]a)`,
    ),
    heading: 'El alojamiento',
    page: 'Alojamiento',
    see: 'Ver el alojamiento',
    lede: 'Tu casa durante unos días.',
    ask: 'Dinos qué fechas quieres y cuántos vienen: contestamos si está libre y cuánto cuesta.',
    seasons: ['Temporada baja', 'Temporada alta', 'Semana completa'],
  },
  fr: {
    told: letting(
      String.raw`g[îi]tes?(?: rural| ruraux| de charme)?|maisons? de vacances|locations? (?:saisonni[èe]res?|de vacances)|(?:appartement|chalet|villa|studio|maison|mas)s? (?:de vacances|[àa] louer|en location)|meubl[ée]s? de tourisme`,
    ),
    heading: 'Le logement',
    page: 'Le logement',
    see: 'Voir le logement',
    lede: 'Chez vous, le temps d’un séjour.',
    ask: 'Donnez-nous vos dates et le nombre de voyageurs : nous vous disons si c’est libre et à quel prix.',
    seasons: ['Basse saison', 'Haute saison', 'La semaine'],
  },
  de: {
    told: letting(
      String.raw`ferien(?:wohnung|haus|häuschen|apartment|appartement|domizil)(?:en)?|fewo|almhütte|(?:chalet|berghütte|hütte|blockhaus|tiny ?house)s? (?:zu|zum) (?:ver)?mieten|chalet`,
    ),
    heading: 'Die Unterkunft',
    page: 'Unterkunft',
    see: 'Unterkunft ansehen',
    lede: 'Ihr Zuhause für ein paar Tage.',
    ask: 'Nennen Sie uns Ihre Wunschdaten und wie viele Sie sind: Wir antworten, ob frei ist und was es kostet.',
    seasons: ['Nebensaison', 'Hauptsaison', 'Ganze Woche'],
  },
  pt: {
    told: letting(
      String.raw`casas? de f[ée]rias|alojamento local|casas? de campo|(?:casa|apartamento|chal[ée]|s[íi]tio|flat|kitnet|cabana)s? (?:de|por|para) temporada|alugue[rl] (?:de|por) temporada|(?:casa|apartamento|chal[ée]|moradia|villa)s? (?:de|para) (?:f[ée]rias|alugar|aluguel)|chal[ée]s?`,
    ),
    heading: 'O espaço',
    page: 'O espaço',
    see: 'Ver o espaço',
    lede: 'A sua casa durante uns dias.',
    ask: 'Diga as datas e quantas pessoas são: respondemos se está livre e quanto custa.',
    seasons: ['Época baixa', 'Época alta', 'Semana completa'],
  },
  it: {
    told: letting(
      String.raw`cas[ae] vacanz[ae]|cas[ae] (?:per|di) vacanz[ae]|appartament[io] (?:vacanz[ae]|turistic[io]|per vacanz[ae]|in affitto)|(?:villa|baita|trull[oi]|chalet|rustico|casolare|dammuso|monolocale|bilocale) (?:in affitto|da affittare|per vacanze)|affitt[oi] (?:brev[ei]|turistic[io])|baita|trull[oi]|dammuso`,
    ),
    heading: 'L’alloggio',
    page: 'L’alloggio',
    see: 'Vedi l’alloggio',
    lede: 'Casa tua per qualche giorno.',
    ask: 'Dicci le date e quanti siete: ti rispondiamo se è libero e quanto costa.',
    seasons: ['Bassa stagione', 'Alta stagione', 'Settimana intera'],
  },
} as const satisfies Readonly<Record<string, WholeHouse>>;
