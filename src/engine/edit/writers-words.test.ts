import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const pottery = makeSite(
  'Studio Nova, a pottery studio in Porto with commissions, classes for beginners, prices: taster €80, ten weeks €180, private lesson €120, questions and answers, and a contact form',
);
const software = makeSite('A SaaS for invoicing called Billo, with monthly and yearly pricing plans and FAQ');
const shop = makeSite(
  'Online store for handmade candles called Wick & Wild, with cart, shipping info and reviews',
);
const law = makeSite(
  'Law firm Hartmann & Cole in Boston: practice areas, attorneys, about, contact, case results',
);
const blog = makeSite('Food blog "Salt & Crumb" by Nora with recipes, about page, newsletter signup');
const handyman = makeSite("Handyman Joe's Fix-It in Tampa: services list, prices from, reviews, call button");
const pizzeria = makeSite(
  'Bella Napoli, family pizzeria in Leeds with menu, prices, opening hours and table booking',
);
const gym = makeSite(
  'Gym Iron Yard in Dublin with memberships monthly and yearly, trainers, class schedule, FAQ, trial signup',
);

describe('prices', () => {
  it.each([
    'make all prices say from',
    "change every price to include 'from'",
    'put "from" before the prices',
  ])('%s', (command) => {
    const { read, faults } = runCommands(pottery, command);
    expect(read('index.html')).toContain('>from €80<');
    expect(read('index.html')).not.toContain('from From');
    expect(['index.html', 'about.html', 'faq.html'].map(read).join('')).toContain(
      'How do prices come about?',
    );
    expect(faults).toEqual([]);
  });

  it('puts the word before a price that a switch rewrites', () => {
    expect(runCommands(software, 'put "from" before the prices').read('index.html')).toMatch(
      /class="plan-price">from <b data-price-monthly/,
    );
  });

  it('starts at another lowest price', () => {
    const { read } = runCommands(pottery, 'make prices start from 90');
    expect(read('index.html')).toContain('>€90<');
    expect(read('index.html')).toContain('>€180<');
    expect(read('index.html')).not.toMatch(/From 9[01]/);
  });

  it.each(['annual plans only', 'only show yearly prices', 'we only do annual plans, no monthly'])(
    '%s',
    (command) => {
      const { outcome, read, faults } = runCommands(software, command);
      expect(outcome.kind).toBe('changed');
      expect(read('index.html')).not.toContain('data-price-toggle');
      expect(read('index.html')).toContain('<b>$90</b><span>per year</span>');
      expect(faults).toEqual([]);
    },
  );

  it('gives what stands there already its new price', () => {
    const { outcome, read } = runCommands(
      pizzeria,
      'change the margherita to 11.50 and add a diavola for 13',
    );
    expect(outcome).toMatchObject({ intent: 'set-price+add-item' });
    expect(read('menu.html')).toContain('>£13<');
  });

  it('shows the price of a thing in a list without prices', () => {
    const page = runCommands(handyman, 'add gutter cleaning from $120 and drywall from $90 to services').read(
      'index.html',
    );
    expect(page).toMatch(/<h3>Gutter cleaning<\/h3>.{0,40}from \$120/);
    expect(page).toMatch(/<h3>Drywall<\/h3>.{0,40}from \$90/);
    expect(page).not.toContain('from from');
  });

  it('sorts with the direction behind a comma', () => {
    const { outcome } = runCommands(shop, 'sort products by price, cheapest first');
    expect(outcome).toMatchObject({ kind: 'changed', message: 'The list stands in order by price now.' });
  });
});

describe('one word for another', () => {
  it.each([
    'call it workshop instead of studio everywhere',
    'swap the word studio for workshop throughout the site',
    'replace studio with workshop on all pages',
    'the word studio should be workshop everywhere',
    'everywhere it says studio write workshop',
  ])('%s', (command) => {
    const { read, faults } = runCommands(pottery, command);
    expect(read('index.html')).toContain('A pottery workshop in Porto');
    expect(read('index.html')).toContain('Pottery workshop, Porto');
    expect(read('index.html')).toContain('Studio Nova');
    expect(read('index.html')).not.toContain('pottery studio');
    expect(faults).toEqual([]);
  });

  it('follows the plural and the article', () => {
    const { read } = runCommands(pottery, 'replace studio with atelier everywhere');
    expect(read('index.html')).toContain('A pottery atelier');
    expect(runCommands(law, 'change the word matter to case everywhere').read('index.html')).toContain(
      'Most cases do not.',
    );
  });

  it('asks which word where none was named', () => {
    const { outcome, read } = runCommands(gym, 'call them coaches everywhere');
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'ambiguous' });
    expect(read('index.html')).toContain('<title>Iron Yard – Stronger by Thursday');
  });
});

