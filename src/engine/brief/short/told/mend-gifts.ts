import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const asked = /\b(?:donat\p{L}*|giv(?:e|ing)|gifts?|appeal|fundrais\p{L}*|sponsor)\b/iu;
const sum = String.raw`[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d`;
const use = String.raw`(?:\s?=\s?|\s)(?!(?:a|per)\s(?:year|month|week|head|person)\b|each\b|off\b|to join\b|for (?:members|adults|children)\b)(?<use>\p{L}[^,;.!?()£$€\n]{3,60})`;
const row = String.raw`(?:${sum})${use.replace('?<use>', '?:')}`;
const rows = new RegExp(String.raw`${row}(?:(?:[,;]\s(?:and\s)?|\sand\s)${row})+`, 'iu');
const each = new RegExp(String.raw`(?<price>${sum})${use}`, 'giu');
const lone = new RegExp(
  String.raw`\b(?:give|donate)\s(?<price>${sum})\sto\s(?<use>\p{Ll}[^,;.!?£$€\n]{4,60})`,
  'iu',
);
const lead =
  /^(?:buys?|pays? for|gives?|means?|covers?|provides?|gets?|is|will (?:buy|pay for|cover|provide)|could (?:buy|pay for)|helps? (?:to )?(?:buy|pay for))\s(?:us\s|somebody\s|someone\s)?/iu;

/** "£20 buys wet-weather gear for a day, £150 a day at sea, £750 a whole voyage": what each gift does, the sum before it. */
export function mendGifts(brief: Brief): Brief {
  const { prompt, kind } = brief;
  if (brief.language.value !== 'en' || kind.value !== 'nonprofit' || !asked.test(prompt)) return brief;
  const alone = lone.exec(prompt);
  const { price: one, use: end } = alone?.groups ?? {};
  if (alone && one !== undefined && end !== undefined) {
    const span = { start: alone.index, end: alone.index + alone[0].length };
    const rest = withoutStretch(brief, span);
    return {
      ...rest,
      items: [
        ...rest.items.filter(({ value }) => value.price !== one),
        { value: { section: 'donation', name: capitalise(end.trim()), price: one }, spans: [span] },
      ],
      sections: rest.sections.some(({ value }) => value === 'donation')
        ? rest.sections
        : [...rest.sections, { value: 'donation', spans: [span] }],
    };
  }
  const found = rows.exec(prompt);
  // Of a list of dues or of things for sale no sum does anything.
  if (
    !found ||
    (!/\b(?:buys?|pays?|gives?|means|covers?|provides?|feeds?|keeps?|heats?|plants?|trains?|sends?|gets?|is)\b/iu.test(
      found[0],
    ) &&
      !/\b(?:donate|give|gifts? of|donations? of)\s$/iu.test(prompt.slice(0, found.index)))
  )
    return brief;
  const gifts = [...found[0].matchAll(each)].map(({ 0: all, index, groups }): Slot<ListedItem> => ({
    value: {
      section: 'donation',
      name: useOf(groups?.['use'] ?? ''),
      price: groups?.['price'] ?? '',
    },
    spans: [{ start: found.index + index, end: found.index + index + all.length }],
  }));
  if (gifts.length < 2) return brief;
  const rest = withoutStretch(brief, { start: found.index, end: found.index + found[0].length });
  const sums = new Set(gifts.map(({ value }) => value.price));
  return {
    ...rest,
    items: [
      ...rest.items.filter(
        ({ value }) => value.section !== 'donation' && !(value.price !== undefined && sums.has(value.price)),
      ),
      ...gifts,
    ],
    sections: rest.sections.some(({ value }) => value === 'donation')
      ? rest.sections
      : [...rest.sections, { value: 'donation', spans: gifts[0]?.spans ?? [] }],
  };
}

/** "pays for one lesson" is one lesson, but "gets someone to their test" is said whole. */
function useOf(told: string): string {
  const whole = told.replace(/\sand$/u, '').trim();
  const thing = whole
    .replace(lead, '')
    .replace(/^for\s(?=an?\s|one\s|the\s)/iu, '')
    .trim();
  return capitalise(/^(?:to|for|at|in|into|through|back)\s/iu.test(thing) ? whole : thing);
}
