import type { Plan } from './plan';

/** The plans of specification §9, cheapest first. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    period: '',
    description: 'For a first site, and for finding out.',
    buttonText: 'Start for free',
    buttonVariant: 'plain',
    popular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 29,
    period: 'per month',
    description: 'For people who make sites for a living.',
    buttonText: 'Choose Pro',
    buttonVariant: 'signal',
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 99,
    period: 'per month',
    description: 'For teams that answer for many sites.',
    buttonText: 'Choose Enterprise',
    buttonVariant: 'ink',
    popular: false,
  },
];
