import type { Brief } from '@/domain/site/brief';

/** Names that end the way gatherings are called: "NordConf 2026", "DesignFest", "Data Summit". */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?:conf|conference|kon|summit|symposium|congress|unconference|devdays?|techdays?)(?:['’\s]*\d{2,4})?$/iu, 'conference'],
  [/(?:fest|festival)(?:['’\s]*\d{2,4})?$/iu, 'festival'],
  [/(?:hack|hackathon|hacks)(?:['’\s]*\d{2,4})?$/iu, 'hackathon'],
  [/(?:camp|barcamp)(?:['’\s]*\d{2,4})$/iu, 'unconference'],
  [/expo(?:['’\s]*\d{2,4})?$/iu, 'expo'],
  // "BioHack Forum 2028": with a year it is met at, and nothing that is written in.
  [/\b(?:forum|convention|colloquium|workshop)['’\s]+\d{2,4}$/iu, 'conference'],
]; // prettier-ignore
const told =
  /\b(?:speakers?|talks|keynotes?|schedule|programme|agenda|call for (?:papers|proposals|speakers)|cfp|sponsors?|tickets?|line-?up|stages?|panels?|workshops|venue|registration|early[- ]bird|teams|prizes|exhibitors?|hall plan|delegates?|posters?)\b/giu;
const least = 2;

/** What is for sale, hired or learnt beside a day of talks is no day of talks. */
const others =
  /\b(?:agency|studio|company|software|platform|saas|app|organi[sz]ers?|planners?|podcast|magazine|blog|shop|store|venue for hire|summer camp|boot ?camp|holiday camp)\b/iu;

/** "Our quiz team The Wrong Answers": people who play, and nothing to be answered here. */
export const withQuizTeam = (brief: Brief): Brief =>
  brief.kind.value === 'quiz' && /\bquiz (?:team|league|club|society)\b/iu.test(brief.prompt)
    ? {
        ...brief,
        kind: { ...brief.kind, value: 'nonprofit' },
        behaviours: brief.behaviours.filter(({ value }) => value !== 'quiz'),
        // "Results": how they did, and no work for a client.
        sections: brief.sections.filter(({ value }) => value !== 'case-study'),
        parts: [
          ...brief.parts,
          ...brief.sections
            .filter(({ value }) => value === 'case-study')
            .map(({ spans }) => ({ value: { title: 'Results', isPage: false, lines: [] }, spans })),
        ],
      }
    : brief;

/** "NordConf 2026 - two days of backend talks": a name and what is listed tell a gathering that no word calls one. */
export function withGathering(brief: Brief): Brief {
  const { kind, name, prompt } = brief;
  if (kind.value === 'event' || name === null || others.test(prompt.slice(0, 160))) return brief;
  const what = signs.find(([sign]) => sign.test(name.value))?.[1];
  const listed = new Set([...prompt.matchAll(told)].map(([word]) => word.toLowerCase()));
  if (what === undefined || listed.size < least) return brief;
  return {
    ...brief,
    kind: { value: 'event', spans: name.spans },
    offer: { value: what, spans: name.spans },
    // What an app would have done by itself is not asked of a day.
    behaviours: brief.behaviours.filter(
      ({ value }) => !/^(?:crud|persist|empty-state|poll|quiz|game|kanban)$/u.test(value),
    ),
    limits: [],
  };
}

const forCause =
  /^(?:the\s)?(?<name>(?:Run|Walk|Ride|Cycle|Swim|Row|Hike|Trek|Race|Skate|Dance|Bake|Sing|Jog|Climb|Paddle|March|Knit|Read|Swing|Jump|Dash|Plod|Stride|Pedal)\s(?:for|to|against|with)\s(?:(?:the|a|our)\s)?\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*){0,3}(?:\s\d{4})?)(?=\s?[,.:;!?\n(–-]|\s(?:is|in|at|on)\s|\s?$)/u;

/** "Run for Rosewood, charity 10k for Rosewood Hospice": the day has a name of its own, and is not those it helps. */
function withCauseName(brief: Brief): Brief {
  const value = forCause.exec(brief.prompt)?.groups?.['name'];
  if (value === undefined) return brief;
  const start = brief.prompt.indexOf(value);
  return { ...brief, name: { value, spans: [{ start, end: start + value.length }] } };
}

const counted = /\bteams? (?:of|up to)\b/iu;

/** "teams of up to 4": how many may come together, and no page of a team. */
function withoutTeams(brief: Brief): Brief {
  if (brief.kind.value !== 'event' || !counted.test(brief.prompt)) return brief;
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) =>
        value !== 'team' ||
        !spans.some(
          ({ start, end }) =>
            /^teams?$/iu.test(brief.prompt.slice(start, end)) &&
            counted.test(brief.prompt.slice(start, end + 8)),
        ),
    ),
  };
}

const entered = /\b(?:hack\p{L}*|\p{L}*jam|meet-?up|(?:charity|fun|sponsored) \p{L}+|run|walk|10k|5k)\b/iu;

/** "registration fees": what a place costs stands beside the places, once. */
const withoutFees = ({ sections, prompt }: Brief): Brief['sections'] =>
  sections.some(({ value }) => value === 'tickets')
    ? sections.filter(
        ({ value, spans }) =>
          value !== 'pricing' ||
          !spans.every(({ start, end }) =>
            /^(?:registration |ticket |entry |admission |conference |delegate |pass )?(?:fees?|prices?|pricing|rates|costs?)$/iu.test(
              prompt.slice(start, end),
            ),
          ),
      )
    : sections;

/** "register": a place is asked for with the form; nobody told what one costs. A programme needs no second one beside it. */
function withForms(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const isPriced = brief.items.some(({ value }) => value.section === 'tickets');
  const wordsOf = (spans: Brief['sections'][number]['spans']): string =>
    spans.map(({ start, end }) => brief.prompt.slice(start, end)).join(' ');
  return {
    ...brief,
    sections: withoutFees(brief).map((slot) =>
      slot.value === 'tickets' &&
      !isPriced &&
      entered.test(brief.offer?.value ?? '') &&
      /regist|sign[- ]?up/iu.test(wordsOf(slot.spans))
        ? { ...slot, value: 'rsvp' as const }
        : slot.value === 'timetable' && !brief.items.some(({ value }) => value.section === 'timetable')
          ? { ...slot, value: 'agenda' as const }
          : slot,
    ),
  };
}

const asking = /^(?:bring|come|wear|book|join|tell|pay|meet|sign up|register|turn up)\b/iu;

/** "bring a story about weather, £6": what is asked of a guest is no kind of ticket. */
function withEntry(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const isAsked = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'tickets' && value.price !== undefined && asking.test(value.name);
  return {
    ...brief,
    items: brief.items.flatMap((item) =>
      isAsked(item)
        ? [
            {
              ...item,
              value: {
                section: 'amenities' as const,
                name: item.value.name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
              },
            },
            { ...item, value: { ...item.value, name: 'Entry' } },
          ]
        : [item],
    ),
  };
}

const fund =
  /\b(?<what>(?:scholarship|bursary|memorial|education|fellowship)(?:\s(?:fund|trust))?)\sin memory of\s/iu;

/** "scholarship fund in memory of Daniel Reyes": the fund bears the name, and is not him. */
function withFundName(brief: Brief): Brief {
  const what = fund.exec(brief.prompt)?.groups?.['what'];
  const { name } = brief;
  if (what === undefined || name === null || !brief.prompt.includes(`in memory of ${name.value}`))
    return brief;
  const titled = what.replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { ...brief, name: { ...name, value: `${name.value} ${titled}` } };
}

const signed =
  /\b(?:books?|novel|novella|memoir|cookbook|comic|album|EP|record|film|documentary|game|play|musical)\b[^.:!?]{0,20}:\s(?<work>\p{Lu}[^.,:;!?\n(]{1,50}?)\sby\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})/u;

/** "a book: The Salt Road by Ines Kaplan": the site is the book's. */
function withWorkName(brief: Brief): Brief {
  const groups = signed.exec(brief.prompt.slice(0, 200))?.groups;
  const work = groups?.['work'];
  if (work === undefined || brief.name?.value !== groups?.['who']) return brief;
  const start = brief.prompt.indexOf(work);
  return { ...brief, name: { value: work, spans: [{ start, end: start + work.length }] } };
}

const staged =
  /\b(?:amateur|drama|dramatic|dramatics|theatre|theater|school|society|players|opera|operatic|musical|students?|our|annual|spring|summer|autumn|winter|christmas)\b.{0,40}?\bproduction of\s["“‘']?(?:The\s|A\s)?\p{Lu}/u;

/** "our drama society's production of The Crucible": the evenings, and not the club that meets for them. */
function withStage(brief: Brief): Brief {
  return staged.test(brief.prompt.slice(0, 160)) && brief.kind.value !== 'event'
    ? { ...brief, kind: { ...brief.kind, value: 'event' } }
    : brief;
}

const sponsored =
  /\b(?:charity|sponsored|fun|memorial|colou?r|santa|fundraising)\s(?:fun\s)?(?:runs?|walks?|races?|swims?|hikes?|treks?|(?:bike|cycle)(?: ride)?|half marathon|marathon|\d{1,2}\s?k)\b/iu;

/** "charity 10k for a hospice": a day, and not those it is for. */
function withRun(brief: Brief): Brief {
  const spans = brief.offer?.spans ?? [];
  return brief.kind.value === 'nonprofit' && sponsored.test(brief.offer?.value ?? '')
    ? { ...brief, kind: { value: 'event', spans } }
    : brief;
}

/** The kind and the name of days on which people come together. */
export const mendGathering = (brief: Brief): Brief =>
  withEntry(
    withFundName(
      withForms(withoutTeams(withStage(withWorkName(withRun(withCauseName(withGathering(brief))))))),
    ),
  );
