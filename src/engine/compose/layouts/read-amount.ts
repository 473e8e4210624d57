/** The number in a price as written: `€1.299,00` is 1299, `179 kr` is 179. Null when there is none. */
export function readAmount(price: string): number | null {
  const digits = /\d[\d.,\s\u00a0]*/
    .exec(price)?.[0]
    .replace(/[\s\u00a0]/g, '')
    .replace(/[.,]$/, '');
  if (!digits) return null;
  const plain = /[.,]\d{1,2}$/.test(digits)
    ? `${digits.slice(0, digits.search(/[.,]\d{1,2}$/)).replace(/[.,]/g, '')}.${digits.split(/[.,]/).at(-1)}`
    : digits.replace(/[.,]/g, '');
  return Number(plain);
}
