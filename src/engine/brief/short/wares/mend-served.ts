import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** What a deed is called as work, and the kind of site it makes where one is known. */
export const works: Readonly<Record<string, readonly [work: string, kind: SiteKind]>> = {
  clean: ['cleaning', 'cleaning'],
  wash: ['washing', 'cleaning'],
  repair: ['repair', 'unknown'],
  fix: ['repair', 'unknown'],
  mend: ['repair', 'unknown'],
  service: ['servicing', 'unknown'],
  maintain: ['maintenance', 'unknown'],
  inspect: ['inspection', 'unknown'],
  test: ['testing', 'unknown'],
  install: ['installation', 'unknown'],
  fit: ['fitting', 'unknown'],
  sharpen: ['sharpening', 'unknown'],
  restore: ['restoration', 'unknown'],
  supply: ['supplies', 'unknown'],
};
const told = new RegExp(
  String.raw`(?:^|\b(?:for us|website|site|page)[.:,]\s)(?:we|i)\s(?<deed>${Object.keys(works).join('|')})\s(?<what>\p{L}[^.,;:!?\n]{2,50}?)\sfor\s(?<who>[^.,;:!?\n]+)`,
  'iu',
);

const single = (what: string): string => what.replace(/(?<=[^s'’]{2})s$/iu, '');

/** "We clean kitchen extraction ducts for restaurants": those served give neither the kind of the site nor its name. */
export function withoutServed(brief: Brief): Brief {
  const found = told.exec(brief.prompt);
  const { deed = '', what = '', who = '' } = found?.groups ?? {};
  const [work, kind] = works[deed.toLowerCase()] ?? [];
  if (!found || brief.language.value !== 'en' || work === undefined || kind === undefined) return brief;
  const served = found.index + found[0].length - who.length;
  const start = brief.prompt.indexOf(what, found.index);
  const within = (from: number, length: number): boolean =>
    brief.kind.spans.length > 0 &&
    brief.kind.spans.every((span) => span.start >= from && span.end <= from + length);
  // "We service coffee machines": what is worked on is not what is sold.
  const isServed =
    within(served, who.length) ||
    (['product', 'shop'].includes(brief.kind.value) && within(start, what.length));
  if (!isServed || what.split(/\s+/u).length > 5) return brief;
  const isIn = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
    spans.some((span) => span.start >= served && span.end <= served + who.length);
  return {
    ...brief,
    kind: { value: kind, spans: [{ start, end: start + what.length }] },
    offer: {
      value: `${single(what.replace(/^(?:the|your|all|any)\s/iu, ''))} ${work}`,
      spans: [{ start, end: start + what.length }],
    },
    name: brief.name !== null && isIn(brief.name) && /^\p{Ll}/u.test(who) ? null : brief.name,
  };
}
