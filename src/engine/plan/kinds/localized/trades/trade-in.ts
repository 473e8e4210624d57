import type { Facts } from '../../../content';
import { findBank } from '../find-bank';
import type { Family, LocalBank } from '../local-bank';
import { findLocalTrade } from './find-local-trade';
import type { LocalTrade } from './local-trade';

/** The trade in the words of a bank; a prompt in another language tells it in those of its own. */
export const tradeIn = (bank: LocalBank, facts: Facts, family: Family | null): LocalTrade | undefined => {
  const trades = bank.trades ?? [];
  const { spoken, language } = facts.brief;
  const own = spoken === language.value ? undefined : findBank(spoken)?.trades;
  const told = own && findLocalTrade(facts, family, own);
  return trades.find(({ id }) => id === told?.id) ?? findLocalTrade(facts, family, trades);
};

/** Whether the offer is a chocolate maker's: one among the bakers, but without bread. */
export const isChocolate = (bank: LocalBank, facts: Facts): boolean =>
  tradeIn(bank, facts, 'food')?.id === 'chocolate';
