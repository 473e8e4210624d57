import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { slugOf } from '../../compose/slug';
import { isAppKind } from '../app-kinds';
import type { KindDefinition } from '../content';
import { isTold } from '../told/told-of-part';
import type { Words } from '../words/words';
import { pageWordOf } from './page-words';
import { partTypes } from './part-pages';
import type { Draft } from './place-sections';
import { sectionOfPage } from './section-of-page';

/** What frames every page and is none of its sections. */
export const notSections = new Set<SectionType>(['nav', 'footer']);

/** What a new version brings, by any of its names. */
const changes = /^(?:the )?(?:change ?log|release notes|releases|what['’]s new)$/iu;

/** The title of a page that its kind usually has, in the words of the prompt: "Changelog" of the changes. */
export const titleAsAsked = (title: string, role: string, prompt: string): string =>
  role === 'changes' ? (/\b(?:Change ?log|Release notes)\b/u.exec(prompt)?.[0] ?? title) : title;

/** One page that was asked for by its title: with what the kind has on such a page, or with what the title names. */
export function planTitle(
  title: string,
  index: number,
  brief: Brief,
  kind: KindDefinition,
  words: Words,
): Draft {
  // What somebody wrote is no appointment.
  const word = /^(?:my |the |our )?books$/iu.test(title) ? 'work' : pageWordOf(title, words);
  const language = brief.language.value;
  const isHome =
    word === 'home' ||
    (index === 0 && /^(home|start|index|inicio|accueil|startseite|início|الرئيسية)\b/i.test(title));
  if (isHome)
    return {
      role: 'home',
      title,
      types: isAppKind(brief.kind.value) ? ['app'] : (kind.pages[0]?.sections ?? ['hero']),
    };
  const slug = slugOf(title);
  const type = word === 'work' ? 'portfolio' : sectionOfPage(title, language, brief);
  const template =
    kind.pages.find(
      (page) =>
        page.role !== 'home' &&
        ((page.role === 'changes' && changes.test(title)) ||
          page.role === slug ||
          page.role === word ||
          slugOf(page.title) === slug),
    ) ??
    (type
      ? kind.pages.find(
          (page) => page.role !== 'home' && page.sections.find((entry) => entry !== 'page-header') === type,
        )
      : undefined);
  if (template)
    return {
      role: template.role,
      title,
      types:
        type && !template.sections.includes(type) ? withType(template.sections, type) : template.sections,
    };
  if (type && !notSections.has(type))
    return {
      role: slug || `page-${index + 1}`,
      title,
      types: ['page-header', type, ...(fillers[type] ?? ['faq', 'cta'])],
    };
  const isPart = brief.parts.some(({ value }) => value.title === title) || isTold(brief, title);
  return {
    role: slug || `page-${index + 1}`,
    title,
    types: isPart ? partTypes : ['page-header', 'features', 'process', 'cta'],
  };
}

function withType(types: readonly SectionType[], type: SectionType): SectionType[] {
  const [first = 'page-header', ...rest] = types;
  return [first, type, ...rest];
}

const fillers: Partial<Record<SectionType, readonly SectionType[]>> = {
  contact: ['hours', 'map'],
  team: ['values', 'cta'],
  about: ['values', 'team', 'cta'],
  story: ['values', 'team', 'cta'],
  services: ['process', 'faq', 'cta'],
  portfolio: ['process', 'cta'],
  gallery: ['cta'],
  faq: ['contact'],
  map: ['hours', 'contact'],
  cart: ['checkout'],
  privacy: [],
  posts: ['newsletter'],
};
