/** The draft with `@identifier` behind it, a space on both sides where there is text. */
export function appendMention(draft: string, identifier: string): string {
  const gap = draft === '' || /\s$/u.test(draft) ? '' : ' ';
  return `${draft}${gap}@${identifier} `;
}
