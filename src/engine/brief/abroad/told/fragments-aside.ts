import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';
import { lessonNoun } from './week-words';

type Item = Slot<ListedItem>;

/** Small words that stand for nothing by themselves. */
const small = new Set(
  'juste seulement uniquement solo sólo sola nur bloß bitte apenas só somente soltanto solamente alleen enkel slechts tylko jedynie sadece yalnızca فقط רק y e et und en i ve ed oder ou o of lub veya también aussi auch também anche ook też da de'.split(
    ' ',
  ),
);
/** "je m'appelle Théo", "couleurs chaudes": who speaks and how the page is to look. */
const aside =
  /^(?:je m['’]appelle|je suis|me llamo|soy|ich heiße|ich bin|mi chiamo|sono|me chamo|(?:eu )?sou|ik heet|ik ben|nazywam się|jestem|benim adım|adım|اسمي|أنا|שמי|אני)\s|^(?:couleurs?|colores|colour|farben|cores|colori|kleuren|kolory|renkler|ألوان|צבעים|style|estilo|stile|stil|stijl|styl|ton|tono)\s[a-zà-ž\u0590-\u06ff]+(?:\s(?:et|y|und|e|en|i|ve)\s[a-zà-ž]+)?$/iu;
/** "Plak alıyor", "takas da olur": a verb ends a clause, and what it says is no thing. */
const verbal =
  /(?:[ıiuü]yor(?:um|uz|lar|sunuz)?|(?:ol|yap|ed|et|al|sat|ver|bul|gel)[ıiuüae]?r(?:[ıiuü]z|[ıiuü]m)?|[ıiuü]l[ıi]r|mevcuttur|vardır)$/iu;
/** "niños y adultos, 25 € la hora": who comes is not what is paid for. */
const visitors =
  /^(?:(?:para|pour|für|per|voor|dla)\s)?(?:niñ[oa]s|adultos|adult[ie]|enfants|adultes|kinder|erwachsene|crianças|bambini|adulti|ragazzi|kinderen|volwassenen|dzieci|dorośli|çocuklar|yetişkinler)\s(?:y|et|und|e|en|i|ve)\s(?:niñ[oa]s|adultos|enfants|adultes|kinder|erwachsene|crianças|bambini|adulti|kinderen|volwassenen|dzieci|dorośli|jóvenes|ados|jugendliche|ragazzi)$/iu;
const button = /^(?:bouton|botón|button|botão|pulsante|bottone|knop|przycisk|buton|düğme|زر|כפתור)(?:\s|$)/iu;
const everyLevel =
  /(?:tous|todos|todas|tutti|alle|wszystkie|her|جميع|כל)\s(?:les |los |os |i )?(?:niveaux?|niveles|níveis|livelli|niveaus?|stufen|poziomy|seviye\S*|المستويات|הרמות)$/iu;
const article = /^(?:l[ea]s?|el|los|am|an|o|os|as?|il|i|op|de|w|we|we?|na|no|ב|في|يوم|ביום|ימי|בימי)\s/iu;
const day = lean(
  /^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|segundas?(?:-feiras?)?|ter[çc]as?(?:-feiras?)?|quartas?(?:-feiras?)?|quintas?(?:-feiras?)?|sextas?(?:-feiras?)?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic[ah]e?|maandag(?:en)?|dinsdag(?:en)?|woensdag(?:en)?|donderdag(?:en)?|vrijdag(?:en)?|zaterdag(?:en)?|zondag(?:en)?|poniedział\p{L}+|wtor\p{L}+|środ\p{L}+|czwart\p{L}+|piąt\p{L}+|sobot\p{L}+|niedziel\p{L}+|pazartesi\p{L}*|salı\p{L}*|çarşamba\p{L}*|perşembe\p{L}*|cuma(?:rtesi)?\p{L}*|pazar(?:ları)?|(?:ال)?(?:سبت|أحد|احد|اثنين|إثنين|ثلاثاء|أربعاء|اربعاء|خميس|جمعة)|(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת))$/iu,
);

/** "le jeudi": a day alone, with its article. */
const isDay = (name: string): boolean => day.test(name.trim().replace(article, ''));
const last = (name: string): string => /\S+$/u.exec(name)?.[0] ?? '';

/** "je m'appelle Théo Marchand, 32€ l'heure": what costs that is what they do. */
const called = (item: Item, { offer, spoken }: Brief): Item => ({
  ...item,
  value: { ...item.value, name: capitalise(offer?.value ?? lessonNoun[spoken] ?? item.value.name) },
});

/**
 * "consultations à domicile le mardi et le jeudi", "juste le téléphone": a second day belongs to what takes place on the
 * first, and a small word that was left over is nothing on offer.
 */
export function fragmentsAside(brief: Brief): Brief {
  const items = brief.items.reduce<readonly Item[]>((kept, item) => {
    const { name, price } = item.value;
    const before = kept.at(-1);
    // "Start 0 zł, Solo 29 zł": with a capital and a price it is what somebody calls a plan.
    const isCalled = price !== undefined && /^\p{Lu}/u.test(brief.prompt.slice(item.spans[0]?.start ?? 0));
    if (small.has(name.trim().toLowerCase()) && !isCalled) return kept;
    if (brief.spoken === 'tr' && price === undefined && verbal.test(name.trim())) return kept;
    if (visitors.test(name.trim()) && price !== undefined) return [...kept, called(item, brief)];
    if (aside.test(name.trim()) && item.value.section !== 'team')
      return price === undefined ? kept : [...kept, called(item, brief)];
    const [from, to] = [before?.spans[0]?.start, item.spans.at(-1)?.end];
    const isNext = from !== undefined && to !== undefined && to > from && to - from < 90;
    if (!before || !isNext || price !== undefined || !isDay(name) || !isDay(last(before.value.name)))
      return [...kept, item];
    const said = brief.prompt.slice(before.spans[0]?.end, to);
    const joined = { ...before.value, name: before.value.name + said };
    return [...kept.slice(0, -1), { ...before, value: joined, spans: [{ start: from, end: to }] }];
  }, []);
  // "(450 pesos)": what something costs is no phrase of its own.
  const prices = new Set(items.map(({ value }) => value.price?.toLowerCase()));
  const phrases = brief.phrases.filter(
    ({ value }) => !prices.has(value.trim().toLowerCase()) && !aside.test(value.trim()),
  );
  const isLevel = ({ spans: [span] }: Slot<unknown>): boolean =>
    span !== undefined && everyLevel.test(brief.prompt.slice(Math.max(0, span.start - 12), span.end));
  return {
    ...brief,
    items: [...items],
    phrases,
    // "un bouton pour adhérer": what is pressed heads no section.
    parts: brief.parts.filter(({ value }) => !button.test(value.title)),
    // "tous niveaux": who may come, and no list of what is learnt.
    sections: brief.sections.filter((slot) => slot.value !== 'curriculum' || !isLevel(slot)),
  };
}
