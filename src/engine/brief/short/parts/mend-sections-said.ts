import type { Brief, ListedItem, SitePart, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { withoutStretch } from '../told/without-stretch';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const listOf = (text: string): string[] =>
  text
    .split(/,\s(?:and\s)?|\s(?:and|&|\+)\s|\//u)
    .map((one) => one.trim())
    .filter(Boolean);

type Reader = (brief: Brief) => Brief;

const works = lean(
  /\b(?:[Ii]ntegrates?|[Ww]orks|[Cc]onnects?|[Ss]yncs?|[Pp]lays (?:nicely|well)|[Cc]ompatible)\swith\s(?<list>\p{Lu}[\p{L}\d]*(?:\.(?=\p{Ll})\p{Ll}+)?(?:\s\p{Lu}[\p{L}\d]*)?(?:(?:,\s(?:and\s)?|\sand\s|\s&\s)\p{Lu}[\p{L}\d]*(?:\.(?=\p{Ll})\p{Ll}+)?(?:\s\p{Lu}[\p{L}\d]*)?)+)/u,
);

/** "Integrates with Zoom, Meet and Teams": with whom a program works, and nothing that it does. */
const withIntegrations: Reader = (brief) => {
  const found = works.exec(brief.prompt);
  const list = listOf(found?.groups?.['list'] ?? '');
  if (!found || list.length < 2 || brief.parts.some(({ value }) => /integration/iu.test(value.title)))
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const part: Slot<SitePart> = {
    value: { title: 'Integrations', isPage: false, lines: list },
    spans: [span],
  };
  const rest = withoutStretch(brief, span);
  return { ...rest, parts: [...rest.parts, part] };
};

const packages =
  /\b(?<noun>packages?|plans?|tiers?|levels?|sponsors? tiers?|sponsorship(?: tiers?| levels?)?|memberships?)(?:\stables?)?\s?:?\s\(?(?<list>(?:(?:bronze|silver|gold|platinum|diamond|basic|standard|premium|deluxe|starter|pro|plus|essential|classic|luxury|vip)(?:\s?(?:\/|,|&|\sand\s)\s?(?:and\s)?|\s)){1,4}(?:bronze|silver|gold|platinum|diamond|basic|standard|premium|deluxe|starter|pro|plus|essential|classic|luxury|vip))\b/iu;

/** "packages Silver/Gold/Platinum", "sponsors tiers gold silver bronze": plans by name, whose prices nobody told. */
const withPackages: Reader = (brief) => {
  const found = /package|plan|tier|level|sponsor|membership/iu.test(brief.prompt)
    ? packages.exec(brief.prompt)
    : null;
  const list = (found?.groups?.['list'] ?? '').split(/\s?(?:\/|,|&|\band\b)\s?|\s+/iu).filter(Boolean);
  const known = brief.items.filter(({ value }) => value.section === 'pricing');
  if (!found || list.length < 2 || known.length > 1) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isTorn = ({ value, spans }: Slot<ListedItem>): boolean =>
    value.price === undefined && spans.some(({ start, end }) => start < span.end && end > span.start);
  const whole = withoutStretch(brief, span);
  // "compare plans table (Basic, Plus)": the table is asked for as well.
  const compared = brief.sections.filter(
    (slot) => slot.value === 'comparison' && !whole.sections.includes(slot),
  );
  const rest = {
    ...whole,
    items: whole.items.filter((item) => !isTorn(item)),
    sections: [...whole.sections, ...compared],
  };
  // Who gives to a team buys nothing from it.
  if (/^sponsor/iu.test(found.groups?.['noun'] ?? ''))
    return {
      ...rest,
      parts: [
        ...rest.parts,
        { value: { title: 'Sponsor tiers', isPage: false, lines: list.map(capitalise) }, spans: [span] },
      ],
    };
  const items = list.map((name): Slot<ListedItem> => ({
    value: { section: 'pricing', name: capitalise(name.toLowerCase()) },
    spans: [span],
  }));
  return {
    ...rest,
    items: [...rest.items, ...items],
    colours: rest.colours.filter(
      ({ spans }) => !spans.every(({ start, end }) => start >= span.start && end <= span.end),
    ),
    sections: [
      ...rest.sections.filter(({ value }) => value !== 'pricing'),
      { value: 'pricing', spans: [span] },
    ],
  };
};

/** Words of a list that ask for a section, and what that is; `null` where nothing of its own has to stand for it. */
const asked: readonly (readonly [RegExp, SectionType | null])[] = [
  [/^(?:the )?(?:suburbs|towns|areas|districts|postcodes|neighbou?rhoods|counties|cities|regions) (?:we )?(?:served|covered|cover|serve)$/iu, 'areas'],
  [/^(?:our )?(?:process|claims?|order(?:ing)?|booking|sign-?up|how it works|getting started) in (?:\d+|three|four|five) steps$|^(?:\d+|three|four|five|six)[- ]step process$/iu, 'process'],
  [/^(?:google |trustpilot |facebook )?reviews? (?:\d(?:\.\d)?(?: stars?)?|stars?)$/iu, 'testimonials'],
  [/^(?:\p{L}+ ){0,2}request(?: form)?$/iu, 'form'],
  [/^what (?:my |our |the )?(?:students|clients|customers|guests|people|patients|parents) say$/iu, 'testimonials'],
  [/^press (?:quotes|reviews|comments)$/iu, 'testimonials'],
  [/^listen(?:ing)?(?: section| page)?$/iu, 'portfolio'],
  [/^who (?:writes|makes|runs|is behind|['’]s behind) (?:it|this|us)$|^who we are$|^who i am$/iu, 'about'],
  [/^availability(?: timetable| calendar| table)?$/iu, 'timetable'],
]; // prettier-ignore

const clauses = (prompt: string): (Span & { readonly text: string })[] =>
  [...prompt.matchAll(/[^,;.:\n]+/gu)].map(({ 0: text, index }) => {
    const lead = /^\s*(?:and\s|with\s|plus\s)?/iu.exec(text)?.[0].length ?? 0;
    const bare = text.slice(lead).trimEnd();
    return { start: index + lead, end: index + lead + bare.length, text: bare };
  });

/** "suburbs served", "process in 5 steps", "google reviews 4.9": what the page is to have, and nothing on offer. */
const withAsked: Reader = (brief) =>
  clauses(brief.prompt).reduce((read, clause) => {
    const found = asked.find(([words]) => words.test(clause.text));
    const isOffer = read.items.some(
      ({ value, spans }) =>
        value.price === undefined &&
        spans.some(({ start, end }) => start >= clause.start && end <= clause.end),
    );
    if (!found || (!isOffer && found[1] !== 'process')) return read;
    const [, type] = found;
    // How many steps there are stays counted.
    const rest = { ...withoutStretch(read, clause), counts: read.counts };
    return type === null || rest.sections.some(({ value }) => value === type)
      ? rest
      : {
          ...rest,
          sections: [...rest.sections, { value: type, spans: [{ start: clause.start, end: clause.end }] }],
        };
  }, brief);

const licence =
  /^(?:licen[cs]e|lic\.?|reg(?:istration)?|registered|abn|acn|vat|gas safe|niceic|charity|company)\s?(?:no\.?|number|#)?\s?[A-Z]{0,3}\s?\d[\d\s-]{2,}$/iu;

/** "licence EC 12345": told to whoever wants to know it, and nothing that is done. */
const withoutLicence: Reader = (brief) => ({
  ...brief,
  items: brief.items.filter(({ value }) => value.price !== undefined || !licence.test(value.name.trim())),
  phrases: brief.phrases.filter(({ value }) => !licence.test(value.trim())),
});

const cases =
  /\b(?:case stud(?:y|ies)|projects?|works?)\s(?:each\s)?(?:with|including|showing|covering|:)\s(?<list>(?:(?:the\s)?(?:problem|challenge|brief|context|role|my role|research|process|approach|solution|sketches|outcome|results?|learnings?|impact|before and after)s?(?:,\s(?:and\s)?|\sand\s|\s&\s)?){2,6})/iu;

/** "three case studies with problem, process, result": how each of them is told, and nothing that is offered. */
const withCases: Reader = (brief) => {
  const found = /case stud|project|work/iu.test(brief.prompt) ? cases.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const end = found.index + found[0].length;
  const span = { start: end - list.length, end };
  const rest = withoutStretch(brief, span);
  const known = rest.sections.some(({ value }) => value === 'case-study');
  return {
    ...rest,
    sections: known
      ? rest.sections
      : [...rest.sections, { value: 'case-study', spans: [{ start: found.index, end }] }],
  };
};

/** "Team $20": the name of a plan asks for no people. */
const withoutPlanWords: Reader = (brief) => {
  const priced = brief.items.filter(({ value }) => value.price !== undefined).flatMap(({ spans }) => spans);
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) =>
        value !== 'team' ||
        spans.length === 0 ||
        !spans.every((one) => priced.some(({ start, end }) => one.start >= start && one.end <= end)),
    ),
  };
};

const sold: ReadonlySet<string> = new Set(['product', 'shop', 'saas', 'mobile-app']);

/** "robot specs" of a team: a part with that title, and nothing with a price. */
const withSpecs: Reader = (brief) => {
  const slot = brief.sections.find(({ value }) => value === 'product-detail');
  if (!slot || sold.has(brief.kind.value)) return brief;
  const clause = clauses(brief.prompt).find(({ start, end }) =>
    slot.spans.some((span) => span.start >= start && span.end <= end),
  );
  const sections = brief.sections.filter((one) => one !== slot);
  if (!clause || clause.text.length > 40) return { ...brief, sections };
  const spans = [{ start: clause.start, end: clause.end }];
  return {
    ...brief,
    sections,
    parts: [...brief.parts, { value: { title: capitalise(clause.text), isPage: false }, spans }],
  };
};

/** "tabletop game", "game studio": what is made or sold is nothing that is played on the page. */
const withoutGame: Reader = (brief) => ({
  ...brief,
  behaviours: brief.behaviours.filter(({ value }) => value !== 'game' || brief.kind.value === 'game'),
});

const week =
  /^(?<days>(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?s?(?:(?:,\s|\s(?:and\s|&\s)?|\/)(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?s?)+)\s(?:at\s)?(?<hours>\d{1,2}(?:[.:]\d\d)?(?:\s?[ap]m)?(?:(?:,\s|\s(?:and|&)\s)\d{1,2}(?:[.:]\d\d)?(?:\s?[ap]m)?)*)$/iu;

/** "Timetable Mon Wed Fri 9.15 and 10.30": each hour of each day, called after what takes place then. */
const withWeek: Reader = (brief) => ({
  ...brief,
  items: brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { value } = item;
    const found = value.section === 'timetable' ? week.exec(value.when ?? '')?.groups : undefined;
    if (!found || !/^(?:timetable|schedule|class(?:es)?|sessions?|times|groups?|hours)$/iu.test(value.name))
      return [item];
    const days = (found['days'] ?? '').split(/,\s|\s(?:and|&)\s|\/|\s/u).filter(Boolean);
    const hours = (found['hours'] ?? '').split(/,\s|\s(?:and|&)\s/u);
    const name = /\bsmall groups?\b/iu.test(brief.prompt) ? 'Small group' : 'Class';
    return days.flatMap((day) =>
      hours.map((hour) => ({ ...item, value: { ...value, name, when: `${day} ${hour}` } })),
    );
  }),
});

/** What half a clause asks for of the page, told apart from what is offered. */
export const mendSectionsSaid = (brief: Brief): Brief =>
  brief.language.value === 'en'
    ? [
        withIntegrations,
        withPackages,
        withAsked,
        withCases,
        withSpecs,
        withWeek,
        withoutGame,
        withoutPlanWords,
        withoutLicence,
      ].reduce((read, mend) => mend(read), brief)
    : brief;
