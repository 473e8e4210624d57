import type { SiteKind } from '@/domain/site/vocabulary';
import type { ContentItem, Facts } from '../../content';
import type { Words } from '../../words/words';
import type { Bank } from '../parts/bank';
import { toItems } from './fit-copy';
import { learners } from './learners';
import type { LocalTrade } from './trades/local-trade';
import { countedModules } from './usual-lessons';

type Teaching = {
  readonly facts: Facts;
  readonly words: Words;
  readonly kind: SiteKind;
  readonly trade: LocalTrade | undefined;
  /** What is offered, without prices, and why anybody comes. */
  readonly plain: readonly ContentItem[];
  readonly why: readonly ContentItem[];
  readonly teaches: boolean;
};

/** What is taught and to whom. A school that children go to every day has its subjects, and families instead of learners. */
export function taughtSections({ facts, words, kind, trade, plain, why, teaches }: Teaching): Bank {
  const { sections, language } = words;
  const isSchool = trade?.id === 'school';
  const subjects = isSchool ? toItems(trade.rows) : teaches ? plain : countedModules(facts);
  return {
    ...(teaches || kind === 'course' ? { curriculum: { title: sections.curriculum, items: subjects } } : {}),
    audience: {
      title: sections.audience,
      items: kind === 'course' && !isSchool ? toItems(learners[language] ?? []) : why,
    },
  };
}
