import { freeId } from '../free-id';
import type { ContentItem } from '../content';
import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { capitalise } from '../../capitalise';
import type { Words } from '../words/words';
import { dot } from './told-words-west';

const filling = new Set<string>(['features', 'process', 'values', 'text', 'gallery']);
const thin = new Set<string>(['nav', 'page-header', 'cta', 'footer', 'faq', ...filling]);
const goods = new Set<string>(['products', 'menu', 'pricing', 'services']);

/** What makes of a line an order to whoever builds the page. */
const ordering =
  /^(?:que |il faut |deve |deben |soll(?:en)? |mit einem? formular|con un formulario|avec un formulaire|con un modulo)|rellen\p{L}*|formulario|formulaire|formular|formulário|modulo|schakelaar|umschalter|toggle|interruptor|sélecteur/iu;
const forMaker = /(?:^|\s)(?:elegir|choisir|scegliere|escolher|wählbar|auswählen|kiezen|wybór|seçim)\s/iu;
const asked = /(?:^|[.!?]\s+|\n)/u;

/** "Zakelijk: voor scholen, vanaf 50 zakjes.": the sentences that stand behind the title of a page, up to the next title. */
function linesOf(title: string, prompt: string, titles: readonly string[]): string[] {
  const lead = new RegExp(String.raw`${asked.source}${escape(title)}\s?:\s`, 'u').exec(prompt);
  if (!lead) return [];
  const from = lead.index + lead[0].length;
  const rest = prompt.slice(from, from + 600);
  const next = titles
    .filter((other) => other !== title)
    .map((other) => new RegExp(String.raw`(?:[.!?]\s+|\n)${escape(other)}\s?:\s`, 'u').exec(rest)?.index)
    .filter((at) => at !== undefined);
  const end = Math.min(...next, /\n|$/u.exec(rest)?.index ?? rest.length, firstStop(rest));
  return rest
    .slice(0, end)
    .split(/;\s|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) => line.replace(/[.\s]+$/u, ''))
    .filter((line) => line.length > 6 && !ordering.test(line))
    .map((line) => capitalise(line.replace(forMaker, ' ').trim()));
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
const firstStop = (text: string): number => {
  const at = /[.!?](?=\s+\p{Lu}|\s*$)/u.exec(text)?.index;
  return at === undefined ? text.length : at;
};

/** The things that are told for the first page, on a page that is called after them: "Cafés", "Tees", "Zaden". */
const shelfOf = (pages: readonly PagePlan[]): SectionPlan | undefined =>
  pages[0]?.sections.find(
    ({ type, content }) =>
      goods.has(type) && (content.items ?? []).some(({ price, sample }) => price && !sample),
  );

/** "Produkte", "Ürünler": a page of whatever is on offer. */
const ofGoods =
  /^(?:(?:unsere|nos|nuestros|nossos|i nostri|onze|nasze)\s)?(?:produ[ck]\S*|prodott\S*|sortiment|angebot|waren|ürün\S*|منتجات\S*|المنتجات|מוצרים|la tienda|tienda|loja|boutique|negozio|winkel|sklep|mağaza|المتجر|חנות)$/iu;
