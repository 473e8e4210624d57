import type { Brief, ListedItem, OpeningRange, Slot } from '@/domain/site/brief';
import { strayedToParts } from './strayed-to-parts';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

const priceOf =
  /^(?:(?:el |los )?precios? (?:de(?:l| la| los| las)?)|prix (?:d(?:u|e la|es|e)|pour)|preise? (?:für|vom|der)|preços? d[aoe]s?|prezz[oi] (?:del(?:la|l['’])?|dei|di)|prijs(?:en)? (?:van|voor)|cen[ay]|(?:tarifas|tarifs|preise|precios|prezzi|prijzen|preços|fiyatlar)(?! (?:r[ée]du|norm|spe|esp|plein|und|y|et|e|en)\p{L}*)|سعر|أسعار|מחיר(?:י)?)\s(?=\p{L}{3})/iu;
const units: readonly (readonly [RegExp, string])[] = [
  [/^za stronę$/iu, 'Strona'],
  [/^za godzinę$/iu, 'Godzina'],
  [/^za lekcję$/iu, 'Lekcja'],
  [/^za wizytę$/iu, 'Wizyta'],
  [/^za osobę$/iu, 'Osoba'],
  [/^za dzień$/iu, 'Dzień'],
  [/^לפגישה$/u, 'פגישה'],
  [/^לשעה$/u, 'שעה'],
  [/^לשיעור$/u, 'שיעור'],
  [/^للجلسة$/u, 'جلسة'],
  [/^للساعة$/u, 'ساعة'],
  [/^للحصة$/u, 'حصة'],
];
const rate =
  /^(?:tarifas?|tarif|tariffa|precio|prix|preis|honorar|preço|valor|prezzo|prijs|tarief|cena|stawka|ücret|fiyat)$/iu;
const per =
  /^\s?(?:la|el|por|par|le|l['’]|pro|die|je|a|por|per|all['’]|alla|per|za|de)\s?(?<unit>sesión|clase|hora|séance|heure|cours|stunde|sitzung|sessão|aula|seduta|lezione|ora|uur|sessie|les|lekcję|godzinę|wizytę)(?!\p{L})/iu;
const unitIn = (price: string, rest: string): string | undefined =>
  per.exec(/\p{L}{2,}\s?\p{L}*$/u.exec(price.replace(/^[^\p{L}]*(?:€|euros?|zł|R\$)?\s?/u, ''))?.[0] ?? '')
    ?.groups?.['unit'] ?? per.exec(rest)?.groups?.['unit'];
/** "precios del cambio de aceite 49 €", "60 zł za stronę": what costs that, and no word that leads to its price. */
export const rowsByThing = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Item => {
    // "cena con prodotti dell'orto": a supper in Italian and Spanish, a price in Polish alone.
    const isSupper = brief.spoken !== 'pl' && /^cena(?!\p{L})/iu.test(item.value.name);
    if (item.value.price === undefined || isSupper) return item;
    const end = brief.prompt.indexOf(item.value.price, item.spans[0]?.start ?? 0) + item.value.price.length;
    const told = rate.test(item.value.name.trim())
      ? unitIn(item.value.price, brief.prompt.slice(end, end + 24))
      : undefined;
    if (told !== undefined) return { ...item, value: { ...item.value, name: capitalise(told) } };
    const unit = units.find(([pattern]) => pattern.test(item.value.name.trim()))?.[1];
    const name = unit ?? item.value.name.replace(priceOf, '');
    return name === item.value.name ? item : { ...item, value: { ...item.value, name: capitalise(name) } };
  }),
});

const before =
  /(?:^|[,.;:(]\s)(?<what>\p{L}[\p{L}’' -]{3,40}?)\s(?:à partir de|a partir de|desde|ab|da|vanaf|od)\s$/iu;
/** "Preise ab 45 €": the word for prices is no thing. */
const ofPrices =
  /^(?:(?:unsere |onze |nos |nuestros |i nostri |nossos )?(?:preise?|prijzen|prijs|prix|tarifs?|precios?|tarifas?|prezz[io]|tariff[ae]|preços?|tarieven|ceny|cena|fiyatlar|fiyat)|kosten|costes?|custos?)$/iu;
/** "tirages à vendre à partir de 60 €": the thing stands before its price, and is nobody's calling. */
export const thingBeforePrice = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Item => {
    const { value } = item;
    const isCalling = brief.offer !== null && value.name.toLowerCase() === brief.offer.value.toLowerCase();
    const at = value.price === undefined || !isCalling ? -1 : brief.prompt.indexOf(value.price);
    const what =
      at < 0 ? undefined : before.exec(brief.prompt.slice(Math.max(0, at - 70), at))?.groups?.['what'];
    return what === undefined || ofPrices.test(what.trim())
      ? item
      : { ...item, value: { ...value, name: capitalise(what.trim()) } };
  }),
});

const branches =
  /^(?:şubelerimiz|şubeler|(?:nuestras )?sucursales|(?:nos )?(?:magasins|succursales|boutiques)|(?:unsere )?(?:filialen|standorte)|(?:nossas )?(?:lojas|filiais|unidades)|(?:i nostri )?(?:punti vendita|negozi|sedi)|(?:onze )?(?:filialen|vestigingen)|(?:nasze )?(?:oddziały|sklepy|lokale)|فروعنا|سניפים|הסניפים)$/iu;
/** "şubelerimiz": where else a house stands is no dish of it. */
export const branchesNoGoods = (brief: Brief): Brief => strayedToParts(brief, branches);

const workshop =
  /^(?<noun>\p{Lu}\p{L}*(?:makerij|smederij|schreinerei|tischlerei|schmiede|töpferei|keramik|näherei|schneiderei|weberei|sattlerei|stolarnia|kuźnia|pracownia)|Carpintería|Ebanistería|Herrería|Menuiserie|Ébénisterie|Ferronnerie|Falegnameria|Ebanisteria|Marcenaria|Carpintaria|Ceramica|Cerámica|Céramique)\s\p{Lu}/u;
/** "Meubelmakerij Jonas Bakker … Portfolio, maatwerk": who shows work is what the name says, and no portfolio. */
export function tradeOfPortfolio(brief: Brief): Brief {
  const { kind, offer, name } = brief;
  const noun = workshop.exec(name?.value ?? '')?.groups?.['noun'];
  const isBare = offer === null || /^(?:portfolio|portafolio|portfólio|portefeuille)$/iu.test(offer.value);
  const [span] = name?.spans ?? [];
  if (kind.value !== 'portfolio' || !isBare || noun === undefined || !span) return brief;
  return {
    ...brief,
    kind: { ...kind, value: 'unknown' },
    offer: { value: noun, spans: [{ start: span.start, end: span.start + noun.length }] },
    sections: brief.sections.some(({ value }) => value === 'portfolio')
      ? brief.sections
      : [...brief.sections, { value: 'portfolio' as const, spans: offer?.spans ?? [] }],
    items: brief.items.filter(({ value }) => !/^portfolio$/iu.test(value.name)),
  };
}

const roomRow =
  /(?:habitaciones|chambres|zimmern?|quartos|camere|kamers|pokoje|pokoi|odalar|الغرف|غرف|החדרים|חדרים)\s(?:con (?:sus )?precios|avec (?:les |leurs )?prix|mit preisen|com (?:os )?preços|con (?:i )?prezzi|met prijzen|z cenami|ve fiyatlar[ıi]?|(?:مع |ب)(?:ال)?[أا]سعار(?:ها)?|עם מחירים|ומחירים)\s?[:(]/iu;
const roomNoun: Readonly<Record<string, string>> = {
  es: 'Habitación',
  fr: 'Chambre',
  pt: 'Quarto',
  it: 'Camera',
  pl: 'Pokój',
  ar: 'غرفة',
  he: 'חדר',
};
/** "pokoje z cenami (dwuosobowy 240 zł, rodzinny 360 zł)": rooms, each with what it costs. */
export function roomsWithPrices(brief: Brief): Brief {
  const found = brief.kind.value === 'hotel' ? roomRow.exec(brief.prompt) : null;
  if (!found) return brief;
  const start = found.index + found[0].length;
  const rest = brief.prompt.slice(start);
  // "3.200 TL": a mark within a number ends no row.
  const end = start + (/[).;\n]/u.exec(rest.replaceAll(/\d\.\d/gu, '000'))?.index ?? rest.length);
  const noun = roomNoun[brief.spoken];
  const isRoom = ({ value, spans }: Item): boolean =>
    value.price !== undefined && spans.some((one) => one.start >= start && one.end <= end);
  const items = brief.items.map((item): Item => {
    if (!isRoom(item)) return item;
    const bare = item.value.name;
    const name =
      noun !== undefined && /^\p{L}+$/u.test(bare) ? `${noun} ${bare.toLocaleLowerCase(brief.spoken)}` : bare;
    return { ...item, value: { ...item.value, name, section: 'rooms' } };
  });
  const isLeft = items.some(({ value }) => value.section === 'pricing');
  return {
    ...brief,
    items,
    sections: brief.sections.filter(({ value }) => value !== 'pricing' || isLeft),
  };
}

const forChildren =
  /(?<!\p{L})(?:guardería|escuela infantil|jardín de infancia|crèche|école maternelle|garderie|kita|kindergarten|krippe|tagesmutter|berçário|creche|jardim de infância|asilo(?: nido)?|scuola (?:materna|dell['’]infanzia|primaria)|kinderdagverblijf|peuterspeelzaal|basisschool|grundschule|przedszkole|żłobek|anaokulu|kreş|ilkokul)(?!\p{L})|حضانة|روضة|ל?ה?(?:פעוטון|משפחתון|גן ילדים|מעון)|בית ספר/iu;
const days =
  /(?<!\p{L})(?:lun|mar|mi[eé]|mer|jue|jeu|gio|vie|ven|s[aáà]b|sam|dom|dim|mo|di|mi|do|fr|sa|so|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|pon|wt|śr|czw|pt|piąt|sob|niedz|pazar|salı|çarş|perş|cuma|hafta|tägl|täglich|todos|tous|ogni|elke|codz|her gün)\p{L}*(?!\p{L})|يوم|أيام|السبت|الأحد|الاثنين|الخميس|الجمعة|א['׳]|ימי|יום|ראשון|שבת/iu;
/** "שעות 7:30-16:30" of a nursery: no child comes at the weekend. */
export function weekdaysOfChildren(brief: Brief): Brief {
  const [range, ...more] = brief.hours?.value ?? [];
  const [span] = brief.hours?.spans ?? [];
  if (!brief.hours || !range || !span || more.length > 0 || range.days.length < 7) return brief;
  const round = brief.prompt.slice(Math.max(0, span.start - 12), span.end + 16);
  if (!forChildren.test(brief.prompt) || days.test(round)) return brief;
  const week = brief.spoken === 'he' || brief.spoken === 'ar' ? [7, 1, 2, 3, 4] : [1, 2, 3, 4, 5];
  const weekdays: OpeningRange = { ...range, days: week };
  return { ...brief, hours: { ...brief.hours, value: [weekdays] } };
}

const calendar =
  /^(?:calend[aá]ri?o|calendrier|kalender|kalendarz|takvim|agenda)\s(?:d[eaoi]\s|des?\s|du\s|di\s)?\p{L}{3,}/iu;
const free = /^(?:gratis|gratuit[aoe]?|grátis|kostenlos|za darmo|darmow[ay]|ücretsiz|مجاني|חינם)$/iu;
/** "calendário de plantio, lembretes de rega, grátis": what an app has, and no dates, texts or pages of its site. */
export function featuresOfApp(brief: Brief): Brief {
  if (brief.kind.value !== 'mobile-app') return brief;
  const strayed = brief.parts.filter(
    ({ value }) => !value.isPage && !value.lines?.length && value.title.length < 46,
  );
  const dated = brief.sections.filter(
    ({ value, spans: [span] }) =>
      (value === 'events' || value === 'timetable') &&
      span !== undefined &&
      calendar.test(brief.prompt.slice(span.start)),
  );
  const entryAt = (start: number): string =>
    /^[^,.;:\n]{3,46}/u.exec(brief.prompt.slice(start))?.[0].trim() ?? '';
  const features = [
    ...dated.map(({ spans }) => ({ name: entryAt(spans[0]?.start ?? 0), spans })),
    ...strayed
      .filter(({ value }) => !free.test(value.title))
      .map(({ value, spans }) => ({ name: value.title, spans })),
  ].filter(({ name }) => name !== '');
  const told = features.toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
  if (told.length === 0 && strayed.length === 0) return brief;
  return {
    ...brief,
    parts: brief.parts.filter((part) => !strayed.includes(part)),
    sections: brief.sections.filter((slot) => !dated.includes(slot)),
    phrases: [
      ...brief.phrases,
      ...strayed
        .filter(({ value }) => free.test(value.title))
        .map(({ value, spans }) => ({ value: value.title, spans })),
    ],
    items: [
      ...brief.items,
      ...told.map(({ name, spans }): Item => ({
        value: { section: 'features', name: capitalise(name) },
        spans,
      })),
    ],
  };
}

const onRequest =
  /^(?:op aanvraag|sur (?:devis|demande)|auf anfrage|bajo (?:pedido|presupuesto|consulta)|a consultar|su richiesta|su preventivo|sob (?:consulta|orçamento)|na zapytanie|do uzgodnienia|talep üzerine|حسب الطلب|عند الطلب|לפי הצעת מחיר)$/iu;
/** "prijzen op aanvraag": whoever tells a price when asked has no list of prices, and says so. */
export function pricesOnRequest(brief: Brief): Brief {
  const told = brief.items.filter(
    ({ value }) =>
      onRequest.test(value.price?.trim() ?? '') &&
      /^(?:portfolio|\p{L}*prij[sz]\p{L}*|prix|tarifs?|preise?|precios?|preços?|prezz[io]|cen[ay])$/iu.test(
        value.name.trim(),
      ),
  );
  if (told.length === 0) return brief;
  const others = brief.items.some((item) => item.value.price !== undefined && !told.includes(item));
  const at = brief.prompt.indexOf(told[0]?.value.price ?? '');
  const said =
    /(?<words>\p{L}+\s)$/u.exec(brief.prompt.slice(Math.max(0, at - 24), at))?.groups?.['words'] ?? '';
  const value = capitalise(`${said}${told[0]?.value.price ?? ''}`);
  return {
    ...brief,
    items: brief.items.filter((item) => !told.includes(item)),
    sections: brief.sections.filter((slot) => slot.value !== 'pricing' || others),
    phrases: [
      ...brief.phrases,
      { value, spans: [{ start: at - said.length, end: at - said.length + value.length }] },
    ],
  };
}
