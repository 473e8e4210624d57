import type { Brief } from '@/domain/site/brief';

const labelled =
  /^(?:(?:website|site|page) for (?:an?|our|my) )?(?<what>\p{L}[\p{L}’' -]{3,34}):\s(?:an?|the|our|my)\s(?=\p{Ll})/iu;

/** "Wedding venue: a converted grain silo in Jutland": what it is stands before the colon, and behind it what it was. */
export function mendLabelFirst(brief: Brief): Brief {
  const { kind, offer, prompt } = brief;
  const found = brief.language.value === 'en' ? labelled.exec(prompt) : null;
  const what = found?.groups?.['what'];
  const [span] = kind.spans;
  if (!found || what === undefined || !offer || !span || brief.name?.value === what) return brief;
  const start = found[0].indexOf(what);
  const isOfLabel = span.start >= start && span.end <= start + what.length;
  const isBehind = (offer.spans[0]?.start ?? 0) >= found[0].length;
  return isOfLabel && isBehind
    ? { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } }
    : brief;
}
