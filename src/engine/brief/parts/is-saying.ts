import type { SectionType } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import type { Reading } from '../reading';

/** "a quote from The Scotsman", "a quote by Rilke": what somebody said, and no price. */
export function isSaying({ tokens, spoken }: Reading, one: Met<SectionType>): boolean {
  return (
    spoken === 'en' &&
    one.value === 'quote' &&
    /^quotes?$/u.test(tokens[one.to - 1]?.form ?? '') &&
    /^(?:from|by|about|on|of)$/u.test(tokens[one.to]?.form ?? '')
  );
}
