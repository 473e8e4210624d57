import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { faceSources } from './face-sources.mjs';

/**
 * Puts the typefaces that made sites may carry into `public/type` and their measures beside the composer. Only needed to
 * add or renew a typeface; run from the project's root:
 *
 *   npm install --no-save @capsizecss/unpack @capsizecss/metrics fontkitten @fontsource/{arimo,tinos,cousine} $(node scripts/fonts/vendor-fonts.mjs --packages)
 *   node scripts/fonts/vendor-fonts.mjs
 */
const folder = 'public/type';
const table = 'src/engine/compose/type/typeface-files.json';
const fallbackTable = 'src/engine/compose/type/typeface-fallbacks.json';
const rightsTable = 'src/engine/compose/type/typeface-rights.json';
// A headline that just fills its line must fill it before its own letters come, too.
const hairNarrower = 0.99;
// Of a hundred letters and spaces in running English, how many are which.
const often = { ' ': 18, E: 10, T: 7, A: 7, O: 6, I: 6, N: 6, S: 5, H: 5, R: 5, D: 4, L: 3 };
const oftenUsed = [...Object.entries(often), ...[...'CUMWFGYP'].map((each) => [each, 2]), ['B', 1], ['V', 1]]
  .map(([letter, count]) => letter.repeat(count))
  .join('');
const require = createRequire(join(process.cwd(), 'package.json'));

if (process.argv.includes('--packages')) {
  console.log([...new Set(faceSources.flatMap(({ files }) => files.map((file) => file.package)))].join(' '));
} else {
  await vendor();
}

function percent(share) {
  return Math.round(share * 10_000) / 100;
}

async function vendor() {
  const { fromFile } = await import(require.resolve('@capsizecss/unpack/fs'));
  const measures = {
    sans: readDefault('@capsizecss/metrics/arial'),
    serif: readDefault('@capsizecss/metrics/timesNewRoman'),
    mono: readDefault('@capsizecss/metrics/courierNew'),
  };
  const capitals = {
    sans: await widthOfCapitals(fileOfTwin('arimo')),
    serif: await widthOfCapitals(fileOfTwin('tinos')),
    mono: await widthOfCapitals(fileOfTwin('cousine')),
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows = {};
  const fallbacks = {};
  const rights = {};
  let licence = '';
  for (const source of faceSources) {
    const files = [];
    let copyright = '';
    let fallback;
    for (const file of source.files) {
      const home = dirname(require.resolve(`${file.package}/package.json`));
      const name = `${source.id}${file.suffix ?? ''}.woff2`;
      const from = join(home, 'files', file.from);
      await copyFile(from, join(folder, name));
      const { size } = await stat(from);
      files.push({ name, bytes: size, weights: file.weights, ...(file.range ? { range: file.range } : {}) });
      const words = await readFile(join(home, 'LICENSE'), 'utf8');
      const cut = words.search(/^-+\s*$/m);
      copyright = readCopyright(words.slice(0, cut));
      licence = words.slice(cut);
      const font = await fromFile(from);
      const script = source.script ?? 'latin';
      const small = measureFallback(font, measures[source.fallback], script);
      fallback ??= {
        on: source.fallback,
        ...small,
        capitals:
          script === 'latin'
            ? percent(((await widthOfCapitals(from)) / capitals[source.fallback]) * hairNarrower)
            : small.size,
      };
    }
    rows[source.id] = files;
    fallbacks[source.id] = fallback;
    rights[source.id] = copyright;
  }
  await writeFile(join(folder, 'OFL.txt'), licence);
  await writeFile(table, `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile(fallbackTable, `${JSON.stringify(fallbacks, null, 2)}\n`);
  await writeFile(rightsTable, `${JSON.stringify(rights, null, 2)}\n`);
}

function readDefault(name) {
  const module = require(name);
  return module.default ?? module;
}

function readCopyright(head) {
  const notice = (head.split(/This Font Software is licensed/i)[0] ?? head).replace(/\s+/g, ' ').trim();
  const parts = notice.split(/(?=Copyright)/i).filter((each) => /^copyright/i.test(each));
  // Some notices begin twice: "Copyright (c) 2011, Copyright (c) 2011, TypeTogether".
  const whole = parts.find((each) => each.length > 24) ?? notice;
  return whole.replace(/\s+\S+\.(?:ttf|otf):\s*$/i, '').trim();
}

// Arimo, Tinos and Cousine are as wide as Arial, Times New Roman and Courier New, letter by letter.
function fileOfTwin(name) {
  return require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`);
}

/** Mean width of the capitals of a face and the spaces between words, in em, each counted as often as English uses it. */
async function widthOfCapitals(file) {
  const { create } = await import(require.resolve('fontkitten'));
  const face = create(await readFile(file));
  const widths = [...oftenUsed].map((letter) => face.glyphForCodePoint(letter.codePointAt(0)).advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / face.unitsPerEm;
}

/** How far a system face is scaled and moved so that the page does not jump when the file arrives. In per cent. */
function measureFallback(font, system, script) {
  const width = (font.subsets[script]?.xWidthAvg ?? font.xWidthAvg) / font.unitsPerEm;
  const scale = script === 'latin' ? width / (system.xWidthAvg / system.unitsPerEm) : 1;
  const ofEm = (units) => percent(units / font.unitsPerEm / scale);
  return {
    size: percent(scale),
    ascent: ofEm(font.ascent),
    descent: ofEm(Math.abs(font.descent)),
    gap: ofEm(font.lineGap),
  };
}
