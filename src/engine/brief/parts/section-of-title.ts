import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { lexiconOf } from '../words/compile-lexicon';
import { findPhrases } from '../words/phrase-index';
import { tokenise } from '../words/tokenise';

/** The section a page title or heading names ("Our people" -> team, "Speisekarte" -> menu), or null. */
export function sectionOfTitle(title: string, language: string, kind: SiteKind): SectionType | null {
  // "Hiring the church room": to let, and no work to offer.
  if (language === 'en' && /^hiring (?:the|our|a|out)\s/iu.test(title)) return 'booking';
  // "How locks work": what is to be explained, and nothing that was done. "How it works" tells the steps.
  if (language === 'en' && /^how (?!it |we |this |that )\p{L}[\p{L}’' -]* works?$/iu.test(title)) return null;
  // Of a club these are scores, and no work done for a client.
  if (
    language === 'en' &&
    (kind === 'nonprofit' || kind === 'gym') &&
    /^(?:our |the )?(?:results|scores|league tables?|fixtures and results)$/iu.test(title)
  )
    return null;
  const tokens = tokenise(title);
  const matches = findPhrases(lexiconOf(language).sections, tokens);
  const special = matches.find((match) => match.value.kinds?.has(kind) === true);
  const general = matches
    .filter((match) => match.value.kinds === null)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  return (special ?? general)?.value.value ?? null;
}
