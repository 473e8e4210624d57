import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const grooming = makeSite('Website for Paws & Relax, a dog grooming salon in Hove. Bath £25, full groom £48, nail clip £12, puppy visit £20. Groomers are Tess, Omar and Lily. Open Tuesday to Saturday 9 to 5. Phone 01273 555 018. Pages: home, services, team, contact'); // prettier-ignore
const tool = makeSite('Landing page for an invoicing app called Brimly with pricing (Free, Solo $8, Crew $20), features, testimonials, FAQ'); // prettier-ignore
const pizza = makeSite('Pizzeria Bella Vista in Leeds: Margherita £9, Diavola £11, Tiramisu £6, lunch menu £12. Events: quiz night 4 March. Pages: home, menu, events, contact'); // prettier-ignore
const praxis = makeSite(
  'Website für die Hebamme Anna Reuter in Kassel. Leistungen, Kontakt, Telefon 0561 555 0142',
);

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
const words = (site: ReturnType<typeof makeSite>, page: string, ...commands: [string, ...string[]]): string =>
  textOf(runCommands(site, ...commands).read(page));

describe('prices as people tell them', () => {
  it.each([
    ['bump the diavola up a quid', /Diavola £12/],
    [
      'the margherita’s gone up by £1.50 and the diavola is a tenner now',
      /Margherita £10\.50 .*Diavola £10 /,
    ],
    ['put the margherita down £2 and the diavola up by £1', /Margherita £7 .*Diavola £12 /],
    ["tiramisu isn't £6 any more, it's £7", /Tiramisu £7/],
  ])('“%s” changes those alone', (command, told) => {
    const menu = words(pizza, 'menu.html', command);
    expect(menu).toMatch(told);
    expect(menu).toMatch(/[Ll]unch menu £12/);
  });

  it('take “from” along, and find a thing by its plural', () => {
    expect(words(grooming, 'index.html', 'baths are from £22 now')).toMatch(/Bath .{0,80}from £22/);
    expect(words(grooming, 'index.html', 'puppy visits are £24')).toContain('£24');
  });
});

describe('when the door stays shut', () => {
  it.each([
    ["we're shut in august", 'Closed in August'],
    ["we're closed from 23 december to 4 january", 'Closed from 23 December to 4 January'],
    ["we're shut over easter", 'Closed over Easter'],
  ])('“%s” stands under the hours of every page', (command, told) => {
    const { read } = runCommands(grooming, command);
    expect(textOf(read('index.html'))).toContain(told);
    expect(textOf(read('contact.html'))).toContain(told);
  });
});

describe('who is new and who is gone', () => {
  it.each([
    ["we've a new groomer called Nia, she starts in may", /Nia Groomer, starts in May/i],
    ["we've a new girl on the phones, Nia", /Nia On the phones/],
  ])('“%s” joins the team with what is said', (command, told) => {
    expect(words(grooming, 'team.html', command)).toMatch(told);
  });
});

describe('what is meant', () => {
  it('is the second in reading order, whatever the layout', () => {
    const cites = (html: string) => [...html.matchAll(/<cite>(.*?)<\/cite>/gu)].map(([, name]) => name);
    const before = cites(runCommands(tool, 'make it dark').read('index.html'));
    expect(cites(runCommands(tool, 'remove the second testimonial').read('index.html'))).toEqual(
      before.filter((_, at) => at !== 1),
    );
  });

  it('comes off “the list” it stands in', () => {
    expect(words(grooming, 'services.html', 'take nail clip off the list')).not.toContain('Nail clip');
  });

  it('is a copy where a copy was made, and no second landmark of one name', () => {
    const html = runCommands(tool, 'duplicate the features and move it to the bottom').read('index.html');
    const ids = [...html.matchAll(/<section[^>]* id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids.at(-1)).toBe('features-2');
    expect(html.split('aria-labelledby="features-title').length - 1).toBe(1);
  });

  it('goes under the heading that is named, with its price', () => {
    expect(words(pizza, 'menu.html', 'add a dish called Calzone for £12.50 to the mains')).toMatch(
      /Calzone £12\.50/,
    );
    expect(words(pizza, 'menu.html', 'add a dish called Calzone for £12.50 to the mains')).not.toContain(
      'to the mains',
    );
  });

  it('is a day and what happens, and no price', () => {
    const page = words(pizza, 'events.html', 'add an event: Jazz trio on 9 april, 8pm in the garden');
    expect(page).toMatch(/9 April .{0,40}Jazz trio 8pm in the garden/);
  });
});

describe('phone numbers', () => {
  it('do not break across lines, wherever an edit writes them', () => {
    expect(runCommands(praxis, 'neue Nummer: 0561 555 0177').read('index.html')).toContain(
      '0561\u00a0555\u00a00177',
    );
    expect(runCommands(pizza, 'add our phone 0113 555 0177').read('index.html')).toMatch(
      /href="tel:[^"]*">0113\u00a0555\u00a00177</,
    );
  });
});

