const single =
  /(?:ss|us|is|ics|[’']s)$|^(?:pilates|series|news|darts|lens|plus|xmas|christmas|canvas|atlas|gas|jones|williams|davies|evans|roberts|hughes|edwards|phillips|rogers|richards|stevens|adams|matthews|collins|jenkins|brooks|thomas|james|lucas|nicholas|andreas|mathias|haas|ramos|santos|torres|flores)$/;

/** The verb that agrees with the name of a thing: "towels cost", "the tea towel costs", "Pilates costs". */
export function agreeWith(name: string, one: string, many: string): string {
  const head = name.toLowerCase().split(/ (?:of|for|with|in|at|per|from|on|to) |[,(:–]/u)[0] ?? '';
  const word = head.trim().split(/\s+/u).at(-1) ?? '';
  const isMany =
    /^(?:people|children|women|men|basics)$/.test(word) || (/\p{L}s$/u.test(word) && !single.test(word));
  return isMany ? many : one;
}
