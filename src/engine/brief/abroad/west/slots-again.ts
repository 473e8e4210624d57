import type { Brief, ListedItem, OpeningRange, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../parts/section-of-title';
import { meaningOfTitle } from './page-titles';
import { sentenceAt } from './sentence-at';

const eating = new Set<SiteKind>(['restaurant', 'cafe', 'bar', 'bakery', 'hotel', 'shop']);

/** "100 € la carte de 10", "repas partagé": only a kitchen has a menu; what was read on one elsewhere is offered. */
export function menuOfKitchens(brief: Brief): Brief {
  if (eating.has(brief.kind.value)) return brief;
  const isTold = brief.items.some(
    ({ value }) => value.section === 'menu' && value.price !== undefined && !timeOrUnit.test(value.name),
  );
  if (isTold && brief.kind.value !== 'yoga' && brief.kind.value !== 'nonprofit') return brief;
  return {
    ...brief,
    sections: brief.sections.filter(({ value }) => value !== 'menu'),
    items: brief.items.map((item) =>
      item.value.section === 'menu'
        ? {
            ...item,
            value: { ...item.value, section: item.value.price === undefined ? 'services' : 'pricing' },
          }
        : item,
    ),
  };
}

/** Six teachers of whom two are named: those two, and nobody twice. */
export const countedPeople = (brief: Brief): Brief =>
  brief.items.some(({ value }) => value.section === 'team' || value.section === 'teacher')
    ? {
        ...brief,
        counts: brief.counts.filter(({ value }) => value.thing !== 'team' && value.thing !== 'teacher'),
      }
    : brief;

const planned =
  /stundenplan|kursplan|(?:horario|cuadro|tabla) de (?:las )?clases|emploi du temps|planning|orario (?:dei|delle|settimanale)|grade (?:de )?(?:aulas|horári)|horário d[ae]s? aulas|mapa de aulas|timetable/iu;
/** "lezioni il sabato alle 10": in sentences that tell of lessons, a week of which nothing was read is none. */
export const weekAsked = (brief: Brief): Brief =>
  brief.items.some(({ value }) => value.section === 'timetable') ||
  planned.test(brief.prompt) ||
  brief.prompt.split(/\s+/u).length < 45
    ? brief
    : { ...brief, sections: brief.sections.filter(({ value }) => value !== 'timetable') };

/** "com as páginas Início, Bolos e Contato, galeria de fotos e botão": where small letters begin, sections follow and no pages. */
export function pagesAlone(brief: Brief): Brief {
  const at = ({ spans: [span] }: Slot<string>): number => span?.start ?? -1;
  const isRaised = (page: Slot<string>): boolean =>
    /^["“„«\s]?\p{Lu}/u.test(brief.prompt.slice(at(page), at(page) + 3));
  const told = brief.pages.filter((page) => at(page) >= 0);
  const [first] = told;
  if (!first || !isRaised(first) || told.length < 3) return brief;
  const cut = brief.pages.findIndex((page) => at(page) >= 0 && !isRaised(page));
  const pages = (cut < 0 ? brief.pages : brief.pages.slice(0, cut)).flatMap((page): Slot<string>[] => {
    const two = /^(?<one>\p{Lu}[^,]*?)\s(?:e|y|et|und|ed)\s(?<other>\p{Lu}.*)$/u.exec(page.value)?.groups;
    const { one = '', other = '' } = two ?? {};
    const isKnown =
      meaningOfTitle(other) !== undefined || sectionOfTitle(other, brief.spoken, brief.kind.value) !== null;
    return two && isKnown
      ? [
          { ...page, value: one },
          { ...page, value: other },
        ]
      : [page];
  });
  if (pages.length < 2) return brief;
  const dropped = cut < 0 ? [] : brief.pages.slice(cut);
  const sections = dropped.flatMap((page) => {
    const value = sectionOfTitle(page.value, brief.spoken, brief.kind.value);
    return value === null || brief.sections.some((slot) => slot.value === value)
      ? []
      : [{ value, spans: page.spans }];
  });
  return { ...brief, pages, sections: [...brief.sections, ...sections] };
}

const street =
  /^(?:rua|avenida|av\.|travessa|largo|praça|calle|plaza|paseo|via|viale|piazza|corso|rue|place|quai|impasse|allée|chemin|boulevard|\p{L}+(?:straße|gasse|platz|weg|allee))(?!\p{L})/iu;
const noPlace =
  /^(?:dorf|land|stadt|markt|hof|berg|insel|küste|region|umgebung|viertel|zentrum|casa|centro|città|campagne|ville|quartier|mairie)$/iu;
const inTown =
  /(?<!\p{L})(?:de|em|en|in|à|a|di)\s(?<town>\p{Lu}[\p{L}'’-]{2,}(?:\s(?:de|da|do|di|del|la)\s\p{Lu}[\p{L}'’-]+|\s\p{Lu}[\p{L}'’-]+)?)(?=[\s,.;:]|$)/gu;
/** "na Rua Itupava", "auf dem Dorf": a street is no town, and neither is any village. */
export function townOfHouse(brief: Brief): Brief {
  const { place, prompt } = brief;
  if (!place || !(street.test(place.value) || noPlace.test(place.value))) return brief;
  const found = [...prompt.slice(0, 200).matchAll(inTown)].find(({ groups }) => {
    const town = groups?.['town'] ?? '';
    return brief.name?.value.includes(town) !== true && !street.test(town);
  });
  const town = found?.groups?.['town'];
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0) - (town?.length ?? 0);
  return {
    ...brief,
    place: town === undefined ? null : { value: town, spans: [{ start, end: start + town.length }] },
  };
}

const opening =
  /(?<!\p{L})(?:abiert|abrimos|abre[ns]?|horario|atend|atiend|atenci|abert|aberto|funciona|horário|expediente|ouvert|ouvr|horaires|accueil|geöffnet|offen|öffnungs|sprechzeit|apert|apriamo|orari|öffnen|laden|tienda|boutique|negozio|loja|recepci|secretar|segreter|büro|consulta|studio è|riceviamo|recibimos|reç)/iu;
/** "Fazemos degustação às quintas, das 14h às 18h", "un atelier le mercredi de 18h à 20h": when one thing takes place nothing else is open. */
export function hoursOfHouse(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const days = new Set(hours?.value.flatMap((range) => range.days));
  const [span] = hours?.spans ?? [];
  if (!hours || !span || days.size > 1) return brief;
  const { start, end } = sentenceAt(prompt, span.start);
  const sentence = prompt.slice(start, end);
  if (opening.test(sentence) || sentence.trim().split(/\s+/u).length < 7 || !/\s\p{Ll}{4,}/u.test(sentence))
    return brief;
  // A row of facts without sentences may be about the house itself.
  return /[.!?]\s/u.test(prompt) ? { ...brief, hours: null } : brief;
}

const weekdayWords: readonly RegExp[] = [
  /lunes|lundis?|montags?|segunda|lunedì/iu,
  /martes|mardis?|dienstags?|terça|martedì/iu,
  /miércoles|mercredis?|mittwochs?|quarta|mercoledì/iu,
  /jueves|jeudis?|donnerstags?|quinta|giovedì/iu,
  /viernes|vendredis?|freitags?|sexta|venerdì/iu,
];
const morning =
  /(?:,|;|\sy|\set|\sund|\se)?\s(?:los |las |le |il |às |aos |a )?(?<day>\p{L}+(?:-feiras?)?)\s(?:solo|sólo|nur|seulement|uniquement|só|somente|apenas|soltanto)\s(?:por la mañana|le matin|vormittags?|morgens|de manhã|pela manhã|(?:la|di|al) mattina)/iu;
/** "los viernes solo por la mañana": the hours of the other mornings, and not that it is closed. */
export function shortWeekday(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const day = weekdayWords.findIndex((word) => word.test(morning.exec(prompt)?.groups?.['day'] ?? '')) + 1;
  if (!hours || day === 0 || hours.value.some(({ days }) => days.includes(day))) return brief;
  const first = hours.value.find(({ opens, closes }) => opens < 720 && closes <= 900);
  if (!first) return brief;
  const range: OpeningRange = { days: [day], opens: first.opens, closes: first.closes };
  return { ...brief, hours: { ...hours, value: [...hours.value, range] } };
}

const timeOrUnit =
  /^(?:(?:lun|mar|mié|mer|jue|jeu|vie|ven|sáb|sam|dom|dim|mon|die|mit|don|fre|sam|son|seg|ter|qua|qui|sex|gio|sab)\p{L}*(?:-feira)?\s)?(?:\p{L}{1,3}\s)?\d{1,2}(?:[:.h]\d{0,2})?(?:\s?(?:h|uhr))?(?:\s(?:à|a|às|bis|alle|as|y|et|e|und)\s.*)?$|^(?:ou|o|oder|oppure|y|et|und|e)$/iu;
const unitBehind =
  /^(?:\s?€|\s?euros?|\s?CHF|\s?\$|\s?reais)?\s(?<unit>(?:la|le|l['’]|el|o|a|il|lo|die|der|das|una|un|une|eine|uma?)\s?(?<thing>\p{L}{3,}(?:\s(?:de|di|von|à|für|d['’])\s?\d{0,3}\s?\p{L}*)?))/iu;
/** "lundi 10h et jeudi 17h, 12 € la séance ou 100 € la carte de 10": what costs that stands behind the price. */
export function namedByUnit(brief: Brief): Brief {
  const { prompt } = brief;
  return {
    ...brief,
    items: brief.items.flatMap((item): Slot<ListedItem>[] => {
      const { name, price } = item.value;
      if (price === undefined || !timeOrUnit.test(name)) return [item];
      const figure = /\d[\d.,]*/u.exec(price)?.[0] ?? '';
      const span = item.spans.find(({ start, end }) => prompt.slice(start, end).includes(figure));
      const from = span ? prompt.indexOf(figure, span.start) + figure.length : -1;
      const thing = from < 0 ? undefined : unitBehind.exec(prompt.slice(from, from + 50))?.groups?.['thing'];
      if (thing === undefined) return [];
      const bare = price.replace(
        new RegExp(String.raw`\s(?:la|le|l['’]|el|o|a|il|lo|die|der|das)\s?${thing}$`, 'iu'),
        '',
      );
      const title = thing.trim().replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
      return [{ ...item, value: { ...item.value, name: title, price: bare, section: 'pricing' } }];
    }),
  };
}

const verb =
  /^(?<what>.{3,60}?)\s(?:dur[ae]n?[ot]?|durano|durent|dauer[nt]+|costano|costa|kosten|kostet|cuestan?|coûtent?|custam?|sai|saem|sale|salen|vale[nm]?|beginn\p{L}+|sono|son|sont|são|sind)(?:\s.*)?$/iu;
/** "Lezioni individuali durano 45 minuti e", "O bolo de 2 andares sai": the thing alone. */
export const pricedAlone = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const { name, price, when } = item.value;
    const dated =
      when === undefined
        ? undefined
        : /^(?<what>.{3,60}?)\s(?:es|son|est|sont|ist|sind|é|são|è|sono)(?:\s(?:del?|da|di|am|vom|le|du|dal|em))?$/iu.exec(
            name,
          )?.groups?.['what'];
    const what = price === undefined ? dated : verb.exec(name)?.groups?.['what'];
    if (what === undefined) return item;
    const bare = what.replace(
      /^(?:(?:[OoAa]s?|[Ee]l|[Ll][aeo]s?|[Ll]es|[Ii]l?|[Gg]li|[Dd](?:er|ie|as))\s|[Ll]['’])(?=\p{Ll})/u,
      '',
    );
    return bare.length < 3
      ? item
      : {
          ...item,
          value: { ...item.value, name: bare.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) },
        };
  }),
});

