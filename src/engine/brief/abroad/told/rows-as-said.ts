import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;
const meets = ({ spans }: Slot<unknown>, { start, end }: Span): boolean =>
  spans.some((one) => one.start < end && one.end > start);

const leading =
  /^(?:(?:y|et|und|e|en|i|ve)\s)?(?:(?:también )?(?:hago|restauro(?=\s(?:puertas|muebles|sillas|cuadros))|vendo|cortamos|hacemos|arreglamos|reparamos|limpiamos|ponemos|lavamos|damos)|también (?:hay|tenemos|hacemos|alquilamos)|hay|además|il y a (?:aussi )?|on a (?:aussi )?|nous avons (?:aussi )?|es gibt (?:auch )?|wir haben (?:auch )?|außerdem|temos (?:também )?|tem (?:também )?|há (?:também )?|abbiamo (?:anche )?|c['’]è (?:anche )?|ci sono (?:anche )?|we hebben (?:ook )?|er is (?:ook )?(?:een )?|er zijn (?:ook )?|mamy (?:też |także )?|są (?:też |także )?|ayrıca|bir de|עוד יש|יש גם|יש לנו(?: גם)?|יש אצלנו|יש|גם|عندنا (?:كمان |أيضا |ايضا )?|لدينا (?:أيضا |ايضا )?|يوجد|فيه|كمان|وكمان|أيضا|ايضا)\s+(?=\p{L}{2})/iu;
const trailing =
  /\s(?:también|aussi|également|auch|também|anche|ook|też|także|da|de|גם|أيضا|ايضا|كمان|يبدأ|يبدا|تبدأ|تبدا|ابتداء|بسعر|سعره|سعرها|بـ|başlıyor|başlar|başlayan|kosten|kostet|kost|kosztuje|kosztują|custa|costa|cuesta)$/iu;
/** What a row ends with that belongs to the words behind it, by language. */
const articles: Readonly<Record<string, RegExp>> = {
  es: /(?<=\p{L}{3}.*)\s(?:el|la|los|las|de|cada)$/iu,
  fr: /(?<=\p{L}{3}.*)\s(?:le|la|les|de|chaque)$/iu,
  de: /(?<=\p{L}{3}.*)\s(?:der|die|das|am|jeden)$/iu,
  pt: /(?<=\p{L}{3}.*)\s(?:de|cada|na)$/iu,
  it: /(?<=\p{L}{3}.*)\s(?:il|la|le|di|ogni)$/iu,
  nl: /(?<=\p{L}{3}.*)\s(?:op|elke)$/iu,
  he: /\s[בלמהוכש]$/u,
};
/** "Buenos días", and a verb without what it is about. */
const greeting =
  /^(?:hola|buenas|buenos días|buenas tardes|bonjour|bonsoir|salut|hallo|guten (?:tag|morgen|abend)|servus|moin|olá|oi|bom dia|boa tarde|boa noite|ciao|salve|buongiorno|buonasera|hoi|goedendag|goedemiddag|goedemorgen|cześć|dzień dobry|merhaba|selam|iyi günler|مساء الخير|صباح الخير|السلام عليكم|مرحبا|أهلا|שלום|היי|בוקר טוב|lavoro|trabajo|je travaille|werk|pracuję)$/iu;
const exception =
  /\s(?:(?:mais|pero|aber|ma|mas|maar|ale|ama|fakat|aunque|außer|sauf)\s(?:\p{L}+\s?)+|(?:لكن|ما عدا|אבל|חוץ)\s.+|tous|toutes|todos|todas|tutti|tutte|alle)$/iu;
const verbs = /^(?:da|de)$/iu;

/** "يש גם השכרת אופניים", "تفصيل حسب الطلب يبدأ": the thing alone, without "there is" and "begins". */
function nameAlone(item: Item, spoken: string): Item {
  const { name } = item.value;
  const end = trailing.exec(name)?.[0] ?? '';
  const bare = name
    .slice(0, name.length - (verbs.test(end.trim()) ? 0 : end.length))
    .replace(leading, '')
    .replace(exception, '')
    // "التفصيل ياخذ عشرة أيام والتوصيل لكل المملكة": what costs that is the last of it.
    .replace(/^.{6,}\sو(?=(?:ال)?(?:توصيل|شحن)\s?)/u, '')
    .replace(articles[spoken] ?? /(?!)/u, '')

    .trim();
  // "dojazd +30 zł": the sign belongs to what comes on top.
  if (/\s\+$/u.test(bare) && item.value.price !== undefined)
    return {
      ...item,
      value: { ...item.value, name: capitalise(bare.slice(0, -2)), price: `+${item.value.price}` },
    };
  return bare.length < 3 || bare === name
    ? item
    : { ...item, value: { ...item.value, name: capitalise(bare) } };
}

const pronouns =
  /^(?:każdy|każda|każde|jeder|jede|jedes|alle|cada un[oa]|cada|chacun|chacune|chaque|ogni|ognun[oa]|elk|elke|iedere?|her biri|tüm(?:ü)?|tutti|todos|todas|tous|toutes|كل|جميع|כל|כולם)$/iu;
/** "każdy z łazienką": a word that stands for what was named before is none of its own. */
const isPronoun = ({ value }: Item): boolean =>
  pronouns.test(value.name.trim()) || greeting.test(value.name.trim());

const unit =
  /^(?:za|od|na|per|por|par|pro|je|voor|לכל|ל|لكل)\s?(?:(?:la|le|el|il|die|das|den|un[ae]?|eine?)\s)?\p{L}+$/iu;
const counted = lean(/(?:^\s*|[.!?\n]\s?)(?<what>\d{1,3}\s\p{L}{3,}(?:\s\p{L}{3,}){0,2})(?=[,;])/u);
/** "5 pokoi, każdy z łazienką, 180 zł za dobę za pokój": what one pays by is no name; what was counted before is. */
function thingBeforeUnit(item: Item, prompt: string): Item {
  const { name, price } = item.value;
  const at = item.spans[0]?.start ?? 0;
  if (price === undefined || !unit.test(name) || name.split(' ').length > 3) return item;
  const from = Math.max(prompt.lastIndexOf('. ', at) + 1, 0);
  const what = counted.exec(prompt.slice(from, at))?.groups?.['what'];
  return what === undefined
    ? item
    : { ...item, value: { ...item.value, name: what, price: `${price} ${name.toLocaleLowerCase()}` } };
}

const perUnit =
  /^\s(?:(?:pro|je|per|por|par|za|voor|de(?=\sl['’]heure)|\/)\s?(?:l['’]|la\s|le\s|el\s|il\s)?\p{L}{2,18}|(?:la|le|el|il|das|cada|het|بال|لل|ל)\s?\p{L}{2,14}(?=\s*(?:[,،.;)\n]|$)))/iu;
/** "4,50 € pro Normseite", "18 euro la stecca", "30 دينار بالشهر": what that buys belongs to the price. */
function withUnit(item: Item, prompt: string): Item {
  const { price } = item.value;
  const at = price === undefined ? -1 : prompt.indexOf(price, Math.max(0, (item.spans[0]?.start ?? 0) - 20));
  if (price === undefined || at < 0 || at - (item.spans[0]?.end ?? 0) > 40) return item;
  const unit = perUnit.exec(prompt.slice(at + price.length, at + price.length + 40))?.[0];
  // "60 zł za stronę" under "Strona": it is called so already.
  const isNamed = unit?.toLowerCase().includes(item.value.name.slice(0, 4).toLowerCase()) === true;
  return unit === undefined || isNamed
    ? item
    : { ...item, value: { ...item.value, price: price + unit.trimEnd() } };
}

const threshold = /^(?:altı|altında|altındaki|üzeri|üzerinde|üzerindeki|üstü|üstünde)\s/iu;
const delivery = lean(
  /(?<!\p{L})(?:teslimat\p{L}*|gönderim|kargo|env[ií]os?|entregas?|reparto|livraisons?|lieferung|versand|consegn[ae]|spedizion[ei]|bezorg\p{L}*|levering|dostaw\p{L}*|wysyłk\p{L}*)(?!\p{L})|توصيل|شحن|משלוח/iu,
);
const bringing =
  /^(?:entregamos|entrego|enviamos|repartimos|livrons|(?:on|nous) livr\p{L}+|liefern|wir liefern|consegniamo|spediamo|bezorgen|(?:we|wij) bezorgen|dostarczamy|wysyłamy)\s/iu;
const costless = /^(?:gratis|gratuit[oaes]*|kostenlos|ücretsiz|bedava|darmow\p{L}*|free|مجان\p{L}*|חינם)$/iu;
const tables = new Set<string>(['menu', 'products', 'rooms']);
/** "Nilüfer içi teslimat ücretsiz, 500 tl altı teslimat yok": how things are brought is no dish, and from what sum on no price. */
const isTerm = ({ value }: Item): boolean =>
  threshold.test(value.name) ||
  bringing.test(value.name) ||
  (tables.has(value.section ?? '') &&
    delivery.test(value.name) &&
    (value.price === undefined || costless.test(value.price.trim())));

const extras = lean(
  /^(?:(?:het |el |le |der |o |il )?(?:hond(?:en)?|perros?|mascotas?|chiens?|hunde?|haustiere?|c[ãa]o|cães|can[ei]|pies|psy|köpek|evcil hayvan|ontbijt|desayuno|petit[- ]déjeuner|frühstück|pequeno[- ]almoço|café da manhã|colazione|śniadani[ea]|kahvaltı|fietsen?|bicis?|vélos?|fahrr[aä]d\p{L}*|rowery?|kaja\p{L}*|endreinigung|schoonmaak\p{L}*|limpieza|ménage|pulizie|toeristenbelasting|tasa turística|kurtaxe|parking|parkplatz|sauna|mantas|sábanas|beddengoed|bettwäsche|pościel)|فطور|الفطور|ארוחת בוקר|כלב)(?!\p{L})/iu,
);
/** "hond 3 euro" at a camp: what comes on top is no room. */
const extraNoRoom = (item: Item, kind: string): Item =>
  kind === 'hotel' &&
  (item.value.section === 'rooms' || item.value.section === null) &&
  item.value.price !== undefined &&
  extras.test(item.value.name)
    ? { ...item, value: { ...item.value, section: 'pricing' } }
    : item;

const deposit =
  /^(?:caparra|fianza|señal|acompte|arrhes|caution|anzahlung|kaution|sinal|caução|aanbetaling|borg|zaliczk[aę]|kaucj[aę]|kapora|depozito|عربون|تأمين|מקדמה|פיקדון)(?!\p{L})/iu;
const keeps =
  /^\p{Lu}\p{Ll}+\s(?:se |s['’]|si )?(?:élève|occupe|prépare|fait|tient|gère|cuisine|accueille|répond|cuida|atiende|lleva|prepara|hace|kümmert|macht|backt|kocht|führt|leitet|betreut|faz|trata|atende|cura|segue|fa|gestisce|cucina|zorgt|doet|kookt|bakt|prowadzi|zajmuje|piecze|gotuje)(?!\p{L})/u;
/** "Caparra 50 euro", "Marc élève les vaches": what is left as a pledge and who does what are nothing on offer. */
const isNoOffer = ({ value }: Item): boolean =>
  deposit.test(value.name) ||
  (value.price === undefined && value.section !== 'team' && keeps.test(value.name));

const toTown = /^(?:em|en|in|à|a|w|te|nach|para|per|fino a|hasta|até)\s\p{Lu}/u;
const forWhom = /^[^,.;:\n]{0,40}\siçin\s(?:özel|ayrı|uygun)(?!\p{L})/u;
/** "e em Guimarães por 10€", "hamileler … için özel dersler": where to, and for whom, is nothing that one buys. */
const isWhither = (prompt: string, { value, spans }: Item): boolean =>
  (toTown.test(value.name.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase())) &&
    value.price !== undefined) ||
  (value.price === undefined && forWhom.test(prompt.slice(spans[0]?.end ?? prompt.length)));

const feasts = lean(
  /(?<!\p{L})(?:festas|eventos|fiestas|bodas|feiern?|feste|hochzeiten|events?|fêtes|mariages|événements|evenementen|feesten|partijen|imprez\p{L}*|wesel\p{L}*|etkinlik\p{L}*|düğün\p{L}*)(?!\p{L})|مناسبات|حفلات|אירועים/iu,
);
const cooking = new Set(['restaurant', 'cafe', 'bar', 'bakery']);
/** "faço festas e eventos também": where a kitchen goes is nothing on its menu. */
const isFeast = (brief: Brief, { value }: Item): boolean =>
  cooking.has(brief.kind.value) &&
  value.price === undefined &&
  (value.section === 'menu' || value.section === null) &&
  feasts.test(value.name) &&
  value.name.split(' ').length <= 3;

const included =
  /^(?:\s(?:al mes|al año|pro \p{L}+|por \p{L}+|par \p{L}+|a persona))?,?\s(?<list>(?:con|avec|mit|com|met|z|wraz z|incluye|incluid[oa]s?|inklusive|inkl\.|inclusief|incl\.|compris|w tym)\s\p{L}[^.;:!?\d\n]{3,120})(?=[.;\n]|$)/iu;
const several = /\s(?:y|et|und|e|en|i|ve)\s[^,]*$/u;
/** "120 euros con chip, vacunas y castración": what a price includes stands with it, and is nothing else on offer. */
function withIncluded(brief: Brief): Brief {
  const { prompt } = brief;
  const spans: Span[] = [];
  const items = brief.items.map((item) => {
    const { price, note } = item.value;
    const at = price === undefined ? -1 : prompt.indexOf(price, item.spans[0]?.start ?? 0);
    if (price === undefined || at < 0 || at - (item.spans[0]?.end ?? 0) > 40) return item;
    const end = at + price.length;
    const list = included.exec(prompt.slice(end, end + 160))?.groups?.['list'];
    if (list === undefined || !several.test(list)) return item;
    const start = prompt.indexOf(list, end);
    spans.push({ start, end: start + list.length });
    return note === undefined ? { ...item, value: { ...item.value, note: capitalise(list.trim()) } } : item;
  });
  const isFree = (slot: Slot<unknown>): boolean => !spans.some((span) => meets(slot, span));
  if (spans.length === 0) return brief;
  return {
    ...brief,
    items: items.filter((item) => item.value.price !== undefined || isFree(item)),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter((part) => part.value.isPage || isFree(part)),
  };
}

/** Rows of a prompt as whoever wrote them meant them: the thing alone, what it includes beside it, and terms no things. */
export function rowsAsSaid(brief: Brief): Brief {
  const items = brief.items
    .filter(
      (item) =>
        !isPronoun(item) &&
        !isTerm(item) &&
        !isNoOffer(item) &&
        !isWhither(brief.prompt, item) &&
        !isFeast(brief, item),
    )
    .map((item) =>
      extraNoRoom(
        withUnit(thingBeforeUnit(nameAlone(item, brief.spoken), brief.prompt), brief.prompt),
        brief.kind.value,
      ),
    );
  return withIncluded(
    lastOnOrder({
      ...brief,
      items,
      phrases: brief.phrases.filter(({ value }) => !pronouns.test(value) && !greeting.test(value.trim())),
    }),
  );
}

const order =
  /(?:\s(?:nur|solo|seulement|só|alleen|tylko|sadece|فقط|רק))?\s(?<how>sob encomenda|por encomenda|su ordinazione|auf (?:vor)?bestellung|por encargo|bajo pedido|sur commande|op bestelling|na zamówienie|sipariş üzerine|sur devis|bajo presupuesto|auf anfrage|sob orçamento|sob consulta|su preventivo|a consultar|op aanvraag|gratis|gratuit[oaes]*|kostenlos|darmow[aey]|ücretsiz|بالطلب|عند الطلب|حسب الطلب|بدون مقابل|مجانا\p{M}?|בהזמנה(?: מראש)?|בחינם|חינם)$/iu;
const priced = /\d\s?(?:€|euros?|zł|pln|tl|₺|₪|r\$|reais|שקל|ש"ח|ريال|درهم|جنيه)/iu;
/** "pane 4 euro, torte su ordinazione": the last of a row that has no figure, and how one comes to it. */
function lastOnOrder(brief: Brief): Brief {
  const { prompt } = brief;
  const added: Item[] = [];
  for (const found of prompt.matchAll(/[^.!?\n]+(?:[.!?\n]|$)/gu)) {
    const [text] = found;
    const rows = brief.items.filter(({ value, spans }) => {
      const at = spans[0]?.start ?? -1;
      return value.price !== undefined && at >= found.index && at < found.index + text.length;
    });
    const section = rows[0]?.value.section;
    if (section === undefined || (rows.length < 2 && !priced.test(text))) continue;
    for (const piece of text.matchAll(/(?:^|[,،;]\s)(?<what>\p{L}[^,،;.!?\d\n]{3,60})(?=[.!?\n]|$)/gu)) {
      const what = piece.groups?.['what'] ?? '';
      const how = order.exec(what)?.groups?.['how'];
      const start = found.index + piece.index + piece[0].length - what.length;
      const span = { start, end: start + what.length };
      const name = what.replace(order, '').trim();
      if (how === undefined || name.length < 3 || name.split(' ').length > 6) continue;
      if (rows.some((item) => meets(item, span))) continue;
      added.push({ value: { section, name: capitalise(name), price: how }, spans: [span] });
    }
  }
  if (added.length === 0) return brief;
  const isFree = (slot: Slot<unknown>): boolean =>
    !added.some(({ spans: [span] }) => span && meets(slot, span));
  return {
    ...brief,
    items: [...brief.items.filter(isFree), ...added],
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter((part) => part.value.isPage || isFree(part)),
  };
}

const season =
  /(?<!\p{L})(?:en (?:été|hiver|saison)|hors saison|im (?:sommer|winter)|außerhalb der saison|en (?:verano|invierno|temporada)|fuera de temporada|in (?:estate|inverno)|d['’](?:estate|inverno)|fuori stagione|no (?:verão|inverno)|na época alta|in de (?:zomer|winter)|['’]s (?:zomers|winters)|buiten het seizoen|latem|zimą|poza sezonem|w sezonie|yazın|kışın)(?!\p{L})|في (?:الصيف|الشتاء)|صيفا|شتاء|ب(?:קיץ|חורף)/iu;
const range =
  /(?<![\d.,/€])\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|uur)?\s?(?:-|–|a las|alle|às|bis|tot|do|à|a|al)\s?\d{1,2}(?:[:.h]\d{2})?(?![\d€.,]|\s?(?:€|euro|zł|tl|personas|personnes|personen|jahre|ans|años|anni|anos))/giu;
/** "tous les jours en été 9h-19h et fermé le lundi hors saison": hours that change, or of which one was missed, are said in the owner's words alone. */
export function hoursInDoubt(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const [first] = hours?.spans ?? [];
  if (!hours || !first || hours.value.some(({ opens, closes }) => opens === 0 && closes === 1440))
    return brief;
  const from = Math.max(prompt.lastIndexOf('. ', first.start) + 1, 0);
  const stop = prompt.slice(first.end).search(/[.!?](?:\s|$)|\n/u);
  const sentence = prompt.slice(from, stop < 0 ? prompt.length : first.end + stop);
  return season.test(sentence) && (sentence.match(range) ?? []).length < 3
    ? { ...brief, hours: null }
    : brief;
}

const weekday = lean(
  /(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|segunda|terça|quarta|quinta|sexta|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałk\p{L}*|wtork\p{L}*|środ\p{L}*|czwartk\p{L}*|piąt\p{L}*|sobot\p{L}*|niedziel\p{L}*|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)\s(?:\p{L}+\s){0,2}$/iu,
);
/** "zaterdag alleen op afspraak": how one comes on that day heads no section. */
export const appointmentOnDay = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.map((section) =>
    section.value === 'booking' &&
    section.spans.length === 1 &&
    weekday.test(brief.prompt.slice(0, section.spans[0]?.start ?? 0))
      ? { ...section, spans: [] }
      : section,
  ),
});
