import { limits } from '../limits';

/** Leading phrases that say "make this" and nothing about the site (specification §9), longest first. */
const leadingPhrases = [
  'a professional high-resolution static design mockup of',
  'a high-resolution static design mockup of',
  'a static design mockup of',
  'please',
  'can you',
  'could you',
  'i want you to',
  'i would like',
  "i'd like",
  'i want',
  'i need',
  'create me',
  'make me',
  'build me',
  'create',
  'generate',
  'design',
  'develop',
  'make',
  'build',
  'write',
] as const;

const quotePairs = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['„', '“'],
  ['`', '`'],
]);

/** The description on a project's card: its first message without quotes around it or "Create …" before it, at most 150 characters. */
export function describeProject(prompt: string): string {
  const text = shorten(stripLeadingPhrases(stripWrappingQuotes(collapse(prompt.slice(0, 4000)))));
  return text;
}

/** What a project is called before its brief is known: the first words of the prompt. */
export function provisionalName(prompt: string): string {
  const described = stripLeadingPhrases(stripWrappingQuotes(collapse(prompt.slice(0, 400))));
  const words = described
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(' ')
    .slice(0, 6)
    .join(' ')
    .replace(/[.,;:!?]+$/u, '');
  return words.slice(0, 48).trim() || 'New site';
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function stripWrappingQuotes(text: string): string {
  const closing = quotePairs.get(text.charAt(0));
  if (!closing || text.length < 2 || !text.endsWith(closing)) return text;
  const inner = text.slice(1, -1);
  return inner.includes(text.charAt(0)) || inner.includes(closing) ? text : inner.trim();
}

function stripLeadingPhrases(text: string): string {
  let rest = text;
  for (;;) {
    const lower = rest.toLowerCase();
    const phrase = leadingPhrases.find((candidate) => lower.startsWith(`${candidate} `));
    if (!phrase) break;
    rest = rest.slice(phrase.length + 1).trimStart();
  }
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

function shorten(text: string): string {
  if (text.length <= limits.descriptionMaxCharacters) return text;
  const cut = limits.descriptionMaxCharacters - 3;
  const sentence = /^.*?[.!?](?=\s)/u.exec(text)?.[0];
  if (sentence && sentence.length <= cut) return `${sentence.replace(/[.!?]+$/u, '')}...`;
  return `${text.slice(0, cut)}...`;
}
