import { describe, expect, it } from 'vitest';
import { composePrompt } from '../../../../tests/support/one-of-each-kind';

/** What the stylesheet of a prompt's site says of paper. */
async function paperOf(prompt: string): Promise<string> {
  const css = (await composePrompt(prompt)).texts.get('style.css') ?? '';
  return css.slice(css.indexOf('@page'));
}

describe('paper', () => {
  const bistro = paperOf(
    'A website for Bistro Marguerite in Nantes with a menu, a gallery, an FAQ accordion and a contact form',
  );

  it('has margins of its own, whatever prints it', async () => {
    expect(await bistro).toMatch(/^@page \{\s*margin: 15mm 16mm;/);
  });

  it('leaves out drawn pictures and what only a screen can press', async () => {
    const css = await bistro;
    const hidden = css.split('display: none !important')[0] ?? '';
    for (const name of ['.gallery:not(:has(img))', '.actions', 'form', '.button']) {
      expect(hidden).toContain(name);
    }
  });

  it('unfolds the answers to questions', async () => {
    expect(await bistro).toMatch(/details::details-content \{[^}]*content-visibility: visible/);
  });

  it('glues no title under a picture to what follows its card', async () => {
    expect(await bistro).toMatch(/h3[^{]*:not\(li \*\)[^{]*\{\s*break-after: avoid/);
  });
});
