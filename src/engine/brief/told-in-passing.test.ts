import { beforeAll, describe, expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { readBrief } from './read-brief';
import { tellsAtLength } from './long/tells-at-length';
import { loadLexicons } from './words/lexicon-shelf';

const sections = (brief: Brief): readonly string[] => brief.sections.map(({ value }) => value);

describe('what prompts say in passing', () => {
  beforeAll(async () => {
    for (const text of ['a bakery', 'eine Steuerkanzlei in Kassel', 'une école à Lyon', 'bir berber dükkanı'])
      await loadLexicons(text);
  });

  it('keeps the number of a sign with what it is on', () => {
    expect(readBrief('Bar No. 9 in Ghent. cocktails with prices').name?.value).toBe('Bar No. 9');
    expect(readBrief('No. 5 Guesthouse in Whitby, 4 rooms').name?.value).toBe('No. 5 Guesthouse');
  });

  it('takes nothing dark for light, and no order in capitals for a name', () => {
    expect(readBrief('ceramics studio Nib & Kiln, keep it bright, nothing dark').scheme?.value).toBe('light');
    expect(readBrief('Coastal look, light. Surf school Lahinch Longboards').scheme?.value).toBe('light');
    expect(readBrief('dark look. bar in Hull, dark chocolate').scheme?.value).toBe('dark');
    expect(readBrief("WEBSITE FOR BIG RAY'S TOWING IN TULSA. REVIEWS. NO NEWSLETTER.").name?.value).not.toBe(
      'NO NEWSLETTER',
    );
  });

  it('ends the fields of a form where the page goes on', () => {
    const brief = readBrief(
      'Class of 1999 reunion, Saturday 18 September 2027. Programme of the evening, RSVP with number of guests, how to find the venue, and old photos.',
    );
    expect(sections(brief)).toEqual(expect.arrayContaining(['agenda', 'rsvp', 'map', 'gallery']));
    expect(sections(brief)).not.toContain('events');
  });

  it('takes a page for no place, a heading for no part and one page for none called so', () => {
    expect(
      readBrief('Eastside Pantry is a food bank. Pages: Home, Give. On Give: donation buttons.').place,
    ).toBeNull();
    expect(
      readBrief(
        'Rotaly: rota software. Headline "The rota, sorted by noon." 3 plans: A €15, B €49, C €120. FAQ.',
      ).parts,
    ).toEqual([]);
    expect(
      readBrief("Je donne des cours de guitare. Un site d'une seule page avec mes tarifs.").parts,
    ).toEqual([]);
  });

  it('reads on behind who asks, and what has been done for years', () => {
    const brief = readBrief(
      "Hi, my daughter says I need a website. I'm Margaret Ellery and I have taught piano from my front room in Kendal for thirty-one years. What the parents say.",
    );
    expect([brief.kind.value, brief.name?.value, brief.offer?.value]).toEqual([
      'course',
      'Margaret Ellery',
      'piano lessons',
    ]);
  });

  it('leaves nothing out for what a price buys without it', () => {
    const brief = readBrief('Funeral director in Ely. Services, prices (cremation without service £1,150).');
    expect(sections(brief)).toContain('services');
  });

  it('counts who is to be presented, and knows a barber’s shop in Turkish', () => {
    const brief = readBrief(
      'Steuerkanzlei Brandt in Kassel. Seiten: Start, Team. Auf der Teamseite sollen fünf Personen vorgestellt werden.',
    );
    expect(brief.counts.map(({ value }) => value)).toContainEqual({ thing: 'team', count: 5 });
    expect(readBrief('Kadıköy’deki berber dükkanım "Usta Makas" için web sitesi istiyorum.').kind.value).toBe(
      'salon',
    );
  });

  it('counts who sits on a committee', () => {
    const brief = readBrief('beekeepers association in Thornbury. committee (5 people), join us.');
    expect(brief.counts.map(({ value }) => value)).toContainEqual({ thing: 'team', count: 5 });
  });

  it('calls a list after what is lent and not after who may borrow it', () => {
    expect(readBrief('Directory of tools our neighbourhood can borrow. Search by name.').offer?.value).toBe(
      'tools',
    );
  });
});

const lesson =
  'Hi, my daughter says I need a website. I’m Margaret Ellery and I have taught piano from my front room in Kendal for thirty-one years. I’d like people to see what a lesson costs (£24 for half an hour, £42 for an hour), a bit about me, what the parents say, and some way to write to me. Please put "No child is too fidgety for Bach." somewhere near the top. I don’t want a blog and I don’t want a map, because pupils get my address once they’ve booked. Something calm, cream background and dark green headings would be lovely. Thank you!';

describe('a letter of mostly wishes', () => {
  it('is read as a shorter wish is', () => {
    expect(tellsAtLength(lesson)).toBe(false);
    const brief = readBrief(lesson);
    expect(sections(brief)).toEqual(expect.arrayContaining(['about', 'testimonials', 'contact']));
    expect(brief.items.map(({ value }) => value.price)).toEqual(expect.arrayContaining(['£24', '£42']));
    expect(brief.quotes.map(({ value }) => value.use)).toEqual(['heading']);
    expect(brief.prompt).toContain('with thirty-one years behind me');
  });

  it('is one that tells where it tells more than it wishes', () => {
    const told = Array.from(
      { length: 12 },
      (_, at) => `We built house number ${at + 1} with our own hands.`,
    ).join(' ');
    expect(tellsAtLength(`${told} Please add a map.`)).toBe(true);
  });
});

describe('an agency’s brief with strokes between its labels', () => {
  it('is read label by label, and leaves out what must not be', () => {
    const brief = readBrief(
      'AGENCY BRIEF / client: Copperhead Brewing Co., Asheville NC / deliverable: 5-page site / pages: Home, Our Beers, Contact / tone: bold, industrial / colour: charcoal background, copper headings / must-have: age gate, map / must-not: online store, blog / headline: "Bites back."',
    );
    expect(brief.name?.value).toBe('Copperhead Brewing Co');
    expect(brief.pages.map(({ value }) => value)).toEqual(['Home', 'Our Beers', 'Contact']);
    expect(brief.excluded.map(({ value }) => value)).toContain('posts');
    expect(brief.colours.map(({ value }) => value.role)).toEqual(['background', 'heading']);
  });
});

describe('small words beside colours', () => {
  it('are no names and lead to their role', () => {
    const said = (prompt: string) => readBrief(prompt).colours.map(({ value }) => [value.role, value.name]);
    expect(said('Kita in Freiburg. Bitte Hellgelb als Hintergrund.')).toEqual([['background', 'Hellgelb']]);
    expect(said('Escape room in Tallinn. Dark, mysterious, purple glow buttons.')).toEqual([
      ['button', 'purple'],
    ]);
  });
});

describe('a board of lost things', () => {
  it('is a list that its visitors add to', () => {
    expect(
      readBrief('Lost and found board for our street. People post found items, others search.').kind.value,
    ).toBe('directory');
  });
});
