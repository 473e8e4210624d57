import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../../content';
import { foldText } from '../../../../brief/words/fold-text';
import { findBank } from '../find-bank';
import { isWestern } from '../told-in-hero';
import type { Family, LocalBank } from '../local-bank';
import { findLocalTrade } from './find-local-trade';
import { englishTrade } from './english-trades';
import { facets, type LocalTrade, type TradeId } from './local-trade';
import { photoField } from './photo-fields';
import { teachesDogs } from '../teaches-dogs';
import { lean } from '../../../../brief/words/lean-letters';

/** The trade in the words of a bank; a prompt in another language tells it in those of its own. */
export const tradeIn = (bank: LocalBank, facts: Facts, family: Family | null): LocalTrade | undefined => {
  const trades = bank.trades ?? [];
  const { spoken, language } = facts.brief;
  const own = spoken === language.value ? undefined : findBank(spoken)?.trades;
  const told =
    spoken === 'en' && language.value !== 'en'
      ? englishTrade(facts.brief.prompt)
      : own && findLocalTrade(facts, family, own)?.id;
  return (
    trades.find(
      ({ id }) => id === told && (family === null || facets[id].family === family || id === 'bikes'),
    ) ?? findLocalTrade(facts, family, trades)
  );
};

const mending =
  /repar|réparation|répare|repariert|reparatur|werkstatt|riparaz|ripar[oi]|conserto|herstel|fietsenmaker|napraw|serwis|tamir|تصليح|صيانة|صيانه|תיקון|תיקוני|מתקן|מתקנים|أصلح|اصلح|نصلح/iu;
/** The family that a house of a guessed trade speaks with: who mends bicycles chooses no wares. */
export const familyOfTrade = (trade: LocalTrade, { brief }: Facts): Family =>
  trade.id === 'bikes' && (mending.test(brief.offer?.value ?? '') || mending.test(brief.prompt.slice(0, 260)))
    ? 'trade'
    : facets[trade.id].family;

const anyHouse = lean(
  /^(?:winkel|zaak|bedrijf|firma|atelier|praktijk|studio|\p{L}*centrum|fir(?:ma|my)|sklep\p{L}*|zakład\p{L}*|pracowni\p{L}*|gabinet\p{L}*|warsztat\p{L}*|dükkan\p{L}*|atölye\p{L}*|şirket\p{L}*|mağaza\p{L}*|işletme\p{L}*|محل|شركة|شركه|مشروع|ورشة|ورشه|مكتب|مركز|معرض|متجر|חנות|עסק|חברה|סטודיו|מרכז)$/iu,
);
/**
 * The trade of a house of no known kind. In Dutch, Polish, Turkish, Arabic and Hebrew what it is said to be decides alone: a piano
 * tuner who repairs too is no repair shop.
 */
export const tradeOfHouse = (bank: LocalBank, facts: Facts): LocalTrade | undefined => {
  const { spoken, language, offer } = facts.brief;
  const isEast = ['nl', 'pl', 'tr', 'ar', 'he'].includes(language.value) && spoken === language.value;
  if (!isEast || offer === null || anyHouse.test(offer.value)) return tradeIn(bank, facts, null);
  const trade = tradeIn(
    bank,
    {
      ...facts,
      brief: { ...facts.brief, prompt: `${offer.value} ${facts.brief.name?.value ?? ''}`, name: null },
    },
    null,
  );
  return trade;
};

/** A town's band plays at no weddings for money. */
const ofKind = (kind: SiteKind, trade: LocalTrade | undefined, { brief }: Facts): LocalTrade | undefined => {
  // Who teaches photography takes no pictures of weddings.
  if (kind === 'course' && ['music', 'photo', 'maker'].includes(trade?.id ?? '')) return undefined;
  // "1% podatku" of a shelter: what is given to it is no work of accountants.
  if (kind === 'nonprofit' && ['music', 'photo', 'tax', 'law'].includes(trade?.id ?? '')) return undefined;
  const offer = brief.offer?.value ?? '';
  const field = trade?.id === 'photo' ? photoField(brief.language.value, offer) : null;
  if (trade && field) return { ...trade, ...field };
  if (trade?.id !== 'photo' || !isWestern(brief.language.value) || !special.test(offer)) return trade;
  // "photographe de mariage": one of the usual things of the trade.
  const subjects = stemsOf(trade.rows.map(([title]) => title).join(' '));
  return stemsOf(offer).some((stem) => subjects.includes(stem)) ? trade : undefined;
};
const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));
// "photographe culinaire": who photographs one thing shows no weddings.
const special =
  /(?:fot[oó]gra|photogra|fotogra)\p{L}*\s(?!profes|professional|freelance|indépend|libera|en\s|in\s|à\s|em\s)\p{L}{2,}/iu;

/** The trade of a business of a known kind: what teaches dogs heals none, and a cause that is no club is a cause. */
export const tradeOf = (
  bank: LocalBank,
  facts: Facts,
  kind: SiteKind,
  family: Family,
): LocalTrade | undefined => {
  const known = (id: TradeId): LocalTrade | undefined => bank.trades?.find((trade) => trade.id === id);
  return (
    (teachesDogs(facts) ? (known('training') ?? known('lessons')) : undefined) ??
    ofKind(kind, tradeIn(bank, facts, family), facts) ??
    (kind === 'nonprofit' ? known('cause') : undefined)
  );
};

const hobby =
  /(?<!\p{L})(?:gruppo di cammin\p{L}*|gruppo (?:escursionistico|podistico)|grupo de caminhada|groupe de (?:marche|randonnée)|wandergruppe|wandelgroep|grupa (?:piesza|wędrowna)|clube?s?|klub\p{L}*|peña|circolo|\p{L}*(?:chor|club|schach\p{L}*|wander\p{L}*|(?:sport|turn|schützen|gesang|musik|kegel|tennis|fu(?:ß|ss)ball|handball|volleyball|angel|ruder|segel|reit|tanz|theater|schwimm|ski|karneval|judo|karate|box|fecht|modell|imker|garten|foto|spiel)\p{L}*verein)|coro|coral|chorale|orfe[oó]n|senderismo|randonnée|ajedrez|échecs|xadrez|scacchi|deportiv\p{L}*|sportiv\p{L}*|desportiv\p{L}*|polisportiva|banda|fanfare|harmonie|\p{L}*koor|\p{L}*(?:sport|voetbal|tennis|hockey|zang|muziek|toneel|wandel|fiets|schaak|dans|turn|zwem|atletiek|korfbal|judo|hengelsport|tuin)\p{L}*(?:vereniging|groep)|genootschap|leesgroep|chór\p{L}*|kół?k[oau]|koło|\p{L}*\s?kulüb\p{L}*|koro\p{L}*|toplulu[kğ]\p{L}*|نادي|لنادي|كورال|جوقة|ל?מועדון|ל?מקהל\p{L}+|ל?חוג)(?!\p{L})/iu;
/** Whether those who meet do it for others or for all, and not for a pastime of theirs. */
export const isAssociation = (trade: LocalTrade | undefined, { brief }: Facts): boolean =>
  trade?.id !== 'club' || !hobby.test(`${brief.offer?.value ?? ''} ${brief.name?.value ?? ''}`);

/** Whether the offer is a chocolate maker's: one among the bakers, but without bread. */
export const isChocolate = (bank: LocalBank, facts: Facts): boolean =>
  tradeIn(bank, facts, 'food')?.id === 'chocolate';
