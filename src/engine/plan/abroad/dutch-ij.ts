import type { SitePlan } from '../site-plan';

const speak = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/(?<![\p{L}\d/_-])Ij(?=\p{Ll})/gu, 'IJ');
  if (Array.isArray(value)) return value.map(speak);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'href' || key === 'art' ? entry : speak(entry),
    ]),
  );
};

/** "IJssalon": in Dutch both letters of a word that begins with "ij" are capitals. */
export const withDutchIj = (plan: SitePlan): SitePlan =>
  plan.language === 'nl'
    ? {
        ...plan,
        pages: plan.pages.map((page) => ({
          ...page,
          title: speak(page.title) as string,
          description: speak(page.description) as string,
          sections: page.sections.map((section) => ({
            ...section,
            content: speak(section.content) as typeof section.content,
          })),
        })),
      }
    : plan;
