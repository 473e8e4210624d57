import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

const month =
  '(?:ene|enero|jan|janv|gen|sty|ocak|feb|fev|fév|lut|şub|mar|märz|abr|apr|avr|kwi|nis|may|mai|mag|mei|maj|jun|juin|giu|cze|haz|jul|juil|lug|lip|tem|ago|aug|ao[ûu]|sie|sep|set|wrz|eyl|oct|okt|ott|out|paź|eki|nov|lis|kas|dec|dic|déc|dez|gru|ara)';
const date = String.raw`\d{1,2}(?:\.|º|er)?\s(?:de\s|di\s)?${month}[a-zà-ž]*\.?(?:\s(?:de\s)?20\d{2})?`;
const place = String.raw`(?:\s(?:en|em|à|a|al|in|im|bei|te|w|we|nel|nella|no|na|au|aux)\s|\s|,\s)(?<where>(?!\d)[^,;.\n]{3,50})`;
const row = new RegExp(String.raw`(?<![\d.])(?<when>${date})${place}(?=[,;.\n]|$)`, 'giu');
/** "Próximos conciertos:", "Termine:": what opens a row of days. */
const label =
  /(?:conciert|actuacion|fechas|agenda|concert|dates|tournée|konzert|termine|auftritt|tour|concertos|datas|shows|concerti|date|serate|concerten|optredens|data|koncert|występy|terminy|konser|etkinlik)\S*:?\s?$/iu;
const band =
  /^(?:grupo|banda|band|groupe|orquesta|orchestre|\S*kapelle|gruppo|duo|dúo|trio|coro|ch[œo]+r|zespół|kapela|koor)(?![a-z])/iu;
const headings = /^(?:date|dates|fechas|datas|termine|data|terminy|tarihler)$/iu;

/** "Prossimi concerti: 12 luglio a Cremona, 3 agosto a Mantova": each day with where it takes place, and the word over them is the list's. */
export function datesInRow(brief: Brief): Brief {
  const { prompt } = brief;
  if (brief.kind.value === 'cv' || !/\d/u.test(prompt)) return brief;
  const found = [...prompt.matchAll(row)];
  const [first] = found;
  if (!first || found.length < 2 || !label.test(prompt.slice(0, first.index))) return brief;
  const rows = found.map((one): Item => ({
    value: {
      section: 'events',
      name: capitalise((one.groups?.['where'] ?? '').trim()),
      when: one.groups?.['when'] ?? '',
    },
    spans: [{ start: one.index, end: one.index + one[0].length }],
  }));
  const isFree = (slot: Slot<unknown>): boolean =>
    !slot.spans.some(({ start, end }) =>
      rows.some(({ spans: [span] }) => span !== undefined && start < span.end && end > span.start),
    );
  const head = label.exec(prompt.slice(0, first.index))?.[0] ?? '';
  const isHead = ({ spans: [span] }: Item): boolean =>
    span !== undefined && span.end <= first.index && span.end > first.index - head.length - 2;
  const free = <T>(slot: Slot<T> | null): Slot<T> | null => (slot && isFree(slot) ? slot : null);
  return {
    ...brief,
    // Where they play is not where they are.
    place: free(brief.place),
    date: free(brief.date),
    kind: band.test(brief.offer?.value ?? '') ? { ...brief.kind, value: 'portfolio' } : brief.kind,
    items: [
      ...brief.items.filter((item) => isFree(item) && !(item.value.section === 'events' && isHead(item))),
      ...rows,
    ],
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter((part) => isFree(part) && !headings.test(part.value.title)),
    sections: brief.sections.some(({ value }) => value === 'events')
      ? brief.sections
      : [...brief.sections, { value: 'events', spans: [] }],
  };
}
