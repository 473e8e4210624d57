import { describe, expect, test } from 'vitest';
import { sectionTypes } from '@/domain/site/vocabulary';
import { readBrief } from '../brief/read-brief';
import { composeSection } from './compose-section';
import { loadAllCopy } from '../plan/load-copy';
import { makeMarkupValidator } from '../../../tests/support/markup-validator';

await loadAllCopy();

const brief = readBrief('A website for my bakery "Pão da Lua" in Lisbon with a menu');
const types = sectionTypes.filter((type) => !['nav', 'footer', 'app'].includes(type));
const validator = makeMarkupValidator('html-validate:recommended', 'html-validate:a11y');

describe('composeSection', () => {
  test.each(types)('writes a valid %s with its heading and the rules that it needs', async (type) => {
    const made = composeSection({ type, brief, kind: 'bakery', seed: 5, takenIds: [] });
    expect(made.id).toBe(type);
    expect(made.html).toContain(`data-section="${type}"`);
    expect(made.html).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
    expect(made.html.startsWith('    <section ')).toBe(true);
    const page = `<!DOCTYPE html>\n<html lang="en"><head><title>Test</title></head><body><main>\n${made.html}\n</main></body></html>`;
    const report = await validator.validateString(page);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message }) => `${ruleId} ${message}`),
    );
    // The page around is a stub: only what is inside the section counts.
    expect(messages.filter((message) => !message.startsWith('wcag/h30'))).toEqual([]);
  });

  test('takes an id that the page does not have', () => {
    expect(
      composeSection({ type: 'faq', brief, kind: 'bakery', seed: 5, takenIds: ['faq', 'faq-2'] }).id,
    ).toBe('faq-3');
  });

  test('brings rules that parse, media blocks whole, and says which scripts it needs', () => {
    const made = composeSection({ type: 'gallery', brief, kind: 'bakery', seed: 5, takenIds: [] });
    expect(made.css).toMatch(/^\/\* Section: gallery \*\/\n/);
    expect(made.css.split('{').length).toBe(made.css.split('}').length);
    expect(made.behaviours).toContain('lightbox');
  });

  test('content given goes before content chosen', () => {
    const made = composeSection({
      type: 'faq',
      brief,
      kind: 'bakery',
      seed: 5,
      takenIds: [],
      content: { title: 'Asked at the door', items: [{ title: 'Dogs?', text: 'Yes.' }] },
    });
    expect(made.html).toContain('Asked at the door');
    expect(made.html).toContain('Dogs?');
  });
});
