import type { Brief } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

const written = lean(
  /^(?:(?:hi|hello)[,!]?\s)?(?:i|we|me and \p{L}+|my \p{L}+ and i|\p{Lu}\p{L}+ and i)(?:['’](?:ve|m|re)|\s(?:have|am|are))?\s(?:write|writing|run|running|keep|keeping|make|making|host|hosting|record|recording|do|doing|have|started|start|starting)\s(?:an?|our|my|this|the)\s(?:[\p{L}-]+\s){0,3}?(?<what>blog|podcast|newsletter|zine|vlog|web ?comic)\b/iu,
);
const shown =
  /^(?:(?:an?|our|my|the)\s)?(?:[\p{L}-]+\s){0,2}?(?<what>podcast|blog) by (?:me|us|two|three|\p{Lu})/iu;

/** "I write a blog about restoring a narrowboat": what is written, and no boat for hire. */
function withWriting(brief: Brief): Brief {
  if (!/blog|podcast|newsletter|zine|vlog|comic/iu.test(brief.prompt)) return brief;
  const found = written.exec(brief.prompt) ?? shown.exec(brief.prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined || brief.kind.value === 'blog') return brief;
  const end = found.index + found[0].indexOf(what) + what.length;
  const spans = [{ start: end - what.length, end }];
  return {
    ...brief,
    kind: { value: 'blog', spans },
    offer: { value: what.toLowerCase(), spans },
    items: brief.items.filter(({ value }) => value.section !== 'services' || value.price !== undefined),
  };
}

const posted =
  /\b(?:posts|entries|episodes|issues)(?: so far| include| are| about| on| up now)?:\s(?<list>(?:[^.!?\n]|[!?](?=\s\()){8,300})/iu;

/** "The toast debate (38 min)": what is told of a piece beside its title. */
const bracket = /\s\((?<told>[^()]{2,40})\)$/u;

/** "Posts so far: taking the engine out, blacking the hull": what was written, by its titles. */
export function mendPosted(brief: Brief): Brief {
  const found = brief.kind.value === 'blog' ? posted.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const titles = list
    .split(/,\s(?:and\s)?|;\s|\sand\s(?=\p{Ll}{4,})/u)
    .map((title) => title.trim())
    .filter((title) => title.length > 3);
  if (titles.length < 2) return brief;
  const start = found.index + found[0].indexOf(list);
  const end = start + list.length;
  const isIn = ({
    spans,
  }: {
    readonly spans: readonly { readonly start: number; readonly end: number }[];
  }): boolean => spans.some((span) => span.start < end && span.end > start);
  return {
    ...brief,
    items: [
      ...brief.items.filter((item) => !isIn(item)),
      ...titles.map((title) => ({
        value: {
          section: 'posts' as const,
          name: title.replace(bracket, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
          ...(bracket.test(title) ? { note: bracket.exec(title)?.groups?.['told'] ?? '' } : {}),
        },
        spans: [{ start: brief.prompt.indexOf(title), end: brief.prompt.indexOf(title) + title.length }],
      })),
    ],
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    parts: brief.parts.filter((part) => !isIn(part)),
  };
}

const marry =
  /\b(?:(?:are|will be|we['’]re|we are)\s(?:finally\s)?(?:getting married|marrying|tying the knot|getting hitched)|we(?:['’]re| are) engaged|(?:get|gets) married)\b/iu;
const saved = /\bsave the date (?:for|of)\s(?<who>\p{Lu}\p{L}+\s(?:and|&)\s\p{Lu}\p{L}+)(?!['’\p{L}])/iu;
const others =
  /\b(?:planner|photograph\p{L}*|florist|venue hire|celebrant|dress(?:es)?(?! ?code)|birthday|anniversary)\b/iu;

/** "Marta and Theo are getting married", "Save the date for Aisha and Jonas": a wedding that no noun calls one. */
function withMarriage(brief: Brief): Brief {
  const { prompt, kind } = brief;
  const found = marry.exec(prompt.slice(0, 160)) ?? saved.exec(prompt.slice(0, 120));
  if (!found || others.test(prompt) || (kind.value !== 'event' && kind.value !== 'unknown')) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return /\bwedding\b/iu.test(brief.offer?.value ?? '')
    ? brief
    : { ...brief, kind: { value: 'event', spans }, offer: { value: 'wedding', spans } };
}

const cry =
  /^(?<name>(?:save|stop|keep|reopen|re-open|protect|bring back|hands off|don['’]t close)\s(?:the\s|our\s)?[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}?)(?=\s?[:,.!–—-]|\s(?:from|before|we|is)\s)/iu;
const signed = /\b(?:signatures?|petition|sign(?! ?up)(?:\s(?:it|and|here|the))?|signing)\b/iu;

/** "Save our lido: … 3,412 signatures so far": a petition, whatever is to be saved. */
function withCry(brief: Brief): Brief {
  const { prompt } = brief;
  const found = cry.exec(prompt);
  const said = found?.groups?.['name'];
  if (!found || said === undefined || !signed.test(prompt)) return brief;
  const spans = [{ start: 0, end: said.length }];
  const titled = said
    .split(' ')
    .map((word) =>
      /^(?:the|of|and)$/u.test(word) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    )
    .join(' ');
  return {
    ...brief,
    kind: { value: 'nonprofit', spans },
    offer: { value: 'petition', spans },
    name: brief.name && brief.name.value !== 'petition' ? brief.name : { value: titled, spans },
    items: [...brief.items, ...countsIn(prompt)],
  };
}

const count =
  /(?<![\d,.])(?<number>\d[\d,.]*\d|\d+k?)\s(?<what>(?:signatures?|names|people have signed|signed)(?:\s(?:so far|already|to date))?)/iu;
const target = /\b(?<what>target|goal|aim)\s(?:is|of|:)\s?(?<number>\d[\d,.]*\d|\d+k?)/iu;

/** "3,412 signatures so far, our target is 5,000": told figures of a petition. */
function countsIn(prompt: string): Brief['items'] {
  return [count.exec(prompt), target.exec(prompt)].flatMap((found) => {
    const { number = '', what = '' } = found?.groups ?? {};
    if (!found) return [];
    return [
      {
        value: { section: 'stats' as const, name: `${number} ${what.toLowerCase()}` },
        spans: [{ start: found.index, end: found.index + found[0].length }],
      },
    ];
  });
}

const raised =
  /\b(?:raised\s)?(?<sum>[£$€]\d[\d,.]*\d?k?)\s(?:raised\s)?(?:so far\s)?(?:of|out of|towards)\s(?:our\s|a\s)?(?<goal>[£$€]\d[\d,.]*\d?k?)/iu;
const aided =
  /\b(?:in aid of|raising (?:money |funds )?for|supporting|proceeds to|fundraising for|on behalf of)\s(?:the\s)?(?:\p{Lu}[\p{L}'’]*\s){0,3}$/u;

/** "raised £41,000 of £90,000", "in aid of Children's Hospice South West": what has come in, and for whom, who bears no such name. */
function withAppeal(brief: Brief): Brief {
  const { prompt, name, kind } = brief;
  const found = kind.value === 'nonprofit' || kind.value === 'event' ? raised.exec(prompt) : null;
  const { sum = '', goal = '' } = found?.groups ?? {};
  const start = found?.index ?? 0;
  const spans = [{ start, end: start + (found?.[0].length ?? 0) }];
  const at = name?.spans[0]?.start ?? 0;
  const isAided = name !== null && at > 0 && aided.test(prompt.slice(0, at));
  return {
    ...brief,
    name: isAided ? null : name,
    kind:
      isAided && kind.value === 'unknown' && brief.date !== null
        ? { ...kind, value: 'event' as const }
        : kind,
    items: found
      ? [
          ...brief.items.filter(
            (item) => !item.spans.some(({ start: from }) => from >= start && from < (spans[0]?.end ?? 0)),
          ),
          { value: { section: 'stats' as const, name: `${sum} raised` }, spans },
          { value: { section: 'stats' as const, name: `${goal} target` }, spans },
        ]
      : brief.items,
  };
}

const seeking =
  /\b(?:i|who)\s(?:want|wants|need|am looking for|['’]m looking for|is looking for|would like)\s(?:an?|my first)\s(?:\p{L}+\s){0,2}?(?:job|apprenticeship|placement|traineeship|work experience)\b/iu;
/** "I'm 17 and I want a Saturday job": who looks for work has no pieces to show. */
const withSeeking = (brief: Brief): Brief => {
  const found = ['portfolio', 'unknown', 'shop', 'cafe'].includes(brief.kind.value)
    ? seeking.exec(brief.prompt)
    : null;
  if (!found || !/\b(?:i['’]?m|i am|my|me)\b/iu.test(brief.prompt)) return brief;
  return {
    ...brief,
    kind: { value: 'cv', spans: [{ start: found.index, end: found.index + found[0].length }] },
    offer: {
      value: `looking for ${/(?:an?|my first)\s.*$/iu.exec(found[0])?.[0] ?? 'work'}`,
      spans: [{ start: found.index, end: found.index + found[0].length }],
    },
  };
};

const lasting = /^(?:one|two|three|four|five|\d)[- ]days?\s(?=\p{L}{3})/iu;

/** "A two day craft festival": how long it lasts is no part of what it is. */
const withoutLength = (brief: Brief): Brief =>
  brief.kind.value === 'event' && brief.offer && lasting.test(brief.offer.value)
    ? { ...brief, offer: { ...brief.offer, value: brief.offer.value.replace(lasting, '') } }
    : brief;

const left = /\b(?:left|remaining|available|only|still|sold|go)\b/iu;

/** "40 tickets left": how many there are, and no forty sorts of them. */
const withoutLeft = (brief: Brief): Brief => ({
  ...brief,
  counts: brief.counts.filter(
    ({ value, spans }) =>
      value.thing !== 'tickets' ||
      (value.count < 7 && !spans.some(({ end }) => left.test(brief.prompt.slice(end, end + 24)))),
  ),
});

/** "the people who survived": those it is about are not its staff. */
const withoutPeople = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(
    ({ value, spans }) =>
      value !== 'team' ||
      !spans.some(
        ({ start, end }) =>
          /\bpeople$/iu.test(brief.prompt.slice(start, end)) &&
          /^\s(?:who|that|in|from|with|and their)\b/iu.test(brief.prompt.slice(end)),
      ),
  ),
});

const noName = /(?:^|\s)(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*\d|\d\s?(?:-|–)\s?\d+\.\s/iu;

/** "Tuesdays and Fridays 10-3. Woodwork": when it is open, and what stands behind the full stop, are no name. */
const withoutHours = (brief: Brief): Brief =>
  brief.name && noName.test(brief.name.value) ? { ...brief, name: null } : brief;

/** What a prompt declares outright, where one of its other words led elsewhere: writing, a wedding, a petition. */
export const mendDeclared = (brief: Brief): Brief =>
  withoutLeft(
    withoutLength(
      withoutPeople(withoutHours(withAppeal(withCry(withMarriage(withWriting(withSeeking(brief))))))),
    ),
  );
