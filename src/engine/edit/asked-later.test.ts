import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBrief } from '../brief/read-brief';
import { checkSite } from '../check/check-site';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { applyCommand } from './apply-command';

await loadAllCopy();

const prompts = {
  shop: 'An online shop for candles called Lumen',
  software: 'A SaaS for invoices called Billo with pricing, features, faq',
  bakery: 'A bakery in Ghent called Korst with menu, story, reviews, faq and contact',
};
const made = new Map<string, readonly SiteFile[]>();

function siteOf(name: keyof typeof prompts): readonly SiteFile[] {
  const files = made.get(name) ?? composeSite({ ...makePlan(readBrief(prompts[name]), 1), type: null });
  made.set(name, files);
  return files;
}

/** The site after commands that must all change it, without new errors. */
function after(name: keyof typeof prompts, ...commands: readonly string[]) {
  let files = siteOf(name);
  let message = '';
  for (const command of commands) {
    const outcome = applyCommand({ files, command });
    if (outcome.kind !== 'changed') throw new Error(`${command}: ${outcome.kind}`);
    const gone = new Set([...outcome.deleted, ...outcome.files.map(({ path }) => path)]);
    files = [...files.filter(({ path }) => !gone.has(path)), ...outcome.files];
    message = outcome.message;
  }
  expect(checkSite(files).filter(({ severity }) => severity === 'error')).toEqual([]);
  const text = (path: string) =>
    files
      .filter((file) => file.path === path)
      .map(textOf)
      .join('');
  return { message, text };
}

const refusal = (name: keyof typeof prompts, command: string) =>
  applyCommand({ files: siteOf(name), command });
const sectionsOf = (html: string) => [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);

describe('what a site gets later', () => {
  it('gives the plans a switch between monthly and yearly, and takes another offer for the year', () => {
    const { text } = after('software', 'add a monthly/yearly toggle to the pricing');
    expect(text('index.html')).toContain('data-price-monthly="$9" data-price-yearly="$90"');
    expect(text('script.js')).toContain('[data-price-toggle]');
    const offered = after('software', 'add annual pricing with 20% off');
    expect(offered.text('index.html')).toContain('data-price-yearly="$86"');
    const changed = after('software', 'add a monthly/yearly switch', 'yearly prices with one month free');
    expect(changed.text('index.html')).toContain('data-price-yearly="$99"');
  });

  it('gives a shop hearts, the header its opener and every page the dialog', () => {
    const { text } = after('shop', 'let customers save favourites');
    expect(text('index.html').match(/ data-wish /g)?.length).toBeGreaterThan(2);
    for (const page of ['index.html', 'shop.html', 'contact.html', '404.html'])
      expect(text(page)).toMatch(/data-wish-open[\s\S]*<dialog data-wish-list/);
    expect(refusal('bakery', 'add a wishlist')).toMatchObject({ kind: 'refused', reason: 'not-found' });
  });

  it.each([
    ['add a button that links to the contact section', '<a class="button" href="#contact">'],
    ['add a button to the hero that goes to https://example.com/order', 'href="https://example.com/order"'],
    ['add a button saying Call us that calls +32 470 12 34 56', 'href="tel:+32470123456">Call us<'],
    ['add a "Write to us" button to ola@korst.be', 'href="mailto:ola@korst.be">Write to us<'],
    [
      'add a button "See it all" to the menu section that links to the menu page',
      'href="menu.html">See it all<',
    ],
  ])('adds the button of “%s”', (command, markup) => {
    expect(after('bakery', command).text('index.html')).toContain(markup);
  });

  it('asks where a button leads that says nothing of it', () => {
    expect(refusal('bakery', 'add a Book a table button')).toMatchObject({
      kind: 'refused',
      reason: 'ambiguous',
    });
    expect(refusal('bakery', 'add an email button')).toMatchObject({ kind: 'refused', reason: 'ambiguous' });
  });
});

