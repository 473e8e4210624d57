import type { Brief, Slot } from '@/domain/site/brief';

const sign = String.raw`(?:[A-Z][\w'’-]*|&|and|of|the)`;
/** "Thimble & Thread is moving to 9 Quay Lane": who moves, and the sentence that tells it. */
const moving = new RegExp(
  String.raw`^(?<name>[A-Z][\w'’-]*(?:\s${sign}){0,5})\s(?:is|are|has|have)\s(?:moving|moved|relocating|relocated)\b[^.!?\n]*`,
  'u',
);
const notName = /^(?:We|I|Our|My|They|It|Website|Site|Page|Landing|Announcement|Notice)\b/u;

/** A house that moves is called what stands before it, and what it moves to ("a bigger shop") is no part of the page. */
export function mendMoving(brief: Brief): Brief {
  if (!/\b(?:mov|relocat)/u.test(brief.prompt)) return brief;
  const found = moving.exec(brief.prompt);
  const name = found?.groups?.['name'];
  if (!found || name === undefined || notName.test(name)) return brief;
  const isIn = ({ spans }: Slot<unknown>, end: number): boolean =>
    spans.length > 0 && spans.every((span) => span.end <= end);
  const { offer, kind } = brief;
  const own = offer && isIn(offer, name.length) ? null : offer;
  return {
    ...brief,
    name: { value: name, spans: [{ start: 0, end: name.length }] },
    // Where nothing else is known of the house, the page is about the move.
    offer: own ?? (kind.value === 'unknown' ? { value: 'moving notice', spans: [] } : null),
    sections: brief.sections.filter((section) => !isIn(section, found[0].length)),
  };
}
