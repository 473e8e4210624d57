import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const offerOf = (prompt: string) => readBrief(prompt).offer?.value ?? null;

describe('a look that a prompt opens with', () => {
  it.each([
    ['art deco jazz bar The Gilded Heron in Chicago', 'jazz bar'],
    ['Terminal style personal page for Mika Sørensen, backend engineer', 'backend engineer'],
    ['magazine-like site for a slow food journal, Table & Field', 'slow food journal'],
    ['pastel pink and mint bakery in Lyon called Clémence', 'bakery'],
    ['opulent art deco hotel The Marlowe in Miami, emerald and gold', 'hotel'],
  ])('is no part of what is offered: %s', (prompt, offer) => {
    expect(offerOf(prompt)).toBe(offer);
  });

  it.each([
    ['Pixel style please: a trampoline park in Porto called Boing', 'pixel', 'trampoline park'],
    ['Vintage style please: radio repairs in Delft', 'vintage', 'radio repairs'],
  ])('is heard where it is called a style or a look: %s', (prompt, style, offer) => {
    expect(readBrief(prompt).style?.value).toBe(style);
    expect(offerOf(prompt)).toBe(offer);
  });

  it('stays where it tells of the thing', () => {
    expect(offerOf('pixel art studio Dot in Bern')).toBe('pixel art studio');
    expect(offerOf('corporate catering by Plum in Leeds')).toBe('corporate catering');
    expect(offerOf('retro game shop Cart in Hull')).toContain('retro game shop');
  });

  it('keeps style and colours, and every span at its place in the prompt', () => {
    const prompt = 'opulent art deco hotel The Marlowe in Miami, emerald and gold';
    const { style, colours, name, prompt: told } = readBrief(prompt);
    expect(told).toBe(prompt);
    expect(style?.value).toBe('art-deco');
    expect(colours.map(({ value }) => value.css)).toEqual(['#0d7f58', '#ffd700']);
    expect(name?.spans.map(({ start, end }) => prompt.slice(start, end))).toContain('The Marlowe');
  });

  it('is no entry of a list, nor is a pronoun', () => {
    const entriesOf = (prompt: string): string => {
      const { phrases, items, parts } = readBrief(prompt);
      return JSON.stringify([
        phrases.map(({ value }) => value),
        items.map(({ value }) => value.name),
        parts.map(({ value }) => value.title),
      ]).toLowerCase();
    };
    const run = entriesOf(
      'Charity run "Miles for Mangroves" in Miami, register, sponsors, FAQ, coastal colours',
    );
    expect(run).not.toContain('coastal');
    expect(entriesOf('Wooden toy maker "Pip". Bestsellers, how we make them, reviews, FAQ')).not.toContain(
      '"them"',
    );
    expect(entriesOf('Paint shop in Hull: interior colours, brushes, exterior colours, ladders')).toContain(
      'interior colours',
    );
  });

  it('makes no part of the page out of letters and grids', () => {
    const { parts } = readBrief(
      'brutalist site for Kessel, a techno club in Leipzig, huge type, door policy',
    );
    expect(parts.map(({ value }) => value.title)).not.toContain('Huge type');
    expect(parts.map(({ value }) => value.title).join()).toMatch(/door policy/iu);
  });
});

it('takes the small name of a colour for no part of a land', () => {
  expect(readBrief('bookshop Raven & Rye, burgundy, events and rare books').place).toBeNull();
  expect(readBrief('winery Clos Perrin in Burgundy').place?.value).toBe('Burgundy');
});

it('puts no look on the counter', () => {
  const { items, style } = readBrief(
    'Sourdough bakery Kona in Kyoto, wabi-sabi, beige and charcoal, bread list',
  );
  expect(style?.value).toBe('japanese');
  expect(items.map(({ value }) => value.name.toLowerCase())).not.toContain('wabi-sabi');
});

it('sets neither look nor tone by what it does not follow', () => {
  const { style, tone } = readBrief('A playful serious website for a funeral home, very calm');
  expect(style?.value).not.toBe('playful');
  expect(tone.map(({ value }) => value)).not.toContain('playful');
});
