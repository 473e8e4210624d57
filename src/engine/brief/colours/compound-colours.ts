import type { Shade } from '../lexicon/language-lexicon';
import { findPhrases } from '../words/phrase-index';
import type { Reading } from '../reading';

/** A colour written as one word with what bends it; `shade` is null where the first half is a thing. */
export type CompoundColour = { readonly at: number; readonly value: string; readonly shade: Shade | null };

type Halves = { readonly shades: Readonly<Record<string, Shade>>; readonly hues: RegExp };

// Words as they are folded: lower case, without accents.
const halves: Readonly<Record<string, Halves>> = {
  de: {
    shades: {
      hell: 'light', licht: 'light', blass: 'light', dunkel: 'dark', tief: 'deep', satt: 'deep', zart: 'soft', sanft: 'soft',
      pastell: 'pastel', matt: 'muted', staub: 'muted', leucht: 'bright', knall: 'bright', neon: 'neon', warm: 'warm', kuhl: 'cool',
    },
    hues: /^\p{L}{3,}?(?<hue>grun|blau|gelb|braun|grau|rosa|violett)(?:e[mnrs]?)?$/u,
  },
  nl: {
    shades: {
      licht: 'light', bleek: 'light', donker: 'dark', diep: 'deep', zacht: 'soft', pastel: 'pastel', stoffig: 'muted',
      fel: 'bright', helder: 'bright', knal: 'bright', neon: 'neon', warm: 'warm', koel: 'cool',
    },
    hues: /^\p{L}{3,}?(?<hue>groene?|blauwe?|bruine?|grijze?|grijs|roze|paarse?|oranje)$/u,
  },
  pl: {
    shades: { jasno: 'light', blado: 'light', ciemno: 'dark', intensywnie: 'deep', pastelowo: 'pastel', jaskrawo: 'bright' },
    hues: /^(?!)(?<hue>)$/u,
  },
}; // prettier-ignore

/**
 * "zachtgroen", "zartrosa", "jasnobrązowy", "flessengroen": colours in German, Dutch and Polish whose whole word no lexicon
 * has, but the second half. `isTaken` says which tokens are colours already.
 */
export function findCompounds(reading: Reading, isTaken: (at: number) => boolean): CompoundColour[] {
  const known = halves[reading.spoken];
  if (!known) return [];
  const { tokens, lexicon } = reading;
  const colourOf = (form: string, at: number): string | undefined => {
    const token = tokens[at];
    return token
      ? findPhrases(lexicon.colours, [{ ...token, form, isClosed: false }], { to: 1 })[0]?.value
      : undefined;
  };
  return tokens.flatMap(({ form, text, isClosed, gap }, at): CompoundColour[] => {
    // A capital inside a sentence is a noun or a name: "Frau Kirschgrün".
    const isNamed = /^\p{Lu}/u.test(text) && gap === ' ';
    if (isClosed || isNamed || isTaken(at) || form.length < 7) return [];
    for (const [half, shade] of Object.entries(known.shades)) {
      const value = form.startsWith(half) ? colourOf(form.slice(half.length), at) : undefined;
      if (value !== undefined) return [{ at, value, shade }];
    }
    const hue = known.hues.exec(form)?.groups?.['hue'];
    const value = hue === undefined ? undefined : colourOf(hue, at);
    return value === undefined ? [] : [{ at, value, shade: null }];
  });
}
