import { expect, test } from 'vitest';
import { composePrompt } from '../../../../tests/support/one-of-each-kind';
import { navCss, navSmallCss } from './write-nav';

test('a boxed header lies as a box of its own on the ground of the opening', () => {
  const rule = (part: string) =>
    navCss.split('\n').find((line) => line.startsWith(`[data-variant="boxed"].site-header${part} {`)) ?? '';
  expect(rule('')).toContain('background: var(--behind, var(--hero-bg));');
  expect(rule('')).not.toContain('border:');
  // What is painted behind the words of the header is painted over its ground: so that is the box.
  expect(rule('::before')).toMatch(/z-index: -1; background: var\(--pill, var\(--header-bg\)\); border: /u);
});

test('on a phone the name keeps room for its longest word, and its tools go to the next row', () => {
  expect(navSmallCss('Northline Coffee Roasters')).toContain('min-inline-size: min(100%, 9ch)');
  expect(navSmallCss('Donaudampfschifffahrtsgesellschaft')).toContain('flex: 1 1 14ch');
});

test('no link stands beside a button of the same words', async () => {
  const { texts } = await composePrompt(
    'Our wedding, Mina & Oskar, 4 July 2027 in Ghent. Pages: Home, Travel, RSVP',
  );
  const nav = /<nav[\s\S]*?<\/nav>/u.exec(texts.get('index.html') ?? '')?.[0] ?? '';
  const labels = [...nav.matchAll(/>([^<>]+)<\/a>/gu)].map(([, label]) => label?.trim());
  expect(labels.length).toBeGreaterThan(1);
  expect(new Set(labels).size).toBe(labels.length);
});

test('no button of the search stands over another one', async () => {
  const { texts } = await composePrompt(
    'Docs site for Flinty, a static site generator. Newspaper style, search, changelog',
  );
  const header = /<header[\s\S]*?<\/header>/u.exec(texts.get('index.html') ?? '')?.[0] ?? '';
  expect(header).toContain('data-site-search');
  expect(header).not.toContain('data-variant="split"');
});
