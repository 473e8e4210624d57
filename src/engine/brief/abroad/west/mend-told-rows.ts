import type { Brief, ListedItem, SitePart, Slot, Span } from '@/domain/site/brief';
import { meaningOfTitle } from './page-titles';
import { isIn, sentenceAt } from './sentence-at';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;
const told = (prompt: string, span: Span | undefined): string =>
  prompt.slice(span?.start ?? 0, span?.end ?? 0);

const greeting =
  /^(?:hoi(?: zäme)?|hallo(?: zusammen)?|servus|moin|grüezi|hola|buenas|oi|olá|oie|ciao|salve|salut|coucou|bonjour|bonsoir|yo|hey|hi)$/iu;
const article =
  /^(?:el|la|los|las|le|les|l['’]|der|die|das|ein|eine|einen|o|os|as|il|lo|i|gli|un|una|une|um|uma)\s/iu;
const trailing =
  /\s(?:(?:sind|ist|son|es|est|sont|é|são|è|sono)\s(?:willkommen|bienvenid[oa]s?|bienvenus?|bem-vind[oa]s?|benvenut[ioe])(?:\s(?:und|y|et|e)\s\p{L}+)?|kostet|kosten|cuestan?|co[ûu]tent?|custam?|costa(?:no)?|vale[nm]?|entran?|entram|entrano|entrent|es|est|ist|é|è|son|sont|sind|são|sono|a|ab)$/iu;
/** "Das Doppelzimmer kostet", "La inauguración es": the thing alone, as a list has it. */
function itemAlone(item: Item): Item {
  const { name, price, when } = item.value;
  if (price === undefined && when === undefined) return item;
  const bare = name
    .replace(trailing, '')
    .replace(/\s(?:sind|ist|son|est|sont|são|sono)\s\p{L}+\s(?:und|y|et|e)$/iu, '');
  // "El Submarino" is a name; "la entrada suelta" is none.
  const isArticled = /^(?:[Dd](?:er|ie|as)|el|la|los|las|le|les|o|a|os|as|il|lo|i|gli)\s/u.test(name);
  const said = trailing.test(name) || isArticled ? bare.replace(article, '') : name;
  return said.length < 3 || said === name
    ? item
    : { ...item, value: { ...item.value, name: capitalise(said) } };
}

const meeting: Readonly<Record<string, readonly [verb: RegExp, noun: string]>> = {
  de: [/(?:probt|proben|üben|singt|singen)$/iu, 'Probe'],
  es: [/(?:ensaya|ensayan|ensayamos)$/iu, 'Ensayo'],
  fr: [/(?:répète|répètent|répétons)$/iu, 'Répétition'],
  pt: [/(?:ensaia|ensaiam|ensaiamos)$/iu, 'Ensaio'],
  it: [/(?:prova|provano|proviamo)$/iu, 'Prove'],
};
/** "Unser Chor probt mittwochs … in der Michaeliskirche": a rehearsal, and where it is. */
function rehearsal(item: Item, { spoken, prompt }: Brief): Item {
  const known = meeting[spoken];
  const { name, when, note } = item.value;
  if (!known || when === undefined || !known[0].test(name)) return item;
  const where =
    note === undefined
      ? undefined
      : /(?<!\p{L})(?:in|im|an|am|en|dans|à|em|na|no|a|al|alla|nella|nel)\s$/iu.exec(
          prompt.slice(0, Math.max(0, prompt.indexOf(note))),
        )?.[0];
  return {
    ...item,
    value: {
      ...item.value,
      name: known[1],
      ...(note === undefined ? {} : { note: `${where ?? ''}${note}` }),
    },
  };
}

const siteTalk = /(?<!\p{L})(?:landing(?: page)?|page|site|web|página|pagina|sito|seite|website)(?!\p{L})/iu;
/** "landing page pour mon ebook à 14 €": the price is that of the book. */
function ofOffer(item: Item, { offer }: Brief): Item {
  const { name, price } = item.value;
  const isTalk =
    price !== undefined &&
    offer !== null &&
    siteTalk.test(name) &&
    name.toLowerCase().includes(offer.value.toLowerCase());
  return isTalk ? { ...item, value: { ...item.value, name: capitalise(offer.value) } } : item;
}

const bareAdjective =
  /^(?:mensa(?:is|l)|mensual(?:es)?|mensuels?|monatlich\p{L}*|anua(?:is|l)|anual(?:es)?|annuels?|jährlich\p{L}*|personali[sz]ad[oa]s|mensili?|annuali?)$/iu;
/** "planos mensais a partir de 350 reais": plans, and no adjective alone. */
function wholePlan(item: Item, { prompt }: Brief): Item {
  if (!bareAdjective.test(item.value.name)) return item;
  const at = prompt.toLowerCase().indexOf(item.value.name.toLowerCase());
  const noun =
    /(?<noun>planos|planes|plans|pläne|piani|cuotas?|quotas?|abonos?|abonnements?|abbonamenti|abos)\s$/iu.exec(
      prompt.slice(0, Math.max(0, at)),
    )?.groups?.['noun'];
  return noun === undefined
    ? item
    : { ...item, value: { ...item.value, name: capitalise(`${noun} ${item.value.name.toLowerCase()}`) } };
}

const dues =
  /^(?:adhésion|cotisation|cuota(?: de socio)?|quota(?: associativa| anual| annuale)?|mitgliedsbeitrag|beitrag|tessera(?: associativa)?|carnet de socio|joia)(?!\p{L})/iu;
const onRequest =
  /^(?:auf anfrage|sur demande|sur devis|a consultar|bajo consulta|sob consulta|a pedido|su richiesta|da concordare)$/iu;
/** Items as a list has them; greetings and what somebody says of themselves are none. */
export function rowsAlone(brief: Brief): Brief {
  const speaking =
    /^(?:atiendo|trabajo|hablo|atendo|trabalho|falo|je (?:parle|travaille|reçois)|lavoro|parlo|ricevo|ich (?:arbeite|spreche|komme))(?!\p{L})/iu;
  const isNothing = (name: string): boolean => greeting.test(name) || speaking.test(name);
  const items = brief.items
    .filter(
      ({ value }) =>
        (value.price !== undefined || value.when !== undefined || !greeting.test(value.name)) &&
        // "Preise auf Anfrage": whoever asks is told, and the firm itself costs nothing.
        !(onRequest.test(value.price ?? '') && value.name.toLowerCase() === brief.offer?.value.toLowerCase()),
    )
    .map((item) => ofOffer(item, brief))
    .map((item) => wholePlan(rehearsal(itemAlone(item), brief), brief))
    // What members pay is no gift.
    .map((item) =>
      item.value.section === 'donation' && dues.test(item.value.name)
        ? { ...item, value: { ...item.value, section: 'pricing' as const } }
        : item,
    );
  return {
    ...brief,
    items,
    phrases: brief.phrases.filter(({ value }) => !isNothing(value)),
    name: brief.name && greeting.test(brief.name.value) ? null : brief.name,
  };
}

const stated =
  /(?<!\p{L})(?:hat|haben|gibt|liegt|ist|sind|hay|habrá|tiene|tenemos|cuenta con|il y a|il y aura|dispose|avons|nous tenons|há|haverá|tem|temos|c['’]è|ci sono|ci saranno|ha|abbiamo)(?!\p{L})/iu;
const wished =
  /(?<!\p{L})(?:möcht\p{L}*|brauch\p{L}*|wünsch\p{L}*|hätte\p{L}*|soll\p{L}*|seite|website|webseite|homepage|quier\p{L}*|quer\p{L}*|necesit\p{L}*|web|página|sitio|faut|voudr\p{L}*|veux|voul\p{L}*|souhait\p{L}*|site|page|vorre\p{L}*|vogli\p{L}*|serv\p{L}*|sito|pagina|precis\p{L}*|gostar\p{L}*)(?!\p{L})/iu;
const facility =
  /(?<thing>sauna|garten|piscina|pool|jard[ií]n|jardim|jardin|giardino|terra[sz]\p{L}*|kamin|chimenea|cheminée|camino|lareira|parkplatz|parking|grill\p{L}*|spielplatz|wellness\p{L}*|bibliothek|balkon)/iu;
/** "Das Haus hat acht Zimmer, alle mit Balkon, dazu eine kleine Sauna": a sentence that tells asks for no parts of the site. */
export function partsOfSentences(brief: Brief): Brief {
  const { prompt, kind } = brief;
  if (prompt.split(/\s+/u).length < 40) return brief;
  const isTold = (part: Slot<SitePart>): boolean => {
    const [span] = part.spans;
    if (!span || part.value.isPage || part.value.lines !== undefined || part.value.section !== undefined)
      return false;
    const sentence = told(prompt, sentenceAt(prompt, span.start));
    return stated.test(sentence) && !wished.test(sentence);
  };
  const gone = brief.parts.filter(isTold);
  if (gone.length === 0) return brief;
  const things =
    kind.value !== 'hotel'
      ? []
      : gone.flatMap((part): Item[] => {
          const thing = facility.exec(part.value.title)?.groups?.['thing'];
          return thing === undefined
            ? []
            : [{ value: { section: 'amenities', name: capitalise(thing) }, spans: part.spans }];
        });
  return {
    ...brief,
    parts: brief.parts.filter((part) => !gone.includes(part)),
    items: [...brief.items, ...things],
  };
}

const bracketed = /(?<![\p{L}])(?<title>\p{L}[\p{L} ]{3,24}?)\s\((?<list>[^()]{6,120})\)/gu;
/** "Umgebung (Passionstheater, Kloster Ettal)": what stands in brackets behind a heading is told under it; a house sells no breakfast by itself. */
export function rowsUnderTitles(brief: Brief): Brief {
  const parts: Slot<SitePart>[] = [];
  for (const match of brief.prompt.matchAll(bracketed)) {
    const { title = '', list = '' } = match.groups ?? {};
    const last = title.split(' ').slice(-1)[0] ?? '';
    const lines = list.split(/,\s|\s(?:y|e|et|und)\s/u).map((line) => capitalise(line.trim()));
    if (lines.length < 2 || meaningOfTitle(last) !== 'part' || /\d/u.test(list)) continue;
    parts.push({
      value: { title: capitalise(last), isPage: false, lines },
      spans: [{ start: match.index + title.length - last.length, end: match.index + match[0].length }],
    });
  }
  const spans = parts.flatMap((part) => part.spans);
  const isTold = (slot: Slot<unknown>): boolean => spans.some((span) => isIn(slot, span));
  const isStay = brief.kind.value === 'hotel';
  return {
    ...brief,
    parts: [
      ...brief.parts.filter(
        (part) =>
          !isTold(part) &&
          !parts.some(({ value }) => value.title.toLowerCase() === part.value.title.toLowerCase()),
      ),
      ...parts,
    ],
    items: brief.items
      .filter((item) => !isTold(item))
      .map((item) =>
        isStay && item.value.section === 'services' && item.value.price === undefined
          ? { ...item, value: { ...item.value, section: 'amenities' as const } }
          : item,
      ),
  };
}

const perHour: Readonly<Record<string, string>> = {
  fr: '1 heure',
  es: '1 hora',
  pt: '1 hora',
  it: '1 ora',
  de: '1 Stunde',
};
const hourly = /^(?<price>.*\d\s?(?:€|\$|CHF|euros?|reais)?)\s?\/\s?(?:heure|hora|ora|stunde|h)$/iu;
/** "45 $ / 45 min, 60 $ / heure": two lengths, each with its price. */
export function lengthsOfLessons(brief: Brief): Brief {
  const names = brief.items.map(({ value }) => value.name);
  return {
    ...brief,
    items: brief.items.map((item) => {
      const price = hourly.exec(item.value.price ?? '')?.groups?.['price'];
      const isTwice = names.filter((name) => name === item.value.name).length > 1;
      const name = perHour[brief.spoken];
      return price === undefined || !isTwice || name === undefined || !/\d\s?min/iu.test(item.value.name)
        ? item
        : { ...item, value: { ...item.value, name, price: price.trim() } };
    }),
  };
}
