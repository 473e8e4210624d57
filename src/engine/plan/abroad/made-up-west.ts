import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { visitedHouse } from '../../brief/abroad/houses/visited-house';
import { lean } from '../../brief/words/lean-letters';

const languages = new Set(['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he']);

const west = new Set(['es', 'fr', 'de', 'pt', 'it']);
const east = new Set(['nl', 'pl', 'tr', 'ar', 'he']);

/** Who helps those in need, and lives of what is given. */
const causes = lean(
  /(?<!\p{L})(?:ong|oenegé|onlus|ngo|fundaci[oó]n|fondation|stiftung|funda[çc][ãa]o|fondazione|refug\p{L}*|protectora|tierheim|tierschutz\p{L}*|spa\s|canile|gattile|abrigo|banco de alimentos|banco alimentar|banco alimentare|banque alimentaire|tafel|caritas|cáritas|cruz roja|cruz vermelha|croix-rouge|croce rossa|secours|hilfs\p{L}*|\p{L}*hilfe|entraide|solidari\p{L}*|comedor social|hospi[zc]\p{L}*|resgate|rescate|rettung\p{L}*|ajuda|ayuda|aide|aiuto|stichting|asiel|dierenasiel|voedselbank|vluchteling\p{L}*|hulp\p{L}*|fundacj\p{L}*|schronisk\p{L}*|hospicjum|uchodźc\p{L}*|pomoc\p{L}*|wolontari\p{L}*|vakf\p{L}*|vakıf|barınak\p{L}*|yardım\p{L}*|mülteci\p{L}*|dayanışma\p{L}*)(?!\p{L})|خيري|إغاث|اغاث|لاجئ|أيتام|ايتام|تطوع|مساعد|مأوى|ملجأ|עמותה ל|סיוע|פליט|מקלט|נזקק|התנדב|הצל/iu,
);
const giving =
  /(?<!\p{L})(?:don(?:ar|aci[oó]n(?:es)?|ativos?|s|ation|ations|azion[ei]|are)|donner|spend\p{L}*|doa[çr]\p{L}*|doações|donativ\p{L}*|apadrin\p{L}*|parrain\p{L}*|patenschaft\p{L}*|sosteni\p{L}*|colabora\p{L}*|apoy\p{L}*|soutenir|unterstütz\p{L}*|raccolta fondi|crowdfunding|don(?:eer|eren|aties?)|giften|wpłat\p{L}*|wspar\p{L}*|wspier\p{L}*|darowizn\p{L}*|zbiórk\p{L}*|bağış\p{L}*|destek\p{L}*)(?!\p{L})|تبرع|ادعم|دعم|תרומ|לתרום|תרמ/iu;

