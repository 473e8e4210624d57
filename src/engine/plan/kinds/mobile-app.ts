import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { readAppPurpose } from './parts/app-purpose';
import { figures } from './parts/figures';
import { reviews } from './parts/people';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { inPlace, kicker } from './parts/weave';
import { findUse } from './mobile-app-uses';
import { apps } from './trades/apps';
import { findOfferedTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';

// "One-time £3": of a told price nothing is free, unless the prompt says so.
const agreeingPrice = ({ brief }: Facts): readonly string[] =>
  brief.items.some(({ value }) => value.price !== undefined) && !/\bfree\b/iu.test(brief.prompt)
    ? ['What it costs']
    : ['Free, and then a little'];

const content = (facts: Facts): Bank => {
  const use = findUse(facts);
  const purpose = readAppPurpose(facts.brief.prompt);
  const { name, pick } = facts;
  return {
    hero: {
      kicker: kicker(facts, 'For phones'),
      title: purpose?.headline ?? pick('hero', use.headlines),
      lede: use.lede,
      actions: [
        { label: 'App Store', href: 'download' },
        { label: 'Google Play', href: 'download' },
      ],
    },
    features: {
      title: pick('features', [
        'What it does, quietly',
        'Small app, thought through',
        'Everything on one thumb',
      ]),
      items: points(use.features),
    },
    services: { title: 'What it does', items: points(use.features) },
    gallery: {
      title: pick('screens', ['A look inside', 'Screens']),
      items: pictures([
        ['First screen', 'phone'],
        ['Settings, all six', 'phone'],
        ['At night', 'phone'],
        ['On the way', 'phone'],
        ['The list', 'phone'],
        ['Done', 'phone'],
      ]),
    },
    process: {
      title: 'From download to habit',
      items: points([
        ['Open it', 'No account, no tour.'],
        ['Choose once', 'What you want, when.'],
        ['Forget it', 'It is there when you need it.'],
      ]),
    },
    download: {
      title: pick('download', ['Take it with you', `Get ${name}`]),
      lede: 'In the store of your phone.',
      items: [
        { title: 'App Store', note: 'iPhone and iPad', art: 'phone' },
        { title: 'Google Play', note: 'Android', art: 'phone' },
      ],
    },
    privacy: {
      title: pick('privacy', ['Our promise about your data', 'What we do not know about you']),
      body: [
        'Nothing you enter leaves your phone unless you send it. There is no account to create and no profile to sell.',
        'No advertising, no tracking, no exceptions for partners.',
        'Delete the app and everything is gone. Export it first if you like to keep it.',
      ],
      items: points([
        ['No account', 'Nothing to leak.', 'key'],
        ['No tracking', 'We count downloads. That is all.', 'shield'],
        ['Yours to take', 'One tap, one file.', 'box'],
      ]),
    },
    testimonials: {
      title: pick('reviews', ['Short reviews', 'From pockets']),
      items: reviews(facts, [
        ['I look once, and then I know.', 'Uses it most mornings'],
        ['It does not want anything from me. What a relief.', 'Since last winter'],
        ['Deleted four others.', 'Uses it daily'],
      ]),
    },
    pricing: {
      title: pick('pricing', agreeingPrice(facts)),
      items: plans(
        facts,
        [
          ['Free', 0, 'For most people.', ['All basics', 'No ads', 'Offline']],
          [
            'Plus',
            3,
            'For those who use it daily.',
            ['Everything', 'Sync across devices', 'New packs'],
            'Most popular',
          ],
          ['Once', 59, 'Pay once, keep it.', ['Everything', 'No subscription']],
        ],
        { note: 'per month', label: 'Download', to: 'download' },
      ).map((plan, at) => (at === 2 ? { ...plan, note: 'once' } : plan)),
    },
    stats: {
      title: 'In figures',
      items: figures([
        ['12 MB', 'to download'],
        ['0', 'accounts'],
        ['1', 'tap to start'],
      ]),
    },
    faq: {
      title: 'Quick questions',
      items: questions([
        [
          'Does it work offline?',
          'You always see what was there last. What is new comes with the next signal.',
        ],
        [
          'What does it cost?',
          'The basics are free and stay free. Plus costs a little each month, or once for good.',
        ],
        [
          'Do I need an account?',
          'The first screen says what is needed. Ask us if you would like to know before.',
        ],
        ['Which phones does it run on?', 'The store on your phone says whether it runs on yours.'],
        ['How do I move to a new phone?', 'Write before you change, and we say what comes along.'],
        ['How do I cancel?', 'In your store’s settings, two taps. We will not ask why.'],
      ]),
    },
    about: {
      title: 'Who makes it',
      body: [
        `${name} is made by a very small team${inPlace(facts)} that wanted exactly this and could not find it.`,
      ],
    },
    cta: {
      title: pick('cta', ['Try it today', 'One download, no account']),
      lede: 'Free to start.',
      actions: [{ label: 'Download', href: 'download' }],
    },
    newsletter: {
      title: 'New in the next version',
      lede: 'A mail per release, four a year.',
      actions: [{ label: 'Tell me', href: 'newsletter' }],
    },
    contact: {
      title: 'Report a bug, suggest a better way',
      lede: 'We read everything.',
      items: contactItems(facts),
    },
    video: { title: 'Forty seconds', lede: 'One thumb, no voice-over.' },
    comparison: {
      title: 'Beside the others',
      items: [
        { title: 'Compared', list: [name, 'Most apps'] },
        { title: 'Account', list: ['No', 'Yes'] },
        { title: 'Ads', list: ['No', 'Some'] },
        { title: 'Offline', list: ['Yes', 'Sometimes'] },
      ],
    },
  };
};

const plain: KindDefinition = {
  kind: 'mobile-app',
  schemaType: 'MobileApplication',
  noun: 'app',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'features', 'gallery', 'testimonials', 'privacy', 'pricing', 'faq', 'download'],
    },
    { role: 'privacy', title: 'Privacy', sections: ['page-header', 'privacy', 'contact'] },
  ],
  styles: ['gradient', 'glass', 'bento', 'playful'],
  art: ['phone', 'moon', 'sun', 'heart'],
  action: { label: 'Download', to: 'download' },
  content,
};

/** Apps for phones. */
export const mobileApp = withTrades(plain, (brief) => findOfferedTrade(brief, apps), false);
