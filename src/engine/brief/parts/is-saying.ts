import type { SectionType } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import type { Reading } from '../reading';

/**
 * "a quote from The Scotsman", "a quote by Rilke": what somebody said, and no price. "A podcast about forgotten maps": what
 * it is about, and no map of the place.
 */
export function isSaying({ tokens, spoken }: Reading, one: Met<SectionType>): boolean {
  if (spoken === 'en' && one.value === 'map' && tokens[one.to - 1]?.form === 'maps')
    return tokens
      .slice(Math.max(0, one.from - 6), one.from)
      .some(({ form }) => /^(?:about|podcast|blog)$/u.test(form));
  return (
    spoken === 'en' &&
    one.value === 'quote' &&
    /^quotes?$/u.test(tokens[one.to - 1]?.form ?? '') &&
    /^(?:from|by|about|on|of)$/u.test(tokens[one.to]?.form ?? '')
  );
}
