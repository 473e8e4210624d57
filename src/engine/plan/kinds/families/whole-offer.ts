import type { Brief } from '@/domain/site/brief';

/** Where a name of a business ends within a sentence. */
export const stop =
  /[,.;:!?(–—\n"“”]|\s-\s|\s(?:for|in|from|at|with|near|around|outside|above|behind|between|across|throughout|on|by|who|which|that|called|named|where|run by|made|baked|grown|designed|printed|delivered|posted|cast|looking|seeking|wanting|based|open|every|as|to|is|are|we|since|selling|offering|to order|and (?:we|i|then|carve|repair|sell|teach|make|them)|out of)(?=\s|$)/iu;

/** What is said to whoever makes the site, before what the business is. */
export const leadIn =
  /^(?:(?:please\s+)?(?:make|build|create|design|i need|we need|i want|we want)?\s*(?:me|us)?\s*(?:an?|the|my|our)?\s*(?:[\p{L}-]+\s){0,2}?(?:website|web ?site|site|web ?page|homepage|page|landing page)\s+(?:for|about|of)\s+)/iu;

const served =
  'children|adults|kids|people|beginners|women|men|teens|seniors|girls|boys|families|dogs|parents|everyone|all|the';
const about = new RegExp(
  String.raw`^\s(?:of|for(?!\s(?:\S+\s)?(?:${served})\b)|that (?:studies|collects|watches|plays|builds|sings|reads|sells))` +
    String.raw`\s[^,.;:!?\n]+?(?=\s(?:in|near|at|for|called)\s|\s[–—-]\s|[,.;:!?\n]|$)`,
  'iu',
);
const bare =
  /^(?:(?:school|academy|shop|farm|museum|club|society)s?|(?:(?:mobile|community|travelling|little)\s)?library|(?:night|evening|summer) school)$/iu;

// "Marble run builder who …": the sentence opens with more of the name than was read.
const openingName = ({ prompt, offer, place, name: called }: Brief): string => {
  const line = prompt
    .trim()
    .replace(leadIn, '')
    .replace(/^(?:an?|the|our|my)\s+/iu, '');
  const name = line
    .slice(0, stop.exec(line)?.index)
    .trim()
    .replace(/\s(?:web ?site|site|web ?page|home ?page|landing page|page)$/iu, '');
  // "ambulance service Johannesburg": where it is belongs to no name.
  const town = place?.value.toLowerCase() ?? '';
  if (town !== '' && name.toLowerCase().endsWith(` ${town}`)) return '';
  // "plumbing company Tapwell": what it is called is none of what it does.
  if (called && name.toLowerCase().endsWith(` ${called.value.toLowerCase()}`)) return '';
  // "Florist subscription": who sends them is the florist, however often they come.
  if (/^florists? subscriptions?$/iu.test(name)) return '';
  const isMore = name.toLowerCase().startsWith(`${offer?.value.toLowerCase()} `);
  return isMore && name.split(' ').length < 6 ? name : '';
};

/** The offer with the words that a hyphen ties to it: "making workshop" of "lantern-making workshop". */
export const wholeOffer = (brief: Brief): string => {
  const { prompt, offer } = brief;
  const [span] = offer?.spans ?? [];
  if (!offer) return '';
  const opening = openingName(brief);
  if (opening !== '') return opening;
  if (
    !span ||
    !prompt.slice(span.start, span.end).toLowerCase().startsWith(offer.value.toLowerCase().slice(0, 3))
  )
    return offer.value;
  const before = /[\p{L}’']+-$/u.exec(prompt.slice(0, span.start))?.[0] ?? '';
  const isHalf = prompt[span.end] === '-' || bare.test(offer.value);
  const rest = prompt.slice(span.end);
  const after = !isHalf
    ? ''
    : prompt[span.end] === '-'
      ? rest.slice(0, stop.exec(rest)?.index ?? rest.length)
      : (about.exec(rest)?.[0] ?? '');
  const more = after === '' ? (/^\sand\s\p{L}+ing(?=[\s,.;:]|$)/u.exec(rest)?.[0] ?? '') : '';
  if (more !== '' && offer.value.endsWith('ing'))
    return `${before}${prompt.slice(span.start, span.end)}${more}`;
  return `${before}${before || after ? prompt.slice(span.start, span.end) : offer.value}${after}`;
};

/** The brief with the half of its offer that a hyphen cut off: "growing kits" is "mushroom-growing kits". */
export const mendOffer = (brief: Brief): Brief => {
  const { offer, language } = brief;
  if (!offer || language.value !== 'en') return brief;
  const whole = wholeOffer(brief);
  return whole.toLowerCase().endsWith(offer.value.toLowerCase()) && whole.length > offer.value.length
    ? { ...brief, offer: { ...offer, value: whole } }
    : brief;
};
