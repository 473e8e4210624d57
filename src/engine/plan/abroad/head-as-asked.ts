import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionPlan, SitePlan } from '../site-plan';
import { trainersAsTeam } from './trainers-as-team';
import { lean } from '../../brief/words/lean-letters';

/** Sections that are called what the prompt calls them. The others have an invitation of their own for a heading. */
const named: ReadonlySet<SectionType> = new Set([
  'services', 'pricing', 'team', 'teacher', 'testimonials', 'faq', 'gallery', 'portfolio', 'posts', 'hours', 'map', 'contact', 'about', 'story',
  'process', 'speakers', 'agenda', 'tickets', 'timetable', 'events', 'menu', 'rooms', 'form', 'booking', 'curriculum', 'features', 'amenities',
  'values', 'donation', 'volunteer', 'listings', 'venue', 'skills', 'timeline', 'jobs', 'logos', 'quote', 'privacy', 'download',
]); // prettier-ignore

const joint =
  /[,،;:.!?\n()•|]|\s[–—-]\s|\s(?:y|e|et|und|en|i|oraz|ve|ed|sowie|plus|más|con|avec|mit|com|met|ile|مع|עם)\s|\sו(?=\p{L})|\sو(?=\p{L})/giu;
/** Where a list stands behind a word that bends its things, they are no headings: "mit Zimmern und Preisen". */
const bending: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:mit|von|über|für|samt|inklusive|zu|nach|brauch\p{L}*|such\p{L}*|zeig\p{L}*)\s(?!mich|uns|mir)/iu,
  pl: /(?<!\p{L})(?:z|ze|o|dla|do|chc\p{L}*|potrzeb\p{L}*|pokaz\p{L}*|zawiera\p{L}*)\s(?!mnie|nas)/iu,
};
const article =
  /^(?:des|les|los|las|die|der|das|de|het|os|as|unas?|une?|eine?|een|i|gli|le|lo|la)\s(?!nostr|noss)(?=\p{L}{3})/iu;
/** "menu z cenami": what stands with each of its things is no part of what it is called. */
const withPrices =
  /\s(?:z cenami|z cennikiem|ze zdjęciami)$|\s(?:olsun|olmalı|lazım|istiyorum|istiyoruz|bulunsun|yer alsın)$|^(?:fiyatlı|resimli)\s/iu;
const opener = lean(
  /^(?:con|com|avec|mit|met|z|ze|sin|sem|sans|ohne|senza|zonder|bez|in|im|en|à|a|de|da|di|für|para|pour|per|voor|dla|auch|también|também|aussi|anche|ook|quier[oe]\p{L}*|quer\p{L}*|je|ich|wir|ik|we|nous|on|chc[ęe]\p{L}*|voglio|vogliamo|vorrei|vorremmo|que|mit|solo|nur|alleen|tylko|seulement|apenas|sadece|فقط|רק|مع|עם|بدون|ללא|page|seite|p[aá]gina|strona|sayfa|pagina|نريد|أريد|רוצ\p{L}*)\s/iu,
);
const counted =
  /(?:^|\s)(?:\d+|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|zwei|drei|vier|fünf|dois|duas|três|quatro|due|tre|quattro|cinque|twee|vijf|seis|siete|ocho|six|sept|huit|sechs|sieben|acht|sete|oito|sei|sette|otto|zes|zeven|dwa|dwie|trzy|cztery|iki|üç|dört|beş|שתי|שלוש\p{L}*|ارب\p{L}*|grande|gran|große?|grote|duż[aey])(?:\s|$)/iu;
/** "Atendemos médicos", "proefles gratis", "görüşme randevuyla": what is done, and on which terms, heads nothing. */
const stating =
  /^\p{L}{3,}(?:[aei]mos|iamo)\s|\s(?:gratis|gratuit[oae]?s?|kostenlos|ücretsiz|darmow\p{L}*|randevuyla|randevulu|op afspraak|su appuntamento|con cita|sur rendez-vous|nach vereinbarung)$/iu;
