import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import headers from '@/contract/shell-headers.json';
import { shownSections } from '@/domain/site/section-catalogue';
import { sectionPrompt, type SpecimenRequest } from '@/domain/site/section-prompt';
import { sizeScript } from '@/domain/site/specimen';
import { styleLines } from '@/domain/site/style-catalogue';
import { sectionTypes, styleNames } from '@/domain/site/vocabulary';
import { makeMarkupValidator } from '../../../tests/support/markup-validator';
import { readBrief } from '../brief/read-brief';
import { findSection } from '../compose/sections/find-section';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { writeSpecimen } from './write-specimen';

await loadAllCopy();

const readType = async (name: string) => new TextEncoder().encode(name);
const validator = makeMarkupValidator('html-validate:standard');
const looks = [
  { style: 'bistro', scheme: 'light', direction: 'ltr' },
  { style: 'terminal', scheme: 'dark', direction: 'rtl' },
] as const;

describe('the catalogue', () => {
  it('lists every section type but frame, apps and plain text, with the very layouts that the composer has', () => {
    const left = new Set(['nav', 'footer', 'app', 'text']);
    // Made of two sums that only an appeal tells: nobody can ask for it with other figures.
    const untold = new Set(['stats meter']);
    expect(shownSections.map(({ type }) => type).toSorted()).toEqual(
      sectionTypes.filter((type) => !left.has(type)).toSorted(),
    );
    for (const { type, layouts } of shownSections) {
      const ids = findSection(type).variants.map(({ id }) => id);
      const own = ids.filter(
        (id) => (id !== 'plain' || type === 'page-header') && !untold.has(`${type} ${id}`),
      );
      expect(layouts.toSorted(), type).toEqual(own.toSorted());
      expect(layouts.length, type).toBeGreaterThanOrEqual(4);
    }
    expect(Object.keys(styleLines)).toEqual([...styleNames]);
  });

  it.each(styleNames.map((style, index) => ({ style, index })))(
    'asks for $style so that the composer understands',
    ({ style, index }) => {
      const entry = shownSections[(index * 7) % shownSections.length];
      if (!entry) throw new RangeError('no section');
      const { style: read, scheme } = readBrief(
        sectionPrompt(entry, { style, scheme: 'dark', direction: 'ltr' }),
      );
      expect([read?.value, scheme?.value]).toEqual([style, 'dark']);
    },
  );

  it.each(shownSections.map((entry) => [entry.type, entry] as const))(
    'asks for %s so that the site has it',
    (type, entry) => {
      const prompt = sectionPrompt(entry, { style: 'craft', scheme: 'light', direction: 'ltr' });
      const plan = makePlan(readBrief(prompt), 4_711);
      expect(plan.style).toBe('craft');
      expect(plan.pages.flatMap(({ sections }) => sections.map((section) => section.type))).toContain(type);
    },
  );
});

describe('a specimen', () => {
  it.each(shownSections.map((entry) => [entry.type, entry] as const))(
    'of %s is whole and valid in each layout, the layouts by turns in either direction',
    async (type, { layouts }) => {
      for (const [index, layout] of layouts.entries()) {
        for (const look of [looks[(index + type.length) % looks.length] ?? looks[0]]) {
          const { html, language } = await writeSpecimen({ type, layout, ...look }, readType);
          const name = `${layout} ${look.direction}`;
          expect(html, name).toContain(`<html lang="${language}" dir="${look.direction}">`);
          expect(html, name).toContain(`data-section="${type}" data-variant="${layout}"`);
          expect(html, name).toContain('<main id="main" inert>');
          expect(html, name).toMatch(/<h[12][^>]*>[^<]/);
          expect(html, name).not.toMatch(/undefined|NaN|\[object/);
          expect(html.match(/<script/g), name).toHaveLength(1);
          // Nothing is fetched: what is loaded stands in the document.
          expect(html.match(/\ssrc(?:set)?=|<link|@import|url\((?!"data:|"?#)[^)]*/g), name).toBeNull();
          const found = validator
            .validateStringSync(html.replace(/<style>[^]*?<\/style>/g, ''))
            .results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId} ${message}`))
            .filter(
              (message) => !/wcag\/h30|long-title|no-trailing|no-inline-style|require-sri/.test(message),
            );
          expect(found, name).toEqual([]);
        }
      }
    },
    20_000,
  );

  it('carries its scheme and its typefaces', async () => {
    const request: SpecimenRequest = {
      type: 'faq',
      layout: 'open',
      style: 'luxe',
      scheme: 'dark',
      direction: 'ltr',
    };
    const { html } = await writeSpecimen(request, readType);
    expect(html).toContain('url("data:font/woff2;base64,');
    expect(html).toMatch(/color-scheme:\s*dark/);
    const plain = await writeSpecimen(request, () => Promise.reject(new Error('offline')));
    expect(plain.html).not.toContain('@font-face');
  });

  it('has the one script that the app lets run', () => {
    const hash = createHash('sha256').update(sizeScript).digest('base64');
    expect(headers['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
  });

  it('is of known sections only', async () => {
    const request = { type: 'footer', layout: 'line', style: 'luxe', scheme: 'dark', direction: 'ltr' };
    await expect(writeSpecimen(request as unknown as SpecimenRequest, readType)).rejects.toThrow(RangeError);
  });
});
