import type { Brief } from '@/domain/site/brief';

const evening = /\b(?:nights?|evenings?|afternoons?|sessions?|tournaments?|meet-?ups?)$/iu;
const free = /^free\s+(?=\S)/iu;

/** "Free board game night": people who sit down together, none of the boxes that are sold; what it costs is no part of what it is. */
export const mendPlayedTogether = (brief: Brief): Brief => {
  const { offer, kind } = brief;
  if (!offer || !evening.test(offer.value)) return brief;
  const cut = free.exec(offer.value)?.[0].length ?? 0;
  const [span] = offer.spans;
  return {
    ...brief,
    offer: {
      value: offer.value.slice(cut),
      spans: span && cut > 0 ? [{ start: span.start + cut, end: span.end }] : offer.spans,
    },
    kind: kind.value === 'product' ? { ...kind, value: 'event' } : kind,
  };
};
