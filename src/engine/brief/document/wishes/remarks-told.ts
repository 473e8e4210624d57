import { readers, statement } from './asking-frames';
import { raise, rewrite, stopped } from './rewrite-rules';
import type { Rule } from './rewrite-rules';
import { lean } from '../../words/lean-letters';

const opens = String.raw`(?<opens>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+|,\s(?:and\s|but\s)?)`;
/** "Prices should be easy to find, a first visit costs £68": behind the wish stands what it is about. */
const prominent = new RegExp(
  String.raw`${opens}(?:the\s|our\s)?[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,2}\s(?:should|must|need\sto|needs\sto|have\sto|has\sto|to)\sbe\s(?:very\s|really\s)?(?:easy\sto\s(?:find|see|read)|clear|big|visible|prominent|obvious|at\sthe\stop|up\sfront|upfront|easily\sfound)(?:,|:|\s[–—-]|\sso)\s(?=${statement}|an?\s\p{L})`,
  'giu',
);
/** "You don't need to put a booking system in, people ring or email." */
const needless =
  /(?<opens>^|\n|[.!?]\s+|,\s(?:and|but)\s)(?:and\s|oh\s)?(?:(?:you|we|there['’]s|there\sis|it)\s(?:don['’]?t|do\snot|doesn['’]?t|won['’]?t|no)\s(?:really\s|actually\s)?(?:need|have|want)(?:\sto)?(?:\s(?:put|have|add|include|build|make|do|bother\swith))?|(?:please\s)?(?:don['’]?t|do\snot)\s(?:bother\swith|add|include|put(?:\sin)?|build|make))\s(?:an?\s|any\s|the\s)?(?<what>(?:online\s)?(?:booking(?:\s(?:system|form|calendar|page))?|shop|store|cart|basket|blog|newsletter|forum|log-?in|gallery|map|form|contact\sform|chat\p{L}*|calendar|news\s(?:page|section)))(?:\s(?:in|on\s(?:it|there|the\ssite)|at\sall|please|or\sanything|thanks?|though))*(?<mark>[,.;]|\s[–—-])(?=\s|$)/giu;
/** "… speaks Polish which people should definitely know." */
const aside = new RegExp(
  String.raw`,\s(?:please\s)?(?:make|let)\s(?:this|that|it)\s(?:stand\sout|big|bold|clear|obvious|prominent)[^.!?\n]*|,?\s(?:so|and)\s(?:please\s)?(?:make|get|keep)\s(?:that|this|it)\s(?:very\s|really\s)?(?:obvious|clear|plain|across)[^.!?\n]*|,\s(?:\p{Lu}\p{Ll}+|i|we)\s(?:wants?|would\slike|['’]d\slike)\s(?:that|this|it)\s(?:at|on|in|near|up)\b[^.,;!?\n]*|,\s(?:must|should|needs\sto|has\sto)\sbe\s(?:very\s)?(?:clear|obvious|visible|prominent|big)(?=[.!\n]|$)|,\s(?:it['’]s\s)?worth\s(?:having|giving)\s(?:it\s)?(?:its|an?)\s(?:own\s)?(?:bit|page|section|box|line)(?=[.,!\n]|$)|,?\s(?:and|but)\s(?:i|we|she|he|they)(?:['’]d|\swould)?\s(?:like|want|prefer)s?\s(?:this|that|it)\s(?:to\sbe\s)?(?:mentioned|said|stated|made\sclear|known|explained|shown)[^.,;!?\n]*|,\s(?:you|we)\s(?:should|could|can|might|must)\s(?:put|say|mention|add|use)\s(?:that|this|it)(?:(?:,|\sbecause|\sas)\s(?:it|that|people|they)\s[^.,;!?\n]{3,40})?(?=[.,;!?\n]|$)|,?\s(?:which|and\s(?:that|this)\sis\ssomething)\s(?:i\sthink\s)?(?:${readers}|the\s(?:page|site))\s(?:should|must|need\sto|ought\sto)\s(?:definitely\s|really\s|also\s)?(?:know|see|understand|be\stold|say|mention|hear)(?:\sabout)?(?=[.,;!?\n]|$)|,\s(?:which\sis\s)?(?:well\s)?worth\s(?:mentioning|saying|noting|a\smention)(?=[.,;!?\n]|$)|,\swhich\s(?:may|can|could)\sbe\s(?:printed|shown|published|given(?:\sout)?)(?=[.,;!?\n]|$),?|,?\s(?:and|but)\sit\s(?:would|['’]d)\s[^.,;\n]{3,60}\sif\s(?:that|this|it)\s(?:were|was|is|could\sbe)\s[^.,;\n]{2,30}|,?\s(?:and|but|so|which|this)\s(?:and\s)?(?:this|that|it)?\s?(?:really\s)?(?:should|must|needs\sto|ought\sto)\s(?:really\s)?be\s(?:mentioned|said|stated|made\sclear|clear|obvious|known)(?:\son\sthe\s\p{L}+)?(?=[.,;!?\n]|$)|\s\((?:please\s)?(?:(?:put|add|write|give|include)\s(?:an?|one|some|the|this)\b|emphasi[sz]e|stress|highlight|bold|in\sbold|show\sas|as\sa\s(?:list|table)|list\sthem|set\sout|display|nicely|say\sso|mention\s(?:this|it|that)|say\s(?:this|that)\s?\p{L}*|important|put\sthis\sin|make\s(?:this|that|it)\sclear|this\sis\simportant)[^()]{0,30}\)|,?(?<!\b(?:if|when|where|who|because|unless|as|once|that))\s(?:${readers})\s(?:always\s|often\s|do\s|keep\s|really\s)?(?:asks?|asking|likes?|loves?)\s(?:that|it|this|about\s(?:it|that))(?=[.!?]|$)|,?\s(?:so|and)\s(?:please\s|can\syou\s(?:please\s)?|could\syou\s(?:please\s)?)?(?:say|put|write|phrase|word)\s(?:so|that|it)(?:\s(?:kindly|nicely|gently|politely|clearly|tactfully|somewhere|please|firmly|in\sbold|on\sthe\s\p{L}+(?:\spage)?))*(?=[.!?\n]|$)`,
  'giu',
);
/** "…, number 654321; this has to be visible on every page" */
const placed =
  /[,;]?\s(?:(?:and|but)\s)?(?:this|it|that|which)\s(?:has to|must|should|needs to|ought to|could|can)\s(?:also\s)?(?:be\s(?:visible|shown|seen|displayed|on\s(?:every|each|the)|at\sthe|near|prominent|in\s(?:the|bold|big))|go\s(?:near|on|at|in|somewhere|first)|come\sfirst|stand\s(?:at|near|on))\b[^.!?;\n]*(?=[.!?;\n]|$)/giu;
/** "…, I should say that, …", "You could put a nice quote, …" */
const spoken =
  /,\s(?:i|we)\s(?:should|must|ought to|suppose i should|need to)\s(?:say|mention|add)(?:\s(?:that|this|so|it))?(?=,)|(?<=^|\n|[.!?]\s+)(?:(?:oh|and|also|maybe|perhaps)[\s,]+)*(?:you|we)\s(?:could|can|might)\s(?:put|use|add|include|have)\s(?:in\s)?(?:an?|the|this)\s(?:\p{L}+\s)?(?:quote|review|testimonial|comment|saying),\s(?=\p{L})/giu;
/** "A line or two for each, nothing long.", "and I don't want my phone number on there" */
const beside = lean(
  /(?<=^|\n|[.!?]\s+)(?:i|we)['’]d\s(?:say|put|have)\s(?:that|this|it)\s(?:first|at the top|up front|last)[.!][ ]?|(?<=^|\n|[.!?]\s+)(?:(?:i|we)(?:['’]d|\swould)?\s(?:like|want)\s)?each\s\p{L}+\s(?:should|must|to)\s(?:have|get)\s(?:its|an?|their)\s(?:own\s)?(?:\p{L}+\s)?(?:paragraph|page|photo|picture|line|section|entry)s?[.!][ ]?|(?<=^|\n|[.!?]\s+)(?:i|we)(?:['’]d|\swould)?\s(?:like|want)\seach\s\p{L}+\sto\shave\s[^.!?\n]{3,50}[.!][ ]?|(?<=^|\n|[.!?]\s+)(?:we|i)\s(?:wish|want|would like)\sthe following\s(?:points\s)?(?:to be\s)?(?:conveyed|said|stated|included|mentioned|made clear|on it)[.:][ ]?|(?<=^|\n|[.!?]\s+)(?:please\s)?(?:explain|say|put|mention|write|state)\s(?:all\s)?(?:that|this|it)(?:\s(?:please|too|clearly|somewhere|nicely))*(?:,?\s(?:because|as|since)\s[^.!?\n]*)?[.!?][ ]?|(?<=^|\n|[.!?]\s+)(?:what follows|below|the following|this|here) is what\s[^.!?\n]*\b(?:said|on it|wants?|like|agreed)[.!?][ ]?|,?\s(?:and|but)\s(?:our|the|my)\s(?:old|current|existing|last|present)\s(?:web)?site\s[^.!?\n]*(?=[.!?\n])|,?\s(?:and|but)\s(?:i|we)\s(?:hate|dislike|can['’]t stand|love|like)\s(?:web)?sites\s[^.!?\n]*(?=[.!?\n])|(?<=^|\n|[.!?]\s+)(?:just\s)?(?:an?|one|a few)\s(?:lines?|sentences?|words|paragraph|photo|picture)(?:\s(?:or|and)\s(?:two|three|so|a\s\p{L}+))?\s(?:for|about|on|of)\s(?:each|every|all)\b[^.!?\n]*[.!?][ ]?|,?\s(?:and\s)?(?:i|we|she|he|they)\s(?:don['’]?t|do not|doesn['’]t|does not)\swant\s(?:my|our|the|any|her|his|their)\s[^.,;\n]{3,40}?\s(?:on|in)\s(?:there|it|the (?:web)?site|here)(?=[.,;\s])|,\s(?:she|he|they)\s(?:doesn['’]t|does not|can['’]t|don['’]t|isn['’]t|is not)\s(?:really\s)?(?:do|use|like|have|own|understand|good with|any good with)\s(?:the\s)?(?:computers?|websites?|internet|emails?|online)\b[^.,;\n]*/giu,
);
/** "We'd like to welcome people first of all: we are a friendly club" */
const welcoming =
  /(?<=^|\n|[.!?]\s+)(?:(?:first(?: of all)?|then|to begin)[\s,]+)*(?:i|we)(?:['’]d|\swould)?\s(?:like|want)\sto\s(?:welcome|greet|start|begin|open)\b[^:.!?\n]{0,60}:\s+(?<first>\p{L})/giu;
/** "It's worth shouting about them because they won an award" */
const worth =
  /,?\s(?:and\s)?it['’]?s\sworth\s(?:shouting|mentioning|talking|bragging|boasting|saying)\s?(?:about\s)?(?:them|it|this|that|him|her)\s(?:because|as|since)\s(?<first>\p{L})/giu;
/** "It's important: crowns seven days" */
const important = /(?<=[:.!?]\s)it['’]?s\s(?:very\s|really\s)?important\s?:\s+/giu;
/** "What we don't want is a booking calendar, people ring us" */
const unwanted =
  /(?<=^|\n|[.!?]\s+)what\s(?:we|i)\s(?:don['’]?t|do not|really don['’]?t)\swant\sis\s(?:an?\s|any\s)?(?<what>[\p{L}\s-]{3,30}?)[,;.]\s(?:because\s|as\s|since\s)?(?<first>\p{L})/giu;
/** "the big one - free cutting service" */
const bigOne =
  /(?<=^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:and\s)?the (?:big|main|important) (?:one|thing)\s?[–—:-]\s+(?<first>\p{L})/giu;
/** "we want a few lines that give the idea: full breakfast till ten" */
const idea =
  /(?<=^|\n|[.!?]\s+)(?:then\s|and\s|next\s)*(?:i|we)(?:['’]d|\swould)?\s(?:like|want)\s(?:a few|some|a couple of)\s(?:lines|words|sentences)\sthat\s(?:give|get across|show|convey)\s(?:the|an?)\s(?:idea|feel|flavour)[^:.\n]{0,30}:\s+(?<first>\p{L})/giu;
/** "Should mention loading bay round the back." */
const mentioned =
  /(?<=^|\n|[.!?]\s+)(?:should|must|need to|needs to|ought to)\s(?:also\s)?mention\s(?:the\s)?(?<first>\p{L})(?=[^.:\n]{8,80}(?:[.\n]|$))/giu;
/** "Oh, allergies, someone needs to write that …" */
const ohTopic =
  /(?<=^|\n|[.!?]\s+)(?:oh|and|also),?\s(?<what>\p{L}{4,}),\s(?=(?:please|someone|somebody|can you|you should|you need)\b)/giu;
/** "her email, welfare@saltburn.example, must be easy to find" */
const findable =
  /(?<=\b(?:email|e-mail|number|address|telephone|phone)),\s(?<told>\S+@\S+|\+?\d[\d\s]{6,16}\d),\s(?:must|should|needs to|has to)\sbe\s(?:easy to (?:find|see)|clear|visible|prominent|obvious|easily found)/giu;
/** "Prices now. I'd rather not put everything but put these: …" */
const next =
  /(?<=^|\n|[.!?]\s+)(?<what>\p{Lu}\p{L}+)\s(?:now|next)\.\s(?:[^.:\n]{0,60}\b(?:[Pp]ut|[Ss]how|[Ll]ist|[Gg]ive|[Pp]rint)\s(?:these|this|the following):\s)?(?=\S)/gu;
/** "About us it's enough to say: …" */
const enough =
  /(?<=^|\n|[.!?]\s+)(?:(?:on|under|for)\s)?(?<what>[\p{L}’' ]{3,24}?),?\sit(?:['’]s|\sis)\senough\sto\s(?:say|put|write|know)\s?:\s+/giu;
/** "On prices: …", "For prices she says …" */
const onTopic =
  /(?<=^|\n|[.!?]\s+)(?:on|as for|regarding|for|about)\s(?:the\s|our\s)?(?<what>prices?|pricing|fees|costs?|hours|opening hours|parking|access|food|booking|bookings|membership|delivery|dogs|children|payment|safety)(?:\s?:|,?\s(?:she|he|they|it|we)\s(?:says?|charges?|said))\s/giu;
/** Where a sentence begins with a small letter; none does behind an abbreviation. */
const fallen =
  /(?<=[.!?]\s)(?<!\b(?:e\.g|i\.e|incl|excl|approx|etc|min|max|no|tel|vs|inc|ca)\.\s)\p{Ll}(?![\w.+-]*@)/gu;

const rules: readonly Rule[] = [
  [beside, () => ''],
  [welcoming, ({ first = '' }) => first.toUpperCase()],
  [worth, ({ first = '' }) => `. ${first.toUpperCase()}`],
  [important, () => ''],
  [unwanted, ({ what = '', first = '' }) => `No ${what}. ${first.toUpperCase()}`],
  [bigOne, ({ first = '' }) => first.toUpperCase()],
  [idea, ({ first = '' }) => first.toUpperCase()],
  [mentioned, ({ first = '' }) => first.toUpperCase()],
  [ohTopic, ({ what = '' }) => `${raise(what)}: `],
  [findable, ({ told = '' }) => ` is ${told}`],
  [next, ({ what = '' }) => `${what}: `],
  [enough, ({ what = '' }) => `${raise(what)}: `],
  [onTopic, ({ what = '' }) => `${raise(what)}: `],
  [spoken, () => ''],
  [placed, () => ''],
  [prominent, ({ opens: opened }) => stopped(opened)],
  [needless, ({ what = '', opens: opened }) => `${stopped(opened)}No ${what}.`],
  [aside, () => ''],
];

/** A text without what is said to the maker on the way to a fact, or behind it. */
export const remarksTold = (text: string): string => {
  const told = rewrite(text, rules);
  return told === text ? text : told.replace(fallen, (letter) => letter.toUpperCase());
};
