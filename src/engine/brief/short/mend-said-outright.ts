import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const opening = 180;
const lead = String.raw`^(?:(?:an?|the|our|my|new|small|simple|website|web|site|page|landing|homepage|for|of|make|build|create|me|us|please|need|i|we|want|online|family|local|b2b|trade)\s+)*?`;
const until = String.raw`(?=\s?[,.:;!?\n(]|\s[–—-]\s|\s(?:in|for|from|near|at|to|with|based|called|named|that|who)\s|\s?$)`;

/** "Sourdough Saturdays, a monthly newsletter for home bakers": what is read or heard bakes nothing. */
const letter = new RegExp(
  String.raw`^[^,.:;\n]{2,60}(?:,|:|\s[–—-])\s(?:an?|the|our|my)\s(?<what>(?:(?:weekly|monthly|daily|fortnightly|quarterly|yearly|print|online|free|paid|independent|indie|little|small|tiny|illustrated|literary|short)\s){0,3}(?:\p{L}+\s)?(?:newsletter|podcast|magazine|fanzine|zine|blog|journal))(?=\s(?:for|about|on|by|in|from|that|where|which|with)\b|[,.]|\s?$)`,
  'iu',
);
/** "wholesale of cork yoga blocks for studios": what is sold to the trade is not what the trade does. */
const trade = new RegExp(
  String.raw`${lead}(?<noun>wholesale(?:rs?)?|distributors?|importers?|exporters?|manufacturers?|suppliers?|producers? and exporters?|makers and wholesalers?)\sof\s(?<goods>(?:\p{L}[\p{L}’'-]*\s){0,3}?\p{L}[\p{L}’'-]*)${until}`,
  'iu',
);
const font = new RegExp(
  String.raw`(?:^|\b(?:an?|the|our|my|for|of)\s)(?<what>(?:(?:[Oo]pen[- ]source|[Ff]ree|[Vv]ariable|[Dd]isplay|[Ss]erif|[Ss]ans|[Ss]ans-serif|[Mm]onospaced?|handwritten|retro|new)\s){0,3}(?:[Ff]onts?(?:\sfamily)?|[Tt]ype ?faces?|[Tt]ype family|[Ii]con (?:set|font|family)))(?=\s(?:for|called|named|by|with|inspired|based|\p{Lu})|[,.:]|\s?$)`,
  'u',
);
const market = new RegExp(
  String.raw`${lead}(?<what>(?:(?:online|digital|peer-to-peer|two-sided|local)\s){0,2}(?:marketplace|exchange platform|matching platform))(?=\s(?:where|for|that|connecting|which|between|to)\b)`,
  'iu',
);
const helpers =
  /\b(?<what>volunteers|neighbou?rs|residents|locals|parents|citizens|birders|naturalists)\s(?:who\s)?(?:counting|count|monitoring|monitor|mapping|map|recording|record|planting|plant|cleaning|clean|clearing|clear|restoring|restore|looking after|look after|saving|save|protecting|protect|helping|help|repairing|repair|caring|care|walking|delivering|deliver|cooking|cook|driving|drive|watching|watch|surveying|survey)\b/iu;
const joins = /\b(?:donate|donations?|volunteer|join(?: us| a| in)?|membership|give)\b/iu;
const deeds: Readonly<Record<string, readonly [offer: string, kind: SiteKind]>> = {
  illustrate: ['illustrator', 'portfolio'],
  draw: ['illustrator', 'portfolio'],
  paint: ['painter', 'portfolio'],
  sculpt: ['sculptor', 'portfolio'],
  photograph: ['photographer', 'photographer'],
  compose: ['composer', 'portfolio'],
  translate: ['translator', 'portfolio'],
  animate: ['animator', 'portfolio'],
  weave: ['weaver', 'portfolio'],
  knit: ['knitwear designer', 'portfolio'],
  engrave: ['engraver', 'portfolio'],
};
const deed = /^[Ii]\s(?<verb>\p{Ll}+)\s(?!for\b|a site\b|a website\b|the\b)\p{L}/u;
const school =
  /^(?:(?:an?|the|our|my|website|site|page|for|summer|small|residential)\s+)*?(?<what>(?:summer\s|residential\s)?(?:school|academy)\sof\s(?<subject>(?!the\b)\p{Ll}[\p{L}-]+(?:\s(?!in\b|and\b|with\b|for\b)\p{Ll}[\p{L}-]+){0,2}))(?=\s(?:in|and|with|for|near)\b|[,.:]|\s?$)/iu;

const meal =
  /\b(?:pop[- ]?up\s(?:\p{L}+\s){0,2}?(?<meal>supper club|lunch|dinner|supper|brunch|breakfast|restaurant|kitchen)|(?<place>restaurant)\spop[- ]?up|(?<club>supper club))\b/iu;
const oneDay =
  /\b(?:one (?:night|day|evening) only|one[- ]off|for one (?:night|day|evening)|\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s\d{1,2})\b/iu;
