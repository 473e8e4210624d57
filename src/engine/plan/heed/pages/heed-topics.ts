import type { ContentItem } from '../../content';
import { findTopicContent } from '../../pages/part-contents';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const code = /\b(?:install\p{L}*|quick ?start|getting started|first run|set[- ]?up)\b/iu;

const ledeOf = ({ title }: PagePlan): string => findTopicContent(title)?.lede ?? '';

function contentsOf(plan: SitePlan, topics: readonly PagePlan[], own?: PagePlan): readonly ContentItem[] {
  const questions = plan.pages.find(({ role }) => role === 'questions');
  return [...topics, ...(questions ? [questions] : [])]
    .filter((page) => page !== own)
    .map((page, at, all) => {
      const text = page === questions ? 'What others have asked.' : ledeOf(page);
      // Two topics of one sort do not say the same.
      const isSaid = all.slice(0, at).some((other) => ledeOf(other) === text);
      return {
        title: page.title,
        ...(own || isSaid ? {} : { text }),
        action: { label: page.title, href: page.path },
      };
    });
}

function topicPage(plan: SitePlan, page: PagePlan, topics: readonly PagePlan[]): PagePlan {
  const points = findTopicContent(page.title)?.entries ?? [];
  const snippets = plan.pages[0]?.sections.find(
    ({ type, content }) => type === 'code' && (content.items?.length ?? 0) > 0,
  );
  const article: SectionPlan = {
    type: 'article',
    id: 'article',
    variant: 'article',
    ground: 'page',
    content: {
      title: page.title,
      lede: ledeOf(page),
      items: points.map(([title, text]) => ({ title, text, sample: true })),
    },
    behaviours: [],
  };
  const others: SectionPlan = {
    type: 'sidebar',
    id: 'sidebar',
    variant: 'contents',
    ground: 'surface',
    content: { title: 'Other topics', items: contentsOf(plan, topics, page) },
    behaviours: [],
  };
  const examples = snippets && code.test(page.title) ? [{ ...snippets, ground: 'page' as const }] : [];
  return { ...page, sections: [article, ...examples, others] };
}

/**
 * A handbook whose topics are told has a page for each, all of them in view on the first page, and none of the usual
 * chapters beside them.
 */
export function heedTopics(plan: SitePlan): SitePlan {
  const own = plan.language === 'en' && plan.kind === 'docs' ? plan.brief.ownPages : undefined;
  if (own?.section !== 'article') return plan;
  const titles = new Set(own.titles.map((title) => title.toLowerCase()));
  const topics = plan.pages.filter(({ title }, at) => at > 0 && titles.has(title.toLowerCase()));
  const [home, ...others] = plan.pages;
  if (!home || topics.length < 2) return plan;
  const isAsked = (page: PagePlan) =>
    plan.brief.pages.some(({ value }) => value.toLowerCase() === page.title.toLowerCase());
  const hasChanges = /\bchange ?logs?\b|\brelease notes\b|\bchanges\b/iu.test(plan.brief.prompt);
  const kept = others.filter(
    (page) =>
      isAsked(page) ||
      !(page.role === 'guide' || (page.role === 'changes' && !hasChanges)) ||
      topics.includes(page),
  );
  const [first] = topics;
  const sections = home.sections
    .filter(({ type, content }) => type !== 'code' || (content.items?.length ?? 0) > 0)
    .filter(({ type }) => type !== 'sidebar')
    .flatMap((section): SectionPlan[] => {
      if (section.type !== 'hero') return [section];
      const questions = kept.find(({ role }) => role === 'questions');
      const hero: SectionPlan = {
        ...section,
        content: {
          ...section.content,
          actions: [
            ...(first ? [{ label: first.title, href: first.path }] : []),
            ...(questions ? [{ label: questions.title, href: questions.path }] : []),
          ],
        },
      };
      const index: SectionPlan = {
        type: 'sidebar',
        id: 'sidebar',
        variant: 'topics',
        ground: section.ground === 'surface' ? 'page' : 'surface',
        content: { title: 'Topics', items: contentsOf({ ...plan, pages: [home, ...kept] }, topics) },
        behaviours: plan.behaviours.includes('search') ? ['search'] : [],
      };
      return [hero, index];
    });
  const pages = [
    ...topics.map((page) => topicPage(plan, page, topics)),
    ...kept.filter((page) => !topics.includes(page)),
  ];
  return {
    ...plan,
    pages: [{ ...home, sections }, ...pages],
    action: first && plan.action ? { ...plan.action, href: first.path } : plan.action,
  };
}
