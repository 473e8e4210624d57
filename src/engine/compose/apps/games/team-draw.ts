import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { readCount } from '../read-asked';
import { writeConstant, writeStore } from '../script-parts';
import { readPeople } from '../splitter/read-people';
import type { GameVariant } from './game-variant';

/** Deals names into teams by chance, as even as they go. */
export const teamDraw: GameVariant = {
  name: 'team-draw',
  title: 'teamDraw',
  lede: 'teamDrawLede',
  asked:
    /\b(?:team|group)s? (?:picker|generator|maker|divider|splitter|randomi[sz]er|shuffler|selector)\b|\brandom (?:team|group)s\b|\b(?:split|divide|sort|put)s? (?:people|names|players|students|pupils|my class|the class|everyone|us) into (?:\p{L}+ )?(?:teams|groups)\b|equipos al azar|équipes au hasard|zufällige teams|gruppen auslosen/iu,
  html: (context) => {
    const { words, level, brief } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const count = readCount(brief, /(?:teams?|groups?)/iu, 2, 20) ?? 2;
    return html`<div class="teams" data-app="game">
      <form class="teams-side app-panel" data-choices>
        <p class="app-field">
          <label for="team-names">${say('namesWord')}</label
          ><textarea id="team-names" name="names" rows="10" aria-describedby="team-help"></textarea>
        </p>
        <p class="app-note" id="team-help">${say('oneEachLine')}</p>
        <p class="app-field">
          <label for="team-count">${say('teamCount')}</label
          ><input
            id="team-count"
            name="count"
            type="number"
            inputmode="numeric"
            min="2"
            max="20"
            value="${count}"
            required
          />
        </p>
        <button class="app-button" type="submit">${say('mixTeams')}</button>
      </form>
      <div class="teams-main">
        ${level === 2 ? html`<h2>${say('teamsWord')}</h2>` : html`<h3>${say('teamsWord')}</h3>`}
        <ul class="teams-list" data-list></ul>
        <div class="app-row">
          <button class="app-button app-quiet" type="button" data-copy>${words.actions.copy}</button>
          <p role="status" data-status></p>
        </div>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.teams { grid-template-columns: minmax(15rem, 0.7fr) minmax(0, 1.3fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.teams-side, .teams-main { display: grid; gap: 1.1rem; }
.teams h2, .teams h3 { font-size: var(--step-1); }
.teams-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr)); gap: 1rem; min-block-size: 9rem; }
.teams-list > li { display: grid; gap: 0.4rem; align-content: start; padding: 1rem 1.2rem; border: 1px solid var(--line); border-block-start: 5px solid var(--accent); border-radius: min(var(--radius-card), 1rem); background: var(--surface); overflow-wrap: anywhere; }
.teams textarea { resize: vertical; }
@media (max-width: 48rem) { .teams { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const words = {
      ...sayAll(context.words.language, ['teamOf', 'twoNamesFirst']),
      copied: context.words.actions.copied,
    };
    return `// Teams: dealt by chance of the browser's own source; names and teams stay in this browser.
${writeConstant('words', words)}${writeConstant('startNames', readPeople(context.brief))}${writeStore(context, 'teams')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startTeams(app);

function startTeams(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('choices');
  const { names, count } = form.elements;
  const kept = loadRecords({ names: startNames, teams: [] });
  names.value = kept.names.join('\n');
  if (kept.count) count.value = kept.count;

  const readNames = () => names.value.split(/[\n,;]+/).map((name) => name.trim()).filter(Boolean);
  const keep = () => saveRecords(kept);
  const show = () => {
    find('list').replaceChildren(
      ...kept.teams.map((team, index) => {
        const item = document.createElement('li');
        item.append(Object.assign(document.createElement('b'), { textContent: words.teamOf.replace('{n}', String(index + 1)) }), ...team.map((name) => Object.assign(document.createElement('span'), { textContent: name })));
        return item;
      }),
    );
    find('copy').disabled = kept.teams.length === 0;
  };
  form.addEventListener('input', () => {
    kept.names = readNames();
    kept.count = count.value;
    keep();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const all = readNames();
    if (all.length < 2) {
      find('status').textContent = words.twoNamesFirst;
      names.focus();
      return;
    }
    for (let index = all.length - 1; index > 0; index -= 1) {
      const other = crypto.getRandomValues(new Uint32Array(1))[0] % (index + 1);
      [all[index], all[other]] = [all[other], all[index]];
    }
    const size = Math.min(all.length, Math.max(2, Number(count.value)));
    kept.teams = Array.from({ length: size }, (_, team) => all.filter((_name, index) => index % size === team));
    find('status').textContent = '';
    keep();
    show();
  });
  find('copy').addEventListener('click', async () => {
    const text = kept.teams.map((team, index) => words.teamOf.replace('{n}', String(index + 1)) + ': ' + team.join(', ')).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      find('status').textContent = words.copied;
    } catch {
      // What is shown is selected: the keyboard copies it.
      getSelection().selectAllChildren(find('list'));
    }
  });
  show();
}
`;