describe('what an order does beside', () => {
  it('takes the rules of what only its script made', () => {
    const { read } = runCommands(grooming, 'remove the gallery');
    expect(read('script.js')).not.toContain('lightbox');
    expect(read('style.css')).not.toContain('.lightbox');
  });

  it('leaves no wish before an order unsaid', () => {
    const html = runCommands(tool, 'Crew should have a "Best for teams" badge; remove the second feature').read('index.html'); // prettier-ignore
    expect(html).toContain('<p class="badge">Best for teams</p>');
  });

  it('says a price to come at the thing, or names it under a list of pairs', () => {
    const { read, faults } = runCommands(pizza, 'the margherita is going up to £10 from next month');
    expect(textOf(read('index.html'))).toContain('Margherita: £10 from next month');
    expect(faults).toEqual([]);
  });

  it('renames the page that stands in quotes, wherever it is linked', () => {
    const { read } = runCommands(pizza, 'change the "Menu" page to "Our pizzas"');
    expect(read('our-pizzas.html')).toContain('Our pizzas');
    expect(read('index.html')).not.toContain('menu.html');
  });

  it('changes the heading that is quoted', () => {
    const title = /<h2[^>]*>(?<title>[^<]+)</.exec(runCommands(tool, 'make it dark').read('index.html'))?.groups?.['title'] ?? ''; // prettier-ignore
    expect(runCommands(tool, `the "${title}" heading should be "Why us"`).read('index.html')).toContain(
      '>Why us</h2>',
    );
  });

  it('gives a thing its description after its name', () => {
    const { read } = runCommands(tool, 'add a feature called Splits, a way to share one bill');
    expect(textOf(read('index.html'))).toMatch(/Splits A way to share one bill/);
  });
});

describe('news told with what is to be done about it', () => {
  it('lists what is done now, where it is said to go', () => {
    const { read } = runCommands(grooming, 'we also do ear cleaning now, put that in the services');
    expect(textOf(read('services.html'))).toContain('Ear cleaning');
  });

  it('puts a sentence at the top of the page', () => {
    const { read } = runCommands(pizza, 'two for one on mondays, make a banner of that');
    expect(read('index.html')).toMatch(/data-section="announcement".{0,400}Two for one on mondays/u);
  });

  it.each([
    ["Tiramisu's been renamed Mascarpone cup", 'Mascarpone cup'],
    ['tiramisu is now renamed to Mascarpone cup', 'Mascarpone cup'],
  ])('renames by “%s”', (command, name) => {
    expect(words(pizza, 'menu.html', command)).toContain(name);
  });

  it('puts another in the place of who has left a post', () => {
    const page = words(grooming, 'team.html', "Omar's no longer head groomer, it's Ruth Amis now");
    expect(page).toContain('Ruth Amis');
    expect(page).not.toContain('Omar');
  });
});

describe('what is not understood', () => {
  it('is no text: words in quotes within words without', () => {
    const { outcome, read } = runCommands(
      tool,
      'the solo plan should be called Lone and the icon on it "Star"',
    );
    expect(read('index.html')).not.toMatch(/icon on it/u);
    expect(outcome.kind).not.toBe('history');
  });

  it('rounds no corners of the site for the pictures of some people', () => {
    expect(runCommands(grooming, 'give the groomers round photos').outcome.kind).toBe('refused');
  });
});

describe('a list in two columns', () => {
  it('is one list for whoever moves a thing', () => {
    const { read } = runCommands(pizza, 'tiramisu should be above the diavola');
    for (const page of ['index.html', 'menu.html'])
      expect(textOf(read(page)).indexOf('Tiramisu £6')).toBeLessThan(textOf(read(page)).indexOf('Diavola £11')); // prettier-ignore
  });
});

describe('quoted words', () => {
  it('change wherever they stand, inside longer texts too', () => {
    const page = words(tool, 'index.html', 'change all the "$20" to "$22"');
    expect(page).toContain('$22');
    expect(page).not.toContain('$20');
  });
});
