import type { SectionType } from '@/domain/site/vocabulary';
import { sayBehaviour } from '../behaviours/behaviour-words';
import { html, type Html } from '../html';
import { writeField, writeForm, type Field } from '../layouts/form-fields';
import type { SectionContext } from '../section';

/** Which form of a site goes in steps, where several stand there: the one that asks most. */
const order: readonly SectionType[] = ['quote', 'form', 'volunteer', 'contact'];
const personal = new Set(['name', 'email', 'tel', 'postal-code', 'street-address']);

/** Whether the form of this section is to be filled in step by step. */
export function goesInSteps({ plan, section }: SectionContext): boolean {
  if (!plan.hasScript || !plan.behaviours.includes('multi-step')) return false;
  const there = new Set(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
  return order.find((type) => there.has(type)) === section.type;
}

/** One step of a form: fields under a name of their own. */
export function writeStep(
  context: SectionContext,
  name: 'stepNeed' | 'stepMore' | 'stepYou',
  fields: readonly (Field | Html)[],
): Html {
  const parts = fields.map((field) => ('markup' in field ? field : writeField(context, field)));
  return html`<fieldset class="field-wide form-step" data-step>
    <legend>${sayBehaviour(context.plan.language, name)}</legend>
    ${parts}
  </fieldset>`;
}

/** A form whose steps the script shows one at a time. */
export function writeSteps(context: SectionContext, steps: readonly Html[], button: string): Html {
  const { language } = context.plan;
  const { actions } = context.words;
  return writeForm(context, {
    fields: [...steps],
    button,
    values: {
      'data-steps': true,
      'data-back': actions.back,
      'data-next': actions.next,
      'data-step-text': sayBehaviour(language, 'stepOf'),
      'data-summary': sayBehaviour(language, 'stepSummary'),
    },
  });
}

const isPersonal = ({ autocomplete, type }: Field): boolean =>
  personal.has(autocomplete ?? '') || type === 'email' || type === 'tel';
const isChoice = ({ type }: Field): boolean => type === 'select' || type === 'number' || type === 'date';

/** The same fields in their order, or in steps: what it is about, what is to be said of it, who asks. */
export function writeFields(context: SectionContext, fields: readonly Field[], button: string): Html {
  const groups = [
    ['stepNeed', fields.filter((field) => !isPersonal(field) && isChoice(field))],
    ['stepMore', fields.filter((field) => !isPersonal(field) && !isChoice(field))],
    ['stepYou', fields.filter(isPersonal)],
  ] as const;
  const told = groups.filter(([, own]) => own.length > 0);
  if (!goesInSteps(context) || told.length < 2) return writeForm(context, { fields: [...fields], button });
  return writeSteps(
    context,
    told.map(([name, own]) => writeStep(context, name, own.map((field) => ({ ...field, isWide: field.type === 'textarea' })))), // prettier-ignore
    button,
  );
}
