import type { BehaviourType, ColourRole, SectionType, SiteKind, StyleName } from './vocabulary';

/** A stretch of the prompt, as UTF-16 offsets: `prompt.slice(start, end)` is what was read. */
export type Span = { readonly start: number; readonly end: number };

/** A value read from the prompt with the words it came from. No spans: a default that nobody asked for. */
export type Slot<T> = { readonly value: T; readonly spans: readonly Span[] };

/** A colour asked for: the words of the prompt, and the colour as a CSS value (`#rrggbb`). */
export type ColourWish = { readonly role: ColourRole; readonly name: string; readonly css: string };

/** A named thing listed in the prompt: a dish, product, plan, person, link, question. */
export type ListedItem = {
  /** What the list is of: the section it belongs to, as far as it can be told. */
  readonly section: SectionType | null;
  readonly name: string;
  /** As written, currency included: `€4.20`, `179 kr`. */
  readonly price?: string;
  /** What makes the price the lowest of several, as written: "from", "ab". */
  readonly priceLead?: string;
  readonly note?: string;
  /** Marked in the prompt, e.g. "Most popular". */
  readonly badge?: string;
  /** The heading it was listed under, where a list has several. */
  readonly group?: string;
  /** When it is, as written: "6 Dec", "Tuesdays 7.30pm". */
  readonly when?: string;
};

/** Opening hours of one or more days. Days count from Monday = 1 to Sunday = 7, times are minutes after midnight. */
export type OpeningRange = {
  readonly days: readonly number[];
  readonly opens: number;
  readonly closes: number;
};

/** `n` of something: three pricing tiers, eight products. `thing` is a section type or a word of the prompt. */
export type CountWish = { readonly thing: string; readonly count: number };

/** What the prompt says must not be there. */
export type Exclusion = SectionType | BehaviourType | 'images' | 'script' | 'animation';

/** Text that has a place of its own: `button` the main button, `empty` an empty state, `tagline` under the name. */
export type QuotedText = {
  readonly text: string;
  readonly use: 'name' | 'button' | 'tagline' | 'empty' | 'badge' | 'heading' | 'question' | 'item' | 'other';
};

/** A page or section asked for by a title of its own: "a page about the bees", "a ranking table". */
export type SitePart = {
  readonly title: string;
  readonly isPage: boolean;
  /** What the prompt tells under that title, one entry or sentence each. */
  readonly lines?: readonly string[];
  /** The section that says it, where the title is the name of one: "Getting there: trains from Leeds". */
  readonly section?: SectionType;
};

/** Things that are to have a page each: "project pages: A, B and C". */
export type OwnPages = {
  /** The word for one of them, singular and in lower case: "project", "room"; null when none is said. */
  readonly noun: string | null;
  /** The section where they stand together; `areas` for places of one business. */
  readonly section: SectionType | null;
  /** Titles of their pages, in the order told. */
  readonly titles: readonly string[];
  /** The stretches of the prompt that tell them. */
  readonly spans: readonly Span[];
};

/** A form by the words that ask for it, and what it is to ask of visitors. */
export type AskedForm = { readonly form: string; readonly labels: readonly string[] };

/** When an event of one day begins and ends, in minutes after midnight, and in the words of the prompt. */
export type DayTime = { readonly said: string; readonly opens: number; readonly closes: number | null };

/** What was understood from a prompt. Order of lists is the order of the prompt. */
export type Brief = {
  readonly prompt: string;
  /** BCP 47 primary subtag of the site's language: the prompt's own unless it asks for another. */
  readonly language: Slot<string>;
  /** Further languages that the site is to be in, in the order named. */
  readonly languages: readonly Slot<string>[];
  /** The language the prompt is written in: its sentences are at home on pages of that language only. */
  readonly spoken: string;
  readonly direction: 'ltr' | 'rtl';
  readonly kind: Slot<SiteKind>;
  /** The business in the prompt's own words, without its name: "falconry display team". */
  readonly offer: Slot<string> | null;
  readonly name: Slot<string> | null;
  readonly quotes: readonly Slot<QuotedText>[];
  /** Page titles asked for. Empty: the plan chooses. */
  readonly pages: readonly Slot<string>[];
  readonly onePage: Slot<boolean> | null;
  readonly sections: readonly Slot<SectionType>[];
  /** Pages and sections asked for whose titles the vocabulary does not know, or that are to have a page of their own. */
  readonly parts: readonly Slot<SitePart>[];
  readonly ownPages?: OwnPages;
  readonly behaviours: readonly Slot<BehaviourType>[];
  readonly counts: readonly Slot<CountWish>[];
  readonly items: readonly Slot<ListedItem>[];
  readonly phone: Slot<string> | null;
  readonly email: Slot<string> | null;
  readonly address: Slot<string> | null;
  readonly social: readonly Slot<string>[];
  readonly hours: Slot<readonly OpeningRange[]> | null;
  readonly place: Slot<string> | null;
  /** ISO date of an event: YYYY-MM-DD, or --MM-DD where no year is told. */
  readonly date: Slot<string> | null;
  /** ISO date of its last day, where it lasts several. */
  readonly until?: Slot<string>;
  /** ISO date of another day on which it is as well, not the next one. */
  readonly alsoOn?: Slot<string>;
  /** The hour at which such an event begins. */
  readonly starts?: Slot<DayTime>;
  /** Year the business began. */
  readonly founded: Slot<number> | null;
  readonly audience: Slot<string> | null;
  /** How visitors are spoken to, where the prompt says so: du, tu, tú, or Sie, vous, usted, Lei. */
  readonly manner?: 'close' | 'polite';
  /** What its forms are to ask, where a prompt in another language than English lists it. */
  readonly forms?: readonly AskedForm[];
  readonly tone: readonly Slot<string>[];
  readonly style: Slot<StyleName> | null;
  readonly colours: readonly Slot<ColourWish>[];
  /** `serif`, `sans`, `mono`, `rounded`, `handwritten`, or a family name. */
  readonly font: Slot<string> | null;
  readonly scheme: Slot<'light' | 'dark'> | null;
  readonly excluded: readonly Slot<Exclusion>[];
  /** Offers, activities and services named in the prompt, as phrases: "shows at castles and schools". */
  readonly phrases: readonly Slot<string>[];
  /** Decisions worth saying: which reading of a contradiction was taken, what was too much. Whole sentences. */
  readonly remarks: readonly string[];
  /** What was asked for that files without a server cannot do, and what stands there instead. Whole sentences. */
  readonly limits: readonly string[];
  /** Set when what is asked for would harm those who visit it: then nothing is made. */
  readonly declined: Declined | null;
};

/** Why nothing is made, and the nearest honest thing that can be asked for. Whole sentences. */
export type Declined = { readonly reason: string; readonly offer: string };

/** What a person corrects by pressing a chip. Only the named slots change; everything else is read again as before. */
export type BriefCorrections = {
  readonly name?: string;
  readonly kind?: SiteKind;
  readonly language?: string;
  readonly pages?: readonly string[];
  readonly sections?: readonly SectionType[];
  readonly excluded?: readonly Exclusion[];
  readonly colours?: readonly ColourWish[];
  readonly scheme?: 'light' | 'dark';
  readonly style?: StyleName;
};
