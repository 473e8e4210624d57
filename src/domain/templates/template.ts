import * as z from 'zod/mini';

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

/** A template's stored row (specification §3). Its site is a project of its own, so that it is shown and copied as one. */
export const templateRowSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** Account whose template it is; null for those that come with the product. */
  ownerId: z.nullable(z.string()),
  /** Project that holds the site; null until it is first asked for. */
  projectId: z.nullable(z.string()),
  /** What the site was made from; it is made again when the kept brief has another one. */
  revision: z.number(),
  title: z.string(),
  subtitle: z.string(),
  category: z.enum(templateCategories),
  tags: z.array(z.enum(templateTags)),
  label: z.nullable(z.enum(templateLabels)),
  /** How often it was used and looked at on this device. */
  uses: z.number(),
  views: z.number(),
  createdAt: z.number(),
});
export type TemplateRow = z.infer<typeof templateRowSchema>;

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
