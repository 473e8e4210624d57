import { sayBehaviour } from '../behaviours/behaviour-words';
import { attributes, html } from '../html';
import type { Html } from '../html';
import type { SectionContext } from '../section';

const formTypes = new Set(['contact', 'quote', 'booking', 'form', 'volunteer', 'rsvp', 'newsletter']);

/** One field of a form. */
export type Field = {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'textarea' | 'select';
  readonly isOptional?: boolean;
  readonly autocomplete?: string;
  readonly options?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  readonly value?: string;
  readonly isWide?: boolean;
};

/** A labelled field. Its id starts with the section's, so that twins do not clash. */
export function writeField(context: SectionContext, field: Field): Html {
  const id = `${context.section.id}-${field.name}`;
  const isText = field.type === 'textarea';
  const shared = {
    id,
    name: field.name,
    required: field.isOptional !== true,
    autocomplete: field.autocomplete,
  };
  const label = html`<label for="${id}"
    >${field.label}${field.isOptional ? ` (${context.words.fields.optional})` : ''}</label
  >`;
  const control = isText
    ? html`<textarea${attributes({ ...shared, rows: 5 })}></textarea>`
    : field.type === 'select'
      ? html`<select${attributes(shared)}>
          <option value="">${field.label === context.words.fields.choose ? '–' : context.words.fields.choose}</option>
          ${(field.options ?? []).map((option) => html`<option value="${option}">${option}</option>`)}
        </select>`
      : html`<input${attributes({ ...shared, type: field.type ?? 'text', min: field.least, max: field.most, value: field.value, 'data-future': field.type === 'date' })}></input${attributes({ ...shared, type: field.type ?? 'text', min: field.least, max: field.most, value: field.value, 'data-future': field.type === 'date' })}>`;
  return html`<div class="field${isText || field.isWide ? ' field-wide' : ''}">${label}${control}</div>`;
}

/** Name and a way to answer. */
export function personFields(context: SectionContext, withPhone = false): Field[] {
  const { fields } = context.words;
  return [
    { name: 'name', label: fields.name, autocomplete: 'name' },
    { name: 'email', label: fields.email, type: 'email', autocomplete: 'email' },
    ...(withPhone
      ? [{ name: 'phone', label: fields.phone, type: 'tel', autocomplete: 'tel', isOptional: true } as const]
      : []),
  ];
}

/**
 * A form that is honest about having no server: with a mail address it opens the visitor's mail program, without one
 * it keeps the entry on the device, and says so either way. `values` are further attributes of the form.
 */
export function writeForm(
  context: SectionContext,
  options: {
    fields: readonly (Field | Html)[];
    button: string;
    values?: Readonly<Record<string, string | boolean | null>>;
    note?: string;
  },
): Html {
  const { email } = context.plan.contact;
  const { forms } = context.words;
  // Told once on a page: the first form says it for the others.
  const first = context.page.sections.find(({ type }) => formTypes.has(type));
  const isTold = options.note === undefined && first !== undefined && first.id !== context.section.id;
  const title = context.content.title.trim();
  const named = context.page.sections.find(({ content }) => content.title.trim() === title);
  const isSecond = named !== undefined && named.id !== context.section.id;
  const note = isTold
    ? null
    : (options.note ?? (email ? forms.opensMail.replace('{mail}', email) : forms.staysHere));
  // Browsers warn of a form that leaves a secure page for `mailto:`: where a script runs, it opens the mail instead.
  const action = email && !context.plan.hasScript ? `mailto:${email}` : null;
  const values = {
    class: 'form',
    action,
    method: action ? 'post' : null,
    enctype: action ? 'text/plain' : null,
    'data-mail': action ? null : email,
    // Of two forms under one title only the first is named by it: a form without a name is no second landmark.
    'aria-labelledby': isSecond ? null : context.titleId,
    'data-form': true,
    'data-store': email ? null : context.section.id,
    ...(context.plan.language === 'en' ? {} : wordAttributes(context)),
    'data-done': email ? forms.mailOpened : forms.savedHere,
    ...options.values,
  };
  const fields = options.fields.map((field) => ('markup' in field ? field : writeField(context, field)));
  return html`<form${attributes(values)}>
    ${fields}
    <div class="form-end">
      <button class="button" type="submit">${options.button}</button>
      ${note ? html`<p class="form-note">${note}</p>` : null}
      <p class="form-status" role="status"></p>
    </div>
  </form>`;
}

function wordAttributes({ words: { forms }, plan: { language } }: SectionContext): Record<string, string> {
  return {
    'data-missing': forms.missing,
    'data-bad-email': forms.badEmail,
    'data-bad-phone': forms.badPhone,
    'data-past-date': forms.pastDate,
    'data-bad-number': forms.badNumber,
    'data-range': sayBehaviour(language, 'numberRange'),
    'data-fix': forms.fixErrors,
    'data-unkept': sayBehaviour(language, 'notKept'),
  };
}
