const begins = String.raw`(?:[:;.]|\b(?:with|shows?|showing|see|has|have|put|want|need))\s`;
const above = new RegExp(
  String.raw`(?:^|${begins})(?<list>(?:(?!\b(?:with|shows?|showing|see)\s)[^:;.\n]){3,140}?)\s(?:right\s)?(?:on|across|along|at|up)\s(?:the\s)?(?:very\s)?top\b`,
  'iu',
);
const onCards =
  /\b(?:cards|tiles|boxes|figures|numbers|kpis?)\s(?:for|with|showing|of|saying)\s(?<list>[^:;.\n]{3,140})/iu;
/** Where the figures end and what else the page shows begins. */
const drawn =
  /\b(?:charts?|graphs?|tables?|lists?|maps?|donuts?|pies?|calendars?|filters?|search|toggle|mode)\b/iu;
const span = /^(?:this|last) (?:week|month|year)$/iu;
const ofToday = /^(?:today['’]s\s(?<of>.+)|(?<what>.+)\stoday)$/iu;

/**
 * The figures of a dashboard told by where they stand: "visitors, orders and revenue on top", "cards for today's output,
 * this month and CO2 saved". Empty where fewer than two are told that way.
 */
export function figuresOnTop(prompt: string): readonly string[] {
  const list = (above.exec(prompt) ?? onCards.exec(prompt))?.groups?.['list'] ?? '';
  const said = list
    .split(/,\s*(?:and\s+|plus\s+)?|\s+(?:and|plus)\s+/iu)
    .map((name) =>
      name.replace(/^(?:(?:the|our|my|an?|how many|number of|total number of)\s)+/iu, '').trim(),
    );
  const end = said.findIndex((name) => drawn.test(name));
  const names = end < 0 ? said : said.slice(0, end);
  let day = '';
  const told = names.map((name) => {
    const { of, what } = ofToday.exec(name)?.groups ?? {};
    day = of ?? what ?? day;
    // "Today's output, this month": of the same thing.
    return span.test(name) && day !== '' ? `${day} ${name}` : name;
  });
  return told.length > 1 && told.every((name) => name.length > 2 && name.split(' ').length <= 4) ? told : [];
}
