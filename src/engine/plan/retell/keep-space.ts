import { freeId } from '../free-id';
import type { SectionPlan, SitePlan } from '../site-plan';

const later =
  /\b(?:an?|the|our|one)\s(?<what>(?:press\s)?(?:quotes?|testimonials?|reviews?|photos?|pictures?|videos?|logos?|films?)\s(?:from|of|by)\s[^,.;:()\n]{2,50}?)\s(?:that\s|which\s)?(?:we|i)(?:['’]ll|\swill)\s(?:add|send|supply|provide|give|put in|write)\b/iu;
const meant =
  /\bleave (?:an?|some|the) (?:\p{L}+ )?(?:space|room|gap)\b|\b(?:we|i)(?:['’]ll| will) (?:add|send|supply|provide) (?:it |them )?later\b/iu;

/** "a quote from The Scotsman we'll add later (leave a marked space)": a place that says what it is kept for, and no such words elsewhere. */
export function keepSpace(plan: SitePlan): SitePlan {
  const what = later.exec(plan.brief.prompt)?.groups?.['what'];
  const [home, ...others] = plan.pages;
  if (what === undefined || !home) return plan;
  const without = (sections: readonly SectionPlan[]): SectionPlan[] =>
    sections.flatMap((section) => {
      if (meant.test(section.content.title)) return [];
      const items = section.content.items?.filter(
        ({ title, text }) => !meant.test(title) && !meant.test(text ?? ''),
      );
      if (!items || items.length === section.content.items?.length) return [section];
      return items.length === 0 ? [] : [{ ...section, content: { ...section.content, items } }];
    });
  const rest = without(home.sections);
  const space: SectionPlan = {
    type: 'text',
    id: freeId(
      'text',
      rest.map(({ id }) => id),
    ),
    variant: 'plain',
    ground: 'page',
    content: {
      title: what.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      body: ['This place is kept for it.'],
    },
    behaviours: [],
  };
  const at = rest.findIndex(({ type }) => ['form', 'newsletter', 'contact', 'cta'].includes(type));
  const sections = at < 0 ? [...rest, space] : [...rest.slice(0, at), space, ...rest.slice(at)];
  return {
    ...plan,
    pages: [{ ...home, sections }, ...others.map((page) => ({ ...page, sections: without(page.sections) }))],
  };
}
