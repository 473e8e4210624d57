import { behaviourTypes, sectionTypes } from '@/domain/site/vocabulary';
import type { BehaviourType, SectionType } from '@/domain/site/vocabulary';
import { isPhoneOnly } from '@/engine/plan/kinds/parts/phone-only';
import type { MadeSite } from '../../tests/support/site-laws/made-site';

/** What a prompt asks for: what a person noted in the set, and what the brief lists. */
export type Wishes = {
  readonly kind: string | null;
  readonly name: string | null;
  readonly verbatim: readonly string[];
  readonly pages: readonly string[];
  readonly pageCount: number | null;
  readonly sections: readonly SectionType[];
  readonly behaviours: readonly BehaviourType[];
  readonly counts: readonly (readonly [thing: string, count: number])[];
  readonly colours: readonly (readonly [role: string, colour: string])[];
  readonly scheme: string | null;
  readonly style: string | null;
  readonly font: string | null;
  readonly language: string;
  readonly direction: string;
  readonly absent: readonly string[];
};

/** Words of the sets for what the vocabulary calls otherwise. */
const aliases: Readonly<Record<string, string>> = {
  schedule: 'agenda',
  classes: 'timetable',
  reviews: 'testimonials',
  steps: 'process',
  questions: 'faq',
};

/** The wishes of a site's prompt. What the set notes goes first; the brief adds what else it read. */
export function wishesOf(site: MadeSite): Wishes {
  const { brief } = site.plan;
  const noted = site.expect ?? {};
  const list = (name: string): string[] => (Array.isArray(noted[name]) ? (noted[name] as string[]) : []);
  const word = (name: string): string | null => (typeof noted[name] === 'string' ? noted[name] : null);
  const named = (words: readonly string[]) => words.map((one) => aliases[one] ?? one);
  const colours = (noted['colors'] ?? []) as readonly { role: string; value: string }[];
  const items = (noted['items'] ?? []) as readonly (readonly [string, string])[];
  const counts = Object.entries((noted['counts'] ?? {}) as Record<string, number>);
  // Where one books by telephone alone, a number to call is what was asked for.
  const byForm = (one: string): boolean => one !== 'booking' || !isPhoneOnly(brief);
  const absent = [...list('absent'), ...brief.excluded.map(({ value }) => value)];
  return {
    kind: word('kind'),
    name: word('name') ?? brief.name?.value ?? null,
    verbatim: [
      ...list('verbatim'),
      ...items.flat(),
      ...brief.quotes.filter(({ value }) => value.use !== 'empty').map(({ value }) => value.text),
      ...brief.items.flatMap(({ value }) => [
        value.name,
        ...(value.price ? [value.price] : []),
        ...(value.badge ? [value.badge] : []),
      ]),
      ...[brief.phone, brief.email, brief.address].flatMap((slot) => (slot ? [slot.value] : [])),
    ],
    pages: list('pages').length > 0 ? list('pages') : brief.pages.map(({ value }) => value),
    pageCount:
      typeof noted['pagesCount'] === 'number' ? noted['pagesCount'] : brief.onePage?.value ? 1 : null,
    sections: [
      ...new Set([...named(list('sections')), ...brief.sections.map(({ value }) => value).filter(byForm)]),
    ].filter((one): one is SectionType => sectionTypes.includes(one as SectionType) && !absent.includes(one)),
    behaviours: [
      ...new Set([...list('behaviours'), ...brief.behaviours.map(({ value }) => value).filter(byForm)]),
    ].filter(
      (one): one is BehaviourType => behaviourTypes.includes(one as BehaviourType) && !absent.includes(one),
    ),
    counts:
      counts.length > 0
        ? counts.map(([thing, count]) => [aliases[thing] ?? thing, count] as const)
        : brief.counts.map(({ value }) => [value.thing, value.count] as const),
    colours:
      colours.length > 0
        ? colours.map(({ role, value }) => [role, value] as const)
        : brief.colours.map(({ value }) => [value.role, value.css] as const),
    scheme: word('scheme') ?? brief.scheme?.value ?? null,
    style: word('style') ?? brief.style?.value ?? null,
    font: word('font') ?? brief.font?.value ?? null,
    language: word('lang') ?? brief.language.value,
    direction: word('dir') ?? brief.direction,
    absent: [...new Set(absent)],
  };
}
