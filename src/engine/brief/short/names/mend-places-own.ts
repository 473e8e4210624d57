import type { Brief } from '@/domain/site/brief';

/** What a village, a parish or a town has one of: it is called after the place. */
const ofPlace =
  /^(?:(?:village|parish|memorial|community|town|church|scout|guide|social) (?:hall|council|shop|store|pub|school|centre|center|green|fete|show|library|garden|orchard|museum|magazine|newsletter)|(?:primary|infant|junior|village) school|(?:cricket|football|bowls|tennis|rowing|gardening|horticultural|history|film|bridge) (?:club|society)|residents['’]? association|neighbourhood (?:plan|watch)|women['’]?s institute|men['’]?s shed|allotments?|(?:parish )?church)$/iu;

/**
 * "our village hall: … Upper Slaughter.": a lone name that says nothing of what a place has one of is the place, and the
 * hall is called after it.
 */
export function mendPlacesOwn(brief: Brief): Brief {
  const { name, offer, place, prompt, spoken } = brief;
  const [at] = name?.spans ?? [];
  if (spoken !== 'en' || !name || !at || !offer || !ofPlace.test(offer.value)) return brief;
  if (place !== null && !place.value.includes(name.value)) return brief;
  const isOurs = new RegExp(String.raw`\b(?:our|the)\s(?:\p{L}+\s)?${offer.value}`, 'iu').test(prompt);
  // "Friends of Elm Green": more than a place.
  const isPlain =
    /^\p{Lu}[\p{L}'’-]+(?:[\s-](?:(?:on|in|under|upon|le|the|St\.?)[\s-])*\p{Lu}[\p{L}'’-]+){0,2}$/u.test(
      name.value,
    );
  const isAlone =
    /(?:^|[.,;:\n]\s?|\s(?:in|of|for)\s)$/u.test(prompt.slice(0, at.start)) &&
    /^\s?(?:[.,;:\n]|$)/u.test(prompt.slice(at.end));
  const words = offer.value.toLowerCase().split(' ');
  const saysWhat = words.some((word) => name.value.toLowerCase().includes(word));
  return isOurs && isPlain && isAlone && !saysWhat
    ? { ...brief, name: null, place: { value: name.value, spans: name.spans } }
    : brief;
}
