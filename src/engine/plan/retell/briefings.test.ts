import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { readBrief } from '../../brief/read-brief';
import { composeSite } from '../../compose/compose-site';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(loadAllCopy, 60_000);

/** What visitors read on each page, by its path. */
const pagesOf = (prompt: string): ReadonlyMap<string, string> =>
  new Map(
    composeSite(makePlan(readBrief(prompt), 1))
      .filter(({ path }) => path.endsWith('.html'))
      .map((file) => [
        file.path,
        textOf(file)
          .replace(/<head>.*?<\/head>|<svg.*?<\/svg>/gsu, '')
          .replace(/<[^>]+>/gu, ' ')
          .replaceAll('&amp;', '&')
          .replace(/&#39;|’/gu, "'")
          .replace(/\s+/gu, ' '),
      ]),
  );

const agency = `Briefing for a new website: Thistle & Crane, packaging consultancy

About the company: Thistle & Crane is a six-person packaging consultancy in Dundee working with distilleries and breweries. Founded in 2012 by Morag Crane.

Audiences: distillers with more than two stills; brewers

Campaign goals, in order of priority:
1. Get distillers to ask for a sample box
2. Show that we understand glass
3. Grow our mailing list by half

Target audience: owners of distilleries that sell between £1m and £9m a year.

SEO keywords: whisky packaging consultant, bottle design Scotland

Avoid buzzwords: no "synergy", no "holistic".

Sitemap: Home, Work, What we offer, Reading, Contact

Work: Glen Tarvie – a box that survives the post. Peelside – four labels out of one drawing. Norrie Gin – a bottle that costs a third less to ship.

What we offer: Label audit (two weeks, £3,200), Box design (six weeks, £11,500), Supplier search (from £4,000), Half-day workshop (£950).

Reading: essays on cork, on duty stamps and on recycled glass.

Contact: hello@thistlecrane.example, 01382 555 014. Call to action: "Ask for the box". No prices on the home page.`;

describe('the briefing of a marketing department', () => {
  it('tells visitors nothing of goals, keywords and words to avoid', () => {
    const all = [...pagesOf(agency).values()].join(' ');
    for (const wish of [
      'sample box',
      'mailing list by half',
      'bottle design Scotland',
      'synergy',
      'two stills',
      'Sitemap',
      'buzzword',
      '£1m',
    ])
      expect(all, wish).not.toContain(wish);
  });
  it('puts what stands under the title of a page on that page, things with what is told of them', () => {
    const pages = pagesOf(agency);
    expect(pages.get('what-we-offer.html')).toMatch(
      /Label audit.{0,40}£3,200.*Box design.*Supplier search.*Half-day workshop/u,
    );
    expect(pages.get('work.html')).toMatch(
      /Glen Tarvie A box that survives the post\. Peelside Four labels/u,
    );
    expect(pages.get('reading.html')).toContain('ssays on cork');
    expect(pages.get('index.html')).not.toMatch(/£/u);
    expect(pages.get('work.html')).toContain('Ask for the box');
  });
});

const letter = `Hi there, so my brother and I finally left the bank and we are opening a small mortgage brokerage called Lintel in Exeter, we help people with odd incomes who were told no. We do mortgage advice (£395), remortgages (from £295), protection reviews (£120), and we will read any offer letter for free. Ana is the adviser and Teo does the paperwork. We are open Monday to Friday 9 to 5, Saturdays by appointment because of the kids. The first half hour is free. Please use a calm tone and put the form last. Don't mention prices on the home page, they should be on their own page. Address 4 Friars Walk, Exeter EX2 4AY. Oh and no green, every broker is green.`;

describe('a long letter with wishes between its facts', () => {
  it('has the prices on a page of their own, each thing under its own name', () => {
    const pages = pagesOf(letter);
    expect(pages.get('prices.html')).toMatch(
      /Mortgage advice £395.*Remortgages from £295.*Protection reviews £120/u,
    );
    expect(pages.get('index.html')).not.toMatch(/£\d/u);
  });
  it('ends with the form and repeats no wish', () => {
    const pages = pagesOf(letter);
    const all = [...pages.values()].join(' ');
    expect(pages.get('contact.html')).toMatch(/Opening hours.*Send message/u);
    for (const wish of ['calm tone', 'green', 'Hi there', 'form last', 'Address Address', 'We do mortgage'])
      expect(all, wish).not.toContain(wish);
    expect(all).toContain('left the bank');
    expect(pages.get('index.html')).toContain('We help people with odd incomes who were told no.');
    expect(all).not.toMatch(/Children We are open/u);
  });
});

const outline = `PROJECT BRIEF
Client: Kessel Valve Works (part of the Rhein Group)
Audience: plant engineers and buyers in breweries and dairies
Goal: more quote requests; secondary goal: fewer calls about spare parts

Pages required
1. Home – short statement of what we do, three product families, link to quote form
2. Products – butterfly valves, seat valves, sampling valves
3. Industries – breweries, dairies, waste water
4. Service – spare parts dispatched within 24 hours, repair workshop, annual contracts
5. Contact – quote form with fields: medium, pressure, temperature, company, e-mail

Contact details: Unit 3 Brook Works, Burton DE14 1AA, +44 1283 555 017, sales@kesselvalve.example
Design: dark grey and orange. SEO keywords: butterfly valve UK, sampling valve supplier.`;

describe('an outline that says what each page is to have', () => {
  it('is followed and not printed', () => {
    const pages = pagesOf(outline);
    const all = [...pages.values()].join(' ');
    for (const wish of ['hort statement', 'product families', 'valve supplier', 'fewer calls'])
      expect(all, wish).not.toContain(wish);
    expect(pages.get('contact.html')).toMatch(/Medium.*Pressure.*Temperature.*Company/u);
    expect(pages.get('contact.html')).not.toMatch(/Contact Medium/u);
  });
});

describe('a thing with a name that is also a word for houses', () => {
  it('does not say what its makers are', () => {
    const brief = readBrief(
      `Client: Fenwright Robotics Ltd

Background: Fenwright builds pick-and-place robots for greenhouse growers. Founded in Spalding in 2016 by two engineers. 42 people work there today and 310 robots are running in nine countries.

Sitemap
Home: one sentence about what we do, the three robots
Robots: FR-2 picks 900 tomatoes an hour and weighs 140 kg. FR-4 packs trays of up to 6 kg. Scout counts fruit and finds mildew.
Contact: sales@fenwright.example, +44 1775 555 012. Colours: black, white, one signal green. No stock photos, no blog.`,
    );
    expect(brief.kind.value).not.toBe('nonprofit');
    expect(brief.offer?.value ?? '').not.toMatch(/^Scout/u);
  });
});
