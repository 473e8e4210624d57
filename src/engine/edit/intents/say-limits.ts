import { refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { findPage, labelOfPage } from '../target/find-pages';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';
import { bodySections } from '../sections/move-section';
import { wordsFor } from '../words/section-words';

/** Wishes that are understood but lack a word, or that no command here can do: said so, with what would work. */
export const sayLimits: Intent = {
  name: 'say-limits',
  attempt(step) {
    const { plain } = step.part;
    const between = matchPhrase(
      step.part,
      /^add (?:new |another |extra |empty |blank )*section (?<place>(?:between|before|after|above|below|under) .+)$/,
    );
    if (between?.place) return whichSection(step, between.place.text);
    if (/^add (?:new |another |empty |blank )*section$/.test(plain)) return whichSection(step, '');
    if (
      /\b(?:hard|difficult|impossible|not easy|tough) to read\b|\b(?:can't|cannot|can not) read\b|\bunreadable\b|\bnot readable\b/.test(
        plain,
      )
    )
      return refuse('ambiguous', 'Is the text too small, or too faint?', [
        'make the text bigger',
        'make the text darker',
        'fix the contrast',
        'use a sans-serif font for the text',
      ]);
    if (
      /\b(?:send|email|mail|notify|alert|message|tell|text|ping) me\b.*\b(?:when|whenever|if|every time|each time|as soon as)\b/.test(
        plain,
      )
    )
      return refuse(
        'not-understood',
        'That needs a server, and this site is plain files: it cannot send mail by itself. A contact form can open a mail to you instead.',
        ['add a contact section', 'my email is hello@example.com'],
      );
    const limit = limits.find(([words]) => words.test(plain));
    if (limit) return refuse('not-understood', limit[1], limit[2]);
    return missingName(step);
  },
};

/** What plain files cannot do, by the words that ask for it. */
const limits: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [
    /\b(?:stripe|paypal|klarna|apple pay|google pay|card payments?|online payments?|credit cards?|take payments?|accept payments?|people can pay|customers can pay|pay online)\b(?!.*(?:https?:|"…"|question|\.com))/,
    'Taking payments needs a provider’s server, and this site is plain files, so nothing was changed. If you have a payment link, I can point a button to it: “the main button should open https://…”.',
    ['change the main button to "Buy now"', 'add a contact section'],
  ],
  [
    /\b(?:log ?in|sign ?in|user accounts?|customer accounts?|members? area|member login|password[ -]protect\w*|password protection)\b(?!.*(?:https?:|"…"|question))/,
    'Accounts and passwords need a server, and this site is plain files, so nothing was changed.',
    ['add a contact section', 'add a newsletter section'],
  ],
  [
    /\b(?:share|sync|synchroni[sz]e|collaborate|work together)\b.*\b(?:board|list|app|data|tasks?|results?|with (?:my|our) (?:\S+ )?(?:team|crew|phone|family|partner|colleagues|friends|husband|wife)|between|across)\b/,
    'What is entered stays in the browser of the person who enters it: sharing it between people or devices needs a server, and this site is plain files. Nothing was changed.',
    [],
  ],
  [
    /\b(?:google analytics|facebook pixel|tracking pixel|hotjar|chatgpt|chat ?bot|ai chat|live chat)\b/,
    'That loads a service from another host, and sites made here load nothing from elsewhere, so nothing was changed.',
    ['add a contact section', 'add an FAQ section'],
  ],
];

function whichSection(step: Step, place: string) {
  const have = new Set(bodySections(step.draft, step.page).map(({ type }) => type));
  const offers = (['testimonials', 'faq', 'gallery', 'team', 'newsletter', 'stats'] as const).filter(
    (type) => !have.has(type),
  );
  return refuse(
    'ambiguous',
    'What should the new section hold?',
    offers.map((type) =>
      `add ${/^[aeiou]|^faq/.test(type) ? 'an' : 'a'} ${wordsFor(type)} section ${place}`.trim(),
    ),
  );
}

/** "rename About to Team" on a site without About. */
function missingName(step: Step) {
  const match = matchPhrase(step.part, /^rename (?<old>.+?) (?:to|into|as) (?<next>.+)$/);
  if (!match?.old || !match.next || match.old.isQuoted || step.picked) return null;
  if (
    findPage(step.draft, match.old.text) ||
    findNamedSections(step.draft, match.old.plain, step.page).length > 0
  )
    return null;
  const pages = step.draft.pages().map((path) => labelOfPage(step.draft, path));
  return refuse(
    'not-found',
    `I see no page, section or thing called “${match.old.text.replace(/['’]s$/u, '')}”. ${pages.length === 1 ? 'The site has one page' : `The pages are ${pages.join(', ')}`}.`,
    step.draft
      .pages()
      .filter((path) => path !== 'index.html')
      .slice(0, 2)
      .map((path) => `rename the ${labelOfPage(step.draft, path)} page to ${match.next?.text ?? ''}`),
  );
}
