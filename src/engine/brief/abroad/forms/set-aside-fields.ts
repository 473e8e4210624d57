import type { AskedForm } from '@/domain/site/brief';
import { rsvpAside } from './rsvp-fields';
import { formWords, headOf, nameField, noField, onlyPaint, otherField } from './field-words';

/** A prompt without the rows of fields that its forms are to have, and those forms. */
export type FieldsAside = { readonly rest: string; readonly forms: readonly AskedForm[] };

const join = String.raw`(?:\s?[:(]\s?|,?\s(?:con|avec|mit|com|met|z|ze|عם|עם|que (?:pida|pregunte|peça|pergunte|chieda|demande)|qui demande|pidiendo|demandant|wo man|das nach|met daarin)(?:\s(?:pola|polami|felder|champs|campos|campi|velden|los campos|les champs|den feldern|os campos|i campi))?:?\s)`;
const end = String.raw`[^.;:\n\d؟?!]{3,200}?(?=[.;\n)!?؟]|$|:)`;
const behindForm = new RegExp(
  String.raw`(?<![\p{L}])(?<form>${formWords})(?<join>${join})(?<list>${end})`,
  'giu',
);
const behindName = new RegExp(
  String.raw`(?<![\p{L}])(?<list>(?:(?:el|le|den|o|il|de|su|leur)\s)?${nameField}(?:,|،|\s(?:y|et|und|e|en|i|oraz|ve)\s|\sو|\sו)${end})`,
  'giu',
);
/** Turkish puts the form first, and says where: "formunda ad, telefon olsun". */
const turkishForm = /(?<form>(?:\p{L}+\s)?form)u?n?(?:da)?\s*:?\s*$/iu;
const asks =
  /(?<!\p{L})(?:chiedi\p{L}*|chieder\p{L}*|ped\p{L}+|pid\p{L}+|pregunt\p{L}+|demand\p{L}*|fragen?|fragt|brauchen|abfragen|erfragen|vrag\p{L}*|pergunt\p{L}+|pyta\p{L}*|prosz\p{L}*|indicare|indicar|indiquer|angeben|soruls\p{L}*|نطلب|يطلب|اطلب|לבקש|מבקש\p{L}*)(?!\p{L})/iu;

const table =
  /^\s*(?:[a-z]+\s){0,4}?(?:tabla|planilha|hoja|registro|inventario|tableau|tabela|tabella|rejestr|spis|zestawienie|overzicht|tabel|tabelle|[a-zü]*(?:liste|tabelle|übersicht|lijst))(?!\p{L})/iu;

/** Cuts a row at its commas and joining words, outside brackets. */
function cutRow(row: string): string[] {
  const labels: string[] = [];
  let depth = 0;
  let from = 0;
  for (const mark of row.matchAll(
    /[()]|[,،]\s*(?:(?:y|et|und|e|en|i|oraz|ve)\s)?|\s(?:y|e|et|und|en|i|oraz|ve)\s|\s(?=(?:و|וה?)\p{L}{3})/gu,
  )) {
    if (mark[0] === '(') depth += 1;
    else if (mark[0] === ')') depth -= 1;
    else if (depth === 0) {
      labels.push(row.slice(from, mark.index));
      from = mark.index + mark[0].length;
    }
  }
  return [...labels, row.slice(from)];
}

const purpose = /\s(?:para|pour|zum|zur|für|per|om|voor|do|için|כדי)\s\p{L}.*$/iu;
const mostWords = 6;

/** The fields at the head of a row, and how much of it they are. */
function fieldsOf(row: string, isForm: boolean): { labels: string[]; length: number } | null {
  const labels: string[] = [];
  let length = 0;
  for (const raw of cutRow(row)) {
    const at = row.indexOf(raw, length);
    const label = headOf(raw).replace(labels.length > 0 ? purpose : /$^/u, '');
    if (label.length < 2 || noField.test(label) || label.split(/\s+/u).length > mostWords) break;
    // The first says that it is such a row.
    if (labels.length === 0 && !isForm && !new RegExp(`^${nameField}`, 'iu').test(label)) break;
    if (labels.length > 1 && onlyPaint.test(label)) break;
    labels.push(label.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()));
    length = at + raw.length;
  }
  const known = labels.filter((label) => otherField.test(label)).length;
  const isNamed = labels.some((label) => new RegExp(`^${nameField}(?!\\p{L})`, 'iu').test(label));
  return known + (isNamed ? 1 : 0) >= 2 && (isNamed || known >= 2) ? { labels, length } : null;
}

