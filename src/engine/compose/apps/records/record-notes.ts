import type { AppContext } from '../app';
import type { RecordTable } from './record-field';

/** "Tick off ingredients while I cook": the note whose lines are ticked off; null where none is. */
export const readTicks = ({ brief: { prompt } }: AppContext, { fields }: RecordTable): string | null =>
  /\b(?:tick|check|cross)(?:ed|ing|s)?\b[^.;]{0,30}\boff\b|\b(?:tick|check) ?box(?:es)?\b|abhaken|cocher|tachar|riscar|spunt/iu.test(prompt)
    ? (fields.find(({ name, isNote }) => isNote === true && /ingred|zutat|steps|pasos|etapes|schritt/u.test(name))?.name ?? null)
    : null; // prettier-ignore

/** `drawNote(record, name, label, text, keep)`: what stands under the name of a record. Reads `options.ticks`. */
export const noteScript = String.raw`
// Of several notes each says what it is; the lines of one may be ticked off, until the record is changed.
function drawNote(record, name, label, text, keep) {
  const note = document.createElement('small');
  if (label) note.append(Object.assign(document.createElement('b'), { textContent: label }), '\n');
  if (name !== options.ticks) {
    note.append(text);
    return note;
  }
  const ticked = new Set(record.ticked);
  text.split('\n').filter((line) => line.trim()).forEach((line, at) => {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: ticked.has(at) });
    box.addEventListener('change', () => {
      if (!ticked.delete(at)) ticked.add(at);
      record.ticked = [...ticked];
      keep();
    });
    const row = document.createElement('label');
    row.append(box, ' ' + line);
    note.append(row);
  });
  return note;
}
`;
