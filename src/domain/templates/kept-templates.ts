import type { TemplateCategory, TemplateLabel, TemplateTag } from './template';

/** A template that comes with the product: what it says of itself. The brief that it is made from stands
 * apart, so that a gallery loads none. */
export type KeptTemplate = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly category: TemplateCategory;
  readonly tags: readonly TemplateTag[];
  readonly label: TemplateLabel | null;
  readonly isFeatured: boolean;
  /** Raised whenever its brief changes. */
  readonly revision: number;
};

const kept = (template: Omit<KeptTemplate, 'isFeatured' | 'revision'> & { isFeatured?: boolean }) => ({
  isFeatured: false,
  revision: 1,
  ...template,
});

/** The eleven templates: three recommended, eight listed. Their pictures are taken by `npm run pictures`. */
export const keptTemplates: readonly KeptTemplate[] = [
  kept({
    id: 'wedding-photographer',
    title: 'Wedding photographer',
    subtitle: 'A dark portfolio with galleries, packages and an enquiry form',
    category: 'portfolio',
    tags: ['Portfolio', 'Minimalism', 'Adaptive'],
    label: 'Popular',
    isFeatured: true,
  }),
  kept({
    id: 'ceramics-shop',
    title: 'Ceramics shop',
    subtitle: 'Products, a cart that remembers and a checkout that checks',
    category: 'ecommerce',
    tags: ['E-commerce', 'Minimalism', 'Adaptive'],
    label: 'E-commerce',
    isFeatured: true,
  }),
  kept({
    id: 'software-product',
    title: 'Software product',
    subtitle: 'Features, three prices and answers for a product people try first',
    category: 'business',
    tags: ['Business', 'SEO', 'Animation'],
    label: 'New',
    isFeatured: true,
  }),
  kept({
    id: 'neighbourhood-bakery',
    title: 'Neighbourhood bakery',
    subtitle: 'Bread list with prices, opening hours and the story of the oven',
    category: 'restaurants',
    tags: ['Business', 'Bright', 'SEO'],
    label: 'Popular',
  }),
  kept({
    id: 'osteria',
    title: 'Osteria',
    subtitle: 'A dinner menu, tables by request and a calendar of evenings',
    category: 'restaurants',
    tags: ['Business', 'Adaptive'],
    label: null,
  }),
  kept({
    id: 'law-office',
    title: 'Law office',
    subtitle: 'Practice areas, people and a first conversation, in plain words',
    category: 'business',
    tags: ['Business', 'SEO', 'Minimalism'],
    label: null,
  }),
  kept({
    id: 'dental-practice',
    title: 'Dental practice',
    subtitle: 'Treatments, opening hours that know the day, and a booking request',
    category: 'business',
    tags: ['Business', 'Bright', 'Adaptive'],
    label: 'New',
  }),
  kept({
    id: 'climbing-gym',
    title: 'Climbing gym',
    subtitle: 'Classes by day, memberships and a first visit explained',
    category: 'business',
    tags: ['Business', 'Bright', 'Animation'],
    label: null,
  }),
  kept({
    id: 'fashion-label',
    title: 'Fashion label',
    subtitle: 'A small collection, a lookbook and a cart, with room around everything',
    category: 'ecommerce',
    tags: ['E-commerce', 'Fashion', 'Minimalism'],
    label: 'E-commerce',
  }),
  kept({
    id: 'coffee-roaster',
    title: 'Coffee roaster',
    subtitle: 'Beans by the bag, a subscription and brewing guides',
    category: 'ecommerce',
    tags: ['E-commerce', 'Bright', 'SEO'],
    label: null,
  }),
  kept({
    id: 'architecture-studio',
    title: 'Architecture studio',
    subtitle: 'Selected work, a way of working and the people who draw',
    category: 'portfolio',
    tags: ['Portfolio', 'Minimalism', 'SEO'],
    label: null,
  }),
];
