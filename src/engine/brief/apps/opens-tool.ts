const tool =
  /^(?:(?!for )[\p{L}\p{N}'’+/-]+ ){0,5}?(?:apps?|trackers?|(?<!(?:wedding|event|party|financial|estate|town|city|funeral|travel|trip|kitchen|garden) )planner|calculator|converter|timer|quiz|kanban|board|to-?\s?do(?: list)?|(?:task|reading|guest|wish|watch|check|shopping|grocery|packing) ?list|forum|chat|tic[- ]tac[- ]toe|log|dashboard|chore chart|directory|game|poll|bookings?|score ?board|raffle|countdown|flashcards|crm|inventory|rota|draw|table|tool|timesheet|wheel|picker|diary|roller|splitter|player|reminder)(?=$|[,.:;]| (?:app|tool|game|table|page|against|about|for|with|to|that|where|which|in|on|of|between|from|called|named|grouped|sorted|arranged|by)(?![\p{L}]))/u;

/** "A page to book a studio": what is done there. */
const toBook =
  /^(?:an? )?(?:page|something|somewhere|place|way) (?:to |where [^.:;]{2,30}? (?:can )?)(?:book|reserve) (?:an?|the|our|one) /u;

/** Whether a folded prompt opens with a tool to work with, rather than the site of somebody. */
export const opensTool = (folded: string): boolean =>
  (tool.test(folded) || toBook.test(folded)) &&
  !/\b(?:web ?site|landing|homepage)\b/u.test(folded.slice(0, 120));
