import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const plan = () =>
  makePlan(
    readBrief(
      'We are Saltmarsh Cider, est. 2009 in Somerset. Tagline: "Slow fruit, bright cider." Pages: Home, Ciders, Orchard, Visit, Workshops, Trade, Contact. Home needs a hero with button "Plan a visit", three featured ciders (Dabinett 2023 £12, Perry Brut £16, Rosé Bright £11) and a newsletter. Visit: tours Saturdays 11:00 and 14:00, £15 per person, dogs welcome. Workshops: pressing £45, blending £60, lunch included. Trade: minimum order 6 cases, form with company, postcode, volume. Contact: hello@saltmarsh.example, Mill Lane 4, Bridgwater. A serif for headings.',
    ),
    1,
  );
const page = (title: string) => JSON.stringify(plan().pages.find((one) => one.title === title)?.sections);

describe('what a plan of pages tells of one of them', () => {
  it('stands on that page and on no other', () => {
    expect(page('Visit')).toContain('Dogs welcome');
    expect(page('Home')).not.toContain('Dogs welcome');
    expect(page('Home')).toContain('Dabinett 2023');
  });

  it('is a list of prices where it tells things with prices', () => {
    expect(page('Workshops')).toMatch(/"title":"Pressing","price":"£45"/u);
    expect(page('Workshops')).toContain('Lunch included');
  });

  it('takes its form along, with all that it asks', () => {
    expect(page('Trade')).toContain('"form"');
    expect(page('Home')).not.toContain('"type":"form"');
  });

  it('leaves the business and its address to the rest of the prompt', () => {
    expect(plan().name).toBe('Saltmarsh Cider');
    expect(plan().contact.address).toBe('Mill Lane 4, Bridgwater');
    expect(plan().brief.offer?.value).not.toBe('serif');
  });
});

describe('a bakery told page by page', () => {
  const bakery = () =>
    makePlan(
      readBrief(
        'We are Fjellbrod Bakery, est. 2011 in Bergen. Pages: Home, Breads, Subscriptions, Cafes, Contact. Home needs three featured breads (Fjell Rye 89 kr, Oat Porridge 95 kr, Cardamom Knot 48 kr). Subscriptions: weekly or fortnightly, 1, 2 or 4 loaves, from 169 kr per delivery, pause any time. Cafes: Bryggen open 7:00-17:00 every day, Torget open Mon-Sat 8:00-16:00. Contact: brod@fjell.example, Strandgaten 12, Bergen. No chat widget.',
      ),
      1,
    );
  const told = (title: string) =>
    JSON.stringify(bakery().pages.find((one) => one.title === title)?.sections ?? []);

  it('shows its goods on the page that is called after them', () => {
    expect(told('Breads')).toContain('Oat Porridge');
    expect(told('Subscriptions')).not.toContain('Oat Porridge');
  });

  it('keeps figures in a row together, and the hours of each café with it', () => {
    expect(told('Subscriptions')).toContain('1, 2 or 4 loaves');
    expect(bakery().contact.hours ?? null).toBeNull();
  });

  it('says nothing of what the site does without', () => {
    expect(JSON.stringify(bakery().pages)).not.toContain('chat widget');
  });
});
