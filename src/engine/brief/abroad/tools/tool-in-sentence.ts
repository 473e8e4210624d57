import type { SiteKind } from '@/domain/site/vocabulary';
import { foldText } from '../../words/fold-text';
import { keptThings, type KeptThing } from './kept-things';
import { keptThingsWest } from './kept-things-west';
import { lean } from '../../words/lean-letters';

/** A tool that a sentence describes, with what it is called in its language. */
export type DescribedTool = {
  /** What it is called in English, with the goal that is told: the apps are chosen and set by such words. */
  readonly english: string;
  readonly kind: SiteKind;
  readonly title: string;
  readonly span: { readonly start: number; readonly end: number };
};

const opening = 160;
/** "app", "program", "list": that something is to be used, and not read. */
const tools = lean(
  /(?<!\p{L})(?:web-?)?(?:apps?|appje|applicatie|aplikacj\p{L}*|apk[aeiy]|uygulama\p{L}*|arac|araci|tool(?:tje)?|lijst(?:je)?|dagboek|logboek|programma(?:atje)?|program(?:u|ik)?|narzedzi\p{L}*|dziennik\p{L}*|lista|liste|listesi|defter\p{L}*|programi|panosu|takibi|takip|tracker\p{L}*)(?!\p{L})|تطبيق|برنامج|ابلكيشن|اداه|قايمه|جدول|دفتر|متتبع|אפליקצי|תוכנה|תוכנת|כלי|רשימ|יומן|מעקב|אתר לניהול/u,
);
/** What one does with it, oneself. */
const keeping = lean(
  /(?<!\p{L})(?:bij ?(?:te )?houd\p{L}*|bij\b.{0,12}\bhouden|bijhoud\p{L}*|registreren|afvink\p{L}*|noteren|invoeren|toevoegen|zapis\p{L}*|zapisz\p{L}*|notow\p{L}*|sledz\p{L}*|odhacz\p{L}*|odznacz\p{L}*|dodawa\p{L}*|wpisyw\p{L}*|monitorow\p{L}*|kontrol\p{L}*|rozlicz\p{L}*|zarzadz\p{L}*|przypomin\p{L}*|planow\p{L}*|kaydet\p{L}*|kaydedeb\p{L}*|takip|takibi|tutma|tutmak|ekle\p{L}*|isaretle\p{L}*|hatirlat\p{L}*|hesapla\p{L}*|yonet\p{L}*)(?!\p{L})|اسجل|تسجيل|سجل|اتابع|تتبع|متابع|احسب|حساب|اضيف|اداره|تنظيم|تذكير|اخطط|מעקב|לעקוב|לרשום|לסמן|ניהול|לנהל|להוסיף|תזכור|לתכנן/u,
);
/** Of such a page that presents it, or of a house, the sentence is about something else. */
const presented =
  /landing|web ?site|\bsite\b|strona|stron[ey]\b|sitesi|web sayfa|app ?store|google play|per maand|miesiecznie|abonnement|cennik|fiyat\p{L}*|prijzen|\d ?(?:€|euro|zl|tl|₪)|موقع|صفحه|اتصل|هاتف|اسعار|متجر|אתר ל(?!ניהול)|דף|עמוד|מחיר|טלפון|חנות אונליין/u;
const goal =
  /(?:doel(?:stelling)?|cel(?:em|u)?|hedef\p{L}*|هدف\p{L}*|הדרף|יעד|מטרה)\D{0,14}?(?<amount>\d[\d.,]*)\s?(?<unit>\p{L}*)|(?<first>\d[\d.,]*)\s?(?<measure>l\b|liter|litr\p{L}*|litre|ml|glazen|szklan\p{L}*|bardak|kubk\p{L}*|اكواب|كوب|لتر\p{L}*|ليتر\p{L}*|כוסות|ליטר\p{L}*)/u;
const sorted = /kategor|categorie|فيات|تصنيف|اقسام|קטגורי/u;
const latinDigits = (text: string): string =>
  text.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x06_60));

const unitOf = (said: string): string => {
  if (/^(?:l|lit|لتر|ليتر|ליטר)/u.test(said)) return 'litres';
  if (/^(?:glaz|szkl|bard|kub|اكواب|كوب|כוס)/u.test(said)) return 'glasses';
  return said.startsWith('ml') ? 'ml' : '';
};

const west = new Set(['es', 'fr', 'de', 'pt', 'it']);
const toolsWest =
  /(?<!\p{L})(?:web-?)?(?:apps?|aplicacion|aplicativo|applicazione|appli|application|herramienta|outil|ferramenta|strumento|programa|programma|programm|lista|liste|zettel|\p{L}*(?:liste|plan)|registro|carnet|cuaderno|diario|\p{L}*tagebuch|journal|tracker)(?!\p{L})/u;
