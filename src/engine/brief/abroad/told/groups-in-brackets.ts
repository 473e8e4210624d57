import type { Brief, ListedItem, OpeningRange, Slot, Span } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';
import { lexiconOf } from '../../words/compile-lexicon';
import { capitalise } from '../../../capitalise';
import { foldText } from '../../words/fold-text';

const label =
  /(?:^|[\s.,;])(?:gruppen|groepen|grupos|groupes|gruppi|grupy|gruplar(?:ımız)?|klassen|klasy|clases|turmas|classi|classes|sınıflar(?:ımız)?|mannschaften|equipos|équipes|squadre|equipas|drużyny|takımlar(?:ımız)?|(?:ال)?مجموعات|(?:ה)?קבוצות)\s?:\s/giu;
const row =
  /^(?<name>[^(),:;.\n]{2,40}?)\s?\((?<told>[^()\n]{2,60})\)(?<joint>,\s|;\s|،\s|\s(?:und|en|y|e|et|i|oraz|ve)\s|\sו|\sو)?/u;
const clock = /\d{1,2}[:.h]\d{2}|\d\s?(?:uhr|uur|h(?![\p{L}])|godz)|(?:saat|ساعة|בשעה)\s?\d/iu;
const price = /[€$£₪]|\d\s?(?:zł|tl|eur|ريال|درهم|ש"ח)/iu;

type Found = { readonly items: readonly Slot<ListedItem>[]; readonly span: Span };

/** The groups behind one label, each with its bracket; null where it names prices or only one. */
function rowsAt(prompt: string, from: number, isWhen: (text: string) => boolean): Found | null {
  const items: Slot<ListedItem>[] = [];
  let at = from;
  for (;;) {
    const found = row.exec(prompt.slice(at, at + 120));
    const { name = '', told = '', joint } = found?.groups ?? {};
    if (!found || price.test(told)) break;
    const pieces = told.split(/[,;،]\s?/u).map((piece) => piece.trim());
    const when = pieces.filter(isWhen).join(', ');
    const note = pieces.filter((piece) => !isWhen(piece)).join(', ');
    items.push({
      value: {
        section: when === '' ? 'audience' : 'timetable',
        name: capitalise(name.trim()),
        ...(when === '' ? {} : { when }),
        ...(note === '' ? {} : { note }),
      },
      spans: [{ start: at, end: at + found[0].length - (joint?.length ?? 0) }],
    });
    at += found[0].length;
    if (joint === undefined) break;
  }
  return items.length < 2 ? null : { items, span: { start: from, end: at } };
}

/** "Gruplar: Piyonlar (5-7 yaş, cumartesi 10:00), Atlar (8-10 yaş, …)": each group with whom it is for and when it meets. */
export function groupsInBrackets(brief: Brief): Brief {
  const { prompt, spoken } = brief;
  if (!prompt.includes('(')) return brief;
  const { days } = lexiconOf(spoken);
  const isWhen = (text: string): boolean =>
    clock.test(text) ||
    foldText(text)
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && (days.has(word) || days.has(word.replace(/(?:s|en)$/u, ''))));
  const found = [...prompt.matchAll(label)].flatMap(
    (one) => rowsAt(prompt, one.index + one[0].length, isWhen) ?? [],
  );
  if (found.length === 0) return brief;
  const spans = found.map(({ span }) => span);
  const isFree = (slot: { readonly spans: readonly Span[] }): boolean => !overlaps(slot.spans, spans);
  const hours: Slot<readonly OpeningRange[]> | null = brief.hours && isFree(brief.hours) ? brief.hours : null;
  const timed = found.flatMap(({ items }) => items).find(({ value }) => value.when !== undefined);
  const asked = timed && !brief.sections.some(({ value }) => value === 'timetable');
  return {
    ...brief,
    // How old they are and when they meet is not when a door is open.
    hours,
    items: [...brief.items.filter(isFree), ...found.flatMap(({ items }) => items)],
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    sections: asked ? [...brief.sections, { value: 'timetable', spans: timed.spans }] : brief.sections,
  };
}
