/** 32 letters and digits that nobody mistakes for one another: five random bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const idCharacters = 20;

/** A new id: 100 random bits, safe in addresses and file names. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idCharacters));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** A new seed for the composer: a whole number of 32 bits. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
