import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../brief/parts/section-of-title';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { kinship } from '../told/told-sentences';

/** Sections that are lists of told things: said once they are said. */
const listed = new Set<SectionType>([
  'pricing', 'menu', 'products', 'services', 'team', 'speakers', 'testimonials', 'timetable', 'agenda', 'events', 'process', 'faq',
  'tickets', 'rooms', 'stats', 'portfolio', 'amenities', 'features', 'listings', 'donation',
]); // prettier-ignore
const framing = new Set<SectionType>([
  'hero', 'page-header', 'gallery', 'cta', 'contact', 'form', 'map', 'hours', 'booking', 'quote', 'newsletter', 'before-after',
]); // prettier-ignore

const keyOf = ({ content }: SectionPlan): string | null => {
  const titles = (content.items ?? []).map(({ title }) => title.toLowerCase());
  const times = (content.items ?? []).map(({ value }) => value ?? '');
  return titles.length > 0 ? [...titles, ...times].join('|') : null;
};

/** How well a list suits a page: by the page's title first, then any page rather than the first one. */
const fitOf = ({ type, content }: SectionPlan, page: PagePlan, at: number, kind: SitePlan['kind']): number =>
  (at > 0 && sectionOfTitle(page.title, 'en', kind) === type ? 8 : 0) +
  (at > 0 ? 2 * kinship(page.title, content.title) + 1 : 0);

const isFull = (page: PagePlan, without: SectionPlan): boolean =>
  page.sections.some((section) => section !== without && !framing.has(section.type));

/** "Home needs a hero, three featured coffees, …": what the first page is asked to show it shows, wherever else it stands. */
const featured = /\b(?:home(?: ?page)?|front page|landing page)\b[^.\n]{0,200}\bfeatured\b/iu;

/** Lists that stand on several pages stand on the one that they belong to; a page that has nothing else keeps its own. */
export const sayOnce = (plan: SitePlan): SitePlan => {
  const places = plan.pages.flatMap((page, at) =>
    page.sections.flatMap((section) => {
      const key = listed.has(section.type) ? keyOf(section) : null;
      return key === null ? [] : [{ key, page, at, section, fit: fitOf(section, page, at, plan.kind) }];
    }),
  );
  // By its place: a page that was bare may show the very section of another.
  const gone = new Set<(typeof places)[number]>();
  // Rooms and their prices may each have a page; on one page they are said once, whatever the sort.
  const keys = new Set(places.flatMap(({ key, section, at }) => [`${section.type} ${key}`, `${at} ${key}`]));
  for (const key of keys) {
    const own = places.filter(
      (place) => `${place.section.type} ${place.key}` === key || `${place.at} ${place.key}` === key,
    );
    const best = own.toSorted((one, other) => other.fit - one.fit)[0];
    for (const place of own)
      if (
        place !== best &&
        !(
          place.at === 0 &&
          place.section.type === 'products' &&
          (featured.test(plan.brief.prompt) || /^featured\b/iu.test(place.section.content.title))
        ) &&
        (place.at === best?.at || isFull(place.page, place.section) || (place.at > 0 && place.fit < 2))
      )
        gone.add(place);
  }
  if (gone.size === 0) return plan;
  const isGone = (section: SectionPlan, at: number): boolean =>
    [...gone].some((place) => place.at === at && place.section === section);
  const pages = plan.pages.map((page, at) => ({
    ...page,
    sections: page.sections.filter((section) => !isGone(section, at)),
  }));
  return { ...plan, pages };
};
