import { numberOf } from '../../../number-of';

/** To what a share is rounded: every so much, up, or to whatever is nearer. */
export type Rounding = { readonly step: number; readonly isUp: boolean };

const asked =
  /\bround(?:s|ed|ing)?\b(?<between>[^.;,]{0,30}?)\b(?:to|up)\b(?: (?:to )?(?:the |a |an )?)?(?<near>nearest|next|closest|full|whole)? ?(?<sum>[€£$]? ?(?:\d+(?:[.,]\d+)?|half|quarter|one|five|ten)?) ?(?<unit>p\b|c\b|ct\b|cents?\b|pence\b|pennies\b|penny\b)?/iu;
const abroad = /aufrunden|redondear|arrondi|arredond|arrotond|afrond/iu;
const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

/** "Rounds each share up to the next 50p": half a pound; whole units where no step is told, null where nothing is rounded. */
export function readRounding(prompt: string): Rounding | null {
  const { between = '', near, sum = '', unit } = asked.exec(prompt)?.groups ?? {};
  if (near === undefined && sum.trim() === '' && !/\bround(?:s|ed|ing)?\b[^.;,]{0,20}\bup\b/iu.test(prompt))
    return abroad.test(prompt) ? { step: 1, isUp: true } : null;
  const told = sum
    .replace(/[€£$ ]/gu, '')
    .replace(',', '.')
    .toLowerCase();
  const amount = told === '' ? 1 : (parts[told] ?? (/\d/u.test(told) ? Number(told) : numberOf(told)));
  const step = unit === undefined ? amount : amount / 100;
  const isUp =
    /\bup\b/iu.test(`${between} ${asked.exec(prompt)?.[0] ?? ''}`) || !/nearest|closest/iu.test(near ?? '');
  return { step: step > 0 ? step : 1, isUp };
}
