const title = String.raw`\p{Lu}[\p{L}&'’ -]{1,24}`;
/** "5-page site for Thornwood Joinery: Home, Services, About": a list that opens with the first page is one of pages. */
const pageList = new RegExp(
  String.raw`^(?<before>[^\n:]{0,140}?)(?<mark>:\s|,?\swith\s|\s[–—-]\s)(?=Home(?:\s?page)?,\s(?:${title},\s){1,9}(?:(?:and|&)\s)?${title}(?:[.\n]|$))`,
  'u',
);
const isSite = /\b(?:site|website|page|portfolio|homepage)s?\b/iu;
const isSaid =
  /\b(?:pages|tabs|sections|menu|navigation|nav|pagina['’]?s|pagine|p[áa]ginas|seiten|sayfa\p{L}*|strony)\W*$/iu;
const counted =
  /^(?<article>an?\s)?(?:\d{1,2}|two|three|four|five|six|seven|eight)[-\s]page(?:d|r)?\s(?<thing>(?:web)?site)/iu;

/** "A website to collect my mum's recipes": what is to be kept there is what it is for. */
const kept =
  /^(?<lead>(?:(?:an?|my|our|i (?:want|need) an?)\s)?(?:(?:private|little|small|simple|family)\s)?(?:web ?)?(?:site|page))\s(?:to|where (?:i|we) can)\s(?:collect|keep|save|store|gather|preserve|archive|write down|put together|put)\s(?:together\s)?(?:all\s(?:of\s)?)?(?=(?:my|our)\s)/iu;
/** "Website to sell my house: 3 bed semi in Stroud" */
const sold =
  /^(?:(?:(?:an?|simple|one[- ]page)\s)*(?:web ?)?(?:site|page)\s(?:to|for)\s(?:sell|selling)|(?:i['’]?m|i am|we['’]?re|we are)\sselling)\s(?:my|our)\s(?:own\s)?(?<home>(?:\p{L}+\s){0,2}?(?:house|home|flat|cottage|bungalow|apartment|farmhouse|barn conversion|property|maisonette|villa))\b/iu;

/** "Lost and found board for our street": a list that neighbours add to. */
const lostAndFound =
  /^(?:an?\s)?lost[- ](?:and|&|\+)[- ]found\s(?:board|page|site|list|noticeboard)(?:\sfor\s(?:our|the|my)\s[^:.,\n]{3,40})?(?=\.)/iu;

/** A prompt with the first words of it as others would have said them, where only those are read. */
export function sayPlainly(prompt: string): string {
  const listed = pageList.exec(prompt);
  const { before = '', mark = '' } = listed?.groups ?? {};
  const withPages =
    listed && isSite.test(before) && !isSaid.test(before)
      ? `${before.replace(counted, '$<article>$<thing>')} with these pages: ${prompt.slice(before.length + mark.length)}`
      : prompt;
  return withPages
    .replace(lostAndFound, 'Directory of lost and found items')
    .replace(kept, '$<lead> for ')
    .replace(sold, (_, home: string) => `${home.charAt(0).toUpperCase()}${home.slice(1)} for sale by owner`);
}
