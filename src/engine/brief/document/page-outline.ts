import { people, shownIn } from './page-orders';
import { peopleNamedIn, peopleToldIn, pricedRowsIn, thingsNamedIn } from './named-rows';
import { raise } from './specified/element-rows';
import { plainRows, proseRows } from './prose-rows';
import { wantedPart } from './wanted-parts';

const count = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`;
/** "Besides the three above, …" */
const besides = new RegExp(
  String.raw`^(?:besides|in\saddition\sto|as\swell\sas|apart\sfrom|on\stop\sof|after)\s(?:the\s|those\s|these\s)?(?:${count}\s)?(?:[\p{L}]+\s)?(?:above|mentioned|named|already\snamed|on\sthe\shome\s?page),?\s(?:there\s(?:are|is)\s)?`,
  'iu',
);

const row = /:\s+(?<list>\p{Lu}[^:.]{4,100}?)(?:,\seach\s(?:with|having)\s[^.:]*)?\.$/u;

/** "Show three cards: Jabs, Teeth and Surgery. Jabs: from £48. Teeth: …": what is told of each behind its name, parted by semicolons. */
const toldByName = (lines: readonly string[]): readonly string[] => {
  const at = lines.findIndex((line, nth) => {
    const [first = ''] = row.exec(line)?.groups?.['list']?.split(/,\s|\sand\s/u) ?? [];
    return first !== '' && lines[nth + 1]?.startsWith(`${first}: `) === true;
  });
  const lead = lines[at];
  const names = row.exec(lead ?? '')?.groups?.['list']?.split(/,\s+(?:and\s+)?|\s+and\s+/u) ?? [];
  const own = lines.slice(at + 1, at + 1 + names.length);
  const isWhole = names.length > 1 && own.length === names.length && names.every((name, nth) => own[nth]?.startsWith(`${name}: `)); // prettier-ignore
  if (lead === undefined || !isWhole) return lines;
  const told = own.map((line) => line.replace(/^([^:]+): (.*?)[.]?$/u, '$1 ($2)')).join(', ');
  return [...lines.slice(0, at), lead.replace(row, `: ${told}.`), ...lines.slice(at + 1 + names.length)];
};

/** "list the rates, Main Hall £14", "the three types, Adult £32": what the list is of. */
const overPrices =
  /^(?:lists?\s)?(?:(?:the|our|all|these|following|current)\s)*(?:(?:two|three|four|five|six|\d)\s)?(?:\p{L}+\s)?(?:rates|prices|fees|costs|charges|types|tickets|options|plans|packages|memberships?|categories|levels)(?:,|:|\sare|\sof|\sfor)?\s(?=\S)|^lists?\s/iu;
const ofPeople = /\b(?:team|people|staff|crew|committee|board|who)\b/iu;

/** "the team of four" */
const counted = new RegExp(String.raw`^(?:the|our|my)\s|\sof\s${count}$`, 'giu');
/** "How my father started the firm, and the team of four": one more thing before the one that is listed. */
const twoThings = /^(?<first>[^,:]{8,70}),?\sand\s(?<last>(?:the|our|my)\s[^,:]{3,40})$/iu;

/**
 * The pages of a site under their titles, from what is said of each: without the words for where and the orders, and lists with
 * an entry to a line. "Besides the three above" stands for those three.
 */
export const pageOutline = (pages: ReadonlyMap<string, readonly string[]>): string => {
  let above: readonly string[] = [];
  const told = (sentence: string, page: string): string =>
    shownIn(sentence)
      .map(({ label: said, text, rows: named, lines }) => {
        if (lines) return `\n${lines.join('\n')}\n\n`;
        const isSaid = (said === people && ofPeople.test(page)) || (ofPeople.test(page) && ofPeople.test(said) && peopleNamedIn(text) !== null); // prettier-ignore
        // A list without a name on the first page is what there is in short.
        const label = isSaid ? '' : said === '' && page === 'Home' && named ? 'In short' : said;
        const both = twoThings.exec(label)?.groups;
        if (both?.['first'] !== undefined && ofPeople.test(both['last'] ?? '')) {
          const own = wantedPart(both['first'])?.join('\n') ?? `${both['first']}.`;
          return `\n${own}\n${told(`${raise((both['last'] ?? '').replace(counted, ''))}: ${text}`, page)}`;
        }
        if (label === 'Headline') return `\nHeadline: "${text}"\n`;
        const own = text.replace(besides, '');
        // One more thing beside those above.
        const priced = named ? null : pricedRowsIn(own.replace(overPrices, ''));
        if (priced) return `${label === '' ? '' : `\n${label}:`}\n${priced.rows.map((row) => `- ${row}`).join('\n')}\n${priced.rest === '' ? '' : `\n${raise(priced.rest)}.\n`}`; // prettier-ignore
        const rows =
          proseRows(own) ??
          peopleNamedIn(own) ??
          peopleToldIn(own) ??
          (pages.get(page)?.length === 1 && page !== 'Home' ? thingsNamedIn(own) : null) ??
          (said === '' ? null : plainRows(own)) ??
          named ??
          (own === text || above.length === 0 ? null : [own.replace(/\.$/u, '')]);
        // "A (2024) and B (2022); B won the prize.": a list, and what is said of it.
        const [, listed = '', more = ''] =
          rows === null ? (/^(.+\));\s+(\p{Lu}[^;()]+)$/u.exec(own) ?? []) : [];
        const led = listed === '' ? null : proseRows(listed);
        if (led !== null) return `${label === '' ? '' : `\n${label}:`}\n${led.map((one) => `- ${one}`).join('\n')}\n${more}`; // prettier-ignore
        if (rows === null) return label === '' ? text : `\n${label}: ${text}\n`;
        const all = own !== text ? [...above, ...rows] : rows;
        above = rows;
        const over = label === '' ? '' : `\n${label}:`;
        return `${over}\n${all.map((row) => `- ${row}`).join('\n')}\n`;
      })
      .join(' ');
  return [...pages]
    .map(
      ([page, lines]) =>
        `## ${page} page\n${toldByName(lines)
          .map((line) => told(line, page))
          .join(' ')}`,
    )
    .join('\n\n');
};
