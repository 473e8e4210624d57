import { capitalise } from '../../../capitalise';
import { freeId } from '../../free-id';
import type { SectionPlan, SitePlan } from '../../site-plan';

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:my|our|the)\s|[.]$/gu, '')
    .trim();

/** Whether a line is one entry of a list in the prompt, and the full stop behind it was put there by the copy. */
const isEntry = (line: string, prompt: string): boolean => {
  const words = line.toLowerCase().replace(/[.]$/u, '');
  const text = prompt.toLowerCase();
  return [`, ${words}`, `, and ${words}`, `${words},`].some((entry) => text.includes(entry));
};

const sayAsEntry = (line: string): string => capitalise(line.replace(/[.]$/u, ''));

/** "My hives, swarm collection": of a house whose pages say nowhere what it does, these are what it does. */
function offersOf({ brief, pages }: SitePlan, lines: readonly string[]): SectionPlan | null {
  const listed = brief.items.filter(
    ({ value }) => (value.section === 'services' || value.section === null) && value.price === undefined,
  );
  const names = new Map(listed.map(({ value }) => [fold(value.name), capitalise(value.name)]));
  const sections = pages.flatMap((page) => page.sections);
  if (
    lines.length < 2 ||
    !lines.some((line) => names.has(fold(line))) ||
    sections.some(({ type }) => type === 'services')
  )
    return null;
  for (const line of lines) if (isEntry(line, brief.prompt)) names.set(fold(line), sayAsEntry(line));
  return {
    type: 'services',
    id: freeId('services', pages[0]?.sections.map(({ id }) => id) ?? []),
    variant: 'rows',
    ground: 'surface',
    content: { title: 'What there is', items: [...names.values()].map((title) => ({ title })) },
    behaviours: [],
  };
}

/**
 * "Puppies welcome": a few words that are no sentence make no text of their own. They stand among what the house does, where
 * nothing else tells it, or with what is good to know.
 */
export function heedScraps(plan: SitePlan): SitePlan {
  const [home] = plan.pages;
  const isScraps = ({ type, content }: SectionPlan): boolean =>
    type === 'text' &&
    content.title === 'In short' &&
    (content.body ?? []).length > 0 &&
    (content.body ?? []).every(
      (line) => line.split(/\s+/u).length <= 8 && (!/[.!?]$/u.test(line) || isEntry(line, plan.brief.prompt)),
    );
  const scraps = home?.sections.find(isScraps);
  if (!home || !scraps) return plan;
  const known = home.sections.find(
    ({ type, content }) => type === 'amenities' && content.title === 'Good to know',
  );
  const body = scraps.content.body ?? [];
  const offers = offersOf(plan, body);
  const shown = new Set(offers?.content.items?.map(({ title }) => fold(title)));
  const items = body.filter((line) => !shown.has(fold(line))).map((text) => ({ title: sayAsEntry(text) }));
  const list: SectionPlan = {
    ...scraps,
    type: 'amenities',
    id: 'amenities',
    variant: 'checks',
    content: { title: 'Good to know', items },
  };
  const sections = home.sections.flatMap((section): readonly SectionPlan[] => {
    if (section === scraps) return known || items.length === 0 ? [] : [list];
    return [
      section === known
        ? { ...known, content: { ...known.content, items: [...(known.content.items ?? []), ...items] } }
        : section,
      ...(section.type === 'hero' && offers ? [offers] : []),
    ];
  });
  return { ...plan, pages: [{ ...home, sections }, ...plan.pages.slice(1)] };
}
