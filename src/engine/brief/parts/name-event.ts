const labelled =
  /^\s*(?:an?\s|the\s)?event\s(?:page|site|website)\s?(?::|\s[–—-])\s+(?=["“](?<name>[^"”\n]{3,60})["”])/iu;
const noun =
  /(?<!\p{L})(?:supper|dinner|party|gala|picnic|fair|f[eê]te|lunch|breakfast|brunch|ball|concert|talk|launch|workshop|meet-?up|tasting|run|auction|reunion|ceremony|exhibition|screening|market|festival|conference|hackathon|retreat|symposium|summit|quiz night|open day|walk)(?!\p{L})/iu;

/** "Event page: “Founders' Supper”, 7pm": what it is stands in its name, and opens the prompt as it does elsewhere. */
export const nameEvent = (prompt: string): string => {
  const found = labelled.exec(prompt);
  const [what] = noun.exec(found?.groups?.['name'] ?? '') ?? [];
  return found && what !== undefined
    ? `${what.charAt(0).toUpperCase()}${what.slice(1).toLowerCase()} called ${prompt.slice(found[0].length)}`
    : prompt;
};
