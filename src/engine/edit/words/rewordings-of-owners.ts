import type { Rewording } from './rewordings';

const aims = 'something|anything|some|one|color|tone|shade';

const disliked = new RegExp(
  `^dislike (?:color of |colors of |look of )?(?<what>.+?)(?: colors?)? (?:,|;|-|and)+ ?(?:so |please |maybe |rather )?(?:use|make|change|try|go for|take|have|be) (?:it |them )?(?:to |be |into )?(?:(?:${aims}) )?(?:(?:\\S+er|more \\S+|less \\S+|else) )?(?:(?:,|like|such as|maybe|perhaps|e\\.g\\.|for example|in) )*(?<color>\\S+(?: \\S+)?)$`,
);

/** How owners say what they want without an order: what is sold out, what they dislike, what should stand there. */
export const freshWays: readonly Rewording[] = [
  // "I don't like the orange, use something calmer like teal"
  { form: disliked, to: 'change {what} to {color}', colours: ['what', 'color'] },
  { form: disliked, to: 'make {what} {color}', colours: ['color'], others: ['what'] },
  {
    form: /^(?<what>.+?) (?:is|are) (?:now |currently )?(?:sold out|out of stock)(?: now| today| at moment)?$/,
    to: 'mark {what} as sold out',
  },
  { form: /^(?:sold out|out of stock) : (?<what>.+)$/, to: 'mark {what} as sold out' },
  {
    form: /^(?:mark|show|label|tag|put|list) (?<what>.+?) (?:as |is )?(?:out of stock)$/,
    to: 'mark {what} as sold out',
  },
  // "Free shipping banner at the top of every page"
  {
    form: /^(?:add |put |show )?(?<text>(?!new |small |big |thin )\S+(?: \S+){0,6}?) (?:banner|bar|notice|announcement|strip) (?:at|on|to|across|in) (?:(?:very )?top of )?(?:every page|all pages|whole site)$/,
    to: 'add banner on every page saying {text}',
  },
  {
    form: /^(?:add |put |show )?(?<text>(?!new |small |big |thin )\S+(?: \S+){0,6}?) (?:banner|bar|notice|announcement|strip) (?:at|on|to|across|in) (?:very )?top(?: of .+)?$/,
    to: 'add banner saying {text}',
  },
  {
    form: /^(?:add |put |show )?(?:banner|notice|announcement|strip) (?:at|on|to|across|in) (?:very )?top (?:of (?:\S+ ){1,2})?(?:about|for|with) (?<text>.+)$/,
    to: 'add banner saying {text}',
  },
  // "Add a map with our address 12 Kirkstall Road"
  {
    form: /^add map (?:with|of|for|showing|to|at) (?:address |location )?(?:: )?(?<text>\d+\S* .+)$/,
    to: 'change address to {text} and add map section',
  },
  // "Just show a form", "only have a form there"
  {
    form: /^(?:only )?(?:show|have|use|put|leave|keep) (?:only )?(?:contact |enquiry |message )?(?<what>form)(?: instead| there| only)*$/,
    to: 'add contact section',
  },
];
