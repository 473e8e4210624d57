import { raise } from './wishes/rewrite-rules';

/** "A page for each of: back pain, knee pain and running injuries." */
const eachOf =
  /(?:^|(?<=[.!?]\s|\n))(?:(?:we|i)(?:['’]d|\swould)?\s(?:like|need|want)\s|there\sshould\sbe\s)?(?:an?|one)\s(?:separate\s|own\s|short\s)?page\s(?:for|about|on)\seach(?:\sof)?(?:\s(?:these|them|the\sfollowing|our\s\p{L}+))?\s?[:–—-]\s*(?<list>[^.:\n]{6,200})\.\s*/iu;
/** "A page for prices, one for the team, and a contact page with a form that asks for …" */
const others =
  /(?:^|(?<=[.!?]\s|\n))(?:(?:and|also|plus),?\s)?(?<list>an?\s(?:\p{L}+\s)?page\s(?:for|about|on|with)\s[^.:\n]{3,240})\.\s*/iu;
const withForm =
  /\s(?:with|and)\san?\s(?:\p{L}+\s)?form\s(?:that|which|asking|for|with|to)\b(?:\s(?:asks?|asking)(?:\sfor)?)?\s?(?<fields>.*)$/iu;
/** "Each should say what causes it and how many sessions people usually need (back pain 3 to 5, knee pain 4 to 6)." */
const each =
  /(?:^|(?<=[.!?]\s|\n))(?:each|every\spage|they|all)\s(?:of\sthem\s)?(?:should|must|needs?\sto|has\sto)\s[^.()]*\((?<facts>[^()]{6,240})\)\.?\s*/iu;
const lastAsked =
  /^.*(?:,\s(?:and\s)?|\sand\s|\s)(?<what>(?:how|what|when|where|which|who)\s[^,()]{4,60})$/iu;
const commas = /,\s+(?:and\s+)?|\s+and\s+/u;

const titleIn = (entry: string): string =>
  raise(
    entry
      .trim()
      .replace(/^(?:and\s)?(?:an?|one|another)\s(?:(?:\p{L}+\s)?page\s)?(?:for|about|on|with)\s(?:the\s|our\s)?/iu, '')
      .replace(/^(?:and\s)?an?\s(?=.+\spage$)/iu, '')
      .replace(/\spage$/iu, '')
      .replace(/^(?:the|our)\s/iu, ''),
  ); // prettier-ignore

/**
 * A brief that wants a page for each of some things, as an outline of those pages: with what it tells of each in brackets under
 * its title, and the fields of a form in a sentence of their own. Another text as it stands.
 */
export const eachOfPages = (text: string): string => {
  const led = eachOf.exec(text);
  const list = led?.groups?.['list'];
  if (!led || list === undefined) return text;
  const titles = list.split(commas).map(titleIn);
  let rest = text.replace(led[0], '');
  const more = others.exec(rest);
  const said: string[] = [];
  let further: string[] = [];
  if (more?.groups?.['list'] !== undefined) {
    const fields = withForm.exec(more.groups['list'])?.groups?.['fields'];
    further = more.groups['list'].replace(withForm, '').split(commas).map(titleIn);
    rest = rest.replace(more[0], '');
    if (fields !== undefined) said.push(`Please add a form with ${fields}.`);
  }
  const told = each.exec(rest);
  const facts = told?.groups?.['facts']?.split(/,\s+(?:and\s+)?/u) ?? [];
  const what = lastAsked.exec(told?.[0].split('(')[0]?.trim() ?? '')?.groups?.['what'];
  const factOf = (title: string): string => {
    const fact = facts.find((one) => one.toLowerCase().startsWith(title.toLowerCase()));
    const figure = fact?.slice(title.length).replace(/^[\s:–—-]+/u, '') ?? '';
    return figure === '' ? '' : `\n${what === undefined ? '' : `${raise(what)}: `}${raise(figure)}.`;
  };
  if (told && titles.filter((title) => factOf(title) !== '').length > 1) rest = rest.replace(told[0], '');
  const pages = [...titles, ...further].filter((title) => !/^home$/iu.test(title));
  const outline = ['Home', ...pages].map((title) => `## ${title} page${factOf(title)}`);
  return [rest.trimEnd(), ...said, ...outline].join('\n\n');
};
