import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import type { PageSection } from '../../locate/find-sections';
import { bodySections } from '../sections/move-section';
import { removeSections } from '../sections/remove-section';
import { findNamedSections } from '../target/find-named-sections';
import { pickedTarget } from '../target/make-target';
import { matchPhrase } from '../words/read-command';
import { labelOf } from './sections-meant';

const all =
  '(?:everything|all|all sections?|every section|sections?|anything|whatever|rest|all content|content|stuff)';
const between =
  '(?: (?:else|(?:that|which) (?:is|are|comes?|stands?|follows?)|(?:that|which)|is|comes?|page|of page))*';

const except = '(?:except|but(?: not| keep)?|apart from|other than|besides|keep|without)(?: for)?';

/** Takes out all sections below or above one, or all but those that are named. */
export const removeAround: Intent = {
  name: 'remove-section',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      new RegExp(
        `^remove ${all}${between} (?<side>below|under|underneath|beneath|after|following|above|before|over) (?<target>.+?)(?: (?:,|and )?${except} (?<kept>.+))?$`,
      ),
    );
    if (match?.target && match.side)
      return beside(step, match.target.plain, match.side.plain, match.kept?.plain ?? null);
    const rest = matchPhrase(
      step.part,
      new RegExp(`^(?:remove ${all}${between} ${except}|keep only|leave only) (?<target>.+)$`),
    );
    return rest?.target ? allBut(step, rest.target.plain) : null;
  },
};

function beside(step: Step, phrase: string, side: string, except: string | null): StepResult {
  const all = bodySections(step.draft, step.page);
  const at = all.findIndex(({ id }) => id === meant(step, phrase)?.id);
  const anchor = all[at];
  if (!anchor) return unknown(phrase, step);
  const isAbove = /^(?:above|before|over)$/.test(side);
  const kept = except === null ? new Set<string>() : namedIn(step, except);
  if (typeof kept === 'string') return unknown(kept, step);
  const gone = (isAbove ? all.slice(0, at) : all.slice(at + 1)).filter(({ id }) => !kept.has(id));
  const label = labelOf({ page: step.page, section: anchor });
  if (gone.length === 0)
    return refuse(
      'nothing-to-change',
      `Nothing stands ${isAbove ? 'above' : 'below'} ${label} on this page.`,
    );
  return drop(step, gone);
}

function allBut(step: Step, phrase: string): StepResult | null {
  const all = bodySections(step.draft, step.page);
  const kept = namedIn(step, phrase);
  if (typeof kept === 'string') return unknown(kept, step);
  const gone = all.filter(({ id }) => !kept.has(id) && id !== all[0]?.id);
  return gone.length === 0
    ? refuse('nothing-to-change', 'The page holds nothing beside those sections.')
    : drop(step, gone);
}

/** The ids of the sections that a list names; the name of the first that is not there. */
function namedIn(step: Step, phrase: string): ReadonlySet<string> | string {
  const ids = new Set<string>();
  for (const name of phrase.split(/ (?:and|,|&|plus) /).map((one) => one.replace(/^(?:and|,) /, ''))) {
    const section = meant(step, name);
    if (!section) return name;
    ids.add(section.id);
  }
  return ids;
}

function meant(step: Step, phrase: string): PageSection | undefined {
  const place = /^(?:this|it|that|this section)$/.test(phrase)
    ? (pickedTarget(step) ?? step.last)?.sections[0]
    : findNamedSections(step.draft, phrase, step.page)[0];
  return place?.page === step.page ? place.section : undefined;
}

function unknown(phrase: string, step: Step): StepResult {
  const labels = bodySections(step.draft, step.page).map((section) => labelOf({ page: step.page, section }));
  return refuse(
    'not-found',
    `I see no section called “${phrase.replace(/ section$/, '')}” on this page. It has, from the top: ${labels.join(', ')}.`,
    labels.slice(1, 3).map((label) => `remove everything below ${label}`),
  );
}

function drop(step: Step, gone: readonly PageSection[]): StepResult {
  const labels = gone.map((section) => labelOf({ page: step.page, section }));
  const { links } = removeSections(
    step.draft,
    gone.map((section) => ({ page: step.page, section })),
  );
  return done(
    countOf(gone.length, 'section'),
    `removed from this page`,
    `Removed ${labels.join(', ')} from this page${links > 0 ? `, and ${countOf(links, 'link')} to ${gone.length === 1 ? 'it' : 'them'}` : ''}.`,
  );
}
