import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../../content';
import { findBank } from '../find-bank';
import type { Family, LocalBank } from '../local-bank';
import { findLocalTrade } from './find-local-trade';
import type { LocalTrade, TradeId } from './local-trade';
import { teachesDogs } from '../teaches-dogs';

/** The trade in the words of a bank; a prompt in another language tells it in those of its own. */
export const tradeIn = (bank: LocalBank, facts: Facts, family: Family | null): LocalTrade | undefined => {
  const trades = bank.trades ?? [];
  const { spoken, language } = facts.brief;
  const own = spoken === language.value ? undefined : findBank(spoken)?.trades;
  const told = own && findLocalTrade(facts, family, own);
  return trades.find(({ id }) => id === told?.id) ?? findLocalTrade(facts, family, trades);
};

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
    tradeIn(bank, facts, family) ??
    (kind === 'nonprofit' ? known('cause') : undefined)
  );
};

/** Whether the offer is a chocolate maker's: one among the bakers, but without bread. */
export const isChocolate = (bank: LocalBank, facts: Facts): boolean =>
  tradeIn(bank, facts, 'food')?.id === 'chocolate';
