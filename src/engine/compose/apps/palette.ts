import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readCount } from './read-asked';
import { fileScript, writeConstant, writeStore } from './script-parts';

// "From one base colour", "enter a hex code": the colour that the others go with, as the prompt gives it.
function readBase({ brief: { prompt, colours } }: AppContext): string | null {
  if (!/\b(?:base|brand|start(?:ing)?|main|one|seed|primary|given|my own|own) colou?rs?\b|\bfrom (?:a|an?y|one|my) (?:\p{L}+ )?colou?r\b|\b(?:enter|type|pick|choose|input) (?:a |any )?(?:hex|colou?r)|\bcolou?r picker\b/iu.test(prompt)) return null; // prettier-ignore
  const told = /#[\da-f]{6}\b/iu.exec(prompt)?.[0] ?? colours[0]?.value.css;
  return told !== undefined && /^#[\da-f]{6}$/iu.test(told) ? told.toLowerCase() : '#2f6f9f';
}

/** "Save palettes with a name": what is kept is called something. */
const asksForNames = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:sav\w+|keep|store)\b[^.;,]{0,40}\b(?:names?|titles?)\b|\b(?:name|title)\b[^.;,]{0,24}\bpalettes?\b/iu.test(
    prompt,
  );

/** "Six colours": how many there are at a time; five where nobody says. */
const readSize = ({ brief }: AppContext): number =>
  readCount(brief, /colou?rs?|swatch(?:es)?|colores|couleurs|farben|cores|colori|kleuren/u, 3, 8) ?? 5;

