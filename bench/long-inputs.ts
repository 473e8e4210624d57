import { loadLexicons } from '../src/engine/brief/words/lexicon-shelf';
import { readBrief } from '../src/engine/brief/read-brief';
import { sealFiles } from '../tests/support/seal/seal-files';
import type { Measurement } from './measure';

/** What is typed or pasted over and over: words that open a list, marks that close nothing, letters of other scripts. */
const said = [
  'restaurant with menu and prices, ', '$1 ', 'A and ', '"', '1-', '@a', 'no ', 'for A, ', 'red and ', 'a.', ': ', '12-13 ', 'Mo-Fr ',
  'a'.repeat(500) + ' ', '(', ',', '١ ', 'مطعم ',
]; // prettier-ignore
const pages = ['<div>', '<!-- ', '<a href="', '<p style="', '<b><i>'];
const styles = ['url(', '@import ', '/*', '"', 'color-scheme:', '(', '\\', '@media(', 'a{'];

const times = 4;
/** Four times as long: four times as slow, or sixteen times where time grows with the square. Half-way between them. */
const mostGrowth = 8;

async function took(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

type Growth = { readonly piece: string; readonly growth: number };

/** How many times as long a run takes that is given four times as much; the quicker of three, and no less than a millisecond. */
async function growthOf(piece: string, length: number, run: (text: string) => unknown): Promise<Growth> {
  const best = async (text: string): Promise<number> => {
    const all = [await took(() => run(text)), await took(() => run(text)), await took(() => run(text))];
    return Math.max(1, Math.min(...all));
  };
  const fill = (letters: number): string => piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters);
  const short = await best(fill(length));
  const long = await best(fill(length * times));
  return { piece, growth: long / short };
}

/** How the time grows with the length of a prompt, a page and a stylesheet that repeat themselves: in one run, as ratios. */
export async function measureLongInputs(): Promise<readonly Measurement[]> {
  await loadLexicons(said.join(' '));
  const sorts: readonly (readonly [string, readonly string[], number, (text: string) => unknown])[] = [
    ['prompt', said, 25_000, (text) => readBrief(text)],
    ['page', pages, 25_000, (text) => sealFiles({ 'index.html': text })],
    [
      'stylesheet',
      styles,
      25_000,
      (text) => sealFiles({ 'index.html': '<link rel=stylesheet href=a.css>', 'a.css': text }),
    ],
  ];
  const rows: Measurement[] = [];
  for (const [name, pieces, length, run] of sorts) {
    let worst: Growth = { piece: '', growth: 0 };
    for (const piece of pieces) {
      const one = await growthOf(piece, length, run);
      if (one.growth > worst.growth) worst = one;
    }
    rows.push({
      name: `${name} four times as long`,
      figure: worst.growth,
      unit: 'x',
      target: mostGrowth,
      detail: `worst of ${pieces.length}: ${JSON.stringify(worst.piece.slice(0, 20))}`,
    });
  }
  return rows;
}
