import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from '../reading';

const apps = new Set<SiteKind>(appKinds);
const figure = String.raw`[£€$]?\d{1,3}(?:,\d{3})+|[£€$]?\d+(?:\.\d+)?\s?(?:k|m|%|\+)?`;
/** What somebody achieved: its verb stands after what is counted. */
const done = String.raw`supported|raised|helped|planted|reached|delivered|served|trained|rehomed|rescued|housed|fed|saved|recycled|built|restored|donated|given|collected|distributed|completed|visited|sold|released|shipped|published|hosted|repaired|taught|funded|adopted|cleaned|removed|created`;
const deed = new RegExp(
  String.raw`^(?:over |more than |nearly |almost )?(?:${figure})\s(?:\p{L}[\p{L}'’-]*\s){0,4}(?:${done})$`,
  'iu',
);
/** "Pass rate 78%", "customer satisfaction of 96%": what is measured, and then how much of it. */
const rate =
  /^(?:(?:an? |the |our |average |overall |first[- ]time )*)(?<what>\p{L}[\p{L}'’ -]{2,30}?\s?(?:rate|satisfaction|occupancy|retention|attendance|accuracy|uptime|completion|score))(?:\s(?:of|is|at|:))?\s(?:over |above |nearly )?\d{1,3}(?:\.\d+)?\s?%$/iu;
const share = /^\d{1,3}(?:\.\d+)?\s?%\s(?:on |to |for )?\p{L}[\p{L}'’ -]{2,40}$/iu;
const count =
  /^\d[\d,]*\+?\s(?:active\s|regular\s)?(?:volunteers|members|staff|donors|supporters|schools|countries|partners|clients|customers|trustees)$/iu;

/**
 * Figures that somebody is proud of, in a row: "1,240 young people supported, 86 volunteers, £412,000 raised". Two at
 * least in one sentence, one of them a deed or a share of the whole; money among them is no price.
 */
export function readFigures(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  if (apps.has(kind) || reading.spoken !== 'en') return [];
  const pieces: { text: string; span: Span; sentence: number }[] = [];
  let from = 0;
  for (let at = 1; at <= reading.tokens.length; at += 1) {
    const [first, last, next] = [reading.tokens[from], reading.tokens[at - 1], reading.tokens[at]];
    const isJoint =
      next !== undefined && /^and$/u.test(next.form) && /^\d/u.test(reading.tokens[at + 1]?.text ?? '');
    if (!first || !last || (next && next.clause === last.clause && !isJoint)) continue;
    const start = /[£€$]$/u.test(first.gap) ? first.start - 1 : first.start;
    const tail = /^\s?[%+]/u.exec(reading.text.slice(last.end))?.[0].length ?? 0;
    const span = { start, end: last.end + (/\d$/u.test(last.text) ? tail : 0) };
    pieces.push({ text: reading.text.slice(span.start, span.end), span, sentence: first.sentence });
    from = isJoint ? at + 1 : at;
    if (isJoint) at += 1;
  }
  const told = pieces.filter(
    ({ text }) => deed.test(text) || share.test(text) || count.test(text) || rate.test(text),
  );
  return told
    .filter(({ text, sentence }) => {
      if (rate.test(text)) return true;
      const fellows = told.filter((one) => one.sentence === sentence);
      return fellows.length > 1 && fellows.some(({ text }) => deed.test(text) || share.test(text));
    })
    .map(({ text, span }) => ({ value: { section: 'stats' as const, name: text }, spans: [span] }));
}

/** Whether a number in an item is its own, and counts no cards: a price, a day, a figure, a column of an app. */
export function isFigured({ value }: Slot<ListedItem>): boolean {
  return (
    value.price !== undefined ||
    value.when !== undefined ||
    value.section === 'app' ||
    value.section === 'stats'
  );
}