const joinAtEnd = new RegExp(`${join}$`, 'iu');
const pieceBefore = /(?:^|[.;:\n(!?؟]|,\s)(?<piece>[^.;:\n(!?؟,]*)$/u;

const choosing =
  '(?:elecci[oó]n|selecci[oó]n|choix|auswahl|\\p{L}*wahl|escolha|scelta|keuze|\\p{L}*keuze|wyb[oó]r|seçim[i]?|(?:ال)?اختيار|בחירת)';
/** "בחירת מנה (בשר / דג)": a choice, with what there is to choose from. */
const choice = new RegExp(
  String.raw`(?:^|[,.;:\n(،]\s?|\s(?:con|avec|mit|com|met|z|ze|ile|مع|עם)\s)(?<label>(?:(?!(?:con|avec|mit|com|met|z|ze|ile|مع|עם)\s)\p{L}+\s){0,2}${choosing}(?:\s[\p{L}’']+){0,4})\s?[(:]\s?(?<options>[^()\n/|.;,]{2,30}(?:\s?[/|]\s?[^()\n/|.;,]{2,30}){1,6})\)?`,
  'iu',
);

/** The choice that a form is to give, and the prompt without it. */
function choiceAside(prompt: string): FieldsAside | null {
  const found = choice.exec(prompt);
  const { label, options } = found?.groups ?? {};
  if (!found || label === undefined || options === undefined) return null;
  const before = prompt.slice(0, found.index);
  const rest = `${before}${prompt.slice(found.index + found[0].length)}`.trim();
  const form = pieceBefore.exec(before)?.groups?.['piece']?.trim() || 'form';
  const head = label.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  const more = findFieldsAside(rest);
  return {
    rest: more?.rest ?? rest,
    forms: [{ form, labels: [`${head} (${options.trim()})`] }, ...(more?.forms ?? [])],
  };
}

/** "formulario con nombre, teléfono y mensaje", "Chiediamo nome e date": what forms ask stands in them, and nowhere else. Null where nothing is told. */
export function findFieldsAside(prompt: string): FieldsAside | null {
  const chosen = choiceAside(prompt);
  if (chosen) return chosen;
  const answered = rsvpAside(prompt);
  if (answered) {
    const more = findFieldsAside(answered.rest);
    return more ? { rest: more.rest, forms: [...answered.forms, ...more.forms] } : answered;
  }
  const formed = [...prompt.matchAll(behindForm)].map((found) => ({ found, isForm: true }));
  const named = [...prompt.matchAll(behindName)].map((found) => ({ found, isForm: false }));
  for (const { found, isForm } of [...formed, ...named]) {
    const { form = '', list = '' } = found.groups ?? {};
    const read = fieldsOf(list, isForm);
    if (!read || read.labels.length < 2) continue;
    const listAt = found.index + found[0].length - list.length;
    const before = prompt.slice(0, listAt).replace(joinAtEnd, '');
    const piece = pieceBefore.exec(before)?.groups?.['piece'] ?? '';
    // "Tabla de mis alumnos con nombre, teléfono y clase": what a table holds, and nobody is asked.
    if (!isForm && table.test(piece)) continue;
    const behind = prompt.slice(listAt + read.length);
    const turkish = turkishForm.exec(prompt.slice(0, listAt));
    const label = form === '' ? (turkish?.groups?.['form'] ?? piece) : form;
    const isAsked = form === '' && asks.test(piece) && piece.split(/\s+/u).length <= mostWords;
    const head = isAsked
      ? prompt.slice(0, listAt - piece.length)
      : isForm
        ? prompt.slice(0, found.index + form.length)
        : turkish
          ? `${prompt.slice(0, turkish.index)}${turkish[0].trim().replace(/unda$/iu, 'u')}`
          : before;
    const rest = `${head.replace(/[\s:(]+$/u, '')}${behind.replace(/^\)/u, '')}`
      .replace(/\.\s*\./gu, '.')
      .trim();
    const more = findFieldsAside(rest);
    return {
      rest: more?.rest ?? rest,
      forms: [{ form: label.trim(), labels: read.labels }, ...(more?.forms ?? [])],
    };
  }
  return null;
}
