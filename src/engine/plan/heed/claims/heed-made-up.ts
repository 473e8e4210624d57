import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../../brief/parts/section-of-title';
import type { ContentItem } from '../../content';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { isTold, stepsLeft, toldIn, withoutClaims } from './made-up-claims';
import type { Told } from './made-up-claims';
import { openInOwnWords, saysMore } from '../wording/open-in-own-words';
import { toldLine } from '../../told/told-line';
import { tellsInDetail, tellsSomething } from '../facts/tells-in-detail';

/** What names people, days, figures and a past: none of it is true of a house that told none. */
const invented: ReadonlySet<SectionType> = new Set([
  'testimonials', 'stats', 'story', 'team', 'timeline', 'logos', 'case-study', 'events', 'timetable', 'pricing', 'hours',
]); // prettier-ignore
const prose: ReadonlySet<SectionType> = new Set(['hero', 'page-header', 'about', 'process', 'faq']);
const framing: ReadonlySet<SectionType> = new Set(['page-header', 'cta', 'map']);

/**
 * A prompt that tells one thing or two of a house keeps the usual copy about its trade, without the people, prices, days
 * and promises that a longer one would have to tell.
 */
export function heedMadeUp(plan: SitePlan): SitePlan {
  const { brief } = plan;
  if (tellsInDetail(brief) || !tellsSomething(brief)) return plan;
  const told = toldIn(brief.prompt);
  const asked = new Set<SectionType>(brief.sections.flatMap(({ value }) => (value === 'about' ? ['about', 'story'] : [value]))); // prettier-ignore
  const titles = new Set(brief.pages.map(({ value }) => value.toLowerCase()));
  const isOwn = ({ sample, title }: ContentItem): boolean => sample !== true && isTold(title, told);
  const isMadeUp = ({ type, content }: SectionPlan): boolean =>
    invented.has(type) &&
    !asked.has(type) &&
    (type === 'hours' ? brief.hours === null : !(content.items ?? []).some((item) => item.sample !== true && (isOwn(item) || item.price !== undefined)) && !(content.body ?? []).some((one) => isTold(one, told, 2))); // prettier-ignore
  const pages = plan.pages.map((page): PagePlan => {
    const own = titles.has(page.title.toLowerCase()) ? sectionOfTitle(page.title, plan.language, plan.kind) : null;
    const kept = page.sections.filter((section) => section.type === own || !isMadeUp(section));
    return { ...page, sections: kept.map((section) => opened(withoutPledges(section, told, asked), brief, told)) };
  }); // prettier-ignore
  // A page of which nothing but its frame is left is none.
  const full = pages.filter(
    ({ title, sections }, at) =>
      at === 0 || titles.has(title.toLowerCase()) || sections.some(({ type }) => !framing.has(type)),
  );
  return { ...plan, pages: full };
}

/** "Personal trainer for new mums": what the first statement tells beyond a calling and a town stands under the title. */
function opened(section: SectionPlan, brief: Brief, told: Told): SectionPlan {
  const line = section.type === 'hero' ? toldLine(brief, true) : null;
  if (line === null) return section;
  const whom = brief.audience?.value ?? '';
  const isFor = whom !== '' && line.includes(whom) && section.content.lede?.includes(whom) !== true;
  const opening = isFor
    ? { lede: line }
    : saysMore(line, brief)
      ? openInOwnWords(section.content, [], told, brief)
      : {};
  return { ...section, content: { ...section.content, ...opening } };
}

/** A usual text without what it promises; an answer that does nothing else is left out. */
function withoutPledges(section: SectionPlan, told: Told, asked: ReadonlySet<SectionType>): SectionPlan {
  if (!prose.has(section.type)) return section;
  const { lede, body, items, ...rest } = section.content;
  const said = lede === undefined ? '' : withoutClaims(lede, told);
  const paragraphs = body?.map((one) => withoutClaims(one, told)).filter((one) => one !== '');
  const isAnswer = section.type === 'faq' && !asked.has('faq');
  const isFree = /\bfree\b/u.test(told.text);
  const kept = items?.flatMap((item) => {
    // "Free.": nobody is sent away to ask what it costs.
    if (isAnswer && isFree && /\bcosts?\b/iu.test(item.title)) return [];
    const text =
      item.text === undefined || item.sample === false ? undefined : withoutClaims(item.text, told);
    if (text === undefined || text === item.text) return [item];
    if (text !== '') return [{ ...item, text }];
    const { text: _text, ...bare } = item;
    return isAnswer ? [] : section.type === 'faq' ? [item] : [bare];
  });
  return {
    ...section,
    content: {
      ...rest,
      ...(said === '' ? (section.type === 'hero' && lede !== undefined ? { lede } : {}) : { lede: said }),
      ...(paragraphs && paragraphs.length > 0 ? { body: paragraphs } : body ? { body } : {}),
      ...(kept ? { items: section.type === 'process' ? stepsLeft(items ?? [], kept) : kept } : {}),
    },
  };
}
