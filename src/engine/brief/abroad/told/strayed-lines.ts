import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const within = (inner: Span | undefined, outer: Span): boolean =>
  inner !== undefined && inner.start >= outer.start && inner.end <= outer.end;

const deposit =
  /^(?:acconto|caparra|anticipo|señal|fianza|depósito|deposito|acompte|arrhes|caution|anzahlung|kaution|sinal|caução|aanbetaling|borg|zaliczka|zadatek|kaucja|kapora|depozito|عربون|تأمين|מקדמה|פיקדון)(?!\p{L})/iu;
/** "acconto 50 €": what one pays ahead is told, and is neither work nor ware. */
export const depositNoOffer = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const { name, price, priceLead } = item.value;
    if (price === undefined || !deposit.test(name)) return item;
    return {
      ...item,
      value: {
        section: 'amenities' as const,
        name: [capitalise(name), priceLead, price].filter(Boolean).join(' '),
      },
    };
  }),
});

const free =
  /^(?:offerte?s?|gratuit[aeo]?s?|gratis|grátis|kostenlos|kostenfrei|frei|darmow[ay]|bezpłatn[ay]|ücretsiz|مجاني|חינם)$/iu;
/** "livraison 4,90 €, offerte dès 45 €": from what it costs nothing is no ware, and is told with what else there is to know. */
export const freeFrom = (brief: Brief): Brief =>
  brief.kind.value === 'shop'
    ? {
        ...brief,
        items: brief.items.filter(({ value }) => value.price === undefined || !free.test(value.name)),
      }
    : brief;

