import type { Brief, SitePart, Slot } from '@/domain/site/brief';
import { readGuide } from './read-guide';

const told: ReadonlySet<string> = new Set([
  'unknown',
  'blog',
  'docs',
  'course',
  'nonprofit',
  'portfolio',
  'product',
  'event',
]);

/** A guide tells of its subject: its chapters are parts of the page, and nothing of it is on offer. */
export function mendGuide(brief: Brief): Brief {
  const { prompt, spoken, kind } = brief;
  const guide = spoken === 'en' && told.has(kind.value) ? readGuide(prompt) : null;
  if (!guide || (kind.value !== 'unknown' && guide.chapters.length < 2)) return brief;
  const taken = [guide.subject, ...guide.chapters.map(({ span }) => span)];
  const isTaken = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => taken.some(({ start, end }) => one.start < end && one.end > start));
  const chapters = guide.chapters.map(({ title, span }): Slot<SitePart> => ({
    value: { title, isPage: false },
    spans: [span],
  }));
  const own = brief.quotes.some(({ value }) => value.use === 'name');
  const whom = guide.readers;
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    offer: { value: 'guidebook', spans: [guide.subject] },
    name: own ? brief.name : { value: guide.title, spans: [guide.subject] },
    place: null,
    audience: whom ? { value: prompt.slice(whom.start, whom.end), spans: [whom] } : brief.audience,
    items: [],
    phrases: brief.phrases.filter((slot) => !isTaken(slot)),
    sections: brief.sections.filter((slot) => !isTaken(slot)),
    counts: brief.counts.filter((slot) => !isTaken(slot)),
    parts: [...chapters, ...brief.parts.filter((slot) => !isTaken(slot))],
    limits: [
      ...brief.limits,
      `Made without a model, this site knows no facts about its subject: “${guide.title}” has its chapters and their frame, and what stands in them is yours to write.`,
    ],
  };
}
