import { freeId } from '../../free-id';
import { capitalise } from '../../kinds/parts/weave';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const numbers = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const counted = new RegExp(
  String.raw`(?<!\p{L})(?<count>\d{1,2}|${numbers.slice(2).join('|')})[- ]courses?\b`,
  'iu',
);
const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];
const lines = [
  'Something small, to arrive with.',
  'Cold, sharp and quickly gone.',
  'From the garden, or the shore.',
  'Warm, with bread for the rest of it.',
  'The one that took two days.',
  'A pause, with something to drink.',
  'Sweet, but not very.',
]; // prettier-ignore

/** An evening with one menu for all. */
const hosted =
  /\b(?:supper club|pop-?up|tasting menu|chef['’]?s table|private dining|dinner club|secret dinner)\b/iu;
// "five courses £55": what all of it costs is no dish.
const hasDishes = (items: readonly ContentItem[] = []): boolean =>
  items.some(({ title }) => !counted.test(title));

/** "Seven courses … show the menu" of a supper club: as many places on the card, to be filled in evening by evening. */
export function heedCourses(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  const asked = /\bmenus?\b/iu.test(plan.brief.prompt);
  const has = plan.pages.some(({ sections }) =>
    sections.some(({ type, content }) => type === 'menu' && hasDishes(content.items)),
  );
  const told = counted.exec(plan.brief.prompt)?.groups?.['count']?.toLowerCase();
  if (
    !home ||
    !asked ||
    has ||
    !(plan.kind === 'event' || hosted.test(plan.brief.offer?.value ?? '')) ||
    plan.language !== 'en' ||
    told === undefined
  )
    return plan;
  const count = Math.min(Number(told) || numbers.indexOf(told), ordinals.length);
  if (count < 2) return plan;
  const items = Array.from({ length: count }, (_, at): ContentItem => ({
    title: `${ordinals[at] ?? ''} course`,
    text: at === count - 1 ? (lines.at(-1) ?? '') : (lines[at % (lines.length - 1)] ?? ''),
    sample: true,
  }));
  const priced = plan.pages
    .flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'menu')
    ?.content.items?.find(({ price }) => price !== undefined);
  const sum = priced ? `${capitalise(priced.title)}, ${priced.price ?? ''}. ` : '';
  const menu: SectionPlan = {
    type: 'menu',
    id: freeId(
      'menu',
      home.sections.map(({ id }) => id),
    ),
    variant: 'rows',
    ground: 'page',
    content: {
      title: 'The menu',
      lede: `${sum}It changes with every date. What there is stands here beforehand.`,
      items,
    },
    behaviours: [],
  };
  const at = home.sections.findIndex(({ type }) => type === 'hero') + 1;
  const sections = [...home.sections.slice(0, at), menu, ...home.sections.slice(at)];
  // What is planned with each guest is no evening with one menu for all: how it works is told once, as what it is.
  const said = sections.find(({ type, content }) => type !== 'process' && content.title === 'How it works');
  const kept = sections.flatMap((section): SectionPlan[] => {
    if (section.type === 'menu' && !hasDishes(section.content.items)) return [];
    if (section === said) return [];
    return said && section.type === 'process'
      ? [{ ...section, content: { ...said.content, title: 'How it works' } }]
      : [section];
  });
  return { ...plan, pages: [{ ...home, sections: kept }, ...others] };
}
