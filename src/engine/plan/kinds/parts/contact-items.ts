import { findWords } from '../../words/find-words';
import type { ContentItem, Facts } from '../../content';

/** Ways to reach the business, from the prompt alone: nothing is made up. `title` names the way, `text` is the address. */
export const contactItems = (facts: Facts): readonly ContentItem[] => {
  const { fields, pages } = findWords(facts.brief.language.value);
  const address = facts.brief.address?.value ?? facts.place;
  const items: ContentItem[] = [];
  if (facts.phone) {
    const href = `tel:${facts.phone.replace(/[^\d+]/gu, '')}`;
    items.push({ title: fields.phone, text: facts.phone, action: { label: facts.phone, href } });
  }
  if (facts.email) {
    items.push({
      title: fields.email,
      text: facts.email,
      action: { label: facts.email, href: `mailto:${facts.email}` },
    });
  }
  if (address) items.push({ title: facts.brief.address ? fields.address : pages.visit, text: address });
  return items;
};
