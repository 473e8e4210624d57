import type { Retelling } from './retelling';
import { aside } from './retelling';

const people =
  '(?:people|folk|folks|everyone|customers|visitors|clients|guests|them|parents|members|patients|students)';
const spot = '(?:above|below|before|after|under|underneath|over|ahead of|behind|in front of|right under|right below|right after|right before|right above|just under|just after|just before|just above|just below|straight after|directly under)'; // prettier-ignore

const topButton = '(?:main |big |first )?button(?: (?:right |up |very )*(?:at|in|on) (?:very )?(?:top|header|nav|menu)(?: of (?:page|site|home page))?)'; // prettier-ignore
const leads = '(?:(?:should|needs? to|must|has to|ought to|wants to|could|can|really|actually|rather|just) )*(?:(?:go|goes|lead|leads|link|point|points|take you|take people|open|send people|bring you|to)(?: (?:to|straight|through|right|up|on|at))*|to|at|towards)'; // prettier-ignore
const notThere = '(?: ?,?(?: and)? (?:not|instead of|rather than) .+| instead)?';

/** What is to be there or to go, to stand elsewhere or to say something else. */
export const wishRetellings: readonly Retelling[] = [
  // "I don't think we need the FAQ", "we can do without the map"
  {
    form: new RegExp(`^(?:(?:i|we|you|it|site|page) )?(?:(?:really|honestly|probably|just) )*(?:don't|dont|do not|doesn't|doesnt|does not|never|can't see|cant see)(?: (?:really|actually|think|feel|reckon|see|i|we|you|it|site|page))* (?:needs?|wants?|add|use|point of|point in|point in having|need for|why we need|why we have|why there is)(?: (?:to have|having|for))? (?<what>[^,"]+?)${aside}(?: (?:on (?:site|page|it|there|here)|any ?more|either))*$`), // prettier-ignore
    to: ['remove {what}'],
  },
  {
    form: /^(?:(?:i'd|we'd|i would|we would|i|we|you|let's|maybe) )?(?:can |could |should |would |may |might )?(?:also )?(?:do without|live without|lose|skip|leave out|cut out|leave off|be without|ditch|bin|do away with|get shot of|dispense with|see back of) (?<what>[^,"]+?)(?: (?:i think|altogether|completely|entirely|,.*))*$/,
    to: ['remove {what}'],
  },
  {
    form: /^(?:there is |there's |we have |i see )?(?:no (?:need for|need of|need to have|point in|point in having|point having|use for)|do we (?:really |even )?(?:need|want)|do (?:really )?add|what's point of|why do we have|why is there|why have) (?<what>[^,"]+?)(?: (?:at all|on (?:site|page|there|here)|any ?more|really|i think))*$/,
    to: ['remove {what}'],
  },
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:is|are|feels?|seems?|looks?)(?: (?:bit|little|rather|quite|totally|completely|really|just|all))* (?:pointless|unnecessary|redundant|useless|superfluous|surplus|not needed|unneeded|waste of space|overkill|silly|in way|repeated|said twice|no use)${aside}$`), // prettier-ignore
    to: ['remove {what}'],
  },
  // "Could do with a map", "it needs a gallery"
  {
    form: /^(?:(?:it|we|i|site|page|this|home page) )?(?:(?:really|just|still|also|probably) )*(?:could do with|could use|needs|need|wants|is missing|are missing|lacks|is crying out for|would benefit from|ought to have|must have|has to have|should have|deserves) (?:having )?(?<what>(?!to |more |less |much |bit )[^,"]+?)(?: (?:somewhere|i think|too|as well|on (?:it|there|here)))*$/,
    to: ['add {what} section'],
    sections: ['what'],
  },
  {
    form: /^(?:there (?:should|ought|needs|has|must) (?:be|to be)|where is|where's|there is no|there's no|we have no|we've got no|no) (?<what>[^,"]+?)(?: (?:on (?:site|page|it|there|here)|somewhere|yet|at all))*(?: (?:,|-|;|please|can you|could you)+ add (?:one|it|that|some))$/,
    to: ['add {what} section'],
    sections: ['what'],
  },
  {
    form: /^(?<where>\S+(?: \S+)? page) (?:could do with|could use|needs|wants|is missing|lacks|should have|would benefit from) (?<what>(?!to |more |less )[^,"]+)$/,
    to: ['add {what} section to {where}'],
    sections: ['what'],
  },
  {
    form: /^(?:add|put|have) (?<what>[^,"]+?) (?:on|onto|in|to) (?<where>\S+(?: \S+)? page)(?: (?:too|as well|also))*$/,
    to: ['add {what} section to {where}'],
    sections: ['what'],
  },
  // "The reviews want to be above the prices"
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:should|could|would|might|needs?|wants?|has|have|ought|must|goes|go|belongs?|can)(?: (?:to|be|better|go|going|come|sit|stand|look|nicer|really|probably|move|moved|appear|live))* (?<spot>${spot}) (?<where>[^,"]+?)${aside}$`), // prettier-ignore
    to: ['move {what} {spot} {where}'],
  },
  {
    form: new RegExp(`^(?:i'd |i would |we'd |i'll |we |i )?(?:have|get|stick|put|add|want|like|prefer|bring|take|pull|push|drag|bump|shove|see|rather have|rather see|prefer to have|like to have|like to see|rather) (?<what>[^,"]+?) (?:to (?:be|come|go|sit) )?(?<spot>${spot}) (?<where>[^,"]+?)${aside}$`), // prettier-ignore
    to: ['move {what} {spot} {where}'],
  },
  { form: /^(?<what>[^,"]+?) (?:should|must|needs to|could)(?: (?:be|go|come|move|further|bit|much))* (?<way>up|down)$/, to: ['move {what} {way}'] }, // prettier-ignore
  { form: /^move (?<way>up|down) (?<what>[^,"\d]+)$/, to: ['move {what} {way}'] },
  { form: /^(?:raise|lift|promote) (?<what>[^,"\d]+)$/, to: ['move {what} up'] },
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:should|could|needs?|wants?|has|have|ought|must|can|would)(?: (?:to|be|better|go|come|sit|stand|look|nicer|really|probably|move|bit|much|lot|appear))* (?:higher|higher up|further up|nearer top|nearer to top|closer to top|near top|towards top|more prominent|up page|earlier)${aside}$`), // prettier-ignore
    to: ['move {what} up'],
  },
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:should|could|needs?|wants?|has|have|ought|must|can|would)(?: (?:to|be|better|go|come|sit|stand|look|nicer|really|probably|move|bit|much|lot|appear))* (?:lower|lower down|further down|nearer bottom|nearer to bottom|near bottom|towards bottom|down page|later|less prominent)${aside}$`), // prettier-ignore
    to: ['move {what} down'],
  },
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:should|could|needs?|wants?|has|have|ought|must|can|would|goes)(?: (?:to|be|better|go|come|sit|stand|look|really|probably|move|appear|right|at|in|on))* (?<spot>top|bottom|first|last|end|start)(?: of (?:page|site|list|menu))?${aside}$`), // prettier-ignore
    to: ['move {what} to {spot}', 'put {what} {spot}'],
  },
  {
    form: /^(?<one>[^,"]+?) and (?<two>(?![^,"]*\bprices\b)[^,"]+?) (?:are|should be|need to be|want to be|need|should|look)(?: (?:in|to|be))* (?:wrong way round|wrong way around|other way round|other way around|wrong order|swapped|swapped round|swapped over|swap|switched|back to front)$/,
    to: ['swap {one} and {two}'],
  },
  {
    form: /^(?:change|flip|reverse|turn) (?:order of )?(?<one>[^,"]+?) and (?<two>[^,"]+?) (?:round|around|over|other way round|other way around|places)$/,
    to: ['swap {one} and {two}'],
  },
  // "Can the headline say something shorter, like “Films made on time”"
  {
    form: /^(?:(?:can|could|should|may|might|i'd like|i want|make|have|let|get) )?(?<what>[^,":]+?) (?:to )?(?:say|read|be) (?:something|anything)(?: (?:else|shorter|longer|better|snappier|simpler|different|more \S+|less \S+|friendlier|catchier|punchier|warmer|along lines of|to do with))*(?: (?:,|:|-|–|like|such as|e\.g\.|for example|say|maybe|perhaps|as in|along lines of))+ (?<text>\S.*)$/,
    to: ['{what} should say {text}'],
  },
  {
    form: /^(?:can|could|should|may|might|i'd like|i want|have|get|let) (?<what>(?!guests|people|customers|clients|visitors|they|users?|we|i|you|it|anyone|someone|members)[^,":]+?) (?:to )?(?:say|read) (?<text>(?!something|anything|more|less|that|what|if|how|whether|when|who)\S.*)$/,
    to: ['{what} should say {text}'],
  },
  {
    form: /^(?<what>[^,":]+?) (?:needs to|wants to|ought to|has to|must|could|would be better if it|would be better|might) (?:say|read|saying|said|reading) (?<text>\S.*)$/,
    to: ['{what} should say {text}'],
  },
  {
    form: /^(?:it|site|page|heading|title|there|text|menu|about|footer|somewhere)(?: (?:on|in|at) \S+(?: \S+)?)? (?:says|reads|still says|calls it|has) (?<old>"…"|\S+(?: \S+){0,3}?)(?: (?:,|;|-|–|but|and|where|when|it|that|which))+ (?:should|needs to|has to|must|ought to|wants to) (?:be|say|read) (?<text>"…"|\S+(?: \S+){0,4})$/,
    to: ['change text {old} to {text}'],
  },
  // "It's spelled Dahl, not Dal", "Grey not gray"
  {
    form: /^(?:it's|it is|its|that's|name is|that should be|it should be|should be|should read)(?: (?:spelled|spelt|written|called|actually|really))* (?<text>"…"|\S+(?: \S+){0,3}?)(?: ,)? (?:not|rather than|instead of) (?<old>"…"|\S+(?: \S+){0,3})$/,
    to: ['change text {old} to {text}'],
  },
  // "Add a gig in Bristol on 20 June at The Louisiana"
  {
    form: /^add (?:new |another )?(?<kind>gig|concert|show|date|event|talk|workshop|fair|market|reading|party|class|match|stall) in (?<place>\S+(?: (?!on|at)\S+)?) on (?<date>\S+(?: \S+){1,3}?) at (?<venue>(?!\d).+)$/,
    to: ['add {kind} called {venue} {place} on {date}', 'add event called {venue} {place} on {date}'],
  },
  {
    form: /^add (?:new |another )?(?<kind>gig|concert|show|date|event|talk|workshop|fair|market|reading|party|class|match|stall) at (?<venue>(?!\d)\S.+?)(?: (?:in|,) (?<place>\S+(?: (?!on|at)\S+)?))? (?:on|,) (?<date>\S+(?: \S+){1,3}?)$/,
    to: ['add {kind} called {venue} {place} on {date}', 'add event called {venue} {place} on {date}'],
  },
  {
    form: /^add (?:new |another )?(?<kind>(?:\S+ )?(?:gig|concert|show|talk|workshop|fair|market|reading|party|match|stall|evening|night|day|session|walk|tour|tasting))(?<place> (?:in|at) \S+(?: (?!on)\S+)?)? on (?<date>(?:the )?(?:\d{1,2}\S* ?\S+|\S+ \d{1,2}\S*)(?: \d{4})?)(?: at (?<hour>\d\S*))?$/,
    to: ['add event called {kind} {place} on {date} , {hour!}', 'add event called {kind} {place} on {date}'],
  },
  { form: /^(?:it|that|this|there|page|site) (?:should|must|needs to) (?:say|read|be) (?<text>[^"]+?) ,? ?(?:not|rather than|instead of) (?<old>[^",]+)$/, to: ['change text {old} to {text}'] }, // prettier-ignore
  {
    form: /^(?<what>[^,"]+?) would be (?:good|nice|great|handy|useful|lovely|ideal|helpful)(?: .*)?$/,
    to: ['add {what} section'],
    sections: ['what'],
  },
  { form: /^(?<what>[^,"]+?) (?:should|needs to|must|wants to) be (?:highlighted|featured|recommended|most popular|popular|main|best value|star)(?: (?:plan|one|option|tier|package))?$/, to: ['highlight {what}'] }, // prettier-ignore
  { form: /^(?<what>\S+(?: \S+)?)(?: (?:page|section|bit|part))? (?:should|could|needs? to|wants? to|must) be (?:shown as |in )?(?<shape>list|table|grid)(?: .*)?$/, to: ['show {what} as {shape}'] }, // prettier-ignore
  { form: /^(?:get|have|move|put|bring|shift|pull|push) (?<what>[^,"]+?)(?: (?:up|right|nearer|near|closer|further|higher|at|to|towards|very))+ top(?: .*)?$/, to: ['move {what} to top'] }, // prettier-ignore
  // "Bellows sleeps three, can you say so"
  {
    form: /^(?<text>(?!add|make|put|remove|change|move|change|it's|that's)\S+(?: \S+){2,}?) (?:,|;|-|–|so|and)+ (?:(?:can|could|would) you |please |maybe |we should |can we |you should )*(?:say so|(?:say|mention|add|put|note|write|show|include|point out|state) (?:that|it|this)(?: (?:on|in|up|somewhere|there|down|too|as well|site|page|home page))*|make (?:that|it) clear|let people know)$/,
    to: ['add that {text}'],
  },
  {
    form: /^(?:add|put|write|include|mention|say)(?: (?:in|on|up|somewhere|short|quick|new|line|note|sentence|something|bit|text|word))* about us being (?<two>[^,"]+)$/,
    to: ['add that we are {two}'],
  },
  {
    form: /^(?:add|put|have|want) (?:(?<color>\S+) )?(?:strip|bar|banner|ribbon|stripe|notice) (?:at|on) top(?: of (?:page|site))? (?:saying|that says|which says|with|to say|:)(?: that)? (?<text>.+)$/,
    to: ['add {color!} banner saying {text}', 'add banner saying {text}'],
  },
  { form: /^take (?<what>[^,"]+?) (?:off|out of|away from) (?<where>(?:\S+ ){1,2}page)$/, to: ['remove {what} from {where}'] }, // prettier-ignore
  {
    form: /^change (?<old>"…") so (?:that )?(?:it )?(?:says|reads) (?<text>.+)$/,
    to: ['change {old} to {text}'],
  },
  {
    form: /^(?<name>[^"]+? on (?:\d{1,2}\S* \S+|\S+ \d{1,2}\S*)(?: \d{4})?)(?:(?: ,| at| from)+ (?<hour>\d{1,2}\S*))?(?: ,.*)? (?:needs to|has to|should|must|wants to|ought to) (?:go|be)(?: (?:on|in|up))?(?: (?:it|site|events|page|there|list))?$/,
    to: ['add event called {name} , {hour!}', 'add event called {name}'],
  },
  {
    form: /^(?:i'm|we're|i am|we are|he's|she's) (?:not|no longer) (?:based |located )?(?:in|at) (?<old>[^,"]+?)(?: (?:any ?more|now))?(?: (?:,|;|but|and))+ (?:i'm|we're|i am|we are|he's|she's|it's)(?: (?:now|based|located))* (?:in|at) (?<text>[^,"]+?)(?: now)?$/,
    to: ['change text {old} to {text}'],
  },
  {
    form: /^(?:.+ )?(?<old>\d[^ ,]*) (?:is|was) (?:wrong|not right|incorrect)(?: (?:,|;|it|was|is|it's|should|be|that's|actually|really))+ (?<text>\d[^ ,]*)$/,
    to: ['change text {old} to {text}'],
  },
  {
    form: /^(?<what>(?:main |big )?(?:heading|title|headline|tagline|strapline|slogan|intro)) (?:is|looks?|feels?|sounds?) [^":]+?(?: (?:,|;|-|–|:|try|make it|how about|use|maybe|perhaps|say|change it to|should be|what about|like))+ : (?<text>[^"]+)$/,
    to: ['{what} should say {text}'],
  },
  // "Add a line about parking at the barn being limited"
  {
    form: /^(?:add|put|write|include|mention|say)(?: (?:in|on|up|somewhere|short|quick|new|line|note|sentence|something|bit|text|word))* about (?<one>[^,"]+?) being (?<two>[^,"]+)$/,
    to: ['add that {one} is {two}'],
  },
  // "The book button wants to be green"
  {
    form: /^(?<what>[^,"]+?) (?:wants?|needs?|ought|has|have|could|would|should|might|must)(?: (?:to|be|look|looks|better|nicer|good|probably|maybe|in|as|do|with|really|rather))+ (?<color>\S+(?: \S+)?)$/,
    to: ['make {what} {color}'],
    colours: ['color'],
  },
  {
    form: /^(?<order>make .+? (?:light|dark)) (?:instead of|rather than|not) (?:light|dark)$/,
    to: ['{order}'],
  },
  { form: /^(?:it's|it is|that's|this is) not (?<old>[^,"]+?)(?: (?:,|;|-|–|but|any ?more|now|it's|it is|that's))+ (?<text>[^,"]+)$/, to: ['change text {old} to {text}'] }, // prettier-ignore
  {
    form: new RegExp(`^(?:change|alter|fix|rearrange|reorder)(?: (?:order|things|it|round|around|sections|pages|menu|them))* so (?:that )?(?<what>[^,"]+?) (?:is|are|comes?|goes?|sits?|stands?) (?<spot>${spot}) (?<where>[^,"]+)$`), // prettier-ignore
    to: ['move {what} {spot} {where}', 'move {what} {spot} {where} in menu'],
  },
  { form: /^add (?<name>[^,"]+?) at (?<time>\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)$/, to: ['add session called {name} at {time}'] }, // prettier-ignore
  {
    form: /^(?<what>(?:\S+ ){0,3}(?<kind>\S+)) (?:is|are) (?:now|really|actually) (?:called |named )?(?<text>[^,"]* \k<kind>)$/,
    to: ['rename {what} to {text}'],
  },
  // "I've a show coming up in Bergen in May 2027, stick it on the exhibitions"
  {
    form: /^(?:i've|we've|i have|we have|there's|there is|we're having|we are having|we're doing|got)(?: (?:got|now|also|another|new))* (?<what>(?:\S+ )?(?:show|exhibition|gig|concert|talk|workshop|fair|market|open day|course|reading|sale|tour|class|event|party|festival|tournament|match|fundraiser|night|evening|retreat|trip|walk|supper|dinner|lunch|breakfast|auction|screening|launch|competition)(?: (?:called|named) \S+(?: \S+)?)?)(?: (?:coming up|planned|booked|lined up))?(?<place> (?:in|at) \S+(?: (?!in|on)\S+)?)? (?:in|on) (?<date>(?:the )?(?:\d{1,2}\S* )?(?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}\S*)?(?: ?,? \d{4})?)(?:(?: ,| at| from)+ (?<hour>\d{1,2}\S*))?(?: ?(?:,|;|-|–|so|and|can you|please|could you)+ .+)?$/,
    to: ['add event called {what} {place} on {date} , {hour!}', 'add event called {what} {place} on {date}'],
  },
  // "I've a show coming up in May, stick it on the events"
  {
    form: /^(?:i've|we've|i have|we have|there's|there is|we're having|we are having|we're doing)(?: (?:got|now|also|another|new))* (?<what>[^,"]+?) (?:,|;|-|–|so|and)+ (?:(?:can you|please|could you) )?(?:add|put|stick|pop|get) (?:it|that|this|them) (?:on|onto|to|in|into|under|with) (?<where>[^,"]+)$/,
    to: ['add {what} to {where}'],
  },
  // "Get rid of the line about the new kit": a thing that is called so.
  {
    form: /^remove (?:line|bit|part|text|note|mention|stuff|thing|news|post|item|entry|story) (?:about|on|of|saying|that says|mentioning|with) (?<what>[^,"]+)$/,
    to: ['remove {what}'],
  },
  {
    form: /^(?<what>shadows?|borders?|outlines?|rounded corners|underlines?|frames?) (?:on|for|around|round|under|behind|to) (?<where>[^,"]+)$/,
    to: ['add {what} to {where}'],
  },
  // `Put "24 hour call-out" at the top`
  { form: /^(?:add|put|write|show|have|say|get) (?<text>"…") (?:somewhere )?(?:at|near|by|in|on|to) (?:top|home page|front page|front|somewhere visible)(?: of (?:page|site|home page))?$/, to: ['add banner saying {text}'] }, // prettier-ignore
  // "Pop a line on saying …", "put something in about …"
  {
    form: new RegExp(`^(?:(?:add|put|write|mention|have|include|need|squeeze|get|say) )+(?:(?:in|on|up|somewhere|short|quick|small|little|new|bit|line|note|sentence|something|text|word|mention|message|words|few|somewhere on site|on home page) )+(?:saying|to say|that says|which says|reading|along lines of|explaining|telling ${people}|to tell ${people}|to let ${people} know|letting ${people} know|that) (?:that )?(?<text>\\S+ .+)$`), // prettier-ignore
    to: ['add that {text}'],
  },
  {
    form: new RegExp(`^(?:(?:please|don't|dont|do not) )?(?:forget to |make sure (?:to |we |it |you |that it )?|remember to |we (?:should|need to|must|ought to|have to) |it (?:should|needs to|must|ought to) |i'd like to |better )?(?:also )?(?:say|says|mention|mentions|add|note|notes|point out|make clear|make it clear|flag up|flag|spell out|let ${people} know|tell ${people}|warn ${people}|remind ${people}|state|explain)(?: (?:somewhere|on (?:site|page|home page)|as well|too|also))*(?: that)? (?<text>(?:we|we're|we've|we'll|i|i'm|i've|i'll|you|there|there's|all|our|my|it|it's|they|no|only|every|please|parking|dogs|children|kids|cash|cards?|wheelchair|everyone|everything|under|free|most|some|students?|members?|the|booking|bookings|payment)\\b.+)$`), // prettier-ignore
    to: ['add that {text}'],
  },
  {
    form: /^(?:say|mention|note|add) (?:that )?(?<text>(?!it |this |that |something )\S+(?: \S+){0,3}? (?:is|are|can|may|must|have|has) [^"]+)$/,
    to: ['add that {text}'],
  },
  {
    form: new RegExp(`^${people} (?:need to|should|have to|must|ought to|want to) (?:know|be told|hear|see) (?:that )?(?<text>\\S+ .+)$`), // prettier-ignore
    to: ['add that {text}'],
  },
  // "The button at the top should go to the menu, not contact"
  {
    form: new RegExp(
      `^(?:(?:make|have|let|get|point|send|change) )?${topButton} ${leads} (?<goal>[^,"]+?)${notThere}$`,
    ),
    to: ['link header button to {goal}', 'link main button to {goal}'],
  },
  {
    form: new RegExp(`^(?<what>[^,"]*?(?:button|link)s?) ${leads} (?<goal>[^,"]+?)${notThere}$`),
    to: ['link {what} to {goal}'],
  },
  {
    form: new RegExp(`^(?:make|have|let|get|point|send|change) (?<what>[^,"]*?(?:button|link)s?) ${leads} (?<goal>[^,"]+?)${notThere}$`), // prettier-ignore
    to: ['link {what} to {goal}'],
  },
  {
    form: /^(?:make|have|let|get) (?<what>(?:phone|phone number|number|email|email address|address|mail address))(?: (?:be|to be|something|a thing|into|so|that|you|people|they|can|it|you can|on phones?|link))* (?:tap|click|clickable|tappable|ring|call|press|a link|tap on|click on|be tapped|be clicked)(?: .*)?$/,
    to: ['make {what} clickable'],
  },
  // "Swap the drawing at the top for a tap"
  {
    form: /^(?:change|use|put|have|make) (?:hero |main |big )?(?:photo|picture|image|drawing|illustration|art)(?: (?:at|in|on|of) (?:top|hero|header|front page|home page)(?: of page)?)* (?:for|to|with|into|be|by|of) (?<text>[^,"]+?)(?: (?:instead|please))*$/,
    to: ['change hero picture to {text}'],
  },
  {
    form: /^(?<color>\S+(?: \S+)?) (?:is|looks?|feels?|seems?) .*?(?: (?:rather|better|,|;|-|–|and|do|can we|could we|could it|make it|maybe|try|go for|let's try|use|how about|something|more|like|closer to|nearer|to|towards|i'd prefer|i prefer|be|have))+ (?<to>\S+(?: \S+)?)$/,
    to: ['change {color} to {to}'],
    colours: ['color', 'to'],
  },
  {
    form: /^(?:i'd |i would |we'd )?(?:prefer|rather have|rather|like|love|go for|go with) (?<to>\S+(?: \S+)?) (?:to|over|instead of|rather than|than|not) (?<color>\S+(?: \S+)?)$/,
    to: ['change {color} to {to}'],
    colours: ['color', 'to'],
  },
  {
    form: /^(?:i'd |i would |we'd |i'd prefer it if |it'd be better if |it would be better if )?(?:rather |prefer )?(?<what>[^,"]+?) (?:were|was|to be) (?<look>.+)$/,
    to: ['make {what} {look}', 'put {what} {look}'],
  },
  {
    form: /^(?:(?:get|show|have|put|lay out|make|turn|see|list) )+(?<what>[^,"]+?) (?:as|into|in|in form of|laid out as|to) (?:table|list|grid|two columns|three columns|\d columns)$/,
    to: ['show {what} as table'],
  },
  {
    form: /^(?<what>(?:(?:hero|main|first|top|about|big|header) )?(?:photo|picture|image|illustration|drawing))(?: (?:at|on|in|of) (?:very )?(?:top|hero|front page|home page|header)(?: of page)?)* (?:should|could|needs? to|wants? to|must|ought to|has to)(?: (?:really|rather|be|show|have|of|be of|look like))+ (?<text>[^,"]+?)(?: (?:instead|not .+|rather than .+))?$/,
    to: ['change hero picture to {text}'],
  },
];
