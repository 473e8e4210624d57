import type { PromptForm } from './prompt-form';
import type { SystemPrompt } from './system-prompt';

const keptVersionsMax = 200;

/** The version after one: its last number counts up. */
export function nextVersion(version: string): string {
  const numbers = version.split('.').map(Number);
  const last = numbers.pop() ?? 0;
  return (numbers.length === 0 ? [last, 1] : [...numbers, last + 1]).join('.');
}

/**
 * A prompt after its dialog was saved. A changed text becomes a version of its own and the earlier one is kept; where
 * the person left the version as it was, it counts up.
 */
export function applyPromptForm(prompt: SystemPrompt, form: PromptForm, now: number): SystemPrompt {
  const isNewText = form.content !== prompt.content;
  const isNewVersion = form.version !== prompt.version;
  const kept = { version: prompt.version, content: prompt.content, editedAt: prompt.lastEdited };
  return {
    ...prompt,
    ...form,
    version: isNewText && !isNewVersion ? freeVersion(prompt) : form.version,
    lastEdited: now,
    earlier: (isNewText ? [kept, ...prompt.earlier] : prompt.earlier).slice(0, keptVersionsMax),
  };
}

/** Brings the text of an earlier version back as a new one, at the place in `earlier`; null when there is none. */
export function restorePromptVersion(prompt: SystemPrompt, place: number, now: number): SystemPrompt | null {
  const target = prompt.earlier[place];
  if (!target) return null;
  const { content } = target;
  return applyPromptForm(prompt, { ...prompt, content }, now);
}

function freeVersion({ version, earlier }: SystemPrompt): string {
  const taken = new Set([version, ...earlier.map((each) => each.version)]);
  let next = nextVersion(version);
  while (taken.has(next)) next = nextVersion(next);
  return next;
}
