const women: Readonly<Record<string, RegExp>> = {
  he: /(?:^|[ ,|])(?:בעלת|[א-ת]{3,}(?<!צו|בי|חנו|כשרו|ידידו|תי|רו)ת)(?=[ ,.|]|$)/u,
  ar: /\|\s*ت/u,
  pl: /szefowa|właścicielka|specjalistka|gospodyni|delikatna|trenerka|kierowniczka/iu,
  de: /\p{L}(?:er|ist|ent)in\b|chefin|mutter/iu,
  es: /(?<!\p{L})(?:madre|mam[aá]|usuaria|clienta|una habitual)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:maman|mère|utilisatrice|cliente|une habituée|venue|repartie)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:mãe|utilizadora|usuária)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:mamma|madre|arrivata|venuta)(?!\p{L})/iu,
};
const men: Readonly<Record<string, RegExp>> = {
  he: /(?:^|[ ,|])(?:בעל|מאמן|איש|חניך|סופר|יודע|עונה|סוחב)(?=[ ,.|]|$)/u,
  ar: /\|\s*ي/u,
  pl: /właściciel\b|specjalista|trener\b|fachowiec|uczeń|szef\b/iu,
  es: /(?<!\p{L})(?:padre|papá|recién llegado|usuario|un habitual)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:papa|père|nouvel arrivé|parti de zéro|un habitué)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:pai|acabado de chegar|utilizador(?!a)|usuário)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:papà|padre|appena arrivato)(?!\p{L})/iu,
  de: /(?:inhaber|meister|leiter|trainer|koch)\b/iu,
};

/** Whether a role of a sample person is worded for a woman, for a man, or (null) for either: `role | what is said of them`. */
export function isWomansRole(language: string, role: string): boolean | null {
  if (women[language]?.test(role)) return true;
  return men[language]?.test(role) ? false : null;
}
