import type { Brief, Slot, Span } from '@/domain/site/brief';
import { isLook } from '../../brief/abroad/is-look';
import { withFacts } from '../told/list-facts';
import type { PagePlan, SitePlan } from '../site-plan';
import { cut, isUneven, wishesOf, type Stretch } from '../told/told-facts';
import { capitalise } from '../../capitalise';
import { leading } from './untold-abroad';
import { kinship } from '../told/told-sentences';
import { closing, dot, forMaker, joining, ofHouse, sentenceEnds, tellOn, wordsOf } from './told-words-west';
import { statesSomething } from './states-something';
import { labelOf } from './untold-abroad';
import { withoutEchoes } from './asked-pages-west';
import type { Words } from '../words/words';

const languages = new Set(['es', 'fr', 'de', 'pt', 'it']);
const fewestWords = 45;
const mostFacts = 8;
const mostSentences = 12;

const relative =
  /^(?:(?:mit|in|an|auf|bei|für|durch|von|zu)\s)?(?:der|die|das|dem|denen|den|deren)\s(?!\p{Lu}\p{Ll}+(?:$|\s(?:in|am|im|bei|und|mit)\s))|^(?:(?:con|avec|com|à|a|en|em|per|pour|para)\s)?(?:que|qui|che|quien|dont|où|donde|onde|dove|la que|las que|lo que)\s/iu;
/** What the site is not to have or be. */
const refused =
  /^(?:keine?n?|ohne|nicht|aber|pero|mais|ma|mas|sin|sans|sem|senza|niente|nada de|pas de|rien)\s/iu;
/** "keine Anfahrtskosten": what nobody is charged speaks to visitors. */
const charged =
  /kosten|gebühr|zuschlag|aufpreis|frais|supplément|coste|cargo|gastos|custos?|taxas?|spese|costi|sorprese|obligation|compromiso|compromisso|impegno/iu;
const contactRow =
  /^(?:tel|tél|telefon|teléfono|telefone|téléphone|telefono|whatsapp|mail|e-mail|email|instagram|facebook|@|\+?\d[\d ]{5,})/iu;

/** "Bakery in Lyon, in French please: …": asked in English of a site in another language. */
const inLanguage =
  /^(?:all\s|site\s|everything\s)?in\s(?:french|german|spanish|portuguese|italian)(?:\splease)?$/iu;

type Test = (text: string) => boolean;

const meetsAny = (slots: readonly Slot<unknown>[], { start, end }: Span): boolean =>
  slots.some(({ spans }) => spans.some((span) => span.start < end && span.end > start));

/** What of a text the site has not said: the share of its words, and how many. */
function unsaid(text: string, said: string): { readonly share: number; readonly count: number } {
  const stems = [...new Set(wordsOf(text))];
  const missing = stems.filter((stem) => !said.includes(stem));
  // A long word says as much as two.
  const weight = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + (word.length > 8 ? 2 : 1), 0);
  return { share: stems.length === 0 ? 0 : weight(missing) / weight(stems), count: weight(missing) };
}

const isNew = ({ share, count }: ReturnType<typeof unsaid>): boolean => count >= 2 && share >= 0.6;
const clauses = /[,;:]\s+|\s(?:und|et|y|e|ed)\s(?=(?:wir|ich|je|nous|on)\s)/giu;
const spanOf = ({ text, start }: Stretch): Span => ({ start, end: start + text.length });

/** Wishes for the look and the pages of a site. */
const looksOf = (brief: Brief): Slot<unknown>[] =>
  [
    ...brief.colours,
    ...brief.languages,
    ...brief.excluded,
    ...brief.pages,
    brief.font,
    brief.scheme,
    brief.style,
    brief.onePage,
  ].filter((slot) => slot !== null);
/** How many of something the site is to have, and what stands on its buttons and badges. */
const askedOf = ({ counts, quotes }: Brief): Slot<unknown>[] => [
  ...counts,
  ...quotes.filter(({ value }) => value.use === 'button' || value.use === 'badge'),
];
const partsOf = (brief: Brief): Slot<unknown>[] => [
  ...looksOf(brief),
  ...brief.sections,
  ...brief.parts,
  ...brief.behaviours,
  ...brief.tone,
  ...brief.quotes,
  ...[brief.audience, brief.offer, brief.name, brief.hours, brief.date].filter((slot) => slot !== null),
];

