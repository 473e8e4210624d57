import type { Retelling } from './retelling';

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const clock = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`;
const text = '(?:main |page |big |hero |top )?(?:heading|headline|title|tagline|strapline|slogan|motto|subtitle|subheading|kicker)'; // prettier-ignore
const opening = '(?:(?:very )?(?:top|first|opening|big|main|hero) (?:bit|text|words|wording|part|thing|line|writing|lettering|sentence)|(?:bit|text|words|line|writing|big (?:bit|text|letters|words|writing|line)) (?:right |up )?at (?:very )?top)(?: (?:of|on|in) (?:page|site|home page|front page|hero))?'; // prettier-ignore

const say = '(?:say|says|mention|add|put|note|write|stick|pop|show|have|include|make clear)';

/** Words told without quotation marks, days that are added, towns, and whatever else is so from now on. */
export const newsRetellings: readonly Retelling[] = [
  // "Make the headline Bring it blunt"
  {
    form: new RegExp(`^(?:(?:make|change|set|put|have|let) )?(?<what>${text})(?: (?:on|in|of) (?:home page|front page|page|site|top|hero))?(?: (?:to|be|become|as|into|:|say|read))* (?<text>[^"]+)$`), // prettier-ignore
    to: ['{what} should say {text}'],
    names: ['text'],
  },
  // "Change the top bit to say Roasted on Tuesdays"
  {
    form: new RegExp(`^(?:(?:make|change|set|put|have|let|get) )?${opening}(?: (?:to|should|needs to|must|could|can))? (?:say|read|be) (?<text>\\S.*)$`), // prettier-ignore
    to: ['headline should say {text}'],
  },
  {
    form: new RegExp(`^(?:make|change|set|put) ${opening}(?: (?:to|into|be|:))? (?<text>\\S.*)$`),
    to: ['headline should say {text}'],
    names: ['text'],
  },
  // "We now do Sundays at 9 too, open water"
  {
    form: new RegExp(`^(?:(?:we|we're|we are|i|i'm|we've|there's|there is)(?: (?:now|also|are|started|have))* )?(?:do|doing|run|running|on|have|got|hold|holding|teach|teaching|add|put on)?(?: (?:also|now|new|another|extra|session|class|on))* ?(?<day>${day})(?: (?:morning|afternoon|evening|night)s?)? (?:at|from) (?<time>${clock})(?: (?:too|as well|also|now))*(?: (?:,|:|-|–|for|it's|that's|that is))+ (?<what>(?!and |but )[^",\\d]+)$`), // prettier-ignore
    to: ['add class to timetable : {day} {time} {what}'],
  },
  // "We now do Saturdays at the market too"
  {
    form: new RegExp(`^(?:we|we're|we are|i|i'm) (?:(?:now|also|will|are) )*(?:do|doing|there|around|here|at|trade|trading|sell|selling|be) (?:on )?(?<day>${day}(?: (?:morning|afternoon|evening)s?)?) (?<place>(?:at|in|on) (?!\\d)[^",\\d]+?)(?: (?:too|as well|also|now))*$`), // prettier-ignore
    to: ['add note under hours : {day} {place}', 'add line under contact saying {day} {place}'],
  },
  // "We're not in on Saturdays any more"
  {
    form: new RegExp(`^(?:(?:we're|we are|we|we've|i'm|i am|i|shop is|studio is|office is|salon is|there is|there's) )?(?:(?:don't|dont|do not|won't|no longer|not|never|nobody|no one|stopped|isn't)(?: (?:be|going to be|any longer|longer|now))*)(?: (?:in|here|there|around|about|available|at work|at desk|do|doing|trade|trading|run|running|open|opening|work|working|teach|teaching))+ (?:on )?(?<day>${day}|weekends?)(?: (?:any ?more|any longer|now|these days|from now on))*$`), // prettier-ignore
    to: ['closed on {day}'],
  },
  // "I'm in Berlin now"
  {
    form: /^(?:i'm|i am|we're|we are|i've moved|i moved|we moved|we've moved)(?: (?:now|based|located|working|living))* (?:in|to) (?<text>[^",\d]+?)(?: (?:now|these days|from now on))+$/,
    to: ['we are now in {text}'],
    names: ['text'],
  },
  // "Add Nadia to the team, she does colour"
  {
    form: /^add (?<name>\S+(?: \S+){0,2}?) to (?:team|staff|people|crew|coaches|teachers|trainers|stylists|barbers|doctors|guides|tutors|committee|board)(?: (?:,|;|-|–|and|page|section))+ (?:(?:she|he|they|who)(?:'s|'re)? )?(?:is |are )?(?<role>(?!add|make|put|remove|move|change)[^",]+)$/,
    to: ['add team member called {name} with text {role}'],
    names: ['name'],
  },
  // "Add a photo of the sea at the top"
  {
    form: /^(?:add|put|have|show|use|want) (?:big |nice |full |wide |proper )*(?:photo|picture|image|drawing|illustration|pic) (?:of|with|showing) (?<text>[^",]+?) (?:right |up )?(?:at|on|in|to) (?:very )?(?:top|hero|header|home page|front page|front|opening)(?: of (?:page|site|home page))?$/,
    to: ['change hero picture to {text}'],
  },
  // "Make the red blue"
  { form: /^make (?<color>\S+(?: \S+)?) (?:into |more )?(?<to>\S+(?: \S+)?)$/, to: ['change {color} to {to}'], colours: ['color', 'to'] }, // prettier-ignore
  // "Everything 10% cheaper"
  {
    form: /^(?:(?:make|put) )?(?:everything|it all|all of it|lot|whole lot|whole range|whole menu|all of them|all (?:beans|products|items|dishes|treatments|services|classes|plans)) (?<share>[\d.]+ ?%) (?<way>off|up|down|higher|lower|cheaper|dearer|more|less)$/,
    to: ['make all prices {share} {way}'],
  },
  // "Put my email lena@brandt.de on the contact page"
  {
    form: /^(?:add|put|show|have|list|write) (?<what>phone|phone number|number|mobile|email|email address|address|mail) (?<value>(?:[^",]*\d[^",]*|\S+@\S+)) (?:on|in|to|onto|at|under) (?<where>contact|footer|header|top)(?: (?:page|section|bit|form))?(?: (?:too|as well|also))*$/,
    to: ['add {what} {value} to {where}', '{what} is {value}'],
  },
  // "Get rid of the steps on services"
  { form: /^remove (?<what>(?![^",]*\b(?:line|text|words?|link|buttons?|note|picture|photo)\b)[^",]+?) (?:on|from|off) (?<where>(?!list|page|site|menu|top|phones?|mobile|desktop)\S+(?: \S+)?)$/, to: ['remove {what} from {where} page'] }, // prettier-ignore
  // "Can the pink be dustier"
  { form: /^(?:can|could|should|might|shall) (?<color>\S+(?: \S+)?) be (?:made )?(?<way>(?:more |less |much )?\S+)$/, to: ['make {color} {way}'], colours: ['color'] }, // prettier-ignore
  // "Put the reviews higher up"
  {
    form: /^(?:put|bring|have|get|move|change|make|set) (?<what>[^",\d]+?) (?:(?:bit|much|lot|far|right|way|further) )*(?:up|higher|higher up|further up|nearer (?:to )?top|near top)(?: (?:on )?page)?$/,
    to: ['move {what} up'],
  },
  {
    form: /^(?:put|bring|have|get|move|change|make|set) (?<what>[^",\d]+?) (?:(?:bit|much|lot|far|right|way|further) )*(?:down|lower|lower down|further down|nearer (?:to )?bottom|near bottom)(?: (?:on )?page)?$/,
    to: ['move {what} down'],
  },
  // "No photos of the fire"
  { form: /^no (?:more )?(?<what>[^",\d]+)$/, to: ['remove {what}'] },
  // "We've put the date back to 19 June"
  {
    form: /^(?:we've|we have|we|we're|we are|i've|i)(?: (?:had to|have|just|now|are))* (?:put|pushed?|pushing|moved?|moving|brought|bring|changed?|changing|shifted|delayed|postponed) (?:wedding|date|day|it|everything|things|big day)(?: (?:back|forward|on|out|by \S+ \S+))*(?: (?:to|until|till))+ (?<date>.*\d.*)$/,
    to: ['change date to {date}'],
  },
  {
    form: /^(?:we've|we have|we|we're|we are|i've|i)(?: (?:had to|have|just|now|are))* (?:put|pushed?|pushing|moved?|moving|brought|bring|changed?|changing|shifted|delayed|postponed) (?<what>[^",\d]+?)(?: (?:back|forward|on|out))*(?: (?:to|until|till))+ (?<date>\S.*)$/,
    to: ['move {what} to {date}', 'change date of {what} to {date}'],
  },
  // "Add a harvest supper on 2 October 2027 at 6pm"
  {
    form: /^add (?<kind>(?![^",]*\b(?:section|page|button|link|form|banner|note|line|text)\b)[^",]+?) on (?<date>(?:\d{1,2}\S* (?:of )?\S+|\S+ \d{1,2}(?:st|nd|rd|th)?)(?: \d{4})?)(?:(?: ,| at| from)+ (?<hour>\d\S*(?: ?[ap]m)?))?$/,
    to: ['add event called {kind} on {date} , {hour!}', 'add event called {kind} on {date}'],
  },
  // "Put a map on the home page after about us"
  {
    form: /^(?:put|add|have|want|show) (?<what>[^",]+?) (?:on|to|in) (?<page>\S+(?: \S+)?) page (?:(?:right|just|straight|directly) )*(?<spot>after|before|above|below|under) (?<where>[^",]+)$/,
    to: ['on {page} page add {what} section {spot} {where}'],
    sections: ['what'],
  },
  // "Sean is a partner, put that under his name"
  {
    form: new RegExp(`^(?<who>\\S+(?: \\S+)?) is (?:now )?(?<role>[^",\\d]+?)(?: (?:,|;|-|–|and|so|please|can you|could you))+ ${say} (?:that|this|it)(?: (?:right|up|there))* (?:on|near|by|under|below|next to|beside|with|at) (?:his|her|their) (?:name|picture|photo|card)$`), // prettier-ignore
    to: ['{who} is now {role}'],
    names: ['who'],
  },
  // "RSVP by 1 May please, say that by the form", "we have 42 plots, say that at the top"
  {
    form: new RegExp(`^(?<text>[^"]+?)(?: (?:,|;|-|–|and|so|please|can you|could you|can we|maybe))+ ${say} (?:that|this|it|so)(?: (?:right|up|somewhere|clearly))* (?:at|on|in) (?:very )?(?:top|home page|front page|front)(?: of (?:page|site|home page))?$`), // prettier-ignore
    to: ['add banner saying {text}'],
  },
  {
    form: new RegExp(`^(?<text>[^"]+?)(?: (?:,|;|-|–|and|so|please|can you|could you|can we|maybe))+ ${say} (?:that|this|it|so)(?: (?:right|up|somewhere|clearly))* (?:on|near|by|under|below|next to|beside|in|with|at) (?<where>[^",]+)$`), // prettier-ignore
    to: ['add note under {where} : {text}', 'add that {text}'],
  },
  // "Put our address on: 9 Canal Road, Leeds"
  {
    form: /^(?:put|add|show|have|include) (?<what>address|phone|phone number|number|email|email address|mobile)(?: (?:on|up|in|there|somewhere|site|page|everywhere))*(?: (?::|,|-|–|it's|it is|which is|please))+ (?<text>\S.*)$/,
    to: ['change {what} to {text}', '{what} is {text}'],
  },
  // "Make the names in the hero handwritten"
  {
    form: /^(?:make|have|put|write) (?:names?|(?:hero|big|main) (?:names?|text|words)|headline)(?: (?:in|on|of|at) (?:hero|top|header))? (?:in |in a )?(?<font>handwritten|handwriting|script|cursive|serif|sans-serif|monospace|typewriter|slab)(?: font| letters| type)?$/,
    to: ['use {font} font for headings'],
  },
  // "Let people filter the treatments"
  {
    form: /^(?:let|allow|help|make it so|have) (?:people|visitors|customers|users|readers|guests|everyone|clients)(?: (?:to|can|could))? (?<how>filter|sort|compare|print|share|search) (?<what>[^",]+)$/,
    to: ['add {how} to {what}', 'add filter to {what}'],
  },
  // "Can cards have a due date"
  {
    form: /^(?:can|could|should|let|make|have|get|might) (?:each |every |all )?(?<what>tasks?|cards?|todos?|items?|rows?|habits?|notes?)(?: to)? (?:have|get|show|carry) (?<field>[^",]+)$/,
    to: ['add {field} to each {what}', 'add {field} to each task'],
  },
  { form: /^(?:add|want|include|have) (?<language>spanish|french|german|italian|portuguese|dutch|polish|turkish|arabic|hebrew|english)(?: (?:too|as well|also))*$/, to: ['second language {language}'] }, // prettier-ignore
  // "Nimm die Fragen raus": the little word at the end turns the order round.
  { form: /^(?:use|make|change|put) (?<what>[^",\d]+?) (?:out|away)$/, to: ['remove {what}'] },
  // "Buttons square and dark blue"
  {
    form: /^(?:all )?(?<what>buttons?|headings?|titles?|cards?|links?|pictures|photos|header|footer|text|nav|menu|corners) (?:should be |in )?(?<look>[^",]+?)(?: (?:and|,|&))+ (?<more>\S+(?: \S+)?)$/,
    to: ['make {what} {look} and make {what} {more}'],
  },
  {
    form: /^center (?:everything|it all|all of it|site|page|whole page|whole thing|all)$/,
    to: ['center text'],
  },
  // "Swap about for a photo gallery"
  {
    form: /^(?:change|swap|replace|exchange|trade) (?<what>[^",]+?) (?:for|with|by|to|into) (?:photo )?(?<other>[^",]+)$/,
    to: ['add {other} section after {what} and remove {what}'],
    sections: ['what', 'other'],
  },
  // "Can the header stay put when you scroll"
  {
    form: /^(?:can|could|should|make|keep|let|have) (?<what>header|menu|nav|navigation|top bar|navbar|menu bar)(?: (?:to|please))* (?:stay|stick|stays|remain|follow|be)(?: (?:put|fixed|sticky|there|visible|on screen|in view|at top|always|with you))*(?: (?:when|while|as) .+)?$/,
    to: ['make {what} sticky'],
  },
  // "Dark mode toggle please"
  { form: /^(?<what>(?:dark mode|dark\/light|language|search|back to top|whatsapp|cookie|share|print|copy|theme|floating) (?:toggle|switch|switcher|button|box|bar|banner|notice|icon|link|field))$/, to: ['add {what}'] }, // prettier-ignore
  // "Text us on WhatsApp at 503 555 0199"
  { form: /^(?:text|message|reach|contact|find|write to|ping) (?:us|me) on whats ?app(?: (?:at|on|under|:|with))* (?<text>\+?\d[\d ().-]{5,}\d)$/, to: ['add whatsapp button with {text}'] }, // prettier-ignore
  // "Put the dogs in rows of three"
  { form: /^(?:put|show|make|have|lay out|arrange) (?<what>[^",]+?) (?:in|into|as) (?:rows?|lines?) of (?<count>\d|two|three|four|five)$/, to: ['show {what} in {count} columns'] }, // prettier-ignore
  // "Our number is 02 40 55 50 10", however it is said
  { form: /^(?:our |new |notre |nuestro |il nostro )?(?<what>phone|phone number|number|numero|numéro|tel)\b[^\d+"]{0,16} (?<text>\+?\d[\d ().-]{6,}\d)$/, to: ['change phone number to {text}'] }, // prettier-ignore
  // "Team page gone"
  { form: /^(?<what>[^",\d]+ (?:page|section)) (?:out|away|gone|off)$/, to: ['remove {what}'] },
  // "Write Closed until 15 August at the top"
  { form: /^(?:write|say|put|show|add|have) (?<text>[^"]+?) (?:right |up )?(?:at|on) (?:very )?top(?: of (?:page|site))?$/, to: ['add banner saying {text}'], names: ['text'] }, // prettier-ignore
  // "Python isn't a skill I want on there"
  { form: /^(?<what>[^",\d]+?) (?:isn't|is not|aren't|are not|isnt) (?:something |anything |one |\S+ )?(?:i|we) (?:want|need|do|offer|sell|make|use)\b[^",]*$/, to: ['remove {what}'] }, // prettier-ignore
  // "Put my phone 0803 555 0100 in"
  { form: /^(?:add|put|include|stick) (?<what>phone|phone number|number|mobile|email|email address|address) (?<value>(?:[^",]*\d[^",]*?|\S+@\S+))(?: (?:in|on|up|there|somewhere|site|too))+$/, to: ['{what} is {value}'] }, // prettier-ignore
  // "Make the headings chunkier"
  { form: /^make (?<what>[^",\d]+?) (?:much |bit )?(?:chunkier|heavier|beefier|fatter|thicker)$/, to: ['make {what} bolder'] }, // prettier-ignore
  { form: /^make (?:it|everything|site|page|whole thing|all) (?:more )?(?:much |bit )?(?:airier|airy|roomier|roomy|spacious)$/, to: ['more space everywhere'] }, // prettier-ignore
  // "Make the features a table"
  { form: /^make (?<what>[^",\d]+?) (?:into )?(?<shape>table|list|grid|carousel|accordion)$/, to: ['show {what} as {shape}'], sections: ['what'] }, // prettier-ignore
];
