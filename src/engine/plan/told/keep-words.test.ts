import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

describe('prices that no section of the trade has room for', () => {
  const plan = makePlan(
    readBrief('my mum makes birthday cakes in Walsall, 6 inch £35, 8 inch £48, cupcakes £20 a dozen'),
    1,
  );

  it('stand as a list of prices', () => {
    const prices = plan.pages[0]?.sections.find(({ type }) => type === 'pricing');
    expect(prices?.content.items).toEqual([
      { title: 'Birthday cakes, 6 inch', price: '£35' },
      { title: 'Birthday cakes, 8 inch', price: '£48' },
      { title: 'Cupcakes', price: '£20 a dozen' },
    ]);
  });

  it('are not said a second time in a text', () => {
    expect(JSON.stringify(plan.pages).split('£48').length).toBe(2);
  });
});
