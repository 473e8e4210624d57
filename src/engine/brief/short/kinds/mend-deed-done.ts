import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** What is done once more to things that somebody has, and what few are known for doing. */
const rare = String.raw`(?:re-?(?:wax|proof|cane|rush|seat|enamel|lace|sole|heel|line|tip|thread|spray|gild|silver|plate|string|hair|web|cover|felt|tile|point|bind|back|tension|cork|stuff|spring|chrome|sleeve|weave|surface|wire|grout|seal|finish|furbish|condition|charge|fill|leather|foam|key|glaze|fletch|head|handle|grip)|launder|de-?(?:clutter|scale|moss|rust|worm|grease)|wax|proof|limewash|fireproof|waterproof|unjam|untangle|tune up)`;
const usual = String.raw`(?:repair|mend|restore|patch|clean|wash|fix|renovate|service|overhaul)`;
const deed = new RegExp(
  String.raw`^(?:(?:hi|hello|hey)[,!.]?\s)?(?:I|We|we|i)\s(?:also\s|mostly\s|mainly\s)?(?<verbs>(?:${rare}|${usual})(?:(?:,\s|\sand\s|,\sand\s)(?:${rare}|${usual}))*)\s(?<what>(?!up\b|it\b|them\b)\p{L}[\p{L}'’ -]{2,60}?)(?=\s(?:in|near|at|from|on|by|for|with|around|across|while|so)\s|[,.;:!]|$)`,
  'iu',
);
const ofOneself = /^(?:(?:hi|hello|hey)[,!.]?\s)?(?:i|we)\s/i;
const painted =
  /^(?:I|We)\s(?:hand-?)?paint\s[^,.;]{3,60}?\son(?:to)?\s(?<what>\p{L}[\p{L}'’ ,-]{2,60}?)(?=,?\s(?:in|near|at|from|by|for|around|across)\s|[.;:!]|$)/iu;
const loose = /^(?:(?:old|older|broken|worn|tired|any|all|every|your|other|people['’]?s|used|the|a|an|antique|vintage)\s)+/iu; // prettier-ignore
/** Kinds that the things themselves may tell: nobody sleeps in a tent that is mended. */
const ofThings: ReadonlySet<SiteKind> = new Set(['hotel', 'bar', 'restaurant', 'cafe', 'portfolio', 'event', 'shop', 'product', 'gym', 'unknown']); // prettier-ignore

const singular = (words: string): string =>
  words
    .split(/(\sand\s|,\s)/u)
    .map((part) =>
      part
        .replace(/ies$/u, 'y')
        .replace(/(?<=ch|sh|x|ss)es$/u, '')
        .replace(/(?<=[^su])s$/u, ''),
    )
    .join('');
const doing = (verb: string): string => {
  const plain = verb.toLowerCase();
  if (/(?:repair|mend|patch|fix)$/u.test(plain)) return 'repair';
  if (plain === 'restore') return 'restoration';
  if (plain.endsWith('furbish')) return `${plain}ment`;
  if (plain.endsWith('e')) return `${plain.slice(0, -1)}ing`;
  return /(?:tip|string|web|key|grip|thread)$/u.test(plain) && /[aeiou][bdgpt]$/u.test(plain)
    ? `${plain}${plain.at(-1) ?? ''}ing`
    : `${plain}ing`;
};

/**
 * "We re-wax old tents and awnings", "I paint roses and castles on narrowboats": what is done to things is the trade, and neither
 * the things nor what is painted tells a house to sleep in or to visit.
 */
export function mendDeedDone(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !ofThings.has(brief.kind.value)) return brief;
  const found = ofOneself.test(brief.prompt) ? (deed.exec(brief.prompt) ?? painted.exec(brief.prompt)) : null;
  const { verbs, what = '' } = found?.groups ?? {};
  if (!found || (verbs !== undefined && !new RegExp(rare, 'iu').test(verbs) && brief.kind.value !== 'hotel'))
    return brief;
  const thing = singular(what.trim().replace(loose, ''));
  const [verb = 'paint'] = (verbs ?? 'paint').split(/,\s(?:and\s)?|\sand\s/u);
  const end = found.index + found[0].length;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((span) => span.end <= end);
  const priced = ({ value, spans }: Slot<ListedItem>): Slot<ListedItem> =>
    value.section === 'rooms' || value.section === 'menu' || value.section === 'tickets' || value.section === 'products'
      ? { value: { ...value, section: 'pricing' }, spans }
      : { value, spans }; // prettier-ignore
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    offer: { value: `${thing} ${doing(verb)}`, spans: [{ start: found.index, end }] },
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)).map(priced),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    sections: brief.sections.filter(({ value, spans }) => spans.length > 0 || (value !== 'rooms' && value !== 'menu')),
  }; // prettier-ignore
}
