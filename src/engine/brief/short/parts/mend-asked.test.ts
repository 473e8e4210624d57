import { beforeAll, describe, expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const parts = ({ parts: found }: Brief): string[] => found.map(({ value }) => value.title);
const sections = ({ sections: found }: Brief): string[] => found.map(({ value }) => value);

describe('what a short prompt asks of the site', () => {
  it('is no offer: parts among parts', () => {
    const brief = readBrief(
      'Small primary school in Devon. Term dates, admissions, staff, news, uniform, contact',
    );
    expect(parts(brief)).toEqual(['Term dates', 'Admissions', 'Uniform']);
    expect(brief.items).toEqual([]);
  });

  it('is the own work of one person', () => {
    const brief = readBrief('personal site of a data scientist: about, projects, writing, talks, contact');
    expect(sections(brief)).toEqual(expect.arrayContaining(['portfolio', 'posts', 'events']));
    expect(parts(brief)).toEqual([]);
  });

  it('may be a shop beside the work, with what is sold there', () => {
    const brief = readBrief(
      "portfolio for Ines Moreau, illustrator of children's books, with a shop for prints and commissions",
    );
    expect(brief.offer?.value).toBe("illustrator of children's books");
    expect(brief.items.map(({ value }) => `${value.section} ${value.name}`)).toEqual(['products Prints']);
    expect(parts(brief)).toEqual(['Commissions']);
  });

  it.each([
    'Corner Barbers, cuts £18. Walk-ins only',
    'Ramen bar in Leeds, no reservations',
    'Nail bar, just walk in',
  ])('leaves out a form for appointments: %s', (prompt) => {
    expect(readBrief(prompt).excluded.map(({ value }) => value)).toContain('booking');
  });

  it.each(['Barber in Leeds, book online, walk-ins welcome', 'walk-ins welcome, or book'])(
    'keeps it where both are welcome: %s',
    (prompt) => {
      expect(readBrief(prompt).excluded.map(({ value }) => value)).not.toContain('booking');
    },
  );
});

describe('the look of a short prompt', () => {
  it('glows in a colour where "neon" names none', () => {
    const { colours, scheme } = readBrief('music festival in July, line-up, tickets, neon on black');
    expect(colours.map(({ value }) => `${value.role} ${value.name}`)).toEqual([
      'background black',
      'accent neon',
    ]);
    expect(scheme?.value).toBe('dark');
  });

  it('glows where the whole site is to be neon', () => {
    const { colours, scheme } = readBrief('Dark neon site for a bowling lounge in Leeds, eight lanes');
    expect(colours.map(({ value }) => `${value.role} ${value.name}`)).toEqual(['accent neon']);
    expect(scheme?.value).toBe('dark');
  });

  it('keeps a neon that is named', () => {
    expect(readBrief('club night, neon pink on black').colours.map(({ value }) => value.name)).toContain(
      'neon pink',
    );
  });
});

describe('who and where', () => {
  it('is called by the words before the colon, and is what stands after it', () => {
    const { name, kind } = readBrief('Sheet Metal: a heavy metal bar in Glasgow, gigs calendar, beers');
    expect([name?.value, kind.value]).toEqual(['Sheet Metal', 'bar']);
  });

  it.each(['Website: a bakery in Leeds'])('takes no word for the site as a name: %s', (prompt) => {
    expect(readBrief(prompt).name).toBeNull();
  });

  it('finds the house after the day', () => {
    const { place } = readBrief(
      'wedding of Priya and Daniel, 22 August 2027, Babington House Somerset, RSVP',
    );
    expect(place?.value).toBe('Babington House Somerset');
  });

  it('takes the talks of a conference for its programme', () => {
    expect(sections(readBrief('one-day conference on soil in Ghent, talks, tickets'))).toEqual([
      'agenda',
      'tickets',
    ]);
  });

  it('keeps the land with its name', () => {
    expect(readBrief('music festival in the Wye valley, camping').place?.value).toBe('Wye valley');
  });
});
