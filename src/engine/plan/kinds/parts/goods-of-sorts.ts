import type { ListedItem } from '@/domain/site/brief';
import type { ContentItem, Facts } from '../../content';
import { findMotif } from '../../../compose/art/find-motif';
import { likeness } from './dress-told';
import { money } from './money';
import { waresOf } from './wares-of';
import { capitalise } from './weave';

const places = new Set(['table', 'wall', 'window', 'room', 'house', 'door', 'garden', 'city', 'bed']);
const each = 2;
const fewest = 6;
const longPrompt = 110;

const writtenOf = ({ brief }: Facts, { name }: ListedItem): string => {
  const [span] = brief.items.find(({ value }) => value.name === name)?.spans ?? [];
  return span ? brief.prompt.slice(span.start, span.end) : name;
};

/** "rings", "yarn", "handmade soap, bath salts": sorts of goods, and no pieces with names of their own. */
const areSorts = (facts: Facts, own: readonly ListedItem[]): boolean => {
  const written = own.map((item) => writtenOf(facts, item));
  const plain = written.filter((text) => /(?<!s)s$/u.test(text) || !text.includes(' '));
  return written.every((text, at) => at === 0 || /^\p{Ll}/u.test(text)) && plain.length * 2 >= written.length;
};

const singularOf = (name: string): string =>
  name
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/u, '')
    .replace(/(?<=[^su])s$/u, '');

const vague =
  /\b(?:goods|gifts?|pets?|food|foods|supply|supplies|gear|equipment|clothes|clothing|homewares?|accessories|things|products|shops?|stores?)$/iu;

/** "city, road and kids": for whom, and no goods. */
const ofWhom = /^(?:kids|children|girls|boys|women|men|babies|juniors|adults|beginners)$/iu;
const ofAll =
  /^(?:(?:refurbished|second[- ]hand|used|pre-?loved|vintage|handmade|hand[- ]?made|reconditioned|upcycled|new|local|organic|custom|bespoke|affordable|quality|designer)\s)+/iu;
/** What a shelf is looked for by among the goods of the trade. */
const sameAs = (name: string): string => (/^kids$/iu.test(name) ? 'children' : name);

/** "Trail, road and track" of running shoes: words that say which, each with what is sold. Null: they name things themselves. */
const whichOf = ({ brief }: Facts, own: readonly ListedItem[]): string | null => {
  const wares = waresOf(brief.offer?.value ?? '');
  const isWhich = own.every(({ name }) => (!/[^s]s$/iu.test(name) || ofWhom.test(name)) && !/\s/u.test(name));
  // "refurbished bicycles": each of them is, and their names need not say so.
  return isWhich && wares !== '' && !vague.test(wares) ? singularOf(wares.replace(ofAll, '')) : null;
};

const possessive = (whom: string): string => (whom.endsWith('s') ? `${whom}’` : `${whom}’s`);

/** Names that no shop has given yet: "Ring No. 1"; of what is not counted, by its size. */
const placeholder = (sort: string, at: number, thing: string | null): string => {
  if (thing !== null)
    return `${capitalise(ofWhom.test(sort) ? possessive(sort) : sort)} ${thing} No. ${at + 1}`;
  const one = capitalise(singularOf(sort));
  if (one !== capitalise(sort)) return `${one} No. ${at + 1}`;
  return `${one}, ${['small', 'large', 'to give'][at] ?? `No. ${at + 1}`}`;
};

/** "easy, shade and pet safe": how goods are, and no goods. */
const areQualities = (own: readonly ListedItem[]): boolean =>
  own.filter(({ name }) => isQuality.test(name)).length * 2 > own.length ||
  (own.every(({ name }) => !/[^s]s$/iu.test(name)) && own.some(({ name }) => isQuality.test(name)));
const isQuality =
  /^(?:easy|hard|simple|small|medium|large|new|used|vintage|seasonal|rare|hardy|shade|sunny|indoors?|outdoors?|evergreen|scented|unscented|vegan|organic|handmade|limited|classic|beginner|advanced|whole|ground|roasted|smoked|dried|fresh|frozen|mild|hot|sweet|sour|light|medium|dark|strong|raw|salted|unsalted|plain|filled|boxed|single|double|blank|lined)$|\s(?:safe|free|friendly|proof|resistant|tolerant|only|made|size|sized)$/iu;