const ofKitchen =
  /^(?:(?:il|le|la|el|o|das|unser|het|nuestro|notre)\s)?(?:ristorante|restaurante?|cucina|cocina|cuisine|küche|keuken|kuchnia|restauracja|restoran|mutfak|مطعم|المطعم|מסעדה|table d['’]hôtes|gastronom\S*|comer|mangiare|essen)$/iu;
const isMeal =
  /(?<![a-zà-ž])(?:cen[ae]|pran[zs]\S*|colazion\S*|degustazion\S*|desayuno|almuerzo|comida|menú|dîner|déjeuner|petit[- ]déj\S*|menu|abendessen|frühstück|mittagessen|halbpension|jantar|almoço|pequeno-almoço|café da manhã|diner|ontbijt|lunch|kolacj\S*|obiad\S*|śniadani\S*|kahvaltı|akşam yemeği)(?![a-zà-ž])|عشاء|فطور|إفطار|غداء|ארוחת|ארוחות/iu;
/** What is told of meals in a house that is no restaurant. */
function mealsOf({ brief }: SitePlan): readonly ContentItem[] {
  return brief.items
    .filter(({ value }) => isMeal.test(value.name))
    .map(({ value }) => ({
      title: capitalise(value.name),
      ...(value.price === undefined ? {} : { price: value.price }),
    }));
}
/** The first page's own list, priced or not. */
const listOf = (pages: readonly PagePlan[]): SectionPlan | undefined =>
  pages[0]?.sections.find(
    ({ type, content }) =>
      goods.has(type) &&
      (content.items ?? []).length > 0 &&
      (content.items ?? []).every(({ sample }) => !sample),
  );

const sameWord = (title: string, text: string): boolean => {
  const stem = title.toLowerCase().slice(0, Math.max(3, title.length - 2));
  return text.toLowerCase().includes(stem);
};

/**
 * A plan whose asked pages say what the prompt tells behind their titles, and show the goods that they are called after,
 * in place of usual lines or of nothing.
 */
export function onTheirPages(plan: SitePlan, words: Words): SitePlan {
  const { brief, pages } = plan;
  const titles = brief.pages.map(({ value }) => value);
  if (plan.language === 'en' || brief.spoken !== plan.language || titles.length < 2) return plan;
  const shelf = shelfOf(pages);
  const beforeGoods = brief.items.find(({ value }) => value.price !== undefined)?.spans[0]?.start ?? 0;
  const lead = brief.prompt.slice(Math.max(0, beforeGoods - 60), beforeGoods);
  const moved: string[] = [];
  let isShown = false;
  const told = pages.map((page, at): PagePlan => {
    if (at === 0 || !titles.includes(page.title)) return page;
    const isThin = page.sections.every(({ type }) => thin.has(type));
    const lines = linesOf(page.title, brief.prompt, titles);
    const kept = page.sections.filter(({ type }) => !filling.has(type));
    const first = kept[0]?.type === 'page-header' || kept[0]?.type === 'nav' ? 1 : 0;
    if (lines.length > 0 && isThin) {
      moved.push(...lines);
      const text: SectionPlan = {
        type: 'text',
        id: freeId(
          'text',
          kept.map(({ id }) => id),
        ),
        variant: 'letter',
        ground: 'page',
        content: { title: words.sections.text, body: lines.map(dot) },
        behaviours: [],
      };
      return { ...page, sections: kept.toSpliced(first, 0, text) };
    }
    const meals = isThin && ofKitchen.test(page.title) ? mealsOf(plan) : [];
    if (meals.length > 0)
      return {
        ...page,
        sections: kept.toSpliced(first, 0, {
          type: 'menu',
          id: freeId(
            'menu',
            kept.map(({ id }) => id),
          ),
          variant: 'list',
          ground: 'page',
          content: { title: words.sections.menu, items: meals },
          behaviours: [],
        }),
      };
    const own = listOf(pages);
    if (own && isThin && ofGoods.test(page.title))
      return {
        ...page,
        sections: kept.toSpliced(first, 0, {
          ...own,
          id: freeId(
            own.type,
            kept.map(({ id }) => id),
          ),
        }),
      };
    if (shelf && isThin && !isShown && sameWord(page.title, lead)) {
      isShown = true;
      return {
        ...page,
        sections: kept.toSpliced(first, 0, {
          ...shelf,
          id: freeId(
            shelf.type,
            kept.map(({ id }) => id),
          ),
        }),
      };
    }
    return page;
  });
  return { ...plan, pages: told.map((page, at) => (at === 0 ? withoutMoved(page, moved, titles) : page)) };
}

/** The first page without what stands on a page of its own now. */
function withoutMoved(page: PagePlan, moved: readonly string[], titles: readonly string[]): PagePlan {
  if (moved.length === 0) return page;
  const said = moved.join(' ').toLowerCase();
  const isMoved = (text: string): boolean => {
    const bare = titles.reduce(
      (rest, title) => (rest.startsWith(`${title}:`) ? rest.slice(title.length + 1).trim() : rest),
      text.trim(),
    );
    const stems = bare
      .toLowerCase()
      .replace(/[.]+$/u, '')
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 2);
    return stems.length > 0 && stems.filter((word) => said.includes(word)).length / stems.length > 0.8;
  };
  const left = (items: readonly ContentItem[]): ContentItem[] => items.filter(({ title }) => !isMoved(title));
  return {
    ...page,
    sections: page.sections.flatMap((section): SectionPlan[] => {
      const { content } = section;
      if (section.type === 'amenities' && content.items) {
        const items = left(content.items);
        return items.length === 0 ? [] : [{ ...section, content: { ...content, items } }];
      }
      return content.body && ['about', 'story', 'text'].includes(section.type)
        ? [{ ...section, content: { ...content, body: content.body.filter((line) => !isMoved(line)) } }]
        : [section];
    }),
  };
}
