import type { Brief, DayTime, OpeningRange } from '@/domain/site/brief';
import type { BehaviourType, SectionType, SiteKind, StyleName } from '@/domain/site/vocabulary';
import type { TypeChoice } from '../compose/type/choose-type';
import type { PicturesInUse } from '../pictures/pictures-in-use';
import type { Action, SectionContent } from './content';

/**
 * The ground a section stands on. Neighbours differ, so that the page has a rhythm: `page` is --bg, `surface` is
 * --surface, `brand` and `accent` are the colours themselves, `hero` is --hero-bg.
 */
export type Ground = 'page' | 'surface' | 'brand' | 'accent' | 'hero';

/** One section of a page: what it is, how it looks and what it says. */
export type SectionPlan = {
  readonly type: SectionType;
  /** Unique on its page: the type word, twins get `-2`. */
  readonly id: string;
  /** Id of one of the type's layout variants. */
  readonly variant: string;
  readonly ground: Ground;
  readonly content: SectionContent;
  /** Scripts that this section asks for. */
  readonly behaviours: readonly BehaviourType[];
};

/** One page of the site. */
export type PagePlan = {
  /** What the page is for: `home`, `menu`, `contact`. */
  readonly role: string;
  /** The words of its link, exactly as asked. */
  readonly title: string;
  /** File name at the root: `index.html`, `our-people.html`. */
  readonly path: string;
  readonly description: string;
  readonly sections: readonly SectionPlan[];
};

/** How to reach the owner, as far as it is known. */
export type SiteContact = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly place: string | null;
  readonly social: readonly string[];
  readonly hours: readonly OpeningRange[] | null;
};

/** Light and dark value of a colour token, as CSS colours. */
export type ColourPair = { readonly light: string; readonly dark: string };

/** A site in one of its languages: where its pages lie, and their paths in there. */
export type Edition = {
  readonly language: string;
  readonly folder: string;
  readonly paths: readonly string[];
};

/** Everything a site needs before a single line of it is written. Plain data. */
export type SitePlan = {
  readonly seed: number;
  readonly brief: Brief;
  readonly kind: SiteKind;
  /** schema.org type for JSON-LD. */
  readonly schemaType: string;
  /** What it is: "bakery". */
  readonly noun: string;
  readonly name: string;
  readonly tagline: string | null;
  readonly language: string;
  /** Tag to look its words up by: the language, and `pt-BR` where place or wording is Brazilian. */
  readonly locale?: string;
  readonly direction: 'ltr' | 'rtl';
  readonly scheme: 'light' | 'dark' | 'light dark';
  readonly style: StyleName;
  /** Which of the theme's palettes. */
  readonly palette: number;
  /** The typefaces it carries; null when it speaks with the system's letters. */
  readonly type: TypeChoice | null;
  readonly pages: readonly PagePlan[];
  /** The header's links. On a single page they lead to its sections. */
  readonly links: readonly Action[];
  /** The main button. */
  readonly action: Action | null;
  readonly navVariant: string;
  readonly footerVariant: string;
  readonly contact: SiteContact;
  readonly founded: number | null;
  /** ISO date of the event. */
  readonly date: string | null;
  /** ISO date of its last day, where it lasts several. */
  readonly until: string | null;
  /** ISO date of another day on which it is as well. */
  readonly alsoOn: string | null;
  /** The hour at which it begins on that day. */
  readonly starts: DayTime | null;
  /** Art motif words, best first. */
  readonly art: readonly string[];
  readonly behaviours: readonly BehaviourType[];
  readonly hasScript: boolean;
  readonly hasImages: boolean;
  /** The person's own pictures, where they stand. */
  readonly pictures: PicturesInUse;
  /** Where its pages lie: empty for the first language, `fr/` for another. Their paths are those inside it. */
  readonly folder: string;
  /** The same site in its further languages. */
  readonly translations: readonly SitePlan[];
  /** Every language of the site, the first one first; empty for a site in one. */
  readonly editions: readonly Edition[];
};
