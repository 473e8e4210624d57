import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { schoolVoice } from './fit-copy';
import { houseVoices, toGoVoices } from './house-voices';
import type { Family, LocalBank } from './local-bank';
import { isOverCounter, isWestern } from './told-in-hero';
import type { LocalTrade } from './trades/local-trade';
import { isAssociation } from './trades/trade-in';
import { mergeVoices } from './voices/read-voices';
import type { Voice } from './voices/read-voices';

/** What is known of a house by the time it speaks. */
type House = {
  /** The language that the copy is in. */
  readonly language: string;
  readonly family: Family;
  readonly trade: LocalTrade | undefined;
  /** The voice of a house that one visits, a museum or a house of prayer; null for every other. */
  readonly visited: string | null;
  readonly isToGo: boolean;
  readonly isWhole: boolean;
};

/** The voice of a house in its language: that of a visited one alone, else what its trade, its kind and its ways say. */
export const voiceOf = (
  bank: LocalBank,
  kind: SiteKind,
  facts: Facts,
  { language, family, trade, visited, isToGo, isWhole }: House,
): Voice => {
  if (visited !== null) return mergeVoices(bank.voices, [visited]);
  const counter = kind === 'unknown' && family === 'shop' ? 'shop' : kind;
  const sellsToGo = (isToGo || kind === 'cafe') && isWestern(language);
  return mergeVoices(bank.voices, [
    ...toGoVoices(kind, facts),
    kind === 'nonprofit' && isAssociation(trade, facts) ? kind : undefined,
    trade?.id,
    schoolVoice(kind, trade),
    isOverCounter(counter, facts) ? 'counter' : undefined,
    sellsToGo ? 'bakery' : undefined,
    isWhole ? 'whole-house' : undefined,
    ...houseVoices(kind, family, trade, facts),
  ]);
};
