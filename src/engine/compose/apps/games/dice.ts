import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { GameVariant } from './game-variant';
import { numberOf } from '../../../number-of';

const isCoin = (prompt: string): boolean =>
  /\bcoin (?:flip|toss)|flip(?:s|ping)? (?:a |the )?coin|heads (?:or|and) tails|cara o cruz|pile ou face|kopf oder zahl|cara ou coroa|testa o croce|kop of munt|orzeł czy reszka|yazı tura/iu.test(
    prompt,
  );

/** Dice as they are made for games. */
const made: readonly number[] = [4, 6, 8, 10, 12, 20, 100];

/** The sides of the dice that the prompt names ("d4 d6 d20", "10-sided"), else those of an ordinary die; two for a coin. */
function readSides({ brief: { prompt } }: AppContext): readonly number[] {
  if (isCoin(prompt)) return [2];
  // "d4 to d20": all that are made between the two.
  const [, least, most] = /\bd(\d{1,3})\s?(?:to|-|–|through|until|up to)\s?d(\d{1,3})\b/iu.exec(prompt) ?? [];
  const between = made.filter((sides) => sides >= Number(least) && sides <= Number(most));
  if (between.length > 1) return between;
  const named = [...prompt.matchAll(/\bd(\d{1,3})\b|\b(\d{1,3})[- ]sided\b/giu)]
    .map(([, short, long]) => Number(short ?? long))
    .filter((sides) => sides >= 2 && sides <= 100);
  if (named.length > 0) return [...new Set(named)].toSorted((one, other) => one - other);
  return /\bd&d\b|dungeons|role[- ]?play|\brpg\b|polyhedral/iu.test(prompt) ? made : [6];
}

/** How many are thrown at once: "two dice". */
function readHowMany({ brief: { prompt } }: AppContext): number {
  const said = /\b(\d|two|three|four|five|six) (?:\p{L}+ )?dice\b|\b(\d)d\d/iu.exec(prompt);
  return Math.max(1, numberOf(said?.[1] ?? said?.[2] ?? '1'));
}

