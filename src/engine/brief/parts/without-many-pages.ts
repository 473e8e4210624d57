const listed =
  /(?:^|[.!?]\s|\n)(?:Pages|P[áa]ginas|Pagine|Pagina['’]s|Podstrony|Strony|Sayfalar|الصفحات|صفحات|עמודים|דפים)\s?:\s/u;
const several =
  /\s(?:(?:de|à|en|avec) plusieurs pages|(?:de|con) varias páginas|(?:di|con) (?:più|varie|diverse) pagine|(?:de|com) várias páginas|(?:met|van) (?:meerdere|verschillende) pagina['’]s|z (?:kilkoma|wieloma) podstronami|çok sayfalı|متعدد(?:ة)? الصفحات|من عدة صفحات|עם (?:כמה|מספר) (?:עמודים|דפים)|מרובה עמודים)(?=\s|,)/iu;

/** A prompt that lists its pages, without the words that it has several: "Site de plusieurs pages pour A & B. Pages : …" names no pages A and B. */
export const withoutManyPages = (prompt: string): string =>
  listed.test(prompt) ? prompt.replace(several, '') : prompt;
