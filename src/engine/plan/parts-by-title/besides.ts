import type { PagePlan, SectionPlan } from '../site-plan';

const most = 10;

// Firms that are asked for by what they do: a word of theirs that nobody knows is most likely one more thing they do.
const trades =
  /^(?:home-services|construction|auto|salon|spa|cleaning|clinic|dentist|veterinary|consulting|agency|insurance|law|finance|photographer|studio|florist|accountant|real-estate)\b/u;
// Of these only where it would stand alone otherwise.
const others = /^(?:course|yoga|gym|unknown)\b/u;
const offers = [
  'On its own or together with the rest: say which, and you get a price.',
  'Tell us how much of it you need and by when.',
  'Ask for it when you call, and we plan it in.',
  'Explained beforehand, so that you know what happens and what it costs.',
];
/** Houses that serve or sell: a word of theirs that nobody knows is most likely on the card or the shelf. */
const served = /^(?:restaurant|cafe|bakery|bar)\b/u;
const sold = /^(?:shop|florist)\b/u;

const linesFor = (titles: readonly string[], lines: readonly string[]) =>
  titles.map((title, at) => ({ title, text: lines[at % lines.length] ?? '' }));

/**
 * The pages with titles that nothing is known of where they read best: among what a firm does, or several of them in one
 * section; null where a single one has to stand by itself.
 */
export function placeBesides(
  pages: readonly PagePlan[],
  asked: readonly string[],
  kind: string,
): { readonly pages: readonly PagePlan[] } | { readonly section: Omit<SectionPlan, 'id' | 'ground'> } | null {
  // "lane rental": the trade's own copy has a line on it already.
  const known = new Set(
    pages.flatMap(({ sections }) =>
      sections.flatMap(({ content }) => (content.items ?? []).map(({ title }) => title.toLowerCase())),
    ),
  );
  const titles = asked.filter((title) => !known.has(title.toLowerCase()));
  if (titles.length === 0) return { pages };
  const lists = pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'services');
  const fits = lists.every(({ content }) => (content.items?.length ?? 0) + titles.length <= most);
  // "how locks work": to be told, and nothing that is done for anybody.
  const isTold = titles.some((title) => /^(?:how|why|what|where|when|who)\s/iu.test(title));
  const isOffer = (!isTold && trades.test(kind)) || (!isTold && titles.length === 1 && others.test(kind));
  if (isOffer && lists.length > 0 && fits) {
    const items = linesFor(titles, offers);
    const withItems = (section: SectionPlan): SectionPlan =>
      section.type === 'services'
        ? { ...section, content: { ...section.content, items: [...(section.content.items ?? []), ...items] } }
        : section;
    return { pages: pages.map((page) => ({ ...page, sections: page.sections.map(withItems) })) };
  }
  if (titles.length < 2) return null;
  return {
    section: {
      // Nothing is known of them but what they are called, so nothing else is said.
      type: 'amenities',
      variant: 'checks',
      content: {
        title: served.test(kind) ? 'On the menu' : sold.test(kind) ? 'On our shelves' : 'Also here',
        items: titles.map((title) => ({ title })),
      },
      behaviours: [],
    },
  };
}