/** Dice of any number of sides, several at once, with something added; or a coin. */
export const dice: GameVariant = {
  name: 'dice',
  title: 'diceRoller',
  lede: 'diceLede',
  asked:
    /\bdice (?:roller|rolling|simulator|thrower|app|roll|tray)\b|\broll(?:s|ing)? (?:the |a |some |\p{L}+ )?(?:dice|die)\b|\bdie roller\b|\b(?:\d )?dice\b(?! game)|\bcoin (?:flip|toss)|flip(?:s|ping)? (?:a |the )?coin|heads (?:or|and) tails|cara o cruz|pile ou face|kopf oder zahl|cara ou coroa|testa o croce|kop of munt|orzeł czy reszka|yazı tura|\bdados\b|\bwürfel|\bdadi\b|dobbelst|kostk[ai] do gry|\bzar at|lancer de dés/iu,
  html: (context) => {
    const { words, level, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const sides = readSides(context);
    const field = (name: string, label: string, value: number, least: number, most: number) =>
      html`<p class="app-field">
        <label for="dice-${name}">${label}</label
        ><input
          id="dice-${name}"
          type="number"
          inputmode="numeric"
          min="${least}"
          max="${most}"
          step="1"
          value="${value}"
          data-${name}
        />
      </p>`;
    return html`<div class="dice" data-app="game">
      <div class="dice-main">
        <p class="dice-total" role="status" data-total>–</p>
        <ul class="dice-faces" data-faces></ul>
        <div class="app-row">
          <button class="app-button" type="button" data-roll>${say('roll')}</button>
          <button class="app-button app-quiet" type="button" data-clear>${say('startOver')}</button>
        </div>
      </div>
      <div class="dice-side app-panel">
        <div
          class="app-row"
          role="group"
          aria-label="${say('kindWord')}"
          ${sides.length < 2 ? html`hidden` : null}
          data-kinds
        >
          ${sides.map((count, at) => html`<button class="app-button app-quiet" type="button" aria-pressed="${String(at === Math.max(0, sides.indexOf(20)))}" data-sides="${count}">d${count}</button>`)}
        </div>
        ${isCoin(brief.prompt) ? null : html`<div class="dice-fields">${field('count', say('howMany'), readHowMany(context), 1, 20)} ${field('plus', say('modifier'), 0, -99, 99)}</div>`}
        ${level === 2 ? html`<h2 class="dice-heading">${say('lastRolls')}</h2>` : html`<h3 class="dice-heading">${say('lastRolls')}</h3>`}
        <ol class="dice-list" data-list></ol>
        <p class="app-note" data-none>${say('noRolls')}</p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.dice { grid-template-columns: minmax(0, 1.2fr) minmax(15rem, 0.8fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.dice-main, .dice-side { display: grid; gap: 1.25rem; }
.dice-total { display: grid; place-content: center; min-block-size: clamp(10rem, 26vi, 17rem); padding: 1rem; border-radius: var(--radius-card); background: var(--surface); font: var(--heading-weight) clamp(3rem, 2rem + 9vi, 8rem)/1 var(--display); font-variant-numeric: tabular-nums; text-align: center; overflow-wrap: anywhere; }
.dice-faces { display: flex; flex-wrap: wrap; gap: 0.5rem; min-block-size: 3.25rem; }
.dice-faces li { display: grid; place-content: center; min-inline-size: 3.25rem; min-block-size: 3.25rem; padding-inline: 0.5rem; border: 2px solid var(--ink); border-radius: min(var(--radius-card), 0.75rem); font: 700 1.25rem/1 var(--display); font-variant-numeric: tabular-nums; }
.dice-faces li[data-top] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.dice-fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; }
.dice-heading { font-size: var(--step-1); }
.dice-list { display: grid; gap: 0.4rem; max-block-size: 18rem; overflow-y: auto; }
.dice-list li { display: flex; justify-content: space-between; gap: 1rem; font-variant-numeric: tabular-nums; }
@media (max-width: 48rem) { .dice { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const texts = sayAll(context.words.language, ['coinHeads', 'coinTails']);
    return `// Dice: chance comes from the browser's own source; the last throws stay in this browser.
${writeConstant('words', texts)}const isCoin = ${String(isCoin(context.brief.prompt))};
${writeStore(context, 'dice')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startDice(app);

function startDice(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kinds = [...app.querySelectorAll('[data-sides]')];
  let rolls = loadRecords([]);

  // Numbers beyond the last full round of sides are drawn again, so that every side is as likely.
  const draw = (sides) => {
    const most = Math.floor(0x100000000 / sides) * sides;
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    return number < most ? (number % sides) + 1 : draw(sides);
  };
  const numberOf = (hook, least, most) => {
    const field = app.querySelector('[data-' + hook + ']');
    if (!field) return Math.max(0, least);
    const value = Math.min(most, Math.max(least, Math.round(Number(field.value) || 0)));
    field.value = String(value);
    return value;
  };
  const show = () => {
    find('none').hidden = rolls.length > 0;
    find('list').replaceChildren(
      ...rolls.map(({ asked, total }) => {
        const item = document.createElement('li');
        item.append(asked, Object.assign(document.createElement('b'), { textContent: total }));
        return item;
      }),
    );
  };
  const roll = () => {
    const sides = Number(kinds.find((kind) => kind.getAttribute('aria-pressed') === 'true').dataset.sides);
    const count = isCoin ? 1 : numberOf('count', 1, 20);
    const plus = isCoin ? 0 : numberOf('plus', -99, 99);
    const faces = Array.from({ length: count }, () => draw(sides));
    const total = isCoin ? (faces[0] === 1 ? words.coinHeads : words.coinTails) : String(faces.reduce((sum, face) => sum + face, plus));
    const added = plus === 0 ? '' : plus > 0 ? ' + ' + plus : ' − ' + -plus;
    find('total').textContent = total;
    find('faces').replaceChildren(
      ...(isCoin ? [] : faces).map((face) => {
        const item = Object.assign(document.createElement('li'), { textContent: String(face) });
        item.toggleAttribute('data-top', face === sides);
        return item;
      }),
    );
    rolls = [{ asked: isCoin ? String(rolls.length + 1) : count + 'd' + sides + added, total }, ...rolls].slice(0, 50);
    saveRecords(rolls);
    show();
  };
  for (const kind of kinds)
    kind.addEventListener('click', () => {
      for (const other of kinds) other.setAttribute('aria-pressed', String(other === kind));
    });
  find('roll').addEventListener('click', roll);
  find('clear').addEventListener('click', () => {
    rolls = [];
    saveRecords(rolls);
    find('total').textContent = '–';
    find('faces').replaceChildren();
    show();
  });
  show();
}
`;
