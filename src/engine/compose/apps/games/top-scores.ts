import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { writeConstant } from '../script-parts';
import { numberOf } from '../../../number-of';

const named =
  /\b(?:names? (?:of|for|beside|next to|by|with|in) (?:the |each |every |a )?(?:players?|best|high|top|scores?|winners?)|(?:with|and|under|by|save|enter|ask(?:s|ed)? for) (?:the |a |your |their |his |my )?(?:player(?:['’]?s|s['’])? |players )?(?:names?|initials)(?! of (?!(?:the )?(?:players?|winners?)))|player(?:['’]?s|s['’])? names?|initials|leader ?boards?|hall of fame|high ?score (?:lists?|tables?)|top (?:\d{1,2}|three|five|ten) (?:list|scores?|players?|table)|bestenliste|nombres? de los jugadores|tabla de (?:puntuaciones|récords)|nom(?:s)? des joueurs|classifica|ranking)\b/iu;
/** Whether best scores are to stand in a list with the names of those who played. */
export const asksForNames = (prompt: string): boolean => named.test(prompt);

/** Rules of that list. */
export const topStyles = `.top-scores { display: grid; gap: 0.9rem; inline-size: min(100%, 32rem); margin-inline: auto; }
.top-scores h2, .top-scores h3 { margin: 0; font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.top-scores ol { display: grid; padding: 0; margin: 0; list-style: none; counter-reset: place; }
.top-scores li { display: grid; grid-template-columns: 2rem minmax(0, 1fr) auto; gap: 0.5rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line); counter-increment: place; overflow-wrap: anywhere; }
.top-scores li::before { content: counter(place) "."; color: var(--soft); }
.top-scores li b { font-variant-numeric: tabular-nums; }
.top-scores form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; align-items: end; }
.top-scores form[hidden] { display: none; }
`;

/** What keeps the list; the games say how a round ended by the event \`game-end\`. */
export function writeTopScores({ brief, words, level }: AppContext): string {
  const told = /\btop (\d{1,2}|three|five|ten)\b/iu.exec(brief.prompt)?.[1] ?? '';
  const texts = {
    title: sayApp(words.language, 'highScore'),
    name: words.fields.name,
    save: words.actions.save,
    empty: '–',
  };
  return `\n// The best scores with the names of those who played, kept in this browser.
${writeConstant('topWords', texts)}const topCount = ${Math.min(20, Math.max(3, numberOf(told) || 10))};
const topLevel = ${level};${script}`;
}

const script = String.raw`
const played = document.querySelector('[data-app="game"]');
if (played) startTopScores(played);

function startTopScores(app) {
  const make = (tag, text, name) => Object.assign(document.createElement(tag), { textContent: text || '', className: name || '' });
  const box = make('div', '', 'app-panel top-scores');
  const list = make('ol');
  const form = make('form');
  const label = make('label', topWords.name);
  const field = Object.assign(make('input', '', 'app-input'), { type: 'text', id: 'top-name', name: 'player', maxLength: 24, required: true, autocomplete: 'nickname' });
  label.htmlFor = field.id;
  const line = make('p', '', 'app-field');
  line.append(label, field);
  form.append(line, Object.assign(make('button', topWords.save, 'app-button'), { type: 'submit' }));
  form.hidden = true;
  box.append(make('h' + topLevel, topWords.title), form, list);
  app.append(box);
  const place = storeName + '-top';
  let top = [];
  try {
    top = JSON.parse(localStorage.getItem(place)) || [];
  } catch {
    // The list begins anew.
  }
  let round = null;
  const sort = (rows, isLow) => rows.sort((one, other) => (isLow ? one.score - other.score : other.score - one.score)).slice(0, topCount);
  const show = () => {
    list.replaceChildren(
      ...(top.length > 0 ? top : [{ name: topWords.empty, score: '' }]).map(({ name, said, score }) => {
        const item = make('li');
        item.append(make('span', name), make('b', said || String(score)));
        return item;
      }),
    );
  };
  document.addEventListener('game-end', ({ detail }) => {
    const { score, isLow } = detail;
    const isGood = isLow || score > 0;
    round = isGood && sort([...top, detail], isLow).includes(detail) ? detail : null;
    form.hidden = round === null;
    if (round) setTimeout(() => field.focus());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (!round || name === '') return;
    top = sort([...top, { ...round, name }], round.isLow);
    round = null;
    form.hidden = true;
    try {
      localStorage.setItem(place, JSON.stringify(top));
    } catch {
      // It lasts until the page is left.
    }
    show();
    const again = app.querySelector('[data-again], [data-start]');
    if (again) again.focus();
  });
  show();
}
`;
