import type { SiteKind } from '@/domain/site/vocabulary';
import type { ContentItem, Facts } from '../../content';
import { capitalise } from '../parts/weave';
import type { Family, LocalBank } from './local-bank';
import type { LocalTrade } from './trades/local-trade';

/** Titles with a line each as what stands in a section. */
export const toItems = (rows: readonly (readonly [string, string])[]): readonly ContentItem[] =>
  rows.map(([title, text]) => ({ title, text }));

/** Dates to keep free, each a sample. */
export const usualDates = ({ events }: LocalBank): readonly ContentItem[] =>
  events.map(([value, title, text]) => ({ value, title, text, sample: true }));

/** The copy of a family. Who trains people alone has no small groups. */
export const copyOf = (
  { families }: LocalBank,
  family: Family,
  isAlone: boolean,
): LocalBank['families'][Family] =>
  family === 'move' && isAlone ? { ...families.move, lede: families.studio.lede } : families[family];

/** Whose voice speaks where something is taught, whatever it is. */
export const schoolVoice = (kind: SiteKind, trade: LocalTrade | undefined): string | undefined =>
  kind === 'course' || trade?.id === 'lessons' || trade?.id === 'driving' ? 'lessons' : undefined;

const begun =
  /(?:(?<!\p{L})(?:saat|om|vanaf|o godz\.?|godz\.?|godzin\p{L}+|o)|בשעה|ב-)\s?(?<time>\d{1,2}[:.]\d{2})|الساعة\s(?<hour>\d{1,2}(?::\d{2})?(?:\s(?:مساءً?|صباحاً?|عصراً?|ظهراً?))?)/iu;
const hours = ['15:00', '16:00', '18:30', '20:00', '21:00', '1:00'];
/** What takes place one after the other. Only an evening has its hours; a day with children has its turns. */
export const hoursOfDay = (
  { families }: LocalBank,
  family: Family,
  plain: readonly ContentItem[],
  { brief }: Facts,
): readonly ContentItem[] => {
  // Whoever says when it begins has said it: no other hours are made up.
  const told = begun.exec(brief.prompt)?.groups;
  const begins = told?.['time'] ?? told?.['hour'];
  if (family === 'event' && begins !== undefined && brief.offer)
    return [{ title: capitalise(brief.offer.value), value: begins.replace('.', ':') }];
  return family === 'event'
    ? families.event.items.map(([title, text], at) => ({ title, text, value: hours[at] ?? '', sample: true }))
    : plain.map((item) => ({ ...item, sample: true }));
};

/** What pictures show where nothing is told. "First talk, plan, support" are nothing to see: there it is the house itself. */
export const sightsOf = (
  family: Family,
  trade: LocalTrade | undefined,
  plain: readonly ContentItem[],
  itself: readonly (string | null)[],
): readonly ContentItem[] => {
  const titles = itself.filter((title) => title !== null);
  return family === 'studio' && !trade && titles.length > 0
    ? [...new Set(titles)].map((title) => ({ title, sample: true }))
    : plain;
};
