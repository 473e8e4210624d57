import { html, type Html } from '../html';
import type { AppContext } from './app';
import { sayApp } from './app-words';

/** What an app holds from the start, as lines to read: tasks, the cards of a column, questions with their answers. */
type Readable = { readonly title?: string; readonly lines: readonly string[] };

/** What stands in an app's place where scripts are switched off: that it needs them, and what can be read without. */
export function writeNoScript({ words, level }: AppContext, lists: readonly Readable[] = []): Html {
  const heading = (title: string): Html => (level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`);
  const filled = lists.filter(({ lines, title }) => lines.length > 0 || title !== undefined);
  return html`<noscript
    ><p>${sayApp(words.language, 'needsScript')}</p>
    ${filled.map(
      ({ title, lines }) =>
        html`<section class="app-read">
          ${title === undefined ? null : heading(title)}
          ${
            lines.length === 0
              ? null
              : html`<ul>
                  ${lines.map((line) => html`<li>${line}</li>`)}
                </ul>`
          }
        </section>`,
    )}</noscript
  >`;
}

/** One line of what is told of a thing: "Tents · 6 · shed"; what is empty is left out. */
export const lineOf = (parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(String)
    .join(' · ');