it('sets things side by side, and below each other where a phone is too narrow', () => {
  const css = after('software', 'put the features in 4 columns').text('style.css');
  expect(css).toMatch(/#features [^{]*\{[^}]*repeat\(4,/);
  expect(css).toMatch(/max-width: 48rem\) \{\s*#features [^{]*\{[^}]*columns: minmax\(0, 1fr\)/);
  const plans = after('software', 'show the plans side by side').text('style.css');
  expect(plans).toMatch(/#pricing [^{]*\{[^}]*repeat\(3,/);
});

describe('what goes or is copied', () => {
  it('takes out what stands below a section, or all but some', () => {
    const html = (command: string) => sectionsOf(after('bakery', command).text('index.html'));
    expect(html('delete everything below the menu')).toEqual(['hero', 'menu']);
    expect(html('remove all sections after the story except the faq')).toEqual([
      'hero',
      'menu',
      'story',
      'faq',
    ]);
    expect(html('remove everything except the hero and the reviews')).toEqual(['hero', 'testimonials']);
    expect(refusal('bakery', 'delete everything below the pricing')).toMatchObject({ reason: 'not-found' });
  });

  it('takes a word out of every text and mends what stood around it', () => {
    const { text } = after('bakery', 'remove the word fresh everywhere');
    expect(text('index.html')).toContain('<dt>Orange juice</dt>');
    expect(text('menu.html')).not.toMatch(/\bfresh\b/i);
  });

  it('copies one thing of a list wherever it stands', () => {
    const { text } = after('shop', 'duplicate the second product');
    expect(text('index.html')).toMatch(/data-product="([\w-]+)-2"/);
    expect(text('shop.html')).toMatch(/data-product="([\w-]+)-2"/);
  });

  it('moves all prices into a range and keeps their order', () => {
    const { text } = after('software', 'change the price range to €10 - €40');
    const prices = [...text('index.html').matchAll(/class="plan-price">€(\d+)/g)].map(([, price]) =>
      Number(price),
    );
    expect(prices).toEqual([10, 19, 40]);
  });
});

describe('what is said as people say it', () => {
  it.each([
    [
      'bakery',
      'make the menu bold and the corners fully round',
      /font-weight: 700[\s\S]*99|99[\s\S]*font-weight: 700/,
    ],
    ['bakery', 'make the header slimmer', /padding/],
    [
      'bakery',
      'in the menu, make prices bold and dark red',
      /\.prices dd:not\(\[class\]\) \{[^}]*font-weight: 700;[^}]*color: /,
    ],
    ['software', 'can you make the whole thing feel calmer, maybe sage green', /--brand: #9caf88/],
  ] as const)('of %s: %s', (name, command, pattern) => {
    expect(after(name, command).text('style.css')).toMatch(pattern);
  });

  it.each([
    ['bakery', 'the map isnt needed', /data-section="map"/],
    ['bakery', 'we dont need the reviews anymore', /data-section="testimonials"/],
  ] as const)('of %s: %s', (name, command, gone) => {
    expect(after(name, command).text('index.html')).not.toMatch(gone);
  });

  it('takes the texts of the things that were spoken of, and no row of buttons', () => {
    const { text } = after('software', 'make the plan names bigger and remove the descriptions');
    expect(text('index.html')).not.toContain('For one person and their clients.');
    expect(text('index.html')).toContain('class="plan-price"');
    expect(text('index.html')).toContain('class="actions"');
  });

  it('copies a thing under the name that it is told', () => {
    const { text } = after('software', 'duplicate the middle plan and call it Family');
    expect(text('index.html')).toContain('<h3>Family</h3>');
  });

  it('says of what is not there that it is not, with what is', () => {
    const outcome = refusal('software', 'we dont do gift vouchers anymore');
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'not-found' });
    expect('message' in outcome ? outcome.message : '').toMatch(/no gift vouchers.*pricing/);
  });
});
