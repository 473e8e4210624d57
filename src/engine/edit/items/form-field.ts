import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import { foldWord } from '../words/fold-word';

/** A field of a form: its box, its control and its label. */
export type FormField = {
  readonly box: PageElement;
  readonly control: PageElement;
  readonly label: PageElement;
};

const isControl = ({ tag }: PageElement) => tag === 'input' || tag === 'select' || tag === 'textarea';

/** The fields of a form in order; choices of several buttons are left out. */
export function fieldsOf(form: PageElement): readonly FormField[] {
  return elementsIn(form).flatMap((box) => {
    const control = elementsIn(box).find(isControl);
    const label = elementsIn(box).find(({ tag }) => tag === 'label');
    const isBox = /(?:^|\s)field(?:\s|$)/.test(valueOf(box, 'class')) && box.tag !== 'fieldset';
    return isBox && control && label ? [{ box, control, label }] : [];
  });
}

/** The field that a word means: by its label, its name or what it takes. */
export function fieldNamed(form: PageElement, said: string): FormField | null {
  const wanted = foldWord(said)
    .replace(/^(?:the|our|my|a|an) /, '')
    .trim();
  const fields = fieldsOf(form);
  const types: Readonly<Record<string, string>> = {
    phone: 'tel', telephone: 'tel', 'phone number': 'tel', mobile: 'tel', email: 'email', mail: 'email', date: 'date',
    time: 'time', number: 'number', message: 'textarea', comment: 'textarea', comments: 'textarea',
  }; // prettier-ignore
  const kindOf = ({ control }: FormField) =>
    control.tag === 'input' ? valueOf(control, 'type') : control.tag;
  return (
    fields.find(({ label }) => foldWord(wordsIn(label)).replace(/ \(.*\)$/, '') === wanted) ??
    fields.find(({ control }) => foldWord(valueOf(control, 'name')) === wanted) ??
    fields.find((field) => types[wanted] !== undefined && kindOf(field) === types[wanted]) ??
    fields.find(({ label }) => wanted.length > 3 && foldWord(wordsIn(label)).includes(wanted)) ??
    null
  );
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phone|telephone|mobile|tel)\b/, 'tel'],
  [/\b(?:e-?mail)\b/, 'email'],
  [/\b(?:date|day|birthday|arrival|departure)\b/, 'date'],
  [/\b(?:time)\b/, 'time'],
  [/\b(?:number of|how many|guests|people|quantity|age|budget|amount)\b/, 'number'],
  [/\b(?:message|comments?|notes?|details|description|requirements|allergies|questions?)\b/, 'textarea'],
];

/** A new field as markup: what it takes is told by its name, choices make a list of it. Optional unless told. */
export function writeFormField(
  label: string,
  id: string,
  options: readonly string[],
  isRequired: boolean,
  words: Words,
): string {
  const kind = kinds.find(([pattern]) => pattern.test(label.toLowerCase()))?.[1] ?? 'text';
  const name =
    foldWord(label)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'field';
  const shown = `${escapeText(label)}${isRequired ? '' : ` (${words.fields.optional})`}`;
  const shared = `id="${escapeAttribute(id)}" name="${name}"${isRequired ? ' required' : ''}`;
  const control =
    options.length > 1
      ? `<select ${shared}><option value="">${escapeText(words.fields.choose)}</option>${options.map((option) => `<option>${escapeText(option)}</option>`).join('')}</select>`
      : kind === 'textarea'
        ? `<textarea ${shared} rows="4"></textarea>`
        : `<input ${shared} type="${kind}">`;
  return `<div class="field${kind === 'textarea' && options.length < 2 ? ' field-wide' : ''}">\n  <label for="${escapeAttribute(id)}">${shown}</label>${control}\n</div>`;
}
