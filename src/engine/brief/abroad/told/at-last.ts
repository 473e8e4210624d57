import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../parts/section-of-title';
import { lean } from '../../words/lean-letters';

type Spanned = { readonly spans: readonly Span[] };
const meets = ({ spans }: Spanned, from: number, to: number): boolean =>
  spans.some(({ start, end }) => start < to && end > from);
const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "16-18 ביולי", "من 9 إلى 11 يوليو": the days of a festival are no hours of any day. */
export function daysNoHours(brief: Brief): Brief {
  const { date, hours, kind } = brief;
  const [day] = date?.spans ?? [];
  if (kind.value !== 'event' || !day || !hours) return brief;
  return hours.spans.length === 0 || meets(hours, day.start - 14, day.end + 2)
    ? { ...brief, hours: null }
    : brief;
}

/** "في صور": a town that is called like a part of the page. */
export function townNoSection(brief: Brief): Brief {
  const [span] = brief.place?.spans ?? [];
  if (!span) return brief;
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ spans }) =>
        spans.length === 0 || !spans.every(({ start, end }) => start === span.start && end === span.end),
    ),
  };
}

const life =
  /^(?:CV|Lebenslauf|Currículum|Curriculum|Currículo|Özgeçmiş|Życiorys)(?:\s\p{Ll}+)?\s?[:–-]\s(?<name>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2}),\s(?:eine?\s|un[ae]?\s|een\s)?(?<what>\p{Ll}[^,.:;\n]{3,40}?)(?=\s(?:z|ze|w|we|aus|in|en|à|a|de|di|da|em|no|na|uit|te)\s\p{Lu}|[.,:;])/u;
const pageOfLife =
  /^(?:(?:CV|Lebenslauf|Bewerbungs|Portfolio|Curriculum)(?:-?(?:Web)?[Ss]ite|-?[Ww]ebseite|-?[Ss]eite|-?[Ww]ebsite)?)\s(?:von|für|van|voor|de|di)\s(?=\p{Lu})/u;
/** "CV-Website von Jana Lindner": the page is no part of whom it is about. */
export function nameOfLife(brief: Brief): Brief {
  const { name } = brief;
  const [span] = name?.spans ?? [];
  const lead = pageOfLife.exec(name?.value ?? '')?.[0];
  if (!name || !span || lead === undefined) return brief;
  const value = name.value.slice(lead.length);
  const start = brief.prompt.indexOf(value, span.start);
  return { ...brief, name: { value, spans: [{ start, end: start + value.length }] } };
}

const hebrewLife = /^[^,:\n]{6,50},\s(?<what>[א-ת]+(?:\s[א-ת]+)?)\sמ(?<town>[א-ת]+(?:\s[א-ת]+)?):/u;
/** "קורות חיים של דנה רוזן, מעצבת גרפית מתל אביב:": what she is, and where. */
export function callingOfLife(brief: Brief): Brief {
  const found = brief.spoken === 'he' && brief.kind.value === 'cv' ? hebrewLife.exec(brief.prompt) : null;
  const { what, town } = found?.groups ?? {};
  if (!found || what === undefined || town === undefined) return brief;
  const from = brief.prompt.indexOf(what);
  const to = found[0].length - 1;
  const slotAt = (value: string, start: number): Slot<string> => ({
    value,
    spans: [{ start, end: start + value.length }],
  });
  return {
    ...brief,
    offer: slotAt(what, from),
    place: brief.place ?? slotAt(town, to - town.length),
    phrases: brief.phrases.filter((phrase) => !meets(phrase, from, to)),
    items: brief.items.filter((item) => !meets(item, from, to)),
    parts: brief.parts.filter((part) => !meets(part, from, to)),
  };
}

/** "CV online: Marek Wilk, programista z Gliwic": whose life it is, and what they are. */
export function lifeOfSomebody(brief: Brief): Brief {
  const found = life.exec(brief.prompt);
  const { name, what } = found?.groups ?? {};
  if (brief.kind.value !== 'cv' || !found || name === undefined || what === undefined) return brief;
  const slotOf = (value: string): Slot<string> => {
    const start = brief.prompt.indexOf(value);
    return { value, spans: [{ start, end: start + value.length }] };
  };
  const from = brief.prompt.indexOf(name);
  const to = from + found[0].length;
  return {
    ...brief,
    name: slotOf(name),
    offer: slotOf(what),
    items: brief.items.filter((item) => !meets(item, from, to)),
    phrases: brief.phrases.filter((phrase) => !meets(phrase, from, to)),
    parts: brief.parts.filter((part) => !meets(part, from, to)),
  };
}

const looksLike =
  /^(?:redes|colou?rs?|farben|style|estilo|fondo|hintergrund|sfondo|fundo|achtergrond|tło|arka plan|خلفية|רקע)/iu;
