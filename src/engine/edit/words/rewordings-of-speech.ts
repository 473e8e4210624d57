import type { Rewording } from './rewordings';

const look =
  '(?:much |even |lot |more |less |very )?(?:bigger|smaller|larger|bold|bolder|darker|lighter|wider|narrower|taller|shorter|rounder|rounded|round|square|centered|italic|uppercase|warmer|softer|brighter)';
const spared = "(?:leave|keep|don't (?:touch|change)|dont (?:touch|change)|do not (?:touch|change)|not)";

/** Orders with what people put round them when they speak: what is to stay, a look alone, what should be said where. */
export const speechWays: readonly Rewording[] = [
  // "We're shut in August", "closed from 3 to 14 January": a stretch of the calendar, and no day of the week
  {
    form: /^(?:(?:we're|we are|we will be|we'll be|we|shop is|studio is|office is) )?(?:now )?(?:closed|close) (?<text>(?!.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)(?:.*\b)?(?:(?:in|of|all|every|over|during|until|till|to|from|for|on|mid|early|late|through|throughout|whole of|\d{1,2}(?:st|nd|rd|th)?) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year|summer|winter|(?:bank|public|national|school) holidays?)|(?:next|this|that) (?:week|month)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2})\b[^"]*?)(?: , .+)?$/,
    to: 'add line under hours saying closed {text}',
  },
  {
    form: /^new (?<what>phone|phone number|telephone|mobile|number|email|email address|mail|address|site name|title|heading|headline|tagline) (?:number )?(?::|is|-|–) (?<text>.+)$/,
    to: 'change {what} to {text}',
  },
  // "Change le téléphone pour …"
  {
    form: /^change (?<what>phone|phone number|telephone|email|mail|address|title|heading|tagline) (?:for|by|with) (?<text>.+)$/,
    to: 'change {what} to {text}',
  },
  // "We also do e-bikes now, add that to the services"
  {
    form: /^(?:we|i|we've|i've) (?:(?:also|now|have|started|got) )*(?:do|doing|offer|sell|make|serve|run|teach|stock|repair|fix|have|got|added) (?:also |now )*(?<what>[^,"]+?)(?: (?:now|too|as well|also))*(?: (?:,|;|-|–|and|so|please))+ (?:add|put|list|include) (?:it|that|those|them|these|this) (?:to|in|on|under) (?<where>[^,]+)$/,
    to: 'add {what} to {where}',
  },
  // "Kids eat free on Sundays, make a banner of it"
  {
    form: /^(?<text>[^"]+?) (?:,|;|-|–) (?:please )?(?:make|put|turn|have|use) (?:(?:it|that|this) (?:into |as |in )?)?(?:new |small |big )?(?:banner|notice|announcement)(?: (?:of|out of|from|for|saying|with) (?:it|that|this))?$/,
    to: 'add banner saying {text}',
  },
  {
    form: /^(?<what>[^"]+?) (?:(?:has|have|is|was|are) )?(?:now )?(?:been )?(?:renamed|rechristened|rebranded)(?: (?:to|as|now))* (?<text>\S.*?)(?: now)?$/,
    to: 'rename {what} to {text}',
    isBare: true,
  },
  // "Colin is no longer treasurer, it's Ruth Amis now"
  {
    form: /^(?<who>\S+(?: \S+)?) (?:is no longer (?:our )?(?:\S+ ){1,3}?|(?:isn't|is not) (?:our )?(?:\S+ ){1,3}?(?:any ?more|any longer) ), (?:it's|it is|now it's|that's) (?:now )?(?<name>\S+(?: \S+){0,2}?)(?: now)?$/,
    to: 'rename {who} to {name}',
    names: ['name'],
  },
  {
    form: /^(?:add|put|move|have|want|show) (?<what>[^"]+?) (?:on|onto|to|in|into) (?:its|their) own page$/,
    to: 'give {what} its own page',
  },
  // "Business should have a 'Most popular' badge"
  {
    form: /^(?<what>.+?) (?:should|must|needs to|could) (?:have|get|carry|show|wear) (?<text>"…"|(?!no |more |less )\S+(?: \S+)?) (?:badge|label|tag|sticker|ribbon)$/,
    to: 'mark {what} as {text}',
  },
  // "Make the headings green but leave the buttons alone"
  {
    form: new RegExp(
      `^(?<order>(?!undo|revert).+?)(?: ,)? (?:but|and|,) ${spared} (?!.*\\b(?:colors?|palette|scheme|everything)\\b).+? (?:alone|as (?:it is|they are|is|they were)|the same|same|unchanged|how they are|like that|like they are)$`,
    ),
    to: '{order}',
  },
  {
    form: new RegExp(`^(?<order>(?!undo|revert).+?)(?: ,)? (?:but|and) (?:don't|dont|do not) touch .+$`),
    to: '{order}',
  },
  // "The result should be much bigger and bold"
  {
    form: new RegExp(
      `^(?<what>(?!it |that |this )\\S+(?: \\S+){0,4}?) (?:should|must|needs? to|has to|have to|ought to|could) (?:be|look|become|get) (?<look>${look}(?: (?:and|,) .+)?)$`,
    ),
    to: 'make {what} {look}',
    isLower: true,
  },
  { form: new RegExp(`^(?<what>(?!it |that |this |.*\\b(?:is|are|too|should|very|looks?|not)\\b)\\S+(?: \\S+){0,3}?) (?<look>${look})$`), to: 'make {what} {look}', isBare: true, isLower: true }, // prettier-ignore
  { form: /^(?<what>(?:main |big |first |second |third )?(?:button|heading|title|tagline|subtitle|banner)) says? (?<text>"…")$/, to: '{what} should say {text}' }, // prettier-ignore
  { form: /^(?:add|have|give it|want) (?:new )?(?<color>\S+(?: \S+)?) (?<what>background|header|footer|buttons|headings)$/, to: 'make {what} {color}', colours: ['color'] }, // prettier-ignore
  { form: /^(?:add|have|give it|want) (?:new )?(?<what>background|header|footer|buttons|headings) (?:in )?(?<color>\S+(?: \S+)?)$/, to: 'make {what} {color}', colours: ['color'] }, // prettier-ignore
  { form: /^(?<what>(?:its|their) (?:text|headings?|background|buttons?|links?|title|border)) (?:should be |in |to )?(?<color>\S+(?: \S+)?)$/, to: 'make {what} {color}', colours: ['color'] }, // prettier-ignore
  // "Add a note under the courses that wetsuits are included"
  {
    form: /^(?:add|put|write|say|mention|note|state|place)(?: (?:text|note|line|sentence|bit|something|remark))? (?<side>under|underneath|beneath|below|above|after|before) (?<where>[^:",]+?)(?: ,)? (?:(?:to say |saying )?that (?!says|reads|links|opens|goes)|saying |that says |which says |to say )(?<text>\S+(?: \S+)+)$/,
    to: 'add note {side} {where} : {text}',
  },
  {
    form: /^(?:add|put|write|say|mention|note|state|place)(?: (?:text|note|line|sentence|bit|something|remark))? (?:in|on|to|at|into) (?<where>[^:",]+?)(?: ,)? (?:to say |saying )?that (?!says|reads|links|opens|goes)(?<text>\S+(?: \S+)+)$/,
    to: 'add note under {where} : {text}',
  },
];
