import type { Brief, SitePart, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';
import { sectionOfTitle } from '../../parts/section-of-title';
import { overlaps } from '../../words/slot-spans';

/** What somebody says before they list the parts of their site, up to its colon. */
const wishes = [
  // es, pt, it
  '(?:(?:tiene|debe|debería|ha|tem|deve|deveria|ci |dovrebbe|deve|devono|dev[eo]n?o?)(?: que| de)? (?:salir|tener|incluir|aparecer|llevar|haber|ter|conter|esserci|essere|avere|contenere))',
  'que (?:tenga|incluya|lleve|contenga|aparezca|salga|tenha|inclua|contenha|apareça)|che (?:abbia|contenga|ci siano)',
  '(?:nos |me )?(?:necesit(?:o|amos)|hace[n]? falta)|quer(?:emos|íamos|ríamos|o)|quiero|precis(?:o|amos)(?: de)?|(?:mi|ci) serv(?:e|ono)|vorre(?:i|mmo)|vogliamo|voglio|bisogna mettere',
  'secciones|apartados|páginas|secções|seções|sezioni|pagine',
  // fr
  "il (?:nous |me |m['’]en )?faut|il faudrait|qu['’]il y ait|doit (?:contenir|avoir|comporter)|(?:j['’]ai|nous avons|on a) besoin d['’e]|nous (?:voulons|voudrions|souhaitons|aimerions)|on (?:veut|voudrait)|je (?:veux|voudrais|souhaite)|rubriques",
  // de
  '(?:auf|in) die (?:seite|website|homepage) (?:soll(?:en)?|muss|müssen|gehör(?:t|en)|kommen)|(?:rein|drauf|hinein) (?:soll(?:en)?|muss|müssen|kommt|kommen)|(?:soll|muss|sollte|müssen)(?: \\p{L}+)? (?:drauf|rein|enthalten|haben)|(?:wir|ich) (?:brauchen?|möchten?|wünschen?|wollen?|hätten? gern)|seiten|bereiche|rubriken',
  // nl, pl, tr
  'er(?:op|in) moet(?:en)?(?: (?:staan|komen))?|moet (?:bevatten|hebben)|(?:ik|we|wij) (?:wil|willen)(?: graag)?|onderdelen',
  '(?:ma|musi|powinn[ao])(?: (?:być|zawierać|mieć|się znaleźć))|mają być|potrzebuj[ęe](?:my)?|chc[ęe](?:my)?|sekcje|zakładki',
  'olması gereken(?:ler)?|istedi(?:kleri)?m(?:iz|ler)?|(?:sitede |içinde )?(?:şunlar )?olsun|bölümler',
  // ar, he
  '(?:يجب أن )?(?:يحتوي|تحتوي|يتضمن|تتضمن|يضم)(?: على)?|(?:أريد|نريد|نحتاج|أحتاج)(?: فيه)?|المطلوب|الأقسام',
  '(?:צריך|צריכים) להיות (?:בו|באתר)|שיהיה (?:בו|באתר)|שיכלול|חייב לכלול|(?:אני|אנחנו) (?:צריך|צריכה|רוצה|צריכים|רוצים)|חלקים|מדורים',
].join('|');
const wishList = new RegExp(
  String.raw`(?<=^|[\s.,;])(?:${wishes})\s?:\s(?<list>(?:[^.\n]|(?<=\d)\.)+)`,
  'iu',
);
/** Between two parts; what stands in brackets belongs to the part before it. */
export const joint =
  /(?:[,،;]\s|\s(?:y|e|et|und|en|i|oraz|ve)\s|\s(?=ו[א-ת]{3})|\s(?=و(?!رد|رق|رش)[\u0621-\u064A]{3,}\s))(?![^(]*\))/u;
export const article =
  /^(?:nos|notre|nuestr[oa]s?|unsere?|noss[oa]s?|(?:i |le |la )?nostr[aeio]|onze|nasz[ae]?|les|la|le|los|las|el|die|der|das|os|as|i|gli|un|une|una|um|uma|eine?n?|een|de|het)\s|^[وו](?=\p{Lo}{3})/iu;
/** Days to come, by words that are other things elsewhere. */
const dates =
  /^(?:(?:najbliższe )?terminy|(?:yaklaşan )?tarihler|מועדים(?: קרובים)?|(?:ال)?مواعيد (?:ال)?قادمة)$/iu;
const mostWords = 5;

const isIn = ({ spans }: { readonly spans: readonly Span[] }, span: Span): boolean => overlaps(spans, [span]);

/** "Il nous faut : nos jardins, agenda, adhérer, contact", "Erop moet: vrije tuinen, agenda": all of such a list are parts of the site. */
export function wishedParts(brief: Brief): Brief {
  const { prompt, spoken, kind } = brief;
  const found = prompt.includes(':') ? wishList.exec(prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const start = found.index + found[0].length - list.length;
  const whole = { start, end: start + list.length };
  const label = { start: found.index, end: start };
  if (
    brief.items.some((item) => item.value.price !== undefined && isIn(item, whole)) ||
    !brief.sections.some((slot) => isIn(slot, whole))
  )
    return brief;
  let at = start;
  const sections: Slot<SectionType>[] = [];
  const parts = list.split(joint).flatMap((piece): Slot<SitePart>[] => {
    const text = piece.trim();
    const from = prompt.indexOf(text, at);
    at = from + text.length;
    const span = { start: from, end: at };
    const isKnown = [...brief.sections, ...brief.parts.filter(({ value }) => value.lines)].some((slot) =>
      isIn(slot, span),
    );
    const title = text.replace(article, '');
    if (isKnown || /[(\d]/u.test(text) || text.split(' ').length > mostWords || title.length < 3) return [];
    const section = dates.test(title) ? 'events' : sectionOfTitle(title, spoken, kind.value);
    if (section !== null) sections.push({ value: section, spans: [span] });
    return section === null
      ? [{ value: { title: capitalise(title), isPage: false, lines: [] }, spans: [span] }]
      : [];
  });
  const isListed = (slot: Slot<unknown>): boolean => isIn(slot, whole);
  const known = new Set(brief.sections.map(({ value }) => value));
  const told = [...brief.sections, ...sections.filter(({ value }) => !known.has(value))];
  const first = told.find(isListed);
  return {
    ...brief,
    // The words before the list ask for it, and name nothing that is done.
    offer: brief.offer && (isIn(brief.offer, label) || isListed(brief.offer)) ? null : brief.offer,
    items: brief.items.filter(
      (item) =>
        item.value.when !== undefined ||
        !(isListed(item) || isIn(item, label)) ||
        // What a bracket tells of a part is no part.
        item.spans.some((span) => (prompt.slice(start, span.start).match(/[()]/gu)?.length ?? 0) % 2 === 1),
    ),
    phrases: brief.phrases.filter((phrase) => !isListed(phrase) && !isIn(phrase, label)),
    sections: told.map((slot) => (slot === first ? { ...slot, spans: [label, ...slot.spans] } : slot)),
    parts: [
      ...brief.parts.filter(
        (part) => !(isListed(part) || isIn(part, label)) || part.value.lines !== undefined,
      ),
      ...parts,
    ],
  };
}
