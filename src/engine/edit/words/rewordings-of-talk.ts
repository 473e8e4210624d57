import type { Rewording } from './rewordings';

/** Orders as they are told in passing: with the place of a line at the end, with what follows of itself, or with half of it left out. */
export const talkWays: readonly Rewording[] = [
  // "Can we have the timetable nearer the top"
  {
    form: /^add (?<what>(?!link|button|text|line|note)[^,"]+?) (?:bit |little |much |further |higher )*(?<way>up|down)(?: page)?$/,
    to: 'move {what} {way}',
  },
  // "Offer free shipping over $50 in a bar at the top"
  {
    form: /^(?:offer|announce|advertise|mention|promote|say|show|put|write|add|display) (?<text>(?!"…"|phone|email|address|opening|hours|nav|search|menu|logo|newsletter|it |that |this )\S+(?: \S+){1,14}?) (?:in|on|as|with|using) (?:small |thin |big |new |little )?(?:banner|bar|strip|notice|announcement|announcement bar|ribbon) (?:(?:right|at|on|to|across|very) )*top(?: of (?:page|site|every page))?$/,
    to: 'add banner saying {text}',
  },
  // "Delete the events section and the link in the menu": its link goes with it.
  {
    form: /^(?<order>remove .+?)(?: ,)? and (?:also )?(?:remove )?(?:its |their )?(?:nav |menu |header )?(?:links?|entry|tab|menu item|menu entry)(?: to it| for it)?(?: (?:in|from|on|at) (?:menu|nav|navigation|header|navbar|footer|top))?(?: too| as well)?$/,
    to: '{order}',
  },
  // "Remove the areas section from the home page only"
  {
    form: /^(?<order>.+? (?:from|on|in) (?:\S+ )?page) only$/,
    to: '{order}',
  },
  {
    form: /^(?<order>.+?) only (?<where>(?:from|on|in) (?:\S+ )?page)$/,
    to: '{order} {where}',
  },
  // "Less green, more blush"
  {
    form: /^(?:make (?:it|site|page|everything|design|whole (?:thing|site|page))(?: (?:look|feel|be))? |it should be |should be )?(?:(?:bit|little|lot|much) )?less (?<from>(?!black\b|white\b|gr[ae]y\b)\S+)(?: (?:,|;|and|but))+ (?:(?:bit|little|lot|much) )?more (?<to>\S+)$/,
    to: 'change {from} to {to}',
    colours: ['from', 'to'],
  },
  {
    form: /^(?:make (?:it|site|page|everything|design|whole (?:thing|site|page))(?: (?:look|feel|be))? |it should be |should be )?(?:(?:bit|little|lot|much) )?more (?<to>\S+)(?: (?:,|;|and|but))+ (?:(?:bit|little|lot|much) )?less (?<from>(?!black\b|white\b|gr[ae]y\b)\S+)$/,
    to: 'change {from} to {to}',
    colours: ['from', 'to'],
  },
  // Black is the ground that gold stands on: what is set in front of it turns gold.
  {
    form: /^(?:(?:bit|little|lot|much) )?more (?<to>\S+)(?: (?:,|;|and|but))+ (?:(?:bit|little|lot|much) )?less (?:black|white|gr[ae]y)$|^(?:(?:bit|little|lot|much) )?less (?:black|white|gr[ae]y)(?: (?:,|;|and|but))+ (?:(?:bit|little|lot|much) )?more (?<also>\S+)$/,
    to: 'make headings {to} {also} and make buttons {to} {also}',
  },
  // "Less purple", "it is too purple"
  {
    form: /^(?:(?:make|use|want|have|it should have|it should be|should be) )?(?:it |site )?(?:(?:bit|little|lot|much|slightly) )?less (?<color>\S+)(?: (?:everywhere|overall|on site))?$/,
    to: 'make {color} softer',
    colours: ['color'],
  },
  {
    form: /^(?:it|site|page|everything|design|it all|whole thing|this) (?:is|looks|feels) (?:way |far |much |bit |little )*too (?<color>\S+)$/,
    to: 'make {color} softer',
    colours: ['color'],
  },
  // "Rename Book to Appointments in the menu"
  {
    form: /^(?<order>(?:rename|change) (?!order |links? )\S+(?: \S+){0,3} (?:to|into|as) (?:"…"|(?!first |last |after |before )\S+(?: \S+){0,3}?)) in (?:menu|nav|navigation|header menu|navbar|top menu)$/,
    to: '{order}',
  },
  // "Add a third teacher, Priya, who teaches prenatal"
  {
    form: /^add (?<thing>(?:(?:new|another|second|third|fourth|fifth) )*(?:team member|member|teacher|trainer|coach|barber|stylist|doctor|dentist|speaker|colleague|instructor|therapist|chef|nurse|lawyer|person)) , (?<name>[^,]+?)(?: ,)? who (?:teaches|does|cuts|runs|works on|handles|talks about|speaks about|leads|is|looks after) (?<text>.+)$/,
    to: 'add {thing} called {name} with text {text}',
    names: ['name'],
  },
  {
    form: /^rename (?<what>it|them|this|that) (?<text>(?!to |into |as )\S.*)$/,
    to: 'rename {what} to {text}',
  },
  // "Phone is 0113 496 0142, add it to the footer": a fact that goes where such facts stand.
  {
    form: /^(?:new )?(?<what>phone|telephone|mobile|email|mail|address)(?: number| address)? is (?:now )?(?<value>.+?)(?: (?:,|;|-|and|so|please))+ (?:add|put|show|include) (?:it|that) (?:to|in|on) .+$/,
    to: '{what} is {value}',
  },
  // "Sam left, take him off"
  {
    form: /^(?<who>\S+(?: \S+)?) (?:has |have |is |was )?(?:left|leaving|gone|quit|retired|moved on)(?: (?:us|now|and|so|,|please|-|can|you))* (?:take|remove|move) (?:him|her|them|it)(?: (?:off|out|down|away|from \S+(?: \S+)?))*$/,
    to: 'remove {who}',
  },
  // "Kids under 12 pay £12, add that to the prices", "kids under 12 free, add as ticket"
  {
    form: /^(?<what>\S+(?: \S+){0,5}?)(?: (?:,|:|-|for|at|pays?|costs?|is|are|gets? in|goes?|go))* (?<price>free|[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|pounds?|dollars?|kr|zł)) (?:(?:,|;|-|–|—|and|so|please) )+add (?:it |that |this |them )?as (?:new |another )?(?<thing>ticket|plan|price|product|dish|service|room|class|option|package|membership)(?: type)?$/,
    to: 'add {thing} called {what} for {price}',
  },
  {
    form: /^(?<what>\S+(?: \S+){0,5}?) (?:pays?|gets? in|goes?|go)(?: (?:for|at|in))* (?<price>free|[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|pounds?|dollars?|kr|zł)) (?:(?:,|;|-|–|—|and|so|please) )+(?:add|put) (?:it|that|this|them) (?:to|on|in|under) (?<where>.+)$/,
    to: 'add {what} for {price} to {where}',
  },
  // "Hide the prices, people should ask"
  {
    form: /^(?<order>(?:hide|remove) [^,]+?) (?:,|;|-|–|—|because|so) (?:people|customers|clients|visitors|guests|they|everyone|anyone) (?:should|can|must|have to|may|need to|will) .+$/,
    to: '{order}',
  },
  // "Three photos per row instead of what it is now"
  {
    form: /^(?<order>.+?) instead of (?:what it is|how it is|what they are|how they are|what is there|what we have)(?: now)?$/,
    to: '{order}',
  },
  {
    form: /^(?:show |put |have )?(?<n>\d|two|three|four|five|six) (?<what>photos|pictures|images|cards|products|plans|services|reviews|people) (?:per|in each|in every|in one|in) (?:row|line)$/,
    to: 'show {what} in {n} columns',
  },
  {
    form: /^(?:donation|gift|suggested) amounts? (?:are |now |: )*(?<list>\d.*)$/,
    to: 'change donation amounts to {list}',
  },
  // "Breakfast, wifi and a garden should be listed under what is here for you"
  {
    form: /^(?<what>.+?) (?:should|must|need to|has to|have to) (?:also )?be (?:listed|added|shown|mentioned|included) (?:under|in|to|on|among) (?<where>.+)$/,
    to: 'add {what} to {where}',
  },
  // "A bit smaller again", "now in gold"
  {
    form: /^(?:make )?(?:it )?(?:(?:even|much|still) )?(?<way>bigger|smaller|larger|darker|lighter|bolder|rounder|wider|narrower)(?: (?:again|still|now|though|instead))+$/,
    to: 'make it {way}',
  },
  {
    form: /^(?:now )?(?:in|into) (?<color>\S+(?: \S+)?)(?: (?:please|instead|now))*$/,
    to: 'make it {color}',
    colours: ['color'],
  },
  { form: /^(?<order>(?:it|that|this|they) should (?:come|go|be|stand) .+?) instead$/, to: '{order}' },
  // `Write "…" in it`
  {
    form: /^(?:write|put|add|say) (?<text>"…") (?:in|into|inside|to) (?<where>it|there|this section|that section|(?!button|hero|header|footer)\S+(?: \S+){0,2} section)$/,
    to: 'put {text} under {where}',
  },
  // `Change the button at the top to "…" and send people to the prices page`
  {
    form: /^change (?:main |big |first )?button(?: (?:at|on|in) (?:very )?(?:top|hero)(?: of (?:page|site))?)? to (?<text>"…") and (?:send|take|lead|point|link|bring) (?:people |them |it |visitors |everyone |guests )?(?:to|at) (?<goal>.+)$/,
    to: 'main button should say {text} and link main button to {goal}',
  },
  {
    form: /^(?<order>.+?) (?:from now on|starting now|as of now|with immediate effect|effective immediately)$/,
    to: '{order}',
  },
  // "French instead of German"
  {
    form: /^(?<to>(?!.* (?:on|at|am|um|in|to|is|are|it) )\S+(?: \S+){0,2}) instead of (?<from>\S+(?: \S+){0,2})$/,
    to: 'change word {from} to {to}',
    isBare: true,
    names: ['from', 'to'],
  },
];
