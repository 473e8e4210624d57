import type { LostWords } from './lost-words';

/** Where a place stands right after, by language: folded words. */
const heralds: Readonly<Record<string, RegExp>> = {
  es: /^en$/u,
  fr: /^a$/u,
  de: /^(?:in|bei)$/u,
  pt: /^em$/u,
  it: /^(?:a|ad)$/u,
  nl: /^(?:in|te)$/u,
  pl: /^(?:w|we|pod|kolo)$/u,
};
const particles =
  /^(?:de|del|da|do|la|le|les|los|el|di|am|an|der|aan|den|sur|sous|en|d|san|santa|sant|saint|st)$/u;
/** What stands there otherwise: how something is done, where it is not a place. */
const noPlace =
  /^(?:domicil\p{L}*|casa|ligne|linea|line|online|general|genral|grupo|familia|famille|gruppe|persona|persone|personas|internet|madera|piedra|bois|pierre|legno|cuoio|pelle|cuero|cuir|mano|main|pareja|coppia|couple|equipo|equipe|verano|ete|estate|invierno|hiver|inverno|sommer|winter|zomer|affitto|noleggio|venta|vendita|forma|marcha|efectivo|persona|kleinen|kleine|kurze|ruhe|domu|sieci|szkole|centrum|centro|centre|carbone|gas|vapore|tavola|pied|pieds|piedi|cheval|cavallo|velo|partir|partire|temps|tempo|emporter|portata|scelta|choix|volonte|richiesta|medida|misura|mesure|menudo|aire|plein|piena|pleno|kombination|zusammenarbeit|form|overleg|opdracht|huis|uw|jouw|jullie|onze|euch|eurem|ihrem|ihrer|unserem|unserer|meinem|meiner|alle|allen|jedem|drie|twee|drei|zwei|tre|due|dos|tres|trois|deux|stock|kontakt|contact|vivo|directo|direct|diretta|tiempo|cour|cours|corso|curso|espanol|frances|ingles|francais|anglais|italiano|inglese|portugues|deutsch|englisch|blanco|negro|noir|nero|bici\p{L}*|velo|coche|auto|moto|tren|train|treno|bus|weiss|schwarz|wit|zwart)$/u;
const isWord = /^\p{Ll}[\p{L}\p{M}]{2,}$/u;

/** Tokens of the place that the first sentences name: "en getafe, …", "à manosque", "in bad tölz mit drei zimmern". */
export function listLostPlaces(words: LostWords, isTaken: (at: number) => boolean): number[] {
  const { tokens, language } = words;
  const herald = heralds[language];
  if (!herald) return [];
  for (const [at, token] of tokens.entries()) {
    if (token.sentence > 1) return [];
    if (!herald.test(token.form) || !words.joins(at + 1) || token.gap === '') continue;
    const found: number[] = [];
    let to = at + 1;
    while (to < at + 5 && words.joins(to) && !isTaken(to)) {
      const { text = '', form = '' } = tokens[to] ?? {};
      const isParticle = particles.test(form) && words.joins(to + 1);
      if (!isParticle && (!isWord.test(text) || noPlace.test(form) || words.isSmall(to))) break;
      if (!isParticle && words.isKnown(to) && found.length === 0) break;
      if (!isParticle) found.push(to);
      to += 1;
    }
    const isClosed =
      words.isEnd(to) ||
      words.isCue(to, 'with', 'and', 'since', 'self', 'break', 'for', 'called', 'offers') ||
      !words.joins(to);
    if (found.length > 0 && found.length <= 3 && isClosed) return found;
  }
  return [];
}
