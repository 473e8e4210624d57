import { plainWords } from '../../told/plain-words';
import type { SectionContent } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { isSaidToMaker } from '../../retell/is-said-to-maker';

/** "Name is Rind", "Call it Knead", "Its called Cork & Barrel": the name stands at the head of the page. */
const naming =
  /^(?:(?:it|they|she|he|this|that|the|our|my)(?:['’]?s| is| are)? )?(?:(?:business|company|firm|shop|studio|place|band|club|project|site|brand|cafe|café|bar|farm|salon)(?:['’]?s| is) )?(?:(?:called|named)|names? (?:is|are|of)|(?:the |my |our |its |it['’]s )?name['’]?s?(?: is|:)?) \p{Lu}|^(?:the |my |our )?name(?:['’]s| is) |^call (?:it|me|us|her|him|them) \p{Lu}/u;
/** "Something simple for my accounting practice", "Nothing flashy", "Packed with many sections": how the site is to be. */
const manner =
  /^(?:something|nothing) (?:(?:too|very|really|over) )?(?:simple|fancy|flashy|fussy|corporate|complicated|clever|elaborate|plain|basic|clean|modern|nice|classy|quirky|cute|posh|shouty|loud)\b|\b(?:many|lots of|plenty of|few|several) sections\b|\b(?:every|each|all|the) (?:headings?|headlines?|titles?|buttons?|paragraphs?)\b/iu;
/** "Some pics of the dogs", "Curriculum with 6 modules", "Availability request": parts of the page, and how many. */
const part =
  /^(?:(?:some|a few|lots of|nice|big|good) )(?:pics|photos?|pictures|images|shots) (?:of|from)\b|^(?:\p{L}+ ){1,3}with (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:modules?|lessons?|chapters?|tiers?|plans?|photos?|images?|steps?|questions?|cards?|columns?|tabs?|entries|items?|products?|posts?)$|^(?:\p{L}+ ){1,2}(?:request|enquiry|inquiry|sign-?up|submission) ?(?:form)?$/iu;
/** "Get a free quote", "Book a free call": what a button says. */
const button = /^(?:get|book|request|ask for|claim|start) (?:a|an|your) (?:free )?(?:quote|call|demo|trial|consultation|estimate)$/iu; // prettier-ignore
/** "English and Dutch please", "No online booking please". */
const pleaded =
  /^no online (?:payments?|shop|sales|store|ordering)$|^(?:no (?:online )?(?:bookings?|shop|payments?|prices?|blog|photos?|reviews?|stock photos?)|\p{L}{2,}(?:ch|sh|an|se|ic)(?: and \p{L}{2,}(?:ch|sh|an|se|ic))?),? (?:please|pls)$/iu;
/** "My husband and I run a little wine merchant's": who asks for the site. */
const asking = /^(?:so )?my (?:husband|wife|partner|sister|brother|son|daughter|mum|mom|dad|father|mother|friend|family|best friend) and (?:i|me) (?:run|own|opened|started|have)\b/iu; // prettier-ignore

const bare = (text: string): string => text.trim().replace(/[.!\s]+$/u, '');

/** Whether a statement of the prompt tells whoever makes the site what it is to be or to have, and visitors nothing. */
export const isMakersWord = (text: string): boolean => {
  const written = bare(text);
  const said = written.charAt(0).toLowerCase() + written.slice(1);
  return (
    [naming, manner, part, button, pleaded, asking].some((words) => words.test(said)) ||
    isSaidToMaker(written)
  );
};

/** Titles of usual parts are theirs, whatever a prompt calls them. */
const own: ReadonlySet<SectionPlan['type']> = new Set(['amenities', 'values', 'text', 'features', 'about']);

/** What a short prompt tells whoever makes the site stands nowhere on it, whichever reader took it for a fact. */
export function heedMakersWords(plan: SitePlan): SitePlan {
  const prompt = ` ${plainWords(plan.brief.prompt)} `;
  const isMakers = (text: string): boolean =>
    isMakersWord(text) &&
    prompt.includes(` ${plainWords(text)} `) &&
    plainWords(text) !== plainWords(plan.name);
  const without = (text: string): string => {
    const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
    const kept = sentences.filter((sentence) => !isMakers(sentence));
    return kept.length === sentences.length ? text : kept.join(' ');
  };
  const tidy = (content: SectionContent): SectionContent => {
    const body = content.body?.map(without).filter((text) => text !== '');
    const items = content.items
      ?.filter(({ title }) => !isMakers(title))
      .map((item) => (item.text === undefined ? item : { ...item, text: without(item.text) }));
    const { lede, ...rest } = content;
    const said = lede === undefined ? '' : without(lede);
    return {
      ...rest,
      ...(said ? { lede: said } : {}),
      ...(body ? { body } : {}),
      ...(items ? { items } : {}),
    };
  };
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      const { type, content } = section;
      if (own.has(type) && isMakers(content.title)) return [];
      const told = tidy(content);
      const isEmptied = [told.items, told.body].some((list, at) => list?.length === 0 && [content.items, content.body][at]?.length); // prettier-ignore
      return isEmptied && own.has(type) ? [] : [{ ...section, content: told }];
    }),
  }));
  return { ...plan, pages };
}
