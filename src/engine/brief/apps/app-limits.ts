import type { SiteKind } from '@/domain/site/vocabulary';
import type { AppLimit } from './app-limit';
import { isUnknownSum } from './known-sums';
import { playLimits } from './play-limits';
import { sayMissingWishes } from './wish-limits';

/** What people ask of apps and what these do not do yet, each with what stands there instead. */
const appLimits: readonly AppLimit[] = [
  ...playLimits,
  {
    asked: /\b(?:reminders?|notifications?|alarms?|notif(?:y|ies) me|remind(?:s|er)? me)\b/u,
    unless: /\b(?:reminders? list|low stock|sound)\b/u,
    says: 'It cannot remind anyone while it is closed: what is due is marked when the page is open.',
  },
  {
    asked: /\b(?:sub-?tasks?|checklists? (?:in|inside|on|within) (?:each|every|a|the) (?:task|card)s?)\b/u,
    kinds: ['todo', 'kanban'],
    says: 'There are no subtasks yet: a step of a task is a task of its own.',
  },
  {
    asked:
      /\b(?:recurring|repeat(?:ing|s)?|standing) (?:monthly |weekly |yearly )?(?:task|expense|event|booking|payment|card|appointment|entr(?:y|ie)|rent|bill|cost|income|transaction|item|order|meeting)s?\b/u,
    kinds: ['kanban', 'booking', 'calculator'],
    says: 'Nothing repeats by itself yet: each entry is made by hand.',
  },
  {
    asked:
      /\b(?:shopping|grocery) list\b[^.;,]{0,16}\b(?:made|built|generated|filled|created|compiled|collected|automatic\w*) ?(?:from|out of|by|with)?\b|\b(?:auto\w*|generat\w+|builds?|makes?) (?:an? |the )?(?:shopping|grocery) list\b/u,
    kinds: ['kanban'],
    says: 'The shopping list is a column that you fill yourself: it does not know what a meal is made of.',
  },
  {
    asked: /\bswim ?lanes?\b/u,
    kinds: ['kanban'],
    says: 'There are no swimlanes yet: cards stand in columns, and labels tell them apart.',
  },
  {
    asked: /\b(?:calendar view|month(?:ly)? (?:view|calendar)|week(?:ly)? view|gantt|timeline view)\b/u,
    unless: /\bmoods?\b/u,
    kinds: ['todo', 'kanban', 'tracker', 'crm', 'notes', 'inventory'],
    says: 'There is no calendar view yet: entries stand in a list with their dates.',
  },
  {
    asked:
      /\b(?:attach(?:ment|ments|ed|ing)?|receipts? photos?|photos? of (?:the )?receipts?|scan(?:s|ning)?|barcodes?|voice notes?|speech|dictation|drawings? in notes)\b/u,
    kinds: ['todo', 'kanban', 'notes', 'tracker', 'crm', 'inventory', 'chat', 'forum', 'flashcards'],
    says: 'It keeps text and numbers alone: pictures, files, scans and recordings have no place in it yet.',
  },
  {
    asked:
      /\b(?:with (?:my|our) (?:team|partner|family|friends|wife|husband|flatmates?)|multi-?user|multiple users|real-?time|collaborat\w+|sync\w*|several devices|across devices|shared (?:with|between)|online multiplayer|play online)\b/u,
    unless: /\bno sync\b|\bwithout sync/u,
    kinds: ['todo', 'notes', 'tracker', 'habits', 'flashcards', 'quiz', 'game', 'timer', 'calculator'],
    says: 'It lives on one device: others see what you do only where you hand them an exported file.',
  },
  {
    asked: /\b(?:scatter|heat ?map|funnel|radar|gauge)s?\b/u,
    kinds: ['tracker'],
    unless: /\bnumber tracker\b/u,
    says: 'Figures are drawn as bars, lines and rings here: other charts are not among what it draws yet.',
  },
  {
    asked: /\b(?:pie|donut|doughnut|scatter|heat ?map|funnel|radar|gauge)s?\b/u,
    kinds: ['crm', 'inventory', 'habits', 'timer', 'quiz', 'flashcards'],
    unless: /\bnumber tracker\b/u,
    says: 'Figures are drawn as bars and lines here: other charts are not among what it draws yet.',
  },
  {
    asked:
      /\b(?:heat ?map|scatter|funnel|radar|gauge|area chart|stacked|date (?:range )?picker|custom (?:date )?range)s?\b/u,
    kinds: ['dashboard'],
    says: 'The dashboard draws figures, lines, a ring and bars by period: other charts and free date ranges are not there yet.',
  },
  {
    asked:
      /\b(?:compar\w+|versus|vs\.?)(?: it| them)?(?: (?:with|to|against))?(?: the)? (?:last|previous|prior) year\b|\byear[- ]on[- ]year\b/u,
    kinds: ['dashboard'],
    says: 'The figures are those of one year: how they changed stands in per cent beside them, and there are no lines of the year before yet.',
  },
  {
    asked:
      /\b(?:top|best|worst)[- ](?:\d+ |five |ten |selling )*(?!priority)\p{L}{4,}s\b|\bbest[- ]?sellers?\b/u,
    kinds: ['dashboard'],
    says: 'There is no list of the best alone: the table is sorted by any of its columns, the best first.',
  },
  {
    asked: /\bweather\b|\bforecasts?\b/u,
    kinds: ['dashboard'],
    says: 'It asks no weather service: the figures are samples by month, to be replaced by your own, and there is no forecast by the day.',
  },
  {
    asked: /\b(?:boxes|packs|cartons)\b/u,
    kinds: ['calculator'],
    unless: /^(?![\s\S]*\btil(?:es?|ing)\b)/u,
    says: 'Tiles are counted one by one: how many boxes they come in is left to you.',
  },
  {
    asked:
      /\b(?:timer|stopwatch|calculator|to-?do list|task list|notes|notepad|habit tracker|kanban(?: board)?|converter|expense tracker) (?:and|plus|next to|beside|along with|together with) (?:an? |my |the )?(?:\p{L}+ )?(?:timer|stopwatch|calculator|to-?do list|task list|notes|notepad|habit tracker|kanban(?: board)?|converter|expense tracker)\b/u,
    unless: /\bpomodoro\b|\bfocus timer\b|\bstopwatch and (?:a )?timer\b/u,
    says: 'Two tools are asked for, and one page holds one of them: the first stands here.',
  },
  {
    asked: /\b(?:best answer|moderat\w+|pin(?:ned)? (?:threads?|posts?))\b/u,
    kinds: ['forum'],
    says: 'Threads take replies, votes and a mark for those that are solved: pinning, a best answer and moderation are not there yet.',
  },
  {
    asked: /\b(?:paid (?:or|\/|and) unpaid|unpaid) ?(?:invoices?)?\b|\boverdue invoices?\b/u,
    kinds: ['tracker'],
    unless: /\bpaid ?(?:\(|\/|yes)|\bcolumns?\b|\bstatus\b/u,
    says: 'Entries have an amount, a day, a text and a category: whether something is paid has no place of its own yet.',
  },
  {
    asked: /\bcalor\w*/u,
    kinds: ['calculator'],
    unless: /^(?:(?!\bbmi\b|body mass)[\s\S])*$/u,
    says: 'One calculator stands on the page: the body mass index is worked out, the calories of a day are not.',
  },
  {
    asked:
      /\b(?:totals?|sums?|points?) (?:per|by|in|of) (?:each |every )?columns?\b|\btotal (?:cost|price|points|hours|value|budget)\b|\b(?:cost|price|points|budget) totals?\b|\bburn-?down\b|\bvelocity\b|\bswim-?lanes?\b/u,
    kinds: ['kanban'],
    says: 'Columns count their cards: points and costs are shown on cards and not added up, and there are no swimlanes yet.',
  },
  {
    asked:
      /\b(?:budgets?|limits?) (?:per|for each|for every|by|in each) categor(?:y|ies)\b|\bcategory (?:budgets?|limits?)\b/u,
    kinds: ['tracker'],
    unless: /\p{L}{3,} (?:[€$£] ?)?\d{2,}(?:[^.;\n]{1,40}\p{L}{3,} (?:[€$£] ?)?\d{2,})/u,
    says: 'One budget stands for the whole month: tell me what each category may cost ("Food €200, Rent €800"), and each gets a bar of its own.',
  },
  {
    asked:
      /\b(?:calories?|kcal)\b[^.;]{0,12}\band\b[^.;]{0,12}\bwater\b|\bwater\b[^.;]{0,12}\band\b[^.;]{0,12}\b(?:calories?|kcal)\b/u,
    kinds: ['tracker', 'habits'],
    says: 'One thing is counted on the page, water: what is eaten is not counted beside it.',
  },
  {
    asked: /\bv-?cards?\b|\.vcf\b/u,
    kinds: ['crm', 'tracker'],
    says: 'Contacts go out as CSV or JSON, which address books read: vCards are not written yet.',
  },
  {
    asked: /\bsounds?\b|\bbeeps?\b/u,
    unless: /\bsnake\b|\bsimon\b|\b(?:no|without) sounds?\b/u,
    kinds: ['quiz', 'game', 'habits', 'todo', 'kanban'],
    says: 'It makes no sounds: what happens is shown and read out.',
  },
  {
    asked:
      /\b(?:at most|up to|max(?:imum)?(?: of)?|no (?:longer|more) than) (?:\d+|an?|one|two|three|four|half an) (?:hours?|minutes?|slots?) (?:per|a|each|for each|in one) (?:booking|reservation|time|go)\b/u,
    kinds: ['booking'],
    says: 'A booking takes one time at a stretch: several in a row are booked one by one, and how long they last together is not limited yet.',
  },
  {
    asked:
      /\b(?:unpaid|open|missing) (?:ones|rows|entries|fees|invoices)? ?(?:marked |shown |highlighted )?(?:in )?(?:red|orange|colou?red)\b|\bcolou?r(?:ed)? rows\b/u,
    kinds: ['tracker', 'crm', 'inventory'],
    says: 'Rows are not coloured by what stands in them: they can be filtered and sorted by it.',
  },
  {
    asked:
      /\b(?:last )?(?:7|14|30|60|90)(?:,? ?(?:\/|or|and|,)? ?(?:7|14|30|60|90))* days?\b|\b(?:per|by) day\b/u,
    kinds: ['dashboard'],
    unless: /\bby (?:week ?day|day of the week)\b|(?:\p{L}+ [€$£]?\d[\d.,]*,? (?:and )?){2}\p{L}+ [€$£]?\d/u,
    says: 'The figures stand by month, over 3, 6 or 12 of them: single days are not there yet.',
  },
  {
    asked: /\breset (?:button|all|everything)\b/u,
    kinds: ['habits'],
    says: 'Habits are ticked by day and removed one by one: there is no reset of all yet.',
  },
  {
    asked: /\b(?:images?|audio|pronunciation|sound)\b/u,
    kinds: ['flashcards'],
    says: 'Cards hold text alone: pictures and sound have no place on them yet.',
  },
  {
    asked:
      /\b(?:typing|speech|private messages?|direct messages?|file sharing|read receipts?|typing indicator|video|voice)\b/u,
    kinds: ['chat', 'forum'],
    says: 'It has rooms, messages and reactions: direct messages, calls and files are not in it.',
  },
  {
    asked:
      /\b(?:drag(?:ging)? (?:to )?(?:resize|move)|resize|recurring|waiting ?list|waitlist|deposits?|google calendar|ical|\.ics|ics file)\b/u,
    kinds: ['booking'],
    says: 'Bookings are single times in a week: waiting lists, deposits and calendar files are not there yet.',
  },
  {
    asked: /\b(?:applications? tracker|appl(?:y|ication) (?:form|button)|job alerts?|upload)\b/u,
    kinds: ['directory'],
    says: 'Entries can be searched, filtered, saved and posted: applications, alerts and uploads are not there yet.',
  },
  {
    asked: /\b(?:photos?|pictures?|images?)\b/u,
    kinds: ['directory'],
    says: 'Entries hold text and numbers: pictures have no place in them yet.',
  },
  {
    asked: /\bexport\w*(?: \w+){0,4} (?:pdf|word|docx|xlsx|excel)\b|\b(?:pdf|word|excel|xlsx) export\b/u,
    unless: /\binvoice|\bquote\b|\breceipt/u,
    says: 'Files go out as CSV or JSON, which spreadsheets open; for a PDF the page is printed.',
  },
  {
    asked: /\bimport\w*(?: \w+){0,4} (?:bank|excel|xlsx|google|trello|notion|evernote|anki)\b/u,
    says: 'Files come in as CSV or JSON: export them so from the other program first.',
  },
];

/** What an app of this kind was asked for and lacks, as sentences; nothing for what is denied. */
export function findAppLimits(folded: string, kind: SiteKind, isAsked: (at: number) => boolean): string[] {
  const said = appLimits
    .filter(({ kinds, unless }) => (!kinds || kinds.includes(kind)) && !unless?.test(folded))
    .filter(({ asked }) =>
      [...folded.matchAll(new RegExp(asked.source, 'gu'))].some(({ index }) => isAsked(index)),
    ) // prettier-ignore
    .map(({ says }) => says);
  if (kind === 'calculator' && isUnknownSum(folded))
    said.push(
      'I do not know the rule of this sum, so a calculator with keys stands here: tell me the rule ("5 ml per litre", "£18 per hour"), and its fields follow.',
    );
  const missing = sayMissingWishes(folded, kind, isAsked);
  return missing === null ? said : [...said, missing];
}
