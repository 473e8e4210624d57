import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { strayedToParts } from './strayed-to-parts';
import { slotAt } from '../../slot-at';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
const asking = (brief: Brief, value: SectionType, spans: readonly Span[]): Brief =>
  brief.sections.some((slot) => slot.value === value)
    ? brief
    : { ...brief, sections: [...brief.sections, { value, spans }] };

const means =
  /^(?:whats ?app|instagram|facebook|telegram|tik ?tok|e-?mail|correo|telefono|teléfono|téléphone)$/iu;
const giving =
  /(?<!\p{L})(?:damos|impartimos|hacemos|ofrecemos|donnons|proposons|faisons|geben|bieten|machen|fazemos|oferecemos|facciamo|diamo|offriamo|geven|maken|prowadzimy|robimy)\s(?<what>(?:\p{Ll}+\s){0,3}?(?:de|di|d['’]|for|para|pour|per|voor|für)?\s?\p{L}[\p{L} '’-]{3,44}?)(?=\s(?:en|in|à|em|a|w|te|im)\s\p{Lu}|[,.;:])/iu;
/** "contacto por WhatsApp": how one is reached is nothing that is on offer; what they say they do is. */
export function meansNoOffer(brief: Brief): Brief {
  if (!means.test(brief.offer?.value ?? '')) return brief;
  const found = giving.exec(brief.prompt.slice(0, 200));
  const what = found?.groups?.['what']?.trim();
  if (!found || what === undefined) return { ...brief, offer: null };
  return { ...brief, offer: slotAt(what, found.index + found[0].lastIndexOf(what)) };
}

const brewed =
  /(?<!\p{L})(?:bières?|biersorten|bieren|biere|cervezas?|cervejas?|birre|piwa?|biralar(?:ımız)?|vins|weine|vinos|vinhos|vini)\s?\(/iu;
/** "nos quatre bières (blonde, ambrée, stout et une bière de saison)": what is drunk, and no colour of the page. */
export function drinksNoColours(brief: Brief): Brief {
  const found = brewed.exec(brief.prompt);
  if (!found) return brief;
  const start = found.index + found[0].length;
  const end = brief.prompt.indexOf(')', start);
  const row = end < 0 ? '' : brief.prompt.slice(start, end);
  if (!row.includes(',') || /\d/u.test(row)) return brief;
  const isIn = ({ spans }: Spanned): boolean => spans.some((one) => one.start >= start && one.end <= end);
  const strayed = brief.colours.filter(isIn);
  if (strayed.length === 0) return brief;
  const items: Slot<ListedItem>[] = [];
  for (const piece of row.matchAll(/(?:(?!,|\s(?:et|y|und|e|en|i|ve)\s).)+/giu)) {
    const name = piece[0]
      .replace(/^,?\s*(?:(?:et|y|und|e|en|i|ve)\s)?(?:une?|una?|eine?|um|uma|een)?\s*(?=\p{L}{3})/iu, '')
      .trim();
    if (name.length > 2)
      items.push({
        value: { section: 'menu', name: capitalise(name) },
        spans: [{ start: start + piece.index, end: start + piece.index + piece[0].length }],
      });
  }
  return {
    ...brief,
    colours: brief.colours.filter((colour) => !strayed.includes(colour)),
    items: [...items, ...brief.items.filter((item) => !isIn(item))],
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  };
}

const turns =
  /^(?:(?:pedir |sacar |reserva de )?turnos?(?: online)?|citas?(?: online)?|afspraken|wizyty|randevular)$/iu;
/** "servicios, turnos, equipo": in Argentina that is how one books. */
export function turnsAreBooked(brief: Brief): Brief {
  const found = brief.parts.find(({ value }) => !value.isPage && turns.test(value.title.trim()));
  if (!found) return brief;
  const asked = asking(
    { ...brief, parts: brief.parts.filter((part) => part !== found) },
    'booking',
    found.spans,
  );
  return brief.behaviours.some(({ value }) => value === 'booking')
    ? asked
    : { ...asked, behaviours: [...brief.behaviours, { value: 'booking', spans: found.spans }] };
}

const samples =
  /^(?:(?:meine )?(?:arbeits|text|lese|schreib)proben|muestras(?: de (?:mi )?trabajo)?|exemples de (?:travaux|textes)|amostras(?: de trabalho)?|campioni di lavoro|esempi di lavoro|werkvoorbeelden|voorbeelden van (?:mijn )?werk|próbki (?:prac|tekstów)|çalışma örnekleri|نماذج (?:من )?(?:ال)?[أا]عمال(?:ي)?|דוגמאות(?: עבודה)?)$/iu;
/** "Leistungen, Arbeitsproben, Kundenstimmen": samples of the work are the work that is shown. */
export function samplesAreWorks(brief: Brief): Brief {
  const found = brief.parts.find(({ value }) => !value.isPage && samples.test(value.title.trim()));
  if (!found || !['portfolio', 'cv', 'studio', 'agency', 'unknown'].includes(brief.kind.value)) return brief;
  const left = { ...brief, parts: brief.parts.filter((part) => part !== found) };
  const known = left.sections.filter(({ value }) => value === 'portfolio');
  return asking(
    { ...left, sections: left.sections.filter((slot) => !known.some((one) => one === slot)) },
    'portfolio',
    found.spans,
  );
}

const beliefs =
  /^(?:come (?:partecipare|unirsi)|c[óo]mo (?:participar|unirse)|comment (?:participer|nous rejoindre)|como participar|hoe (?:meedoen|doe je mee)|jak dołączyć|nasıl katılırım|كيف تشارك|איך מצטרפים|(?:onze |unsere |nuestra |notre |nossa |la nostra )?(?:visie|missie|leitbild|mission|vision|visión|misión|missão|visão|visione|missione|wizja|misja|vizyonumuz|misyonumuz|vizyon|misyon)|رؤيتنا|رسالتنا|(?:ה)?חזון(?: שלנו)?)$/iu;
/** "onze visie, team, groepen": what a house believes is no service of it. */
export function beliefsAreParts(brief: Brief): Brief {
  const said = brief.phrases.filter(({ value }) => beliefs.test(value.trim()));
  const left = strayedToParts(brief, beliefs);
  return said.length === 0
    ? left
    : {
        ...left,
        phrases: left.phrases.filter((phrase) => !said.includes(phrase)),
        parts: [
          ...left.parts,
          ...said.map(({ value, spans }) => ({ value: { title: capitalise(value), isPage: false }, spans })),
        ],
      };
}

const aboutHouse = /^על (?:ה)?(?:גן|סטודיו|בית|עסק|מקום|חברה|קבוצה)$/u;
/** "על הגן": that asks who they are. */
export function aboutAsked(brief: Brief): Brief {
  const said = brief.phrases.find(({ value }) => aboutHouse.test(value.trim()));
  return said
    ? asking({ ...brief, phrases: brief.phrases.filter((phrase) => phrase !== said) }, 'about', said.spans)
    : brief;
}

const lead = /^(?:da|ab|desde|dès|à partir de|a partir de|a partire da|vanaf|od|from|من|החל מ)$/iu;
/** "da 25 €": what leads to a price is no note beside it. */
export const leadsNoNotes = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Slot<ListedItem> => {
    const { note, ...value } = item.value;
    return note !== undefined && lead.test(note.trim()) ? { ...item, value } : item;
  }),
});

