import { bareVerb, deedVerbs, isDeed } from './deed-verbs';

/** What a prompt offers, as it says it itself: a thing, whom it is for and what it does. */
export type Pitch = {
  /** "AI scheduling assistant", without an article. */
  readonly thing: string;
  /** Its last word: "assistant". */
  readonly head: string;
  /** "dental clinics"; null where the prompt names nobody. */
  readonly whom: string | null;
  /** What the thing does: "identifies birds with a camera", "texts you". */
  readonly deeds: readonly string[];
  /** What people do with it: "split bills and chores with flatmates". */
  readonly uses: readonly string[];
  /** How the prompt says that it does so: it "lets" them, or "helps" them. */
  readonly aid: 'helps' | 'lets';
  /** "converting addresses into coordinates", where it is told that way. */
  readonly doing: string | null;
};

const site = String.raw`(?:landing |launch |crowdfunding |kickstarter |presentation |marketing |coming[- ]soon |home|waitlist |wait list |beta |sign[- ]?up |signup |product |pre-?order |pre-?launch |splash |teaser |one |single )*(?:web\s?)?(?:page|site|website|one-pager|homepage|microsite|waitlist|sign-?up|beta|launch|docs|documentation|knowledge base|help cent(?:re|er)|portfolio)`;
const maker = String.raw`(?:start-?up|company|team|firm|studio|indie dev(?:eloper)?|maker|brand|business|venture|spin-?off)`;
const article = String.raw`(?:(?:an?|the|our|my|its|their|this|new|upcoming|brand new)\s+)*`;
/** Before the thing itself, the surest way of saying it first. */
const frames: readonly RegExp[] = [
  // "Mobile app landing “Sprout” – plant care reminders"
  /^[^.,:;\n]{0,40}["“][^"”\n]{2,30}["”]\s?[–—-]\s(?:(?:an?|the|our|my)\s)?(?=\p{L}[\p{L}-]*\s\p{L})/u,
  // "SaaS Ledgerly, AI bookkeeping", "Startup Larkline: payroll for restaurants": its sort, its name, and then what it is.
  /^(?:(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y)\s)?(?:SaaS|Saas|saas|SAAS|[Aa]pp|[Ss]tart-?up|[Pp]latform|[Ss]oftware|[Tt]ool)\s\p{Lu}[\p{L}\p{N}]+(?:\s\p{Lu}[\p{L}\p{N}]+)?(?:,|:|\s[–—-])\s(?:(?:an?|the|our|my)\s)?(?=\p{L}[\p{L}-]*\s\p{L})/u,
  new RegExp(
    String.raw`\b${maker}\s(?:(?:that|which|who)(?:['’]s|\sis|\shas)?\s)?(?:mak(?:es?|ing)|build(?:s|ing)?|built|sell(?:s|ing)|creat(?:es?|ing)|develop(?:s|ing)|offer(?:s|ing)|working on|launching|behind)\s${article}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:we|i)(?:['’](?:re|m|ve)|\s(?:are|am|have))?\s(?:(?:two|three|four|a few)\s\p{L}+\s)?(?:(?:about to|now|just|currently|going to|also)\s)*(?:launch(?:ing|ed)?|build(?:ing)?|built|mak(?:ing|e)|made|creat(?:ing|e|ed)|develop(?:ing|ed)?|releas(?:ing|e|ed)|working on|sell(?:ing)?)\s${article}`,
    'iu',
  ),
  new RegExp(String.raw`\b${site}(?:\s(?:for|of|about)|:|\s[–—-])\s${article}`, 'iu'),
  new RegExp(String.raw`\p{L}\s(?:is|are)\s(?:an?|the)\s${article}`, 'iu'),
  new RegExp(String.raw`^[^,.:]{2,60}[,:]\s(?:an?|the|our|my)\s${article}`, 'iu'),
  /(?:\bfor|:|\s[–—-])\s\p{Lu}[\p{L}\p{N}]+(?:\s\p{Lu}[\p{L}\p{N}]+)?,\s(?:(?:an?|the|our|my)\s)?/u,
  new RegExp(String.raw`^${article}`, 'iu'),
];
const stop =
  /^(?:that|which|who|whose|to|for|with|in|on|at|by|called|named|from|using|so|where|aimed|built|written|designed|made|helping|letting|giving|and|or|it|we|i|is|are|has|lets|helps|needs?|landing|page|site|website|about|of|coming|launching|developer|documentation|docs|dark|beta|waitlist|only|under|into)$/iu;
const tidy = /^(?:simple|little|small|tiny|great|cool|beautiful|nice|lovely|modern|sleek|clean|free)\s+/iu;
const clauseEnd = /[,.;:!?()\n“”"]|\s[–—-]\s/u;
const siteWord =
  /\b(?:pages?|sites?|websites?|sections?|pricing|prices?|faqs?|testimonials?|forms?|buttons?|waitlist|sign-?ups?|newsletter|theme|colou?rs?|screenshots?|reviews?|contact|hero|download|dark|light|docs|changelog)\b/iu;

const made =
  /^(?:apps?|platform|tool|software|service|saas|api|library|extension|plug-?in|assistant|bot|device|system|marketplace|site|startup|company|game)$/iu;
const isHead = (word: string): boolean => made.test(word);

/** "Mint green.": how the page is to look. */
const hue =
  /(?:^|\s)(?:green|blue|red|yellow|orange|purple|pink|black|white|gr[ae]y|teal|navy|mint|violet|brown|beige|cream|gold|silver|turquoise|coral|peach|sage|indigo|lime|lavender|burgundy|terracotta|pastels?|gradients?|colou?rs|tones?|palette|vibes?|aesthetics?|minimalism|brutalism|typography)$/iu;

const cutAt = (text: string, pattern: RegExp): string => {
  const at = text.search(pattern);
  return (at < 0 ? text : text.slice(0, at)).trim();
};

/** The thing right after a frame, and what follows it; null where no noun stands there. */
function readThing(rest: string): { thing: string; after: string } | null {
  const words: string[] = [];
  let left = rest;
  for (;;) {
    const [, word = '', mark = ''] =
      /^([\p{L}\p{N}][\p{L}\p{N}’'+./-]*?)([,.;:!?()]*)(?=\s|$)/u.exec(left) ?? [];
    if (word === '' || stop.test(word) || words.length > 7) break;
    // "a platform connecting farmers with restaurants": what it does.
    if (
      words.length > 0 &&
      word.endsWith('ing') &&
      isHead(words.at(-1) ?? '') &&
      // "a tool lending app": there it is part of what it is.
      !isHead(/^\s+([\p{L}-]+)/u.exec(left.slice(word.length))?.[1] ?? '') &&
      /^\s?\p{L}/u.test(left.slice(word.length))
    )
      break;
    words.push(word);
    left = left.slice(word.length + mark.length).trimStart();
    if (mark !== '') {
      left = `${mark} ${left}`;
      break;
    }
  }
  let thing = words.join(' ');
  // "a box of Japanese stationery", "a library of accessible components": what is in it says which.
  const held =
    /^of\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=[,.;:!?]|\s(?:for|with|that|which|from|by|in|and)\s|$)/iu.exec(
      left,
    )?.[1];
  if (
    held &&
    /^(?:box|library|collection|set|kit|range|line|series|pack|catalogue|directory|database|marketplace)$/iu.test(
      words.at(-1) ?? '',
    )
  ) {
    thing = `${thing} of ${held}`;
    left = left.slice(3 + held.length).trimStart();
  }
  while (tidy.test(thing)) thing = thing.replace(tidy, '');
  if (
    thing === '' ||
    words.length > 6 ||
    hue.test(thing) ||
    /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*$/u.test(thing)
  )
    return null;
  return { thing, after: left };
}

/** "identifies birds with a camera and texts you" as two deeds; "splits bills and chores" is one. */
const partDeeds = (clause: string): string[] => {
  const parts: string[] = [];
  const pieces = clause.split(/(,\s(?:and\s)?(?:then\s|also\s)?|\sand\s(?:then\s|also\s)?)/u);
  for (let at = 0; at < pieces.length; at += 2) {
    const part = pieces[at] ?? '';
    const [first = ''] = part.split(' ', 1);
    if (at === 0 || isDeed(first)) parts.push(part);
    else parts[parts.length - 1] = `${parts.at(-1) ?? ''}${pieces[at - 1] ?? ''}${part}`;
  }
  return parts;
};

const person = String.raw`(?<whom>(?!you\b|to\b|with\b)(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]*(?:s|people|children|women|men|staff|folk|public))`;
const helps = new RegExp(
  String.raw`^(?:that|which|who)?\s?(?:helps?|helping|lets?|letting|allows?|allowing|enables?|enabling|makes it easy for|gives)\s(?:(?:${person}|you|anyone|everyone)\s)?(?:to\s)?(?<use>\p{L}.*)$`,
  'iu',
);

/** The end of a clause, but for a short list in it: "tracks sleep, stress and heart rate". */
function clauseOf(text: string): string {
  const listed =
    /^[^,.;:!?()\n]{3,60}(?:,\s(?!which\b|that\b)[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2}?){1,3},?\sand\s[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,6}(?=[,.;!?\n]|$)/u.exec(
      text,
    )?.[0];
  if (listed && !siteWord.test(listed)) return listed.trim();
  return cutAt(text, clauseEnd);
}

const calledOff = /\s(?:called|named)\s.*$/iu;

/** Reads the rest of the sentence after the thing: whom it is for, what it does, what people do with it. */
function readRest(after: string): Omit<Pitch, 'thing' | 'head'> {
  let [whom, doing]: [string | null, string | null] = [null, null];
  let deeds: readonly string[] = [];
  let uses: readonly string[] = [];
  let left = after
    .replace(/^(?:called|named)\s(?:\p{Lu}[\p{L}\p{N}’'.-]*\s?)+/u, '')
    .replace(/^,\s(?=that|which|for\b)/u, '');
  for (let round = 0; round < 3; round += 1) {
    const said = clauseOf(left);
    const helped = helps.exec(said);
    if (helped?.groups && deedVerbs.has((helped.groups['use'] ?? '').split(' ', 1)[0]?.toLowerCase() ?? '')) {
      whom ??= helped.groups['whom']?.trim() ?? null;
      uses = [(helped.groups['use'] ?? '').replace(calledOff, '')];
      break;
    }
    const acting =
      /^(?:that|which)\s(?:automatically\s|quietly\s|also\s)?(?<deed>\p{Ll}+s\s.+|\p{Ll}+s)$/u.exec(said)
        ?.groups?.['deed'];
    if (acting) {
      const clean = acting.replace(calledOff, '');
      const forWhom = /\sfor\s(?<who>[\p{L}’' -]+s)$/u.exec(clean);
      if (
        forWhom &&
        !/\s(?:you|them|us)\b/u.test(forWhom[0]) &&
        (forWhom.groups?.['who'] ?? '').split(' ').length < 5
      )
        whom ??= forWhom.groups?.['who'] ?? null;
      if (
        isDeed(clean.split(' ', 1)[0] ?? '') ||
        !/^(?:is|was|has|needs|wants|looks|feels|says)\b/u.test(clean)
      )
        deeds = partDeeds(clean);
      break;
    }
    const used = /^to\s(?:help\s(?:you\s)?)?(?<use>\p{Ll}+\s.+)$/u.exec(said)?.groups?.['use'];
    if (used && deedVerbs.has(used.split(' ', 1)[0] ?? '')) {
      const clean = used.replace(calledOff, '');
      // "to remind you to stretch": the thing does that, and not who has it.
      if (/^(?:remind|tell|warn|show|alert|teach|notify)\s(?:you|people|us)\b/u.test(clean))
        deeds = [clean.replace(/^(teach)?(\p{L}*)/u, (word) => (word === 'teach' ? 'teaches' : `${word}s`))];
      else uses = [clean];
      break;
    }
    const gerund = /^(?:for\s)?(?<doing>\p{Ll}+ing\s(?!and\b).+)$/u.exec(said)?.groups?.['doing'];
    if (gerund && deedVerbs.has(bareGerund(gerund.split(' ', 1)[0] ?? ''))) {
      const clean = gerund.replace(calledOff, '');
      // "helping nurses swap shifts"
      const aided = helps.exec(clean);
      if (aided?.groups && /^(?:helping|letting|allowing|enabling)\s/u.test(clean)) {
        whom ??= aided.groups['whom']?.trim() ?? null;
        uses = [aided.groups['use'] ?? ''];
      } else doing = clean;
      break;
    }
    const people = /^for\s(?:(?:all|the|our|any)\s)?(?<who>[\p{L}’'&-]+(?:\s[\p{L}’'&-]+){0,7})/u.exec(said)
      ?.groups?.['who'];
    if (people === undefined) break;
    const who = cutAt(
      people,
      /\s(?:that|which|who|to|with|in|on|at|by|called|named|from|so|where|it|we|and\s(?:it|we|a|an|the)|using|via)(?=\s|$)/iu,
    );
    // "people who read a lot": without the rest nobody is told.
    const rest = /^\s(?<rest>who\s[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,4})(?=[,.;:!?]|$)/u.exec(
      people.slice(who.length),
    )?.groups?.['rest'];
    const isBare =
      /^(?:busy\s|young\s|older\s)?(?:people|women|men|parents|those|anyone|everyone|folks?|adults|kids|children)$/iu.test(
        who,
      );
    const told = isBare && rest !== undefined ? `${who} ${rest}` : who;
    if (who !== '' && !siteWord.test(told) && told.split(' ').length <= 7) whom ??= told;
    left = left
      .slice(left.indexOf(who) + who.length)
      .replace(/^,?\s*(?:(?=that|which|to\b|called|named))?/u, '');
    left = left.replace(/^(?:called|named)\s(?:\p{Lu}[\p{L}\p{N}’'.-]*\s?)+/u, '');
    if (!/^(?:that|which|to)\s/u.test(left)) break;
  }
  const aid =
    /^(?:(?:that|which|who)\s)?(?:lets|letting|allow|enabl)/iu.test(after.trim()) ||
    /\b(?:that|which)\slets\b/iu.test(after)
      ? 'lets'
      : 'helps';
  return { whom, deeds, uses, aid, doing };
}

/** "converting" as "convert", "planning" as "plan", "making" as "make". */
export function bareGerund(word: string): string {
  const stem = word.toLowerCase().replace(/ing$/u, '');
  if (deedVerbs.has(stem)) return stem;
  if (deedVerbs.has(`${stem}e`)) return `${stem}e`;
  return stem.replace(/(\p{L})\1$/u, '$1');
}

/** Whether a word is what a single thing does; its bare form is what people do with it. */
export const asUse = (deed: string): string => {
  const [first = '', ...rest] = deed.split(' ');
  return [bareVerb(first), ...rest].join(' ');
};

/** The pitch of a short English prompt, from its first sentence that has one. Null where nothing is offered that way. */
export function readPitch(prompt: string, isThing: (head: string) => boolean): Pitch | null {
  const sentences = prompt
    .trim()
    .split(/(?<=[.!?])\s+|\n+/u)
    .slice(0, 3);
  for (const sentence of sentences) {
    for (const frame of frames) {
      const found = frame.exec(sentence);
      if (!found) continue;
      const read = readThing(sentence.slice(found.index + found[0].length));
      const head = read?.thing.split(' of ', 1)[0]?.split(' ').at(-1)?.toLowerCase() ?? '';
      if (!read || !isThing(head)) continue;
      return { thing: read.thing, head, ...readRest(read.after) };
    }
  }
  return null;
}