const keepingWest = lean(
  /(?<!\p{L})(?:apunt\p{L}*|anot\p{L}*|registr\p{L}*|regist\p{L}*|llevar|control\p{L}*|segui\p{L}*|marcar|tachar|recordar|recordatorio\p{L}*|planificar|organiz\p{L}*|not(?:er|e)|suivre|suivi|enregistr\p{L}*|gerer|cocher|tenir|rappel\p{L}*|planifier|partager|notier\p{L}*|eintrag\p{L}*|erfass\p{L}*|festhalt\p{L}*|verwalt\p{L}*|abhak\p{L}*|track\p{L}*|erinner\p{L}*|plan(?:en|t)|teilen|aufteilen|acompanh\p{L}*|geri[rs]?|gerenci\p{L}*|lembr\p{L}*|planejar|dividir|repartir|segn\p{L}*|annot\p{L}*|tener\p{L}* traccia|gest\p{L}*|spunt\p{L}*|promemoria|ricord\p{L}*|pianific\p{L}*|dividere)(?!\p{L})/u,
);
const presentedWest =
  /landing|web ?site|(?<!\p{L})(?:sites?|sito|sitio|webseite|homepage|blog|boutique|tienda|negozio|loja|empresa|firma|entreprise|azienda|abo(?:nnement)?|suscripcion|abbonamento|assinatura mensal)(?!\p{L})|pagina web|web (?:de|para)|app ?store|google play|\bios\b|android|al mes|par mois|pro monat|per mese|al mese|por mes|tarif|precios|precos|prezzi|preise|telefon|\d ?(?:€|euro)/u;
const sortedWest = /categor|kategor|rubri/u;

/** "uren per klant": for whom the time was spent. */
const byClient =
  /(?:por|par|pro|per|za|dla|na|bazinda|başına|لكل|לפי|לכל)\s?(?:client\p{L}*|klant\p{L}*|kund\p{L}*|klient\p{L}*|musteri\p{L}*|عميل|זבון|לקוח)|musteri bas/u;
/** "Water intake tracker, goal 2 litres": the tool with what it is to reach. */
function withGoal({ english, kind, hasGoal }: KeptThing, folded: string): string {
  if (english === 'time tracker' && byClient.test(folded)) return `${english} per client`;
  if (!hasGoal)
    return kind === 'todo' && (sorted.test(folded) || sortedWest.test(folded))
      ? `${english} with categories`
      : english;
  const groups = goal.exec(latinDigits(folded))?.groups;
  const amount = groups?.['amount'] ?? groups?.['first'];
  const unit = unitOf(groups?.['unit'] ?? groups?.['measure'] ?? '');
  return amount === undefined || unit === '' ? english : `${english}, goal ${amount} ${unit} a day`;
}

const quizzed =
  /^(?<topic>[^,.:;\n]{3,40}?)\s(?:hakkinda|uzerine|ile ilgili|konulu)\s(?:\d{1,2} soru(?:luk|dan olusan)\s)?(?:bir\s)?(?:online\s)?(?:quiz|test|bilgi yarismasi)(?!\p{L})/u;
/** "Osmanlı tarihi hakkında 10 soruluk bir quiz": what it is about stands first. */
function quizOfTurkish(prompt: string, folded: string): DescribedTool | null {
  const topic = quizzed.exec(folded)?.groups?.['topic'];
  if (topic === undefined) return null;
  const said = prompt.slice(0, topic.length);
  const title = `${said.charAt(0).toLocaleUpperCase('tr')}${said.slice(1)} testi`;
  return { english: 'quiz', kind: 'quiz', title, span: { start: 0, end: topic.length } };
}

/**
 * The tool that an opening sentence in Dutch, Polish, Turkish, Arabic or Hebrew describes by what is kept in it (and one in Spanish, French, German, Portuguese or Italian that names an app): "een app waarmee
 * ik bijhoud hoeveel water ik drink". Null where no such thing is named, or where a page presents one.
 */
export function toolInSentence(prompt: string, spoken: string | null): DescribedTool | null {
  if (spoken === null) return null;
  const folded = foldText(prompt.slice(0, 400));
  const head = folded.slice(0, opening);
  const asked = spoken === 'tr' ? quizOfTurkish(prompt, folded) : null;
  if (asked) return asked;
  const isWest = west.has(spoken);
  const isPresented = (isWest ? presentedWest : presented).test(folded);
  const isKept = (isWest ? keepingWest : keeping).test(head);
  if (isPresented || !((isWest ? toolsWest : tools).test(head) || (isKept && !isWest))) return null;
  for (const thing of isWest ? keptThingsWest : keptThings) {
    const title = thing.titles[spoken];
    const found = title === undefined ? null : thing.named.exec(head);
    // "lista zakupów" says it alone; "water" needs that somebody keeps count of it.
    if (!found || title === undefined || (thing.needsDeed && !isKept)) continue;
    return {
      english: withGoal(thing, folded),
      kind: thing.kind,
      title,
      span: { start: found.index, end: found.index + found[0].length },
    };
  }
  return null;
}
