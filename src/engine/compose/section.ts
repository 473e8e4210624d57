import type { SectionContent } from '../plan/content';
import type { PagePlan, SectionPlan, SitePlan } from '../plan/site-plan';
import type { Words } from '../plan/words/words';
import type { SectionType, StyleName } from '@/domain/site/vocabulary';
import type { Random } from '../random';
import type { Html } from './html';

/** What a picture in a section shows. Width and height are the picture's own units and give its proportions. */
export type PictureRequest = {
  readonly motif?: string;
  readonly width: number;
  readonly height: number;
  /** Text alternative; without one the picture is decoration. */
  readonly title?: string;
  /** `filled` paints its whole frame, `bare` leaves the ground visible around objects. */
  readonly frame?: 'bare' | 'filled';
  /** Tells pictures of the same motif in one section apart. */
  readonly key?: string;
  /** Key of the drawing, where several pictures are to show the same one: a thing before and after. */
  readonly scene?: string;
  /** It has been drawn in this section already and is drawn the same again. */
  readonly again?: boolean;
};

/** All that a layout may use to write one section. */
export type SectionContext = {
  readonly plan: SitePlan;
  readonly page: PagePlan;
  readonly section: SectionPlan;
  /** What the section says: its plan's content, without what an earlier section of the page has said. */
  readonly content: SectionContent;
  readonly words: Words;
  /** Choices that belong to this section: the same seed, page and id give the same choices. */
  readonly random: Random;
  /** Id that the section's heading must carry: the section is labelled by it. */
  readonly titleId: string;
  /** Level of the section's heading: 1 in the page's first section, else 2. */
  readonly level: 1 | 2;
  /** Where a section type, page role, page title or ready address leads from this page, or null when nowhere. */
  readonly link: (target: string) => string | null;
  /** An inline drawing in the site's colours, or null when the prompt wants no images. */
  readonly picture: (request: PictureRequest) => Html | null;
};

/** Rules that several sections share. They stand once, under `Pieces`; the name tells them apart. */
export type Piece = { readonly name: string; readonly css: string };

/** One layout of a section type. */
export type SectionVariant = {
  readonly id: string;
  /** Styles this layout was made for; others may use it too. */
  readonly styles?: readonly StyleName[];
  /** False when the content lacks what the layout lives on. */
  readonly suits?: (content: SectionContent, plan: SitePlanSketch) => boolean;
  /** The content of the section element; `composeSection` and the page shell write the element itself. */
  readonly render: (context: SectionContext) => Html;
  /** Shared rules that the layout needs. */
  readonly pieces?: readonly Piece[];
  /** Rules of this layout alone, on tokens only. Rules that nothing on the site uses are left out. */
  readonly css?: string;
  /** True when the layout brings a ground of its own (a full-bleed picture): it takes no coloured band. */
  readonly ownGround?: boolean;
};

/** What is known of a site while layouts are chosen. */
export type SitePlanSketch = Pick<
  SitePlan,
  | 'style'
  | 'hasImages'
  | 'hasScript'
  | 'kind'
  | 'direction'
  | 'art'
  | 'date'
  | 'until'
  | 'alsoOn'
  | 'contact'
  | 'brief'
> & {
  /** How many pictures of the person's own the site may show, its logo not counted. */
  readonly pictureCount: number;
  /** The opening of each page stands on a colour. */
  readonly hasColouredHero: boolean;
};

/** A section type with its layouts, the first being the one that suits any content. */
export type SectionDefinition = {
  readonly type: SectionType;
  /** Rules that all its layouts share. */
  readonly css?: string;
  readonly variants: readonly [SectionVariant, ...SectionVariant[]];
};
