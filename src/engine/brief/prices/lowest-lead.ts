const leads: Readonly<Record<string, RegExp>> = {
  en: /from|starting (?:at|from)|starts? (?:at|from)|prices? from/u,
  de: /ab/u,
  fr: /à partir de|dès/u,
  es: /desde|a partir de/u,
  pt: /desde|a partir de/u,
  it: /da|a partire da/u,
  nl: /vanaf/u,
  pl: /od/u,
  he: /החל מ-?|מ-/u,
  ar: /من|ابتداء من|تبدأ من/u,
};

/** The words before a price that make it the lowest of several, as they are shown: "from", "ab"; undefined without such. */
export function lowestLead(text: string, start: number, language: string): string | undefined {
  const words = leads[language] ?? leads['en'];
  const before = text.slice(Math.max(0, start - 24), start);
  const found = new RegExp(`(?:^|[\\s(,:–—-])(?<lead>${words?.source ?? 'from'})\\s?$`, 'iu').exec(before);
  const lead = found?.groups?.['lead']?.toLowerCase();
  return lead !== undefined && /from|start/u.test(lead) ? 'from' : lead;
}
