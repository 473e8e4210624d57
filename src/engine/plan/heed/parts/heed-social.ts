import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const networks = [
  'Instagram',
  'Facebook',
  'TikTok',
  'YouTube',
  'LinkedIn',
  'Pinterest',
  'Bluesky',
  'Mastodon',
  'Threads',
];

/** "Instagram feed" without an address: no page can fetch it, so the network stands there and says what is missing. */
export function heedSocial(plan: SitePlan): SitePlan {
  const isEmpty = ({ type, content }: SectionPlan): boolean =>
    type === 'social' && (content.items ?? []).length === 0 && (content.body ?? []).length === 0;
  if (plan.language !== 'en' || plan.brief.social.length > 0) return plan;
  const told = networks.filter((network) => new RegExp(`\\b${network}\\b`, 'iu').test(plan.brief.prompt));
  const items = told.map((title): ContentItem => ({ title, note: 'Its address goes here', sample: true }));
  const change = (section: SectionPlan): SectionPlan =>
    isEmpty(section) && items.length > 0
      ? { ...section, variant: 'lines', content: { ...section.content, items } }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
