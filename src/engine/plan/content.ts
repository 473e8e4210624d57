import type { Brief } from '@/domain/site/brief';
import type { SectionType, SiteKind, StyleName } from '@/domain/site/vocabulary';

/** A link or button: words on it and where it goes (`menu.html`, `#visit`, `tel:…`, `mailto:…`). */
export type Action = { readonly label: string; readonly href: string };

/** One thing in a section: a dish, plan, person, question, step, figure, post. Only what is set is shown. */
export type ContentItem = {
  readonly title: string;
  readonly text?: string;
  readonly price?: string;
  readonly note?: string;
  readonly badge?: string;
  /** Items of the same group stand together, under it as a heading or tab; filters offer the groups. */
  readonly group?: string;
  /** A figure ("36"), a time ("18:00"), a date ("12 June 2027"). */
  readonly value?: string;
  readonly list?: readonly string[];
  readonly action?: Action;
  /** What a picture of it should show, as art motif words: "loaf", "portrait", "room". */
  readonly art?: string;
  /** Made up to show the layout (people, reviews, posts): marked in the source and in the findings. */
  readonly sample?: boolean;
};

/** What a section says. A layout may use any part and must stand without the optional ones. */
export type SectionContent = {
  readonly kicker?: string;
  readonly title: string;
  readonly lede?: string;
  readonly body?: readonly string[];
  readonly items?: readonly ContentItem[];
  readonly actions?: readonly Action[];
  /** What a form asks for, as labels; a choice has its answers in brackets: "Group (red / blue)". */
  readonly fields?: readonly string[];
  /** The two terms between which prices are switched, where they are others than months and years. */
  readonly terms?: readonly string[];
  /** A large word or figure a layout may set as display: "36 hours". */
  readonly feature?: { readonly value: string; readonly label: string };
};

/** What the copy may speak of. Everything comes from the brief; a missing part is null and must be written around. */
export type Facts = {
  readonly name: string;
  readonly offer: string | null;
  readonly place: string | null;
  readonly founded: number | null;
  readonly audience: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly phrases: readonly string[];
  readonly brief: Brief;
  /** Picks one of several phrasings, always the same one for the same seed and key. */
  readonly pick: <T>(key: string, choices: readonly T[]) => T;
};

/** A page of a kind's default plan. `role` names what the page is for; `home` comes first. */
export type PageTemplate = {
  readonly role: string;
  readonly title: string;
  readonly sections: readonly SectionType[];
  /** Only for prompts with such words: a page for cars needs cars. */
  readonly needs?: RegExp;
  /** Never for prompts with such words, unless what it shows was asked for. */
  readonly unless?: RegExp;
};

/** All that is known of one kind of site: its pages, looks, pictures and words. */
export type KindDefinition = {
  readonly kind: SiteKind;
  /** schema.org type for JSON-LD. */
  readonly schemaType: string;
  /** Words for what it is, for titles and descriptions: "bakery". */
  readonly noun: string;
  readonly pages: readonly PageTemplate[];
  /** Styles tried first, best first; the seed chooses among them when the prompt names none. */
  readonly styles: readonly StyleName[];
  /** Art motif words for hero and gallery, see engine/compose/art. */
  readonly art: readonly string[];
  /** Words of the main button and where it leads (a section type or page role). */
  readonly action: { readonly label: string; readonly to: string };
  /** Copy per section. Sections not given here fall back to the general bank. */
  readonly content: (facts: Facts) => Partial<Record<SectionType, SectionContent>>;
  /** What a site without a name is called, where the copy knows better than the offer's own words. */
  readonly title?: (brief: Brief) => string | null;
  /** Whether its opening is written out of the prompt's own words, so that nothing need be put over it. */
  readonly pitches?: (brief: Brief) => boolean;
  /** What changes when the brief names a trade within the kind: a kindergarten has other pages than a course. */
  readonly fit?: (brief: Brief) => Partial<Omit<KindDefinition, 'kind' | 'content' | 'fit' | 'own'>>;
  /** How sentences call a site of that trade without a name: "this kindergarten". Null when the kind's words do. */
  readonly own?: (brief: Brief) => string | null;
  /** Whether the copy knows the very business that the brief's offer names, and not only one like it. */
  readonly knows?: (brief: Brief) => boolean;
  /** What the business is about, where its offer says more than that: a snail farm shows snails, no vegetables. */
  readonly subject?: string;
  /** What may stand under a thing that the prompt names without a word about it. */
  readonly lines?: () => Partial<Record<SectionType, readonly string[]>>;
};
