import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { isIn } from './sentence-at';
import { titleName } from './title-name';

const leading =
  /^(?:(?:portfolio|portafolio|portfólio|website|webseite|homepage|seite|site|sitio|web|sito|página|pagina|page)\s)?(?:(?:p|pa|x|para|de|d['’]|per|für|von|pour|del|di)\s?)?(?:un[ao]?|un['’]|une|eine?[rmsn]?|uma?|unos|unas|mein\p{L}{0,2}|unser\p{L}{0,2})\s?(?=\p{L}{4})/iu;
/** "Portfolio einer Szenografin", "web de un perito": what it is, without what stands before it. */
export function offerAlone(brief: Brief): Brief {
  const { offer, spoken } = brief;
  const [span] = offer?.spans ?? [];
  const found = offer ? leading.exec(offer.value)?.[0] : undefined;
  // "uno sviluppatore": the article is a word of its own.
  if (!offer || !span || found === undefined || !/\s$|['’]$/u.test(found)) return brief;
  const rest = offer.value.slice(found.length);
  // "Portfolio eines Tischlers": the genitive goes with its article.
  const bare = spoken === 'de' && /eines\s$/iu.test(found) ? rest.replace(/(?<=[^aeious])e?s$/u, '') : rest;
  return bare.length < 4
    ? brief
    : { ...brief, offer: { value: bare, spans: [{ start: span.end - rest.length, end: span.end }] } };
}

const numbered = /\s\d[\d\s.,/–-]*$/u;
const region =
  /(?<!\p{L})(?<what>sierra|valle|costa|lago|isla|playa|monta[ñn]a|bah[ií]a|vall[ée]e|c[ôo]te|[îi]le|baie|lac|massif|serra|vale|ilha|praia|riviera|isola|val|golfo|golfe|parque natural|parc naturel|parco)\s(?<of>de la|de los|de|del|du|des|d['’]|da|do|di)\s?$/iu;
/** "Marradi 18-19" is Marradi; "la sierra de Cazorla" is where it is, and no name. */
export function placeAlone(brief: Brief): Brief {
  const { place, name, prompt } = brief;
  const [span] = name?.spans ?? [];
  const value = place?.value.replace(numbered, '') ?? '';
  const mended = place && value !== place.value && value.length > 2 ? { ...place, value } : place;
  const found = name && span ? region.exec(prompt.slice(Math.max(0, span.start - 40), span.start)) : null;
  const isRegion = found !== null && name !== null && !/\s/u.test(name.value) && prompt.includes(name.value);
  if (!isRegion || !span) return mended === place ? brief : { ...brief, place: mended };
  const { what = '', of = '' } = found.groups ?? {};
  const gap = /['’]$/u.test(of) ? '' : ' ';
  const whole = `${what.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase())} ${of}${gap}${name.value}`;
  return {
    ...brief,
    name: null,
    place: mended ?? { value: whole, spans: [{ start: span.start - found[0].length, end: span.end }] },
  };
}

const days =
  /(?<first>\d{1,2})\.?\s?(?:[-–/]|al?|bis|au|y|e|et|und|,)\s?(?:\d{1,2}\.?\s?(?:e|y|et|und|,|[-–])\s?){0,3}$/u;
/** "18-19 e 25-26 ottobre": it begins on the first of the days. */
export function firstDay(brief: Brief): Brief {
  const { date, prompt } = brief;
  const [span] = date?.spans ?? [];
  if (!date || !span) return brief;
  // "18-19 e 25-26 ottobre 2026": all the days before the month.
  const row = /^(?:[\d\s.,/–-]|(?:e|y|et|und|al?|bis|au)(?=\s))*/iu.exec(
    prompt.slice(span.start, span.end),
  )?.[0];
  const before = prompt.slice(Math.max(0, span.start - 24), span.start);
  const told =
    days.exec(before) ?? /^(?<first>\d{1,2})\.?\s?(?:[-–/]|(?:al?|bis|au|y|e|et|und)\s)/u.exec(row ?? '');
  const first = Number(told?.groups?.['first'] ?? 0);
  const day = Number(date.value.slice(-2));
  if (first < 1 || first >= day) return brief;
  return {
    ...brief,
    date: { ...date, value: `${date.value.slice(0, -2)}${String(first).padStart(2, '0')}` },
  };
}

const germanInn =
  /(?<!\p{L})(?<noun>würstelstand|gasthaus|gasthof|wirtshaus|weinstube|weinstub|weingut|bierstube|brauhaus|café|cafe|konditorei|restaurant|ristorante|pension|hotel|apotheke|bäckerei|metzgerei|beisl|heuriger|trattoria|pizzeria|kneipe|bar|berggasthof|jausenstation|hofladen)\s(?<of>zum|zur|zu den|im|am|beim)\s(?<who>\p{L}{3,}(?:\s(?!in|mit|bei|und|am|an|auf|für|aus|wir|seit|sucht|braucht|website|webseite|homepage|seite)\p{L}{3,}){0,2})(?=[,.;:!?\n]|\s(?:in|mit|bei|und|am|an|auf|für|aus|wir|seit|sucht|braucht)\s|$)/iu;
/** "würstelstand zur gschupften ferdl": an inn that is typed small bears its sign all the same. */
export function nameOfInn(brief: Brief): Brief {
  if (brief.spoken !== 'de' || brief.name) return brief;
  const found = germanInn.exec(brief.prompt.slice(0, 200));
  const { noun, of, who } = found?.groups ?? {};
  if (!found || noun === undefined || of === undefined || who === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const value = `${titleName(noun.toLocaleLowerCase('de'), 'de')} ${of.toLocaleLowerCase('de')} ${titleName(who, 'de')}`;
  return {
    ...brief,
    name: { value, spans: [span] },
    items: brief.items.filter((item) => !isIn(item, span)),
    parts: brief.parts.filter((part) => !isIn(part, span)),
  };
}

const until =
  /(?<![\p{L}\d])(?<when>(?:(?:täglich|jeden tag|todos los días|tous les jours|todos os dias|tutti i giorni)\s)?(?:bis|hasta|jusqu['’]à|jusqu['’]au|fino (?:alle|all['’])|até (?:às|as|à)|ab|desde las?|dès|dalle|das|a partir d[ae]s?)\s(?:las?\s|le\s)?(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|heures|horas|ore)?|mitternacht|minuit|medianoche|mezzanotte|meia-noite)(?:\s(?:in der früh|morgens|nachts|abends|de la (?:mañana|noche|madrugada|tarde)|del matin|du matin|du soir|di notte|del mattino|da (?:manhã|noite|madrugada)))?)(?![\p{L}\d.,:])/iu;
/** "Öffnungszeiten bis 4 in der Früh": beside half a time nobody makes up a week. */
export function halfHours(brief: Brief): Brief {
  const asked = brief.sections.find(({ value }) => value === 'hours');
  if (brief.hours || !asked || brief.items.some(({ value }) => value.when !== undefined)) return brief;
  const end = asked.spans[0]?.end ?? 0;
  const found = until.exec(brief.prompt.slice(end, end + 60));
  const when = found?.groups?.['when'];
  if (!found || when === undefined || found.index > 12) return brief;
  const said = when.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  const item: Slot<ListedItem> = {
    value: {
      section: 'hours',
      name: brief.spoken === 'de' ? said.replace(/(?<=in der )früh/u, 'Früh') : said,
    },
    spans: [{ start: end + found.index, end: end + found.index + found[0].length }],
  };
  return { ...brief, items: [...brief.items, item] };
}
