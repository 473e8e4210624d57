import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { tellsInDetail } from '../facts/tells-in-detail';

const framing: ReadonlySet<string> = new Set(['page-header', 'cta']);

/** What people go to a page of its own for, also where the first page shows it. */
const sought: ReadonlySet<string> = new Set(['menu', 'products', 'pricing', 'timetable', 'rooms']);
const fewestSought = 2;

const keyOf = ({ type, content: { title, body = [], items = [] } }: SectionPlan): string =>
  [type, type === 'contact' ? '' : title, ...body, ...items.map((item) => item.title)].join('|');

/**
 * A page that nobody asked for and that says nothing but what the first page says is none: a prompt of a few statements
 * fills one page, and the same lists on a second one look like padding.
 */
export function heedDoubledPages(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const [first, ...others] = plan.pages;
  if (!first || brief.pages.length > 0 || brief.ownPages || !tellsInDetail(brief)) return plan;
  const home = askedOnce(first, others);
  const titles = new Set(brief.parts.map(({ value }) => value.title.toLowerCase()));
  const asked = new Set<string>(
    brief.sections.flatMap(({ value }) => (value === 'about' ? ['about', 'story'] : [value])),
  );
  const said = new Set(home.sections.map(keyOf));
  const isNew = (section: SectionPlan): boolean => !framing.has(section.type) && !said.has(keyOf(section));
  const isDoubled = ({ title, role, sections }: PagePlan): boolean =>
    role !== 'contact' &&
    !sections.some(({ type }) => asked.has(type)) &&
    !titles.has(title.toLowerCase()) &&
    !sections.some(({ type, content }) => sought.has(type) && (content.items ?? []).length >= fewestSought) &&
    sections.every((one) => !isNew(one) || one.type === 'gallery');
  const gone = others.filter(isDoubled);
  if (gone.length === 0) return home === first ? plan : { ...plan, pages: [home, ...others] };
  // Pictures are no page of their own either: they stand on the first.
  const pictures = gone
    .flatMap(({ sections }) => sections)
    .find((one) => one.type === 'gallery' && isNew(one));
  const kept = others.filter((page) => !gone.includes(page));
  return { ...plan, pages: [pictures ? withPictures(home, pictures) : home, ...kept] };
}

/** Under a form that asks what a price needs no second one asks for a message, where another page has that. */
function askedOnce(home: PagePlan, others: readonly PagePlan[]): PagePlan {
  const has = ({ sections }: PagePlan, wanted: string): boolean =>
    sections.some(({ type }) => type === wanted);
  return has(home, 'quote') && has(home, 'contact') && others.some((page) => has(page, 'contact'))
    ? { ...home, sections: home.sections.filter(({ type }) => type !== 'contact') }
    : home;
}

const closing: ReadonlySet<string> = new Set(['amenities', 'faq', 'contact', 'quote', 'booking', 'volunteer', 'cta', 'newsletter', 'map', 'hours']); // prettier-ignore
function withPictures(home: PagePlan, pictures: SectionPlan): PagePlan {
  if (home.sections.some(({ type }) => type === 'gallery' || type === 'portfolio')) return home;
  const end = home.sections.findIndex(({ type }, at) => at > 0 && closing.has(type));
  return { ...home, sections: home.sections.toSpliced(end < 0 ? home.sections.length : end, 0, pictures) };
}
