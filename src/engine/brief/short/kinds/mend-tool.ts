import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { foldText } from '../../words/fold-text';
import { opensTool } from '../../apps/opens-tool';

const apps = new Set<string>(appKinds);
const called = /\b(?:called|named|name(?:['’]s| is)?:?|titled)\s["“'‘]?$/iu;
const plainOffers =
  /^(?:(?:one|half|two)[- ])?(?:hour|time|minute|day)? ?(?:slots?|times?|hours?|bookings?)$/iu;
const whoBooks =
  /\b(?:booking|reservation|appointment)s? (?:page|app|tool|system|calendar|site|form)? ?(?:for|of) (?:an? |the |our |my )?(?<who>[\p{L}'’-]+(?: (?!with|where|and|so|that|to|in)[\p{L}'’-]+){0,2})(?=[\s,.;:]|$)/iu;
const usedTo =
  /\b(?:tool|app|page|something) (?:to|that lets (?:us|me|people)|where (?:we|i|people) can) (?<what>\p{L}+ (?:(?:the|our|my|up) )?\p{L}+)(?= (?:with|for|on|in|between|among|from|of|and|by|when)\b|[,.:;]|$)/iu;
const users =
  /\b(?:flat ?mates?|room ?mates?|house ?mates?|family|household|kids|children|friends|couple|team|siblings|colleagues|partners?|parents|grandchildren|students|players|people|dogs?|cats?|pets?|horses?|rabbits|cars|bikes|boats)(?: of \p{L}+)?(?:,| -|:|\()?\s$/iu;
/** "One vote per browser": a rule of it, and not what it is. */
const rule =
  /^(?:\p{L}+ )?(?:votes?|answers?|guess(?:es)?|tries|attempts|turns?|entries|entry) per \p{L}+$/iu;
const settings = /\b(?:budget|goal|target|limit|cap|allowance|deposit)$/iu;

/** "Run 3 times", "Grindhouse, Cafe Nero", "company with Client": one of what a tool is to hold, unless it is called so. */
function isHeld({ prompt, name, items }: Brief): boolean {
  const [span] = name?.spans ?? [];
  if (!name || !span || span.start === 0 || !opensTool(foldText(prompt))) return false;
  const before = prompt.slice(Math.max(0, span.start - 40), span.start);
  // "For two flatmates, Mia and Jonas": who uses it.
  if (users.test(before)) return true;
  // "A limit of 2 in “In progress”": a column.
  if (/\b(?:in|on|column|stage|list)\s["“‘']$/iu.test(before)) return true;
  if (called.test(before) || /["“”]$/u.test(before)) return false;
  const isOwn = items.some(
    ({ value, spans }) =>
      value.section === 'app' && spans.some((one) => one.start < span.end && one.end > span.start),
  );
  return isOwn || /\s\d+$/u.test(name.value) || (/[,:]\s$/u.test(before) && span.start > 30) || /\swith\s/u.test(name.value); // prettier-ignore
}

/** A tool is not called after what it holds, a booking page not after its hours; a budget is none of its columns. */
export function mendTool(brief: Brief): Brief {
  if (!apps.has(brief.kind.value)) return brief;
  const name = isHeld(brief) ? null : brief.name;
  const who = plainOffers.test(brief.offer?.value ?? '') ? whoBooks.exec(brief.prompt) : null;
  const what = who?.groups?.['who'];
  const start = who && what !== undefined ? who.index + who[0].length - what.length : 0;
  const use = /^(?:tool|app|page|something)$/iu.test(brief.offer?.value ?? '')
    ? usedTo.exec(brief.prompt)
    : null;
  const done = use?.groups?.['what'];
  const from = use && done !== undefined ? use.index + use[0].length - done.length : 0;
  return {
    ...brief,
    name,
    // "Split costs", "Reading journal": what is done, and no town.
    place:
      /^(?:Split|Reading|Nice|Mobile|Sale|Deal|Bath)$/u.test(brief.place?.value ?? '') &&
      !new RegExp(`\\b(?:in|near|from|around) ${brief.place?.value ?? ''}\\b`, 'u').test(brief.prompt)
        ? null
        : brief.place,
    offer:
      what !== undefined
        ? { value: `${what} bookings`, spans: [{ start, end: start + what.length }] }
        : done !== undefined
          ? { value: done, spans: [{ start: from, end: from + done.length }] }
          : rule.test(brief.offer?.value ?? '')
            ? null
            : brief.offer,
    // "BPM slider" is a control, "these habits to start" a way to lead a list in.
    behaviours: brief.behaviours.filter(
      ({ value }) => value !== 'carousel' || /\b(?:carousel|slide ?show|image slider)\b/iu.test(brief.prompt),
    ),
    phrases: brief.phrases.filter(
      ({ value }) => !/^(?:these|those|some|the following|a few)\b/iu.test(value),
    ),
    items: brief.items.filter(
      ({ value }) => !(value.section === 'pricing' && value.price !== undefined && settings.test(value.name)),
    ),
  };
}

const giving =
  /^(?:(?:a|an|the|my|our|simple|please|make|create|build|me|i|we|want|need) )*(?:donations?|donate|giving|fund-?rais(?:ing|er)|appeal) (?:page|site|website|form)\b/iu;
const amounts =
  /(?:[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d)(?:\s?(?:,|and|or|\/)\s*(?:[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d))+/u;
/** "preset amounts 5, 15, 40", "donate buttons for 10, 25 and 60": sums told without a currency. */
const bareAmounts =
  /\b(?:donat\w*|giv(?:e|ing)|gifts?|fund-?rais\w*|appeal)\b[^.;\n]{0,40}?\b(?:amounts?|buttons?|presets?|sums?|options?)(?: of| for|:)? (?<sums>\d{1,5}(?:(?:, ?(?:and |or )?| and | or | ?\/ ?)\d{1,5})+)(?![\d%])/iu;
const ownAmount = /^(?:(?:and|or|an?) )*(?:custom|other|any|own|different) (?:amount|sum)s?$/iu;

/** Buttons that take a gift, whoever asks. */
const giftButtons = /\bdonat(?:e|ion)s? (?:buttons?|amounts?|options?)\b/iu;

/** "Donation page … with £5, £20 and £50 buttons": whom it is for asks for gifts, and these are the sums. */
export function mendGiving(brief: Brief): Brief {
  const bare = bareAmounts.exec(brief.prompt);
  const told = amounts.exec(brief.prompt) ?? bare;
  const isAsked = giving.test(brief.prompt);
  const isGift =
    told !== null &&
    (isAsked ||
      told === bare ||
      giftButtons.test(brief.prompt) ||
      brief.sections.some(({ value }) => value === 'donation') ||
      brief.items.some(({ value }) => value.section === 'donation')) &&
    /\b(?:donat\w*|giv(?:e|ing)|gifts?|fund-?rais\w*|appeal)\b/iu.test(brief.prompt);
  if (!isAsked && !isGift) return brief;
  const kind = isAsked ? { ...brief.kind, value: 'nonprofit' as const } : brief.kind;
  if (!isGift) return { ...brief, kind };
  const row = told.groups?.['sums'] ?? told[0];
  const rowAt = told.index + told[0].length - row.length;
  const sums = [...row.matchAll(/[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d|\d+/gu)].map(
    ({ 0: sum, index }): Slot<ListedItem> => ({
      value: { section: 'donation', name: sum, price: sum },
      spans: [{ start: rowAt + index, end: rowAt + index + sum.length }],
    }),
  );
  const isSum = ({ value, spans }: Slot<ListedItem>): boolean =>
    ownAmount.test(value.name) ||
    (value.price !== undefined &&
      spans.some(({ start, end }) => start < told.index + told[0].length && end > told.index)) ||
    (value.section === 'donation' && sums.some((sum) => sum.value.price === value.price));
  return {
    ...brief,
    kind,
    items: [...brief.items.filter((item) => !isSum(item)), ...sums],
    sections: brief.sections.some(({ value }) => value === 'donation')
      ? brief.sections
      : [...brief.sections, { value: 'donation', spans: sums[0]?.spans ?? [] }],
  };
}

const byMonth =
  /\b(?:plans?|tiers?|pricing)\b[^]{0,160}?[£$€]\s?\d[^]{0,80}?(?:\b(?:a|per|each) (?:month|user|seat|year)|\/ ?(?:mo|month|user|seat)\b)|\b(?:plans?|tiers?)\b[^]{0,160}?[£$€]\s?\d/iu;
const programs =
  /\b(?:time[- ]?tracking|invoicing|scheduling|analytics|project management|help ?desk|bookkeeping|payroll|crm|email marketing|rota planning|expense tracking|appointment reminders|proposals?|reporting|monitoring|dashboards?|integrations|api|software|web app|platform|free trial)\b/iu;
const workers: ReadonlySet<string> = new Set(['agency', 'unknown', 'consulting', 'studio', 'accountant', 'law', 'product']); // prettier-ignore

/** "Time tracking for agencies. Plans Solo $8, Team $19": what is had by plans is a program, not those who use it. */
export function mendPlans(brief: Brief): Brief {
  const { prompt, kind, offer } = brief;
  const plans = brief.items.filter(({ value }) => value.section === 'pricing' && value.price !== undefined);
  const what = programs.exec(prompt);
  if (!workers.has(kind.value) || plans.length < 2 || !what || !byMonth.test(prompt.slice(0, 1200)))
    return brief;
  // "We run retainers in three plans, reporting included": whoever does the work is no program.
  if (/\b(?:we (?:design|build|write|run|manage|do|make)|our (?:team|clients|studio)|retainers?|branding|agency (?:site|website|page)|website for (?:our|my|an?) agency)\b/iu.test(prompt)) return brief; // prettier-ignore
  const said = /^(?:software|web app|platform|free trial|api|integrations|dashboards?)$/iu.test(what[0])
    ? null
    : what;
  return {
    ...brief,
    kind: { ...kind, value: 'saas' },
    offer: said
      ? { value: said[0].toLowerCase(), spans: [{ start: said.index, end: said.index + said[0].length }] }
      : offer,
    name: brief.name ?? nameAtStart(brief),
    items: brief.items.filter(({ value }) => value.section === 'pricing' || value.price !== undefined || !/^(?:solo|team|agency|studio|pro|free|starter|business)$/iu.test(value.name)), // prettier-ignore
  };
}

// "Tallyhour. Plans …": the sign stands alone before everything else.
function nameAtStart({ prompt }: Brief): Slot<string> | null {
  const name = /^(?<name>\p{Lu}[\p{L}\d]{2,20}(?: \p{Lu}[\p{L}\d]{1,20})?)(?=[.:]\s|\s[–—-]\s)/u.exec(prompt)
    ?.groups?.['name'];
  return name === undefined || /^(?:plans?|pricing|landing|website|site|page)\b/iu.test(name)
    ? null
    : { value: name, spans: [{ start: 0, end: name.length }] };
}

const counted =
  /\b(?:with|of|has|have|sells?|selling) (?<count>\d{1,2}) (?:\p{L}+ )?(?:products?|items?|pieces?|things?|goods|articles?)\b/iu;
const facet =
  /^(?:sizes?|colou?rs?|prices?|age|ages|brands?|materials?|gender|fabric|length|width|weight|rating|categor(?:y|ies)|types?|tags?|search|sort(?:ing)?(?: by [\p{L} ]+)?|filter(?:s|ing)?|cart|basket|check-?out|wish ?list|before|after|date|year|availability|topic|subject|style|theme)$/iu;

/** "Before and after slider for retouching": pictures to compare need their place on the page. */
export const mendPairs = (brief: Brief): Brief => {
  const asked = brief.behaviours.find(({ value }) => value === 'before-after');
  const isThere = brief.sections.some(({ value }) => value === 'before-after');
  const isRefused = brief.excluded.some(({ value }) => value === 'before-after');
  return asked && !isThere && !isRefused && !apps.has(brief.kind.value)
    ? { ...brief, sections: [...brief.sections, { value: 'before-after', spans: asked.spans }] }
    : brief;
};

const afterwards = /^(?:and )?then (?:an? |the |you get )?(?=\p{L}{3})/iu;

/** "…, address, then an estimate from £60": what comes after, without that it comes after. */
export const mendThen = (brief: Brief): Brief =>
  brief.items.some(({ value }) => afterwards.test(value.name))
    ? {
        ...brief,
        items: brief.items.map((item) => ({
          ...item,
          value: { ...item.value, name: item.value.name.replace(afterwards, '') },
        })),
      }
    : brief;

const sent =
  /^(?:(?:uk|eu|flat|standard|local|free|express|next[- ]day|tracked|worldwide|rate) )*(?:delivery|shipping|postage)(?: (?:over|from|above|otherwise|else|is|fee|costs?|under|below|for|orders?|on|rate|flat|else|and|£?\d+|[£$€]\d+|packing))*$/iu;

/** "Filter by size, colour and price": ways to narrow a shop, and none of its shelves. */
export function mendFacets(brief: Brief): Brief {
  // "Ceramics shop with 8 products from £12 to £90": how many there are and what they cost, and none of them.
  const own = brief.items.find(
    ({ value }) =>
      value.section === 'products' && counted.test(value.name) && /\bto\b|–|-/u.test(value.price ?? ''),
  );
  const count = Number(counted.exec(own?.value.name ?? '')?.groups?.['count'] ?? 0);
  if (own && count > 0)
    return mendFacets({
      ...brief,
      items: brief.items.filter((item) => item !== own),
      counts: [...brief.counts, { value: { thing: 'products', count }, spans: own.spans }],
    });
  if (brief.kind.value !== 'shop' && brief.kind.value !== 'product' && !brief.behaviours.some(({ value }) => value === 'filter')) return brief; // prettier-ignore
  const isFacet = ({ value }: Slot<ListedItem>): boolean =>
    (value.section === 'categories' && value.price === undefined && facet.test(value.name.trim())) ||
    // "Free delivery over £50 otherwise £4.95": what sending costs, and nothing to buy.
    ((value.section === 'products' || value.section === 'pricing') && sent.test(value.name.trim()));
  return brief.items.some(isFacet)
    ? {
        ...brief,
        items: brief.items.filter((item) => !isFacet(item)),
        // "… and price" among them asks for no list of prices.
        sections: brief.sections.filter(
          (slot) =>
            slot.value !== 'pricing' ||
            !slot.spans.every(
              ({ start, end }) =>
                /\b(?:filter|sort)\w*[^.;]{0,80}$/iu.test(
                  brief.prompt.slice(Math.max(0, start - 100), start),
                ) || /^prices? in\b/iu.test(brief.prompt.slice(start, end + 4)),
            ),
        ),
      }
    : brief;
}
