import type { Brief } from '@/domain/site/brief';

const sport = /\b(?:football|rugby|boxing|martial arts?|karate|judo|hockey|sparring|sports?|fencing)\b/iu;

/** "Walking football, no contact": how it is played, and nothing that the page is to leave out. */
export const mendUntouched = (brief: Brief): Brief =>
  brief.excluded.some(({ value }) => value === 'contact') &&
  sport.test(brief.prompt) &&
  /\bno contact(?!\s(?:form|page|section|details))/iu.test(brief.prompt)
    ? { ...brief, excluded: brief.excluded.filter(({ value }) => value !== 'contact') }
    : brief;
