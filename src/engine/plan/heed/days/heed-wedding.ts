import type { ContentItem } from '../../content';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const marrying = /\b(?:wedding|getting married|marriage)\b/iu;
const couple = /\s(?:and|&|\+)\s/u;
const sentenceOf = (title: string): string => (/[.!?]$/u.test(title) ? title : `${title}.`);
/** "Sat 18 July 2027.": the day itself, said once more. */
const isDay = (text: string): boolean =>
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s)?\d{1,2}(?:st|nd|rd|th)?\s\p{L}{3,9}(?:\s\d{4})?\.?$/iu.test(
    text,
  );

function open(section: SectionPlan, plan: SitePlan): SectionPlan {
  const { content } = section;
  const { place } = plan.contact;
  // The headline has the names already.
  const lede = (content.lede ?? '').split(`${plan.name} would love`).join('We would love');
  return {
    ...section,
    content: {
      ...content,
      ...(place === null ? {} : { kicker: place }),
      title: plan.name,
      lede: [sentenceOf(content.title), lede].join(' ').trim(),
    },
  };
}

/** Hotels beside the journey are one matter. */
function joinTravel(page: PagePlan): PagePlan {
  const lone = page.sections.find(
    ({ type, content }) =>
      type === 'text' && content.body?.length === 1 && /^hotels?$/iu.test(content.body[0] ?? ''),
  );
  const travel = page.sections.find(({ content }) => /^travel$/iu.test(content.title));
  if (!lone || !travel) return page;
  const stay: ContentItem = {
    title: 'Staying the night',
    text: 'Tell us if you need a bed, and we say where there are some.',
  };
  return {
    ...page,
    sections: page.sections
      .filter((section) => section !== lone)
      .map((section) =>
        section === travel
          ? {
              ...section,
              content: {
                ...section.content,
                title: 'Travel and hotels',
                items: [...(section.content.items ?? []), stay],
              },
            }
          : section,
      ),
  };
}

/** Two people's invitation opens with their names and the place, and is answered, not booked. */
export function heedWedding(plan: SitePlan): SitePlan {
  const isOne =
    plan.language === 'en' &&
    plan.kind === 'event' &&
    couple.test(plan.name) &&
    (marrying.test(plan.brief.offer?.value ?? '') || marrying.test(plan.brief.prompt.slice(0, 120)));
  if (!isOne) return plan;
  const pages = plan.pages.map((page): PagePlan => {
    const named = page.role === 'rsvp' && page.title === 'Reserve' ? { ...page, title: 'RSVP' } : page;
    return joinTravel({
      ...named,
      sections: named.sections
        .filter(
          ({ type, content }) =>
            !(type === 'text' && content.body?.length === 1 && isDay(content.body[0] ?? '')),
        )
        .map((section) => {
          if (section.type === 'hero') return open(section, plan);
          if (section.type === 'page-header' && section.content.title === 'Reserve')
            return { ...section, content: { ...section.content, title: 'RSVP' } };
          return section;
        }),
    });
  });
  const action = plan.action?.label === 'Reserve a place' ? { ...plan.action, label: 'RSVP' } : plan.action;
  return { ...plan, pages, action };
}
