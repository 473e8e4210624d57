import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { readBrief } from '../brief/read-brief';
import { checkSite } from '../check/check-site';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { applyCommand } from './apply-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const make = (prompt: string): readonly SiteFile[] => composeSite(makePlan(readBrief(prompt), 1));
const inn = make('restaurant Nonna Pia in Bristol: menu, about, booking, contact. pasta €12, pizza €10, tiramisu €6. phone 0117 555 0142'); // prettier-ignore
const yoga = make(
  'yoga studio Still Point in Leeds: timetable, teachers Maya and Jo, prices, faq, contact. multi page',
);
const hotel = make(
  'Hotel Alpenblick in Davos in English and German: rooms with prices, spa, gallery, booking',
);
const tip = make('tip calculator with split between friends');

function run(files: readonly SiteFile[], command: string) {
  const outcome = applyCommand({ files, command });
  const after = new Map(files.map((file) => [file.path, file]));
  if (outcome.kind === 'changed') {
    for (const path of outcome.deleted) after.delete(path);
    for (const file of outcome.files) after.set(file.path, file);
  }
  const read = (path: string): string => {
    const file = after.get(path);
    return file ? textOf(file) : '';
  };
  return {
    outcome,
    after,
    read,
    /** Errors that were not there before; looked for when asked for. */
    get faults() {
      const known = new Set(checkSite(files).map(({ path, message }) => `${path} ${message}`));
      return checkSite([...after.values()])
        .filter(({ severity }) => severity === 'error')
        .map(({ path, message }) => `${path} ${message}`)
        .filter((fault) => !known.has(fault));
    },
  };
}

describe('two wishes in one', () => {
  it('adds what has a price to the list spoken of before', () => {
    const { read, outcome } = run(inn, 'tiramisu is 7 euro now and add panna cotta 6.50');
    expect(outcome).toMatchObject({ intent: 'set-price+add-item' });
    expect(read('menu.html')).toMatch(/Panna cotta[\s\S]{0,40}€6\.50/);
  });

  it('gives a thing another name and another price', () => {
    const { read } = run(inn, "change pizza's name to Margherita and its price to 11");
    expect(read('menu.html')).toMatch(/Margherita[\s\S]{0,40}€11/);
    expect(read('menu.html')).toMatch(/pasta[\s\S]{0,40}€12/i);
  });

  it('takes what is complained about for “it”', () => {
    const { read } = run(
      inn,
      'the headline is too long, make it "Pasta, nightly" and get rid of the text under it',
    );
    expect(read('index.html')).toMatch(/<h1[^>]*>Pasta, nightly<\/h1>\s*(?!<p class="lede")/);
  });

  it('finds no new words in a complaint', () => {
    const { outcome, read } = run(inn, 'the headline is too long');
    expect(read('index.html')).not.toContain('>too long<');
    // A shorter one comes from its own first words, or is asked for.
    expect(outcome).toMatchObject({ intent: 'rewrite-text' });
  });

  it('takes a new person for one who left', () => {
    const { read } = run(yoga, 'Jo has left, replace her with Ben');
    expect(read('index.html') + read('about.html')).toContain('>Ben<');
    expect(read('index.html')).not.toContain('>Jo<');
  });

  it('colours the site after renaming it', () => {
    expect(run(tip, 'rename the app to Fair Share and make it green').outcome).toMatchObject({
      intent: 'rename-site+set-color',
    });
  });
});

describe('where facts go', () => {
  it('puts the number into every footer once', () => {
    const first = run(yoga, 'put my email hi@still.example in the footer');
    for (const [path, file] of first.after)
      if (path.endsWith('.html')) expect(textOf(file).match(/<footer[\s\S]*mailto:hi@still\.example/) ?? path).not.toBe(path); // prettier-ignore
    expect(run([...first.after.values()], 'put the email in the footer as well').outcome.kind).toBe(
      'refused',
    );
  });

  it('puts a class into every timetable by day and time', () => {
    const { read, faults } = run(yoga, 'add a class to the timetable: Tuesday 18:00 Yin Yoga with Maya');
    expect(read('timetable.html')).toMatch(/18:00[\s\S]{0,80}Yin Yoga[\s\S]{0,80}with Maya/);
    expect(faults).toEqual([]);
  });

  it('asks for the day of a class', () => {
    expect(run(yoga, 'add a class to the timetable').outcome).toMatchObject({ kind: 'refused' });
  });

  it('leads to a video instead of loading it', () => {
    const { read, faults } = run(inn, 'embed this video https://www.youtube.com/watch?v=abc123XYZ_0');
    expect(read('index.html')).toContain('href="https://www.youtube.com/watch?v=abc123XYZ_0"');
    expect(read('index.html')).not.toContain('<iframe');
    expect(faults).toEqual([]);
  });

  it('keeps a copy of a button in view', () => {
    const { read, faults } = run(inn, 'keep the call button always visible on phones');
    expect(read('menu.html')).toContain('class="button pinned"');
    expect(faults).toEqual([]);
  });

  it('sets the number that an app begins with', () => {
    expect(run(tip, 'default tip should be 15%').read('index.html')).toMatch(/name="tip"[^>]*value="15"/);
  });
});

