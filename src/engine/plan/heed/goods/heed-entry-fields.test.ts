import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { readEntryFields } from '../../../brief/short/wares/read-entry-fields';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const rowsOf = (prompt: string, shelf: string) =>
  planOf(prompt)
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === shelf)?.content.items ?? [];

const architects =
  'Create a website for a small architecture practice in Porto called Vão, minimal, 4 projects with year and location';
const bikes =
  'Build a site for a bike repair workshop that also sells refurbished bikes, list 6 bikes with frame size, gear count and price';

describe('things that are to be shown with certain fields', () => {
  it('are as many as were asked for, each with every field', () => {
    const work = rowsOf(architects, 'portfolio');
    expect(work).toHaveLength(4);
    for (const { text } of work) expect(text).toMatch(/20\d\d, Porto\.$/u);
  });

  it('say no field twice, and keep their prices', () => {
    const shown = rowsOf(bikes, 'listings');
    expect(shown).toHaveLength(6);
    for (const { title, text, price } of shown) {
      expect(text).toMatch(/[Ff]rame \d\d cm/u);
      expect(`${title} ${text ?? ''}`.match(/gears?\b/giu)).toHaveLength(1);
      expect(price).toBeDefined();
    }
  });

  it('are goods of a shop with what a shop would tell of them', () => {
    const beans = rowsOf(
      'Coffee roastery in Ghent named Kaldi: three beans with origin, roast level and price per 250g; brewing guides',
      'products',
    );
    expect(beans).toHaveLength(3);
    for (const { title, text, price } of beans) {
      expect(`${title} ${text ?? ''}`).toMatch(/\b(?:Kenya|Ethiopia|Colombia|Mexico)\b.*roasted/iu);
      expect(text).not.toMatch(/from /u);
      expect(price).toBeDefined();
    }
  });

  it('leave none of the wish among what is on offer or told', () => {
    expect(JSON.stringify(planOf(bikes).pages)).not.toMatch(/gear count|list 6 bikes/iu);
    expect(JSON.stringify(planOf(architects).pages)).not.toMatch(/with year/u);
  });

  it.each([
    'A florist in Bath with a gallery and bouquets from £30',
    'Two brothers with a van and prices',
    'A site for a school with classes, fees and a map',
  ])('are none where nothing of the kind is said: %s', (prompt) => {
    expect(readEntryFields(prompt)).toBeNull();
  });
});
