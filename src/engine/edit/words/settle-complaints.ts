import { makePart, phraseRange } from './read-command';
import type { Part } from './read-command';

const verdict =
  '(?:too|so|very|really|pretty|quite|kinda|way too|far too|much too|a bit too) \\S+(?: \\S+)?|ugly|boring|bad|awful|wrong|dull|outdated|old|old-fashioned|confusing|misleading|messy|crowded|cramped|plain|bland|hard to see|hard to read|hard to find|in wrong place|off|weird|odd|strange|not (?:good|nice|great|right|clear|readable|visible|true|correct)';
const complaint = new RegExp(
  `^(?<what>.+?) (?:is|are|looks?|feels?|seems?|'s) (?:still |now |all )?(?:${verdict})$`,
);
const pronouns = new Set(['it', 'them', 'that', 'this']);

/**
 * "The headline is too long, make it “Open daily”": what was found fault with takes the place of the pronoun that
 * follows. A complaint without a remedy stays as it is.
 */
export function settleComplaints(parts: readonly Part[]): readonly Part[] {
  const [first, second, ...rest] = parts;
  const match = first && second ? new RegExp(complaint.source, 'd').exec(first.plain) : null;
  const range = match?.indices?.groups?.what;
  if (!first || !second || !range || pronouns.has(match?.groups?.what ?? '')) return parts;
  const isRemedy = second.tokens.some(({ plain }) => pronouns.has(plain));
  if (!isRemedy) return parts;
  const named = phraseRange(first, range[0], range[1]);
  const settle = (part: Part): Part => {
    const tokens = part.tokens.flatMap((token) => (pronouns.has(token.plain) ? named : [token]));
    return { ...makePart(tokens, part.command, part.picked), source: part.source };
  };
  // "…, also make them navy" is a second wish beside what the complaint asks for.
  const isMore = /\b(?:also|too and|as well)\b/i.test(first.command) && /\btoo \S+$/.test(first.plain);
  return [...(isMore ? [first] : []), settle(second), ...rest.map(settle)];
}
