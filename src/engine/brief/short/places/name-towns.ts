import { isKnownTown, isTownOrName, ordinaryWords } from '../../words/ordinary-words';

/** What stands behind a town: "asheville nc", "Hamilton ontario", "Nelson BC". */
const state =
  /^,?\s(?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|ia|ks|ky|la|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|on|bc|ab|qc|mb|sk|ns|nb|pei|nsw|qld|vic|tas|nz|uk|ontario|alberta|manitoba|newfoundland|nova scotia|new zealand|australia|south africa|ireland|colorado|montana|georgia|florida|texas|california|oregon|washington|maine|vermont|tasmania|india|canada)(?![\p{L}’'-])/iu;
const ordinaryStates = /^(?:al|co|de|hi|id|la|ma|me|mi|ms|mo|oh|ok|or|pa|in|on|ab|or)$/iu;
const before = /(?<![\p{L}’'-])(?<trade>\p{Ll}[\p{L}’'-]*)\s$/u;
const placed =
  /(?:^|[^\p{L}])(?:in|near|around|outside|from|at|covering|serving|across|of|for|to|and|&|the|based|downtown|north|south|east|west|central|greater|old|new|upper|lower|rural|inner|outer|via|like|style|by|with|called|named|st|mount|port|lake|fort|san|santa|los|las|la|my|our|is|are|we|i|cover|covers|cover|serve|serves|visit|round|mid|all|any|luton|or|n)\s$/iu;
const notBehind =
  /^\s?(?:style|based|style[sd]?|native|pizza|bun|steak|born|made|bred|blue|pudding|tea|dog|dogs|terriers?|cheese|van|vans|bakewell|sausage)\b/iu;
/** What nobody is called after: "lawn mowing Hamilton". */
const deed =
  /(?:ing|services?|repairs?|removals?|lessons|classes|hire|rentals?|storage|delivery|shop|store|salon|clinic|garage|cleaners|movers|installation|maintenance|care)$/iu;
const mostWords = 3;

const capitalise = (town: string): string =>
  town
    .replace(/(?<![\p{L}’'])\p{Ll}(?!(?:n|nd|pon|f|he)\b)/gu, (letter) => letter.toLocaleUpperCase('en'))
    // "perth wa"
    .replace(/\s(?:wa|nz|nsw|qld|vic|nt|bc|ns|mn|tn|nc|sc|va|wv|pa|ny|ma|nh|nm|ca|al)$/iu, (code) =>
      code.toUpperCase(),
    );

type Word = { readonly text: string; readonly start: number; readonly end: number };

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\p{L}[\p{L}.’'-]*/gu)].map(({ 0: word, index }) => ({
    text: word.replace(/[.’'-]+$/u, ''),
    start: index,
    end: index + word.replace(/[.’'-]+$/u, '').length,
  }));

/** A town that begins at a word: the longest that is known; none that is an ordinary word in small letters. */
function townAt(
  text: string,
  words: readonly Word[],
  at: number,
  isDeed: boolean,
): { readonly end: number } | undefined {
  for (let count = mostWords; count > 0; count -= 1) {
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) continue;
    const told = text.slice(first.start, last.end);
    const name = told.toLowerCase();
    // "head chef Florence"
    const isTown = isTownOrName(name) ? isDeed && /^\p{Lu}/u.test(told) : isKnownTown(name);
    if (/[^\p{L}\s.’'-]/u.test(told) || !isTown) continue;
    if (count === 1 && /^\p{Ll}/u.test(told) && (ordinaryWords().has(told) || told.length < 4)) continue;
    return { end: last.end };
  }
  return undefined;
}

/**
 * "plumber fort lauderdale same day", "bakery Thunder Bay": a town that stands right behind what is offered, as a sentence says
 * it: "plumber in Fort Lauderdale same day". Its readers know a place by the word before it and by its capitals.
 */
export function nameTowns(prompt: string): string {
  const words = wordsOf(prompt);
  for (const [at, { start }] of words.entries()) {
    if (at === 0 || start > 90) continue;
    const lead = prompt.slice(0, start);
    const trade = before.exec(lead)?.groups?.['trade'];
    const found = trade === undefined ? undefined : townAt(prompt, words, at, deed.test(trade));
    if (!found || placed.test(lead) || /["“”«]|\b(?:called|named)\b/iu.test(lead)) continue;
    const told = prompt.slice(start, found.end);
    const rest = prompt.slice(found.end);
    if (notBehind.test(rest) || (/^\s\p{Lu}\p{Ll}/u.test(rest) && !state.test(rest))) continue;
    const behind = state.exec(rest)?.[0] ?? '';
    const code = behind.replace(/^,?\s/u, '');
    const isCode =
      code.length > 0 && code.length <= 3 && !(ordinaryStates.test(code) && /^\p{Ll}/u.test(code));
    const written =
      behind === '' || (code.length <= 3 && !isCode)
        ? ''
        : ` ${isCode ? code.toUpperCase() : capitalise(code)}`;
    const left = written === '' ? rest : rest.slice(behind.length);
    return `${lead}in ${capitalise(told)}${written}${left}`;
  }
  return prompt;
}
