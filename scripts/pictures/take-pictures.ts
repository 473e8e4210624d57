// Takes the pictures of the templates, scores their sites, and draws the picture of link previews:
// npm run pictures [-- id,id]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { keptTemplates } from '@/domain/templates/kept-templates';
import { templateBriefs } from '@/domain/templates/template-briefs';
import { templateRatings } from '@/domain/templates/template-ratings';
import { addUp } from '../../bench/sites/mark';
import { markAdherence } from '../../bench/sites/mark-adherence';
import { markDesign } from '../../bench/sites/mark-design';
import { markSoundness } from '../../bench/sites/mark-soundness';
import { openBrowser, openTab } from '../../bench/sites/open-browser';
import { readSite } from '../../bench/sites/read-site';
import { trySite } from '../../bench/sites/try-site';
import { validateMarkup } from '../../bench/sites/check-markup';
import { listenTo } from '../../tests/support/site-laws/listen';
import { makeSite, storeSite } from '../../tests/support/site-laws/made-site';
import { takePreview } from './take-preview';
import { serveSubFolders } from '../../tests/support/site-laws/sub-folder';

const ids = process.argv[2]?.split(',');
const root = new URL('../..', import.meta.url);
const pictures = new URL('public/templates/', root);
const widths = [480, 960] as const;
/** What a picture shows, in CSS pixels: the top of the page, four to three. */
const view = { width: 1280, height: 960 };
const ratings: Record<string, { rating: number; checks: number }> = { ...templateRatings };

mkdirSync(pictures, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const browser = await openBrowser();
try {
  const tab = await openTab(browser);
  const noise = listenTo(tab);
  const desk = { tab, noise, subFolders: await serveSubFolders(tab, noise) };
  const painter = await (await browser.newContext()).newPage();
  for (const { id } of keptTemplates.filter((kept) => !ids || ids.includes(kept.id))) {
    const brief = templateBriefs[id];
    if (!brief) throw new Error(`The template ${id} has no brief.`);
    const site = await makeSite({ id, prompt: brief.prompt }, brief.seed);
    const place = join(folder, id);
    storeSite(site, place);
    await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await tab.setViewportSize(view);
    await tab.goto(pathToFileURL(join(place, 'index.html')).href);
    const shot = await tab.screenshot({ type: 'png' });
    for (const width of widths) {
      const bytes = await encode(painter, shot, width);
      writeFileSync(new URL(`${id}-${width}.webp`, pictures), bytes);
    }
    const measure = await readSite(desk, site, place);
    const marks = [
      ...markAdherence(measure),
      ...(await trySite(desk, site, place)),
      ...markSoundness(measure, await validateMarkup(site), null),
      ...markDesign(measure),
    ];
    const { total } = addUp(marks, []);
    ratings[id] = { rating: Math.round(total / 2) / 10, checks: marks.length };
    console.log(`${id}: ${total.toFixed(1)} of 100 in ${marks.length} checks`);
  }
  await takePreview(browser, ['ceramics-shop', 'software-product', 'osteria']);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
writeRatings();

/** The picture as WebP of the given width. Chromium itself is the encoder: nothing else has to be installed. */
async function encode(painter: Page, png: Buffer, width: number): Promise<Buffer> {
  const base64 = await painter.evaluate(
    async ({ source, size }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob(), {
        resizeWidth: size.width,
        resizeHeight: size.height,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(size.width, size.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    {
      source: `data:image/png;base64,${png.toString('base64')}`,
      size: { width, height: Math.round((width * view.height) / view.width) },
    },
  );
  return Buffer.from(base64, 'base64');
}

function writeRatings(): void {
  const rows = keptTemplates.flatMap(({ id }) => {
    const known = ratings[id];
    return known ? [`    '${id}': { rating: ${known.rating.toFixed(1)}, checks: ${known.checks} },`] : [];
  });
  writeFileSync(
    new URL('src/domain/templates/template-ratings.ts', root),
    `/**
 * What the quality harness says of the kept templates: its score of 0 to 100 as stars, and how many checks it is the
 * mean of. Written by \`npm run pictures\`.
 */
export const templateRatings: Readonly<Record<string, { readonly rating: number; readonly checks: number }>> =
  {
${rows.join('\n')}
  };
`,
  );
}
