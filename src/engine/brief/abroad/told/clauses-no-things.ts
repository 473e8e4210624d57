import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;

/** "Não é preciso inscrição", "Ricevo solo su appuntamento": what begins so says something, and is no thing. */
const clause =
  /^(?:n[ãa]o|no|non|nicht|nein|niet|nie|hayır|pas|ne|لا|ليس|לא|אין)$|^(?:n[ãa]o|non|nicht|niet|nie|on ne|je ne|nous ne)\s(?=\p{Ll})|^(?:ricevo|riceviamo|recibo|recibimos|recebo|recebemos|przyjmuję|przyjmujemy|ontvang|ontvangen|empfange|reçois|je reçois|szukam|szukamy|procuro|procuramos|busco|buscamos|cerco|cerchiamo|acepto|aceptamos|aceito|aceitamos|accetto|accettiamo|mieścimy|działamy|działam|jesteśmy|jestem|estamos|estoy|estou|siamo|sono|trabajo|trabajamos|trabalho|trabalhamos|lavoro|lavoriamo|pracuję|pracujemy|werk|werken)(?:\s|$)|^j(?:e\s|['’])\p{Ll}|^\p{L}+(?:amo-nos|emo-nos|imo-nos)(?:\s|$)|^(?:nos (?:reunimos|juntamos|vemos|encontramos)|quedamos|ci (?:incontriamo|troviamo|vediamo)|on se (?:retrouve|réunit)|nous nous (?:retrouvons|réunissons)|wir treffen uns|spotykamy się|buluşuyoruz|toplanıyoruz|نلتقي|نجتمع|נפגשים|אנחנו נפגשים)(?:\s|$)/iu;
/** What a meeting is called where only "we meet" was told of it. */
const meeting: Readonly<Record<string, string>> = {
  es: 'Encuentro',
  fr: 'Rencontre',
  de: 'Treffen',
  pt: 'Encontro',
  it: 'Incontro',
  nl: 'Bijeenkomst',
  pl: 'Spotkanie',
  tr: 'Buluşma',
  ar: 'اللقاء',
  he: 'מפגש',
};
const timed = new Set<string | null>(['timetable', 'events', 'agenda']);
const looking =
  /^\s*(?:(?:in |con |mit |com |met )?(?:un |uno |ein(?:en)? |um |une? |een )?)?(?:stile|estilo|style|stil|stijl|styl|tono|ton|toon|look|aspecto|aspect|aspetto|atmosfera|atmósfera|ambiance|tarz|tasarım|الأسلوب|أسلوب|التصميم|סגנון|עיצוב)(?!\p{L})/iu;

const sentenceOf = (prompt: string, at: number): string => {
  const start = Math.max(
    0,
    ...['. ', '! ', '? ', '\n'].map((mark) => prompt.lastIndexOf(mark, at) + mark.length - 1),
  );
  return prompt.slice(start < 1 ? 0 : start, at);
};

/**
 * "Encontramo-nos às quartas", "Stile sobrio, legno scuro": clauses that were read as things, and manners of the page that
 * stand in a row behind the word for them. What takes place stays, under the word for it.
 */
export function clausesNoThings(brief: Brief): Brief {
  const { prompt, spoken } = brief;
  const isManner = ({ value, spans: [span] }: Item): boolean =>
    span !== undefined &&
    value.price === undefined &&
    value.section !== 'team' &&
    looking.test(sentenceOf(prompt, span.start));
  const items = brief.items.flatMap((item): Item[] => {
    const { name, section, price, when } = item.value;
    if (isManner(item)) return [];
    if (section === 'team' || price !== undefined || !clause.test(name.trim())) return [item];
    const called = meeting[spoken];
    return when !== undefined && timed.has(section) && called !== undefined
      ? [{ ...item, value: { ...item.value, name: called } }]
      : when === undefined
        ? []
        : [item];
  });
  // "J'expertise les pianos": a verb asks for no section.
  const sections = brief.sections.filter(
    ({ spans: [span] }) =>
      !span || !/(?:^|\s)[jJ]['’]$/.test(prompt.slice(Math.max(0, span.start - 3), span.start)),
  );
  const isSame = items.length === brief.items.length && items.every((item, at) => item === brief.items[at]);
  return isSame && sections.length === brief.sections.length ? brief : { ...brief, items, sections };
}
