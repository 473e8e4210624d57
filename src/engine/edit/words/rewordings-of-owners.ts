import type { Rewording } from './rewordings';

const aims = 'something|anything|some|one|color|tone|shade';

const disliked = new RegExp(
  `^dislike (?:color of |colors of |look of )?(?<what>.+?)(?: colors?)? (?:,|;|-|and)+ ?(?:so |please |maybe |rather )?(?:use|make|change|try|go for|take|have|be) (?:it |them )?(?:to |be |into )?(?:(?:${aims}) )?(?:(?:\\S+er|more \\S+|less \\S+|else) )?(?:(?:,|like|such as|maybe|perhaps|e\\.g\\.|for example|in) )*(?<color>\\S+(?: \\S+)?)$`,
);

/** How owners say what they want without an order: what is sold out, what they dislike, what should stand there. */
export const freshWays: readonly Rewording[] = [
  // "I don't like the orange, use something calmer like teal"
  { form: disliked, to: 'change {what} to {color}', colours: ['what', 'color'] },
  { form: disliked, to: 'make {what} {color}', colours: ['color'], others: ['what'] },
  {
    form: /^(?<what>[^,]+?) (?:is|are) (?:now |currently )?(?:sold out|out of stock)(?: now| today| at moment| this week| this month)?$/,
    to: 'mark {what} as sold out',
  },
  { form: /^(?:sold out|out of stock) : (?<what>.+)$/, to: 'mark {what} as sold out' },
  {
    form: /^(?:mark|show|label|tag|put|list) (?<what>.+?) (?:as |is )?(?:out of stock)$/,
    to: 'mark {what} as sold out',
  },
  // "Free shipping banner at the top of every page"
  {
    form: /^(?:add |put |show )?(?<text>(?!(?:add |put |show )?(?:new |small |big |thin |search |site search |menu |nav |progress ))\S+(?: \S+){0,6}?) (?:banner|bar|notice|announcement|strip) (?:at|on|to|across|in) (?:(?:very )?top of )?(?:every page|all pages|whole site)$/,
    to: 'add banner on every page saying {text}',
  },
  {
    form: /^(?:add |put |show )?(?<text>(?!(?:add |put |show )?(?:new |small |big |thin |search |site search |menu |nav |progress ))\S+(?: \S+){0,6}?) (?:banner|bar|notice|announcement|strip) (?:at|on|to|across|in) (?:very )?top(?: of .+)?$/,
    to: 'add banner saying {text}',
  },
  {
    form: /^(?:add |put |show )?(?:banner|notice|announcement|strip) (?:at|on|to|across|in) (?:very )?top (?:of (?:\S+ ){1,2})?(?:about|for|with) (?<text>.+)$/,
    to: 'add banner saying {text}',
  },
  // "Add a map with our address 12 Kirkstall Road"
  {
    form: /^add map (?:with|of|for|showing|to|at) (?:address |location )?(?:: )?(?<text>\d+\S* .+)$/,
    to: 'change address to {text} and add map section',
  },
  // "Just show a form", "only have a form there"
  {
    form: /^(?:only )?(?:show|have|use|put|leave|keep) (?:only )?(?:contact |enquiry |message )?(?<what>form)(?: instead| there| only)*$/,
    to: 'add contact section',
  },
  // "Raise the price to £89"
  {
    form: /^(?:raise|increase|lower|reduce|drop|put up|bring down|bump) (?:price|cost) of (?<what>.+?) (?:up |down )?to (?<price>\S+(?: \S+)?)$/,
    to: 'change price of {what} to {price}',
  },
  {
    form: /^(?:raise|increase|lower|reduce|drop|put up|bring down|bump) (?:price|cost) (?:up |down )?to (?<price>\S+(?: \S+)?)$/,
    to: 'change price to {price}',
  },
  {
    form: /^(?:use|make|change|choose|try|have) (?:it |to )?(?:(?:more|nicer|rather|bit|slightly) )*(?:playful|fun|friendly|cute|childlike|cheerful|bubbly|round) (?:font|typeface|type|lettering) (?:for|on|in) (?<where>.+)$/,
    to: 'use rounded font for {where}',
  },
  {
    form: /^(?:use|make|change|choose|try|have) (?:it |to )?(?:(?:more|nicer|rather|bit|slightly) )*(?:elegant|classic|classy|traditional|literary|refined|bookish|posh) (?:font|typeface|type|lettering) (?:for|on|in) (?<where>.+)$/,
    to: 'use serif font for {where}',
  },
  {
    form: /^(?:use|make|change|choose|try|have) (?:it |to )?(?:(?:more|nicer|rather|bit|slightly) )*(?:modern|clean|simple|plain|minimal|contemporary) (?:font|typeface|type|lettering) (?:for|on|in) (?<where>.+)$/,
    to: 'use sans-serif font for {where}',
  },
  // "Make the headings a bit more old-fashioned"
  {
    form: /^(?:make|let|have) (?<what>(?:heading|title)(?:s|s'|'s)?)(?: (?:font|type|letters|lettering))? (?:look |be )?(?:(?:more|rather|bit|slightly|little) )*(?:old-fashioned|vintage|classic|classical|traditional|elegant|bookish|antique|literary)(?: (?:please|now))?$/,
    to: 'use serif font for headings',
  },
  {
    form: /^(?:make|let|have) (?<what>(?:heading|title)(?:s|s'|'s)?)(?: (?:font|type|letters|lettering))? (?:look |be )?(?:(?:more|rather|bit|slightly|little) )*(?:modern|clean|cleaner|plain|plainer|minimal|contemporary)(?: (?:please|now))?$/,
    to: 'use sans-serif font for headings',
  },
  { form: /^(?:get|take|turn|switch) (?<what>.+?) off(?: (?:site|page|there))?$/, to: 'remove {what}' },
  {
    form: /^(?:write|print|set) (?<what>.+?) (?<way>(?:much )?(?:bigger|smaller|larger|bold|bolder))$/,
    to: 'make {what} {way}',
  },
  // "We're closed on bank holidays, add that to the opening hours"
  {
    form: /^(?:we're |we are |we will be |we'll be )?(?<text>(?:closed|open) (?:on|over|during|for|all) (?:all |every )?(?:bank |public |national |school )?(?:holidays?|christmas|easter|new year|festive season|summer break)(?: [^,]+?)?)(?: , .+| to (?:opening )?hours)?$/,
    to: 'add line under hours saying {text}',
  },
  {
    form: /^on (?<days>(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:only )?(?:until|till|to) (?<time>\S+(?: \S+)?)$/,
    to: 'opening hours on {days} are until {time}',
  },
  // "Change Fig's name to Midnight Fig and its price to 24"
  {
    form: /^(?:change|rename) (?<what>.+?)(?:(?:'s)? name)? (?:to|into) (?<text>.+?) (?:and|,) (?:(?:change|make|put|set) )?(?:its |the )?price (?:to|is|at|=|:) (?<price>\S+(?: \S+)?)$/,
    to: 'rename {what} to {text} and change price of it to {price}',
  },
  // "Jo is leaving at the end of June, take her off the site"
  {
    form: /^(?<who>\S+(?: \S+){0,2}?) (?:is |will be |has )?(?:leaving|left|retiring|moving on|going|gone)(?: (?!replace)[^,;]+?)?(?: (?:,|;|and|so|please|-))+ (?:remove|take|delete|drop|get) (?:him|her|them|that one)(?: (?:off|out|from|of|down|rid|site|page|team|website|staff|list|away))*$/,
    to: 'remove {who} from team',
    names: ['who'],
  },
  // "The Swedish massage now lasts 75 minutes and costs 80"
  {
    form: /^(?<what>.+?) (?:is |are )?(?:now )?(?:takes?|lasts?|runs?|is|are)(?: for)? (?:now )?(?<time>\d+ (?:minutes?|mins?|hours?|h))(?: long)? (?:and|,) (?:now )?costs? (?:now )?(?<price>\S+(?: \S+)?)$/,
    to: 'change price of {what} to {price} and change duration of {what} to {time}',
  },
  // "Less white, use a cream background": the second says what the first is after.
  {
    form: /^(?:less|not so) (?:white|black|grey|gray|dark|bright) (?:(?:,|and|;|-) )+(?:use |make it |give it |have )?(?<what>.+ background|background .+)$/,
    to: 'use {what}',
  },
  // "Jo has left, replace her with Ben"
  {
    form: /^(?<who>\S+(?: \S+){0,2}?) (?:has |have |is |will be )?(?:left|leaving|gone|quit|retired|moved on)(?: (?:us|now|and|so|,|please|-))* (?:replace|change|exchange|make) (?:her|him|them|it) (?:with|by|for|to) (?<text>.+)$/,
    to: 'rename {who} to {text}',
    names: ['who'],
  },
  {
    form: /^(?:change|replace) (?<who>\S+(?: \S+)?) (?:with|by) (?<text>\S+(?: \S+)?) (?:in|on) (?:team|staff|committee)$/,
    to: 'rename {who} to {text}',
    names: ['who', 'text'],
  },
  {
    form: /^(?<name>\S+(?: \S+){0,2}) (?:is replacing|replaces|takes over from|is taking over from) (?<who>\S+(?: \S+)?)$/,
    to: 'rename {who} to {name}',
    names: ['who', 'name'],
  },
  // "Theres no wifi anymore, take that out"
  {
    form: /^(?:there is|there's|theres|we have|there are) no (?<what>.+?) (?:anymore|any more|any longer|now)(?: , .+)?$/,
    to: 'remove {what}',
  },
  {
    form: /^(?<what>.+?) (?:is|are) (?:in )?wrong (?:place|spot|position) (?:(?:,|and|-|it|they|;) )*should (?:be|go|come|stand) (?<rest>(?:above|below|before|after|under) .+)$/,
    to: 'move {what} {rest}',
  },
  { form: /^(?<what>.+?) (?:is|are|comes?) too far (?:down|below|at bottom)$/, to: 'move {what} up' },
  { form: /^(?<what>.+?) (?:is|are|comes?) too far up$/, to: 'move {what} down' },
  // The link to what is removed goes with it.
  {
    form: /^(?<order>remove .+?) (?:and|with|including|plus) (?:also )?its (?:nav |navigation |menu |header )?links?(?: (?:in|from) \S+(?: \S+)?)?$/,
    to: '{order}',
  },
  // "The main button should say Shop now and lead to the shop page"
  {
    form: /^(?<what>(?:.+? )?(?:button|link)) should (?:say|read) (?<text>.+?) and (?:lead|link|go|point|take you|bring you) to (?<goal>.+)$/,
    to: '{what} should say {text} and link {what} to {goal}',
  },
  // "The button should say Reserve now and be gold"
  {
    form: /^(?<what>.+?) should (?:say|read) (?<text>.+?) and (?:be|become|look) (?<color>\S+(?: \S+)?)$/,
    to: '{what} should say {text} and make it {color}',
    colours: ['color'],
  },
  // "Free delivery over £40 - put that in a bar at the top, dark green"
  {
    form: /^(?<text>.+?) (?:-|–|—|:|,|;) put (?:that|this|it) (?:in|as|on|into) (?:banner|bar|strip|line|notice) (?:at|on|to|across) (?:very )?top(?: of page)?(?: ,)? (?:in )?(?<color>\S+(?: \S+)?)$/,
    to: 'add {color} banner saying {text}',
    colours: ['color'],
  },
  {
    form: /^(?<text>.+?) (?:-|–|—|:|,|;) put (?:that|this|it) (?:in|as|on|into) (?:banner|bar|strip|line|notice) (?:at|on|to|across) (?:very )?top(?: of page)?$/,
    to: 'add banner saying {text}',
  },
  {
    form: /^add (?<what>whatsapp)(?: button| link)? (?:with|for|on|to) (?:it|that|same|this)(?: number)?(?: too)?$/,
    to: 'add {what} button',
  },
  { form: /^(?<order>add .+?) and (?:call|name) (?:it|them) (?<text>.+)$/, to: '{order} called {text}' },
  // "The buttons may orange": languages that leave "be" out.
  {
    form: /^(?<what>.+?) should (?!be |become |say|read|have|come|go|stand|start|begin|only|not|also|mention|show|link|lead|open|cost)(?<look>\S+(?: \S+)*)$/,
    to: 'make {what} {look}',
    isLower: true,
  },
  { form: /^(?:call|name) (?:it|them) (?<text>.+)$/, to: 'rename it to {text}' },
  { form: /^(?<order>(?:highlight|feature|recommend) .+?) instead$/, to: '{order}' },
  // "News should be the first link in the menu"
  {
    form: /^(?<what>.+?) should (?:be|come|go|stand) (?:at )?(?<way>first|last)(?: (?:link|item|page|entry|one|thing))? in (?<where>menu|nav|navigation|header|navbar|menu bar)$/,
    to: 'move {what} to {way} in {where}',
  },
  {
    form: /^(?<what>.+?) should (?:be|come|go|stand) (?:right |directly |just )?(?<side>before|after|above|below|under) (?<where>.+)$/,
    to: 'move {what} {side} {where}',
  },
  {
    form: /^(?<what>.+?) should (?:be|come|go|stand) (?:at |right at )?(?:very )?(?:top|first|at top)(?: of page)?$/,
    to: 'move {what} to top',
    others: ['what'],
  },
  // "Early bird £69 until 1 May": news, as it stands.
  {
    form: /^(?!.*\bsold out\b)(?<text>(?:early bird|special offer|summer sale|winter sale|black friday|happy hour|last places|new in|now open|sale|\d+ ?% off)\b (?!all|everything|every).+)$/,
    to: 'add banner saying {text}',
    isBare: true,
  },
];
