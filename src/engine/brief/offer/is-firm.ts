import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import type { Head } from '../items/find-heads';
import type { Reading } from '../reading';
import type { Weighted } from '../words/compile-lexicon';
import type { PhraseMatch } from '../words/phrase-index';

const appKindSet = new Set<SiteKind>(appKinds);
const firms =
  /^(?:company|companies|firm|business|agency|service|services|consultancy|consultants?|contractors?|supplier|suppliers|engineers?|installers?|specialists?|association|society|charity|shop|maintenance|repairs?|training|surveys?)$/u;

/** "quiz company", "timer repairs": who works with what would else be a program. */
export function isFirm(
  { tokens, spoken }: Reading,
  match: PhraseMatch<Weighted<SiteKind>>,
  head: Head,
): boolean {
  return (
    spoken === 'en' &&
    match.value.weight <= 5 &&
    match.to < head.to &&
    appKindSet.has(match.value.value) &&
    firms.test(tokens[head.to - 1]?.form ?? '')
  );
}
