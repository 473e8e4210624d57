import type { SitePlan } from '../site-plan';

const withheld = /Where to go, and by which door, stands in the confirmation\.\s?/u;

/** Where an event is at a told address no guest is told to wait for it: "Elm Road is where it happens." */
export function heedToldVenue(plan: SitePlan): SitePlan {
  const { address } = plan.contact;
  if (address === null || plan.language !== 'en') return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const body = section.type === 'venue' ? section.content.body : undefined;
      return body?.some((one) => withheld.test(one)) === true
        ? { ...section, content: { ...section.content, body: body.map((one) => one.replace(withheld, `${address} is where it happens. `).trim()) } }
        : section;
    }),
  })); // prettier-ignore
  return { ...plan, pages };
}
