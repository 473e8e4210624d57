import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { lexiconOf } from '../../words/compile-lexicon';
import { foldText } from '../../words/fold-text';
import { lean } from '../../words/lean-letters';

const ofSelf =
  /(?:me llamo|mi nombre es|je m['’]appelle|ich hei(?:ß|ss)e|mi chiamo|(?:me )?chamo(?:-me)?|o meu nome é|ik heet|mijn naam is|nazywam się|mam na imię|(?:benim )?ad[ıi]m|שמי|קוראים לי|اسمي)\s?$/iu;
const introduced = lean(
  /(?<!\p{L})(?:[Mm]e llamo|[Mm]i nombre es|[Jj]e m['’]appelle|[Mm]on nom est|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Mm]i chiamo|[Ii]l mio nome è|[Mm]e chamo|[Cc]hamo-me|[Mm]eu nome é|[Ii]k heet|[Mm]ijn naam is|[Nn]azywam się|[Mm]am na imię|(?:[Bb]enim )?[Aa]dım) (?<who>\p{Lu}[\p{L}’'-]+(?:\s(?:de |van |von )?\p{Lu}[\p{L}’'-]+){1,2})(?=[\s,.;!)]|$)(?:,?\s(?:(?:y|und|et|e|en|i)\s)?(?:ik ben|ich bin|soy|je suis|sono|sou|jestem)\s(?<role>\p{L}[^.,;:!()\n]{3,48}))?/u,
);
const mostWords = 5;

/**
 * "taller de cerámica en Granada, "Barro Vivo" … (me llamo Lucía)", "Nähstube „Nadelöhr“ in Jena, ich heiße Tina Vogt": the sign
 * is what stands in marks; who speaks is its people.
 */
export function signInMarks(brief: Brief): Brief {
  const { name, quotes, prompt } = brief;
  if (quotes.some(({ value }) => value.use === 'name' && value.text === name?.value)) return selfTold(brief);
  const signed = quotes.filter(({ value }) => value.use === 'name');
  const others = signed.length > 0 ? signed : quotes.filter(({ value }) => value.use === 'other');
  const [quote] = others;
  const start = quote?.spans[0]?.start ?? 0;
  const said = brief.offer?.spans[0]?.end ?? start;
  // "grupo de teatro amateur de Albacete, “Los de la Fila”. Estrenamos “La casa”": right behind what it is, the first is the sign.
  const isBehindOffer = start > said && start - said < 32 && !/[.:;\n]/u.test(prompt.slice(said, start));
  if (!quote || (others.length > 1 && !isBehindOffer)) return brief;
  const before = prompt.slice(0, start);
  const isNamed =
    /^[\p{Lu}\p{Lo}]/u.test(quote.value.text) &&
    quote.value.text.split(/\s+/u).length <= mostWords &&
    !/[.!?]$/u.test(quote.value.text) &&
    !/[.:;\n]/u.test(before);
  const [owned] = name?.spans ?? [];
  const isSelf = name !== null && ofSelf.test(prompt.slice(0, owned?.start ?? 0));
  // "academia em Curitiba "Passo a Dois": …": right behind the town, before anybody is named.
  const [town] = brief.place?.spans ?? [];
  const isBehindTown = town !== undefined && /^\s["“„«‚]?\s?$/u.test(prompt.slice(town.end, start));
  const isFirst = name === null || (owned?.start ?? 0) > start;
  const lead = isSelf && isFirst ? /[\p{L},،]\s?["“„«‚'‘]?\s?$/u : /,\s?["“„«‚'‘]?\s?$/u;
  const isPlaced = (isBehindTown || (isBehindOffer && others.length > 1)) && isFirst;
  const isSign = isNamed && (isPlaced || lead.test(before));
  if (!isSign || (name !== null && !isSelf && !isPlaced)) return brief;
  const self: Slot<ListedItem>[] =
    name === null || !isSelf ? [] : [{ value: { section: 'team', name: name.value }, spans: name.spans }];
  return {
    ...brief,
    name: { value: quote.value.text, spans: quote.spans },
    quotes: quotes.map((one) => (one === quote ? { ...one, value: { ...one.value, use: 'name' } } : one)),
    items: [...brief.items, ...self],
  };
}

/** "„Igła“ … nazywam się Ewa Lis": who speaks for a house with a sign is told among its people. */
function selfTold(brief: Brief): Brief {
  const found = introduced.exec(brief.prompt);
  const who = found?.groups?.['who'];
  const isTold = brief.items.some(({ value }) => value.section === 'team');
  if (!found || who === undefined || isTold || brief.name?.value.includes(who) === true) return brief;
  const role = found.groups?.['role'];
  const start = brief.prompt.indexOf(who, found.index);
  const spans = [{ start, end: start + who.length }];
  const value: ListedItem = {
    section: 'team',
    name: who,
    ...(role === undefined ? {} : { note: capitalise(role) }),
  };
  return { ...brief, items: [...brief.items, { value, spans }] };
}

const span =
  /\s(?:de|da|das|dalle|von|van|od|desde las|de las|from|saat|entre las|entre|zwischen|tussen|między)?\s?(?<from>\d{1,2}(?:[:.h]\d{2}|h)?)$/u;
const joint = /^\s?(?:a|à|as|às|al|alle|bis|tot|do|y|e|et|und|en|i|ile|[-–])(?:\slas)?\s?$/iu;
const linking =
  /\s(?:los|las|el|le|les|il|la|lo|am|an|jeden|jede|na|op|om|às|aos|no|nas?|w|we|cada|chaque|ogni|elke|todos los|tous les|tutti i|immer|zawsze|co|her)$/iu;

/** "Clases los martes y jueves de 18 | a 20 h": a row cut in the midst of its hours is put together again, its days with them. */
export function hoursWhole(brief: Brief): Brief {
  const { prompt } = brief;
  const { days } = lexiconOf(brief.spoken);
  const mended = brief.items.map((item): Slot<ListedItem> => {
    const { name, when } = item.value;
    if (when === undefined || !/^\d{1,2}/u.test(when)) return item;
    const at = prompt.toLowerCase().indexOf(name.toLowerCase());
    const found = span.exec(name);
    const whenAt = prompt.indexOf(when, at + name.length);
    if (!found || at < 0 || whenAt < 0 || !joint.test(prompt.slice(at + name.length, whenAt))) return item;
    const words = name.split(' ');
    const day = words.findIndex((word) => {
      const form = foldText(word.replace(/[^\p{L}]/gu, ''));
      return days.has(form) || days.has(form.replace(/s$/u, ''));
    });
    if (day < 1) return item;
    const what = words.slice(0, day).join(' ').replace(linking, '');
    const daysTold = words.slice(day).join(' ').replace(span, '');
    const from = found.groups?.['from'] ?? '';
    const told = `${daysTold} ${from}${prompt.slice(at + name.length, whenAt)}${when}`;
    return what === '' ? item : { ...item, value: { ...item.value, name: what, when: told } };
  });
  return { ...brief, items: mended };
}

const kitchens = new Set(['cafe', 'restaurant', 'bar', 'bakery']);
/** "sahiplendirme günleri cumartesi" of a café: nothing is listed for sale or to adopt where people eat. */
export const noListingsAtTable = (brief: Brief): Brief =>
  kitchens.has(brief.kind.value)
    ? { ...brief, sections: brief.sections.filter(({ value }) => value !== 'listings') }
    : brief;

const plainParts =
  /^(?:(?:nächste )?termine|fechas|(?:prochaines )?dates|(?:próximas )?datas|kalender|calendario|calendrier|agenda|terminarz|takvim|contact[oe]?|kontakt|contatti|contacten|iletişim|اتصل بنا|تواصل(?: معنا)?|צור קשר|יצירת קשר|über (?:mich|uns)|à propos|sobre (?:m[ií]m?|nosotros|nós)|qui[eé]n(?:es)? (?:soy|somos)|quem (?:sou|somos)|chi (?:sono|siamo)|qui (?:suis-je|sommes-nous)|over (?:mij|ons)|o (?:mnie|nas)|hakk[ıi]mda|hakk[ıi]m[ıi]zda|من (?:أنا|نحن)|אודות|עלי|impressum|mentions légales|faq|newsletter|blog|accueil|inicio|home|startseite|strona główna|anasayfa|ana sayfa)$/iu;
/** "Rubriques : livres, fresques, contact": a page where visitors write is no work that is shown. */
export const pagesNoWorks = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) =>
      value.price !== undefined ||
      !(value.section === 'portfolio' || value.section === 'services' || value.section === 'gallery') ||
      !plainParts.test(value.name.trim()),
  ),
});

const workshops =
  /^(?:talleres|ateliers|workshops?|oficinas|laboratori|werkstätten|warsztaty|atölyeler|ورش(?: العمل)?|סדנאות)$/iu;
/** "talleres" of who teaches on told days: those are the lessons, and no evenings of their own. */
export function lessonsNoEvents(brief: Brief): Brief {
  const isTaught = brief.items.some(({ value }) => value.section === 'timetable' && value.when !== undefined);
  if (!isTaught || brief.items.some(({ value }) => value.section === 'events')) return brief;
  const said = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    brief.prompt.slice(start, end);
  return {
    ...brief,
    sections: brief.sections.map((section) =>
      section.value === 'events' && section.spans.some((one) => workshops.test(said(one)))
        ? { ...section, value: 'timetable' as const }
        : section,
    ),
  };
}

/** What stands in marks, in hours and in rows of pages, read whole. */
export const readWhole: readonly ((brief: Brief) => Brief)[] = [
  signInMarks,
  hoursWhole,
  lessonsNoEvents,
  noListingsAtTable,
  pagesNoWorks,
];
