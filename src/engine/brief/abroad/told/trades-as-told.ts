import type { Brief, BriefCorrections, Slot, Span } from '@/domain/site/brief';
import { isCaterer } from '../feeds-elsewhere';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const opening = 260;
const meets = ({ spans }: Slot<unknown>, { start, end }: Span): boolean =>
  spans.some((one) => one.start < end && one.end > start);
const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + '_'.repeat(end - start) + text.slice(end);

/** "Non sono psicologa", "ich bin keine Ärztin": what somebody says they are not, to the next mark. */
const denials: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})no (?:soy|somos) (?:ni )?(?:una? )?\p{L}[^,.;:!\n]{3,40}/iu,
  fr: /(?<!\p{L})(?:je ne suis pas|je suis pas|nous ne sommes pas|on n['’]est pas) (?:une? )?\p{L}[^,.;:!\n]{3,40}/iu,
  de: /(?<!\p{L})(?:(?:ich )?bin|(?:wir )?sind) (?:aber |jedoch )?keine?n? \p{L}[^,.;:!\n]{3,40}/iu,
  pt: /(?<!\p{L})não (?:sou|somos) (?:uma? )?\p{L}[^,.;:!\n]{3,40}/iu,
  it: /(?<!\p{L})non (?:sono|siamo) (?:un[ao]? )?\p{L}[^,.;:!\n]{3,40}/iu,
  nl: /(?<!\p{L})(?:ik ben|wij zijn|we zijn) geen \p{L}[^,.;:!\n]{3,40}/iu,
  pl: /(?<!\p{L})nie (?:jestem|jesteśmy) \p{L}[^,.;:!\n]{3,40}/iu,
  tr: /(?<=^|[,.;:!\n]\s?)[^,.;:!\n]{3,40} değil(?:im|iz)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:لست|لسنا|ماني|مو) \p{L}[^،,.;:!\n]{3,40}/u,
  he: /(?<!\p{L})(?:אני לא|אינני|אנחנו לא|איננו) \p{L}[^,.;:!\n]{3,40}/u,
};

/** A prompt that says what its owner is not, read without that. `readPart` reads as the whole was read. */
export function readDenied(
  brief: Brief,
  corrections: BriefCorrections,
  readPart: (prompt: string, told: BriefCorrections) => Brief,
): Brief {
  const found = corrections.kind === undefined ? denials[brief.spoken]?.exec(brief.prompt) : null;
  if (!found) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const [kind] = brief.kind.spans;
  // Only where it told what they are taken for.
  if (!kind || kind.start < span.start || kind.end > span.end) return brief;
  return { ...readPart(blank(brief.prompt, span), corrections), prompt: brief.prompt };
}

const bicycles =
  /(?<!\p{L})(?:bicis?|bicicletas?|vélos?|velos?|fahrr[aä]d(?:er|ern)?|r[aä]der|biciclett[ae]|fietsen?|rower(?:y|ów|ach)?|bisiklet\p{L}*)(?!\p{L})|אופניים|אופנאי|دراجات|بسكليت|دراجه|دراجة/iu;
const mends =
  /(?<!\p{L})(?:repar(?!t)\p{L}*|arregl\p{L}*|taller|répar\p{L}*|atelier|repariere?n?|reparatur\p{L}*|werkstatt|ripar\p{L}*|officina|consert\p{L}*|oficina|herstel\p{L}*|repareer|maken|napraw\p{L}*|serwis\p{L}*|tamir\p{L}*|bakım\p{L}*)(?!\p{L})|תיקון|מתקן|מתקנים|תיקוני|تصليح|صيانة|نصلح|أصلح/iu;
const cars =
  /(?<!\p{L})(?:coches?|voitures?|autos?|carros?|samoch\p{L}*|araba\p{L}*|moto\p{L}*)(?!\p{L})|רכב|سيار/iu;

/** "je répare et je loue des vélos", "מתקן אופניים": who mends bicycles is a workshop, whatever else is not known of them. */
export function bicycleWorkshop(brief: Brief): Brief {
  const told = brief.prompt.slice(0, opening);
  const found = brief.kind.value === 'unknown' ? bicycles.exec(told) : null;
  if (!found || !mends.test(told) || cars.test(told)) return brief;
  return {
    ...brief,
    kind: { value: 'auto', spans: [{ start: found.index, end: found.index + found[0].length }] },
  };
}

const mistaken = new Set(['event', 'unknown', 'shop', 'blog', 'nonprofit']);
/** "cozinheira, faço almoços para empresas e festas": who cooks for feasts is no feast, and sells no tickets. */
export function cookForFeasts(brief: Brief): Brief {
  const { kind, items, sections } = brief;
  if (kind.value === 'restaurant' && isCaterer(brief))
    return {
      ...brief,
      sections: sections.filter(({ value }) => value !== 'events' && value !== 'booking'),
    };
  if (!mistaken.has(kind.value) || !isCaterer(brief)) return brief;
  return {
    ...brief,
    kind: { value: 'restaurant', spans: kind.spans },
    items: items.map((item) =>
      item.value.section === 'tickets' ||
      item.value.section === 'pricing' ||
      item.value.section === 'products'
        ? { ...item, value: { ...item.value, section: 'menu' } }
        : item,
    ),
    sections: sections.filter(
      ({ value, spans }) => value !== 'events' && (spans.length > 0 || value !== 'tickets'),
    ),
  };
}

