/** What an integration belongs to, in the order of the tabs. */
export const integrationCategories = ['hosting', 'files', 'code', 'device', 'models', 'business'] as const;
export type IntegrationCategory = (typeof integrationCategories)[number];

/** Whether it can be used: today, later, or by agreement. */
export type IntegrationStatus = 'Available' | 'Coming Soon' | 'Enterprise';

/** Something that the product works together with (specification §3). */
export type Integration = {
  readonly name: string;
  readonly description: string;
  readonly category: IntegrationCategory;
  readonly features: readonly string[];
} & (
  | {
      readonly status: 'Available';
      /** Address in the app where it is set up or used. */ readonly connect: string;
    }
  | { readonly status: 'Coming Soon' | 'Enterprise' }
);

/** The choice of the tabs: one category, or all of them. */
export type IntegrationChoice = IntegrationCategory | 'all';

/** The choice after one was made: the category that is on already leads back to all (specification §4). */
export function chooseCategory(active: IntegrationChoice, chosen: IntegrationChoice): IntegrationChoice {
  return chosen === active ? 'all' : chosen;
}

/** The integrations of a choice, in their own order. */
export function ofCategory(
  integrations: readonly Integration[],
  choice: IntegrationChoice,
): readonly Integration[] {
  return choice === 'all' ? integrations : integrations.filter(({ category }) => category === choice);
}
