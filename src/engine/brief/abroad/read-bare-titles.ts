import type { Brief } from '@/domain/site/brief';
import { sectionOfTitle } from '../parts/section-of-title';
import { called, pageNoun, sectionNoun, type Titled } from './title-words';
import { lean } from '../words/lean-letters';

const readFrom = 6000;
const mostWords = 6;

// Where a title ends that no mark closes: at a comma or full stop, or before what is told of it.
const stop = lean(
  /[.,;:!?\n()"“”„«»،؛]|\s(?:y|e|et|und|en|i|oraz|ve|و)\s(?:(?:noch\s)?(?:otr[oa]|un[ae]?|una|uma?|eine?n?|een|une|drug[aąi]|jedn[aą]|outr[oa]|kolejn[aą])(?!\p{L})|(?:\p{L}+\s)?(?:formulari?o?|formulaire|formular|galer|mapa?|kontakt|contact|preci|preis|prix))|\s(?:con|donde|en (?:la|el) que|avec|où|mit|wo|in (?:dem|der|denen)|com|onde|dove|met|waar|z|ze|gdzie|para|pour|für|voor|per|dla|مع|فيه|فيها|للحديث|عليه|עם|שבו|שבה|ובו)(?!\p{L})/iu,
);

const afterCalled = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<page>${pageNoun})|${sectionNoun})(?:\s\p{L}{1,12}){0,1}?,?\s(?:${called})\s?:?\s(?=\p{L})`,
  'giu',
);
const bareNoun = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<page>página|pagina|page|podstrona|stronę|strona)|(?:sección|apartado|rubrique|section|sezione|se[cç]?ção|sectie|rubriek|kopje|sekcja|sekcję))\s(?=\p{Lu}\p{Ll})`,
  'gu',
);
const elsewhere =
  /^(?:facebook|instagram|google|web|tiktok|linkedin|whatsapp|internet|home|youtube|one|faq)(?!\p{L})/iu;
const germanAfter = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<page>Seite|Unterseite)|Bereich|Abschnitt|Rubrik),?\s(?:der|die)\s(?<title>\p{Lu}[\p{L} ]{2,40}?)\s(?:heißt|heißen soll)(?!\p{L})`,
  'gu',
);
const dutchAfter = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<page>pagina)|sectie|rubriek|stukje|blok|kopje),?\s(?:die|dat)\s(?<title>\p{Lu}[\p{L} ]{2,40}?)\sheet(?!\p{L})`,
  'gu',
);
const turkishBefore =
  /(?<![\p{L}'’])(?<title>\p{Lu}[\p{L}’']*(?:\s\p{Lu}[\p{L}’']*){0,4})\s(?:adında|adlı|isimli|başlıklı)\s(?:ayrı\s)?(?:bir\s)?(?:bölüm|kısım|(?<page>sayfa|sekme))/gu;

const meets = (spans: readonly { start: number; end: number }[], from: number, to: number): boolean =>
  spans.some(({ start, end }) => start < to && end > from);

/**
 * Pages and sections whose titles stand without quotation marks: "una sección llamada Nuestra historia", "Hikayemiz adında bir
 * bölüm". `quoted` are those with marks.
 */
export function bareTitles(brief: Brief, quoted: readonly Titled[]): Titled[] {
  const text = brief.prompt.slice(0, readFrom);
  const found: Titled[] = [];
  const add = (title: string, start: number, isPage: boolean): void => {
    const end = start + title.length;
    const taken = [...quoted, ...found].map(({ inner }) => inner);
    if (title.length < 3 || title.split(/\s+/u).length > mostWords || elsewhere.test(title)) return;
    if (meets(taken, start, end)) return;
    // "una página llamada El Faro": what the prompt opens with is the site itself.
    if (isPage && start < 60 && meets(brief.name?.spans ?? [], start, end)) return;
    found.push({ title, isPage, inner: { start, end }, end });
  };
  const afterNoun = (match: RegExpMatchArray, isCapital: boolean): void => {
    const start = (match.index ?? 0) + match[0].length;
    const rest = text.slice(start, start + 80);
    const whole = rest.slice(0, stop.exec(rest)?.index ?? rest.length).trim();
    // "namens Unsere Bienen und Öffnungszeiten": what follows is a section of its own.
    const more = /\s(?:y|e|et|und|en|i|oraz|ve)\s(?<next>\p{L}+)$/u.exec(whole);
    const isNext = sectionOfTitle(more?.groups?.['next'] ?? '', brief.spoken, brief.kind.value) !== null;
    const title = more && isNext ? whole.slice(0, more.index) : whole;
    if (isCapital && !/^\p{Lu}/u.test(title)) return;
    add(title, start, match.groups?.['page'] !== undefined);
  };
  for (const match of text.matchAll(afterCalled))
    afterNoun(match, brief.spoken !== 'ar' && brief.spoken !== 'he');
  // In German every noun has a capital, in Arabic and Hebrew none.
  if (!['de', 'ar', 'he', 'tr'].includes(brief.spoken))
    for (const match of text.matchAll(bareNoun)) if ((match.index ?? 0) > 14) afterNoun(match, true);
  const before = { de: germanAfter, nl: dutchAfter, tr: turkishBefore }[brief.spoken];
  if (before)
    for (const match of text.matchAll(before)) {
      const { title = '', page } = match.groups ?? {};
      add(title, (match.index ?? 0) + match[0].indexOf(title), page !== undefined);
    }
  return found;
}
