import type { Brief } from '@/domain/site/brief';
import { findLexicon } from '../words/lexicons';
import { findAskedAbroad } from './asked-abroad';
import { readAskedLanguage } from './read-asked-language';
import { directionOf } from './written-languages';

/** "in Hebrew" behind the site that is asked for, with its place in the prompt. */
export type AskedAside = {
  readonly at: number;
  readonly length: number;
  readonly code: string;
  /** Whether the prompt itself is in a third language, and is read as such: "Página web en alemán". */
  readonly isAbroad?: boolean;
};

const site = /\b(?:web ?site|site|web ?page|page|landing page|shop|store|portfolio|app)\s$/iu;
const aside = /\bin\s\p{Lu}\p{Ll}+\s(?=(?:for|about|called|named|of|that)\b)/u;

/** Where "Website in Hebrew for Noa Levi" parts the site from whose it is; null where nothing stands between them. */
export function findAskedAside(prompt: string): AskedAside | null {
  const asked = readAskedLanguage(prompt);
  const found = asked ? aside.exec(prompt.slice(0, 200)) : null;
  const abroad = asked ? null : findAskedAbroad(prompt);
  if (abroad) return { ...abroad, isAbroad: true };
  if (!asked) return null;
  if (!found || !site.test(prompt.slice(0, found.index))) return null;
  const isSame = asked.span.start < found.index + found[0].length && asked.span.end > found.index;
  return isSame ? { at: found.index, length: found[0].length, code: asked.code } : null;
}

const shifted = (value: unknown, { at, length }: AskedAside): unknown => {
  if (Array.isArray(value)) return value.map((one) => shifted(one, { at, length, code: '' }));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const { start, end } = value as { start?: unknown; end?: unknown };
  if (entries.length === 2 && typeof start === 'number' && typeof end === 'number')
    return { start: start >= at ? start + length : start, end: end > at ? end + length : end };
  return Object.fromEntries(entries.map(([key, one]) => [key, shifted(one, { at, length, code: '' })]));
};

/** What was read of a prompt without those words, with every span where it stands in the whole. */
export const withAside = (brief: Brief, prompt: string, asked: AskedAside): Brief => {
  const { language, prompt: _prompt, ...read } = brief;
  // "w Zakopanem": the case of one language says nothing in another.
  const town =
    asked.isAbroad && read.place ? findLexicon(read.spoken)?.places?.[read.place.value] : undefined;
  const rest = read.place && town !== undefined ? { ...read, place: { ...read.place, value: town } } : read;
  return {
    ...(shifted(rest, asked) as Omit<Brief, 'language' | 'prompt'>),
    prompt,
    language: {
      ...language,
      value: asked.code,
      spans: [{ start: asked.at, end: asked.at + asked.length - 1 }],
    },
    direction: directionOf(asked.code),
  };
};
