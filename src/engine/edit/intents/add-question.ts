import { findWords } from '../../plan/words/find-words';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findCollections, nameOfItem } from '../items/find-items';
import { foreignNote } from '../items/foreign-lists';
import { homesFor } from '../items/thing-types';
import { addItem } from '../items/write-item';
import { insertSection } from '../sections/insert-section';
import { siteBrief } from '../sections/site-brief';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const asked =
  '^add (?:faq |new |another |one more |extra )*(?:question|faq|faq question|question and answer|q&a)(?: (?:to|in) faqs?)?';
const kept = '(?: (?:to|in|on|at|under) (?:faqs?|questions?|faq section)(?: list)?)?';
const joint =
  '(?: ,)? (?:with answer|with reply|with text|answer|and answer|and answer it with|and answer with|with|saying|:)(?: :)?';
const forms: readonly RegExp[] = [
  new RegExp(`${asked}(?: :)? (?<question>"…")(?:${joint})? (?<answer>"…")${kept}$`),
  new RegExp(`${asked}(?: called| :)? (?<question>.+?\\?)(?:${joint})? (?<answer>.+)$`),
  new RegExp(`${asked} (?:about|on|regarding|above) (?<topic>.+?)${joint} (?<answer>.+)$`),
  new RegExp(`${asked} (?:about|on|regarding|above) (?<topic>.+?)${kept}$`),
  new RegExp(`${asked}(?: called| :)? (?<question>.+?)${joint} (?<answer>.+)$`),
  new RegExp(`${asked}(?: called| :)? (?<question>"…"|.+\\?)${kept}$`),
  /^add (?:new |another )?(?<topic>(?!faq|frequently)\S+(?: \S+)?) question(?: (?:to|in) (?:faqs?|questions?)(?: section)?)?$/,
  /^add (?<question>"…"|.+\?) (?:to|in|under) (?:faqs?|questions?|faq section)(?: (?:,|;|:|and|with|-))* (?:answer|reply)(?: (?:is|should be|says|saying|:))* (?<answer>.+)$/,
  /^add (?<question>"…"|.+\?) (?:to|in|under) (?:faqs?|questions?|faq section)$/,
];
/** "Add a question to the FAQ: Do you see rabbits?": a command is read without the mark at its end. */
const open = new RegExp(`${asked}(?: called| saying| :)+ (?<question>[^?]+)$`);

/** Adds a question with its answer to the questions. Without an answer it asks for one: only the owner knows it. */
export const addQuestion: Intent = {
  name: 'add-item',
  attempt(step) {
    const several = readNumbered(step);
    if (several.length > 0) return addNumbered(step, several);
    const { language } = siteFacts(step.draft, step.page);
    const bare = /[?？؟]["”»]?$/u.test(step.part.command.trim()) ? matchPhrase(step.part, open)?.question : undefined; // prettier-ignore
    if (bare && !bare.isQuoted && !/[.!]\s/u.test(bare.text))
      return askAnswer(step, `${bare.text}?`, language);
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const { question, topic, answer } = match ?? {};
      if (!match || (!question && !topic) || /^(?:to|in|on) (?:faqs?|questions?)\b/.test(question?.plain ?? '')) continue; // prettier-ignore
      const title = question
        ? question.text.replace(/^[“"]|[”"]$/g, '').trim()
        : asQuestion(topic?.text.replace(/\?$/, '') ?? '', language);
      const said = withEnd(step.part.command, answer?.text.replace(/^["“]|["”]$/g, '').trim());
      return said ? add(step, title, said) : askAnswer(step, title, language);
    }
    return null;
  },
};

/** A command is read without the mark at its end; an answer of some words keeps it. */
function withEnd(command: string, text: string | undefined): string | undefined {
  const end = /[.!]$/.exec(command.trim())?.[0];
  return text && end && text.split(' ').length > 3 && command.trim().endsWith(text + end) ? text + end : text;
}

type Asked = { readonly question: string; readonly answer: string };

