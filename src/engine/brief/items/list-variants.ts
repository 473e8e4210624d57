const cache = new Map<string, readonly string[]>();
// "للمصور": "for" and the article melt into two letters.
const arabicLead = /^(?:[وف])?(?:لل|[بكل]?(?:ال)?)/u;

function addLatin(form: string, variants: Set<string>): void {
  const apostrophe = form.indexOf("'");
  const stem = apostrophe > 1 ? form.slice(0, apostrophe) : form;
  variants.add(stem);
  // "what's included" as "whats included"
  if (apostrophe > 1) variants.add(form.replace("'", ''));
  // "sandfarben", "zandkleurige": in the colour of.
  const painted = /^(.{3,})(?:farb(?:en|ig)(?:e[nrsm]?)?|kleurige?)$/u.exec(stem)?.[1];
  if (painted !== undefined) variants.add(painted);
  // "mit Projekten, Bildern und Preisen": a German plural behind a preposition.
  if (stem.length > 6 && /(?:en|ern)$/u.test(stem)) variants.add(stem.slice(0, -1));
  if (stem.length < 4 || !stem.endsWith('s') || stem.endsWith('ss')) return;
  variants.add(stem.slice(0, -1));
  if (stem.endsWith('ies')) variants.add(`${stem.slice(0, -3)}y`);
  if (stem.endsWith('oes')) variants.add(`${stem.slice(0, -3)}ao`);
  if (stem.endsWith('ais')) variants.add(`${stem.slice(0, -2)}l`);
  if (stem.endsWith('es')) variants.add(stem.slice(0, -2));
}

function addArabic(form: string, variants: Set<string>): void {
  const lead = arabicLead.exec(form)?.[0] ?? '';
  // Every way of reading the joined particles: and-with-the-booking, with-the-booking, the-booking, booking.
  for (let length = 1; length <= lead.length; length += 1) {
    // "البني" is the brown, and not the milky one: the article is not cut in two.
    if (lead.endsWith('ال') && length === lead.length - 1) continue;
    const rest = form.slice(length);
    if (rest.length >= 3) variants.add(rest);
  }
  if (lead.endsWith('لل')) variants.add(`ال${form.slice(lead.length)}`);
}

function addHebrew(form: string, variants: Set<string>): void {
  for (let length = 1; length <= 2; length += 1)
    if (/^[והבלמשכ]+$/u.test(form.slice(0, length)) && form.length - length >= 2)
      variants.add(form.slice(length));
}

/** The forms under which a word may stand in a lexicon: itself, its singular, without joined particles. */
export function listVariants(form: string): readonly string[] {
  const cached = cache.get(form);
  if (cached) return cached;
  const variants = new Set([form]);
  if (/^[a-z]/u.test(form)) addLatin(form, variants);
  else if (/^\p{Script=Arabic}/u.test(form)) addArabic(form, variants);
  else if (/^\p{Script=Hebrew}/u.test(form)) addHebrew(form, variants);
  const list = [...variants];
  // Prompts come without end; a cache must not.
  if (cache.size > 5000) cache.clear();
  cache.set(form, list);
  return list;
}
