import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

describe('a "no" behind what it denies', () => {
  it.each([
    ['web para una abogada en Valencia, servicios, opiniones no, preguntas frecuentes', 'testimonials'],
    ['site para doceria da Bia, cardápio, depoimentos não, contato', 'testimonials'],
    ['site for my plant nursery in Kent, gallery yes, newsletter no', 'newsletter'],
  ])('leaves the part out: %s', (prompt, part) => {
    const brief = readBrief(prompt);
    expect(brief.excluded.map(({ value }) => value)).toContain(part);
    expect(brief.sections.map(({ value }) => value)).not.toContain(part);
  });

  it('denies no more than the entry that it ends', () => {
    const brief = readBrief('site for my plant nursery in Kent, gallery yes, newsletter no');
    expect(brief.excluded.map(({ value }) => value)).not.toContain('gallery');
    expect(brief.sections.map(({ value }) => value)).toContain('gallery');
  });

  it('denies nothing where it is an answer to press', () => {
    const brief = readBrief(
      'flashcards for capitals with buttons I know / I don’t know, saved in the browser',
    );
    expect(brief.excluded).toEqual([]);
  });
});
