import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { readPeople } from '../splitter/read-people';
import { numberOf } from '../../../number-of';
import { readListAfter, withoutLooks } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import { undoStyles, writeUndo } from '../undo';
import type { GameVariant } from './game-variant';
import { ideasFor } from './draw-ideas';
import { pairStyles, writePairs, writePairsScript } from './pair-draw';

const wheelWords =
  /\bwheels?\b|ruleta|roue|glücksrad|rad\b|roleta|ruota|\brad van|koło fortuny|çark|عجل|גלגל/iu;
const mostChoices = 60;

/** What stands in a row after a colon, or after "between". */
const readChoices = (text: string): readonly string[] =>
  (/(?::|\bbetween|\bfrom)\s+(?<row>[^.;:\n]{3,600})/iu.exec(text)?.groups?.['row'] ?? '')
    .split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/iu)
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '' && choice.length < 40)
    .slice(0, mostChoices)
    .map((choice) => choice.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()));

function readNames({ brief, words }: AppContext): readonly string[] {
  const listed = brief.items.map(({ value }) => value.name);
  const asked =
    listed.length > 1 ? listed : readListAfter(withoutLooks(brief), 'names?|between|among|players?|with');
  // "spin the wheel to decide dinner: pizza, curry, sushi": on a wheel stands whatever is chosen from.
  const chosen = wheelWords.test(brief.prompt) ? readChoices(withoutLooks(brief)) : [];
  if (chosen.length > 1) return chosen;
  const named = asked.filter((name) => /^\p{Lu}/u.test(name)).slice(0, 60);
  // "Secret santa for Ana, Ben and Cleo"
  const people = named.length > 1 ? named : readPeople(brief);
  return people.length > 1 || words.language !== 'en' || drawsPairs(brief.prompt)
    ? people
    : ideasFor(brief.prompt);
}

/** Whether everybody is to give to somebody else, rather than one name to come out of the hat. */
const drawsPairs = (prompt: string): boolean =>
  /\bsecret santa\b|\bkris kringle\b|\bdraws? (?:the )?pairs?\b|\bpair(?:s|ing)? (?:people |everyone |everybody |players |students )?up\b|\bwho (?:gives|buys|gifts)\b|gift exchange|amigo (?:invisible|secreto|oculto)|père noël secret|wichteln|babbo natale segreto|lootjes|gizli noel/iu.test(
    prompt,
  );

/** Whether it draws what to do or to eat, and no people. */
const drawsChoices = ({ brief: { prompt } }: AppContext): boolean =>
  !/\bnames?\b(?! generator)|\bstudents?\b|\bwinners?\b|\bpeople\b|\bpersons?\b|\bteams?\b|\bplayers?\b|\braffle\b|\bsecret santa\b|\bclass(?:room)?\b/iu.test(
    prompt,
  ) && /\b(?:generator|roulette|decider|decision|chooser|randomi[sz]er|picker|wheel)\b/iu.test(prompt);

const several =
  /\b(?:pick|draw|choose|select)(?:s|ing)? (?:out )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:(?:random|lucky|different|of the) )*(?:winners?|names?|people|prizes?|tickets?|students?|pupils?|players?|entries)\b|\b(?<prizes>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:lucky )?(?:winners|prizes)\b(?! each)/iu;
/** "Pick 3 winners": how many come out of the hat at once; a wheel stops at one. */
function readAtOnce(prompt: string): number {
  const { count, prizes } = several.exec(prompt)?.groups ?? {};
  const told = count ?? prizes;
  return told === undefined || wheelWords.test(prompt) ? 1 : Math.min(50, Math.max(1, numberOf(told)));
}

/** What a present may cost, as the prompt writes it. */
const readLimit = (prompt: string): string | null =>
  /[€$£]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|euros?|pounds?|dollars?|zł|kr)(?!\p{L})/iu.exec(
    prompt,
  )?.[0] ?? null;

