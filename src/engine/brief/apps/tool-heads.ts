import type { SiteKind } from '@/domain/site/vocabulary';

/** Up to so many words before the head: what it is for stands behind "for", what it shows behind "with". */
const upTo = (most: number): string =>
  String.raw`(?:(?!(?:with|for|about|of|to|in|on|and|where|that|from|called|named|site|website|shop)\s)[\p{L}\p{N}'’&/-]+ ){0,${most}}`;

/** Of whom records are kept. */
const peopleKept =
  'tenant|member|client|customer|patient|student|pupil|volunteer|donor|supplier|contact|lead|parent|resident|employee|staff|candidate|alumni|guest|neighbour|neighbor|player|owner|sponsor|subscriber|collector|pupil|trainee|landlord';
/** Before such a noun these tell somebody's trade. */
const notKept =
  'wedding|event|events|party|financial|estate|property|travel|holiday|office|band|tour|talent|artist|stage|home|house|professional|bee|goal|zoo|shop|book|game|time|peace';
const keepers = '(?:manager|organi[sz]er|keeper|register|database|records?|base|system|admin)';
/** What is done with records: "to add", "search them and export to CSV". */
const isWorkedWith = String.raw`(?=[^]*(?:\bto add\b|\badd (?:and|or|new|members|clients)\b|\badd, |\bcsv\b|\bsearch(?:ed|able)?\b[^.]*\b(?:export|filter|sort)|\b(?:saved|kept|stored) (?:in|on)\b|\bsave (?:everything|it all|them) (?:in|on)\b))`;

/**
 * Tools told by the head of what is asked for, whatever stands before it: "wedding budget calculator" is a calculator,
 * and "reaction time test" a game. The last of the tools that a prompt may open with, since they are the widest.
 */
