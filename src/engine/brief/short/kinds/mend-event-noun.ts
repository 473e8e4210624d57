import type { Brief } from '@/domain/site/brief';

const couple = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:and|&|\+)\s\p{Lu}\p{L}+/u;
const themed = /^\s(?:of|for)\s(?:the\s)?\p{L}+(?:\sand\s\p{L}+)?(?=[,.;:\n]|\s(?:in|at|on)\s|$)/u;

/**
 * "Beach wedding in Tarifa: Lucia and Tom" is their wedding, wherever it is held; "Festival of light, Durham" is a festival of
 * light, and no festival.
 */
export function mendEventNoun(brief: Brief): Brief {
  const { offer, name, kind, prompt } = brief;
  if (brief.language.value !== 'en' || kind.value !== 'event' || !offer) return brief;
  if (/\swedding$/iu.test(offer.value) && couple.test(name?.value ?? ''))
    return { ...brief, offer: { ...offer, value: 'wedding' } };
  const [span] = offer.spans;
  const tail =
    span && /^(?:festival|feast)$/iu.test(offer.value) ? themed.exec(prompt.slice(span.end))?.[0] : undefined;
  return span && tail !== undefined
    ? {
        ...brief,
        offer: {
          value: `${offer.value}${tail}`,
          spans: [{ start: span.start, end: span.end + tail.length }],
        },
      }
    : brief;
}
