import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { foldText } from '../../words/fold-text';
import type { Lexicon } from '../../words/compile-lexicon';

const service =
  /(?<!\p{L})(?:(?:horarios? de |orari (?:delle )?|horaires des )?(?:misas?|messes?|messa|missas?)|msz[ae]|gottesdienste?|kerkdiensten?|erediensten?|cultos?|cultes?|culti|nabożeństw\p{L}*|cuma namazı|ayin(?:ler)?)(?!\p{L})|(?:ال)?قداس(?:ات)?|صلاة الجمعة|תפיל\p{L}*/iu;
const leading = /^(?:horarios? de |orari (?:delle )?|horaires des )/iu;

/** "msze w niedzielę 8, 10, 12": each day of services with its hours, and the stretch they are told in; null when none are told. */
export function timesOfWorship(
  prompt: string,
  { days }: Pick<Lexicon, 'days'>,
): { readonly rows: readonly Slot<ListedItem>[]; readonly span: Span } | null {
  const found = service.exec(prompt);
  if (!found) return null;
  const from = found.index + found[0].length;
  const rest = /^[^;\n]*?(?=\.\s|\.$|[;\n]|$)/u.exec(prompt.slice(from))?.[0] ?? '';
  const isDay = (text: string): boolean =>
    foldText(text)
      .split(/[^\p{L}]+/u)
      .some((word) => days.has(word) || days.has(word.replace(/(?:s|ę|y|i|en|ów)$/u, '')));
  const whens: string[] = [];
  let end = from;
  let at = from;
  for (const piece of rest.split(/(?<=,)\s/u)) {
    const text = piece.replace(/^[\s:–-]+|,$/gu, '').trim();
    // "kancelaria wt i czw 16-18": what another room of the house is open.
    const opening = /^(?:\p{L}{1,3}\s)?\p{L}+/u.exec(text)?.[0] ?? '';
    const isTime = /\d/u.test(text) && (isDay(opening) || /^\d/u.test(text));
    if (!isTime) break;
    if (isDay(text) || whens.length === 0) whens.push(text);
    else whens[whens.length - 1] += `, ${text}`;
    at += piece.length;
    end = at;
    at += 1;
  }
  if (whens.length === 0) return null;
  const span = { start: found.index, end };
  const name = capitalise(found[0].replace(leading, ''));
  return {
    span,
    rows: whens.map((when) => ({ value: { section: 'timetable', name, when }, spans: [span] })),
  };
}
