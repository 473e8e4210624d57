const giving =
  /\b(?:donate|donating|donations?|fundrais\p{L}*|funds?|funding|gift aid|sponsor\p{L}*|standing orders?|money|grants?)\b|[£$€]/iu;

/** Whether a cause speaks of money: one that asks for bicycles and hands has no sums to choose from. */
export const asksForMoney = (prompt: string): boolean => giving.test(prompt);
