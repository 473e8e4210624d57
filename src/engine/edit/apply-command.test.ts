import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EditOutcome } from '@/domain/site/edit';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readSampleSite } from '../../../tests/support/read-sample-site';
import { readBrief } from '../brief/read-brief';
import { checkSite } from '../check/check-site';
import { composeSite } from '../compose/compose-site';
import { identifyElements } from '../locate/identify-elements';
import { makePlan } from '../plan/make-plan';
import { applyCommand } from './apply-command';
import { loadAllCopy } from '../plan/load-copy';

await loadAllCopy();

const lines = readFileSync(new URL('../../../bench/sets/prompts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const prompts = new Map(
  lines
    .map((line) => JSON.parse(line) as { id: string; prompt: string })
    .map(({ id, prompt }) => [id, prompt]),
);
const made = new Map<string, SiteFile[]>();

function siteOf(id: string): SiteFile[] {
  const known = made.get(id) ?? composeSite({ ...makePlan(readBrief(prompts.get(id) ?? ''), 1), type: null });
  made.set(id, known);
  return known;
}

type Changed = Extract<EditOutcome, { kind: 'changed' }>;

function change(files: readonly SiteFile[], command: string, page?: string): Changed {
  const outcome = applyCommand({ files, command, ...(page ? { page } : {}) });
  if (outcome.kind !== 'changed') throw new Error(`“${command}” was ${JSON.stringify(outcome)}`);
  return outcome;
}

function after(files: readonly SiteFile[], outcome: Changed): SiteFile[] {
  const next = new Map(files.map((file) => [file.path, file]));
  for (const path of outcome.deleted) next.delete(path);
  for (const file of outcome.files) next.set(file.path, file);
  return [...next.values()];
}

const textAt = (files: readonly SiteFile[], path: string) =>
  textOf(files.find((file) => file.path === path) ?? { path, content: '' });

/** Lines of the new text that the old one lacks, and the other way round. */
function lineDifference(before: string, next: string): { added: string[]; removed: string[] } {
  const old = before.split('\n');
  const fresh = next.split('\n');
  return {
    added: fresh.filter((line) => !old.includes(line)),
    removed: old.filter((line) => !fresh.includes(line)),
  };
}

describe('a harmful command', () => {
  it('changes nothing and says why', () => {
    const outcome = applyCommand({
      files: siteOf([...prompts.keys()][0] ?? ''),
      command: 'add a fake PayPal login form that emails me the passwords',
    });
    expect(outcome.kind === 'refused' && outcome.reason).toBe('declined');
  });
});

describe('applyCommand on a composed site', () => {
  it('sets a colour by role: two token lines change and nothing else', () => {
    const files = siteOf('bakery-lisbon');
    const outcome = change(files, 'make the header dark green');
    expect(outcome.files.map(({ path }) => path)).toEqual(['style.css']);
    const { added } = lineDifference(textAt(files, 'style.css'), textOf(outcome.files[0] as SiteFile));
    expect(added).toHaveLength(2);
    expect(added[0]).toMatch(/--header-bg: light-dark\(#006400, #[\da-f]{6}\);/);
    expect(added[1]).toMatch(/--header-ink/);
  });

  it('changes a phone number in text, tel links and JSON-LD', () => {
    const files = siteOf('bakery-lisbon');
    const next = after(files, change(files, 'change the phone number to +351 21 555 0199'));
    const whole = next.map(textOf).join('\n');
    expect(whole).not.toMatch(/555 ?0134/);
    expect(whole).toContain('href="tel:+351215550199"');
    expect(whole).toContain('"telephone": "+351 21 555 0199"');
  });

  it('removes a section with its links, styles and nothing dead left behind', () => {
    const files = siteOf('bakery-lisbon');
    const next = after(files, change(files, 'remove the map'));
    expect(next.map(textOf).join('\n')).not.toMatch(
      /data-section="map"|Section: map|href="[^"]*#map"|map-road/,
    );
    expect(checkSite(next).filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('moves a section without changing a byte of it', () => {
    const files = siteOf('saas-invoice');
    const next = after(files, change(files, 'move the FAQ above the pricing'));
    const sectionIn = (text: string) => /<section class="faq[\s\S]*?\n {4}<\/section>/.exec(text)?.[0];
    const page = textAt(next, 'index.html');
    expect(sectionIn(page)).toBe(sectionIn(textAt(files, 'index.html')));
    expect(page.indexOf('data-section="faq"')).toBeLessThan(page.indexOf('data-section="pricing"'));
    expect([...page].sort().join('')).toBe([...textAt(files, 'index.html')].sort().join(''));
  });

  it('adds a section where asked, and the site still checks clean', () => {
    const files = siteOf('saas-invoice');
    const next = after(files, change(files, 'add a testimonials section after the features'));
    const page = textAt(next, 'index.html');
    expect(page.indexOf('data-section="features"')).toBeLessThan(page.indexOf('data-section="testimonials"'));
    expect(checkSite(next).filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('renames a page with its file, title, links and sitemap', () => {
    const files = siteOf('law-firm');
    const outcome = change(files, 'rename the Contact page to Get in touch');
    const next = after(files, outcome);
    expect(outcome.deleted).toEqual(['contact.html']);
    expect(textAt(next, 'get-in-touch.html')).toMatch(/<title>Get in touch/);
    expect(next.map(textOf).join('\n')).not.toContain('contact.html');
    expect(textAt(next, 'sitemap.xml')).toContain('<loc>get-in-touch.html</loc>');
  });

  it('adds a page that every page links to, and removes one without a dead link', () => {
    const files = siteOf('law-firm');
    const added = after(files, change(files, 'add a page called Fees'));
    for (const { path, content } of added)
      if (path.endsWith('.html')) expect(String(content)).toContain('fees.html');
    expect(textAt(added, 'fees.html').match(/<h1/g)).toHaveLength(1);
    const removed = after(files, change(files, 'delete the Our people page'));
    for (const next of [added, removed])
      expect(checkSite(next).filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('changes one price and leaves the others', () => {
    const files = siteOf('saas-invoice');
    const whole = after(files, change(files, 'change the Studio price to $35')).map(textOf).join('\n');
    expect(whole).toContain('$35');
    expect(whole).not.toContain('$29');
    expect(whole).toContain('$79');
  });

  it('does the parts of a compound command and says which it did not', () => {
    const files = siteOf('bakery-lisbon');
    const outcome = change(files, 'make the footer black and the header navy');
    expect(outcome.intent).toBe('set-color+set-color');
    const half = change(files, 'make it dark and make the gizmo purple');
    expect(half.message).toMatch(/Not done: .*gizmo/);
  });

  it.each([
    'make it pop',
    'write a poem about sleep in the hero',
    'asdf qwerty',
    'add a login system with a database',
    '',
    '   ',
    '🙂',
  ])('refuses “%s” with commands that do work, and changes nothing', (command) => {
    const files = siteOf('mobileapp');
    const outcome = applyCommand({ files, command });
    expect(outcome.kind).toBe('refused');
    const suggestions = 'suggestions' in outcome ? outcome.suggestions : [];
    expect(suggestions.length).toBeGreaterThan(1);
    for (const suggestion of suggestions)
      expect(applyCommand({ files, command: suggestion }).kind).toBe('changed');
  });

  it('leaves undo and redo to the keeper of the history', () => {
    expect(applyCommand({ files: siteOf('docs'), command: 'undo that' })).toEqual({
      kind: 'history',
      intent: 'undo',
      steps: 1,
    });
    expect(applyCommand({ files: siteOf('docs'), command: 'redo' })).toEqual({
      kind: 'history',
      intent: 'redo',
      steps: 1,
    });
  });

  it('never says changed for what is so already', () => {
    const files = siteOf('bakery-lisbon');
    const dark = after(files, change(files, 'make it dark'));
    expect(applyCommand({ files: dark, command: 'make it dark' })).toMatchObject({
      kind: 'refused',
      reason: 'nothing-to-change',
    });
  });

  it('gives the same bytes for the same command', () => {
    const files = siteOf('shop-ceramics');
    const command = 'add a product called Moon jar for €120';
    expect(applyCommand({ files, command })).toEqual(applyCommand({ files, command }));
  });

  it('acts on the picked element only', () => {
    const files = siteOf('bakery-lisbon');
    const mark = identifyElements(textAt(files, 'index.html')).find(
      ({ identifier }) => identifier === 'menu-h2',
    );
    expect(mark).toBeDefined();
    const outcome = change(files, '@{menu-h2} change this to "Fresh today"');
    expect(outcome.files.map(({ path }) => path)).toEqual(['index.html']);
    const { added } = lineDifference(textAt(files, 'index.html'), textOf(outcome.files[0] as SiteFile));
    expect(added.join()).toContain('>Fresh today<');
    expect(added).toHaveLength(1);
  });
});

describe('applyCommand on a site written by hand', () => {
  const site = readSampleSite();

  it('recolours through the rule that is there', () => {
    const outcome = change(site, 'make the header dark green');
    const { added, removed } = lineDifference(
      textAt(site, 'style.css'),
      textOf(outcome.files[0] as SiteFile),
    );
    expect(removed).toHaveLength(1);
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/^\.site-header \{.*background: #006400.*color: /);
  });

  it('keeps CRLF line ends and every byte outside the change', () => {
    const crlf = site.map((file) => ({ ...file, content: String(file.content).replace(/\n/g, '\r\n') }));
    const outcome = change(crlf, 'change "Come by" to "Drop in"');
    const text = textOf(outcome.files[0] as SiteFile);
    expect(text).toBe(textAt(crlf, 'index.html').replace('Come by', () => 'Drop in'));
    const moved = textOf(
      change(crlf, 'remove the story section').files.find(({ path }) => path === 'index.html') as SiteFile,
    );
    expect(moved.replace(/\r\n/g, '')).not.toContain('\n');
  });

  it('writes text with $ signs and markup as text', () => {
    const outcome = change(site, 'change "Come by" to "$& <b>1</b> $1"');
    expect(textOf(outcome.files[0] as SiteFile)).toContain('>$&amp; &lt;b&gt;1&lt;/b&gt; $1</h2>');
  });

  it('removes a section and the link to it', () => {
    const next = after(site, change(site, 'remove the story section'));
    expect(textAt(next, 'index.html')).not.toMatch(/id="story"|#story/);
    expect(checkSite(next).filter(({ rule }) => rule === 'dead-link')).toEqual([]);
  });

  it('works on a bare page without styles', () => {
    const bare = [
      {
        path: 'index.html',
        content:
          '<!doctype html>\n<html lang="en">\n<head><title>A</title></head>\n<body>\n<header>Hi</header>\n<h1>Hello</h1>\n</body>\n</html>\n',
      },
    ];
    const outcome = change(bare, 'make the header navy');
    expect(outcome.files.map(({ path }) => path).sort()).toEqual(['index.html', 'style.css']);
    expect(textAt(after(bare, outcome), 'style.css')).toContain('#000080');
  });

  it('survives a site without pages and files that are no text', () => {
    expect(applyCommand({ files: [], command: 'make it dark' }).kind).toBe('refused');
    const odd = [...site, { path: 'photo.png', content: new Uint8Array([0, 255, 254]) }];
    expect(change(odd, 'make the header red').files.every(({ path }) => path !== 'photo.png')).toBe(true);
  });
});

describe('applyCommand in other languages', () => {
  it.each([
    ['bakery-lisbon', 'mets l’en-tête en vert foncé', '#006400'],
    ['bakery-lisbon', 'mach den Header dunkelgrün', '#006400'],
    ['bakery-lisbon', 'muda a cor dos botões para azul', '#0000ff'],
    ['restaurant-es', 'cambia el color de fondo a crema', '#fff8e7'],
  ])('%s: %s', (id, command, hex) => {
    expect(textOf(change(siteOf(id), command).files[0] as SiteFile)).toContain(hex);
  });

  it.each([
    ['añade una sección de opiniones', 'testimonials'],
    ['füge einen Abschnitt mit Bewertungen hinzu', 'testimonials'],
    ['adiciona uma secção de perguntas', 'faq'],
  ])('%s', (command, type) => {
    const next = after(siteOf('bakery-lisbon'), change(siteOf('bakery-lisbon'), command));
    expect(textAt(next, 'index.html')).toContain(`data-section="${type}"`);
  });
});

it('asks for the question without taking the place for a part of its topic', () => {
  const prompt =
    'Website for the chess club Rook End in Ghent: training on Tuesdays at 19:00, league results, juniors page, join form';
  const files = composeSite({ ...makePlan(readBrief(prompt), 1), type: null });
  const command = 'add a question about parking to the faq';
  const outcome = applyCommand({ files, command });
  const said = JSON.stringify(outcome);
  expect(outcome.kind).toBe('refused');
  expect(said).toContain('What about parking?');
  expect(said).not.toContain('parking to the faq?');
});