const writing =
  /\bmy\s(?:(?:first|second|debut|new)\s)?(?:novels?(?:-in-progress)?|short (?:fiction|stories)|poems|poetry|books|writing|essays|plays)\b(?!\s?["“:]|\s(?:called|named|titled))/iu;
const person = /^\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+$/u;

type Meaning = {
  readonly kind: SiteKind;
  readonly offer: string;
  readonly start: number;
  readonly end: number;
};

/** "Bruno's, an Italian in Leeds": a restaurant, as people say it. */
export const cuisine =
  /\b(?:an?|our|my|the)\s(?:\p{Ll}+\s){0,2}(?<what>Italian|Thai|Chinese|Indian|Greek|Turkish|Lebanese|Japanese|Korean|Vietnamese|Mexican|Spanish|French|Persian|Ethiopian|Nepalese|Moroccan|Georgian|Peruvian|Brazilian|Portuguese)(?=\s(?:in|near|on|by)\s\p{Lu})/u;

function meantBy({ prompt, kind, items, name }: Brief): Meaning | null {
  const told = prompt.slice(0, opening);
  const at = (what: string, offer = what): Omit<Meaning, 'kind'> => {
    const start = prompt.indexOf(what);
    return { offer, start, end: start + what.length };
  };
  const read = letter.exec(told)?.groups?.['what'];
  if (read !== undefined && kind.value !== 'blog') return { kind: 'blog', ...at(read) };
  const sold = trade.exec(told)?.groups;
  if (sold?.['goods'] && sold['noun']) {
    const one = sold['noun']
      .toLowerCase()
      .replace(/^wholesale$/u, 'wholesaler')
      .replace(/s$/u, '');
    return { kind: 'unknown', ...at(sold['goods'], `${sold['goods'].toLowerCase()} ${one}`) };
  }
  const drawn = font.exec(told)?.groups?.['what'];
  if (
    drawn !== undefined &&
    !/\b(?:font|typeface)s?\s(?:pairing|please)\b/iu.test(told) &&
    !/\b(?:headings?|titles?|headlines?|text|body|letters|set|written|everything|all)\s(?:should be |all )?(?:in|with|using)\s(?:an?\s)?(?:[\p{L}-]+\s){0,2}(?:fonts?|typefaces?)\b/iu.test(
      told,
    ) &&
    kind.value !== 'shop'
  )
    return /^(?:fonts?|typeface)$/iu.test(drawn) && !/^\W*(?:\p{L}+\s){0,4}(?:fonts?|typeface)/iu.test(told)
      ? null
      : { kind: 'product', ...at(drawn) };
  const place = market.exec(told)?.groups?.['what'];
  if (place !== undefined && items.every(({ value }) => value.price === undefined))
    // "People can browse listings, filter by price": the market itself is asked for, and no page about one.
    return {
      kind:
        /\b(?:browse|filter|search)\b/iu.test(prompt) && /\b(?:listings?|ads|adverts)\b/iu.test(prompt)
          ? 'directory'
          : 'saas',
      ...at(place, 'marketplace'),
    };
  const group = helpers.exec(told)?.groups?.['what'];
  if (group !== undefined && kind.value === 'unknown' && joins.test(prompt))
    return { kind: 'nonprofit', ...at(group, 'volunteer group') };
  const verb = deed.exec(told)?.groups?.['verb'];
  const calling = verb === undefined ? undefined : deeds[verb];
  if (verb !== undefined && calling && (kind.value === 'portfolio' || kind.value === 'unknown'))
    return { kind: calling[1], ...at(verb, calling[0]) };
  const eaten = meal.exec(told);
  if (eaten && oneDay.test(prompt) && (kind.value === 'restaurant' || kind.value === 'unknown')) {
    const { meal: what, club, place: house } = eaten.groups ?? {};
    const later = /\b(?:lunch|dinner|supper|brunch|breakfast)\b/iu.exec(told)?.[0].toLowerCase();
    // "restaurant pop-up: Burmese lunch"; else in the words, and the spelling, of the prompt.
    const offer =
      house && later ? `pop-up ${later}` : (club ?? what) === undefined ? 'pop-up restaurant' : eaten[0];
    return { kind: 'event', ...at(eaten[0], offer.toLowerCase()) };
  }
  const plate = kind.value === 'restaurant' ? cuisine.exec(told)?.groups?.['what'] : undefined;
  if (plate !== undefined) return { kind: 'restaurant', ...at(plate, `${plate} restaurant`) };
  const own = writing.exec(told);
  if (own && person.test(name?.value ?? '') && (kind.value === 'product' || kind.value === 'unknown'))
    return { kind: 'portfolio', ...at(own[0], /novel/iu.test(own[0]) ? 'novelist' : 'writer') };
  const learnt = school.exec(told)?.groups?.['what'];
  if (learnt !== undefined && kind.value === 'course') return { kind: 'course', ...at(learnt) };
  return null;
}

/** Kind and offer where the opening says outright what it is, and a word beside it had led elsewhere. */
export function mendSaidOutright(brief: Brief): Brief {
  const meant = meantBy(brief);
  if (!meant) return brief;
  const spans = [{ start: meant.start, end: meant.end }];
  return {
    ...brief,
    kind: { value: meant.kind, spans },
    offer: { value: meant.offer, spans },
    // What the one menu costs is what a seat costs.
    items:
      meant.kind === 'event'
        ? brief.items.map((item) =>
            item.value.section === 'menu' && item.value.price !== undefined
              ? { ...item, value: { ...item.value, section: 'tickets' as const } }
              : item,
          )
        : brief.items,
  };
}
