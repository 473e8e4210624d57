/** Towns of one word, and the first words of those of two, as Hebrew joins its "in" to them: "בחיפה", "בתל אביב". */
const single =
  'ירושלים|חיפה|אילת|הרצליה|הרצלייה|נתניה|רעננה|אשדוד|אשקלון|טבריה|נצרת|עכו|מודיעין|גבעתיים|גליל|גולן|נגב|חולון|יפו|רחובות|נהריה|כרמיאל|צפת|עפולה|חדרה|יבנה|לוד|רמלה|יקנעם|דימונה|ערד|קיסריה|שדרות|אופקים|נתיבות';
const double =
  'פרדס|טירת|תל|רמת|באר|כפר|פתח|ראשון|בת|בני|הוד|זכרון|זיכרון|קרית|קריית|ראש|בית|גן|גבעת|מצפה|נס|רמות|מעלה';
const joined = new RegExp(`^(?<lead>[בל]|מ)(?:(?<single>${single})|(?<double>${double}))$`, 'u');

/** The town that a word with a joined "in" names, and whether the next word belongs to it; null for other words. */
export function hebrewTownIn(form: string): { readonly town: string; readonly isDouble: boolean } | null {
  const { single: one, double: two } = joined.exec(form)?.groups ?? {};
  const town = one ?? two;
  return town === undefined ? null : { town, isDouble: two !== undefined };
}

/** "גליל העליון": a part of a stretch of land, written behind it. */
export const landParts = /^ה(?:עליון|תחתון|מערבי|צפוני|דרומי|מזרחי)$/u;

/** Whether a word says where something is: "בחיפה". */
export function isHebrewTown(form: string): boolean {
  return form.startsWith('ב') && hebrewTownIn(form) !== null;
}
