const tool =
  /^(?:(?!for )[\p{L}\p{N}'’+/-]+ ){0,5}?(?:apps?|trackers?|planner|calculator|converter|timer|quiz|kanban|board|to-?do|(?:task|reading|guest|wish|watch|check) ?list|log|dashboard|directory|game|poll|flashcards|crm|inventory|rota|draw|table|tool|timesheet)(?![\p{L}])/u;

/** Whether a folded prompt opens with a tool to work with, rather than the site of somebody. */
export const opensTool = (folded: string): boolean =>
  tool.test(folded) && !/\b(?:web ?site|landing|homepage)\b/u.test(folded.slice(0, 120));
