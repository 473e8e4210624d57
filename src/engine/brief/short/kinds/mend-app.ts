import { isBoardStage } from '../../apps/is-board-stage';
import { isItemBill } from '../../apps/is-item-bill';
import type { Brief, Slot } from '@/domain/site/brief';
import { readStartRows } from '../../apps/start-rows';
import { nameTool } from '../names/name-tool';
import { genericTool, topicsOfTools } from './tool-topics';

const noun =
  'calculator|converter|timer|stopwatch|tracker|planner|list|board|table|app|game|quiz|poll|dashboard|directory|forum|chat|generator|picker|journal|log|diary|manager|inventory|kanban|flash ?-?cards|counter|clock|splitter|tic-tac-toe';
const polite =
  'please|hi|hello|hey|can you|could you|make|build|create|design|code|give|write|i|we|want|need|would|like|to|have|me|us|an?|the|my|our|simple|basic|small|tiny|little|nice|clean|modern|minimal|minimalist|online|free|single-page';
const opening = new RegExp(
  String.raw`^(?:(?:${polite})\s+)*(?<what>(?:(?!(?:for|with|of|about|to|on|in|that)\s)[\p{L}\p{N}'’&/-]+\s){0,4}?(?:${noun})(?:\s(?:app|game|page|tool|board|list|table))?)(?=[,.:;(]|\s|$)`,
  'iu',
);
const tools = new RegExp(
  String.raw`^(?:(?:${polite})\s+)*(?<tool>crm|rota|roster|inventory|stock list|booking|bookings|reservations?|appointments?|dashboard)(?:\s(?:app|tool|page|site|system|calendar|form|website))?\sfor\s(?:(?:my|our|a|an|the|small|local)\s)*`,
  'iu',
);
const whom =
  /^(?:kids?|children|adults|beginners|students|my|our|us|everyone|friends|family|fun|teams?|work|class|school|a|an|all|each)\b/iu;

const counted = /^(?:\d+|one|two|three|four|five|six|several)\s/iu;

