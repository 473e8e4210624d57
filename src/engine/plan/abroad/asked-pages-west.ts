import type { Brief } from '@/domain/site/brief';
import { freeId } from '../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { dot, forMaker, tellOn, wordsOf } from './told-words-west';
import { cut } from '../told/told-facts';
import { capitalise } from '../../capitalise';
import type { Words } from '../words/words';

const thin = new Set<string>(['nav', 'page-header', 'cta', 'footer']);
const filling = new Set<string>(['features', 'process', 'values', 'faq']);

/** Pages that were asked for by titles of their own say what was told of that, and not the same usual lines one after the other. */
export function withoutEchoes(pages: readonly PagePlan[], { brief }: SitePlan, words: Words): PagePlan[] {
  const asked = new Set(brief.pages.map(({ value }) => value.toLowerCase()));
  const seen = new Set<string>();
  return pages.map((page, at): PagePlan => {
    const isAsked = at > 0 && asked.has(page.title.toLowerCase());
    const kin = isAsked ? kinOf(page.title, brief) : [];
    const clauses = isAsked && kin.length === 0 ? clausesOn(page.title, brief) : [];
    const told =
      clauses.length > 0 ||
      page.sections.some(({ type }) => type === 'text' || type === 'menu' || type === 'pricing');
    const sections = page.sections.filter(({ type, content }) => {
      if (!filling.has(type)) return true;
      const key = JSON.stringify(content.items);
      const isEcho = seen.has(key) || (isAsked && (told || kin.length > 0) && type !== 'faq');
      seen.add(key);
      return !(isAsked && isEcho);
    });
    const isThin = sections.every(({ type }) => thin.has(type));
    if (isThin && clauses.length > 0) return tellOn({ ...page, sections }, clauses, words.sections.text);
    if (
      kin.length === 0 ||
      page.sections.some(({ type }) =>
        ['menu', 'pricing', 'services', 'products', 'portfolio', 'curriculum'].includes(type),
      )
    )
      return { ...page, sections };
    const first = sections[0]?.type === 'page-header' || sections[0]?.type === 'nav' ? 1 : 0;
    const list: SectionPlan = {
      type: 'services',
      id: freeId(
        'services',
        sections.map(({ id }) => id),
      ),
      variant: 'rows',
      ground: 'page',
      content: { title: words.sections.services, items: kin },
      behaviours: [],
    };
    return { ...page, sections: sections.toSpliced(first, 0, list) };
  });
}

const beginsAlike = (one: string, other: string): boolean =>
  one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4);

/** Whether a text has a word that begins as one of the title does: "Bolos" and "bolo de casamento". */
const isKin = (title: string, text: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(title).some((stem) => words.some((word) => beginsAlike(stem, word)));
};

/** What the prompt lists that a title names: "Bolos" has the cakes. */
function kinOf(title: string, { items }: Brief): { title: string; price?: string }[] {
  return items
    .map(({ value }) => value)
    .filter(({ name, section }) => section !== 'team' && section !== 'areas' && isKin(title, name))
    .map(({ name, price, priceLead }) => ({
      title: capitalise(name),
      ...(price === undefined ? {} : { price: priceLead === undefined ? price : `${priceLead} ${price}` }),
    }));
}

/** What of the prompt's statements speaks of a title: "un jardin collectif". */
const clausesOn = (title: string, { prompt }: Brief): string[] =>
  cut(
    prompt,
    0,
    /(?<=[.!?])\s+|[,;:]\s+|\s(?:et|y|e|und|ed)\s(?=(?:un|une|el|la|le|o|a|il|ein|eine|der|die|das|uma?|una)\s)/giu,
  )
    .map(({ text }) => text.replace(/[.!]$/u, ''))
    .filter(
      (text) =>
        isKin(title, text) && !forMaker.test(text) && text.split(/\s+/u).length > 2 && text.length < 160,
    )
    .filter((text) => !text.includes(title))
    .slice(0, 2)
    .map((text) => dot(capitalise(text)));
