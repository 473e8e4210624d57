const entry = /^\s*(?:[-*•]\s+)?(?<label>\p{L}[\p{L}\s-]{1,20}?)\s*:\s*(?<told>\S.*)$/u;
/** "PAGES home / work", "the joiners = Ada, Finn": labels, whatever stands behind them. */
const loose = /^(\s*)(?:(\p{Lu}{4,})\s+(?=\p{Ll})|(\p{L}[\p{L} ]{2,20}?)\s=\s)/u;
const named = /^(?:name|business name|business|company|shop name|brand)$/iu;
const said = /^(?:what|what it is|what we do|what i do|type|kind|description)$/iu;
const offering = /^(?:offers?|offering|services?|products?|sells?|we do|i do|we make|i make|trade)$/iu;
const wanting = /^(?:want|wants|wanted|need|needs|pages|site map|sitemap)$/iu;
const pageWords =
  /^(?:home|shop|about(?: me| us)?|contact(?: us| me)?|gallery|prices|menu|blog|services|work|portfolio|faq|events|find us|visit|book(?:ing)?|news|our story|team|reviews|store)$/iu;
const costing = /^(?:prices?|pricing|rates?|fees|costs?|tariff)$/iu;
const placed = /^(?:where|place|town|city|location|based(?: in)?)$/iu;

/** "* Turnaround: 5 working days": no heading of anything. */
const asSaid = (line: string): string => {
  const row =
    /^\s*[-*•]\s+(?:turnaround|lead time|delivery|open|opening|hours|since|est|experience|area|areas|covering)\s*:\s*(?<told>\S.*)$/iu.exec(
      line,
    )?.groups;
  const label = /turnaround|lead time/iu.exec(line)?.[0].toLowerCase();
  return row?.['told'] === undefined || label === undefined
    ? line
    : `${row['told'].replace(/\.$/u, '')} ${label}.`;
};

/** A list of labels from "name:" on: what it is called and what it is in one sentence over the rest of them. */
export const listOfLabels = (text: string): string => {
  const lines = text
    .trimStart()
    .split('\n')
    .map((line) =>
      line.replace(loose, (_, space: string, loud?: string, even?: string) => `${space}${loud ?? even}: `),
    );
  const rows = lines.map((line) => entry.exec(line)?.groups);
  const find = (label: RegExp): number =>
    rows.slice(0, 5).findIndex((row) => label.test(row?.['label']?.trim() ?? ''));
  const [name, what, place] = [find(named), find(said), find(placed)];
  const offered = find(offering);
  if (name !== 0 || (what < 0 && offered < 0)) return text;
  const told = (at: number): string => rows[at]?.['told']?.trim().replace(/\.$/u, '') ?? '';
  const where = place < 0 ? '' : ` ${/^\d/u.test(told(place)) ? 'at' : 'in'} ${told(place)}`;
  // Several prices behind one label are rows of a list.
  const prices = rows.findIndex(
    (row) =>
      costing.test(row?.['label']?.trim() ?? '') && (row?.['told']?.match(/[£$€]\s?\d/gu)?.length ?? 0) > 1,
  );
  const list =
    prices < 0
      ? []
      : [
          '',
          '## Prices',
          ...told(prices)
            .split(/,\s+(?=[^,]*[£$€]\s?\d)/u)
            .map((one) => `- ${one}`),
        ];
  // "want: home, shop, contact": the pages.
  const pages = rows.findIndex(
    (row) =>
      wanting.test(row?.['label']?.trim() ?? '') &&
      (row?.['told'] ?? '').split(/,\s*(?:and\s)?/u).every((one) => pageWords.test(one.trim())),
  );
  const asked = pages < 0 ? [] : ['', `Pages: ${told(pages)}.`];
  const goods = offered < 0 ? [] : [`Services: ${told(offered)}.`];
  const rest = [
    ...goods,
    ...lines.filter((_, at) => ![name, what, place, prices, pages, offered].includes(at)).map(asSaid),
    ...asked,
    ...list,
  ];
  const sort = what < 0 ? '' : `, ${told(what)}`;
  return [`Website for ${told(name)}${sort.replace(/\s+,/gu, ',')}${where}.`, '', ...rest].join('\n');
};
