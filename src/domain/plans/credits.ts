import type { PlanId } from './plan';

/** One credit is a tenth of a US cent of estimated model use. In millionths of a dollar. */
export const microsPerCredit = 1000;

/**
 * Credits of a calendar month by plan. The specification gives no figures: these are this product's own yardstick, $1, $10
 * and $50 of model use. Whoever owns the key of a model is billed by its provider, whatever stands here.
 */
export const monthlyCredits: Readonly<Record<PlanId, number>> = {
  free: 1000,
  pro: 10_000,
  enterprise: 50_000,
};

/** Millionths of a dollar as credits; part of one counts as a whole, so that nothing used ever reads as nothing. */
export function creditsOf(micros: number): number {
  return Math.ceil(micros / microsPerCredit);
}

/** A stretch of time in milliseconds since 1970, `end` not included. */
export type Span = { readonly start: number; readonly end: number };

/** The calendar month that a moment lies in, where the device is. */
export function monthAround(moment: number): Span {
  const date = new Date(moment);
  const start = new Date(date.getFullYear(), date.getMonth(), 1);
  const end = new Date(date.getFullYear(), date.getMonth() + 1, 1);
  return { start: start.getTime(), end: end.getTime() };
}

/** What an account has and used in one month. */
export type Credits = {
  readonly plan: PlanId;
  readonly allowance: number;
  readonly used: number;
  /** Never below zero. */
  readonly left: number;
  /** Share of the allowance that is used, 0 to 1. */
  readonly share: number;
  readonly month: Span;
  /** Answers in this month, those that cost nothing among them. */
  readonly answers: number;
  readonly tokens: number;
  readonly priceMicros: number;
};
