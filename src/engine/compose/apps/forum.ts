import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { writeFileScript, writeFileRow } from './file-row';
import { forumScript } from './forum-script';
import { readListOf } from './read-asked';
import { drawerScript, writeConstant, writeStore } from './script-parts';
import { writeVoid } from './write-void';

// The prompt's categories, or four usual ones where it asks for some.
function readCategories({ brief, words }: AppContext): readonly string[] {
  const word = 'categor(?:y|ies)|topics|sections|boards|categorías|catégories|kategorien|categorie';
  const named = readListOf(brief.prompt, word);
  if (named.length >= 2 && named.length <= 10) return named;
  const say = (one: Parameters<typeof sayApp>[1]) => sayApp(words.language, one);
  return new RegExp(word, 'iu').test(brief.prompt)
    ? [say('roomGeneral'), say('roomQuestions'), say('showcase'), say('offTopic')]
    : [];
}

/** "Start with a thread “Slugs” in Pests": the thread that is told, in its board; null where none is. */
function readFirstThread({ brief: { prompt } }: AppContext, groups: readonly string[]) {
  const told = /\b(?:thread|post|topic|question)s?\s(?:called |titled |named |about |: ?)?["“„«'‘](?<title>[^"”“»\n]{3,120})["”»’'](?:\s(?:in|under)\s(?:the\s)?(?<group>[\p{L} ]{2,30}))?/iu.exec(prompt)?.groups; // prettier-ignore
  if (told?.['title'] === undefined) return null;
  const group = groups.find((one) => told['group']?.toLowerCase().startsWith(one.toLowerCase()));
  return { title: told['title'], group: group ?? groups[0] ?? '' };
}

// "Sort by newest or most replies": these orders, the one named first to begin with.
function readOrders({
  brief: { prompt },
}: AppContext): readonly ('newestFirst' | 'mostReplies' | 'mostVotes')[] {
  if (!/\b(?:sort|order|newest|latest|most (?:replies|votes|answers|popular))/iu.test(prompt)) return [];
  const at = (words: RegExp): number => {
    const place = prompt.search(words);
    return place < 0 ? Infinity : place;
  };
  const asked = [
    ['newestFirst', at(/newest|latest|date|recent/iu)],
    ['mostReplies', at(/most (?:replies|answers)|replies/iu)],
    ['mostVotes', at(/most votes|votes|popular|top/iu)],
  ] as const;
  return asked.toSorted((one, other) => one[1] - other[1]).map(([order]) => order);
}

const asksForSolved = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:solved|resolved|answered|best answer)\b/iu.test(prompt);

