const label = String.raw`[\p{L}][\p{L}'’ ]{1,22}?`;
const forms = [
  String.raw`(?:^|[,.:;(]\s*|\bwith\s|\band\s)["“]?(?<one>${label})["”]?\s?(?:\/|\sor\s)\s?["“]?(?<other>${label})["”]?\sbuttons?\b`,
  String.raw`\bbuttons?\s(?:for\s|saying\s|labell?ed\s)?["“]?(?<one>${label})["”]?\s?(?:\/|\sand\s|\sor\s)\s?["“]?(?<other>${label})["”]?(?=[,.;)]|$|\sso\b|\sthat\b)`,
  String.raw`["“](?<one>${label})["”]\s?(?:\/|,|and|or)\s?["“](?<other>${label})["”]\s(?:on|as|for)\s(?:the\s)?(?:two\s)?buttons?\b`,
  // "He flips them and says got it or not yet"
  String.raw`\b(?:says?|marks?|tap|taps|press|presses)\s(?:it\s|them\s)?(?:as\s)?["“]?(?<one>(?!it\b)${label})["”]?(?:\sor\s|\s?\/\s?)["“]?(?<other>${label})["”]?(?=[,.;)]|$)`,
  // „Gewusst“ oder „Nochmal“
  String.raw`["“„«»](?<one>${label})["“”»«]\s?(?:\/|,|\s(?:or|oder|o|ou|of|lub|and|und|y|et|e|en)\s)\s?["“„«»](?<other>${label})["“”»«]`,
].map((form) => new RegExp(form, 'iu'));
const missed =
  /\b(?:don['’]?t|do not|didn['’]?t|not|no|again|wrong|forgot|missed|hard|unknown|later|repeat|still learning|nochmal|noch einmal|nicht|falsch|wieder|otra vez|de nuevo|repasar|encore|à revoir|pas|de novo|outra vez|não|ancora|riprova|opnieuw|niet|jeszcze raz|nie|tekrar)(?![\p{L}])/iu;
const start = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\b(d(?:id|o)n)t\b/iu, '$1’t');

/** What the two buttons under a card say, where the prompt tells it: "know / don't know buttons". */
export function readAnswerButtons(
  prompt: string,
): { readonly missed: string; readonly known: string } | null {
  for (const form of forms) {
    const { one, other } = form.exec(prompt)?.groups ?? {};
    if (one === undefined || other === undefined || missed.test(one) === missed.test(other)) continue;
    const [bad, good] = missed.test(one) ? [one, other] : [other, one];
    return { missed: start(bad.trim()), known: start(good.trim()) };
  }
  return null;
}
