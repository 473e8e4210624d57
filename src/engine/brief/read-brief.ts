import { tellsAtLength } from './long/tells-at-length';
import type { Brief, BriefCorrections } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import type { NamedTool } from './abroad/tools/find-tool';
import { settleAppBrief } from './apps/settle-app-brief';
import { isPageSpec } from './document/page-spec';
import { withDayTime } from './dates/with-day-time';
import { findDetailedRows, withDetails, withoutDetails } from './prices/detailed-rows';
import { withoutFields } from './parts/without-fields';
import { withoutTitleItems } from './parts/without-title-items';
import { isEnglish } from './languages/is-plain-english';
import { rareReaders } from './rare-readers';
import { englishReaders, paperReadersOf, readersAbroadOf } from './readers-by-prompt';
import { readPrompt } from './read-prompt';

const apps = new Set<SiteKind>(appKinds);

/**
 * Reads what a prompt asks for, every slot with the words it came from. Corrected slots are taken as given, all others
 * are read as before. Never throws; an empty prompt gives an empty brief.
 */
export function readBrief(written: string, corrections: BriefCorrections = {}): Brief {
  return settleAppBrief(withDayTime(readAll(written, corrections)));
}

function readAll(written: string, corrections: BriefCorrections): Brief {
  const { findAskedAside, withAside, setAsideOrder } = rareReaders();
  // "Website in Hebrew for Noa Levi" is read as "Website for Noa Levi".
  const aside = corrections.language === undefined ? findAskedAside(written) : null;
  if (aside) {
    const rest = written.slice(0, aside.at) + written.slice(aside.at + aside.length);
    const known = aside.isAbroad ? corrections : { ...corrections, language: aside.code };
    return withAside(readBrief(rest, known), written, aside);
  }
  // Here and below, offsets are those of the prompt without the wish, which is what the brief keeps.
  const ordered = setAsideOrder(written);
  if (ordered !== written) return readBrief(ordered, corrections);
  return readOrdered(
    isEnglish(written) && isShort(written) ? englishReaders().layOutTerse(written) : written,
    corrections,
  );
}

function readOrdered(written: string, corrections: BriefCorrections): Brief {
  const { findManner, inPlainWords, requestFirst } = rareReaders();
  const plain = inPlainWords(written);
  if (plain) {
    const told = readBrief(plain.prompt, corrections);
    return { ...told, remarks: [plain.remark, ...told.remarks] };
  }
  // "I run a choir. I need a to-do list": the tool is what is wanted, so far as it is one.
  const request = requestFirst(written);
  const asked = request === null ? null : readBrief(request, corrections);
  if (asked && apps.has(asked.kind.value)) return asked;
  const manner = findManner(written);
  if (manner) return { ...readBrief(manner.rest, corrections), manner: manner.manner };
  // What a form is to ask stands in it, and is read as nothing else; a tool keeps records of its own.
  const fields = isEnglish(written) ? null : readersAbroadOf(written)?.findFieldsAside(written);
  if (fields) {
    const told = readBrief(fields.rest, corrections);
    if (!apps.has(told.kind.value)) return { ...told, forms: fields.forms };
  }
  const rows = isShort(written) ? findDetailedRows(written) : [];
  const told = rows.length === 0 ? null : readWhole(withoutDetails(written, rows), corrections);
  // Where slips were put right, letters are no longer in their places.
  return told !== null && told.prompt.length === written.length
    ? withDetails(told, written, rows)
    : readWhole(written, corrections);
}

const isShort = (written: string): boolean => !tellsAtLength(written);

function readWhole(written: string, corrections: BriefCorrections): Brief {
  const { partRunOn, withoutMarkup, findOpenList, findColumnBoard, pagesInRow, partStrokes } = rareReaders();
  const papers = paperReadersOf(written);
  const abroad = readersAbroadOf(written);
  const asked = isEnglish(written) ? undefined : abroad?.askTopicsAbroad(written);
  if (asked !== undefined && asked !== written) return readWhole(asked, corrections);
  // Which lexicons were fetched is told by what was written, so the language is told by that, too.
  // A long letter has readers of its own for what it wishes.
  const said = isEnglish(written) && isShort(written) ? englishReaders().sayWishes(written) : written;
  const opened = isEnglish(written)
    ? (papers?.openDocument(said) ?? partStrokes(pagesInRow(withoutMarkup(said))))
    : written;
  const typed = partRunOn(opened);
  const first = readPrompt(typed, corrections, opened === written ? undefined : 'en');
  const isHouse = corrections.kind === undefined && abroad?.tellsOfHouse(typed, first.spoken) === true;
  const tool = corrections.kind === undefined && !isHouse ? abroad?.findTool(typed, first.spoken) : null;
  if (abroad && tool) return abroad.mendToolAbroad(readTool(typed, tool, corrections));
  const isOpen = corrections.kind === undefined && first.spoken === 'en';
  const board = isOpen ? findColumnBoard(typed) : null;
  const list = board ?? (isOpen ? findOpenList(typed) : null);
  if (list) {
    const told = readBrief(typed, { ...corrections, kind: board ? 'kanban' : 'directory' });
    const span = { start: list.at, end: list.at + list.title.length };
    return { ...told, offer: { value: list.title, spans: [span] }, place: null };
  }
  // Its words stand on the page, so slips of the keyboard are put right before it is read.
  const prompt =
    first.spoken === 'en' || !abroad
      ? englishReaders().mendSpelling(typed, first.place !== null)
      : abroad.wishesPlainly(abroad.restoreAccents(typed, first.spoken), first.spoken);
  const read = prompt === typed ? first : readPrompt(prompt, corrections, first.spoken);
  const told = corrections.language === undefined ? abroad?.toldLanguage(read) : undefined;
  const spoken = told === undefined ? read : readPrompt(prompt, { ...corrections, language: told }, told);
  const whole =
    isHouse && apps.has(spoken.kind.value)
      ? readPrompt(prompt, { ...corrections, kind: 'unknown' }, spoken.spoken)
      : spoken;
  const isLong = tellsAtLength(prompt) && !isPageSpec(prompt);
  const readPart = (part: string, known: BriefCorrections): Brief => readPrompt(part, known, whole.spoken);
  if (whole.spoken !== 'en' && abroad)
    return abroad.mendLongAbroad(
      withoutTitleItems(withoutFields(abroad.mendAbroad(whole, corrections, readPart))),
      corrections,
      readPart,
    );
  const { mendShort, mendLong } = englishReaders();
  return isLong && papers
    ? mendLong(papers.readLong(whole, corrections, readPart, mendShort), corrections, readPart)
    : withoutFields(mendShort(whole, corrections, readPart));
}

