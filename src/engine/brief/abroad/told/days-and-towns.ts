import type { Brief, Slot, Span } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';
import { capitalise } from '../../../capitalise';

const meets = ({ spans }: { readonly spans: readonly Span[] }, { start, end }: Span): boolean =>
  spans.some((one) => one.start < end && one.end > start);

/** "w Toruniu 17 maja": the day behind a town is no part of it, and nothing on offer. */
export function townBeforeDay(brief: Brief): Brief {
  const { place, date } = brief;
  const [day] = date?.spans ?? [];
  const [span] = place?.spans ?? [];
  const value = place?.value.replace(/,?\s\d{1,2}\.?$/u, '') ?? '';
  const dayless = (one: Slot<unknown>): boolean => day === undefined || !meets(one, day);
  const isDay = place !== null && span !== undefined && value !== place.value;
  return {
    ...brief,
    place: isDay ? slotAt(value, span.start) : place,
    ...(isDay
      ? {
          phrases: brief.phrases.filter(dayless),
          items: brief.items.filter((item) => item.value.price !== undefined || dayless(item)),
        }
      : {}),
  };
}

const feast =
  /^(?:la\s|el\s|le\s|the\s)?(?:sagra|fiera|festa|feria|fiesta|festival|fête|foire|marché|feira|mercado|mercato|mercatino|palio|carnevale|carnaval|romería|verbena|kermesse|brocante|vide-grenier|jarmark|festyn|odpust|kermis|braderie)(?!\p{L})/iu;
const race =
  /(?:^|\s)(?:carrera|(?:media\s)?marat[oó]n|(?:semi-?|halbe?\s?|halve\s)?marath?ona?|mezza\smaratona|corsa|corrida|trail|\p{L}+(?:lauf|loop)|bieg|torneo|tournoi|turniej|turnier|toernooi|torneio|regata|rallye?)(?!\p{L})/iu;
/** "la sagra della castagna di Marradi": a feast of a town is called whole, and the town is where it is. */
export function feastOfTown(brief: Brief): Brief {
  const { name, offer, kind, prompt } = brief;
  const [own] = name?.spans ?? [];
  const [what] = offer?.spans ?? [];
  const isRace = offer !== null && race.test(offer.value);
  if (kind.value !== 'event' || !name || !offer || !own || !what || !(feast.test(offer.value) || isRace))
    return brief;
  const gap = prompt.slice(what.end, own.start);
  // "Dorpsloop Heiloo": a race is called by its town as well where nothing parts them.
  if (isRace && gap === ' ')
    return {
      ...brief,
      name: {
        value: `${capitalise(offer.value)} ${name.value}`,
        spans: [{ start: what.start, end: own.end }],
      },
    };
  const of = /^\s(?<of>di|de|del|da|do|du|à|a|w|we|van|in|en)\s$/iu.exec(gap)?.groups?.['of'];
  const isTown = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(name.value);
  if (of === undefined || !isTown || (brief.place && brief.place.value !== name.value)) return brief;
  const bare = offer.value.replace(/^(?:la|el|le|the)\s/iu, '');
  return {
    ...brief,
    name: {
      value: `${capitalise(bare)} ${of} ${name.value}`,
      spans: [{ start: what.end - bare.length, end: own.end }],
    },
    place: brief.place ?? { value: name.value, spans: name.spans },
  };
}

const house =
  /(?<lead>(?<!\p{L})(?:au|à la|dans le|dans la|im|in der|in dem|en el|en la|no|na|al|nel|nella|alla|in het|in de|bij|w|we|ו?ב|في)\s)(?<noun>(?:caf[eéè]|kaffeehaus|bar|pub|bistro\p{L}*|restaurant\p{L}*|ristorante|librairie|librer[ií]a|libreria|livraria|buchhandlung|gasthaus|wirtshaus|kulturzentrum|teatro|théâtre|theater|centro cultural|maison des associations|salle|kawiarni|klubie|księgarni|boekhandel|galerie|galer[ií]a|biblioteca|bibliothek|médiathèque)\s)$/iu;
const head =
  /^(?:(?:une?|eine?|un[ao]?|uma?|een)\s)?(?:(?:petite?|kleine|einfache|sencilla|simple|semplice|eenvoudige)\s)?(?:page|site|seite|website|webseite|landing ?page|web|página|pagina|sito|strona)(?: web)?\s(?:pour|für|para|per|voor|na|dla|de|di|da|do)\s(?:(?:une?|la|le|les|notre|eine[nr]?|die|den|das|unser\p{L}*|un[ao]?|nuestr[oa]|el|uma?|o|a|nossa?|il|lo|nostr[oa]|het|de|een|onze?)\s)?(?<what>\p{L}[^,.:;\d\n]{3,50}?)(?=\s(?:(?:le|am|el|il|em|op|a|w|no dia|dia|del?|du|von|vom|dnia|ce|este|questo)\s)?\d{1,2}\.?\s?\p{L})/iu;
