import { findPartContent } from '../part-contents';
import { partTexts } from '../part-texts';
import type { ContentItem } from '../content';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { stemsOf } from '../told-facts';

const usual = 'page-header features process cta';
const offering: ReadonlySet<string> = new Set([
  'services',
  'pricing',
  'menu',
  'products',
  'rooms',
  'tickets',
]);
const layouts = ['columns', 'aside', 'signs', 'headline'] as const;
type Points = readonly (readonly [title: string, text: string])[];

/** What may be said of a page by the words of its title, the most telling first. */
const ledes: readonly (readonly [words: RegExp, lede: string, points: Points])[] = [
  [
    /\b(?:hire|rental|to let|letting)\b/iu,
    'Say which day, which hours and how many you are, and you hear whether it is free and what it costs.',
    [
      ['What it is good for', 'Tell us what you have in mind; we know what works here and what does not.'],
      ['Come and look', 'Before you decide, at an hour when it is empty.'],
      ['What is there', 'Ask for what you need, and we say what can stay, what can move and what to bring.'],
    ],
  ],
  [
    /\b(?:vouchers?|gifts?)\b/iu,
    'For somebody who has everything, or who never takes the time.',
    [
      ['For how much', 'Any sum you like, or for one particular thing.'],
      ['How it arrives', 'By post with a card, or by mail if it is late.'],
      ['How it is used', 'They say when it suits them. Nothing else to arrange.'],
    ],
  ],
  [
    /\b(?:emergenc\p{L}+|call[- ]?outs?|urgent|24)\b/iu,
    'When it cannot wait, call rather than write.',
    [
      ['What to say first', 'Where you are, what happened, and since when.'],
      ['What happens then', 'You hear when somebody can be there, and what you can do until then.'],
      ['What it costs', 'You are told before anybody sets off.'],
    ],
  ],
  [
    /\b(?:insurance|warrant\p{L}+|guarantees?|licen[cs]\p{L}+|accreditation|qualifications?|certificat\p{L}+)\b/iu,
    'The papers are there for the asking.',
    [
      ['What is covered', 'Ask before you book, and you get it in writing.'],
      ['If something goes wrong', 'Tell us the same day, and we say what happens next.'],
      ['For your own files', 'Copies come by mail on request.'],
    ],
  ],
  [
    /\b(?:training|courses?|workshops?|classes|lessons)\b/iu,
    'From the first question to the last, at your own speed.',
    [
      ['Where you begin', 'With what you can already do. No test, only a talk.'],
      ['Alone or with others', 'Both are possible. Say which you prefer.'],
      ['What to bring', 'You hear it beforehand, and what is missing is lent.'],
    ],
  ],
];

const points: Points = [
  ['Ask first', 'A message or a call: what it is about, and when it would suit you.'],
  ['A straight answer', 'What is possible, what it takes and what it costs.'],
  ['Then it is settled', 'In writing, so that nobody has to remember.'],
];

const isRelated = (title: string) => {
  const wanted = new Set(stemsOf(title).filter((stem) => !/^(?:page|servi|work|our)$/u.test(stem)));
  return (item: ContentItem): boolean => stemsOf(item.title).some((stem) => wanted.has(stem));
};

/** What the site says elsewhere of the thing that a page is about. */
function relatedOf(plan: SitePlan, title: string): readonly ContentItem[] {
  const found = plan.pages
    .flatMap(({ sections }) => sections)
    .filter(({ type }) => offering.has(type))
    .flatMap(({ content }) => content.items ?? [])
    .filter(isRelated(title));
  return found.filter((item, at) => found.findIndex((other) => other.title === item.title) === at);
}

function contentsOf(
  title: string,
  business: string,
): { lede: string | undefined; items: Points; isSteps: boolean } {
  const known = findPartContent(title, business);
  if (known) return { lede: known.lede ?? undefined, items: known.entries, isSteps: known.isSteps };
  const told = ledes.find(([words]) => words.test(title));
  if (told) return { lede: told[1], items: told[2], isSteps: false };
  return {
    lede: partTexts.find(([words]) => words.test(title))?.[1],
    items: points,
    isSteps: false,
  };
}

function fill(plan: SitePlan, page: PagePlan, at: number): PagePlan {
  const [header, features, process, ...rest] = page.sections;
  if (!header || !features || !process) return page;
  const related = relatedOf(plan, page.title);
  const services = plan.pages[0]?.sections.find(({ type }) => type === 'services');
  const { lede, items, isSteps } = contentsOf(page.title, `${plan.kind} ${plan.noun}`);
  const [only] = related;
  const said = only && related.length === 1 ? only.text : undefined;
  const list: SectionPlan[] =
    services && related.length > 1
      ? [
          {
            ...services,
            content: { title: services.content.title, items: related },
            ground: features.ground,
          },
        ]
      : [];
  const told: SectionPlan = {
    type: isSteps ? 'process' : 'values',
    id: isSteps ? 'process' : 'values',
    variant: isSteps ? 'path' : (layouts[at % layouts.length] ?? 'columns'),
    ground: list.length > 0 ? process.ground : features.ground,
    content: {
      title: isSteps ? 'Step by step' : 'What to know',
      items: items.map(([title, text]) => ({ title, text })),
    },
    behaviours: [],
  };
  // The usual reasons and steps stand on one page each, and not on every one of them.
  const usualOnes = at === 0 ? [process] : at === 1 ? [features] : [];
  const opening = [said, lede].filter((text) => text !== undefined).join(' ');
  return {
    ...page,
    sections: [
      opening === '' ? header : { ...header, content: { ...header.content, lede: opening } },
      ...list,
      told,
      ...usualOnes.filter(({ type }) => type !== told.type),
      ...rest,
    ],
  };
}

/**
 * Pages that were asked for by a title of which no section is known: each says what the site and its title tell of it, instead of
 * the same reasons and steps on all of them.
 */
export function heedPages(plan: SitePlan): SitePlan {
  let at = 0;
  const pages = plan.pages.map((page, index) => {
    if (index === 0 || page.sections.map(({ type }) => type).join(' ') !== usual) return page;
    at += 1;
    return fill(plan, page, at - 1);
  });
  return at === 0 ? plan : { ...plan, pages };
}
