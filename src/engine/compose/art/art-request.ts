/** Colours of a picture as CSS values. */
export type ArtColours = {
  readonly bg: string;
  readonly surface: string;
  readonly ink: string;
  readonly accent: string;
  readonly brand: string;
  readonly soft: string;
};

/** What to draw. Width and height are the picture's own units: they become its `viewBox`. */
export type ArtRequest = {
  /** A motif's name, or any words: they are looked up, and unknown words give an abstract composition. */
  readonly motif: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** How often the same motif stands in the same list already: another picture of it differs in form, colours and setting. */
  readonly turn?: number;
  /** The site's own subjects: only these stand beside the thing where any of them may, and a screen shows one of them. */
  readonly subjects?: readonly string[];
  /** Nothing stands beside the thing. */
  readonly isAlone?: boolean;
  /** Text alternative. Null: decoration, hidden from assistive technology. */
  readonly title: string | null;
  /** `tokens`: the site's custom properties, so that the picture follows theme and scheme (inline SVG only). */
  readonly colours: 'tokens' | ArtColours;
  /** The colour that is mud where it is mixed towards the page: yellow in the dark, black beside a colour. */
  readonly muddy?: 'accent' | 'brand' | 'both' | null;
  /** What calms an accent that glares where it is painted: mixed into it. */
  readonly calm?: string | null;
  /**
   * `filled` paints the whole frame (cards, galleries, files); `bare` leaves the page's ground visible around objects.
   * Unless told, pictures in tokens are bare and files are filled. Scenes, such as landscapes, always fill their frame.
   */
  readonly frame?: 'bare' | 'filled';
};
