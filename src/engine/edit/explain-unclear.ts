import type { EditOutcome } from '@/domain/site/edit';
import type { SiteDraft } from './draft/site-draft';
import type { StepResult } from './intent';
import { suggestFor } from './suggest-commands';
import type { Part } from './words/read-command';

/** Words of a command and the intents they hint at, for the nearest commands. */
const hints: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:colou?rs?|dark|light|green|red|blue|pink|black|white|background|gradient|theme)\b/i,
    ['set-color', 'set-theme'],
  ],
  [
    /\b(?:texts?|words?|say|write|heading|title|slogan|copy|poem|rename|sentence)\b/i,
    ['set-text', 'rename-page'],
  ],
  [/\b(?:font|typeface|letters?|bold|size|bigger|smaller)\b/i, ['set-font', 'set-size']],
  [
    /\b(?:add|new|insert|include|need|form|section|block|widget|map|video|slider|chat|login)\b/i,
    ['add-section', 'add-page'],
  ],
  [/\b(?:move|order|above|below|before|after|swap|first|last|top|bottom)\b/i, ['move-section']],
  [/\b(?:remove|delete|hide|without|no)\b/i, ['remove-section']],
  [/\b(?:page|menu|nav|link)\b/i, ['add-page', 'rename-page']],
  [/\b(?:price|cost|cheaper|€|\$)\b/i, ['set-price']],
  [/\b(?:space|spacing|padding|margin|layout|corners?|round|shadow)\b/i, ['set-spacing', 'set-radius']],
];

/**
 * The answer when nothing could be done: why, and the nearest commands that do work on this site. `attempted` is the
 * reason of the intent that understood it, if one did.
 */
export function explainUnclear(
  draft: SiteDraft,
  part: Part | null,
  page: string,
  attempted: StepResult | null,
): EditOutcome {
  const words = part?.source ?? '';
  const intents = hints.filter(([pattern]) => pattern.test(words)).flatMap(([, names]) => names);
  const nearest = draft.pages().length === 0 ? [] : suggestFor(draft, page, intents);
  if (attempted?.status === 'refused') {
    const { reason, message, suggestions } = attempted;
    const isAnswered = reason === 'nothing-to-change';
    return {
      kind: 'refused',
      reason,
      message,
      suggestions:
        suggestions.length > 0 ? [...suggestions, ...nearest] : isAnswered ? nearest.slice(0, 3) : nearest,
    };
  }
  if (draft.pages().length === 0)
    return {
      kind: 'refused',
      reason: 'not-found',
      message: 'There is no page to change yet.',
      suggestions: [],
    };
  const unknown = part?.picked === null ? /^(?:\S+ )?(?<word>it|that|this|them|those|these|her|him)(?: |$)/.exec(part.plain)?.groups?.word : undefined; // prettier-ignore
  if (unknown)
    return {
      kind: 'refused',
      reason: 'ambiguous',
      message: `I do not know what “${unknown}” is here, so nothing was changed. Call it by its name, or pick it in the preview. Nearest I can do:`,
      suggestions: nearest,
    };
  const message =
    words.trim() === ''
      ? 'Tell me what to change, for example:'
      : `I did not understand “${words.length > 80 ? `${words.slice(0, 77)}…` : words}”, so nothing was changed. Nearest I can do:`;
  return { kind: 'refused', reason: 'not-understood', message, suggestions: nearest };
}
