import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const callings =
  'artists|stylists|barbers|teachers|tutors|coaches|trainers|instructors|therapists|chefs|cooks|dentists|doctors|vets|nurses|partners|guides|designers|photographers|lawyers|agents|groomers|bakers|hosts|physios|potters|growers|makers|roasters|brewers|musicians|counsellors|solicitors|midwives|cats|dogs|horses|ponies|donkeys|goats';
const staff = new RegExp(String.raw`\b(?:${callings})(?:\sare\s|:\s|\s\(|\s)$`, 'iu');
const alone = new RegExp(String.raw`^(?:our |the )?(?:${callings})$`, 'iu');

/** "Tea importer, our growers Chen Bo and Meera Rai": the house stands before its people. */
const houseBefore = ({ offer, prompt }: Brief, people: readonly Slot<ListedItem>[]): Brief['offer'] => {
  const named = people.filter(({ value }) => offer?.value.includes(value.name) === true);
  const house = /^(?:(?:web)?site for (?:an? |our |my )?)?(?<what>\p{L}[\p{L} -]{3,40}),\s/iu.exec(prompt);
  const what = house?.groups?.['what'];
  if (!house || what === undefined || named.length === 0) return offer;
  const start = house[0].indexOf(what);
  return { value: what, spans: [{ start, end: start + what.length }] };
};

/** "a tattoo studio, artists Mina and Jo": those who work there are not what it is called, nor what it offers. */
export function mendStaffName(brief: Brief): Brief {
  const people = brief.items.filter(({ value }) => value.section === 'team');
  if (people.length === 0) return brief;
  const start = brief.name?.spans[0]?.start;
  const isStaff =
    start !== undefined &&
    staff.test(brief.prompt.slice(0, start)) &&
    people.some(({ value }) => brief.name?.value.includes(value.name) === true);
  // "guides (Sian and Rob)": those who lead are no texts to be read.
  const isListed = ({ spans: [span] }: Slot<unknown>): boolean =>
    span !== undefined && /^\s?(?:\(|:\s)\p{Lu}/u.test(brief.prompt.slice(span.end)) && alone.test(brief.prompt.slice(span.start, span.end)); // prettier-ignore
  return {
    ...brief,
    sections: brief.sections.filter((slot) => slot.value !== 'posts' || !isListed(slot)),
    parts: brief.parts.filter((part) => !isListed(part)),
    name: isStaff ? null : brief.name,
    offer: houseBefore(brief, people),
    items: brief.items.filter(
      ({ value }) => value.section !== 'services' || value.price !== undefined || !alone.test(value.name),
    ),
  };
}
