import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteFile } from '@/domain/site/site-file';
import { textOf } from '@/domain/site/site-file';
import { readBrief } from '../brief/read-brief';
import { makePlan } from '../plan/make-plan';
import type { SitePlan } from '../plan/site-plan';
import { composeSite } from './compose-site';
import { loadAllCopy, loadCopy } from '../plan/load-copy';
import { makeMarkupValidator } from '../../../tests/support/markup-validator';

await loadAllCopy();

type Case = { readonly id: string; readonly prompt: string };
const cases = readFileSync('bench/sets/prompts.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Case);
const hard: Case[] = [
  { id: 'empty', prompt: '' },
  { id: 'emoji', prompt: '🦄🦄🦄' },
  {
    id: 'markup',
    prompt: '<script>alert(1)</script><img src=x onerror=alert(2)> a site for "Bobby <b>Tables</b> & Sons"',
  },
  {
    id: 'long-name',
    prompt: `A website for a bakery called "${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(5).trim()}"`,
  },
  { id: 'rtl', prompt: 'מסעדה בתל אביב בשם "הים" עם תפריט והזמנות' },
  {
    id: 'no-script-no-images',
    prompt: 'A florist site. No JavaScript, no images, no testimonials, one page only.',
  },
];
const validator = makeMarkupValidator('html-validate:recommended', 'html-validate:a11y');

const made = new Map<string, { plan: SitePlan; files: SiteFile[] }>();
beforeAll(() => {
  for (const { id, prompt } of [...cases, ...hard]) {
    const plan = makePlan(readBrief(prompt), 3);
    made.set(id, { plan, files: composeSite(plan) });
  }
}, 120_000);

function siteOf(id: string): { plan: SitePlan; files: SiteFile[] } {
  const site = made.get(id);
  if (!site) throw new Error(`No site ${id}`);
  return site;
}
const pagesOf = (id: string) => siteOf(id).files.filter(({ path }) => path.endsWith('.html'));
const all = [...cases, ...hard];

describe('made sites', () => {
  test.each(all)(
    '$id: the same prompt and seed give the same bytes, another seed does not',
    ({ id, prompt }) => {
      const again = readBrief(prompt);
      expect(composeSite(makePlan(again, 3))).toEqual(siteOf(id).files);
      expect(composeSite(makePlan(again, 4))).not.toEqual(siteOf(id).files);
    },
  );

  test.each(all)('$id: every page is valid', async ({ id }) => {
    for (const page of pagesOf(id)) {
      const report = await validator.validateString(textOf(page));
      const messages = report.results.flatMap(({ messages: found }) =>
        found.map(({ ruleId, message, line }) => `${page.path}:${line} ${ruleId} ${message}`),
      );
      expect(messages).toEqual([]);
    }
  });

  test.each(all)('$id: links lead somewhere and nothing comes from outside', ({ id }) => {
    const { files } = siteOf(id);
    const paths = new Set(files.map(({ path }) => path));
    for (const page of pagesOf(id)) {
      const text = textOf(page);
      for (const [, address = ''] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        // A way to write to the owner, which opens when it is pressed; nothing is fetched from there.
        if (/^(?:(?:tel|mailto):|https:\/\/wa\.me\/\d+$)/.test(address)) continue;
        expect(address).not.toMatch(/^[a-z]+:|^\/\//);
        const [file = '', anchor] = address.split('#');
        expect(paths.has(file === '' ? page.path : file), `${page.path} -> ${address}`).toBe(true);
        const target = file === '' ? page : files.find(({ path }) => path === file);
        if (anchor && target) expect(textOf(target)).toContain(`id="${anchor}"`);
      }
      const own = text.replaceAll('https://schema.org', '').replaceAll(/ href="https:\/\/wa\.me\/\d+"/g, '');
      expect(own).not.toMatch(/(?:https?:)?\/\/[a-z0-9]/i);
    }
  });

  test.each(all)('$id: one first heading per page, ids once, every landmark there', ({ id }) => {
    for (const page of pagesOf(id)) {
      const text = textOf(page);
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
      const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, name]) => name);
      expect(ids.length).toBe(new Set(ids).size);
      for (const part of [
        '<header class="site-header"',
        '<main id="main">',
        '<footer class="site-footer"',
        'class="skip"',
      ])
        expect(text).toContain(part);
    }
  });

  test.each(all)('$id: what was left out is nowhere, what was asked for is somewhere', ({ id }) => {
    const { plan, files } = siteOf(id);
    const text = files.map(textOf).join('\n');
    for (const { value } of plan.brief.excluded) {
      expect(text).not.toContain(`data-section="${value}"`);
      if (value === 'script') expect(files.some(({ path }) => path.endsWith('.js'))).toBe(false);
      if (value === 'images') expect(pagesOf(id).map(textOf).join('')).not.toMatch(/class="art[ "]/);
    }
    const types = new Set(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
    for (const { value } of plan.brief.pages) expect(plan.pages.map(({ title }) => title)).toContain(value);
    if (types.has('app')) return;
    const left = new Set<string>(plan.brief.excluded.map(({ value }) => value));
    for (const { value } of plan.brief.sections) {
      // "Zimmer, Preise": prices that stand beside the rooms need no second list.
      const isBeside =
        value === 'pricing' &&
        plan.pages.some(({ sections }) =>
          sections.some(
            ({ type, content }) =>
              ['rooms', 'menu', 'products'].includes(type) &&
              (content.items ?? []).every(({ price }) => price !== undefined),
          ),
        );
      if (
        !isBeside &&
        !left.has(value) &&
        !['nav', 'footer', 'form', 'about', 'story', 'app'].includes(value)
      )
        expect([...types], value).toContain(value);
    }
  });

  test.each(all)(
    '$id: neighbours on a page differ in layout, and no rule of the stylesheet is idle',
    ({ id }) => {
      const { plan, files } = siteOf(id);
      for (const { sections } of plan.pages) {
        sections.slice(1).forEach((section, index) => {
          const before = sections[index];
          expect(`${before?.type} ${before?.variant}`).not.toBe(`${section.type} ${section.variant}`);
        });
      }
      const css = textOf(files.find(({ path }) => path === 'style.css') ?? { path: '', content: '' });
      const script = textOf(files.find(({ path }) => path === 'script.js') ?? { path: '', content: '' });
      const pages = pagesOf(id).map(textOf).join('');
      const known = new Set(
        [...pages.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      const idle = [...css.replace(/url\([^)]*\)|"[^"]*"|\d\.\d+/g, '').matchAll(/\.([a-z][a-z0-9-]*)/gi)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name) && !script.includes(name));
      expect([...new Set(idle)]).toEqual([]);
      expect(css).not.toMatch(/(?:margin|padding|border)-(?:left|right)|[^-](?:left|right):/);
    },
  );

  test.each(all)(
    '$id: quoted words stand to the letter, listed things but for a capital at their head',
    ({ id }) => {
      const { plan, files } = siteOf(id);
      if (plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'app'))) return;
      const decode = (text: string) =>
        text
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
      const text = decode(files.map(textOf).join('\n').replace(/\s+/g, ' '));
      const owed = [
        ...plan.brief.quotes.filter(({ value }) => value.use !== 'empty').map(({ value }) => value.text),
        ...plan.brief.items.map(({ value }) => value.price ?? ''),
        plan.contact.phone ?? '',
        plan.contact.email ?? '',
        plan.name,
      ];
      for (const words of owed) expect(text).toContain(words.replace(/\s+/g, ' '));
      for (const { value } of plan.brief.items) {
        const name = value.name.replace(/\s+/g, ' ');
        const raised = name.charAt(0).toLocaleUpperCase(plan.language) + name.slice(1);
        expect(text.includes(name) || text.includes(raised), name).toBe(true);
      }
    },
  );

  test('no text to be filled in later, no invented fame', () => {
    for (const { id } of all) {
      const text = pagesOf(id).map(textOf).join('\n').toLowerCase();
      expect(text).not.toMatch(/lorem ipsum|award[- ]winning|as seen in|\bundefined\b|\[object|\bnan\b/);
    }
  });

  test('counts of the prompt are kept', () => {
    const saas = siteOf('saas-invoice').plan.pages.flatMap(({ sections }) => sections);
    expect(saas.find(({ type }) => type === 'pricing')?.content.items).toHaveLength(3);
    expect(saas.find(({ type }) => type === 'faq')?.content.items?.length).toBeGreaterThanOrEqual(5);
    const shop = siteOf('shop-ceramics').plan.pages.flatMap(({ sections }) => sections);
    expect(shop.find(({ type }) => type === 'products')?.content.items).toHaveLength(8);
  });

  test('markup in a prompt stays text', () => {
    const text = pagesOf('markup').map(textOf).join('\n');
    expect(text).not.toMatch(/<img|<b>Tables|alert\(1\)<\/script>|onerror=alert\(2\)>/);
  });

  test('a page says once how to reach the owner', () => {
    for (const { id } of all)
      for (const page of pagesOf(id))
        expect(
          textOf(page).match(/<dt>[^<]*<\/dt>\s*<dd><a class="link" href="tel:/g)?.length ?? 0,
          `${id}/${page.path}`,
        ).toBeLessThan(2);
  });

  test('a site to print has a button for it, reviews asked for as a carousel go by one by one', async () => {
    const makeText = async (prompt: string) => {
      const brief = readBrief(prompt);
      await loadCopy(brief);
      return composeSite(makePlan(brief, 1)).map(textOf).join('\n');
    };
    expect(await makeText('CV page for Amara Diallo, ICU nurse in Lyon, printable')).toMatch(
      /<button[^>]* data-print/,
    );
    expect(await makeText('SEO agency landing page with testimonials carousel')).toMatch(
      /data-section="testimonials"[\s\S]*?data-carousel/,
    );
  });
});
