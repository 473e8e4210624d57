import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';

await loadAllCopy();

const write = (note: string): string =>
  composeSection({
    type: 'rooms',
    variant: 'tiles',
    brief: readBrief('Guest house Larkrise in Whitby'),
    kind: 'hotel',
    seed: 2,
    takenIds: [],
    content: { items: ['Attic', 'Stable'].map((title) => ({ title, price: '£84', note, text: 'Quiet.' })) },
  }).html.replace(/\s+/gu, ' ');

it('stands with what it is for, and beside no remark of another sort', () => {
  expect(write('per night')).toMatch(/£84 ?<small>per night<\/small>/u);
  expect(write('Breakfast is extra')).not.toContain('<small>');
  expect(write('Breakfast is extra')).toContain('Breakfast is extra');
});

it('tells the rhythm of a plan once, beside a switch of months and years', () => {
  const page = composeSection({
    type: 'pricing',
    variant: 'tiers',
    brief: readBrief('SaaS for choirs. Plans: Solo £9/month, Duo £19 per month. Toggle monthly/yearly'),
    kind: 'saas',
    seed: 2,
    takenIds: [],
    content: {
      items: [
        { title: 'Solo', price: '£9/month' },
        { title: 'Duo', price: '£19 per month' },
      ],
    },
  }).html.replace(/\s+/gu, ' ');
  expect(page.match(/£(?:9|19)<\/b>/gu)).toHaveLength(2);
  expect(page).not.toContain('/month');
});
