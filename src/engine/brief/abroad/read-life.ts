import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';
import { lean } from '../words/lean-letters';

type Item = Slot<ListedItem>;

const readFrom = 6000;
const year = String.raw`(?:19|20)\d\d`;
const now =
  "heute|jetzt|hoy|actualidad|actualmente|aujourd[’']hui|ce jour|maintenant|hoje|atualmente|oggi|ora|heden|nu|dziś|dzisiaj|obecnie|teraz|bugün|halen|günümüz|الآن|اليوم|היום|כיום";
const since = 'seit|ab|desde|depuis|dal|da|sinds|vanaf|od|منذ|מאז|משנת|מ-?';
const years = new RegExp(
  String.raw`(?<![\d.])(?:${year}\s?(?:-|–|—|bis|a|à|al|até|tot|do|إلى|עד)\s?(?:${year}|${now})|(?:${since})\s?${year}|${year}['’](?:d|t)[ea]n(?:\sberi)?|(?<=\()(?:[^()\d]{0,20}\s)?${year}(?=\)))(?![\d])`,
  'giu',
);
/** "geboren 1988", "site de 2026": a year of no work. */
const otherYear =
  /(?:geb(?:oren)?\.?|nacid[oa]|née?|nascid[oa]|nat[oa]|urodz\p{L}*|doğum\p{L}*|مواليد|נולד\p{L}?)[^,;.\n]*$/iu;
const sooner =
  /^(?:(?:und|davor|danach|zuvor|vorher|dann|derzeit|aktuell|früher|y|antes|después|luego|actualmente|ahora|et|avant|puis|ensuite|actuellement|auparavant|e|ed|prima|poi|dopo|attualmente|depois|atualmente|en|daarvoor|daarna|nu|momenteel|i|oraz|wcześniej|potem|obecnie|teraz|ve|önce|sonra|öncesinde|şu an|ثم|قبلها|حالياً|ו?לפני כן|אחר כך|כיום)(?![\p{L}])[:,]?\s)+/iu;
const lasting =
  /^\d{1,2}\s(?:jahre|años|ans|anni|anos|jaar|lat|lata|yıl|سنوات|سنة|שנים|שנות)\s(?:lang\s)?(?:bei|als|en|como|chez|dans|na|no|em|presso|in|da|bij|als|w|we|jako|في|ב)?\s?/iu;
const employedAt = /^(?:bei(?: der| dem)?|chez|bij|presso|als)\s/iu;
const closing = /\s?[([:–—-]?\s?$/u;

const tongues =
  'deutsch|englisch|spanisch|französisch|italienisch|polnisch|türkisch|russisch|arabisch|portugiesisch|niederländisch|español|castellano|inglés|francés|alemán|italiano|portugués|árabe|chino|ruso|catalán|euskera|gallego|français|anglais|espagnol|allemand|italien|portugais|arabe|chinois|russe|inglese|francese|tedesco|spagnolo|portoghese|arabo|russo|português|inglês|espanhol|francês|alemão|nederlands|engels|frans|duits|spaans|italiaans|polski|angielski|niemiecki|francuski|hiszpański|włoski|rosyjski|ukraiński|türkçe|[iİ]ngilizce|almanca|fransızca|[iİ]spanyolca|arapça|rusça|sloven[ao]|croato|العربية|الإنجليزية|الفرنسية|الألمانية|الإسبانية|التركية|עברית|אנגלית|צרפתית|ספרדית|רוסית|ערבית|גרמנית';
const spoken = new RegExp(
  String.raw`(?<![\p{L}])(?<tongue>${tongues})(?![\p{L}])\s?[(:]?\s?(?<level>[\p{L}\d][\p{L}\d ]{1,28}?)?(?=[),.;\n]|\s(?:und|y|e|et|en|i|ve)\s|$)`,
  'giu',
);
const level = lean(
  /^(?:[abc][12]|fließend|verhandlungssicher|grundkenntnisse|muttersprache\p{L}*|gut\p{L}*|sehr gut\p{L}*|nativ[oa]|lengua materna|fluido|básico|medio|alto|avanzado|intermedio|bilingüe|courant|natif|native|langue maternelle|notions|scolaire|bilingue|intermédiaire|avancé|madrelingua|fluente|base|buono|ottimo|intermedio|avanzato|scolastico|nativo|língua materna|fluent[e]?|intermediário|intermédio|avançado|moedertaal|vloeiend|goed|basis|ojczysty|biegl[ye]|biegle|płynnie|podstawow[yo]|dobry|komunikatywn\p{L}+|ana dil\p{L}*|akıcı|ileri|orta|temel|iyi|اللغة الأم|بطلاقة|جيد\p{L}*|متوسط\p{L}*|مبتدئ|שפת אם|שוטפ\p{L}*|ברמה\s.*|טוב\p{L}*|בסיסי\p{L}*)(?:\s[abc][12])?$/iu,
);

const meets = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((one) => one.start < end && one.end > start);

/** Posts and studies with their years: what stands between the mark before and the years. */
function postsOf(text: string): Item[] {
  const found: Item[] = [];
  let from = 0;
  for (const match of text.matchAll(years)) {
    const at = match.index;
    const opened = text.slice(Math.max(from, at - 90), at);
    const mark = [...opened.matchAll(/[,;\n:](?=\s)|[.!?](?=\s|$)/gu)].at(-1);
    const lead = opened.slice(mark ? mark.index + 1 : 0).replace(/^\)/u, '');
    if (otherYear.test(lead)) continue;
    const after = /^\)?,?:?\s?(?<what>[^,;.\n()]{3,80})/u.exec(text.slice(at + match[0].length));
    const before = lead
      .trim()
      .replace(closing, '')
      .replace(sooner, '')
      .replace(lasting, '')
      .replace(employedAt, '')
      .trim();
    const isBefore = before.replace(/[^\p{L}]/gu, '').length > 2;
    const name = isBefore
      ? before
      : (after?.groups?.['what'] ?? '').replace(sooner, '').replace(employedAt, '').trim();
    if (name.length < 3) continue;
    const start = isBefore ? at - lead.length : at;
    const end = at + match[0].length + (isBefore ? 0 : (after?.[0].length ?? 0));
    from = end;
    found.push({
      value: { section: 'timeline', name: capitalise(name), note: capitalise(match[0].trim()) },
      spans: [{ start, end }],
    });
  }
  return found;
}

