const unit = String.raw`min(?:ute|uto|uut)?s?|minuten|minuti|minut[ay]?|dakika|hours?|hrs?|h|heures?|stunden?|horas?|or[ae]|uur|uren|godzin[aęy]?|saat|days?|tage?|jours?|días?|giorn[oi]|dag(?:en)?|dni|weeks?|wochen?|semaines?|semanas?|settiman[ae]|nights?`;
const pattern = new RegExp(
  String.raw`^(?:\s(?:for|pour|für|por|per|za|voor)\s|\s?\/\s?(?=\d))(?<duration>(?:(?:an?|one|une?|eine|una?|uma?|een|half an)\s|\d{1,3}\s?)(?:${unit})(?![\p{L}]))`,
  'iu',
);

/** How long a price buys, right after it: "12 euro for 30 minutes", "20 € pour une heure". `length` covers the joint too. */
export function findDuration(text: string): { readonly words: string; readonly length: number } | null {
  const match = pattern.exec(text);
  return match?.groups?.duration === undefined
    ? null
    : { words: match.groups.duration, length: match[0].length };
}