/** "Add questions: 1. Do you deliver? Yes. 2. Can I return it? Within 14 days.": pairs with numbers, letters or nothing before them. */
function readNumbered({ part }: Step): readonly Asked[] {
  if (
    !/^(?:add|put|have|include) (?:(?:these|following|some|new|more|\S+) ){0,2}(?:questions?|faqs?)\b/.test(
      part.plain,
    )
  )
    return [];
  const at =
    /^[^:?¿"“]*:\s*/u.exec(part.source) ??
    /\b(?:questions|faqs?)\b(?:\s+(?:and answers|to (?:the )?faqs?|(?:section )?with (?:the |these )?questions))?\s*[:,-]?\s*/iu.exec(
      part.source,
    );
  if (!at) return [];
  // A command is read without the mark at its end; the last sentence keeps it.
  const end = /[.!?؟]["”»]?$/u.exec(part.command.trim())?.[0] ?? '';
  const whole = part.command.trim().endsWith(part.source + end) ? part.source + end : part.source;
  const text = whole
    .slice(at.index + at[0].length)
    .replace(/(^|\s)\(?\d{1,2}[.)]\s+|(^|\s)[-•*]\s+|(^|\s)Q\d*[:.]\s*/giu, '\n');
  const pairs = [
    ...text.matchAll(
      /(?:^|[\n.!]\s*|\s)(?<question>¿?\p{Lu}[^?\n]{3,140}\?)\s*(?:A\d*[:.]\s*|[-–—:]\s*)?(?<answer>[^?\n]*?[.!](?=\s*(?:\n|$|\p{Lu}[^.!?]*\?))|[^?\n]+$)/gmu,
    ),
  ];
  const read = pairs.flatMap(({ groups }): Asked[] => {
    const question = (groups?.['question'] ?? '')
      .trim()
      .replace(/^(?:And|Also|Plus|Und|Et|Y|E)\b[:,]\s*/u, '');
    const answer = (groups?.['answer'] ?? '').trim();
    return question === '' || answer === '' ? [] : [{ question, answer }];
  });
  if (read.length > 1) return read;
  const bare = (text.match(/[^?؟]+[?؟]/gu) ?? []).map((one) =>
    one.replace(/^(?:[\s,;.&"“”«»]|(?:and|y|e|et|und|en|و)\s)+/u, ''),
  );
  const isBare = bare.length > 1 && /[?؟]$/u.test(end.charAt(0)) && bare.every((one) => /^¿?[\p{Lu}\p{Lo}]/u.test(one)); // prettier-ignore
  return isBare ? bare.map((question) => ({ question, answer: '' })) : [];
}

function addNumbered(step: Step, said: readonly Asked[]): StepResult {
  // Only the owner knows the answers: until they are told, each says where to ask.
  const { language } = siteFacts(step.draft, step.page);
  const stopgap = `${findWords(language).actions.contactUs}.`;
  const isOpen = said.every(({ answer }) => answer === '');
  const asked = isOpen
    ? said
        .filter(({ question }) => !isAsked(step, question))
        .map(({ question }) => ({ question, answer: stopgap }))
    : said;
  if (asked.length === 0) return refuse('nothing-to-change', 'The site answers these questions already.');
  if (homesFor(step, ['faq']).length === 0)
    insertSection(step.draft, step.page, siteBrief(step.draft, step.page), step.seed, {
      type: 'faq',
      content: { items: asked.map(({ question, answer }) => ({ title: question, text: answer })) },
    });
  else
    for (const { question, answer } of asked) {
      const result = add(step, question, answer);
      if (result.status !== 'done') return result;
    }
  const names = asked.map(({ question }) => `“${question}”`).join(', ');
  return done(
    'Added to FAQ',
    `${asked.length} questions`,
    isOpen
      ? `Added ${asked.length} questions: ${names}. Their answers are yours to give; each says “${stopgap}” until then.`
      : `Added ${asked.length} questions with their answers: ${names}.`,
  );
}

const isAsked = (step: Step, question: string): boolean =>
  homesFor(step, ['faq']).some(({ section }) =>
    findCollections(section).some(({ items }) =>
      items.some((item) => foldWord(nameOfItem(item)) === foldWord(question)),
    ),
  );

function add(step: Step, title: string, answer: string): StepResult {
  const homes = homesFor(step, ['faq']);
  if (homes.length === 0)
    return refuse('not-found', 'This site has no questions section to add it to.', ['add an FAQ section']);
  const written = capital(title);
  let count = 0;
  for (const page of new Set(homes.map((home) => home.page))) {
    const home = homesFor(step, ['faq']).find((place) => place.page === page);
    const collection = home ? findCollections(home.section)[0] : undefined;
    if (!collection) continue;
    addItem(step.draft, page, collection, { title: written, text: capital(answer) });
    count += 1;
  }
  return count === 0
    ? refuse('not-found', 'I found no list of questions to add it to.', ['add an FAQ section'])
    : done(
        'Added to FAQ',
        written,
        `Added the question “${written}” with its answer.${foreignNote(
          step.draft,
          step.page,
          homes.map(({ page }) => page),
        )}`,
      );
}

function askAnswer(step: Step, title: string, language: string): StepResult {
  const isKnown = homesFor(step, ['faq']).length > 0;
  return refuse(
    'ambiguous',
    `What is the answer? Only you know it. Say both at once: add the question "${capital(title)}" with the answer "…".`,
    [
      ...(isKnown && language === 'en'
        ? [`add the question "${capital(title)}" with the answer "Ask us, we are glad to tell you."`]
        : []),
      ...(isKnown ? [] : ['add an FAQ section']),
    ],
  );
}

function asQuestion(topic: string, language: string): string {
  if (language === 'es') return `¿${capital(topic)}?`;
  return language === 'en' ? `What about ${topic}?` : `${capital(topic)}?`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
