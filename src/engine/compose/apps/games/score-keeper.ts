import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { readPeople } from '../splitter/read-people';
import type { GameVariant } from './game-variant';
import { scoreScript } from './score-script';
import { numberOf } from '../../../number-of';

/** Whether teams play, and no single people. */
const isOfTeams = (prompt: string): boolean =>
  /\bteams?\b|\bequipos?\b|(?<!\p{L})[eé]quip(?:es?|as?)\b|\bsquadr[ae]\b|\bmannschaft|drużyn|\btakım|فريق|الفرق|קבוצ/iu.test(
    prompt,
  );
/** "Leader on top", "ranking": they stand in the order of their points. */
const isRanked = (prompt: string): boolean =>
  /\b(?:on top|at the top|rank\w*|leader ?board|standings?|sort(?:s|ed)? by|in order|order(?:ed)? by|top to bottom)\b|clasificaci[oó]n|classement|rangliste|classifica|classificação/iu.test(
    prompt,
  );

/** Who plays: the names of the prompt, else as many as it says. */
function readPlayers({ brief, words }: AppContext): readonly string[] {
  const named = readPeople(brief);
  if (named.length > 1) return named.slice(0, 12);
  if (/\bhome\b[^.;]{0,12}\b(?:away|guests?|visitors?)\b/iu.test(brief.prompt)) return ['Home', 'Away'];
  const said = /(?<![\d.,])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?:players?|teams?|people|person|tables|equipos|équipes|equipas|squadre|jugadores|joueurs|spieler|jogadores|giocatori|spelers)\b/iu.exec(brief.prompt)?.[1]; // prettier-ignore
  const count = Math.min(12, Math.max(2, said ? numberOf(said) : 2));
  const word = sayApp(words.language, isOfTeams(brief.prompt) ? 'teamWord' : 'playerWord');
  return Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
}

/** Where the sums begin: at the points of the prompt that are counted down, as in darts, else at nothing. */
function readStart({ brief }: AppContext): number {
  const told = /\b(101|170|201|301|401|501|601|701|1001)\b/u.exec(brief.prompt)?.[1];
  return told ? Number(told) : /\bdarts?\b/iu.test(brief.prompt) ? 501 : 0;
}

const ends =
  /\b(?:first (?:one |player |team )?to(?: reach| get)?|reach(?:es|ed)?|gets? to|play(?:ed|ing)? (?:up )?to|until (?:somebody|someone|one) (?:has|reaches|gets)|(?:ends?|over|finish(?:es)?|stops?) (?:at|on)|pass(?:es)?|hits?)\s(?:\p{L}+ )?(\d{1,5})\b(?! ?(?:players?|people|teams?|rounds?|minutes|seconds))/iu;

/** "Lowest total wins, ends when somebody reaches 300": at which sum of points counted up a game is over, and who has won then. */
const readRules = ({ brief: { prompt } }: AppContext): { readonly goal: number; readonly isLow: boolean; readonly isRanked: boolean } => ({
  goal: Number(ends.exec(prompt)?.[1] ?? 0),
  isRanked: isRanked(prompt),
  isLow: /\b(?:lowest|fewest|least|smallest|low)\b[^.;,]{0,24}\bwins?\b|\bwins?\b[^.;,]{0,24}\b(?:lowest|fewest|least|smallest)\b/iu.test(prompt),
}); // prettier-ignore

/** What of these rules is said under the players. */
function sayRules(context: AppContext): string | null {
  const { goal, isLow } = readRules(context);
  if (context.words.language !== 'en' || readStart(context) > 0 || (goal === 0 && !isLow)) return null;
  const end = goal > 0 ? `The game ends ${isLow ? 'with the round in which' : 'as soon as'} somebody has ${goal} points` : ''; // prettier-ignore
  const wins = isLow ? 'the lowest total wins' : 'and that player has won';
  return `${[end, wins].filter(Boolean).join(isLow ? '; ' : ', ')}.`.replace(/^t/u, 'T');
}