describe('pages and languages', () => {
  it('joins all pages on the first', () => {
    const { after, read, faults } = run(inn, 'turn this into a one page site');
    expect([...after.keys()].filter((path) => path.endsWith('.html'))).toEqual(['404.html', 'index.html'].toSorted((one) => (after.keys().next().value === one ? -1 : 1))); // prettier-ignore
    expect(read('index.html')).not.toMatch(/href="(?:menu|about|contact)\.html/);
    expect(read('index.html')).toContain('data-section="contact"');
    expect(faults).toEqual([]);
  });

  it.each(['remove english, we only need german', 'german only please', 'remove the English version'])(
    'puts the other language first: %j',
    (command) => {
      const { after, read, faults } = run(hotel, command);
      expect([...after.keys()].some((path) => path.startsWith('de/'))).toBe(false);
      for (const path of ['index.html', 'rooms.html', '404.html'])
        expect(read(path)).toContain('<html lang="de"');
      expect(read('index.html')).not.toMatch(/hreflang|\.\.\//);
      expect(faults).toEqual([]);
    },
  );
});

describe('things and pages', () => {
  it('moves a thing of a list', () => {
    const board = make('Kanban for my thesis: Ideas, Reading, Writing, Done');
    const { read } = run(board, 'rename Done to Finished and put it first');
    expect(read('index.html')).toMatch(/>Finished<[\s\S]*>Ideas</);
  });

  it('gives a section a page of its own', () => {
    const { read, faults } = run(yoga, 'put the faq on its own page');
    expect(read('faq.html')).toContain('data-section="faq"');
    expect(read('index.html')).toContain('href="faq.html"');
    expect(faults).toEqual([]);
  });

  it('renames the link that was moved, not the site', () => {
    const { read } = run(inn, 'move about to the end of the nav and call it Our story');
    expect(read('index.html')).toMatch(/<a href="our-story\.html">Our story<\/a><\/li>\s*<\/ul>/);
  });

  it.each([
    ['cancel the thursday hatha class', 'Hatha'],
    ['remove the 9:30 class on thursday', '9:30'],
  ])('takes a class out of the timetables: %j', (command, word) => {
    const thursday = (files: ReturnType<typeof run>) => /<h3>Thursday<\/h3>[\s\S]*?<\/ul>/.exec(files.read('index.html'))?.[0]; // prettier-ignore
    const before = thursday(run(yoga, 'undo'));
    const after = thursday(run(yoga, command));
    expect(before).toContain(word);
    expect(after).not.toContain(word);
  });

  it('takes as many things as said from the end', () => {
    const shop = make('online shop for handmade candles called Wick & Wax, 6 candles with prices, cart, faq');
    const { outcome } = run(shop, 'delete the last two candles');
    expect(outcome.kind === 'changed' && outcome.message).toMatch(/^Removed .+ and .+ from products\.$/);
  });

  it('adds two names as two things', () => {
    const shop = make("plumber Dave's Plumbing in Hull, areas we cover, reviews, call 01482 555 019");
    const { read } = run(shop, 'add Beverley and Cottingham to the areas');
    expect(read('index.html')).toMatch(/<li>Beverley<\/li>\s*<li>Cottingham<\/li>/);
  });

  it('reads a currency in front of a price', () => {
    const { read } = run(hotel, 'add a room called Family suite for CHF 390');
    expect(read('rooms.html')).toContain('>Family suite<');
    expect(read('rooms.html')).toContain('CHF 390');
  });
});

describe('looks', () => {
  it('turns every colour grey', () => {
    const { read } = run(inn, 'make it black and white, no colours at all');
    const root = /:root\s*{[\s\S]*?}/.exec(read('style.css'))?.[0] ?? '';
    for (const [hex, one, , other] of root.matchAll(/#(..)(..)(..)\b/g))
      expect([hex, one]).toEqual([hex, other]);
  });

  it('does the looks that are known and names the one that is not', () => {
    const { outcome } = run(inn, 'make the headings less wobbly, smaller and not bold');
    expect(outcome).toMatchObject({ kind: 'changed', intent: 'set-size+set-weight' });
    expect(outcome.kind === 'changed' && outcome.message).toContain('less wobbly');
  });

  it('counts in another currency', () => {
    expect(run(tip, 'use euros instead of dollars').read('script.js')).toContain("const currency = 'EUR'");
  });
});

describe('apps and lists', () => {
  it('changes what an app begins with', () => {
    const habits = make('habit tracker for running, reading and water');
    expect(run(habits, 'add a habit Meditate').read('script.js')).toMatch(/"Water",\s*"Meditate"\s*\]/);
    expect(run(habits, 'remove Water').read('script.js')).not.toContain('"Water"');
  });

  it('says what a person does, also where others say nothing', () => {
    const { read } = run(yoga, 'Maya is now head teacher');
    expect(read('index.html')).toMatch(/<h3>Maya<\/h3>\s*<p>Head teacher<\/p>/);
  });

  it('takes the label of a fact away with it', () => {
    const cafe = make(
      'Cafe Blue Door in Galway: coffee €3.20, scone €4. menu, hours, find us. call 091 555 014, hello@bluedoor.ie',
    );
    const { read } = run(cafe, 'take hello@bluedoor.ie off the site');
    expect(read('index.html')).not.toMatch(/<dd>\s*<\/dd>/);
    expect(read('index.html')).toContain('091 555 014');
  });

  it('moves the second of the kind spoken of', () => {
    const cv = make(
      'CV website of Tomas Keller, UX designer in Vienna: experience, skills, languages, contact',
    );
    expect(run(cv, 'add a skill Figma and remove the second one').outcome).toMatchObject({
      intent: 'add-item+remove-item',
    });
  });

  it('reads the day of an event that stands first', () => {
    const band = make('band site for The Slow Tides: tour dates, music, merch with prices, newsletter. dark');
    expect(run(band, 'add a gig: 3 October, Vega, Copenhagen').read('index.html')).toMatch(
      /3 October[\s\S]*Copenhagen|Vega[\s\S]*Copenhagen/,
    );
  });

  it('repeats a section on every page', () => {
    const blog = make('food blog Salt & Thyme by Priya: posts, categories, about, newsletter');
    const { read, faults } = run(blog, 'the newsletter box should be at the bottom of every page');
    expect(read('about.html')).toContain('data-section="newsletter"');
    expect(faults).toEqual([]);
  });
});

describe('what was understood', () => {
  it.each(['change the email to info@nonna.example', 'our email is info@nonna.example'])(
    'keeps every letter of an address: %j',
    (command) => {
      expect(run(inn, command).read('contact.html')).toContain('mailto:info@nonna.example');
    },
  );

  it('takes a price for no name', () => {
    const { read } = run(inn, 'add a dish Calzone for €11 after pizza');
    expect(read('menu.html')).toMatch(/Calzone[\s\S]{0,80}€11/);
    expect(read('menu.html')).not.toMatch(/<dt>€/);
  });

  it('does what the complaint asks for and the wish beside it', () => {
    expect(run(inn, 'the headings are too big, also make them navy').outcome).toMatchObject({
      intent: 'set-size+set-color',
    });
  });

  it('gives the reason of each of two wishes', () => {
    const { outcome } = run(inn, 'remove the careers page and put the phone number in the footer');
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(outcome.kind === 'refused' && outcome.message).toMatch(
      /careers[\s\S]*footer of every page shows/i,
    );
  });
});

describe('forms, prices and timers', () => {
  it.each([
    ['add a required phone field to the contact form', /name="phone" required type="tel"/],
    ['ask for the wedding date in the contact form', /name="wedding-date"[^>]*type="date"/],
    [
      'add a dropdown to the contact form for wedding/portrait/other',
      /<option>Wedding<\/option><option>Portrait<\/option>/,
    ],
    [
      'make the message optional in the contact form',
      /Message \(optional\)<\/label><textarea(?![^>]*required)/,
    ],
  ])('changes the fields of a form: %j', (command, markup) => {
    const { read, faults } = run(inn, command);
    expect(read('contact.html')).toMatch(markup);
    expect(faults).toEqual([]);
  });

  it.each([
    ['double the pizza price', '€20'],
    ['drop all prices by 2 euros', '€8'],
  ])('reckons prices: %j', (command, price) => {
    expect(run(inn, command).read('menu.html')).toContain(price);
  });

  it('sets the minutes that a timer counts, in its script too', () => {
    const timer = make('pomodoro timer app with sessions and stats');
    const { read } = run(timer, 'make a session 50 minutes and the break 10');
    expect(read('script.js')).toMatch(/work"?: 3000,\s*"?rest"?: 600/);
  });

  it('gives a button words and a colour', () => {
    const { outcome, read } = run(inn, 'book button should say Reserve now and be gold');
    expect(outcome).toMatchObject({ intent: 'set-text+set-color' });
    expect(read('index.html')).toContain('>Reserve now<');
  });

  it('takes a price without a mark next to another thing', () => {
    expect(run(inn, 'add calzone 11.50 under pizza').read('menu.html')).toMatch(
      /Pizza[\s\S]{0,200}Calzone[\s\S]{0,80}11\.50/i,
    );
  });
});
