import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
const eastern = new Set(['nl', 'pl', 'tr', 'ar', 'he']);
const meets = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((one) => one.start < end && one.end > start);

/** "Ik werk op maandag": what somebody does is no portfolio. */
export const verbIsNoPart = (brief: Brief): Brief =>
  brief.spoken === 'nl'
    ? {
        ...brief,
        sections: brief.sections.filter(
          ({ value, spans: [span] }) =>
            !(
              value === 'portfolio' &&
              span !== undefined &&
              /(?<!\p{L})(?:ik|we|wij|die|dan)\s$/iu.test(brief.prompt.slice(0, span.start)) &&
              /^werk(?:en)?$/iu.test(brief.prompt.slice(span.start, span.end))
            ),
        ),
      }
    : brief;

const day =
  'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo|poniedział\\p{L}*|wtor\\p{L}*|środ\\p{L}*|czwart\\p{L}*|piąt\\p{L}*|sobot\\p{L}*|niedziel\\p{L}*|pn|pon|wt|śr|czw|pt|sb|sob|nd|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|(?:ال|لل)?(?:اثنين|إثنين|ثلاثاء|أربعاء|اربعاء|خميس|جمعة|جمعه|سبت|أحد|احد)|ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת';
const onlyDays = new RegExp(
  String.raw`^(?:(?:van|op|elke|od|do|w|we|we|co|her|من|يوم|أيام|كل|من يوم|ימים|יום|בימי|ב|מ|ימי)\s?)*(?:${day})(?:\s?(?:t\/m|tot en met|tot|en|do|i|–|-|ve|ile|إلى|الى|حتى|لـ?|و|עד|ו)?\s?(?:${day}))*(?:['’]?(?:den|dan|e|a|ye|ya))?$`,
  'iu',
);
/** "من السبت للخميس": when a house is there, told without hours, is nothing that it does. */
export const daysAreNoThings = (brief: Brief): Brief =>
  eastern.has(brief.spoken)
    ? {
        ...brief,
        items: brief.items.filter(({ value }) => value.price !== undefined || !onlyDays.test(value.name)),
        phrases: brief.phrases.filter(({ value }) => !onlyDays.test(value)),
        parts: brief.parts.filter(({ value }) => !onlyDays.test(value.title)),
      }
    : brief;

const onDay = new RegExp(
  String.raw`(?<!\p{L})(?:op|elke|w|we|co|her|كل|أيام|يوم|בימי|בכל|ביום|ימי)\s(?:${day})|(?<!\p{L})(?:${day})(?:avond|middag|ochtend)`,
  'iu',
);
const trading =
  /^(?:in-? en verkoop|skup(?: i sprzedaż)?|alım(?:[ -]| ve )satım|بيع وشراء|شراء وبيع|קונים ומוכרים|קנייה ומכירה)$/iu;
const counters = new Set(['shop', 'cafe', 'bakery', 'florist', 'restaurant', 'bar']);
/** "ערבי שירה בימי חמישי" of a bookshop: what happens on a day, and that it buys and sells, lies on no shelf. */
export const eveningsAreNoWares = (brief: Brief): Brief =>
  eastern.has(brief.spoken) && counters.has(brief.kind.value)
    ? {
        ...brief,
        items: brief.items.filter(
          ({ value: { section, name, price } }) =>
            price !== undefined ||
            !(section === 'products' || section === 'menu') ||
            !(onDay.test(name) || trading.test(name)),
        ),
      }
    : brief;

const selling = new Set(['shop', 'bakery', 'florist', 'product', 'cafe']);
/** "zielone, czarne, ziołowe, oolong": in a row of wares a colour is one of them. */
export function coloursOfWares(brief: Brief): Brief {
  if (!eastern.has(brief.spoken) || !selling.has(brief.kind.value)) return brief;
  const section = brief.kind.value === 'shop' || brief.kind.value === 'florist' ? 'products' : 'menu';
  const wares = brief.items.filter(({ value }) => value.section === section);
  const ends = (slot: Slot<unknown>): Span => ({
    start: Math.min(...slot.spans.map((span) => span.start)),
    end: Math.max(...slot.spans.map((span) => span.end)),
  });
  const isNext = (one: Span, other: Span): boolean =>
    /^\s?[,،]\s?$/u.test(brief.prompt.slice(one.end, other.start));
  const taken = wares.map(ends);
  const found: Slot<Brief['colours'][number]['value']>[] = [];
  // From the last colour backwards: each stands right before a ware. Behind the last ware it is the site's own.
  for (const colour of brief.colours.toReversed()) {
    if (colour.spans.length === 0) continue;
    const span = ends(colour);
    if (taken.some((ware) => isNext(span, ware))) {
      taken.push(span);
      found.unshift(colour);
    }
  }
  if (found.length === 0 || wares.length === 0) return brief;
  const told = found.map((colour): Item => {
    const span = ends(colour);
    return { value: { section, name: brief.prompt.slice(span.start, span.end) }, spans: [span] };
  });
  return {
    ...brief,
    colours: brief.colours.filter((colour) => !found.includes(colour)),
    items: [
      ...brief.items.filter(({ spans }) => !told.some((item) => meets(spans, ends(item)))),
      ...told,
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}
