import { numberOf } from '../../../number-of';
import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeFileRow, writeFileScript } from '../file-row';
import { readListOf } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import type { CalculatorVariant } from './calculator-variant';
import { leagueScript } from './league-script';

const counts = 'two|three|four|five|six|seven|eight|nine|ten|twelve';
const parties = 'teams?|players?|clubs?|sides?|pairs?|members|schools?|houses';

/** Who plays: the names that the prompt lists, else as many as it says, four where it says nothing. */
export function readTeams(prompt: string): readonly string[] {
  const named = readListOf(prompt, parties).filter(
    (name) => !/^\d+$/u.test(name) && /^[\p{Lu}\d]/u.test(name),
  );
  // "The Owls" are called so.
  const whole = named.map((name) => (prompt.includes(`The ${name}`) ? `The ${name}` : name));
  if (whole.length > 1) return whole.slice(0, 24);
  const told = new RegExp(String.raw`\b(\d{1,2}|${counts}) (?:\p{L}+ )?(${parties})\b`, 'iu').exec(prompt);
  const count = told ? Math.min(24, Math.max(2, numberOf(told[1] ?? '4'))) : 4;
  const word = /^(?:player|member)/iu.test(told?.[2] ?? '') || /\bplayers?\b/iu.test(prompt) ? 'Player' : 'Team'; // prettier-ignore
  return Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
}

const pointsFor = (prompt: string, of: string, usual: number): number => {
  const told = new RegExp(String.raw`(\d+|one|two|three|four|five) (?:points?|pts?) (?:for|per|a|each) (?:(?:a|each|every) )?(?:${of})\b|\b(?:${of})s? (?:is |are |gives? |= ?|: ?|worth )?(\d+)(?: points?)?\b`, 'iu').exec(prompt); // prettier-ignore
  return told ? numberOf(told[1] ?? told[2] ?? String(usual)) : usual;
};

const scoreField = (id: string, label: string, name: string) =>
  html`<p class="app-field">
    <label for="${id}">${label}</label
    ><input id="${id}" name="${name}" type="number" min="0" max="999" step="1" inputmode="numeric" required />
  </p>`;

/** A league table: results are entered, points and differences follow. */
export const league: CalculatorVariant = {
  title: 'leagueTitle',
  lede: 'leagueLede',
  asked:
    /\b(?:score ?boards?|scores|results|table) (?:for|of) (?:(?:our|my|the|a) )?(?:[\p{L}-]+ ){0,3}(?:league|tournament|ladder)\b|\b(?:league (?:table|tracker|standings?)|standings|round[- ]robin|(?:league|tournament|ladder) (?:app|table|tracker|scores?|results))\b/iu,
  html: (context) => {
    const { words, brief } = context;
    const goals = /\bgoals?\b/iu.test(brief.prompt) ? 'Goal difference' : 'Difference';
    const heading = (text: string) => (context.level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    const columns = ['Played', 'Won', 'Drawn', 'Lost', 'For', 'Against', goals, 'Points'];
    return html`<div class="league" data-app="calculator">
      <div class="league-table">
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="app-hidden">Place</span></th>
              <th scope="col">Team</th>
              ${columns.map((name) => html`<th scope="col"><abbr title="${name}">${name === goals ? (goals === 'Difference' ? '±' : 'GD') : name === 'Points' ? 'Pts' : name.charAt(0)}</abbr></th>`)}
            </tr>
          </thead>
          <tbody data-table></tbody>
        </table>
      </div>
      <form class="app-panel league-add" data-result>
        ${heading('Enter a result')}
        <div class="league-sides">
          <p class="app-field">
            <label for="league-home">Home</label
            ><select id="league-home" name="home" data-teams></select>
          </p>
          ${scoreField('league-home-score', 'Score, home', 'homeScore')}
          ${scoreField('league-away-score', 'Score, away', 'awayScore')}
          <p class="app-field">
            <label for="league-away">Away</label
            ><select id="league-away" name="away" data-teams></select>
          </p>
        </div>
        <button class="app-button" type="submit">Add the result</button>
      </form>
      <p class="app-note" role="status" data-status></p>
      <section>
        ${heading('Results')}
        <p class="app-note" data-none>No results yet.</p>
        <ol class="league-results" data-results></ol>
      </section>
      <section>
        ${heading('Teams')}
        <ul class="league-teams" data-names></ul>
        <form class="app-row" data-team>
          <p class="app-field">
            <label for="league-new">New team</label
            ><input id="league-new" name="team" type="text" maxlength="40" required autocomplete="off" />
          </p>
          <button class="app-button app-quiet" type="submit">Add the team</button>
        </form>
      </section>
      ${writeFileRow(context, 'json')}
      <noscript><p>${sayApp(words.language, 'needsScript')}</p></noscript>
    </div>`;
  },
  css: `.league h2, .league h3 { font-size: var(--step-1); margin-block-end: 0.75rem; }
.league-table { border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); overflow-x: auto; }
.league-table table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.league-table :is(th, td) { padding: 0.6rem clamp(0.3rem, 1vi, 1rem); text-align: end; }
.league-table :is(th, td):nth-child(2) { text-align: start; inline-size: 45%; font-weight: 600; overflow-wrap: anywhere; }
.league-table thead tr { border-block-end: 2px solid var(--ink); }
.league-table abbr { text-decoration: none; }
.league-table tbody tr + tr { border-block-start: 1px solid var(--line); }
.league-table td:last-child { font-weight: 700; color: var(--accent-text); }
.league-add { display: grid; gap: 1rem; justify-items: start; }
.league-sides { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr); gap: 1rem; inline-size: 100%; align-items: end; }
.league-results, .league-teams { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; max-inline-size: 44rem; margin-block-end: 1rem; }
.league-results li, .league-teams li { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; border-block-end: 1px solid var(--line); }
.league-results b { font-variant-numeric: tabular-nums; }
.league-teams { grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 0.25rem 2rem; max-inline-size: none; }
.league-teams input { flex: 1 1 8rem; min-inline-size: 0; min-block-size: 2.75rem; padding-inline: 0.6rem; border: 1px solid transparent; border-radius: min(var(--radius), 0.75rem); background: transparent; color: var(--ink); }
.league-teams input:is(:hover, :focus) { border-color: var(--soft); background: var(--bg); }
.league [role="status"] { min-block-size: 1.5em; font-weight: 600; }
@media (max-width: 40rem) { .league-sides { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .league-sides :nth-child(1) { order: 1; } .league-sides :nth-child(2) { order: 2; } .league-sides :nth-child(4) { order: 3; } .league-sides :nth-child(3) { order: 4; } .league-table :is(th, td):nth-child(n + 4):nth-child(-n + 8) { display: none; } }
`,
  script: (context) => {
    const { prompt } = context.brief;
    const texts = {
      ...sayAll(context.words.language, ['imported', 'badFile']),
      remove: context.words.actions.remove,
      same: 'Choose two different teams.',
      added: 'Added: {name}.',
      removed: 'Removed: {name}.',
      taken: 'There is a team of that name.',
      played: '{name} has results. Remove those first.',
    };
    const rules = { win: pointsFor(prompt, 'win|victory', 3), draw: pointsFor(prompt, 'draw|tie', 1), loss: pointsFor(prompt, 'loss|defeat', 0) }; // prettier-ignore
    return `// League table: results are kept in this browser; the table is worked out from them.
${writeConstant('words', texts)}${writeConstant('rules', rules)}${writeConstant('teams', readTeams(prompt))}${writeStore(context, 'league')}${writeFileScript(context)}${leagueScript}`;
  },
};
