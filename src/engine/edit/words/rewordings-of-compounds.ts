import type { Rewording } from './rewordings';

const fonts =
  'serif|sans-serif|sans serif|sans|handwritten|monospaced|monospace|mono|rounded|slab|condensed|script';
const newcomers =
  'hire|starter|joiner|recruit|colleague|team ?mate|addition|employee|staff member|member of staff';
const joined =
  '(?:has |have |is |are )?(?:just |now )?(?:joined|joins|joining|started|starts|starting|coming|comes|taking over|takes over|replaces|replacing)(?: us| team| our team| on team| in team)?(?: now)?';

/** Wishes of several parts in one sentence, and the plain orders they are made of. */
export const compoundWays: readonly Rewording[] = [
  // "Make everything a bit calmer and the corners rounder": two wishes, of which each is answered.
  {
    form: /^make (?<what>it|this|site|page|everything|all|design|(?:whole|entire) (?:thing|site|page)) (?<look>(?:\S+ ){0,3}?\S+) and (?<shape>corners|edges|buttons|cards) (?<way>(?:more |less )?(?:rounder|rounded|round|square|sharper|sharp|softer))$/,
    to: 'make {what} {look} and make {shape} {way}',
  },
  // `The main heading should be "Straight answers", in a serif font, and centered`
  {
    form: new RegExp(
      `^(?<what>.+?) should (?:be|say|read) (?<text>"…") (?:(?:,|and|;) )+(?:(?:be|set|written) )?in (?<font>${fonts})(?: font| type| letters)? (?:(?:,|and|;) )+(?:be )?(?<look>\\S+(?: \\S+)?)$`,
    ),
    to: 'change {what} to {text} and use {font} font for {what} and make {what} {look}',
  },
  {
    form: new RegExp(
      `^(?<what>.+?) should (?:be|say|read) (?<text>"…") (?:(?:,|and|;) )+(?:(?:be|set|written) )?in (?<font>${fonts})(?: font| type| letters)?$`,
    ),
    to: 'change {what} to {text} and use {font} font for {what}',
  },
  {
    form: /^(?<what>.+?) should (?:be|say|read) (?<text>"…") (?:(?:,|and|;) )+(?:be )?(?:in )?(?<look>(?!in |it |make |change |also |its )\S+(?: \S+)?) (?:(?:,|and|;) )+(?:be )?(?:in )?(?<other>\S+(?: \S+)?)$/,
    to: 'change {what} to {text} and make {what} {look} and make {what} {other}',
    isBare: true,
  },
  {
    form: /^(?<what>.+?) should (?:be|say|read) (?<text>"…") (?:(?:,|and|;) )+(?:be )?(?:in )?(?<look>centered|bold|bolder|bigger|smaller|larger|italic|uppercase|left aligned|right aligned)$/,
    to: 'change {what} to {text} and make {what} {look}',
  },
  // "The third product should be called Ocean candle and cost 21"
  {
    form: /^(?<what>.+?) should be (?:called|named) (?<text>.+?) (?:and|,) (?:(?:should|it should|must) )?costs? (?<price>\S+(?: \S+)?)$/,
    to: 'rename {what} to {text} and change price of it to {price}',
  },
  {
    form: /^(?:rename|call) (?<what>.+?) (?:to |into |as )?(?<text>"…") (?:and|,) (?:(?:make|let|have) (?:it|them) )?costs? (?<price>\S+(?: \S+)?)$/,
    to: 'rename {what} to {text} and change price of it to {price}',
  },
  // "Priya has left and Jonas Weber joined as a tax adviser"
  {
    form: new RegExp(
      `^(?<who>\\S+(?: \\S+){0,2}?) (?:has |have |is |will be )?(?:left|leaving|gone|quit|retired|moved on)(?: us| team)?(?: now)? (?:(?:,|and|;|but|-) )+(?<name>\\S+(?: \\S+){0,2}?) ${joined} as (?:new )?(?<role>\\S+(?: \\S+){0,3})$`,
    ),
    to: 'remove {who} from team and add team member called {name} with text {role}',
    names: ['who', 'name'],
  },
  {
    form: new RegExp(
      `^(?<who>\\S+(?: \\S+){0,2}?) (?:has |have |is |will be )?(?:left|leaving|gone|quit|retired|moved on)(?: us| team)?(?: now)? (?:(?:,|and|;|but|-) )+(?<name>\\S+(?: \\S+){0,2}?) ${joined}$`,
    ),
    to: 'remove {who} from team and add team member called {name}',
    names: ['who', 'name'],
  },
  // "Priya has gone, in her place Jonas Weber as a tax adviser"
  {
    form: /^(?<who>\S+(?: \S+){0,2}?) (?:has |have |is |will be )?(?:left|leaving|gone|retired|moved on)(?: us| team| now)* (?:(?:,|and|;|but|so|-) )*(?:replaced by|in (?:her|his|their) place(?: is)?|we now have) (?<name>\S+(?: \S+){0,2}?) (?:(?:as|als|comme|como|come|,) )+(?<role>\S+(?: \S+){0,3})$/,
    to: 'remove {who} from team and add team member called {name} with text {role}',
    names: ['who', 'name'],
  },
  // "Add Ines Marchetti as a new hire: junior baker", "new starter: Ines Marchetti, junior baker"
  {
    form: new RegExp(
      `^(?:add|welcome|put) (?<name>\\S+(?: \\S+){0,2}?) as (?:new )?(?:${newcomers}) (?:(?:,|:|;|-|who is|as|for) )+(?<role>\\S+(?: \\S+){0,4})$`,
    ),
    to: 'add team member called {name} with text {role}',
    names: ['name'],
  },
  {
    form: new RegExp(
      `^(?=(?:\\S+ ){0,3}?(?:${newcomers}|hired)\\b)(?:(?:add|welcome|put|we have|we hired|we just hired|hired) )?(?:new )?(?:(?:${newcomers}) )?(?:(?:called|named|:|,|is|-) )*(?<name>\\S+(?: \\S+){0,2}?) (?:(?:,|as|\\(|-|:|is) )+(?:new )?(?<role>\\S+(?: \\S+){0,3}?)(?: \\))?(?: (?:to|in) (?:team|staff|team page))?$`,
    ),
    to: 'add team member called {name} with text {role}',
    names: ['name'],
  },
  // "Jonas Weber has joined as a tax adviser"
  {
    form: new RegExp(
      `^(?<name>\\S+(?: \\S+){0,2}?) (?:has |have |is )?(?:just |now )?(?:joined|joins|joining|started working)(?: us| team| our team)?(?: now)? as (?:new )?(?<role>\\S+(?: \\S+){0,3})$`,
    ),
    to: 'add team member called {name} with text {role}',
    names: ['name'],
  },
  // "Use a bolder font for headings"
  {
    form: /^(?:use|choose|take|have|make) (?<way>bolder|heavier|thicker|bigger|smaller|larger) (?:font|fonts|type|typeface|letters|lettering|text) (?:for|on|in) (?<what>(?!.* (?:and|,|then) ).+)$/,
    to: 'make {what} {way}',
  },
  // "Põe o horário no topo": to put is to make in some languages.
  {
    form: /^make (?<what>hours|opening hours|map|gallery|testimonials|reviews|faq|prices|pricing|menu|team|contact|contact form) (?:to|in|at|on) top(?: of page)?$/,
    to: 'move {what} section to top',
  },
];