/** "Pomodoro timer 50 minutes work …" is a Pomodoro timer, "a quiz about the solar system" a solar system quiz. */
function nameOffer(brief: Brief): Slot<string> | null {
  const { prompt, kind, offer } = brief;
  // "One vote per person" is a rule of the poll, and no name for it.
  if (kind.value === 'poll' && offer !== null && /^(?:one )?votes? (?:per|each)\b/iu.test(offer.value)) {
    return null;
  }
  const named = nameTool(brief);
  if (named) return named;
  // "Word of the day flashcards", "countdown to our wedding": what it is, whatever stands before or behind.
  const whole =
    kind.value === 'flashcards' && !/card/iu.test(offer?.value ?? '')
      ? /^(?:(?:make|create|build|i want|please|me|an?|some|my|the) )*(?<what>(?:(?!with |about )[\p{L}'’-]+ ){1,4}flash-?\s?cards?)\b/iu.exec(
          prompt,
        )
      : kind.value === 'todo' && !/\b(?:list|app|tasks?|planner|chart)\b/iu.test(offer?.value ?? '')
        ? /^(?:(?:make|create|build|i want|i need|please|me|an?|my|our|the|simple|small|shared) )*(?<what>to[- ]?do list|task list|checklist)\b/iu.exec(
            prompt,
          )
        : kind.value === 'tracker'
          ? /^(?:(?:make|create|build|i want|i need|please|me|an?|my|our|the|simple|small|shared) )*(?<what>split(?:ting)? (?:the |our )?(?:bills?|costs?|expenses?|rent))\b/iu.exec(
              prompt,
            )
          : kind.value === 'timer' && offer === null
            ? /\b(?<what>count ?down)\b/iu.exec(prompt)
            : null;
  const said = whole?.groups?.['what'];
  if (whole && said !== undefined) {
    const start = whole.index + whole[0].lastIndexOf(said);
    return { value: said, spans: [{ start, end: start + said.length }] };
  }
  const found = topicsOfTools[kind.value]?.exec(prompt)?.groups?.['topic'];
  // Too long for a sign: without where it is.
  const topic =
    found !== undefined && found.length >= 40 ? found.replace(/\s(?:in|near|around)\s.*$/iu, '') : found;
  if (
    topic !== undefined &&
    !whom.test(topic) &&
    topic.length < 40 &&
    (offer === null ||
      genericTool.test(offer.value) ||
      (kind.value === 'timer' && offer.value.toLowerCase() === topic.toLowerCase()))
  ) {
    const start = prompt.indexOf(topic);
    const spans = [{ start, end: start + topic.length }];
    const of = { quiz: ' quiz', flashcards: ' flashcards', forum: ' forum', inventory: ' inventory', timer: /\bround timer\b/iu.test(prompt) ? ' round timer' : ' timer' }[kind.value as string] ?? ''; // prettier-ignore
    // "For my buttons": a button inventory.
    const one = kind.value === 'inventory' ? topic.replace(/(?<=\p{L}{3}[^s])s$/u, '') : topic;
    return { value: `${one}${of}`, spans };
  }
  // "CRM for my cleaning business" is a CRM, and not the business.
  const whose = offer === null ? null : tools.exec(prompt);
  if (
    whose &&
    offer &&
    prompt
      .slice(whose.index + whose[0].length)
      .toLowerCase()
      .startsWith(offer.value.toLowerCase())
  ) {
    const tool = (whose.groups?.['tool'] ?? '').toLowerCase();
    const said = tool.startsWith('crm')
      ? 'CRM'
      : /^(?:booking|reservation|appointment)/u.test(tool)
        ? 'bookings'
        : tool;
    // "Three rooms": each of them is booked.
    const thing =
      said === 'bookings' && counted.test(offer.value)
        ? offer.value.replace(counted, '').replace(/(?<=[^s])s$/u, '')
        : offer.value;
    if (thing !== offer.value) return { value: `${thing} ${said}`, spans: offer.spans };
    if (offer.value.length + said.length < 38) return { value: `${offer.value} ${said}`, spans: offer.spans };
  }
  // "Booking tool for our community sauna": what is booked is what it is called.
  const booked =
    kind.value === 'booking' && offer !== null && /^(?:online )?(?:bookings?|appointments?|reservations?) (?:tool|app|page|system|calendar|form|website)$/iu.test(offer.value) // prettier-ignore
      ? /\bfor (?:(?:my|our|the|an?|local) )+(?<thing>\p{L}[\p{L}’'-]*(?: (?!(?:with|where|that|and|in|on|so|to|slots?|open)\b)\p{L}[\p{L}’'-]*){0,2})(?=[,.;:(]|$| (?:with|where|that|and|in|on|so|to|slots?|open)\b)/iu.exec(prompt)?.groups?.['thing'] // prettier-ignore
      : undefined;
  if (booked !== undefined) {
    const from = prompt.indexOf(booked);
    return { value: `${booked} bookings`, spans: [{ start: from, end: from + booked.length }] };
  }
  const what = opening.exec(prompt)?.groups?.['what'];
  if (what === undefined || !what.includes(' ') || /^(?:app|page|tool|game)$/iu.test(what)) return offer;
  const start = prompt.indexOf(what);
  const span = { start, end: start + what.length };
  const own = offer?.spans[0];
  const isLonger = offer !== null && offer.value.toLowerCase().startsWith(`${what.toLowerCase()} `) && (/\d/u.test(offer.value) || /\s(?:metric|kanban|imperial|both|showing|using|in)\b/iu.test(offer.value)); // prettier-ignore
  const isTold =
    /\b(?:calculator|converter|timer|stopwatch|tracker|board|quiz|poll|dashboard|game|clock|generator|splitter|planner|log|journal|diary)$/iu.test(
      what,
    );
  const isElsewhere =
    isTold && own !== undefined && own.start >= span.end + 12 && offer !== null && !offer.value.toLowerCase().includes(what.toLowerCase()); // prettier-ignore
  // "Party catering calculator" is no party.
  const isWithin = isTold && offer !== null && what.length > offer.value.length && what.toLowerCase().includes(offer.value.toLowerCase()); // prettier-ignore
  return isLonger || isElsewhere || isWithin ? { value: what, spans: [span] } : offer;
}

const state =
  '(?:overdue|late|done|finished|completed|correct|right|wrong|low|running low|over(?: the)?(?: budget| limit)?|below|above|under|negative|positive|urgent|due|expired|errors?|missed|missing|high(?: priority)?|medium|unpaid|paid|warnings?|weekends?|today|losses|gains|income|expenses?|exceeded|out of stock)';
// "Expense tracker in navy": the tool itself is no state.
const shownIn = new RegExp(String.raw`\b${state}\b(?!\s(?:tracker|app|log|manager|planner|board|counter|dashboard|calculator|sheet)\b)[^,.;]{0,40}?\s(?:in|as|turns?|go(?:es)?|gets?|becomes?|are|is|shows?|mark(?:ed|s)?|highlight(?:ed|s)?)\s(?:a\s|bright\s)?$`, 'iu'); // prettier-ignore
const shownWhen = new RegExp(
  String.raw`^\s(?:when|if|once|for|as soon as)\s(?:the\s|it(?:['’]s| is)?\s|an?\s|they(?:['’]re| are)?\s)?[^,.;]{0,24}?\b${state}\b`,
  'iu',
);
/** "Contrast with white and black" */
const compared = /\bcontrast (?:check |checker |ratio )?(?:with|against|on|to)\s(?:\p{L}+ (?:and|or) )?$/iu;
const turning = /\b(?:turns?|goes|become|becomes)\s(?:a\s)?$/iu;

const pieces = /\b(?:connect (?:four|4)|four in a row|checkers|draughts|ludo|counters|discs|tokens)\b/iu;

/** "Colour labels red, amber and green": what things are marked with. */
const marks =
  /\b(?:labels?|tags|flags?|markers?|stickers?|dots|colou?r codes?)\s?(?:in|:|of|are|\(|like|such as)?\s?(?:\p{L}+(?:,\s(?:and\s|or\s)?|\s(?:and|or)\s|\s?\/\s?))*$/iu;
/** "Overdue tasks in red", "turns green when done": the colour of a state, not of the page. */
function withoutStates({ prompt, colours, kind }: Brief): Brief['colours'] {
  return colours.filter(({ spans }) =>
    spans.every(({ start, end }) => {
      const before = prompt.slice(Math.max(0, start - 70), start);
      return (
        !shownIn.test(before) &&
        !marks.test(before) &&
        // "Red Lions" are a team, "red and yellow" the pieces of a game.
        !(
          /\p{Lu}/u.test(prompt.charAt(start)) &&
          /^ \p{Lu}\p{Ll}/u.test(prompt.slice(end, end + 3)) &&
          /[,:]\s$/u.test(before)
        ) &&
        !(
          kind.value === 'game' &&
          pieces.test(prompt) &&
          (/^ (?:and|vs\.?|against|versus) \p{L}+/u.test(prompt.slice(end, end + 16)) ||
            /\b\p{L}+ (?:and|vs\.?|against|versus) $/u.test(before))
        ) &&
        !compared.test(before) &&
        !turning.test(before) &&
        !shownWhen.test(prompt.slice(end, end + 60))
      );
    }),
  );
}

const called = /\b(?:called|named|name(?:['’]s| is)?:?|titled)\s["“'‘]?$/iu;
const tongue =
  'English|German|French|Spanish|Italian|Dutch|Portuguese|Polish|Turkish|Japanese|Chinese|Korean|Arabic|Hebrew|Latin|Swedish|Russian|Greek';
const noName = new RegExp(String.raw`^(?:\p{Lu}{2,5}\d?|(?:${tongue})(?:\s?[-–/]\s?(?:${tongue}))?)$`, 'u');
const kept = /\b(?:pass(?:es)?|(?:star )?ratings?|stars?|scores?)$/iu;
const accounts = /\b(?:sign[- ]?(?:in|up)|log[- ]?in|accounts?|register|registration|password|portal)\b/iu;

/** "Converter EUR, USD", "timer for HIIT", "trainer German-English": what it works with, and no name. */
function isNoName({ prompt, name }: Brief): boolean {
  const start = name?.spans[0]?.start ?? 0;
  return name !== null && start > 0 && noName.test(name.value) && !called.test(prompt.slice(Math.max(0, start - 24), start)) && !/["“‘]$/u.test(prompt.slice(0, start)); // prettier-ignore
}

/** "Split the bill for our ski trip: Anna, Ben, Chloe and Dev": each may have paid. */
const isBetweenPeople =
  /\b[Ss]plit(?:s|ting|ter)?\b[^.;\n]*?[\s:(]\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)*,? (?:and|&) \p{Lu}\p{Ll}+|\b[Ss]plit\b[^.;\n]*:\s\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+){2,}/u;
/** "Trip budget for Iceland: flights 420, car 610": sums that are known already are added up, and not written down day by day. */
const budgeted = /^(?:(?!tracker|expense)[\p{L}'’-]+,? ){0,8}budget\b(?! (?:tracker|app|log|diary))(?![\s\S]*\b(?:track\w*|log|add expenses?|export)\b)/iu; // prettier-ignore
const costed =
  /(?:\p{L}[\p{L} '’-]{1,24} [€$£]?\d[\d.,]*\d ?[€$£]?(?:, | and ))+\p{L}[\p{L} '’-]{1,24} [€$£]?\d{2}/u;
const darkLook =
  /\bdark(?:er)?(?:\s(?!mode|theme)\p{L}+){1,2}\s(?:theme|mode|ui|look|design|colou?r scheme|interface|style)\b/iu;
const legal = /\b(?:privacy|imprint|legal (?:notice|page)|cookies?|terms (?:of|and|&) )/iu;

/** "Tabata timer full screen": how it is to be shown is no part of what it is called. */
const withoutScreen = (offer: Slot<string> | null): Slot<string> | null =>
  offer && {
    ...offer,
    value: offer.value
      .replace(/\s(?:in )?full[- ]?screen$/iu, '')
      // "Job board for farm jobs": said once.
      .replace(/^jobs for (?=.+\sjobs$)/iu, ''),
  };

/** "With tags, search and dark mode": one of its features, so that it can be switched; it opens in the dark all the same. */
function withSwitch(prompt: string, behaviours: Brief['behaviours']): Brief['behaviours'] {
  const found =
    /(?:,|\band|\bplus|\bwith)\s(?:an?\s|optional\s)?(?<what>dark mode)(?=[,.;]|$|\s(?:and|too|as well)\b)/iu.exec(
      prompt,
    );
  const start = found ? found.index + found[0].length - 'dark mode'.length : 0;
  return !found || behaviours.some(({ value }) => value === 'theme-toggle')
    ? behaviours
    : [...behaviours, { value: 'theme-toggle', spans: [{ start, end: start + 'dark mode'.length }] }];
}

/** "What is she called? Toffee, Biscuit or Plum": an answer of a quiz paints no page. */
const isAnswer = ({ kind, prompt }: Brief, { spans }: Slot<unknown>): boolean =>
  kind.value === 'quiz' && spans.some(({ start }) => /\?[^?.!\n]*$/u.test(prompt.slice(0, start)));

/** An English tool as the one who asked for it meant it: what it is called, which colours are its own, what is no page of it. */
export function mendApp(brief: Brief): Brief {
  if (brief.spoken !== 'en') return brief;
  const { prompt, kind, scheme, name } = brief;
  const isTheUser = name !== null && /\bmy name(?:['’]s| is)\s["“]?$/iu.test(prompt.slice(0, name.spans[0]?.start ?? 0)); // prettier-ignore
  const dark = scheme === null ? darkLook.exec(prompt) : null;
  const isConverting = kind.value === 'converter' && /^convert\b/iu.test(brief.offer?.value ?? '');
  const isShared =
    kind.value === 'calculator' &&
    (isItemBill(prompt) ||
      ((/\bwho owes\b|\bsettle up\b/iu.test(prompt) || isBetweenPeople.test(prompt)) &&
        !/\btips?\b/iu.test(prompt)));
  // "Start with Ana Bell, ana@bell.co": who is in the table, and not whose it is.
  const rows = readStartRows(prompt)?.span;
  const isInRows = (slot: Slot<unknown> | null): boolean =>
    rows !== undefined &&
    slot?.spans.some(({ start, end }) => start >= rows.start && end <= rows.end) === true;
  return {
    ...brief,
    email: isInRows(brief.email) ? null : brief.email,
    address: isInRows(brief.address) ? null : brief.address,
    items: rows ? brief.items.filter((item) => !isInRows(item)) : brief.items,
    ...(isShared ? { kind: { ...kind, value: 'tracker' as const } } : {}),
    ...(kind.value === 'tracker' && budgeted.test(prompt) && costed.test(prompt)
      ? { kind: { ...kind, value: 'calculator' as const } }
      : {}),
    name: isTheUser || isNoName(brief) || isInRows(name) ? null : name,
    place: kind.value === 'poll' || kind.value === 'quiz' || isInRows(brief.place) ? null : brief.place,
    // "Members only" says who books; nobody signs in where no account is asked for.
    behaviours: withSwitch(
      prompt,
      accounts.test(prompt) ? brief.behaviours : brief.behaviours.filter(({ value }) => value !== 'sign-in'),
    ),
    offer: isConverting ? nameTool(brief) : withoutScreen(nameOffer(brief)),
    colours: withoutStates(brief).filter((slot) => !isInRows(slot) && !isAnswer(brief, slot)),
    scheme: dark
      ? { value: 'dark', spans: [{ start: dark.index, end: dark.index + dark[0].length }] }
      : scheme,
    // "Invoice number 2027-001" is nobody's telephone.
    phone: isInRows(brief.phone)
      ? null
      : brief.phone &&
          /\b(?:numbers?|no\.?|nr\.?|version|id|code)\s?:?\s*$/iu.test(
            prompt.slice(0, brief.phone.spans[0]?.start ?? 0),
          ) &&
          !/\b(?:phone|telephone|mobile|whatsapp)\s+numbers?\s?:?\s*$/iu.test(
            prompt.slice(0, brief.phone.spans[0]?.start ?? 0),
          )
        ? null
        : brief.phone,
    // "Passes left", "star ratings": what is kept of each, and no prices or praise beside the tool.
    sections: brief.sections.filter(
      ({ value, spans }) =>
        !isBoardStage(kind.value, value, spans, prompt) &&
        (!/^(?:legal|privacy)$/u.test(value) || legal.test(prompt)) &&
        (spans.length === 0 ||
          !spans.every(({ start, end }) => kept.test(prompt.slice(Math.max(0, start - 6), end)))),
    ),
    // "Book, author, pages, stars": a column of its table, and no page of its own.
    pages: brief.pages.filter(
      ({ spans }) =>
        !brief.items.some(
          (item) =>
            item.value.section === 'app' &&
            item.spans.some((one) => spans.some(({ start, end }) => start < one.end && end > one.start)),
        ),
    ),
    // "Reading 10 pages" a day: nothing of these stands on pages of their own.
    counts:
      brief.pages.length > 0 ? brief.counts : brief.counts.filter(({ value }) => value.thing !== 'pages'),
    remarks: brief.remarks.filter((remark) => !/^\d+ pages are asked for/u.test(remark)),
  };
}
