import type { Brief } from '@/domain/site/brief';
import type { Facts, KindDefinition, SectionContent } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { withPhrases } from '../kinds/parts/phrase-items';
import { money } from '../kinds/parts/money';
import { points } from '../kinds/parts/points';
import { questions } from '../kinds/parts/questions';
import { inPlace, kicker, capitalise } from '../kinds/parts/weave';
import { groupLines, sharedAsks } from './group-lines';
import type { GroupLines, GroupSort } from './group-lines';
import { groupLinesSecond } from './group-lines-second';
import { groupLinesThird } from './group-lines-third';
import { groupPages } from './group-pages';
import { isOfSort, sortOfGroup } from './sort-of-group';
import { toldDoings } from './told-doings';

// A line that counts, or names an hour or a day, says what nobody told.
const particular =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|weekly|monthly|every|each|twice|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|o[’']clock|hours?|years?)\b/iu;

const borrowed = /\b(?:refugee|homeless|food|animal|health|education|environmental?|charity)\b/iu;
/** Pictures of those who help refugees are none of dads who meet, though both are groups. */
const isTold = (noun: string | undefined, { prompt }: Brief): boolean => {
  const whom = borrowed.exec(noun ?? '')?.[0].toLowerCase();
  return whom === undefined || prompt.toLowerCase().includes(whom);
};

const site =
  /\b(?:website|site|page|form|logo|button|gallery|section|online presence|wants?|needs?|would like|looking for)\b|[£$€]|\d{3,}/iu;

/** "we ring for Sunday service and weddings": what a group says of itself, where its opening is no sentence. */
const weClause = (prompt: string): string | null => {
  const said =
    /(?:^|[,.;:!?–-]\s)(?<told>we(?:['’]re|\sare|['’]ve)?\s[^,.;:!?\n()]{10,110})(?=[,.;:!?\n]|$)/iu.exec(
      prompt,
    )?.groups?.['told'];
  if (said === undefined || site.test(said)) return null;
  return `${capitalise(said.trim())}.`;
};

/** "Ask for a plot": of an orchard that tells of none. */
const asksForElse = (label: string | undefined, { prompt }: Brief): boolean => {
  const asked = /\b(?:plot|hall|room)\b/iu.exec(label ?? '')?.[0].toLowerCase();
  return asked !== undefined && !prompt.toLowerCase().includes(asked);
};

// Every line of a page is of one voice: which one is the seed's choice.
const voicesOf = (sort: GroupSort): readonly [GroupLines, ...GroupLines[]] => {
  const third = groupLinesThird[sort];
  return [groupLines[sort], groupLinesSecond[sort], ...(third ? [third] : [])];
};

function sayGroup(facts: Facts, usual: Bank, sort: GroupSort, hasTrade: boolean): Bank {
  const { pick, brief } = facts;
  const lines = pick('group', voicesOf(sort));
  const phrases = [...facts.phrases, ...toldDoings(brief).map(capitalise)];
  const told = { ...facts, phrases };
  const isForeign = asksForElse(usual.hero?.actions?.[0]?.label, brief);
  const heads =
    usual.hero && hasTrade && !particular.test(usual.hero.title) ? [usual.hero.title] : lines.heads;
  const isPriced =
    brief.items.some(({ value }) => value.price !== undefined) || /[£$€]\s?\d|\bfree\b/iu.test(brief.prompt);
  const isTelling =
    phrases.length > 0 ||
    brief.parts.length > 0 ||
    brief.items.some(
      ({ value }) =>
        value.section === 'services' || (value.section === 'pricing' && value.price === undefined),
    );
  const asks = [...lines.asks, ...(sort === 'informs' ? [] : sharedAsks)].filter(
    ([question]) => !(isPriced && /cost/u.test(question)),
  );
  const weave = (text: string): string => text.replace('{in}', inPlace(facts));
  const action = usual.hero?.actions?.slice(0, 1) ?? [{ label: 'Get in touch', href: 'contact' }];
  const hero: SectionContent = {
    ...usual.hero,
    kicker: hasTrade ? (usual.hero?.kicker ?? '') : kicker(facts, capitalise(facts.offer ?? '')),
    title: pick('hero', heads),
    lede: weClause(brief.prompt) ?? lines.lede,
    actions: hasTrade && !isForeign ? action : [{ label: 'Get in touch', href: 'contact' }],
  };
  // Pictures of the usual charity show soup and boots, which nobody told of.
  const { gallery, ...rest } = usual;
  return {
    ...rest,
    ...(hasTrade && gallery ? { gallery } : {}),
    hero,
    services: {
      title:
        sort === 'informs'
          ? 'What you find here'
          : isTelling
            ? pick('work', ['What we do', 'What there is'])
            : 'Where you come in',
      items: withPhrases(told, points(lines.offers), lines.lines, Math.max(3, phrases.length)),
    },
    features: { title: 'Who comes', items: points(lines.offers) },
    about: {
      title: pick('about', ['Who we are', 'About us']),
      body: pick('about-body', lines.about).map(weave),
    },
    story: { title: 'About us', body: pick('about-body', lines.about).map(weave) },
    process: { title: lines.join, items: points(lines.steps) },
    faq: {
      title: pick('faq', ['Good questions', 'Before you write']),
      items: questions(asks.map(([question, answer]) => [question, answer])),
    },
    volunteer: {
      title: pick('volunteer', ['Lend a hand', 'Take part']),
      lede: 'Tell us what you like doing and when you have time.',
      items: [],
      actions: [{ label: 'Offer your help', href: 'volunteer' }],
    },
    pricing: { ...usual.pricing, title: 'What it costs' },
    // What a meal or a coat costs is said by who gives them.
    ...(hasTrade
      ? {}
      : {
          donation: {
            title: 'Help it go on',
            lede: 'Nothing is charged on this page. We answer with the account details.',
            items: (
              [
                ['A little', 10],
                ['A good deal', 25],
                ['A lot', 50],
              ] as const
            ).map(([title, euros]) => ({ title, price: money(facts, euros), sample: true })),
            actions: [{ label: 'Donate', href: 'donation' }],
          },
        }),
    contact: {
      ...usual.contact,
      title: isForeign ? 'Write to us' : (usual.contact?.title ?? 'Write to us'),
      lede: lines.reach,
    },
    cta: {
      title: pick('cta', ['Is something still open?', 'Shall we hear from you?']),
      lede: 'Two lines are enough.',
      actions: [{ label: 'Write to us', href: 'contact' }],
    },
  };
}

/** Groups whose prompt tells particulars: beside these stands nothing that only another group would say of itself. */
export const withGroup = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  fit: (brief) => {
    const usual = definition.fit?.(brief) ?? {};
    const sort = sortOfGroup(brief);
    if (sort === null) return usual;
    const pages = groupPages(sort, brief).map((page) => ({
      ...page,
      sections: page.sections.filter(
        (type) => type !== 'gallery' || (isOfSort(usual.noun, sort) && isTold(usual.noun, brief)),
      ),
    }));
    const isForeign = asksForElse(usual.action?.label, brief);
    return {
      ...usual,
      pages,
      ...(isForeign ? { action: { label: 'Get in touch', to: 'contact' } } : {}),
      ...(isOfSort(usual.noun, sort) ? {} : ownOf(sort)),
    };
  },
  knows: (brief) => sortOfGroup(brief) !== null || definition.knows?.(brief) === true,
  content: (facts) => {
    const usual = definition.content(facts);
    const sort = sortOfGroup(facts.brief);
    return sort === null
      ? usual
      : sayGroup(facts, usual, sort, isOfSort(definition.fit?.(facts.brief).noun, sort));
  },
});

const ownOf = (sort: GroupSort) => ({
  noun:
    sort === 'prays'
      ? 'congregation'
      : sort === 'helps'
        ? 'charity'
        : sort === 'keeps'
          ? 'association'
          : 'club',
  action: { label: 'Get in touch', to: 'contact' },
});