const performs = lean(
  /^(?:\p{L}*band|banda|grupo (?:de|musical)|groupe (?:de|d['’]|musical)|gruppo (?:di|musicale)|orquesta|orchestr\p{L}*|duo|dúo|trio|trío|quartett?o?|cuarteto|cantante|cantautor\p{L}*|cantora?|cantor|zangeres|chanteu\p{L}*|sänger\p{L}*|músico|musicien\p{L}*|musiker\p{L}*|fanfare|harmonie|coro|coral|corale|chorale|ch[oœ]e?ur|\p{L}*chor|\p{L}*kapelle|ensemble|tuna|charanga|murga|batucada|comparsa|filarm[oó]nica|bloco|koor|zanger\p{L}*|zespół|chór|wokalist\p{L}*|müzik grubu|orkestra\p{L}*|koro|şarkıcı|müzisyen\p{L}*|فرقة|مغني|مطرب|عازف|להקה|להקת|זמר|זמרת|תזמורת|מקהלה)(?!\p{L})/iu,
);
/** Who plays on stages: their concerts are told, and no list of works or weddings. */
const onStage = ({ offer }: Brief): boolean => performs.test(offer?.value ?? '');
const hired =
  /hochzeit|boda|mariage|casamento|matrimoni|fiestas|festas|feste|feiern|empresas|firmen|eventos privados|soirées|bruilof|feest|bedrijf|wesel|imprez|firm|düğün|davet|özel gün|أعراس|حفلات|مناسبات|חתונ|אירועים/iu;
/** Where dates, hours of the week or tickets are told, nobody makes up what else is offered. */
const dated = new Set<string | null>(['tickets', 'events', 'timetable', 'agenda']);
const showing = new Set(['photographer', 'portfolio', 'studio']);

/** A prompt of fewer words leaves it to the maker. */
const fewestTold = 9;

/** What nobody told or asked for and a usual site would make up: hours, the way there, prices, a week, a day's order, dates, gifts. */
export function isMadeUpWest(brief: Brief, type: SectionType): boolean {
  const { items, sections, kind, prompt, language } = brief;
  if (!languages.has(language.value) || sections.some(({ value }) => value === type)) return false;
  const isTold = items.some(({ value }) => value.section === type);
  const isCause = causes.test(prompt);
  switch (type) {
    case 'hours':
      return brief.hours === null;
    case 'map':
      return brief.place === null && brief.address === null;
    case 'pricing':
      return !items.some(({ value }) => value.price !== undefined);
    case 'timetable':
    case 'agenda':
    case 'events':
    case 'logos':
    case 'team':
      return !isTold;
    // Where people come as they like nothing is kept for them.
    case 'cta':
      return kind.value === 'salon' && brief.excluded.some(({ value }) => value === 'booking');
    // Nobody has said it and nothing was counted.
    case 'testimonials':
    case 'stats':
      return !isTold && prompt.split(/\s+/u).length >= fewestTold;
    case 'process':
    case 'faq':
    case 'about':
    case 'story':
    case 'features':
      // What a shop says of its goods is not said of one thing.
      // Nor is a documentation advertised or asked how it is bought.
      if (
        kind.value === 'docs' &&
        (type === 'features' || type === 'faq' || type === 'process') &&
        brief.parts.length + items.length + brief.phrases.length > 0
      )
        return !isTold;
      return kind.value === 'product' && west.has(language.value) && !isTold;
    // Nobody has seen what it was like before.
    case 'before-after':
    case 'privacy':
    case 'article':
      return true;
    case 'curriculum':
      // What is offered stands in a section of its own, and not twice.
      return (
        !isTold &&
        (items.some(({ value }) => value.price !== undefined) ||
          items.filter(({ value }) => value.section === 'services').length > 1)
      );
    case 'portfolio':
      return onStage(brief) && !isTold;
    case 'gallery':
      if (kind.value === 'saas' || kind.value === 'mobile-app') return true;
      // Of a trade that nobody knows there is nothing to show before something is told.
      if (
        kind.value === 'unknown' &&
        items.every(({ value }) => dated.has(value.section) || value.section === 'team')
      )
        return true;
      // Beside a room that is told no view of another is made up.
      if (kind.value === 'hotel' && east.has(language.value) && items.filter(({ value }) => value.section === 'rooms').length === 1) return true; // prettier-ignore
      return showing.has(kind.value) && sections.some(({ value }) => value === 'portfolio');
    case 'services':
      if (onStage(brief) && kind.value === 'portfolio' && sections.length > 0)
        return !isTold && !hired.test(prompt);
      if (
        kind.value === 'unknown' &&
        items.some(({ value }) => dated.has(value.section)) &&
        items.every(({ value }) => dated.has(value.section) || value.section === 'team')
      )
        return true;
      return kind.value === 'nonprofit' && !isTold && !isCause;
    case 'newsletter':
      // A page of links asks nobody for their address unasked.
      return kind.value === 'link-in-bio';
    case 'volunteer':
      return kind.value === 'nonprofit' && visitedHouse(brief.offer?.value ?? '') !== null;
    case 'donation':
      return (
        kind.value === 'nonprofit' &&
        !giving.test(prompt) &&
        (!isCause || items.some(({ value }) => value.price !== undefined))
      );
    default:
      return false;
  }
}

/** Whether a row of years would stand empty: what nobody told, even where it was asked for. */
export const isEmptyWest = ({ items, language, kind }: Brief, type: SectionType): boolean =>
  languages.has(language.value) &&
  type === 'timeline' &&
  kind.value !== 'cv' &&
  !items.some(({ value }) => value.section === type);

const withoutList = new Set(['course', 'gym', 'yoga', 'photographer', 'portfolio', 'event']);
/** What such a house offers beside its lessons or pictures has a section of its own. */
export const withOffersWest = (brief: Brief): Brief =>
  languages.has(brief.language.value) &&
  withoutList.has(brief.kind.value) &&
  !brief.sections.some(({ value }) => value === 'services') &&
  brief.items.filter(({ value }) => value.section === 'services').length > 1
    ? { ...brief, sections: [...brief.sections, { value: 'services', spans: [] }] }
    : brief;
