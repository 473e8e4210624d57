const kin = String.raw`(?:mum|mom|mam|dad|wife|husband|sister|brother|daughter|son|aunt|auntie|uncle|nan|gran|grandma|grandad|friend|mate|neighbour|partner|boss|cousin|girlfriend|boyfriend)`;
/** "my sister's pottery studio": a pottery studio. */
const owned = String.raw`(?:my|our)\s(?:\p{L}+\s)?${kin}['’]s\s(?:(?:new|little|small|own)\s)?(?=(?<next>\p{Ll})\p{L}+\s)`;
const ownedFirst = new RegExp(String.raw`^\s*${owned}`, 'iu');
const ownedBehind = new RegExp(String.raw`(?<=\b(?:for|about)\s)${owned}`, 'iu');
/** ", she's hopeless with computers": why somebody else writes. */
const helpless =
  /,?\s(?:because\s|as\s|who(?:['’]s|\sis)\s|(?:she|he)(?:['’]s|\sis)\s|they(?:['’]re|\sare)\s)(?:\p{L}+\s)?(?:hopeless|useless|rubbish|terrible|no good|not (?:very\s)?(?:good|great)|bad)\s(?:with|at|on)\s(?:computers?|tech(?:nology)?|the internet|websites?|this (?:stuff|sort of thing)|all this|anything (?:online|digital)|it all)\b/giu;
const favour =
  /,?\s(?:so\s|and\s|because\s)?(?:i['’]?m|i am|we['’]?re|we are)\s(?:doing|making|writing|sorting|setting|building)\s(?:it|this|one|the (?:web)?site|that)\s(?:out\s|up\s|down\s)?(?:for|on behalf of|as)\s(?:her|him|them|a)\b[^.!?\n]*/giu;
/** "She's called Imogen Farr, trained at …": who it is, by name. */
const called =
  /(?<=^|[.!?]\s+|\n)(?:she|he)(?:['’]s|\sis)\scalled\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}),?\s(?:and\s)?(?=(?:was|is|has|trained|studied|worked|grew|started|used|learned|learnt|spent|came|lives|makes|teaches|qualified)\b)/giu;
/** "She does three things really: …" */
const things =
  /(?<=^|[.!?]\s+|\n)(?:she|he|they|we|i)\s(?:really\s|basically\s|mainly\s)?do(?:es)?\s(?:two|three|four|five|several|a few)\s(?:main\s)?things(?:\s(?:really|mainly|basically))?\s?[:,–—-]\s*(?<told>[^.\n]*)\.?/giu;
/** "A gift voucher page would be good too: vouchers are £25 …" */
const goodToo =
  /(?<=^|[.!?]\s+|\n)(?:and\s|also\s|maybe\s)?an?\s(?<page>\p{L}+(?:\s\p{L}+){0,2})\spage\s(?:would|could)\sbe\s(?:really\s)?(?:good|great|nice|lovely|useful|handy|helpful)(?:\s(?:too|as well|also))?\s?[:–—-]\s*(?=\S)/giu;
/** "and put a bit on the front saying what's coming up: the open weekend …" */
const onFront =
  /(?<=^|[.!?]\s+|\n)(?:and\s|also\s|please\s)*(?:put|have|add)\s(?:a\s(?:bit|note|line|box|section|banner)|something)\s(?:on|at)\s(?:the\s)?(?:front|top|front page|home ?page|first page)\s(?:saying|with|about|telling people|for)\s(?:what(?:['’]s|\sis)\s)?(?=(?<first>\p{Ll})[^.:\n]{2,30}:\s)/giu;

/** Whether what a sentence lists is told below, each in a paragraph that begins with it: "classes first. …", "membership: …". */
const isToldBelow = (told: string, text: string): boolean =>
  told.split(/,\s+|\sand\s/u).filter((one) => {
    const last = /(\p{L}{4,})\W*$/u.exec(one)?.[1];
    return last !== undefined && new RegExp(`\\n\\s*(?:the\\s)?${last}(?!\\p{L})`, 'iu').test(text);
  }).length > 1;

/** "ok so this is for a …": what the site is for. */
const opening =
  /^\s*(?:(?:hi|hello|ok(?:ay)?|right|so|well)[\s,!.]+)*(?:this|it)(?:['’]s|\sis)\sfor\s(?=an?\s)/iu;

const articleOf = (next: string): string => (/[aeiou]/iu.test(next) ? 'an' : 'a');
/** "Extra bits: put the menu on a page of its own": wishes, by whatever they are called. */
const extras =
  /(?<=^|\n)(?:(?:a few |some )?(?:extra|other|last|further) (?:bits|things|notes)|extras|bits and bobs|one more thing|and finally|p\.?s\.?)\s?[:–—-]\s*(?=(?:please\s)?(?:put|make|use|keep|have|add|set|show|don['’]t|no|not)\b)/giu;

/** "put the menu on its own page with the date" */
const ownPage =
  /\bput (?<what>(?:the|our|my) \p{L}+(?:\s\p{L}+)?) on (?:its own page|a page of its own|a separate page)(?:\swith [^,.\n]{3,30})?/giu;

const raise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A brief that somebody writes for somebody else, as the one whom the site is for would have it: by name, and without why they do not write themselves. */
export const toldForAnother = (text: string): string =>
  text
    .replace(helpless, '')
    .replace(favour, '')
    .replace(ownedFirst, (_all, next: string) => `Website for ${articleOf(next)} `)
    .replace(ownedBehind, (_all, next: string) => `${articleOf(next)} `)
    .replace(ownPage, 'have a page for $<what>')
    .replace(extras, 'Wishes: ')
    .replace(opening, 'Website for ')
    .replace(called, '$<who> ')
    .replace(things, (all: string, told: string) => (isToldBelow(told, text) ? '' : all.replace(/^[^:,–—-]+[:,–—-]\s*/u, 'What we do: ')))
    .replace(goodToo, (_all, page: string) => `There should be a ${page} page. ${raise(page)}: `)
    .replace(new RegExp(onFront.source + String.raw`\p{Ll}`, onFront.flags), (_all, first: string) => first.toUpperCase()); // prettier-ignore
