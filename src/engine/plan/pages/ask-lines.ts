/** What stands in a part of the page of which the prompt tells nothing but its title. */
export const askLines: readonly string[] = [
  'Ask us about it, and you hear from somebody who knows.',
  'There is more to say than fits here. Write, and we tell you.',
  'Tell us what you would like to know, and we begin there.',
];

/** The line for a title: two such parts of a page hardly say the same. */
export function askLine(title: string): string {
  const sum = [...title].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return askLines[sum % askLines.length] ?? askLines[0] ?? '';
}
