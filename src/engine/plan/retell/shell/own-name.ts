import type { Brief, Slot } from '@/domain/site/brief';
import { findTold } from '../../../brief/offer/find-told';

const run =
  /(?<![\p{L}'’&-])(?:The\s)?\p{Lu}[\p{L}'’-]*(?:[ ](?:&|and|of|the|on|for|in)?[ ]?\p{Lu}[\p{L}'’-]*){0,5}/gu;
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/gu, 'and')
    .replace(/[^\p{L}\d]/gu, '');
const mail = /@([a-z\d-]{4,40})\.|\bwww\.([a-z\d-]{4,40})\./giu;
const welcome =
  /\bWelcome to (?:the\s)?((?:\p{Lu}[\p{L}'’&-]*|of|the|and|&)(?:\s(?:\p{Lu}[\p{L}'’&-]*|of|the|and|&))*)/u;
const shared = /^(?:gmail|hotmail|outlook|yahoo|icloud|btinternet|aol|proton|live|mail|sky|talktalk|me)$/iu;

/** "Two Sisters Cottages" for hello@twosisters.example: the words in capitals that begin with the address or make it up. */
const byMail = (prompt: string): Slot<string> | null => {
  const hosts = [...prompt.matchAll(mail)].flatMap(([, one, two]) => bare(one ?? two ?? '')).filter((host) => !shared.test(host)); // prettier-ignore
  const fits: { text: string; start: number }[] = [];
  for (const { 0: text, index } of prompt.matchAll(run)) {
    const words = text.split(' ');
    // "Welcome to Lindfield Dental Care": any run of the words may be the name.
    for (let from = 0; from < words.length; from += 1)
      for (let to = words.length; to > from; to -= 1) {
        const part = words.slice(from, to).join(' ');
        const letters = bare(part.replace(/^The\s/u, ''));
        const isFit = hosts.some(
          (host) => host === letters || host === bare(part) || (to === words.length && letters.startsWith(host) && host.length > 6) || (host.startsWith(letters) && letters.length > 6 && letters.length * 1.6 > host.length), // prettier-ignore
        );
        if (isFit && /^\p{Lu}/u.test(part) && part.includes(' ')) {
          const start = index + words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
          fits.push({ text: part, start });
        }
      }
  }
  const best = fits.toSorted((one, other) => other.text.length - one.text.length)[0];
  return best
    ? { value: best.text, spans: [{ start: best.start, end: best.start + best.text.length }] }
    : null;
};

const bearing = /\b(?:called|named|name is|name:|we are|welcome to|business|company|website for|site for|at)\s(?:the\s)?["“‘']?$/iu; // prettier-ignore

/** polruanboats@…, of somebody at Polruan who mends boats: words of the prompt that the address is made of. */
const byParts = (prompt: string): Slot<string> | null => {
  const [span] = [...prompt.matchAll(mail)].filter(([, one, two]) => !shared.test(bare(one ?? two ?? '')));
  const host = bare(span?.[1] ?? span?.[2] ?? '');
  if (!span || host.length < 7) return null;
  const known = new Map([...prompt.matchAll(/\p{L}{3,}/gu)].map(([word]) => [bare(word), word]));
  for (let at = 3; at < host.length - 2; at += 1) {
    const [first, last] = [known.get(host.slice(0, at)), known.get(host.slice(at))];
    if (first === undefined || last === undefined || !/^\p{Lu}/u.test(first)) continue;
    const value = `${first} ${last.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`;
    return { value, spans: [{ start: span.index, end: span.index + span[0].length }] };
  }
  return null;
};

/** Whether a name is one that the prompt mentions late, and of which nothing says that it is the owner's. */
const isMentioned = ({ spans }: Slot<string>, prompt: string): boolean => {
  const start = spans[0]?.start ?? 0;
  return start > 300 && !bearing.test(prompt.slice(Math.max(0, start - 30), start));
};

/** The name that a long prompt's own address bears out, where the one that was read has nothing of it. */
export const ownName = ({ name, prompt }: Brief): Slot<string> | null => {
  const greeted = welcome.exec(prompt);
  if (
    greeted?.[1] !== undefined &&
    (name === null ||
      (greeted[1] !== name.value && (greeted[1].endsWith(name.value) || greeted[1].startsWith(name.value))))
  ) {
    const start = greeted.index + greeted[0].length - greeted[1].length;
    return { value: greeted[1], spans: [{ start, end: start + greeted[1].length }] };
  }
  const host = [...prompt.matchAll(mail)].map(([, one, two]) => bare(one ?? two ?? ''));
  const [first = ''] = bare(name?.value ?? '').match(/.{5}/u) ?? [];
  // rosalind@achterberg.example of Rosalind Achterberg: the surname bears it out as well.
  const words = (name?.value ?? '').split(/\s+/u).map(bare);
  const isBorne =
    (first !== '' && host.some((one) => one.includes(first))) ||
    words.some((word) => word.length > 4 && host.includes(word));
  if (name && isBorne) return name;
  const borne = byMail(prompt);
  // "We are called The Halfway Lights … Grace at Lantern Agency, grace@lantern.example": the address of somebody else.
  const isTold = name !== null && findTold(prompt)?.value.startsWith(name.value) === true;
  const isAkin = borne !== null && name !== null && (bare(borne.value).includes(bare(name.value)) || bare(name.value).includes(bare(borne.value))); // prettier-ignore
  if (borne && (!isTold || isAkin)) return borne;
  return name === null || isMentioned(name, prompt) ? (byParts(prompt) ?? name) : name;
};
