import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const namesOf = (prompt: string): string[] => readBrief(prompt).items.map(({ value }) => value.name);

describe('words of a short prompt that look like something else', () => {
  it('are lenses, and no contact form', () => {
    const prompt = 'Opticians in Athlone. Eye tests, contact lenses, designer frames, book online';
    expect(namesOf(prompt)).toContain('Contact lenses');
    expect(readBrief(prompt).sections.map(({ value }) => value)).not.toContain('contact');
  });

  it('are a town right behind what is offered', () => {
    const brief = readBrief(
      'Immigration consultant Mississauga - study permits, work permits, book consultation',
    );
    expect(brief.name).toBeNull();
    expect(brief.place?.value).toBe('Mississauga');
  });

  it('are stockists, and nothing on the counter', () => {
    const brief = readBrief('Gluten free bakery in Hobart, sourdough, stockists, our story');
    expect(brief.items.map(({ value }) => value.name.toLowerCase())).not.toContain('stockists');
    expect(brief.parts.map(({ value }) => value.title)).toContain('Stockists');
  });

  it('are what guests make, and not what the house is', () => {
    const brief = readBrief('Vegan takeaway in Belfast, build your own bowl, delivery, allergens');
    expect(brief.offer?.value.toLowerCase()).toBe('vegan takeaway');
  });

  it('are a clerk, and no app', () => {
    expect(readBrief('Property inventory clerk in Manchester, check in reports, fees').kind.value).toBe(
      'unknown',
    );
  });

  it('are things for hire, and no event', () => {
    const brief = readBrief('dance floor & LED letters hire essex weddings, prices, gallery');
    expect(brief.kind.value).toBe('unknown');
    expect(brief.offer?.value).toBe('dance floor & LED letters hire');
    expect(brief.place?.value).toBe('Essex');
  });

  it('are a gallery, a promise or a pass, and no services', () => {
    const lofts = readBrief(
      'we do loft conversions and garage conversions in Sheffield, 10 year guarantee, gallery',
    );
    expect(lofts.kind.value).toBe('construction');
    expect(lofts.phrases.map(({ value }) => value)).toEqual(['loft conversions and garage conversions']);
    expect(lofts.sections.map(({ value }) => value)).toContain('gallery');
    const names = namesOf(
      'Aerial yoga & pole fitness studio in Brisbane, class packs, intro offer, timetable',
    );
    expect(names).toEqual(['Aerial yoga', 'Pole fitness']);
  });
});
