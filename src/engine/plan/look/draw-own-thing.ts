import type { KindDefinition, SectionContent } from '../content';
import type { Copy } from '../fill-content';

/**
 * The copy of a launch knows many things that are carried, heated or worn, and draws one of them: where the prompt is of
 * another (a tent, a kettle), the pictures that show the usual one show that.
 */
export const drawOwnThing = (
  copy: Copy,
  { kind, art: [usual] }: KindDefinition,
  [own]: readonly string[],
): Copy => {
  if (kind !== 'product' || usual === undefined || own === undefined || usual === own) return copy;
  const redraw = (content: SectionContent): SectionContent => ({
    ...content,
    ...(content.items && {
      items: content.items.map((item) => (item.art === usual ? { ...item, art: own } : item)),
    }),
  });
  const bank = Object.entries(copy.bank).map(([type, content]) => [type, redraw(content)] as const);
  return { ...copy, bank: Object.fromEntries(bank) };
};
