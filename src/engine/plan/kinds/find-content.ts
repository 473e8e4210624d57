import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Facts, SectionContent } from '../content';
import { findWords } from '../words/find-words';
import { findKind } from './find-kind';
import { generalContent } from './general/general';
import { localCopy } from './local-copy';
import { localeOf } from './parts/locale-of';

/**
 * Copy for every section of a kind, in the language of the brief: the kind's own, else the general one in English; in
 * other languages the language's bank, else the plain heading. No English leaks into a site in another language.
 */
export const findContent = (kind: SiteKind, facts: Facts): ((type: SectionType) => SectionContent) => {
  const language = facts.brief.language.value;
  const words = findWords(localeOf(facts));
  if (words.language === 'en') {
    const { noun, content } = findKind(kind);
    const bank = { ...generalContent(facts, noun), ...content(facts) };
    return (type) => bank[type];
  }
  const bank = localCopy(kind, language, facts) ?? {};
  return (type) => bank[type] ?? { title: words.sections[type] };
};
