import type { Rewording } from './rewordings';

const gone = '(?:adopted|rehomed|rented|let|snapped up|spoken for)';

/** News and asides whose words another order would take for its own. */
export const newsWays: readonly Rewording[] = [
  // "Put an emergency bar at the top: Burst pipe? Call us"
  {
    form: /^(?:add|put|have|show|move|want) (?:(?:an?|new|small|thin|big|emergency|news|info|sale|alert|yellow|red) )*(?:bar|banner|strip|notice|ribbon|alert) (?:(?:right|at|on|across|along|to|very) )*top(?: of (?:page|site|every page))? (?::|saying|that says|which says|reading|with text) (?<text>.+)$/,
    to: 'add banner saying {text}',
  },
  // "Intern at MTN was 2019 not 2020"
  {
    form: /^[^",\d]+ (?:is|was|were|are|should be|should have been|started in|ended in) (?:in )?(?<to>\d[\d.,:/–-]*)(?: (?:,|and|but))? (?:not|instead of|rather than) (?<from>\d[\d.,:/–-]*)$/,
    to: 'change text {from} to {to}',
  },
  // "Donations should be 5, 15, 50"
  {
    form: /^(?:donations?|donation amounts?|gift amounts?|amounts)(?: (?:should|must|can|could|will))? (?:be|are|are now|to be) (?<list>[€$£]?\d.*)$/,
    to: 'change donation amounts to {list}',
  },
  // "Luna's been adopted, take her down"
  {
    form: new RegExp(`^(?<what>[^",\\d]+?)(?:'s)? (?:(?:has|have|is|are|was|got|been|all|now|just) )+${gone}(?: (?:,|;|-|–|so|and|please|can you|could you))*(?: (?:remove|take|cut) (?:her|him|it|them|that)(?: (?:down|off|out|away))*)?$`), // prettier-ignore
    to: 'remove {what}',
  },
  // "Change 4 steps to 5 steps: add Home check after step 2": how many there are then is plain.
  {
    form: /^(?:change|make|turn) (?:from )?(?:\d|two|three|four|five|six) (?<thing>\S+?)s? (?:to|into) (?:\d|two|three|four|five|six)(?: \S+)? (?:(?:,|:|;|by|and|-) )+(?:add|adding) (?<name>[^,]+?) (?<side>after|before|at|between) (?<where>.+)$/,
    to: 'add {thing} called {name} {side} {where}',
  },
  // "Remove step 2"
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((nth, at) => ({
    form: new RegExp(`^(?<verb>remove|rename|change|hide|duplicate|move|shorten|rewrite) (?:(?:faq|number|no) )?(?<thing>step|question|review|testimonial|photo|picture|slide|stage) (?:no |number |# ?)?${at + 1}(?<rest> .+)?$`), // prettier-ignore
    to: `{verb} ${nth} {thing} {rest}`,
  })),
  // "Write under the prices: All prices include VAT"
  {
    form: /^(?:write|put|add|say|show|mention|note) (?:right |just |directly )?(?<side>under|below|beneath|above|over) (?<where>(?![^:]*\b(?:page|called|named)\b)[^:",]+?) : (?<text>[^"]+)$/,
    to: 'add note {side} {where} : {text}',
  },
  // "Use "Start for free" on all buttons"
  {
    form: /^(?:use|put|write|show|have|set|make) (?<text>"…") (?:on|for|as|in|to) (?<what>(?:(?:all|every|each|main|header|hero) )*(?:buttons?|cta|call to action)(?: text| label)?)(?: everywhere)?$/,
    to: '{what} should say {text}',
  },
  // "Make the gallery square": its pictures, not its corners.
  {
    form: /^(?:make|change) (?<what>gallery|photos|pictures|images)(?: (?:all|to|be))* (?<shape>square|round|portrait|landscape)$/,
    to: 'make pictures in {what} {shape}',
  },
  // "Make the header stick and smaller"
  {
    form: /^(?<verb>make|keep|let) (?<what>header|nav|menu|navbar|top bar|navigation) (?:stick|stay|stay put|stay in place|follow)(?: (?:to|at) (?:the )?top)?(?<rest> (?:and|,) .+)?$/,
    to: 'make {what} sticky {rest}',
  },
  // "Juno found a home"
  {
    form: /^(?<what>[^",\d]+?)(?:'s)? (?:(?:has|have|just|now|all) )*(?:found|got|gone to|moved (?:in )?to|went to) (?:(?:his|her|its|their|new|forever|loving|own|permanent) )*(?:homes?|family|families|owners?)(?: (?:,|;|-|–|so|and|please))*(?: (?:remove|take) (?:her|him|it|them|that)(?: (?:down|off|out|away))*)?$/,
    to: 'remove {what}',
  },
  // "Add a dog called Rusty, he's 3 and loves kids"
  {
    form: /^add (?<thing>(?:(?!section|page|button)\S+ ){0,2}?(?!section|page|button)\S+) (?:called|named) (?<name>[^",]+?) (?:,|;|-|–) (?:(?:he|she|it|they|who|which)(?:'s|'re)?)(?: (?:is|are))? (?<text>(?!costs?\b|goes\b)[^"]+)$/,
    to: 'add {thing} called {name} with text {text}',
  },
  // "Add a job: Senior Analyst at Paystack, 2024 to now, at the top"
  {
    form: /^(?<order>add (?:new )?(?:\S+ ){1,2}?(?:called|named|:) .+?)(?: ,)? (?:at|to) (?:very )?(?:top|start|beginning)(?: of (?:list|it|them))?$/,
    to: '{order} and put it first',
  },
  // "Take the fees out of the home page and give them their own page"
  {
    form: /^(?:remove|take|cut|move) (?<what>[^",]+?) (?:out of|off|from) (?:home page|front page|homepage|first page)(?: ,)? and (?:give|put|move|make) (?:them|it) (?:on |onto |to |into )?(?:their|its|a|an) own page$/,
    to: 'move {what} to own page',
  },
  {
    form: /^(?:remove|take|cut|move) (?<what>[^",]+?) (?:out of|off|from) (?:home page|front page|homepage|first page)(?: ,)? and (?:give|put|move|make) (?:them|it) (?:on |onto |to |into )?own page$/,
    to: 'move {what} to own page',
  },
  // "Make our people two columns with bigger photos"
  {
    form: /^(?<order>(?:make|show|put|lay out) .+? (?:columns?|in row|grid|list)) with (?<way>bigger|smaller|larger|rounder|round|square|darker|lighter) (?<what>photos|pictures|images|text|headings|cards|titles|buttons)$/,
    to: '{order} and make {what} {way}',
  },
  // "Under the prices say Students get 20% off"
  {
    form: /^(?<side>under|below|beneath|underneath|above|over) (?<where>[^",]+?)(?: (?:,|please|can you|could you|it should))* (?:say|write|put|add|mention|have|show)(?: (?:that|line|note|text|saying|:))* (?<text>\S.+)$/,
    to: 'add note {side} {where} : {text}',
  },
  // "We're not 24/7 any more, 7 to 7 every day"
  {
    form: /^(?:we're|we are|it's|it is|shop is|i'm) (?:not|no longer) (?:open )?(?:24\/7|24 hours|round the clock|always open|day and night)(?: (?:any ?more|now))*(?: (?:,|;|but|it's|we're|we are|now|open|from|just|only))+ (?<hours>\S.+)$/,
    to: 'open {hours}',
  },
  // "Omar can't do Tuesdays any more, Jess will take Yin"
  {
    form: /^\S+ (?:can't|cannot|cant|can not|won't|isn't able to|is not able to|doesn't|no longer|has stopped|is off)\b[^",]* (?:,|;|so|and) (?<who>\S+)(?: (?:will|is going to|can|now|to))*(?:'ll)? (?:take|takes|taking|do|does|doing|teach|teaches|run|runs|cover|covers|lead|leads) (?:over )?(?<what>[^",]+?)(?: (?:instead|from now on|now))*$/,
    to: 'change teacher of {what} to {who}',
    names: ['who'],
  },
  { form: /^(?:make )?(?<way>narrower|wider) (?:(?:text|reading|main) )?column$/, to: 'make content {way}' },
  // "Schmeiß die Bewertungen raus": the little word belongs to the order.
  { form: /^remove (?<what>[^",]+?) (?:out|away)$/, to: 'remove {what}' },
  // "Kitchen's closed on Mondays, put that by the hours": the house is open.
  {
    form: /^(?<text>(?:kitchen|bar|pool|terrace|last orders)\b.*?)(?: (?:,|;|-|–|and|please|can you|so))+ (?:mention|say|note|write|put|add|stick) (?:that|this|it) (?:right )?(?:next to|near|by|beside|under|below|with|at|in|on|to) (?<where>[^,]+)$/,
    to: 'add note under {where} : {text}',
  },
  // "We take walk-ins on Saturdays, say so near the hours"
  {
    form: /^(?<text>(?:we (?!(?:(?:are|now|only|also|just) )*(?:open|close|do|offer|have|sell|make|serve)\w*\b)|our |you |kids |dogs |children |parking |entry )[^"€$£]*?)(?: (?:,|;|-|–|and|please|can you|so))+ (?:mention|say|note|write) (?:so|that|this|it) (?:right )?(?:next to|near|by|beside|under|below|with|at|in|on) (?<where>[^,]+)$/,
    to: 'add note under {where} : {text}',
  },
  // "The footer needs a link to status.example.com"
  {
    form: /^(?<where>footer|header|menu|nav) (?:needs|wants|should have|could do with|is missing|could use|must have|ought to have) link to (?<goal>[^",]+)$/,
    to: 'add link to {goal} in {where}',
  },
  // "Make the yellow background white"
  {
    form: /^(?<verb>make|change|turn) (?<look>\S+(?: \S+)?) background (?:to |into )?(?<color>\S+(?: \S+)?)$/,
    to: '{verb} background {color}',
    colours: ['look', 'color'],
  },
  {
    form: /^(?<verb>make|change|turn) (?<look>\S+(?: \S+)?) background (?:to |into )?(?<color>\S+(?: \S+)?)(?: ,)? (?:but|and) (?:keep|leave) \S+(?: \S+){0,2}$/,
    to: '{verb} background {color}',
    colours: ['look', 'color'],
  },
  // "Add a fourth plan, Enterprise, talk to us"
  {
    form: /^add (?:(?:new|another|second|third|fourth|fifth) )*(?<thing>plan|tier|package|pass|ticket|treatment|service|class|course|product|dish|room) , (?<name>[^",\d]+?) , (?<text>[^",\d€$£]+)$/,
    to: 'add {thing} called {name} with text {text}',
    names: ['name'],
  },
];
