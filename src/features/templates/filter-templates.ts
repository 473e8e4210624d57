import type { Template, TemplateCategory, TemplateTag } from '@/domain/templates/template';

export type TemplateFilter = {
  readonly words: string;
  readonly category: TemplateCategory | null;
  readonly tag: TemplateTag | null;
};

/** Without accents and in small letters, so that "cafe" finds "Café". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The templates that fit every part of the filter; each word of the search must begin a word of the template. */
export function filterTemplates(
  templates: readonly Template[],
  { words, category, tag }: TemplateFilter,
): Template[] {
  const asked = plain(words).split(/\s+/u).filter(Boolean);
  return templates.filter((template) => {
    if (category && template.category !== category) return false;
    if (tag && !template.tags.includes(tag)) return false;
    const text = plain(
      [template.title, template.subtitle, template.category, template.label ?? '', ...template.tags].join(
        ' ',
      ),
    ).split(/[^\p{L}\p{N}]+/u);
    return asked.every((word) => text.some((known) => known.startsWith(word)));
  });
}
