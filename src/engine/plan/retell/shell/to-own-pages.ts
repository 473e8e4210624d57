import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

/** What a page is for by its title, and the sections that belong on it, the fittest first. */
const shelves: readonly (readonly [RegExp, readonly SectionType[]])[] = [
  [/^(?:who['’]s who|(?:our |the )?(?:people|team|staff|committee|trustees|crew|practitioners|tutors|teachers|coaches))$/iu, ['team', 'teacher']],
  [/\b(?:prices?|pricing|fees|rates|charges|tariff|packages|plans|memberships?|join)\b/iu, ['pricing', 'tickets']],
  [/\b(?:tickets?|admission|entry)\b/iu, ['tickets', 'pricing']],
  [/^(?:(?:our |the )?(?:services|features|treatments|work)|what (?:we|i) (?:do|offer|treat|make)|how (?:we|i) (?:can )?help)$/iu, ['services', 'features', 'pricing', 'amenities']],
  [/\b(?:events|what['’]s on|dates|programme|diary|gigs|concerts|fixtures)\b/iu, ['events', 'agenda']],
  [/\b(?:faqs?|questions|good to know)\b/iu, ['faq']],
  [/\b(?:reviews|testimonials|kind words|praise|love notes)\b/iu, ['testimonials']],
  [/\b(?:galler\p{L}+|portfolio|photos|pictures|projects|weddings|recent work|case studies)\b/iu, ['portfolio', 'gallery', 'before-after', 'case-study', 'testimonials']],
  [/\b(?:how it works|process|what to expect|(?:your )?first visit|approach|method)\b/iu, ['process']],
  [/\b(?:timetable|class(?:es)?|schedule|sessions|lessons|training)\b/iu, ['timetable', 'curriculum', 'pricing']],
  [/\b(?:rooms|cottages|accommodation|stay)\b/iu, ['rooms']],
  [/\b(?:menu|food|drinks|kitchen)\b/iu, ['menu']],
  [/\b(?:shop|store|products|books|range)\b/iu, ['products', 'menu']],
  [/\b(?:donate|give|support us)\b/iu, ['donation']],
  [/\b(?:partners|sponsors|stockists|clients)\b/iu, ['logos']],
]; // prettier-ignore

const framing = new Set<SectionType>(['page-header', 'cta']);
/** Lists of everything that stood nowhere else tell of no page in particular. */
const sundry = /^(?:good to know|notes|in short|what['’]s (?:coming|next)|how to find us|before you (?:come|book)|prices and payment)$/iu; // prettier-ignore

const isBare = ({ sections }: PagePlan): boolean => sections.every(({ type }) => framing.has(type));

/** The section of the first page that a page with such a title is for; undefined where there is none. */
const sectionFor = (title: string, { sections }: PagePlan): SectionPlan | undefined => {
  for (const [pattern, types] of shelves) {
    if (!pattern.test(title)) continue;
    for (const type of types) {
      const found = sections.find(
        (one) => one.type === type && (one.content.items?.length ?? 0) > 1 && !sundry.test(one.content.title),
      );
      if (found) return found;
    }
  }
  return undefined;
};

/** A page that was named and holds nothing yet takes from the first page what it is for: "Who's who" the people. */
export const toOwnPages = (plan: SitePlan, asked: ReadonlySet<string>): SitePlan =>
  plan.pages.reduce<SitePlan>((sofar, page, at) => {
    const [home] = sofar.pages;
    if (at === 0 || !home || !asked.has(page.title) || !isBare(page)) return sofar;
    const section = sectionFor(page.title, home);
    if (!section) return sofar;
    const pages = sofar.pages.map((one, nth): PagePlan => {
      if (nth === 0) return { ...one, sections: one.sections.filter((other) => other !== section) };
      if (nth !== at) return one;
      const heads = one.sections.filter(({ type }) => type === 'page-header');
      const calls = one.sections.filter(({ type }) => type !== 'page-header');
      return { ...one, sections: [...heads, section, ...calls] };
    });
    return { ...sofar, pages };
  }, plan);
