import type { SiteKind } from '@/domain/site/vocabulary';

/** Names that say no more than what sort of tool it is. */
export const genericTool =
  /^(?:(?:online|fun|short|simple)\s)?(?:quiz|inventory|stock list|stock|forum|directory|flash-?\s?cards?(?: app| deck)?|chat(?: app| room)?|message board|job board)$/iu;
/** What a quiz is about, a box of cards is to teach, a directory lists. */
export const topicsOfTools: Partial<Record<SiteKind, RegExp>> = {
  quiz: /\b(?:quiz|trivia)(?: game| app| page)?(?:\sfor\s[^,.;:]{2,24}?)?\s(?:about|on)\s(?:the\s)?(?<topic>\p{L}[\p{L}\p{N}'’-]*(?:\s(?!(?:with|for|and|where|that|in|by)\b)[\p{L}\p{N}'’-]+){0,5})(?=[,.;:(]|\s(?:with|for|and|where|that|in|by)\b|$)/iu,
  inventory:
    /\b(?:inventory|stock list|stock)(?: app| tool| list)?\s(?:for|of)\s(?:(?:my|our|the|all)\s)+(?<topic>\p{Ll}[\p{L}'’-]*(?:\s(?!(?:with|where|that|and|in|by|so|to)\b)[\p{L}'’-]+){0,2})(?=[,.;:(]|\s(?:with|where|that|and|in|by|so|to)\b|$)/iu,
  timer:
    /^(?:(?:please|make|create|build|me|a|an|simple|i|want|need) )*(?:(?:round|interval|countdown|workout|session) )?timer\sfor\s(?:(?:my|our|the|a)\s)*(?<topic>\p{L}[\p{L}'’-]*(?:\s(?!(?:with|where|that|and|in|by|so|to)\b)[\p{L}'’-]+)?)(?=[,.;:(]|\s(?:with|where|that|and|in|by|so|to)\b|$)/iu,
  flashcards:
    /\bflash-?\s?cards?(?: app| deck| set)?\s(?:for|about|on|to)\s(?:(?:learning|learn|studying|study|practi[sc]ing|practi[sc]e|revising|teaching|my|the|basic|some)\s)*(?<topic>\p{L}[\p{L}'’-]*(?:\s(?!(?:with|for|and|where|that|in|by|about)\b)[\p{L}'’-]+){0,2})(?=[,.;:(]|\s(?:with|for|and|where|that|in|by|about)\b|$)/iu,
  forum:
    /\b(?:forum|message board)\s(?:for|about)\s(?:the\s|our\s|my\s)?(?<topic>\p{L}[\p{L}'’-]*(?:\s(?!(?:with|where|that|and|to)\b)[\p{L}'’-]+){0,2})(?=[,.;:(]|\s(?:with|where|that|and|to)\b|$)/iu,
  directory:
    /\bdirectory\s(?:of|for)\s(?:(?:all|the|our|my|some|about)\s)*(?:\d+\s)?(?<topic>\p{L}[\p{L}'’-]*(?:\s(?!(?:with|where|that|by|and (?:search|filter|sort|add|map)|filter\w*|search\w*)\b)[\p{L}'’-]+){0,6})(?=[,.;:(]|\s(?:with|where|that|and|by|filter\w*|search\w*)\b|$)/iu,
};