type Rest = { readonly sentences: readonly string[]; readonly facts: readonly string[] };

/**
 * What a prompt in Spanish, French, German, Portuguese or Italian tells and `said`, all text of its site, does not say: whole
 * sentences of a prompt that is written in sentences, and pieces of rows. `isRequest`: whether words speak to whoever makes the site.
 */
export function restWest(brief: Brief, said: string, isRequest: Test): Rest {
  const known = said.toLowerCase();
  const isLong = brief.prompt.split(/\s+/u).length >= fewestWords;
  const opening = [brief.offer, brief.name].filter((slot) => slot !== null);
  const taken = wishesOf(brief).map((span): Slot<unknown> => ({ value: null, spans: [span] }));
  const sentences: string[] = [];
  const facts: string[] = [];
  const isForMaker = (text: string): boolean => isRequest(text) || forMaker.test(text) || /[?؟]$/u.test(text);
  for (const whole of cut(brief.prompt, 0, sentenceEnds)) {
    const count = whole.text.split(/\s+/u).length;
    const isSentence =
      count >= 4 && count <= 45 && /^[\p{L}¡«"„]/u.test(whole.text) && /[.!]$/u.test(whole.text);
    const isTold =
      !isForMaker(whole.text) &&
      // "Nada de tienda online.": beside what was taken for refused.
      !(
        brief.excluded.length > 0 &&
        count < 7 &&
        /^(?:nada de|niente|pas de|keine?n?)\s/iu.test(whole.text)
      ) &&
      !meetsAny([...looksOf(brief), ...askedOf(brief)], spanOf(whole)) &&
      !contactRow.test(whole.text);
    const left = unsaid(whole.text, known);
    // "Cuenta atrás, programa del día, autobuses.": a row of what the site is to have states nothing.
    const asked = [...brief.sections, ...brief.parts].filter((slot) => meetsAny([slot], spanOf(whole)));
    const isAsked = asked.length > 1 && /,|\s(?:y|e|et|und)\s/u.test(whole.text);
    // "Trois formules : Gratuit 0 €, Solo 9 €/mois": a row of prices stands among the prices.
    const prices = brief.items.filter(
      ({ value }) => value.price !== undefined && whole.text.includes(value.price),
    );
    const besides = prices.reduce(
      (text, { value }) =>
        text
          .replace(value.price ?? '', ' ')
          .replace(new RegExp(value.name.replace(/[^\p{L}\d ]/gu, '.'), 'iu'), ' '),
      whole.text,
    );
    // What stands between the prices is a row too.
    const isRow = isAsked || prices.length > 1;
    if (prices.length > 1 && (besides.match(/\p{L}{3,}/gu)?.length ?? 0) <= 2) continue;
    // "Wir sind ein Schlüsseldienst in Bochum, 24 Std erreichbar, Türöffnung ab 79 €": who they are opens a row.
    const isOpening =
      !isLong && meetsAny(opening, spanOf(whole)) && (whole.text.match(/[,;]\s/gu)?.length ?? 0) > 1;
    // A short prompt lists; what it says in a whole sentence is said as one.
    const isTelling = !isOpening && (isLong || (count >= 5 && statesSomething(whole.text, brief.spoken)));
    // "Almoços das 12h às 15h, encerra à segunda": hours stand in their table, and what else is said of them beside it.
    const saysHours = !isLong && brief.hours !== null && meetsAny([brief.hours], spanOf(whole));
    if (isTelling && isSentence && !isRow && isTold && !saysHours) {
      const isPartNew = cut(whole.text, 0, clauses).some(({ text }) => isNew(unsaid(text, known)));
      if (left.count >= 2 && (left.share >= 0.35 || isPartNew))
        sentences.push(capitalise(whole.text.replace(/^(?:y|e|et|und)\s/u, '')));
      continue;
    }
    // "mit der Leute Mitfahrten finden": a clause that hangs on the words before it.
    for (const piece of cut(
      whole.text.replace(/[.!;:,\s]+$/u, ''),
      whole.start,
      /[,;]\s+|\s[–—-]\s|:\s|(?<=\p{L}{3})[.!]\s+/gu,
    )) {
      const text = piece.text.replace(leading, '').replace(joining, '');
      const words = text.split(/\s+/u).length;
      const rest = unsaid(text, known);
      if (words < (rest.share === 1 ? 2 : 3) || words > 14 || !isNew(rest)) continue;
      if (
        relative.test(piece.text) ||
        relative.test(text) ||
        (refused.test(text) && !charged.test(text)) ||
        isForMaker(text) ||
        isLook(text) ||
        isUneven(text) ||
        contactRow.test(text) ||
        inLanguage.test(text)
      )
        continue;
      const form = /(?:formulario con|formulaire avec|formular mit|formulário com|modulo con)\s/iu.exec(
        whole.text,
      );
      // What a form is to ask is no fact.
      if (form && piece.start >= whole.start + form.index) continue;
      if (meetsAny([...partsOf(brief), ...taken], spanOf(piece))) continue;
      facts.push(labelOf(brief.prompt, piece.start, whole.start) + capitalise(text));
    }
  }
  return { sentences: sentences.slice(0, mostSentences), facts: [...new Set(facts)].slice(0, mostFacts) };
}

/** The page that a sentence is about by its title; then the one that says who they are, then the first. */
function pageOf(sentence: string, pages: readonly PagePlan[]): number {
  const akin = pages.map(({ title }, at) => (at === 0 ? 0 : kinship(title, sentence)));
  const best = Math.max(...akin);
  if (best > 0) return akin.indexOf(best);
  const own = pages.findIndex(({ sections }) =>
    sections.some(({ type, content }) => ofHouse.has(type) && content.body !== undefined),
  );
  return Math.max(own, 0);
}

/** Where nobody reserves, nobody asks whether one has to. */
const noReserving =
  /(?:no (?:cogemos|aceptamos|hacemos|tomamos) reservas|keine reservierung(?:en)?(?: möglich)?|(?:nous ne prenons|on ne prend|ne prenons) pas de réservations?|não (?:aceitamos|fazemos) reservas|non (?:prendiamo|accettiamo) prenotazioni)/iu;
const ofReserving = /reserv|réserv|prenot|cancel|annul|absag/iu;
const withoutReserving = (page: PagePlan): PagePlan => ({
  ...page,
  sections: page.sections.map((section) =>
    section.type === 'faq'
      ? {
          ...section,
          content: {
            ...section.content,
            items: section.content.items?.filter(({ title }) => !ofReserving.test(title)) ?? [],
          },
        }
      : section,
  ),
});

const isApp = ({ pages }: SitePlan): boolean =>
  pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));

