import { capitalise } from '../../capitalise';
import type { AppContext } from './app';
import { sayApp } from './app-words';
import { readListAfter } from './read-asked';

/** A view of the list with what its button says. */
type View = readonly [view: 'all' | 'active' | 'completed', label: string];

/** "filter All / Active / Completed": the prompt's own words for the three views. */
export function readViews({ brief, words }: AppContext): readonly View[] {
  const quoted = quotedViews.exec(brief.prompt)?.slice(1);
  const listed = quoted ?? readListAfter(brief.prompt, filterWords);
  // "Filter by done/open, drag to reorder": two views, and then something else.
  const isPair = listed.length > 1 && (listed.length === 2 || /^(?:drag|re-?order|search|sort|export|import|dark|sav|keep|add|edit|delete|move)/iu.test(listed[2] ?? '')); // prettier-ignore
  const [all, second, third] = isPair && ofDone.test(listed[0] ?? '') !== ofDone.test(listed[1] ?? '') ? [words.fields.all, listed[0], listed[1]].map((view) => capitalise(view ?? '')) : listed; // prettier-ignore
  const isThree = quoted !== undefined || words.language !== 'en' || ofAll.test(all ?? '');
  if (isThree && all && second && third && ![all, second, third].some((label) => ofField.test(label)))
    return [
      ['all', all],
      // "All / Packed / Missing": what is done may stand first.
      ...(ofDone.test(second) && !ofDone.test(third)
        ? ([['completed', second], ['active', third]] as const)
        : ([['active', second], ['completed', third]] as const)),
    ]; // prettier-ignore
  // "Filters: urgent, waiting, done": what is none of the three is told of single tasks.
  const told = (of: RegExp): string | undefined => {
    const label = words.language === 'en' ? listed.find((one) => of.test(one)) : undefined;
    return label === undefined ? undefined : capitalise(label);
  };
  return [
    ['all', words.fields.all],
    ['active', told(ofOpen) ?? sayApp(words.language, 'active')],
    ['completed', told(ofDone) ?? sayApp(words.language, 'completed')],
  ];
}

const ofAll =
  /^(?:all|everything|any|both|tod[oa]s?|tud[oa]|tou(?:t|s|te|tes)|alle?s?|tutt[eiao]|wszystk\p{L}+|hepsi|tümü|الكل|הכו?ל)(?!\p{L})/iu;
const ofOpen = /^(?:open|active|pending|remaining|left|outstanding|missing|needed|to[- ]?(?:do|buy|read|pack|get|watch)|still to \p{L}+|un\p{L}+ed|not \p{L}+)$/iu; // prettier-ignore
/** "Filter by owner, tags for home …": what a task has, and no view of the list. */
const ofField =
  /^(?:owners?|persons?|people|assignees?|who|names?|tags?|labels?|priorit(?:y|ies)|categor(?:y|ies)|due|dates?|projects?|status|lists?|search|sort\w*)\b/iu;
const filterWords =
  '(?:filters?|filtros?|filtrar|filtern|filtr(?:er|es?|i|a|o|y|uj)?|filteren|filtre(?:ler)?|تصفية|فلتر|סינון|מסננים)(?:\\s(?:by|por|par|nach|op|per|po|tra|entre|zwischen|حسب|לפי))?';
/** ולסנן בין "הכול", "נשאר" ו"נקנה": three words in quotation marks behind the word for filtering, in any language. */
const inMarks = `["“”„«]([\\p{L} ]{2,18})["“”»]`;
const quotedViews = new RegExp(`(?:${filterWords}|ו?לסנן|وتصفية|süz\\p{L}*)[^."“„«\\n]{0,20}${inMarks},?\\s?${inMarks}(?:,|\\s?\\p{L}{1,3})?\\s?${inMarks}`, 'iu'); // prettier-ignore
const ofDone =
  /^(?!un|not |nie|niet |in)(?:concluíd\p{L}+|completat\p{L}+|fatt[eio]|zrobion\p{L}+|gotow\p{L}+|ukończon\p{L}+|kupion\p{L}+|tamamlan\p{L}+|biten\p{L}*|yapıl\p{L}+|klaar|gedaan|afgerond\p{L}*|(?:ال)?مكتمل\p{L}*|(?:ال)?منجز\p{L}*|בוצע\p{L}*|הושלמ\p{L}*|[\p{L} ]*(?:ed|done|bought|got|sent|paid|read|seen|eaten|written|made|over|complete|ready)|hech[oa]s?|complet\p{L}+|erledigt|fertig|fait[es]*|\p{L}{2,}é(?:e|es|s)?|feit[oa]s?|\p{L}{3,}(?:ad|íd|id)[oa]s?|\p{L}{3,}(?:at|ut)[eio]|ge\p{L}{3,}(?:t|en))$/iu;
