import type { SectionContent } from '../plan/content';
import type { PagePlan, SectionPlan } from '../plan/site-plan';

/**
 * What a section says, without the sentences that an earlier section of its page has said already: a page's opening
 * often lends its line from the section under it. A text of a single paragraph stays, since it is all there is.
 */
export function dropRepeats(page: PagePlan, section: SectionPlan): SectionContent {
  const earlier = new Set<string>();
  for (const other of page.sections) {
    if (other === section) break;
    for (const said of [other.content.lede, ...(other.content.body ?? [])]) if (said) earlier.add(said);
  }
  const { lede, body, ...rest } = section.content;
  const fresh = body?.filter((paragraph) => !earlier.has(paragraph)) ?? [];
  return {
    ...rest,
    ...(lede !== undefined && !earlier.has(lede) ? { lede } : {}),
    ...(body ? { body: fresh.length > 0 ? fresh : body } : {}),
  };
}
