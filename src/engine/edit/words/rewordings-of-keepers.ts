import type { Rewording } from './rewordings';

/** How those who keep a site in order say what goes, what changes places and what a heading over something says. */
export const keeperWays: readonly Rewording[] = [
  // "The second question and its answer can go"
  {
    form: /^(?<what>(?!it\b|that\b|this\b|they\b|.*\b(?:costs?|is|are|have|has)\b.* and ).+?)(?: and (?:its|their|his|her) (?:answers?|texts?|pictures?|prices?|descriptions?))? (?:can|may|should|must|has to|have to|needs to|need to) (?:go|disappear|be removed|be deleted)(?: (?:now|away|completely|please))?$/,
    to: 'remove {what}',
  },
  // "Das Formular kann weg"
  { form: /^(?<what>(?!das$|es$)\S+(?: \S+){0,3}?) (?:kann|konnen|darf|durfen)$/, to: 'remove {what}' },
  // "Take the gallery off the home page but leave it on About"
  {
    form: /^(?:take|remove) (?<what>.+?) (?:off|from) (?<page>\S+(?: \S+)?) page (?:(?:but|and) )?(?:leave|keep) (?:it|them|that|this) (?:on|at|in) .+$/,
    to: 'remove {what} from {page} page',
  },
  // "Change the order of the reviews and the gallery", "intercambia el orden de…"
  {
    form: /^(?:change|switch|reverse|swap|exchange|make|turn) (?:order|orden|ordre|ordine|ordem|reihenfolge|volgorde|places|positions) (?:of|from|between) (?<one>.+?) (?:and|with) (?<other>.+)$/,
    to: 'swap {one} and {other}',
  },
  // "The heading above the team should say …"
  {
    form: /^(?<part>heading|title|headline) (?:above|over|on top of) (?<what>.+?)(?: section)? should (?:say|read|be) (?<text>.+)$/,
    to: 'change {part} of {what} section to {text}',
  },
  // "Put a link to the events page in the hero"
  {
    form: /^(?:put|add|show|place) (?:link|button) (?:to|for) (?<page>(?!https?)\S+(?: \S+)?) page (?:in|into|on|to|at) (?<where>hero|first section|top section)$/,
    to: 'add button to {where} that links to {page} page',
  },
];
