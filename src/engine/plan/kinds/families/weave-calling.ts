import type { Brief } from '@/domain/site/brief';
import { isPerson } from '../parts/introduction';
import { capitalise, placeAsTold } from '../parts/weave';
import type { LineKey, Trade } from '../trades/trade';
import { isMany, isMass, plural, singular, withA } from './noun-forms';
import type { Calling } from './read-calling';

const animals =
  /(?:snail|worm|alpaca|llama|goat|sheep|cow|cattle|pig|hog|horse|pony|donkey|mule|deer|elk|ostrich|emu|rhea|duck|goose|geese|hen|chicken|quail|turkey|peacock|pigeon|bird|bee|cricket|insect|butterfly|moth|silkworm|rabbit|ferret|camel|bison|buffalo|yak|crocodile|snake|tortoise|turtle|frog|fish|trout|salmon|carp|koi|shrimp|lobster|crayfish|dog|cat|tarantula|spider|mealworm)s?$/iu;

const describing =
  /^(?:maritime|naval|nautical|military|regional|local|rural|urban|industrial|historic(?:al)?|archa?eological|natural|ethnographic(?:al)?|agricultural|medical|scientific|technical|technological|modern|contemporary|ancient|medieval|prehistoric|roman|jewish|islamic|royal|national|municipal|alpine|colonial|coastal|geological|botanical|zoological|musical|literary|culinary|cultural|digital|postal|criminal)$/iu;

const mostLetters = 52;

/** The words that a family's lines may ask for, by the name between the braces. */
const formsOf = ({ subject, offer }: Calling, brief: Brief): Readonly<Record<string, string>> => {
  const { place, name } = brief;
  // A maritime museum shows no maritimes.
  const isQuality = describing.test(subject);
  const isOne = !isQuality && isMass(subject) && !isMany(subject);
  // "outboard motors and marine diesels": whoever brings one has one of them.
  const [first = subject] = subject.split(/,\s|\s(?:and|&)\s/u);
  const x = isQuality ? `${subject} thing` : singular(isMany(first) ? first : subject);
  const xs = isQuality ? `${subject} things` : plural(subject);
  const keeps = animals.test(xs);
  const says = (verb: string, oneVerb: string) => (isOne ? oneVerb : verb);
  const forms = {
    x,
    xs,
    offer,
    offers: plural(offer),
    'an offer': withA(offer),
    'an x': withA(x),
    'the x': isOne ? x : `the ${x}`,
    'our x': `our ${x}`,
    keep: keeps ? 'keep' : 'grow',
    kept: keeps ? 'kept' : 'grown',
    are: says('are', 'is'),
    them: says('them', 'it'),
    they: says('they', 'it'),
    need: says('need', 'needs'),
    tell: says('tell', 'tells'),
    leave: says('leave', 'leaves'),
    arrive: says('arrive', 'arrives'),
  };
  const capital = Object.entries(forms).map(([key, words]) => [capitalise(key), capitalise(words)]);
  return {
    ...forms,
    ...Object.fromEntries(capital),
    Name: '{name}',
    Is:
      name === null || isPerson(name.value) || withA(offer) === offer
        ? `${capitalise(withA(offer))}{in}`
        : `{name} is ${withA(offer)}{in}`,
    from: place ? ` from ${placeAsTold(brief)}` : '',
    for: brief.audience ? ` for ${brief.audience.value}` : '',
    Around: place ? `In ${placeAsTold(brief)} and around it.` : 'In town and around it.',
  };
};

// A family's own question about the price says more than the one that all share.
const askedOnce = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const stems = rows.map(([question = '']) => question.replace(/[?]$/u, '').split(' ').slice(0, 4).join(' '));
  return rows.filter((_, at) => stems.indexOf(stems[at] ?? '') === at);
};

/** A family's copy with what the business is about woven into every line: "{Xs}, made by hand" says "Kites, made by hand". */
export const weaveCalling = (family: Trade, calling: Calling, brief: Brief): Trade => {
  const forms = formsOf(calling, brief);
  const weave = (line: string): string =>
    line.replace(/\{([A-Za-z ]+)\}/gu, (whole, key: string) => forms[key] ?? whole);
  const lines = Object.entries(family.lines) as [LineKey, readonly (readonly string[])[]][];
  return {
    ...family,
    noun: calling.offer,
    lines: Object.fromEntries(
      lines.map(([key, rows]) => {
        const woven = rows.map((cells) => cells.map(weave));
        if (key === 'offer' && calling.also)
          return [
            key,
            [
              [capitalise(calling.also), 'The other half of what we do, under the same roof.', 'hands'],
              ...woven,
            ],
          ];
        if (key === 'ask') return [key, askedOnce(woven)];
        // A headline that grew too long for its place is left to its neighbours.
        const short = key === 'head' ? woven.filter(([line = '']) => line.length <= mostLetters) : woven;
        return [key, short.length > 0 ? short : woven];
      }),
    ),
  };
};
