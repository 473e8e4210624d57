import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { capitalise, inPlace } from '../kinds/parts/weave';
import { fitTo } from '../kinds/trades/fit-trade';
import { specialists } from '../kinds/trades/specialists';
import { tradeBank } from '../kinds/trades/trade-bank';
import { deedVerbs } from './deed-verbs';

/** What an agency does, and for whom: "branding" for "craft breweries". */
export type Clients = { readonly work: string; readonly noun: string; readonly whom: string | null };

const heads = 'agency|studio|consultancy|collective|firm|consultants?|practice';
const pattern = new RegExp(
  String.raw`(?:^|[,.:;]\s|\b(?:an?|our|my|the|for|of)\s)(?<work>(?!(?:creative|small|new|digital|boutique|independent|full-service|award-winning|an?|the|our|my|local|law|photo|photography|yoga|dance|art|pottery|tattoo|recording|music|dental|medical)\s(?:${heads}))(?:[\p{L}&+-]+\s){1,3}?)(?<noun>${heads})(?=\s|,|\.|$)(?:\s(?:for|helping|working with|that works with|specialising in|specializing in)\s(?<whom>(?!me\b|my\b|our\b|the\b)[\p{L}’'&-]+(?:\s(?!(?:with|that|who|in|to|move|get|grow|called|named|find|build|sell|reach|make|and\s(?:a|an|the))\b)[\p{L}’'&-]+){0,3}))?`,
  'iu',
);
const plainWords =
  /^(?:(?:(?:one|two|three|four|five)-person|freelance|senior|games?|creative|small|new|digital|boutique|independent|full-service|award-winning|website|site|page|landing|for|a|an|the|our|my|we|are|run|modern|bold|minimal|dark)\s)+/iu;
const longest = 80;
const longestTitle = 60;

const helps = new RegExp(
  String.raw`\b(?:${heads})\s(?:(?:that|which|who)\s)?(?:help(?:s|ing)?|support(?:s|ing)?|advis(?:es|ing)|guid(?:es|ing))\s(?<whom>(?:[\p{L}’'-]+\s){1,3}?)(?:to\s)?(?<what>(?:${[...deedVerbs, 'become', 'win', 'hire', 'stay', 'cope', 'understand', 'apply', 'raise', 'recruit', 'go'].join('|')})\s[^,.;:!?\n]{3,50})`,
  'iu',
);
const on = new RegExp(
  String.raw`\b(?:${heads})\sfor\s(?<whom>[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2})\son\s(?<work>[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2})(?=[,.;]|$|\s(?:in|based|with)\b)`,
  'iu',
);

/** "freelance consultant in food safety" */
const inField =
  /\b(?<noun>[Cc]onsultant|[Cc]onsultancy|[Aa]dvis[eo]r)\s(?:in|on)\s(?<work>\p{Ll}[\p{L}-]+(?:\s(?!in\b|for\b|and\b|with\b|based\b)\p{Ll}[\p{L}-]+){0,2})(?=[,.;]|$|\s(?:for|in|based|with|and)\b)/u;

/** "IT consultancy that helps charities choose software": whom it helps, and to do what. */
const helpOf = (prompt: string): string | null => {
  const groups = helps.exec(prompt.slice(0, 160))?.groups;
  const [whom, what] = [
    groups?.['whom']?.trim(),
    groups?.['what']?.replace(/,?\s(?:based|in\s\p{Lu}).*$/u, '').trim(),
  ];
  return whom && what ? `Helping ${whom} ${what}` : null;
};

