import type { ContentItem, SectionContent } from '../../content';
import { withArticle } from '../../kinds/general/topic';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { sparedOnSite } from '../../told/spared-on-site';

const end = String.raw`(?=\s*(?:[.,;:!?\n)–—]|$|\b(?:but|because|though|so|sorry|thanks|thank you|please)\b))`;
const deeds =
  'do|offer|take(?: on)?|accept|sell|make|cut|treat|work (?:on|with)|teach|repair|fix|service|install|fit|serve|stock|handle|see|groom|board|build|paint|carry|use|touch|hire out|rent|host|cater(?: for)?|photograph|shoot|write|draw|walk|keep|buy|move|clean|print';
const refusals: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i|we|she|he|they)\s(?:do not|don['’]?t|does not|doesn['’]?t|never|no longer|won['’]?t|will not|cannot|can['’]?t)\s(?:${deeds})\s(?:any\s|on\s)?(?<what>[^.,;:!?\n()]{2,50}?)${end}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:^|[.,;:!?\n(–—]\s*|\bsorry,?\s)no\s(?<what>\p{L}[^.,;:!?\n()]{1,40}?)${end}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:^|[.,;:!?\n(–—]\s*)(?<what>[\p{L} -]{3,30}?)\s(?:are |is )?not\s(?:accepted|taken|treated|offered|done|included|possible|available)\b`,
    'giu',
  ),
  // "a bakery that sells no bread", "a florist with no flowers": the trade, and not what it is known for.
  new RegExp(
    String.raw`\b(?:(?:that|which|who|we|i)\s(?:has|have|sells?|serves?|offers?|stocks?|bakes?|makes?|does?|uses?|pours?|keeps?)\sno|with no|without(?: any)?)\s(?<what>[^.,;:!?\n()]{2,40}?)${end}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:except|apart from|excluding|just not|but not)\s(?:for\s)?(?<what>[^.,;:!?\n()]{2,40}?)${end}`,
    'giu',
  ),
];

// What a site or its terms may do without; nothing that a business does.
const ofPages =
  /\b(?:gallery|galleries|newsletter|pric(?:es?|ing)|testimonials?|reviews?|javascript|js|images?|photos?|pictures?|stock|animations?|blog|maps?|forms?|pages?|sections?|menu|team|faqs?|pop-?ups?|cookies?|login|accounts?|sign-?ups?|fees?|fuss|nonsense|obligations?|contracts?|minimums?|jargon|hidden|deposits?|charges?|pressure|job|jobs too|experience|need|problem|worries|appointments?|booking|e-?mail|phone|calls?|social|links?|ads?|slider|carousel|emojis?|exclamation|cash|cards?|refunds?|sundays?|weekends?|mondays?|waiting|queues?|mess|tie-in|commitment|sales|cheesy|clich\p{L}+|colou?rs?|gradients?)\b/iu;
const idle = /^(?:any|the|an?|our|more|new|some|all|of|and|or|work|jobs?|at|anymore|yet|now)$/iu;

const termsOf = (what: string): readonly string[] =>
  what
    .split(/\s*(?:,|\/|\bor\b|\band\b|\bnor\b)\s*/iu)
    .map((term) =>
      term
        .replace(/^(?:any|the|an?|our|on)\s+/iu, '')
        .replace(/\s+(?:work|jobs?|services?|at all|any ?more|either|though|here)$/iu, '')
        .trim(),
    )
    .filter((term) => term.length > 2 && term.split(/\s+/u).length < 5 && !idle.test(term));

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The term in any spelling that copy may use: "cover-ups", "cover ups" and "a cover-up" are one. */
const pattern = (term: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${term
      .split(/[\s-]+/u)
      .map((word) => escape(word.replace(/(?<=[^s]{2})s$/iu, '')))
      .join(String.raw`[\s-]?`)}(?:e?s)?(?!\p{L})`,
    'iu',
  );

