/** Lower case without accents and with plain apostrophes, for comparing words: `Sección` -> `seccion`. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss')
    .normalize('NFC');
}
