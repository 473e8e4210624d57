import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isIn, pieceAt, sentenceAt } from './sentence-at';
import { germanNouns } from './german-nouns';
import { possessive } from './mend-told-offer';
import { titleName } from './title-name';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

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
  // Whoever writes some nouns large writes all of them so: "Bank antippen" ends with a verb.
  const isCased = (prompt.match(/\p{Ll}\s\p{Lu}\p{Ll}{2}/gu)?.length ?? 0) > 3;
  return spoken === 'de' && !isCased ? germanNouns(lettered) : lettered;
}

/** "hola", "Dazu Musik", "OAB/RS 54.321": a greeting, what joins a further wish, and the number that somebody is registered by. */
const noThing =
  /^(?:encomendas|pedidos|encargos|commandes|bestellungen|ordini|reservas|prenotazioni|hola|buenas|bonjour|bonsoir|salut|hallo|servus|moin|olá|oi|ciao|salve|buongiorno)$|^(?:dazu|außerdem|sowie|además|également|inoltre|também)\s|^(?:OAB|CRM|CRP|CREA|CRO|CRECI|CRN|CREF|NIF|CIF|SIRET|SIREN|CNPJ|P\.? ?IVA|USt)(?![\p{L}])/iu;
const cooking = new Set<SiteKind>(['restaurant', 'cafe', 'bar']);

const asking = /(?<!\p{L})(?:página|pagina|page|site|sito|seite|homepage|web)(?!\p{L})/iu;
/** "hacemos copias de llaves", "faut une page pour adhérer (cotisation 10 €)": the thing alone, and no wish for the site. */
export function thingsAlone(brief: Brief): Brief {
  return {
    ...brief,
    items: brief.items.flatMap((item): Item[] => {
      const { name, note, price } = item.value;
      if (noThing.test(name) && item.value.when === undefined) return [];
      // Of a kitchen what has a price is on its menu.
      if (item.value.section === 'pricing' && price !== undefined && cooking.has(brief.kind.value))
        return [{ ...item, value: { ...item.value, section: 'menu' } }];
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
      return [bare === name ? item : { ...item, value: { ...item.value, name: capitalise(bare) } }];
    }),
  };
}

const tongue =
  /^(?:(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|junho|julho|setembro|outubro|novembro|dezembro)|inglés|francés|alemán|italiano|portugués|español|catalán|euskera|anglais|français|allemand|italien|espagnol|englisch|französisch|deutsch|spanisch|italienisch|inglês|francês|alemão|espanhol|inglese|francese|tedesco|spagnolo)$/iu;
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

const clockTime = /^(?:a las |às |alle |um |à )?\d{1,2}(?:[:.h]\d{2}|\s?h|\s?Uhr)?\s?(?:h|hs|Uhr)?$/iu;
const dateWord =
  /^(?:próximos? |prochains? |nächste |prossimi |próximas? )?(?:conciertos?|concerts?|konzerte?|concertos?|concerti|fechas|dates|termine|datas|date|eventos?|événements|funciones|shows?|bolos)$/iu;
/** "próximos conciertos (15 de mayo, Iglesia de San Antón, 20:00)": one evening, with its day, its house and its hour. */
export function oneEvening(brief: Brief): Brief {
  const at = brief.items.findIndex(
    ({ value }) => value.section === 'events' && value.when !== undefined && dateWord.test(value.name),
  );
  const evening = brief.items[at];
  if (!evening) return brief;
  const rest: Item[] = [];
  for (const item of brief.items.slice(at + 1)) {
    if (item.value.section !== 'events' || item.value.when !== undefined) break;
    rest.push(item);
  }
  const house = rest.find(({ value }) => !clockTime.test(value.name));
  const hour = rest.find(({ value }) => clockTime.test(value.name));
  if (!house || rest.length > 3) return brief;
  const when = [evening.value.when, hour?.value.name].filter((part) => part !== undefined).join(', ');
  return {
    ...brief,
    items: [
      ...brief.items.slice(0, at),
      { ...house, value: { ...house.value, when } },
      ...brief.items.slice(at + 1 + rest.length),
    ],
  };
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
