import type { PageTree } from '../../locate/page-tree';

const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'content'];

/** Where a page has words for people: its texts, and attributes that are read out or shown. Scripts, styles and addresses are none. */
export function textRanges({
  html,
  elements,
}: PageTree): readonly { readonly start: number; readonly end: number }[] {
  return elements.flatMap((element) => {
    const attributes = spoken.flatMap((name) => {
      const attribute = element.attributes.get(name);
      const isText = attribute && (name !== 'content' || /\s/.test(attribute.value));
      if (!isText || /^https?:/.test(attribute.value)) return [];
      const at = html.slice(attribute.start, attribute.end).search(/["']/);
      return at < 0 ? [] : [{ start: attribute.start + at + 1, end: attribute.end - 1 }];
    });
    const texts = /^(?:script|style)$/.test(element.tag)
      ? []
      : element.children.flatMap(({ kind, start, end }) => (kind === 'text' ? [{ start, end }] : []));
    return [...attributes, ...texts];
  });
}
