import type { Brief } from '@/domain/site/brief';

const mostly = /^(?:mostly|mainly|usually|largely)\s/iu;

/** "I mend sewing machines, mostly Singers": which of them is told by the way, and is neither the trade nor a thing on a list. */
export const mendMostly = (brief: Brief): Brief =>
  brief.language.value === 'en' && /\b(?:most|main|usual|large)ly\s/i.test(brief.prompt)
    ? {
        ...brief,
        offer: mostly.test(brief.offer?.value ?? '') ? null : brief.offer,
        items: brief.items.filter(({ value }) => value.price !== undefined || !mostly.test(value.name)).map((item) =>
          mostly.test(item.value.name) ? { ...item, value: { ...item.value, name: item.value.name.replace(mostly, '') } } : item,
        ), // prettier-ignore
        phrases: brief.phrases.filter(({ value }) => !mostly.test(value)),
      }
    : brief;
