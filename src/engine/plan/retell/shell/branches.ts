import type { Brief } from '@/domain/site/brief';
import type { ContentItem } from '../../content';
import { tidyRow } from '../tidy-words';

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gu;
const bullet = /^\s*(?:[-*•–—·▪>]|\d{1,2}[.)])\s+/u;
const entry = /^([^\d,:(–—]{2,40}?)(?:\s*[:–—(]|\s-)\s*(.+?)\)?$/u;

/** Branches with what is told of each, and where the prompt tells them. */
export type Branches = {
  readonly items: readonly ContentItem[];
  readonly spans: readonly { start: number; end: number }[];
};
const none: Branches = { items: [], spans: [] };

const codesIn = (text: string): number => text.match(postcode)?.length ?? 0;

/** "1) Pump Street - 9 Pump Street, Faversham ME13 8NQ. Tel …": lines that each name a house with its address. */
const byLine = (prompt: string): Branches => {
  const items: ContentItem[] = [];
  const spans: { start: number; end: number }[] = [];
  let at = 0;
  for (const line of prompt.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (codesIn(line) !== 1) continue;
    const found = entry.exec(line.replace(bullet, '').replace(/\*\*/gu, '').trim());
    if (!found?.[1] || !found[2] || /^(?:address|where|find us|contact|location|venue|we|our|the)\b/iu.test(found[1])) continue; // prettier-ignore
    items.push({ title: tidyRow(found[1]), text: found[2].trim() });
    spans.push({ start, end: start + line.length });
  }
  return items.length > 1 ? { items, spans } : none;
};

/** "Ludlow (8 Broad Street, SY8 1NG, 01584 555 300), Leominster (22 Corn Square, …)" */
const byBracket = (prompt: string): Branches => {
  const found = [...prompt.matchAll(/(\p{Lu}[\p{L}’' -]{2,30}?)\s\(([^()]{8,140})\)/gu)].filter(
    ({ 2: inner = '' }) => codesIn(inner) === 1,
  );
  return found.length > 1
    ? {
        items: found.map(({ 1: title = '', 2: text = '' }) => ({ title, text })),
        spans: found.map(({ 0: all, index }) => ({ start: index, end: index + all.length })),
      }
    : none;
};

/** The houses of a business that has several, each with its own address, telephone and hours; none for a single one. */
export const branchesIn = ({ prompt, kind }: Brief): Branches => {
  if (kind.value === 'hotel' || kind.value === 'real-estate' || codesIn(prompt) < 2) return none;
  const lines = byLine(prompt);
  return lines.items.length > 0 ? lines : byBracket(prompt);
};

/** What several of them are called: "shops", as the prompt calls them. */
export const branchWord = (prompt: string): string => {
  const found = /\b(?:two|three|four|five|six|\d|our|both|nearest|all)\s(?:\p{L}+\s)?(shops|branches|offices|clinics|studios|salons|caf[eé]s|restaurants|practices|surgeries|stores|sites|locations|centres|nurseries|gyms|bakeries|schools)\b/iu.exec(prompt)?.[1]; // prettier-ignore
  return found === undefined ? 'Where to find us' : `Our ${found.toLowerCase()}`;
};

/** The place of a business with several houses: not where its salt is from, but where its first house stands. */
export const placeOfBranches = (brief: Brief): Brief['place'] => {
  const { place, prompt } = brief;
  const at = place?.spans[0]?.start ?? 0;
  const { items, spans } = branchesIn(brief);
  const [first] = items;
  const [span] = spans;
  if (!first || !span || (place && !/\bfrom\s$/iu.test(prompt.slice(0, at)))) return place;
  const town =
    /,\s(\p{Lu}[\p{L}’'-]+(?:[\s-]\p{L}+){0,2}),?\s[A-Z]{1,2}\d/u.exec(first.text ?? '')?.[1] ?? first.title;
  return { value: town, spans: [span] };
};
