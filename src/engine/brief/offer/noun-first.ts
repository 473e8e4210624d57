/** Languages whose noun comes before what describes it: "fondo crema", "خلفية بيضاء". */
export const nounFirst: ReadonlySet<string> = new Set(['es', 'fr', 'pt', 'it', 'ar', 'he', 'ca', 'ro']);
