import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { findWords } from '../../words/find-words';
import { fitWords, speakOfOne } from '../../words/fit-words';
import type { Words } from '../../words/words';
import { localeOf } from '../parts/locale-of';
import { findRegion } from '../parts/regions';
import { findBank } from './find-bank';

/** The words of a place as a kind of house says them; who tells no telephone asks nobody to call. */
export function wordsFor({ brief }: Facts, kind: SiteKind, locale: string): Words {
  const words = speakOfOne(fitWords(findWords(locale), kind, brief.prompt), brief.prompt);
  return brief.phone || words.onlyWrite === undefined
    ? words
    : { ...words, ledes: { ...words.ledes, contact: words.onlyWrite } };
}

/** How the copy of a language is said where the business is: in Brazil, in Latin America; undefined where it stays as it is. */
export const saidThere = (facts: Facts, language: string): ((text: string) => string) | undefined => {
  if (localeOf(facts) === 'pt-BR') return findBank('pt')?.sayInBrazil;
  return language === 'es' && findRegion(facts)?.id === 'latin' ? findBank('es')?.sayInAmerica : undefined;
};
