import type { Brief } from '@/domain/site/brief';

const shape = /^(?<name>\p{Lu}[\p{L}'’&-]+(?:\s\p{Lu}[\p{L}'’&-]+){1,4})\s(?<noun>\p{Ll}+)$/u;

/** "the Nordic Design Days conference": what is written as a name before its noun is one. */
export function mendNameInOffer(brief: Brief): Brief {
  const { offer, prompt, place } = brief;
  const [span] = offer?.spans ?? [];
  if (brief.name || !offer || !span || !['event', 'nonprofit'].includes(brief.kind.value)) return brief;
  const { name, noun } = shape.exec(offer.value)?.groups ?? {};
  const start = prompt.indexOf(name ?? '', span.start);
  if (name === undefined || noun === undefined || start < 0) return brief;
  const end = start + name.length;
  const isPlace = place?.spans.some((one) => one.start < end && one.end > start) === true;
  if (isPlace || !/\bthe\s$/iu.test(prompt.slice(0, start))) return brief;
  return {
    ...brief,
    name: { value: name, spans: [{ start, end }] },
    offer: { value: noun, spans: [{ start: end + 1, end: end + 1 + noun.length }] },
  };
}
