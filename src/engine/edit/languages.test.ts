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
const prompt =
  'A website for my bakery Crumb in Leeds, in English and French. Sourdough bread £4, buns £3.20. Tel 0113 496 0000';
const files: readonly SiteFile[] = composeSite({ ...makePlan(readBrief(prompt), 1), type: null });

const edit = (command: string, page: string) => {
  const outcome = applyCommand({ files, command, page, seed: 1 });
  if (outcome.kind !== 'changed') throw new Error(`${outcome.kind}: ${command}`);
  const changed = new Map(outcome.files.map((file) => [file.path, textOf(file)]));
  const kept = files.filter(({ path }) => !changed.has(path) && !outcome.deleted.includes(path));
  const faults = checkSite([...kept, ...outcome.files]).filter(({ severity }) => severity === 'error');
  return { changed, faults: faults.map(({ path, message }) => `${path}: ${message}`) };
};

describe('a site in two languages', () => {
  it('changes the headline of the page that is looked at', () => {
    const { changed } = edit('change the headline to "Bonjour"', 'fr/index.html');
    expect([...changed.keys()]).toEqual(['fr/index.html']);
    expect(changed.get('fr/index.html')).toMatch(/<h1[^>]*>Bonjour</);
  });

  it('adds sections in the language of the page', () => {
    const { changed } = edit('add an FAQ section', 'fr/index.html');
    expect([...changed.keys()].filter((path) => path.endsWith('.html'))).toEqual(['fr/index.html']);
    expect(changed.get('fr/index.html')).toContain('Questions et réponses');
  });

  it('changes the phone number in both', () => {
    const { changed } = edit('change the phone number to 0113 555 0000', 'fr/index.html');
    for (const path of ['index.html', 'fr/index.html']) expect(changed.get(path)).toContain('0113 555 0000');
  });

  it.each([
    ['index.html', 'weddings.html', 'menu.html'],
    ['fr/index.html', 'fr/weddings.html', 'fr/menu.html'],
  ])('adds a page beside %s', (page, path, neighbour) => {
    const { changed, faults } = edit('add a page about weddings', page);
    expect(faults).toEqual([]);
    expect(changed.get(neighbour)).toContain('href="weddings.html"');
    expect(changed.get('sitemap.xml')).toContain(`<loc>${path}</loc>`);
    expect(changed.get(path)).not.toContain('rel="alternate"');
    const linked = [...changed].filter(([, text]) => text.includes('weddings.html"')).map(([name]) => name);
    expect(linked.filter((name) => name.startsWith('fr/'))).toHaveLength(
      page.startsWith('fr/') ? linked.length : 0,
    );
  });

  it('removes a page and what led to it from the other language', () => {
    expect(edit('remove the Our story page', 'index.html').faults).toEqual([]);
  });
});
