import type { Retelling } from './retelling';
import { aside, howMuch } from './retelling';

const value = String.raw`(?<value>(?:[€$£] ?)?\d[\d.,]*(?: ?(?:€|euros?|pounds?|dollars?|zł|kr))?)`;
const since = '(?: (?:now|each|(?:(?:per|every) )?(?:user|seat|month|year|person|head|night|hour|day|week|session|class|visit|pop|go|term)|instead|again|this (?:season|year|month|summer|winter|week|time)|from (?:now on|today)|these days|going forward|(?:,(?! (?:and|but|make|move|put|add|remove|change|with)\b)|not|instead of|up from|down from|was) .+))*'; // prettier-ignore
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays|bank holidays';
const time = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`;
const kinds = 'phone|phone number|telephone|number|mobile|mobile number|email|email address|mail';
const where =
  '(?!say |read |be |should |must )(?!.*\\b(?:suite|unit|floor|flat|apartment)\\b)(?<text>(?=.*(?:,|\\d\\S* \\S+ \\S+|\\S+ \\S+ \\d))\\S.*)';
const wrong = '(?:wrong|old|out of date|outdated|incorrect|not right|no longer right|different|changed|been changed|moved)'; // prettier-ignore
const correct = "(?:(?:,|;|:|-|–|and|but|so|now|please|it|its|it's|is|that's|should|must|be|to|use|new|right|correct|one|new one|number|address|actually|really) )*"; // prettier-ignore

/** What has changed since the site was made: prices, hours, how to reach the owner, who works there, what is on offer. */
export const factRetellings: readonly Retelling[] = [
  // "Joan is stepping down, the new director is Ray Lund"
  {
    form: /^(?<who>\S+(?: (?!has|have|is|was)\S+)??) (?:has |have |is |was )?(?:left|leaving|gone|retired|retiring|moved on|stepped down|stepping down|finished|going)(?: (?:us|now))?(?: (?:,|;|-|–|and|so))+ (?:(?:our |her |his )?new (?:\S+ )?\S+ is |(?:replaced by|replacement is|successor is) )(?<name>\S+(?: \S+){0,2}?)(?: (?:now|instead|is taking over|takes over))?$/,
    to: ['rename {who} to {name}'],
    names: ['name'],
  },
  // "Leak repair went up a tenner", "everything is 50p cheaper now"
  {
    form: new RegExp(`^(?:price of |cost of )?(?<what>[^,"]+?)(?: (?:is|are|has|have|goes|go|went|gone|going|should|needs|must|will|been|be|just|to))+ (?<turn>up|down)(?: (?:by|another|extra|about))* ${value}${since}$`), // prettier-ignore
    to: ['put {turn} prices of {what} by {value}'],
  },
  {
    form: new RegExp(`^(?<what>[^,"]+?)(?: (?:is|are|should|needs to|be|will|now))+ ${value} (?<turn>cheaper|dearer|more expensive|more)${since}$`), // prettier-ignore
    to: ['make {what} {value} {turn}'],
  },
  // "Bump the lunch deal up a quid"
  {
    form: new RegExp(`^(?:(?:bump|nudge|knock|bring|take|move|jack|hike|put|whack|push|shove|get|raise|lower|increase|reduce|drop|make|change) )?(?:price of |cost of )?(?<what>(?!it |we |they )[^,"]+?) (?<turn>up|down)(?: (?:by|another|extra))* ${value}${since}$`), // prettier-ignore
    to: ['put {turn} prices of {what} by {value}'],
  },
  // "Colour isn't £65 any more, it's £70"
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:isn't|is not|aren't|are not|isnt|arent|no longer costs?|doesn't cost)(?: (?:from|at))? [€$£]?\\d\\S*(?: (?:any ?more|any longer|now))*(?: (?:,|;|-|–|but|it|it's|it is|is|they|they're|are|now|from|costs?))+ ${value}${since}$`), // prettier-ignore
    to: ['change price of {what} to {value}'],
  },
  {
    form: /^(?:knock|take|cut|slash|remove|get|have|give) (?<share>[\d.]+ ?(?:%|percent|per cent)) off(?: (?:all|every|price of|prices of|the))* (?:prices|everything|all prices|shop|range|whole range|lot)$/,
    to: ['make all prices {share} off'],
  },
  {
    form: /^(?:knock|take|cut|slash|remove) (?<share>[\d.]+ ?(?:%|percent|per cent)) off (?<what>[^,"]+)$/,
    to: ['lower {what} prices by {share}', 'lower price of {what} by {share}'],
  },
  // "Hoodies £35, pop those on the merch"
  {
    form: new RegExp(`^(?:we've |we |i've |there's )?(?:have |got |now |new |also |do )*(?<what>(?![^,"]*\\b(?:from|between|till|until) )[^,"]+?)(?: (?:,|at|for|-|–|:))* ${value} (?:(?:,|;|-|–|and|please|can you|could you) )+(?:add|put|list) (?:it|that|those|them|these|this)(?: .+)?$`), // prettier-ignore
    to: ['add {what} for {value}'],
  },
  {
    form: /^(?<what>[^,"]+?) (?:is|are|has come|have come|came)(?: (?:now|all|finally))* back(?: (?:in stock|on|on menu|on sale|again|in|now|available|with us))*$/,
    to: ['remove sold out badge from {what}'],
  },
  // "We're out of ribs till next week"
  {
    form: /^(?:we're |we are |we've |we have )?(?:just |all |completely |sold )*(?:out of|run out of|ran out of) (?<what>[^,"]+?)(?: (?:till|until|today|for now|at moment|now|this week|sorry).*)?$/,
    to: ['mark {what} as sold out'],
  },
  {
    form: /^(?<what>[^,"]+?) (?:has|have) (?:run out|sold out)(?: .*)?$|^(?:we have |there (?:is|are) )?no (?:more )?(?<none>[^,"]+?) left(?: .*)?$/,
    to: ['mark {what} {none} as sold out'],
  },
  // "Saturday we're at Mueller instead of South Congress"
  {
    form: /^(?:\S+ )?(?:we're|we are|it's|it is|we'll be|he's|she's)(?: (?:now|at|in|on))* (?<text>[^,"]+?) (?:instead of|not|rather than) (?:at |in |on )?(?<old>[^,"]+)$/,
    to: ['change text {old} to {text}'],
    names: ['old', 'text'],
  },
  // "It's 72 plots this year"
  {
    form: /^(?:(?:it's|it is|there's|there are|we have|we've|we're at|we are at|that's|we're up to)(?: (?:now|got|up to|got to))*) (?<count>\d[\d.,]*) (?<what>\S+(?: \S+)?)(?: (?:now|this (?:year|season|month)|these days|not \d.*))*$/,
    to: ['change number of {what} to {count}'],
  },
  {
    form: /^(?:we (?:want to |would like to |should |'d like to )?)?(?:thank|say thanks to|thanks to|credit|acknowledge) (?:our )?(?:generous |lovely )?(?<what>sponsors|partners|supporters|clients|funders)(?: (?::|,|-|–))? (?<list>.+)$/,
    to: ['add {what} {list}'],
    names: ['list'],
  },
  // "Mei's doing a Friday yoga at 7am as well"
  {
    form: new RegExp(`^(?<who>\\S+(?: \\S+)?) (?:is|will be|has started|started|starts|is now)(?: (?:also|now|going to be))* (?:doing|teaching|running|taking|leading|starting|holding) (?:new |extra |another )*(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:(?:morning|afternoon|evening|night) )?(?<what>[^,"]+?) (?:at|from) (?<time>${time})(?: .*)?$`), // prettier-ignore
    to: ['add class to timetable : {day} {time} {what} with {who}'],
  },
  // "Priti plays cello and piano", "Cleo should say senior room leader"
  {
    form: /^(?<who>\S+(?: \S+)?) (?:should (?:say|be|read)|is (?:really|actually|now)|needs to say|is down as \S+(?: \S+)? but (?:is|should be)) (?<role>(?!called|before|after|above|below|first|last|bigger|smaller)[^,"\d]+)$/,
    to: ['{who} is now {role}'],
    names: ['who'],
  },
  {
    form: /^(?<who>\S+(?: \S+)?) (?:(?:now|also) )*(?<role>(?:plays|teaches|does|runs|leads|handles|covers|looks after|coaches|manages) [^,"]+)$/,
    to: ['{who} is now {role}'],
    names: ['who'],
  },
  {
    form: new RegExp(`^(?:price of |cost of |fee for )?(?<what>(?!it |we |they |open |closed |there |add |phone |hours )[^,"]+?)(?: (?:is|are|has|have|now|goes|go|went|gone|going|should|needs|need|wants|must|will|been|be|to|costs?|up|down|at|for|risen|dropped|increased|rising|put|changed|moved|bumped|crept|just|only|back|actually))+ (?<!\\b(?:up|down) )${value}${since}$`), // prettier-ignore
    to: ['change price of {what} to {value}'],
  },
  {
    form: new RegExp(`^(?:bump|nudge|knock|bring|take|move|jack|hike|raise|remove|put|whack|make|change|get|push|lower|lift|increase|reduce) (?:price of |cost of )?(?<what>[^,"]+?)(?: (?:up|down|back))* (?:to|at) ${value}${since}$`), // prettier-ignore
    to: ['change price of {what} to {value}'],
  },
  {
    form: new RegExp(`^(?:we|we're|we are|i|i'm|i am)(?: (?:now|only|will|have to|are|just))* (?:charge|charging|ask|asking|sell|selling|take|taking|get|want) ${value} for (?<what>[^,"]+?)${since}$`), // prettier-ignore
    to: ['change price of {what} to {value}'],
  },
  { form: new RegExp(`^(?<what>(?!it |we |they |open |add |phone |make |change |put |move )[^,"]+?) ${value} (?:now|from now on|these days|this (?:year|season))$`), to: ['change price of {what} to {value}'] }, // prettier-ignore
  { form: new RegExp(`^(?<what>[^,"]+?) (?:is|are)(?: (?:still|also))? (?:missing|not (?:listed|shown|on list|on menu|on it))(?: (?:,|;|-|–|and|it|it's|they're|it is|at|costs?|is))+ ${value}$`), to: ['add {what} for {value}'] }, // prettier-ignore
  {
    form: new RegExp(`^(?:(?:we|we're|we are|kitchen|shop|bar|cafe|salon|studio|office|doors?|desk|gym|restaurant|clinic|store|gallery) (?:now )?)?(?:shuts?|closes?|closing|shutting) (?<when>(?:at|from|till|until) .*(?:${days}).*)$`), // prettier-ignore
    to: ['we close {when}'],
  },
  { form: /^(?<who>\S+(?: \S+)?)'s (?:phone |new |phone |mobile )?(?<what>number|phone|email|mobile) (?:is|has changed to|changed to)(?: now)? (?<text>\S.*?)(?: now)?$/, to: ['change {what} to {text}'] }, // prettier-ignore
  {
    form: /^(?:our |we have )?new (?<kind>(?:\S+ )?\S+) , (?<name>\S+(?: \S+){0,2}?)(?: ,)?(?: who)? (?<role>(?:does|specialises in|specializes in|teaches|coaches|cuts|makes|runs|plays|looks after) .+)$/,
    to: ['add team member called {name} with text {role}'],
    names: ['name'],
  },
  {
    form: /^we (?:(?:also|now) )*(?:cover|serve|go to|deliver to|come to|work in|travel to) (?<what>[^,"]+?)(?: (?:too|as well|also|now))+$/,
    to: ['add {what} to areas', 'add that we also cover {what}'],
  },
  {
    form: /^it (?:still )?says (?<old>[^"]+?) (?:but|and|,|when) (?:it's|it is|we're|we are|that's|they're)(?: (?:really|actually|now))* (?<text>[^"]+?)(?: now)?$/,
    to: ['change text {old} to {text}'],
  },
  {
    form: new RegExp(`^(?:it is |it's )?(?:now )?${value} for (?<what>[^,"]+?)(?: (?:now|from now on|these days|this year|this season))+$`), // prettier-ignore
    to: ['change price of {what} to {value}'],
  },
  {
    form: new RegExp(`^(?:on )?(?<day>${days})(?: (?:mornings?|afternoons?|evenings?|nights?|hours))?(?: (?:are|is|will be|now|should be|we're|we are|open|opens|it's|it is|from|have changed to|changed to|change to))* (?<hours>${time} ?(?:to|-|–|till|until|and) ?${time})${since}$`), // prettier-ignore
    to: ['open {day} {hours}'],
  },
  {
    form: new RegExp(`^(?:we're |we are |we )?(?:don't|dont|do not|won't|no longer|not) (?:be )?(?:open|opening|work|working)(?: (?:on|at))?(?: (?:any))? (?<day>${days})(?: (?:any ?more|any longer|now|these days))*$`), // prettier-ignore
    to: ['closed on {day}'],
  },
  {
    form: new RegExp(`^(?:on )?(?<day>${days})(?: (?:,|we|we're|we are|is|are|now))* (?:closed|off|shut|not open)(?: (?:now|too|as well|from now on))*$`), // prettier-ignore
    to: ['closed on {day}'],
  },
  {
    form: new RegExp(`^(?<what>${kinds}) (?:(?:is|are|has|have|was|on|site|there|here|footer|in|at) )*${wrong}${aside} ${correct}(?<text>\\S.*)$`), // prettier-ignore
    to: ['change {what} to {text}'],
  },
  {
    form: new RegExp(`^address (?:(?:is|has|was|should|must|needs to|be|say|read|here|there) )+(?:${wrong}${aside} ${correct})?${where}$`), // prettier-ignore
    to: ['change address to {text}'],
  },
  {
    form: new RegExp(`^(?<what>${kinds}) (?:should|must|needs to|has to|ought to|wants to) (?:be|say|read) (?<text>\\S.*)$`), // prettier-ignore
    to: ['change {what} to {text}'],
  },
  {
    form: /^(?:(?:please|everyone|people) )?(?:ring|call|phone|text|reach|whatsapp)(?: (?:us|me))?(?: (?:now|instead))* on (?<text>[+(\d][\d ()-]{6,}\d)(?: (?:now|instead|from now on))*$/,
    to: ['change phone number to {text}'],
  },
  {
    form: /^(?:we|we've|we have|i|i've|i have|shop|studio|office|salon|clinic|cafe|practice)(?: (?:have|has|just|now|all|are|recently))* moved(?: (?:premises|shop|house|office|studio|again|now))*(?: (?:,|;|:|-|–|to|we|we're|are|now|at|into|over|across|new|address|is|it's))+ (?<text>(?=.*\d)\S.*)$/,
    to: ['change address to {text}'],
  },
  {
    form: /^(?:we're|we are|you can find us|find us|you'll find us)(?: (?:now|are|based))* at (?<text>\d+\S* .+?)(?: (?:now|these days|from now on))*$/,
    to: ['change address to {text}'],
  },
  {
    form: /^(?<who>(?:dr \. )?\S+(?: (?!has|have|is|was|just|sadly)\S+)??) (?:has |have |is |was |'s )?(?:just |now |sadly |also |recently )*(?:left|leaving|gone|quit|retired|retiring|moved on|stepped down|stepping down|finished|on maternity leave|not here|no longer here|no longer with us|no longer involved|not with us|not here any ?more|(?:not|no longer) (?:in|with|on|at|part of) \S+|off on \S+(?: \S+)?|gone off(?: on \S+(?: \S+)?)?|on \S+ leave|doesn't work here|doesnt work here|not working here|off)(?: (?:us|now|here|any ?more|team|for good|practice|company|band|firm|shop|school|salon|club|clinic|business|project|this (?:week|month|year)))*(?: (?:,|so|and|;|-).*)?$/,
    to: ['remove {who} from team'],
  },
  {
    form: /^(?:(?:we|i) )?(?:(?:have|are) )?(?:no longer|stopped|don't|dont|do not|not|have stopped|we've stopped|i've stopped|given up|we've given up) (?:do|doing|offer|offering|sell|selling|make|making|run|running|serve|serving|stock|stocking|teach|teaching|take|taking|have) (?:of )?(?<what>[^,"]+?)(?: (?:any ?more|any longer|now|these days|at moment|this (?:year|season)))*$/,
    to: ['remove {what}'],
  },
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:is|are|has|have|'s)(?: (?:now|all|just|sadly|been))* (?:off menu|off list|off|finished|over|discontinued|no more|not a thing(?: any ?more)?|no longer a thing|not happening|been and gone|no longer available|not available(?: any ?more)?|stopped|past|done with)${aside}$`), // prettier-ignore
    to: ['remove {what}'],
  },
  {
    form: new RegExp(`^(?<what>[^,"]+?) (?:is|are|has|have|'s)${' '}${howMuch}(?<label>sold|reserved|taken|on loan|back|new|nearly full|full|fully booked|on hold)${aside}$`), // prettier-ignore
    to: ['mark {what} as {label}'],
  },
  {
    form: /^(?<what>[^,"]+?) (?:is|are|has been|have been|got|was|has|have)(?: (?:now|been))* (?:moved|moving|shifted|postponed|put back|pushed back|brought forward|rescheduled|changed|delayed)(?: (?:to|until|till|for|on))+ (?<date>\S.*)$/,
    to: ['move {what} to {date}', 'change date of {what} to {date}'],
  },
  {
    form: /^(?<what>(?!we |it |they )[^,"]+?) (?:moves?|shifts?) to (?<date>(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day).*)$/,
    to: ['move {what} to {date}', 'change date of {what} to {date}'],
  },
  {
    form: /^(?<what>[^,"]+?) (?:is|are)(?: now)? on (?<date>(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ?\S*|(?:mon|tues|wednes|thurs|fri|satur|sun)day.*))(?: (?:now|instead|,? ?not .+))*$/,
    to: ['change date of {what} to {date}'],
  },
  // "Add Priya Nair, she coaches the U14s"
  {
    form: /^(?:add|welcome|put|include) (?<name>\S+(?: \S+){1,2}?) (?:,|;|-|–|:|and|who) ?(?:(?:she|he|they|who) )?(?:is |are |'s )?(?:new |our new )?(?<role>(?:coaches|teaches|does|runs|leads|handles|covers|looks after|plays|makes|cooks|bakes|cuts|specialises in|specializes in|works on|works in|works as) .+)$/,
    to: ['add team member called {name} with text {role}'],
    names: ['name'],
  },
  // "We've started doing breakfast baps, £5.50"
  {
    form: new RegExp(`^(?:(?:we|i|we're|we've|i've|i'm|we have|we are) )?(?:(?:also|now|just|have|are) )*(?:started doing|started selling|started offering|started|do|doing|sell|selling|offer|offering|serve|serving|make|making|teach|teaching|run|running|stock|stocking|got|added|introduced|introducing|launched|brought out|bringing in)(?: (?:also|now|new))* (?<what>[^,"]+?)(?: (?:now|too|as well|also))*(?: (?:,|:|-|–|at|for|it is|it's|they're|which is|costs?|costing|priced at))+ ${value}${since}$`), // prettier-ignore
    to: ['add {what} for {value}'],
  },
];
