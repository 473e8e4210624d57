import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBrief } from '../brief/read-brief';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { applyCommand } from './apply-command';

await loadAllCopy();

const made = new Map<string, SiteFile[]>();
function siteOf(prompt: string): SiteFile[] {
  const known = made.get(prompt) ?? composeSite({ ...makePlan(readBrief(prompt), 1), type: null });
  made.set(prompt, known);
  return known;
}
const clinic = () =>
  siteOf(
    'Website for a dental clinic called Brightside: treatments, prices, booking, FAQ. Phone 0117 496 0123',
  );
const saas = () =>
  siteOf(
    'Landing page for Ledgerly, an invoicing app. Three pricing tiers: Solo $9, Studio $29, Agency $79, FAQ and testimonials',
  );
const farm: readonly SiteFile[] = [
  {
    path: 'index.html',
    content: `<!DOCTYPE html>
<html lang="en">
<head><title>Hill Farm</title><link rel="stylesheet" href="main.css"></head>
<body>
<header class="top"><a href="index.html">Hill Farm</a> <nav><a href="#rooms">Rooms</a> <a href="#breakfast">Breakfast</a></nav></header>
<main>
<section id="rooms">
  <h2>Rooms</h2>
  <ul class="room-list">
    <li><h3>The Loft</h3><p>Two skylights.</p><p class="price">£95</p></li>
    <li><h3>The Dairy</h3><p>Stone floor.</p><p class="price">£80</p></li>
    <li><h3>The Stable</h3><p>Its own door.</p><p class="price">£85</p></li>
  </ul>
</section>
<section id="breakfast">
  <h2>Breakfast</h2>
  <p>Eggs from the yard, £8 extra on Sundays for those who want the large one.</p>
  <p><a href="https://example.org/eggs">Our eggs</a></p>
</section>
</main>
<footer><p>Grassington</p></footer>
</body>
</html>
`,
  },
  {
    path: 'main.css',
    content: `body { color: #222222; background: #fafaf5; }
.top { background: #2f4f3e; color: #ffffff; }
.wide { width: 900px; }
footer { background: #dddddd; }
`,
  },
];

function answer(files: readonly SiteFile[], command: string) {
  const outcome = applyCommand({ files, command });
  const next = new Map(files.map((file) => [file.path, textOf(file)]));
  if (outcome.kind === 'changed') for (const file of outcome.files) next.set(file.path, textOf(file));
  return {
    outcome,
    kind: outcome.kind,
    message: 'message' in outcome ? outcome.message : '',
    html: next.get('index.html') ?? '',
    css: next.get('style.css') ?? next.get('main.css') ?? '',
    touched: outcome.kind === 'changed' ? outcome.files.map(({ path }) => path) : [],
  };
}

