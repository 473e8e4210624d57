import type { SectionType } from '@/domain/site/vocabulary';
import { lean } from '../words/lean-letters';

/** How the weddings of a language are told, and what their guests ask. */
export type CelebrationWords = {
  /** What it is, as a heading. */
  readonly noun: string;
  /** What ends the place: "mit", "avec". */
  readonly besides: RegExp;
  /** Parts that are no section of any business: where to sleep, what to give. */
  readonly parts: readonly (readonly [asked: RegExp, title: string, line: string])[];
};

const besides = (words: string): RegExp => new RegExp(String.raw`[,،]?\s(?:${words})(?![\p{L}])`, 'iu');

/** By language. */
export const celebrationWords: Readonly<Record<string, CelebrationWords>> = {
  es: {
    noun: 'Boda',
    besides: besides('con|necesitamos|queremos'),
    parts: [
      [/alojamientos?|hoteles|dónde dormir/iu, 'Alojamiento', 'Escríbenos y te recomendamos dónde dormir cerca.'],
      [/lista de (?:bodas?|regalos)|regalos/iu, 'Regalos', 'El mejor regalo es que vengas. Si quieres una idea, pregúntanos.'],
    ],
  },
  fr: {
    noun: 'Mariage',
    besides: besides('avec|nous voulons'),
    parts: [
      [/hébergements?|logements?|hôtels|où dormir/iu, 'Hébergement', 'Écrivez-nous, et nous vous dirons où dormir tout près.'],
      [/liste (?:de mariage|de cadeaux|de naissance)|cadeaux/iu, 'Liste de mariage', 'Votre présence est le plus beau cadeau. Pour une idée, demandez-nous.'],
    ],
  },
  de: {
    noun: 'Hochzeit',
    besides: besides('mit|inklusive|samt'),
    parts: [
      [/unterk[uü]nfte?n?|übernachtung\p{L}*|hotels?(?:tipps|liste|empfehlung\p{L}*)?/iu, 'Übernachten', 'Schreiben Sie uns, wir nennen Ihnen gern Häuser in der Nähe.'],
      [/geschenke?\p{L}*|wunschliste/iu, 'Geschenke', 'Das schönste Geschenk ist, dass Sie kommen. Für Ideen fragen Sie uns.'],
    ],
  },
  pt: {
    noun: 'Casamento',
    besides: besides('com|queremos'),
    parts: [
      [/alojamentos?|hospedagem|hotéis|onde (?:ficar|dormir)/iu, 'Onde ficar', 'Escreva-nos e dizemos onde dormir por perto.'],
      [/lista de (?:presentes|casamento)|presentes/iu, 'Presentes', 'O melhor presente é vir. Para uma ideia, pergunte-nos.'],
    ],
  },
  it: {
    noun: 'Matrimonio',
    besides: besides('con|vorremmo'),
    parts: [
      [/allogg[io]|hotel|dove dormire|pernottament[oi]/iu, 'Dove dormire', 'Scrivici e ti diciamo dove dormire nei dintorni.'],
      [/lista (?:di )?nozze|lista regali|regali/iu, 'Lista nozze', 'Il regalo più bello è che tu venga. Per un’idea, chiedici.'],
    ],
  },
  nl: {
    noun: 'Bruiloft',
    besides: besides('met|inclusief'),
    parts: [
      [/overnacht\p{L}*|hotels?|slaapplek\p{L}*/iu, 'Overnachten', 'Stuur een bericht, dan noemen we adressen in de buurt.'],
      [/cadeau\p{L}*/iu, 'Cadeaus', 'Dat je komt is het mooiste cadeau. Voor ideeën kun je ons vragen.'],
    ],
  },
  pl: {
    noun: 'Ślub',
    besides: besides('z|ze|wraz'),
    parts: [
      [/nocleg\p{L}*|hotel\p{L}*/iu, 'Noclegi', 'Napisz do nas, a podpowiemy, gdzie spać w okolicy.'],
      [/prezent\p{L}*|upomink\p{L}*/iu, 'Prezenty', 'Najpiękniejszym prezentem jest Twoja obecność. O pomysły pytaj nas.'],
    ],
  },
  tr: {
    noun: 'Düğün',
    besides: besides('ile|olsun|içeren'),
    parts: [
      [/konaklama|oteller|otel önerileri/iu, 'Konaklama', 'Yazın, yakında nerede kalabileceğinizi söyleyelim.'],
      [/hediye\p{L}*/iu, 'Hediye', 'En güzel hediye gelmeniz. Fikir isterseniz bize sorun.'],
    ],
  },
  ar: {
    noun: 'حفل زفاف',
    besides: besides('مع|نريد|ونريد|يشمل|تشمل'),
    parts: [
      [/(?<!\p{L})(?:و?ال)?(?:إقامة|اقامة|فنادق|سكن)(?!\p{L})/u, 'الإقامة', 'راسلنا لنقترح عليك مكاناً قريباً للمبيت.'],
      [/(?:ال)?هدايا/u, 'الهدايا', 'حضورك أجمل هدية. ولمن يريد فكرة، فليسألنا.'],
    ],
  },
  he: {
    noun: 'חתונה',
    besides: besides('עם|כולל|דף|אתר'),
    parts: [
      [/לינה|מלונות|איפה לישון/u, 'לינה', 'כתבו לנו ונמליץ איפה לישון בסביבה.'],
      [/מתנות|מתנה/u, 'מתנות', 'המתנה הכי יפה היא שתבואו. לרעיון, שאלו אותנו.'],
    ],
  },
}; // prettier-ignore

