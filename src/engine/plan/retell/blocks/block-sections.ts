import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../../brief/parts/section-of-title';
import { createRandom } from '../../../random';
import { chooseVariant } from '../../look/choose-variant';
import { hasColouredHero } from '../../look/choose-ground';
import type { ContentItem, SectionContent } from '../../content';
import { freeId } from '../../free-id';
import { behavioursFor } from '../../plan-section';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { bullet, label } from '../heading-of';
import type { Piece } from '../lines/piece';
import { answeredIn, made, peopled } from '../row-readers';
import { tidyRow, tidySentence } from '../tidy-words';
import { courseOf } from '../told-lists/courses';
import { shownAs } from '../told-lists/list-section';
import { datedIn, dayIn, slotsIn, weekIn } from './days-in';
import type { Group } from './groups-of';
import { isStaffList, peopleIn } from './people-in';
import { pricesIn } from './prices-in';
import { termsIn } from './terms-in';
import { worksIn } from './works-in';
import { isEaten } from '../told-lists/is-eaten';

/** A section that says what it is given and nothing else, in a layout that suits it. */
export const makeSection = (
  plan: SitePlan,
  type: SectionType,
  content: SectionContent,
  taken: readonly string[],
  variant?: string,
): SectionPlan => {
  const sketch = { ...plan, pictureCount: 0, hasColouredHero: hasColouredHero(plan) };
  const random = createRandom(plan.seed, `block:${type}:${content.title}`);
  return {
    type,
    id: freeId(type, taken),
    variant: variant ?? chooseVariant(type, content, sketch, { page: [], site: new Map() }, random).id,
    ground: 'page',
    content,
    behaviours: behavioursFor(
      type,
      plan.brief.behaviours.map(({ value }) => value),
      plan.brief.excluded.map(({ value }) => value),
    ),
  };
};

/** What stands under one heading of a prompt, as it was typed. */
export const rawOf = (pieces: readonly Piece[], prompt: string): string =>
  prompt.slice(pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0);

/** "Vets: Ana (surgery), Raj (cats). Head nurse Tess Bell.": people told in one line, each in one of their own. */
const peopleApart = (pieces: readonly Piece[], heading: string): string | null =>
  peopled.test(heading) && pieces.every(({ isRow, line }) => isRow && line === pieces[0]?.line)
    ? pieces.map(({ text }) => text).join('\n')
    : null;

const sells = new Set<SectionType>(['menu', 'products', 'tickets', 'rooms']);
const costs = /\b(?:pric\p{L}*|fees?|rates?|costs?|tariff|charges|membership\p{L}*|subs|subscriptions?|plans?|packages?|tickets?|menu|shop|products?|hire)\b/iu; // prettier-ignore

type Read = { readonly type: SectionType; readonly items: ContentItem[]; readonly rest: readonly string[] };

