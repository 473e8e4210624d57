const paired = /<(script|style|template|svg|head|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/giu;
const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/giu;
const fewest = 2;
const request =
  /(?:^|[.\n]\s*|\s)(?:please\s)?(?:can you\s)?(?:make|build|create|turn|use|redo|convert)\s(?:(?:me|us|an?|the|this|that|it|site|website|page|html|code|nice|new|better|proper)\s)*(?:from|of|out of|with|into|based on)\s(?:this|that|it|an?\s(?:site|website|page)|the\s(?:html|code)|following)(?:\s(?:html|code|markup|site|website|page|please))*[.:!]?/giu;

/** A list, with the heading right above it. */
const listed = /(?:<h([2-6])\b[^>]*>((?:(?!<h[1-6])[\s\S])*?)<\/h\1>\s*)?<(ul|ol)\b[^>]*>([\s\S]*?)<\/\3>/giu;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
};
const plain = (text: string): string =>
  text
    .replace(tag, ' ')
    .replace(/&(amp|nbsp|quot|apos|lt|gt);/giu, (_, name: string) => entities[name.toLowerCase()] ?? ' ')
    .replace(/\s+/gu, ' ')
    .trim();
const sentence = (text: string): string => (text === '' ? ' ' : ` ${text.replace(/[.,;:]$/u, '')}. `);

/**
 * Pasted HTML as its author would say it: the first heading is the name, what can be pressed are buttons, the rest are
 * sentences. Classes, addresses and scripts are nothing that a site is about. A prompt without markup as it stands.
 */
export function withoutMarkup(written: string): string {
  if ((written.match(tag)?.length ?? 0) < fewest) return written;
  const title =
    plain(/<title\b[^>]*>([\s\S]*?)<\/title>/iu.exec(written)?.[1] ?? '').split(/\s[|–—-]\s/u)[0] ?? '';
  const whole = written
    .replace(paired, ' ')
    .replace(listed, (_, _level, head: string | undefined, _list, rows: string) => {
      const told = [...rows.matchAll(/<li\b[^>]*>([\s\S]*?)(?=<\/li>|<li\b|$)/giu)]
        .map(([, row = '']) => plain(row))
        .filter(Boolean);
      return `<p>${head === undefined ? '' : `${plain(head)}: `}${told.join(', ')}</p>`;
    });
  const heading = plain(/<h1\b[^>]*>([\s\S]*?)<\/h1>/iu.exec(whole)?.[1] ?? '');
  const name = title === '' && heading.split(' ').length < 7 ? heading : title;
  const told = whole
    .replace(request, ' ')
    .replace(/<h1\b[^>]*>[\s\S]*?<\/h1>/iu, (all) =>
      plain(all) === name ? ' ' : sentence(`Headline "${plain(all)}"`),
    )
    .replace(/<(button|a)\b[^>]*>([\s\S]*?)<\/\1>/giu, (_, _tag: string, text: string) =>
      plain(text) === '' ? ' ' : sentence(`Button "${plain(text)}"`),
    )
    .replace(
      /<(h[1-6]|p|li|td|th|dt|dd|div|figcaption|blockquote|label)\b[^>]*>([^<]*)/giu,
      (_, _tag: string, text: string) => sentence(plain(text)),
    );
  const rest = plain(told)
    .replace(/(?:\.\s*){2,}/gu, '. ')
    .trim();
  const sentences = rest.split(/(?<=\.)\s+/u);
  // What it is stands first, and beside the name.
  const at = sentences.findIndex((one) => !/^(?:Button|Headline) "/u.test(one));
  const first = (sentences[at] ?? '').replace(/^\p{Lu}(?=\p{Ll}*\s\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );
  const others = sentences.filter((_, place) => place !== at).join(' ');
  return name === '' ? rest : `Website for "${name}"${first === '' ? '.' : `, ${first}`} ${others}`.trim();
}
