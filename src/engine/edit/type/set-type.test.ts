import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBrief } from '../../brief/read-brief';
import { checkSite } from '../../check/check-site';
import { composeWithType } from '../../compose/compose-with-type';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { applyWithType } from '../apply-with-type';

await loadAllCopy();

const shelf = new URL('../../../../public/type/', import.meta.url);
const read = async (name: string) => new Uint8Array(readFileSync(new URL(name, shelf)));
const bakery = await composeWithType(
  makePlan(readBrief('A bakery called Crumb with prices, in Leeds'), 1),
  read,
);
const plain: SiteFile[] = [
  {
    path: 'index.html',
    content:
      '<!DOCTYPE html><html lang="en"><head><title>A</title><link rel="stylesheet" href="css/main.css"></head><body><main><h1>A</h1><p>B</p></main></body></html>',
  },
  {
    path: 'css/main.css',
    content: '@import "more.css";\nbody { font-family: Arial; }\nh1, h2 { font-family: Georgia, serif; }\n',
  },
  { path: 'css/more.css', content: 'p { margin: 0; }\n' },
];

async function after(files: readonly SiteFile[], command: string) {
  const outcome = await applyWithType({ files, command }, read);
  if (outcome.kind !== 'changed') throw new Error(`“${command}” was ${JSON.stringify(outcome)}`);
  const next = new Map(files.map((file) => [file.path, file]));
  for (const path of outcome.deleted) next.delete(path);
  for (const file of outcome.files) next.set(file.path, file);
  return {
    outcome,
    files: [...next.values()],
    css: textOf(next.get('style.css') ?? { path: '', content: '' }),
  };
}
const fontsOf = (files: readonly SiteFile[]) =>
  files.filter(({ path }) => path.endsWith('.woff2')).map(({ path }) => path);
const isSound = (files: readonly SiteFile[]) =>
  checkSite(files).filter(({ severity }) => severity !== 'note').length ===
  checkSite(bakery).filter(({ severity }) => severity !== 'note').length;

describe('letters asked for in the chat', () => {
  it('are carried with their licence, and those of before go', async () => {
    const { files, css, outcome } = await after(bakery, 'use Playfair Display for the headings');
    expect(fontsOf(files)).toContain('fonts/playfair-display.woff2');
    expect(fontsOf(files).length).toBeLessThanOrEqual(2);
    expect(css).toMatch(/--display: "Playfair Display", "Playfair Display Fallback"/);
    expect(css).toContain('--heading-weight: 600;');
    expect(css).toContain('url("fonts/playfair-display.woff2")');
    expect(textOf(files.find(({ path }) => path === 'fonts/OFL.txt') ?? { path: '', content: '' })).toMatch(
      /^Playfair Display: Copyright/,
    );
    const used = [...css.matchAll(/url\("(fonts\/[^"]+)"\)/g)].map(([, path]) => path);
    expect(new Set(used)).toEqual(new Set(fontsOf(files)));
    expect(outcome.message).toContain('carries the font files');
    expect(isSound(files)).toBe(true);
  });

  it('weigh 90 KB at most, of whatever kind', async () => {
    for (const command of [
      'use a serif font',
      'handwritten headings',
      'use a monospace font',
      'use Caveat',
      'use Fraunces for headings',
    ]) {
      const { files } = await after(bakery, command);
      const bytes = files.filter(({ path }) => path.endsWith('.woff2')).map(({ content }) => content.length);
      expect(bytes.length, command).toBeLessThanOrEqual(2);
      expect(
        bytes.reduce((sum, one) => sum + one, 0),
        command,
      ).toBeLessThanOrEqual(90 * 1024);
    }
  });

  it('come with a style, and go with one that speaks with the letters of devices', async () => {
    const retro = await after(bakery, 'change the style to retro');
    expect(fontsOf(retro.files).length).toBeGreaterThan(0);
    expect(fontsOf(retro.files)).not.toEqual(fontsOf(bakery));
    const clinical = await after(retro.files, 'change the style to clinical');
    expect(clinical.files.filter(({ path }) => path.startsWith('fonts/'))).toEqual([]);
    expect(clinical.css).not.toContain('@font-face');
  });

  it('leave every other rule of the stylesheet as it was', async () => {
    const { css } = await after(bakery, 'use Oswald for headings');
    const before = textOf(bakery.find(({ path }) => path === 'style.css') ?? { path: '', content: '' });
    const rest = (text: string) => text.slice(text.indexOf('/* Pieces */'));
    expect(rest(css)).toBe(rest(before));
  });

  it('find their folder from a stylesheet in another one, after its imports', async () => {
    const { files } = await after(plain, 'use Lora for headings');
    const css = textOf(files.find(({ path }) => path === 'css/main.css') ?? { path: '', content: '' });
    expect(css).toMatch(/^@import "more.css";\n/);
    expect(css).toContain('url("../fonts/lora.woff2")');
    expect(css).toContain('h1, h2 { font-family: "Lora", "Lora Fallback", Georgia, serif;');
    expect(css).toContain('body { font-family: Arial; }');
  });

  it('are refused by name with the nearest there is', async () => {
    const outcome = await applyWithType({ files: bakery, command: 'change the font to Merriweather' }, read);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'not-found' });
    expect('message' in outcome && outcome.message).toContain('The nearest I have is Lora');
    expect('suggestions' in outcome && outcome.suggestions[0]).toBe('use Lora for headings');
  });

  it('are those of devices where the files cannot be had, and the message says so', async () => {
    const outcome = await applyWithType({ files: bakery, command: 'use Lora for headings' }, () =>
      Promise.reject(new Error('offline')),
    );
    expect(outcome.kind === 'changed' && outcome.message).toContain('whose device lacks it');
    expect(outcome.kind === 'changed' && outcome.files.map(({ path }) => path)).toEqual(['style.css']);
  });
});
