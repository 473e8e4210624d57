/** Who or what a told clause may begin with, so that "say what we do" and "explain how it works" stay wishes for a part. */
const speaker = String.raw`(?:we|i|you)(?:['’](?:re|ve|ll|m|s|d))?\s|im\s|there['’]?s?\s`;
const teller = String.raw`(?:${speaker}|(?:all )?(?:our|my)\s)`;
const aside = String.raw`(?:\s(?:clearly|somewhere|also|please|up front|on there|on the (?:front|home) ?page))?`;
const lead = String.raw`(?<lead>^|[.!?]\s+|\n|,\s+(?:and\s|but\s)?|;\s+|\s(?:and|but)\s)(?:please\s|also\s|do\s|can you\s|should\s|it should\s|it needs to\s|must\s)*`;
const openly = String.raw`mention|point out|make (?:it )?(?:very |really )?clear|stress|emphasi[sz]e|highlight|let (?:people|everyone|customers|visitors|guests|them) know|tell (?:people|everyone|customers|visitors|guests|them)`;
const order = new RegExp(
  String.raw`${lead}(?:(?:say|state|note|explain|${openly})${aside}\s(?=${speaker})|(?:say|state|note|explain|show)${aside}\sthat\s(?=${teller})|(?:${openly})${aside}\sthat\s(?=\p{L}))(?<first>\p{L})`,
  'giu',
);
/**
 * "Explain the choices, and that we collect from home": the second thing that the same order asks to be told. "And" is
 * looked for first, what stands before it only where it is found: else every letter would be read once more for each.
 */
const second = new RegExp(
  String.raw`(?=,?\s(?:and|but|plus)\s)(?<=\b(?:say|state|explain|mention|show|stress|make clear|point out|tell \p{L}+)\b[^.!?\n]{3,120}),?\s(?:and|but|plus)\s(?:also\s)?that\s(?=${teller})(?<first>\p{L})`,
  'giu',
);

/** "page for back pain, page for sports injuries": a page each. */
const pagesFor =
  /\b(?:an?\s)?pages? for (?<one>[^,.;\n]{3,40}?)(?:,|,? and|;)\s(?<rest>(?:(?:an?\s|one\s|another\s)?page for [^,.;\n]{3,40}?(?:,? and\s|,\s|;\s))*(?:an?\s|one\s|another\s)?page for [^,.;\n]{3,40}?)(?=[.\n]|$)/iu;
const pageFor = /(?:an?\s|one\s|another\s)?page for /iu;
const eachAPage = (prompt: string): string =>
  prompt.replace(pagesFor, (...match) => {
    const { one = '', rest = '' } = match.at(-1) as Record<string, string | undefined>;
    const names = [
      one,
      ...rest.split(pageFor).map((name) => name.replace(/(?:,? and|[,;])?\s*$/u, '')),
    ].filter(Boolean);
    return `A page each for ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
  });

/** "Sessions are 45 minutes, £58": what one costs, called by its length. */
const timed =
  /\b(?<what>session|appointment|lesson|class|treatment|consultation)(?:s|es)? (?:are|last|is|lasts) (?<long>\d{2,3})[- ]?(?:minutes|mins?)(?: long)?(?:,| and| at)?\s(?:costs? |for )?(?=[£$€]\d)/giu;

const upper = (letter: string): string => letter.toLocaleUpperCase();

/**
 * "… and say we're shut Sundays", "make it clear that dogs are welcome": what is to be told is a sentence of its own, and
 * the order to tell it is gone, so that it is read as any other sentence of its owner.
 */
/** "…, and a line that it works without signal": words that are to stand on the page. */
const lineThat =
  /(?:,\s(?:and\s)?|\sand\s|\swith\s|\splus\s)(?:an?|one)\s(?:short\s|small\s|clear\s|little\s|brief\s|friendly\s)?(?:line|note|sentence|remark|reminder|statement|mention|message)\s(?:that|saying(?:\sthat)?|to say(?:\sthat)?|about how)\s(?<first>\p{L})/giu;

export const tellOrders = (prompt: string): string =>
  eachAPage(prompt)
    .replace(lineThat, (...match) => {
      const { first = '' } = match.at(-1) as Record<string, string | undefined>;
      return `. ${upper(first)}`;
    })
    .replace(timed, (...match) => {
      const { what = '', long = '' } = match.at(-1) as Record<string, string | undefined>;
      return `${long} minute ${what.toLowerCase()} `;
    })
    .replace(order, (...match) => {
      const { lead: before = '', first = '' } = match.at(-1) as Record<string, string | undefined>;
      const end = /^[.!?\n]/u.test(before) ? before : before === '' ? '' : '. ';
      return `${end}${upper(first)}`;
    })
    .replace(second, (...match) => {
      const { first = '' } = match.at(-1) as Record<string, string | undefined>;
      return `. ${upper(first)}`;
    });