/** A plan with all that its prompt tells and no section says. `factsTitle` heads what is good to know. */
export function tellRestWest(
  plan: SitePlan,
  said: string,
  words: Words,
  factsTitle: string,
  isRequest: Test,
): SitePlan {
  const { brief } = plan;
  if (!languages.has(plan.language) || brief.spoken !== plan.language || isApp(plan)) return plan;
  const rest = restWest(brief, said, isRequest);
  const { sentences } = rest;
  const denied = noReserving.exec(brief.prompt)?.[0];
  const facts = [...rest.facts, ...(denied === undefined ? [] : [capitalise(denied)])];
  const told = new Map<number, string[]>();
  for (const sentence of sentences) {
    const at = pageOf(sentence, plan.pages);
    told.set(at, [...(told.get(at) ?? []), dot(sentence)]);
  }
  const pages = (denied === undefined ? plan.pages : plan.pages.map(withoutReserving)).map((page, at) => {
    const body = told.get(at);
    return body ? tellOn(page, body, words.sections.text) : page;
  });
  const [home, ...others] = withoutEchoes(pages, plan, words);
  if (!home || facts.length === 0) return { ...plan, pages: home ? [home, ...others] : [] };
  return { ...plan, pages: [withFacts(home, facts, factsTitle, closing), ...others] };
}
