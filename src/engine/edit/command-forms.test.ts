import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { loadAllCopy } from '../plan/load-copy';
import { applyCommand } from './apply-command';

await loadAllCopy();

const page = (file: string, body: string): SiteFile => ({
  path: file,
  content: `<!DOCTYPE html>
<html lang="en">
<head><title>Oak Inn</title><link rel="stylesheet" href="style.css"></head>
<body>
<header class="site-header" data-section="nav"><nav><ul>
  <li><a href="index.html">Home</a></li>
  <li><a href="rooms.html">Rooms</a></li>
  <li><a href="visit.html">Visit</a></li>
</ul></nav></header>
<main>
${body}
</main>
<footer class="site-footer" data-section="footer">
  <ul>
    <li>0113 496 0123</li>
    <li><a href="mailto:hello@oak.example">hello@oak.example</a></li>
  </ul>
</footer>
</body>
</html>
`,
});
const rooms = `<section id="rooms" data-section="rooms">
  <h2>Rooms</h2>
  <ul>
    <li><h3>Small double</h3><p>Stone floor.</p><p class="price">£98</p></li>
    <li><h3>Drop in bunk</h3><p>Its own door.</p><p class="price">£40</p></li>
    <li><h3>Corner room</h3><p>Two skylights.</p><p class="price">£120</p></li>
  </ul>
</section>`;
const hours = `<section id="hours" data-section="hours">
  <h2>Opening hours</h2>
  <table class="hours"><tbody>
    <tr><th>Monday to Friday</th><td>9:00 to 17:00</td></tr>
    <tr><th>Saturday and Sunday</th><td>Closed</td></tr>
  </tbody></table>
</section>`;
const reviews = `<section id="testimonials" data-section="testimonials">
  <h2>Guests say</h2>
  <figure class="saying"><blockquote><p>Warm.</p></blockquote><figcaption><cite>Ann</cite></figcaption></figure>
  <div class="rest">
    <figure class="saying"><blockquote><p>Quiet.</p></blockquote><figcaption><cite>Ben</cite></figcaption></figure>
    <figure class="saying"><blockquote><p>Kind.</p></blockquote><figcaption><cite>Cid</cite></figcaption></figure>
  </div>
</section>`;
const faq = `<section id="faq" data-section="faq">
  <h2>Questions</h2>
  <div>
    <details><summary>May I bring a dog?</summary><p>Yes.</p></details>
    <details><summary>Is there breakfast?</summary><p>Until ten.</p></details>
  </div>
</section>`;
const inn: readonly SiteFile[] = [
  page(
    'index.html',
    `<section class="hero" id="hero" data-section="hero"><h1>Sleep well</h1></section>\n${rooms}\n${reviews}`,
  ),
  page('rooms.html', `<h1>Rooms</h1>\n${rooms}`),
  page('visit.html', `<h1>Visit</h1>\n${hours}\n${faq}`),
  {
    path: 'style.css',
    content:
      ':root { --bg: #fff; --ink: #111; --gap: 1rem; --room: 4rem; }\nbody { background: var(--bg); color: var(--ink); }\n',
  },
];

function after(command: string): {
  readonly message: string;
  readonly text: (path: string) => string;
  readonly kind: string;
} {
  const outcome = applyCommand({ files: inn, command });
  const changed = outcome.kind === 'changed' ? outcome.files : [];
  const text = (path: string) => {
    const file = changed.find((one) => one.path === path) ?? inn.find((one) => one.path === path);
    return file ? textOf(file) : '';
  };
  return { message: 'message' in outcome ? outcome.message : '', text, kind: outcome.kind };
}

