import { expect, it } from 'vitest';
import type { ContentItem } from '../../plan/content';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';
import { bento } from './card-layouts';
import { profile } from './person-layouts';

await loadAllCopy();

const brief = readBrief('A website for a piano tuner in Ghent');
const compose = (type: 'services' | 'pricing', variant: string, items: readonly ContentItem[]) =>
  composeSection({ type, variant, brief, kind: 'home-services', seed: 5, takenIds: [], content: { items } });
const sketch = { hasImages: true } as Parameters<NonNullable<typeof bento.suits>>[1];

it('sets a price at the end of a large line, as large as the name', () => {
  const { html, css } = compose('services', 'signs', [
    { title: 'Tuning', price: '€90' },
    { title: 'Strings' },
  ]);
  expect(html).toMatch(/<p class="sign-end">€90<\/p>/u);
  expect(html).not.toMatch(/<div>\s*<\/div>/u);
  expect(css).toMatch(/\.sign-end \{[^}]*grid-column-end: -1;[^}]*var\(--step-2\)/u);
});

it('sets the name of a plan without a price as large as the prices beside it', () => {
  const { css } = compose('pricing', 'plans', [{ title: 'Basic' }, { title: 'Full', price: '€8' }]);
  expect(css).toContain('.plan:not(:has(> .plan-price)) h3 { font-size: var(--step-2); }');
});

it('leaves no cell of a mosaic with a name alone, and no name alone across a page', () => {
  const named = ['One', 'Two', 'Three'].map((title) => ({ title }));
  const said = named.map((item) => ({ ...item, text: 'Said.' }));
  expect(bento.suits?.({ title: '', items: named }, sketch)).toBe(false);
  expect(bento.suits?.({ title: '', items: said }, sketch)).toBe(true);
  expect(profile.suits?.({ title: '', items: named.slice(0, 2) }, sketch)).toBe(false);
  expect(profile.suits?.({ title: '', items: said.slice(0, 2) }, sketch)).toBe(true);
});
