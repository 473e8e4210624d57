import type { SectionContext } from '../section';
import { slugOf } from '../slug';
import { personFields, type Field } from './form-fields';

const kinds: readonly (readonly [RegExp, Field['type'], string | undefined])[] = [
  [/\be-?mail\b/iu, 'email', 'email'],
  [/\b(?:phone|telephone|mobile|whatsapp|telefono|telefoon|telefon|telefone)\b|t[eé]l[eé](?:fono|phone)/iu, 'tel', 'tel'],
  [/\b(?:message|notes?|details|comments?|anything else|tell us|describe|description|about|mensaje|nachricht|mensagem|messaggio|bericht)\b/iu, 'textarea', undefined],
  [/\b(?:how many|number of|quantity|guests|headcount)\b/iu, 'number', undefined],
  [/\b(?:dates?|fecha|datum)\b(?!.*\bname)/iu, 'date', undefined],
  [/\b(?:preferred |start )?times?\b/iu, 'text', undefined],
  [/^(?:full |first |your )?(?:name|nombre|nom|nome|naam)$/iu, 'text', 'name'],
  [/\bpost\s?code\b/iu, 'text', 'postal-code'],
]; // prettier-ignore
const choices = /^(.{2,80}?)\s*[([]([^()[\]]+(?:\s?\/\s?|\sor\s|,\s)[^()[\]]+)[)\]]$/u;

/** A field by its label: "Date of birth" is a date, "Which group (a / b)" a choice. */
const fieldOf = (label: string, at: number): Field => {
  const isOptional = /\(optional\)|\boptional\b/iu.test(label);
  const bare = label.replace(/\s*\(?\boptional\b\)?/iu, '').trim();
  const choice = choices.exec(bare);
  const name = slugOf(choice?.[1] ?? bare) || `field-${at + 1}`;
  const options = choice?.[2]?.split(/\s?\/\s?|,\s(?:or\s)?|\sor\s/u).map((option) => option.trim());
  if (options && options.length > 1)
    return { name, label: choice?.[1] ?? bare, type: 'select', options, isOptional };
  const [, type = 'text', autocomplete] = kinds.find(([pattern]) => pattern.test(bare)) ?? [];
  return { name, label: bare, type, isOptional, ...(autocomplete ? { autocomplete } : {}) };
};

/** What the prompt asks a form for beside the fields that it has anyway. */
export const furtherFields = (context: SectionContext): Field[] =>
  (context.content.fields ?? []).map((label, at) => ({ ...fieldOf(label, at), isOptional: true }));

/** The fields that the prompt asks a form to have, with a way to answer; null where it names none. */
export const askedFields = (context: SectionContext): Field[] | null => {
  const labels = context.content.fields ?? [];
  if (labels.length === 0) return null;
  const own = labels.map(fieldOf);
  const reachable = own.some(({ type }) => type === 'email' || type === 'tel');
  return reachable ? own : [...own, ...personFields(context).filter(({ name }) => name === 'email')];
};