/** Points of several players, one turn after the other: counted up, or down to nothing. */
export const scoreKeeper: GameVariant = {
  name: 'score-keeper',
  title: 'scoreTitle',
  lede: 'scoreLede',
  asked:
    /\bscore ?(?:keeper|keeping|board|pad|sheet|card|counter|tracker)s?\b|\bkeep(?:s|ing)? (?:the )?(?:[a-z]+ and [a-z]+ )?scores?\b|\bwho scored\b|\bdarts? (?:score\w*|counter|tracker|app)\b|\bpoints? (?:counter|keeper|tally)\b|marcador de puntos|anotador|feuille de score|compteur de points|punktezähler|spielstand|segnapunti|scorebord|licznik punktów|skor tutucu/iu,
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="score" data-app="game">
      <form class="score-turn app-panel" data-turn>
        ${level === 2 ? html`<h2 class="score-heading" aria-live="polite" data-now></h2>` : html`<h3 class="score-heading" aria-live="polite" data-now></h3>`}
        <p class="score-lead" data-lead></p>
        <p class="app-field">
          <label for="score-points">${say('scorePoints')}</label
          ><input
            id="score-points"
            type="number"
            inputmode="numeric"
            step="1"
            required
            autocomplete="off"
            data-points
          />
        </p>
        <div class="app-row">
          <button class="app-button" type="submit">${say('addScore')}</button>
          <button class="app-button app-quiet" type="button" data-undo>${say('undoWord')}</button>
        </div>
        <p class="score-note" role="status" data-status></p>
      </form>
      <ol class="score-players" data-players></ol>
      ${sayRules(context) ? html`<p class="app-note score-setup">${sayRules(context)}</p>` : null}
      <div class="score-setup">
        <p class="app-field score-from">
          <label for="score-from">${say('fromPoints')}</label
          ><input id="score-from" type="number" inputmode="numeric" min="0" max="9999" step="1" data-from />
        </p>
        <button class="app-button app-quiet" type="button" data-add>
          ${say(isOfTeams(context.brief.prompt) ? 'addTeam' : 'addPerson')}
        </button>
        <button class="app-button app-quiet" type="button" data-again>${say('startOver')}</button>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.score { grid-template-columns: minmax(14rem, 0.7fr) minmax(0, 1.3fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.score-turn { display: grid; gap: 1rem; }
.score-heading { font-size: var(--step-1); overflow-wrap: anywhere; }
.score-turn input { font: var(--heading-weight) 2rem/1.2 var(--display); font-variant-numeric: tabular-nums; }
.score-lead { min-block-size: 1.5em; color: var(--soft); }
.score-note { min-block-size: 1.5em; font-weight: 600; }
.score-players { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: var(--gap); padding: 0; list-style: none; }
.score-players li { display: grid; gap: 0.5rem; align-content: start; padding: 1.25rem; border: 2px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.score-players [aria-current] { border-color: var(--button); }
.score-players input { inline-size: 100%; min-block-size: 2.75rem; padding: 0; border: 0; border-block-end: 1px solid var(--line); background: none; color: var(--ink); font: inherit; font-weight: 600; }
.score-sum { font: var(--heading-weight) clamp(2.25rem, 1rem + 4.5vi, 5rem)/1 var(--display); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.score-rounds { min-block-size: 1.5em; color: var(--soft); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.score-setup { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.score-from input { inline-size: 8rem; }
@media (max-width: 48rem) { .score { grid-template-columns: minmax(0, 1fr); } .score-players { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; } .score-players li { padding: 0.9rem; } }
`,
  script: (context) => {
    const texts = sayAll(context.words.language, [
      'scoreTurn',
      'playerWins',
      'scoreBust',
      'startOver',
      'scoreLeads',
    ]);
    return `// Scores: a list of turns, from which the sums follow; kept in this browser.
${writeConstant('words', { ...texts, playerWord: sayApp(context.words.language, isOfTeams(context.brief.prompt) ? 'teamWord' : 'playerWord'), remove: context.words.actions.remove })}${writeConstant('startScores', { from: readStart(context), players: readPlayers(context), turns: [] })}${writeConstant('scoreRules', readRules(context))}${writeStore(context, 'scores')}${scoreScript}`;
  },
};
