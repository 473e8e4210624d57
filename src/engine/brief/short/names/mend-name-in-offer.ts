import type { Brief } from '@/domain/site/brief';

const shape = /^(?<name>\p{Lu}[\p{L}'’&-]+(?:\s\p{Lu}[\p{L}'’&-]+){1,4})\s(?<noun>\p{Ll}+)$/u;

const gathering =
  /(?:^|\s)(?<noun>(?:(?:village|summer|spring|autumn|winter|christmas|easter|harvest|folk|food|book|film|jazz|craft|flower|school|church|country|county|garden|street|music|arts)\s)?(?:f[eê]te|festival|fair|fayre|gala|carnival|regatta|parade|conference|summit))$/iu;

/** "Ferncombe Village Fete … dog show, cake stall": what it is stands in its name, and what is on there is a part of it. */
export function mendGatheringInName(brief: Brief): Brief {
  const { name, offer } = brief;
  const noun = gathering.exec(name?.value ?? '')?.groups?.['noun'];
  if (brief.kind.value !== 'event' || brief.language.value !== 'en' || !name || !offer || noun === undefined)
    return brief;
  const isLater = (offer.spans[0]?.start ?? 0) > (name.spans.at(-1)?.end ?? 0);
  if (!isLater || gathering.test(offer.value)) return brief;
  const end = name.spans.at(-1)?.end ?? 0;
  const left = offer.spans.length > 0 ? [{ value: offer.value, spans: offer.spans }] : [];
  return {
    ...brief,
    offer: { value: noun.toLowerCase(), spans: [{ start: end - noun.length, end }] },
    phrases: [...left, ...brief.phrases.filter(({ value }) => value !== offer.value)],
  };
}

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
