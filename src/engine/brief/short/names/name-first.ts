const told =
  /^(?<deed>\s*(?:[Ww]e|I)\s[^.!?\n]{5,140}[.!?])\s+(?<name>(?!(?:It|This|That|There|He|She|Everything|Nothing|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?\s)(?:The\s)?\p{Lu}[\p{L}’'-]*(?:\s(?:&|and|of|the|\p{Lu}[\p{L}’'-]*)){0,4}\sis\s(?:an?|our|my)\s[^.!?\n]{5,140}[.!?])(?=\s|$)/u;

/**
 * "We lend toys instead of selling them! The Borrowed Bear is a toy library in Dunedin.": who it is and what it is stands before
 * what is done there, or the deed would be taken for the whole of it.
 */
export const nameFirst = (prompt: string): string => prompt.replace(told, '$<name> $<deed>');