/** "…, 10 ottobre 2027, Orta San Giulio: percorsi …": the place of a day stands behind its date. */
export function placeBehindDate(brief: Brief): Brief {
  const end = brief.date?.spans.at(-1)?.end;
  if (brief.kind.value !== 'event' || brief.place !== null || end === undefined) return brief;
  const found =
    /^,\s(?<town>\p{Lu}[\p{L}’'-]+(?:\s(?:(?:d[eio]|del|la|am|an der|sur|do|da)\s)?\p{Lu}[\p{L}’'-]+){0,3})(?=\s?[:.]|$)/u.exec(
      brief.prompt.slice(end),
    );
  const town = found?.groups?.['town'];
  if (town === undefined) return brief;
  const place = slotAt(town, brief.prompt.indexOf(town, end));
  const isIn = ({ spans }: Spanned): boolean =>
    spans.some((one) => place.spans.some(({ start, end: to }) => one.start < to && one.end > start));
  return { ...brief, place, phrases: brief.phrases.filter((slot) => !isIn(slot)) };
}

const looks =
  /^(?:(?:sobre|sombre|minimaliste|élégant|simple|épuré|sobrio|oscuro|elegante|sencillo|minimalista|schlicht|dunkel|minimalistisch|scuro|semplice|strak|donker|rustig|prosty|ciemny|minimalistyczny|sade|koyu)(?:,?\s(?:et|y|und|e|en|i|ve)\s|\s|$))+$/iu;
const calling =
  /^,\s(?<what>\p{Ll}[\p{L}'’-]+(?:\s[\p{Ll}'’-]+){0,3}?)\s(?:à|en|in|a|em|w|te|aus|aus|de|da|di|z)\s\p{Lu}/u;
/** "Portfolio sobre et sombre pour Hugo Lemaire, monteur vidéo à Lyon": how it looks is no calling; what stands behind the name is. */
export function callingBehindLook(brief: Brief): Brief {
  const { offer, name, prompt } = brief;
  const end = name?.spans.at(-1)?.end;
  if (end === undefined || (offer !== null && !looks.test(offer.value))) return brief;
  if (!['portfolio', 'cv', 'unknown', 'link-in-bio'].includes(brief.kind.value)) return brief;
  const what = calling.exec(prompt.slice(end))?.groups?.['what'];
  if (what === undefined) return brief;
  return { ...brief, offer: slotAt(what, prompt.indexOf(what, end)) };
}

const tool = /^(?:quiz|umfrage|spiel|memory|test|encuesta|juego|sondage|jeu|questionário|gioco|sondaggio)/iu;
/** "Quiz über Pilze mit 6 Fragen, Punktestand und Neustart": what a game has is not what it is called. */
export function gameNotNamedByParts(brief: Brief): Brief {
  const { name, offer, prompt } = brief;
  const start = name?.spans[0]?.start;
  // "Haushaltsbuch mit Kategorien Miete, …": what the tool is, and what it holds.
  if (name && offer && name.value.length > offer.value.length && name.value.startsWith(offer.value) && /^\s(?:mit|con|avec|com|met|ze?|ile)\s/u.test(name.value.slice(offer.value.length)))
    return { ...brief, name: null }; // prettier-ignore
  if (!name || !offer || start === undefined || !tool.test(offer.value)) return brief;
  const isQuoted = /["“„«]$/u.test(prompt.slice(0, start));
  return !isQuoted && /\s(?:und|y|et|e|en)\s/u.test(name.value) && /,\s$/u.test(prompt.slice(0, start))
    ? { ...brief, name: null, place: null }
    : brief;
}
