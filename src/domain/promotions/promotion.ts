/** When a promotion ends: a moment in local time, or so many days after it was first seen on this device, at an hour. */
export type PromotionEnd =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'after-first-view'; readonly days: number; readonly hour: number };

export type Promotion = {
  readonly id: string;
  readonly targetDate: PromotionEnd;
  readonly title: string;
  readonly description: string;
  readonly expiredDescription: string;
  readonly badgeText: string;
  readonly expiredBadgeText: string;
  readonly buttonText: string;
  readonly expiredButtonText: string;
  readonly promoCode: string;
};

/** The code of a promotion that names none (specification §3). */
export const defaultPromoCode = 'LAUNCH50';
