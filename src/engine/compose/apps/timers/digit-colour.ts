import type { AppContext } from '../app';

const digits =
  /\b(?:digits?|numbers?|numerals|figures|time|números?|dígitos|cifras|chiffres|ziffern|zahlen|cifre|numeri|cijfers|cyfry|rakamlar)(?!\p{L})/iu;

/** "Big digits in lime", "números grandes en amarillo": the running time has the colour that was asked for it. */
export const digitColour = ({ brief: { prompt, colours } }: AppContext): string =>
  colours.some(
    ({ value, spans }) =>
      value.role === 'accent' &&
      spans.some(({ start, end }) => {
        const before = /[^.;,\n]*$/u.exec(prompt.slice(Math.max(0, start - 30), start))?.[0] ?? '';
        const behind = /^[^.;,\n]*/u.exec(prompt.slice(end, end + 20))?.[0] ?? '';
        return digits.test(before) || digits.test(behind);
      }),
  )
    ? '[data-app="timer"] [role="timer"] { color: var(--accent-text); }\n'
    : '';