/** "Page pour une soirée jeux de société le 14 mars à 20h au café Le Dé": an evening is called by what it is, and held in a house that has another name. */
export function eveningInHouse(brief: Brief): Brief {
  const { name, kind, prompt, place } = brief;
  const [own] = name?.spans ?? [];
  if (kind.value !== 'event' || !name || !own) return brief;
  const found = house.exec(prompt.slice(0, own.start));
  const noun = found?.groups?.['noun'];
  const what = head.exec(prompt)?.groups?.['what'];
  if (!found || noun === undefined || what === undefined || brief.date === null) return brief;
  const start = own.start - noun.length;
  const from = prompt.indexOf(what);
  const where = `${noun}${name.value}`;
  return {
    ...brief,
    name: slotAt(what, from).value === '' ? name : { value: capitalise(what), spans: [{ start: from, end: from + what.length }] }, // prettier-ignore
    offer: slotAt(what, from),
    place: {
      value:
        place && !where.includes(place.value) ? `${capitalise(where)}, ${place.value}` : capitalise(where),
      spans: [{ start, end: place?.spans[0]?.end ?? own.end }],
    },
  };
}

const wayOf =
  /^(?:trasa|strecke|route|le parcours|parcours|recorrido|percorso|percurso|parkur|rota|result(?:ados|ats|ati)(?:\s(?:anteriores|pr[ée]c[ée]dents|precedenti))?|ergebnisse|regulamin|reglamento|règlement|reglement|regolamento|regulamento|مسار السباق|المسار|מסלול|תקנון)$/iu;
/** "zapisy, trasa, regulamin": the course of a race and its rules are parts of the page, and no tickets. */
export function courseOfRace(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const strayed = brief.items.filter(
    ({ value }) => value.price === undefined && wayOf.test(value.name.trim()),
  );
  const rules = brief.sections.filter(
    ({ value, spans: [span] }) =>
      (value === 'privacy' || value === 'testimonials') &&
      span !== undefined &&
      wayOf.test(brief.prompt.slice(span.start, span.end)),
  );
  if (strayed.length + rules.length === 0) return brief;
  const titled = [
    ...strayed.map(({ value, spans }) => ({ title: value.name, spans })),
    ...rules.map(({ spans }) => ({ title: brief.prompt.slice(spans[0]?.start, spans[0]?.end), spans })),
  ];
  return {
    ...brief,
    items: brief.items.filter((item) => !strayed.includes(item)),
    sections: brief.sections.filter((slot) => !rules.includes(slot)),
    parts: [
      ...brief.parts,
      ...titled
        .filter(
          ({ title }) => !brief.parts.some(({ value }) => value.title.toLowerCase() === title.toLowerCase()),
        )
        .map(({ title, spans }) => ({ value: { title: capitalise(title), isPage: false }, spans })),
    ],
  };
}

const behindName =
  /(?:adında|adlı|isimli|adıyla|ismiyle|ismindeki|adındaki)\s(?:bir\s)?(?<what>\p{Ll}[^,.:;\n]{2,40}?)(?=\s(?:için|kurdum|kurduk|açtım|açtık|web|site|sayfa)(?!\p{L}))/u;
/** "Bodrum'da \"Mavi Yelken\" adında günlük tekne turu şirketi için": what it is stands behind the name, and where it is before. */
export function offerBehindName(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  const isWrong = offer === null || /['’](?:n?d|t)[ae](?:ki)?$/u.test(offer.value);
  const found = spoken === 'tr' && isWrong ? behindName.exec(prompt.slice(0, 200)) : null;
  const what = found?.groups?.['what'];
  if (found && what !== undefined)
    return { ...brief, offer: slotAt(what, prompt.indexOf(what, found.index)) };
  // "Konya'da": where something is says nothing of what it is.
  return spoken === 'tr' && isWrong && offer !== null ? { ...brief, offer: null } : brief;
}

const joining =
  /(?<!\p{L})(?:inscri(?:ptions?|ción|pciones|ção|ções|zion[ei])(?: en ligne| online| en línea)?|(?:online-?)?anmeldung|aanmelden|inschrijv(?:en|ing)|zapisy|rejestracja|(?:online )?kayıt(?: formu)?|(?:ال)?تسجيل|הרשמה)(?!\p{L})/iu;
const replies = new Set<string>(['form', 'rsvp', 'booking']);
/** "inscription en ligne": who comes to an evening writes their name into a form. */
export function joinForDay(brief: Brief): Brief {
  const found = brief.kind.value === 'event' ? joining.exec(brief.prompt) : null;
  if (!found || brief.sections.some(({ value }) => replies.has(value))) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isElse = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length === 0 || !spans.every(({ start, end }) => start >= span.start && end <= span.end);
  return {
    ...brief,
    sections: [...brief.sections, { value: 'form' as const, spans: [span] }],
    items: brief.items.filter((item) => item.value.price !== undefined || isElse(item)),
    phrases: brief.phrases.filter(isElse),
    parts: brief.parts.filter(isElse),
  };
}
