import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const letters = String.raw`[\u05D0-\u05EA\u0621-\u064A'"-]{2,}`;
const roles =
  '(?:ה?(?:מנחה|מורה|גננת|מדריכ?ה?|מדריך|מדריכה|בעלים|בעלת המקום|מטפלת?|שפית?|רופאה?))|(?:ال)?(?:مدرب|معلم|طبيب)[ةه]?(?=:)';
const led = new RegExp(
  String.raw`(?<=[.,،:\n]\s?|^)(?<role>${roles}):?\s(?<who>(?:ד"ר |ד״ר |د\. )?${letters}\s${letters})(?=[.,،\n]|$)`,
  'u',
);

/** "המנחה: דפנה ארז", "הגננת נועה לוי": who does the work stands among the people, under what they are. */
export function ledByLabel(read: Brief): Brief {
  if (read.direction !== 'rtl') return read;
  // "مدرسة الطريق الآمن": a school is nobody who works there.
  const isSign = ({ value }: Slot<ListedItem>): boolean =>
    value.section === 'team' && read.name !== null && read.name.value.endsWith(` ${value.name}`);
  const brief = read.items.some(isSign)
    ? { ...read, items: read.items.filter((item) => !isSign(item)) }
    : read;
  const found = led.exec(brief.prompt);
  const { role, who } = found?.groups ?? {};
  if (!found || role === undefined || who === undefined) return brief;
  // "מורה לפסנתר ברעננה": what is taught, and where.
  if (/^ל\p{L}+\sב/u.test(who)) return brief;
  if (brief.name?.value === who || brief.items.some(({ value }) => value.section === 'team')) return brief;
  const start = found.index + found[0].indexOf(who);
  const person: Slot<ListedItem> = {
    value: { section: 'team', name: who, note: role.replace(/^ה|^ال/u, '') },
    spans: [{ start: found.index, end: start + who.length }],
  };
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    spans.every((span) => span.end <= found.index || span.start >= start + who.length);
  return {
    ...brief,
    items: [...brief.items.filter(isFree), person],
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    sections: brief.sections.filter(isFree),
  };
}

const included =
  /^(?:כולל(?:ת)?|شامل(?:ة)?|يشمل|incluye|incluid[oa]s?|inclus|compris|inkl\p{L}*|inclui|compreso|incluso|inclusief|incl|wliczon\p{L}+|w tym|dahil)\.?\s/iu;

/** "קורס של שמונה מפגשים, …, 2400 ש"ח כולל חומרים": what a price includes is not what it buys; that was named before. */
export function priceOfBefore(brief: Brief): Brief {
  const items: Slot<ListedItem>[] = [];
  for (const item of brief.items) {
    const { name, price, note } = item.value;
    const at = items.findLastIndex(
      ({ value }) =>
        value.price === undefined && value.section === item.value.section && value.when === undefined,
    );
    const before = items[at];
    if (price === undefined || !included.test(name) || !before) {
      items.push(item);
      continue;
    }
    items[at] = {
      value: { ...before.value, price, note: note === undefined ? name : `${name}, ${note}` },
      spans: [...before.spans, ...item.spans],
    };
  }
  return items.length === brief.items.length ? brief : { ...brief, items };
}
