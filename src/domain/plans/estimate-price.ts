const rate = /\$\s*(\d+(?:\.\d+)?)\s*(?:per|\/)\s*(1\s*K|1\s*M)\s*tokens?/i;

/**
 * What an answer cost by the price a model's record gives, in millionths of a US dollar: `$0.01 per 1K tokens` or
 * `$3 / 1M tokens`. 0 when it is free; null when the price is not one by tokens.
 */
export function estimatePrice(pricing: string, tokens: number): number | null {
  if (/^\s*free\b/i.test(pricing)) return 0;
  const [, dollars, unit] = rate.exec(pricing) ?? [];
  if (dollars === undefined || unit === undefined) return null;
  const per = /k/i.test(unit) ? 1000 : 1_000_000;
  return Math.round((Number(dollars) * 1_000_000 * tokens) / per);
}
