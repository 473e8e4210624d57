import type { Brief } from '@/domain/site/brief';
import { findMotif } from '../../compose/art/find-motif';

/** Motifs that words for any business call up; the kind's own pictures say more. */
export const vague = new Set([
  'shopfront',
  'shelf',
  'browser',
  'phone',
  'document',
  'portrait',
  'laptop',
  'city',
  'house',
  'heart',
  'plate',
  'dish',
  'rocket',
  'chat',
  'envelope',
  'clock',
]);

/**
 * The motif that some words of a prompt call up, in a list; empty where none is known. With `isSure` no word counts that
 * says how something is done and not what.
 */
export function showWords(
  text: string,
  passed: ReadonlySet<string> = vague,
  isSure = false,
): readonly string[] {
  // "driving school": what is taught there says more than its walls.
  const taught = /^(?<what>.*\p{L}{3})\sschools?$/iu.exec(text.trim())?.groups?.['what'];
  const shown = taught === undefined ? null : findMotif(taught, passed, isSure);
  if (shown !== null) return [shown];
  const motif = text.trim() === '' ? null : findMotif(text, passed, isSure);
  return motif === null ? [] : [motif];
}

/** What a prompt is about stands before its first comma. Neither the name nor a colour is a subject: "Oak & Gold". */
export function openingOf(brief: Brief): string {
  const spans = [
    ...(brief.name?.spans ?? []),
    ...(brief.place?.spans ?? []),
    ...brief.colours.flatMap(({ spans: where }) => where),
  ];
  const bare = spans.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    brief.prompt,
  );
  return /^[^,.;:\n]*/u.exec(bare)?.[0] ?? '';
}
