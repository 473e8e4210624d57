import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { KindDefinition } from '../content';
import { localCopy } from '../kinds/local-copy';
import { makeFacts } from '../told/make-facts';

const isAlike = (one: ListedItem, other: ListedItem): boolean =>
  one.section === other.section && one.name === other.name;

const unitOf = ({ price }: ListedItem): string => (price ?? '').replace(/[\d.,\s]/gu, '');

/**
 * "memberships at $89, $129 and $169": plans that are told by their prices alone take the names that such plans usually
 * have, in the same order; the same word over each of them would tell nothing.
 */
export function nameAlike(brief: Brief, kind: KindDefinition, seed: number): Brief {
  const nameless = brief.items.filter(
    ({ value }) =>
      // Mat on Monday and mat on Thursday, two concerts: the same thing on another day keeps its name.
      value.price !== undefined &&
      value.when === undefined &&
      value.name !== brief.offer?.value &&
      // "22 € par adulte, 14 € par enfant": who pays tells them apart.
      brief.items.filter((one) => isAlike(one.value, value) && unitOf(one.value) === unitOf(value)).length >
        1,
  );
  const section = nameless[0]?.value.section;
  if (nameless.length < 2 || !section) return brief;
  const facts = makeFacts({ ...brief, items: [] }, kind, seed);
  const language = brief.language.value;
  const copy = language === 'en' ? kind.content(facts) : (localCopy(kind.kind, language, facts) ?? {});
  const usual = copy[section]?.items ?? copy.pricing?.items ?? [];
  const items = brief.items.map((slot): Slot<ListedItem> => {
    const at = nameless.indexOf(slot);
    const title = usual[at]?.title;
    if (at < 0) return slot;
    return { ...slot, value: { ...slot.value, name: title ?? `${slot.value.name} ${at + 1}` } };
  });
  return { ...brief, items };
}
