import type { TemplateCategory } from '@/domain/templates/template';

/** A category's card (specification §3): what it holds and the colour of its edge. */
export const categoryWords: Readonly<
  Record<TemplateCategory, { readonly description: string; readonly colour: string }>
> = {
  business: {
    description: 'Practices, offices, gyms and products that have to explain themselves.',
    colour: 'bg-blueprint',
  },
  ecommerce: {
    description: 'Shops with a cart that remembers and a checkout that checks.',
    colour: 'bg-amber',
  },
  portfolio: {
    description: 'Work first, then who made it and how to ask for more.',
    colour: 'bg-ink',
  },
  restaurants: {
    description: 'What there is to eat, what it costs and when the door is open.',
    colour: 'bg-signal',
  },
};
