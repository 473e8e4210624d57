import type { Brief } from '@/domain/site/brief';
import { callsIn } from './calls-in';
import { findAtHead } from './find-trade';
import { pageForms } from './page-forms';
import { soldAndShared } from './sold-and-shared';
import type { Trade } from './trade';

const soon =
  /\b(?:coming[- ]soon|launching soon|opening soon|holding|placeholder|teaser|pre-?launch|under construction)\s(?:page|site|website)\b/iu;
/** "Waitlist page for Pocketgarden": where nobody says what it is, it is only to come. */
const waiting = /\bwait(?:ing)?[ -]?list\s(?:page|site|website)?/iu;
const asked =
  /^(?:(?:an?|the|my|our|make|create|build|i|we|need|want|please|me|us|simple|public)\s)*(?<form>[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2}?)(?:\s(?:page|site|website))?\s(?:for|of)\s/iu;
const opening = 200;

/** Whether a page only says that something comes: it is none of what will come. */
export const isHerald = ({ language, prompt, offer }: Brief): boolean =>
  language.value === 'en' &&
  (soon.test(prompt.slice(0, opening)) || (offer === null && waiting.test(prompt.slice(0, opening))));

/** "changelog page for Plinth, our design tool": the form that is asked for stands before what it is for. */
const formAsked = ({ language, prompt }: Brief): Trade | undefined => {
  if (language.value !== 'en') return undefined;
  const form = asked.exec(prompt.slice(0, opening))?.groups?.['form']?.toLowerCase();
  if (form === undefined) return undefined;
  const isCalled = (trade: Trade, word: string): boolean =>
    trade.noun === word ||
    callsIn(word, pageForms).some(
      (call) => call.trade === trade && call.start === 0 && call.end === word.length,
    );
  return pageForms.find((trade) => [form, `${form} page`].some((word) => isCalled(trade, word)));
};

/** The form that a prompt asks for, where the site is one and no business; nothing else. */
export const findPageForm = (brief: Brief): Trade | undefined =>
  isHerald(brief)
    ? pageForms.find(({ noun }) => noun === 'coming soon page')
    : (findAtHead(brief, pageForms) ?? formAsked(brief));

/** Whether the prompt says outright what it is, so that no family of businesses has better words for it. */
export const isSaidOutright = (brief: Brief): boolean =>
  findPageForm(brief) !== undefined || findAtHead(brief, soldAndShared) !== undefined;