const drawn: ReadonlySet<SectionType> = new Set([
  'social',
  'products',
  'links',
  'form',
  'portfolio',
  'gallery',
  'posts',
  'contact',
]);
const joint = /\s?[,،]\s?|\s(?:y|e|et|und|en|i|ve)\s|\s(?=[וو]\p{L}{2})/giu;
/** "Página de enlaces …: Instagram, tienda, boletín y encargos": each of them is a link, and none a part of the page. */
export function linksOfList(brief: Brief): Brief {
  const { prompt, kind, items } = brief;
  if (kind.value !== 'link-in-bio' || items.some(({ value }) => value.section === 'links')) return brief;
  const found = /^[^.:\n]{8,120}:\s(?<list>[^.:;()\n]{6,140})/u.exec(prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const start = found[0].length - list.length;
  const told = list
    .split(joint)
    .map((piece) => piece.trim().replace(/^[וو](?=\p{L}{3})/u, ''))
    .filter((piece) => piece !== '' && piece.split(' ').length <= 4 && !looksLike.test(piece));
  if (told.length < 3) return brief;
  const within = (slot: Spanned): boolean => meets(slot, start, start + list.length);
  const links = told.map((name): Slot<ListedItem> => {
    const at = prompt.indexOf(name, start);
    return {
      value: { section: 'links', name: capitalise(name) },
      spans: [{ start: at, end: at + name.length }],
    };
  });
  return {
    ...brief,
    items: [...items.filter((item) => !within(item)), ...links],
    phrases: brief.phrases.filter((phrase) => !within(phrase)),
    parts: brief.parts.filter((part) => !within(part)),
    sections: [
      { value: 'links', spans: [] },
      ...brief.sections.filter((section) => !(drawn.has(section.value) && within(section))),
    ],
  };
}

const school =
  /autoescuela|auto[- ]?école|fahrschule|autoescola|escola de condução|autoscuola|scuola guida|rijschool|szko[łl]\p{L}* jazdy|nauk\p{L}* jazdy|sürücü kursu|(?:تعليم|مدرسة) (?:ال)?(?:قيادة|سواقة)|(?:בית ספר ל|מורה ל)נהיגה/iu;
const licences =
  /(?<!\p{L})(?:permisos|carn[eé]s|carnets|categor[ií]as|permis|catégories|führerscheinklassen|patenti|categorie|rijbewijzen|categorieën|kategorie|ehliyet sınıfları)(?!\p{L})|(?:أنواع )?(?:ال)?رخص(?! القيادة في)|فئات الرخص\p{L}*|סוגי רישיון|דרגות רישיון/iu;
const opening = /^(?:horarios?|horaires?|horários?|orari|saatler)$/iu;
/** A driving school lists licences for those who learn, and "orari" are when its door is open. */
export function drivingSchool(brief: Brief): Brief {
  const { prompt, kind } = brief;
  if (kind.value !== 'course' || !school.test(prompt.slice(0, 160))) return brief;
  const found = licences.exec(prompt);
  const isFree = (slot: Spanned): boolean =>
    !found || !meets(slot, found.index, found.index + found[0].length);
  return {
    ...brief,
    items: brief.items.filter((item) => item.value.price !== undefined || isFree(item)),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    sections: brief.sections
      .filter((section) => section.value !== 'categories' || isFree(section))
      .map((section) => {
        const [span] = section.spans;
        const isOpening =
          section.value === 'timetable' && span && opening.test(prompt.slice(span.start, span.end).trim());
        return isOpening ? { ...section, value: 'hours' as const } : section;
      }),
  };
}

const accents = /(?<!\p{L})(?:akzent\p{L}*|acentos?|accents?|accenti?|accento|akcent\p{L}*|vurgu\p{L}*)$/iu;
/** "mit neongrünen Akzenten": how the site looks. "advocaat mr.": a title belongs to whom it stands before. */
export function looksAside(brief: Brief): Brief {
  const { offer } = brief;
  return {
    ...brief,
    phrases: brief.phrases.filter(({ value }) => !accents.test(value.trim())),
    items: brief.items.filter(({ value }) => value.price !== undefined || !accents.test(value.name.trim())),
    offer:
      offer && /\smr\.?$/u.test(offer.value)
        ? { ...offer, value: offer.value.replace(/\smr\.?$/u, '') }
        : offer,
  };
}

const couple = lean(
  /^(?<first>\p{L}[\p{L}’'-]*(?:\s\p{L}+)?)\s(?:y|e|et|und|en|i|oraz|ve|ed)\s(?<second>\p{L}[\p{L}’'-]*(?:\s\p{L}+)?)$/iu,
);
/** "moniteurs, inscription et horaires": the end of a list of sections is two of them, and nothing on offer. */
export function sectionsAtEnd(brief: Brief): Brief {
  const { spoken, kind, prompt } = brief;
  const end = /(?:^|[,:]\s)(?<pair>[^,:.;\n()]{6,60})(?=\.(?:\s|$))/u.exec(prompt);
  const pair = end?.groups?.['pair']?.trim();
  const { first, second } = couple.exec(pair ?? '')?.groups ?? {};
  if (!end || pair === undefined || first === undefined || second === undefined) return brief;
  const start = prompt.indexOf(pair, end.index);
  const isPair = (slot: Spanned): boolean =>
    slot.spans.some((span) => span.start === start && span.end === start + pair.length);
  if (![...brief.items, ...brief.phrases, ...brief.parts].some(isPair)) return brief;
  const types = [first, second].map((one) => sectionOfTitle(one, spoken, kind.value));
  if (types.includes(null)) return brief;
  const known = new Set(brief.sections.map(({ value }) => value));
  const added = types.flatMap((value, at) => {
    const from = prompt.indexOf(at === 0 ? first : second, start);
    const text = at === 0 ? first : second;
    return value === null || known.has(value)
      ? []
      : [{ value, spans: [{ start: from, end: from + text.length }] }];
  });
  return {
    ...brief,
    items: brief.items.filter((item) => !isPair(item)),
    phrases: brief.phrases.filter((phrase) => !isPair(phrase)),
    parts: brief.parts.filter((part) => !isPair(part)),
    sections: [...brief.sections, ...added],
  };
}
