const women: Readonly<Record<string, RegExp>> = {
  he: /(?:^|[ ,|])(?:בעלת|[א-ת]{3,}(?<!צו|בי|חנו|כשרו|ידידו|תי|רו)ת)(?=[ ,.|]|$)/u,
  ar: /\|\s*ت/u,
  pl: /szefowa|właścicielka|specjalistka|gospodyni|delikatna|trenerka|kierowniczka/iu,
  de: /\p{L}(?:er|ist|ent)in\b|chefin/iu,
};
const men: Readonly<Record<string, RegExp>> = {
  he: /(?:^|[ ,|])(?:בעל|מאמן|איש|חניך|סופר|יודע|עונה|סוחב)(?=[ ,.|]|$)/u,
  ar: /\|\s*ي/u,
  pl: /właściciel\b|specjalista|trener\b|fachowiec|uczeń|szef\b/iu,
  de: /(?:inhaber|meister|leiter|trainer|koch)\b/iu,
};

/** Whether a role of a sample person is worded for a woman, for a man, or (null) for either: `role | what is said of them`. */
export function isWomansRole(language: string, role: string): boolean | null {
  if (women[language]?.test(role)) return true;
  return men[language]?.test(role) ? false : null;
}
