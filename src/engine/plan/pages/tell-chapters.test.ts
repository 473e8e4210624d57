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
