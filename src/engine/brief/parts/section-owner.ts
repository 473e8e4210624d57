import type { SectionType } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import { isCueAt, type Reading } from '../reading';

/** A menu or shop with prices is one section: the prices belong to what they follow. */
const priced = new Set<SectionType>(['menu', 'products', 'services', 'rooms', 'tickets', 'listings']);

/** "financial planner for doctors and dentists", "catering for weddings and company events": whom or what it is for. */
export function isPublic(reading: Reading, one: Met<SectionType>): boolean {
  const isOccasion =
    one.value === 'events' &&
    /^(?:company|corporate|private|family|business|charity|wedding|special|outdoor|small|large|big|office)$/u.test(
      reading.tokens[one.from - 1]?.form ?? '',
    );
  if ((one.value !== 'team' && !isOccasion) || one.to - one.from > 1) return false;
  const { clause } = reading.tokens[one.from] ?? {};
  for (let at = one.from - 1; at >= one.from - 4 && reading.tokens[at]?.clause === clause; at -= 1)
    if (reading.tokens[at]?.form === 'for') return true;
  return false;
}

const priceWord =
  /^(?:price|prices|cost|costs|precios?|prix|preise?n?|precos?|prezzi|prijzen|cen[ay]|cenami|fiyat\w*|rates?|tarifs?|(?:ال)?اسعار(?:ها)?|ה?מחירים)$/u;

/** "menu with prices": joined directly, without a comma, to what has the prices. */
export function isPriceOf(
  reading: Reading,
  met: readonly Met<SectionType>[],
  price: Met<SectionType>,
): boolean {
  const token = reading.tokens[price.from];
  if (!token || !priceWord.test(token.form)) return false;
  const owner = met.findLast(
    (one) => one.to <= price.from && one.to >= price.from - 3 && priced.has(one.value),
  );
  if (!owner) return false;
  const isSameClause = reading.tokens[owner.to - 1]?.clause === token.clause && !/[,،;]/u.test(token.gap);
  // "la carte avec les prix": an article may stand before the price.
  const joined = isCueAt(reading, price.from - 1, 'definite', 'possessive') ? price.from - 1 : price.from;
  return isSameClause && joined - owner.to === 1 && !isCueAt(reading, owner.to, 'and');
}