/** Threads with replies and votes, kept in this browser: the page says so. */
export const forum: AppDefinition = {
  kind: 'forum',
  title: ({ words }) => sayApp(words.language, 'forum'),
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const categories = readCategories(context);
    const orders = readOrders(context);
    return html`<div class="forum" data-app="forum">
      <p class="app-note">${say('localNote')} ${say('forumHelp')}</p>
      <div class="app-row app-ends">
        <p class="forum-search">
          <label class="app-hidden" for="forum-search">${words.actions.search}</label
          ><input
            class="app-input"
            id="forum-search"
            type="search"
            placeholder="${words.actions.search}"
            data-finder
          />
        </p>
        ${
          orders.length > 1
            ? html`<p>
                <label class="app-hidden" for="forum-order">${words.actions.sort}</label
                ><select class="app-input" id="forum-order" data-order>
                  ${orders.map((order) => html`<option value="${order}">${say(order)}</option>`)}
                </select>
              </p>`
            : null
        }
        <button class="app-button" type="button" data-new>${say('newThread')}</button>
      </div>
      <form class="forum-form app-panel" data-editor hidden>
        <p class="app-field">
          <label for="thread-title">${say('threadTitle')}</label
          ><input type="text" id="thread-title" name="title" required maxlength="140" />
        </p>
        ${
          categories.length > 0
            ? html`<p class="app-field">
                <label for="thread-group">${say('category')}</label
                ><select id="thread-group" name="group">
                  ${categories.map((name) => html`<option>${name}</option>`)}
                </select>
              </p>`
            : null
        }
        <p class="app-field">
          <label for="thread-name">${words.fields.name}</label
          ><input type="text" id="thread-name" name="name" required maxlength="40" autocomplete="nickname" />
        </p>
        <p class="app-field forum-wide">
          <label for="thread-text">${words.fields.message}</label
          ><textarea id="thread-text" name="text" rows="5" required maxlength="4000"></textarea>
        </p>
        <div class="app-row">
          <button type="submit" class="app-button">${say('publish')}</button
          ><button class="app-button app-quiet" type="button" data-cancel>${words.actions.cancel}</button>
        </div>
      </form>
      ${categories.length > 0 ? html`<div class="forum-groups" role="group" aria-label="${say('category')}">${['', ...categories].map((name) => html`<button class="app-button app-quiet" type="button" data-group="${name}" aria-pressed="${name === '' ? 'true' : 'false'}">${name || words.fields.all}</button>`)}</div>` : null}
      <ul class="forum-list" data-list></ul>
      ${writeVoid(context, 'chat', say('noThreads'), html` data-empty hidden`)}
      <div class="app-row app-ends">
        <p role="status" data-status></p>
        ${writeFileRow(context, 'json', 'quiet')}
      </div>
      <template data-thread
        ><li class="thread">
          <button class="thread-vote" type="button" aria-pressed="false" aria-label="${say('voteFor')}">
            <span aria-hidden="true">▲</span><b></b>
          </button>
          <details>
            <summary>
              ${level === 2 ? html`<h2>${say('threadTitle')}</h2>` : html`<h3>${say('threadTitle')}</h3>`}<span
              ></span>
            </summary>
            <p class="thread-text"></p>
            <ol class="thread-replies"></ol>
            <form class="thread-answer">
              <input
                type="text"
                class="app-input"
                name="name"
                required
                maxlength="40"
                placeholder="${words.fields.name}"
                aria-label="${words.fields.name}"
                autocomplete="nickname"
              /><textarea
                class="app-input"
                name="text"
                rows="2"
                required
                maxlength="4000"
                placeholder="${say('yourReply')}"
                aria-label="${say('yourReply')}"
              ></textarea
              ><button type="submit" class="app-button app-quiet">${words.actions.reply}</button>
            </form>
          </details>
        </li></template
      >
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.forum { max-inline-size: 60rem; }
.forum-search { flex: 1 1 16rem; max-inline-size: 28rem; }
.forum-groups { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.thread summary b { margin-inline-end: 0.6em; padding: 0.1em 0.7em; border: 1px solid currentColor; border-radius: 99px; font-weight: 400; }
.forum-form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1rem; }
.forum-wide { grid-column: 1 / -1; }
.forum-list { min-block-size: 7rem; align-content: start; display: grid; border-block-start: 2px solid var(--ink); }
.forum-list:empty { display: none; }
.thread { content-visibility: auto; contain-intrinsic-size: auto 6.5rem; display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: 1.25rem; padding-block: 1.25rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.thread-vote { display: grid; place-content: center; gap: 0.15rem; block-size: 4.25rem; border: 2px solid var(--line); border-radius: min(var(--radius), 1rem); background: none; color: var(--ink); text-align: center; cursor: pointer; }
.thread-vote[aria-pressed="true"] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.thread summary { display: grid; gap: 0.4rem; cursor: pointer; list-style: none; }
.thread summary::-webkit-details-marker { display: none; }
.thread h2, .thread h3 { font-size: var(--step-1); }
.thread summary span { color: var(--soft); }
.thread mark { padding: 0.05em 0.6em; border-radius: 99px; background: var(--button); color: var(--on-button); font-weight: 600; }
.thread [aria-pressed="true"].app-small { outline: 2px solid currentColor; }
.thread-text { margin-block: 1rem; white-space: pre-line; }
.thread-replies li { padding: 0.9rem 1.1rem; margin-block-end: 0.6rem; border-inline-start: 4px solid var(--accent); background: var(--surface); white-space: pre-line; }
.thread-answer { display: grid; gap: 0.6rem; justify-items: start; margin-block-start: 1rem; }
`,
  script: (context) => `// Forum: threads and replies stay in this browser; there is no server.
${writeConstant('words', { remove: context.words.actions.remove, ...sayAll(context.words.language, ['removed', 'byAt', 'replies', 'oneReply', 'solvedWord', 'markSolved', 'voteFor', 'posted', 'imported', 'badFile']) })}${writeConstant('startThread', { group: readCategories(context)[0] ?? '', title: sayApp(context.words.language, 'sampleThread'), ...readFirstThread(context, readCategories(context)), text: sayApp(context.words.language, 'localNote'), name: sayApp(context.words.language, 'sampleMember'), reply: sayApp(context.words.language, 'forumHelp') })}const hasSolved = ${asksForSolved(context)};
${writeStore(context, 'threads')}${drawerScript}${writeFileScript(context)}${forumScript}`,
};
