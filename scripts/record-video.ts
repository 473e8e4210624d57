// Records the built app, served at BASE (http://localhost:4173 unless told), as it makes the site of the case study:
// npm run record
// Writes the film with its captions and poster into public/video, and a picture of the made site. Needs ffmpeg.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { caseStudy } from '@/domain/marketing/case-study';
import { findBrowser } from './find-browser.mjs';
import { FilmClock } from './video/film-clock';
import { ShownPointer } from './video/shown-pointer';

const base = process.env['BASE'] ?? 'http://localhost:4173';
const size = { width: 960, height: 720 };
/** The seed of the recorded project: with it the site is the same in every recording. */
const seed = 1;
const folder = fileURLToPath(new URL('../public/video/', import.meta.url));
const pictures = fileURLToPath(new URL('../public/pictures/', import.meta.url));

if (spawnSync('ffmpeg', ['-version']).status !== 0) throw new Error('ffmpeg was not found.');
const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chrome or Chromium was found.');
mkdirSync(folder, { recursive: true });
const frames = mkdtempSync(join(tmpdir(), 'film-'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const clock = new FilmClock();
try {
  const context = await browser.newContext({ baseURL: base, viewport: size, colorScheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(fixSeed, seed);
  await enterAsGuest(page);
  await film(page);
  await takeSite(page);
} finally {
  await browser.close();
}
encode();
rmSync(frames, { recursive: true, force: true });

async function enterAsGuest(page: Page): Promise<void> {
  await page.goto('/login');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 120_000,
  });
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('textbox', { name: 'Describe your site' }).waitFor();
  // Everything the film needs is read once before it, as on any second visit.
  await page.getByRole('textbox', { name: 'Describe your site' }).focus();
  await page.waitForTimeout(2500);
}

async function film(page: Page): Promise<void> {
  const pointer = new ShownPointer(page, () => clock.hearPress());
  await pointer.show(640, 640);
  const preview = page.frameLocator('iframe[title="Preview"]');
  await page.screencast.start({
    size,
    quality: 96,
    onFrame: ({ data, timestamp }) => {
      const name = clock.add(timestamp);
      writeFileSync(join(frames, name), data);
    },
  });
  await clock.start(page);

  clock.say('It begins with a sentence: what TechNova makes, its colours, its prices.');
  const field = page.getByRole('textbox', { name: 'Describe your site' });
  await clock.part(0.7, () => pointer.press(field));
  await clock.part(4, () => type(page, caseStudy.prompt, 4));
  await clock.part(1.2, async () => {
    await page.waitForTimeout(400);
    await pointer.press(page.getByRole('button', { name: 'Start building' }));
  });

  clock.say('The composer reads it and writes the page, on this device.');
  await clock.part(1.4, async () => {
    await preview.locator('h1').first().waitFor({ timeout: 180_000 });
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
  });
  await clock.part(2, () => page.waitForTimeout(2000));
  clock.poster();
  await clock.part(1, () => page.waitForTimeout(1000));

  clock.say('The three prices stand where they belong.');
  await clock.part(2.4, async () => {
    await pointer.to(740, 480);
    await scroll(page, preview.locator('[data-section="pricing"]').first());
  });
  await clock.part(1.4, () => page.waitForTimeout(1400));

  clock.say(`A wish in plain words: ${caseStudy.wish}.`);
  await clock.part(1.2, () => scrollToTop(page));
  await clock.part(1.9, async () => {
    await pointer.press(page.getByRole('textbox', { name: 'Message' }));
    await type(page, caseStudy.wish, 2);
  });
  await clock.part(0.8, () => pointer.press(page.getByRole('button', { name: 'Send', exact: true })));
  await clock.part(0.8, () =>
    page.locator('[role="log"] article[aria-label="Composer"]').nth(1).waitFor({ timeout: 60_000 }),
  );
  await clock.part(2.2, () => page.waitForTimeout(2200));

  clock.say('Dark comes with it, in the same stylesheet.');
  await clock.part(2.8, async () => {
    await pointer.press(page.getByRole('button', { name: /dark/i }).first());
    await page.waitForTimeout(2000);
  });

  clock.say('And it leaves as a zip of plain files.');
  await clock.part(2.4, async () => {
    await pointer.press(page.getByRole('button', { name: 'Download', exact: true }));
    await page.waitForTimeout(1600);
  });
  await clock.stop(page);
  await page.screencast.stop();
}

/** Types so quickly that nobody waits for it; `most` letters at a time, as a fast hand rolls over the keys. */
async function type(page: Page, text: string, most: number): Promise<void> {
  const end = clock.hearKeys();
  for (let at = 0; at < text.length; at += most) {
    await page.keyboard.insertText(text.slice(at, at + most));
    await page.waitForTimeout(45);
  }
  end();
}

/** Turns the wheel over the preview until the element is in its middle. */
async function scroll(page: Page, element: ReturnType<Page['locator']>): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    const box = await element.boundingBox();
    if (!box || box.y < 260) return;
    await page.mouse.wheel(0, Math.min(160, box.y - 200));
    await page.waitForTimeout(40);
  }
}

