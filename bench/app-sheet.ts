// Renders every app in a plain page with a token block, checks it with html-validate and axe in both schemes, and takes
// pictures at two widths: `npx tsx bench/app-sheet.ts <folder> [name…]`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { readBrief } from '@/engine/brief/read-brief';
import { findApp } from '@/engine/compose/apps/find-app';
import { formatHtml } from '@/engine/compose/format-html';
import { findWords } from '@/engine/plan/words/find-words';
import type { SiteKind } from '@/domain/site/vocabulary';
import { loadAllCopy } from '@/engine/plan/load-copy';

await loadAllCopy();

const prompts: Readonly<Record<string, readonly [kind: SiteKind, prompt: string]>> = {
  todo: [
    'todo',
    'Build me a todo app with filter All / Active / Completed. When there is nothing show "Nothing to do. Enjoy your day."',
  ],
  kanban: [
    'kanban',
    'a kanban board with To do, Doing and Done columns where cards can be dragged or moved with the keyboard',
  ],
  notes: ['notes', 'a notes app'],
  basic: ['calculator', 'a calculator'],
  scientific: ['calculator', 'a scientific calculator'],
  mortgage: [
    'calculator',
    'Mortgage calculator with monthly payment, total interest and a chart of the balance over time',
  ],
  tip: ['calculator', 'tip calculator'],
  bmi: ['calculator', 'BMI calculator'],
  loan: ['calculator', 'car loan calculator in euros'],
  converter: ['converter', 'unit converter for cooking'],
  timer: [
    'timer',
    'pomodoro timer with 25/5 minutes, start pause reset, and a count of finished sessions today',
  ],
  quiz: ['quiz', 'A geography quiz with 8 questions, a score at the end and a try again button'],
  flashcards: ['flashcards', 'flashcards for biology'],
  tracker: ['tracker', 'Expense tracker with categories, monthly total, bar chart and CSV export'],
  habits: ['habits', 'habit tracker for reading, running and water'],
  dashboard: [
    'dashboard',
    'Sales dashboard with KPI cards, a line chart, a donut chart and a sortable table with search',
  ],
  snake: ['game', 'snake game with arrow keys and touch'],
  memory: ['game', 'memory card game with 16 cards, move counter and best score'],
  tictactoe: ['game', 'tic-tac-toe'],
  slide: ['game', '2048 game'],
  poll: [
    'poll',
    'A poll page: "What should we have for lunch?" with pizza, sushi, tacos, and live percentage bars',
  ],
  crm: ['crm', 'Simple CRM to add contacts, companies and notes, search them and export to CSV'],
  inventory: ['inventory', 'inventory for a bike shop'],
  booking: ['booking', 'booking calendar for a physiotherapist'],
  chat: ['chat', 'chat room'],
  forum: ['forum', 'forum for gardeners'],
  directory: [
    'directory',
    'Create a job board where employers post jobs and people search and filter by city and salary',
  ],
  palette: ['palette', 'palette generator'],
};

const tokens = `:root { color-scheme: light dark;
--bg: light-dark(#f7f3ec, #16171a); --surface: light-dark(#fffdf8, #202226); --ink: light-dark(#1d2433, #f0ede6); --soft: light-dark(#59606e, #b3b6bd); --line: light-dark(#ddd5c6, #393c43);
--brand: light-dark(#1f5c4d, #2e7c69); --on-brand: #fff; --accent: light-dark(#e2693b, #e9835a); --on-accent: #1d1410; --accent-text: light-dark(#a8421a, #f0a07d);
--button: light-dark(#1f5c4d, #7fd0b8); --on-button: light-dark(#ffffff, #10251f); --card: var(--surface); --card-ink: var(--ink);
--display: Georgia, serif; --text: system-ui, sans-serif; --heading-weight: 700; --text-scale: 1;
--step-0: clamp(1rem, 0.95rem + 0.25vi, 1.125rem); --step-1: clamp(1.25rem, 1.1rem + 0.7vi, 1.6rem); --step-2: clamp(1.8rem, 1.4rem + 2vi, 2.9rem); --step-3: clamp(2.6rem, 1.6rem + 4.8vi, 5.4rem);
--gap: clamp(1.25rem, 0.8rem + 2vi, 2.5rem); --room: clamp(3rem, 2rem + 4vi, 6rem); --radius: 12px; --radius-card: 18px; --border: 1px; --shadow: none; }
*, *::before, *::after { box-sizing: border-box; } * { margin: 0; }
body { font: 400 var(--step-0)/1.6 var(--text); color: var(--ink); background: var(--bg); }
h1, h2, h3 { font-family: var(--display); font-weight: var(--heading-weight); line-height: 1.1; text-wrap: balance; } h1 { font-size: var(--step-3); margin-block-end: var(--gap); } h2 { font-size: var(--step-2); } h3 { font-size: var(--step-1); }
main { padding: var(--room) max(var(--gap), (100vi - 78rem) / 2); } :focus-visible { outline: 3px solid var(--accent-text); outline-offset: 3px; }
`;

function writePage(name: string): { html: string; script: string } {
  const [kind, prompt] = prompts[name] ?? ['todo', ''];
  const app = findApp(kind);
  if (!app) throw new Error(`No app for ${kind}`);
  const brief = readBrief(prompt);
  const words = findWords(brief.language.value);
  const context = { brief, name: app.kind, words, seed: 7, level: 2 as const };
  const body = formatHtml(app.html(context).markup, 3);
  const script = app.script(context);
  const html = `<!doctype html>
<html lang="${words.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${name}.css">
    <script src="${name}.js" defer></script>
  </head>
  <body>
    <main>
      <h1>${app.title(context)}</h1>
${body}
    </main>
  </body>
</html>
`;
  return {
    html,
    script: `${script}\n/* css */\n`.replace('\n/* css */\n', '') + `\u0000${tokens}${app.css(context)}`,
  };
}

const [folder = '.cache/app-sheet', ...wanted] = process.argv.slice(2);
const target = resolve(folder);
mkdirSync(target, { recursive: true });
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: { 'doctype-style': 'off', 'void-style': 'off', 'no-trailing-whitespace': 'off' },
});
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: {
          run: () => Promise<{
            violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
          }>;
        };
      }
    ).axe.run;
    const { violations } = await run();
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 140)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
    );
  });
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
let faults = 0;
const report = (text: string) => {
  faults += 1;
  console.log(text);
};
for (const name of Object.keys(prompts).filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const { html, script } = writePage(name);
  const [code = '', css = ''] = script.split('\u0000');
  writeFileSync(join(target, `${name}.html`), html);
  writeFileSync(join(target, `${name}.js`), code);
  writeFileSync(join(target, `${name}.css`), css);
  const checked = await validator.validateString(html, `${name}.html`);
  for (const { messages } of checked.results)
    for (const { ruleId, message, line } of messages) report(`${name}:${line} ${ruleId} ${message}`);
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        deviceScaleFactor: 0.6,
      });
      page.on('pageerror', (error) => report(`${name} ${error.message}`));
      await page.goto(`file://${join(target, `${name}.html`)}`);
      await page.waitForTimeout(80);
      for (const violation of await findViolations(page)) report(`${name} ${scheme} ${width} ${violation}`);
      await page.setViewportSize({ width: width === 390 ? 320 : width, height: 900 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        report(`${name} overflows at ${width === 390 ? 320 : width}`);
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(target, `${name}-${scheme}-${width}.png`), fullPage: true });
      await page.close();
    }
  }
}
await browser.close();
console.log(faults === 0 ? 'No faults.' : `${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;
