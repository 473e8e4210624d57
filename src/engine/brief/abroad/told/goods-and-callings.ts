import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { slotAt } from '../../slot-at';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;
const within = ({ spans }: { readonly spans: readonly Span[] }, { start, end }: Span): boolean =>
  spans.length > 0 && spans.every((one) => one.start >= start && one.end <= end);

const shelf: Partial<Record<SiteKind, SectionType>> = {
  shop: 'products',
  florist: 'products',
  bakery: 'menu',
  cafe: 'menu',
  restaurant: 'menu',
  bar: 'menu',
};
const pricedRow =
  /(?:(?<what>\p{L}{3,})\s)?(?:con (?:sus )?precios|avec (?:les |leurs )?prix|mit preisen|com (?:os )?preços|con (?:i )?prezzi|met prijzen|z cenami|fiyatlarıyla|ve fiyatları|(?:مع|ب)(?:ال)?[أا]سعار(?:ها)?|(?:עם|ו)\s?מחירים)\s?[:(]/iu;
const size =
  /^(?:pequeñ[oa]s?|median[oa]s?|grandes?|petite?s?|moyen(?:ne)?s?|klein(?:e[rs]?)?|mittel|gro(?:ß|ss)(?:e[rs]?)?|pequen[oa]s?|médi[oa]s?|piccol[oai]|medi[oai]|mał[ayeę]|średni[ae]?|duż[aye]|groot|middel|küçük|orta|büyük|صغيرة?|وسط|كبيرة?|קטן|קטנה|בינוני|גדול|גדולה)$/iu;
/** What one comes for and takes nothing home of. */
const visit =
  /(?:kurs|workshop|atel[iı]|taller|curso|corso|atelier|stage|cours|degusta|d[ée]gustation|verkostung|cata|prova|tour|visit|führung|warsztat|zwiedz|atölye|eğitim|ورش|دور|סדנ|סיור|טעימ|lieferung|env[ií]o|livraison|consegna|entrega|dostaw|kargo|توصيل|משלוח)/iu;
/** "quesos con precios (curado 18 €/kg, fresco 9 €/kg)": what a shop lists with prices is on its shelf. */
export function goodsWithPrices(brief: Brief): Brief {
  const section = shelf[brief.kind.value];
  const found = section === undefined ? null : pricedRow.exec(brief.prompt);
  if (!found || section === undefined) return brief;
  const start = found.index + found[0].length;
  const rest = brief.prompt.slice(start);
  const end = start + (/[).;\n]/u.exec(rest.replaceAll(/\d[.]\d/gu, '000'))?.index ?? rest.length);
  const isGood = (item: Item): boolean =>
    item.value.section === 'pricing' &&
    item.value.price !== undefined &&
    !visit.test(item.value.name) &&
    item.spans.some((one) => one.start >= start && one.end <= end);
  if (!brief.items.some(isGood)) return brief;
  const ware = found.groups?.['what'];
  const items = brief.items.map((item): Item => {
    if (!isGood(item)) return item;
    // "ramos con precios (pequeño 20 €, grande 45 €)": sizes of one ware.
    const isSize = ware !== undefined && size.test(item.value.name.trim());
    const name = isSize ? `${capitalise(ware)} (${item.value.name.trim()})` : item.value.name;
    return { ...item, value: { ...item.value, name, section } };
  });
  const isLeft = items.some(({ value }) => value.section === 'pricing');
  const has = brief.sections.some(({ value }) => value === section);
  const span = { start: found.index, end: start };
  return {
    ...brief,
    items,
    sections: [
      ...brief.sections.filter(({ value }) => value !== 'pricing' || isLeft),
      ...(has ? [] : [{ value: section, spans: [span] }]),
    ],
  };
}

const wareRow =
  /(?<!\p{L})(?<what>\p{L}{3,})\s(?:con (?:sus )?precios|avec (?:les |leurs )?prix|mit preisen|com (?:os )?preços|con (?:i )?prezzi|met prijzen|z cenami|fiyatlarıyla|(?:مع |ب)(?:ال)?[أا]سعار(?:ها)?|עם מחירים)(?=\s?[,.;]|\s(?:y|et|und|e|en|i|ve)\s|$)/iu;
