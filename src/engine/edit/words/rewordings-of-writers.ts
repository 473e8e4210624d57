import type { Rewording } from './rewordings';

const money = String.raw`(?:[€$£] ?)?\d[\d.,]*(?: ?(?:€|euros?|pounds?|dollars?|zł|kr))?`;
const everywhere = '(?:everywhere|throughout|on all pages|on every page|all over)';

/** How people write orders on the go: what comes first, what to take out, what the line at the top should say. */
export const writerWays: readonly Rewording[] = [
  // `Say "Everyone can sing" instead of the current headline`
  {
    form: /^(?:say|use|put|write|show|have) (?<text>"…") (?:instead of|rather than|in place of) (?:current |present |old |existing )?(?<what>(?:main )?heading|title|tagline|subtitle|introduction|button)$/,
    to: 'change {what} to {text}',
  },
  // "There is a typo: recieve should be receive"
  {
    form: /^(?:fix|correct|there is|there's|theres|i see|mend) (?:typo|spelling|misspelling|spelling mistake|mistake)(?: (?:in|of|on|:|with|,|-))* (?<old>"…"|\S+) (?:(?:,|;|:|-|it) )*(?:should be|must be|should read|to|is spelled|is) (?:spelled )?(?<text>"…"|\S+)$/,
    to: 'change text {old} to {text}',
  },
  // "Add sponsors Acme, Globex and Initech"
  {
    form: /^add (?:new |these )?(?<what>sponsors|partners|clients|supporters)(?: :)? (?<list>\S+(?: \S+){0,4}? (?:,|and) .+)$/,
    to: 'add {what} section with {list}',
    names: ['list'],
  },
  // "Make the menu the first thing people see"
  {
    form: /^(?:make|put|have|show|let|move) (?<what>.+?) (?:be )?(?:first|top)(?: thing)? (?:that )?(?:people|everyone|visitors|customers|they|you|anyone|guests) (?:will )?(?:see|sees|find|get)$/,
    to: 'move {what} to top',
  },
  // "Take the insurance question out"
  {
    form: /^take (?<what>(?!it\b|that\b|\d).+?) (?:out|off|away|down)(?: (?:of it|completely|entirely|altogether|again))?$/,
    to: 'remove {what}',
  },
  // "We don't do delivery anymore, take it out everywhere"
  {
    form: /^(?:(?:we|i) (?:don't|dont|do not|no longer) (?:do|offer|have|sell|make|serve|use|accept|run|host)|remove) (?<what>.+?) (?:anymore|any more|any longer|now) (?:(?:,|;|so|and|please) )+(?:take|remove|delete) (?:it|that|them|this)(?: (?:out|off|down|away))?(?: (?:everywhere|from (?:everywhere|site|all pages|every page)))?$/,
    to: 'remove {what}',
  },
  // "Add free shipping over £40 to the banner at the top"
  {
    form: /^(?:add|put|write|show|say) (?<text>.+?) (?:to|in|on|into) (?:top )?(?:banner|announcement(?: bar)?|notice bar|top bar|info bar)(?: (?:at|on|to) (?:very )?top(?: of (?:page|site))?)?$/,
    to: 'add banner saying {text}',
  },
  // "Sort the products by price, cheapest first"
  {
    form: /^(?<order>sort|order|arrange|list|show) (?<what>.+?) by (?:price|cost)(?: ,)? (?:from |with )?(?<rank>cheapest|lowest|cheap|least expensive|most expensive|highest|dearest)(?: (?:one|ones))? (?:first|at top|on top)$/,
    to: 'sort {what} {rank} first',
  },
  // "Drop in is now 15 and the 10 class pass 120"
  {
    form: new RegExp(
      `^(?<one>\\S+(?: \\S+){0,3}?) (?:is|are|costs?) (?:now )?(?<first>${money}) (?:and|,) (?<other>(?!(?:for|per|from|to|at|add|remove|make|change|move|put|rename)\\b)\\S+(?: \\S+){0,2}?) (?<second>${money})$`,
    ),
    to: '{one} is now {first} and {other} is now {second}',
  },
  // "The word client should be customer throughout", "everyone says studio, so replace centre by studio everywhere"
  {
    form: new RegExp(
      `^(?:word )?(?<from>\\S+(?: \\S+)?) (?:should|must|has to) (?:be|say|read|become) (?<to>\\S+(?: \\S+)?) ${everywhere}$`,
    ),
    to: 'change word {from} to {to}',
  },
  {
    form: new RegExp(
      `^(?!change|make|add).+? so (?:please )?(?<order>change \\S+ (?:to|with|by|for) \\S+) ${everywhere}$`,
    ),
    to: '{order} everywhere',
  },
  // "Drop in is now 15": what reads as an order is the name of a ticket.
  {
    form: new RegExp(`^remove ins? (?:class(?:es)? )?(?:is|are|costs?) (?:now )?(?<price>${money})$`),
    to: 'change price of drop in to {price}',
  },
  // "Make it more romantic, soft pink with a serif font"
  {
    form: /^(?:make|give) (?:it|site|page|everything|design)(?: (?:look |feel )?(?:more )?\S+ ,)? (?<color>\S+(?: \S+)?) (?:with|and|,) (?<font>\S+(?: \S+)? (?:font|typeface|letters|headings))$/,
    to: 'make brand {color} and use {font}',
    colours: ['color'],
  },
  // "The about text is too long, cut it down"
  {
    form: /^(?<what>.+?) (?:is|are) (?:way |far |much |a bit |bit )*too (?:long|wordy)(?: (?:,|so|and|please))* (?:cut|shorten|trim|make|remove) (?:it|them|that|this)(?: (?:down|short|shorter|back))?$/,
    to: 'shorten {what}',
  },
  // "Everywhere it says handyman write home repair"
  {
    form: /^(?:everywhere|anywhere|wherever|each time|every time) (?:it|you|we|page|site) (?:says?|reads?) (?<from>\S+(?: \S+){0,2}?) (?:, )?(?:it should say|should say|write|put|say|use|change it to|make it) (?<to>\S+(?: \S+){0,3})$/,
    to: 'change word {from} to {to}',
  },
];
