/** Markup that is safe to put into a page as it is. Made by {@link html} or {@link trust} only. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

/** What may stand in a template: text is escaped, markup is kept, nothing (null, false, undefined) leaves nothing. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Template tag for markup: every value is escaped unless it is markup already. Lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let markup = parts[0] ?? '';
  values.forEach((value, index) => {
    markup += markupOf(value) + (parts[index + 1] ?? '');
  });
  return new Html(markup);
}

/** Takes markup as it is. Only for markup that this program wrote. */
export function trust(markup: string): Html {
  return new Html(markup);
}

/** Attributes with a leading space: true stands bare, null, undefined and false are left out, everything is escaped. */
export function attributes(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): Html {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === null || value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`;
  });
  return new Html(written.join(''));
}

/** Control characters but for tabs and ends of lines, and what is no character at all. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const special = /[&<>"\ufffe\uffff]|(?![\t\n\r])\p{Cc}/u;

/** Text for element content and quoted attributes. Control characters, which HTML forbids, are dropped. */
export function escapeText(text: string): string {
  // Most texts have nothing to escape.
  if (!special.test(text)) return text;
  return text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function markupOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  return value.map(markupOf).join('');
}
