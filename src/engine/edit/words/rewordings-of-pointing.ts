import { partWays } from './rewordings-of-parts';
import type { Rewording } from './rewordings';

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}|${months} \d{1,2}(?:st|nd|rd|th)?)(?: ,? ?\d{4})?`;
const nth = '(?:first|second|third|fourth|fifth|sixth|last)';

/** Orders that point: at a day, at what stands at the top, at one of a row, at what was just said. */
export const pointingWays: readonly Rewording[] = [
  ...partWays,
  // "Could the button at the top say Order now and go to the shop"
  {
    form: /^(?:(?:can|could|should|make|have|let) )?(?<what>(?:\S+ ){0,2}?button(?: at top)?) (?:should |must )?(?:say|read|says) (?<text>[^"]+?|"…") and (?:should )?(?:go|goes|link|links|lead|leads|point|points) to (?<goal>.+)$/,
    to: 'make {what} say {text} and link {what} to {goal}',
  },
  {
    form: /^(?:put|have|show|want) (?:up )?(?<look>(?:\S+ )?(?:banner|announcement)) (?:up |on )?(?<text>(?:saying|that says|:) .+)$/,
    to: 'add {look} {text}',
  },
  // "Jo Marsh is now called Jo Bell and is head of lettings"
  {
    form: /^(?<who>\S+(?: \S+){0,2}?) is (?:now )?called (?:now )?(?<name>[^,"]+?) (?:and|,) (?:(?:she|he|they) )?(?:is|are) (?:now )?(?:our |the )?(?<role>[^,"]+)$/,
    to: 'rename {who} to {name} and change role of {name} to {role}',
    names: ['who', 'name'],
  },
  // "Put the map at the top of the contact page, above the form"
  {
    form: /^(?<order>(?:move|put|place) .+?) (?:to|at|near) (?:very )?(?:top|bottom|end) of (?<page>\S+(?: \S+)? page)(?: ,)? (?:just |right )?(?<side>above|before|below|after) (?<where>.+)$/,
    to: '{order} {side} {where} on {page}',
  },
  // "Copy the story to a new page called Our past"
  {
    form: /^duplicate (?<what>.+?)(?: section)? (?:to|on|onto|into|for) (?:its own |own )?(?:new |separate )?page (?:called|named) (?<name>.+)$/,
    to: 'add page called {name} and duplicate {what} to {name} page',
  },
  {
    form: /^duplicate (?<what>.+?)(?: section)? (?:to|on|onto|into) (?:its|their) own page$/,
    to: 'add page called {what} and duplicate {what} to {what} page',
  },
  // "Put "Our kitchen" in place of "The team", better"
  {
    form: /^(?:write|put|say|use|show|make|have)?(?: |^)instead of (?<old>"…")(?: (?:,|rather|better|write|put|say|use|should|be|say))* (?<text>"…")$/,
    to: 'change {old} to {text}',
  },
  // `The button "Get in touch" should say "Book now"`
  {
    form: /^(?:change |make )?(?:button|link|heading|title) (?<old>"…") (?:should (?:say|read|be)|to say|to read|to) (?<text>"…")$/,
    to: 'change {old} to {text}',
  },
  // "Make it dark but keep the header light"
  {
    form: /^(?<order>make (?:it|site|page|everything) (?:dark|light)(?: mode)?)(?: instead)?(?: ,)? (?:but|and|only) (?:keep|leave) (?<what>.+?) (?<look>dark|light|black|white)$/,
    to: '{order} and make {what} {look}',
  },
  { form: /^link (?<what>.+?) with (?<goal>.+)$/, to: 'link {what} to {goal}' },
  { form: /^change (?:site )?name in (?<text>.+)$/, to: 'change site name to {text}', names: ['text'] },
  { form: /^use (?<what>.+?) out of (?<where>.+)$/, to: 'remove {what} from {where}' },
  // "Set it on 14 May"
  {
    form: new RegExp(
      `^(?:change|make|move|put|have|hold|set|plan|do|use) (?:it|this|event|everything|festival|party|wedding|conference|show|concert|fair|day|date) (?:on|for|to|at|be on) (?:\\S+day ,? ?)?(?<date>${day})$`,
    ),
    to: 'change date to {date}',
  },
  // "Button at the top green and bigger"
  {
    form: /^(?:make |change |give )?(?<what>(?:main |big )?button) (?:at|in|on) (?:very )?(?:top|header|nav|menu)(?: of (?:page|site))?(?: to)? (?<color>\S+(?: \S+)?) and (?:also )?(?:make it )?(?<size>(?:bit |much |little )?(?:bigger|smaller|larger|rounder|bolder))(?: please| pls| plz)?$/,
    to: 'make header button {color} and make header button {size}',
    colours: ['color'],
  },
  {
    form: /^(?<what>(?:main |big )?button|headline|heading|logo|menu|text) (?:at|in|on) (?:very )?(?:top|header)(?: of (?:page|site))? (?<color>\S+(?: \S+)?)(?: please| pls| plz)?$/,
    to: 'make {what} {color}',
    colours: ['color'],
    isBare: true,
  },
  // "Header button orange", "button at the top bigger"
  {
    form: /^(?<what>(?:header|nav|hero|footer|main|first|second|third|last) (?:buttons?|headings?|links?|cards?|text|pictures?|sections?)) (?:in |to )?(?<color>\S+(?: \S+)?)(?: please| pls| plz)?$/,
    to: 'make {what} {color}',
    colours: ['color'],
    isBare: true,
  },
  {
    form: /^(?:main |big )?button (?:at|in|on) (?:very )?(?:top|header)(?: of (?:page|site))? (?<size>(?:bit |much |little )?(?:bigger|smaller|larger|rounder|bolder))(?: please| pls| plz)?$/,
    to: 'make header button {size}',
  },
  // "Swap travel and schedule, and a softer green please"
  {
    form: /^(?<order>(?:swap|change|move|remove|add|hide|rename|put) .+?)(?: ,)? and (?:have |use )?(?:bit |slightly |much )*(?<shade>softer|lighter|darker|brighter|warmer|deeper) (?<color>\S+)(?: please| pls)?$/,
    to: '{order} and make {color} {shade}',
    colours: ['color'],
  },
  // "Add a page Workshops after Prices"
  {
    form: /^add (?:new |another )?page (?:called |named |titled )?(?<name>(?!"…" with)\S+(?: (?!after|before|behind|next|with|about|for)\S+){0,2}?) (?:right |just )?(?<side>after|before|behind) (?:page )?(?<where>\S+(?: \S+){0,2})$/,
    to: 'add page called {name} and move {name} {side} {where} in menu',
    names: ['name'],
  },
  // "Free shipping from 60 euros, put that in the cart too"
  {
    form: /^(?<order>(?:free (?:\S+ )?(?:delivery|shipping|postage)|(?:delivery|shipping|postage) free) (?:\S+ ){1,5}?\S+?)(?: ,)?(?: and)? (?:put|show|say|mention|write|add) (?:that|it|this) (?:in|on|at) (?:\S+ )?(?:cart|basket|checkout|cart page)(?: too| as well| also)?$/,
    to: '{order}',
  },
  // "The second card should say Almond croissant £3.10"
  {
    form: new RegExp(
      `^(?:change |make )?(?<which>${nth} (?:card|product|dish|item|treatment|service|drink|cake))(?: should say| should read| should be| says| to| to say| is) (?<name>[^"€$£]{3,60}?) (?:for |at |, )?(?<price>[€$£] ?\\d[\\d.,]*)$`,
    ),
    to: '{which} should say {name} and change price of {name} to {price}',
    names: ['name'],
  },
];
