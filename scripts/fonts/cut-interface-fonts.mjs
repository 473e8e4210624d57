import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Cuts what the interface's first paint needs out of its typefaces, into `src/ui/type`: the letters of plain English, its
 * marks and the small letters with accents, at half the bytes. All other letters stay in the whole files, which `src/ui/fonts.css` names by range. Only
 * needed to renew a typeface; run from the project's root:
 *
 *   npm install --no-save subset-font@2.9.0
 *   node scripts/fonts/cut-interface-fonts.mjs
 */
const folder = 'src/ui/type';
const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = Array.from({ length: 30 }, (_, index) => String.fromCharCode(0xdf + index)).join('');
const letters = `${plain}${accented}\u00a0£©·×–—‘’“”•…€−`;
const faces = [
  // Headings are set in one weight, so the file holds that one.
  { name: 'bricolage-grotesque', weights: 620 },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
  { name: 'jetbrains-mono', weights: { min: 400, max: 600 } },
];

const require = createRequire(join(process.cwd(), 'package.json'));
const { default: cutFont } = await import(require.resolve('subset-font'));
await mkdir(folder, { recursive: true });
const copyrights = [];
let licence = '';
for (const { name, weights } of faces) {
  const home = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const whole = await readFile(join(home, 'files', `${name}-latin-wght-normal.woff2`));
  const cut = await cutFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(join(folder, `${name}-plain.woff2`), cut);
  console.log(`${name}: ${whole.length} bytes, cut ${cut.length}`);
  const words = await readFile(join(home, 'LICENSE'), 'utf8');
  const begin = words.search(/^-+\s*$/m);
  copyrights.push(words.slice(0, begin).split('\n')[0].trim());
  licence = words.slice(begin);
}
await writeFile(join(folder, 'OFL.txt'), `${copyrights.join('\n')}\n\n${licence}`);
