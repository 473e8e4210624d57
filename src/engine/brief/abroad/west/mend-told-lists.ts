import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { isPricedAlready, unlike } from './lost-pieces';
import { germanNouns } from './german-nouns';
import { possessive } from './mend-told-offer';
import { titleName } from './title-name';

type Item = Slot<ListedItem>;
const capitalise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

const doctor =
  /^(?:dra?|dott|dott\.ssa|dottssa|prof|profa|lic|arq|ing)\.?\s\p{L}{3,}\s(?:d[aeio]s?\s)?\p{L}{3,}$/iu;
/** "dra renata lopes" in a list of what is treated: who does it. */
export function nameAmongThings(brief: Brief): Brief {
  const who = brief.items.find(({ value }) => value.price === undefined && doctor.test(value.name));
  if (!who || brief.items.some(({ value }) => value.section === 'team' && value.name === who.value.name))
    return brief;
  const written = titleName(who.value.name.toLocaleLowerCase(), brief.spoken).replace(
    /^(Dra?|Dott|Prof|Profa|Lic|Arq|Ing)\s/u,
    '$1. ',
  );
  const name = brief.name ?? { value: written, spans: who.spans };
  return {
    ...brief,
    name,
    items: brief.items.flatMap((item): Item[] =>
      item !== who
        ? [item]
        : name.value === written
          ? []
          : [{ ...item, value: { section: 'team', name: written } }],
    ),
  };
}

