import type { Brief, Slot } from '@/domain/site/brief';
import { directionOf, writtenLanguages } from '../../brief/languages/written-languages';
import { findBank } from '../kinds/localized/find-bank';
import { translateThings } from './translate-things';
import { pageWordOf } from '../pages/page-words';
import { findWords } from '../words/find-words';

/**
 * The same brief for a site in another language. Names, prices, quotations and what is listed stay as they were given;
 * page titles that are usual words take those of the language.
 */
export function translateBrief(brief: Brief, language: string, name: string): Brief {
  return {
    ...brief,
    language: { value: language, spans: [] },
    languages: [],
    direction: directionOf(language),
    name: { value: name, spans: brief.name?.spans ?? [] },
    pages: brief.pages.map((page) => translateTitle(page, brief.spoken, language)),
  };
}

function translateTitle(page: Slot<string>, from: string, to: string): Slot<string> {
  const word = pageWordOf(page.value, findWords(from)) ?? pageWordOf(page.value, findWords('en'));
  return word ? { ...page, value: findWords(to).pages[word] } : page;
}

/**
 * A site in a language that no words are known of is written in English, with what was given as it was given: pages that
 * claim another language than theirs are read out wrongly.
 */
export function writeInEnglish(brief: Brief): Brief {
  if (brief.language.value in writtenLanguages) return brief;
  const isRead = brief.spoken in writtenLanguages;
  return {
    ...brief,
    language: { ...brief.language, value: 'en' },
    direction: 'ltr',
    // In a prompt that is not read word by word, a list may be of anything.
    items: isRead ? brief.items : brief.items.filter(({ value }) => value.price !== undefined),
  };
}

/** Without the half sentences of a prompt that is written in another language than the site. */
export function keepToLanguage(brief: Brief): Brief {
  const { language, spoken, kind } = brief;
  if (language.value === spoken) return brief;
  const hasWord = language.value === 'en' || findBank(language.value)?.nouns[kind.value] !== undefined;
  // What is not read word by word may be the whole sentence.
  const isNamed = (hasWord && kind.value !== 'unknown') || !(spoken in writtenLanguages);
  const said = translateThings(brief);
  return { ...said, phrases: [], audience: null, offer: isNamed ? null : said.offer };
}
