import { capitalise } from '@/engine/capitalise';
import { html, type Html } from '../html';
import type { AppContext } from './app';
import { readListOf } from './read-asked';

const asked =
  /\bcolou?r(?:ed|s)?[- ](?:labels?|tags?|cod(?:es?|ed|ing)|markers?|notes?)\b|\bnotes? in (?:different|several) colou?rs\b/iu;
const shades: Readonly<Record<string, string>> = { red: '#d13438', amber: '#e0a100', orange: '#e07a1f', yellow: '#e6c700', green: '#2e8b57', blue: '#2f6fd0', purple: '#8250c4', violet: '#8250c4', pink: '#d6518f', grey: '#7a7f87', gray: '#7a7f87', brown: '#8a5a33', teal: '#12838a', black: '#222222', white: '#f4f4f4' }; // prettier-ignore

/** "Colour labels red, amber, green": what a note can be marked with, by its name; the usual four where none are told. */
export function readNoteColours({
  brief: { prompt },
  words,
}: AppContext): readonly (readonly [name: string, shade: string])[] {
  if (words.language !== 'en' || !asked.test(prompt)) return [];
  const listed = readListOf(prompt, 'colou?r(?:ed)?[- ](?:labels?|tags?|codes?|markers?)').map((name) => name.toLowerCase()); // prettier-ignore
  const named = listed.filter((name) => name in shades);
  const names = named.length > 1 ? named : ['red', 'yellow', 'green', 'blue'];
  return names.map((name) => [capitalise(name), shades[name] ?? '#7a7f87'] as const);
}

/** The choice of a colour on the page of a note; null where none is asked for. */
export function writeNoteColours(context: AppContext): Html | null {
  const colours = readNoteColours(context);
  return colours.length === 0
    ? null
    : html`<p class="notes-tagging">
        <label for="note-colour">Colour</label
        ><select class="app-input" id="note-colour" name="colour">
          <option value="">–</option>
          ${colours.map(([name]) => html`<option>${name}</option>`)}
        </select>
      </p>`;
}

/** Rules of marked notes: a stripe in the list, whose name stands there in words as well. */
export const noteColourStyles = `.note i { display: inline-block; inline-size: 0.7rem; block-size: 0.7rem; margin-inline-end: 0.4rem; border: 1px solid var(--soft); border-radius: 99px; }
.notes-tagging select { min-block-size: 2.75rem; }
`;