/** What a prompt for a wedding opens with. Of houses and trades that serve weddings it says nothing. */
export const marrying =
  /hochzeit|heiraten|trauung|mariage|marions|bodas?(?!\p{L})|nos casamos|casamento|vamos casar|casamo-nos|matrimonio|nozze|sposiamo|bruiloft|(?<!\p{L})trouw(?:en|dag|site|pagina|feest|erij)|huwelijk|ślub|wesel[ea]|pobieramy|düğün|evleniyoruz|nikah|(?<!\p{L})nişan(?:ımız|lanıyoruz|\s|$)|زفاف|زواج|عرس|نتزوج|חתונ|מתחתנים/iu;
export const serving = lean(
  /fotogr|photograph|planer|planner|planung|(?<!\p{L})djs?(?!\p{L})|band(?!\p{L})|location|kleid|robe|vestid|abiti|torte|catering|traiteur|agen[tcz]|organi[sz]|wedding plan|verleih|noleggio|alquiler|location de|zespół|sala wesel|sal[oõ]n|düğün salon|organizasyon|gelinlik|مصور|تصوير|تنظيم|فساتين|قاعات|צלם|צילום|מפיק|הפקת|שמלות|תקליטן|גן אירועים(?! ה)/iu,
);

/** Words of a prompt for sections that every wedding has, where no reader of sections knew them. */
export const sectionsOfDay: readonly (readonly [RegExp, SectionType])[] = [
  [/programm?\p{L}*|ablauf|déroulé|dagprogramma|plan(?:em)? dnia|hor[aá]ri[oa]s?|orari|zeitplan|البرنامج|برنامج|לוח זמנים|תוכנית/iu, 'agenda'],
  [/rsvp|lcv|rückmeld\p{L}*|zusage\p{L}*|réponse|répondre|confirma\p{L}*|conferma|aanmeld\p{L}*|potwierdz\p{L}*|katılım|تأكيد|الرد|אישור(?:י)? הגעה|asistencia|presença/iu, 'rsvp'],
  [/anfahrt|anreise|plan d['’]accès|accès|cómo llegar|mapa?(?!\p{L})|como chegar|come arrivare|route\p{L}*|dojazd\p{L}*|ulaşım|الخريطة|الوصول|דרכי הגעה|מפה|הגעה(?=[,.])/iu, 'map'],
]; // prettier-ignore
/** Whether a title asks for one of those. */
export const isOfTheDay = (title: string): boolean => sectionsOfDay.some(([asked]) => asked.test(title));
/** By when guests reply, as the prompt says it: "Zusage bis 1. April". */
export const replyingBy =
  /(?:(?<!\p{L})|(?<=\sو))(?:zusagen?|antwort|rückmeldung|réponse|répondre|confirma(?:r|ción|ção|te|d)?|conferma(?:re)?|rsvp|lcv|aanmelden|antwoord(?:en)?|potwierdzenie(?: przybycia| obecności)?|odpowiedź|yanıt|katılım bildirimi|تأكيد الحضور|الرد|אישור הגעה)\s(?:bitte\s|souhaitée\s|graag\s|prosimy\s)?(?:bis(?: zum)?|avant le|d['’]ici le|antes del?|até|entro il|vóór|voor|do(?: dnia)?|قبل|حتى|עד(?: ל-?| ה-?)?)\s(?:\p{L}{2,4}\s)?\d{1,2}(?:er|º|ª)?(?:[./]\d{1,2}(?:\.\d{4})?|\.?\s(?:de\s|ב)?\p{L}{3,}(?:\s(?:de\s)?\d{4})?)?/iu;