/** What the agency of a short English prompt does and for whom; null where it is only an agency. */
export function clientsOf({ prompt, language, spoken }: Brief): Clients | null {
  if (language.value !== 'en' || spoken !== 'en' || prompt.split(/\s+/u).length >= longest) return null;
  const beside = on.exec(prompt.slice(0, 140))?.groups;
  if (beside?.['work'] && beside['whom'])
    return { work: beside['work'], noun: 'consultancy', whom: beside['whom'] };
  const field = inField.exec(prompt.slice(0, 140))?.groups;
  if (field?.['work'])
    return { work: field['work'], noun: field['noun']?.toLowerCase() ?? 'consultant', whom: null };
  const found = pattern.exec(prompt.slice(0, 140))?.groups;
  const work =
    found?.['work']
      ?.trim()
      .replace(plainWords, '')
      .replace(/^(?:website|site|page)\sfor\s/iu, '') ?? '';
  if (
    work === '' ||
    /\b(?:for|of|called|named|we|i)\b/iu.test(work) ||
    /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(work)
  )
    return null;
  const lower = /^\p{Lu}\p{Ll}/u.test(work) ? work.charAt(0).toLowerCase() + work.slice(1) : work;
  return { work: lower, noun: found?.['noun']?.toLowerCase() ?? 'agency', whom: found?.['whom'] ?? null };
}

const single = (whom: string): string | null =>
  /\s(?:and|or|&)\s/iu.test(whom) || !/s$/iu.test(whom) || /ss$/iu.test(whom)
    ? null
    : /(?:wer|bak|charit|agenc|compan|librar|universit|bod|part|brewer|winer|distiller|famil|count|citi?)ies$/iu.test(
          whom,
        ) || /[^aeiou]ies$/iu.test(whom)
      ? `${whom.slice(0, -3)}y`
      : whom.replace(/(?<=ch|sh|x|ss)es$|s$/iu, '');

const titleCase = (text: string): string =>
  text.replace(/(?<![\p{L}’'])(?!(?:and|of|for|in|the|to)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

const an = (words: string): string => `${/^[aeiou]/iu.test(words) ? 'an' : 'a'} ${words}`;

const works = (one: string): readonly ContentItem[] =>
  (
    [
      [`A new name for ${an(one)}`, 'Identity', 'Said aloud forty times before anybody drew it.', 'pencil'],
      [`The first year of ${an(one)}`, 'Campaign', 'From the sign on the door to the second season.', 'sign'],
      [`Two ${one}s become one`, 'Identity', 'And both sets of people can live with the name.', 'hands'],
      [
        `${capitalise(an(one))} that nobody found`,
        'Web',
        'Now they find it, and know what to do there.',
        'browser',
      ],
      [`Half a minute about ${an(one)}`, 'Film', 'One take, no voice-over.', 'camera'],
      [`What ${an(one)} says on Mondays`, 'Campaign', 'A voice, written down on one page.', 'document'],
    ] as const
  )
    // A dentist is nobody who becomes one with another.
    .filter(([title]) => !/(?:ist|er|or|ian|ant)$/iu.test(one) || !/become one|first year/u.test(title))
    .map(([title, group, text, art]) => ({
      title: title.replace(/ys become/u, 'ies become'),
      group,
      text,
      art,
      sample: true,
    }));

const [specialist] = specialists;
/** What the copy of agencies and advisers speaks of: brands, texts, pages, pictures; strategy and figures. */
const spokenFor =
  /brand|design|market|creative|advert|identity|content|video|film|communicat|social|\bpr\b|web|software|seo|media|event|wedding|influenc|growth|copy|app|digital|develop|translat|recruit|staffing|talent|headhunt|architect|interior|type|animation|motion|print|packaging|photo|audio|sound|music|game|strateg|operations|organi[sz]ation|business|manage|logistic|travel|tour|cowork|it\b|cyber|cloud|data|hr\b|energy|model|casting|real estate|estate|letting|insurance|ad\b|ads\b|production|illustrat|landscape|urban|product|ux\b|ui\b/iu;

/** "ethical hacking agency": what it does is none of what other agencies do. */
const isSpecial = (definition: KindDefinition, brief: Brief): boolean => {
  const clients = clientsOf(brief);
  const told =
    clients?.work ?? (definition.kind === 'consulting' && helpOf(brief.prompt) !== null ? 'advice' : null);
  return (
    told !== null &&
    !spokenFor.test(told) &&
    definition.knows?.(brief) !== true &&
    definition.fit?.(brief).noun === undefined
  );
};

/** Agencies and studios that say what they do and for whom, in headline, name and work. */
export const withClients = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    const clients = clientsOf(brief);
    if (!clients) return definition.title?.(brief) ?? null;
    const one = clients.whom === null ? null : single(clients.whom);
    const isWhole = one === null || /(?:ic|al|ous|ive|ary)$/iu.test(clients.work);
    const noun = isWhole ? `${clients.work} ${clients.noun}` : `${one} ${clients.work}`;
    const place = one === null ? brief.place?.value : undefined;
    const whole =
      place && noun.length + place.length < 36 && !noun.includes(place) ? `${place} ${noun}` : noun;
    return whole.length <= 38 ? titleCase(whole) : null;
  },
  fit: (brief) => {
    const usual = definition.fit?.(brief) ?? {};
    return specialist && isSpecial(definition, brief) ? { ...usual, ...fitTo(specialist) } : usual;
  },
  content: (facts) => {
    const clients = clientsOf(facts.brief);
    const usual =
      specialist && isSpecial(definition, facts.brief)
        ? tradeBank(facts, specialist)
        : definition.content(facts);
    const help = helpOf(facts.brief.prompt);
    const { hero } = usual;
    if (help !== null && help.length <= longestTitle && hero) {
      // What it helps with is told: the usual shelf of its field would say something else.
      const services = specialist ? tradeBank(facts, specialist).services : usual.services;
      return { ...usual, hero: { ...hero, title: help }, ...(services ? { services } : {}) };
    }
    // "HR in Bergen" says less than the headline of copy that knows the trade; for whom it works says more.
    const isSaid = clients?.whom === null && definition.knows?.(facts.brief) === true;
    // "a consultancy for wineries": an article is no field.
    if (!clients || isSaid || /^(?:an?|the|our|my)$/iu.test(clients.work)) return usual;
    return isSpecial(definition, facts.brief) ? plainly(usual, clients) : speakOf(facts, usual, clients);
  },
});

