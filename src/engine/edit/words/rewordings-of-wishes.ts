import type { Rewording } from './rewordings';

const pictures = 'photos|pictures|images|photo gallery|gallery|cards|plans|reviews|products';
const counts = '\\d+|two|three|four|five|six';
const languages =
  'english|german|french|spanish|portuguese|italian|dutch|polish|turkish|arabic|hebrew|swedish|danish|norwegian|russian|chinese|japanese|korean|persian';

/** Wishes as people type them in a chat: with words that stand for nothing, or with the order left out. */
export const chatWays: readonly Rewording[] = [
  // "Add our opening hours, Thu to Sat 10 to 4": when it is open is no thing for a list.
  {
    form: /^(?:add|put|include|list|show) (?:our )?(?:opening|business|shop|opening and closing) (?:hours|times)(?: (?:of|are|,|:|as))? (?<when>(?:mon|tue|wed|thu|fri|sat|sun|daily|every|weekdays|weekends).*\d.*)$/,
    to: 'opening hours only {when}',
  },
  // "Drop the newsletter thing"
  {
    form: /^(?<verb>remove|hide|duplicate|show) (?<what>(?!this|that|whole|other|same)\S+(?: \S+)?) (?:thing|thingy|thingie|bit|stuff|part|business)(?: (?:at|on|in|near) (?:very )?(?:top|bottom|end|side|middle))?$/,
    to: '{verb} {what}',
  },
  {
    form: /^(?<verb>move|put|make) (?<what>(?!this|that|whole|other|same)\S+(?: \S+)?) (?:thing|thingy|thingie|stuff) (?<rest>.+)$/,
    to: '{verb} {what} {rest}',
  },
  {
    form: /^(?:new|another|one more) (?<thing>product|dish|drink|service|class|room|plan|event|treatment|course|workshop|ticket|member|person) (?<rest>(?!called|named|:|page|section).+)$/,
    to: 'add new {thing} {rest}',
  },
  // "Take the risotto off the menu and put gnocchi on for 14.50"
  {
    form: /^take (?<what>.+?) off (?<where>menu|list|price list|prices|programme|schedule|timetable|shop|team|page|site)$/,
    to: 'remove {what} from {where}',
  },
  {
    form: /^(?:put|have|get) (?!(?:price|prices|cost) )(?<what>\S+(?: \S+){0,3}?) on(?: (?:menu|list|there))? (?:for|at) (?<price>[€$£]?\d\S*(?: (?:€|euros?|pounds?|zł|kr))?)$/,
    to: 'add {what} for {price}',
  },
  // `Write "Closed 24-26 December" in a strip at the top in red`
  {
    form: /^(?:write|put|show|add|say) (?<text>"…") (?:in|on|as|into) (?:banner|bar|strip|line|notice|ribbon) (?:(?:right|at|on|to|across|very|all) )*top(?: of (?:page|site|every page))?(?: ,)? in (?<color>\S+(?: \S+)?)$/,
    to: 'add {color} banner saying {text}',
    colours: ['color'],
  },
  {
    form: /^(?:write|put|show|add|say) (?<text>"…") (?:in|on|as|into) (?:banner|bar|strip|line|notice|ribbon) (?:(?:right|at|on|to|across|very|all) )*top(?: of (?:page|site|every page))?$/,
    to: 'add banner saying {text}',
  },
  {
    form: /^(?<verb>make|change) (?<what>menu|footer|header|hero|nav|pricing|faq|services|gallery|team) (?:font|letters|lettering|type|writing) (?:size )?(?<way>(?:much )?(?:bigger|smaller|larger|bold|bolder))(?<rest> .+)?$/,
    to: '{verb} text in {what} {way} {rest}',
  },
  {
    form: /^(?<what>(?:\S+ ){0,2}?form) (?:should|must|needs to|has to) (?:also |always )?ask (?:people |them |guests |visitors |patients |customers )?for (?:their )?(?<name>.+)$/,
    to: 'add field for {name} to {what}',
  },
  {
    form: /^(?<what>[^,"]+?) should be (?:highlighted one|one highlighted|most popular one|featured one|recommended one|one that stands out)$/,
    to: 'highlight {what}',
  },
  // "I don't want testimonials, use logos of customers instead"
  {
    form: /^(?:use|show|add|put|have) (?<what>logos|gallery|testimonials|reviews|faq|photos|map|team|pricing|video|newsletter)(?: of (?:our )?\S+)? instead$/,
    to: 'add {what} section',
  },
  {
    form: /^move up (?<what>.+?) (?:to|at) (?<price>\d[\d.,]*(?: (?:€|euros?|pounds?|zł|kr))?)$/,
    to: 'change price of {what} to {price}',
  },
  {
    form: /^(?:make )?(?<all>everything|it all|whole page) (?:much )?tighter$/,
    to: 'less space between sections',
  },
  {
    form: /^(?<color>\S+) (?:color )?is (?:way |far |much )*too (?:loud|bright|strong|harsh|garish|flashy|intense|aggressive|shrill)(?: ,)?(?: (?:and|so|can|please|make|could|,))*(?: (?:it|this|that) (?:softer|calmer|paler|lighter|milder|quieter|gentler|more muted|more subtle|less bright|less loud))?$/,
    to: 'make brand softer',
    colours: ['color'],
  },
  // "The evening course is full, mark it"
  {
    form: /^(?<what>.+?) (?:is|are) (?:now |already )?(?<label>full|fully booked|booked out|booked up)(?: now| already)?(?:(?: ,| so| and| please)* (?:mark|label|flag|show) (?:it|that|them)(?: so| as such| like that)?)?$/,
    to: 'mark {what} as {label}',
  },
  {
    form: /^(?<what>(?!mark |label |tag |show |list |put |make |change |add |sold |remove )\S+(?: \S+){0,3}?) (?:now )?sold out(?: now)?$/,
    to: 'mark {what} as sold out',
    isBare: true,
  },
  {
    form: /^(?:event|festival|conference|wedding|party|concert|fair|market|race|meetup|workshop|show|launch|exhibition) (?:moves|moved|is moved|is moving|has moved|changes|will be|takes place|is postponed|is now|shifts)(?: now)? (?:to|on|until|from) (?<date>.*\d.*)$/,
    to: 'change date to {date}',
  },
  // "Add a room called Loft, 160 a night, with a roof terrace"
  {
    form: /^add (?<thing>\S+(?: \S+)?) (?:called|named) (?<name>[^,]{2,40}?) , (?<price>[€$£]?\d[\d.]*)(?: (?:a|per))? (?:night|month|hour|person|day|week|class|piece|year) , (?:with |and )?(?<text>.+)$/,
    to: 'add {thing} called {name} for {price} with text {text}',
  },
  {
    form: /^add (?<thing>\S+(?: \S+)?) (?:called|named) (?<name>[^,]{2,40}?) , (?<price>[€$£]?\d[\d.]*)(?: (?:a|per))? (?:night|month|hour|person|day|week|class|piece|year)$/,
    to: 'add {thing} called {name} for {price}',
  },
  {
    form: /^in (?<form>(?:\S+ )?form)(?: ,)? (?<verb>make|change) (?<what>.+?) (?<way>required|mandatory|optional|compulsory)$/,
    to: '{verb} {what} {way} in {form}',
  },
  {
    form: /^(?:write|put|show|say) (?<text>"…") (?:(?:right|at|on|to|in|very|up) )*top(?: of (?:page|site|every page))?$/,
    to: 'add banner saying {text}',
  },
  // "Pictures two next to each other", "I want the photos in two columns"
  {
    form: new RegExp(
      `^(?:(?:make|show|put|add|lay out|have) )?(?<what>${pictures}) (?:(?:should|must|could) )?(?:(?:be|sit|stand|go|appear) )?(?:always )?(?<count>${counts}) (?:side by side|abreast|by two)$`,
    ),
    to: 'show {what} in {count} columns',
  },
  {
    form: new RegExp(`^(?:add|have) (?<what>${pictures}) (?:to be )?in (?<count>${counts}) columns$`),
    to: 'show {what} in {count} columns',
  },
  {
    form: new RegExp(
      `^(?:add |have )?(?<what>${pictures}) (?:(?:should|must|could|need to|to) )*(?:be |sit |stand |go |appear )*(?:side by side|in one row|in row)$`,
    ),
    to: 'show {what} side by side',
  },
  // "German version please", "can we have the site in German too"
  {
    form: new RegExp(
      `^(?:add |make |have )?(?:new |second |other )?(?<language>${languages})(?: language)? (?:version|translation|pages|copy)(?: of (?:site|page|it|everything))?(?: too| as well| also)?$`,
    ),
    to: 'second language {language}',
  },
  {
    form: new RegExp(
      `^(?:add|offer|have) (?<language>${languages}) as (?:second|other|another|new|extra) language$`,
    ),
    to: 'second language {language}',
  },
  {
    form: new RegExp(`^add (?:second|other|another|new) language (?:: |called )?(?<language>${languages})$`),
    to: 'second language {language}',
  },
  {
    form: new RegExp(
      `^(?:add|have|make|offer|show) (?:site|it|everything|page|pages) (?:also )?in (?<language>${languages}) (?:too|as well|also)$`,
    ),
    to: 'second language {language}',
  },
];
