import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { findWords } from '../../words/find-words';
import { fitWords, speakOfOne } from '../../words/fit-words';
import type { Words } from '../../words/words';

/** The words of a place as a kind of house says them; who tells no telephone asks nobody to call. */
export function wordsFor({ brief }: Facts, kind: SiteKind, locale: string): Words {
  const words = speakOfOne(fitWords(findWords(locale), kind, brief.prompt), brief.prompt);
  return brief.phone || words.onlyWrite === undefined
    ? words
    : { ...words, ledes: { ...words.ledes, contact: words.onlyWrite } };
}