/** The goods of the trade, each under the word that its line says, the others in turn. */
const sharedOut = (
  own: readonly ListedItem[],
  usual: readonly ContentItem[],
  wanted: number,
): readonly ContentItem[] => {
  const goods = usual.slice(0, Math.max(wanted, own.length));
  const said = goods.map((item) =>
    own.findIndex(({ name }) => likeness(name, `${item.title} ${item.text ?? ''}`) > 0),
  );
  const groups = [...said];
  // The emptiest shelf takes what says nothing.
  const fill = (shelf: number): number => groups.filter((one) => one === shelf).length;
  groups.forEach((shelf, at) => {
    if (shelf === -1) groups[at] = own.map((_, one) => one).reduce((a, b) => (fill(b) < fill(a) ? b : a), 0);
  });
  return own.flatMap(({ name }, at) =>
    goods
      .filter((_, index) => groups[index] === at)
      .map((item) => ({ ...item, group: capitalise(name), sample: true })),
  );
};

/**
 * Where a shop with a cart tells sorts of goods and no prices: each sort as a heading over samples that can be put into the
 * cart, those of its trade where there are some. Null where single things are told, or nothing is sold over the page.
 */
export const goodsOfSorts = (
  facts: Facts,
  own: readonly ListedItem[],
  usual: readonly ContentItem[],
): readonly ContentItem[] | null => {
  const { kind, language, excluded, counts } = facts.brief;
  const isApt =
    kind.value === 'shop' &&
    language.value === 'en' &&
    !excluded.some(({ value }) => value === 'cart' || value === 'pricing') &&
    // An owner who tells much tells what is sold: "Grocery No. 1" would be somebody else's.
    facts.brief.prompt.split(/\s+/u).length < longPrompt &&
    own.length > 1 &&
    own.every(({ price, note }) => price === undefined && note === undefined) &&
    areSorts(facts, own);
  if (!isApt) return null;
  const asked = counts.find(({ value }) => value.thing === 'products')?.value.count;
  const wanted = Math.max(own.length, asked ?? Math.max(own.length * each, fewest));
  const used = new Set<ContentItem>();
  const thing = whichOf(facts, own);
  if (areQualities(own)) return sharedOut(own, usual, wanted);
  const rows = own.flatMap(({ name }, at): ContentItem[] => {
    const count = Math.floor(wanted / own.length) + (at < wanted % own.length ? 1 : 0);
    const known = usual
      .filter(
        (item) =>
          !used.has(item) && (likeness(name, item.group ?? '') > 0 || likeness(sameAs(name), item.title) > 0),
      )
      .slice(0, count);
    for (const item of known) used.add(item);
    const made = Array.from({ length: count - known.length }, (_, step): ContentItem => ({
      title: placeholder(name, step, thing),
      price: usual[(at * each + step) % Math.max(1, usual.length)]?.price ?? money(facts, 24),
      // "Pendant, table and wall" of lamps: a place is no thing to draw.
      art:
        places.has(name.toLowerCase()) || findMotif(name) === null
          ? (usual[0]?.art ?? name)
          : name.toLowerCase(),
      sample: true,
    }));
    return [...known, ...made].map((item) => ({ ...item, group: capitalise(name), sample: true }));
  });
  return rows;
};

/** The sorts as shelves to begin with, each with a picture of what lies on it. */
export const shelvesOf = (
  goods: readonly ContentItem[],
  usual: readonly ContentItem[] = [],
): readonly ContentItem[] => {
  const sorts = [...new Set(goods.flatMap(({ group }) => group ?? []))];
  const href = usual[0]?.action?.href ?? 'products';
  return sorts.map((title) => {
    const { art } = goods.find(({ group }) => group === title) ?? {};
    return { title, ...(art ? { art } : {}), action: { label: `See ${title.toLowerCase()}`, href } };
  });
};
