import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const clock = String.raw`(?:(?:um|ab|a las|à|às|as|alle(?: ore)?|ore|om|o(?: godz\.?| godzinie)?|saat|الساعة|בשעה|ב-)\s?)?(?<!\d)(?:[01]?\d|2[0-3])(?:(?:[:.h]|\s?h\s?)[0-5]\d|\s?(?:uhr|h|uur)(?!\p{L}))(?:['’](?:da|de|ta|te))?|(?:alle ore|ore|a las|às|o godz\.|saat|الساعة|בשעה)\s?(?:[01]?\d|2[0-3])(?!\d)`;
const timed = new RegExp(clock, 'iu');
/** "potem", "danach": what comes after what was told. */
const then =
  /^(?:(?:a |y |et |und |e |en |i |ve )?(?:potem|następnie|dann|danach|anschließend|luego|después|más tarde|puis|ensuite|après|depois|a seguir|em seguida|poi|dopo|a seguire|daarna|vervolgens|aansluitend|sonra|ardından|ثم|بعدها|بعد ذلك|ו?אחר כך|ולאחר מכן|ואז|אחרי זה))(?!\p{L})\s?/iu;
/** A stop behind a short word ends no sentence: "św. Anny", "St. Marien". */
const stop = /(?<!(?<!\p{L})(?:św|st|ste|sta|sto|s|ul|dr|av|c|pl|os|nr|godz))[.!?](?=\s|$)|[;\n]/iu;
/** "Site voor het straatfeest van de Oranjestraat in Delft": what the page is for. */
const feast =
  /(?<!\p{L})(?:voor|für|pour|para|per|dla)\s(?:het|de|ons|onze|das|den|die|unser\p{L}*|le|la|les|notre|el|nuestr[oa]|o|a|noss[oa]|il|lo|nostr[oa]|nasz\p{L}*)?\s?(?<what>\p{L}[\p{L}’' -]{4,48}?)(?=\s(?:in|op|am|im|à|au|le|en|el|em|no|na|a|il|w|we)\s|[,:.])/iu;

function sentences(prompt: string): readonly Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const mark of prompt.matchAll(new RegExp(stop.source, 'giu'))) {
    found.push({ start: from, end: mark.index });
    from = mark.index + mark[0].length;
  }
  return [...found, { start: from, end: prompt.length }];
}

/** "Ślub o 15:00 w kościele św. Anny, potem obiad, tańce do rana": the day of a feast, step by step. */
export function programmeTold(read: Brief): Brief {
  if (read.kind.value !== 'event') return read;
  // "ore 16": the hour by itself is a time of day.
  const brief: Brief = {
    ...read,
    items: read.items.map((item) =>
      item.value.section === 'agenda' && /^\d{1,2}$/u.test(item.value.when ?? '')
        ? { ...item, value: { ...item.value, when: `${item.value.when ?? ''}:00` } }
        : item,
    ),
  };
  const known = brief.items.filter(({ value }) => value.section === 'agenda').length;
  for (const { start, end } of sentences(brief.prompt)) {
    const text = brief.prompt.slice(start, end);
    const clauses = text.split(/[,،:]\s/u);
    const first = clauses.findIndex((clause) => timed.test(clause));
    const told = clauses.slice(first);
    // "Cerimonia ore 16, aperitivo ore 18": hours by themselves say that one follows the other.
    const isTimed = told.length > 1 && told.every((clause) => timed.test(clause));
    const isRow = isTimed || told.some((clause, at) => at > 0 && then.test(clause.trim()));
    if (first < 0 || told.length <= Math.max(1, known) || !isRow) continue;
    const items: Slot<ListedItem>[] = [];
    let at = start;
    for (const clause of told) {
      const when = timed
        .exec(clause)?.[0]
        .replace(/^\D+|['’]\p{L}+$/gu, '')
        .trim();
      const name = clause
        .trim()
        .replace(then, '')
        .replace(timed, '')
        .replace(/\s{2,}/gu, ' ')
        .trim();
      const from = brief.prompt.indexOf(clause, at);
      at = from + clause.length;
      if (name.length > 2)
        items.push({
          value: { section: 'agenda', name: capitalise(name), ...(when === undefined ? {} : { when }) },
          spans: [{ start: from, end: at }],
        });
    }
    const isElse = ({ spans }: Slot<unknown>): boolean =>
      spans.length === 0 || !spans.every((one) => one.start >= start && one.end <= end);
    const isOfRow = brief.name !== null && !isElse(brief.name) && known + items.length > 1 && isTimed;
    const isOffer = brief.offer !== null && isTimed && !isElse(brief.offer);
    const what = isOffer || isOfRow ? feast.exec(brief.prompt)?.groups?.['what'] : undefined;
    const at0 = what === undefined ? 0 : brief.prompt.indexOf(what);
    return {
      ...brief,
      offer: isOffer
        ? what === undefined
          ? null
          : { value: what, spans: [{ start: at0, end: at0 + what.length }] }
        : brief.offer,
      // "band De Buren 20 uur": who plays gives no name to the day.
      name: !isOfRow
        ? brief.name
        : what === undefined
          ? null
          : { value: capitalise(what), spans: [{ start: at0, end: at0 + what.length }] },
      items: [...brief.items.filter((item) => isElse(item) && item.value.section !== 'agenda'), ...items],
      parts: brief.parts.filter(isElse),
      phrases: brief.phrases.filter(isElse),
      sections: brief.sections.some(({ value }) => value === 'agenda')
        ? brief.sections
        : [...brief.sections, { value: 'agenda', spans: [{ start, end }] }],
    };
  }
  return brief;
}