const having =
  /^(?:(?:también |além disso |anche |aussi |auch )?(?:hacemos|tenemos|ofrecemos|vendemos|realizamos|damos|hago|ofrezco|vendo|fazemos|temos|oferecemos|faço|ofereço|(?:nous|on|je) (?:faisons|fait|fais|proposons|propose|vendons|vend|vends|réalisons|avons|a)|facciamo|offriamo|vendiamo|abbiamo|proponiamo|realizziamo|faccio|(?:wir|ich) (?:machen?|haben?|verkaufen?|bieten?)))\s(?:(?:los|las|unos|unas|des|du|de la|de l['’]|les|dei|delle|degli|gli|i|le|os|as)\s)?(?=\p{L}{4})/iu;
/** "terraço com vista rio", "rpg": all of a thing, and letters as they are said. */
function named(name: string, { value, spans }: Item, { prompt, spoken }: Brief): string {
  const end = spans[0]?.end ?? 0;
  const more =
    value.section === 'amenities' && value.price === undefined
      ? /^\s(?:com|con|avec|mit|sur|sul|sulla|sulle|auf|ao|al|a la)\s[^,.;:()\d]{3,28}(?=[,.;])/u.exec(
          prompt.slice(end, end + 40),
        )?.[0]
      : undefined;
  const whole =
    more === undefined || !prompt.slice(0, end).toLowerCase().endsWith(name.toLowerCase())
      ? name
      : name + more;
  const lettered = whole.replace(/(?<![\p{L}])[bcdfghjklmnpqrstvwxz]{2,4}(?![\p{L}.])/giu, (letters) =>
    /^(?:km|kg|cm|mm|ml|cl|gr|kw|hs|hrs|dr|st|sr|ml)$/iu.test(letters) ? letters : letters.toUpperCase(),
  );
  return spoken === 'de' ? germanNouns(lettered) : lettered;
}

const asking = /(?<!\p{L})(?:página|pagina|page|site|sito|seite|homepage|web)(?!\p{L})/iu;
/** "hacemos copias de llaves", "faut une page pour adhérer (cotisation 10 €)": the thing alone, and no wish for the site. */
export function thingsAlone(brief: Brief): Brief {
  return {
    ...brief,
    items: brief.items.flatMap((item): Item[] => {
      const { name, note } = item.value;
      // "45$" in French: the sign stands apart.
      const price =
        item.value.price === undefined || brief.spoken !== 'fr'
          ? item.value.price
          : item.value.price.replace(/(?<=\d)(?=[$€])/u, '\u00a0');
      if (asking.test(name) && item.value.section !== 'team' && item.value.when === undefined) {
        if (note === undefined || price === undefined) return price === undefined ? [] : [item];
        const { note: _note, ...rest } = item.value;
        return [{ ...item, value: { ...rest, name: capitalise(note) } }];
      }
      // "kits de 10 e 20 marmitas": a number without money is no price.
      if (price !== undefined && /^\d+$/u.test(price) && /\s(?:de|di|da|von|à)$/iu.test(name)) {
        const start = item.spans[0]?.start ?? 0;
        const piece = pieceAt(brief.prompt, start, sentenceAt(brief.prompt, start));
        const { price: _price, ...rest } = item.value;
        return [{ value: { ...rest, name: capitalise(piece.text) }, spans: [piece.span] }];
      }
      const bare = named(name.replace(having, '').replace(possessive, ''), item, brief);
      // "on organise repair café, jardin partagé … (cotisation 10 €)": what an association does has no price.
      if (item.value.section === 'pricing' && price === undefined && brief.kind.value === 'nonprofit')
        return [{ ...item, value: { ...item.value, name: capitalise(bare), section: 'services' } }];
      if (bare === name && price === item.value.price) return [item];
      const said = bare === name ? name : capitalise(bare);
      return [{ ...item, value: { ...item.value, name: said, ...(price === undefined ? {} : { price }) } }];
    }),
  };
}

const tongue =
  /^(?:inglés|francés|alemán|italiano|portugués|español|catalán|euskera|anglais|français|allemand|italien|espagnol|englisch|französisch|deutsch|spanisch|italienisch|inglês|francês|alemão|espanhol|inglese|francese|tedesco|spagnolo)$/iu;
/** "velas de lavanda 14 €, de higo 16 €", "libros en inglés y francés": the noun goes on, and a language is no thing. */
export function nounsGoOn(brief: Brief): Brief {
  const items: Item[] = [];
  for (const item of brief.items) {
    const last = items.at(-1);
    const { name, price } = item.value;
    const noun = /^(\p{L}+)\s(?:(?:de|di|du|con|au|aux|à|al|alla)\s|d['’])\p{L}/u.exec(
      last?.value.name ?? '',
    )?.[1];
    if (
      last &&
      noun !== undefined &&
      price !== undefined &&
      /^(?:(?:de|di|du|au|aux|al|alla)\s|d['’])\p{Ll}/u.test(name)
    )
      items.push({ ...item, value: { ...item.value, name: capitalise(`${noun} ${name}`) } });
    else if (
      last &&
      price === undefined &&
      tongue.test(name) &&
      / (?:en|auf|in|em) \p{L}+$/u.test(last.value.name)
    ) {
      const start = last.spans[0]?.start ?? 0;
      const end = item.spans[0]?.end ?? start;
      items[items.length - 1] = {
        value: { ...last.value, name: capitalise(brief.prompt.slice(start, end)) },
        spans: [{ start, end }],
      };
    } else items.push(item);
  }
  return { ...brief, items };
}

const pageTalk =
  /(?<!\p{L})(?:secciones|sección|apartados?|páginas?|pestañas?|web|sitio|site|rubriques?|sections?|pages?|onglets?|bereiche?|seiten?|homepage|website|webseite|abschnitte?|unterseiten?|seções|seção|secções|secção|sito|pagine|pagina|sezioni|sezione|con|avec|mit|com|menú|menu|debe|incluya|quiero|quero|voglio|vorrei|veux|möchte|brauche|necesito|preciso)(?!\p{L})/iu;
const listHead =
  /(?:secciones|apartados|páginas|rubriques|sections|pages|onglets|bereiche|seiten|unterseiten|inhalte?|seções|secções|sezioni|pagine|con|avec|mit|com|menú|menu)\s?:$/iu;
const including = /(?<!\p{L})(?:con|avec|mit|com|debe|incluya|inclut|includa)(?!\p{L})/iu;
const forWhom =
  /^(?:niños|niñas|adultos|enfants|adultes|kinder|erwachsene|crianças|bambini|adulti|familias|familles|famílias|famiglie|familien|principiantes|débutants|anfänger|iniciantes|mayores|seniors|senioren|idosos|anziani|ragazzi|jugendliche|jóvenes|jovens)$/iu;
const scheduled =
  /cerrad|abiert|ferm[ée]|ouvert|geschlossen|geöffnet|fechad|abert|chius[oi]|apert[oi]|horario|horários?|emploi du temps|planning|stundenplan|kursplan|orari|calendario|grade/iu;
const openEnd = /[.!?](?=\s|$)|\n/u;

function sentenceAt(prompt: string, at: number): Span {
  let start = 0;
  for (const mark of prompt.slice(0, at).matchAll(/[.!?](?=\s)|\n/gu)) start = mark.index + 1;
  const length = openEnd.exec(prompt.slice(at))?.index ?? prompt.length - at;
  return { start, end: at + length };
}

const isIn = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start >= start && one.end <= end);
const soft = new Set<SectionType>(['timetable', 'events', 'curriculum']);

/** "Clases para niños, alquiler de tablas, campamentos.": a sentence that names no part of a page tells what there is. */
export function partsOnOffer(brief: Brief): Brief {
  const { prompt } = brief;
  const parts = brief.parts.filter(({ value }) => !value.isPage && !value.lines && !value.section);
  if (parts.length === 0) return brief;
  const added: Item[] = [];
  const gone = new Set<unknown>();
  const softGone = new Set<unknown>();
  for (const part of parts) {
    const [at] = part.spans;
    if (!at) continue;
    if (unlike.test(part.value.title)) continue;
    if (forWhom.test(part.value.title)) {
      gone.add(part);
      continue;
    }
    const sentence = sentenceAt(prompt, at.start);
    const said = prompt.slice(sentence.start, sentence.end);
    // "Ruhig, erdig, viel Weißraum": how it is to look.
    const looks = [brief.style, ...brief.tone].some((slot) => slot !== null && isIn(slot, sentence));
    if (looks && said.split(',').every((piece) => piece.trim().split(' ').length <= 3)) {
      gone.add(part);
      continue;
    }
    // "Site pour ma ferme : ateliers, anniversaires": behind the colon the house itself is told.
    const colon = prompt.slice(sentence.start, at.start).lastIndexOf(': ');
    const comma = prompt.slice(sentence.start, at.start).indexOf(',');
    const opened = colon >= 0 ? colon + 1 : pageTalk.test(said) && comma >= 0 ? comma + 1 : 0;
    const list = { start: sentence.start + opened, end: sentence.end };
    const head = prompt.slice(sentence.start, list.start);
    const isListed = opened > 0 && (colon >= 0 ? listHead : including).test(head);
    const told = prompt.slice(list.start, list.end);
    const hasSections = brief.sections.some((slot) => !soft.has(slot.value) && isIn(slot, list));
    if (isListed || hasSections || pageTalk.test(told) || scheduled.test(told) || !told.includes(','))
      continue;
    gone.add(part);
    if (!isPricedAlready(brief, part.value.title))
      added.push({ value: { section: 'services', name: part.value.title }, spans: part.spans });
    for (const slot of brief.sections)
      if (soft.has(slot.value) && isIn(slot, list) && !softGone.has(slot)) {
        softGone.add(slot);
        const piece = pieceAt(prompt, slot.spans[0]?.start ?? 0, list);
        added.push({ value: { section: 'services', name: capitalise(piece.text) }, spans: [piece.span] });
      }
  }
  if (gone.size === 0) return brief;
  return {
    ...brief,
    parts: brief.parts.filter((part) => !gone.has(part)),
    sections: brief.sections.filter((slot) => !softGone.has(slot)),
    items: [...brief.items, ...added].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

/** The piece of a list that stands round an offset. */
function pieceAt(prompt: string, at: number, sentence: Span): { text: string; span: Span } {
  const from = Math.max(sentence.start, prompt.lastIndexOf(',', at) + 1, prompt.lastIndexOf(':', at) + 1);
  const comma = prompt.indexOf(',', at);
  const to = comma < 0 ? sentence.end : Math.min(comma, sentence.end);
  const text = prompt.slice(from, to).trim();
  const start = from + prompt.slice(from, to).indexOf(text);
  return { text, span: { start, end: start + text.length } };
}

const roomNames: Readonly<Record<string, readonly [plural: RegExp, one: string]>> = {
  es: [/^(?:las\s)?habitaciones$/iu, 'Habitación'],
  fr: [/^(?:les\s)?chambres$/iu, 'Chambre'],
  de: [/^(?:die\s)?zimmer$/iu, 'Zimmer'],
  pt: [/^(?:os\s)?quartos$/iu, 'Quarto'],
  it: [/^(?:le\s)?camere$/iu, 'Camera'],
};
/** "5 camere … da 90 euro a notte": one price for all of them is that of a room, and stands once. */
export function oneRoom(brief: Brief): Brief {
  const [plural, one] = roomNames[brief.spoken] ?? [];
  const rooms = brief.items.filter(({ value }) => value.section === 'rooms');
  const [room] = rooms;
  if (!plural || one === undefined || rooms.length !== 1 || !room || !plural.test(room.value.name))
    return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item === room ? { ...item, value: { ...item.value, name: one } } : item,
    ),
    counts: brief.counts.filter(({ value }) => value.thing !== 'rooms'),
  };
}

const insured =
  /^(?:convênios?|convénios?|obras sociales|mutuas|aseguradoras|seguros médicos|mutuelles|krankenkassen|convenzioni|planos de saúde)\s/iu;
/** "convênios unimed e bradesco": with whom a practice works is nothing it treats. */
export function insurersAside(brief: Brief): Brief {
  const led = brief.items.find(({ value }) => value.price === undefined && insured.test(value.name));
  const [at] = led?.spans ?? [];
  if (!at) return brief;
  const sentence = sentenceAt(brief.prompt, at.start);
  return {
    ...brief,
    items: brief.items.filter(
      (item) => item.value.price !== undefined || !isIn(item, { ...sentence, start: at.start }),
    ),
  };
}
