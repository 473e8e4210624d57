import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const latin = (feast: string, and: string): RegExp =>
  new RegExp(
    String.raw`(?:${feast})[^:,.]{0,20}:\s(?<couple>\p{Lu}\p{L}+\s(?:${and})\s\p{Lu}\p{L}+)(?=\s?[,.]|\s\d)`,
    'u',
  );
/** "אתר חתונה: נועה ואיתי, …": who marries, behind the word for it. */
const couples: Readonly<Record<string, RegExp>> = {
  he: /חתונ\p{L}{1,3}(?:\sשל)?\s?[:–-]?\s(?<couple>[א-ת]{2,12}\sו[א-ת]{2,12})(?=\s?[,.])/u,
  ar: /(?:زفاف|عرس)(?:نا)?\s?[:–-]?\s(?<couple>[\u0621-\u064A]{2,12}\sو[\u0621-\u064A]{2,12})(?=\s?[،,.])/u,
  tr: latin('[Dd]üğün\\p{L}*', 've|&'),
  nl: latin('[Bb]ruiloft|[Tt]rouw\\p{L}*', 'en|&'),
  pl: latin('[Ww]esel\\p{L}+|[Śś]lub\\p{L}*', 'i|&'),
};
const opening = 200;

/** A wedding is called after those who marry, and not after the house where they do; that stands whole as the place. */
export function coupleInRow(brief: Brief): Brief {
  const { prompt, spoken, kind, name, place } = brief;
  const found = kind.value === 'event' ? couples[spoken]?.exec(prompt.slice(0, opening)) : null;
  const couple = found?.groups?.['couple'];
  // Two names were read already: "חתונה ליעל ודניאל".
  const isRead = /\s(?:ו|و)\p{L}|\s(?:ve|en|i|&)\s/u.test(name?.value ?? '');
  if (!found || couple === undefined || isRead) return brief;
  const slot = slotAt(couple, prompt.indexOf(couple, found.index));
  const [span] = slot.spans;
  // `גן האירועים "הזית" בכפר סבא`: the house and its town.
  const behind = (span?.end ?? 0) + 1;
  const venue = /(?<=[,،]\s)[^,،:.;\n]{2,30}\s["“„«][^"”»]{2,30}["”»][^,،:.;\n]{0,30}/u.exec(
    prompt.slice(behind),
  );
  const house = venue?.[0].trim() ?? '';
  const from = behind + (venue?.index ?? 0);
  const isHouse = venue !== null;
  return {
    ...brief,
    name: slot,
    quotes: brief.quotes.filter(({ value }) => value.use !== 'name' || value.text === couple),
    place: isHouse ? slotAt(house, prompt.indexOf(house, from)) : place,
    // "גן האירועים": the house for feasts is no list of them.
    sections: brief.sections.filter(
      ({ value, spans }) =>
        value !== 'events' ||
        !isHouse ||
        !spans.some(({ start }) => start >= from && start < from + house.length + 2),
    ),
    parts: brief.parts.filter(
      ({ spans }) => !span || !spans.some(({ start, end }) => start < span.end && end > span.start),
    ),
  };
}
