import { partsAt, withoutStop } from '../prose-rows';
import { answeredRows, pricedRow, raise } from './element-rows';
import { largeInOrder, onlyFiller } from './said-large';
import { toldElement } from './told-element';

const sentences = /(?<=[.!?]["”’)]*)(?<!\b(?:St|Dr|Mrs?|Ms|Prof|No|approx|incl|e\.g|i\.e|\p{Lu})\.)\s+(?=["“‘]?[\p{Lu}\d])/uy; // prettier-ignore
const wished =
  /\b(?:photo|picture|image|hero|banner|button|cta|headline|boxes|cards|tiles|teasers|testimonials?)\b/iu;
const elements =
  /,\s+(?:and\s+|then\s+|plus\s+)?|\s+(?:and|plus|then)\s+(?=(?:an?|the|one|two|three|four|our)\s)/uy;

/** What every site shows where it is known. */
const usual =
  /^(?:the |our )?(?:dates?|place|location|name|logo|address|hours|map|prices?|contact details|who we are)$/iu;

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
  return out.filter((part) => !usual.test(part));
};

/** "Tickets £6; trains to Ipswich; dogs welcome": as many statements. */
const clauses = (text: string): readonly string[] => {
  const parts = partsAt(withoutStop(text), /;\s+(?:and\s+)?/uy);
  return parts.length > 2 && !/:\s/u.test(text) && parts.every((one) => !/^["“]/u.test(one))
    ? parts.map((one) => `${raise(one)}.`)
    : [text];
};

const bullet = /^(?<indent>\s*)(?:[-*•]|\d{1,2}[.)])\s+(?<text>.*)$/u;

/** What a page is told to show, one line for each thing and entry, of the lines under its title. */
export function elementLines(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  let isUnder = false;
  for (const line of lines) {
    if (/^\s*\|/u.test(line)) {
      out.push(line);
      continue;
    }
    const part = /^#{2,6}\s+(?<title>.+?):?\s*$/u.exec(line)?.groups?.['title'];
    if (part !== undefined) {
      if (!onlyFiller.test(part))
        out.push(/^(?:testimonial|quote|review)s?$/iu.test(part) ? 'What people say:' : `${raise(part)}:`);
      isUnder = false;
      continue;
    }
    const found = bullet.exec(line)?.groups;
    const text = (found?.['text'] ?? line).trim().replace(/^\*\*(.+?):?\*\*:?\s*/u, '$1: ');
    if (text === '') {
      isUnder = false;
      continue;
    }
    // The entries under a line that ends in a colon are its own.
    if (found && isUnder) {
      out.push(pricedRow(text, true) ?? `- ${text}`);
      continue;
    }
    const questions = found ? [] : answeredRows(text);
    if (questions.length > 0) {
      out.push(...questions);
      continue;
    }
    const parts = (found && !wished.test(text) ? [text] : partsAt(text, sentences).flatMap(pieces)).flatMap(
      clauses,
    );
    const own = parts.flatMap((part) => {
      const said = toldElement(part, found !== undefined);
      return said.length === 1 && said[0] === raise(part) && !/^(?:Headline|Subline|Line|Button): /u.test(part) ? [{ line: said[0], isPlain: true }] : said.map((line) => ({ line, isPlain: false })); // prettier-ignore
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
  return largeInOrder(out);
}