/** Five colours that go together: lock, mix again, copy, keep. */
export const palette: AppDefinition = {
  kind: 'palette',
  title: ({ words }) => sayApp(words.language, 'palette'),
  html: (context) => {
    const { words } = context;
    const base = readBase(context);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="palette" data-app="palette">
      <div class="app-row app-ends">
        ${base ? html`<label class="app-row palette-rule"><span>${say('baseColour')}</span> <input class="palette-base" type="color" value="${base}" data-base /></label>` : null}
        <label class="app-row palette-rule"
          ><span>${say('harmony')}</span>
          <select class="app-input" data-rule>
            <option value="analogous">${say('analogous')}</option>
            <option value="complementary">${say('complementary')}</option>
            <option value="triad">${say('triad')}</option>
            <option value="tones">${say('tones')}</option>
          </select></label
        >
        <div class="app-row">
          <button class="app-button" type="button" data-mix>${say('mixAgain')}</button
          >${asksForNames(context) ? html`<label class="app-hidden" for="palette-name">${words.fields.name}</label><input class="app-input palette-name" id="palette-name" type="text" maxlength="40" autocomplete="off" placeholder="${words.fields.name}" data-name />` : null}<button
            class="app-button app-quiet"
            type="button"
            data-keep
          >
            ${words.actions.save}</button
          ><button class="app-button app-quiet" type="button" data-export>${words.actions.exportData}</button>
        </div>
      </div>
      <ol class="palette-row" data-row></ol>
      <p class="app-note" role="status" data-status>${say('paletteHelp')}</p>
      <p class="palette-title">${say('keptPalettes')}</p>
      <ul class="palette-kept" data-kept></ul>
      <p class="app-note" data-empty>${say('noPalettes')}</p>
      <template data-swatch
        ><li class="swatch">
          <b></b><span></span>
          <div>
            <button class="app-small" type="button" data-copier>${words.actions.copy}</button
            ><button class="app-small" type="button" data-lock aria-pressed="false">${say('lock')}</button>
          </div>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: (context) => `${appStyles}.palette-rule { font-weight: 600; }
.palette-name { inline-size: 11rem; }
.palette-rule select { inline-size: auto; }
.palette-base { inline-size: 4rem; block-size: 3rem; padding: 0.25rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); cursor: pointer; }
.palette-row { min-block-size: clamp(18rem, 40vi, 30rem); display: grid; grid-template-columns: repeat(${readSize(context)}, minmax(0, 1fr)); overflow: hidden; border-radius: var(--radius-card); }
.swatch { display: grid; gap: 0.35rem; align-content: end; min-block-size: clamp(18rem, 40vi, 30rem); padding: 1rem; background: var(--swatch); color: var(--swatch-ink); }
.swatch { cursor: copy; }
.kept-name { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere; }
.swatch b { font: 700 var(--step-1)/1.2 var(--display); text-transform: uppercase; }
.swatch span { white-space: pre-line; }
.swatch div { display: flex; flex-wrap: wrap; }
.swatch [data-lock][aria-pressed="true"] { outline: 2px solid currentColor; }
.palette-title { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.palette-kept { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: 1rem; }
.palette-kept li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0.5rem; }
.kept-strip { display: flex; min-block-size: 3.5rem; padding: 0; overflow: hidden; border: 0; border-radius: min(var(--radius-card), 1rem); cursor: pointer; }
.kept-strip i { flex: 1; background: var(--swatch); }
@media (max-width: 48rem) { .palette-row { grid-template-columns: minmax(0, 1fr); min-block-size: 42.5rem; } .swatch { min-block-size: 8.5rem; } }
`,
  script: (context) => `// Palette: colours by harmony in OKLCH, written as hex.
${writeConstant('words', { ...sayAll(context.words.language, ['contrastWith', 'usePalette', 'whiteWord', 'blackWord']), copied: context.words.actions.copied, remove: context.words.actions.remove })}const hasRgb = ${/\brgb\b/iu.test(context.brief.prompt)};
const hasHsl = ${/\bhsl\b/iu.test(context.brief.prompt)};
const hasBoth = ${/\bcontrast\b/iu.test(context.brief.prompt) && /\b(?:white|black)\b/iu.test(context.brief.prompt)};
const size = ${readSize(context)};
${writeStore(context, 'palettes')}${fileScript}${script}`,
};

const script = String.raw`
const app = document.querySelector('[data-app="palette"]');
if (app) startPalette(app);

// OKLCH to hex; colours outside of sRGB give up chroma until they fit.
function toHex(light, chroma, hue) {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (chroma > 0 && linear.some((value) => value < -0.001 || value > 1.001)) return toHex(light, Math.max(0, chroma - 0.01), hue);
  const channel = (value) => {
    const clear = Math.min(1, Math.max(0, value));
    const coded = clear <= 0.0031308 ? clear * 12.92 : 1.055 * clear ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255).toString(16).padStart(2, '0');
  };
  return '#' + linear.map(channel).join('');
}

function readLuminance(hex) {
  const parts = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

function readHue(hex) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return (Math.atan2(0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s) * 180) / Math.PI;
}

function startPalette(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ current: [], list: [] });
  let colours = kept.current;

  const store = () => saveRecords({ current: colours, list: kept.list });
  const inkOf = (hex) => (readLuminance(hex) > 0.179 ? '#000000' : '#ffffff');
  const contrast = (one, other) => {
    const [low, high] = [readLuminance(one), readLuminance(other)].sort((left, right) => left - right);
    return ((high + 0.05) / (low + 0.05)).toFixed(1);
  };
  const mix = () => {
    const picker = app.querySelector('[data-base]');
    const chosen = picker ? picker.value : null;
    const base = chosen ? readHue(chosen) : Math.random() * 360;
    const turns = { analogous: [0, 24, 48, -24, -48], complementary: [0, 10, 180, 190, 0], triad: [0, 120, 240, 0, 120], tones: [0, 0, 0, 0, 0] }[find('rule').value];
    // The five of a row, spread over as many as there are to be.
    const spread = (five, at) => {
      const place = (at * 4) / (size - 1);
      const low = Math.floor(place);
      return five[low] + ((five[low + 1] ?? five[low]) - five[low]) * (place - low);
    };
    const lights = Array.from({ length: size }, (_, at) => spread([0.28, 0.5, 0.66, 0.82, 0.94], at));
    colours = lights.map((light, index) => {
      const old = colours[index];
      if (old && old.locked) return old;
      const chroma = spread([0.07, 0.14, 0.15, 0.09, 0.03], index) * (0.7 + Math.random() * 0.6);
      return { hex: toHex(light + (Math.random() - 0.5) * 0.06, chroma, base + turns[index % 5]), locked: false };
    });
    // The chosen colour itself stands where its lightness belongs.
    if (chosen) {
      const place = lights.map((light, index) => [Math.abs(light - readLuminance(chosen) ** (1 / 3)), index]).sort((one, other) => one[0] - other[0])[0][1];
      if (!colours[place].locked) colours[place] = { hex: chosen, locked: false };
    }
    store();
    show();
  };
  const hslOf = (hex) => {
    const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const span = most - least;
    const turn = span === 0 ? 0 : most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
    const light = (most + least) / 2;
    const share = span === 0 ? 0 : span / (1 - Math.abs(2 * light - 1));
    return 'hsl(' + Math.round(turn * 60) + ', ' + Math.round(share * 100) + '%, ' + Math.round(light * 100) + '%)';
  };
  const show = () => {
    find('row').replaceChildren(
      ...colours.map((colour, index) => {
        const item = find('swatch').content.firstElementChild.cloneNode(true);
        item.style.setProperty('--swatch', colour.hex);
        item.style.setProperty('--swatch-ink', inkOf(colour.hex));
        item.querySelector('b').textContent = colour.hex;
        const both = words.whiteWord + ' ' + contrast(colour.hex, '#ffffff') + ' · ' + words.blackWord + ' ' + contrast(colour.hex, '#000000');
        const rgb = 'rgb(' + [1, 3, 5].map((start) => Number.parseInt(colour.hex.slice(start, start + 2), 16)).join(', ') + ')';
        item.querySelector('span').textContent = [hasRgb ? rgb : '', hasHsl ? hslOf(colour.hex) : '', hasBoth ? both : words.contrastWith.replace('{n}', contrast(colour.hex, inkOf(colour.hex)))].filter(Boolean).join('\n');
        const lock = item.querySelector('[data-lock]');
        lock.setAttribute('aria-pressed', String(colour.locked));
        lock.addEventListener('click', () => {
          colours = colours.map((other, place) => (place === index ? { ...other, locked: !other.locked } : other));
          lock.setAttribute('aria-pressed', String(colours[index].locked));
          store();
        });
        item.querySelector('[data-copier]').dataset.copy = colour.hex;
        // A press anywhere on the colour copies it; the lock alone does not.
        item.addEventListener('click', async (event) => {
          if (event.target.closest('[data-lock]')) return;
          try {
            await navigator.clipboard.writeText(colour.hex);
            find('status').textContent = words.copied + ': ' + colour.hex;
          } catch {
            find('status').textContent = colour.hex;
          }
        });
        return item;
      }),
    );
    find('empty').hidden = kept.list.length > 0;
    find('kept').replaceChildren(
      ...kept.list.map((saved, index) => {
        // What was kept before palettes had names is a list of colours alone.
        const [list, name] = Array.isArray(saved) ? [saved, ''] : [saved.colours, saved.name];
        const item = document.createElement('li');
        if (name) item.append(Object.assign(document.createElement('b'), { className: 'kept-name', textContent: name }));
        const strip = document.createElement('button');
        strip.type = 'button';
        strip.className = 'kept-strip';
        strip.setAttribute('aria-label', words.usePalette + ': ' + (name || list.join(', ')));
        strip.append(...list.map((hex) => Object.assign(document.createElement('i'), { style: '--swatch: ' + hex })));
        strip.addEventListener('click', () => {
          colours = list.map((hex) => ({ hex, locked: false }));
          store();
          show();
        });
        const remove = document.createElement('button');
        remove.type = 'button';
        remove.className = 'app-small';
        remove.textContent = '×';
        remove.setAttribute('aria-label', words.remove + ': ' + (name || list.join(', ')));
        remove.addEventListener('click', () => {
          kept.list.splice(index, 1);
          store();
          show();
        });
        item.append(strip, remove);
        return item;
      }),
    );
  };
  // Colours as custom properties, ready for a stylesheet.
  find('export').addEventListener('click', () => {
    const lines = colours.map(({ hex }, index) => '  --colour-' + (index + 1) + ': ' + hex + ';');
    downloadText('palette.css', 'text/css', ':root {\n' + lines.join('\n') + '\n}\n');
  });
  find('mix').addEventListener('click', mix);
  find('rule').addEventListener('change', mix);
  const picked = app.querySelector('[data-base]');
  if (picked) picked.addEventListener('input', mix);
  find('keep').addEventListener('click', () => {
    const field = app.querySelector('[data-name]');
    const hexes = colours.map((colour) => colour.hex);
    kept.list.unshift(field ? { name: field.value.trim(), colours: hexes } : hexes);
    if (field) field.value = '';
    store();
    show();
  });
  // The space bar mixes from anywhere on the page that does not take it itself.
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select, button, a, summary')) return;
    event.preventDefault();
    mix();
  });
  if (colours.length === size) show();
  else mix();
}
`;
