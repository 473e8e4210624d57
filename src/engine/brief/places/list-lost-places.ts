import type { LostWords } from '../words/lost-words';

/** Where a place stands right after, by language: folded words. */
const heralds: Readonly<Record<string, RegExp>> = {
  es: /^en$/u,
  fr: /^a$/u,
  de: /^(?:in|bei|aus)$/u,
  pt: /^em$/u,
  it: /^(?:a|ad)$/u,
  nl: /^(?:in|te|uit)$/u,
  pl: /^(?:w|we|pod|kolo)$/u,
};
const particles =
  /^(?:de|del|da|do|la|le|les|los|el|di|am|an|der|aan|den|sur|sous|en|d|san|santa|sant|saint|st)$/u;
/** What stands there otherwise: how something is done, where it is not a place. */
const noPlace =
  /^(?:domicil\p{L}*|casa|ligne|linea|line|online|general|genral|grupo|familia|famille|gruppe|persona|persone|personas|internet|madera|piedra|bois|pierre|legno|cuoio|pelle|cuero|cuir|mano|main|pareja|coppia|couple|equipo|equipe|verano|ete|estate|invierno|hiver|inverno|sommer|winter|zomer|affitto|noleggio|venta|vendita|forma|marcha|efectivo|persona|kleinen|kleine|kurze|ruhe|domu|sieci|szkole|centrum|centro|centre|carbone|gas|vapore|tavola|pied|pieds|piedi|cheval|cavallo|velo|partir|partire|temps|tempo|emporter|portata|scelta|choix|volonte|richiesta|medida|misura|mesure|menudo|aire|plein|piena|pleno|kombination|zusammenarbeit|form|overleg|opdracht|huis|uw|jouw|jullie|onze|euch|eurem|ihrem|ihrer|unserem|unserer|meinem|meiner|alle|allen|jedem|drie|twee|drei|zwei|tre|due|dos|tres|trois|deux|stock|kontakt|contact|vivo|directo|direct|diretta|tiempo|cour|cours|corso|curso|espanol|frances|ingles|francais|anglais|italiano|inglese|portugues|deutsch|englisch|blanco|negro|noir|nero|bici\p{L}*|velo|coche|auto|moto|tren|train|treno|bus|weiss|schwarz|wit|zwart)$/u;
const germanTowns = /.{2}(?:heim|burg|stadt|hausen|ingen|furt|dorf|brück|bruck|kirchen|weiler|rode)$/u;
const states = /^(?:ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to)$/u;
const withArticle =
  /^(?:rochelle|havre|mans|ciotat|baule|puy|coruna|palmas|plata|spezia|aquila|laguna|ejido|seyne|valette|grande|sables|teste|flotte)$/u;
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
      // "em bonito ms": with its state, any word is a town.
      const isStated = language === 'pt' && states.test(tokens[to + 1]?.form ?? '');
      // "w rzeszowie": bent as towns are.
      const isBent = language === 'pl' && /(?:owie|aniu|eniu|icach|ynie|inie|sku|awie|odzi)$/u.test(form);
      if (!isParticle && words.isKnown(to) && found.length === 0 && !isStated && !isBent) break;
      if (!isParticle) found.push(to);
      to += 1;
    }
    if (language === 'pt' && words.joins(to) && states.test(tokens[to]?.form ?? '')) to += 1;
    const isClosed =
      words.isEnd(to) ||
      words.isCue(to, 'with', 'and', 'since', 'self', 'break', 'for', 'called', 'offers') ||
      !words.joins(to);
    // "à la rochelle": where the article is part of it.
    const isOwn = withArticle.test(tokens[found[0] ?? -1]?.form ?? '') && found[0] === at + 2;
    if (found.length > 0 && found.length <= 3 && isClosed) return isOwn ? [at + 1, ...found] : found;
  }
  // "schreinerei holzner & sohn, rosenheim, massivholztische": a town that is a clause of its own.
  const alone = tokens.findIndex(
    (token, at) =>
      at > 1 &&
      token.sentence === 0 &&
      isWord.test(token.text) &&
      (words.isTown(at) ||
        (language === 'de' &&
          germanTowns.test(token.form) &&
          token.clause - (tokens[0]?.clause ?? 0) === 1)) &&
      !isTaken(at) &&
      !words.joins(at) &&
      (words.isEnd(at + 1) || !words.joins(at + 1)),
  );
  return alone < 0 ? [] : [alone];
}

const streets =
  /^(?:calle|plaza|avenida|paseo|via|viale|piazza|corso|vicolo|rua|praca|travessa|largo|rue|quai|avenue|boulevard|place|impasse|allee|chemin|route|ul|ulica|aleja|al)$/u;
const streetEnds =
  /(?:strasse|straße|str|weg|platz|allee|ring|gasse|ufer|damm|straat|gracht|laan|plein|kade|dijk|dam|singel|steeg|lei|vest|baan|caddesi|cad|bulvari|sokak|sok|mahallesi)$/u;
const streetWords = /^(?:str|strasse|straße|weg|platz|allee|gasse|ring|ufer)$/u;
const streetSizes = /^(?:kleine|grote|lange|korte|oude|nieuwe|alte|neue|obere|untere|am|an|zum|zur)$/u;

/** Tokens of streets with their numbers: "calle gondomar 12", "kleine houtstraat 45", "14 quai duperré". */
export function listLostStreets({ tokens, language, joins }: LostWords): number[] {
  const found: number[] = [];
  const isFigure = (at: number): boolean => /^\d{1,4}\p{Ll}?$/u.test(tokens[at]?.text ?? '');
  for (const [at, token] of tokens.entries()) {
    if (token.isClosed) continue;
    if (streets.test(token.form) && /^(?:es|it|pt|fr|pl)$/u.test(language)) {
      let to = at + 1;
      const isFirst = language === 'fr' && isFigure(at - 1) && joins(at);
      while (
        to < at + 6 &&
        (joins(to) || tokens[to - 1]?.form === 'ul') &&
        isWord.test(tokens[to]?.text ?? '')
      )
        to += 1;
      if (to > at + 1 && (isFirst || isFigure(to)))
        for (let one = at + 1; one < to; one += 1)
          if (
            !particles.test(tokens[one]?.form ?? '') &&
            tokens[one]?.form !== 'des' &&
            tokens[one]?.form !== 'du'
          )
            found.push(one);
    } else if (
      /^(?:de|nl|tr)$/u.test(language) &&
      (token.text.length > 4 || (streetWords.test(token.form) && isWord.test(tokens[at - 1]?.text ?? ''))) &&
      streetEnds.test(token.form) &&
      (isFigure(at + 1) || (tokens[at + 1]?.form === 'no' && isFigure(at + 2)))
    ) {
      found.push(at);
      // "kufsteiner str. 88": the street's name stands before.
      if (streetWords.test(token.form) && joins(at)) found.push(at - 1);
      // "karl-heine-str. 40", "bağdat caddesi 5"
      for (
        let one = at;
        one > at - 3 &&
        (tokens[one]?.gap === '-' ||
          (language === 'tr' && joins(one)) ||
          (joins(one) && streetSizes.test(tokens[one - 1]?.form ?? '')));
        one -= 1
      )
        found.push(one - 1);
    }
  }
  return found;
}
