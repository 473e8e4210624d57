import { attributes, html, type Html } from '../../html';
import type { Words } from '../../../plan/words/words';
import { sayApp } from '../app-words';

const levelWords =
  /difficult(?:y|ies)|\beasy,? (?:or|\/) hard\b|\beasy and hard\b|\b(?:two|three|several|different|choose|2|3) speeds?\b|\bspeeds?:|\bspeed (?:levels?|settings?|choice|selector)\b|\blevels?\b|easy,? (?:medium|normal|and hard)|schwierigkeit|niveles|dificultad|niveaux|difficulté|nívei?s|dificuldade|livelli|difficoltà|niveaus?\b|poziom|zorluk|مستوى|مستويات|רמות|קושי/iu;

/** Whether the prompt asks for levels of difficulty. */
export const asksForLevels = (prompt: string): boolean => levelWords.test(prompt);

/** The choice between three levels, `name="level"` with values from 0, the easiest; `first` is chosen. */
export function writeLevels(words: Words, first = 0): Html {
  const names = ['levelEasy', 'levelMedium', 'levelHard'] as const;
  return html`<fieldset class="levels" data-levels>
    <legend>${sayApp(words.language, 'difficulty')}</legend>
    ${names.map(
      (name, index) =>
        html`<label
          ><input type="radio" name="level" value="${index}" ${index === first ? html`checked` : null} />
          ${sayApp(words.language, name)}</label
        >`,
    )}
  </fieldset>`;
}

/** The choice between boards of several sizes, in the same place. */
export const writeBoards = (
  boards: readonly (readonly [columns: number, rows: number])[],
  name: string,
): Html =>
  html`<fieldset class="levels" data-levels>
    <legend>${name}</legend>
    ${boards.map(
      ([columns, rows], index) =>
        html`<label
          ><input type="radio" name="level" value="${index}" ${index === 0 ? html`checked` : null} />
          ${columns} × ${rows}</label
        >`,
    )}
  </fieldset>`;

const sizeWords =
  /\b(?:board|field|grid|map|arena) sizes?\b|\bsizes? of (?:the )?(?:board|field|grid)|\bsmall,? (?:medium|normal|middle)(?:,| and| or|,? and|\/) ?large\b|\b(?:two|three|several|different|2|3) (?:board )?sizes\b|tamaños? (?:de|del) tablero|tailles? de (?:grille|plateau)|spielfeldgrößen?|tamanhos? de tabuleiro|dimensioni del campo|bordgroottes?/iu;

/** Whether the prompt asks for boards of several sizes. */
export const asksForSizes = (prompt: string): boolean => sizeWords.test(prompt);

/** The choice between a small, a middle and a large board, `name="board"` with values from 0; the middle one first. */
export function writeSizes(words: Words): Html {
  const names = ['sizeSmall', 'sizeMiddle', 'sizeLarge'] as const;
  return html`<fieldset class="levels" data-boards>
    <legend>${sayApp(words.language, 'sizeWord')}</legend>
    ${names.map(
      (name, index) =>
        html`<label
          ><input type="radio" name="board" value="${index}" ${index === 1 ? html`checked` : null} />
          ${sayApp(words.language, name)}</label
        >`,
    )}
  </fieldset>`;
}

/** A switch among the scores, found by `data-` and its name. */
export const writeSwitch = (name: string, label: string, isOn = true): Html =>
  html`<label class="game-switch"
    ><input type="checkbox" ${attributes({ checked: isOn })} data-${name} /> ${label}</label
  >`;

/** Rules of that choice. */
export const levelStyles = `.levels { display: flex; flex-wrap: wrap; gap: 0.5rem; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
.levels legend { margin-block-end: 0.5rem; font-weight: 600; }
.levels label { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1rem; border: 2px solid var(--soft); border-radius: var(--radius); font-weight: 600; cursor: pointer; }
.levels label:has(:checked) { border-color: var(--ink); background: var(--ink); color: var(--bg); }
.levels label:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 3px; }
.game-switch { display: inline-flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.game-switch input { flex: none; inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.levels input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0; }
`;
