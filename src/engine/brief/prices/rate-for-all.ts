import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';

type Piece = { readonly text: string; readonly span: Span };
type Item = Slot<ListedItem>;

/** What a rate is paid for, by language, as it stands behind the sum. */
const units: Readonly<Record<string, RegExp>> = {
  en: /(?:\ban?|\bper|\/)\s?(?<unit>hour|lesson|session|class)$/iu,
  es: /(?:la|por|\/)\s?(?<unit>hora|clase|sesión|consulta)$/iu,
  fr: /(?:l['’]|la|le|par|\/)\s?(?<unit>heure|séance|cours|leçon|consultation)$/iu,
  de: /(?:die|pro|je|\/)\s?(?<unit>stunde|sitzung|einheit|behandlung|lektion)$/iu,
  pt: /(?:a|por|\/)\s?(?<unit>hora|aula|sessão|consulta)$/iu,
  it: /(?:all['’]|a|per|\/)\s?(?<unit>ora|lezione|seduta|sessione)$/iu,
  nl: /(?:per|\/)\s?(?<unit>uur|les|sessie|behandeling)$/iu,
  pl: /(?:za|\/)\s?(?<unit>godzinę|lekcję|wizytę|sesję)$/iu,
  tr: /(?<unit>saat|ders|seans)(?:i|ı|lik)?$/iu,
  ar: /ل(?:ل)?(?<unit>حصة|ساعة|جلسة|درس)$/u,
  he: /ל(?<unit>שיעור|שעה|פגישה|טיפול)$/u,
};
const sum = /^(?:[£$€₪]\s?|R\$\s?)?\p{Nd}/u;
const mostWords = 5;

const meets = ({ spans }: Slot<unknown>, one: Span): boolean =>
  spans.some(({ start, end }) => start < one.end && end > one.start);

/** The pieces of the sentence that ends with a rate standing alone, and the rate. */
function rateIn(prompt: string, unit: RegExp): { pieces: Piece[]; rate: Piece; noun: string } | null {
  for (const sentence of prompt.matchAll(/(?:[^.;:!?؟\n]|\.(?=\d))+/gu)) {
    const pieces = [...sentence[0].matchAll(/[^,،]+/gu)].map((piece): Piece => {
      const text = piece[0].trim();
      const start = sentence.index + piece.index + piece[0].indexOf(text);
      return { text, span: { start, end: start + text.length } };
    });
    const at = pieces.findIndex(({ text }) => /\p{Nd}/u.test(text));
    const rate = pieces[at];
    const noun = rate && sum.test(rate.text) ? unit.exec(rate.text)?.groups?.['unit'] : undefined;
    // "za godzinę": what is paid for stands in the accusative there.
    if (rate && noun !== undefined && at > 1)
      return { pieces: pieces.slice(0, at), rate, noun: noun.replace(/ę$/u, 'a') };
  }
  return null;
}

const vowel = /^(?:hour|[aeio])/iu;
/** "An hour £30" in English; elsewhere the unit, and what was written. */
const rowOf = (language: string, noun: string, price = ''): { name: string; price: string } =>
  language === 'en'
    ? {
        name: `${vowel.test(noun) ? 'An' : 'A'} ${noun.toLowerCase()}`,
        price: price.replace(/\s?(?:\ban?|\bper|\/)\s?\p{L}+$/iu, ''),
      }
    : { name: capitalise(noun), price };

/**
 * "Mathe, Physik, Chemie, 28 € pro Stunde": what an hour costs is said of all that was listed before it, and not of the last
 * alone. `isOther` tells what is no thing on offer.
 */
export function rateForAll(brief: Brief, isOther: (text: string) => boolean): Brief {
  const unit = units[brief.spoken];
  const found = unit ? rateIn(brief.prompt, unit) : null;
  if (!found) return brief;
  const { rate, noun } = found;
  const fixed: readonly Slot<unknown>[] = [
    brief.name, brief.offer, brief.place, brief.phone, brief.email, brief.address, brief.hours, brief.date, brief.audience,
    ...brief.colours, ...brief.excluded, ...brief.pages, ...brief.sections, ...brief.quotes, ...brief.tone,
    ...brief.items.filter(({ value }) => value.section === 'team'),
  ].filter((slot) => slot !== null); // prettier-ignore
  const isThing = ({ text, span }: Piece): boolean =>
    text.split(/\s+/u).length <= mostWords &&
    text.length > 2 &&
    !isOther(text) &&
    !fixed.some((slot) => meets(slot, span));
  const from = found.pieces.findLastIndex((piece) => !isThing(piece)) + 1;
  const listed = found.pieces.slice(from);
  const priced = brief.items.filter(
    (item) =>
      item.value.price !== undefined &&
      (meets(item, rate.span) || listed.some(({ span }) => meets(item, span))),
  );
  const [only] = priced;
  if (listed.length < 2 || priced.length !== 1 || !only) return brief;
  const isListed = (slot: Slot<unknown>): boolean => listed.some(({ span }) => meets(slot, span));
  const last = listed.at(-1)?.text.toLowerCase();
  const isOfLast = only.value.name.toLowerCase().replace(/[,،]$/u, '') === last;
  const things = listed.map(({ text, span }): Item => ({
    value: { section: 'services', name: capitalise(text) },
    spans: [span],
  }));
  const whole: Item = {
    value: {
      ...only.value,
      section: 'pricing',
      ...(isOfLast ? rowOf(brief.spoken, noun, only.value.price) : {}),
    },
    spans: only.spans.filter(
      (span) => !listed.some((piece) => meets({ value: null, spans: [span] }, piece.span)),
    ),
  };
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => item !== only && !isListed(item)),
      ...things,
      whole.spans.length > 0 ? whole : { ...whole, spans: [rate.span] },
    ],
    phrases: brief.phrases.filter((slot) => !isListed(slot)),
    parts: brief.parts.filter((slot) => slot.value.isPage || !isListed(slot)),
  };
}
