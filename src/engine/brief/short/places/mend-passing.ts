import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { mendWho } from '../names/mend-who';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const thing =
  'van|truck|lorry|bus|tractor|trailer|caravan|bike|car|boat|barge|narrowboat|yacht|dinghy|ketch|launch|ship|oven|stove|kiln|press|loom|still|camper(?:van)?|minibus|motorbike|landrover|land rover';
const animal =
  'dog|puppy|cat|kitten|horse|pony|donkey|greyhound|whippet|spaniel|labrador|collie|terrier|poodle|parrot|goat|pig|sheep|cow|hen|alpaca|llama|rabbit|tortoise|hamster|ferret|owl|hawk|mare|cob';
const calledSo = new RegExp(
  String.raw`\b(?<lead>(?:out of|from|in|on|aboard|with|by|driving|my|our|his|her|their|the|an?)\s(?:[\p{L}'’-]+\s){0,4}?)(?<what>${thing}|${animal})(?:\sis|\swho is|,)?\s(?:(?:called|named)\s)?(?<name>\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?)`,
  'u',
);

/**
 * "out of an old Citroen van called Mabel", "our oldest horse is called Biscuit": somebody who comes along, and not what the firm
 * is called, where what it does is told beside it.
 */
function withoutCompanion(brief: Brief): Brief {
  const { prompt, name } = brief;
  if (name === null || brief.kind.value === 'blog') return brief;
  const found = calledSo.exec(prompt);
  const called = found?.groups?.['name'];
  if (!found || called === undefined || !name.value.startsWith(called.split(' ')[0] ?? called)) return brief;
  const at = name.spans[0]?.start ?? 0;
  if (at < found.index || at > found.index + found[0].length) return brief;
  const lead = found.groups?.['lead'] ?? '';
  const before = prompt.slice(0, found.index);
  const isAlong = /^(?:out of|from|in|on|aboard|with|by|driving)\s/iu.test(lead);
  // "Website for our coffee van called Mabel": the van is the firm.
  const isItself = !isAlong && !/[\p{L}]{4,}[^,.;!?]{0,80}[,.;!?]\s|\band\s$/iu.test(before);
  if (isItself || /\b(?:lost|missing|stolen)\b/iu.test(before)) return brief;
  return {
    ...brief,
    name: null,
    items: brief.items.map((item): Slot<ListedItem> =>
      item.value.price !== undefined && /\b(?:is|was)?\s?(?:called|named)\b/iu.test(item.value.name)
        ? { ...item, value: { ...item.value, name: capitalise(brief.offer?.value ?? 'Price') } }
        : item,
    ),
  };
}

const doubted = lean(
  /\b(?<first>\p{L}[\p{L}\s'’-]{1,40})\?\s*(?:no|nope|not quite|wrong)[\s,!–—-]+(?:it['’]s\s|a\s|the\s)?(?<of>of\s)?(?<second>\p{L}[\p{L}'’-]*(?:\s(?!in\b|near\b|at\b|open\b)\p{L}[\p{L}'’-]*){0,3})/iu,
);

/** "museum of pencils? No – of buttons!": what is said last counts. */
export function withoutDoubt(prompt: string): string {
  const found = doubted.exec(prompt.slice(0, 160));
  const told = found?.groups;
  const second = told?.['second'];
  if (!found || second === undefined) return prompt;
  const first = told?.['first'] ?? '';
  const kept = told?.['of'] === undefined ? '' : /^.*\bof\s/iu.exec(first)?.[0];
  if (kept === undefined) return prompt;
  return `${prompt.slice(0, found.index)}${kept}${second}${prompt.slice(found.index + found[0].length).replace(/^!/u, ',')}`;
}

const personal: ReadonlySet<string> = new Set(['portfolio', 'cv', 'photographer', 'blog', 'link-in-bio']);
const ofPerson =
  /^(?:loves?|likes?|lives?|lived|enjoys?|hates?|studied|trained|born|grew up|moved|adores?|collects?|obsessed|dreams?|owns?|has|is|was|based|can|speaks?|plays? with)\b/iu;
