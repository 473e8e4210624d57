import { foldText } from '../../../../brief/words/fold-text';
import type { SiteKind } from '@/domain/site/vocabulary';
import { keepLatest } from '../../../../keep-latest';
import type { Facts } from '../../../content';
import type { Family } from '../local-bank';
import { facets, type LocalTrade, type TradeId } from './local-trade';
import { lean } from '../../../../brief/words/lean-letters';

// A bicycle workshop is among the garages, but has no engines.
const among: Partial<Record<Family, readonly TradeId[]>> = { trade: ['bikes'], move: ['riding'] };

// "Workshop" alone is one for cars; with bicycles beside it, it is not.
// What is repaired, hired out or taught tells more than that it is: "reparación de bicicletas".
const rankOf = (id: TradeId): number =>
  id === 'garage' ? 1 : ['repair', 'hire', 'club', 'lessons', 'tours'].includes(id) ? 2 : 0;

// A restaurant may have cheese, a course may take place on a farm, and many have pictures or music: only the offer itself
// names these trades.
const alsoOnTables = new Set<TradeId>([
  'chocolate', 'cheese', 'farm', 'photo', 'music', 'tours', 'school', 'aesthetic',
  'burgers', 'italian', 'japanese', 'mexican', 'indian', 'chinese', 'thai', 'vietnamese', 'korean', 'levant', 'turkish', 'greek', 'georgian', 'peruvian', 'tapas', 'french', 'ethiopian',
]); // prettier-ignore

// Who teaches sewing, writes of it or sells what it needs, hems no trousers.
const onlyOf: Partial<Record<TradeId, readonly SiteKind[]>> = {
  sewing: ['unknown', 'studio', 'home-services', 'cleaning', 'agency', 'consulting'],
  italian: ['restaurant'], japanese: ['restaurant'], mexican: ['restaurant'], indian: ['restaurant'], chinese: ['restaurant'], thai: ['restaurant'], vietnamese: ['restaurant'], korean: ['restaurant'], levant: ['restaurant'], turkish: ['restaurant'], greek: ['restaurant'], georgian: ['restaurant'], peruvian: ['restaurant'], tapas: ['restaurant', 'bar'], french: ['restaurant'], ethiopian: ['restaurant'], burgers: ['restaurant', 'bar'],
  builder: ['construction'],
  // Who shows works of their own meets nobody for a pastime.
  club: ['unknown', 'nonprofit', 'gym', 'yoga', 'course', 'event'],
  riding: ['unknown', 'course', 'nonprofit', 'studio', 'gym', 'consulting', 'agency'],
}; // prettier-ignore

const ofPeople = new Set<SiteKind>([
  'cv',
  'portfolio',
  'photographer',
  'link-in-bio',
  'therapist',
  'law',
  'blog',
]);

const letting = /verhuur|wypożycz|kiralama|kiralık|ت[أا]جير|השכר/iu;
/** Schools that come to see an alpaca teach nobody there. */
const schoolVisits =
  /grupy szkolne|grup szkolnych|wycieczki szkolne|groupes scolaires|grupos escolares|scolaresche|schulklassen|schulgruppen|schoolgroepen|schoolreisjes|okul grupları/giu;
/** A youth club that lets its hall as well is no hire firm. */
const roomHire = lean(
  /(?<!\p{L})(?:(?:raum|saal|räume)\p{L}*(?:vermietung|miete)|alquiler de (?:salas?|espacios?|salon\p{L}*)|location de salles?|aluguer d[eo]s? (?:salas?|espaços?)|aluguel de (?:salas?|espaços?|salão)|affitto sal[ae]|zaalverhuur|wynajem sal[ei]?)(?!\p{L})/giu,
);
const couriers = /kurier|courier|coursier|mensajer|messager|koerier|kurye|corrier|estafeta|دليفري|שליח/iu;
const writers =
  /^(?:autor|escritor|auteur|autrice|écrivain|romanci|schriftsteller|scritt|schrijv|schrijf|kinderboekenschr|pisar|yazar|كاتب|סופר|מחבר)/iu;
const cars =
  /mec[áa]ni|coches?|\bautos?\b|vehícul|neum[áa]tic|\bitv\b|mécan|voiture|véhicule|pneu|garage|carross|kfz|fahrzeug|reifen|\bautos?|werkstatt für|motor|carros?|ve[ií]cul|officina mecc|gomm|banden|\bapk\b|samochod|opon|araba|oto\b|lastik|سيار|רכב|מוסך|צמיג/iu;
const mending = /repar|herstel|napraw|serwis|tamir|bakım|تصليح|صيانة|תיקון/iu;

const mends =
  /arregl|repar|répar|conserto|conserta|ripar|aggiust|herstel|napraw|tamir|onarım|batteriewechsel|revisi|révision|tagliacuci|תיקון|תיקונ|מתקנ|تصليح|نصلح|أصلح/iu;
