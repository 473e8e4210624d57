import { compoundWays } from './rewordings-of-compounds';
import { complaints } from './rewordings-of-complaints';
import { chatterWays } from './rewordings-of-chatter';
import { chatWays } from './rewordings-of-wishes';
import { freshWays } from './rewordings-of-owners';
import { keeperWays } from './rewordings-of-keepers';
import { newsWays } from './rewordings-of-news';
import { placeWays } from './rewordings-of-places';
import { pointingWays } from './rewordings-of-pointing';
import { sellerWays } from './rewordings-of-sellers';
import { speechWays } from './rewordings-of-speech';
import { talkWays } from './rewordings-of-talk';
import { writerWays } from './rewordings-of-writers';

/** A way to say an order and the plain order that it stands for. */
export type Rewording = {
  readonly form: RegExp;
  /** The engine's own words; `{name}` stands for what the form captured. */
  readonly to: string;
  /** Captures that must be colours. */
  readonly colours?: readonly string[];
  /** Captures that must not be colours. */
  readonly others?: readonly string[];
  /** Only where the sentence has no verb at its beginning. */
  readonly isBare?: boolean;
  /** Only where nothing in it is written large, as texts and names are. */
  readonly isLower?: boolean;
  /** Captures that must be written large, as names are. */
  readonly names?: readonly string[];
};

const parts =
  'background|text|texts|buttons?|headers?|footer|headings?|titles?|links?|cards?|menu|nav|hero|borders?|page background';

const lists = 'reviews|testimonials|questions|faqs|photos|pictures|images|videos|events|posts';
const members =
  'speaker|recipe|trainer|coach|teacher|team member|member|product|dish|drink|service|class|room|plan|event|treatment|person|employee|project|column|lane|list|category|deck|card|skill|language|award|job|area|step|sponsor|partner|client|amenity|position|degree|certificate|treatment|course|workshop|listing|property|gig|show|date|ticket|pass|package|tier';