async function scrollToTop(page: Page): Promise<void> {
  for (let turn = 0; turn < 14; turn += 1) {
    await page.mouse.wheel(0, -450);
    await page.waitForTimeout(40);
  }
}

/** The made site in a window of its own, as its visitors see it. */
async function takeSite(page: Page): Promise<void> {
  const id = /projects\/([^/]+)\/editor/.exec(page.url())?.[1];
  if (!id) throw new Error(`There is no project at ${page.url()}.`);
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.goto(`/projects/${id}/index.html?preview=true&device=desktop&direction=ltr&theme=light`);
  await page.waitForTimeout(1500);
  const shot = join(frames, 'site.png');
  await page.screenshot({ path: shot });
  ffmpeg(
    '-i',
    shot,
    '-vf',
    'scale=960:-1:flags=lanczos',
    '-quality',
    '84',
    join(pictures, 'technova-site.webp'),
  );
}

function encode(): void {
  writeFileSync(join(frames, 'list.txt'), clock.frameList());
  writeFileSync(join(folder, 'technova.vtt'), clock.captions());
  const still = ['-i', join(frames, clock.posterFrame()), '-quality', '82', join(folder, 'technova.webp')];
  ffmpeg(...still);
  const shown = [...words('-f concat -safe 0 -i'), join(frames, 'list.txt')];
  const input = [...shown, ...words('-f lavfi -i'), clock.sound()];
  const picture = words('-map 0:v -map 1:a -vf fps=25');
  const webm = words(
    '-c:v libvpx-vp9 -b:v 0 -crf 43 -row-mt 1 -deadline realtime -cpu-used 8 -c:a libopus -b:a 32k',
  );
  const mp4 = words(
    '-c:v libx264 -crf 25 -preset fast -pix_fmt yuv420p -movflags +faststart -c:a aac -b:a 40k',
  );
  ffmpeg(...input, ...picture, ...webm, join(folder, 'technova.webm'));
  ffmpeg(...input, ...picture, ...mp4, join(folder, 'technova.mp4'));
  console.log(`${clock.seconds().toFixed(1)} s`);
  for (const name of ['technova.webm', 'technova.mp4', 'technova.webp', 'technova.vtt']) {
    console.log(`${name} ${Math.round(statSync(join(folder, name)).size / 1000)} KB`);
  }
}

function words(line: string): string[] {
  return line.split(' ');
}

function ffmpeg(...given: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...given], { stdio: 'inherit' });
}

/** A project's seed is one 32-bit number from the browser; nothing else asks for a single one. */
function fixSeed(value: number): void {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    if (numbers instanceof Uint32Array && numbers.length === 1) {
      numbers[0] = value;
      return numbers;
    }
    return real(numbers as never);
  };
}
