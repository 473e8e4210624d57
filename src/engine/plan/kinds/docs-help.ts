import { handbook } from './docs-services';
import type { DocsSubject } from './docs-subject';
import { points } from './parts/points';

/** How a service or an app is used, for its customers. */
export const helpCentre: DocsSubject = {
  ...handbook,
  kicker: 'Help centre',
  headlines: ['The answer, on one page', 'What are you trying to do?', 'Short answers, in plain words'],
  lede: 'Pick a topic or search for a word. Each page answers one question from beginning to end.',
  featuresTitle: 'How these pages work',
  features: points([
    ['One page, one answer', 'Nothing to scroll past.', 'search'],
    ['Steps in order', 'As you see them on the screen.', 'steps'],
    ['A person behind it', 'If the page does not help, somebody does.', 'chat'],
  ]),
  snippets: () => [],
  guide: [
    'The help pages of {name} are short. Each answers one question and says where to go on.',
    'Search for the word that stands on the button or in the message.',
    'If your question is missing, write to us. The next version will have it.',
  ],
  options: [
    ['Begin', 'What to do on the first day.'],
    ['Every day', 'What most people look up.'],
    ['When something is wrong', 'From the likely to the rare.'],
  ],
  steps: [
    ['Search', 'With the word that you see on the screen.'],
    ['Follow the steps', 'With the page open beside you.'],
    ['Ask', 'If it does not work, say where you are stuck.'],
  ],
  faq: () => [
    ['I cannot find my question. What now?', 'Write to us in your own words, and say what you see.'],
    [
      'Something does not look as described.',
      'Tell us the title of the page. We mend the page or the product.',
    ],
    ['How fast do I get an answer?', 'Your message is read by a person, in the order in which it came.'],
    ['Can I print these pages?', 'Yes, each by itself. The layout is made for paper, too.'],
  ],
  changes: [],
  downloads: [],
};

/** How a team works, for its own people. */
export const teamHandbook: DocsSubject = {
  ...helpCentre,
  kicker: 'Handbook',
  headlines: [
    'How we do things here',
    'Look it up, then get on with it',
    'Written down, so that nobody has to guess',
  ],
  lede: 'What we agreed on, in short pages. If something changes, the page changes.',
  guide: [
    'This handbook of {name} is made of short pages. Whoever knows better mends the page.',
    'New here? Begin with the first topic. Everybody else searches.',
  ],
  steps: [
    ['Look here first', 'Most questions have been asked before.'],
    ['Ask a person', 'If the page does not say it.'],
    ['Write it down', 'So that the next one finds it.'],
  ],
  faq: () => [
    [
      'Something here is out of date. Whom do I tell?',
      'Whoever is named on the page; or mend it and say so.',
    ],
    ['May I add a page?', 'Yes. One question, one page, and a title by which it is found.'],
    ['Does this replace asking?', 'No. It saves asking the same thing twice.'],
  ],
};