/** A word that wants another behind it. */
const open = /\s(?:عبر|على|في|من|إلى|של|על|de|di|da|von|van|z|dla|do|zu|für|per|por|par|voor|met)$/iu;
const plainMap = /^(?:mapa|mapka|mappa|map|karte|kaart|landkarte|carte|plan|harita|خريطة|מפה|route)$/iu;
const plain = /^[\p{L}\p{M}'’‑-]+(?:\s[\p{L}\p{M}'’‑-]+){0,3}$/u;
const ofThings = /\s(?:de|di|da|d['’]|para|pour|für|per|voor|dla)\s?/iu;

/** "Sprechzeiten Mo, Di": the first of the days heads nothing. */
const dayBehind =
  /\s(?:mo|di|mi|do|fr|sa|so|lun|mar|mer|mi[eé]|jeu|jue|ven|vie|sam|s[aá]b|dim|dom|seg|ter|qua|qui|sex|gio|ma|wo|vr|za|zo|pn|pon|wt|śr|czw|pt|sob|nd|pzt|sal|çar|per|cum|\p{L}{4,}(?:tag|s|di|che|feira|dì))\.?$/iu;

/** "Graag onze diensten": how it is asked for. */
const politely =
  /^(?:graag|liefst|gerne?|bitte|svp|s['’]il vous plaît|por favor|per favore|proszę(?: o)?|najlepiej|lütfen|من فضلك|בבקשה)\s(?:met\s|mit\s|avec\s|con\s|com\s|ook\s|auch\s)?/iu;
/** "regulamin też": that it is asked for as well is no part of its title. */
const also = /\s(?:też|także|auch|aussi|también|também|anche|ook|da|de|أيضا|גם)$/iu;

type Entry = { readonly text: string; readonly before: string; readonly after: string };

/** The entry of a list around a stretch of the prompt. An "and" that is joined to the word belongs to the list. */
function entryAround(prompt: string, start: number, end: number): Entry | null {
  let from = 0;
  let to = prompt.length;
  let before = '';
  let next = '';
  for (const match of prompt.matchAll(joint)) {
    const after = match.index + match[0].length;
    if (after <= start || (/[וو]$/u.test(match[0]) && after === start + 1))
      [from, before] = [after, match[0]];
    else if (match.index >= end) {
      to = match.index;
      next = match[0];
      break;
    }
  }
  return from === 0
    ? null
    : {
        text: prompt
          .slice(from, to)
          .trim()
          .replace(politely, '')
          .replace(article, '')
          .replace(also, '')
          .replace(withPrices, ''),
        before,
        after: next,
      };
}

const capitalise = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const and = /^\s(?:y|e|et|i|ve|en|und|ed|oraz|ו|و)\s?$/iu;

/** Whether an entry stands in a list of what the site is to have. */
function isListed({ before, after }: Entry, lead: string, spoken: string): boolean {
  const isFirst = /^[.!?\n]/u.test(before) && /^[,،]/u.test(after);
  if (lead.includes(':') || isFirst) return true;
  const isEastern = spoken === 'ar' || spoken === 'he';
  if (isEastern && (and.test(before) || (/مع|עם/u.test(before) && and.test(after)))) return true;
  return /[,،]\s/u.test(lead) && (/^[,،]/u.test(before) || and.test(before));
}

function titleOf(
  brief: Brief,
  { start, end }: { readonly start: number; readonly end: number },
  section: SectionType,
): string | null {
  const { prompt, spoken } = brief;
  const entry = entryAround(prompt, start, end);
  // "orari tutti i giorni": in Polish alone "i" joins two things.
  if (entry && spoken !== 'pl' && /^\si\s$/iu.test(entry.after)) return null;
  if (!entry || entry.text.length > 34 || entry.text.length < 3) return null;
  if (
    // "tasación gratuita": what one asks for there costs nothing.
    (stating.test(entry.text) && section !== 'quote') ||
    !plain.test(entry.text) ||
    opener.test(`${entry.text} `) ||
    open.test(entry.text) ||
    counted.test(entry.text)
  )
    return null;
  // "cursos para niños y adultos": half of what it is called.
  if (ofThings.test(entry.text) && and.test(entry.after)) return null;
  const sentence = prompt.slice(prompt.slice(0, start).search(/[^.!?\n]*$/u), start);
  // The colon of an hour opens no list.
  const lead = sentence.slice(sentence.search(/:(?!\d)(?!.*:(?!\d))/su) + 1);
  // "menu z cenami, rezerwacje": what bends one entry bends no other, where it does not open the list.
  const bent = bending[spoken]?.exec(lead);
  // "Chor sucht Stimmen: Website mit Konzerten": behind the word for the site it opens the list as well.
  const opens =
    bent !== null &&
    bent !== undefined &&
    /^\s?(?:(?:web\p{L}*|site|seite|homepage|internetseite|strona)\s)?$/iu.test(lead.slice(0, bent.index));
  const isBent = bent !== null && bent !== undefined && (!sentence.includes(':') || opens);
  if (isBent || !isListed(entry, sentence, spoken)) return null;
  return entry.text;
}

/** What each section is called in the list of a prompt, as far as it is called anything. */
export function askedTitles(brief: Brief): ReadonlyMap<SectionType, string> {
  const titles = new Map<SectionType, string>();
  const counted = brief.counts.flatMap(({ spans }) => spans);
  const taken = [brief.name, brief.place, brief.offer].flatMap((slot) => slot?.spans ?? []);
  for (const { value, spans } of brief.sections) {
    if (!named.has(value) || titles.has(value)) continue;
    for (const span of spans) {
      if ([...counted, ...taken].some((one) => one.start < span.end && one.end > span.start)) continue;
      const title = titleOf(brief, span, value);
      if (title === null || (value === 'map' && plainMap.test(title))) continue;
      // "Corsi di pianoforte, chitarra e canto": the first of what is taught.
      if (value === 'curriculum' && ofThings.test(title)) continue;
      const heading = capitalise(value === 'hours' ? title.replace(dayBehind, '') : title, brief.spoken);
      if ([...titles.entries()].some(([type, said]) => type !== value && said === heading)) continue;
      titles.set(value, heading);
      // "pruebas gratis, pedir cita": how one books is said last.
      if (value !== 'booking') break;
    }
  }
  return titles;
}

/** A site abroad whose sections bear the words by which the prompt asked for them: "Schwerpunkte", "Honorar", "Cartel". */
export function headAsAsked(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (brief.spoken === 'en' || brief.language.value !== brief.spoken) return plan;
  const titles = askedTitles(brief);
  if (titles.size === 0) return plan;
  const said = brief.prompt.toLocaleLowerCase(brief.spoken);
  const headed = (section: SectionPlan): SectionPlan => {
    const title = titles.get(section.type);
    const own = section.content.title.toLocaleLowerCase(brief.spoken);
    // What stands under a heading of the prompt keeps it.
    const isNamed =
      section.type !== 'quote' &&
      (section.content.items ?? []).some((item) => title?.includes(item.title) === true);
    // "Eğitmenlerimiz Deniz": the first of a list is no part of its heading.
    if (title === undefined || isNamed || (own !== '' && said.includes(own))) return section;
    return trainersAsTeam({ ...section, content: { ...section.content, title } }, plan);
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(headed) })),
  };
}