const networks =
  /^(?<network>github|gitlab|linkedin|behance|dribbble|instagram|facebook|youtube|tiktok|mastodon)(?:['’]?(?:a|e|ya)?\s(?:link\p{L}*|bağlantı\p{L}*|profil\p{L}*|hesab\p{L}*))?$/iu;
const spelled: Readonly<Record<string, string>> = {
  github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn', behance: 'Behance', dribbble: 'Dribbble',
  instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube', tiktok: 'TikTok', mastodon: 'Mastodon',
}; // prettier-ignore
const dark =
  /^(?:(?:mit |con |avec |com |z )?(?:karanlık|koyu|gece) (?:tema|mod\p{L}*)|(?:ال)?وضع (?:ال)?(?:ليلي|داكن)|מצב (?:כהה|לילה)|modo (?:oscuro|escuro|noche|noturno|scuro)|mode (?:sombre|nuit)|dunkel(?:modus|mode)|dunkle\p{L}* (?:design|modus|thema)|dark ?mode|tema (?:oscuro|scuro|escuro)|modalità (?:scura|notte)|donkere? (?:modus|thema)|nachtmodus|ciemny (?:motyw|tryb)|tryb ciemny)$/iu;
/** "karanlık tema", "github linki": how a page looks and where else somebody is are nothing on offer. */
export function looksAndLinks(brief: Brief): Brief {
  const rows = [
    ...brief.items.flatMap(({ value, spans }) =>
      value.price === undefined && value.section !== 'links' ? [{ text: value.name, spans }] : [],
    ),
    ...brief.phrases.map(({ value, spans }) => ({ text: value, spans })),
    ...brief.parts.map(({ value, spans }) => ({ text: value.title, spans })),
  ];
  const strays = rows.filter(({ text }) => dark.test(text.trim()) || networks.test(text.trim()));
  if (strays.length === 0 || brief.kind.value === 'link-in-bio') return brief;
  const isFree = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    !strays.some((stray) => stray.spans === spans);
  const known = new Set(brief.social.map(({ value }) => value.toLowerCase()));
  return {
    ...brief,
    items: brief.items.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    social: [
      ...brief.social,
      ...strays.flatMap(({ text, spans }) => {
        const network = spelled[networks.exec(text.trim())?.groups?.['network']?.toLowerCase() ?? ''];
        return network === undefined || known.has(network.toLowerCase()) ? [] : [{ value: network, spans }];
      }),
    ],
  };
}

/** "Côtes-d'Armor": half of a region is nobody's name. */
export const nameNoRegion = (brief: Brief): Brief => {
  const start = brief.name?.spans[0]?.start ?? 0;
  return brief.name && /\p{L}-d['’]$/u.test(brief.prompt.slice(0, start)) ? { ...brief, name: null } : brief;
};

/** "opciones pizzería Roma, sushi Kyo": a word of what is to choose from is no name of a tool. */
export const toolNoItem = (brief: Brief): Brief => {
  const [named] = brief.name?.spans ?? [];
  // A poll is called by its question, unless it is given a name.
  const before = brief.prompt.slice(0, named?.start ?? 0);
  const isGiven =
    /["“„«']$|(?:llamad[oa]|appelée?|namens|genannt|chamad[oa]|chiamat[oa]|genaamd|o nazwie|adlı|اسمه|בשם)\s$/iu.test(
      before,
    );
  if (brief.kind.value === 'poll' && brief.name && !isGiven) return { ...brief, name: null };
  const isPart = brief.items.some(({ spans: [span] }) => span !== undefined && within(named, span) && span.end - span.start > (brief.name?.value.length ?? 0)); // prettier-ignore
  return isPart ? { ...brief, name: null } : brief;
};

const leading =
  /(?<!\p{L})(?<role>Vorstand|Vorsitz(?:ende[r]?)?|Leitung|Leiter(?:in)?|Obmann|Obfrau|president[ea]|présidente?|presidenta|director[a]?|directrice|directeur|responsable|responsabile|direttore|direttrice|voorzitter|prezes|prezeska|kierownik|kierowniczka|başkan)\s(?<who>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s\p{Lu}[\p{L}’'-]+)(?=\s?(?:[,.;)\n]|$))/gu;
/** "Vorstand Dieter Kühn": who leads a house is told among its people. */
export function leadersTold(brief: Brief): Brief {
  if (!['nonprofit', 'gym', 'course', 'unknown'].includes(brief.kind.value)) return brief;
  if (brief.items.some(({ value }) => value.section === 'team')) return brief;
  const rows = [...brief.prompt.matchAll(leading)].flatMap((found): Slot<ListedItem>[] => {
    const { role = '', who = '' } = found.groups ?? {};
    if (brief.name?.value.includes(who) === true) return [];
    const span = { start: found.index, end: found.index + found[0].length };
    return [{ value: { section: 'team', name: who, note: capitalise(role) }, spans: [span] }];
  });
  return rows.length === 0 ? brief : { ...brief, items: [...brief.items, ...rows] };
}

const bothOfUs =
  /(?<!\p{L})(?:ja|ich|yo|je|moi|io|eu|ik|ben) (?:i|und|y|et|e|en|ve) (?:(?:moja|meine?|mi|ma|mon|mia|mio|minha|meu|mijn)\s\p{Ll}+\s)?(?<who>\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}-]+)/u;
const introduced =
  /(?<!\p{L})(?:jestem|ich bin(?: die| der)?|soy|je suis|sono|sou(?: a| o)?|ik ben|me llamo|mi chiamo|ich heiße|nazywam się|mam na imię) (?<self>\p{Lu}\p{Ll}+)(?=\s|,)/u;
/** "jestem Hania … (ja i Ola Mroczek)": who speaks and who is named beside them are the people of the house. */
export function bothTold(brief: Brief): Brief {
  const both = bothOfUs.exec(brief.prompt);
  const self = introduced.exec(brief.prompt);
  const [who, name] = [both?.groups?.['who'], self?.groups?.['self']];
  if (!both || !self || who === undefined || name === undefined) return brief;
  if (brief.items.some(({ value }) => value.section === 'team')) return brief;
  const rowAt = (text: string, from: number): Slot<ListedItem> => {
    const start = brief.prompt.indexOf(text, from);
    return { value: { section: 'team', name: text }, spans: [{ start, end: start + text.length }] };
  };
  return { ...brief, items: [...brief.items, rowAt(name, self.index), rowAt(who, both.index)] };
}

/** "Elif Demirtaş Ankara": where somebody is is no part of their name. */
export const townNoSurname = (brief: Brief): Brief => {
  const town = brief.place?.value;
  if (town === undefined) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item.value.section === 'team' && item.value.name.endsWith(` ${town}`)
        ? { ...item, value: { ...item.value, name: item.value.name.slice(0, -town.length - 1) } }
        : item,
    ),
  };
};

const ofPlans =
  /^(?:planes?|plans?|pläne|tarife?|planos?|piani|pakiety|plany|abonnementen|pakketten|paketler|planlar|باقات|תוכניות|חבילות)\s(?=\p{Lu}|[\p{Script=Arabic}\p{Script=Hebrew}])/iu;
const onRequest =
  /(?<=[,;:]\s)(?<name>\p{Lu}[\p{L}\d-]*)\s(?<price>wycena indywidualna|cena indywidualna|sur devis|auf anfrage|individuell|sob consulta|su richiesta|a consultar|precio a medida|op aanvraag|teklif alın)(?=\s?(?:[,.;\n]|$))/u;
const trial = /^\d+\s(?:dni|d[ií]as|tage|jours|giorni|dias|dagen|gün|يومًا?|ימים|ימי)$/iu;
/** "plany Start 99 zł, Sieć wycena indywidualna; 14 dni za darmo": tiers by their names, and for how long one may try is none. */
export function tiersOfProgram(brief: Brief): Brief {
  if (brief.kind.value !== 'saas' && brief.kind.value !== 'mobile-app') return brief;
  const found = onRequest.exec(brief.prompt);
  const { name, price } = found?.groups ?? {};
  const last: Slot<ListedItem>[] =
    !found || name === undefined || price === undefined
      ? []
      : [
          {
            value: { section: 'pricing', name, price },
            spans: [{ start: found.index, end: found.index + found[0].length }],
          },
        ];
  const tiers = brief.items
    .filter(({ value }) => !(value.price !== undefined && trial.test(value.name)))
    .map((item) =>
      item.value.price === undefined
        ? item
        : { ...item, value: { ...item.value, name: item.value.name.replace(ofPlans, '') } },
    );
  return {
    ...brief,
    offer: found && brief.offer?.value === found[0] ? null : brief.offer,
    items: [...tiers.filter(({ value }) => value.name !== name), ...last],
    sections: last.length > 0 ? brief.sections.filter(({ value }) => value !== 'quote') : brief.sections,
  };
}

const venues =
  /(?<!\p{L})(?<venue>(?:kościół|dwór|pałac|zamek|hotel|restauracja|sala|karczma|folwark|stodoła|urząd stanu cywilnego|usc)\s(?:[^,.;\n]{0,24}\s)?(?:w|we|na|pod)\s\p{Lu}\p{L}+)/iu;
/** "kościół w Tyńcu": a village whose name is bent stands with the house that it bends behind. */
export function bentTown(brief: Brief): Brief {
  const town = brief.place?.value ?? '';
  const venue = brief.spoken === 'pl' ? venues.exec(brief.prompt)?.groups?.['venue'] : undefined;
  if (venue === undefined || town === '' || !venue.endsWith(` ${town}`)) return brief;
  const start = brief.prompt.indexOf(venue);
  return {
    ...brief,
    place: { value: capitalise(venue), spans: [{ start, end: start + venue.length }] },
  };
}

const headed = /^(?<label>\p{L}{4,}):\s\p{L}.*\d$/u;
/** "Termine: Frühjahrsputz 21": a row that its heading was glued to stands under that heading already. */
export const noGluedHeads = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) =>
      value.price !== undefined ||
      value.section === 'events' ||
      !headed.test(value.name) ||
      !brief.items.some(({ value: other }) => other.section === 'events'),
  ),
});

