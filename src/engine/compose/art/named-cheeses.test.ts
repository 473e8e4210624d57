import { expect, it } from 'vitest';
import { findMotif, loadMotifWords } from './find-motif';

await loadMotifWords();

it.each(['Reblochon fermier', 'Tomme de Savoie', 'Bergkäse', 'Manchego curado', 'Pecorino'])(
  'draws a cheese that is called by its name: %s',
  (name) => {
    expect(findMotif(name)).toBe('cheese');
  },
);
