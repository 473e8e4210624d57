import type { SectionPlan, SitePlan } from '../../site-plan';

const withheld = /Where to go, and by which door, stands in the confirmation\.\s?/u;

/** Where an event is at a told address no guest is told to wait for it, and a house with a name stands over its own section. */
export function heedToldVenue(plan: SitePlan): SitePlan {
  const { address, place } = plan.contact;
  if (address === null || plan.language !== 'en' || plan.kind !== 'event') return plan;
  const [house = ''] = address.split(',', 1);
  const isNamed = !/\d/u.test(house) && house !== place;
  const change = (section: SectionPlan): SectionPlan => {
    const { title, lede, body } = section.content;
    const content = {
      ...section.content,
      ...(section.type === 'venue' && isNamed && title === place ? { title: house } : {}),
      ...(lede === undefined || place === null
        ? {}
        : { lede: lede.replace(` at ${place}.`, ` at ${address}.`) }),
      ...(section.type === 'venue' && body?.some((one) => withheld.test(one)) === true
        ? { body: body.map((one) => one.replace(withheld, `${address} is where it happens. `).trim()) }
        : {}),
    };
    return { ...section, content };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