/** "Kalkulator kredytu": too few words for its language and its trade to be told, unless its name is known. */
function readTool(prompt: string, tool: NamedTool, corrections: BriefCorrections): Brief {
  const { kind, language, span, title } = tool;
  const told = readPrompt(prompt, { kind, language, ...corrections }, language);
  const isOwn = told.name?.spans.some(({ start, end }) => start < span.end && end > span.start) === true;
  // "مصاريفي اليومية", where words have no cases: what is kept is told more nearly than the tool is called.
  const isToldOf =
    title !== undefined &&
    ['ar', 'he'].includes(language) &&
    /^(?!אפליקצי|תוכנ|تطبيق|برنامج).+\s/u.test(told.offer?.value ?? '');
  const isName = told.name === null || corrections.name !== undefined || isSaidName(prompt, told.name, kind);
  return {
    ...told,
    // "אפליקציה למעקב הרגלים בשם «טיפה»": what it is called stands among the words that say what it is.
    name:
      ((isOwn && !isCalled(prompt, told.name)) || !isName) && corrections.name === undefined
        ? null
        : told.name,
    offer: isToldOf ? told.offer : { value: title ?? prompt.slice(span.start, span.end), spans: [span] },
    // "يحفظ كل شيء في المتصفح": a tool stands nowhere.
    place: title === undefined && language !== 'ar' && language !== 'he' ? told.place : null,
    // "10 שאלות" of a quiz are what it asks, and no answers for visitors.
    sections: kind === 'quiz' ? told.sections.filter(({ value }) => value !== 'faq') : told.sections,
  };
}

const calling =
  /(?:called|named?|naam|genaamd|heet|nazw\p{L}*|nazywa\p{L}*|ad[ıi]|adl[ıi]|ismi|isimli|llam\p{L}*|nombre|appel\p{L}*|nommée?|nom|namens|hei(?:ß|ss)t|chiam\p{L}*|nome|chamad[oa]|اسم\p{L}*|بعنوان|تسم\p{L}*|בשם|שם|שנקרא\p{L}*)\s?:?\s?["“„«']?$/iu;
/** "Somos Marta, Iker y Nuria": those who use it do not give it its name. */
const users = /(?:somos|nous sommes|wir sind|siamo|personas|personen|personnes|pessoas|persone)\s?:?\s$/iu;
/** "… called “Tropfen”": a word says that it is the name. */
const isCalled = (prompt: string, name: Brief['name']): boolean => {
  const start = name?.spans[0]?.start ?? 0;
  return calling.test(prompt.slice(Math.max(0, start - 24), start));
};
const choice =
  /^["“”»'](?:\s?[,/،]\s?|\s(?:oder|ou|o|of|lub|veya|und|et|y|e|en|i|ve|أو|או)\s|\sو\s?|\sו)["“”„«']/u;
/** "لعبة اكس او بين لاعبين": what follows a tool is its name only where a capital, a mark or a word says so. */
function isSaidName(prompt: string, name: NonNullable<Brief['name']>, kind: SiteKind): boolean {
  const start = name.spans[0]?.start ?? 0;
  if (users.test(prompt.slice(Math.max(0, start - 16), start))) return false;
  // "quiz o historii Polski": what is asked about.
  if (kind === 'quiz' && /\p{Ll}\s$/u.test(prompt.slice(0, start)))
    return calling.test(prompt.slice(Math.max(0, start - 24), start));
  // "„Gewusst“ oder „Nochmal“": words to choose from, which stand on buttons.
  const end = name.spans[0]?.end ?? 0;
  if (choice.test(prompt.slice(end, end + 12)) && !calling.test(prompt.slice(Math.max(0, start - 24), start))) return false; // prettier-ignore
  return /^\p{Lu}/u.test(prompt.slice(start)) || /["“„«']$/u.test(prompt.slice(0, start)) || calling.test(prompt.slice(Math.max(0, start - 24), start)); // prettier-ignore
}
