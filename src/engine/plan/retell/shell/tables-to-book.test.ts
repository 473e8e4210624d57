import { expect, it } from 'vitest';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { tablesToBook } from './tables-to-book';

const section = (type: SectionPlan['type'], titles: readonly string[]): SectionPlan => ({
  type, id: type, variant: 'plain', ground: 'page', behaviours: [],
  content: { title: type, items: titles.map((title) => ({ title })) },
}); // prettier-ignore
const siteOf = (...sections: SectionPlan[]): SitePlan => ({ pages: [{ title: 'Home', sections } as unknown as PagePlan] }) as unknown as SitePlan; // prettier-ignore
const choices = ({ pages }: SitePlan): string[] =>
  pages[0]?.sections.find(({ type }) => type === 'booking')?.content.items?.map(({ title }) => title) ?? [];

it('offers no dish to be booked', () => {
  const plan = siteOf(section('menu', ['Ramen', 'Gyoza']), section('booking', ['Ramen', 'Gyoza']));
  expect(choices(tablesToBook(plan))).toEqual([]);
});

it('keeps what is booked beside the menu', () => {
  const plan = siteOf(section('menu', ['Ramen']), section('booking', ['Ramen', 'Counter', 'Garden']));
  expect(choices(tablesToBook(plan))).toEqual(['Counter', 'Garden']);
});
