import type { Brief } from '@/domain/site/brief';

const order =
  /^(?:show|explain|list|mention|include|display|tell (?:people|visitors|them)(?: about)?|say|put|give|have)\s(?:up\s)?(?:(?:all|off)\s)?(?:the|our|my|their)?\s?(?=\p{L}{3})/iu;

/** "Show the rules and how to join": the rules have a part of the page, and its title orders nobody about. */
export const mendOrderedTitles = (brief: Brief): Brief => ({
  ...brief,
  parts: brief.parts.map((part) =>
    order.test(part.value.title)
      ? {
          ...part,
          value: {
            ...part.value,
            title: part.value.title.replace(order, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
          },
        }
      : part,
  ),
});
