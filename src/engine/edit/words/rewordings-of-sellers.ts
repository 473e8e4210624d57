import type { Rewording } from './rewordings';

const money = String.raw`(?:[€$£] ?)?\d[\d.,]*(?: ?(?:€|euros?|pounds?|dollars?|zł|kr))?`;
const months = 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'; // prettier-ignore
const later = `(?:from|starting|as of|until|till) (?:(?:1st|first|end|start|beginning|middle) (?:of )?)?(?:next |this )?(?:${months}|spring|summer|autumn|fall|winter|easter|christmas|new year|month|week|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:${months}))?)(?: \\d{4}| onwards| on)*`;

/** How those who sell say what changes: prices from a day on, offers, what is marked and what it says, billing by the year. */
export const sellerWays: readonly Rewording[] = [
  // "Boiler service is £95 from January": the price of today stays, the one to come stands beside it.
  {
    form: new RegExp(
      `^(?:(?:change|raise|increase|lower|put|make) (?:price of )?)?(?<what>(?!open|closed|we |it |hours|prices ).+?) (?:(?:is |are )?going (?:up |down )?to(?: be| cost)?|is|are|will be|goes up to|go up to|rises to|will cost|costs?|becomes?|up to|to|at|for) (?<price>${money}) (?<when>${later})$`,
    ),
    to: 'add line under {what} saying {price} {when}',
  },
  // "Put Cedar on sale, £15 instead of £18"
  {
    form: new RegExp(
      `^(?:put|have|mark) (?<what>.+?) (?:on|in|as) (?:a |the )?(?<badge>sale|offer)(?: (?:for|at|,|:|now))* (?<price>${money})(?: (?:instead of|down from|was|from|not) .+)?$`,
    ),
    to: 'change price of {what} to {price} and add {badge} badge to {what}',
  },
  {
    form: /^(?<what>(?!(?:everything|all|it|we|mark|label|tag|show|put|list|make|change|add|remove) ?)\S+(?: \S+){0,4}?) (?:(?:is|are|has|have|now|all) )*(?:sold out|gone|fully booked)$/,
    to: 'mark {what} as sold out',
  },
  // "Mark the Team plan and say Most loved"
  {
    form: /^(?:mark|highlight|feature|recommend|badge) (?<name>.+?) (?:and|,|to) (?:say|says|saying|write|label it|call it|let it say)(?: on it| there| that it is)? (?<text>.+)$/,
    to: 'highlight {name} with badge {text}',
  },
  {
    form: /^(?:say|write|put) (?<text>(?:"…"|most \S+|best \S+|our favou?rite|favou?rite|popular|new|staff pick|limited)) (?:on|above|over|next to|at) (?<name>.+? (?:plan|tier|package|option|ticket|product|dish|card|one))$/,
    to: 'highlight {name} with badge {text}',
  },
  // "Yearly billing with 20% off"
  {
    form: /^(?:(?:add|offer|have|show|with|we need|give) )?(?:yearly|annual|year)(?:ly)? (?:billing|plans?|prices?|pricing|payment|option|subscription)(?: option| toggle| switch)?(?: (?:with|at|,|:|for|and|is|are|gets?|saves?))* (?<rest>(?:save )?\d+ ?(?:%|percent).*|\S+ months? (?:free|off).*)$/,
    to: 'add yearly billing toggle with {rest}',
  },
  {
    form: /^(?<rest>\d+ ?(?:%|percent) (?:off|discount|less))(?: (?:if|when|for|with|on))+ (?:you |people |they |customers )?(?:pay |paid |paying |billed )?(?:yearly|annual(?:ly)?|by the year|per year|by year)(?: billing| plans?| payment)?$/,
    to: 'add yearly billing toggle with {rest}',
  },
  // "Write a new post about packing light"
  {
    form: /^(?:write|add|make|create|start|draft|publish)(?: (?:new|another|one more))* (?:blog )?(?:post|article|entry|blog post|journal entry) (?:about|on) (?<text>(?!top|page|home)\S.+)$/,
    to: 'add post called {text}',
  },
  // "We also do gas checks, £75, add that to the services"
  {
    form: new RegExp(
      `^(?:we (?:(?:also|now|can) )*(?:do|offer|have|sell|serve|make|stock) )?(?<what>\\S+(?: \\S+){0,6}?)(?: (?:,|:|-|for|at|costs?|is))* (?<price>${money}) (?:(?:,|;|-|–|—|and|so|please|can you|could you) )+(?:add|put) (?:it|that|this|them) (?:to|on|in|under) (?<where>.+)$`,
    ),
    to: 'add {what} for {price} to {where}',
  },
  // "Make the Start free button green and rename it Start now"
  {
    form: /^make (?<what>.+? (?:button|link)) (?<color>\S+(?: \S+)?) and (?:rename|call|name|relabel|change|title) (?:it|its text|its label|text|label)(?: to| into)? (?<text>.+)$/,
    to: '{what} should say {text} and make it {color}',
    colours: ['color'],
  },
  // "We're on holiday 1-15 August, put that somewhere visible"
  {
    form: /^(?<text>(?!add |put |make |move |remove |change ).+?) (?:,|;|-|–|—) (?:(?:can|could) you |please |and )?(?:put|show|add|say|mention|write|display) (?:that|this|it) (?:somewhere(?: (?:visible|obvious|prominent|at top|people see it|on \S+(?: \S+)?))?|(?:at|on|to) (?:very )?top(?: of (?:page|site|every page))?|on every page|up top|on (?:home ?page|front page|site|website)|where (?:people|everyone|they) (?:see|can see|will see) (?:it|that))$/,
    to: 'add banner saying {text}',
  },
  {
    form: /^(?<text>(?!add |put |make |move |remove |change ).+?) (?:,|;|-|–|—) (?:(?:can|could) you |please |and )?(?:put|show|add|say|mention|write|display) (?:that|this|it) (?:right |just )?(?<side>under|below|above|beneath|over) (?<where>.+)$/,
    to: 'add line {side} {where} saying {text}',
  },
  {
    form: /^make (?<what>(?:phone|telephone)(?: number)?|e-?mail(?: address)?|number) (?<look>bigger|larger|bold|bolder) and (?<link>clickable|tappable|a link)(?: (?:in|at) (?:header|top|menu|nav))?$/,
    to: 'make {what} {look} and make {what} clickable',
  },
  // "Can we have 3 services per row on desktop"
  {
    form: /^(?:(?:add|show|put|make|have|want|display|set) )?(?<n>\d|two|three|four|five|six) (?<what>\S+(?: \S+)?) (?:per|in|to|in each|in every|each|on each) (?:row|line)(?: (?:on|for) (?:desktop|desktops|computers?|laptops?|large screens|big screens|wide screens))?$/,
    to: 'show {what} in {n} columns',
  },
  {
    form: /^(?<what>\S+(?: \S+)?) (?<n>\d|two|three|four|five|six) (?:per|in|to) (?:row|line)(?: (?:on|for) (?:desktop|desktops|computers?))?$/,
    to: 'show {what} in {n} columns',
    isBare: true,
  },
  // 'Add a talk at 11:00 "Shipping on Fridays" by Priya Nair'
  {
    form: /^add (?:new )?(?<thing>talk|session|workshop|slot|keynote|panel|lecture|performance|act) (?:at|for) (?<time>\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:: |, |called |titled )?(?<name>(?!"…")\S+(?: \S+){0,7}? (?:by|with) \S+(?: \S+){0,2})$/,
    to: 'add {thing} called {name} at {time}',
  },
  {
    form: /^add (?:new )?(?<thing>talk|session|workshop|slot|keynote|panel|lecture|performance|act) (?:at|for) (?<time>\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:: |, |called |titled )?(?<name>"…"|(?!"…")\S+(?: \S+){0,7})$/,
    to: 'add {thing} called {name} at {time}',
  },
  {
    form: /^add (?<name>"…"|(?!talk|session|to )\S+(?: \S+){0,7}?) (?:to|in|into|on) (?:schedule|agenda|programme|program|timetable|line-?up) (?:at|for) (?<time>\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)$/,
    to: 'add session called {name} at {time}',
  },
  {
    form: /^add (?<name>"…"|(?!talk|session|to )\S+(?: \S+){0,7}?) (?:at|for) (?<time>\d{1,2}[:.]\d\d(?: ?[ap]m)?) (?:to|in|into|on) (?:schedule|agenda|programme|program|line-?up)$/,
    to: 'add session called {name} at {time}',
  },
  {
    form: /^add to (?:schedule|agenda|programme|program|line-?up) :? ?(?:at )?(?<time>\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) :? ?(?<name>.+)$/,
    to: 'add session called {name} at {time}',
  },
  // "The hero photo should be a van"
  {
    form: /^(?<what>(?:hero|main|first|top|about|header)? ?(?:photo|picture|image|illustration|drawing)) should (?:be|show|have|become) (?<text>.+)$/,
    to: 'change {what} to {text}',
  },
  // "Use pink and cream"
  {
    form: /^(?:(?:use|try|go for|with|in|want|give it) )?(?<one>\S+) and (?<two>\S+)(?: (?:please|colors?|tones|palette|theme))?$/,
    to: 'make brand {one} and make background {two}',
    colours: ['one', 'two'],
  },
  {
    form: /^(?:(?:use|try|go for|with|in|want|give it) )?(?<one>\S+) and (?<two>\S+)(?: (?:colors?|tones|palette))? (?:,|;) (?<rest>[^,;]+?) (?:,|;|and|, and) (?:and )?(?<more>[^,;]+)$/,
    to: 'make brand {one} and make background {two} and use {rest} and use {more}',
    colours: ['one', 'two'],
  },
  // "Swap Lavender and Fig round"
  {
    form: /^change (?<one>.+?) (?:and|with) (?<other>.+?) (?:round|around|over|places?)$/,
    to: 'change {one} and {other}',
    names: ['one', 'other'],
  },
  // "The venue is now Leeds Town Hall"
  {
    form: /^(?:(?:change|move|set) )?(?:venue|location|place|meeting point)(?: (?:is|has|now|moved|changed|will be|should be|to|be))+ (?<text>(?!on |in |at |section|wrong|too |not ).+)$/,
    to: 'change address to {text}',
    names: ['text'],
  },
  // "…, readers are older": why, after the order.
  {
    form: /^(?<order>(?:make|change|add|remove|move|put|show|hide|use|set) .+?) (?:,|;|-|–|—|because|since|as) (?:(?:because|since|as|our|my|most|many|some|all|of|the) )*(?:readers|visitors|customers|people|clients|guests|users|folks|parents|they|everyone|nobody|no one|half of them) (?:are|is|can't|cannot|can not|can|find|want|get|keep|complain|complained|said|say|need|have|don't|do not|did not|didn't|never|always|will|won't|were|read|look|looks)\b.*$/,
    to: '{order}',
  },
  // "…, no need for the contact page"
  {
    form: /^(?<order>(?:make|change|add|move|put|show|use|set) .+?) (?:,|;|-|–|—|and|then)+ (?:(?:then|so|we have|there is|there's) )*no (?:more )?(?:need for|use for|reason for) (?<what>\S+(?: \S+){0,3})(?: (?:anymore|any more|then|now))*$/,
    to: '{order} and remove {what}',
  },
  // "Change Start free to Try it free everywhere"
  {
    form: /^(?<order>(?:change|replace|rename) .+? (?:to|with|by|into) .+?) (?:everywhere|on all pages|on every page|across (?:the )?site|throughout)$/,
    to: '{order}',
  },
  {
    form: /^(?<look>black and white|black & white|black-and-white|b&w|greyscale|grayscale) (?<what>photos|pictures|images|photography|gallery)$/,
    to: 'make {what} black and white',
  },
  // "Testimonials before features"
  {
    form: /^(?<what>(?!open|closed|we |hours)[^ ,]+(?: [^ ,]+)?) (?<side>before|after|above|below|under) (?<where>[^ ,]+(?: [^ ,]+)?)$/,
    to: 'move {what} {side} {where}',
    isBare: true,
    others: ['what'],
  },
  // "Swap the accent for a deep teal"
  {
    form: /^(?:swap|exchange|switch|replace|trade|change) (?<what>accents?|accent colou?r|main colou?r|brand colou?r|buttons?|background|headings?|links?)(?: colou?r)? (?:for|with|by|to|into) (?:something )?(?<color>\S+(?: \S+){0,2})$/,
    to: 'make {what} {color}',
    colours: ['color'],
  },
  // "Make it darker", "a bit lighter": the scheme where it is the whole site, the ground where it is a bit.
  {
    form: /^(?:make |want |have )?(?:it |site |everything |page |whole site |whole page |whole thing |look |design |colou?rs )?(?:to be |to look |look |be )?(?:bit|little|slightly|touch|little bit|tad) (?<look>darker|lighter)$/,
    to: 'make background {look}',
  },
  {
    form: /^(?:make |want |have )?(?:it |site |everything |page |whole site |whole page |whole thing |look |design |colou?rs )?(?:to be |to look |look |be )?(?:much |lot |way |even )?(?<look>darker)$/,
    to: 'make it dark',
  },
  {
    form: /^(?:make |want |have )?(?:it |site |everything |page |whole site |whole page |whole thing |look |design |colou?rs )?(?:to be |to look |look |be )?(?:much |lot |way |even )?(?<look>lighter)$/,
    to: 'make it light',
  },
  {
    form: /^(?:make )?(?:colou?rs|colou?r scheme|palette) (?:(?:bit|much|lot|even|more) )*(?<way>brighter|vivid|vibrant|stronger|bolder|saturated|colou?rful)$|^(?:(?:use|want|more) )?(?<want>brighter|bolder|stronger|more vivid|more vibrant) colou?rs$/,
    to: 'make accent more vivid and make buttons more vivid',
  },
  // "Darker with gold accents"
  {
    form: /^(?:(?:make|want|have|go) (?:it |site |everything |page )?)?(?:(?:more|bit|little|slightly|much|lot) )*(?<look>darker|dark|lighter|light|black|white) (?:with|and|plus) (?<color>\S+(?: \S+)?) (?:accents?|details|touches|highlights|buttons?)(?: (?<rest>(?:,|and|;) .+))?$/,
    to: 'make it {look} and make accent {color} {rest}',
    colours: ['color'],
  },
  {
    form: /^(?:(?:make|want|have|go) (?:it |site |everything |page )?)?(?:(?:more|bit|little|slightly|much|lot) )*(?<look>darker|lighter) (?:with|and|plus) (?<color>\S+(?: \S+)?)(?: (?<rest>(?:,|and|;) .+))?$/,
    to: 'make it {look} and make accent {color} {rest}',
    colours: ['color'],
  },
];
