import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import type { Words } from '../../words/words';
import { toldSection } from './told-section';

const offers = new Set<SectionType>(['rooms', 'menu', 'pricing', 'services', 'events']);
const most = 6;
const least = 3;
const framing = new Set<SectionType>([
  'hero',
  'cta',
  'contact',
  'map',
  'hours',
  'booking',
  'form',
  'countdown',
]);

/** The rooms of a house where people stay, else the longest list. */
const offerOf = (pages: readonly PagePlan[]): { section: SectionPlan; page: PagePlan } | undefined =>
  longestOffer(pages.filter(({ role }) => role === 'rooms')) ?? longestOffer(pages);

const longestOffer = (pages: readonly PagePlan[]): { section: SectionPlan; page: PagePlan } | undefined =>
  pages
    .flatMap((page) =>
      page.sections.filter(({ type }) => offers.has(type)).map((section) => ({ section, page })),
    )
    .filter(({ section }) => (section.content.items?.length ?? 0) >= least)
    .reduce<{ section: SectionPlan; page: PagePlan } | undefined>(
      (best, one) =>
        (best?.section.content.items?.length ?? 0) >= (one.section.content.items?.length ?? 0) ? best : one,
      undefined,
    );

/** A first page that tells little itself names what is offered, and leads to the page that tells it. */
export const leadToOffer = (plan: SitePlan, words: Words): SitePlan => {
  const [home, ...others] = plan.pages;
  const told = home?.sections.filter(({ type }) => !framing.has(type)) ?? [];
  const best = offerOf(others);
  if (!home || !best || told.length > 3 || told.some(({ type }) => offers.has(type))) return plan;
  const { section, page } = best;
  const items = (section.content.items ?? [])
    .slice(0, most)
    .map(({ title, value }) => (value === undefined ? { title } : { title, text: value }));
  const actions = [{ label: words.actions.viewAll, href: page.path }];
  const lead = toldSection(
    plan,
    'services',
    { title: section.content.title, items, actions },
    { page: [], site: new Map() },
    'signs',
  );
  const [hero, ...rest] = home.sections;
  return { ...plan, pages: [{ ...home, sections: hero ? [hero, lead, ...rest] : [lead] }, ...others] };
};
