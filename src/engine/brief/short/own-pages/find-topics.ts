import type { FoundPages } from './find-own-pages';
import { readNameList, type ListedName } from './read-name-list';

/** What a handbook has besides its topics. */
const besides =
  /^(?:(?:the )?(?:\d{1,2}|top \d{1,2}|two|three|four|five|six|eight|ten)\s.*|(?:most|top)[- ](?:viewed|read|asked|popular)\s.*|popular (?:articles|topics|questions)|features|contributors|(?:link to|links to)\s.*|(?:\p{L}+ )*links?|(?:\S+ ){0,2}(?:install(?:ation)?|setup) command(?:\s.*)?|code samples|props? tables?|(?:\p{L}+ )?badges|(?:an? )?(?:full[- ]text |site )?search(?:able|es)?(?:\s.*)?|(?:one|a single) (?:click|tap)|contact(?:\s.*)?|(?:light and )?dark mode(?:\s(?:toggle|switch))?|(?:light|dark) ?\/ ?(?:dark|light)(?:\s.*)?|(?:left |right )sidebar|faqs?|questions|change ?logs?(?: page)?|changes|release notes|sidebar|code (?:copy|blocks?)(?:\s.*)?|downloads?|log ?in|newsletter|feedback|home|start page|(?:code )?(?:examples|samples|snippets)(?:\s(?:in|for)\s.*)?|screenshots|(?:live )?demo|table of contents|breadcrumbs?|copy(?: to clipboard)? buttons?(?:\s.*)?|syntax highlighting|(?:[\p{L}-]+\s){0,2}(?:toggle|switch|switcher|picker|selector|dropdown|toolbar|buttons?|badges?|widget|links|navigation|shortcut hints))$/iu;
/** How the site looks is no topic, and ends the list. */
const look =
  /^(?:in|dark|light|minimal|modern|clean)\b|\b(?:style|colou?rs?|theme|look|design|layout|fonts?|palette)$/iu;
const examples = /\b(?:examples|samples|snippets)\sin\s[^.;\n]*$/iu;
const coded =
  /^(?:curl|python|javascript|typescript|node(?:\.js)?|ruby|php|go|java|rust|c#|swift|kotlin|bash|elixir)(?:\s(?:and|with)\s.*)?$/iu;
const leads =
  /(?::|\b(?:covering|topics?|chapters?|articles? (?:on|about|for)|sections? (?:on|for|about|called)|pages? (?:on|for|about|called)|guides? (?:to|on|for)|with)|\b(?:help cent(?:re|er)|handbook|manual|docs|documentation|knowledge base)\b[^.:;,\n]{0,50},(?= how\b))\s+/giu;
const listed = /^[^.;:\n]*?,/u;

/** Splits a whole list, of which some entries are no topics: "orders, refunds, search" has two. */
function topicsOf(prompt: string, from: number): ListedName[] {
  const names: ListedName[] = [];
  let at = from;
  for (let turn = 0; turn < 20 && at < prompt.length; turn += 1) {
    const [next] = readNameList(prompt.slice(at), at);
    const rest = prompt.slice(at);
    const skipped = /^[^,;.:\n]+/u.exec(rest)?.[0] ?? '';
    if (next && look.test(next.name) && !besides.test(next.name)) break;
    // "code examples in curl and Python": the second of them is no topic either.
    const isLanguage = coded.test(next?.name ?? '') && examples.test(prompt.slice(0, at));
    if (next && !besides.test(next.name) && !isLanguage) names.push(next);
    else if (!isLanguage && (skipped === '' || !besides.test(skipped.trim()))) break;
    const end = next ? next.end : at + skipped.length;
    const gap = /^\s?(?:,\s?(?:and\s|&\s)?|\sand\s|\s?&\s)\s*/u.exec(prompt.slice(end));
    if (!gap) break;
    at = end + gap[0].length;
  }
  return names;
}

/** The topics that the prompt of a handbook lists; null when it lists fewer than two. */
export function findTopics(prompt: string): FoundPages | null {
  for (const lead of prompt.matchAll(leads)) {
    const from = lead.index + lead[0].length;
    if (!listed.test(prompt.slice(from))) continue;
    const names = topicsOf(prompt, from);
    const [first, last] = [names[0], names.at(-1)];
    if (!first || !last || names.length < 2) continue;
    return { noun: 'topic', section: 'article', names, start: first.start, end: last.end };
  }
  return null;
}
