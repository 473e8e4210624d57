import type { ChapterSort } from '../../../brief/abroad/long/label-sorts';
import type { PagePlan, SectionPlan } from '../../site-plan';

/** A section of a chapter, and what the chapter is about. */
export type Told = { readonly section: SectionPlan; readonly sort: ChapterSort };

const closing = new Set<string>([
  'contact',
  'form',
  'cta',
  'map',
  'hours',
  'newsletter',
  'booking',
  'quote',
  'rsvp',
]);
/** How to get there stands beside the map. */
const late = new Set<ChapterSort>(['way', 'contact', 'hours']);
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A page with what is told on it between its opening and what closes it; its own title is said once. */
export const placeTold = (planned: PagePlan, told: readonly Told[], isHome: boolean): PagePlan => {
  const page = isHome ? planned : withoutForm(planned, told);
  const early = told.filter(({ sort }) => !late.has(sort)).map(({ section }) => section);
  const last = told.filter(({ sort }) => late.has(sort)).map(({ section }) => section);
  const [opening] = page.sections;
  const isHeaded = opening !== undefined && (opening.type === 'page-header' || opening.type === 'hero');
  // A page that is its form has what is told under it.
  const isForm = !isHome && !isHeaded && opening !== undefined && opening.type !== 'cta';
  const lead = isHeaded || isForm ? 1 : 0;
  const end = page.sections.findIndex(({ type }, at) => at >= lead && closing.has(type));
  const at = end < 0 ? page.sections.length : end;
  const behind = page.sections.findIndex(
    ({ type }, index) => index >= at && (type === 'cta' || type === 'map'),
  );
  const stop = behind < 0 ? page.sections.length : behind;
  const sections = isForm
    ? [...page.sections.slice(0, stop), ...early, ...last, ...page.sections.slice(stop)]
    : [
        ...page.sections.slice(0, at),
        ...early,
        ...page.sections.slice(at, stop),
        ...last,
        ...page.sections.slice(stop),
      ];
  const [first, second, ...others] = sections;
  // "Cursos" over "Cursos" says it twice; a page whose first section is called otherwise is headed by its own title.
  if (!isHome && first?.type === 'page-header' && second && same(second.content.title, page.title))
    return { ...page, sections: [second, ...others] };
  const isUntitled =
    !isHome && first !== undefined && early.includes(first) && !same(first.content.title, page.title);
  return isUntitled ? { ...page, sections: [header(page), ...sections] } : { ...page, sections };
};

const asking = new Set<string>(['booking', 'quote', 'rsvp', 'form', 'hours']);
/** "Afspraken" over the rules of a garden: a page that its owner fills is no form. */
const withoutForm = (page: PagePlan, told: readonly Told[]): PagePlan => {
  const isOwn = told.some(({ section }) => same(section.content.title, page.title));
  return isOwn && page.role !== 'contact'
    ? { ...page, sections: page.sections.filter(({ type }) => !asking.has(type)) }
    : page;
};

const header = ({ title }: PagePlan): SectionPlan => ({
  type: 'page-header',
  id: 'page-header',
  variant: 'plain',
  ground: 'page',
  content: { title },
  behaviours: [],
});
