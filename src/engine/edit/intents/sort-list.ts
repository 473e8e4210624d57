import { done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { findCollections } from '../items/find-items';
import type { Collection } from '../items/find-items';
import { readSortRule, ruleStart } from '../items/sort-rules';
import type { SortRule } from '../items/sort-rules';
import { canSort, sortedSplices } from '../items/sorted-splices';
import { offerOrders } from '../items/offer-orders';
import { homesFor, typesOf } from '../items/thing-types';
import { everySection, findNamedSections } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { matchPhrase } from '../words/read-command';

type Wish = { readonly what: string; readonly rule: SortRule; readonly isOffered: boolean };

/** "sort products by price", "list the services cheap to expensive", "newest posts first": the list stands in that order. */
export function sortAttempt(step: Step): StepResult | null {
  const wish = readWish(step);
  if (!wish) return null;
  const { what, rule } = wish;
  const named = placesOf(step, what, rule);
  if (named.length === 0) return refuse('not-found', `I do not see “${what}” to sort.`);
  const lists = named.flatMap((place) => listsOf(place, rule).map((list) => ({ ...place, list })));
  const first = lists[0];
  if (!first)
    return refuse(
      'not-found',
      rule.field === 'price'
        ? `“${what}” have no prices to sort by.`
        : rule.field === 'date'
          ? `“${what}” do not all have a date to sort by.`
          : `I do not see a list of “${what}” to sort.`,
    );
  const { draft } = step;
  const isOffered = wish.isOffered && offerOrders(step, first, rule);
  for (const page of new Set(lists.map((place) => place.page))) {
    const own = lists.filter((place) => place.page === page && (place !== first || !isOffered));
    draft.splice(
      page,
      own.flatMap(({ list }) => sortedSplices(draft.text(page), list, rule)),
    );
  }
  return done(
    `Order of ${first.section.id}`,
    rule.words,
    `The list stands in order ${rule.words} now${isOffered ? ', and visitors can choose another order' : ''}.`,
  );
}

function readWish({ part }: Step): Wish | null {
  const offered = matchPhrase(
    part,
    /^(?:add|let|allow|give) (?:.*?)(?:sorting|sort|sort by|visitors sort|order by)(?: of| for| to)? (?<what>.+?)(?: by (?<field>price|name|title))?$/,
  );
  if (offered?.what)
    return {
      what: offered.what.text.replace(/ list$/, ''),
      rule: readSortRule(`by ${offered.field?.plain ?? 'price'}`) ?? byPrice,
      isOffered: true,
    };
  const first = readFirst(part.plain);
  if (first) return first;
  const order = matchPhrase(part, /^(?:sort|order|arrange|rank|reorder) (?<rest>.+)$/);
  const shown = order ?? matchPhrase(part, /^(?:list|show|put|place|display|have|make|change) (?<rest>.+)$/);
  if (shown?.rest) {
    const words = shown.rest.plain.split(' ');
    for (let at = 1; at < words.length; at += 1) {
      const tail = words.slice(at).join(' ');
      const rule = ruleStart.test(tail) ? readSortRule(tail) : null;
      const what = words
        .slice(0, at)
        .join(' ')
        .replace(/ list$/, '');
      if (rule) return { what, rule, isOffered: isBare(tail) };
    }
    if (order) return { what: shown.rest.plain.replace(/ list$/, ''), rule: byPrice, isOffered: true };
  }
  return null;
}

const byPrice: SortRule = { field: 'price', isDown: false, words: 'by price' };

/** "Sort products by price" leaves the direction open, so visitors get the choice; "cheap to expensive" does not. */
const isBare = (tail: string) => /^by price$/.test(tail);

/** "Most expensive first", "show the newest posts first". */
function readFirst(plain: string): Wish | null {
  const match =
    /^(?:(?:show|list|put|place|display|have|make) )?(?<rank>most expensive|cheapest|newest|latest|oldest|earliest|most recent|soonest)(?: (?<what>\S+s|ones?|post|product|event|article|recipe|photo|review|plan))? (?:(?:at|to|on|come|stand|be|should be|appear|show up|shown) )*(?:first|top)$/.exec(
      plain,
    )?.groups;
  const rule = match?.rank ? readSortRule(`${match.rank} first`) : null;
  return rule
    ? {
        what: match?.what?.replace(/^ones?$/, '').replace(/(?<=[a-rt-z])$/, 's') ?? '',
        rule,
        isOffered: false,
      }
    : null;
}

/** The sections whose lists are meant, on every page that shows them. */
function placesOf(step: Step, what: string, rule: SortRule): readonly SectionPlace[] {
  const bare = what.replace(/^(?:all|every|each)\s+/, '');
  if (/^(?:|it|them|everything|list|items?|things|prices?)$/.test(bare))
    return everySection(step.draft, step.page).filter(
      (place) =>
        !/^(?:nav|footer)$/.test(place.section.id) &&
        (rule.field === 'price' || rule.field === 'date') &&
        listsOf(place, rule).length > 0,
    );
  const named = findNamedSections(step.draft, bare, step.page, true);
  const homes = homesFor(step, typesOf(bare.replace(/s$/, '')));
  const able = [...named, ...homes].filter((place) => listsOf(place, rule).length > 0);
  const found = able.length > 0 ? able : named.length > 0 ? named : homes;
  const type = found[0]?.section.type;
  const alike = found.filter(({ section }) => section.type === type);
  return alike.filter(
    ({ page, section }, at) =>
      alike.findIndex((one) => one.page === page && one.section.id === section.id) === at,
  );
}

/** The lists of a section that can be put in that order: its groups each for itself. */
function listsOf({ section }: SectionPlace, rule: SortRule): readonly Collection[] {
  const able = findCollections(section).filter((list) => canSort(list, rule));
  const [first] = able;
  if (!first || rule.field === 'price' || rule.field === 'date') return able;
  return first.group === null ? [first] : able.filter(({ group }) => group !== null);
}
