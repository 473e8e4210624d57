/** Crockford's digits: no I, L, O, U, so that a code survives being read aloud or written by hand. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeCharacters = 20;

/** A new recovery code of 100 random bits: `7K3QD-9XW2M-…`, four groups of five. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeCharacters));
  const code = Array.from(bytes, (byte) => digits[byte % digits.length]).join('');
  return (code.match(/.{5}/g) ?? []).join('-');
}

/** The code as it was meant: without spaces and dashes, and with the look-alikes set right. */
export function normalizeRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
}
