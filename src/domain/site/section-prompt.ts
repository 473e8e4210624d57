import type { SectionEntry, ShownSection } from './section-catalogue';
import type { StyleName } from './vocabulary';

/** One section of the catalogue as it is to be drawn. Right to left is drawn in Arabic. */
export type SpecimenRequest = {
  readonly type: ShownSection;
  /** Id of one of its layouts. */
  readonly layout: string;
  readonly style: StyleName;
  readonly scheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
};

// What a person calls these looks.
const spoken: Partial<Record<StyleName, string>> = { luxe: 'luxurious', cream: 'creamy', sport: 'sporty' };

/** The sentence that makes a site with this section in this theme: what the specimen is drawn from, and a new project. */
export function sectionPrompt(
  { host, ask }: Pick<SectionEntry, 'host' | 'ask'>,
  { style, scheme, direction }: Pick<SpecimenRequest, 'style' | 'scheme' | 'direction'>,
): string {
  const look = spoken[style] ?? style.replaceAll('-', ' ');
  const written = direction === 'rtl' ? ', written in Arabic' : '';
  return `A website for ${host} with ${ask}, in ${look} style, ${scheme} colours${written}.`;
}
