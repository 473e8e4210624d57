import { findRegion } from '../../kinds/parts/regions';
import type { Action, ContentItem, SectionContent } from '../../content';
import type { SitePlan } from '../../site-plan';
import { americanHouse, americanPhrases, americanWords } from './american-words';

const words = new Map(
  americanWords.split(',').map((pair) => pair.split(':') as [british: string, american: string]),
);
const listed = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...words.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\p{L}])`,
  'giu',
);
const our =
  /\b(colo|favo|flavo|neighbo|harbo|hono|humo|labo|parlo|rumo|behavio|odo|vapo|savo|endeavo|armo|vigo)ur(?=\p{L}{0,8}\b)/giu;
const ise =
  /\b((?:re)?(?:organ|real|recogn|apolog|special|custom|memor|modern|final|minim|maxim|optim|priorit|summar|util|personal|visual|categor|author|character|emphas|standard|harmon|neutral|sanit|steril|winter|pressur|digit|mobil|equal|critic)i)s(e|es|ed|ing|ation|ations|er|ers)\b/giu;
const metre = /\b((?:kilo|centi|milli)?met|cent|lit|theat|fib)re(s?)\b/giu;

/** As the word it stands for begins: "Grey" becomes "Gray". */
const casedLike = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) && !/^\p{Lu}{2}/u.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** What a text says, spelt and worded as Americans do; words that `told` has stay as the owner wrote them. */
export const inAmerican = (text: string, told: string, isHouse: boolean): string => {
  const unlessTold = (british: string, american: string): string =>
    told.includes(british.toLowerCase()) ? british : casedLike(british, american);
  const phrased = [...americanPhrases, ...(isHouse ? americanHouse : [])].reduce(
    (said, [british, american]) =>
      said.replace(british, (hit: string, ...groups: unknown[]) =>
        unlessTold(
          hit,
          american.replaceAll(/\$(\d)/gu, (_, at: string) => {
            const group = groups[Number(at) - 1];
            return typeof group === 'string' ? group : '';
          }),
        ),
      ),
    text,
  );
  const spoken = phrased
    .replace(listed, (hit) => unlessTold(hit, words.get(hit.toLowerCase()) ?? hit))
    .replace(our, (hit, stem: string) => (told.includes(hit.toLowerCase()) ? hit : `${stem}r`))
    .replace(ise, (hit, stem: string, end: string) =>
      told.includes(hit.toLowerCase()) ? hit : `${stem}z${end}`,
    )
    .replace(metre, (hit, stem: string, end: string) =>
      told.includes(hit.toLowerCase()) ? hit : `${stem}er${end}`,
    );
  // "a flat" has become "a apartment".
  return spoken.replace(/\b([Aa]) (?=(?:apartment|elevator|eggplant|attorney)\b)/gu, '$1n ');
};

const houses = new Set(['home-services', 'construction', 'cleaning']);

/** A site of a business in the United States, in the words of its country. Others stay as they are. */
export const speakAmerican = (plan: SitePlan): SitePlan => {
  const { brief, contact } = plan;
  if (plan.language !== 'en' || brief.spoken !== 'en') return plan;
  if (findRegion({ brief, place: contact.place, phone: contact.phone })?.id !== 'us') return plan;
  const told = `${brief.prompt} ${plan.name}`.toLowerCase();
  const isHouse = houses.has(plan.kind);
  const say = (text: string): string => inAmerican(text, told, isHouse);
  const sayAction = (action: Action): Action => ({ ...action, label: say(action.label) });
  const sayItem = (item: ContentItem): ContentItem => ({
    ...item,
    title: say(item.title),
    ...(item.text === undefined ? {} : { text: say(item.text) }),
    ...(item.note === undefined ? {} : { note: say(item.note) }),
    ...(item.value === undefined ? {} : { value: say(item.value) }),
    ...(item.badge === undefined ? {} : { badge: say(item.badge) }),
    ...(item.group === undefined ? {} : { group: say(item.group) }),
    ...(item.list ? { list: item.list.map(say) } : {}),
    ...(item.action ? { action: sayAction(item.action) } : {}),
  });
  const sayContent = (content: SectionContent): SectionContent => ({
    ...content,
    title: say(content.title),
    ...(content.kicker === undefined ? {} : { kicker: say(content.kicker) }),
    ...(content.lede === undefined ? {} : { lede: say(content.lede) }),
    ...(content.body ? { body: content.body.map(say) } : {}),
    ...(content.items ? { items: content.items.map(sayItem) } : {}),
    ...(content.actions ? { actions: content.actions.map(sayAction) } : {}),
    ...(content.fields ? { fields: content.fields.map(say) } : {}),
    ...(content.feature
      ? { feature: { value: say(content.feature.value), label: say(content.feature.label) } }
      : {}),
  });
  return {
    ...plan,
    noun: say(plan.noun),
    action: plan.action ? sayAction(plan.action) : null,
    links: plan.links.map(sayAction),
    pages: plan.pages.map((page) => ({
      ...page,
      title: say(page.title),
      description: say(page.description),
      sections: page.sections.map((section) => ({ ...section, content: sayContent(section.content) })),
    })),
  };
};
