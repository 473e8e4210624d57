import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const listed = (slots: readonly { readonly value: string }[]): string[] => slots.map(({ value }) => value);

describe('a prompt in whole sentences', () => {
  it('is read like one in key words', () => {
    const brief = readBrief(
      'I teach maths to GCSE kids. I’m Priya Raman. Parents should be able to see what it costs (£35 an hour, £150 for a block of five), read what other parents have said about me and send me a message.',
    );
    expect(listed(brief.sections)).toEqual(['pricing', 'testimonials', 'contact']);
    expect(brief.items.map(({ value }) => `${value.section} ${value.name} ${value.price}`)).toEqual([
      'pricing An hour £35',
      'pricing block of five £150',
    ]);
  });

  it('tells plans one of which is free, and a badge that is no place', () => {
    const { items } = readBrief(
      'Shiftwise is a rota planner for cafés. Plans are Counter (free), Kitchen (£19 a month) and Chain (£59 a month). Main button says "Plan next week".',
    );
    expect(items.map(({ value }) => `${value.name} ${value.price}`)).toEqual([
      'Counter free',
      'Kitchen £19 a month',
      'Chain £59 a month',
    ]);
  });

  it('gives donations their sums without a coin', () => {
    const { items } = readBrief(
      'Second Bowl is a cat rescue. Include: donations (5, 15, 40 or their own amount), team.',
    );
    expect(items.filter(({ value }) => value.section === 'donation').map(({ value }) => value.price)).toEqual(
      ['5', '15', '40'],
    );
  });

  it('is named by a sign with small words in it', () => {
    const nameOf = (prompt: string) => readBrief(prompt).name?.value;
    expect(nameOf('my dad restores vintage motorcycles near Hereford. It’s called Rust to Road.')).toBe(
      'Rust to Road',
    );
    expect(nameOf('Field Notes from a Slow Garden – a gardening blog. Headings in a serif typeface.')).toBe(
      'Field Notes from a Slow Garden',
    );
    expect(
      nameOf('The Lamplighters’ Museum in Dundee wants a website with pages Home, Visit, Exhibitions.'),
    ).toBe('The Lamplighters’ Museum');
    expect(nameOf('Portrait studio called Margin Light from Leeds')).toBe('Margin Light');
  });

  it('says what something stands on, and sells no typeface', () => {
    const club = readBrief('Rowing club Wensum Oars, Norwich. Dark text on white, burgundy buttons.');
    expect(club.scheme).toBeNull();
    expect(club.colours.map(({ value }) => `${value.role} ${value.name}`)).toEqual([
      'background white',
      'button burgundy',
    ]);
    expect(readBrief('A gardening blog. Four example posts. Headings in a serif typeface.').kind.value).toBe(
      'blog',
    );
  });

  it('tells a wedding with a dress code, a sweep with services and a kitchen that cooks', () => {
    expect(
      readBrief(
        'Priya and Jonas are getting married! 5 December 2026, near Salzburg. FAQ (dress code, kids). A countdown would be lovely.',
      ).offer?.value,
    ).toBe('wedding');
    expect(
      listed(
        readBrief('chimney sweep in Dundee, Tam’s Flues. list of services, areas covered, get a quote')
          .sections,
      ),
    ).toEqual(['services', 'areas', 'quote']);
    expect(
      readBrief('Two Aunties is a dumpling kitchen in Melbourne. Menu: Pork & chive $14, Potstickers $15')
        .kind.value,
    ).toBe('restaurant');
  });

  it('is the trade on the sign, and not the first thing that it does', () => {
    const { kind, offer, items } = readBrief(
      'Corrib Electrical - rewires, EV chargers, fuse boards, smoke alarms. I cover Galway, Oranmore',
    );
    expect([kind.value, offer?.value]).toEqual(['home-services', 'electrician']);
    expect(items.filter(({ value }) => value.section === 'services')).toHaveLength(4);
  });

  it('says what a button says without marks round it', () => {
    const { quotes } = readBrief(
      'landing page for our startup Tallowa, hero with a button that says Request a sample, the team, and an faq',
    );
    expect(quotes.map(({ value }) => `${value.use} ${value.text}`)).toEqual(['button Request a sample']);
  });

  it('is a blog of what somebody writes about, and a shop of what somebody keeps', () => {
    const blog = readBrief(
      'I write about night trains and want a blog for it. It’s called Sleeper Class. Five posts, newest first, about.',
    );
    expect([blog.kind.value, blog.name?.value, blog.parts]).toEqual(['blog', 'Sleeper Class', []]);
    const honey = readBrief(
      'I keep bees on the Isle of Skye and want to sell my honey online. The shop is called Bell Heather.',
    );
    expect([honey.kind.value, honey.place?.value]).toEqual(['shop', 'Isle of Skye']);
    expect(honey.offer?.value).toContain('honey');
  });

  it('tells who may come in, where somebody goes and what a form is for', () => {
    const of = (prompt: string) => readBrief(prompt);
    expect(
      listed(
        of('Taproom in Asheville. Ask visitors if they are 21 before they get in. Opening hours.').behaviours,
      ),
    ).toContain('age-gate');
    expect(
      listed(
        of(
          'I’m Ana, I tune pianos. I’d like people to read about me, look at the towns I travel to, and write to me.',
        ).sections,
      ),
    ).toEqual(expect.arrayContaining(['areas', 'contact']));
    const vet = of(
      'I’m a vet in Dunedin and my practice, Scale & Feather, looks after parrots, tortoises and geckos. We need the team, answers to the questions owners always ask (six would be good) and a form to request an appointment.',
    );
    expect(listed(vet.sections)).toEqual(['team', 'faq', 'booking']);
    expect(vet.counts.map(({ value }) => [value.thing, value.count])).toEqual([['faq', 6]]);
    expect(vet.items).toEqual([]);
  });

  it('keeps what is paid apart from whom it is paid by', () => {
    const { items } = readBrief(
      'accounting practice called Ink. services, fixed fees ($95 a month for single boats, $260 for fleets), contact',
    );
    expect(items.map(({ value }) => `${value.section} ${value.name} ${value.price}`)).toEqual([
      'pricing Single boats $95 a month',
      'pricing Fleets $260',
    ]);
  });

  it('reads whom it works for and what it cleans', () => {
    const { kind, name, offer, audience } = readBrief(
      'I own Clearface, we clean windows on tall buildings in Rotterdam. Office managers are our customers, so: our services, a quote form.',
    );
    expect([kind.value, name?.value, offer?.value, audience?.value]).toEqual([
      'cleaning',
      'Clearface',
      'window cleaning',
      'office managers',
    ]);
  });

  it('ends the fields of a calculator with its bracket', () => {
    const { sections } = readBrief(
      'House cleaning company in Calgary called Tidy Magpie. Need an instant price calculator (bedrooms, bathrooms), neighbourhoods we cover, reviews, and online booking.',
    );
    expect(listed(sections)).toEqual(expect.arrayContaining(['areas', 'testimonials', 'booking']));
  });

  it('says what it is to be by what it is not, and hires out what it lets', () => {
    const wash = readBrief(
      'Hiya, I run Peg & Line, a launderette in Bristol. People want to know what a service wash costs, when we shut and if we do duvets. Nothing posh.',
    );
    expect([listed(wash.sections), wash.style?.value]).toEqual([['pricing', 'hours', 'faq'], 'minimal']);
    const vans = readBrief(
      'We rent out four campervans from Inverness. Explain how hiring works, list what is included, answer questions about insurance and dogs, and let people check dates.',
    );
    expect([vans.offer?.value, listed(vans.sections)]).toEqual([
      'campervan hire',
      ['process', 'amenities', 'faq', 'booking'],
    ]);
    expect(
      readBrief('Small press in Cork called Salthouse. Titles, where to buy, mailing list.').kind.value,
    ).toBe('unknown');
    expect(
      listed(
        readBrief('Bowls club in Worthing: pictures of the green. White and bottle green.').colours.map(
          ({ value }) => ({ value: value.name }),
        ),
      ),
    ).toEqual(['White', 'bottle green']);
  });

  it('knows beginners from clocks, a conference by its name, whom a consultancy helps and what a slash joins', () => {
    const of = (prompt: string) => readBrief(prompt);
    expect(
      listed(
        of('Bouldering gym in Sheffield called Gritbox. Opening hours and an FAQ for first timers.')
          .behaviours,
      ),
    ).toEqual([]);
    const fungi = of(
      'MycoCon 2028: three days about fungi in Ljubljana. Speakers, agenda, venue with map, call for volunteers.',
    );
    expect([fungi.kind.value, fungi.name?.value]).toEqual(['event', 'MycoCon 2028']);
    expect(listed(fungi.sections)).toContain('volunteer');
    const volt = of(
      'Website for a one-woman consultancy helping wineries cut their energy use: Low Volt Consulting.',
    );
    expect([volt.kind.value, volt.name?.value]).toEqual(['consulting', 'Low Volt Consulting']);
    expect(
      listed(
        of('Immigration lawyers Adeyemi Brandt LLP, Toronto. English/French switch, practice areas.')
          .behaviours,
      ),
    ).toContain('language-switch');
    expect(
      of('B2B landing page for Parcelmoth, route planning for small courier fleets. Features, FAQ.').kind
        .value,
    ).toBe('saas');
  });
});
