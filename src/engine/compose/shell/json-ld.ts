import type { SitePlan } from '../../plan/site-plan';

const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The site's subject as JSON-LD, only with what is known. Safe inside a script element. */
export function writeJsonLd(plan: SitePlan): string {
  const { contact } = plan;
  const isPlace = contact.address !== null || contact.place !== null;
  const data: Record<string, unknown> = {
    '@context': 'https://schema.org',
    '@type': plan.schemaType,
    name: plan.name,
  };
  if (plan.tagline) data.slogan = plan.tagline;
  if (contact.phone) data.telephone = contact.phone;
  if (contact.email) data.email = contact.email;
  if (plan.date) data.startDate = plan.date;
  if (isPlace) {
    const address = {
      '@type': 'PostalAddress',
      ...(contact.address ? { streetAddress: contact.address } : {}),
      ...(contact.place ? { addressLocality: contact.place } : {}),
    };
    if (plan.schemaType === 'Event')
      data.location = { '@type': 'Place', name: contact.place ?? contact.address, address };
    else data.address = address;
  }
  if (contact.hours) {
    data.openingHours = contact.hours.map(
      ({ days, opens, closes }) =>
        `${days.map((day) => dayCodes[day - 1]).join(',')} ${clock(opens)}-${clock(closes)}`,
    );
  }
  if (plan.founded && plan.schemaType !== 'Event') data.foundingDate = String(plan.founded);
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
