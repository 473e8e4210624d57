import { capitalise } from '../../capitalise';

const body = String.raw`(?:Council|Society|Trust|Club|Association|Church|Chapel|School|Academy|College|Choir|Band|Orchestra|Museum|Hall|Centre|Institute|Guild|Federation|Union|Library|Nursery|Hospice|Charity|Foundation|Group|Partnership)`;
const office = String.raw`(?:parish\s)?(?:clerk|secretary|chair(?:man|woman|person)?|treasurer|manager|administrator|bursar|curator|warden|vicar|head ?teacher|editor|organiser|president|captain|coordinator)`;
/** "I'm the clerk to Thornbeck Parish Council and we have been told we need a website": whose site it is. */
const officer = new RegExp(
  String.raw`^(?<lead>\s*)(?:I['’]m|I am)\s(?:\p{Lu}\p{L}+,?\s)?(?:the|an?)\s${office}\s(?:to|of|for|at|with)\s(?:the\s)?(?<name>(?:\p{Lu}[\p{L}’'&.-]*\s(?:of\s|and\s|the\s|&\s)*){1,5}${body})(?<rest>[^.\n]*)[.]\s*`,
  'u',
);
const ofSite = /\b(?:web ?site|site|page)s?\b/iu;

/** "On finance it has to say that the precept is £18,400, that the accounts are audited, and that anybody may look." */
const onPage =
  /(?<=^|[.!?]\s|\n)On\s(?<page>\p{Ll}[\p{L} ]{2,24}?),?\s(?:(?:it|we|the page)\s(?:has to|have to|must|should|needs? to|want to)\s(?:say|tell (?:people|visitors)|explain|mention|state|make clear)\s)?that\s(?<told>[^.!?\n]+(?:\.\d[^.!?\n]*)*)[.]/gu;
const thats =
  /,?\s(?:and\s)?that\s(?=(?:the|an?|we|our|it|they|there|anybody|everybody|nobody|people|all|no|you|each|\p{Lu})\s?)/gu;
/** "The villages page could say a bit about each: Thornbeck has the school; Nether Sill has the church." */
const pageCould =
  /(?<=^|[.!?]\s|\n ?)The\s(?<page>\p{Ll}[\p{L} ]{2,24}?)\spage\s(?:could|can|might|should|may)\s(?:say|tell|have|list|show)\s[^:.\n]{0,40}:\s(?<told>[^.\n]+)[.]/gu;
const hasVerb = /\s(?:is|are|has|have|was|were|will|can|stands|runs|lies|belongs|opens)\s/u;

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]{}\\]/gu, String.raw`\$&`);
const isNamed = (page: string, text: string): boolean =>
  new RegExp(String.raw`\bpages\b[^.\n]*\b${escaped(page)}\b`, 'iu').test(text);

/** "…, and I am writing this on behalf of our audiologist": who writes. */
const onBehalf =
  /,?\sand\s(?:i|we)(?:['’](?:m|re)|\s(?:am|are))\swriting\s(?:(?:this|to you)\s)?(?:on behalf of|for|because)\s(?:(?:Dr|Mrs?|Ms)\.\s|[^.\n])*/giu;

/** What a letter says of the pages that it names, under their titles, and whose site it is by the office of who writes. */
export const saidOfPages = (text: string): string => {
  const signed = text.replace(officer, (...found: unknown[]) => {
    const { lead = '', name = '', rest = '' } = found.at(-1) as Record<string, string | undefined>;
    return ofSite.test(rest) || rest.trim() === '' ? `${lead}Website for ${name}. ` : (found[0] as string);
  });
  return signed
    .replace(onBehalf, '')
    .replace(onPage, (whole: string, ...found: unknown[]) => {
      const { page = '', told = '' } = found.at(-1) as Record<string, string | undefined>;
      if (!isNamed(page, signed)) return whole;
      return `\n${capitalise(page)}: ${told
        .split(thats)
        .map((one) => `${capitalise(one.trim())}.`)
        .join(' ')}\n`;
    })
    .replace(pageCould, (whole: string, ...found: unknown[]) => {
      const { page = '', told = '' } = found.at(-1) as Record<string, string | undefined>;
      if (!isNamed(page, signed)) return whole;
      const parts = told.split(/;\s+/u);
      const said =
        parts.length > 1 && parts.every((one) => hasVerb.test(one))
          ? parts.map((one) => `${capitalise(one.trim())}.`).join(' ')
          : `${told}.`;
      return `\n${capitalise(page)}: ${said}\n`;
    });
};