const called =
  /(?:se llama|nos llamamos|s['’]appelle|heißt|heisst|se chama|chama-se|si chiama|llamad[oa]|appelée?|namens|chamad[oa]|chiamat[oa])\s$/iu;
const goesOn =
  /^\s(?:su|sur|sous|sobre|de|del|di|da|do|dos|du|des|en|in|im|am|con|y|e|et|und|&|a|à|al|la|le|les|los|las|el|per|para|pour|für)(?:\s(?:la|le|el|los|las|il|l['’]|os|as))?\s\p{Lu}[\p{L}'’-]*(?=[\s,.;:!?]|$)/u;
/** "si chiama Onda su Onda": a name goes on behind a small word. */
export function nameGoesOn(brief: Brief): Brief {
  const { name, prompt } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || /^["“„«]/u.test(prompt.slice(span.start - 1, span.start))) return brief;
  const more = called.test(prompt.slice(Math.max(0, span.start - 16), span.start))
    ? goesOn.exec(prompt.slice(span.end, span.end + 40))?.[0]
    : undefined;
  const town = more?.split(' ').slice(-1)[0];
  if (more === undefined || town === brief.place?.value || /^\s(?:en|in|à|a|em|de|di|im)\s/u.test(more))
    return brief;
  return {
    ...brief,
    name: { value: name.value + more, spans: [{ start: span.start, end: span.end + more.length }] },
  };
}

const plays =
  /(?<!\p{L})(?:unsere?|meine?|nuestr[oa]|notre|noss[oa]|la nostra|il nostro)\s(?:\p{L}+\s)?(?:\p{L}*band|coverband|\p{L}*kapelle|\p{L}*chor|orchester|banda|grupo|groupe|orquesta|orchestre|coro|chorale|gruppo|duo|trio)(?!\p{L})/iu;
const minds =
  /(?<!\p{L})(?:micronido|asilo(?: nido)?|nido|scuola|crèche|micro-crèche|école|guardería|escuela|colegio|creche|escola|colégio|kita|kindergarten|schule|tagesmutter)(?!\p{L})/iu;
/** "unsere Coverband … Hochzeiten", "micronido … open day": what opens the prompt is what it is, and no event. */
export function houseNoEvent(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const opening = brief.prompt.slice(0, 90);
  const kind = plays.test(opening) ? 'portfolio' : minds.test(opening) ? 'course' : null;
  if (kind === null) return brief;
  const ofEvents = new Set<string>(['countdown', 'rsvp', 'venue', 'tickets', 'agenda']);
  return {
    ...brief,
    kind: { ...brief.kind, value: kind },
    date: null,
    sections: brief.sections.filter(({ value }) => !ofEvents.has(value)),
    behaviours: brief.behaviours.filter(({ value }) => value !== 'countdown' && value !== 'rsvp'),
    items: brief.items.map((item) =>
      item.value.section === 'tickets' ? { ...item, value: { ...item.value, section: 'pricing' } } : item,
    ),
  };
}

const working = /(?<!\p{L})(?:wir|ich|sie)\s$/iu;
/** "Wir arbeiten digital": nobody asks for a row of works. */
export const worksAsked = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(
    ({ value, spans: [span] }) =>
      value !== 'portfolio' ||
      !span ||
      !/^arbeiten$/iu.test(brief.prompt.slice(span.start, span.end)) ||
      !working.test(brief.prompt.slice(Math.max(0, span.start - 6), span.start)),
  ),
});