const bare = /^(?:website|site|web ?page|page|homepage|landing page|a website|new website|logo)$/iu;

/** "transport can be arranged", "new faces welcome": how it is there, and nothing that is done. */
const states =
  /\s(?:can be \p{L}+|(?:always )?welcome|available|provided|included|needed|required|on request)$/iu;

/** What a page tells visitors to do, and nobody sells. */
const toDo =
  /^(?:how to (?:donate|help|volunteer|join|book|order|apply|find us|get here|contact us)|volunteer(?:ing)?|donate|contact us|find us|get in touch|book now)$/iu;

/** "loves foxes" is no service, and neither is the website that is asked for; one of two that say the same is enough. */
function withoutChat(brief: Brief): Brief {
  const told = brief.items.map((item): Slot<ListedItem> =>
    item.value.section === 'services' && item.value.price === undefined && states.test(item.value.name)
      ? { ...item, value: { ...item.value, section: 'amenities' } }
      : item,
  );
  const isChat = (name: string): boolean =>
    bare.test(name) ||
    /^(?:this|that|it|these|those|so|because|which|who)\s/iu.test(name) ||
    toDo.test(name) ||
    (personal.has(brief.kind.value) && ofPerson.test(name));
  const items = told.filter(
    ({ value }) =>
      value.price !== undefined ||
      value.when !== undefined ||
      value.section !== 'services' ||
      !isChat(value.name),
  );
  // "bring clothes with holes": what comes along; "recycle over 80%": the half of it.
  const isTorn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(
      ({ start, end }) =>
        brief.prompt.startsWith('%', end) ||
        /(?:^|[,.;!?]\s)(?:please\s)?bring\s(?:\p{L}+\s){0,3}$/iu.test(
          brief.prompt.slice(Math.max(0, start - 60), start),
        ),
    );
  const phrases = brief.phrases.filter(
    ({ value, spans }, at) =>
      !isChat(value) &&
      !isTorn({ value, spans }) &&
      !brief.phrases.some(
        (other, index) =>
          index !== at &&
          value.length > other.value.length &&
          value.toLowerCase().endsWith(` ${other.value.toLowerCase()}`) &&
          /^(?:we|i) (?:do|have|run|offer|hold|make|sell)\s/iu.test(value),
      ),
  );
  const isAsked = brief.phrases.some(({ value }) => /^volunteer(?:ing)?$/iu.test(value));
  const isKnown = brief.sections.some(({ value }) => value === 'volunteer');
  const helpers = brief.phrases.find(({ value }) => /^volunteer(?:ing)?$/iu.test(value));
  return {
    ...brief,
    items,
    phrases,
    // "no missing pieces and volunteers on Fridays … how to donate, volunteer": asked for, and not refused.
    ...(isAsked
      ? {
          excluded: brief.excluded.filter(({ value }) => value !== 'volunteer'),
          sections:
            isKnown || !helpers
              ? brief.sections
              : [...brief.sections, { value: 'volunteer' as const, spans: helpers.spans }],
        }
      : {}),
  };
}

/** "next show is Cinderella": the verb is no part of what it is called. */
const withoutVerb = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Slot<ListedItem> => {
    const called =
      item.value.section === 'events'
        ? /^(?:(?:our|the|this|next|year['’]s)\s){0,3}(?:show|play|production|concert|panto(?:mime)?|musical|exhibition|event|film|performance)\s(?:is|will be)\s(?:called\s)?(?<name>.{3,})$/iu.exec(
            item.value.name,
          )?.groups?.['name']
        : undefined;
    return called === undefined ? item : { ...item, value: { ...item.value, name: capitalise(called) } };
  }),
});

/** What a short prompt says in passing, and was taken for more than it is; and the names that it gives in passing. */
export const mendPassing = (brief: Brief): Brief =>
  [withoutCompanion, withoutChat, withoutVerb, mendWho].reduce((read, mend) => mend(read), brief);