const makes =
  /fabri|elabor|a medida|por encargo|hago|hacemos|constru|costru|creo |crea[mz]|cré[eo]|sur mesure|tourn|anfertig|fertige|herstell|entwerf|baue|nähe|faço|fazemos|realizz|su misura|vervaardig|maak|maken|op maat|szyj|wyrabi|tworz|robi[ęm]|na wymiar|üret|yapıyor|dik[it]|el yapımı|תפיר|יוצר|מייצר|نصنع|أصنع|تفصيل/iu;

/** Who plays or sings together may ask for gifts, too. */
const together =
  /club|klub|kul[uü]b|koor|ch[oó]r|coro|coral|verein(?! für|bar|t|ig)|نادي|كورال|מועדון|מקהלה/iu;
const giving =
  /(?<!\p{L})(?:donar|dona|donaci|donativ|doe |doaç|donare|donazion|faire un don|dons?(?!\p{L})|spende|doneer|doner|donatie|gift(?:en)?(?!\p{L})|darowizn|wesprzyj|wpłat|bağış|charit|caritat|benefic|humanit|hilfs|pomoc|yardım)|خيري|تبرع|تبرّع|إغاث|צדקה|תרומ|לתרום/iu;
/** "جمعية خيرية", "dernek … bağış": an association that asks for gifts helps others, and shares no hobby. */
const helpsOthers = ({ brief, offer }: Facts): boolean =>
  brief.kind.value === 'nonprofit' &&
  !together.test(offer ?? '') &&
  (giving.test(brief.prompt) || brief.sections.some(({ value }) => value === 'donation'));

// The same offer, name and prompt are asked about for one family after another.
const latestTexts = 8;

/** Where a folded text names a trade, -1 where it does not; each trade is looked for once in a text. */
const placesIn = keepLatest(latestTexts, (folded: string): ((trade: LocalTrade) => number) => {
  const known = new Map<LocalTrade, number>();
  return (trade) => {
    const at = known.get(trade) ?? trade.words.placeIn(folded);
    known.set(trade, at);
    return at;
  };
});

/**
 * The trade of a family (any, when it is null) that the prompt speaks of: what the offer names, else what the prompt names first. Its name
 * says nothing: a bookshop may be called after a painter.
 */
export const findLocalTrade = (
  facts: Facts,
  family: Family | null,
  trades: readonly LocalTrade[],
): LocalTrade | undefined => {
  const hire = trades.find(({ id }) => id === 'hire');
  const offered = facts.offer ?? '';
  // "fietsverhuur": bicycles that are let, and none that are mended.
  if (family === null && hire && letting.test(offered) && !mending.test(offered)) return hire;
  const isOfCars = facts.brief.kind.value === 'auto' || cars.test(facts.brief.prompt);
  const fitting = trades.filter(
    ({ id }) =>
      // Who rides for others mends no bicycles, and who writes books sells none.
      (id !== 'bikes' || !couriers.test(facts.offer ?? '')) &&
      (id !== 'bookshop' || !writers.test(facts.offer ?? '')) &&
      // "taller de encuadernación": not every workshop is a garage.
      (id !== 'garage' || isOfCars) &&
      (family === null || facets[id].family === family || among[family]?.includes(id)) &&
      onlyOf[id]?.includes(facts.brief.kind.value) !== false,
  );
  const { prompt, name, place } = facts.brief;
  // Nor does its town: nobody in Ramat Gan keeps a kindergarten for it.
  const told = [name, place]
    .reduce((text, slot) => (slot ? text.replaceAll(slot.value, ' ') : text), prompt)
    .replaceAll(roomHire, ' ')
    .replaceAll(schoolVisits, ' ');
  // Who tells in one word what it is, tells in the list behind it what else is done there: an air conditioner is cleaned too.
  const isTold = facts.offer !== null && facts.brief.kind.value !== 'unknown' && family === 'trade';
  const text = isTold ? (/^.{0,12}[^,،.:;\n]*/u.exec(told)?.[0] ?? told) : told;
  const firstIn = (words: string, isOffer = false): LocalTrade | undefined => {
    const placeOf = placesIn(foldText(words));
    return fitting
      .filter(({ id }) => isOffer || !alsoOnTables.has(id))
      .map((trade) => ({ trade, at: placeOf(trade) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => rankOf(one.trade.id) - rankOf(other.trade.id) || one.at - other.at)[0]?.trade;
  };
  // Where nothing else tells, a name such as "Usta Berber" does; whoever is called Haddad forges nothing for it.
  const isNamed = family && name && !ofPeople.has(facts.brief.kind.value);
  const found =
    firstIn(facts.offer ?? '', true) ??
    // "الخبرات، التعليم": what a life lists is no trade of whoever lives it.
    (facts.brief.kind.value === 'cv' ? undefined : firstIn(text)) ??
    (isNamed ? firstIn(name.value) : undefined);
  // "zapatero, arreglo bolsos": who only mends draws nothing first.
  if (found?.id === 'maker' && mends.test(prompt) && !makes.test(prompt))
    return trades.find(({ id }) => id === 'repair') ?? found;
  return found?.id === 'club' && helpsOthers(facts)
    ? (trades.find(({ id }) => id === 'cause') ?? found)
    : found;
};
