import type { Figure } from './figures';

/** A case study: whom it is about, what was said to the composer, and what came of it. */
export type CaseStudy = {
  readonly customer: string;
  /** What its site was described with; the recording types it. */ readonly prompt: string;
  /** What was changed afterwards, in words. */ readonly wish: string;
  readonly gains: readonly Figure[];
};

/**
 * The sample story of specification §2.2: company and gains are made up, and the pages say so. Prompt, site and
 * recording are real.
 */
export const caseStudy: CaseStudy = {
  customer: 'TechNova',
  prompt:
    'Landing page for TechNova, software that plans the shifts of clinics. White, deep teal and coral, with features, how it works, three prices (Team €29, Clinic €90, Group €240) and FAQ. Button: “Book a walk-through”',
  wish: 'make the buttons coral',
  gains: [
    { value: '200%', label: 'more walk-throughs booked' },
    { value: '30%', label: 'more visitors who reach the prices' },
  ],
};
