import type { ContentItem } from '../../content';
import { freeId } from '../../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { samplesFor } from './own-page-samples';

const more: Readonly<Record<string, string>> = {
  services: 'What else we do',
  areas: 'Where else we are',
};

/** "projects" for "project"; undefined where no word is told. */
export const pluralOf = (noun: string | null): string | undefined =>
  noun === 'case' || noun === 'work'
    ? 'work'
    : noun === 'person'
      ? 'people'
      : noun
          ?.replace(/(?<![aeiou])y$/u, 'ie')
          .replace(/(?<=s|ch|sh)$/u, 'e')
          .concat('s');

/** A page of its own among those of its sort, with what the site says of its thing. */
export type Sibling = { readonly page: PagePlan; readonly item?: ContentItem | undefined };

/** A section of another page, for this one. */
function borrow(plan: SitePlan, type: SectionPlan['type']): SectionPlan | undefined {
  return plan.pages.flatMap(({ sections }) => sections).find((section) => section.type === type);
}

function headerFor(plan: SitePlan, { page, item }: Sibling, lede: string | undefined): SectionPlan {
  const told = [lede ?? item?.text, item?.price].filter((text) => text !== undefined && text !== '');
  const own = page.sections.find(({ type }) => type === 'page-header') ?? borrow(plan, 'page-header');
  return {
    type: 'page-header',
    id: 'page-header',
    variant: own?.variant ?? 'plain',
    ground: own?.ground ?? 'page',
    content: { title: page.title, ...(told.length > 0 ? { lede: told.join(' ') } : {}) },
    behaviours: [],
  };
}

function siblingsSection(
  plan: SitePlan,
  siblings: readonly Sibling[],
  section: string,
  noun: string | null,
): SectionPlan {
  const type = section === 'portfolio' ? 'portfolio' : 'services';
  const plural = pluralOf(noun);
  return {
    type,
    id: type,
    variant: type === 'portfolio' && plan.hasImages ? 'works' : 'signs',
    ground: 'surface',
    content: {
      title:
        section === 'rooms'
          ? `The other ${siblings.length > 1 ? (plural ?? 'rooms') : (noun ?? 'room')}`
          : (more[section] ?? (plural ? `More ${plural}` : 'See also')),
      items: siblings.map(({ page, item }) => ({
        title: page.title,
        ...(item?.art ? { art: item.art } : {}),
        ...(item?.text ? { text: item.text } : {}),
        ...(item?.price ? { price: item.price } : {}),
        action: { label: `See ${page.title}`, href: page.path },
      })),
    },
    behaviours: [],
  };
}

/** Steps, reasons and questions of the trade stand on one page each, in turn. */
const inTurn = ['process', 'faq', 'features'] as const;

/** Three of the pictures round the house, others on each page. */
function picturesOf(plan: SitePlan, at: number): SectionPlan[] {
  const gallery = borrow(plan, 'gallery');
  const items = gallery?.content.items ?? [];
  if (!gallery || items.length < 3) return [];
  const shown = [0, 1, 2].flatMap((step) => items[(at * 2 + step) % items.length] ?? []);
  const { lede: _lede, ...content } = gallery.content;
  return [{ ...gallery, content: { ...content, title: 'Have a look', items: shown } }];
}

function bodyOf(plan: SitePlan, at: number, section: string, noun: string | null): SectionPlan[] {
  const usual = (types: readonly SectionPlan['type'][]) =>
    types.flatMap((type) => borrow(plan, type) ?? []).map((one) => ({ ...one, id: one.type }));
  if (section === 'areas') return usual(['hours', 'contact']);
  if (section === 'services' || section === 'curriculum')
    return usual([inTurn[at % inTurn.length] ?? 'process']);
  if (section === 'rooms') return [...picturesOf(plan, at), ...usual(['booking'])];
  const samples = samplesFor(section, noun);
  if (samples.length === 0) return [];
  return [
    {
      type: 'values',
      id: 'values',
      variant: 'columns',
      ground: 'surface',
      content: {
        title: section === 'team' ? 'In short' : `About this ${noun ?? 'work'}`,
        items: samples.map(([title, text]) => ({ title, text, sample: true })),
      },
      behaviours: [],
    },
  ];
}

/** A page of its own: its thing, what its sort has to tell, and the way to the others. `at` is its place among them. */
export function fillOwnPage(
  plan: SitePlan,
  siblings: readonly Sibling[],
  at: number,
  section: string,
  noun: string | null,
) {
  const sibling = siblings[at];
  if (!sibling) return undefined;
  const lede = section === 'areas' ? `This is where you find us in ${sibling.page.title}.` : undefined;
  // Where dates are asked for on the page itself, nothing need call for it.
  const asks = section === 'rooms' && borrow(plan, 'booking') !== undefined;
  const cta = asks
    ? undefined
    : (sibling.page.sections.find(({ type }) => type === 'cta') ?? borrow(plan, 'cta'));
  const others = siblings.filter((other) => other !== sibling);
  const sections = [
    headerFor(plan, sibling, lede),
    ...bodyOf(plan, at, section, noun),
    siblingsSection(plan, others, section, noun),
    ...(cta ? [cta] : []),
  ];
  return {
    ...sibling.page,
    sections: sections.map((one, index) => ({
      ...one,
      id: freeId(
        one.type,
        sections.slice(0, index).map(({ type }) => type),
      ),
      ground:
        index === 0 || one.type === 'cta'
          ? one.ground
          : index % 2 === 1
            ? ('surface' as const)
            : ('page' as const),
    })),
  };
}
