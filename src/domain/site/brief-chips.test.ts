import { describe, expect, it } from 'vitest';
import type { Brief } from './brief';
import { chipsOf, describeRange } from './brief-chips';

const empty: Brief = {
  prompt: '', language: { value: 'en', spans: [] }, languages: [], spoken: 'en', direction: 'ltr', kind: { value: 'unknown', spans: [] }, offer: null, name: null,
  quotes: [], pages: [], onePage: null, sections: [], behaviours: [], counts: [], items: [], phone: null, email: null, address: null,
  social: [], hours: null, place: null, date: null, founded: null, audience: null, tone: [], style: null, colours: [], font: null,
  scheme: null, excluded: [], phrases: [], remarks: [],
  limits: [], parts: [], declined: null,
}; // prettier-ignore

const span = { start: 0, end: 4 };

describe('chipsOf', () => {
  it('shows kind and language even when nothing else was understood', () => {
    expect(chipsOf(empty).map((chip) => [chip.slot, chip.value])).toEqual([
      ['kind', 'a site of its own kind'],
      ['language', 'English'],
    ]);
  });

  it('names an unknown kind by its offer and keeps the words it came from', () => {
    const chip = chipsOf({ ...empty, offer: { value: 'falconry display team', spans: [span] } }).find(
      (one) => one.slot === 'kind',
    );
    expect(chip).toEqual({ slot: 'kind', label: 'Kind', value: 'falconry display team', spans: [span] });
  });

  it('gives every colour its own chip with a swatch and its role', () => {
    const chips = chipsOf({
      ...empty,
      colours: [{ value: { role: 'component', name: 'dark slate blue', css: '#483d8b' }, spans: [span] }],
    });
    expect(chips.find((chip) => chip.slot === 'colour')).toEqual({
      slot: 'colour',
      label: 'Colour: buttons and cards',
      value: 'dark slate blue',
      swatch: '#483d8b',
      spans: [span],
    });
  });

  it('lists items with price and badge, and says what was left out', () => {
    const chips = chipsOf({
      ...empty,
      items: [
        { value: { section: 'pricing', name: 'Studio', price: '$29', badge: 'Most popular' }, spans: [span] },
      ],
      excluded: [{ value: 'script', spans: [span] }],
    });
    expect(chips.find((chip) => chip.slot === 'items')?.value).toBe('Studio $29 “Most popular”');
    expect(chips.find((chip) => chip.slot === 'excluded')?.value).toBe('JavaScript');
  });

  it('says one page where no titles were given', () => {
    const chips = chipsOf({ ...empty, onePage: { value: true, spans: [span] } });
    expect(chips.find((chip) => chip.slot === 'pages')?.value).toBe('one page');
  });
});

describe('describeRange', () => {
  it('joins days in a row and keeps single days apart', () => {
    expect(describeRange({ days: [2, 3, 4, 7], opens: 450, closes: 1140 })).toBe('Tue–Thu, Sun 07:30–19:00');
  });
});
