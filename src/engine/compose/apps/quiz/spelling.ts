import { html } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles } from '../app-styles';
import { sayAll, sayApp } from '../app-words';
import { readToldWords } from '../games/read-told-words';
import { writeConstant, writeStore } from '../script-parts';

const usual: Readonly<Record<string, string>> = {
  en: 'because friend beautiful Wednesday necessary believe different separate library island',
  es: 'huevo abeja zanahoria cigüeña gimnasio excelente exhibir ahora vaca burro',
  fr: 'beaucoup toujours écureuil orthographe hiver longtemps accueil rythme oignon hier',
  de: 'Rhythmus nämlich vielleicht Fahrrad Gewitter Straße spazieren ziemlich Interesse endlich',
};

/** Whether words are to be spelled rather than questions answered. */
export const asksToSpell = ({ brief, words }: AppContext): boolean =>
  /\bspelling\b|\bspell(?:s)? (?:the |these )?words\b|\bdictée|\bortograf[íi]a|\bdiktat\b|rechtschreib/iu.test(
    brief.prompt,
  ) &&
  (readToldWords(brief.prompt).length > 1 || words.language in usual);

function listWords({ brief, words }: AppContext): readonly string[] {
  const told = readToldWords(brief.prompt);
  return told.length > 1 ? told : (usual[words.language] ?? '').split(' ');
}

/** Words that are heard or seen for a moment, and then written; own words beside it. */
export const spelling: AppDefinition = {
  kind: 'quiz',
  title: ({ words }) => sayApp(words.language, 'quiz'),
  lede: ({ words }) => sayApp(words.language, 'spellingLede'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="spelling" data-app="quiz">
      <form class="app-panel" data-editor>
        <p data-place></p>
        <p class="spelling-seen" aria-live="polite" data-seen>&nbsp;</p>
        <div class="app-row">
          <button class="app-button app-quiet" type="button" data-hear>${say('hearWord')}</button>
          <button class="app-button app-quiet" type="button" data-look>${say('seeWord')}</button>
        </div>
        <p class="app-field">
          <label for="spelled">${say('writeWord')}</label
          ><input
            type="text"
            id="spelled"
            name="spelled"
            maxlength="60"
            autocomplete="off"
            autocapitalize="off"
            autocorrect="off"
            spellcheck="false"
          />
        </p>
        <div class="app-row">
          <button type="submit" class="app-button" data-send>${say('checkAnswer')}</button>
          <button class="app-small" type="button" data-again>${say('startOver')}</button>
        </div>
        <p role="status" data-status></p>
      </form>
      <div class="spelling-side">
        <ul class="spelling-list" data-list></ul>
        <details>
          <summary>${say('ownWords')}</summary>
          <p class="app-field">
            <label for="spelling-words">${say('ownWords')}</label
            ><textarea id="spelling-words" rows="8" aria-describedby="spelling-help" data-own></textarea>
          </p>
          <p class="app-note" id="spelling-help">${say('oneEachLine')}</p>
        </details>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.spelling { grid-template-columns: minmax(0, 1.2fr) minmax(14rem, 0.8fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.spelling form { display: grid; gap: 1.25rem; }
.spelling-seen { min-block-size: 1.4em; font: var(--heading-weight) clamp(2rem, 1.4rem + 4vi, 4rem)/1.2 var(--display); overflow-wrap: anywhere; }
.spelling-side, .spelling-list { display: grid; gap: 0.75rem; }
.spelling-list li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.4rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.spelling summary { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
@media (max-width: 48rem) { .spelling { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => {
    const texts = sayAll(context.words.language, ['wordOf', 'spelledRight', 'spelledWrong', 'spellingDone', 'checkAnswer', 'nextWord', 'startOver']); // prettier-ignore
    return `// Spelling: words are spoken by the device or shown for a moment; the round stays in this browser.
${writeConstant('words', texts)}${writeConstant('startWords', listWords(context))}${writeStore(context, 'spelling')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="quiz"]');
if (app) startSpelling(app);

function startSpelling(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('editor');
  const field = form.elements.spelled;
  const kept = loadRecords({ own: startWords, done: [] });
  let isChecked = false;
  let hiding = 0;
  const canSpeak = 'speechSynthesis' in window;
  find('hear').hidden = !canSpeak;

  const word = () => kept.own[kept.done.length];
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const hide = () => {
    clearTimeout(hiding);
    find('seen').textContent = '\u00a0';
  };
  const show = () => {
    hide();
    const isOver = kept.done.length >= kept.own.length;
    const right = kept.done.filter(({ isRight }) => isRight).length;
    find('place').textContent = isOver ? fill(words.spellingDone, { n: right, count: kept.own.length }) : fill(words.wordOf, { n: kept.done.length + 1, count: kept.own.length });
    find('send').textContent = isOver ? words.startOver : words.checkAnswer;
    for (const hook of ['hear', 'look']) find(hook).disabled = isOver;
    field.disabled = isOver;
    field.value = '';
    isChecked = false;
    find('list').replaceChildren(
      ...kept.done.map(({ asked, given, isRight }) => {
        const item = document.createElement('li');
        item.append(Object.assign(document.createElement('b'), { textContent: asked }), isRight ? '✓' : '✗ ' + given);
        return item;
      }),
    );
    saveRecords(kept);
  };
  const begin = () => {
    kept.done = [];
    find('status').textContent = '';
    show();
    field.focus();
  };
  find('hear').addEventListener('click', () => {
    const said = new SpeechSynthesisUtterance(word());
    said.lang = document.documentElement.lang || 'en';
    said.rate = 0.85;
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
    field.focus();
  });
  find('look').addEventListener('click', () => {
    find('seen').textContent = word();
    clearTimeout(hiding);
    hiding = setTimeout(hide, 2500);
    field.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (kept.done.length >= kept.own.length) return begin();
    const given = field.value.trim();
    if (given === '' && !isChecked) return field.focus();
    const asked = word();
    const same = (text) => text.normalize('NFC').toLocaleLowerCase().replace(/’/g, "'");
    const isRight = same(given) === same(asked);
    find('status').textContent = fill(isRight ? words.spelledRight : words.spelledWrong, { word: asked });
    kept.done = [...kept.done, { asked, given, isRight }];
    show();
    if (!field.disabled) field.focus();
    else find('send').focus();
  });
  find('again').addEventListener('click', begin);
  find('own').value = kept.own.join('\n');
  find('own').addEventListener('change', () => {
    const own = find('own').value.split('\n').map((text) => text.trim().slice(0, 60)).filter(Boolean);
    if (own.length === 0) return;
    kept.own = own;
    begin();
  });
  show();
}
`;
