import type { SiteKind, StyleName } from '@/domain/site/vocabulary';
import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { figures } from './parts/figures';
import { points } from './parts/points';
import { questions } from './parts/questions';

/** What differs between the working apps. */
export type AppCopy = {
  readonly kind: SiteKind;
  readonly noun: string;
  readonly titles: readonly [string, ...string[]];
  readonly lede: string;
  readonly styles: readonly StyleName[];
  readonly art: readonly string[];
  /** Words of the button that leads to the app. */
  readonly label: string;
  readonly schemaType?: string;
};

const writeCopy = (facts: Facts, app: AppCopy): Bank => ({
  app: { title: facts.pick('app', app.titles), lede: app.lede },
  hero: {
    title: facts.pick('app', app.titles),
    lede: app.lede,
    actions: [{ label: app.label, href: 'app' }],
  },
  about: {
    title: `About this ${app.noun}`,
    body: [
      'It runs in this page. What you enter is kept by your own browser on this device, and nobody else can read it.',
      'There is no account, and it works without a connection once the page is open.',
    ],
  },
  features: {
    title: 'Good to know',
    items: points([
      ['It remembers', 'Close the page, come back, go on.', 'box'],
      ['It stays here', 'Nothing is sent anywhere.', 'shield'],
      ['Keyboard and touch', 'Everything can be reached with either.', 'hands'],
    ]),
  },
  faq: {
    title: 'Questions about it',
    items: questions([
      [
        'Where is my data kept?',
        'In this browser, on this device. Clearing the browser’s data clears it, too.',
      ],
      [
        'Can I use it on two devices?',
        'Each device keeps its own. Where there is an export, move it as a file.',
      ],
      ['Does it work offline?', 'Yes, once the page has been opened or saved.'],
      [
        'Can I use only the keyboard?',
        'Yes. Tab moves, Enter and Space act, arrows move inside lists and boards.',
      ],
      ['What does it cost?', 'Nothing. It is a page.'],
      [
        'How do I start over?',
        'Use the reset or delete button in it, or clear the data of this page in your browser.',
      ],
    ]),
  },
  stats: {
    title: 'In figures',
    items: figures([
      ['0', 'accounts'],
      ['0', 'requests'],
      ['1', 'page'],
    ]),
  },
  contact: {
    title: 'Say what is missing',
    lede: 'Ideas and faults are welcome.',
    items: contactItems(facts),
  },
  cta: { title: 'Put it to work', lede: 'It is open already.', actions: [{ label: app.label, href: 'app' }] },
});

/** A kind whose site is one working app with a few words around it. */
export const makeAppKind = (app: AppCopy): KindDefinition => ({
  kind: app.kind,
  schemaType: app.schemaType ?? 'WebApplication',
  noun: app.noun,
  pages: [{ role: 'home', title: 'Home', sections: ['app'] }],
  styles: app.styles,
  art: app.art,
  action: { label: app.label, to: 'app' },
  content: (facts) => writeCopy(facts, app),
});
