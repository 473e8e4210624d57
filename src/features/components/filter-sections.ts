import { sectionGroups, type SectionGroup } from '@/domain/site/section-catalogue';
import { layoutName, sectionName } from './section-words';

/** Without accents and in small letters. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The groups with the sections that fit; each word of the search must begin a word of the section's name, line, group
 * or layouts. Groups without any are left out.
 */
export function filterSections(search: string): SectionGroup[] {
  const asked = plain(search).split(/\s+/u).filter(Boolean);
  return sectionGroups
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(({ type, line, layouts }) => {
        const known = plain([title, sectionName(type), line, ...layouts.map(layoutName)].join(' ')).split(
          /[^\p{L}\p{N}]+/u,
        );
        return asked.every((word) => known.some((one) => one.startsWith(word)));
      }),
    }))
    .filter(({ sections }) => sections.length > 0);
}
