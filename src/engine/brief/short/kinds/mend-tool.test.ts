import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('a tool', () => {
  it.each([
    'Habit tracker, weekly goal per habit: Run 3 times, Read 5 times, Meditate 7 times',
    'CRM for a roofing company with Client, Phone, Roof type, Job value and Next call',
    'dashboard for a coffee roastery: kilos roasted, online orders; table of top customers Bean There, Grindhouse, Cafe Nero Leeds',
  ])('is not called after what it holds: %s', (prompt) => {
    expect(readBrief(prompt).name).toBe(null);
  });

  it('keeps the name that it is given', () => {
    expect(readBrief('Todo app called Paper Trail with lists Thesis and Life').name?.value).toBe(
      'Paper Trail',
    );
  });

  it('for bookings is that of the house, not of its hours', () => {
    expect(readBrief('Booking page for a tennis club with 3 courts, one hour slots from 7am to 10pm').offer?.value).toBe('tennis club bookings');
  }); // prettier-ignore

  it('has no column for its budget', () => {
    const { items } = readBrief(
      'Expense tracker: date, client, amount, VAT rate. Monthly budget 1,500 pounds',
    );
    expect(items.map(({ value }) => value.name)).not.toContain('Monthly budget');
  });
});

describe('sums to give', () => {
  it.each([
    ['Donation page for an animal shelter with £5, £20 and £50 buttons and a custom amount', ['£5', '£20', '£50']],
    ['Fundraising page for a hospice, amounts £10, £25, £100 or any amount', ['£10', '£25', '£100']],
  ])('are those that are told: %s', (prompt, sums) => {
    const { kind, items } = readBrief(prompt);
    expect(kind.value).toBe('nonprofit');
    expect(items.filter(({ value }) => value.section === 'donation').map(({ value }) => value.name)).toEqual(sums);
    expect(items.some(({ value }) => /amount/iu.test(value.name))).toBe(false);
  }); // prettier-ignore
});

describe('what is had by plans', () => {
  it.each([
    'Landing page for Tallyhour, simple time tracking for agencies. Plans: Solo $8, Team $19, Agency $49 a month. Free trial',
    'Tallyhour. Plans Solo $8, Team $19 and Agency $49 a month. Simple time tracking for agencies, with a free trial',
  ])('is a program, not those who use it: %s', (prompt) => {
    const { kind, name, offer } = readBrief(prompt);
    expect([kind.value, name?.value, offer?.value]).toEqual(['saas', 'Tallyhour', 'time tracking']);
  });

  it('leaves an agency with packages what it is', () => {
    expect(readBrief('Branding agency website. Plans: Sprint $900, Retainer $2,400 a month, reporting included').kind.value).toBe('agency');
  }); // prettier-ignore
});

it('reads what a shop is narrowed by as no shelves', () => {
  const { items, sections } = readBrief('Online shop for kids clothes, filter by size, colour and price, prices in euros, cart');
  expect(items).toEqual([]);
  expect(sections.map(({ value }) => value)).not.toContain('pricing');
}); // prettier-ignore