const readBlock = (raw: string, heading: string, { kind }: Brief): Read | null => {
  if (peopled.test(heading) || isStaffList(raw)) {
    const people = peopleIn(raw);
    if (people) return { type: 'team', ...people };
  }
  const answers = answeredIn(raw);
  if (
    answers.length > 1 &&
    answers.reduce((sum, { span }) => sum + span.end - span.start, 0) > raw.length * 0.7
  )
    // prettier-ignore
    return {
      type: 'faq',
      items: answers.map(({ question, answer }) => ({ title: question, text: tidySentence(answer) })),
      rest: [],
    };
  const works = made.test(heading) ? worksIn(raw) : null;
  if (works) return { type: 'portfolio', ...works };
  const dated = datedIn(raw);
  if (dated) return { type: 'events', ...dated };
  const day = dayIn(raw);
  if (day) return { type: 'agenda', ...day };
  const week = weekIn(raw);
  if (week && !/^(?:opening|hours|open|opening (?:times|hours)|contact)$/iu.test(heading)) return { type: 'timetable', ...week }; // prettier-ignore
  // "Rewires: full and partial", "Fault finding: £65 for the first hour": each line says what it is, with a price or without.
  const lines = raw.split('\n').filter((line) => line.trim() !== '');
  const named = lines.filter((line) => label.test(line.replace(bullet, ''))).length;
  const unpriced = lines.filter((line) => !/[£$€]\s?\d/u.test(line)).length;
  const told = named === lines.length && lines.length > 2 && unpriced > 1 ? termsIn(raw) : null;
  if (told) return { type: 'services', items: told, rest: [] };
  const prices = /\b(?:raised|grants?|funding|impact|insur\p{L}+)\b/iu.test(heading) ? null : pricesIn(raw);
  if (prices && (costs.test(heading) || prices.items.length > 2)) {
    const home = sectionOfTitle(heading, 'en', kind.value);
    return { type: home && sells.has(home) ? home : isEaten(heading, kind.value) ? 'menu' : 'pricing', ...prices }; // prettier-ignore
  }
  const terms = termsIn(raw);
  if (terms) {
    const isWork =
      /\b(?:services|treatments|what (?:we|i) (?:do|offer|make)|work|repairs|therapies)\b/iu.test(heading);
    // What was made for others, each with a word about it: "Work", "Projects".
    const isMade = /^(?:(?:our|my|selected|recent|past|the)\s)*(?:work|projects?|portfolio|case studies|clients)$/iu.test(heading); // prettier-ignore
    return { type: isMade ? 'portfolio' : isWork ? 'services' : 'values', items: terms, rest: [] };
  }
  return null;
};

/** A block whose shape tells what it is — people, questions, dates, a week, prices — as its section; null for any other. */
export const blockSection = (
  plan: SitePlan,
  pieces: readonly Piece[],
  title: string,
  taken: readonly string[],
): SectionPlan[] | null => {
  const heading = pieces[0]?.heading ?? title;
  const shown = shownAs(pieces, heading, plan.brief);
  if (shown) return [makeSection(plan, shown.type, { title, items: shown.items }, taken, shown.variant)];
  if (courseOf(heading) !== null && pieces.every(({ isRow, text }) => isRow && !/[£$€]\s?\d/u.test(text))) {
    const items = pieces.map(({ text }) => ({ title: tidyRow(text) }));
    return [makeSection(plan, 'menu', { title, items }, taken)];
  }
  const read = readBlock(
    peopleApart(pieces, heading) ?? rawOf(pieces, plan.brief.prompt),
    heading,
    plan.brief,
  );
  if (!read) return null;
  // "Price: €189 including VAT": of the one thing that the site is about.
  const items = read.items.map((item) =>
    item.price !== undefined && /^(?:incl|excl|plus\sVAT|with\sVAT)/iu.test(item.title)
      ? { ...item, title: plan.name, text: [item.title, item.text].filter(Boolean).join(', ') }
      : item,
  );
  const lines = read.rest.map(tidySentence);
  const isShort = lines.join(' ').length < 260;
  const section = makeSection(
    plan,
    read.type,
    { title, items, ...(lines.length > 0 && isShort ? { lede: lines.join(' ') } : {}) },
    taken,
    read.type === 'events'
      ? 'lines'
      : read.type === 'portfolio' && read.items.some(({ text }) => text)
        ? 'signs'
        : undefined,
  );
  if (lines.length === 0 || isShort) return [section];
  const more = makeSection(plan, 'text', { title: `${tidyRow(title)}: good to know`, body: lines }, [...taken, section.id], 'letter'); // prettier-ignore
  return [section, more];
};

/** "Friday: …", "Saturday: …" in a row: what each day holds, as one programme. */
export const programmeSection = (
  plan: SitePlan,
  days: readonly Group[],
  title: string,
  taken: readonly string[],
): SectionPlan => {
  const items = days.flatMap(({ heading, pieces }) =>
    slotsIn(rawOf(pieces, plan.brief.prompt), heading ?? ''),
  );
  return makeSection(plan, 'agenda', { title, items }, taken, 'programme');
};