/** Draws a name out of a hat, one after the other or each time from all. */
export const nameDraw: GameVariant = {
  name: 'name-draw',
  title: 'nameDraw',
  lede: (context) => (drawsChoices(context) ? 'choiceLede' : 'nameDrawLede'),
  asked:
    /\b\p{L}+ (?:generator|roulette|decider|chooser|randomi[sz]er)\b|\bdecision maker\b|\b(?!colou?r|date|file)\p{L}+ picker\b|\b(?:name|winner|student|random(?: name)?|prize|raffle|team|player|order) ?(?:pick(?:er)?|draw(?:ing)?|selector|chooser|wheel)\b|\b(?:lucky|prize|spin(?:ning)?|fortune) wheel\b|wheel of (?:names|fortune)|\bwheel\b|spin(?:s|ning)? (?:the |a )?wheel|wheel spinner|(?:picker|decision|random) wheel|wheel (?:to|that) (?:pick|choose|decide)s?|amigo (?:invisible|secreto|oculto)|wichteln|gift exchange|kris kringle|draw(?:s|ing)? (?:a |random )?names?|pick(?:s|ing)? (?:a )?random (?:name|student|winner|person)|raffle|tombola|secret santa|sorteo|tirage au sort|namen ziehen|glücksrad|verlosung|sorteio|sorteggio|loterij|losowani|çekiliş|قرعة|הגרלה/iu,
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const isOfChoices = drawsChoices(context);
    const atOnce = readAtOnce(context.brief.prompt);
    if (drawsPairs(context.brief.prompt)) return writePairs(context, readLimit(context.brief.prompt));
    return html`<div class="draw" data-app="game">
      <div class="draw-main">
        ${wheelWords.test(context.brief.prompt) ? html`<div class="draw-wheel" aria-hidden="true"><svg viewBox="-104 -104 208 208" data-wheel></svg></div>` : null}
        <p class="draw-name" role="status" data-drawn>&nbsp;</p>
        <div class="app-row">
          <button class="app-button" type="button" data-draw>
            ${isOfChoices ? say('pickOne') : atOnce > 1 ? sayApp(words.language, 'drawNames', { n: atOnce }) : say('drawName')}
          </button>
          <button class="app-button app-quiet" type="button" data-again>${say('startOver')}</button>
        </div>
        ${level === 2 ? html`<h2 class="draw-heading">${say('drawnSoFar')}</h2>` : html`<h3 class="draw-heading">${say('drawnSoFar')}</h3>`}
        <p class="app-note" data-none>${say(isOfChoices ? 'nonePicked' : 'noneDrawn')}</p>
        <ol data-list></ol>
      </div>
      <div class="draw-side app-panel">
        <p class="app-field">
          <label for="draw-names">${say(isOfChoices ? 'choicesWord' : 'namesWord')}</label>
          <textarea id="draw-names" rows="10" aria-describedby="draw-help" data-names></textarea>
        </p>
        <p class="app-note" id="draw-help">${say('oneEachLine')}</p>
        <label class="draw-once"
          ><input type="checkbox" checked data-once />
          ${say(isOfChoices ? 'takePickedOut' : 'takeDrawnOut')}</label
        >
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.draw { grid-template-columns: minmax(0, 1.3fr) minmax(14rem, 0.7fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.draw-main, .draw-side { display: grid; gap: 1.25rem; }
.draw-name { display: grid; align-content: center; min-block-size: clamp(9rem, 26vi, 17rem); padding: 1rem; border-radius: var(--radius-card); background: var(--surface); font: var(--heading-weight) clamp(2.5rem, 1rem + 7vi, 6rem)/1.05 var(--display); text-align: center; overflow-wrap: anywhere; }
.draw-name[data-many] { font-size: clamp(1.5rem, 1rem + 2.5vi, 3rem); }
.draw-wheel { position: relative; inline-size: min(100%, 26rem); margin-inline: auto; }
.draw-wheel::after { content: ""; position: absolute; inset-block-start: -0.4rem; inset-inline-start: calc(50% - 0.8rem); border: 0.8rem solid transparent; border-block-start: 1.5rem solid var(--ink); border-block-end: 0; }
.draw-wheel svg { inline-size: 100%; block-size: auto; rotate: var(--turn, 0deg); }
.draw-wheel[data-turning] svg { transition: rotate 2.4s cubic-bezier(0.15, 0.8, 0.2, 1); }
.draw-wheel path { fill: var(--surface); stroke: var(--ink); stroke-width: 1.5; }
.draw-wheel path:nth-of-type(2n) { fill: color-mix(in oklab, var(--button) 22%, var(--bg)); }
.draw-wheel text { fill: var(--ink); font: 600 11px var(--text); text-anchor: end; dominant-baseline: middle; }
.draw-wheel ~ .draw-name { min-block-size: 4rem; font-size: clamp(1.75rem, 1rem + 3vi, 3rem); }
@media (prefers-reduced-motion: reduce) { .draw-wheel[data-turning] svg { transition: none; } }
.draw-heading { font-size: var(--step-1); }
.draw ol { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; counter-reset: drawn; }
.draw li { counter-increment: drawn; }
.draw li::before { content: counter(drawn) ". "; color: var(--soft); }
.draw textarea { resize: vertical; }
.draw-once { display: flex; gap: 0.6rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; }
.draw-once input { flex: none; inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
@media (max-width: 48rem) { .draw { grid-template-columns: minmax(0, 1fr); } }
${undoStyles}${pairStyles}`,
  script: (context) => {
    if (drawsPairs(context.brief.prompt)) return writePairsScript(context, readNames(context));
    const words = sayAll(context.words.language, ['twoNamesFirst', 'allDrawn', 'removed']);
    return `// Name draw: chance comes from the browser's own source; names and what was drawn stay in this browser.
${writeConstant('words', words)}${writeConstant('startNames', readNames(context))}const atOnce = ${readAtOnce(context.brief.prompt)};
${writeStore(context, 'name-draw')}${writeUndo(context)}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startNameDraw(app);

function startNameDraw(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ names: startNames, drawn: [], once: true });
  find('names').value = kept.names.join('\n');
  find('once').checked = kept.once;

  const keep = () => saveRecords(kept);
  const listDrawn = () => {
    find('none').hidden = kept.drawn.length > 0;
    find('list').replaceChildren(
      ...kept.drawn.map((name) => {
        const item = document.createElement('li');
        item.textContent = name;
        return item;
      }),
    );
  };

  // Two people of one name are two: what is left is counted, not looked up.
  const left = () => {
    if (!kept.once) return kept.names;
    const drawn = [...kept.drawn];
    return kept.names.filter((name) => {
      const at = drawn.indexOf(name);
      if (at < 0) return true;
      drawn.splice(at, 1);
      return false;
    });
  };

  // The wheel shows who is left and stops where chance has stopped already.
  const wheel = app.querySelector('[data-wheel]');
  let turn = 0;
  const drawWheel = (names) => {
    if (!wheel) return;
    const part = 360 / Math.max(1, names.length);
    const at = (degrees, radius) => [Math.sin((degrees * Math.PI) / 180) * radius, -Math.cos((degrees * Math.PI) / 180) * radius].map((value) => value.toFixed(2)).join(' ');
    const make = (name, values) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
      return element;
    };
    const slices = names.map((_, place) => (names.length === 1 ? make('path', { d: 'M0 -100 A100 100 0 1 1 -0.1 -100 Z' }) : make('path', { d: 'M0 0 L' + at(place * part, 100) + ' A100 100 0 ' + (part > 180 ? 1 : 0) + ' 1 ' + at((place + 1) * part, 100) + ' Z' })));
    const labels = names.map((name, place) => {
      const label = make('text', { transform: 'rotate(' + ((place + 0.5) * part - 90).toFixed(2) + ') translate(94 0)' });
      label.textContent = names.length > 40 ? '' : name.length > 16 ? name.slice(0, 15) + '…' : name;
      return label;
    });
    wheel.replaceChildren(...slices, ...labels);
  };
  const spin = (names, place) => {
    if (!wheel) return;
    const part = 360 / names.length;
    drawWheel(names);
    turn = Math.ceil(turn / 360) * 360 + 1440 + 360 - (place + 0.5) * part;
    wheel.parentElement.toggleAttribute('data-turning', true);
    wheel.style.setProperty('--turn', turn + 'deg');
  };

  find('names').addEventListener('input', () => {
    kept.names = find('names').value.split('\n').map((name) => name.trim()).filter(Boolean);
    keep();
    drawWheel(left());
  });
  find('once').addEventListener('change', () => {
    kept.once = find('once').checked;
    keep();
  });
  find('draw').addEventListener('click', () => {
    if (kept.names.length < 2) {
      find('drawn').textContent = words.twoNamesFirst;
      find('names').focus();
      return;
    }
    const names = left();
    if (names.length === 0) {
      find('drawn').textContent = words.allDrawn;
      return;
    }
    const won = [];
    while (won.length < atOnce && (won.length === 0 || left().length > 0)) {
      const rest = left().filter((name) => kept.once || !won.includes(name));
      if (rest.length === 0) break;
      const place = crypto.getRandomValues(new Uint32Array(1))[0] % rest.length;
      spin(rest, place);
      won.push(rest[place]);
      kept.drawn.push(rest[place]);
    }
    find('drawn').textContent = won.join(' · ');
    find('drawn').toggleAttribute('data-many', won.length > 1);
    listDrawn();
    keep();
  });
  find('again').addEventListener('click', () => {
    const before = kept.drawn;
    const begin = (drawn) => {
      kept.drawn = drawn;
      find('drawn').textContent = '\u00a0';
      listDrawn();
      keep();
      drawWheel(left());
    };
    begin([]);
    if (before.length > 0) offerUndo(app, words.removed + ': ' + before.join(', '), () => begin(before));
  });
  listDrawn();
  drawWheel(left());
}
`;