export const toolHeads = [
  [
    '(?:(?:calorie|kcal|carb|protein|macro|kilojoule|sugar|coffee|cigarette|drinks?) )+(?:counter|tally)(?: app)?',
    'tracker',
  ],
  [
    `(?:(?:times? tables?|multiplication|maths?|arithmetic|mental maths?|addition|division|subtraction|sums?) )+(?:practice|trainer|drill|test|game|app)(?: app| game| page)?`,
    'quiz',
  ],
  [
    `${upTo(4)}score ?(?:boards?|keepers?|cards?|pads?|sheets?|counters?)(?: app| tool| page)?(?=[^]*\\b(?:teams?|players?|rounds?|holes)\\b)`,
    'game',
  ],
  // "Poll with 3 questions for a street party": whatever it is for, it is voted on.
  [
    '(?:(?:quick|online|anonymous|live|office|class|lunch|party|group|public) )*poll(?: app| page| tool)?',
    'poll',
  ],
  ['(?:spelling|vocabulary|spelling bee) (?:bee|practice|trainer|test|drill)(?: app| game| page)?', 'quiz'],
  // Sessions that are written down with how long they took.
  ['(?:study|revision|homework|practice) (?:planner|tracker|log|diary)(?=(?![\\s\\S]*\\bdeadlines?\\b)[\\s\\S]*\\bsessions?\\b[\\s\\S]*\\b(?:minutes|hours|date|duration)\\b)', 'tracker'], // prettier-ignore
  [
    '(?:study|revision|exam|homework|assignment|coursework) (?:planner|tracker)(?=[\\s\\S]*\\b(?:deadlines?|due|tasks|progress)\\b)',
    'todo',
  ],
  // Two tools on one page: the first of them stands there, which is said.
  [
    '(?:page|site|app|tool) with (?:an? )?(?:count ?down |kitchen |simple )?(?:timer|stopwatch) (?:and|plus|next to|beside) [^.;]*',
    'timer',
  ],
  [
    '(?:page|site|app|tool) with (?:an? )?(?:simple )?(?:to-?do|task) list (?:and|plus|next to|beside) (?:an? )?(?:\\p{L}+ )?(?:timer|calculator|notes|notepad|habit tracker|stopwatch)',
    'todo',
  ],
  ['(?:touch |speed )?typing (?:tutor|trainer|practice|coach|course)(?: app| game| page)?', 'game'],
  [
    '(?:reaction|reflex)(?:es)?(?: time| speed)? (?:test|tester|game|trainer)s?|(?:tetris|pong|breakout|arkanoid|brick breaker|flappy bird|simon says|whack[- ]a[- ]mole|sudoku|pac-?man|space invaders|asteroids|solitaire|idle clicker|cookie clicker)(?: clone| game| app)?',
    'game',
  ],
  [
    `(?!.*\\bcolou?r )${upTo(3)}(?:decision maker|decider|picker|chooser|randomi[sz]er|spinner)(?: wheel| app| tool)?`,
    'game',
  ],
  [
    '(?:random )?(?:\\p{L}+ )?(?:workout|exercise|meal|dinner|lunch|recipe|outfit|idea|prompt|writing prompt|story|name|excuse|activity|date night|date idea|challenge|question|icebreaker|compliment|truth or dare|joke|movie|gift idea|bucket list|drawing prompt) (?:generator|roulette|randomi[sz]er|idea generator)(?: app| tool)?',
    'game',
  ],
  // Who wins is drawn; a raffle with prizes to be won and tickets to be had is an evening out.
  [
    '(?:raffle|tombola|prize draw|lucky draw|sweepstakes?)(?:(?: ticket| prize| winner)? (?:tool|app|picker|draw|drawer|generator|machine|page|wheel)|(?=[^]*\\b(?:random\\w*|paste|winners?|pick(?:s|ed)? \\d)\\b))',
    'game',
  ],
  // A day that is waited for, unless guests are to answer, find their way or read more there.
  [
    '(?:days until|count ?down)(?: timer| page| clock| app)?(?![^]*\\b(?:rsvps?|venue|gallery|photos|registry|story|map|directions|tickets?|speakers|line-?up|programme|schedule|menu|dress code|sign-?ups?|waiting list|newsletter|e-?mail)\\b)',
    'timer',
  ],
  // "Visitor log for reception", "key loan register": whoever writes such things down keeps a table of them.
  [
    '(?:(?:visitor|maintenance|service|repair|key|loan|attendance|vaccination|medication|medicine|training|incident|accident|cleaning|inspection|temperature|fridge|delivery|parcel|complaints?|call|shift|petrol|fuel|mileage|watering|catch|nappy|lost property|equipment|asset|donation|borrow(?:ing)?|lending|tool) )+(?:log|log ?book|register|record|records|record sheet|sheet|list)(?: app| page)?',
    'tracker',
  ],
  // "Reading challenge: 24 books": what is counted until the year is over.
  [
    '(?:(?:reading|book|film|movie|running|walking|step|swimming|cycling|savings?) )challenge(?: tracker| app| log)?(?=[^]*\\b\\d)',
    'tracker',
  ],
  [
    "(?:(?:film|movie|series|tv|show|anime|game) )?watch ?list|(?:(?:christmas|birthday|baby|wedding) )?(?:gift|present|wish) ?list(?=[^]*\\b(?:who|budget|prices?|bought|status)\\b)|who(?:[’']s| is) bringing what(?: list| sheet| page)?",
    'tracker',
  ],
  ['(?:words?|characters?|letters?) (?:and (?:words?|characters?) )?count(?:ers?|ing tools?)(?: app| tool| page)?', 'calculator'], // prettier-ignore
  ['(?:savings?|saving) (?:goals?|pots?|jars?|targets?|envelopes?)(?: tracker| app| page)?', 'tracker'],
  // "boxing round timer with 12 rounds": whatever is timed.
  [`${upTo(4)}(?:timer|stopwatch|countdown clock)(?: app| tool| page)?`, 'timer'],
  [`${upTo(4)}(?:calculator|estimator)(?: app| tool| page)?`, 'calculator'],
  [
    `${upTo(3)}(?:clicker|idle|arcade|puzzle|board|card|word|math|maths|kids|browser|platform)? ?game`,
    'game',
  ],
  // "tenant manager to add tenants, flats and rent payments": what is added, searched and handed on is kept by a program.
  [
    `(?:${peopleKept})s?(?: (?:list|contact|data|details?))? ${keepers}(?: app| page| tool)?${isWorkedWith}`,
    'crm',
  ],
  // "membership list for a rowing club: add members, …, search them"
  [`(?:${peopleKept}|membership)s? (?:list|roll|roster|sheet)(?: app| page| tool)?${isWorkedWith}`, 'crm'],
  [`(?!(?:${notKept})\\s)${upTo(2)}${keepers}(?: app| page| tool)?${isWorkedWith}`, 'tracker'],
  // "aquarium log with … line chart and CSV export": what is counted or handed on is kept, and read by nobody else.
  [
    `(?!(?:log|diary|journal|record|tally|ledger|register)\\s)${upTo(3)}(?:log|diary|journal|ledger|register|tally|record)(?: app| page| sheet| book)?(?=[^]*\\b(?:csv|charts?|graphs?|(?:daily|weekly|monthly|yearly|running) (?:total|average|mean|sum)s?)\\b|:\\s(?:an? |the )?(?:list|table|records?) of \\p{L}+(?: \\p{L}+)? with\\b|\\b(?:starting|sample|example) \\p{L}+s:)`,
    'tracker',
  ],
  // "plant watering log": what is cut or baked is no log either.
  [
    `(?!(?:yule|fire|wood|timber|chocolate|log|captain['’]?s)\\b)${upTo(3)}(?:tracker|log(?: ?book)?)(?: app| tool| page| sheet)?`,
    'tracker',
  ],
] as const satisfies readonly (readonly [words: string, kind: SiteKind])[];
