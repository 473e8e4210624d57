import type { PageElement } from '../../locate/page-tree';
import type { PageSection } from '../../locate/find-sections';

/** A section on a page. */
export type SectionPlace = { readonly page: string; readonly section: PageSection };

/** An element on a page. */
export type ElementPlace = { readonly page: string; readonly element: PageElement };

/** Parts of a site that have a name of their own, wherever they stand. */
export type RoleWord =
  | 'header'
  | 'footer'
  | 'hero'
  | 'background'
  | 'surface'
  | 'buttons'
  | 'main-button'
  | 'links'
  | 'cards'
  | 'text'
  | 'headings'
  | 'borders'
  | 'accent'
  | 'brand'
  | 'nav'
  | 'images'
  | 'site';

/** What a command is about: where it stands, and the CSS selector that meets just that. */
export type Target = {
  readonly kind: 'role' | 'section' | 'element' | 'group';
  /** For messages: "the header", "the second card in pricing". */
  readonly label: string;
  readonly role: RoleWord | null;
  readonly places: readonly ElementPlace[];
  readonly sections: readonly SectionPlace[];
  /** Null when no selector meets it yet: an id is given when one is needed. */
  readonly selector: string | null;
  /** Section type whose block of the stylesheet rules about it belong to. */
  readonly block: string | null;
};
