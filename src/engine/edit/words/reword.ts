import { readColour } from '../colour/read-colour';
import { phraseRange } from './read-command';
import { makePart } from './read-command';
import type { Part } from './read-command';
import type { Token } from './split-words';

type Rewording = {
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
};

const parts =
  'background|text|texts|buttons?|headers?|footer|headings?|titles?|links?|cards?|menu|nav|hero|borders?|page background';

const lists = 'reviews|testimonials|questions|faqs|photos|pictures|images|videos|events|posts';
const members =
  'speaker|trainer|coach|teacher|team member|member|product|dish|drink|service|class|room|plan|event|treatment|person|employee|project';

/** Ways to say an order without its verb, or with a verb of its own, and the plain order that they stand for. */
const rewordings: readonly Rewording[] = [
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
  { form: /^(?<order>.+?) , (?:it is|it's|its|they are|they're|because|since|as) (?:.+)$/, to: '{order}' },
  {
    form: /^(?<what>.+?) (?:is|are) (?:sold out|gone|finished|discontinued|not available anymore|no longer available)(?: now| anymore)? (?:,|so|and) (?:please )?remove (?:it|them)$/,
    to: 'remove {what}',
  },
  {
    form: /^(?:we|i) (?:don't|dont|do not|no longer) (?:do|offer|have|sell|make|serve) (?<what>.+?)(?: (?:anymore|any more|any longer|now))?$/,
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
    form: /^(?:name|call|rename) (?:site|shop|business|company|bakery|restaurant|cafe|hotel|store|brand|it) (?!to |as |into )(?<text>.+)$/,
    to: 'rename site to {text}',
  },
  {
    form: new RegExp(
      `^add (?:new |another )?(?<thing>${members}) (?!called |named |to |for |with |about |in |from |section|page|form|button|list|:|"|between |before |after )(?<text>.+)$`,
    ),
    to: 'add {thing} called {text}',
  },
  {
    form: /^add (?<name>[^,]+?) , (?<price>[€$£]?\d\S*) ,? ?(?<spot>(?:after|before|to|in|above|below) .+)$/,
    to: 'add {name} for {price} {spot}',
  },
  { form: /^(?<what>[^,]+?) (?<way>up|down|to top|to end|at top)$/, to: 'move {what} {way}', isBare: true },
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
  { form: /^(?:another|new) (?<what>\S+(?: \S+)?) : (?<text>.+)$/, to: 'add {what} called {text}' },
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
  { form: /^(?<side>bigger|smaller|darker|lighter|rounder|bolder) (?<what>.+)$/, to: 'make {what} {side}' },
];

/** The part said in the engine's own words; the same part when it needs none. */
export function reword(part: Part): Part {
  for (const { form, to, colours, others, isBare, isLower } of rewordings) {
    const match = new RegExp(form.source, 'd').exec(part.plain);
    const ranges = match?.indices?.groups;
    if (!match?.groups || !ranges) continue;
    if (
      isBare &&
      /^(?:make|move|put|add|remove|change|show|hide|go|scroll|bring|back|what|how|shut|turn|set|prices)\b/.test(
        part.plain,
      )
    )
      continue;
    if (isLower && part.tokens.slice(1).some(({ written }) => /^\p{Lu}/u.test(written))) continue;
    if (others?.some((name) => isColour(match.groups?.[name] ?? ''))) continue;
    if (colours?.some((name) => !isColour(match.groups?.[name] ?? ''))) continue;
    const tokens = to.split(' ').flatMap((word): readonly Token[] => {
      const range = ranges[/^\{(\w+)\}$/.exec(word)?.[1] ?? ''];
      return range ? phraseRange(part, range[0], range[1]) : [spoken(word, part)];
    });
    const next = { ...makePart(tokens, part.command, part.picked), source: part.source };
    if (next.plain !== part.plain) return next;
  }
  return part;
}

const isColour = (text: string) => text.split(' ').length < 4 && readColour(text) !== null;

function spoken(word: string, part: Part): Token {
  const start = part.tokens[0]?.start ?? 0;
  return { kind: 'word', plain: word, text: '', written: '', isSpaced: true, start, end: start };
}
