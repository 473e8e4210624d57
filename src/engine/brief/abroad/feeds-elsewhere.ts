import type { Brief } from '@/domain/site/brief';
import { lean } from '../words/lean-letters';

const opening = 200;

/** A kitchen that cooks for tables elsewhere, in ten languages. */
const caterers = lean(
  /(?<!\p{L})(?:c[aá]tering\p{L}*|k[ae]tering\p{L}*|traiteurs?|chef à domicile|partyservice|caterer|cateraar|mietkoch|cociner[oa] a domicilio|comidas? (?:caseras? )?por encargo|cuoc[ao] a domicilio|chef a domicilio|banqueting|kok aan huis|ev yeme(?:kleri|ği)|ev yapımı)(?!\p{L})|(?:cozinheir[oa]|salgad(?:os|inhos)|almoços|jantares|bolos e salgados)[^.]{0,60}(?:empresas|festas|em casa|encomenda|domicílio)|buffet para (?:festas|eventos)|קייטרינג|(?:אוכל|בישול) ביתי|كيترينج|كاترينج|كيترينغ|كاترينغ|تموين حفلات|ضيافة المناسبات|(?:طبخ|أكل|اكل) (?:بيتي|منزلي|بيت)/iu,
);
/** A kitchen with a window, wheels or boxes. */
const windows = lean(
  /(?<!\p{L})(?:para llevar|à emporter|a emporter|para levar|marmit\p{L}*|food ?trucks?|foodtrucks?|d['’]?asporto|da asporto|take ?-?away|imbiss\p{L}*|dönerbude|camion (?:à )?pizzas?|viandas?|marmitex|na wynos|budka|büfe|afhaal\p{L}*|paket servis\p{L}*|frituur|friterie|frietkot|délivery|drive)(?!\p{L})|טייק אווי|פוד ?טראק|דוכן|משלוחים בלבד|أكل سفري|طلبات خارجية|فود ?ترا?ك|عربة (?:طعام|أكل|اكل)/iu,
);
/** Where guests sit down. */
const rooms = lean(
  /(?<!\p{L})(?:restaurants?|restaurantes?|ristorant\p{L}*|trattori\p{L}*|osteri\p{L}*|restoran\p{L}*|lokanta\p{L}*|restauracj\p{L}*|gasth\p{L}*|wirtsh\p{L}*|bistro\p{L}*|caf[eé]s?|kawiarni\p{L}*|eetcaf\p{L}*|tische?n?|mesas?|tavoli|tafels?|stolik\p{L}*|masa(?:lar)?\p{L}*|sitzplätze|couverts)(?!\p{L})|مطعم|مقهى|طاولات|מסעדה|בית קפה|שולחנות/iu,
);

/** Who sells meat, fish, cheese or groceries over a counter, and caters beside it. */
const counters = lean(
  /(?<!\p{L})(?:\p{L}*metzgerei|\p{L}*fleischerei|\p{L}*käserei|feinkost\p{L}*|hofladen|boucher\p{L}*|charcut\p{L}*|fromager\p{L}*|poissonn\p{L}*|épicerie|carnicer[ií]a|charcuter[ií]a|quesería|pescadería|macelleria|salumeria|pescheria|caseificio|talho|charcutaria|açougue|peixaria|queijaria|mercearia|slager\p{L}*|kaaswinkel|viswinkel|\p{L}*boer|masarni\p{L}*|rzeźni\p{L}*|delikates\p{L}*|kasap\p{L}*|şarküteri\p{L}*|balıkçı\p{L}*)(?!\p{L})|ملحمة|جزارة|אטליז|קצבי|מעדני/iu,
);

type Told = Pick<Brief, 'prompt' | 'spoken'>;

/** Whether a kitchen cooks for guests who eat elsewhere. */
export const isCaterer = ({ prompt, spoken }: Told): boolean => {
  const told = prompt.slice(0, opening);
  const found = spoken === 'en' ? null : caterers.exec(told);
  return found !== null && !rooms.test(told) && !counters.test(told.slice(0, found.index));
};

/** Whether a kitchen is one that nobody sits down in. */
export const feedsElsewhere = (brief: Told): boolean => {
  const told = brief.prompt.slice(0, 300);
  // "Ristorante …, anche da asporto": where guests sit down, they may take it home too.
  const isWindow = windows.test(told.slice(0, 80)) || (windows.test(told) && !rooms.test(told));
  return isWindow || isCaterer(brief);
};
