import type { Brief } from '@/domain/site/brief';

const kin =
  /^(?:(?:this is |(?:a |an |i need a |need a )?(?:\p{L}+ )?(?:web ?)?(?:site|page) )for )?my (?:dad|mum|mom|husband|wife|brother|sister|son|daughter|partner|friend|grandad|grandma|uncle|aunt|father|mother|neighbour)(?: \p{Lu}\p{L}+){0,2},? (?:who )?(?:makes|carves|builds|weaves|turns|knits|sews)\s(?<what>\p{Ll}[\p{L}’' -]{3,50}?)(?=\s(?:out of|from|in|at|for|with|by)\s|[,.;])/iu;

/** "walking sticks and crooks": as it stands before "maker". */
const one = (things: string): string =>
  things
    .split(' and ')
    .map((thing) =>
      thing
        .replace(/ies$/u, 'y')
        .replace(/(?<=ch|sh|x|ss)es$/u, '')
        .replace(/(?<=[^su])s$/u, ''),
    )
    .join(' and ');

/** "My dad makes walking sticks and crooks": he is their maker, whoever tells of it. */
export function mendKinMakes(brief: Brief): Brief {
  const found = ['unknown', 'portfolio', 'shop'].includes(brief.kind.value) ? kin.exec(brief.prompt) : null;
  const what = found?.groups?.['what']?.trim();
  if (!found || what === undefined || what.split(' ').length > 5) return brief;
  const start = found.index + found[0].length - what.length;
  return {
    ...brief,
    offer: { value: `${one(what)} maker`, spans: [{ start, end: start + what.length }] },
    phrases: brief.phrases.filter(({ value }) => !value.toLowerCase().includes(what.toLowerCase())),
  };
}
