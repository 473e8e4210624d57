import type { Brief } from '@/domain/site/brief';
import { sectionOfTitle } from '../../parts/section-of-title';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly { readonly start: number; readonly end: number }[] };
const meets = ({ spans }: Spanned, from: number, to: number): boolean =>
  spans.some(({ start, end }) => start < to && end > from);

const priced =
  /^(?:con|mit|avec|com|met)\s(?:(?:los|las|den|les|os|i|de)\s)?(?:precios?|preisen?|prix|tarifs?|preços?|prezz[io]|prijzen|tarieven)$/iu;
/** "paquetes con precios (desde 900 €)": what has the price is called by its own noun. */
export function headOfPrices(brief: Brief): Brief {
  if (!brief.items.some(({ value }) => value.price !== undefined && priced.test(value.name))) return brief;
  return {
    ...brief,
    items: brief.items.map((item) => {
      const start = item.spans[0]?.start;
      if (start === undefined || !priced.test(item.value.name)) return item;
      const head = /(?<noun>\p{L}[\p{L}'’-]+)\s$/u.exec(brief.prompt.slice(Math.max(0, start - 40), start));
      const noun = head?.groups?.['noun'];
      return noun === undefined ? item : { ...item, value: { ...item.value, name: capitalise(noun) } };
    }),
  };
}

/** "…in Münster: Reparaturen mit Festpreisen": the first thing of a list is nobody's name. */
export function nameNoThing(brief: Brief): Brief {
  const { name, offer, prompt } = brief;
  if (!name || !offer || name.value.includes(' ')) return brief;
  const isListed = brief.items.some(({ value }) => value.name.toLowerCase() === name.value.toLowerCase());
  const at = isListed ? prompt.indexOf(`: ${name.value}`) : -1;
  if (at < 0 || at !== prompt.indexOf(name.value) - 2) return brief;
  const after = prompt.slice(at + 2 + name.value.length);
  return /^\s(?:mit|con|avec|com|met)\s\p{L}|^,\s/u.test(after) ? { ...brief, name: null } : brief;
}

const players =
  /(?<!\p{L})(?:\p{L}*band|banda|grupo|groupe|gruppo|orquesta|orchestr\p{L}*|duo|dúo|trio|trío|quartett?o?|cuarteto|cantante|cantautor\p{L}*|chanteu\p{L}*|sänger\p{L}*|músic[oa]|musicien\p{L}*|musiker\p{L}*|musicista|cantor[a]?|dj|coro|koor|\p{L}*chor|zanger\p{L}*|ensemble)(?!\p{L})/iu;
const ofMusic =
  /^(?:musik|musique|música|musica|muziek|songs?|canciones|chansons|canções|canzoni|lieder|d[ií]s[ck]ogra(?:f|ph)\p{L}*|alben|álbum(?:es|ns)|albums?|discos?|dischi|disques|(?:schall)?platten|platen|vinyls?|płyty|dyskografia|press\p{L}*|prensa|imprensa|stampa|rassegna stampa|pers|fotos?|bio|biogra(?:f|ph)\p{L}*)$/iu;
/** "Band …: Tourdaten, Musik, Merch": what the page of players has is no service of theirs. */
export function partsOfPlayers(brief: Brief): Brief {
  const { kind, offer, language } = brief;
  if (kind.value !== 'portfolio' || !players.test(offer?.value ?? '')) return brief;
  const typed = new Map(
    brief.items.flatMap((item) => {
      const { name, price, section } = item.value;
      const isBare = price === undefined && section === 'services';
      const type = isBare ? sectionOfTitle(name, language.value, kind.value) : null;
      return type === null ? [] : [[item, type] as const];
    }),
  );
  const titled = brief.items.filter(
    ({ value }) => value.price === undefined && value.section === 'services' && ofMusic.test(value.name),
  );
  // "letras, loja": a part that is a section by its title.
  const parts = brief.parts.flatMap((part) => {
    const isAlone = !part.value.isPage && part.value.lines === undefined && part.value.section === undefined;
    const type = isAlone ? sectionOfTitle(part.value.title, language.value, kind.value) : null;
    return type === null ? [] : [[part, type] as const];
  });
  const types = [...typed, ...parts].filter(
    ([, type], at, all) =>
      !brief.sections.some(({ value }) => value === type) && all.findIndex(([, one]) => one === type) === at,
  );
  const items = brief.items.filter((item) => !typed.has(item) && !titled.includes(item));
  const isBare = items.every(({ value }) => value.section !== 'services');
  return {
    ...brief,
    items,
    sections: [
      ...brief.sections.filter(({ value, spans }) => !(isBare && value === 'services' && spans.length === 0)),
      ...types.map(([{ spans }, value]) => ({ value, spans })),
    ],
    parts: [
      ...brief.parts.filter((part) => !parts.some(([one]) => one === part)),
      ...titled
        .filter((item) => !typed.has(item))
        .map(({ value, spans }) => ({ value: { title: capitalise(value.name), isPage: false }, spans })),
    ],
  };
}

const times =
  /(?<!\p{L})(?<what>(?:horarios?|horaires?|orari|orario|horários?)\s(?:de\s(?:los|las|la|el)\s|del?\s|des?\s|du\s|delle\s|dei\s|degli\s|das?\s|dos?\s)(?:mareas?|marées?|maree|marea|marés?|autobus\p{L}*|bus|buses|tren(?:es)?|trains?|treni|comboios|navettes?|navett[ae]|barcos?|bateaux|ferr(?:y|is|ies)|traghett[io]|tram|tranv[ií]as?|lanchas?))(?!\p{L})/iu;
/** "horarios de mareas", "orari dei traghetti": what comes and goes by itself has no lessons and no door. */
export function timesOfOthers(brief: Brief): Brief {
  const found = times.exec(brief.prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const to = found.index + what.length;
  const isFree = (slot: Spanned): boolean => !meets(slot, found.index, to);
  return {
    ...brief,
    sections: brief.sections.flatMap((section) => {
      const spans = section.spans.filter((span) => isFree({ spans: [span] }));
      return section.spans.length > 0 && spans.length === 0 ? [] : [{ ...section, spans }];
    }),
    items: brief.items.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    parts: [
      ...brief.parts.filter(isFree),
      { value: { title: capitalise(what), isPage: false }, spans: [{ start: found.index, end: to }] },
    ],
  };
}

const fruit =
  /^(?:vinhos|vinos|vins|vini|wijnen|naranjas|laranjas|oranges|arance|limones|citrons|limoni|aceitunas|azeitonas|olives|cerezas|cerejas|cerises|ciliegie|ciruelas|ameixas|prunes|chocolates|caf[eé]s|fresas|morangos|fraises|violetas)$/iu;
const ofColour =
  /(?:tono?s?|tons|toni|colou?r\p{L}*|cores|couleurs?|farb\p{L}*|kleur\p{L}*)\s(?:\p{L}+\s)?$/iu;
/** "carta de vinhos": what one eats and drinks paints nothing. */
export function coloursNoThings(brief: Brief): Brief {
  const colours = brief.colours.filter(
    ({ value, spans: [span] }) =>
      !fruit.test(value.name) ||
      // "botones naranjas": told of a part of the page.
      /^(?:button|header|footer|link|heading|card|component|border)$/u.test(value.role) ||
      ofColour.test(brief.prompt.slice(Math.max(0, (span?.start ?? 0) - 24), span?.start)),
  );
  if (colours.length === brief.colours.length) return brief;
  // The first of those that are left is the colour of the house.
  const isLed = colours.some(({ value }) => value.role === 'brand');
  const next = isLed ? -1 : colours.findIndex(({ value }) => value.role === 'accent');
  return {
    ...brief,
    colours: colours.map((colour, at) =>
      at === next ? { ...colour, value: { ...colour.value, role: 'brand' as const } } : colour,
    ),
  };
}

const hireTerms = /(?<!\p{L})conditions (?:générales )?de location(?!\p{L})/iu;

/** "escuela bilingüe": who speaks two languages is a house, and not its page. "conditions de location": what is let stands on no map. */
function wordsOfHouse(brief: Brief): Brief {
  const [offer] = brief.offer?.spans ?? [];
  const isLet = ({ spans }: Spanned): boolean =>
    brief.spoken === 'fr' &&
    spans.length > 0 &&
    spans.every(({ start, end }) => /^locations?$/iu.test(brief.prompt.slice(start, end)));
  const terms = brief.sections
    .filter((slot) => slot.value === 'map' && isLet(slot))
    .flatMap(() => {
      const found = hireTerms.exec(brief.prompt);
      const title = found?.[0];
      return found && title !== undefined && brief.parts.every((part) => part.value.title !== title)
        ? [
            {
              value: { title: capitalise(title), isPage: false },
              spans: [{ start: found.index, end: found.index + title.length }],
            },
          ]
        : [];
    });
  return {
    ...brief,
    behaviours: brief.behaviours.filter(
      (slot) => slot.value !== 'language-switch' || !offer || !meets(slot, offer.start, offer.end),
    ),
    sections: brief.sections.filter((slot) => slot.value !== 'map' || !isLet(slot)),
    parts: [...brief.parts, ...terms],
  };
}

const card =
  /^(?:wijnkaart|weinkarte|carte des vins|carta (?:de vinos|dei vini|de vinhos)|priv[ée]-?din(?:er|ner)s?|groepen|gruppi|grupos|groupes|gruppen|cenas privadas|cene private|jantares privados|repas de groupe|afhaal\p{L}*|take-?away)$/iu;
/** "menukaart, wijnkaart, privédiners": another card and an evening are no dishes. */
export function cardsNoDishes(brief: Brief): Brief {
  const heads = brief.items.filter(
    ({ value }) => value.section === 'menu' && value.price === undefined && card.test(value.name.trim()),
  );
  return heads.length === 0
    ? brief
    : {
        ...brief,
        items: brief.items.filter((item) => !heads.includes(item)),
        parts: [
          ...brief.parts,
          ...heads.map(({ value, spans }) => ({
            value: { title: capitalise(value.name), isPage: false },
            spans,
          })),
        ],
      };
}

const tail = /\s(?:op|in|te|bij|aan|en|em|am|im|an|auf|bei|di|sul|sulla|sur|près|cerca)$/u;
/** "camping De Duinrand op Texel": where it lies is no part of what it is called. */
export function nameWithoutTail(brief: Brief): Brief {
  const { name } = brief;
  const value = name?.value.replace(tail, '');
  const isQuoted = brief.quotes.some((quote) => quote.value.text === name?.value);
  return !name || value === undefined || value === name.value || isQuoted || value.length < 3
    ? brief
    : { ...brief, name: { ...name, value } };
}

const agent =
  /^(?<what>(?:\p{Lu}{2,4}-)?\p{Lu}\p{Ll}+(?:designer|grafiker|fotograf|berater|trainer|lehrer|architekt|entwickler|künstler|musiker|texter|autor|therapeut|coach)(?:in)?|(?:\p{Lu}{2,4}-)?(?:Designer|Grafiker|Fotograf|Berater|Trainer|Architekt|Entwickler|Illustrator|Texter|Coach)(?:in)?)\s(?<who>\p{Lu}\p{Ll}+(?:[-\s]\p{Lu}\p{Ll}+)+)$/u;
/** "UX-Designerin Lena Vogt, Hamburg:": what somebody is stands before the name, and the town behind it. */
export function agentBeforeName(brief: Brief): Brief {
  const { name, prompt } = brief;
  const found = brief.spoken === 'de' ? agent.exec(name?.value ?? '') : null;
  const { what, who } = found?.groups ?? {};
  if (!name || what === undefined || who === undefined) return brief;
  const at = prompt.indexOf(who);
  const start = prompt.indexOf(what);
  const town = /^,\s(?<town>\p{Lu}\p{Ll}{2,}(?:[-\s]\p{Lu}\p{Ll}+)?)(?=[:.,])/u.exec(
    prompt.slice(at + who.length),
  )?.groups?.['town'];
  const from = town === undefined ? -1 : prompt.indexOf(town, at);
  return {
    ...brief,
    name: { value: who, spans: [{ start: at, end: at + who.length }] },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    place:
      town === undefined ? brief.place : { value: town, spans: [{ start: from, end: from + town.length }] },
  };
}

const doubled = /^(?<name>.{3,40}?)\s\(\k<name>\)$/iu;
/** "dona ora (20 €, 50 €, 100 €)": sums that one gives have a section of their own, each called once. */
export function giftsAsked(brief: Brief): Brief {
  const isGift = ({ value }: Brief['items'][number]): boolean => value.section === 'donation';
  const [first] = brief.items.filter(isGift);
  if (!first) return brief;
  const isAsked = brief.sections.some(({ value }) => value === 'donation');
  return {
    ...brief,
    items: brief.items.map((item) => {
      const name = isGift(item) ? doubled.exec(item.value.name)?.groups?.['name'] : undefined;
      return name === undefined ? item : { ...item, value: { ...item.value, name } };
    }),
    sections: isAsked ? brief.sections : [...brief.sections, { value: 'donation', spans: first.spans }],
  };
}

/** What a list calls by what it is on: each is looked at once. */
export const headsOfLists: readonly ((brief: Brief) => Brief)[] = [
  headOfPrices,
  nameNoThing,
  timesOfOthers,
  partsOfPlayers,
  coloursNoThings,
  wordsOfHouse,
  cardsNoDishes,
  nameWithoutTail,
  agentBeforeName,
  giftsAsked,
];
