const sign = String.raw`(?:[Tt]he\s)?\p{Lu}[\p{L}’'&-]*(?:\s(?:\p{Lu}[\p{L}’'-]*|&|and|of|the|for|in|on)){0,6}`;
/** "We are the Friends of Tadworth Library, a small charity", "The Old Dairy is a bakery and café" */
const presenting = new RegExp(
  String.raw`^(?:(?:I|[Ww]e)(?:['’](?:re|m)|\s(?:are|am|run|own))\s${sign},\s|${sign}\s(?:is|are)\s)(?=an?\s)`,
  'u',
);
const tending =
  /^([Ii]|[Ww]e)\s(?:look after|manage|keep|drive|operate|care for|organi[sz]e|host|put on)\s(?=an?\s)/u;

/** "we're three lads from Govan who do removals": what they do, and not how many they are. */
const persons =
  /^(?:[Ww]e['’]?re|[Ww]e are)\s(?:\p{L}+\s){1,3}?(?:lads|lasses|people|friends|sisters|brothers|women|men|mates|cousins|neighbours|parents|mums|dads|volunteers|of us)\b[^.,]{0,30}?\swho\s(?=(?:do|make|sell|run|fix|mend|grow|bake|brew|teach|clean|hire|keep|build|restore)\s)/u;

/** "I'm a retired vicar who restores organs": what somebody does now, and not what they were. */
const working =
  /^(?:I['’]m|I am)\san?\s(?:retired|former|ex-?)\s?[\p{L} -]{3,24}\swho\s(?:now\s)?(restore|repair|make|build|tune|teach|mend|paint|carve|bake|grow|sell|bind|write|train|restring)s\b/u;

/**
 * The sentence that says what a house is, in the few shapes that the reader of short prompts knows: without its own name, which
 * is read elsewhere and whose words ("Friends", "Dairy") were taken for what it offers.
 */
export const withoutSubject = (gist: string): string =>
  gist
    .replace(persons, 'We ')
    .replace(presenting, 'We are ')
    .replace(tending, '$1 run ')
    .replace(/(?<![\p{L}-])co-(?=(?:working|op|operative|living|housing)(?!\p{L}))/gu, 'co')
    .replace(working, (_all, verb: string) => `I ${verb}`);
