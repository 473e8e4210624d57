import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const asking =
  /^(?:(?:an?|the|simple|one|single)\s)*(?:landing[- ]page|web\s?site|web\s?page|site|page)\s(?:for|about|of)\b/iu;

/** "Landing page for a beekeeping course: two Saturdays": what takes place is the course, and not the wish for a page. */
export function mendAskedRows(brief: Brief): Brief {
  const { offer, language } = brief;
  if (!offer || language.value !== 'en') return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      asking.test(item.value.name)
        ? { ...item, value: { ...item.value, name: capitalise(offer.value) } }
        : item,
    ),
  };
}