// What copy calls by another word than its owner.
const alike: readonly (readonly [RegExp, RegExp])[] = [
  [/\bfuneral/iu, /\b(?:farewells?|sympathy|in memory|wreaths?)\b/iu],
  [/\bwedding/iu, /\b(?:bridal|brides?|grooms?|the couple)\b/iu],
  [/\b(?:children|kids)\b/iu, /\b(?:children|kids|boys|girls)\b/iu],
  [
    /\bbread\b/iu,
    /\b(?:loaf|loaves|bread\p{L}*|sourdough|baguettes?|ciabatta|focaccia|rolls|crust|rye|wheat)\b/iu,
  ],
  [
    /\bflowers?\b/iu,
    /\b(?:flowers?|bouquets?|blooms?|petals?|roses?|tulips?|peon(?:y|ies)|stems?|wreaths?|posy|posies)\b/iu,
  ],
  [
    /\bmeat\b/iu,
    /\b(?:meat|beef|pork|chicken|lamb|duck|bacon|ham|sausages?|steaks?|ribs?|animals?|burgers?|mince|joints?|roasts?|poultry|game|bones?|broth|stock, one|venison|turkey|goose|field|farms?|farmers?|herd|cuts?|sunday)\b/iu,
  ],
  [/\bbeers?\b/iu, /\b(?:beers?|pints?|ales?|lagers?|stouts?|taps?|draught|brew\p{L}*|casks?|kegs?)\b/iu],
  [/\bbooks?\b/iu, /\b(?:books?|novels?|reading|readers?|pages|authors?|shelf|shelves|stories)\b/iu],
  [
    /\balcohol\b/iu,
    /\b(?:alcohol|wines?|beers?|lagers?|ales?|cocktails?|spirits?|gin|whisk(?:e)?y|prosecco|champagne)\b/iu,
  ],
  [/\bwatch(?:es)?\b/iu, /\b(?:(?:wrist|pocket)?watch(?:es)?|battery and seal)\b/iu],
  [/\bcoffee\b/iu, /\b(?:coffees?|espresso|flat whites?|lattes?|cappuccinos?|filter|beans)\b/iu],
  [/\bdairy\b/iu, /\b(?:dairy|milk|cheese|butter|cream|yog(?:h)?urt)\b/iu],
];

/** "Nautical but not naff": how it is to look or sound. */
const isManner = (prompt: string, match: RegExpMatchArray): boolean => {
  if (!/^but not\s/iu.test(match[0]) || !/^\p{L}+(?:\s\p{L}+)?$/u.test(match.groups?.['what'] ?? ''))
    return false;
  const before =
    prompt
      .slice(0, match.index)
      .split(/[.!?;\n]|,\s/u)
      .at(-1)
      ?.trim() ?? '';
  return /^\p{L}[\p{L}-]*(?:(?:,| and)?\s\p{L}[\p{L}-]*){0,2},?$/u.test(before);
};

// "9-5 daily except Tuesday": a day on which nobody is there.
const days =
  /^(?:on\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|(?:bank |public )?holidays?)(?:(?:,|\sand|\sor)?\s(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:bank |public )?holidays?))*$/iu;

type Refused = { readonly said: string; readonly what: string; readonly words: readonly RegExp[] };

