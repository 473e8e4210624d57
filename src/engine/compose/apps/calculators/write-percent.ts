/** A share as the language writes it: "10%" in English, "10 %" in French, "%10" in Turkish; in Western digits. */
export const writePercent = (share: number, language: string): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 2 }).format(
    share / 100,
  );
