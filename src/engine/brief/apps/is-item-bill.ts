/** "Bill splitter with items per person": one bill whose parts are shared out, and nobody has paid yet. */
export const isItemBill = (prompt: string): boolean =>
  /\b(?:bills?|checks?|receipts?|restaurant|dinner|meal)\b/iu.test(prompt) &&
  /\b(?:split(?:s|ting|ter)?|divid(?:e|es|ing)|shar(?:e|es|ing))\b/iu.test(prompt) &&
  /\bitems?\b|\bitemi[sz]ed\b|\bdish(?:es)?\b|\bwhat (?:each|everyone|everybody)(?: person)? (?:had|ate|ordered|eats)\b|\bassign/iu.test(
    prompt,
  ) &&
  !/\bowes?\b|\bpaid\b|\bsettle|\btrip\b|\bmonth/iu.test(prompt);
