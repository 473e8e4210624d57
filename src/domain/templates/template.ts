export const templateCategories = ['business', 'ecommerce', 'portfolio', 'restaurants'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** What people call the categories. */
export const templateCategoryNames: Readonly<Record<TemplateCategory, string>> = {
  business: 'Business',
  ecommerce: 'E-commerce',
  portfolio: 'Portfolio',
  restaurants: 'Restaurants',
};

/** Tag values of specification §3. */
export const templateTags = [
  'Business',
  'Minimalism',
  'SEO',
  'Portfolio',
  'Bright',
  'Animation',
  'E-commerce',
  'Fashion',
  'Adaptive',
] as const;
export type TemplateTag = (typeof templateTags)[number];

export const templateLabels = ['Popular', 'New', 'E-commerce'] as const;
export type TemplateLabel = (typeof templateLabels)[number];

/** A template as cards show it. */
export type Template = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly category: TemplateCategory;
  readonly tags: readonly TemplateTag[];
  readonly label: TemplateLabel | null;
  /** From 0 to 5, and of how many checks it is the mean; null where nothing was checked. */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly uses: number;
  readonly views: number;
  /** Name of its picture without size and ending; null when there is none. */
  readonly previewImage: string | null;
  /** Project that shows it live; null until it was made on this device. */
  readonly previewProjectId: string | null;
  readonly isFeatured: boolean;
  readonly isOwn: boolean;
};

/** Owner of the projects that hold template sites: no account, so that they stand in nobody's list of projects. */
export function templateOwner(accountId: string | null): string {
  return accountId === null ? 'templates' : `templates:${accountId}`;
}
