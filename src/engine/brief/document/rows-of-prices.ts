const row =
  /^(?<lead>\s*(?:[-*•]\s+)?)(?<name>\p{L}[\p{L}\d &'’-]{1,30}):\s+(?<price>(?:from\s)?[£$€]\s?\d[\d.,]*\d?(?:k\b)?(?:\s?(?:\/|per |a |an )\s?\p{L}+)?)[,;]\s+(?<rest>[^£$€\n]{3,120}?)\.?\s*$/u;

/** "Single: £19/month, one shop, 5,000 items" among its like: a plan with its price and what is in it. */
export const rowsOfPrices = (text: string): string => {
  const lines = text.split('\n');
  const found = lines.map((line) => row.exec(line)?.groups);
  return lines
    .map((line, at) => {
      const own = found[at];
      if (!own || !(found[at - 1] || found[at + 1])) return line;
      const { name = '', price = '', rest = '' } = own;
      return `- ${name} ${price} (${rest})`;
    })
    .join('\n');
};
