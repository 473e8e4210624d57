import { html, type Html } from '../html';
import type { AppContext } from './app';
import { writeConstant } from './script-parts';

const asked =
  /\b(?:(?:add|leave|write|post|give|make|with|allow|and|plus|optional|short|free|box for|field for) (?:an? |their |short |optional |their own )*(?:comments?|remarks?)|comments? (?:box|field|below|under|too|as well)|(?<=[,;:] )comments?(?=\s?[,;.]|\s?$| and\b)|comentarios?|commentaires?|kommentare?|comentários?|commenti|opmerkingen)\b/iu;
const refused = /\b(?:no|without|not any) (?:comments?|remarks?)\b/iu;

/** "Let people add a comment": whether voters may say something beside their vote. */
export const asksForComments = ({ brief: { prompt } }: AppContext): boolean =>
  asked.test(prompt) && !refused.test(prompt);

const labels: Readonly<Record<string, string>> = { es: 'Comentario', fr: 'Commentaire', de: 'Kommentar', pt: 'Comentário', it: 'Commento', nl: 'Opmerking' }; // prettier-ignore

/** A field for a remark with a name to it, and what was said so far; null where nobody asks for that. */
export function writeComments(context: AppContext): Html | null {
  if (!asksForComments(context)) return null;
  const { words } = context;
  return html`<form class="poll-say" data-say>
    <p class="app-field">
      <label for="poll-name">${words.fields.name}</label
      ><input id="poll-name" name="name" type="text" maxlength="60" autocomplete="name" />
    </p>
    <p class="app-field">
      <label for="poll-comment">${labels[words.language] ?? 'Comment'}</label
      ><textarea id="poll-comment" name="text" rows="2" maxlength="500"></textarea>
    </p>
    <p><button type="submit" class="app-button app-quiet">${words.actions.add}</button></p>
    <ol class="poll-said" data-said></ol>
  </form>`;
}

/** Rules of the remarks under a poll. */
export const commentStyles = `.poll-say { display: grid; gap: 1rem; margin-block-start: 2.5rem; padding-block-start: 1.5rem; border-block-start: 2px solid var(--line); }
.poll-said { display: grid; }
.poll-said li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; align-items: start; padding-block: 0.75rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.poll-said b { grid-column: 1; }
.poll-said p { grid-column: 1; white-space: pre-line; }
.poll-said button { grid-area: 1 / 2 / span 2; }
`;

/** What keeps these remarks beside the votes; empty where nobody asks for them. */
export const writeCommentScript = (context: AppContext): string =>
  asksForComments(context)
    ? `${writeConstant('removeWord', context.words.actions.remove)}${commentScript}`
    : '';

const commentScript = String.raw`
// Remarks beside the votes, the newest first; kept in this browser.
if (app) startComments(app);

function startComments(app) {
  const form = app.querySelector('[data-say]');
  const place = storeName + '-comments';
  const read = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(place));
      return Array.isArray(kept) ? kept.filter((one) => one && typeof one.text === 'string') : [];
    } catch {
      return [];
    }
  };
  let comments = read();
  const keep = (next) => {
    comments = next;
    try {
      localStorage.setItem(place, JSON.stringify(comments));
    } catch {
      // They last until the page is left.
    }
    show();
  };
  const show = () => {
    const rows = comments.map((comment) => {
      const row = document.createElement('li');
      const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: removeWord });
      remove.setAttribute('aria-label', removeWord + ': ' + comment.text.slice(0, 40));
      remove.addEventListener('click', () => {
        keep(comments.filter((other) => other !== comment));
        form.elements.text.focus();
      });
      if (comment.name) row.append(Object.assign(document.createElement('b'), { textContent: comment.name }));
      row.append(Object.assign(document.createElement('p'), { textContent: comment.text }), remove);
      return row;
    });
    app.querySelector('[data-said]').replaceChildren(...rows);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = form.elements.text.value.trim();
    form.elements.text.focus();
    if (!text) return;
    form.elements.text.value = '';
    keep([{ name: form.elements.name.value.trim(), text }, ...comments].slice(0, 500));
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== place) return;
    comments = read();
    show();
  });
  show();
}
`;
