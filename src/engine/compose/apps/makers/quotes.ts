import { html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeConstant, writeStore } from '../script-parts';

/** Old enough to belong to everybody, and found where they are said to stand. */
const quotes = [
  ['The unexamined life is not worth living.', 'Socrates, in Plato’s Apology'],
  ['Fortune favours the bold.', 'Virgil, Aeneid'],
  ['I think, therefore I am.', 'René Descartes'],
  ['To be, or not to be, that is the question.', 'William Shakespeare, Hamlet'],
  ['All that we see or seem is but a dream within a dream.', 'Edgar Allan Poe'],
  ['We suffer more in imagination than in reality.', 'Seneca, Letters'],
  ['Simplify, simplify.', 'Henry David Thoreau, Walden'],
  ['Hope is the thing with feathers that perches in the soul.', 'Emily Dickinson'],
  ['There is no charm equal to tenderness of heart.', 'Jane Austen, Emma'],
  ['I am no bird; and no net ensnares me.', 'Charlotte Brontë, Jane Eyre'],
  ['Not knowing when the dawn will come, I open every door.', 'Emily Dickinson'],
  ['The only way to have a friend is to be one.', 'Ralph Waldo Emerson, Essays'],
  ['A journey of a thousand miles begins beneath one’s feet.', 'Laozi, Tao Te Ching'],
  ['What is past is prologue.', 'William Shakespeare, The Tempest'],
] as const;

/** Quotes one at a time, favourites among them, and one's own. */
export const quotesTool: CalculatorVariant = {
  title: 'quotesTitle',
  lede: 'quotesLede',
  asked:
    /\b(?:quotes?|quotation|proverbs?|inspiration|affirmations?) (?:generator|machine|app|of the day|picker|viewer|randomi[sz]er)s?\b/iu,
  html: ({ words }) => {
    const say = (word: AppWord) => sayApp(words.language, word);
    return html`<div class="quotes" data-app="calculator">
      <figure class="app-panel quotes-card">
        <blockquote aria-live="polite" data-quote></blockquote>
        <figcaption data-by></figcaption>
      </figure>
      <div class="app-row">
        <button class="app-button" type="button" data-next>${say('anotherQuote')}</button>
        <button class="app-button app-quiet" type="button" aria-pressed="false" data-like>
          ${say('favouriteWord')}
        </button>
        <button class="app-button app-quiet" type="button" data-copy>${words.actions.copy}</button>
        <button class="app-button app-quiet" type="button" hidden data-share>${say('shareWord')}</button>
      </div>
      <p class="app-note" role="status" data-status></p>
      <div class="quotes-more">
        <section aria-labelledby="quotes-liked">
          <p class="quotes-head" id="quotes-liked">${say('favouritesWord')}</p>
          <p class="app-note" data-none>${say('noFavourites')}</p>
          <ul data-liked></ul>
        </section>
        <form data-own>
          <p class="app-field">
            <label for="quotes-text">${say('ownQuote')}</label
            ><textarea id="quotes-text" name="text" rows="3" maxlength="400" required></textarea>
          </p>
          <p class="app-field">
            <label for="quotes-by">${say('whoSaid')}</label
            ><input type="text" id="quotes-by" name="by" maxlength="80" autocomplete="off" />
          </p>
          <button class="app-button app-quiet" type="submit">${words.actions.add}</button>
        </form>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.quotes-card { display: grid; gap: 1rem; align-content: center; min-block-size: clamp(12rem, 34vh, 22rem); margin: 0; text-align: center; }
.quotes-card blockquote { margin: 0; font: var(--heading-weight) var(--step-2)/1.25 var(--display); text-wrap: balance; }
.quotes-card figcaption { color: var(--soft); }
.quotes-more { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: var(--gap); }
.quotes-more form { display: grid; gap: 1rem; justify-items: start; }
.quotes-more form .app-field { inline-size: 100%; }
.quotes-head { font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.quotes li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
`,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, ['copied', 'added']),
      remove: context.words.actions.remove,
    };
    return `// Quotes: by chance, none twice in a row; favourites and your own stay in this browser.
${writeConstant('words', texts)}${writeConstant('startQuotes', quotes)}${writeStore(context, 'quotes-kept')}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startGenerator(app);

function startGenerator(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ own: [], liked: [] });
  const all = () => [...startQuotes, ...kept.own.filter((one) => Array.isArray(one) && typeof one[0] === 'string')];
  let now = all()[Math.floor(Math.random() * all().length)];
  const text = () => '“' + now[0] + '”' + (now[1] ? ' – ' + now[1] : '');
  const isLiked = (quote) => kept.liked.some((one) => one[0] === quote[0]);
  const show = () => {
    find('quote').textContent = now[0];
    find('by').textContent = now[1] || '';
    find('like').setAttribute('aria-pressed', String(isLiked(now)));
    find('none').hidden = kept.liked.length > 0;
    find('liked').replaceChildren(
      ...kept.liked.map((quote) => {
        const item = document.createElement('li');
        const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: '×' });
        remove.setAttribute('aria-label', words.remove + ': ' + quote[0]);
        remove.addEventListener('click', () => {
          kept.liked = kept.liked.filter((other) => other !== quote);
          saveRecords(kept);
          show();
          find('like').focus();
        });
        item.append(Object.assign(document.createElement('span'), { textContent: quote.filter(Boolean).join(' – ') }), remove);
        return item;
      }),
    );
  };
  find('next').addEventListener('click', () => {
    const others = all().filter((quote) => quote[0] !== now[0]);
    now = others[Math.floor(Math.random() * others.length)] || now;
    find('status').textContent = '';
    show();
  });
  find('like').addEventListener('click', () => {
    kept.liked = isLiked(now) ? kept.liked.filter((one) => one[0] !== now[0]) : [...kept.liked, now];
    saveRecords(kept);
    show();
  });
  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
      find('status').textContent = words.copied;
    } catch {
      // Where a page may not write into the clipboard the words stand there to be chosen by hand.
      getSelection().selectAllChildren(find('quote'));
    }
  });
  find('share').hidden = typeof navigator.share !== 'function';
  find('share').addEventListener('click', () => navigator.share({ text: text() }).catch(() => undefined));
  find('own').addEventListener('submit', (event) => {
    event.preventDefault();
    const { text: field, by } = find('own').elements;
    if (field.value.trim() === '') return field.focus();
    now = [field.value.trim(), by.value.trim()];
    kept.own.push(now);
    saveRecords(kept);
    find('own').reset();
    find('status').textContent = words.added;
    show();
  });
  show();
}
`;
