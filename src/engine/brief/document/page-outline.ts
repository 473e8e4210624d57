import { people, shownIn } from './page-orders';
import { proseRows } from './prose-rows';

const count = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`;
/** "Besides the three above, …" */
const besides = new RegExp(
  String.raw`^(?:besides|in\saddition\sto|as\swell\sas|apart\sfrom|on\stop\sof|after)\s(?:the\s|those\s|these\s)?(?:${count}\s)?(?:[\p{L}]+\s)?(?:above|mentioned|named|already\snamed|on\sthe\shome\s?page),?\s(?:there\s(?:are|is)\s)?`,
  'iu',
);

const ofPeople = /\b(?:team|people|staff|crew|committee|board|who)\b/iu;

/**
 * The pages of a site under their titles, from what is said of each: without the words for where and the orders, and lists with
 * an entry to a line. "Besides the three above" stands for those three.
 */
export const pageOutline = (pages: ReadonlyMap<string, readonly string[]>): string => {
  let above: readonly string[] = [];
  const told = (sentence: string, page: string): string =>
    shownIn(sentence)
      .map(({ label: said, text }) => {
        const label = said === people && ofPeople.test(page) ? '' : said;
        if (label === 'Headline') return `\nHeadline: "${text}"\n`;
        const own = text.replace(besides, '');
        // One more thing beside those above.
        const rows =
          proseRows(own) ?? (own === text || above.length === 0 ? null : [own.replace(/\.$/u, '')]);
        if (rows === null) return label === '' ? text : `\n${label}: ${text}\n`;
        const all = own !== text ? [...above, ...rows] : rows;
        above = rows;
        const over = label === '' ? '' : `\n${label}:`;
        return `${over}\n${all.map((row) => `- ${row}`).join('\n')}\n`;
      })
      .join(' ');
  return [...pages]
    .map(([page, lines]) => `## ${page} page\n${lines.map((line) => told(line, page)).join(' ')}`)
    .join('\n\n');
};
