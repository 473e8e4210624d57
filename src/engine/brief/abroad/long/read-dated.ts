import { capitalise } from '../../../capitalise';
import { dayOfYear } from './months';
import { piecesOf } from './read-sums';

/** What takes place on a day of the year. */
export type Dated = { readonly name: string; readonly when: string; readonly note?: string };

const joints = /^[\s:,;–—-]+|[\s:,;–—-]+$/gu;
const beforeDay =
  /\s(?:le|la|el|il|am|op|den|em|no|na|na dia|w|w dniu|dnia|vom|du|dal|del|de|a|:)$|\s(?:ب?يوم|ביום|ב-?)$/iu;
/** "Das Sommerfest findet am 3. Juli statt": the verb and its other half. */
const takesPlace = /\s(?:findet|beginnt|startet|vindt|begint|se celebra|tiene lugar|será|sera|sarà|aura lieu|a lieu|si tiene|acontece|realiza-se|odbędzie się|odbywa się)$/iu; // prettier-ignore
const otherHalf = /^(?:statt|plaats)(?:,\s|\s|$)|(?:,\s|\s)(?:statt|plaats)$/iu;
/** "Der Container steht am 10. April am Tor": told of a thing, and no event. */
const closed =
  /^(?:siamo\s|wir sind\s|nous sommes\s)?(?:chius[oaie]|cerrad[oa]s?|cerramos|fermée?s?|geschlossen|fechad[oa]s?|fechamos|gesloten|zamkni\p{L}+|kapalı)(?!\p{L})/iu;
const stands = /\s(?:steht|kommt|liegt|läuft|wird|werden|está|estará|se trouve|si trova|fica|staat|stoi)$/iu;
const tidy = (text: string): string => text.replace(joints, '').trim();

/** "14 e 15 novembre – Otello, ore 21", "Fête de la ferme le 13 juin 2027, avec marché": the thing and its day; null for others. */
export const datedIn = (text: string, label: string | null): Dated | null => {
  const found = dayOfYear.exec(text);
  if (!found) return null;
  const before = tidy(tidy(text.slice(0, found.index)).replace(beforeDay, ''));
  if (stands.test(before) || closed.test(before)) return null;
  const head = tidy(before.replace(takesPlace, ''));
  const after = tidy(text.slice(found.index + found[0].length).replace(/[.]$/u, ''));
  const tail = head === before ? after : tidy(after.replace(otherHalf, ''));
  const told = head === '' || /^(?:il|el|le|am|op|w|ב|في|يوم)$/iu.test(head) ? tail : head;
  const cut = /,\s|\s[–—-]\s|،\s|:\s|\s\(/u.exec(told);
  const name = tidy(cut ? told.slice(0, cut.index) : told);
  const beside = cut ? told.slice(cut.index + cut[0].replace('(', '').length) : '';
  const note = [beside, told === head ? tail : '']
    .map(tidy)
    .filter((one) => one !== '')
    .join(', ');
  // "Vendemmia aperta: sabato 19 settembre 2026, dalle 8:30": what it is stands before the colon.
  if (
    told === tail &&
    label !== null &&
    /^\D{3,40}$/u.test(label) &&
    /^(?:\P{L}|(?:de|dalle|das|od|van|von|ab|ore|à|às|alle|om|um|o|saat|من|בשעה|מ-?)\s?\d)/u.test(told)
  )
    return { name: capitalise(label), when: found[0], ...(told === '' ? {} : { note: told }) };
  if (!/\p{L}{3}/u.test(name) || name.split(/\s+/u).length > 10) return null;
  return { name: capitalise(name), when: found[0], ...(note === '' ? {} : { note }) };
};

/** "Tomatentag am 24. April, Staudentausch am 18. September": several in one sentence, each with its day; null for others. */
export const datedListIn = (text: string): Dated[] | null => {
  // "el 14 de enero a las 19:00, lectura; el 28 de enero, taller": one to a semicolon.
  const apart = text.split(/\s?;\s+/u);
  if (apart.length > 1 && apart.every((part) => dayOfYear.test(part))) {
    const each = apart.map((part) => datedIn(part, null));
    if (each.every((one) => one !== null)) return each;
  }
  const parts: string[] = [];
  for (const piece of piecesOf(text)) {
    if (parts.length === 0 || dayOfYear.test(piece)) parts.push(piece);
    else parts[parts.length - 1] = `${parts.at(-1) ?? ''}, ${piece}`;
  }
  const all = parts.map((part) => datedIn(part, null));
  return parts.length > 1 && all.every((one) => one !== null) ? all : null;
};