describe('prices said in passing', () => {
  it.each([
    ['the double room costs 140 per night', '£140'],
    ["the first room's price is £140", '£140'],
    ['make the small double £140', '£140'],
    ['drop in is 45 now', '£45'],
    ['the drop in is now 45 pounds', '£45'],
  ])('%s', (command, price) => {
    expect(after(command).text('index.html')).toContain(`<p class="price">${price}</p>`);
    expect(after(command).text('rooms.html')).toContain(`<p class="price">${price}</p>`);
  });
  it('takes two prices in one sentence', () => {
    const html = after('the corner room is now £130 and the small double £99').text('index.html');
    expect(html).toContain('£130');
    expect(html).toContain('£99');
  });
  it('never takes a room to sleep in for room between things', () => {
    expect(after("change the second room's name to Garden suite").text('style.css')).toBe(
      textOf(inn[3] as SiteFile),
    );
    expect(after("change the second room's name to Garden suite").text('rooms.html')).toContain(
      '<h3>Garden suite</h3>',
    );
  });
  it('asks which of several', () => {
    expect(after('the room costs £50').kind).toBe('refused');
  });
});

describe('opening hours of one day', () => {
  it.each([
    ['open saturday mornings 9 to 12', 'Saturday', '9:00 to 12:00'],
    ['we close at 4pm on fridays', 'Friday', '9:00 to 16:00'],
    ['change the opening hours on Monday to closed', 'Monday', 'Closed'],
  ])('%s', (command, day, time) => {
    const html = after(command).text('visit.html');
    expect(html).toContain(`<th>${day}</th><td>${time}</td>`);
    expect(html).toContain('9:00 to 17:00');
  });
});

describe('texts of things', () => {
  it('counts a review that stands apart', () => {
    const html = after('change the second review to "Best sleep in years" by Sarah').text('index.html');
    expect(html).toContain('<p>Best sleep in years</p></blockquote><figcaption><cite>Sarah</cite>');
    expect(html).toContain('Warm.');
    expect(html).toContain('Kind.');
  });
  it('sets the answer of a question', () => {
    expect(after('the first question: change the answer to "Small ones"').text('visit.html')).toContain(
      '<p>Small ones</p>',
    );
  });
  it('adds a question with its answer, and none without', () => {
    const html = after('add a question about parking: Yes, in the yard').text('visit.html');
    expect(html).toContain(
      '<details><summary>What about parking?</summary><p>Yes, in the yard</p></details>',
    );
    expect(after('add a question about parking').kind).toBe('refused');
  });
});

describe('header and footer', () => {
  it('swaps two links of the menu on every page', () => {
    for (const path of ['index.html', 'rooms.html', 'visit.html'])
      expect(after('swap Rooms and Visit in the menu').text(path)).toMatch(/visit\.html[\s\S]*rooms\.html/);
  });
  it('takes the phone out of the footer and leaves the mail', () => {
    const { text } = after('remove the phone from the footer');
    expect(text('rooms.html')).not.toContain('0113');
    expect(text('rooms.html')).toContain('mailto:hello@oak.example');
  });
  it('adds a link to a section', () => {
    expect(after('put a questions button in the nav').text('index.html')).toContain(
      'class="button" href="visit.html#faq"',
    );
  });
});

it('adds a thing wherever the same list stands', () => {
  const { text } = after('add a room called Attic for £70');
  expect(text('index.html')).toContain('<h3>Attic</h3>');
  expect(text('rooms.html')).toContain('<h3>Attic</h3>');
});

it('says what of two wishes it could not do', () => {
  const { kind, message } = after('make the background light blue and the headings shorter');
  expect(kind).toBe('changed');
  expect(message).toMatch(/Not done/);
});

it('lays a section out in columns without taking things away', () => {
  const { text } = after('the rooms should have 2 columns');
  expect(text('index.html')).toContain('Corner room');
  expect(text('style.css')).toContain('repeat(2,');
});

it('puts a section next to another', () => {
  const { message, text } = after('put the hours next to the questions');
  expect(message).toMatch(/^Moved the /);
  const places = text('visit.html');
  expect(places.indexOf('id="hours"')).toBeGreaterThan(places.indexOf('id="faq"'));
});
