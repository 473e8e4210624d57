import { valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { escapeText, indentAt, wholeLines } from '../draft/splice-text';
import { textSplices } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { fieldNamed, fieldsOf, writeFormField } from '../items/form-field';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const form = '(?:(?:(?<where>\\S+(?: \\S+)?) )?form|(?<home>booking|contact|rsvp|reservation|enquiry|quote))';
const field = '(?:field|box|input|question|line|dropdown|drop-down|select|checkbox|option)';
const adding: readonly RegExp[] = [
  new RegExp(
    `^add (?:new |another |extra |(?<must>required|mandatory) )?${field} (?:for |called |asking for |asking |named |to ask for |to enter )(?:their |visitors |guests )?(?<name>.+?)(?: (?:to|in|on) ${form})?(?: (?:with|for|:) (?:options? )?(?<options>.+))?$`,
  ),
  new RegExp(
    `^add (?:new |another |extra |(?<must>required|mandatory) )?(?<name>.+?) ${field} (?:to|in|on) ${form}(?: (?:with|for|:) (?:options? |choices? )?(?<options>.+))?$`,
  ),
  new RegExp(
    `^add (?:new |another )?(?:dropdown|drop-down|select) (?:to|in|on) ${form} (?:for|with|:) (?:options? |choices? )?(?<options>.+)$`,
  ),
  new RegExp(
    `^ask (?:for |people for |visitors for |guests for )?(?:their )?(?<name>.+?) (?:in|on) ${form}$`,
  ),
];
const removing = [
  new RegExp(`^(?:remove|no|without) (?<name>.+?) (?:${field} )?(?:from|in|of|on) ${form}$`),
  new RegExp(`^remove (?<name>.+?) ${field}$`),
];
const requiring = [
  new RegExp(
    `^(?:make|change) (?<name>.+?)(?: ${field})?(?: (?:in|of|on) ${form})? (?<way>optional|required|mandatory|compulsory|not required|not mandatory)(?: (?:in|of|on) (?:\\S+ ){1,2}?form)?$`,
  ),
  new RegExp(
    `^(?<name>.+?)(?: ${field})? should be (?<way>optional|required|mandatory|not required)(?: (?:in|of|on) (?:\\S+ ){1,2}?form)?$`,
  ),
];
const renaming = [
  new RegExp(`^(?:rename|change) (?<name>.+?) (?:${field}|label) (?:in ${form} )?(?:to|into) (?<next>.+)$`),
  new RegExp(`^(?:rename|change) (?<name>.+?) in ${form} (?:to|into) (?<next>.+)$`),
];

type Groups = Readonly<Record<string, Phrase>>;

/** Fields of forms: added, taken out, renamed, made optional. */
export const formFields: Intent = {
  name: 'set-form',
  attempt(step) {
    const first = (patterns: readonly RegExp[]): Groups | null =>
      patterns.map((pattern) => matchPhrase(step.part, pattern)).find((found) => found !== null) ?? null;
    const added = first(adding);
    if (added) return add(step, added);
    const must = first(requiring);
    if (must?.name && must.way)
      return require(step, must, /^(?:required|mandatory|compulsory)$/.test(must.way.plain));
    const gone = first(removing);
    if (gone?.name) return remove(step, gone);
    const renamed = first(renaming);
    return renamed?.name && renamed.next ? rename(step, renamed, renamed.next.text) : null;
  },
};

type Place = { readonly page: string; readonly form: PageElement };

/** The forms meant: those of a section or purpose that was named, else all. */
function formsOf({ draft, page }: Step, match: Groups, isNew = false): readonly Place[] {
  const all = [page, ...draft.pages().filter((path) => path !== page)].flatMap((path) =>
    draft
      .tree(path)
      .elements.filter((one) => one.tag === 'form' && fieldsOf(one).length > 0)
      .map((one) => ({ page: path, form: one })),
  );
  const said = foldWord((match.where ?? match.home)?.plain ?? '').replace(/^(?:the|our) /, '');
  // A field of no form in particular is for the one in which people write what they want.
  const main = ['rsvp', 'booking', 'quote', 'contact'].find((store) => all.some((place) => valueOf(place.form, 'data-store') === store)); // prettier-ignore
  if (said === '')
    return isNew && main ? all.filter((place) => valueOf(place.form, 'data-store') === main) : all;
  const wanted = said === 'reservation' ? 'booking' : said === 'enquiry' ? 'contact' : said;
  const named = all.filter((place) => valueOf(place.form, 'data-store').includes(wanted));
  return named.length > 0 ? named : all;
}

function add(step: Step, match: Groups): StepResult | null {
  const places = formsOf(step, match, true);
  if (places.length === 0)
    return refuse('not-found', 'I see no form on this site to add a field to.', ['add a contact section']);
  const options = (match.options?.text ?? '')
    .split(/\s*(?:,|\/|;|\bor\b|\band\b)\s*/u)
    .filter((option) => option !== '')
    .map(capital);
  const words = findWords(siteFacts(step.draft, step.page).language);
  const label = capital((match.name?.text ?? words.fields.subject).replace(/^(?:a|an|the|their)\s+/i, ''));
  let count = 0;
  for (const { page, form: one } of places) {
    if (fieldNamed(one, label)) continue;
    const fresh = step.draft
      .tree(page)
      .elements.find(
        (other) => other.tag === 'form' && valueOf(other, 'data-store') === valueOf(one, 'data-store'),
      );
    const last = fresh ? anchorOf(fresh) : null;
    if (!last) continue;
    const html = step.draft.text(page);
    const taken = new Set(step.draft.tree(page).elements.map((other) => valueOf(other, 'id')));
    const base = `${valueOf(one, 'data-store') || 'form'}-${foldWord(label).replace(/[^a-z0-9]+/g, '-') || 'field'}`;
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    const indent = indentAt(html, last.start);
    const markup = writeFormField(label, id, options, match.must !== undefined, words).replace(
      /\n/g,
      `\n${indent}`,
    );
    step.draft.splice(page, [{ start: last.start, end: last.start, text: `${markup}\n${indent}` }]);
    count += 1;
  }
  return count === 0
    ? refuse('nothing-to-change', `The form asks for ${label} already.`)
    : done(
        'Form',
        `${label}, ${countOf(count, 'form')}`,
        `The form asks for ${label} now${options.length > 1 ? `: ${options.join(', ')}` : ''}${match.must ? '' : '; it may stay empty'}.`,
      );
}

/** A new field stands before the long message, else before the button. */
function anchorOf(one: PageElement): PageElement | null {
  const fields = fieldsOf(one);
  const message = fields.find(({ control }) => control.tag === 'textarea');
  if (message) return message.box;
  const end = one.children.findLast((child) => child.kind === 'element');
  return end?.kind === 'element' ? end : null;
}

/** The field of that name in every form that is meant. */
function knownFields(step: Step, match: Groups) {
  return formsOf(step, match).flatMap((place) => {
    const known = match.name ? fieldNamed(place.form, match.name.text) : null;
    return known ? [{ ...place, known }] : [];
  });
}

function remove(step: Step, match: Groups): StepResult | null {
  const found = knownFields(step, match);
  const first = found[0];
  const [one] = formsOf(step, match);
  if (!first)
    return one && match.where && /\b(?:field|box|input)\b/.test(step.part.plain)
      ? refuse('not-found', `That form has no field “${match.name?.text ?? ''}”. It asks for: ${fieldsOf(one.form).map(({ label }) => wordsIn(label)).join(', ')}.`) // prettier-ignore
      : null;
  if (fieldsOf(first.form).length < 2)
    return refuse('ambiguous', 'That is the only field of the form. Should the whole form go?');
  const label = wordsIn(first.known.label);
  for (const page of new Set(found.map((place) => place.page))) {
    const html = step.draft.text(page);
    step.draft.splice(
      page,
      found
        .filter((place) => place.page === page)
        .map(({ known }) => ({ ...wholeLines(html, known.box), text: '' })),
    );
  }
  return done('Form', `${label} removed`, `The form does not ask for ${label} any more.`);
}

function require(step: Step, match: Groups, isRequired: boolean): StepResult | null {
  const { optional } = findWords(siteFacts(step.draft, step.page).language).fields;
  const found = knownFields(step, match);
  const first = found[0];
  if (!first) {
    const [one] = formsOf(step, match);
    const isForm = /\b(?:field|form|box|input)\b/.test(step.part.plain);
    return isForm && one
      ? refuse(
          'not-found',
          `The form has no field for ${match.name?.text ?? ''}. It asks for ${fieldsOf(one.form)
            .map(({ label }) => wordsIn(label))
            .join(', ')}.`,
        )
      : null;
  }
  const label = wordsIn(first.known.label).replace(/ \(.*\)$/, '');
  for (const page of new Set(found.map((place) => place.page))) {
    const html = step.draft.text(page);
    step.draft.splice(
      page,
      found
        .filter((place) => place.page === page)
        .flatMap(({ known }) => {
          const has = known.control.attributes.get('required');
          const at = known.control.start + 1 + known.control.tag.length;
          const mark = isRequired
            ? has
              ? []
              : [{ start: at, end: at, text: ' required' }]
            : has
              ? [{ start: has.start - 1, end: has.end, text: '' }]
              : [];
          return [...textSplices(html, known.label, isRequired ? label : `${label} (${optional})`), ...mark];
        }),
    );
  }
  return done(
    'Form',
    `${label} ${isRequired ? 'required' : 'optional'}`,
    `${label} ${isRequired ? 'must be filled in' : 'may stay empty'} now.`,
  );
}

function rename(step: Step, match: Groups, next: string): StepResult | null {
  const found = knownFields(step, match);
  const first = found[0];
  if (!first) return null;
  const before = wordsIn(first.known.label);
  for (const { page, known } of found)
    step.draft.splice(page, textSplices(step.draft.text(page), known.label, next));
  return done('Form', `${before} became ${next}`, `The field ${escapeText(before)} is called ${next} now.`);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