function languagesOf(text: string): Item[] {
  return [...text.matchAll(spoken)].flatMap((match): Item[] => {
    const { tongue = '', level: told } = match.groups ?? {};
    const how = told?.trim();
    if (how === undefined || !level.test(how)) return [];
    return [
      {
        value: { section: 'languages', name: `${capitalise(tongue)} (${how})` },
        spans: [{ start: match.index, end: match.index + match[0].length }],
      },
    ];
  });
}

/** "Jonas Weidner, Elektroingenieur aus Ulm": what somebody is stands behind the name. */
function callingOf({ prompt, name, offer }: Brief): Slot<string> | null {
  const end = name?.spans[0]?.end;
  if (end === undefined) return offer;
  const found =
    /^[,،]\s(?<what>\p{L}[\p{L}\s/-]{3,40}?)(?=\s(?:aus|in|de|en|à|di|da|do|no|na|uit|z|ze|w|we|a|em|من|في|con|avec|mit|com|met)\s|[,،.;:(])/u.exec(
      prompt.slice(end, end + 90),
    );
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return offer;
  const start = end + found[0].indexOf(what);
  return { value: what, spans: [{ start, end: start + what.length }] };
}

/** "Ingenieur aus Ulm": where somebody is from stands behind what they are, and no university does. */
function townOf({ prompt, place }: Brief, calling: Slot<string> | null): Slot<string> | null {
  const end = calling?.spans[0]?.end;
  if (end === undefined) return place;
  const found = /^\s(?:aus|in|de|en|à|di|da|do|no|na|uit|z|ze|w|we|a|em)\s(?<town>\p{Lu}[\p{L}-]+)/u.exec(
    prompt.slice(end, end + 40),
  );
  const town = found?.groups?.['town'];
  if (!found || town === undefined) return place;
  const start = end + found[0].length - town.length;
  return place?.spans.some((span) => span.start === start) === true
    ? place
    : { value: town, spans: [{ start, end: start + town.length }] };
}

const ofLife = /^(?:cv|curriculum(?: vitae)?|currículo|currículum|lebenslauf)\s(?:de|di|von|van)\s/iu;
/** "CV de Hugo Lemaire": the person alone bears the name. */
const personOf = (name: Slot<string>): Slot<string> => {
  const value = name.value.replace(ofLife, '');
  const end = name.spans[0]?.end ?? 0;
  return value === name.value ? name : { value, spans: [{ start: end - value.length, end }] };
};

/** "mit Foto oben": how the page looks is no part of a life. */
const ofPage = lean(
  /^(?:\p{L}{0,5}\s)?(?:foto|photo|bild|imagen|imagem|immagine|zdjęcie|fotoğraf|صورة|תמונה)\p{L}*(?:\s(?:oben|links|rechts|arriba|en haut|in alto|bovenaan|u góry|na górze|em cima|no topo|üstte|أعلى|למעלה)\p{L}*)?$/iu,
);

const talks =
  /(?<!\p{L})(?:charlas|ponencias|conferencias|conférences|interventions|vorträge|palestras|comunicações|conferenze|interventi|relazioni|lezingen|presentaties|prelekcje|wystąpienia|konuşmalar|sunumlar)(?!\p{L})|(?:ال)?محاضرات|הרצאות/iu;
const papers =
  /(?<!\p{L})(?:publicaciones|publications|publikationen|veröffentlichungen|publicações|pubblicazioni|publicaties|publikacje|yayınlar|yayınları)(?!\p{L})|(?:ال)?منشورات|(?:ال)?أبحاث|פרסומים/iu;
const onPaper =
  /druckfreundlich|für den druck|zum drucken|imprimir|impress[aã]o|imprimable|impression|stampa|printvriendelijk|om te printen|do druku|yazdır|طباعة|הדפסה/iu;

/** What a prompt for a CV calls the talks somebody gave; undefined where it asks for none. */
export const talksIn = (prompt: string): string | undefined => talks.exec(prompt)?.[0];
/** What it calls what somebody published. */
export const papersIn = (prompt: string): string | undefined => papers.exec(prompt)?.[0];

const ofWork =
  /(?:cronologia|storia|elenco|lista|cronología|historial|chronologie|liste)\s(?:dei|degli|de los|des|de|dos)\s$/iu;

/** Talks and papers as sections that hold some, a layout for paper as what it is. */
function asksOfLife(brief: Brief): Brief {
  const { parts, sections, behaviours, prompt } = brief;
  const spanOf = (pattern: RegExp): Span[] => {
    const found = pattern.exec(prompt);
    return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
  };
  const paper = spanOf(onPaper);
  const asked = [
    { value: 'events' as const, spans: spanOf(talks) },
    { value: 'posts' as const, spans: spanOf(papers) },
  ].filter(({ value, spans }) => spans.length > 0 && !sections.some((one) => one.value === value));
  const isTaken = (slot: Slot<unknown>): boolean =>
    slot.spans.some((span) => meets([...paper, ...asked.flatMap(({ spans }) => spans)], span));
  return {
    ...brief,
    parts: parts.filter((part) => !isTaken(part)),
    items: brief.items.filter((item) => !isTaken(item)),
    phrases: brief.phrases.filter((phrase) => !isTaken(phrase)),
    // "cronologia dei lavori": posts, and no works to show.
    sections: [
      ...sections.filter(
        ({ value, spans }) => value !== 'portfolio' || !ofWork.test(prompt.slice(0, spans[0]?.start ?? 0)),
      ),
      ...asked,
    ],
    behaviours:
      paper.length > 0 && !behaviours.some(({ value }) => value === 'print')
        ? [...behaviours, { value: 'print' as const, spans: paper }]
        : behaviours,
  };
}

/** The life that a CV in another language than English tells: posts and studies with their years, languages, a calling. */
export function readLife(read: Brief): Brief {
  if (read.kind.value !== 'cv') return read;
  const brief = asksOfLife(read);
  const text = brief.prompt.slice(0, readFrom);
  const calling = callingOf(brief);
  const kept = brief.items.filter(
    ({ value }) => value.section === 'timeline' || value.section === 'languages',
  );
  const told = [...postsOf(text), ...languagesOf(text)].filter(
    ({ spans }) => !kept.some((item) => spans.some((span) => meets(item.spans, span))),
  );
  const spans = told.flatMap((item) => item.spans);
  const isFree = (slot: Slot<unknown>): boolean => !slot.spans.some((span) => meets(spans, span));
  return {
    ...brief,
    name: brief.name && personOf(brief.name),
    offer: calling,
    place: townOf(brief, calling),
    founded: null,
    items: [...brief.items.filter((item) => kept.includes(item) || isFree(item)), ...told],
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter((part) => isFree(part) && !ofPage.test(part.value.title)),
    sections: [
      ...brief.sections,
      ...(['timeline', 'languages'] as const).flatMap((type) =>
        told.some(({ value }) => value.section === type) &&
        !brief.sections.some(({ value }) => value === type)
          ? [{ value: type, spans: [] }]
          : [],
      ),
    ],
  };
}
