import type { SectionType } from '@/domain/site/vocabulary';
import { readWantedPart, wantedLabel } from '../../brief/document/wanted-parts';
import { planSection } from '../plan-section';
import type { SectionPlan, SitePlan } from '../site-plan';
import { capitalise } from '../../capitalise';
import type { ContentItem, SectionContent } from '../content';
import { makeSection } from './blocks/block-sections';
import type { Piece } from './lines/piece';

/** A part that a page is to have and of which nothing is told, and where in the prompt it is wanted. */
export type WantedSection = { readonly start: number; readonly section: SectionPlan };

const isWanted = ({ heading }: Piece): boolean => heading === wantedLabel;

/** "Dr. Priya Nandakumar, audiologist": somebody whom a part is about. */
const person =
  /^(?<who>(?:(?:Dr|Mrs?|Ms)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)+|(?:Dr|Mrs?|Ms)\.?\s\p{Lu}[\p{L}’'-]+)(?:,\s(?<role>\p{Ll}.*))?$/u;
/** Where nothing is to be booked online, nobody books "online or by telephone". */
const spoken = (item: ContentItem): ContentItem =>
  item.text === undefined
    ? item
    : { ...item, text: capitalise(item.text.replace(/\bonline or by (?=(?:tele)?phone)/iu, 'by ')) };

/** What is said of a house, and not what it sells. */
const reasoned = new Set<SectionType>(['features', 'process', 'audience', 'values']);

/** The sections that the lines of a page want by name, each as the plan has it or would have it. */
export const wantedSections = (plan: SitePlan, own: readonly Piece[]): WantedSection[] => {
  const seen = new Set<string>();
  // What costs something stands with its price, and is no reason to come.
  const told = new Set(plan.brief.items.map(({ value }) => value.name.toLowerCase()));
  const isOfTold = ({ items }: SectionContent): boolean =>
    items?.some(({ title }) => told.has(title.toLowerCase())) === true;
  const untold = { ...plan, brief: { ...plan.brief, items: [] } };
  const isUnbooked = plan.brief.excluded.some(({ value }) => value === 'booking');
  return own.filter(isWanted).flatMap(({ text, start }): WantedSection[] => {
    const wanted = readWantedPart(text);
    // "About Dr. Nandakumar" beside who they are: two of a sort with a title each.
    const key = wanted?.type === 'about' ? `about ${wanted.title ?? ''}` : wanted?.type;
    if (wanted === null || key === undefined || seen.has(key)) return [];
    seen.add(key);
    const named = wanted.type === 'team' ? person.exec(wanted.title ?? '')?.groups : undefined;
    if (named)
      return [
        {
          start,
          section: makeSection(
            plan,
            'team',
            {
              title: named['who'] ?? '',
              items: [
                {
                  title: named['who'] ?? '',
                  ...(named['role'] === undefined ? {} : { note: capitalise(named['role']) }),
                },
              ],
            },
            [],
          ),
        },
      ];
    const made =
      plan.pages
        .flatMap(({ sections }) => sections)
        .find(({ type, content }) => type === wanted.type && !(reasoned.has(type) && isOfTold(content))) ??
      planSection(reasoned.has(wanted.type) ? untold : plan, wanted.type, {
        takenIds: [],
        content: {},
        variant: null,
      });
    const title = wanted.title ?? made.content.title;
    const items = made.content.items?.map((item) => (isUnbooked ? spoken(item) : item));
    return [{ start, section: { ...made, content: { ...made.content, title, ...(items ? { items } : {}) } } }]; // prettier-ignore
  });
};

/** What is told of a page with what it is to have between, in the order of the prompt; `count` says how many sections a stretch tells. */
export const withWanted = (
  built: readonly SectionPlan[],
  wanted: readonly WantedSection[],
  countBefore: (start: number) => number,
): SectionPlan[] => {
  const sections = [...built];
  wanted.toReversed().forEach(({ start, section }) => {
    if (!built.some(({ type }) => type === section.type))
      sections.splice(Math.min(countBefore(start), built.length), 0, section);
  });
  return sections;
};
