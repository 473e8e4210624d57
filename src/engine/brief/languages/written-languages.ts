import type { Brief } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';

/** Languages that whole sites are written in, by their own names. */
export const writtenLanguages: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  ar: 'العربية',
  he: 'עברית',
};

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps']);
const mostPages = 50;
const apps = new Set<string>(appKinds);
const englishNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');

type Asked = Pick<Brief, 'kind' | 'language' | 'languages' | 'pages' | 'behaviours'>;

/** The further languages that pages are made in, of those asked for. */
export function madeLanguages(brief: Asked): string[] {
  const { kind, language, languages, pages } = brief;
  if (apps.has(kind.value)) return [];
  const room = Math.floor(mostPages / Math.max(1, pages.length)) - 1;
  return languages
    .map(({ value }) => value)
    .filter(
      (code) =>
        code in writtenLanguages && code !== (language.value in writtenLanguages ? language.value : 'en'),
    )
    .slice(0, Math.max(0, room));
}

/** What is not made of the languages asked for, and the way out. Whole sentences. */
export function readLanguageLimits(brief: Asked): string[] {
  const { kind, language, languages, behaviours } = brief;
  const own = nameOf(language.value);
  const firstWritten = language.value in writtenLanguages ? own : 'English';
  const made = madeLanguages(brief);
  const left = languages.map(({ value }) => value).filter((code) => !made.includes(code));
  const strange = left.filter((code) => !(code in writtenLanguages));
  const rest = left.filter((code) => code in writtenLanguages);
  const said: string[] = [];
  if (!(language.value in writtenLanguages))
    said.push(
      `I cannot write ${own} yet: the site’s own words are in English, and what you named stays as you wrote it. Press any text to put it in ${own}.`,
    );
  if (strange.length > 0)
    said.push(
      `I cannot write ${listOf(strange)} yet, so there are no pages in ${strange.length > 1 ? 'them' : 'it'}: add a page in the editor and put your own words there.`,
    );
  if (rest.length > 0)
    said.push(
      apps.has(kind.value)
        ? `A working tool is made in one language: this one is in ${firstWritten}. Ask for it in ${listOf(rest)} alone to get a second one.`
        : `A site has ${mostPages} pages at most, and that leaves no room for ${listOf(rest)}: name fewer pages, or ask for a second site in ${listOf(rest)}.`,
    );
  if (languages.length === 0 && behaviours.some(({ value }) => value === 'language-switch'))
    said.push(
      `A second language is asked for, but not which: the pages are in ${firstWritten}. Name both, as in “in English and French”, and I make them in both.`,
    );
  return said;
}

const nameOf = (code: string): string => englishNames.of(code) ?? code;

function listOf(codes: readonly string[]): string {
  const names = codes.map(nameOf);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}
