import { beforeAll, describe, expect, it } from 'vitest';
import { readCalling } from '../../../plan/kinds/families/read-calling';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const listed = (prompt: string) =>
  readBrief(prompt).items.map(({ value: { section, name, price } }) =>
    [section, name, price].filter(Boolean).join(' '),
  );

describe('pages of a kind of their own', () => {
  it('a candidate stands for what is told, and offers no services', () => {
    expect(listed('District council candidate Tom Eyre, mending pavements, keeping the lido')).toEqual([
      'features Mending pavements',
      'features Keeping the lido',
    ]);
  });

  it('a night is spent in the hut and not in what it has', () => {
    expect(listed('Shepherd huts near Bala, log burner, £80 a night')).toEqual([
      'rooms Shepherd hut £80 a night',
      'amenities Log burner',
    ]);
  });

  it('one home to let is on the list alone, with its rent', () => {
    expect(listed('Two-bed cottage to let in Settle, £700 a month, from May')).toEqual([
      'listings Two-bed cottage £700 a month',
    ]);
  });

  it('what happens to somebody is no part of what they are', () => {
    const told = readBrief('Portfolio for a ceramics student graduating this year, six pieces');
    expect(told.offer?.value).toBe('ceramics student');
  });

  it('where somebody is going is not where they are, and a door is in a house', () => {
    expect(readBrief('Fundraising page: help our choir get to Norway, £4,000 needed').place).toBeNull();
    const stall = readBrief('One page for a pop-up noodle bar, 3 to 5 May, Unit 8 Albion Works');
    expect(stall.name).toBeNull();
    expect(stall.address?.value).toBe('Unit 8 Albion Works');
    expect(readCalling(stall)).toBeNull();
    expect(readCalling(readBrief('Pop-up noodle bar for weddings'))?.family).toBe('mobile');
  });

  it('whoever writes for others is no day to come to', () => {
    const told = readBrief('I write best man speeches and toasts for nervous people');
    expect(told.offer?.value).toBe('best man speech and toast writer');
    expect(told.kind.value).toBe('unknown');
    expect(readBrief('Wedding fair at the Grange, 9 May').kind.value).toBe('event');
  });

  it('people who save a place are no workshop', () => {
    const told = readBrief('Restoration of the Ferry Chapel, volunteers wanted on Sundays');
    expect(told.kind.value).toBe('nonprofit');
    expect(told.offer?.value).toBe('Restoration of the Ferry Chapel');
  });

  it('a team that goes to quizzes asks nothing', () => {
    const told = readBrief('Page for our quiz league side The Near Misses: who we are, results');
    expect(told.kind.value).toBe('nonprofit');
    expect(told.parts.map(({ value }) => value.title)).toContain('Results');
    expect(readBrief('A quiz about rivers with ten questions').kind.value).toBe('quiz');
  });

  it('an evening of film is called after what is shown, and a loch is a place', () => {
    expect(listed('Film society, next film Local Hero on 4 May, £5')).toContain('events Local Hero £5');
    const coach = readBrief('Open water rowing coach, beginners welcome, Loch Tay');
    expect([coach.name, coach.place?.value]).toEqual([null, 'Loch Tay']);
  });

  it('a sum in a place of its own behind a list is that of a visit', () => {
    expect(listed('Chiropodist in Leek, corns, nails, verrucas, £38')).toEqual([
      'services Corns',
      'services Nails',
      'services Verrucas',
      'pricing A visit £38',
    ]);
  });

  it('what somebody was before is nothing that they offer', () => {
    const prompt = 'Site for retired nurse making patchwork quilts, cot quilts £45, doubles from £180';
    expect(readBrief(prompt).offer?.value).toBe('patchwork quilts');
    expect(listed(prompt)).toEqual(['products Cot quilts £45', 'products Doubles £180']);
  });

  it('plans that are drawn are no prices, and things that are counted keep their colour', () => {
    const agent = readBrief('Property photographer, floor plans, drone, Kent');
    expect(agent.sections.map(({ value }) => value)).not.toContain('pricing');
    expect(listed('Property photographer, floor plans, drone, Kent')).toContain('services Floor plans');
    expect(readBrief('Tractor hire: three red Massey Fergusons, driver included').colours).toEqual([]);
    expect(readBrief('Tractor hire, three red buttons, driver included').colours).not.toEqual([]);
  });

  it('a game without contact keeps the way to write', () => {
    expect(readBrief('Walking rugby, Fridays 11am, £4, no contact').excluded).toEqual([]);
    expect(readBrief('Bakery in Oban, one page, no contact form').excluded).not.toEqual([]);
  });

  it('a careers page says who is wanted, under the name of the house', () => {
    const prompt = 'Careers page for a care home hiring cooks and cleaners in Rhyl';
    expect(listed(prompt)).toEqual(['jobs Cook', 'jobs Cleaner']);
    expect(readBrief(prompt).offer?.value).toBe('careers page');
    expect(readBrief(prompt).name?.value).toBe('Care Home Careers');
  });

  it('a page of links is called after whose links they are', () => {
    expect(readBrief('A link page for my candle stall at Hexham market').offer?.value).toBe('candle stall');
  });
});
