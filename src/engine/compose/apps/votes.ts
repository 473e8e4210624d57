import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { writeFileScript, writeFileRow } from './file-row';
import { readStart } from './read-start';
import { writeConstant, writeStore } from './script-parts';
import { writeVoid } from './write-void';

const asked =
  /\bup-?vot(?:e|es|ing)\b|\bvot(?:e|es|ing)\b[^.]{0,40}\b(?:up|down|top|ranked|order)\b|\bvot(?:e|es|ing) (?:on|for) (?:ideas|suggestions|requests|features|films|movies|songs|books|games|names|them|each|the ideas)|\b(?:suggestions?|ideas?|requests?|features?)\b[^.]*\b(?:vot(?:e|es|ing)|most votes)|\bmost (?:votes|voted)\b|\bfeature requests? (?:board|list)|\bsuggestion (?:box|board|list)|\bsong requests?\b/iu;

/** Whether people add what can be voted for, and it stands in the order of votes, rather than one question with fixed answers. */
export const asksForVotes = ({ brief }: AppContext): boolean => asked.test(brief.prompt);

const readIdeas = ({ brief }: AppContext): readonly string[] => {
  const told = readStart(brief).map(({ name }) => name);
  return (told.length > 0 ? told : brief.items.map(({ value }) => value.name)).slice(0, 20);
};

/** Suggestions that anybody adds, with votes up and down; the one with most stands first. */
export const votes: AppDefinition = {
  kind: 'poll',
  title: ({ words, brief }) => {
    const listed =
      /\blist of (\p{L}[\p{L} '’-]{2,32}?)(?=\s(?:for|where|that|which|with|to|so|people)\b|[,.:;]|$)/iu.exec(
        brief.prompt,
      )?.[1];
    const own = words.language === 'en' && listed !== undefined ? listed : (brief.offer?.value ?? '');
    return own === '' || /^(?:list|board|page|app)$/iu.test(own) || own.length > 40
      ? sayApp(words.language, 'suggestions')
      : own.charAt(0).toUpperCase() + own.slice(1);
  },
  lede: ({ words }) => sayApp(words.language, 'votesLede'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="votes" data-app="poll">
      <form class="votes-add" data-adder>
        <label class="app-hidden" for="new-idea">${say('newSuggestion')}</label>
        <input
          type="text"
          class="app-input"
          id="new-idea"
          name="text"
          maxlength="120"
          required
          autocomplete="off"
          placeholder="${say('newSuggestion')}"
        />
        <button type="submit" class="app-button">${words.actions.add}</button>
      </form>
      <ol class="votes-list" data-list></ol>
      ${writeVoid(context, 'chat', say('noSuggestions'), html` data-empty`)}
      <div class="app-row app-ends">
        <p class="app-note" role="status" data-status></p>
        ${writeFileRow(context, 'json', 'quiet')}
      </div>
      <p class="app-note">${say('pollNote')}</p>
      <template data-row
        ><li class="idea">
          <span class="idea-votes"
            ><button class="app-small" type="button" data-up aria-pressed="false">▲</button><b></b
            ><button class="app-small" type="button" data-down aria-pressed="false">▼</button></span
          ><span class="idea-text"></span
          ><button class="app-small" type="button" data-remove>${words.actions.remove}</button>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.votes { max-inline-size: 52rem; }
.votes-add { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; }
.votes-list { display: grid; gap: 0.75rem; }
.idea { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0.5rem 1rem; align-items: center; padding: 0.6rem 1rem 0.6rem 0.5rem; border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.idea-votes { display: inline-flex; align-items: center; }
.idea-votes b { min-inline-size: 2.2ch; font: 700 var(--step-1)/1 var(--display); font-variant-numeric: tabular-nums; text-align: center; }
.idea-votes [aria-pressed="true"] { background: var(--button); color: var(--on-button); }
.idea-text { font-weight: 600; overflow-wrap: anywhere; }
@media (max-width: 30rem) { .idea { grid-template-columns: auto minmax(0, 1fr); } .idea [data-remove] { grid-column: 2; justify-self: start; } }
`,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, ['voteUp', 'voteDown', 'votesFor', 'alreadyThere', 'added', 'removed', 'badFile', 'imported']), // prettier-ignore
      remove: context.words.actions.remove,
    };
    return `// Suggestions with votes: one vote of this browser for each, up or down; everything stays here.
${writeConstant('words', texts)}${writeConstant('startIdeas', readIdeas(context))}${writeStore(context, 'votes')}${writeFileScript(context)}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="poll"]');
if (app) startVotes(app);

function startVotes(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  let ideas = loadRecords(startIdeas.map((text, at) => ({ id: 's' + at, text, votes: 0, mine: 0 })));
  const say = (text) => (find('status').textContent = text);
  const keep = (next) => {
    ideas = next;
    saveRecords(ideas);
    show();
  };
  const drawRow = (idea) => {
    const row = find('row').content.firstElementChild.cloneNode(true);
    row.querySelector('.idea-text').textContent = idea.text;
    row.querySelector('b').textContent = String(idea.votes);
    for (const [hook, way, word] of [['up', 1, words.voteUp], ['down', -1, words.voteDown]]) {
      const button = row.querySelector('[data-' + hook + ']');
      button.setAttribute('aria-label', word + ': ' + idea.text);
      button.setAttribute('aria-pressed', String(idea.mine === way));
      button.dataset.spot = hook + idea.id;
      button.addEventListener('click', () => {
        // The same again takes it back.
        const mine = idea.mine === way ? 0 : way;
        keep(ideas.map((other) => (other === idea ? { ...idea, mine, votes: idea.votes - idea.mine + mine } : other)));
        say(words.votesFor.replace('{n}', String(idea.votes - idea.mine + mine)).replace('{name}', idea.text));
        [...app.querySelectorAll('[data-spot]')].find((other) => other.dataset.spot === hook + idea.id).focus();
      });
    }
    const remove = row.querySelector('[data-remove]');
    remove.setAttribute('aria-label', words.remove + ': ' + idea.text);
    remove.addEventListener('click', () => {
      keep(ideas.filter((other) => other !== idea));
      say(words.removed + ': ' + idea.text);
      find('adder').elements.text.focus();
    });
    return row;
  };
  const show = () => {
    const sorted = [...ideas].sort((one, other) => other.votes - one.votes || ideas.indexOf(one) - ideas.indexOf(other));
    find('list').replaceChildren(...sorted.map(drawRow));
    find('empty').hidden = ideas.length > 0;
  };
  const hasText = (text) => ideas.some((idea) => idea.text.toLocaleLowerCase() === text.toLocaleLowerCase());
  find('adder').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = event.target.elements.text.value.trim();
    if (!text) return;
    if (hasText(text)) return say(words.alreadyThere + ': ' + text);
    keep([...ideas, { id: Date.now().toString(36) + ideas.length, text, votes: 0, mine: 0 }]);
    say(words.added + ': ' + text);
    event.target.reset();
    event.target.elements.text.focus();
  });
  startFiles(app, {
    name: 'votes',
    list: () => ideas,
    read: ({ text, votes }) => (typeof text === 'string' && text.trim() ? { text: text.slice(0, 120), votes: Number.isFinite(votes) ? votes : 0 } : null),
    add: (read) => keep([...ideas, ...read.filter(({ text }) => !hasText(text)).map((idea, at) => ({ ...idea, id: 'i' + Date.now().toString(36) + at, mine: 0 }))]),
    say,
  });
  show();
}
`;
