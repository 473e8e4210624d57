import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const items = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) => `${value.section} ${value.name}`);

describe('names in a short prompt', () => {
  it.each([
    ['IT support for small businesses in Reading, cyber security, Microsoft 365', 'services Microsoft 365'],
  ])('are no makes that one works with: %s', (prompt, thing) => {
    expect(readBrief(prompt).name).toBeNull();
    expect(items(prompt)).toContain(thing);
  });

  it.each([
    [
      'Studio Lune, interior designers in Paris: projects, services, contact',
      'Studio Lune',
      'interior designers',
    ],
    ['Gelato Nord, ice cream parlour in Hull, 12 flavours', 'Gelato Nord', 'ice cream parlour'],
    ['Atelier Brandt, violin makers in Freiburg: repairs, visits', 'Atelier Brandt', 'violin makers'],
  ])('stand whole over the door: %s', (prompt, name, offer) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.offer?.value]).toEqual([name, offer]);
  });

  it('count the people of a studio', () => {
    const { counts } = readBrief('tattoo studio Black Heron in Leeds, four artists, aftercare');
    expect(counts.map(({ value }) => value)).toEqual([{ thing: 'team', count: 4 }]);
  });

  it('are employers in a CV, behind what somebody is', () => {
    const prompt = 'my CV: Aisha Rahman, product designer, 8 years, Monzo and Deliveroo, contact';
    expect(readBrief(prompt).offer?.value).toBe('product designer');
    expect(items(prompt)).toEqual(['timeline Monzo', 'timeline Deliveroo']);
  });
});

describe('letters sent by mail', () => {
  it('are written like a blog', () => {
    const { kind, sections } = readBrief(
      'landing page for a newsletter on AI for teachers, subscribe, about the author',
    );
    expect(kind.value).toBe('blog');
    expect(sections.map(({ value }) => value)).toContain('newsletter');
  });

  it('may be a part of another site', () => {
    expect(readBrief('landing page for a bakery with a newsletter').kind.value).toBe('bakery');
  });
});
