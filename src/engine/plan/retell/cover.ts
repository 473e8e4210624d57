import type { SectionType } from '@/domain/site/vocabulary';
import { renderSection } from '../../compose/render-section';
import { findSection } from '../../compose/sections/find-section';
import { hasColouredHero } from '../look/choose-ground';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { stemsOf } from '../told/told-facts';
import type { Words } from '../words/words';

/** What a site says, section by section. */
export type Said = {
  readonly parts: readonly {
    readonly words: ReadonlySet<string>;
    readonly people: readonly string[] | null;
  }[];
  readonly whole: ReadonlySet<string>;
};

const peopled = new Set<SectionType>(['team', 'teacher', 'speakers']);
/** Sections that only repeat names: the choices of a form, the captions of pictures. */
const echoing = new Set<SectionType>(['gallery', 'booking', 'quote', 'form', 'volunteer', 'categories']);

/** Words that another may stand for. */
const light =
  /^(?:before?|meet|meets|have|been|take|takes|make|come|comes|also|only|very|reall|just|pleas|would|could|shoul|more|most|some|each|every|both|other|than|then|over|into|well|does|doing|done|like|need|want|know|call|calle|used|using|being|were|what|because|becau|always|alway|usual|still|here|such|same|many|much|good|nice|love|great|along|until|while|these|those|across|start|based|starti)$/u;

const textOf = (markup: string): string =>
  markup
    .replace(/<svg[\s\S]*?<\/svg>/gu, ' ')
    .replace(/<[^>]+>/gu, ' ')
    .replaceAll('&amp;', '&')
    .replace(/&(?:#39|apos|rsquo);/gu, '’')
    .replaceAll('&quot;', '"');

/** A section as its visitors read it: a layout may leave out what the plan holds. */
const read = (plan: SitePlan, page: PagePlan, section: SectionPlan, words: Words): string =>
  textOf(renderSection(plan, page, section, words).markup);

/** The words of a site, by section; how to reach its owner and its name are known to all of it. */
export const saidBy = (plan: SitePlan, words: Words): Said => {
  const { phone, email, address, place, social } = plan.contact;
  const shell = [plan.name, plan.tagline, phone, email, address, place, ...social, plan.founded].join(' ');
  const parts = plan.pages.flatMap((page) =>
    page.sections
      .filter(({ type }) => !echoing.has(type))
      .map((section) => ({
        words: new Set(stemsOf(`${shell} ${page.title} ${read(plan, page, section, words)}`)),
        people: peopled.has(section.type) ? (section.content.items ?? []).map(({ title }) => title) : null,
      })),
  );
  return { parts, whole: new Set(parts.flatMap((part) => [...part.words])) };
};

const stemsIn = (text: string): readonly string[] =>
  [...new Set(stemsOf(text))].filter((stem) => !light.test(stem));

/** Whether one section says what a statement says: each of its words that count, and each of its figures. */
export const isSaid = (text: string, { parts, whole }: Said): boolean => {
  const stems = stemsIn(text);
  // "Eat before you come": short words alone are not known to stand anywhere.
  if (stems.length === 0 && text.split(/\s+/u).length > 2) return false;
  if (stems.some((stem) => !whole.has(stem) && (/\d/u.test(stem) || stems.length < 9))) return false;
  return parts.some(({ words, people }) => {
    // "We teach piano and violin" is not said by those who teach them.
    if (people && !people.some((name) => text.includes(name.split(' ').at(-1) ?? name))) return false;
    const missing = stems.filter((stem) => !words.has(stem));
    return (
      missing.length === 0 ||
      (missing.length === 1 &&
        stems.length > 12 &&
        !/\d/u.test(missing[0] ?? '') &&
        // Whose name is missing is not told.
        !new RegExp(
          `(?<=[\\p{Ll},]\\s(?:\\p{Lu}\\S*\\s)?)${(missing[0] ?? '').replace(/^./u, (letter) => letter.toUpperCase())}`,
          'u',
        ).test(text))
    );
  });
};

/** How much of a statement the whole site says, from 0 to 1. */
export const shareSaid = (text: string, { whole }: Said): number => {
  const stems = stemsIn(text);
  return stems.length === 0 ? 1 : stems.filter((stem) => whole.has(stem)).length / stems.length;
};

/** The section in a layout that shows all that its things say, where its own leaves words out. */
export const showWhole = (
  plan: SitePlan,
  page: PagePlan,
  section: SectionPlan,
  words: Words,
): SectionPlan => {
  const told = (section.content.items ?? []).flatMap(({ text, note, price }) =>
    [text, note, price].filter((one) => one !== undefined),
  );
  if (told.length === 0) return section;
  const missing = (one: SectionPlan): number => {
    const shown = new Set(stemsOf(read(plan, page, one, words)));
    return told.filter((line) => stemsOf(line).some((stem) => !shown.has(stem))).length;
  };
  const own = missing(section);
  if (own === 0) return section;
  const sketch = { ...plan, pictureCount: 0, hasColouredHero: hasColouredHero(plan) };
  const others = findSection(section.type)
    .variants.filter(
      ({ id, suits }) =>
        id !== section.variant && id !== 'plain' && (suits?.(section.content, sketch) ?? true),
    )
    .map(({ id }) => ({ ...section, variant: id }));
  let best = { section, count: own };
  for (const other of others) {
    const count = missing(other);
    if (count < best.count) best = { section: other, count };
    if (count === 0) break;
  }
  return best.section;
};
