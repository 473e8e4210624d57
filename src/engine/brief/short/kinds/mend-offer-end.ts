import type { Brief } from '@/domain/site/brief';

const end = /\s(?:graduating|hoping|moving|leaving|returning|retiring)\s.*$/iu;

/** "Furniture design student graduating this summer": what happens to somebody is no part of what they are. */
export const mendOfferEnd = (brief: Brief): Brief => {
  const { offer } = brief;
  const at = offer === null ? -1 : offer.value.search(end);
  if (offer === null || at < 1) return brief;
  const [span] = offer.spans;
  return {
    ...brief,
    offer: {
      value: offer.value.slice(0, at),
      spans: span ? [{ start: span.start, end: span.start + at }] : [],
    },
  };
};
