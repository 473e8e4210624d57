import { describeWord } from '@/domain/site/describe-word';
import type { ShownSection } from '@/domain/site/section-catalogue';
import type { StyleName } from '@/domain/site/vocabulary';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A section type as a heading: "Opening hours". */
export const sectionName = (type: ShownSection): string => capital(describeWord(type));

/** A theme as a heading: "Art deco". */
export const styleName = (style: StyleName): string => capital(describeWord(style));

/** A layout as a heading: "Area map". */
export const layoutName = (id: string): string => capital(id.replaceAll('-', ' '));