/** What the prompt says that the business does not do: "we don't do chain link", "no car interiors". */
const refusedIn = (prompt: string, offer: string): readonly Refused[] =>
  refusals.flatMap((refusal) =>
    [...prompt.matchAll(refusal)].flatMap((match) => {
      const what = match.groups?.['what'] ?? '';
      if (ofPages.test(what) || days.test(what.trim()) || isManner(prompt, match)) return [];
      const terms = termsOf(what).filter((term) => !pattern(term).test(offer));
      const said = match[0]
        .replace(/^[\s.,;:!?\n(–—]+/u, '')
        .replace(/^sorry,?\s/iu, '')
        .replace(/^(?:(?:that|which|who)\s\p{L}+\sno|with no|without(?: any)?)\s/iu, 'no ');
      return terms.length === 0
        ? []
        : [
            {
              said,
              what: terms.join(' and '),
              words: [
                ...terms.map(pattern),
                ...alike.filter(([word]) => terms.some((term) => word.test(term))).map(([, words]) => words),
              ],
            },
          ];
    }),
  );

/** "Tone: reassuring, no Latin": how it is to sound. */
const manner =
  /(?<=^|[.!?\n]\s*)(?:(?:the\s)?(?:tone(?:\sof\svoice)?|style|look(?:\s(?:and|&)\sfeel)?|mood|design|voice|colou?rs?|feel|vibe)\b[^.\n:]{0,12}(?::|\sshould\b|\sis\b))[^.\n]*/giu;

/** Titles for sections whose own speak of what is refused. */
const plain: Partial<Record<SectionPlan['type'], string>> = {
  menu: 'What there is today', products: 'What there is', gallery: 'A look around', services: 'What we do', story: 'How it began', about: 'Who we are', process: 'How it goes', faq: 'Questions', cta: 'Come by', features: 'What to expect', hours: 'Opening hours', contact: 'Write to us', testimonials: 'Kind words', team: 'Who is here',
}; // prettier-ignore

const tells = /\b(?:no|not|never|without|except)\b|n['’]t\b/iu;
const mostWords = 80;
const question = 'Is there anything you do not do?';

/**
 * What somebody says that they do not do is in none of the lists of what they do, asked of nobody in a form, and answered
 * among the questions in their own words.
 */
export function heedRefused(plan: SitePlan): SitePlan {
  const { prompt, language, offer, excluded, quotes } = plan.brief;
  if (language.value !== 'en' || prompt.split(/\s+/u).length > mostWords) return plan;
  // What is quoted is to be said as it stands: "Rows without the rows" refuses nothing.
  const withoutPages = [...excluded, ...quotes].reduce(
    (text, { spans }) =>
      spans.reduce(
        (left, { start, end: to }) => left.slice(0, start) + ' '.repeat(to - start) + left.slice(to),
        text,
      ),
    prompt,
  );
  const refused = refusedIn(withoutPages.replace(manner, '').replace(sparedOnSite, ''), offer?.value ?? '');
  if (refused.length === 0) return plan;
  const words = refused.flatMap((one) => one.words);
  const has = (text: string | undefined): boolean =>
    text !== undefined && words.some((word) => word.test(text)) && !tells.test(text);
  // "Metal and chain link": the other half is done all the same.
  const halfOf = (title: string): string | null => {
    const halves = title.split(/\s(?:and|&|or)\s|,\s/u);
    const left = halves.filter((half) => !has(half));
    if (halves.length < 2 || left.length === 0 || left.length === halves.length) return null;
    const joined = left.join(' and ');
    return joined.charAt(0).toUpperCase() + joined.slice(1);
  };
  const keep = (text: string): string =>
    text
      .split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u)
      .filter((sentence) => !has(sentence))
      .join(' ');
  const itemOf = (item: ContentItem): readonly ContentItem[] => {
    const title = has(item.title) ? halfOf(item.title) : item.title;
    if (title === null || has(item.group)) return [];
    const { text, list, note, ...rest } = item;
    const said = text === undefined ? '' : keep(text);
    const left = list?.filter((entry) => !has(entry));
    return [
      {
        ...rest,
        title,
        ...(said ? { text: said } : {}),
        ...(left && left.length > 0 ? { list: left } : {}),
        ...(note !== undefined && !has(note) ? { note } : {}),
      },
    ];
  };
  const [first] = refused;
  const business = offer?.value ?? plan.noun;
  const without = `${withArticle(business).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} without ${first?.what ?? ''}`;
  const titleOf = (type: SectionPlan['type'], title: string): string =>
    !has(title) ? title : type === 'hero' ? without : (halfOf(title) ?? plain[type] ?? title);
  const contentOf = ({ type, content }: SectionPlan): SectionContent => {
    const { items, lede, body, title: said, ...rest } = content;
    const whole = type === 'faq' || type === 'testimonials';
    const kept = items?.flatMap((item) => (whole && (has(item.title) || has(item.text)) ? [] : itemOf(item)));
    const opening =
      lede === undefined && type !== 'hero'
        ? ''
        : keep(lede ?? '') ||
          (type === 'hero' ? `No ${first?.what ?? ''} here. Ask what there is instead.` : '');
    const paragraphs = body?.map(keep).filter((text) => text !== '');
    return {
      ...rest,
      title: titleOf(type, said),
      ...(opening ? { lede: opening } : {}),
      ...(body ? { body: paragraphs && paragraphs.length > 0 ? paragraphs : body } : {}),
      ...(items ? { items: kept && kept.length > 0 ? kept : items } : {}),
    };
  };
  const labelOf = (label: string): string => (has(label) ? 'See what there is' : label);
  const pages = plan.pages.map((page) => ({
    ...page,
    title: has(page.title) ? 'What there is' : page.title,
    sections: page.sections.map((section) => {
      const content = contentOf(section);
      const actions = content.actions?.map((action) => ({ ...action, label: labelOf(action.label) }));
      return { ...section, content: { ...content, ...(actions ? { actions } : {}) } };
    }),
  }));
  const action = plan.action && { ...plan.action, label: labelOf(plan.action.label) };
  return { ...plan, action, pages: answered(pages, refused) };
}

const answered = (pages: SitePlan['pages'], refused: readonly Refused[]): SitePlan['pages'] => {
  const said = JSON.stringify(pages).toLowerCase();
  const untold = refused.filter((one) => !said.includes(one.said.toLowerCase()));
  if (untold.length === 0) return pages;
  const text = untold
    .map((one) => {
      const line = one.said
        .replace(/\bi\b/gu, 'I')
        .replace(/\bdont\b/giu, 'don’t')
        .replaceAll("'", '’')
        .trim();
      return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
    })
    .join(' ');
  const at = pages.findIndex(({ sections }) => sections.some(({ type }) => type === 'faq'));
  return pages.map((page, index) =>
    index !== at
      ? page
      : {
          ...page,
          sections: page.sections.map((section) =>
            section.type === 'faq'
              ? {
                  ...section,
                  content: {
                    ...section.content,
                    items: [...(section.content.items ?? []), { title: question, text }],
                  },
                }
              : section,
          ),
        },
  );
};
