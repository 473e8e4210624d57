import type { ContentItem } from '../../content';
import { findKind } from '../../kinds/find-kind';
import { peopleNames } from '../../kinds/parts/people-names';
import { makeFacts } from '../../told/make-facts';
import type { SectionPlan, SitePlan } from '../../site-plan';

const peopled: ReadonlySet<string> = new Set(['team', 'speakers', 'teacher', 'testimonials']);
const second = /^(?:\p{L}[\p{L}'’-]*\s)+[2-9]$/u;

/** What else there is to do in a club or charity, once the usual posts are given. */
const further: readonly (readonly [note: string, text: string])[] = [
  ['Events', 'Knows which weekend is free.'],
  ['Minutes', 'Writes down what was decided.'],
  ['Welcome', 'Sees who is new.'],
  ['Keys', 'Opens up, and locks behind everybody.'],
  ['Newsletter', 'Asks for your lines in time.'],
  ['Repairs', 'Has the right screw.'],
  ['Supplies', 'Notices what runs out.'],
  ['Website', 'Puts it here when it is settled.'],
];

/** Whoever has the post of somebody before them gets one of their own. */
function withOwnPosts({ kind }: SitePlan, items: readonly ContentItem[]): readonly ContentItem[] {
  // Where all are councillors, that is what they are.
  if (kind !== 'nonprofit' || new Set(items.map(({ note }) => note)).size < 2) return items;
  const taken = new Set<string>();
  return items.map((item) => {
    const note = item.note ?? '';
    if (item.sample !== true || note === '' || !taken.has(note)) {
      taken.add(note);
      return item;
    }
    const free = further.find(([post]) => !taken.has(post));
    if (!free) return item;
    taken.add(free[0]);
    return { ...item, note: free[0], text: free[1] };
  });
}

/** What anybody may say who was content, once the usual quotes are said. */
const quotes = [
  'What was said was done, and on the day it was said.',
  'I have told three people already.',
  'Answered before I had finished asking.',
  'Plain words, no fuss, and it was right the first time.',
  'I would ask again tomorrow.',
  'Somebody had thought of everything that I had not.',
];

/** No two people say the same. */
function withOwnQuotes(items: readonly ContentItem[]): readonly ContentItem[] {
  const said = new Set<string>();
  return items.map((item) => {
    const text = item.text ?? '';
    const free = quotes.find((quote) => !said.has(quote));
    if (item.sample !== true || !said.has(text) || free === undefined) {
      said.add(text);
      return item;
    }
    said.add(free);
    return { ...item, text: free };
  });
}

/** "Rhys Pritchard 2": more made-up people than the copy has are people, too. */
export function heedPeople(plan: SitePlan): SitePlan {
  const isSecond = (section: SectionPlan): boolean =>
    peopled.has(section.type) &&
    (section.content.items ?? []).some(({ title, sample }) => sample === true && second.test(title));
  if (!plan.pages.some(({ sections }) => sections.some(isSecond))) return plan;
  const said = JSON.stringify(plan.pages);
  const names = peopleNames(makeFacts(plan.brief, findKind(plan.kind), plan.seed), 'more', 40).filter(
    (name) => !said.includes(name),
  );
  const given = new Map<string, string>();
  const nameOf = (title: string): string => {
    const name = given.get(title) ?? names[given.size] ?? title;
    given.set(title, name);
    return name;
  };
  const told = ({ type }: SectionPlan, items: readonly ContentItem[]): readonly ContentItem[] =>
    type === 'team' ? withOwnPosts(plan, items) : type === 'testimonials' ? withOwnQuotes(items) : items;
  const heed = (section: SectionPlan): SectionPlan =>
    isSecond(section)
      ? {
          ...section,
          content: {
            ...section.content,
            items: told(
              section,
              (section.content.items ?? []).map((item) =>
                item.sample === true && second.test(item.title)
                  ? { ...item, title: nameOf(item.title) }
                  : item,
              ),
            ),
          },
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(heed) })) };
}