/** Ways to say an order without its verb, or with a verb of its own, and the plain order that they stand for. */
export const rewordings: readonly Rewording[] = [
  ...newsWays,
  ...placeWays,
  ...pointingWays,
  ...speechWays,
  ...chatterWays,
  ...talkWays,
  ...keeperWays,
  ...writerWays,
  ...sellerWays,
  ...compoundWays,
  ...chatWays,
  {
    form: /^(?<what>.+?) (?:isn't|isnt|is not|aren't|arent|are not|is no longer|are no longer) (?:needed|necessary|required|relevant)(?: anymore| any more| now)?$/,
    to: 'remove {what}',
  },
  {
    form: /^(?<order>(?:rename|change) (?:my |site |business )*name (?:to )?.+?) everywhere$/,
    to: '{order}',
  },
  {
    form: /^in (?<where>\S+(?: \S+)?) , (?:make|change) (?<what>prices|headings?|titles?|buttons?|links?|cards|photos|pictures|images|descriptions|names|dates) (?<look>.+)$/,
    to: 'make {what} in {where} {look}',
  },
  {
    form: /^make (?<what>.+?) (?:stand out|pop|nicer|more visible|more noticeable|brighter|different)(?: more| a bit)? (?:, )?(?:maybe|perhaps|like|for example|say|in|with) (?<color>\S+(?: \S+)?)$/,
    to: 'make {what} {color}',
    colours: ['color'],
  },
  {
    form: new RegExp(
      `^add (?<name>\\S+(?: \\S+){0,2}) as (?:new )?(?<thing>${members}|partner|associate|colleague|manager|lawyer|doctor|stylist) (?:(?:,|;|-|who|she|he|they) )+(?:does|do|handles|runs|covers|works on|specialises in|specializes in|teaches|is) (?<text>.+)$`,
    ),
    to: 'add {thing} called {name} with text {text}',
    names: ['name'],
  },
  {
    form: new RegExp(
      `^add (?<name>\\S+(?: \\S+){0,2}) as (?:new )?(?<thing>${members}|partner|associate|colleague|lawyer|doctor|stylist)$`,
    ),
    to: 'add {thing} called {name}',
    names: ['name'],
  },
  {
    form: /^add (?:new )?(?:question|faq)(?: to faq)? (?:about|on) (?:\S+ ){1,3}?: (?<rest>(?:is|are|do|does|can|may|how|what|when|where|who|why|will|which) .+)$/,
    to: 'add question : {rest}',
  },
  {
    form: /^move (?<what>.+?) (?:up|down|further up|further down) (?<side>above|below|before|after|under) (?<where>.+)$/,
    to: 'move {what} {side} {where}',
  },
  {
    form: /^put (?<what>.+?) (?<look>(?:much )?(?:smaller|bigger|larger|bold|bolder))$/,
    to: 'make {what} {look}',
  },
  // "das Wort Holz überall entfernen": the order as an infinitive at the end.
  {
    form: /^(?<rest>.+) (?<verb>remove|hide|duplicate|undo)$/,
    to: '{verb} {rest}',
    isBare: true,
  },
  {
    form: /^(?<order>add (?:\S+ )*?button)(?: ,)? (?:that |which |der |die |das )?(?:zu|zum|zur|auf|nach|to|naar|a|vers) (?<goal>.+?) (?:goes|links|leads)$/,
    to: '{order} that links to {goal}',
  },
  {
    form: /^make (?<what>header|nav|footer|hero|banner|top bar|menu bar) (?:much )?(?:thinner|slimmer|less tall|less high)$/,
    to: 'less space in {what}',
  },
  // "Make it calmer, maybe sage green": of the two, the colour is what can be done.
  {
    form: /^make (?:it|site|page|everything|design|(?:whole|entire) (?:thing|site|page))(?: (?:look|feel))?(?: (?:more|\S+er|\S+))? (?:, )?(?:maybe|perhaps|like|for example|e\.g\.|something like)(?: in| with)? (?<color>\S+(?: \S+)?)$/,
    to: 'make brand {color}',
    colours: ['color'],
  },
  // "Can the footer be dark blue?"
  {
    form: /^(?:can|could|should|might|shall) (?<what>.+?) be (?:in )?(?<look>.+)$/,
    to: 'make {what} {look}',
    others: ['what'],
  },
  // "The background should darker be": the order of words in German and Dutch.
  { form: /^(?<what>.+?) should (?<look>.+?) (?:be|become|are)$/, to: '{what} should be {look}' },
  {
    form: new RegExp(`^should be (?<what>${parts}) (?<color>.+)$`),
    to: 'make {what} {color}',
    colours: ['color'],
  },
  {
    form: /^(?:where|wherever) it says (?<old>\S+(?: \S+){0,4}?)(?: ,)? (?:(?:it )?should |please |make it )?(?:say|write|put) (?<text>\S+(?: \S+){0,5})$/,
    to: 'change text {old} to {text}',
  },
  // "Anna is now called Anna Hart": another name, not another role.
  {
    form: /^(?!site|it|name|business|company|brand|shop)(?<what>\S+(?: \S+){0,3}?) is (?:now )?called (?:now )?(?<text>.+?)(?: (?:now|instead|these days|from now on))?$/,
    to: 'rename {what} to {text}',
  },
  {
    form: /^(?<what>(?!it|this|that|page|site|mention|add|say|tell|note|write|state)\S+(?: \S+){0,3}?) (?:is|are) (?:now )?free(?: now| forever| of charge)?$/,
    to: 'change price of {what} to free',
  },
  {
    form: /^(?:make|change) (?<what>.+?) (?<way>(?:much )?(?:bigger|smaller|larger|bold|bolder)) (?:in|on|of) (?<where>header|footer|hero)$/,
    to: 'make {what} in {where} {way}',
  },
  {
    form: /^(?:change|make|use) (?:color scheme|colors|palette|color palette)(?: of site)? (?:to|be|as|into)? ?(?<color>\S+(?: \S+)?) and (?<other>\S+(?: \S+)?)$/,
    to: 'make brand {color} and make background {other}',
    colours: ['color', 'other'],
  },
  { form: /^price (?:of )?(?<what>(?!of|is|now)\S+(?: \S+)?) (?:is |now )+(?<price>\d.*)$/, to: 'change price of {what} to {price}' }, // prettier-ignore
  {
    form: /^rename (?!.* (?:to|into|as) )(?<what>\S+(?: \S+)?) in (?<text>.+)$/,
    to: 'rename {what} to {text}',
  },
  { form: /^take (?<what>.+?) off(?: (?:site|page|there))?$/, to: 'remove {what}' },
  {
    form: /^(?:change|rename) (?:charity|club|school|practice|clinic|hotel|salon|bakery|cafe|firm|agency|church|gym|farm|gallery|project|organisation|organization)(?:'s)?(?: name)? (?:to|into) (?<text>.+)$/,
    to: 'rename site to {text}',
  },
  {
    form: /^(?<what>phone|phone number|number|email|email address|address) (?:is|was) wrong (?:(?:,|;|and|-) )*(?:it is|it's|its|it should be|it must be|should be|must be|correct one is|right one is) (?<text>.+)$/,
    to: 'change {what} to {text}',
  },
  {
    form: /^(?<verb>make|change) (?:it|site|page|everything|to) (?:to )?(?<way>dark|light)(?: (?:mode|theme))? (?:instead of|not|rather than) (?:dark|light)$/,
    to: 'make it {way}',
  },
  {
    form: /^add to (?<where>menu|price list|prices|pricing|services|team|faq|products|list) (?:: )?(?<what>.+?) (?:to|at|for|:) (?<price>[€$£]?\d\S*(?: (?:€|euros?|kr|zł|chf))?)$/,
    to: 'add {what} for {price} to {where}',
  },
  {
    form: /^add to (?<where>menu|price list|prices|pricing|services|team|products|list) (?:: )?(?<what>.+)$/,
    to: 'add {what} to {where}',
  },
  { form: /^(?<what>.+?) should (?<text>.+?) say$/, to: '{what} should say {text}' },
  {
    form: /^(?:use |add |make )?(?<color>(?:\S+ ){0,2}\S+) (?:for|on) (?<what>(?:all )?(?:background|text|texts|buttons?|headers?|footer|headings?|titles?|links?|cards?|nav|hero|borders?))$/,
    to: 'make {what} {color}',
    colours: ['color'],
  },
  // "Maria left us, please take her off the site."
  {
    form: /^(?<who>\S+(?: \S+){0,2}?) (?:has |have |is |will be )?(?:left|leaving|gone|quit|retired|moved on|no longer (?:works?|working|here|with us|part of team|in team)|(?:does not|doesn't|don't) work)(?: (?:us|here|for us|with us|team|company|business|anymore|any more|now))*(?:(?: (?:,|;|so|and|-))* (?:please )?(?:remove|take) (?:her|him|them)(?: (?:(?!(?:and|,|then|so) (?:then )?(?:add|put|make|change|rename|move|remove|show)\b).)*)?)?$/,
    to: 'remove {who} from team',
    names: ['who'],
  },
  ...freshWays,
  ...complaints,
  {
    form: new RegExp(`^(?<color>.+?) (?<what>${parts})(?: everywhere)?$`),
    to: 'make {what} {color}',
    colours: ['color'],
  },
  {
    form: new RegExp(`^(?<what>${parts}|main button|all buttons) (?:in |to |should be )?(?<color>.+)$`),
    to: 'make {what} {color}',
    colours: ['color'],
  },
  {
    form: /^(?<order>.+?) , (?:it is|it's|its|they are|they're|because|since|as|we only|we just|i only|nobody|no one|people|customers|clients|visitors|there is|there's|that's|that is) (?:.+)$/,
    to: '{order}',
  },
  {
    form: /^(?<what>.+?) (?:is|are) (?:sold out|gone|finished|over|cancelled|canceled|discontinued|not available anymore|no longer available)(?: now| anymore)? (?:,|so|and|please| )*(?:remove|take) (?:it|them|that)(?: (?:down|off|out))?$/,
    to: 'remove {what}',
  },
  {
    form: /^(?:we|i) (?:don't|dont|do not|no longer) (?:do|offer|have|sell|make|serve|need|want|use|accept|run|host) (?<what>.+?)(?: (?:anymore|any more|any longer|now))?$/,
    to: 'remove {what}',
  },
  {
    form: /^dislike (?:color of |colors of |look of )?(?<what>.+?)(?: colors?)? , (?:so |please )?(?:make|change|use) (?:it|them) (?:to )?(?<look>.+)$/,
    to: 'make {what} {look}',
    others: ['what'],
  },
  { form: new RegExp(`^remove all (?<what>${lists})$`), to: 'remove {what}' },
  { form: /^take (?<what>.+?) out of (?<where>.+)$/, to: 'remove {what} from {where}' },
  {
    form: /^remove (?<what>.+?) from (?<where>.+?) (?:at|on) top(?: of (?:page|site))?$/,
    to: 'remove {what} from {where}',
  },
  {
    form: /^(?:name|call|rename) (?:site|shop|business|company|bakery|restaurant|cafe|hotel|store|brand|it) (?!to |as |into |plan |package |tier |class |lunch )(?<text>.+)$/,
    to: 'rename site to {text}',
  },
  {
    form: new RegExp(
      `^add (?:new |another )?(?<thing>${members}) (?!called |named |new |to |for |with |about |in |from |section|page|form|button|list|:|"|between |before |after )(?<text>.+)$`,
    ),
    to: 'add {thing} called {text}',
  },
  // "Añade un plato nuevo: …": the word for new after the thing.
  {
    form: new RegExp(`^add (?<thing>${members}) new(?: (?:called|named|:|,))* (?<text>.+)$`),
    to: 'add {thing} called {text}',
  },
  {
    form: /^add (?<name>[^,]+?) , (?<price>[€$£]?\d[\d.,]*(?:€|kr)?) ,? ?(?<spot>(?:after|before|to(?! (?:now|present|today|\d))|in|above|below) .+)$/,
    to: 'add {name} for {price} {spot}',
  },
  { form: /^(?<what>[^,]+?) (?<way>up|down|to top|to end|at top)$/, to: 'move {what} {way}', isBare: true },
  {
    form: /^(?:rename|change|relabel) (?:button|link) (?<what>(?!to |in |of |on |from |at |color |text )\S+(?: \S+){0,4}?) (?:to|into|as) (?<text>.+)$/,
    to: 'change {what} button to {text}',
    others: ['text'],
  },
  {
    form: /^rename (?<what>(?:main )?buttons?) (?!to |into |as )(?<text>.+)$/,
    to: '{what} should say {text}',
  },
  {
    form: new RegExp(`^(?<what>${parts}|all buttons|main button) should be (?<look>[^"]+)$`),
    to: 'make {what} {look}',
    isLower: true,
  },
  {
    form: /^call (?<what>(?:\S+ ){0,3}?(?:button|buttons|link)) (?<text>.+)$/,
    to: '{what} should say {text}',
  },
  {
    form: /^(?:make|change|use) (?<what>(?:\S+ ){0,3}?(?:heading|title|button|text|tagline|headline|label|subtitle|slogan)) (?<text>"…")$/,
    to: 'change {what} to {text}',
  },
  { form: /^call (?<what>.+? (?:page|section|plan|tier)) (?<text>.+)$/, to: 'rename {what} to {text}' },
  { form: /^change (?<what>.+?)(?:'s)? name to (?<text>.+)$/, to: 'rename {what} to {text}' },
  { form: /^change name of (?<what>.+?) to (?<text>.+)$/, to: 'rename {what} to {text}' },
  { form: /^(?:another|new) (?<what>(?!opening|hours)\S+(?: \S+)?) : (?<text>.+)$/, to: 'add {what} called {text}' }, // prettier-ignore
  {
    form: /^(?:another|new) (?<what>\S+(?: \S+)?) (?:called|named) (?<text>.+)$/,
    to: 'add {what} called {text}',
  },
  {
    form: /^add (?<what>pricing|prices|plans|testimonials|reviews|faq|team|gallery|stats) with (?:\d+|two|three|four|five|six) \S+$/,
    to: 'add {what} section',
  },
  {
    form: /^(?:all )?prices (?<share>[\d.]+ ?%) (?<way>off|up|down|higher|lower|cheaper)$/,
    to: 'make all prices {share} {way}',
  },
  { form: /^(?<share>[\d.]+ ?%) off (?:on )?(?:all prices|everything)$/, to: 'make all prices {share} off' },
  {
    form: /^(?:make off|disable|stop|switch off|turn off|change off|no|without|no more) (?<what>animations?|motion|moving things|movement|effects?)$/,
    to: 'remove {what}',
  },
  { form: /^make (?<what>animations?|motion|effects?) off$/, to: 'remove {what}' },
  {
    form: /^(?:make off|turn off|switch off|disable) (?<what>(?!dark|light|night|animat|motion)\S+(?: \S+)?)$/,
    to: 'remove {what}',
  },
  {
    form: /^(?:put|show|have) (?<what>\S+(?: \S+){0,2}) on (?<goal>\S+(?: \S+)? page) instead$/,
    to: 'move {what} to {goal}',
  },
  { form: /^make (?:text|reading|main) column (?<way>narrower|wider)$/, to: 'make content {way}' },
  {
    form: /^(?<side>bigger|smaller|darker|lighter|rounder|bolder|taller|softer|warmer) (?<what>[^,]+)$/,
    to: 'make {what} {side}',
  },
];
