import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../parts/section-of-title';

/** The part of a page that a few words name and nothing else: "opening hours", "form". */
export const partNamed = (words: string, kind: SiteKind): SectionType | null =>
  /^(?:an?\s|the\s|our\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,2}$/iu.test(words)
    ? sectionOfTitle(words, 'en', kind)
    : null;
