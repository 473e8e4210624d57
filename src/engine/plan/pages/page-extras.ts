import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../brief/parts/section-of-title';
import { isAppKind } from '../app-kinds';
import type { KindDefinition } from '../content';
import { sectionTwins } from './place-sections';
import type { Draft } from './place-sections';
import type { Words } from '../words/words';

const noParts = new Set<SectionType>(['nav', 'footer', 'hero']);

/** "with a blog and a shop": parts so large that they are pages. */
export function wings(brief: Brief, words: Words): Draft[] {
  const asked = new Set<SectionType>(brief.sections.map(({ value }) => value));
  const hasShop =
    asked.has('products') &&
    /\b(?:shop|store|tienda|boutique|loja|negozio|winkel|sklep)\b/iu.test(brief.prompt);
  const hasBlog = asked.has('posts') && /\bblog/iu.test(brief.prompt);
  return [
    ...(hasShop
      ? [{ role: 'shop', title: words.pages.shop, types: ['page-header', 'products', 'faq'] as const }]
      : []),
    ...(hasBlog
      ? [{ role: 'blog', title: words.pages.blog, types: ['page-header', 'posts', 'newsletter'] as const }]
      : []),
  ];
}

/** Hours that a prompt tells stand on the page with the contact, else on the first, where no page of the kind has them. */
export function withHours(drafts: Draft[], brief: Brief, isWanted: (type: SectionType) => boolean): Draft[] {
  const isThere = drafts.some(({ types }) => types.includes('hours'));
  const isOwn = isAppKind(brief.kind.value) || brief.onePage?.value === true;
  if (brief.hours === null || isThere || isOwn || !isWanted('hours')) return drafts;
  const last = drafts.findLastIndex(({ types }) => types.includes('contact'));
  const at = Math.max(last, 0);
  return drafts.map((draft, index) => {
    if (index !== at) return draft;
    const place = draft.types.indexOf('contact');
    const before = place < 0 ? draft.types.length : place + 1;
    return { ...draft, types: [...draft.types.slice(0, before), 'hours', ...draft.types.slice(before)] };
  });
}

/** Goods with prices can be ordered: a shop whose pages were listed without a cart gets one beside them. */
export function withCart(drafts: Draft[], brief: Brief, kind: KindDefinition, words: Words): Draft[] {
  const cart = kind.pages.find(({ role }) => role === 'cart');
  const isAsked = brief.behaviours.some(({ value }) => value === 'cart');
  const sells =
    brief.items.some(({ value }) => value.price !== undefined) ||
    drafts.some(({ types }) => types.includes('products'));
  const isThere = drafts.some(({ role, types }) => role === 'cart' || types.includes('cart'));
  if (!cart || !isAsked || !sells || isThere || brief.onePage?.value === true) return drafts;
  return [
    ...drafts,
    {
      role: 'cart',
      title: brief.language.value === 'en' ? cart.title : words.pages.cart,
      types: cart.sections,
    },
  ];
}

/** "The courses page should have four steps and an FAQ": sections that the prompt asks for on this very page, and those it holds. */
export function withAsked(draft: Draft, brief: Brief, held: readonly SectionType[]): Draft {
  const wanted = `${draft.title.toLowerCase()} page`;
  const sentences = brief.prompt
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => sentence.toLowerCase().includes(wanted));
  const told = sentences
    .flatMap((sentence) =>
      sentence
        .slice(sentence.toLowerCase().indexOf(wanted) + wanted.length)
        .split(/,|\band\b|\bwith\b|\bin (?=\p{L}+ steps)/u),
    )
    .map((clause) => sectionOfTitle(clause, brief.language.value, brief.kind.value));
  // A contact section has its form already.
  const further = held.filter((type) => !sectionTwins[type]?.some((twin) => draft.types.includes(twin)));
  const types = [...told, ...further].filter(
    (type): type is SectionType => type !== null && !noParts.has(type) && !draft.types.includes(type),
  );
  const last = draft.types.at(-1) === 'cta' ? 1 : 0;
  const kept = draft.types.slice(0, draft.types.length - last);
  return {
    ...draft,
    types: [...new Set([...kept, ...types, ...draft.types.slice(draft.types.length - last)])],
  };
}
