import { partsAt, proseRows, withoutStop } from '../prose-rows';
import { raise as raiseAny } from '../wishes/rewrite-rules';

/** "hello@fern.example" stays small. */
const raise = (text: string): string => (/^\S*[@/]/u.test(text) ? text : raiseAny(text));

const roles: readonly (readonly [label: string, words: string])[] = [
  ['Subline', String.raw`sub-?\s?(?:text|head(?:ing|line)?|title|line)|supporting (?:line|text|copy)|(?:short )?(?:text|copy|intro(?:duction)?)|(?:sentence|line) (?:about|on) (?:who|what) we (?:are|do)`],
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
const onlyFiller =
  /^(?:(?:hero|section|banner|with|and|plus|an?|the|page|title|area|at|top|of|it)|[\s,.:;–—-])*$/iu;

const order = ['Headline', 'Line', 'Subline', 'Button'];
const byRole = (one: string, other: string): number =>
  order.findIndex((label) => one.startsWith(label)) - order.findIndex((label) => other.startsWith(label));

const roleOf = (words: string): string =>
  roles.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(words))?.[0] ?? 'Headline';

const spokenAs = (label: string, said: string): string =>
  label === 'Subline' || label === 'Line' ? `${label}: ${said}` : `${label}: "${said}"`;

/** What is said large in a piece of a page, and what else it asks for. */
const saidIn = (piece: string): { readonly said: readonly string[]; readonly rest: string } => {
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
  return { said, rest: onlyFiller.test(rest) ? '' : rest.replace(/^[\s,;.–—-]+|[\s,;–—-]+$/gu, '') };
};

const boxes =
  /^(?:and\s)?(?:(?:\d|two|three|four|five|six|seven|eight|the|our|some|short|small|key|main|quick)\s)*(?<what>value prop(?:s|ositions?)|boxes|cards|tiles|columns|icons|blocks|teasers|points|links|usps?|selling points|highlights|features|benefits|reasons|facts)(?:\s(?:with|for|about|linking to|to)\s[^:]{0,30})?\s?:\s*(?<list>\S.*)?$/iu;
