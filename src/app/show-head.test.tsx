import { expect, it } from 'vitest';
import { showHead } from './show-head';

it('leaves the name that a screen has put over itself before the words arrived', async () => {
  document.title = 'Start · Sitewright';
  const shown = showHead('/app/projects/p1/editor', () => true);
  document.title = 'Osteria · Sitewright';
  expect(await shown).toBe('Osteria · Sitewright');
  expect(document.title).toBe('Osteria · Sitewright');
});

it('names the product where no screen has said more', async () => {
  document.title = 'Start · Sitewright';
  await showHead('/app/projects/p1/editor', () => true);
  expect(document.title).toBe('Sitewright');
});

it('names a public page by its words whatever stood there', async () => {
  document.title = 'Osteria · Sitewright';
  const shown = showHead('/docs', () => true);
  document.title = 'Something else';
  expect(await shown).toMatch(/Sitewright/u);
  expect(document.title).not.toBe('Something else');
});
