/** Houses that are open to whoever comes: what is on show there, and where people pray. */
export type VisitedHouse = 'museum' | 'worship';

const museum = String.raw`mus[eé]e|[eé]co-?mus[eé]e|museo|ecomuseo|museu|ecomuseu|(?:casa|maison)[ -](?:museo|museu|musée)|\p{L}*museum|muze(?:um|ów)|skansenu?|müze(?:si)?|متحف|מוזיאון`;
const worship = String.raw`par(?:r?oquia|róquia|rocchia|oisse|ochie|afi[ai])|(?:iglesia|igreja|église|chiesa|mezquita|mesquita|mosquée|moschea|sinagoga|synagogue|synagoge|moschee|moskee|ermita|basílica|basilica)|\p{L}*kirche(?:ngemeinde)?|pfarr(?:ei|gemeinde)|\p{L}*kerk|kości[oó]ła?|meczetu?|synagog[ai]|camii?|kilisesi|sinagogu|مسجد|جامع|كنيسة|كنيس|(?:בית|בתי) (?:ה)?כנסת|כנסיי?[הת]`;
const heads = { museum, worship } as const;

/** "página web para el", "strona dla": what stands before the house in a wish for its site. */
const lead = String.raw`^(?:(?:[\p{L}-]+\s){0,4}?(?:para|pour|für|per|voor|van|dla|do|von|del?|della|dell['’]|du|da|pelo|عن|ل|של|ל|עבור)\s)?(?:(?:el|la|le|lo|il|los|o|a|l['’]|das|die|der|den|dem|het|de|ein(?:e|en|em)?|un[ae]?|um|uma|een|nuestr[oa]|notre|unser(?:e|en|em)?|noss[oa]|nostr[oa]|ons|onze|nasz(?:ej|ego)?|mały|małego)\s)*`;
const abbreviation = String.raw`(?:św|st|ste|sta|sto|ss|dr|hl)\.`;
const town = String.raw`\s(?:en|à|au|a|em|no|na|in|im|am|te|we?|w|ze?|bij|bei|near|في|ב)\s(?=[\p{Lu}\p{Script=Arabic}\p{Script=Hebrew}])|\sב-?(?=[א-ת]{3})`;
const behind = String.raw`(?:\s(?!(?:en|à|em|in|im|am|te|we|w|met|mit|avec|con|com|z|ile|için|website|site|site[sy]i|web|mit|geöffnet|open|ouvert|abiert[oa]|apert[oa]|abert[oa]|في|من|ב)(?!\p{L}))(?!ב-?[א-ת]{3})(?:${abbreviation}|[\p{L}\p{M}'’-]+)){0,6}`;

export type Sign = {
  readonly house: VisitedHouse;
  /** The head alone, "Museo", and with all that belongs to it, "Museo del Vino". */
  readonly head: string;
  readonly sign: string;
  readonly start: number;
};

const patterns = Object.entries(heads).map(([house, words]) => ({
  house: house as VisitedHouse,
  pattern: new RegExp(
    String.raw`${lead}(?<sign>(?:[\p{L}-]+\s){0,2}?(?<head>(?<![\p{L}])(?:${words})(?!\p{L}))${behind})(?=${town}|[\s]*[,.:;|\n("„«“–]|\s-\s|\s(?:met|mit|avec|con|com|z|ile|için|geöffnet|open|ouvert|abiert[oa]|apert[oa]|abert[oa])(?!\p{L})|\s*$)`,
    'iu',
  ),
}));

/** What else stands before a museum is its shop, its café or its guide. */
const other =
  /tienda|boutique|loja|negozio|shop|winkel|caf[eé]|restaurant|hotel|blog|curso|cours|kurs|app(?!\p{L})|quiz|guía|führer|orgel|architekt|restaura|festival|concierto|konzert|koor|chor(?!\p{L})|coro/iu;

/** The house that a prompt in another language than English opens with; null when it opens with something else. */
export function readSign(prompt: string): Sign | null {
  for (const { house, pattern } of patterns) {
    const found = pattern.exec(prompt);
    const { sign, head } = found?.groups ?? {};
    if (!found || sign === undefined || head === undefined) continue;
    if (other.test(found[0].slice(0, found[0].length - sign.length) + sign.slice(0, sign.indexOf(head))))
      continue;
    return { house, head, sign: sign.trim(), start: found[0].length - sign.length };
  }
  return null;
}

const named = Object.entries(heads).map(([house, words]) => ({
  house: house as VisitedHouse,
  word: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
}));

/** Which of these houses an offer or a name is that of. */
export const visitedHouse = (told: string): VisitedHouse | null =>
  named.find(({ word }) => word.test(told))?.house ?? null;