/** "wina z cenami, degustacje": the wares themselves, each with its price, and no part of the page with a list of prices beside it. */
export function waresWithPrices(brief: Brief): Brief {
  const section = shelf[brief.kind.value];
  const found = section === undefined ? null : wareRow.exec(brief.prompt);
  const what = found?.groups?.['what']?.toLowerCase();
  const part = brief.parts.find(({ value }) => value.title.toLowerCase() === what && !value.lines?.length);
  if (!found || section === undefined || !part) return brief;
  const has = brief.sections.some(({ value }) => value === section);
  const priced = brief.items.find(({ value }) => value.section === 'pricing');
  return {
    ...brief,
    parts: brief.parts.filter((one) => one !== part),
    sections: [
      // What is left in the list of prices is called after none of the wares.
      ...brief.sections.flatMap((slot) =>
        slot.value !== 'pricing' ? [slot] : priced ? [{ ...slot, spans: priced.spans }] : [],
      ),
      ...(has ? [] : [{ value: section, spans: part.spans }]),
    ],
  };
}

/** "groentetassen (klein € 12,50, groot € 19)": the word over two sizes is no further part of the page. */
export const partOfSizes = (brief: Brief): Brief => ({
  ...brief,
  parts: brief.parts.filter(
    ({ value }) =>
      (value.lines?.length ?? 0) > 0 ||
      !brief.items.some((item) => item.value.name.toLowerCase().startsWith(`${value.title.toLowerCase()} (`)),
  ),
});

const page = String.raw`(?:landing(?: ?page)?|p[aá]gina(?: web)?|web|site|website|webseite|seite|sito|strona|app)`;
const apposed = new RegExp(
  String.raw`(?:^|\s)${page}\s(?:para|pour|für|per|voor|dla|de|di|van|von)\s(?<name>\p{Lu}[\p{L}\d’'-]+(?:\s\p{Lu}[\p{L}\d’'-]+)?),\s(?<article>una?|une|uma?|eine?|een|la|le|die|der|il|l['’])\s?(?<what>app|aplicación|application|aplicativo|anwendung|applicazione|software|plattform|plataforma|plateforme|piattaforma|herramienta|outil|tool|strumento)(?!\p{L})(?<does>\s[^:.;,\n]{3,80})?`,
  'iu',
);
/** "Landing para Reparto, una app que divide gastos: gratis": what stands before "an app" is its name, and what it does costs nothing by itself. */
export function nameBeforeApp(brief: Brief): Brief {
  const found = brief.name ? null : apposed.exec(brief.prompt.slice(0, 240));
  const { name, what, does } = found?.groups ?? {};
  if (!found || name === undefined || what === undefined || /^\p{Ll}/u.test(name)) return brief;
  const start = brief.prompt.indexOf(name, found.index);
  const from = brief.prompt.indexOf(what, start);
  const span: Span = { start: found.index, end: found.index + found[0].length };
  const isOwn = (slot: { readonly spans: readonly Span[] }): boolean => within(slot, span);
  const items = brief.items.flatMap((item): Item[] => {
    const isDeed = item.spans.some((one) => one.start >= span.start && one.start < span.end);
    if (!isDeed) return [item];
    const { price } = item.value;
    // "gratis" behind the colon is the plan that costs nothing.
    return price === undefined || /\d/u.test(price)
      ? []
      : [{ ...item, value: { ...item.value, name: capitalise(price), price: '0 €' } }];
  });
  const deed = does?.trim().replace(/^(?:que|qui|che|die|der|das|pour|para|per|für|zum?|voor)\s/iu, '') ?? '';
  return {
    ...brief,
    name: slotAt(name, start),
    offer: slotAt(what, from),
    phrases: [
      ...brief.phrases.filter((phrase) => !isOwn(phrase)),
      ...(deed === '' ? [] : [slotAt(deed, brief.prompt.indexOf(deed, from))]),
    ],
    items,
  };
}

