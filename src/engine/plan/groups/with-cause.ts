import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { money } from '../kinds/parts/money';
import { withPhrases } from '../kinds/parts/phrase-items';
import { points } from '../kinds/parts/points';
import { capitalise, inPlace } from '../kinds/parts/weave';
import { asksForMoney } from './asks-for-money';
import { toldCause, type ToldCause } from './told-cause';
import { toldDoings } from './told-doings';

/** What the copy of a charity in general says of visits, coats and homework is none of a cause that is told. */
const ofOthers: readonly SectionType[] = [
  'stats', 'story', 'testimonials', 'gallery', 'features', 'team', 'portfolio', 'timeline', 'announcement', 'jobs',
]; // prettier-ignore

const ranks = ['A little', 'A bit more', 'A good deal', 'A lot'] as const;

const sayCause = (facts: Facts, usual: Bank, { doing, whole }: ToldCause): Bank => {
  const { name, pick } = facts;
  const said = Object.fromEntries(
    Object.entries(usual).filter(([type]) => !ofOthers.includes(type as SectionType)),
  ) as Bank;
  const isShort = doing.length <= 60;
  return {
    ...said,
    ...(usual.hero && isShort ? { hero: { ...usual.hero, title: capitalise(doing) } } : {}),
    about: {
      title: pick('about', ['Who we are', 'About us']),
      body: [
        `${name}${whole.includes(facts.place ?? ' ') ? '' : inPlace(facts)} ${name.startsWith('Friends of') ? 'are' : 'is'} about one thing: ${whole}.`,
        'Ask us how it is done, what is still missing and where you could come in.',
      ],
    },
    services: {
      title: 'What we do',
      items: withPhrases(
        { ...facts, phrases: [...facts.phrases, ...toldDoings(facts.brief).map(capitalise)] },
        points([
          [capitalise(doing), 'Ask us where we are at it now, and what comes next.', doing],
          [
            'Helping us do it',
            'Say what you like doing and when you have time. We find the place for it.',
            'hands',
          ],
          ...(asksForMoney(facts.brief.prompt)
            ? [['Paying for it', `What you give goes towards ${doing}.`, 'heart'] as [string, string, string]]
            : []),
        ]),
        [],
        3,
      ),
    },
    events: {
      title: 'Coming up',
      lede: 'The dates are posted here as soon as they are fixed.',
      items: [
        doing.length <= 40 ? `A day of ${doing}` : 'A day with us',
        'An evening for newcomers',
        'An open meeting',
      ].map((title) => ({ title, value: 'Date to follow', sample: true })),
    },
    donation: {
      title: pick('donation', ['What your gift does', 'Choose an amount']),
      lede: `Towards ${doing}. Nothing is charged on this page; we answer with the account details.`,
      items: [10, 25, 50, 100].map((euros, at) => ({
        title: ranks[at] ?? ranks[0],
        price: money(facts, euros),
        sample: true,
      })),
      actions: [{ label: 'Donate', href: 'donation' }],
    },
    volunteer: {
      title: pick('volunteer', ['Lend a hand', 'Take part']),
      lede: `Help with ${doing}. Tell us what you like doing and when you have time.`,
      items: [],
      actions: [{ label: 'Offer your help', href: 'volunteer' }],
    },
  };
};

const causeOf = (brief: Brief, noun: string | undefined): ToldCause | null =>
  noun === undefined ||
  noun === 'charity' ||
  // "lessons to young carers": the carers made it one of health.
  (noun === 'health charity' &&
    !/\b(?:health|hospital|cancer|patients?|illness|disease|medical|clinic)\b/iu.test(brief.prompt)) ||
  /^(?:friends|volunteer) group$/u.test(brief.offer?.value ?? '')
    ? toldCause(brief)
    : null;

/** A charity that says what it does: its gifts, its work and its opening are about that, and about no other cause. */
export const withCause = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  fit: (brief) => {
    const usual = definition.fit?.(brief) ?? {};
    if (causeOf(brief, usual.noun) === null) return usual;
    const pages = (usual.pages ?? definition.pages).map((page) => ({
      ...page,
      sections: page.sections.filter((type) => !ofOthers.includes(type)),
    }));
    return { ...usual, pages, art: ['hands', 'heart', 'people'] };
  },
  content: (facts) => {
    const usual = definition.content(facts);
    const cause = causeOf(facts.brief, definition.fit?.(facts.brief).noun);
    return cause === null ? usual : sayCause(facts, usual, cause);
  },
});
