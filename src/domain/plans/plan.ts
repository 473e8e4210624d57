/** A column of the plans: also the name of its value in a feature row. */
export type PlanId = 'free' | 'pro' | 'enterprise';

export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  /** In US dollars. */
  readonly price: number;
  /** What the price is for; empty when nothing is paid. */
  readonly period: '' | 'per month';
  readonly description: string;
  readonly buttonText: string;
  readonly buttonVariant: 'plain' | 'signal' | 'ink';
  readonly popular: boolean;
};

/** One line of the comparison: there, not there, or how much of it. */
export type PlanFeature = { readonly name: string; readonly tooltip: string } & Readonly<
  Record<PlanId, boolean | string>
>;

export type PlanFeatureSection = { readonly title: string; readonly features: readonly PlanFeature[] };