const speaking =
  /(?<!\p{L})(?:أنا|انا|اسمي|soy|me llamo|je suis|je m['’]appelle|ich bin|ich heiße|sou|me chamo|sono un[ao]?|mi chiamo|ik ben|ik heet|jestem|nazywam się)(?!\p{L})|אני\s|שמי\s|\p{L}{3,}(?:yım|yim|yum|yüm)(?!\p{L})|(?<!\p{L})adım(?!\p{L})/iu;
const maker =
  /(?:مهندسة?|مطورة?|مبرمجة?|مصممة?) ?\p{L}*|(?:software|web|frontend|backend|app|game|data)?[- ]?(?:entwickler(?:in)?|developer|engineer|ingenieur(?:in)?|scientist)|développeu(?:r|se)|desenvolvedora?|programadora?|desarrolladora?|ingenier[oa]|sviluppat(?:ore|rice)|programmatore|programist(?:a|ka)|programmeur|ontwikkelaar|yazılımcı\p{L}*|yazılım (?:geliştirici|mühendis)\p{L}*|geliştirici\p{L}*|מפתחת?|מתכנתת?|מהנדסת?/iu;
const life =
  /سيرة ذاتية|(?<!\p{L})(?:cv|lebenslauf|curr[ií]culum|currículo|curriculum|życiorys|özgeçmiş)(?!\p{L})|קורות חיים/iu;
/** "أنا مهندس برمجيات، سيرة ذاتية ومشاريع": who makes programs is no program. */
export function makerNoProgram(brief: Brief): Brief {
  const { kind, prompt, offer } = brief;
  const isProgram = kind.value === 'saas' || kind.value === 'mobile-app';
  if (!isProgram || !speaking.test(prompt.slice(0, 90)) || !maker.test(offer?.value ?? '')) return brief;
  const isLife = life.test(prompt);
  return {
    ...brief,
    kind: { ...kind, value: isLife ? 'cv' : 'portfolio' },
    items: brief.items.filter(({ value }) => value.price !== undefined || !life.test(value.name)),
    phrases: brief.phrases.filter(({ value }) => !life.test(value)),
    parts: brief.parts.filter(({ value }) => !life.test(value.title)),
  };
}

/** What one books by a verb: the thing itself stands in a list of prices. */
const booked =
  /^(?:umów|zarezerwuj|reserva(?:r)?|pide|r[ée]serve[rz]|book|buche[n]?|prenota|marque|agende|boek|plan)\s(?:se\s|una?\s|une\s|eine?n?\s|uma?\s|een\s)?(?<thing>\p{L}.+)$/iu;
const polish: readonly (readonly [RegExp, string])[] = [
  [/^(konsultacj|sesj|lekcj)ę/iu, '$1a'],
  [/^wizytę/iu, 'wizyta'],
  [/^rozmowę/iu, 'rozmowa'],
];
/** "umów konsultację online (250 zł)": a consultation costs that, and somebody books it. */
export function thingToBook(brief: Brief): Brief {
  const wishes = brief.items.filter(({ value }) => value.price !== undefined && booked.test(value.name));
  if (wishes.length === 0) return brief;
  const has = brief.sections.some(({ value }) => value === 'booking');
  return {
    ...brief,
    items: brief.items.map((item): Item => {
      const thing = wishes.includes(item) ? booked.exec(item.value.name)?.groups?.['thing'] : undefined;
      if (thing === undefined) return item;
      const name = polish.reduce((said, [from, to]) => said.replace(from, to), thing);
      return { ...item, value: { ...item.value, name: capitalise(name), section: 'pricing' } };
    }),
    sections: has
      ? brief.sections
      : [...brief.sections, ...wishes.map(({ spans }) => ({ value: 'booking' as const, spans })).slice(0, 1)],
  };
}

const toTake =
  /^(?:(?:à |a )?emporter|(?:para )?llevar|(?:d['’])?asporto|mitnehmen|(?:para )?levar|afhalen|meenemen|wynos)$/iu;
/** "à emporter": how one takes a dish home is told, and is no part of the page by half its name. */
export const takenHome = (brief: Brief): Brief => ({
  ...brief,
  parts: brief.parts.filter(({ value }) => value.lines?.length || !toTake.test(value.title)),
});

const bookingAddress =
  /booking[- ]?(?:kontakt|contact|contacto|contato|contatto|mail|anfragen?|adresse|@)|contact(?:o)? (?:de |para )?booking/iu;
const bands =
  /(?:band|musik|music|música|musique|musica|muzyk|zesp[oó]ł|müzik|orkestra|(?:^|\s)ل?فرقة|להקת?|duo|trio|quartett|orchester|chor|dj|sänger|cantante|chanteu|singer)/iu;
const stage: readonly (readonly [RegExp, SectionType])[] = [
  [
    /^(?:konzerte|(?:nächste )?termine|conciertos|concerts|concertos|shows|concerti|date|concerten|koncerty|konserler|konser tarihleri|gigs|auftritte|(?:ال)?حفلات|ה?הופעות|ה?קונצרטים)$/iu,
    'events',
  ],
];
/** "Bandprojekt: Konzerte, Musik zum Anhören, Booking-Kontakt": where a band plays are its dates, and who books it writes. */
export function bandOnStage(brief: Brief): Brief {
  if (
    !bands.test(brief.offer?.value ?? '') ||
    !['unknown', 'portfolio', 'studio', 'event'].includes(brief.kind.value)
  )
    return brief;
  const sectionOf = ({ value }: Item): SectionType | undefined =>
    value.price === undefined ? stage.find(([pattern]) => pattern.test(value.name))?.[1] : undefined;
  const strayed = brief.items.filter((item) => sectionOf(item) !== undefined);
  // "Robimy pokazy": what others do stays what they do.
  if (strayed.length === 0) return brief;
  const known = new Set(brief.sections.map(({ value }) => value));
  const others = brief.items.filter(
    (item) => !strayed.includes(item) && item.value.section === 'services' && item.value.price === undefined,
  );
  const isMail = bookingAddress.test(brief.prompt);
  return {
    ...brief,
    items: brief.items.filter((item) => !strayed.includes(item) && !others.includes(item)),
    parts: [
      ...brief.parts,
      ...others.map(({ value, spans }) => ({
        value: { title: capitalise(value.name), isPage: false },
        spans,
      })),
    ],
    sections: [
      ...brief.sections.filter(
        ({ value }) =>
          !(isMail && value === 'booking') && !(value === 'services' && others.length + strayed.length > 0),
      ),
      ...strayed.flatMap((item): Slot<SectionType>[] => {
        const value = sectionOf(item);
        return value === undefined || known.has(value) ? [] : [{ value, spans: item.spans }];
      }),
    ],
    behaviours: brief.behaviours.filter(({ value }) => !(isMail && value === 'booking')),
  };
}

const teaching =
  /^\p{L}*(?:kurse?n?|workshops?|seminare?|cursos?|talleres|cours|ateliers|stages|corsi|laboratori|cursussen|warsztaty|kursy|atölye\p{L}*|kurslar\p{L}*|ورش\p{L}*|دورات|سדنאות|סדנאות|קורסים)$/iu;
const selling = new Set<SiteKind>(['shop', 'florist', 'bakery', 'cafe', 'bar', 'restaurant']);
/** "Hofladen, Imkerkurse": what a shop teaches beside is told under its own title, and is no list of services. */
export function coursesOfShop(brief: Brief): Brief {
  if (!selling.has(brief.kind.value) || brief.items.some(({ value }) => value.section === 'services'))
    return brief;
  const titleOf = ({ spans: [span] }: Slot<unknown>): string =>
    span === undefined ? '' : brief.prompt.slice(span.start, span.end).trim();
  const strayed = brief.sections.filter((slot) => slot.value === 'services' && teaching.test(titleOf(slot)));
  if (strayed.length === 0) return brief;
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !strayed.includes(slot)),
    parts: [
      ...brief.parts,
      ...strayed.map((slot) => ({
        value: { title: capitalise(titleOf(slot)), isPage: false },
        spans: slot.spans,
      })),
    ],
  };
}

const winery =
  /^(?:cantina|azienda vinicola|bodega|viñedo|weingut|weinbaubetrieb|domaine(?: viticole)?|vigneron(?:ne)?|château viticole|vinícola|adega|quinta vinícola|wijngaard|wijnboer|winnic\p{L}*|winiarni\p{L}*|bağ evi|bağcılık|şarap evi|şaraphane|יקב|ל?יקב|vente de vins?|venta de vinos?|weinverkauf|ab-hof-verkauf|vendita (?:di )?vin[oi]|venda de vinhos?|wijnverkoop)(?!\p{L})/iu;
const poured =
  /(?<!\p{L})(?:bar|cocktails?|tapas|birre?|beers?|bier|drinks?|aperitiv\p{L}*|kieliszk\p{L}*)(?!\p{L})/iu;
/** "cantina: vini con prezzi, degustazioni": who makes wine sells it by the bottle, and pours no cocktails. */
export function wineryNoBar(brief: Brief): Brief {
  const { kind, offer, prompt } = brief;
  if (kind.value !== 'bar' || !winery.test(offer?.value ?? '') || poured.test(prompt)) return brief;
  const visits = (item: Item): boolean => visit.test(item.value.name);
  return {
    ...brief,
    kind: { ...kind, value: 'shop' },
    sections: brief.sections.map((slot) =>
      slot.value === 'menu' ? { ...slot, value: 'products' as const } : slot,
    ),
    items: brief.items.map((item): Item => {
      if (item.value.section !== 'menu') return item;
      return { ...item, value: { ...item.value, section: visits(item) ? 'pricing' : 'products' } };
    }),
  };
}
