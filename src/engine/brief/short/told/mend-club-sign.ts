import type { Brief } from '@/domain/site/brief';

const sign =
  /^(?:(?:website|site|page) for )?(?<name>The\s(?:\p{Lu}[\p{L}’'-]*\s){1,3}(?:Club|Group|Café|Cafe|Project|Society|Choir|Shed|Circle|Collective|Band|Table|Kitchen|Company))(?=\s(?:for|in|at|is|of|meets)\s|[,.:])/u;
const fold =
  /\bat (?<name>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2}), (?<town>\p{Lu}\p{Ll}[\p{L}’'-]+)(?=[:,.])/u;

/** "The Friday Club for adults …", "at Low Fold, Dent": what stands on the sign where no other name was found, or a piece of it. */
export function mendClubSign(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const { name } = sign.exec(brief.prompt)?.groups ?? {};
  const isPart = brief.name !== null && name !== undefined && name.includes(brief.name.value);
  if (name !== undefined && (brief.name === null || isPart)) {
    const start = brief.prompt.indexOf(name);
    return { ...brief, name: { value: name, spans: [{ start, end: start + name.length }] } };
  }
  const house = brief.kind.value === 'hotel' && brief.name === null ? fold.exec(brief.prompt) : null;
  const { name: called, town } = house?.groups ?? {};
  if (!house || called === undefined || town === undefined) return brief;
  const start = brief.prompt.indexOf(called, house.index);
  const at = brief.prompt.indexOf(town, start + called.length);
  return {
    ...brief,
    name: { value: called, spans: [{ start, end: start + called.length }] },
    place: { value: town, spans: [{ start: at, end: at + town.length }] },
  };
}
