import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const namesOf = (prompt: string, section: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => value.name);

describe('what a short prompt says in passing', () => {
  it.each([
    'I make crepes out of an old Citroen van called Mabel at festivals in Devon',
    'riding lessons for beginners in Ludlow, our oldest horse is called Biscuit, £30 for half an hour',
    'fishing trips in Looe on a boat called Sea Otter, half a day £45',
  ])('names nobody who comes along: %s', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });

  it.each([
    ['website for our coffee van called Mabel in Devon', 'Mabel'],
    ['cafe called The Black Dog in Frome', 'The Black Dog'],
  ])('keeps what the firm itself is called: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('asks for no gifts where a price is given', () => {
    const { sections } = readBrief('window cleaner in Hove. Text me a photo and I give you a price.');
    expect(sections.map(({ value }) => value)).not.toContain('donation');
  });

  it('still asks for gifts where a charity does', () => {
    const { sections } = readBrief('site for a small charity in Hove, our work and ways to give');
    expect(sections.map(({ value }) => value)).toContain('donation');
  });

  it('brews filter coffee and narrows no list', () => {
    expect(readBrief('a coffee bar in Hove, flat whites, filter and cake').behaviours).toEqual([]);
  });

  it('sells no foxes and no website', () => {
    expect(
      namesOf(
        'portfolio for illustrator Maeve Corrigan, picture books, lives in Galway, loves foxes',
        'services',
      ),
    ).not.toContain('Loves foxes');
    const { phrases } = readBrief('village pantomime society needs a website, we do auditions in september');
    expect(phrases.map(({ value }) => value)).toEqual(['auditions in September']);
  });

  it('calls a show by its name', () => {
    expect(
      namesOf('drama society in Box, next show is Cinderella 16-18 january, tickets £8', 'events'),
    ).toEqual(['Cinderella']);
  });

  it.each([
    ['Our wedding, Priya and Tom, 12 September at Barton Hall.', 'Priya & Tom'],
    ['wedding website for anna and luke, 3 may, village hall', 'Anna & Luke'],
  ])('names those who marry: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('knows who signs', () => {
    const { name } = readBrief(
      'Letter cutter in Frome. I have worked on my own since 2009. Ruth Pellow. Serif type.',
    );
    expect(name?.value).toBe('Ruth Pellow');
  });

  it('comes to each of the towns that are covered', () => {
    const prompt = "Window cleaning, I'm Craig, I cover Bingley, Shipley and Saltaire, every 4 weeks.";
    expect(namesOf(prompt, 'areas')).toEqual(['Bingley', 'Shipley', 'Saltaire']);
  });

  it('hands crepes out of a hatch', () => {
    const { kind, offer } = readBrief(
      'We serve waffles from an old horsebox at weddings and festivals in Kent',
    );
    expect([kind.value, offer?.value]).toEqual(['restaurant', 'waffle horsebox']);
  });

  it('hears what is said last', () => {
    expect(readBrief('museum of pencils? No – of buttons! in Bewdley, open sundays 1-4').offer?.value).toBe(
      'museum of buttons',
    );
  });

  it('takes a person for a person', () => {
    const { name, items } = readBrief(
      'My mum has started a cake stall at our local market in Ripon. Scones. £3 a slice. She is called Linda and used to be a cook',
    );
    expect(name).toBeNull();
    expect(items.some(({ value }) => value.section === 'team' && value.name === 'Linda')).toBe(true);
  });

  it('pays nobody what is raised', () => {
    const { kind, items } = readBrief(
      'charity abseil down Guildhall tower 14 june, £50 to register, raise £150 for the hospice',
    );
    expect(kind.value).toBe('event');
    expect(items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.name)).toEqual([
      'Registration',
    ]);
  });

  it('has a quiz after lunch and none to click through', () => {
    const { behaviours, items } = readBrief(
      'Lunch club for over 60s in Bilston, two courses for £6, transport can be arranged, quiz after, new faces welcome',
    );
    expect(behaviours).toEqual([]);
    expect(items.filter(({ value }) => value.section === 'services')).toEqual([]);
  });

  it('meets on no Monday every month', () => {
    const { items, offer } = readBrief(
      'we do house clearances and sell the good bits in our barn near Ludlow on the first weekend of every month 10-4',
    );
    expect(items.filter(({ value }) => value.section === 'timetable')).toEqual([]);
    expect(offer?.value).toBe('house clearances');
  });

  it('lays no advice on a shelf, and asks for no helpers', () => {
    const { items, sections } = readBrief(
      'consultancy that helps small museums: condition surveys, pest management, training days for volunteers. day rate £420, first call free',
    );
    expect(items.filter(({ value }) => value.section === 'products')).toEqual([]);
    expect(sections.map(({ value }) => value)).not.toContain('volunteer');
    expect(items.some(({ value }) => value.name === 'Pest management')).toBe(true);
  });

  it('shows a collection to buyers and keeps no list of it', () => {
    const { kind } = readBrief(
      'Website for my late fathers jazz record collection, 3,400 LPs, looking for a buyer for the whole lot',
    );
    expect(kind.value).toBe('unknown');
  });

  it('has a pre-school that is not pure', () => {
    expect(readBrief('pre school playgroup in Ripley').offer?.value).toBe('pre school playgroup');
  });
});
