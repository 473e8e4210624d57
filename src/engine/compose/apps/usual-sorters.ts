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

/** The field and its choices that a prompt sorts by without naming them; null elsewhere. */
export function readUsualSorter(prompt: string): { label: string; options: readonly string[] } | null {
  const by = asked.exec(prompt)?.groups?.['by'] ?? '';
  const [, label, options] = sorts.find(([sort]) => sort.test(by)) ?? [];
  return label === undefined || options === undefined ? null : { label, options };
}
