import { statement } from './asking-frames';
import { rewrite } from './rewrite-rules';
import type { Rule } from './rewrite-rules';
import { politely } from './asked-politely';
import { headingOfList, titled } from './titles-of-lists';
import { lean } from '../../words/lean-letters';

// "Name of the firm: …", "People: list below": a noun, and no order.
const verb = String.raw`(?:list(?!\s(?:below|above|attached|to\sfollow|of)\b)|state(?!\s(?:schools?|of)\b)|show(?!\s(?:gardens?|homes?|house|jumping|flat|on|in|ring)\b)|feature(?!\s(?:films?|walls?|of)\b)|name(?!\s(?:of|is|and)\b)|introduce|present(?!\s(?:day|members|from)\b)|include|mention|display|have|add|put|give)`;
const count = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`;
/** "Show four members with a sentence each:", "list the three courses we run:" */
const led = new RegExp(
  String.raw`(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+|(?<label>\p{L}[\p{L}\s’'&]{1,30})(?::|\s[–—-])\s+)(?:${politely}(?:(?:the|this|our)\s(?:[\p{L}-]+\s)?(?:page|section|site)\s(?:should|must|needs\sto|has\sto)\s)?${verb}\s(?:all\s(?:of\s)?)?(?:(?:the|our|my|some|these|following|next|main|a\slist\sof|list\sof|details\sof|names\sof)\s)*(?:${count}\s)?(?<what>(?!(?:what|how|when|where|who|why|which|these|this|them|it|that)\b)[\p{L}’'-]+(?:\s(?!(?:we|i|that|with|which|who|as|in)\b)[\p{L}’'-]+){0,3}?)(?:\s(?:we|i)\s(?:\p{L}+\s){0,3}?\p{L}+)?(?:\s(?:as\swell|too|in\sshort|briefly|below))?(?:,?\s(?:each\s)?with\s(?:an?|their|its|one)\s[^:.\n]{3,50})?)(?:\s?:|,\snamely)\s+(?=\S)`,
  'giu',
);
/** "What to pack – include a list: …", "Who looks after them – show Claire (manager), …" */
const shown = lean(
  /(?=:|\s[–—-])(?<=(?:^|\n)[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?\p{L}[\p{L}\s’'&?]{2,40}?)(?<mark>:|\s[–—-])\s+(?:please\s)?(?:(?:include|add|show|give|have|put)\s(?:as\s)?(?:an?|this|the)\s(?:\p{L}+\s)?list(?:\sof\s(?:them|these))?:|(?:show|list|name|include|introduce|mention|feature)(?=\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?\s\())\s+/giu,
);
/** "An explanation of how to book: …", "The names of the officers. Chair: …" */
const nominal =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:an?|the|some)\s(?:\p{L}+\s)?(?:explanation|description|list|names|details|account|summary|overview|outline)\s(?:of|about)\s(?:the\s|our\s)?(?<what>[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,4}?)(?::|\.(?=\s+\S)|\s[–—-])\s+/giu;
/** "Membership fees to be listed:", "The committee is to be named:" */
const behind = new RegExp(
  String.raw`(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:the\s|our\s)?(?<what>(?!to\b)[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}?)\s(?:(?:is|are|should|must|needs?|ought|has|have)\s)?(?:to\s)?be\s(?:listed|named|shown|included|displayed|mentioned|given|set\sout)(?:\s(?:in\sfull|by\sname|too|there|as\sfollows))?\s?:\s+`,
  'giu',
);
/** "please list the next three. Poetry evening …": how many there are is told by the list. */
const bareOrder =
  /(?<before>\p{L}[\p{L}\s’'&]{1,30}:\s+)(?:please\s)?(?:list|show|feature|include)\s(?:the|our|all|all\sof\sthe)\s(?:(?:next|following|main|first|latest|coming|upcoming)\s)?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|ones?|events|dates)?[.:]\s+(?=\p{L})/giu;
/** "• Directions. The hall is opposite the church": the title of an entry. */
const bulletTitle =
  /(?<=(?:^|\n)[ \t]*[-*•–]\s+)(?<title>\p{Lu}[\p{L}’'&]*(?:\s[\p{L}’'&]+){0,2})\.\s+(?=\p{Lu})/gu;
/** "Things I'd like on it:" over what visitors are to read. */
const wished =
  /(?<=^|\n)[ \t]*(?:(?:the|some|other|more)\s)?(?:things?|points?|bits?|stuff|what|everything|items|facts|(?=i|we))\s?(?:that\s)?(?:i|we|the \p{L}+|she|he|they)(?:['’]d|\swould)?\s(?:(?:also|all)\s)?(?:like|want|wants|need|needs|think|agreed)\b[^:\n.]{0,50}:[ \t]*(?=\n\s*(?:[-*•–]|\d{1,2}[.)])\s[^\n]{30,}\n)/giu;
/** "Must include:" over them. */
const toInclude =
  /(?<=^|\n)[ \t]*(?:the (?:site|page|website)\s|it\s|we\s|please\s|content\s|things\s|points\s)?(?:must|should|needs? to|has to|to|please|also)\s(?:also\s)?(?:include|have|contain|say|show|mention|cover|feature|be included|be covered|be mentioned)(?:\sthe following)?\s?:[ \t]*(?=\n\s*(?:[-*•–]|\d{1,2}[.)])\s[^\n]{30,}\n)/giu;
/** "What we'd like the site to do" */
const toDo =
  /(?<=^|\n)[ \t]*what\s(?:we|i|you|they)(?:['’]d|\swould)?\s(?:like|want|need)s?\s(?:(?:the|this|our|it)\s?)?(?:(?:web)?site|page)?\sto\s(?:do|have|say|include|cover|achieve)[ \t]*:?[ \t]*(?=\n\s*(?:[-*•–]|\d{1,2}[.)])\s)/giu;
/** "Visit page: must mention: shop open Friday to Sunday" */
const toMention =
  /(?<=[:–—]\s+)(?:(?:must|should|to|please|needs?\sto)\s(?:mention|say|include|have|show|list|cover)|specify|state|indicate):\s+/giu;
/** "- must say: no booking needed", "- prices to show: …", "toddlers: tell parents about hand prints" */
const toSay =
  /(?<=(?:^|\n)[ \t]*[-*•–]\s+)(?:must|should|please|needs? to|to)\s(?:also\s)?(?:say|mention|include|tell|show|state)\s?:\s+(?<first>\p{L})/giu;
const toExplain =
  /(?<=(?:^|\n)[ \t]*[-*•–]\s+)(?:must|should|please|needs? to|to)\s(?:also\s)?explain\s?:\s+/giu;
const toShow =
  /(?=\sto\s)(?<=(?:^|\n)[ \t]*(?:[-*•–]\s+)?\p{L}[\p{L} ]{2,24})\sto\s(?:show|list|include|mention|say|print)(?=\s?:\s)/giu;
const tellAbout =
  /(?<=:\s)(?:please\s)?(?:tell|inform)\s(?:people|visitors|customers|parents|guests|them|everyone)\sabout\s(?<first>\p{L})/giu;
/** "A table or list of the month's menus is required: …" */
const required =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+|:\s+)(?:an?\s)(?:\p{L}+\s(?:or\s\p{L}+\s)?)of\s(?:the\s|our\s)?(?<what>[^.:\n]{3,40}?)\s(?:is|are)\s(?:required|needed|wanted)\s?:\s+/giu;
/** "A short entry for each bothy is required: …" */
const forEach =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)(?:an?\s)(?:\p{L}+\s)?(?:entry|line|paragraph|page|section|note|sentence)\s(?:for|about|on)\s(?:each|every)\s(?<what>\p{L}+)\s(?:is|are|would be)\s(?:required|needed|wanted|good|nice)\s?:\s+/giu;
const plural = (word: string): string => (/[^aeiou]y$/iu.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);
/** "We want to show five projects and would like each to have a line. Those are: …" */
const those =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)(?:i|we)(?:['’]d|\swould)?\s(?:also\s)?(?:like|want|need)\sto\s(?:show|list|feature|include|mention)\s(?:(?:the|our|these|following)\s)*(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s)?(?<what>\p{L}+)\b[^.:\n]{0,120}\.\s(?:those|these|they)\sare\s?:\s+/giu;
/** "Each hut has a name and we'd like them shown: …" */
const named =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)each\s(?<what>\p{L}+)\shas\san?\s\p{L}+[^:.\n]{0,50}\b(?:like|want)\s(?:them|these|each|all)(?:\s(?:of them|to be))?\s(?:shown|listed|named|mentioned)[^:.\n]{0,20}:\s+/giu;
/** "- needs to say we're community owned" */
const needsToSay = new RegExp(
  String.raw`(?<=(?:^|\n)[ \t]*[-*•–]\s+)(?:it\s)?(?:needs?\sto|must|should|has\sto)\s(?:also\s)?(?:say|mention|explain|state)\s(?:that\s)?(?=${statement})(?<first>\p{L})`,
  'giu',
);
/** "What should be on it" over all of it. */
const onIt =
  /(?<=^|\n)[ \t]*what\s(?:should|must|needs?\sto|has\sto)\s(?:be|go)\son\s(?:it|there|the\s(?:new\s|home\s?|front\s|first\s)?(?:(?:web)?site|page))[ \t]*:?[ \t]*(?=\n)/giu;
/** "and give the names of three: Oakes, Chao and Fitch" */
const names = /\sand (?:give|list|include) (?:the|their) names(?: of \p{L}+)?:\s/giu;
/** "Then three reasons to come: …" */
const then = /(?<=^|\n|[.!?]["”’)]*\s+)Then\s(?=(?:an?\s|the\s|our\s|\p{L}+\s)[\p{L}\s]{3,40}:\s)/gu;

const rules: readonly Rule[] = [
  [bulletTitle, ({ title = '' }) => `${title}: `],
  [wished, () => ''],
  [toDo, () => ''],
  [onIt, () => ''],
  [needsToSay, ({ first = '' }) => first.toUpperCase()],
  [named, ({ before = '', what = '' }) => `${before}Each ${what} has a name: `],
  [toInclude, () => ''],
  [toMention, () => ''],
  [toSay, ({ first = '' }) => first.toUpperCase()],
  [toExplain, () => 'How it works: '],
  [toShow, () => ''],
  [tellAbout, ({ first = '' }) => first.toUpperCase()],
  [forEach, ({ before = '', what = '' }) => `${before}${headingOfList(plural(what))}: `],
  [required, ({ before = '', what = '' }) => `${before}${headingOfList(what)}: `],
  [those, ({ before = '', what = '' }) => `${before}${headingOfList(what)}: `],
  [names, () => ': '],
  [then, () => ''],
  [shown, ({ mark = ':' }) => `${mark} `],
  [nominal, titled],
  [bareOrder, ({ before = '' }) => before],
  [led, titled],
  [behind, titled],
];

/** Lists behind an order to show them, under the word for what they are of. */
export const listsTold = (text: string): string => rewrite(text, rules);
