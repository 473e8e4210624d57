import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
const isText = ({ type, content }: SectionPlan): boolean =>
  type === 'text' && (content.items?.length ?? 0) === 0 && (content.body?.length ?? 0) > 0;

/** Whether another text of the page says all that this one says, and more. */
const isEcho = (section: SectionPlan, { sections }: PagePlan): boolean =>
  isText(section) &&
  sections.some((other) => {
    const said = bare((other.content.body ?? []).join(' '));
    const own = (section.content.body ?? []).map(bare);
    return other !== section && isText(other) && own.every((line) => said.includes(line)) && said.length > own.join('').length; // prettier-ignore
  });

/** Without texts that say once more a part of what another text of their page says: "£15 a week" under "We hire out costumes". */
export const saidWithin = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.filter((section) => !isEcho(section, page)),
  })),
});
