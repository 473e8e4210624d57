import type { ListedItem } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { Facts, SectionContent } from '../../content';
import { selling } from './selling';

const compared = 3;

/** Lets sections that speak of things by name (choices, captions, lessons) speak of the asked ones. */
export function nameTold(
  facts: Facts,
  next: Record<string, SectionContent | undefined>,
  asked: readonly ListedItem[],
  gone: ReadonlyMap<string, string>,
): void {
  const { kind, language } = facts.brief;
  const isPaidSchool =
    kind.value === 'course' && language.value !== 'en' && asked.every(({ section }) => section === 'pricing');
  // "Gratis, Balkon 3 €, Garten 7 €": what an app costs is nothing that it can do.
  const isPricedApp =
    ['mobile-app', 'saas'].includes(kind.value) &&
    language.value !== 'en' &&
    asked.every(({ section }) => section === 'pricing');
  for (const [type, section] of Object.entries(next)) {
    // A step may bear the name of a usual thing: "Plan", "İş".
    if (!section?.items || selling.includes(type as SectionType) || type === 'process') continue;
    // Abroad the copy has hung its pictures of what is told already.
    if (type === 'gallery' && language.value !== 'en') continue;
    // "Bronze, Prata, Ouro": what a photographer's packages are called is no work of theirs.
    if (type === 'portfolio' && language.value !== 'en' && kind.value === 'photographer') continue;
    // "karnety od 120 zł": what lessons cost is no lesson.
    if (isPricedApp && type === 'features') continue;
    if (isPaidSchool && (type === 'curriculum' || type === 'timetable')) continue;
    const items = section.items.map((item) => {
      const title = gone.get(item.title);
      if (title === undefined) return item;
      const { price: _price, text: _text, ...rest } = item;
      return { ...rest, title, art: title };
    });
    const isWeek = type === 'timetable' || type === 'agenda';
    const titles = items.map(({ title }) => title);
    next[type] = {
      ...section,
      items: isWeek ? items : items.filter(({ title }, at) => titles.indexOf(title) === at),
    };
  }
  const [first] = asked;
  const goods = next['products']?.items;
  if (!first || !goods || !asked.some(({ name }) => goods.some(({ title }) => title === name))) return;
  const detail = next['product-detail'];
  const star = goods[0];
  if (detail && star)
    next['product-detail'] = { ...detail, title: star.title, lede: star.text ?? '', items: [star] };
  const categories = next['categories'];
  if (categories)
    next['categories'] = {
      ...categories,
      items: goods.slice(0, 6).map(({ title, art, text }) => ({
        title,
        art: art ?? title,
        ...(text ? { text } : {}),
        action: {
          label: facts.brief.language.value === 'en' ? `See ${title.toLowerCase()}` : title,
          href: 'products',
        },
      })),
    };
  const comparison = next['comparison'];
  const head = comparison?.items?.[0];
  if (comparison && head) {
    const three = goods.slice(0, compared);
    const prices = three.map(({ price }) => price ?? '');
    next['comparison'] = {
      ...comparison,
      items: [
        { ...head, list: three.map(({ title }) => title) },
        ...(prices.some(Boolean) ? [{ title: comparison.items?.[1]?.title ?? 'Price', list: prices }] : []),
      ],
    };
  }
}
