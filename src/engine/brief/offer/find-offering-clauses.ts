import { isCueAt, type Reading } from '../reading';

const lookNoun =
  /^(?:styles?|design|look|looks|looking|feel|feeling|vibes?|mood|tone|aesthetic|colou?rs?|colou?red|palette|theme|website|site|page|pages|fonts?|typography|type|typeface|layout|photos?|pictures?|images?|imagery|background|bg|accents?|buttons?|headings?|headlines?|header|text|letters|lettering|animations?|space|whitespace|touch|touches|atmosphere|ambien[ct]e|energy|spirit|brand|branding|illustrations?|drawings?|textures?|grid|everything|nothing|it|language|wording|copy|voice|stil|farben|schrift|estilo|colores|dise[nñ]o|style|couleurs?|stile|colori|stijl|kleuren|styl|kolory)$/u;

/**
 * Tokens of clauses after the opening one that speak of things and not of the page: "natural wines by the glass, small plates"
 * tells what is served. What follows "for" or "like" is not looked at. `afterColon`: only clauses of a list that a colon
 * led in, "Spin City: road bikes, gravel bikes".
 */
export function findOfferingClauses(reading: Reading, afterColon = false): ReadonlySet<number> {
  const { tokens, lexicon } = reading;
  const { tones, styles, colours, schemes, shades, fonts, roles } = lexicon;
  const inside = new Set<number>();
  // Elsewhere words for the look are bent in more ways than lexicons list.
  if (reading.spoken !== 'en') return inside;
  const isLook = (form: string): boolean =>
    lookNoun.test(form) ||
    [tones, styles, colours, schemes, shades, fonts, roles].some(({ words }) => words.has(form));
  for (let from = 0; from < tokens.length;) {
    const clause = tokens[from]?.clause;
    let to = from;
    while (to < tokens.length && tokens[to]?.clause === clause) to += 1;
    let things = 0;
    let looks = 0;
    for (let at = from; at < to && !isCueAt(reading, at, 'for'); at += 1) {
      const { form = '' } = tokens[at] ?? {};
      if (isCueAt(reading, at, 'site', 'colour')) looks += 2;
      else if (lookNoun.test(form)) looks += 2;
      else if (
        !isLook(form) &&
        form.length > 2 &&
        !isCueAt(reading, at, 'and', 'with', 'break', 'no', 'ask', 'in', 'also')
      )
        things += 1;
    }
    if (afterColon && !isAfterColon(reading, from)) looks += 1;
    if (clause !== tokens[0]?.clause && looks === 0 && things > 0 && to - from <= 6)
      for (let at = from; at < to; at += 1) inside.add(at);
    from = to;
  }
  return inside;
}

function isAfterColon({ tokens }: Reading, from: number): boolean {
  const sentence = tokens[from]?.sentence;
  for (let at = from; at >= 0 && tokens[at]?.sentence === sentence; at -= 1)
    if (/^\s?:/u.test(tokens[at]?.gap ?? '')) return true;
  return false;
}
