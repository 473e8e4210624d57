import type { TemplateCategory } from '@/domain/templates/template';

/** A category's card (specification §3): what it is called and the colour of its edge. */
export const categoryWords: Readonly<
  Record<TemplateCategory, { readonly title: string; readonly description: string; readonly colour: string }>
> = {
  business: {
    title: 'Business',
    description: 'Practices, offices, gyms and products that have to explain themselves.',
    colour: 'bg-blueprint',
  },
  ecommerce: {
    title: 'E-commerce',
    description: 'Shops with a cart that remembers and a checkout that checks.',
    colour: 'bg-amber',
  },
  portfolio: {
    title: 'Portfolio',
    description: 'Work first, then who made it and how to ask for more.',
    colour: 'bg-ink',
  },
  restaurants: {
    title: 'Restaurants',
    description: 'What there is to eat, what it costs and when the door is open.',
    colour: 'bg-signal',
  },
};
