import type { Brief } from '@/domain/site/brief';

const staff =
  /\b(?:artists|stylists|barbers|teachers|tutors|coaches|trainers|instructors|therapists|chefs|cooks|dentists|doctors|vets|nurses|partners|guides|designers|photographers|lawyers|agents|groomers|bakers|hosts|cats|dogs|horses|ponies|donkeys|goats)(?:\sare|:)?\s$/iu;

/** "a tattoo studio, artists Mina and Jo": those who work there are not what it is called. */
export function mendStaffName(brief: Brief): Brief {
  const { name } = brief;
  const start = name?.spans[0]?.start;
  if (!name || start === undefined || !staff.test(brief.prompt.slice(0, start))) return brief;
  const isTeam = brief.items.some(({ value }) => value.section === 'team' && name.value.includes(value.name));
  return isTeam ? { ...brief, name: null } : brief;
}
