import type { Brief } from '@/domain/site/brief';

const day = /^(?:mon|tues?|wed|thur?s?|fri|sat|sun)(?:day)?s?\s/iu;

/** "Mon Market St, Wed Harbour": where a van stands on one day is not the town that it is from. */
export const mendStopPlace = (brief: Brief): Brief =>
  day.test(brief.place?.value ?? '') ? { ...brief, place: null } : brief;
