import { freeId } from '../free-id';
import type { PagePlan, SectionPlan } from '../site-plan';
import { lean } from '../../brief/words/lean-letters';

/** Where a sentence ends: not after a day, a title or a short word. */
export const sentenceEnds =
  /(?<!(?:^|[\s(])(?:Dr|Dra|Prof|St|Str|Nr|Tel|Tél|ca|bzw|usw|z\.B|Sr|Sra|Mme|M|Av|ul|al|godz|ok|Dott|Sig|Mag|inkl|incl|etc)\.)(?<=[.!?])\s+(?!(?<=\d\.\s)(?:Jan|Feb|Mär|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez|Jän|Stock|Etage|OG|Bezirk|Klasse|Jahrhundert|Advent|stycz|lut|mar|kwie|maj|czer|lip|sierp|wrze|paź|list|grud))(?=[\p{Lu}¡¿«"„\d])|(?<=\p{Ll}{4}[.!?]|\s(?:km|kg|cm|uur|uhr|tl|zł)\.)\s+(?=\p{Ll}{2})|(?<=\d\.)\s+(?!uhr|stock|etage|klasse|jahr|bezirk|og|kat|kl|pi[eę]tr|sınıf|edycj|rocznic|januar|februar|märz|april|mai|jun|jul|august|septem|oktob|novem|dezem)(?=\p{Ll}{2,}\s\p{L})|\n+/gu;

/** Words that say nothing of the business, as they begin. */
const small =
  /^(?:unse|eine|dies|sein|habe|hat|sind|wird|werd|auch|dass|oder|aber|nach|über|beim|kann|könn|noch|sehr|alle|jede|ganz|etwa|dort|hier|dazu|auße|imme|wenn|weil|damit|mein|ihre|notre|nous|vous|avec|pour|dans|sont|cett|leur|mais|plus|tout|très|chez|elle|ils|aussi|ainsi|comme|nuest|como|para|pero|esta|este|todo|toda|mucho|desde|hasta|cuand|sobre|tambi|nosot|nosso|nossa|nosot|você|todo|muito|quand|ainda|també|nostr|come|sono|anche|dell|dall|nell|alla|dopo|tutt|molt|ogni|quest|sempr|abbia|siamo|tenem|somos|temos|avons|somme|être|fait|fais|faire|hacem|fazem|facci)$/u;
/** Said to whoever makes the site, beside what each language's words for it know. */
export const forMaker = lean(
  /^(?:un|une|una|uno|um|uma|ein|eine|il|o)\s(?:site|sito|web|página|page|website|webseite|seite|pagina)(?!\p{L})|(?<!\p{L})(?:bitte|per (?:du|sie)|du-?form|sie-?form|siezen|duzen|geduzt|gesiezt|tutoy\p{L}*|vouvoy\p{L}*|tute\p{L}+|trat\p{L}+ (?:de )?(?:tú|usted|você)|de (?:tú|usted|você)|dare del|dar del|del (?:lei|tu)|tono|tom (?:informal|formal|próximo|leve)|tonfall|ansprache|ton (?:décontracté|sobre|chaleureux|direct)|sítio|soll\p{L}*|(?:nos|me) gustar[ií]a|gostar(?:ia|íamos)|piacerebbe|(?:hätten?|würden?) gern|darf nicht|stell\p{L}* ich mir|aimerais|j['’]aime\p{L}*|merc[ií]|gracias|grazie|obrigad\p{L}*|danke|unterseite|kategorie|startseite|accueil|rubrique|onglet|menü(?:punkt)?|umsetz\p{L}*|mach\w* mir|crea|crée\p{L}*|faites|fais(?:-| )moi|hazme|créame|faz|faça|fammi|créer|erstell\p{L}*|gestalt\p{L}*|bau\w* mir|visitas al sitio|botón|bouton|bottone|gut aussehen|verse bien|bien rendre|handy\p{L}*|móvil|celular|smartphone|telefonino|newsletter|seo|landing ?page|verlauf|degradad[oa]|dégradé|degradê|sfumatura|gradient\p{L}*|stockfoto\p{L}*|optik|nicht steif|se trate|trat\p{L}+ de (?:tú|usted|vos)|hable de (?:vos|tú|usted))(?!\p{L})/iu,
);
/** What joins a piece to the words before it. */
export const joining = /^(?:mit|con|com|avec|und|y|et|e|ed|sowie|además|außerdem|aussi|anche|também)\s/iu;
/** Beginnings of the words of a text that say something: of a long one all but its ending. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 3 || /\d/u.test(word)) && !small.test(word.slice(0, 5)))
    .map((word) => word.slice(0, Math.max(5, word.length - 3)));

/** Sections in which a house tells of itself. */
export const ofHouse = new Set<string>(['about', 'story']);
/** Sections that end a page. */
export const closing = new Set<string>([
  'faq',
  'contact',
  'form',
  'cta',
  'map',
  'hours',
  'newsletter',
  'booking',
  'quote',
  'volunteer',
]);

/** With a full stop. */
export const dot = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** A page with sentences told on it: in what it says already, or in a section of their own. */
export function tellOn(page: PagePlan, body: readonly string[], title: string): PagePlan {
  const at = page.sections.findIndex(({ type, content }) => ofHouse.has(type) && content.body !== undefined);
  const section = page.sections[at];
  if (section) {
    const told = {
      ...section,
      content: { ...section.content, body: [...(section.content.body ?? []), ...body] },
    };
    return { ...page, sections: page.sections.with(at, told) };
  }
  const end = page.sections.findIndex(({ type }, index) => index > 0 && closing.has(type));
  const place = end < 0 ? page.sections.length : end;
  const extra: SectionPlan = {
    type: 'text',
    id: freeId(
      'text',
      page.sections.map(({ id }) => id),
    ),
    variant: 'letter',
    ground: page.sections[place - 1]?.ground === 'surface' ? 'page' : 'surface',
    content: { title, body },
    behaviours: [],
  };
  return { ...page, sections: page.sections.toSpliced(place, 0, extra) };
}