const headed = /^(?:features|benefits|reasons|highlights)$/iu;
const voices =
  /^(?:and\s)?(?:(?:an?|the|one|two|three|our|short|customer|client|guest|parent|visitor)\s)*(?:testimonials?|quotes?|reviews?)(?:\s(?:from|by)\s(?<by>[^:"“]{2,60}))?\s?:\s*(?<list>["“].*)?$/iu;
const comma = /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/uy;

const price = String.raw`(?:from\s)?(?:[£$€]\s?\d[\d.,]*\d?k?|\d[\d.,]*\s?(?:€|kr|zł|CHF|USD|EUR|GBP))(?:\s?(?:\/|per\s|an?\s)\s?\p{L}+|\seach|\spp)?`;
/** "Sea Lavender – £22 – salt, herbs", "Group lesson (max 5): £28" */
const priced = new RegExp(
  String.raw`^(?<name>[\p{L}\d][^£$€\n:]{1,70}?)(?:\s\((?<aside>[^()]+)\))?\s?(?:\s[–—-]|:|,)?\s(?<price>${price})(?:(?:\s[–—-]\s|[:,;]\s|\s)\(?(?<note>[^£$€\n]+?)\)?)?$`,
  'iu',
);
const row = (piece: string, isListed = false): string | null => {
  const found = priced.exec(withoutStop(piece))?.groups;
  if (!found) return null;
  const { name = '', aside, price: sum = '', note } = found;
  // "A lesson is £32": a sentence.
  if (/\s(?:is|are|costs?|charge|pay|for|was|has|have)$|[.!?]\s/iu.test(name)) return null;
  if (!isListed && /,\s/u.test(name)) return null;
  const notes = [aside, note].filter((one) => one !== undefined);
  return `- ${raise(name)} ${sum}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
};

/** "choir leader Kate Webb, accompanist Tom Sharp": people behind their offices. */
const officer =
  /^(?:our\s)?(?<office>\p{L}\p{Ll}+(?:[ -]\p{Ll}+){0,3})\s(?<name>\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}’'-]+){1,2})$/u;
const officers = (parts: readonly string[]): readonly string[] => {
  const found = parts.map((one) => officer.exec(one)?.groups);
  return parts.length > 1 && found.every((one) => one !== undefined)
    ? found.map(
        (one) =>
          `- ${one['name'] ?? ''}, ${(one['office'] ?? '').replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`,
      )
    : [];
};

const dated = /^(?:\p{L}+\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s?[–—-]\s?\d{1,2}|\s\p{Lu}|[./])/u;
/** A picture that is wished for, which the drawing of the site provides. */
const decor =
  /^(?:and\s)?(?:(?:an?|the|some|our|one|big|large|strong|full[- ]width|nice|warm|beautiful|hero)\s)*(?:photo(?:graph)?|picture|image|hero|banner|illustration|background)s?(?:\s(?:of|with|from|at|in)\s[^"“£$€\d]*)?$/iu;
/** What the entries of a list are to say, where they say it themselves. */
const asking = /\b(?:names?|breeds?|photos?|bios?|each|lines?|words?|list|short|descriptions?)\b/iu;

const rowsOf = (list: string): string[] =>
  partsAt(withoutStop(list), /;\s/u.test(list) ? /;\s+(?:and\s+)?/uy : comma).map((one) => `- ${raise(one)}`);

/** "Below: three boxes", "Then a quote": where a thing stands. */
const lead =
  /^(?:(?:and|plus|then|also|below(?: (?:it|that|this))?|underneath|beneath|next|followed by|after that|at the (?:top|bottom)|finally)(?::|,|(?=\s(?:an?|the|our|one|two|three|four)\s))\s+|(?:and|plus|then|also)\s+)+(?=\p{L})/iu;

/** One thing that a page is to show, as it would stand in a plain outline. */
const told = (piece: string, isListed = false): readonly string[] => {
  const bare = piece.trim().replace(lead, '');
  if (bare === '' || decor.test(withoutStop(bare))) return [];
  const box = boxes.exec(bare)?.groups;
  if (box) return [headed.test(box['what'] ?? '') ? `${raise(box['what'] ?? '')}:` : 'In short:', ...(box['list'] ? rowsOf(box['list']) : [])]; // prettier-ignore
  const voice = voices.exec(bare)?.groups;
  if (voice)
    return ['What people say:', ...(voice['list'] ? [`- ${voice['list']}${voice['by'] === undefined ? '' : ` — ${voice['by']}`}`] : [])]; // prettier-ignore
  // "our next concert (Saturday 12 December, free)": a fact behind its name.
  const fact = /^(?:our |the |an? )?(?<head>[\p{L} ]{4,40}?)\s\((?<fact>[^()]*\d[^()]*)\)$/u.exec(
    withoutStop(bare),
  )?.groups;
  if (fact && !isListed) return [`${raise(fact['head'] ?? '')}: ${fact['fact'] ?? ''}`];
  const own = row(bare, isListed);
  if (own !== null) return [own];
  const { said, rest } = saidIn(bare);
  if (said.length > 0) return [...said.toSorted(byRole), ...(rest === '' ? [] : told(rest))];
  const several = partsAt(withoutStop(bare), comma);
  const rows = several.map((one) => row(one));
  if (several.length > 1 && rows.every((one) => one !== null)) return rows;
  const people = officers(several);
  if (people.length > 0) return people;
  const [label = '', list = ''] = partsAt(bare, /:\s/uy);
  if (list === '') return [raise(bare)];
  const entries = proseRows(list);
  if (entries !== null) return [...(asking.test(label) ? [] : [`${raise(label.replace(/^(?:an?|the|our)\s/iu, ''))}:`]), ...entries.map((one) => `- ${one}`)]; // prettier-ignore
  const days = partsAt(withoutStop(list), comma);
  return days.length > 1 && days.every((day) => dated.test(day)) ? [`${raise(label)}:`, ...rowsOf(list)] : [raise(bare)]; // prettier-ignore
};

const sentences = /(?<=[.!?]["”’)]*)(?<!\b(?:St|Dr|Mrs?|Ms|Prof|No|approx|incl|e\.g|i\.e|\p{Lu})\.)\s+(?=["“‘]?[\p{Lu}\d])/uy; // prettier-ignore
const wished =
  /\b(?:photo|picture|image|hero|banner|button|cta|headline|boxes|cards|tiles|teasers|testimonials?)\b/iu;
const elements =
  /,\s+(?:and\s+|then\s+|plus\s+)?|\s+(?:and|plus|then)\s+(?=(?:an?|the|one|two|three|four|our)\s)/uy;

/** "a photo, a button “Book”, and three boxes: Lessons, Treks, Days": each thing with the list behind its colon. */
const pieces = (sentence: string): readonly string[] => {
  if (!wished.test(sentence.replace(/["“][^"”]*["”]/gu, ''))) return [sentence];
  const out: string[] = [];
  for (const part of partsAt(withoutStop(sentence), elements)) {
    const last = out.at(-1);
    const isEntry = last !== undefined && /:\s/u.test(last) && !/^(?:an?|the|one|two|three|four|our)\s/iu.test(part);
    if (isEntry) out[out.length - 1] = `${last}, ${part}`;
    else out.push(part);
  } // prettier-ignore
  return out;
};

const bullet = /^(?<indent>\s*)(?:[-*•]|\d{1,2}[.)])\s+(?<text>.*)$/u;

/** "Is there parking? No. Do I need a mat? We have some.": a question to each entry. */
const question = /[^.!?\n]{4,110}\?\s[^?\n]+?(?=\s+(?=\p{Lu}[^.!?\n]{4,110}\?)|$)/gu;
const answered = (text: string): readonly string[] => {
  const rows = text.match(question) ?? [];
  return rows.length > 1 && rows.join(' ').length > text.length - 4
    ? rows.map((one) => `- ${one.trim()}`)
    : [];
};

/** What stands large where nothing else does: "the line “No auditions.”" */
const opened = (lines: readonly string[]): readonly string[] => {
  const isHeaded = lines.some((line) => line.startsWith('Headline: '));
  return lines.map((line) =>
    line.startsWith('Line: ') ? (isHeaded ? `Sub${line.charAt(0).toLowerCase()}${line.slice(1)}` : `Headline: "${line.slice(6)}"`) : line,
  ); // prettier-ignore
};

/** What a page is told to show, one line for each thing and entry, of the lines under its title. */
export function elementLines(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  let isUnder = false;
  for (const line of lines) {
    const found = bullet.exec(line)?.groups;
    const text = (found?.['text'] ?? line).trim().replace(/^\*\*(.+?):?\*\*:?\s*/u, '$1: ');
    if (text === '') {
      isUnder = false;
      continue;
    }
    // The entries under a line that ends in a colon are its own.
    if (found && isUnder) {
      out.push(row(text, true) ?? `- ${text}`);
      continue;
    }
    const questions = found ? [] : answered(text);
    if (questions.length > 0) {
      out.push(...questions);
      continue;
    }
    const parts = found && !wished.test(text) ? [text] : partsAt(text, sentences).flatMap(pieces);
    const own = parts.flatMap((part) => {
      const said = told(part, found !== undefined);
      return said.length === 1 && said[0] === raise(part) ? [{ line: said[0], isPlain: true }] : said.map((line) => ({ line, isPlain: false })); // prettier-ignore
    });
    if (found && own.every(({ isPlain }) => isPlain)) out.push(`- ${text}`);
    // Sentences of one line stay beside each other.
    else
      own.forEach(({ line: said, isPlain }, nth) => {
        if (isPlain && own[nth - 1]?.isPlain === true) out[out.length - 1] += ` ${said}`;
        else out.push(said);
      });
    isUnder = text.endsWith(':');
  }
  return joined(opened(out));
}

/** Two buttons of one page are told in one line. */
const joined = (lines: readonly string[]): readonly string[] => {
  const buttons = lines.filter((line) => line.startsWith('Button: '));
  if (buttons.length < 2) return lines;
  const first = lines.indexOf(buttons[0] ?? '');
  const row = `Buttons: ${buttons.map((one) => one.slice(8)).join(' and ')}`;
  return lines.flatMap((line, at) => (at === first ? [row] : line.startsWith('Button: ') ? [] : [line]));
};
