import { tidyHeading } from './tidy-words';

/** "The site must have:", "I'd like", "Pages we need:": what a list of pages is led in by. */
const lead =
  /(?:\b(?:must|should|needs? to|has to|will|to) (?:have|include|contain)|\b(?:we|i)(?:['’]d| would)?\s(?:need|want|like|love)|\bneed(?:ed|s)?|\bwant(?:ed|s)?|\bwith|\beach of (?:these|them|the following)|\bpages?(?:\sfor each of (?:these|them|the following))?|\bsections?|\btabs?|\bmenu|\bsite ?map)\s?(?:\(?(?:please|at least|draft)\)?)?(?:\s(?:(?:that\s)?(?:we|i)\s(?:need|want|would like)\s)?(?:are|is|should be|will be|to be|could be))?\s?[:–—-]?\s+/giu;
/** "A page for pianos, a page with prices": the list begins with its first page. */
const called = /(?<=^|[.!?]\s|\n)(?=an?\s(?:separate\s|own\s)?pages?\s(?:on|for|about|of|with)\s)/giu;
/** "Other pages: About, Repairs, Visit" */
const labelled = /\b(?:pages?(?:\s\p{L}+){0,5}|each of (?:these|them|the following))\s?:\s+$/iu;
const home = /^(?:home|home ?page|front page|landing page|start page|welcome page)$/iu;
const usual =
  /^(?:about(?: us| me)?|contact(?: us)?|prices?|pricing|events|news|services|gallery|faqs?|team|shop|menu|work|visit(?: us)?|who['’]s who|membership|classes|courses|our \p{L}+)$/iu;
const most = 5;
const fewest = 3;

type Entry = { readonly title: string; readonly isCalledPage: boolean };

/** "a page on getting a plot", "a home page with news", "who's who with a contact form": the title in an entry. */
const entryOf = (raw: string): Entry => {
  const text = raw
    .replace(/^(?:and|plus|then|also)\s/iu, '')
    .replace(/^A(?=n?\spages?\s)/u, 'a')
    // "A day here" with a capital is a title.
    .replace(/^(?:an?|the|one|another|separate)\s/u, '')
    .replace(/^(?:somewhere|a way|a place|a button)\s(?:for people\s)?to\s/iu, '')
    .trim();
  const subject = /^(?:separate\s)?pages?\s(?:on|for|about|of|with|explaining|listing|that (?:lists|shows|explains))\s(?:all\s)?(?:the\s|our\s|my\s)?(.+)$/iu.exec(text)?.[1]; // prettier-ignore
  if (subject !== undefined)
    return {
      title: /^(?:us|me)$/iu.test(subject)
        ? `About ${subject}`
        : // "a page for people who want to volunteer": what they want.
          subject
            .replace(/\swith (?:the|all|its)\s.*$/iu, '')
            .replace(/^(?:people|anyone|those|anybody) who (?:want|wants|would like|wish|wishes) to\s/iu, ''),
      isCalledPage: true,
    };
  const bare = text.replace(/\s(?:with|where|which|that|showing|including|for)\s.+$/iu, '');
  const named = /^(.+?)\s(?:page|tab)$/iu.exec(bare)?.[1];
  return { title: (named ?? bare).replace(/^home ?page$/iu, 'Home'), isCalledPage: named !== undefined };
};

const wordsIn = (text: string): number => text.split(/\s+/u).length;
const notTitle =
  /[£$€\d@"“”]|\b(?:form|button|colou?rs?|photos?|pictures?|map|newsletter|logo|web\s?site|is|are|must|should|not|no|nothing|they|we)\b/iu;

/** Pages that a prompt names in one list, and the stretch that names them. */
export type PageList = { readonly titles: readonly string[]; readonly start: number; readonly end: number };

/**
 * Pages named in one list: one that begins with the first page ("home, membership, classes, contact"), or in which two and
 * more are called pages ("a page for prices, a page about us and a contact page"). Null where there is none.
 */
export const pagesInList = (prompt: string): PageList | null => {
  for (const { index, 0: found } of [...prompt.matchAll(called), ...prompt.matchAll(lead)]) {
    const from = index + found.length;
    // "We should like pages for the history, applying and visiting"
    const isPlural = /\bpages\s+$/iu.test(found) && /^(?:for|on|about)\s/iu.test(prompt.slice(from));
    const rest = prompt.slice(from);
    const listed = /^(?:\([^()]*\)|[^.\n;!?:])+/u.exec(rest)?.[0] ?? '';
    // "Home; Our rooms; Visit us": parted by semicolons where there are several.
    const whole = /^(?:\([^()]*\)|[^.\n!?:])+/u.exec(rest)?.[0] ?? '';
    const bySemicolon = whole.split(';').length > fewest - 1;
    const list = bySemicolon ? whole : listed;
    const entries = (isPlural ? list.replace(/^\p{L}+\s/u, '') : list)
      .replace(/\s*\([^()]*\)/gu, '')
      .split(
        bySemicolon ? /;\s+(?:and\s+)?/u : /,\s+(?:and\s+)?|\s+and\s+(?=(?:an?|the)\s[^,]*$|[^,]{2,30}$)/iu,
      )
      // "history, visiting and the trustees, and somewhere to give": with an "and" behind a comma at its end the one before joins two.
      .flatMap((one, at, all) => {
        const pair = /,\s+and\s/iu.test(list) && at === all.length - 2 ? /^(.{3,30}?)\sand\s((?:the|our)\s.{3,30})$/iu.exec(one.trim()) : null; // prettier-ignore
        return pair ? [pair[1] ?? '', pair[2] ?? ''] : [one];
      })
      .map((one) => entryOf(one.trim()));
    const named = isPlural ? entries.length : entries.filter(({ isCalledPage }) => isCalledPage).length;
    const isHomed = home.test(entries[0]?.title ?? '') && entries.some(({ title }) => usual.test(title));
    // "At least a timetable page and a page for volunteers" are two.
    const isPair = named === 2 && entries.length === named;
    const isLabelled = labelled.test(found) && entries.filter(({ title }) => usual.test(title)).length > 1;
    if (!isPair && (entries.length < fewest || !(isHomed || isLabelled || named > 1))) continue;
    const titles = entries.map(({ title }) => title);
    if (titles.some((title) => title === '' || wordsIn(title) > most || notTitle.test(title))) continue;
    const tidy = titles.map((title) =>
      (/^(?:A|An|The)\s/u.test(title) ? title : tidyHeading(title))
        // "contact/booking page"
        .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' & ')
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    );
    const all = isHomed ? tidy : ['Home', ...tidy];
    return { titles: [...new Set(all)], start: from, end: from + list.length };
  }
  return null;
};
