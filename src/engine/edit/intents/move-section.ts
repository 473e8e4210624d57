import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { bodySections, moveSection } from '../sections/move-section';
import { findNamedSections } from '../target/find-named-sections';
import { sectionsTarget } from '../target/make-target';
import type { SectionPlace } from '../target/target';
import type { PageSection } from '../../locate/find-sections';
import { matchPhrase } from '../words/read-command';
import { sectionTypesNamed } from '../words/section-words';
import { capital, labelOf, sectionsMeant, sectionsOfThings } from './sections-meant';

const moves: readonly (readonly [
  RegExp,
  'before' | 'after' | 'first' | 'last' | 'up' | 'down' | 'swap' | 'between',
])[] = [
  [
    /^(?:move|put|make|change|place) (?<target>.+?) (?:to (?:be )?)?(?:right |directly |just )?between (?<anchor>.+?) and (?<other>.+)$/,
    'between',
  ],
  [
    /^(?:move|put|make|change|place|show|want|add) (?<target>.+?) (?:to (?:be )?|go |so it is )?(?:right |directly |just |straight |immediately |first |first thing )?(?:above|before|over|in front of|ahead of|on top of) (?<anchor>.+)$/,
    'before',
  ],
  [
    /^(?:move|put|make|change|place|show|want|add) (?<target>.+?) (?:to (?:be )?|go |so it is )?(?:right |directly |just |straight |immediately |first |first thing )?(?:below|after|under|beneath|underneath|behind|following) (?<anchor>.+)$/,
    'after',
  ],
  [
    /^(?:move|put|place|bring) (?<target>.+?) (?:to (?:be )?)?(?:right |directly |just )?(?:next to|beside|alongside|besides) (?<anchor>.+)$/,
    'after',
  ],
  [
    /^(?:change|make|reorder|swap|exchange) (?:order of |places of )?(?<target>.+?) (?:and|with) (?<anchor>.+?)(?: (?:bits?|parts?|sections?))?(?: around| round| over| places| positions)?$/,
    'swap',
  ],
  [
    /^(?:move|put|make|bring|place|show) (?<target>.+?) (?:to |at |on |come |go |be )*(?:very )?(?:top|start|beginning|first|first place|first thing|first section|up first|front)(?: (?:of|on|in) (?:the )?(?:page|site))?$/,
    'first',
  ],
  [
    /^(?:reorder|order|sort sections|rearrange)(?: sections)? ?:? ?(?:put |with |so that )?(?<target>.+?) (?:comes |is |goes |to |at |on )*(?:first|at top|top)$/,
    'first',
  ],
  [
    /^(?:reorder|order|rearrange)(?: sections)? ?:? ?(?:put |with |so that )?(?<target>.+?) (?:comes |is |goes |to |at |on )*(?:last|at end|bottom|end)$/,
    'last',
  ],
  [
    /^(?<target>.+?) (?:should |must |to )?(?:come|be|go|comes|goes) (?:at (?:the )?)?(?:first|top)$/,
    'first',
  ],
  [
    /^(?<target>.+?) (?:should |must |to )?(?:come|be|go|comes|goes) (?:at (?:the )?)?(?:last|end|bottom)$/,
    'last',
  ],
  [
    /^(?<target>.+?) (?:should |must )?(?:come|go|be|comes|goes) (?:right )?(?:before|above) (?<anchor>.+)$/,
    'before',
  ],
  [
    /^(?<target>.+?) (?:should |must )?(?:come|go|be|comes|goes) (?:right )?(?:after|below) (?<anchor>.+)$/,
    'after',
  ],
  [
    /^(?:move|put|make|bring|place|show) (?<target>.+?) (?:to |at |on |come |go |be )*(?:very )?(?:bottom|end|last|last place|last thing|last section|last one)(?: (?:of|on|in) (?:the )?(?:page|site))?$/,
    'last',
  ],
  [/^(?:move|bring|push) (?<target>.+?) (?:one )?(?:up|higher)(?: one)?$/, 'up'],
  [/^(?:move|bring|push) (?<target>.+?) (?:one )?(?:down|lower)(?: one)?$/, 'down'],
];

/** Moves a section; the header's links follow. */
export const moveSectionIntent: Intent = {
  name: 'move-section',
  attempt(step) {
    for (const [pattern, way] of moves) {
      const match = matchPhrase(step.part, pattern);
      if (!match?.target) continue;
      const result = move(step, match.target.plain, way, match.anchor?.plain, match.other?.plain);
      if (result) return result;
    }
    return null;
  },
};

