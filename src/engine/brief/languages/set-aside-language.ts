import type { Brief } from '@/domain/site/brief';
import { readAskedLanguage } from './read-asked-language';

/** "in Hebrew" behind the site that is asked for, with its place in the prompt. */
export type AskedAside = { readonly at: number; readonly length: number; readonly code: string };

const site = /\b(?:web ?site|site|web ?page|page|landing page|shop|store|portfolio|app)\s$/iu;
const aside = /\bin\s\p{Lu}\p{Ll}+\s(?=(?:for|about|called|named|of|that)\b)/u;

/** Where "Website in Hebrew for Noa Levi" parts the site from whose it is; null where nothing stands between them. */
export function findAskedAside(prompt: string): AskedAside | null {
  const asked = readAskedLanguage(prompt);
  const found = asked ? aside.exec(prompt.slice(0, 200)) : null;
  if (!asked || !found || !site.test(prompt.slice(0, found.index))) return null;
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
  const { language, prompt: _prompt, ...rest } = brief;
  return {
    ...(shifted(rest, asked) as Omit<Brief, 'language' | 'prompt'>),
    prompt,
    language: { ...language, spans: [{ start: asked.at, end: asked.at + asked.length - 1 }] },
  };
};
