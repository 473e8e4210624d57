import { withoutStop } from '../prose-rows';

const roles: readonly (readonly [label: string, words: string])[] = [
  ['Subline', String.raw`sub-?\s?(?:text|head(?:ing|line)?|title|line)|supporting (?:line|text|copy)|(?:short )?(?:text|copy|intro(?:duction)?|description)|one-line (?:description|text|intro)|(?:sentence|line) (?:about|on) (?:who|what) we (?:are|do)`],
  ['Line', String.raw`line|words|phrase|sentence|motto`],
  ['Headline', String.raw`head(?:line|ing)|h1|title|tagline|slogan|strapline|claim`],
  ['Button', String.raw`button|cta(?: button)?|call[- ]to[- ]action(?: button)?|link`],
]; // prettier-ignore
const filler = String.raw`(?:(?:and|with|plus|then|an?|the|our|one|two|big|main|large|bold|primary|secondary|short|small|strong|hero|section|banner|under it|below|full[- ]width|containing|includes?|featuring|has|showing|another|second)[\s,:–—-]+)*`;
const saying = String.raw`(?:\s(?:saying|reading|that says|that reads|says|reads|labelled|labeled|text|called))*\s?[:–—-]?\s?\(?`;
const quotation = String.raw`["“](?<said>[^"”\n]{2,200})["”]\)?`;
const spoken = roles.map(([label, words]) => [label, new RegExp(String.raw`${filler}\b(?:${words})${saying}${quotation}`, 'giu')] as const); // prettier-ignore
const spokenBefore = new RegExp(String.raw`${filler}${quotation}\s(?:button|cta|link)\b`, 'giu');
const labelled = new RegExp(
  String.raw`^(?:hero\s)?(?<role>${roles.map(([, words]) => words).join('|')})\s?:\s+(?<said>[^"“\n]{2,120})$`,
  'iu',
);
/** Words of an order that name nothing of their own: "Hero section:". */
export const onlyFiller =
  /^(?:(?:hero|section|banner|with|and|plus|an?|the|page|title|area|at|top|of|it)|[\s,.:;–—-])*$/iu;

const order = ['Headline', 'Line', 'Subline', 'Button'];
const byRole = (one: string, other: string): number =>
  order.findIndex((label) => one.startsWith(label)) - order.findIndex((label) => other.startsWith(label));

const roleOf = (words: string): string =>
  roles.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(words))?.[0] ?? 'Headline';

const spokenAs = (label: string, said: string): string =>
  label === 'Subline' || label === 'Line' ? `${label}: ${said}` : `${label}: "${said}"`;

/** What is said large in a piece of a page, and what else it asks for. */
export const saidLarge = (piece: string): { readonly said: readonly string[]; readonly rest: string } => {
  const alone = labelled.exec(withoutStop(piece))?.groups;
  if (alone) return { said: [spokenAs(roleOf(alone['role'] ?? ''), alone['said'] ?? '')], rest: '' };
  const said: string[] = [];
  const take = (label: string) => (...found: unknown[]): string => {
    said.push(spokenAs(label, (found.at(-1) as { said?: string }).said ?? ''));
    return ' ';
  }; // prettier-ignore
  const rest = spoken.reduce(
    (text, [label, pattern]) => text.replace(pattern, take(label)),
    piece.replace(spokenBefore, take('Button')),
  );
  return {
    said: said.toSorted(byRole),
    rest: onlyFiller.test(rest) ? '' : rest.replace(/^[\s,;.–—-]+|[\s,;–—-]+$/gu, ''),
  };
};

/** What stands large where nothing else does: "the line “No auditions.”" */
const opened = (lines: readonly string[]): readonly string[] => {
  const isHeaded = lines.some((line) => line.startsWith('Headline: '));
  return lines.map((line) =>
    line.startsWith('Line: ') ? (isHeaded ? `Sub${line.charAt(0).toLowerCase()}${line.slice(1)}` : `Headline: "${line.slice(6)}"`) : line,
  ); // prettier-ignore
};

/** Two buttons of one page are told in one line. */
const joined = (lines: readonly string[]): readonly string[] => {
  const buttons = lines.filter((line) => line.startsWith('Button: '));
  if (buttons.length < 2) return lines;
  const first = lines.indexOf(buttons[0] ?? '');
  const row = `Buttons: ${buttons.map((one) => one.slice(8)).join(' and ')}`;
  return lines.flatMap((line, at) => (at === first ? [row] : line.startsWith('Button: ') ? [] : [line]));
};

/** The lines of a page with one headline where there is one, and its buttons in one line. */
export const largeInOrder = (lines: readonly string[]): readonly string[] => joined(opened(lines));
