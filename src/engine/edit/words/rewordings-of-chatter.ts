import type { Rewording } from './rewordings';

const value = '(?<value>[€$£]? ?\\d\\S*(?: (?:€|euros?|pounds?|dollars?|kr))?)';

/** Orders that come after what is so now, or that ask whether something may be done. */
export const chatterWays: readonly Rewording[] = [
  // "Nail clip is a tenner but should be £12", "bath and brush too, make that 26"
  {
    form: new RegExp(`^(?<what>\\S+(?: \\S+){0,4}?) (?:is|are|costs?|was|says?) (?:\\S+ ){1,5}?(?:(?:,|but|and|it|they) )+should (?:be|cost|say) ${value}$`), // prettier-ignore
    to: 'change price of {what} to {value}',
  },
  {
    form: new RegExp(`^(?<what>(?!(?:it|that|make|change|rename|add|remove|move|put|call|duplicate|hide|show|swap) )[^,]+?)(?: (?:too|also|as well))?(?: (?:,|-|–|and|please|so))+ make (?:it|that|them) ${value}$`), // prettier-ignore
    to: 'change price of {what} to {value}',
  },
  {
    form: /^(?<verb>make) (?:colou?rs?|palette|color scheme|it all)(?: (?:look|feel|be))?(?: (?:more|bit|much|lot))* (?:cheerful|lively|livelier|vivid|vibrant|fun|happier|brighter|punchier|stronger|bolder)$/,
    to: 'make brand more vivid',
  },
  {
    form: /^(?<verb>make) (?:colou?rs?|palette|color scheme)(?: (?:look|feel|be))?(?: (?:more|bit|much|lot|less))* (?:calmer|calm|muted|softer|subtle|subdued|quieter|gentler|loud|garish|bright)$/,
    to: 'make brand softer',
  },
  // "Can the reviews go above the services"
  {
    form: /^(?:can|could|should|may|shall) (?<what>.+?) (?:go|come|sit|be moved|move|stand|be put) (?<where>(?:to |at |right )*(?:above|below|before|after|under|top|bottom|first|last|end|up|down|next).*)$/,
    to: 'move {what} {where}',
  },
  // "We've got a new groomer called Tasha Bloom"
  {
    form: /^(?:we have|we've|we now have|there is|there's|i have|i've)(?: got| hired)? (?:new )+(?:girl|guy|boy|lad|lady|woman|man|person|hire|starter|colleague|face|member|one)(?: (?:in|on|at|to) (?:team|salon|shop|office|staff))?(?: (?:,|called|named|:))+ (?<name>\S+(?: \S+){0,2})$/,
    to: 'add team member called {name}',
    names: ['name'],
  },
  {
    form: /^(?:we have|we've|we now have|there is|there's|i have|i've)(?: got| hired)? (?:new )+(?<role>(?:\S+ )?\S+(?:er|or|ist|ian|nurse|vet|chef|cook|assistant))(?: (?:,|called|named|:))+ (?<name>\S+(?: \S+){0,2})$/,
    to: 'add team member called {name} with text {role}',
    names: ['name'],
  },
  {
    form: /^(?<color>(?!it|this|that)\S+(?: \S+)?) (?:is|looks) (?:so |really |just |very |too |quite )*(?:horrible|awful|ugly|hideous|terrible|wrong|nasty|dreadful|garish)$/,
    to: 'remove {color}',
    colours: ['color'],
  },
  {
    form: /^(?:put|stick|pop|have|show|hang|want|get) (?:new )?(?:banner|notice|sign|announcement|message)(?: (?:up|on|at|top|of|page|site|home|there|in|every))* (?:saying|that says|which says|to say|:) (?<text>.+)$/,
    to: 'add banner saying {text}',
  },
  // "Don't like how big the photos are"
  { form: /^dislike how (?<adj>\S+) (?<what>.+?) (?:is|are|looks?)$/, to: '{what} is too {adj}' },
  {
    form: /^(?:put|list|show|order|arrange|line up) (?<what>.+?) (?:in order )?(?:from )?(?<rule>(?:low|lowest|cheap|cheapest) (?:to|first)(?: (?:high|highest|expensive|dear))?|(?:high|highest|expensive|dear|dearest) to (?:low|lowest|cheap|cheapest))(?: price)?$/,
    to: 'sort {what} by price {rule}',
  },
  { form: /^(?<verb>(?:use |make it |add |it |go |turn |have )*)(?:dark (?:mode )?(?:at night|in evenings?|after dark|when it is dark)(?: automatically)?|(?:automatically )?dark (?:automatically|by itself) at night)$/, to: 'automatic dark mode' }, // prettier-ignore
  { form: /^(?:put|make|move|have) (?<what>.+?) in (?:middle|center)(?: (?:at|on|of) (?:top|header|page|screen|site))?$/, to: 'center {what}' }, // prettier-ignore
  { form: /^(?:make|change) (?<what>.+?) (?<border>(?:thin |thick |light |dark |fine )?(?:borders?|outlines?))$/, to: 'give {what} {border}' }, // prettier-ignore
  // "Put that in the menu before Contact"
  { form: /^(?:move|put) (?<what>.+?) in (?:menu|nav|navigation|header) (?<side>before|after) (?<rest>.+)$/, to: 'put {what} {side} {rest} in menu' }, // prettier-ignore
  {
    form: /^change (?:hero )?(?:photo|picture|image|drawing)(?: (?:at|on|in) (?:very )?top(?: of page)?| of hero| in hero)? (?:for|to|with|by|into) (?:(?:something|one|drawing|picture|photo|image) (?:with|showing|about|of) |something )(?<thing>.+)$/,
    to: 'change hero picture to {thing}',
  },
  {
    form: /^(?<day>(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:is |are |will be |now |: )*(?<hours>\d\S*(?: ?[ap]m)? ?(?:to|-|–|till|until) ?\d\S*(?: ?[ap]m)?)(?: now)?$/,
    to: 'open {day} {hours}',
  },
  { form: /^add (?<what>.+?) to (?:that|this|same) list(?: too| as well)?$/, to: 'add {what}' },
];