function move(
  step: Step,
  phrase: string,
  way: (typeof moves)[number][1],
  anchorPhrase: string | undefined,
  other: string | undefined,
): StepResult | null {
  const named = sectionsMeant(step, phrase);
  const found = named.length > 0 || anchorPhrase === undefined ? named : sectionsOfThings(step, phrase);
  const first = found[0];
  if (!first) {
    const isSection = /\bsection$/.test(phrase) || sectionTypesNamed(phrase).length > 0;
    return isSection && /^(?:move|reorder)/.test(step.part.plain)
      ? refuse('not-found', `There is no ${phrase.replace(/ section$/, '')} section to move.`)
      : null;
  }
  if (first.section.id === 'nav' || first.section.id === 'footer') {
    return refuse(
      'not-understood',
      `${capital(labelOf(first))} stands where it is on every page; I move the sections between header and footer.`,
    );
  }
  // Both must stand on one page: that of the section that is moved, or another that has both.
  for (const place of found) {
    const sections = bodySections(step.draft, place.page);
    const at = sections.findIndex(({ id }) => id === place.section.id);
    const anchor = anchorPhrase === undefined ? undefined : anchorOn(step, place.page, anchorPhrase);
    if (anchorPhrase !== undefined && !anchor) continue;
    const goal = goalOf(sections, at, way, anchor);
    if (!goal)
      return refuse(
        'nothing-to-change',
        `${capital(labelOf(place))} is ${way === 'up' || way === 'first' ? 'first' : 'last'} already.`,
      );
    if (way === 'swap') return swap(step, place, anchor as PageSection, sections);
    const isMoved = moveSection(step.draft, place.page, place.section, goal.anchor, goal.side);
    const where = `${goal.side} ${labelOf({ page: place.page, section: goal.anchor })}`;
    if (!isMoved)
      return {
        status: 'refused',
        reason: 'nothing-to-change',
        message: `${capital(labelOf(place))} stands ${other ? 'there' : where} already.`,
        suggestions: [],
        target: sectionsTarget([place]),
      };
    return done(
      capital(labelOf(place)),
      `now ${where}`,
      `Moved ${labelOf(place)} ${where}.`,
      sectionsTarget([place]),
    );
  }
  return anchorPhrase !== undefined &&
    (sectionTypesNamed(anchorPhrase).length > 0 || anchorPhrase.endsWith(' section'))
    ? refuse(
        'not-found',
        `There is no ${anchorPhrase.replace(/ section$/, '')} section on the page that has ${labelOf(first)}.`,
      )
    : null;
}

function anchorOn(step: Step, page: string, phrase: string): PageSection | undefined {
  const named = findNamedSections(step.draft, phrase, page);
  const meant = named.length > 0 ? named : sectionsOfThings(step, phrase);
  return meant.find((place) => place.page === page)?.section;
}

function goalOf(
  sections: readonly PageSection[],
  at: number,
  way: (typeof moves)[number][1],
  anchor: PageSection | undefined,
): { anchor: PageSection; side: 'before' | 'after' } | null {
  const pick = (section: PageSection | undefined, side: 'before' | 'after') =>
    section ? { anchor: section, side } : null;
  switch (way) {
    case 'before':
    case 'swap':
      return anchor?.id === 'footer' ? pick(sections.at(-1), 'after') : pick(anchor, 'before');
    case 'after':
    case 'between':
      return anchor?.id === 'nav' ? pick(sections[0], 'before') : pick(anchor, 'after');
    case 'first': {
      // The hero holds the page's main heading and stays on top unless it is what is moved.
      const head = sections.findIndex(({ type }) => type === 'hero' || type === 'page-header');
      const top = head === 0 && at !== 0 ? sections[1] : sections[0];
      return top && top.id !== sections[at]?.id ? { anchor: top, side: 'before' } : null;
    }
    case 'last': {
      const end = sections.at(-1);
      return end && end.id !== sections[at]?.id ? { anchor: end, side: 'after' } : null;
    }
    case 'up':
      // Nothing stands above the head of a page.
      return sections[at - 1]?.type === 'page-header' ? null : pick(sections[at - 1], 'before');
    case 'down':
      return pick(sections[at + 1], 'after');
  }
}

function swap(
  step: Step,
  place: SectionPlace,
  anchor: PageSection,
  sections: readonly PageSection[],
): StepResult {
  const at = sections.findIndex(({ id }) => id === place.section.id);
  const to = sections.findIndex(({ id }) => id === anchor.id);
  const [low, high] = at < to ? [at, to] : [to, at];
  const upper = sections[low] as PageSection;
  const lower = sections[high] as PageSection;
  const next = sections[low + 1];
  moveSection(step.draft, place.page, lower, upper, 'before');
  const fresh = bodySections(step.draft, place.page);
  const moved = fresh.find(({ id }) => id === upper.id);
  const after = fresh.find(
    ({ id }) => id === (sections[high - 1]?.id === upper.id ? lower.id : sections[high - 1]?.id),
  );
  if (moved && after && next && next.id !== lower.id)
    moveSection(step.draft, place.page, moved, after, 'after');
  return done(
    'Sections',
    `${upper.id} and ${lower.id}`,
    `Swapped ${labelOf({ page: place.page, section: upper })} and ${labelOf({ page: place.page, section: lower })}.`,
  );
}
