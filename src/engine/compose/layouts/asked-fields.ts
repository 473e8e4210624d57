import type { SectionContext } from '../section';
import { slugOf } from '../slug';
import { personFields, type Field } from './form-fields';

const kinds: readonly (readonly [RegExp, Field['type'], string | undefined])[] = [
  [/\be-?mail\b|^(?:mail|correo(?: electr[oó]nico)?|courriel|e-?posta|(?:ال)?بريد(?: [اإ]لكتروني| الإلكتروني)?|(?:ה|ב)?(?:מייל|אימייל))$/iu, 'email', 'email'],
  [/\b(?:phone|telephone|mobile|whatsapp|telefono|telefoon|telefon|telefone)\b|t[eé]l[eé](?:fono|phone)|telem[oó]vel|celular|cellulare|m[oó]vil|handy|telefon|(?:رقم )?ال(?:هاتف|جوال)|טלפון/iu, 'tel', 'tel'],
  [/\b(?:message|notes?|details|comments?|anything else|tell us|describe|description|about|mensaje|nachricht|mensagem|messaggio|bericht)\b|^(?:qu[eé] le pasa|wiadomo[sś][cć]|mesaj|(?:ال)?رسالة|הודעה|comentarios?|commentaires?|bemerkung(?:en)?|anliegen|opis|a[cç]ıklama|notas?|uwagi|opmerking(?:en)?|ملاحظات|הערות)$/iu, 'textarea', undefined],
  [/\b(?:how many|number of|quantity|guests|headcount)\b|^(?:n[uú]mero de|num[eé]ro? di|nombre de|anzahl|aantal|liczba|ile|cu[aá]nt[oa]s|quant[aoie]s?|combien|wie viele|hoeveel|ka[cç]|עد?ד|عدد|מספר) ?(?:der |de )?(?:personas|pessoas|personnes|personen|persone|ospiti|os[oó]b|ki[sş]i\p{L}*|invitados|convidados|invit[eé]s|g[aä]ste|gasten|go[sś]ci|الأشخاص|الضيوف|אנשים|אורחים)$|^(?:edad|[aâ]ge|alter|idade|et[aà]|leeftijd|wiek|ya[sş]|العمر|גיל)$|^ki[sş]i say[ıi]s[ıi]$/iu, 'number', undefined],
  [/\b(?:dates?|fecha|datum|wunschtermin|geburtsdatum)\b(?!.*\bname)|^(?:data|tarih|(?:ال)?تاريخ|תאריך)(?!\p{L})/iu, 'date', undefined],
  [/\b(?:preferred |start )?times?\b/iu, 'text', undefined],
  [/^(?:full |first |your )?(?:name|nombre(?: y apellidos?)?|nom|nome(?: e cognome)?|naam|imi[eę](?: i nazwisko)?|ad(?:ı|[ -]soyad\p{L}*)?|isim|(?:ال)?اسم|שם(?: מלא)?)$/iu, 'text', 'name'],
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
