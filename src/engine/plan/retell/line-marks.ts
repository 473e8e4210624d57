import { isCarrier, isDirective } from './is-asked';
import { isMakersLabel } from './is-for-maker';
import { contacts } from './label-sorts';

/** Cells of a table. */
export const cells = /\s\|\s|\t|^\s*\|.*\|/u;
/** "First, to show our dogs: …": the label after it. */
export const ordinal =
  /^(?:first|second|third|fourth|fifth|then|next|finally|lastly)(?:ly)?,\s(?:to\s)?(?:show|explain|find|collect|list|tell(?:\speople)?|sell|describe)?\s?/iu;
/** "Prices - weddings £550": here a dash is a colon. */
export const dashed =
  /^((?:our\s|the\s)?(?:people|team|committee|trustees|staff)|prices?|rates?|fees|costs?|colou?rs?|hours|opening(?: hours| times)?|services|contact|booking)\s[-–—]\s+/iu;
/** "Design: clean, teal. No cartoon paws.": what goes on wishing after a wish. */
export const wished =
  /^[\p{L}-]+(?:,\s(?:not\s|and\s|but\s|never\s)?[\p{L}-]+){1,4}\.?$|^(?:no|not|nothing|don['’]?t|do not|please|avoid|never|big|large|lots|simple|keep|make|use|think|like|more|less|and no)\b/iu;
/** A label over what the maker is asked for, or over whom to ask. */
export const isWishLabel = (told: string): boolean =>
  isMakersLabel(told) || contacts.test(told) || isDirective(told) || isCarrier(told);

/** "Ceremony only (1 hour): £480": a price behind the name of what it is for. */
export const pricedAfter = (text: string): boolean =>
  /^[^:]{3,60}:\s(?:from\s)?[£$€]?\s?\d[\d.,]*\S?(?:\s(?:a|per|each|an)\b.{0,30})?$/iu.test(text) &&
  /:\s(?:from\s)?(?:[£$€]|\d+p\b)/u.test(text);

/** "1. About - family nursery since 1978": an entry of the contents is a heading. */
export const chapterOfContents = (text: string, heading: string | null): RegExpExecArray | null =>
  /^contents?$/iu.test(heading ?? '') ? /^(\p{L}[\p{L}\s’'&]{2,30})\s[-–—]\s+/u.exec(text) : null;