/** A field that the copy does not know is told by its own words. */
function plainly(usual: Bank, clients: Clients): Bank {
  const { whom } = clients;
  // "acoustic consultancy": its field is no noun.
  const work = /(?:ic|al|ous|ive|ary)$/iu.test(clients.work)
    ? `${clients.work} ${clients.noun}`
    : clients.work;
  const { hero } = usual;
  const title = capitalise(whom === null ? `${work}, in plain words` : `${work} for ${whom}`);
  return hero && title.length <= longestTitle ? { ...usual, hero: { ...hero, title } } : usual;
}

function speakOf(facts: Facts, usual: Bank, { work, whom }: Clients): Bank {
  const { hero, portfolio } = usual;
  const title = capitalise(whom === null ? `${work}${inPlace(facts)}` : `${work} for ${whom}`);
  const one = whom === null ? null : single(whom);
  const isTelling = whom !== null || title.split(' ').length > 2;
  return {
    ...usual,
    ...(hero && isTelling && title.length <= longestTitle ? { hero: { ...hero, title } } : {}),
    ...(portfolio &&
    one !== null &&
    shown.test(work) &&
    (portfolio.items ?? []).every(({ sample }) => sample === true)
      ? { portfolio: { ...portfolio, items: works(one) }, 'case-study': caseOf(one) }
      : {}),
  };
}

// What such an agency makes can be named; of search or law it cannot.
const shown = /brand|design|market|creative|advert|identity|content|video|film|communicat|social|\bpr\b/iu;

const caseOf = (one: string) => ({
  title: capitalise(`a new name for ${an(one)}`),
  lede: 'From the first conversation to the sign on the door.',
  body: [
    `The question: how does ${an(one)} sound like itself, and not like all the others?`,
    'The idea: use the words that its own people use when nobody from outside is listening.',
    'What happened: the name fitted on the sign, and nobody had to explain it.',
  ],
});
