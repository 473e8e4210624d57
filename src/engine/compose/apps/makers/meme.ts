import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

/** A picture of one's own with a line above and a line below, to save. */
export const meme: CalculatorVariant = {
  title: 'memeTitle',
  lede: 'memeLede',
  asked: /\bmemes? (?:generator|maker|creator|builder|editor|tool|app|studio)s?\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="meme" data-app="calculator">
      <div class="app-panel meme-form">
        <label class="app-button app-quiet app-import"
          >${say('choosePicture')}<input class="app-hidden" type="file" accept="image/*" data-file
        /></label>
        <p class="app-field">
          <label for="meme-top">${say('topText')}</label
          ><input type="text" id="meme-top" maxlength="120" autocomplete="off" data-top />
        </p>
        <p class="app-field">
          <label for="meme-low">${say('lowText')}</label
          ><input type="text" id="meme-low" maxlength="120" autocomplete="off" data-low />
        </p>
        <p class="app-field">
          <label for="meme-size">${say('sizeWord')}</label
          ><input id="meme-size" type="range" min="4" max="20" value="10" data-size />
        </p>
        <p class="app-field meme-colour">
          <label for="meme-ink">${say('ownColour')}</label
          ><input id="meme-ink" type="color" value="#ffffff" data-ink />
        </p>
        <div class="app-row">
          <button class="app-button" type="button" data-save>${say('savePicture')}</button>
        </div>
        <p class="app-note" role="status" data-status></p>
      </div>
      <canvas
        class="meme-sheet"
        width="900"
        height="675"
        role="img"
        aria-label="${say('preview')}"
        data-sheet
      ></canvas>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.meme { grid-template-columns: minmax(15rem, 22rem) minmax(0, 1fr); align-items: start; }
.meme-form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
.meme-form > .app-import { justify-self: start; }
.meme-colour input { padding: 0.25rem; cursor: pointer; }
.meme [type="range"] { padding-inline: 0; border: 0; background: none; accent-color: var(--button); }
.meme-sheet { inline-size: 100%; block-size: auto; border: 1px solid var(--soft); border-radius: var(--radius-card); }
@media (max-width: 48rem) { .meme { grid-template-columns: minmax(0, 1fr); } .meme-sheet { order: -1; } }
`,
  script: (context) => `// Pictures with words: the picture never leaves this browser.
${writeConstant('words', sayAll(context.words.language, ['badFile', 'topText', 'lowText']))}${writeStore(context, 'meme')}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startMeme(app);

function startMeme(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const sheet = find('sheet');
  const pen = sheet.getContext('2d');
  const kept = loadRecords({ top: '', low: '', size: 10, ink: '#ffffff' });
  let picture = null;

  const breakLines = (text, room) => {
    const lines = [''];
    for (const word of text.toLocaleUpperCase().split(/\s+/).filter(Boolean)) {
      const longer = (lines.at(-1) + ' ' + word).trim();
      if (lines.at(-1) !== '' && pen.measureText(longer).width > room) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  };
  const write = (text, isTop) => {
    if (text.trim() === '') return;
    const size = (sheet.width * kept.size) / 100;
    const gap = size * 0.35;
    pen.font = '900 ' + size + 'px Impact, "Arial Black", sans-serif';
    Object.assign(pen, { textAlign: 'center', textBaseline: 'top', lineJoin: 'round', lineWidth: size / 7, fillStyle: kept.ink, strokeStyle: parseInt(kept.ink.slice(1, 3), 16) > 100 ? '#000000' : '#ffffff' });
    const lines = breakLines(text, sheet.width - gap * 2);
    const start = isTop ? gap : sheet.height - gap - lines.length * size * 1.08;
    lines.forEach((line, index) => {
      pen.strokeText(line, sheet.width / 2, start + index * size * 1.08, sheet.width - gap * 2);
      pen.fillText(line, sheet.width / 2, start + index * size * 1.08, sheet.width - gap * 2);
    });
  };
  const draw = () => {
    if (!pen) return;
    if (picture) pen.drawImage(picture, 0, 0, sheet.width, sheet.height);
    else {
      const ground = pen.createLinearGradient(0, 0, sheet.width, sheet.height);
      ground.addColorStop(0, '#35507a');
      ground.addColorStop(1, '#7a3560');
      pen.fillStyle = ground;
      pen.fillRect(0, 0, sheet.width, sheet.height);
    }
    // An empty sheet shows where the words will stand.
    const isBare = kept.top === '' && kept.low === '' && !picture;
    write(isBare ? words.topText : kept.top, true);
    write(isBare ? words.lowText : kept.low, false);
  };
  for (const hook of ['top', 'low', 'size', 'ink']) {
    find(hook).value = kept[hook];
    find(hook).addEventListener('input', () => {
      kept[hook] = hook === 'size' ? Number(find(hook).value) : find(hook).value;
      saveRecords(kept);
      draw();
    });
  }
  find('file').addEventListener('change', async () => {
    const [file] = find('file').files;
    find('file').value = '';
    if (!file) return;
    try {
      const read = await createImageBitmap(file);
      const scale = Math.min(1, 1600 / Math.max(read.width, read.height));
      Object.assign(sheet, { width: Math.round(read.width * scale), height: Math.round(read.height * scale) });
      picture = read;
      find('status').textContent = file.name;
      draw();
    } catch {
      find('status').textContent = words.badFile;
    }
  });
  find('save').addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = sheet.toDataURL('image/png');
    link.download = 'meme.png';
    link.click();
  });
  draw();
}
`;
