import type { Rewording } from './rewordings';

const nth =
  '(?:first|second|third|fourth|fifth|sixth|last|\\dst|\\dnd|\\drd|\\dth) (?:review|testimonial|quote)';

/** Orders about a part of one thing: an answer, the words of a review, a field of a form, an entry of the menu. */
export const partWays: readonly Rewording[] = [
  // "In the menu, Questions should be called FAQ"
  {
    form: /^in (?:menu|nav|navigation|header) ,? ?(?<old>[^,]+?) (?:should|must) (?:be called|be|say|read) (?<text>.+)$/,
    to: 'rename menu entry {old} to {text}',
  },
  // "Answer the one about children: Kids eat half price"
  {
    form: /^(?:answer|change answer) (?:(?:one|question) )?(?:about|on) (?<what>.+?) (?:with|to|into|:)(?: :)? (?<text>.+)$/,
    to: 'change answer of {what} to {text}',
  },
  // `Make the 2nd review say "Best carbonara in town" by Tom Field`
  {
    form: new RegExp(
      `^(?:make|let|have|change) (?<what>${nth}) (?:say|read|to say) (?<text>"…") (?:by|from|-|–|—) (?<who>.+)$`,
    ),
    to: 'change {what} to {text} by {who}',
  },
  // "The contact form needs a phone field, not required"
  {
    form: /^(?<where>(?:\S+ )?form) (?:needs?|should have|must have|wants?|could use) (?<name>(?:\S+ ){1,2}?field) , (?:but )?(?:which is |that is |it is )?(?:optional|not required|not mandatory|not compulsory)$/,
    to: 'add {name} to {where} , optional',
  },
  {
    form: /^add (?:logo|logos|client logo|partner logo) (?:bar|strip|row|wall|cloud|band) (?<rest>.+)$/,
    to: 'add logos section {rest}',
  },
  // "Put the delivery info above the about text"
  {
    form: /^(?<order>(?:move|put|place) .+? (?:above|below|before|after|under)) (?<where>\S+) (?:text|part|bit|block|paragraph)$/,
    to: '{order} {where} section',
  },
  {
    form: /^(?<order>(?:move|put|place) \S+) info (?<rest>(?:above|below|before|after|under|to) .+)$/,
    to: '{order} {rest}',
  },
  // "make the product cards have rounded corners and no border"
  {
    form: /^(?:make|let|give) (?<what>(?:\S+ )?(?:cards?|boxes|buttons?|pictures?|images?|photos?)) (?:have )?(?<shape>round(?:ed)?|square|sharp) corners (?:and|with|,) (?:no|without) (?<off>borders?|frames?|shadows?|outlines?)$/,
    to: 'make {what} {shape} and remove {off} of {what}',
  },
];
