const sum = String.raw`(?:(?:from\s)?[£€$]\s?\d[\d.,]*\d|(?:from\s)?[£€$]\s?\d|\d[\d.,]*\s?€|free|on request|custom)`;
const unit = String.raw`(?:\s?\/\s?\p{Ll}+|\s(?:a|per|each|pp)(?:\s\p{Ll}+)?)?`;
/** What a sum is for: "€8 / month", "$9 / user". */
const measure = String.raw`(?:months?|mo|years?|yr|weeks?|days?|nights?|users?|seats?|persons?|people|hours?|hr|h|heads?|pp|visits?|sessions?|class|kg|items?|each|annum)\b`;
const strokes = new RegExp(
  String.raw`(?<=(?:^|[(\s,:])${sum}${unit})\s\/\s(?=(?!${measure})\p{L}[\p{L}\d’'+ -]{0,28}?\s?(?:[:–-]\s)?${sum}(?!\p{L}))`,
  'giu',
);

/** "Free / Team £12 / Business £29": priced things that strokes part, with a comma between them. Another text as it stands. */
export const partStrokes = (text: string): string => text.replace(strokes, ', ');