const needing =
  /(?<!\p{L})(?:brauchen|benötigen|suchen|necesitamos|buscamos|nos hacen? falta|cherchons|avons besoin|on cherche|recherchons|precisamos|procuramos|cerchiamo|abbiamo bisogno|ci servono|zoeken|hebben nodig|nodig|potrzebujemy|szukamy|ihtiyacımız|arıyoruz)(?!\p{L})|نحتاج|محتاجين|نبحث عن|(?:אנחנו )?(?:צריכים|מחפשים|זקוקים)/iu;
const forSite =
  /(?<!\p{L})(?:web\p{L}*|site|sito|página|pagina|seite|strona|strony|formul\p{L}*|galer\p{L}*|blog)(?!\p{L})|موقع|אתר/iu;
const hanging =
  /\s(?:que|qui|che|die|der|das|dat|kt[oó]r\p{L}*|para|pour|per|zum|um|om|do)\s|(?:التي|الذين|ש[א-ת]{3})/u;
const sentence = /[^.!?\n]+(?:[.!?\n]|$)/gu;

/** "Wir brauchen Gassigeher, Pflegestellen und Futterspenden": what a cause is in need of is no service of its own. */
export function needsOfCause(brief: Brief): Brief {
  if (brief.kind.value !== 'nonprofit') return brief;
  const spans = [...brief.prompt.matchAll(sentence)]
    // "sucht Helfer. Website mit Einsätzen": what the site is to have is no need.
    .filter(([text]) => needing.test(text) && !forSite.test(text) && !/:/u.test(text))
    .map((found): Span => ({ start: found.index, end: found.index + found[0].length }));
  if (spans.length === 0) return brief;
  const isNeed = (slot: Slot<unknown>): boolean => spans.some((span) => meets(slot, span));
  const needs = spans.flatMap((span): Brief['parts'] => {
    const text = brief.prompt.slice(span.start, span.end).replace(/[.!?\s]+$/u, '');
    const found = needing.exec(text);
    const head = text.slice(0, (found?.index ?? 0) + (found?.[0].length ?? 0)).trim();
    const lines = text
      .slice((found?.index ?? 0) + (found?.[0].length ?? 0))
      // "qui savent coudre et souder": what hangs on a word is not taken apart.
      .split(hanging.test(text) ? /\s?[,،]\s/u : /\s?[,،]\s|\s(?:y|e|et|und|en|i|oraz|ve)\s/u)
      .map((line) => line.trim().replace(/^(?:de |d['’]|di |of )(?=\p{L}{3})/u, ''))
      .filter((line) => line !== '');
    const isList = lines.length > 0 && lines.every((line) => line.split(' ').length <= 9);
    return isList && head.split(' ').length <= 4
      ? [{ value: { title: capitalise(head), isPage: false, lines: lines.map(capitalise) }, spans: [span] }]
      : [];
  });
  return {
    ...brief,
    offer: brief.offer && isNeed(brief.offer) ? null : brief.offer,
    items: brief.items.filter((item) => item.value.price !== undefined || !isNeed(item)),
    phrases: brief.phrases.filter((phrase) => !isNeed(phrase)),
    parts: [
      ...brief.parts.filter((part) => part.value.isPage || part.value.lines !== undefined || !isNeed(part)),
      ...needs,
    ],
  };
}

const ownShop = lean(
  /(?<!\p{L})(?:tienda|boutique|magasin|laden|loja|negozio|bottega|winkel|sklep\p{L}*|butik\p{L}*|dükkan\p{L}*|mağaza\p{L}*)(?!\p{L})|محلي|متجري|متجر|החנות|חנות/iu,
);
const making = new Set(['portfolio', 'studio']);
/** "مصممة عبايات، محلي اسمه …": who designs and has a shop of goods with prices shows no projects. */
export function shopOfMaker(brief: Brief): Brief {
  const { kind, items } = brief;
  const priced = items.filter(({ value }) => value.price !== undefined);
  const isAsked = brief.sections.some(({ value }) => value === 'portfolio');
  if (
    !making.has(kind.value) ||
    isAsked ||
    priced.length < 2 ||
    !ownShop.test(brief.prompt.slice(0, opening))
  )
    return brief;
  return {
    ...brief,
    kind: { value: 'shop', spans: kind.spans },
    items: items.map((item) =>
      item.value.section === 'pricing' || item.value.section === 'services'
        ? { ...item, value: { ...item.value, section: 'products' } }
        : item,
    ),
  };
}

/** "adoção, a taxa é 30 euros": what a shelter takes for an animal is a price, and no home on offer. */
export function feesOfShelter(brief: Brief): Brief {
  if (brief.kind.value !== 'nonprofit') return brief;
  const [only, ...others] = brief.items.filter(
    ({ value }) => value.section === 'listings' && value.price === undefined,
  );
  const isAlone = only !== undefined && others.length === 0;
  return {
    ...brief,
    // One thing that is told nowhere in a list is no list of animals.
    items: (isAlone ? brief.items.filter((item) => item !== only) : brief.items).map((item) =>
      item.value.section === 'listings' && item.value.price !== undefined
        ? { ...item, value: { ...item.value, section: 'pricing' } }
        : item,
    ),
  };
}