const ofHouses = new Set<string>(['menu', 'rooms', 'listings']);
/** "menu wege do wyboru", "gelin odası" of a feast: nobody sells dishes or beds there. */
export const noCardForGuests = (brief: Brief): Brief =>
  brief.kind.value === 'event'
    ? {
        ...brief,
        sections: brief.sections.filter(
          ({ value }) => !ofHouses.has(value) || brief.items.some((item) => item.value.section === value),
        ),
      }
    : brief;

const morning = /صباح|فجر|بوقر|בוקר|שחרית/u;
const [earliest, latest, halfDay] = [7 * 60, 9 * 60, 12 * 60];
/** "كل اثنين من ٥ إلى ٧": who meets from five to seven meets after work, where nobody speaks of the morning. */
export function afternoonHours(brief: Brief): Brief {
  const { hours, spoken, prompt } = brief;
  if ((spoken !== 'ar' && spoken !== 'he') || !hours || morning.test(prompt)) return brief;
  const isEarly = hours.value.every(
    ({ opens, closes }) => opens < earliest && closes > opens && closes <= latest,
  );
  if (!isEarly) return brief;
  return {
    ...brief,
    hours: {
      ...hours,
      value: hours.value.map((one) => ({ ...one, opens: one.opens + halfDay, closes: one.closes + halfDay })),
    },
  };
}

/** Lines that strayed into lists, each put where it belongs. */
export const strayedLines: readonly ((brief: Brief) => Brief)[] = [
  depositNoOffer,
  freeFrom,
  looksAndLinks,
  nameNoRegion,
  leadersTold,
  bothTold,
  townNoSurname,
  tiersOfProgram,
  bentTown,
  noGluedHeads,
  noCardForGuests,
  afternoonHours,
];
