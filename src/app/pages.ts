/** What a page says of itself to browsers, search engines and link previews. */
export type PageWords = {
  readonly title: string;
  readonly description: string;
  /** Day it was published, as year-month-day. */
  readonly date?: string;
};

/**
 * The public pages of specification §2.1 by path. Each is drawn at build time, stands in the site map, and has its
 * words in the head while it is shown.
 */
export const publicPages: Readonly<Record<string, PageWords>> = {
  '/': {
    title: 'Sitewright: describe a website and get it',
    description:
      'Describe a website in your own words and get clean HTML, CSS and JavaScript, made on this device, with or without a network.',
  },
  '/pricing': {
    title: 'Pricing',
    description: 'Three plans, what each holds line by line, and help with choosing between them.',
  },
  '/templates': {
    title: 'Templates',
    description:
      'Real sites for businesses, shops, portfolios and restaurants: look at one live, take it as yours, change everything.',
  },
  '/integrations': {
    title: 'Integrations',
    description: 'Hosts, file formats and tools that Sitewright works with today, and what is still to come.',
  },
  '/customers': {
    title: 'Customers',
    description:
      'What a first site feels like: sample words, a case study, and a real recording of a site in the making.',
  },
  '/discounts': {
    title: 'Special Discounts & Offers',
    description: 'Promotions, their codes, and how long each of them still runs.',
  },
  '/components': {
    title: 'Components',
    description:
      'Every section that the composer draws, in every theme, light and dark, in either reading direction.',
  },
  '/api': {
    title: 'API',
    description: 'The addresses at which your projects answer on this device, to be tried on the page.',
  },
  '/docs': {
    title: 'Docs',
    description: 'How Sitewright works: making, changing, keeping and publishing a site. Readable offline.',
  },
  '/blog': {
    title: 'Blog',
    description: 'How it is built: sealed previews, versions by content, composing without a model.',
  },
  '/guides': {
    title: 'Guides',
    description: 'Step by step from the first sentence to a site on the web.',
  },
  '/community': {
    title: 'Community',
    description: 'Where to ask, to show what you made, and to take part.',
  },
  '/support': {
    title: 'Support',
    description: 'Answers to what people ask most, and the ways to reach a person.',
  },
  '/about': {
    title: 'About',
    description: 'Why a website should need one sentence and no server.',
  },
  '/careers': { title: 'Careers', description: 'How the work is done here, and how to take part in it.' },
  '/press': { title: 'Press', description: 'The facts in short, the mark, and pictures for print.' },
  '/partners': {
    title: 'Partners',
    description: 'For studios, hosts and schools that work with Sitewright.',
  },
  '/contacts': { title: 'Contacts', description: 'All addresses on one page.' },
  '/contact': {
    title: 'Contact',
    description: 'Write to us: your request stays on this device until you hand it over.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What stays on your device, which is everything, and the few times something leaves it.',
  },
  '/terms': { title: 'Terms', description: 'What you may do with Sitewright and with what it makes.' },
  '/cookies': {
    title: 'Cookies',
    description:
      'The two cookies and the few keys that Sitewright keeps in your browser, each with its reason.',
  },
  '/case-studies/technova': {
    title: 'Case study: TechNova',
    description: 'A sample story around a real sentence, the site it became, and a recording of both.',
  },
  '/designer': {
    title: 'Start',
    description: 'Begin with a sentence, or with one of twelve suggestions.',
  },
  '/login': { title: 'Login', description: 'Log in on this device.' },
  '/signup': { title: 'Sign up', description: 'Make an account that lives on this device.' },
  '/forgot': { title: 'Reset password', description: 'Ways back into an account of this device.' },
  '/reset': {
    title: 'New password',
    description: 'Choose a new password for an account of this device with its recovery code.',
  },
};

/** What stands in the tab for a page of these words: the product's name after all but the front page's. */
export function documentTitle(path: string, words: PageWords | undefined): string {
  if (!words) return 'Sitewright';
  return path === '/' ? words.title : `${words.title} · Sitewright`;
}
