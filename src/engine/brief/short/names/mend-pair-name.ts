import type { Brief } from '@/domain/site/brief';

const behind =
  /^\p{L}[^,.:;!?\n&]{4,70},\s(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s(?:&|\+)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)(?=[,.;]|$)/u;

/** "Estate agent in Whitby, Harker & Moor, sales and lettings": two surnames behind the trade are over the door. */
export function mendPairName(brief: Brief): Brief {
  if (brief.name !== null || brief.language.value !== 'en') return brief;
  const name = behind.exec(brief.prompt)?.groups?.['name'];
  if (name === undefined) return brief;
  const start = brief.prompt.indexOf(name);
  return { ...brief, name: { value: name, spans: [{ start, end: start + name.length }] } };
}
