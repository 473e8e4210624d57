import type { Brief } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';

/** "Wassail? Morris? No: we build and tune hurdy-gurdies": what it is not, before what it is. */
const away =
  /^(?:[^.?!\n]{2,30}\?+\s+){1,3}(?:no(?:pe|t quite)?)[\s,:;–—-]+(?<rest>(?:we|i|it['’]?s|this is|just)\b[^.?!\n]{6,120})/iu;

/** A prompt that opens with what somebody might take it for is about what follows. */
export function mendAskedAway(brief: Brief, readPart: ReadPart): Brief {
  const { rest = '' } = (brief.language.value === 'en' ? away.exec(brief.prompt)?.groups : null) ?? {};
  if (rest === '') return brief;
  const { kind, offer } = readPart(`${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`, {});
  if (offer === null || offer.value.toLowerCase() === brief.offer?.value.toLowerCase()) return brief;
  // "we build hurdy-gurdies": who makes them.
  const isMade =
    /^(?:we|i)\s(?:build|make|carve|craft|weave|forge)\b/iu.test(rest) &&
    /^[\p{L}'’ -]+s$/u.test(offer.value);
  const value = isMade
    ? `${offer.value.replace(/ies$/u, 'y').replace(/(?<=[^su])s$/u, '')} maker`
    : offer.value;
  const start = brief.prompt.indexOf(rest);
  const spans = [{ start, end: start + rest.length }];
  const isBefore = (slot: Brief['name']): boolean => (slot?.spans ?? []).some(({ end }) => end <= start);
  return {
    ...brief,
    kind: { ...kind, spans },
    offer: { value, spans },
    name: isBefore(brief.name) ? null : brief.name,
  };
}
