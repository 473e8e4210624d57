import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const values = <T>(slots: readonly { readonly value: T }[]): T[] => slots.map((slot) => slot.value);

describe('a number of pages', () => {
  it('is no list of pages, and no offer', () => {
    const brief = readBrief(
      '"Talon & Thyme", deep green and brass, five pages, with shows at castles, a falcon adoption and school visits',
    );
    expect(brief.pages).toEqual([]);
    expect(brief.offer?.value ?? '').not.toMatch(/five/u);
    expect(values(brief.colours).map(({ name }) => name)).toEqual(['deep green', 'brass']);
  });

  it.each([
    'Falknerei, Grün und Gold, drei Seiten',
    'sitio de un luthier, verde y oro, cinco páginas',
    'truffle hunting with dogs, green and gold, max 3 pages',
  ])('lists none in %j', (prompt) => {
    const brief = readBrief(prompt);
    expect(brief.pages).toEqual([]);
    expect(brief.offer?.value ?? '').not.toMatch(/max|drei|cinco/u);
  });
});

describe('real words', () => {
  it.each([
    ['small cheese dairy', 'small cheese dairy'],
    ['a site for a lager brewer', 'lager brewer'],
    ['a site for an eaves and gutter cleaner', 'eaves and gutter cleaner'],
    ['a site for a wether breeder', 'wether breeder'],
    ['site called Kilm & Hoarse for our pottery', 'pottery'],
  ])('stay as they are in %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it('do not make a dairy a diary', () => {
    expect(readBrief('small cheese dairy in Cumbria').kind.value).not.toBe('blog');
  });

  it('still give way where a letter is missing, doubled or swapped', () => {
    expect(readBrief('resturant in Leeds').kind.value).toBe('restaurant');
    expect(readBrief('a bakrey in Leeds').kind.value).toBe('bakery');
    expect(readBrief('a florsit in Leeds').kind.value).toBe('florist');
  });
});

describe('what people say they do', () => {
  it('reads verbs and their object', () => {
    const brief = readBrief('I tune, repair and restore old pianos in Ghent, call me on 0471 55 01 23');
    expect(brief.place?.value).toBe('Ghent');
    expect(brief.phone?.value).toBe('0471 55 01 23');
    expect(brief.offer?.value).toBe('piano tuning');
    expect(values(brief.phrases)).toEqual(['tune old pianos', 'repair old pianos', 'restore old pianos']);
  });

  it('takes what something is used for as no kind', () => {
    const brief = readBrief('hire out vintage tractors for weddings');
    expect(brief.kind.value).toBe('unknown');
    expect(brief.offer?.value).toBe('vintage tractor hire');
  });

  it.each([
    ['I teach welding to beginners in Hull', 'welding lessons'],
    ['We mend and darn clothes in Leeds', 'clothes repair'],
    ['we run a small goat farm near Hexham', 'small goat farm'],
    ['Wij verhuren springkastelen in Gent', 'springkastelen'],
    ['stained glass restorer, churches and private homes', 'stained glass restorer'],
    ['fire eater & stilt walker for hire, festivals, weddings', 'fire eater & stilt walker'],
    ['Piano removal specialists covering Yorkshire', 'Piano removal specialists'],
    ['My wife and I make wooden toys', 'wooden toys'],
  ])('names the trade of %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it('still takes a site for an event as one', () => {
    expect(readBrief('I need a website for our wedding').kind.value).toBe('event');
  });
});

describe('a part of the page', () => {
  it('is not the business', () => {
    const brief = readBrief(
      'Website for Brightwell Swim School in Bath: lessons for babies, children and adults, timetable, prices from £9, meet the teachers. Aqua and white, playful.',
    );
    expect(brief.kind.value).toBe('course');
    expect(brief.offer?.value).toBe('swim school');
    expect(brief.place?.value).toBe('Bath');
    expect(values(brief.sections)).toEqual(expect.arrayContaining(['timetable', 'pricing', 'team']));
  });

  it.each([
    ['Hufschmiedin im Allgäu, Preise ab 45 €', 'Hufschmiedin'],
    ['canal boat holidays, price per week from £780', 'canal boat holidays'],
    ['Wij verhuren springkastelen, prijzen vanaf 75 euro', 'springkastelen'],
  ])('gives no name to the price in %j', (prompt, name) => {
    expect(values(readBrief(prompt).items)[0]?.name).toBe(name);
  });
});
