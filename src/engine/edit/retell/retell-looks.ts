import { faults, more, phrasalVerbs } from './faults';
import type { Retelling } from './retelling';
import { aside, howMuch, seems, wholeSite } from './retelling';

const thing = `(?:(?:this|that|these|those) (?=\\S+ (?:is|are|was|looks?|feels?|needs?|hurts?|makes?|could|should)))?(?<what>(?!${wholeSite} )(?!add |say |mention |note |write |tell )[^,"]+?)`;
const device = '(?: (?:on|in) (?:my |our |your |a )?(?:phones?|mobile|mobile phone|iphone|small screens?))';

/** A form for things and one for the site as a whole. */
function both(lead: string, tail: string, ofThing: string, ofSite: string | null): readonly Retelling[] {
  return [
    ...(ofSite ? [{ form: new RegExp(`^${lead}${wholeSite}${tail}$`), to: [ofSite] }] : []),
    { form: new RegExp(`^${lead}${thing}${tail}$`), to: [ofThing] },
  ];
}

const found: readonly Retelling[] = faults.flatMap(({ said, ofThing, ofSite }) => [
  ...both('', ` ${seems} ${howMuch}(?:${said})${device}`, `${ofThing} on phones`, ofSite ? `${ofSite} on phones` : null), // prettier-ignore
  ...both('', ` ${seems} ${howMuch}(?:${said})${aside}`, ofThing, ofSite),
  ...both('make ', ` (?:(?:look|feel|be|bit|lot|much) )*(?:less|not so|not as) (?:${said})${aside}`, ofThing, ofSite), // prettier-ignore
]);

const enough: readonly Retelling[] = Object.entries(more).flatMap(
  ([word, way]) =>
  both('', ` (?:isn't|isnt|is not|aren't|arent|are not|doesn't look|don't look|not) ${howMuch}${word}(?: enough)?${aside}`, `make {what} ${way}`, `make text ${way}`), // prettier-ignore
);

const comparative =
  '(?<way>(?:less |more |much )?(?:bigger|smaller|larger|taller|shorter|wider|narrower|bolder|thinner|darker|lighter|brighter|softer|warmer|cooler|rounder|squarer|hotter|punchier|stronger|deeper|richer|paler|calmer|quieter|vivid|muted|dusty|dustier|earthy|earthier|subtle|subtler|pastel|vibrant|bold|round|tall))';
