import type { Brief } from '@/domain/site/brief';
import { findAtHead } from './find-trade';
import { pageForms } from './page-forms';
import { soldAndShared } from './sold-and-shared';
import type { Trade } from './trade';

const soon =
  /\b(?:coming[- ]soon|launching soon|opening soon|holding|placeholder|teaser|pre-?launch|under construction)\s(?:page|site|website)\b/iu;
const opening = 200;

/** Whether a page only says that something comes: it is none of what will come. */
export const isHerald = ({ language, prompt }: Brief): boolean =>
  language.value === 'en' && soon.test(prompt.slice(0, opening));

/** The form that a prompt asks for, where the site is one and no business; nothing else. */
export const findPageForm = (brief: Brief): Trade | undefined =>
  isHerald(brief) ? pageForms.find(({ noun }) => noun === 'coming soon page') : findAtHead(brief, pageForms);

/** Whether the prompt says outright what it is, so that no family of businesses has better words for it. */
export const isSaidOutright = (brief: Brief): boolean =>
  findPageForm(brief) !== undefined || findAtHead(brief, soldAndShared) !== undefined;
