import type { FieldsAside } from './set-aside-fields';
import { headOf } from './field-words';

/** The answer to an invitation, as a part of the page. */
const answer = String.raw`(?:rsvp|confirmaci[oó]n(?: de asistencia)?|confirmation(?: de pr[ée]sence)?|r[ée]ponse|r[uü]ckmeldung|zu-?\s?(?:(?:und|\/|oder)\s?abs)?agen?|confirma[çc][ãa]o(?: de presen[çc]a)?|conferma(?: (?:di )?(?:presenza|partecipazione))?|aanmelding|potwierdzenie(?: obecno[śs]ci)?|lcv|kat[ıi]l[ıi]m (?:formu|bildirimi)|تأكيد الحضور|אישור הגעה)`;
const joined = String.raw`\s?(?:\(\s?|\s(?:con|avec|mit|com|met|z|ze|with)\s|\sمع\s|\sعם\s|\sכולל\s|\sעם\s|\s?\+\s?)`;
/** What is asked beside the name: which dish, what nobody may eat, who comes along, which song. */
const asked = String.raw`(?:(?:la |el |le |l['’]|il |een |o |ال)?(?:elecci[oó]n|selecci[oó]n|choix|auswahl|scelta|escolha|keuze|wyb[oó]r|wyborem|seçimi?|اختيار|בחירת)(?:\s(?:de|del|des|du|di|do|da|der|des|van|dania|menu))?(?:\s(?:la |le )?\p{L}+)?|\p{L}*(?:wahl|auswahl|keuze)|men[uüú] ?(?:seçimi)|alerg\p{L}+|allerg\p{L}+|alerji\p{L}*|intoll?eran\p{L}+|r[ée]gimes?(?: alimentaires?)?|dieta\p{L}*|di[eä]t\p{L}*|dieet\p{L}*|acompañantes?|accompagnants?|begleitung|acompanhantes?|accompagnatori|pl[uù]s ?one|osoba towarzysząca|osobą towarzyszącą|refakatçi|canci[oó]n(?:es)?(?: \p{L}+)?|musikwunsch|chanson|número de (?:invitados|personas)|nombre de (?:personnes|convives)|anzahl(?: der)?(?: (?:personen|gäste))|aantal (?:gasten|personen)|liczba osób|liczbą osób|kişi sayısı|الحساسية|عدد الضيوف|أطباق?|طبق|אלרגיות|רגישויות|מנה|כמות אורחים|מספר אורחים)`;
const and = String.raw`(?:\s?,\s|\s(?:y|et|und|e|en|i|oraz|ve)\s|،\s|\sو|\sו)`;
const row = new RegExp(
  String.raw`(?<![\p{L}])(?<form>${answer})(?<join>${joined})(?<list>${asked}(?:${and}${asked}){0,4})(?!\p{L})(?<close>\s?\))?`,
  'iu',
);

/** "RSVP avec choix du menu": what the answer to an invitation asks stands in its form, and is nothing that guests find there. */
export function rsvpAside(prompt: string): FieldsAside | null {
  const found = row.exec(prompt);
  const { form, list, close = '' } = found?.groups ?? {};
  if (!found || form === undefined || list === undefined) return null;
  const behind = prompt.slice(found.index + found[0].length);
  // "RSVP avec choix du menu (viande / poisson)": what there is to choose from is read with it.
  if (close === '' && /^\s?[:(]/u.test(behind)) return null;
  const labels = list
    .split(new RegExp(and, 'iu'))
    .map(headOf)
    .map((label) =>
      label.replace(/^wyborem/iu, 'wybór').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
    );
  return { rest: `${prompt.slice(0, found.index + form.length)}${behind}`, forms: [{ form, labels }] };
}