const remedy = '(?:(?:can|could|should|it|them|that|be|maybe|perhaps|try|make|go|for|do|use|have|want|something|bit|lot|much|rather|please|needs?|to|look|more|i\'d|we\'d|like|prefer|let\'s|how|about|wants?|feel) )*'; // prettier-ignore
const place = '(?: (?:at|in|on) (?<where>top|header|footer|hero|menu|nav|home page))?';
const wished: readonly Retelling[] = [
  // "The blush is a touch too pink", "the green is too minty"
  { form: new RegExp(`^(?:this |that )?(?<color>\\S+(?: \\S+)?) ${seems} ${howMuch}too \\S+${aside}$`), to: ['make {color} softer'], colours: ['color'] }, // prettier-ignore
  { form: /^make (?<color>\S+(?: \S+)?) (?:pop|stand out|sing|zing|jump)(?: (?:more|bit|out))*$/, to: ['make {color} more vivid'], colours: ['color'] }, // prettier-ignore
  { form: /^make (?:it|text|site|page)(?: (?:so|that|big enough|clear enough))* (?:\S+ ){1,4}?(?:can|could)(?: (?:actually|easily|really))? (?:read|see)(?: (?:it|this|that|text|everything))?$/, to: ['make text bigger'] }, // prettier-ignore
  // "I want the prices bigger"
  { form: new RegExp(`^(?:add|have|get|want|show|put) ${thing} (?:lot |bit |much )*${comparative}${aside}$`), to: ['make {what} {way}'] }, // prettier-ignore
  // "The title is too long, put “…”"
  {
    form: new RegExp(`^${thing} (?:${seems}|doesn't|does not|dislike|has|could|should|needs?) [^,"]+?(?: (?:,|;|-|–|so|and))+ (?:(?:put|make it|make|use|say|should|it|say|be|rather|prefer|instead|better|change it|to|try|how about|something|like|let it|have it|e\\.g\\.|maybe) )*(?<text>"…")$`), // prettier-ignore
    to: ['{what} should say {text}'],
  },
  {
    form: /^(?:it|site|page|this|whole thing|everything) (?:should|could|needs? to|wants? to|has to|must|ought to|can)(?: (?:look|feel|be|seem|sound|come across))* (?<way>(?:bit |lot |much )?(?:more|less) \S+)$/,
    to: ['make site look {way}'],
  },
  {
    form: /^(?:make|keep|let|have|get) (?<what>header|menu|nav|navigation|top bar|navbar|(?:\S+ ){1,2}button) (?:to )?(?:stick|stay|follow|remain|fixed|stuck|float)(?: .*)?$/,
    to: ['make {what} sticky'],
  },
  // "The header is a weird blue, try something darker"
  {
    form: new RegExp(`^${thing} (?:${seems}|has|have|doesn't|isn't|aren't|don't) [^,"]+?(?: (?:,|;|-|–|so|and|but))+ ${remedy}${comparative}${aside}$`), // prettier-ignore
    to: ['make {what} {way}'],
  },
  // "I'm bored of the heading, change it to …"
  {
    form: /^(?:(?:i'm|i am|we're|we are|i|we|not|really|so|bit|getting) )*(?:bored|tired|sick|fed up|done|not keen|keen|sure|unsure|happy|unhappy|worried|annoyed|hate|dislike|don't like|never liked|can't stand|don't love)(?: (?:of|with|about|on|by))? (?<what>[^,":]+?)(?: (?:,|;|-|–|so|and|can you|please|let's))+ (?<verb>change|make|turn|remove|hide|shorten|swap) (?:it|them|that)(?<rest> .+)?$/,
    to: ['{verb} {what} {rest}'],
  },
  // "The candles need bigger pictures"
  {
    form: new RegExp(`^(?<where>[^,"]+?) (?:needs?|wants?|should have|could do with|could use|deserves?) ${comparative} (?<what>\\S+(?: \\S+)?)$`), // prettier-ignore
    to: ['make {what} in {where} {way}', 'make {where} {what} {way}', 'make {what} {way}'],
  },
  {
    form: new RegExp(`^${thing} (?:makes? (?:people's )?eyes (?:hurt|water|bleed)|hurts? eyes|(?:is|are) hurting eyes|screams?|shouts?|(?:is|are) shouting|jumps? out too much|hits? you in face|(?:is|are) blinding|hurts? to look at|(?:is|are) killing me|(?:is|are) giving me headache|stands? out too much)${aside}$`), // prettier-ignore
    to: ['make {what} softer', 'make {what} smaller'],
  },
  {
    form: /^stop (?<what>[^,"]+?) (?:from )?(?:shouting|screaming|jumping out|dominating|taking over|being so (?:big|loud)|hogging \S+(?: \S+)?)(?: (?:so much|at me|at you|at people))?$/,
    to: ['make {what} softer', 'make {what} smaller'],
  },
  {
    form: new RegExp(
      `^${thing} (?:could|would|should|might|needs?|wants?|has|have|ought|must|deserves?)(?: (?:to|do|be|being|with|look|looks|better|nicer|good|made|get|have|probably|maybe|definitely))* ${howMuch}${comparative}${place}${aside}$`,
    ),
    to: ['make {where} {what} {way}', 'make {what} {way}'],
  },
  // "I can't read the footer", "you can hardly see the prices"
  {
    form: new RegExp(
      `^(?:i|you|we|people|customers|nobody|no one|one|visitors) (?:can|could)(?:not|'t|t| not| hardly| barely| scarcely)? ?(?:really |properly |easily |even )?(?:read|see|make out|find) ${thing}${device}?${aside}$`,
    ),
    to: ['make text of {what} bigger', 'make {what} bigger', 'make {what} bolder'],
  },
  {
    form: /^(?:make )?(?<what>.+?) (?:stand out|stands out|pop|jump out|leap out|be more obvious|more obvious|more visible|more noticeable|more prominent|clearer|easier to (?:see|spot|find))(?: (?:more|better|bit|enough|little))*$/,
    to: ['make {what} bolder and make {what} bigger', 'make {what} bolder', 'make {what} bigger'],
  },
  {
    form: new RegExp(
      `^${thing} (?:gets? lost|disappears?|(?:doesn't|doesnt|does not|don't|dont|do not|should|needs? to|could|must) (?:really )?(?:stand out|pop|jump out|be noticed|be more obvious|be clearer|be easier to (?:see|spot|find|read)))(?: (?:enough|more|better|at all))*${aside}$`,
    ),
    to: ['make {what} bolder and make {what} bigger', 'make {what} bolder', 'make {what} bigger'],
  },
  {
    form: /^(?:make )?(?<what>.+?) (?:easier to read|more readable|more legible|readable)$/,
    to: ['make text of {what} bigger', 'make {what} bigger'],
  },
];

const roomy =
  '(?:empty |white |blank |breathing |more )*(?:space|spaces|gap|gaps|padding|room|whitespace|air|margin)';
const spaces: readonly Retelling[] = [
  { form: new RegExp(`^(?:bigger|larger|wider) ${roomy} (?:in|around|round|between|above|under|below) (?<what>\\S+(?: \\S+){0,3})$`), to: ['more space between {what}', 'more space in {what}'] }, // prettier-ignore
  { form: new RegExp(`^(?:smaller|tighter|narrower) ${roomy} (?:in|around|round|between|above|under|below) (?<what>\\S+(?: \\S+){0,3})$`), to: ['less space between {what}', 'less space in {what}'] }, // prettier-ignore
  { form: new RegExp(`^(?:(?:we|i|you) )?(?:don't need|dont need|don't want|dislike|don't add|no need for|remove) (?:(?:big|huge|much bigger|large|all|that|massive|enormous) )*${roomy} (?:in|around|round|between|above|under|below) (?<what>\\S+(?: \\S+){0,3})$`), to: ['less space in {what}'] }, // prettier-ignore
  {
    form: new RegExp(`^(?:.* )?(?<way>more|less) ${roomy} (?:in|around|round|between|above|under|below|inside|for|to) (?<what>\\S+(?: \\S+){0,3})$`), // prettier-ignore
    to: ['{way} space in {what}'],
  },
  {
    form: new RegExp(`^${thing} (?:needs?|wants?|could do with|could use|deserves?|lacks?) (?:bit |lot |some |little )*(?:more )?${roomy}(?: (?:around|round|between|to breathe|in) ?(?:it|them)?)?$`), // prettier-ignore
    to: ['more space in {what}'],
  },
  {
    form: new RegExp(`^(?:there is|there's|theres|it has|we have|we've got|got) (?:way |far |much )*(?:too much|loads of|lots of|(?:huge|massive|big|large|giant|enormous|much bigger)) ${roomy} (?:in|around|between|above|under|below|inside|at) (?<what>.+)$`), // prettier-ignore
    to: ['less space in {what}'],
  },
  {
    form: new RegExp(`^(?:close up|shrink|reduce|cut|tighten|close|make smaller|remove) (?:up )?${roomy} (?:in|around|between|above|under|below|inside) (?<what>.+)$`), // prettier-ignore
    to: ['less space in {what}'],
  },
];

const verbs: readonly Retelling[] = phrasalVerbs.flatMap(([verb, little, ofThing, ofSite]) => {
  const behind =
    little === '' ? '' : little.startsWith('|') ? `(?: (?:${little.slice(1)}))?` : ` (?:${little})`;
  const way =
    '(?: (?:bit|little|lot|touch|tad|more|much|please|slightly|size|sizes|one|two|couple of|few|notch))*';
  return [
    ...both(`(?:${verb}) `, `${behind}${way}`, ofThing, ofSite),
    ...(behind === '' ? [] : both(`(?:${verb})${behind} `, way, ofThing, ofSite)),
    ...(ofSite === null || behind === '' ? [] : [{ form: new RegExp(`^(?:${verb})${behind}${way}$`), to: [ofSite] }]), // prettier-ignore
  ];
});

/** Wishes about how things look: what is found fault with, what there should be more of, what a verb says. */
export const lookRetellings: readonly Retelling[] = [...spaces, ...verbs, ...wished, ...enough, ...found];
