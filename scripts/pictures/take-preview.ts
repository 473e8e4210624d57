// Draws the picture that link previews show, from the brand's own tokens, typefaces and three template pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';

const root = new URL('../..', import.meta.url);
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const font = (name: string, family: string) => {
  const path = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  return `@font-face{font-family:'${family}';font-weight:200 800;src:url(${dataUrl('font/woff2', readFileSync(path))})}`;
};

const style = () => `
${readFileSync(new URL('src/ui/tokens.css', root), 'utf8')}
${font('bricolage-grotesque', 'Bricolage Grotesque Variable')}
${font('instrument-sans', 'Instrument Sans Variable')}
* { box-sizing: border-box; margin: 0; }
body {
  inline-size: 1200px; block-size: 630px; overflow: hidden; position: relative;
  background: var(--paper); color: var(--ink); font-family: var(--font-ui);
  background-image: linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-size: 40px 40px; padding: 72px;
}
.name { display: flex; align-items: center; gap: 16px; font: 650 34px/1 var(--font-display); letter-spacing: -0.02em; }
h1 { font: 620 92px/0.98 var(--font-display); letter-spacing: -0.04em; max-inline-size: 640px; margin-block: 92px 30px; }
p { font-size: 29px; line-height: 1.3; color: var(--muted); max-inline-size: 560px; }
.sites img { position: absolute; inline-size: 520px; block-size: 390px; object-fit: cover; border-radius: 14px; border: 1px solid var(--edge); box-shadow: var(--shadow); }
.sites img:nth-child(1) { inset: -70px -120px auto auto; }
.sites img:nth-child(2) { inset: 160px -30px auto auto; }
.sites img:nth-child(3) { inset: 390px -170px auto auto; }
`;

/** Writes public/preview.jpg, 1200 by 630 pixels. The pictures of the templates must be there. */
export async function takePreview(browser: Browser, templates: readonly string[]): Promise<void> {
  const tab = await (await browser.newContext({ viewport: { width: 1200, height: 630 } })).newPage();
  const sites = templates.map((id) => {
    const bytes = readFileSync(new URL(`public/templates/${id}-960.webp`, root));
    return `<img alt="" src="${dataUrl('image/webp', bytes)}">`;
  });
  await tab.setContent(`<!doctype html><html data-theme="light"><style>${style()}</style><body>
<div class="name"><svg width="46" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"><path d="M15 27H5V5h22v10"/><path d="m17 17 11 4-5 2-2 5z" fill="var(--signal)" stroke="var(--signal)"/></svg>Sitewright</div>
<h1>Describe a website. Get it.</h1>
<p>On this device, with or without a network. Clean HTML, CSS and JavaScript.</p>
<div class="sites">${sites.join('')}</div></body></html>`);
  await tab.evaluate(() => document.fonts.ready);
  const bytes = await tab.screenshot({ type: 'jpeg', quality: 86 });
  writeFileSync(new URL('public/preview.jpg', root), bytes);
  await tab.context().close();
}
