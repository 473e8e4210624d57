import type { Brief, Exclusion, Slot } from '@/domain/site/brief';

const words: readonly (readonly [word: string, value: Exclusion])[] = [
  ['reviews|testimonials', 'testimonials'],
  ['blog', 'posts'],
  ['gallery|photos|pictures', 'gallery'],
  ['team(?: page| section)?', 'team'],
  ['map', 'map'],
  ['faqs?', 'faq'],
  ['newsletter', 'newsletter'],
  ['prices|pricing', 'pricing'],
  ['contact form', 'form'],
];
const isDenied = /needed|required|necessary|wanted/iu;
const unneeded = String.raw`\s(?:section\s)?(?:is\s|are\s)?(?:not|isn['’]?t|aren['’]?t)\s(?:needed|required|necessary|wanted)`;

/** "Reviews not needed": a denial that stands behind what it denies. */
export function mendNotNeeded(brief: Brief): Brief {
  if (!isDenied.test(brief.prompt)) return brief;
  const found = words.flatMap(([word, value]): Slot<Exclusion>[] => {
    const match = new RegExp(String.raw`\b(?:${word})${unneeded}\b`, 'iu').exec(brief.prompt);
    return match ? [{ value, spans: [{ start: match.index, end: match.index + match[0].length }] }] : [];
  });
  if (found.length === 0) return brief;
  const values = new Set<string>(found.map(({ value }) => value));
  return {
    ...brief,
    sections: brief.sections.filter(({ value }) => !values.has(value)),
    excluded: [...brief.excluded.filter(({ value }) => !values.has(value)), ...found],
  };
}
