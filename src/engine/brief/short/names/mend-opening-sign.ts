import type { Brief, Slot } from '@/domain/site/brief';
import { doneByFirms } from '../../offer/done-by-firms';
import { isKnownTown } from '../../words/ordinary-words';

const word = String.raw`(?:u3a(?!\p{L})|\p{Lu}[\p{L}\d'’]*(?:-\p{L}+)*)`;
/** "Saltmarsh advises pubs": what the sign does, so that it ends before. */
const does = String.raw`\s(?:${doneByFirms})\s\p{Ll}`;
const run = String.raw`(?:The\s)?${word}(?:\s(?:(?:of|and|the|&|on|for)\s){0,2}${word}){0,6}`;
/** "A website for the Stow Mill Museum of Clockmaking in …", "Hedgerow, a support group …": the sign that a prompt opens with. */
const opening = new RegExp(
  String.raw`^(?:(?:[^.:;,!?\n]{0,40}?\b(?:web\s?site|site|web\s?page|homepage|landing page|page)\s(?:for|of)\s(?:the\s|my\s|our\s)?)|(?:for\s)?)(?<name>${run})(?=[,:.]\s|\s[–—-]\s|\s(?:in|near|at|from|is|are)\s|${does}|$)`,
  'u',
);
const frame =
  /^(?:(?:The|A|An|Our|My)\s)?(?:Web|Website|Site|Page|Landing|Homepage|Portfolio|Make|Build|Create|Design|Need|Want|Please|Hi|Hello|New|Simple|Modern|One|We|I|It|This|There|B2B|SaaS|App|Online)(?:\s|$)/u;
const said = new RegExp(
  String.raw`^,\s(?:an?|the|who|which)\s\p{Ll}|^\s[–—-]\s(?:an?|the)\s\p{Ll}|^\s(?:is|are)\san?\s|^${does}`,
  'u',
);

const isWithin = ({ spans }: Slot<unknown>, start: number, end: number): boolean =>
  spans.length > 0 && spans.every((span) => span.start >= start && span.end <= end);

/**
 * The whole sign that a prompt opens with, where only a part of it was read as the name, or the name of a house in which
 * they meet: "Tarn Wool Co-op" and not "Tarn Wool Co", "Hedgerow" and not the "Meeting House".
 */
export function mendOpeningSign(read: Brief): Brief {
  const brief = withOffer(read);
  const { prompt, name, place, offer, quotes } = brief;
  if (quotes.some(({ value }) => value.use === 'name')) return brief;
  const found = opening.exec(prompt);
  const value = found?.groups?.['name'];
  if (!found || value === undefined || frame.test(value)) return brief;
  const end = found[0].length;
  const start = end - value.length;
  const isMany = value.includes(' ');
  const isPart = name !== null && isWithin(name, start, end) && name.value.replace(/^The\s/u, '').length < value.replace(/^The\s/u, '').length; // prettier-ignore
  const isLater = name === null || (name.spans[0]?.start ?? 0) >= end;
  const isKind = isWithin(brief.kind, start, end) && !isMany;
  const isSign = isLater && said.test(prompt.slice(end)) && !isKind && !isKnownTown(value.toLowerCase());
  // "Tarn Wool Co-op", "Stow Mill Museum of Clockmaking": what was read ends or begins in the middle of it.
  const isCut =
    (isPart || isLater) &&
    isMany &&
    (/-(?:op|operative)s?$|\s(?:u3a|WI|PTA|PTFA)$/iu.test(value) ||
      (isPart && isLandmark(value, name.value)));
  if (!isSign && !isCut) return brief;
  const isIn = (slot: Slot<unknown>): boolean => isWithin(slot, start, end);
  return {
    ...brief,
    name: { value, spans: [{ start, end }] },
    place: place && isIn(place) ? null : place,
    offer: offer && isIn(offer) && /\p{Lu}/u.test(offer.value) ? null : offer,
  };
}

/** "Stow Mill Museum of Clockmaking" of which "Museum of Clockmaking" was read: the words before say which. */
const isLandmark = (whole: string, part: string): boolean =>
  whole.endsWith(` ${part}`) &&
  /^(?:Museum|Society|Institute|Guild|School|Friends|Company|House|Centre|College|Church|Academy|Festival)\sof\s/u.test(
    part,
  );

const plural = String.raw`\p{Ll}[\p{L}’'-]*s`;
const beside = new RegExp(
  String.raw`^(?:\s?[,:]|\s[–—-])\s(?<what>(?:\p{Ll}[\p{L}’'-]*\s){0,3}${plural})(?=\s(?:up to|from|for|in|with|to|of|at|by)\s|[,.;]|$)`,
  'u',
);
const notOffered =
  /^(?:open|opens|opened|based|established|since|family|run|run by|now|closed|free|all|no|no\s.*|mondays?|.*days|.*hours|.*years|.*members|.*pages|.*sections|.*colou?rs|.*prices|.*photos|.*pictures|.*reviews|.*letters|(?:.* )?(?:was|is|has|does|us|this|as|its))$/iu;

/** "Orrin Castings, aluminium sand castings up to 40 kg, Falkirk": what stands behind the name, where nothing else was read. */
const withOffer = (brief: Brief): Brief => {
  const { prompt, name, offer, kind } = brief;
  const end = name?.spans[0]?.end ?? 0;
  // "Ages 6 months to 5 years", "Open 7:30-18:00 weekdays": for whom and when, and not what.
  if (offer !== null && /^(?:ages?|aged)\s\d|^open(?:s|ing)?\s.*\d/iu.test(offer.value))
    return { ...brief, offer: null };
  if (offer !== null || kind.value !== 'unknown' || name === null || end > 80) return brief;
  const what = beside.exec(prompt.slice(end))?.groups?.['what'];
  if (what === undefined || notOffered.test(what)) return brief;
  const start = prompt.indexOf(what, end);
  return { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } };
};
