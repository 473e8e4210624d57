import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const let_ =
  /^(?:[^.\n]{0,30}\b(?:site|website|page)\s(?:for|about)\s)?(?:my\s|our\s|two\s|three\s|four\s|five\s|six\s)?(?<what>rooms?|flats?|bedsits?|studios?|houses?|student rooms?|student houses?)\s(?:to rent|to let|for rent)\b/iu;
const sum = String.raw`[£$€]\s?\d[\d,.]*\d`;
const range = new RegExp(
  String.raw`(?:(?:two|three|four|five|six|seven|eight|\d{1,2})\s)?(?<what>rooms|flats|studios|houses|bedsits|units),?\s(?:at\s|from\s|for\s)?(?<price>${sum}\s(?:to|-|–)\s${sum}(?:\s(?:a|per)\s(?:month|week|night))?)`,
  'iu',
);

/** "Rooms to rent in a shared house": let by the month, and nothing that is fetched for a weekend. */
export function mendLettings(brief: Brief): Brief {
  const found =
    brief.language.value === 'en' && /^(?:unknown|hotel|shop)$/u.test(brief.kind.value)
      ? let_.exec(brief.prompt)
      : null;
  const what = found?.groups?.['what'];
  const told =
    found && what !== undefined
      ? {
          ...brief,
          kind: {
            value: 'real-estate' as const,
            spans: [{ start: found.index, end: found.index + found[0].length }],
          },
          offer: {
            value: `${what.toLowerCase()} to rent`,
            spans: [{ start: found.index, end: found.index + found[0].length }],
          },
          sections: brief.sections.filter(({ value }) => value !== 'rooms'),
        }
      : brief;
  const priced = range.exec(told.prompt);
  const { what: noun, price } = priced?.groups ?? {};
  if (!priced || noun === undefined || price === undefined) return told;
  const isSaid = ({ value }: Slot<ListedItem>): boolean => value.price?.includes(price) === true;
  // "£480 to £560 a month bills included": that of the rooms, and not of the bills.
  if (told.items.some(isSaid))
    return {
      ...told,
      items: told.items.map((item) =>
        isSaid(item) && /^bills included$/iu.test(item.value.name)
          ? {
              ...item,
              value: { ...item.value, section: 'pricing', name: capitalise(noun), note: 'Bills included' },
            }
          : item,
      ),
    };
  const row: Slot<ListedItem> = {
    value: { section: 'pricing', name: capitalise(noun), price },
    spans: [{ start: priced.index, end: priced.index + priced[0].length }],
  };
  return { ...told, items: [...told.items, row] };
}
