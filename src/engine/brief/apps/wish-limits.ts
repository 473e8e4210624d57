import type { SiteKind } from '@/domain/site/vocabulary';

/** A wish that people add to an app, by what it is called when it is not there, and the apps that grant it. */
type Wish = {
  readonly asked: RegExp;
  readonly called: string;
  readonly kinds: readonly SiteKind[];
  /** Where the prompt says this, it is granted, or something else is meant. */
  readonly unless?: RegExp;
};

/** What is asked for again and again, with the apps that have it. */
// prettier-ignore
const wishes: readonly Wish[] = [
  { called: 'streaks', asked: /\bstreaks?\b/u, kinds: ['habits', 'tracker', 'flashcards', 'todo', 'timer', 'notes'], unless: /\bwordle\b|\b(?:five|5)[- ]letters?\b|\bdaily quiz\b|\bquiz\b(?=.*\bda(?:y|ys|ily)\b)/u },
  { called: 'badges and levels to earn', asked: /\bbadges?\b|\bachievements?\b|\bxp\b|\bexperience points\b|\blevel(?:s|ling)? up\b|\bgamif\w+|\btrophies\b/u, kinds: ['directory', 'chat', 'forum'] },
  { called: 'rewards that are given out', asked: /\brewards?\b(?! (?:chart|card|scheme))/u, kinds: ['directory', 'crm', 'inventory', 'booking', 'poll'] },
  { called: 'a bar of progress', asked: /\bprogress (?:bars?|rings?|circles?|indicators?)\b/u, kinds: ['todo', 'flashcards', 'tracker', 'habits', 'quiz', 'calculator', 'timer', 'crm', 'inventory', 'poll', 'game', 'dashboard', 'directory', 'booking'] },
  { called: 'confetti', asked: /\bconfetti\b|\bfireworks\b/u, kinds: ['todo', 'habits', 'quiz', 'game', 'flashcards', 'kanban', 'poll', 'booking', 'directory'] },
  { called: 'a list of the best players', asked: /\bleader ?boards?\b/u, kinds: ['game'], unless: /\b(?:league|standings|tournament|score ?(?:keeper|board))\b/u },
  { called: 'voice input', asked: /\b(?:voice|speech) (?:input|commands?|control|recognition|notes?|to text)\b|\bdictat(?:e|ion)\b/u, kinds: ['notes', 'tracker', 'todo', 'kanban', 'crm', 'inventory', 'chat', 'forum', 'flashcards'] },
  { called: 'reading aloud', asked: /\b(?:text[- ]to[- ]speech|read(?:s|ing)? (?:it |them |the \w+ )?(?:aloud|out loud)|pronounced?|pronunciation)\b/u, kinds: ['flashcards'], unless: /\bspelling\b/u },
  { called: 'buttons and links to share it', asked: /\bshar(?:e|ing|eable|able) (?:links?|buttons?|by link|on (?:social|facebook|twitter|whatsapp)|via|(?:my|your|the|their) (?:score|result)s?)\b|\bshareable\b|\b(?:link|url) (?:to share|i can share|we can share)\b|\binvite (?:links?|friends)\b/u, kinds: ['todo', 'kanban', 'notes', 'calculator', 'timer', 'quiz', 'flashcards', 'tracker', 'habits', 'game', 'poll', 'crm', 'inventory', 'booking', 'chat', 'forum', 'directory'] },
  { called: 'a QR code', asked: /\bqr[- ]?codes?\b/u, kinds: ['calculator', 'game'] },
  { called: 'answers from artificial intelligence', asked: /\b(?:ai|gpt|chatgpt|artificial intelligence|machine learning)[- ](?:powered|generated|suggest\w*|assist\w*|help\w*|insights?|features?|summar\w*|recommend\w*|coach|chat\w*)\b|\b(?:with|using|by|from) (?:an? )?(?:ai|gpt|chatgpt)\b/u, kinds: ['directory'], unless: /\b(?:no|without|not) (?:any )?(?:ai|gpt|chatgpt)\b|\b(?:against|vs\.?|versus|opponent)\b/u },
  { called: 'profiles for several people', asked: /\b(?:multiple|several|separate|different|switch(?:ing)?(?: between)?) (?:user )?profiles?\b|\bprofiles? for (?:each|every)\b/u, kinds: [] },
  { called: 'a heat map', asked: /\bheat ?maps?\b/u, kinds: ['dashboard', 'tracker', 'crm', 'inventory', 'habits', 'timer', 'quiz', 'flashcards'] },
  { called: 'charts', asked: /\b(?:(?:bar|line|pie|progress|weekly|monthly|daily|donut) )(?:charts?|graphs?)\b|\b(?:with|and|plus|in) (?:a |an )?(?:\p{L}+ )?(?:charts?|graphs?)\b/u, kinds: ['tracker', 'dashboard', 'calculator', 'poll', 'habits', 'crm', 'inventory', 'timer', 'quiz', 'flashcards'], unless: /\b(?:no|without) (?:charts?|graphs?)\b|\b(?:chore|flow|seating|reward|star) ?charts?\b|\bkanban\b/u },
  { called: 'a certificate at the end', asked: /\bcertificates?\b/u, kinds: ['crm', 'inventory', 'tracker', 'directory', 'notes', 'todo', 'kanban'] },
  { called: 'hints', asked: /\bhints?\b/u, kinds: ['flashcards', 'notes', 'todo', 'directory', 'kanban'], unless: /\b(?:guess the number|number guess\w*|higher or lower|sudoku)\b/u },
  { called: 'intervals that grow with what you know', asked: /\bspaced[- ]repetition\b|\bleitner\b|\bsm-?2\b/u, kinds: [] },
  { called: 'music and background sounds', asked: /\b(?:background |relaxing |ambient |lo-?fi )(?:music|sounds?|noise)\b|\bwhite noise\b|\b(?:rain|nature|ocean|forest) sounds?\b/u, kinds: ['directory', 'tracker', 'crm', 'inventory', 'forum'] },
  { called: 'a connection to other services', asked: /\b(?:connect|link|sync|integrat)(?:s|ed|ing|e|es)? (?:it )?(?:to|with) (?:my |your |our |a )?(?:bank|google|apple|outlook|fitbit|garmin|strava|notion|trello|slack|spotify|goodreads|whatsapp)\b/u, kinds: [] },
];

const nth = new Intl.ListFormat('en', { type: 'conjunction' });

/** What an app of this kind was asked for by a common name and does not have, in one sentence; null where it has everything. */
export function sayMissingWishes(
  folded: string,
  kind: SiteKind,
  isAsked: (at: number) => boolean,
): string | null {
  const missing = wishes
    .filter(({ kinds, unless }) => !kinds.includes(kind) && !unless?.test(folded))
    .filter(({ asked }) =>
      [...folded.matchAll(new RegExp(asked.source, 'gu'))].some(({ index }) => isAsked(index)),
    )
    .map(({ called }) => called);
  return missing.length === 0 ? null : `Not in it yet: ${nth.format(missing)}.`;
}
