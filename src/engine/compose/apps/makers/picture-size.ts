import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant } from '../script-parts';

/** Makes a picture smaller or turns it into another kind of file, in the browser. */
export const pictureSize: CalculatorVariant = {
  title: 'pictureTitle',
  lede: 'pictureLede',
  asked:
    /\b(?:image|photo|picture|jpe?g|png|webp) (?:size |file )?(?:resizer|compressor|converter|optimi[sz]er|shrinker|resizing|compression|reducer|scaler)s?\b|\b(?:resize|compress|shrink) (?:my |an? )?(?:images?|photos?|pictures?)\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="resizer" data-app="calculator">
      <div class="app-panel resizer-form">
        <label class="app-button app-import"
          >${say('choosePicture')}<input class="app-hidden" type="file" accept="image/*" data-file
        /></label>
        <p class="app-note" role="status" data-was>${say('noPicture')}</p>
        <div class="resizer-pair">
          <p class="app-field">
            <label for="resize-wide">${say('wideWord')}</label
            ><input
              id="resize-wide"
              type="number"
              min="1"
              max="8000"
              inputmode="numeric"
              data-wide
              disabled
            />
          </p>
          <p class="app-field">
            <label for="resize-high">${say('highWord')}</label
            ><input
              id="resize-high"
              type="number"
              min="1"
              max="8000"
              inputmode="numeric"
              data-high
              disabled
            />
          </p>
        </div>
        <label class="resizer-tick"><input type="checkbox" checked data-ratio /> ${say('keepShape')}</label>
        <p class="app-field">
          <label for="resize-kind">${say('fileKind')}</label
          ><select id="resize-kind" data-kind>
            <option value="image/jpeg">JPEG</option>
            <option value="image/png">PNG</option>
            <option value="image/webp">WebP</option>
          </select>
        </p>
        <p class="app-field">
          <label for="resize-quality">${say('qualityWord')}: <output data-says>85</output> %</label
          ><input id="resize-quality" type="range" min="10" max="100" value="85" data-quality />
        </p>
        <button class="app-button" type="button" data-save disabled>${words.actions.download}</button>
        <p class="app-note" role="status" data-now></p>
      </div>
      <canvas
        class="resizer-sheet"
        width="800"
        height="600"
        role="img"
        aria-label="${say('preview')}"
        data-sheet
      ></canvas>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.resizer { grid-template-columns: minmax(16rem, 24rem) minmax(0, 1fr); align-items: start; }
.resizer-form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
.resizer-form > .app-button { justify-self: start; }
.resizer-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); gap: 1rem; }
.resizer-tick { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.resizer-tick input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--button); }
.resizer [type="range"] { padding-inline: 0; border: 0; background: none; accent-color: var(--button); }
.resizer-sheet { max-inline-size: 100%; block-size: auto; border: 1px solid var(--soft); border-radius: min(var(--radius-card), 0.75rem); background: var(--surface); }
@media (max-width: 48rem) { .resizer { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => `// Pictures: read, drawn anew and given back by this browser; nothing is sent or kept.
${writeConstant('words', sayAll(context.words.language, ['badFile', 'pictureWas', 'pictureNow']))}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startResizer(app);

function startResizer(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const sheet = find('sheet');
  const pen = sheet.getContext('2d');
  let picture = null;
  let made = null;
  let name = 'picture';
  let turn = 0;
  const size = (bytes) => (bytes < 1048576 ? Math.max(1, Math.round(bytes / 1024)) + ' KB' : (bytes / 1048576).toFixed(1) + ' MB');
  const within = (value) => Math.min(8000, Math.max(1, Math.round(value) || 1));

  const draw = () => {
    if (!picture || !pen) return;
    Object.assign(sheet, { width: within(find('wide').value), height: within(find('high').value) });
    // JPEG knows no clear parts: they would come out black.
    if (find('kind').value === 'image/jpeg') {
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, sheet.width, sheet.height);
    }
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, sheet.width, sheet.height);
    turn += 1;
    const own = turn;
    sheet.toBlob(
      (blob) => {
        if (own !== turn || !blob) return;
        made = blob;
        find('save').disabled = false;
        find('now').textContent = words.pictureNow.replace('{wide}', sheet.width).replace('{high}', sheet.height).replace('{size}', size(blob.size));
      },
      find('kind').value,
      find('quality').value / 100,
    );
  };
  find('file').addEventListener('change', async () => {
    const [file] = find('file').files;
    find('file').value = '';
    if (!file) return;
    try {
      picture = await createImageBitmap(file);
    } catch {
      find('was').textContent = words.badFile;
      return;
    }
    name = file.name.replace(/\.[a-z0-9]{2,5}$/i, '') || 'picture';
    find('wide').value = picture.width;
    find('high').value = picture.height;
    find('wide').disabled = find('high').disabled = false;
    if ([...find('kind').options].some(({ value }) => value === file.type)) find('kind').value = file.type;
    find('was').textContent = words.pictureWas.replace('{name}', file.name).replace('{wide}', picture.width).replace('{high}', picture.height).replace('{size}', size(file.size));
    draw();
  });
  for (const [hook, other] of [['wide', 'high'], ['high', 'wide']])
    find(hook).addEventListener('input', () => {
      if (!picture || Number(find(hook).value) < 1) return;
      const shape = picture.width / picture.height;
      if (find('ratio').checked) find(other).value = within(hook === 'wide' ? find(hook).value / shape : find(hook).value * shape);
      draw();
    });
  find('ratio').addEventListener('change', () => {
    if (!picture || !find('ratio').checked) return;
    find('high').value = within((find('wide').value * picture.height) / picture.width);
    draw();
  });
  find('kind').addEventListener('change', draw);
  find('quality').addEventListener('input', () => {
    find('says').textContent = find('quality').value;
    draw();
  });
  find('save').addEventListener('click', () => {
    if (!made) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(made);
    link.download = name + '-' + sheet.width + 'x' + sheet.height + '.' + made.type.split('/')[1].replace('jpeg', 'jpg');
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
}
`;
