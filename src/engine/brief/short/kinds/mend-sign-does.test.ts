import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('what a house lets or brings', () => {
  it('is no occasion for which it is wanted', () => {
    const brief = readBrief(
      'Larkrise Yurts hires out yurts, lanterns and firepits for weddings and festivals in Devon. 5m £420, 7m £640. Gallery.',
    );
    expect(brief.kind.value).toBe('unknown');
    expect(brief.name?.value).toBe('Larkrise Yurts');
    expect(brief.items.map(({ value }) => value.name)).toEqual(
      expect.arrayContaining(['Yurts', 'Lanterns', 'Firepits']),
    );
  });

  it('is no day of its own', () => {
    const prompt =
      'Vintage ice cream trikes for parties, Gelato Wheels, Kent. Two hours £320, full day £540. Gallery.';
    expect(readBrief(prompt).kind.value).not.toBe('event');
    expect(readBrief('Wedding of Ana & Tom, 4 July, programme and RSVP').kind.value).toBe('event');
  });
});

describe('what is done to things', () => {
  it.each([
    'Sampler framer in Hay. I mend old samplers: cleaning £60, reframing from £140. Shop open Thu-Sat 10-5.',
    'Glove maker Ada Finch, Yeovil. Bespoke gloves from £120, relining £35, theatre hire £40.',
  ])('is no shelf with a cart: %s', (prompt) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).not.toBe('shop');
    expect(brief.behaviours.map(({ value }) => value)).not.toContain('cart');
    expect(brief.items.map(({ value }) => value.section)).not.toContain('products');
  });

  it('leaves a shop its shelf', () => {
    expect(
      readBrief('Online shop for gloves: wool gloves £22, leather gloves £60, repairs £15').kind.value,
    ).toBe('shop');
  });
});

it('takes an hour of a walk for no street', () => {
  expect(readBrief('Llama walks near Ripon - Ure Llamas. 2 hour walk £30, feeding £6.').address).toBeNull();
  expect(readBrief('Llama walks, Ure Llamas, 2 Church Walk, Ripon. Feeding £6.').address?.value).toContain(
    '2 Church Walk',
  );
});

it('takes a material for no paint', () => {
  const named = (prompt: string) => readBrief(prompt).colours.map(({ value }) => value.name.toLowerCase());
  expect(named('Gilder in Wells. Gold leaf and silver leaf on frames, from £90.')).toEqual([]);
  expect(named('Gilder in Wells. Frames from £90. Gold and black.')).toEqual(['gold', 'black']);
});

it('has one word for one of several theses', () => {
  expect(readBrief('I bind theses in Leeds, from £30').offer?.value).toBe('thesis binding');
});
