import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionDefinition } from '../../compose/section';
import type * as Sections from '../../compose/sections/find-section';
import { createShelf } from '../../shelf';

const shelf = createShelf<'all', typeof Sections>('layouts of', {
  all: () => import('../../compose/sections/find-section'),
});

const open = (): typeof Sections => {
  const sections = shelf.get('all');
  if (!sections) throw new Error('There are no layouts.');
  return sections;
};

/** Fetches the layouts: a prompt is read without them, a plan chooses among them. */
export const loadLayouts = (): Promise<void> => shelf.load('all');

/** The layouts of a section type. Throws when they were not fetched first. */
export const layoutsOf = (type: SectionType): SectionDefinition => open().findSection(type);

/** Whether a type's layouts live on a list of things, see `needsItems`. Throws when they were not fetched first. */
export const livesOnItems = (type: SectionType): boolean => open().needsItems(type);
