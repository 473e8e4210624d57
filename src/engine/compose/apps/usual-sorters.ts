/** What tasks are sorted into, where a prompt names the sort alone: "sections by room", "grouped by day". In English. */
const sorts: readonly (readonly [asked: RegExp, label: string, options: readonly string[]])[] = [
  [/^rooms?$/iu, 'Room', ['Kitchen', 'Living room', 'Bedroom', 'Bathroom', 'Hall', 'Everywhere']],
  [/^(?:days?|weekdays?|day of the week)$/iu, 'Day', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
  [/^seasons?$/iu, 'Season', ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/^subjects?$/iu, 'Subject', ['Languages', 'Maths', 'Sciences', 'History', 'Art']],
  [/^(?:urgency|importance)$/iu, 'Urgency', ['Now', 'Soon', 'Some day']],
  [/^(?:stages?|phases?)$/iu, 'Stage', ['Before', 'On the day', 'Afterwards']],
  [/^(?:floors?|storeys?)$/iu, 'Floor', ['Ground floor', 'First floor', 'Attic', 'Cellar']],
]; // prettier-ignore
const asked =
  /\b(?:sections?|groups?|grouped|sorted|lists?|categor(?:y|ies)|split|divided|organi[sz]ed|arranged|tasks) by (?<by>day of the week|\p{L}+)\b/iu;

const told =
  /\b(?:sections?|groups?|grouped|sorted|lists?|split|divided|organi[sz]ed|arranged|filter(?:ed|s)?) by (?:the )?(?<by>\p{L}+)\s?(?:\(|:\s)(?<list>[^().;:\n]{3,160})/iu;
const apart = /\s*[,/|]\s*(?:(?:and|or)\s)?|\s(?:and|or)\s/u;

/** "Grouped by shop (Rema, Kiwi)": what is told to sort by, with its choices; null where they are not told. */
export function readToldSorter(prompt: string): { label: string; options: readonly string[] } | null {
  const { by = '', list = '' } = told.exec(prompt)?.groups ?? {};
  const options = list.split(apart).map((one) => one.trim()).filter(Boolean); // prettier-ignore
  if (options.length < 2 || options.length > 12 || /^(?:who|person|aisle|assignee|member|due|date)/iu.test(by)) return null; // prettier-ignore
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return options.some((one) => one.split(' ').length > 4) ? null : { label: capital(by), options: options.map(capital) }; // prettier-ignore
}

/** The field and its choices that a prompt sorts by without naming them; null elsewhere. */
export function readUsualSorter(prompt: string): { label: string; options: readonly string[] } | null {
  const by = asked.exec(prompt)?.groups?.['by'] ?? '';
  const [, label, options] = sorts.find(([sort]) => sort.test(by)) ?? [];
  return label === undefined || options === undefined ? null : { label, options };
}
