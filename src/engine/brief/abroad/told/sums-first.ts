import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const currency = String.raw`€|euros?|eur|zł|tl|lira|lei|reais|r\$|chf|ريال|درهم|جنيه|دينار|₪|ש"ח|שקל(?:ים)?`;
/** "5 personnes max", "3 godziny": how many and how long, and no sum. */
const counted = String.raw`pe?rson|pessoa|osób|osoby|kişi|leute|plaz|plätze|places|posti|vagas|miejsc|deelnem|teilnehm|particip|uczestni|participan|heure|hora|stund|godzin|saat|min|max|máx|jour|día|dia|tag|giorn|dni|gün|semain|seman|woche|tydz|hafta|أشخاص|ساع|דק|שע|איש`;
const bracket = /(?<what>\p{L}{3,})\s?\((?<rows>\d[^()\n]{6,160})\)/giu;
const row = new RegExp(
  String.raw`^(?<sum>\d+(?:[.,]\d+)?)\s?(?<unit>${currency})?\s(?<label>(?!(?:\p{L}+\s)?(?:${counted}))\p{L}[^\d]{2,40})$`,
  'iu',
);

/** "baño (22 euros perro pequeño, 30 mediano)": sums that stand before what they buy, each a row of its own. */
export function sumsFirst(brief: Brief): Brief {
  const rows: Slot<ListedItem>[] = [];
  const stretches: Span[] = [];
  for (const found of brief.prompt.matchAll(bracket)) {
    const { what = '', rows: told = '' } = found.groups ?? {};
    const pieces = told
      .split(/[,،;]\s|\s(?:y|e|et|und|en|i|ve)\s(?=\d)/u)
      .map((piece) => row.exec(piece.trim())?.groups);
    const unit = pieces.find((one) => one?.['unit'] !== undefined)?.['unit'];
    if (pieces.length < 2 || unit === undefined || pieces.includes(undefined)) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    stretches.push(span);
    for (const piece of pieces)
      rows.push({
        value: {
          section: 'pricing',
          name: `${capitalise(what)}, ${piece?.['label']?.trim() ?? ''}`,
          price: `${piece?.['sum'] ?? ''} ${unit}`,
        },
        spans: [span],
      });
  }
  if (rows.length === 0) return brief;
  const isFree = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    !spans.some(({ start, end }) => stretches.some((one) => start < one.end && end > one.start));
  return {
    ...brief,
    items: [...brief.items.filter(isFree), ...rows],
    phrases: brief.phrases.filter(isFree),
  };
}
