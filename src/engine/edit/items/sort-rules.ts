/** What a list is put in order by, and whether the greatest comes first. */
export type SortRule = {
  readonly field: 'price' | 'name' | 'surname' | 'date';
  readonly isDown: boolean;
  /** How the answer says it: "by price, the cheapest first". */
  readonly words: string;
};

const price = (isDown: boolean): SortRule => ({
  field: 'price',
  isDown,
  words: isDown ? 'by price, falling' : 'by price',
});
const name = (isDown: boolean): SortRule => ({
  field: 'name',
  isDown,
  words: isDown ? 'by name, falling' : 'by name',
});
const date = (isDown: boolean): SortRule => ({
  field: 'date',
  isDown,
  words: isDown ? 'by date, the newest first' : 'by date, the earliest first',
});

const cheap = '(?:cheap|cheaper|cheapest|lowest(?: priced?)?|low|least expensive|smallest|affordable)';
const dear =
  '(?:expensive|most expensive|more expensive|dear|dearer|dearest|priciest|highest(?: priced?)?|high)';
const to = '(?: prices?)? (?:to|-|–|->|→|up to|until) (?:most )?';

const rules: readonly (readonly [RegExp, SortRule])[] = [
  [new RegExp(`${cheap}${to}${dear}|price (?:ascending|rising|up|asc)$`), price(false)],
  [new RegExp(`${dear}${to}${cheap}|price (?:descending|falling|down|desc)$`), price(true)],
  [new RegExp(`^(?:with )?${dear}(?: \\S+)?(?: price)? (?:first|on top|at top|to top)$`), price(true)],
  [new RegExp(`^(?:with )?${cheap}(?: \\S+)?(?: price)? (?:first|on top|at top|to top)$`), price(false)],
  [/^by (?:rising )?(?:price|cost|cheapest)(?: first)?(?: (?:from|with) .*)?$/, price(false)],
  [/^by (?:most expensive|falling price)(?: first)?$/, price(true)],
  [/z (?:to|-|–) a$|^(?:reverse|backwards) alphabetical/, name(true)],
  [
    /(?:last name|surname|family name)s?(?: alphabetically| a (?:to|-) z)?$/,
    { ...name(false), field: 'surname', words: 'by last name' },
  ],
  [/a (?:to|-|–) z$|alphabet(?:ical(?:ly)?)?(?: order)?$|^by (?:name|title)s?(?: ascending)?$/, name(false)],
  [
    /(?:newest|latest|most recent)(?: \S+)? (?:first|on top|at top|to top)$|^by (?:date|newest|latest) descending$|newest to oldest$|^by newest$/,
    date(true),
  ],
  [
    /(?:oldest|earliest|soonest|nearest|next)(?: \S+)? (?:first|on top|at top|to top)$|^by date(?: ascending)?$|chronological(?:ly)?(?: order)?$|oldest to newest$|^(?:in order of|by) dates?$/,
    date(false),
  ],
];

/** The order that the end of a command names ("cheap to expensive", "in alphabetical order"); null when it names none. */
export function readSortRule(words: string): SortRule | null {
  const bare = words.replace(/^(?:,|from|in|so that|with|starting with)\s+/, '').trim();
  return rules.find(([form]) => form.test(bare) || form.test(words.trim()))?.[1] ?? null;
}

/** Words at which the description of an order begins, after the name of what is sorted. */
export const ruleStart =
  /^(?:by|from|in|with|starting|alphabetically|chronologically|cheap|cheapest|cheaper|lowest|low|least|most|expensive|dearest|priciest|highest|high|a|z|newest|latest|oldest|earliest|soonest|price|,|last|surname|reverse)\b|^,/;
