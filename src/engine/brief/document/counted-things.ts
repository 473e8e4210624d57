import { raise } from './wishes/rewrite-rules';

const count = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`;
/** "There are five rooms. The Sardine room is the smallest, … The Octopus and the Cuttlefish are doubles at 80 and 85." */
const counted = new RegExp(
  String.raw`(?<before>^|[.!?]\s+|\n\s*)(?:[Tt]here\sare|We\shave|I\shave|We\slet)\s${count}\s(?<what>(?:\p{L}+\s)?\p{L}+s)\.\s+(?<rest>(?:The\s\p{Lu}[^.\n]*(?:\.\d[^.\n]*)*\.\s*){2,})`,
  'gu',
);
const name = String.raw`\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*){0,2}(?:\s\p{Ll}{3,9})?`;
const pair = new RegExp(
  String.raw`^the\s(?<one>${name})\sand\s(?:the\s)?(?<other>${name})\sare\s(?<sort>\p{L}+)s(?<more>[^.]*?)\s(?:at|for)\s(?<first>[£$€]?\d+)\sand\s(?<second>[£$€]?\d+)$`,
  'iu',
);
const single = new RegExp(String.raw`^the\s(?<own>${name})\s(?:is|has|sleeps)\s(?<told>.+)$`, 'u');
const sign = /[£$€](?=\d)/u;
/** "… for 115", "…, that's 140": what it costs, where another sum of the list has its sign. */
const bare = /(?:,?\s(?:at|for|that['’]?s|which is|and costs|costs)\s|,\s)(?<sum>[£$€]?\d{2,4})$/u;

const rowsOf = (sentence: string, money: string): readonly string[] | null => {
  const text = sentence
    .trim()
    .replace(/\.$/u, '')
    .replace(/^The\s/u, 'the ');
  const priced = (sum: string): string => (sign.test(sum) ? sum : `${money}${sum}`);
  const two = pair.exec(text)?.groups;
  if (two)
    return [
      `${two['one']}: ${two['sort']}${two['more'] ?? ''}, ${priced(two['first'] ?? '')}`,
      `${two['other']}: ${two['sort']}${two['more'] ?? ''}, ${priced(two['second'] ?? '')}`,
    ];
  const { own, told = '' } = single.exec(text)?.groups ?? {};
  if (own === undefined) return null;
  const sum = bare.exec(told)?.groups?.['sum'];
  return [`${own}: ${sum === undefined ? told : `${told.replace(bare, '')}, ${priced(sum)}`}`];
};

/** Things that a brief counts and then goes through in sentences, as a list with one to a line; a sum without its sign has that of the others. */
export const countedThings = (text: string): string =>
  text.replace(counted, (whole: string, ...found: unknown[]) => {
    const { before = '', what = '', rest = '' } = found.at(-1) as Record<string, string | undefined>;
    const money = sign.exec(rest)?.[0] ?? '';
    const sentences = rest.split(/(?<=\.)\s+|,\sand\s(?=the\s\p{Lu})/u).filter((one) => one.trim() !== '');
    const rows = sentences.map((one) => rowsOf(one, money));
    if (money === '' || rows.some((row) => row === null)) return whole;
    const lines = rows.flatMap((row) => row ?? []).map((row) => `- ${row}`);
    return `${before.trimEnd()}\n\n${raise(what)}:\n${lines.join('\n')}\n\n`;
  });
