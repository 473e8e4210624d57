/** A row of copy: what it is, what is said of it, its picture. */
type Told = readonly [string, string, string];
type Said = readonly [string, string];

/** What this sort of business says of itself. */
export type AnimalHouse = {
  /** Its own word, for sentences. */
  readonly noun: string;
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly offers: readonly Told[];
  readonly fees: readonly (readonly [string, number, string])[];
  readonly action: Said;
  readonly features: readonly Told[];
  readonly team: readonly Said[];
  readonly reviews: readonly Said[];
  readonly process: { readonly title: string; readonly steps: readonly Said[] };
  readonly faq: readonly Said[];
  readonly about: string;
  readonly booking: Said;
  readonly contact: Said;
  readonly cta: Said;
};
