import type { Slot } from '@/domain/site/brief';

const place = String.raw`\p{Lu}[\p{L}’']+(?:-\p{L}+)*(?:\s(?:(?:on|upon|in|the|under|le|St\.?)\s)?\p{Lu}[\p{L}’']+(?:-\p{L}+)*){0,3}`;
const sort = String.raw`(?<sort>(?:parish|town|village|community|district|residents['’]?)\s(?:council|association|hall|trust|library|school))`;
/** "the parish council of Netherby-under-Fell", "Great Burtle parish council" */
const told: readonly RegExp[] = [
  new RegExp(String.raw`\b${sort}\s(?:of|for|in|at)\s(?<place>${place})(?![\p{L}])`, 'u'),
  new RegExp(String.raw`(?<=\b(?:for|of|are|is|the|at)\s)(?<place>${place})\s${sort}(?![\p{L}])`, 'u'),
];
const early = 300;

/** The name of a body that is called after its place and told in small letters; null where a prompt opens with none. */
export const bodyOfPlace = (prompt: string): Slot<string> | null => {
  for (const pattern of told) {
    const found = pattern.exec(prompt.slice(0, early));
    const { place: where, sort: what } = found?.groups ?? {};
    if (!found || where === undefined || what === undefined) continue;
    const titled = what.replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
    return {
      value: `${where} ${titled}`,
      spans: [{ start: found.index, end: found.index + found[0].length }],
    };
  }
  return null;
};
