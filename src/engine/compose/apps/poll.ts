import { capitalise } from '@/engine/capitalise';
import { readSeveralQuestions } from '@/engine/brief/apps/several-questions';
import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { closeList } from './close-list';
import { sayAll, sayApp } from './app-words';
import { asksForComments, commentStyles, writeComments, writeCommentScript } from './poll-comments';
import { isBallotRule, readBallot, readMatter, readMost, readQuestionRow } from './read-ballot';
import { answersTo } from './answers-to';
import { readListAfter, readQuote, withoutLooks } from './read-asked';
import { writeConstant, writeStore } from './script-parts';
import { readLastDay } from './read-last-day';
import { readRange } from './read-range';
import { asksForVotes, votes } from './votes';
import { writeNoScript } from './write-no-script';
import { pollScript } from './poll-script';
import { shareScript } from './write-share';

// The quoted question, or the sentence of the prompt that ends with a question mark.
function readQuestion({ brief, words }: AppContext): string {
  const quoted = brief.quotes.find(({ value }) => value.use === 'question' || value.text.endsWith('?'))?.value
    .text;
  const written = /(?:^|[.:!]\s*)([^.:!?"“”]{8,120}\?)/u.exec(brief.prompt)?.[1]?.trim();
  // "Poll: Team lunch spot. Options: …"
  const headed = /^[^:.?!\n]{0,24}\b(?:poll|vote|survey)\s?:\s+(?!options?\b|choices?\b)([^.:?!\n]{4,80})\.\s+(?:options?|choices?|answers?)\b/iu.exec(brief.prompt)?.[1]?.trim(); // prettier-ignore
  const asked =
    quoted ??
    written ??
    headed ??
    readQuestionRow(brief.prompt).question ??
    readMatter(brief.prompt) ??
    sayApp(words.language, 'pollQuestion');
  const question = words.language === 'ar' ? asked.replace(/\?$/u, '؟') : asked;
  return question.charAt(0).toLocaleUpperCase(words.language) + question.slice(1);
}

/** "opciones pizzería Roma, sushi Kyo": the word over a row is no part of its first answer. */
const ballotHead =
  /^(?:opciones|options|optionen|antworten|opções|opzioni|opties|antwoorden|opcje|odpowiedzi|seçenekler|(?:ال)?خيارات|אפשרויות)\s?:?\s(?=\S)/iu;
function readOptions(context: AppContext): readonly string[] {
  const { brief } = context;
  const question = readQuestion(context);
  const listed = closeList(brief.items.map(({ value }) => value.name)).filter((name) => !isBallotRule(name));
  // "Options: Perfect, At Last, Can't Help Falling in Love": as many words as they like.
  const behind =
    /\b(?:options|choices|answers)(?: are)?\s?:\s*([^.;\n]{5,300})/iu.exec(brief.prompt)?.[1] ?? '';
  const colon = behind
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+or\s+/iu)
    .map((name) => name.replace(/^["“„']|["”']$/gu, '').trim())
    .filter(Boolean);
  const quoted = brief.quotes
    .map(({ value }) => value.text)
    .filter((text) => text.toLowerCase() !== question.toLowerCase() && text.length < 60);
  const plain = withoutLooks(brief).replaceAll(/["“”„«»]/g, ' ');
  const written = readListAfter(plain, 'with|options?|choices?|between|con|mit|avec|com|answers?');
  // "Where do we eat? Pizza, sushi or tacos"
  // and where the answers are colours or fruit, the words before the looks were taken out.
  const answered =
    [plain, brief.prompt.replaceAll(/["“”„«»]/g, ' ')]
      .map((text) => readListAfter(text, '\\?', 5))
      .map((options) => options.filter((option) => !isBallotRule(option)))
      .find((options) => options.length >= 2) ?? [];
  const named = readBallot(brief.prompt);
  const found = [
    readRange(brief.prompt),
    quoted,
    colon,
    readQuestionRow(brief.prompt).options,
    named,
    listed,
    answered,
    written,
  ].find((options) => options.length >= 2 && options.length <= 12);
  // "Rating 1-5 stars": as many stars as there are.
  const isRated =
    /\b(?:1|one)\s?(?:-|–|to)\s?(?:5|five)\b(?: stars?)?|\b(?:5|five)[- ]stars?\b|\bstar rating\b|\brat(?:e|ing)s?\b[^.;]{0,20}\bstars?\b/iu.test(
      brief.prompt,
    );
  if (isRated && (found === undefined || found === listed || found === written))
    return [5, 4, 3, 2, 1].map((count) => '★'.repeat(count));
  const usual =
    context.words.language === 'en' && found === undefined ? answersTo(question, brief.prompt) : null;
  const names = found ??
    usual ?? [context.words.fields.yes, context.words.fields.no, sayApp(context.words.language, 'notSure')];
  return names
    .map((name) => name.replace(ballotHead, ''))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** Each question with its answers: most polls have one. */
function readQuestions(context: AppContext): readonly PolledQuestion[] {
  const { brief, words } = context;
  const several = words.language === 'en' ? readSeveralQuestions(brief.prompt) : [];
  if (several.length < 2) return [{ question: readQuestion(context), options: readOptions(context) }];
  return several.map(({ question: asked, answers }) => ({
    question: capitalise(asked),
    options: (answers.length > 1 ? answers : (answersTo(asked, '') ?? [words.fields.yes, words.fields.no, sayApp(words.language, 'notSure')])).map(capitalise),
  })); // prettier-ignore
}
type PolledQuestion = { readonly question: string; readonly options: readonly string[] };

const isOnce = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:one|1|a single) vote (?:per|a|each|for each|only)\b|\bvotes? (?:only )?once\b|\bonce per (?:device|person|browser|visitor)\b/iu.test(
    prompt,
  );
/** "A reset button": the count may begin anew, even where everybody votes once. */
const mayReset = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?<!(?:no|without an?|without) )(?:reset|restart|start over|clear (?:the |all )?(?:votes|results|poll)|(?:zur[uü]cksetz|réinitialis|reinici|azzer|reimpost)\p{L}*)\b/iu.test(
    prompt,
  );
/** "People may change their vote": it counts once all the same. */
const mayChange = ({ brief: { prompt } }: AppContext): boolean =>
  /\bchang(?:e|ed|ing) (?:their|your|his|her|my|our|the|a|an?) (?:mind|votes?|answers?|choices?)\b|\bvotes? can be changed\b/iu.test(
    prompt,
  ) && !/\b(?:can(?:no|['’])t|never|no) chang|\bnot? (?:be )?(?:able to )?chang/iu.test(prompt);
/** "Hide the results until the end": they wait for a press of a button. */
const hidesShares = ({ brief: { prompt }, words }: AppContext): boolean =>
  words.language === 'en' &&
  /\bhid(?:e|es|den)\b[^.;]{0,30}\b(?:results?|bars?|votes)\b|\bresults?\b[^.;,]{0,16}\b(?:hidden|secret|(?:only )?(?:at|in) the (?:very )?end)\b|\b(?:secret|blind) (?:ballot|vote)\b/iu.test(
    prompt,
  );
/** Whether whoever votes may add an answer. */
const mayAdd = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:add|suggest|write|enter) (?:their|your|his|her|an?) (?:own )?(?:(?:new|other|further|extra) )?(?:options?|answers?|suggestions?|ideas?|choices?)\b|\bown (?:options?|answers?|choices?)\b/iu.test(
    prompt,
  );

const showsCounts = ({ brief: { prompt } }: AppContext): boolean =>
  /\bvotes?,? and (?:the )?percent|\bpercent\w*,? and (?:the )?(?:number of |vote )?(?:votes|counts?)\b|\b(?:number|counts?|tally) of votes\b|\bvote counts?\b|\bhow many votes\b/iu.test(
    prompt,
  );

const sayDay = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

/** One question, its answers, and their shares as they are given. */
const question: AppDefinition = {
  kind: 'poll',
  title: (context) =>
    readQuestions(context).length > 1 && context.brief.offer
      ? capitalise(context.brief.offer.value)
      : readQuestion(context),
  lede: (context) => {
    const most = readMost(context.brief.prompt, readOptions(context).length);
    if (hidesShares(context))
      return 'Choose, and see the results at the end. Votes are counted on this device.';
    return most > 1 ? sayApp(context.words.language, 'chooseUpTo', { n: most }) : null;
  },
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const questions = readQuestions(context);
    const lastDay = readLastDay(context);
    const writeQuestion = ({ question: asked, options }: PolledQuestion, at: number) => {
      const most = readMost(context.brief.prompt, options.length);
      return html`<form class="poll-form" data-vote>
        <fieldset>
          <legend${context.brief.name === null && questions.length === 1 ? html` class="app-hidden"` : null}>${asked}</legend>
          ${options.map(
            (option) =>
              html`<div class="poll-option">
                <label
                  ><input
                    type="${most > 1 ? 'checkbox' : 'radio'}"
                    name="${most > 1 ? 'option[]' : 'option'}"
                    value="${option}"
                  />${option}</label
                >
                <b data-share></b>
                <div class="poll-bar" aria-hidden="true"><i></i></div>
              </div>`,
          )}
        </fieldset>
        ${
          mayAdd(context)
            ? html`<div class="poll-add">
                <label class="app-hidden" for="poll-own${at === 0 ? '' : `-${at + 1}`}"
                  >${say('ownAnswer')}</label
                ><input
                  class="app-input"
                  id="poll-own${at === 0 ? '' : `-${at + 1}`}"
                  type="text"
                  maxlength="60"
                  autocomplete="off"
                  placeholder="${say('ownAnswer')}"
                  data-own
                />
                <button class="app-button app-quiet" type="button" data-add>${words.actions.add}</button>
              </div>`
            : null
        }
        <div class="app-row">
          <button type="submit" class="app-button">${readQuote(context.brief, 'button') ?? say('vote')}</button>
          <button class="app-small" type="button" data-clear hidden>${mayReset(context) ? words.actions.reset : say('startOver')}</button>
        </div>
        <p role="status" data-status>${say('noVotes')}</p>
      </form>`;
    };
    return html`<div class="poll" data-app="poll">
      ${questions.map((each, at) => writeQuestion(each, at))}
      ${hidesShares(context) ? html`<button class="app-button app-quiet" type="button" aria-pressed="false" data-reveal>Show the results</button>` : null}
      ${writeComments(context)}
      ${lastDay === null ? null : html`<p class="app-note" data-until>${sayApp(words.language, 'openUntil', { date: sayDay(words.language, lastDay) })}</p>`}
      <p class="app-note">${say('pollNote')}</p>
      ${writeNoScript(
        context,
        questions.map(({ options }) => ({ lines: options })),
      )}
    </div>`;
  },
  css: (
    context,
  ) => `${appStyles}${asksForComments(context) ? commentStyles : ''}.poll { max-inline-size: 50rem; }
.poll-form { display: grid; gap: 1.5rem; }
.poll-form + .poll-form { margin-block-start: 3rem; }
.poll fieldset { display: grid; gap: 0.9rem; min-inline-size: 0; padding: 0; border: 0; }
.poll legend { padding: 0 0 1.25rem; font: var(--heading-weight) var(--step-2)/1.1 var(--display); text-wrap: balance; }
.poll-option { position: relative; isolation: isolate; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; overflow: hidden; border: 2px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.poll-option:has(:checked) { border-color: var(--ink); }
.poll-option label { display: flex; align-items: center; gap: 0.9rem; min-block-size: 4.25rem; padding-inline: 1.2rem; font: 600 var(--step-1)/1.2 var(--text); overflow-wrap: anywhere; cursor: pointer; }
.poll-option input { inline-size: 1.4rem; block-size: 1.4rem; flex: none; margin: 0; accent-color: var(--button); }
.poll-option b { padding-inline-end: 1.2rem; font: var(--heading-weight) var(--step-1)/1 var(--display); font-variant-numeric: tabular-nums; }
.poll-option:has(:focus-visible) { outline: 3px solid var(--accent-text); outline-offset: 3px; }
.poll-add { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; }
.poll-bar { grid-column: 1 / -1; block-size: 0.75rem; background: var(--line); }
.poll-bar i { display: block; inline-size: 0; block-size: 100%; background: var(--accent); transition: inline-size 0.5s; }
@media (prefers-reduced-motion: reduce) { .poll-bar i { transition: none; } }
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'oneVote',
      'votes',
      'noVotes',
      'chooseAnswer',
      'voted',
      'chooseUpTo',
      'alreadyThere',
    ]);
    const lastDay = readLastDay(context);
    const closed = lastDay === null ? '' : sayApp(context.words.language, 'votingClosed', { date: sayDay(context.words.language, lastDay) }); // prettier-ignore
    return `// Poll: votes are counted in this browser and the shares follow at once, in other tabs of it too.
${writeConstant('words', { ...words, closed })}const lastDay = '${lastDay ?? ''}';
const most = ${readMost(context.brief.prompt, Math.max(...readQuestions(context).map(({ options }) => options.length)))};
const hidesShares = ${hidesShares(context)};
const isOnce = ${isOnce(context)};
const mayReset = ${mayReset(context)};
const showsCounts = ${showsCounts(context)};
const mayChange = ${mayChange(context)};
${writeStore(context, 'poll')}${shareScript}${pollScript}${writeCommentScript(context)}`;
  },
};

const choose = (context: AppContext): AppDefinition => (asksForVotes(context) ? votes : question);

/** One question with answers, or suggestions in the order of their votes. */
export const poll: AppDefinition = {
  kind: 'poll',
  title: (context) => choose(context).title(context),
  lede: (context) => choose(context).lede?.(context) ?? null,
  html: (context) => choose(context).html(context),
  css: (context) => choose(context).css(context),
  script: (context) => choose(context).script(context),
};