describe('layout in people’s words', () => {
  it('sets a list in one row to swipe, reachable by keyboard', () => {
    const { html, css } = answer(farm, 'turn the rooms into a carousel');
    expect(html).toContain('<ul tabindex="0" aria-label="Rooms" class="room-list">');
    expect(css).toMatch(/#rooms \.room-list \{[^}]*overflow-x: auto/);
    expect(css).toMatch(/#rooms \.room-list > \* \{[^}]*scroll-snap-align: start/);
  });
  it.each([
    ['make the hero taller', /min-block-size: min\(92svh, 60rem\)/],
    ['sticky header', /position: sticky/],
    ['make the content wider', /100% - 91rem/],
    ['add a border to the cards', /border: 1px solid var\(--line\)/],
    ['make buttons pill shaped', /--radius: 99/],
  ])('%s', (command, css) => {
    const given = answer(saas(), command);
    expect(given.touched).toEqual(['style.css']);
    expect(given.css).toMatch(css);
  });
  it('makes what is wider than a phone fit, and says when nothing is', () => {
    expect(answer(farm, 'fix the overflow on mobile').css).toContain(
      '.wide { width: 900px; max-width: 100%; }',
    );
    expect(answer(saas(), 'fix the overflow on mobile')).toMatchObject({ kind: 'refused' });
  });
  it('swaps the colours of header and footer, and turns light and dark round', () => {
    const { css } = answer(farm, 'switch header and footer colours');
    expect(css).toContain('.top { background: #dddddd; color: inherit; }');
    expect(css).toMatch(/footer \{ background: #2f4f3e; color: #ffffff; \}/);
    expect(answer(saas(), 'invert the colours').css).toContain('color-scheme: dark;');
  });
  it('takes no border away where there is none', () => {
    expect(answer(farm, 'remove the border around the rooms')).toMatchObject({
      kind: 'refused',
      message: 'The stylesheet draws no border around the rooms section.',
    });
  });
});

describe('things in lists', () => {
  it('swaps two by name or place and moves nothing else', () => {
    const { html } = answer(farm, 'swap The Loft and The Stable');
    const order = [...html.matchAll(/<h3>([^<]+)/g)].map(([, name]) => name);
    expect(order).toEqual(['The Stable', 'The Dairy', 'The Loft']);
    expect(html.length).toBe(textOf(farm[0] as SiteFile).length);
    expect(answer(farm, 'swap the first room and the second room').message).toContain(
      'The Loft and The Dairy',
    );
  });
  it('names one by its place', () => {
    const { html } = answer(farm, 'change the second room to "The Creamery"');
    expect(html).toContain('<li><h3>The Creamery</h3><p>Stone floor.</p><p class="price">£80</p></li>');
  });
  it('takes prices away, not the sentences that speak of money', () => {
    const { html } = answer(farm, 'remove all prices');
    expect(html).not.toContain('class="price"');
    expect(html).toContain('£8 extra on Sundays');
    expect(html).toContain('<h3>The Loft</h3><p>Two skylights.</p></li>');
  });
  it('raises prices with their marks', () => {
    const site = siteOf('Conference in Oslo: tickets, agenda, speakers');
    const { message, html } = answer(site, 'ticket prices up by 10%');
    expect(message).toMatch(/^Those prices went up by 10 %: \w+ [\d,]+ kr/);
    expect(html).not.toMatch(/\d{4} kr/);
  });
  it('asks for the answer to a question', () => {
    const { outcome } = answer(clinic(), 'add a question about parking');
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'ambiguous' });
    expect('suggestions' in outcome && outcome.suggestions[0]).toBe(
      'add the question "What about parking?" with the answer "Ask us, we are glad to tell you."',
    );
  });
});

describe('texts, links, pictures', () => {
  it('renames a section with the link that leads to it', () => {
    const { html, message } = answer(farm, 'rename the breakfast section to Mornings');
    expect(html).toContain('<h2>Mornings</h2>');
    expect(html).toContain('<a href="#breakfast">Mornings</a>');
    expect(message).toContain('and so does the link to it');
  });
  it('puts a line of text where it is asked for', () => {
    expect(answer(farm, 'put "No dogs, sorry" under the rooms').html).toContain(
      '  </ul>\n  <p>No dogs, sorry</p>',
    );
  });
  it('opens links to other sites in a new tab, no others', () => {
    const { html } = answer(farm, 'open links in a new tab');
    expect(html).toContain('<a href="https://example.org/eggs" target="_blank" rel="noopener">');
    expect(html.match(/target=/g)).toHaveLength(1);
  });
  it('draws a motif it knows, and says how a photo comes in', () => {
    const site = siteOf('A bakery called Crumb in Leeds with a gallery');
    const drawn = answer(site, 'use a picture of a teapot in the gallery');
    expect(drawn.kind === 'changed' ? drawn.message : '').toContain(
      'It is a drawing; I cannot make a photo.',
    );
    expect(answer(farm, 'add a photo of a sheep to the rooms')).toMatchObject({ kind: 'refused' });
    expect(answer(farm, 'add a photo of a sheep to the rooms').message).toContain('assets folder');
  });
});

describe('wishes that lack a word or a way', () => {
  it.each([
    ['add a new section between the FAQ and the footer', /What should the new section hold/],
    ['rename Abuot to Team', /no page, section or thing called “Abuot”/],
    ['the button in the attic should say "Up"', /I do not see “the button in the attic”/],
  ])('%s', (command, message) => {
    const given = answer(saas(), command);
    expect(given.kind).toBe('refused');
    expect(given.message).toMatch(message);
  });
});

describe('commands in other languages', () => {
  it.each([
    ['rendi i pulsanti verdi', '--button: light-dark(#008000'],
    ['maak de knoppen groen', '--button: light-dark(#008000'],
    ['zmień kolor przycisków na zielony', '--button: light-dark(#008000'],
    ['butonları yeşil yap', '--button: light-dark(#008000'],
    ['اجعل الأزرار خضراء', '--button: light-dark(#008000'],
    ['הפוך את הכפתורים לירוקים', '--button: light-dark(#008000'],
    ['mets le titre en rouge', 'h1 {'],
  ])('%s', (command, css) => {
    const given = answer(saas(), command);
    expect(given.touched).toEqual(['style.css']);
    expect(given.css).toContain(css);
  });
});

describe('parts that belong together', () => {
  it('gives a header its ground and its own ink, and no other text', () => {
    const { css, touched } = answer(saas(), 'I want a blue header with white text');
    expect(touched).toEqual(['style.css']);
    expect(css).toContain('--header-bg: light-dark(#0000ff');
    const ink = (text: string) => /--ink: [^;]+;/.exec(text)?.[0];
    expect(ink(css)).toBe(
      ink(textOf(saas().find(({ path }) => path === 'style.css') ?? { path: '', content: '' })),
    );
  });
  it('hides the links of the header, not the name of the site', () => {
    expect(answer(farm, 'hide the nav on mobile').css).toMatch(/\.top nav \{ display: none; \}/);
  });
  it('means the same thing by “it” and by nothing at all', () => {
    const { css } = answer(clinic(), 'make the heading red and bigger');
    expect(css).not.toMatch(/--text-scale: 1\.15/);
  });
  it('changes a spoken name with the words of its button', () => {
    const shop = siteOf('Online shop for candles called Wick & Wax with a cart');
    const { html } = answer(shop, 'change "Add to cart" to "Add to basket"');
    expect(html).not.toContain('Add to cart');
    expect(html).toContain('aria-label="Add to basket: ');
  });
});
