import type { ContentItem, SectionContent } from '../../content';
import { singular } from '../../kinds/families/noun-forms';
import type { SectionPlan, SitePlan } from '../../site-plan';

const items = (rows: readonly (readonly [title: string, text: string])[]): readonly ContentItem[] =>
  rows.map(([title, text]) => ({ title, text }));

/** What a list of houses for holidays says round it: "cottages" of "Moorhen Stays". */
export function lettingWords(
  name: string,
  things: string,
): Partial<Record<SectionPlan['type'], SectionContent>> {
  const one = singular(things);
  return {
    services: {
      title: 'What we do for you',
      items: items([
        [
          'Say what is free',
          `Choose a ${one}, name your dates, and you hear whether they are still to be had.`,
        ],
        ['Answer', 'Ask what the pictures do not show: stairs, steps, signal, dogs.'],
        ['Look for it', 'None of them fits? Say who is coming and what it may cost.'],
      ]),
    },
    process: {
      title: 'From the list to the key',
      items: items([
        ['Narrow it down', 'Set what matters to you; the list keeps what fits.'],
        ['Ask for your dates', 'Say when, how many, and whether a dog comes along.'],
        ['Hear back', 'Yes or no, with the whole price.'],
        ['Arrive', 'With the way there, and a number to call.'],
      ]),
    },
    about: {
      title: 'Who lets them',
      body: [
        `${name} lets ${things} and answers questions about each of them.`,
        'What is known stands in the list. What is not, we find out.',
      ],
    },
    faq: {
      title: 'Before you pack',
      items: items([
        [`How do I know whether a ${one} is free?`, 'Ask for your dates, and you get a yes or a no.'],
        ['How many can stay?', 'It stands with each of them. Ask about a cot.'],
        ['Are dogs welcome?', `That differs. Ask about the ${one} you mean.`],
        ['How do we pay?', 'Nothing is charged on this page. You get the details with our answer.'],
      ]),
    },
    contact: {
      title: 'Which one, and when?',
      lede: `Name the ${one} and your dates, and say how many you are.`,
    },
    cta: { title: `Is there a ${one} you like?`, lede: 'Name it, and say when.' },
  };
}

const asked = (section: SectionPlan, place: string): SectionPlan => ({
  ...section,
  content: {
    ...section.content,
    actions: (section.content.actions ?? []).map((action, at) =>
      at === 0 ? action : { label: 'See the list', href: place },
    ),
  },
});

/** A list of houses on one page: the pages of a single house, with its prices and what lies round it, are gone. */
export function onOnePage(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  const place = home?.sections.find(({ type }) => type === 'listings')?.id;
  if (!home || place === undefined) return plan;
  const faq = others.flatMap(({ sections }) => sections).find(({ type }) => type === 'faq');
  const at = home.sections.findIndex(({ type }) => type === 'contact');
  const own = home.sections.some(({ type }) => type === 'faq') || !faq || at < 0 ? [] : [faq];
  const sections = [
    ...home.sections.slice(0, Math.max(0, at)),
    ...own,
    ...home.sections.slice(Math.max(0, at)),
  ];
  const gone = new Set(others.map(({ path }) => path));
  return {
    ...plan,
    pages: [
      {
        ...home,
        sections: sections.map((section) =>
          section.type === 'hero' ? asked(section, `#${place}`) : section,
        ),
      },
    ],
    links: plan.links.filter(({ href }) => !gone.has(href.split('#')[0] ?? href)),
  };
}
