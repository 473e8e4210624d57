import type { Brief } from '@/domain/site/brief';
import { madeLanguages } from '../brief/languages/written-languages';
import { loadAllLexicons, loadLexicon } from '../brief/words/lexicon-shelf';
import { loadPartTexts } from './pages/usual-section';
import { loadDrawings } from '../compose/art/draw-art';
import { loadApp, loadApps } from '../compose/apps/find-app';
import { loadLayouts } from './look/layout-shelf';
import { loadTheme } from '../compose/themes/find-theme';
import { loadBehaviourWords } from '../compose/behaviours/behaviour-words';
import { loadFamilies } from './kinds/families/find-family';
import { loadGeneral } from './kinds/general/general-shelf';
import { loadKind, loadKinds } from './kinds/find-kind';
import { loadLocalCopy } from './kinds/local-copy';
import { loadBank, loadBanks } from './kinds/localized/find-bank';
import { loadAnyTellingLong, loadTellingLong } from './abroad/telling-long';
import { loadAllThings, loadThings } from './abroad/translate-things';
import { writeInEnglish } from './abroad/translate-brief';
import { loadAnyRetelling, loadRetelling } from './retelling';
import { loadAllToldWords, loadToldWords } from './told/told-line';
import { loadAllFactWords, loadFactWords } from './abroad/told-facts-abroad';
import { loadAllWords, loadWords } from './words/find-words';

/** Fetches what a brief needs to become a site: the copy of its kind, the words of its language, its app, the drawings. */
export async function loadCopy(told: Brief): Promise<void> {
  const brief = writeInEnglish(told);
  const kind = brief.kind.value;
  const languages = [brief.language.value, ...madeLanguages(brief)];
  await Promise.all([
    loadKind(kind),
    loadApp(kind),
    loadDrawings(),
    loadLayouts(),
    loadTheme(brief.style?.value),
    loadGeneral(),
    loadRetelling(brief),
    loadTellingLong(brief),
    loadThings(brief, languages),
    // In the prompt's own language it says which page a title asks for, and which trade it is.
    loadWords(brief.spoken),
    loadBank(brief.spoken),
    ...languages.flatMap((language) => [
      loadWords(language),
      loadBank(language),
      loadLocalCopy(language),
      loadFamilies(language),
      loadBehaviourWords(language),
      loadLexicon(language),
      loadToldWords(language),
      loadFactWords(language),
      loadPartTexts(language),
    ]),
  ]);
}

// They come with what writes pages: a plan needs their names only.
const loadAllBehaviours = async (): Promise<void> =>
  (await import('../compose/behaviours/find-behaviour')).loadAllBehaviours();

/** Fetches the copy of every kind and language, every app and the drawings: what changing any site may need. */
export async function loadAllCopy(): Promise<void> {
  await Promise.all([
    loadKinds(),
    loadApps(),
    loadAllWords(),
    loadBanks(),
    loadLocalCopy('any other'),
    loadFamilies('en'),
    loadBehaviourWords('any other'),
    loadAllBehaviours(),
    loadAllLexicons(),
    loadAllThings(),
    loadAllToldWords(),
    loadAllFactWords(),
    loadPartTexts('en'),
    loadDrawings(),
    loadLayouts(),
    loadTheme('all'),
    loadGeneral(),
    loadAnyRetelling(),
    loadAnyTellingLong(),
  ]);
}
