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
  // "We're shut on bank holidays, mention that next to the opening hours"
  {
    form: /^(?<text>(?:we|we're|we are|there|there's|parking|dogs|children|kids|cash|please|no|all|our|every)\b.*?)(?: (?:,|;|-|–|and|please|can you|so))+ (?:mention|say|note|write) (?:that|this|it) (?:right )?(?:next to|near|by|beside|under|below|with|at|in|on|to) (?<where>[^,]+)$/,
    to: 'add note under {where} : {text}',
  },
  // "Can the reviews go above the services"
  {
    form: /^(?:can|could|should|may|shall) (?<what>.+?) (?:go|come|sit|be moved|move|stand|be put) (?<where>(?:to |at |right )*(?:above|below|before|after|under|top|bottom|first|last|end|up|down|next).*)$/,
    to: 'move {what} {where}',
  },
  // "We've a new girl at the desk, Ines", "we've a new stylist called Ines, she starts in March"
  {
    form: /^(?:we have|we've|we now have|there is|there's|i have|i've)(?: got| hired)? (?:new )+(?:girl|guy|boy|lad|lady|woman|man|person|hire|starter|colleague|face|member|one) (?<place>(?:at|on|in|behind|for) (?!team|salon|shop|staff)\S+(?: \S+)?)(?: (?:,|called|named|:))+ (?<name>\S+(?: \S+){0,2})$/,
    to: 'add team member called {name} with text {place}',
    names: ['name'],
  },
  {
    form: /^(?:we have|we've|we now have|there is|there's|i have|i've)(?: got| hired)? (?:new )+(?<role>(?:\S+ )?\S+?)(?: (?:,|called|named|:))+ (?<name>\S+(?: \S+)?) (?:,|and|;|who) (?:(?:she|he|they|who)(?:'s|'ll)? )?(?<more>(?:starts|begins|joins|specialises|specializes|works|does|teaches|is|from|on|in) .+)$/,
    to: 'add team member called {name} with text {role} , {more}',
    names: ['name'],
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
  { form: /^(?:that is|that's|thats|this is) (?:not|wrong|no good)(?: (?:what|how) (?:i|we) (?:meant|wanted|asked for|said))?(?: (?:,|-|please|so|and))* (?<verb>undo|put it back|change it back|take it back|go back|revert)(?: .*)?$/, to: '{verb}' }, // prettier-ignore
  // "Grand Bouquet should be at the front of the list"
  { form: /^(?<what>\S+(?: \S+){0,3}?) (?:should|must|needs to|has to|ought to) (?:be|come|go|stand) (?:at |in |on )*(?<where>front|top|start|beginning|first|end|bottom|last)(?: place)?(?: (?:of|in|on) (?:list|row|page|menu))?$/, to: 'put {what} {where}' }, // prettier-ignore
  { form: /^(?:it|that|this) is too (?<color>\S+)(?: now)? (?:,|so|-|and) (?:tone|turn|calm) (?:it|that|this) down$/, to: 'make {color} softer', colours: ['color'] }, // prettier-ignore
  // "Bigger numbers on the clock", "less empty space at the top"
  { form: /^(?<way>less|more) (?:empty |white |blank )?(?:space|room|gap|padding) (?:at|on) (?<where>top|bottom)(?: of page)?$/, to: '{way} space in {where} part' }, // prettier-ignore
  { form: /^(?<what>\S+(?: \S+){0,3}?) (?:is|are|has been|have been|got) (?:cancelled|canceled|called off|off|not happening)(?: (?:now|this year|unfortunately|sadly))?$/, to: 'remove {what}' }, // prettier-ignore
  { form: /^(?:new|our new|the new) (?<role>(?!phone|number|email|address|price|name|logo|title)\S+) is (?<name>\S+(?: \S+){1,2})$/, to: 'add team member called {name} with text {role}', names: ['name'] }, // prettier-ignore
  { form: /^(?<what>\S+(?: \S+)?) (?:is|are) (?:now )(?<role>[^,]+?)(?: ,)? (?:and )?(?:not|no longer|instead of) .+$/, to: '{what} is now {role}' }, // prettier-ignore
  { form: /^make (?<what>dates|prices|titles|names|headings|links) (?:stand out|pop)(?: (?:more|bit))*(?: ,)? (?:maybe |perhaps |say |with |in )+(?<color>\S+(?: \S+)?)$/, to: 'make {what} {color}', colours: ['color'] }, // prettier-ignore
  { form: /^(?:font|typeface|lettering|letters|writing) (?:is|are|looks?) too (?<how>fancy|fussy|curly|old-fashioned|decorative|frilly)(?: .*)?$/, to: 'use sans-serif font' }, // prettier-ignore
  { form: /^make (?<what>it|that|that one|them) (?<work>\d+) minutes? (?:of )?(?:work|focus)(?: ,)? and (?<rest>\d+)(?: minutes?)?(?: of)? (?:breaks?|rest|pause)$/, to: 'change work to {work} and change break to {rest}' }, // prettier-ignore
  { form: /^add (?<what>.+?) to (?:that|this|same) list(?: too| as well)?$/, to: 'add {what}' },
];
