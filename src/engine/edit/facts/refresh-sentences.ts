import { writeHours } from '../../compose/layouts/hours-table';
import { findWords } from '../../plan/words/find-words';
import type { SiteDraft } from '../draft/site-draft';
import { escapeText } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';
import { siteFacts } from '../site-facts';
import { presentRanges } from './hours-on-page';
import { listsChange } from './lists-change';
import type { ListsChange } from './lists-change';
import { readTexts, replaceEverywhere } from './scan-text';

/**
 * Lets the sentences that tell again what lists and opening hours tell follow them: "Cuts £32 and colour £65.", "Our
 * teachers are Ana and Leo.", "Tuesday to Friday, 9:00 to 18:00." A sentence that says more stays the owner's.
 */
export function refreshSentences(draft: SiteDraft, page: string): void {
  const change = listsChange(draft, page);
  if (change) tellLists(draft, change);
  if (!draft.everyPage().some((path) => draft.text(path).includes('data-section="faq'))) return;
  const [before, after] = [hoursTold(draft.reread(), page), hoursTold(draft, page)];
  if (before !== '' && after !== '' && before !== after)
    replaceEverywhere(draft, new RegExp(`(?<![\\p{L}\\d])${escapePattern(before)}`, 'gu'), () => after);
}

/** "Tuesday to Friday, 9:00 to 18:00; Saturday, 10:00 to 16:00." */
function hoursTold(draft: SiteDraft, page: string): string {
  const words = findWords(siteFacts(draft, page).language);
  const lines = writeHours(presentRanges(draft, words), { words }).filter(({ time }) => /\d/.test(time));
  return lines.map(({ days, time }) => `${days}, ${time}`).join('; ') + (lines.length > 0 ? '.' : '');
}

function tellLists(draft: SiteDraft, change: ListsChange): void {
  for (const path of draft.everyPage()) {
    const html = draft.text(path);
    const splices = readTexts(draft, path).flatMap(({ start, end, kind }) => {
      if (kind !== 'text') return [];
      const text = html.slice(start, end);
      const next = text.replace(/[^.!?\s][^.!?]*(?:\.\d[^.!?]*)*(?=\.(?:\s|$))/g, (sentence) =>
        retold(sentence, change),
      );
      return next === text ? [] : [{ start, end, text: next }];
    });
    draft.splice(path, splices);
  }
}

const parting = /,\s+|\s+(?:and|&amp;|und|et|y|e|en|i|och|og|ve)\s+/;

/** A sentence that is nothing but things of the lists, after a few words at most, as the lists are now. */
function retold(sentence: string, { old, now, renamed, come }: ListsChange): string {
  for (const [name, next] of renamed)
    if (sentence === `${name} costs nothing`) return `${escapeText(next)} costs nothing`;
  const seams = sentence.match(new RegExp(parting, 'g')) ?? [];
  const parts = sentence.split(parting);
  if (parts.length < 2) return sentence;
  const names = [...old.keys()].toSorted((one, other) => other.length - one.length);
  const told = parts.map((part, at) => {
    for (const name of names) {
      const written = escapeText(name);
      const price = [old.get(name) ?? '', now.get(renamed.get(name) ?? name) ?? ''].filter(Boolean);
      const sums = price.map((sum) => ` (?:from )?${escapePattern(escapeText(sum))}`).join('|');
      const form = new RegExp(`^(?<lead>${at === 0 ? '(?:[^,:]+ )?' : ''})(?<name>${escapePattern(written)})(?<sum>${sums}|)$`, 'iu'); // prettier-ignore
      const found = form.exec(part)?.groups;
      if (found) return { name, lead: found.lead ?? '', as: found.name ?? '', sum: found.sum ?? '' };
    }
    return null;
  });
  const all = told.flatMap((one) => one ?? []);
  const lead = all[0]?.lead ?? '';
  if (all.length < parts.length || new Set(all.map(({ name }) => name)).size < all.length) return sentence;
  const isLow = all.some(({ name, as }, at) => at > 0 && as !== escapeText(name));
  const say = (name: string, sum: string, isFirst: boolean) => {
    const word = escapeText(name);
    const first = word.charAt(0);
    const cased =
      isFirst && lead === '' ? first.toUpperCase() : isLow && !isFirst ? first.toLowerCase() : first;
    return cased + word.slice(1) + sum;
  };
  const kept = all.flatMap(({ name, as, sum }) => {
    const next = now.has(name) ? name : renamed.get(name);
    if (next === undefined) return [];
    const price = now.get(next) ?? '';
    const money = escapeText(old.get(name) ?? '');
    return [{ name: next, as: next === name ? as : null, sum: price === '' ? sum : sum.replace(money, () => escapeText(price)) }]; // prettier-ignore
  });
  // Where every sum is told, so is the one of what came.
  const isWhole = lead === '' && all.every(({ sum }) => sum !== '') && [...old.values()].filter(Boolean).length === all.length; // prettier-ignore
  const fresh = isWhole ? come.filter((name) => now.get(name)).map((name) => ({ name, as: null, sum: ` ${escapeText(now.get(name) ?? '')}` })) : []; // prettier-ignore
  const list = [...kept, ...fresh];
  // "Our teachers are Ana" would speak of several.
  if (list.length < (lead === '' ? 1 : 2) || list.length > 6) return sentence;
  const texts = list.map(({ name, as, sum }, at) => at > 0 && as !== null ? as + sum : say(as ?? name, sum, at === 0)); // prettier-ignore
  const last = seams.at(-1) ?? ', ';
  return lead + (texts.length === 1 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')}${last}${texts.at(-1) ?? ''}`); // prettier-ignore
}
