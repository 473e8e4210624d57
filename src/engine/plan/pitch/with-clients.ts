import type { Brief } from '@/domain/site/brief';
import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { capitalise, inPlace } from '../kinds/parts/weave';

/** What an agency does, and for whom: "branding" for "craft breweries". */
export type Clients = { readonly work: string; readonly noun: string; readonly whom: string | null };

const heads = 'agency|studio|consultancy|collective|firm|consultants?|practice';
const pattern = new RegExp(
  String.raw`(?:^|[,.:;]\s|\b(?:an?|our|my|the|for|of)\s)(?<work>(?!(?:creative|small|new|digital|boutique|independent|full-service|award-winning|an?|the|our|my|local|law|photo|photography|yoga|dance|art|pottery|tattoo|recording|music|dental|medical)\s(?:${heads}))(?:[\p{L}&+-]+\s){1,3}?)(?<noun>${heads})(?=\s|,|\.|$)(?:\s(?:for|helping|working with|that works with|specialising in|specializing in)\s(?<whom>(?!me\b|my\b|our\b|the\b)[\p{L}’'&-]+(?:\s(?!(?:with|that|who|in|to|move|get|grow|called|named|find|build|sell|reach|make|and\s(?:a|an|the))\b)[\p{L}’'&-]+){0,3}))?`,
  'iu',
);
const plainWords =
  /^(?:(?:(?:one|two|three|four|five)-person|games?|creative|small|new|digital|boutique|independent|full-service|award-winning|website|site|page|landing|for|a|an|the|our|my|we|are|run|modern|bold|minimal|dark)\s)+/iu;
const longest = 80;

/** What the agency of a short English prompt does and for whom; null where it is only an agency. */
export function clientsOf({ prompt, language, spoken }: Brief): Clients | null {
  if (language.value !== 'en' || spoken !== 'en' || prompt.split(/\s+/u).length >= longest) return null;
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
      : whom.replace(/(?<=ch|sh|x)es$|s$/iu, '');

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

/** Agencies and studios that say what they do and for whom, in headline, name and work. */
export const withClients = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    const clients = clientsOf(brief);
    if (!clients) return definition.title?.(brief) ?? null;
    const one = clients.whom === null ? null : single(clients.whom);
    const noun = one === null ? `${clients.work} ${clients.noun}` : `${one} ${clients.work}`;
    const place = one === null ? brief.place?.value : undefined;
    const whole =
      place && noun.length + place.length < 36 && !noun.includes(place) ? `${place} ${noun}` : noun;
    return whole.length <= 38 ? titleCase(whole) : null;
  },
  content: (facts) => {
    const usual = definition.content(facts);
    const clients = clientsOf(facts.brief);
    // "HR in Bergen" says less than the headline of copy that knows the trade; for whom it works says more.
    const isSaid = clients?.whom === null && definition.knows?.(facts.brief) === true;
    return clients && !isSaid ? speakOf(facts, usual, clients) : usual;
  },
});

function speakOf(facts: Facts, usual: Bank, { work, whom }: Clients): Bank {
  const { hero, portfolio } = usual;
  const title = capitalise(whom === null ? `${work}${inPlace(facts)}` : `${work} for ${whom}`);
  const one = whom === null ? null : single(whom);
  const isTelling = whom !== null || title.split(' ').length > 2;
  return {
    ...usual,
    ...(hero && isTelling && title.length <= 60 ? { hero: { ...hero, title } } : {}),
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