describe('lists', () => {
  it.each(['number the questions', 'number the faq', 'add numbers to the questions'])('%s', (command) => {
    const { read } = runCommands(software, command);
    expect(read('index.html')).toContain('<summary>1. Do I need a card to try it?');
    expect(read('index.html')).toContain('2. What happens to my data');
  });

  it('takes the numbers out again', () => {
    const { read } = runCommands(software, 'number the questions', 'remove the numbers from the questions');
    expect(read('index.html')).toContain('<summary>Do I need a card');
  });

  it('numbers what is left', () => {
    const { outcome, read } = runCommands(software, 'take the first question out and number the rest');
    expect(outcome).toMatchObject({ intent: 'remove-item+number-items' });
    expect(read('index.html')).toContain('<summary>1. What happens to my data');
  });

  it('takes a recipe for a post, its words under its name', () => {
    const { read } = runCommands(blog, 'add a recipe called Plum cake with the text "Soft and quick."');
    expect(read('index.html')).toMatch(/<h3>Plum cake<\/h3><p class="post-says">Soft and quick\.<\/p>/);
  });
});

describe('sections', () => {
  it('makes up no sponsors', () => {
    const { read } = runCommands(software, 'add a sponsors section');
    expect(read('index.html')).toContain('>Sponsors</h2>');
    expect(read('index.html')).not.toContain('<li>Freelancers</li>');
  });

  it('lists the sponsors told', () => {
    const { read } = runCommands(software, 'add sponsors Acme, Globex and Initech');
    expect(read('index.html')).toMatch(/>Sponsors<\/h2>.*<li>Acme<\/li><li>Globex<\/li><li>Initech<\/li>/);
  });

  it('says so where the home page has that form', () => {
    const { outcome } = runCommands(pottery, 'move the contact form to the home page');
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'nothing-to-change' });
  });

  it('moves a section to the home page', () => {
    const { outcome, read, faults } = runCommands(law, 'move the map to the home page');
    expect(outcome.kind).toBe('changed');
    expect(read('index.html')).toContain('data-section="map"');
    expect(read('contact.html')).not.toContain('data-section="map"');
    expect(faults).toEqual([]);
  });

  it('moves what people are to see first', () => {
    expect(runCommands(pizzeria, 'make the menu the first thing people see').outcome).toMatchObject({
      intent: 'move-section',
    });
  });

  it('does every look of a list or none', () => {
    const { outcome } = runCommands(law, 'put practice areas in 3 columns, headings in navy, no shadows');
    expect(outcome).toMatchObject({ intent: 'set-layout+set-color+set-shadow' });
  });

  it('changes every button of the same words, and only those', () => {
    const { read } = runCommands(shop, 'make the add to cart buttons bigger, rounder and dark green');
    expect(read('style.css')).toMatch(/\.button\[data-add\] \{ font-size: .*border-radius: 1\.5rem/);
  });

  it('cuts the pictures of the section just named', () => {
    const { read } = runCommands(blog, 'add a gallery section', 'put the gallery in 2 columns and make the pictures square'); // prettier-ignore
    expect(read('style.css')).toContain('#gallery :is(img, svg.art)');
  });

  it('writes the line at the top', () => {
    const { read } = runCommands(shop, 'add free shipping over £40 to the banner at the top');
    expect(read('index.html')).toContain('>Free shipping over £40<');
  });
});

describe('texts', () => {
  it('shortens a headline to its own first words', () => {
    const { read } = runCommands(
      pottery,
      'change the heading to "Bowls for soup, cups for long mornings"',
      'make the heading shorter',
    );
    expect(read('index.html')).toContain('>Bowls for soup</h1>');
  });

  it('leaves a headline that cannot be shortened', () => {
    expect(runCommands(software, 'make the heading shorter').outcome).toMatchObject({
      reason: 'needs-model',
    });
  });

  it('shows a number just given in the header', () => {
    const { outcome } = runCommands(handyman, 'change the phone to 813-555-0142 and show it in the header');
    expect(outcome).toMatchObject({ intent: 'set-contact+set-contact' });
  });

  it('takes the letters named beside the word for them', () => {
    const { outcome } = runCommands(software, 'make it more romantic, soft pink with a serif font');
    expect(outcome).toMatchObject({ intent: 'set-color+set-font' });
  });
});

it('renames neither site nor page where the word to be replaced stands nowhere', () => {
  const before = runCommands(handyman, 'undo').read('index.html');
  const { read } = runCommands(handyman, 'call it atelier instead of scriptorium everywhere');
  expect(read('index.html')).toBe(before);
});
