import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const sum = String.raw`(?:from\s)?[£€$]\d[\d,.]*\d|(?:from\s)?[£€$]\d`;
const row = new RegExp(
  String.raw`(?<=(?:^|[,;:]|\.\s|\band)\s?)(?<price>(?:${sum})(?:(?:\s?\/\s?|\s(?:per|an?)\s)[\p{L}\d²]+)?)\s(?<name>(?!(?:for|per|an?|each|on|if|with|to|at|in|or|and|plus|off|entry|including|incl|upwards|only|all|both|is|are)\b)\p{L}[\p{L}\d'’ -]{1,36}?)(?=\s?[,;.](?:\s|$)|\sand\s[£€$]|$)`,
  'gu',
);

/** "£32 half hour, £58 hour", "Guide prices: £65 per m2 wet, £45 per m2 electric": the sum stands before what it buys. */
export function mendPriceFirst(brief: Brief): Brief {
  const rows = [...brief.prompt.matchAll(row)];
  const run = rows.filter(
    (found, at) => isNext(brief.prompt, found, rows[at + 1]) || isNext(brief.prompt, rows[at - 1], found),
  );
  const first = run[0];
  const known = new Set(
    brief.items.flatMap(({ value }) => (value.price === undefined ? [] : [value.name.toLowerCase()])),
  );
  if (
    !first ||
    run.length < 2 ||
    run.every(({ groups }) => known.has((groups?.['name'] ?? '').toLowerCase()))
  )
    return brief;
  const last = run.at(-1) ?? first;
  const start = first.index;
  const end = last.index + last[0].length;
  const within = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start < end && one.end > start);
  const section = brief.items.find((item) => within(item) && item.value.price !== undefined)?.value.section;
  const items = run.map((found): Slot<ListedItem> => {
    const { price = '', name = '' } = found.groups ?? {};
    return {
      value: { section: section ?? 'pricing', name: name.trim(), price },
      spans: [{ start: found.index, end: found.index + found[0].length }],
    };
  });
  return { ...brief, items: [...brief.items.filter((item) => !within(item)), ...items] };
}

/** Whether one row stands right behind another, with no more than a comma or "and" between. */
function isNext(prompt: string, one?: RegExpMatchArray, other?: RegExpMatchArray): boolean {
  if (one?.index === undefined || other?.index === undefined) return false;
  return /^\s?(?:[,;]|,?\sand)\s$/u.test(prompt.slice(one.index + one[0].length, other.index));
}

const entry =
  /\b(?<what>admission|entry|entrance)\s(?:is\s)?(?<price>[£€$]\d+(?:[.,]\d{1,2})?)(?![\d.,]*\d)/iu;

/** "Museum … admission £3.50, donate": what it costs to come in is neither its name nor a gift. */
export function mendAdmission(brief: Brief): Brief {
  const found = entry.exec(brief.prompt.slice(0, 1200));
  const { what, price } = found?.groups ?? {};
  if (!found || what === undefined || price === undefined) return brief;
  const end = found.index + found[0].length;
  const offer = (brief.offer?.value ?? '').toLowerCase();
  return {
    ...brief,
    items: brief.items.map((item) => {
      const isThis =
        item.value.price === price &&
        item.value.when === undefined &&
        item.value.name.toLowerCase() === offer &&
        item.spans.some((one) => one.start < end && one.end > found.index);
      return isThis ? { ...item, value: { ...item.value, name: what, section: 'pricing' as const } } : item;
    }),
  };
}

/** "no photos of gavels" leaves out gavels, not all pictures. */
export function mendLeftOut(brief: Brief): Brief {
  const excluded = brief.excluded.filter(({ value, spans }) => {
    if (value !== 'images' && value !== 'gallery') return true;
    const end = spans.at(-1)?.end ?? 0;
    return !/^(?:s|\s(?:photos?|pictures?|images?|photography))?\s(?:of|showing|with)\s\p{L}/iu.test(
      brief.prompt.slice(end, end + 30),
    );
  });
  return excluded.length === brief.excluded.length ? brief : { ...brief, excluded };
}

const wanting =
  /^(?<what>.{3,60}?)\s(?:editor|owner|manager|secretary|treasurer|organiser|chair|committee)?\s?(?:wants?|needs?|is looking for|would like)$/iu;

/** "Parish magazine editor wants …": who asks is not what the site is about. */
export function mendWanting(brief: Brief): Brief {
  const what = wanting.exec(brief.offer?.value ?? '')?.groups?.['what'];
  return what !== undefined && brief.offer ? { ...brief, offer: { ...brief.offer, value: what } } : brief;
}
