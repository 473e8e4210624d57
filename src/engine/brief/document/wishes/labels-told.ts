import { politely } from './asked-politely';
import { raise, rewrite, stopped } from './rewrite-rules';
import type { Found, Rule } from './rewrite-rules';
import { headingOfList, titled } from './titles-of-lists';
import { lean } from '../../words/lean-letters';

/** "A request for volunteers, mentioning that the gutters need clearing" */
const requested =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:(?:please|also|and|include|add)\s)*(?:an?\s)(?:\p{L}+\s)?(?:request|appeal|call|plea)\sfor\s(?<what>[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}?)(?:,\s(?:mentioning|saying|noting|explaining|adding)\sthat|:)\s+(?=\S)/giu;
/** "I want to introduce the coaches properly. Isla Munro has been …" */
const introduced = lean(
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:(?:please|also|and|then)[\s,]+)*(?:(?:i|we)(?:['’]d|\swould)?\s(?:also\s)?(?:like|love|want|need)\s(?:you\s)?to\s)?(?:introduce|present|show|feature)\s(?<what>(?:the|our|my)\s\p{L}+(?:\s\p{L}+)??)(?:\s(?:properly|by name|one by one|briefly|too|as well|with a few words))?[.:]\s+(?=\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{L}+)?\s\p{Ll})/giu,
);
/** "We also want to recruit helpers. The jobs are …", "Ask for volunteers. Two hours a month is enough" */
const recruited =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:(?:please|also|and|then)[\s,]+)*(?:(?:(?:i|we)(?:['’]d|\swould)?\s(?:also\s)?(?:like|want|need|hope|are\shoping)\sto\s)(?:recruit|find|attract)|(?:please\s)?(?:ask|appeal|call)\sfor)\s(?:more\s|new\s|some\s)?(?<what>[\p{L}-]+(?:\s[\p{L}-]+)?)[.:]\s+(?=\p{L})/giu;
/** "Give the opening times, which are Wednesday 9.30 to 11.30" */
const givenBy =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:(?:please|also|and|then)[\s,]+)*(?:give|show|list|include|state|print|say)\s(?:the|our|my)\s(?<what>[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}),\s(?:which|that)\s(?:are|is)\s(?=\S)/giu;
/** "A page about me that tells that I was born in Mittenwald" */
const aboutThat =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?;]\s+)(?:(?:please|also|and|then|have|include|add|we need|i need|we want|i want|i['’]d like|we['’]d like)[\s,]+)*(?:an?|the)\s(?:\p{Ll}+\s)?(?:page|section|part|bit|paragraph)\s(?:about|on|for)\s(?:the\s|our\s)?(?<what>[\p{L}’' -]{2,36}?),?\s(?:that|which|to|saying|telling)\s?(?:tells?|says?|explains?|mentions?|states?|makes?\sclear)?\s?(?:people|visitors|them|everyone)?\s?that\s(?=\p{L})/giu;
/** "so please lay out the steps: we meet and you play, …" */
const laidOut =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:[^.!?\n:]{0,80}\b(?:so|and)\s)?(?:(?:please|also|then)\s)*(?:lay\sout|set\sout|show|list|explain|give|describe)\s(?:the|our|my)\s(?:\p{L}+\s)?(?:steps|process|stages|procedure)(?:\s(?:clearly|simply|briefly|in\sorder))?:\s+(?=\S)/giu;
/** "We also want to advertise our beginners' course, which starts on 6 February" */
const advertised =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+|,\sand\s)(?:(?:and|then|please)[\s,]+)*(?:(?:i|we)(?:['’]d|\swould)?\s(?:also\s)?(?:like|love|want|need|have)\sto\s|(?:the\s)?(?:site|page|it)\s(?:should|must)\s(?:also\s)?)?(?:advertise|promote|announce|mention|feature|push|showcase|publici[sz]e|tell people about)\s(?:also\s)?(?<what>(?:our|the|my)\s[^.,:;\n]{3,60}),\s(?:which|who|that)\s(?=\p{L})/giu;
/** "Members asked for a calendar of regattas:", "we need a page about the boats:" */
const wanted = new RegExp(
  String.raw`(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+)(?:${politely}(?:it\swould\sbe\s(?:nice|good|great|lovely)\sto\shave\s)?|(?:the\s)?\p{L}+\s(?:asked\sfor|wants?|would\slike|requested|need)\s)(?:an?|the|some)\s(?:[\p{L}-]+\s)?(?:(?:little|short|nice|small)\s)?(?:calendar|list|table|section|bit|part|overview|summary|few\swords|paragraph|something|word|little|note|sentence|line|story|piece|page)s?\s(?:of|about|on|with|for|listing)\s(?:the\s|our\s|my\s|each\sof\sus)?(?<what>[\p{L}’'& -]{0,36}?)\s?(?::|–|—|\.(?=\s(?:it|they|we|he|she|this|these|\p{Lu}\p{L}+\s(?:is|are|was|comes?)|at\sthe\smoment|currently|right\snow)\s)|,(?=\s(?:we|it|they|he|she|i|there|i['’]?m|im)(?:['’]\p{L}+)?\s))\s+(?=\S)`,
  'giu',
);
/** "something about our flour. It comes from …", "mention the allergens. Everything is …" */
const subject = lean(
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?:]\s+)(?:(?:please|also|and|do|then|i['’]d like to|we['’]d like to|we want to|i want to|i['’]d like|we['’]d like)[\s,]+)*(?:(?:something|a (?:bit|few words|word|line|paragraph|section|little)|some (?:words|text|info\p{L}*))\s(?:about|on)\s|(?:mention|explain|describe|cover)\s(?:about\s)?)(?:the\s|our\s|my\s)?(?<what>(?!(?:that|how|what|why|where|who|when|which|if)\b)[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}?)(?:\sin\s(?:plain|simple)\s(?:words|English|terms))?(?::|\.|\s[–—-]|,(?=\s(?:we|it|they|there|i)(?:['’]\p{L}+)?\s))\s+(?=\p{L})/giu,
);
/** "describe how it works. It meets …", "explain how to order: ring before 2pm" */
const manner = lean(
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+|\d{1,2}[.)]\s+)?|[.!?]\s+|(?<label>\p{L}[\p{L}\s’'&]{1,30}):\s+)(?:(?:please|also|and|do|then|kindly)[\s,]+)*(?:(?:(?:the|this)\s(?:[\p{L}-]+\s)?(?:page|section|site)|it)\s(?:should|must|needs to|has to)\s(?:also\s)?|(?:i|we)(?:['’]d|\swould)?\s(?:also\s)?(?:like|want|need)\sto\s)?(?:(?:someone|somebody|we|i)\s(?:should|must|will|could)\swrite\sabout|explain|describe|state|tell (?:people|visitors|them|members|parents|customers|everyone)|say|show|list|set out|mention|tell the story of)\s(?:to\s\p{L}+\s)?(?:briefly\s|clearly\s)?(?<what>(?:how|what|where|when|who|the (?:story|history) of)\s[^.:(,\n]{3,46})(?::|\.(?=\s\p{Lu})|\s[–—-]|,(?=\s\p{Lu}\p{Ll}+\s\p{Lu}))\s+(?=\S)/giu,
);
/** "Then what we treat, so that's …", "oh and the team, I'd like a bit about each of us: …": a label, as one speaks. */
const spoken = lean(
  /(?<before>^|\n|[.!?]\s+)(?:(?:and|oh|then|also|next|so)[\s,]+)+(?<what>(?:what (?:we|i) \p{L}+|the \p{L}+|our \p{L}+|my \p{L}+)(?:\s(?:and|of|for|with)\s(?:the\s)?\p{L}+)?),?\s(?:so\s)?(?:that['’]s|that is|that would be|it['’]s|it is|they are|they['’]re|there['’]s|there is|there are|we(?:['’]ve got|\shave)|(?:i|we)(?:['’]d|\swould)\s(?:like|love|want)\s(?:a bit|something|a few words|a line|a little|a paragraph)(?:\s(?:about|on|for)\s(?:each(?: of (?:us|them|these))?|them|us|it|everyone|all of (?:us|them)))?:)\s(?=\S)/giu,
);
/** "the page should tell the story of the building: it was a bank" */
const storied =
  /(?<before>^|\n|[.!?]\s+|:\s+)(?:(?:please|also|and|do|then)[\s,]+)*(?:(?:the|this|it)\s(?:[\p{L}-]+\s)?(?:should|must|could)\s)?(?:tell|give|include|explain)\s(?:\p{L}+\s)?(?:the|a little|some|a bit of)\s(?:the\s)?(?:story|history|background)\s(?:of|behind|about)\s(?<what>[^.:(\n]{3,46})(?::|\.(?=\sIt\s)|\s[–—-])\s+it\s(?=\p{L})/giu;
/** "tell our story: Martin and Fran began in 1994" */
const story =
  /(?<=^|\n|[.!?:]\s)(?:please\s)?(?:tell|share|give)\s(?:the|our|their|my)\s(?:\p{L}+\s)?(?:story|history)\s?[:–—-]\s+/giu;
/** "Note to go underneath: cases of 12 get 10% off" */
const underneath =
  /(?<=^|\n|[.!?]\s+)(?:a\s)?notes?\s(?:to\sgo\s|that\sgoes\s|to\sput\s)?(?:underneath|below|at\sthe\s(?:bottom|end)|under\s(?:it|this|the\slist|that|them))\s?:\s+(?<first>\p{L})/giu;
/** "Thank the Co-op for its grant" */
const thanked = /(?<=^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)(?:please\s|also\s)*thank\s(?=\p{Lu})/gu;
const thankedInList = /(?<=(?:^|\n)[ \t]*[-*•–]\s+)Thank\s(?=\p{Lu})/gu;
const thankedByLabel = /(?<=^|\n|[.!?]\s)(?:please\s)thank\s(?=(?:our|the)\s[^.:\n]{3,40}:)/giu;
/** "What we are short of: At the moment this is tinned fish" */
const atPresent =
  /(?<=:\s)(?:at the moment|currently|right now),?\s(?:this is|these are|it is|it['’]s|that is|they are)\s/giu;

/** "We could do with a mention of the gala on 9 May, and the fact that we need timekeepers" */
const mentioned =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)(?:(?:i|we)(?:['’]d|\swould)?\s(?:could\sdo\swith|like|want|need)\s|(?:please\s)?(?:include|add|put(?:\sin)?)\s|there\s(?:should|must|could)\sbe\s)?a\s(?:\p{L}+\s)?mention\s(?:of|for)\s(?<what>(?:the|our)\s[\p{L}’' -]{3,40}?)\s(?=(?:on|at|in)\s)/giu;
const andThat = /,?\s(?:and|as well as|plus)\s(?:also\s)?the\sfact\sthat\s(?<first>\p{L})/giu;
/** "How it goes is you ring, you bring it …" */
const goes =
  /(?<=^|\n|[.!?]\s+)(?:the way |so )?how it (?:goes|works|happens|is done) is\s(?:that\s|this:\s|like this:\s|as follows:\s)?(?=\p{L})/giu;
/** "For the about bit: Gareth's family have farmed here since 1888" */
const forBit =
  /(?<before>^|\n[ \t]*(?:[-*•–]\s+)?|[.!?]\s+)(?:for|on|in)\sthe\s(?<what>[\p{L}]+(?:\s\p{L}+)?)\s(?:bit|part|section)\s?[:,]\s+(?=\p{L})/giu;
const bitOf = (what: string): string => (/^about$/iu.test(what) ? 'About us' : headingOfList(what));
/** "Then I want them to see what's on the counter, so country loaf £4.60" */
const toSee =
  /(?<before>^|\n|[.!?]\s+)(?:(?:and|then|next)\s)*(?:i|we)(?:['’]d|\swould)?\s(?:like|want)\s(?:them|people|visitors|customers|guests|everyone)\sto\ssee\s(?<what>what(?:['’]s|\sis|\swe)\s[^,.:\n]{3,30})(?:,\sso\s|:\s)/giu;
/** "It depends on the fabric but people always ask, so please give a guide: chair from £45, …" */
const guide =
  /(?:,?\s(?:but|and|though)\s(?:people|customers|clients|everyone|they|visitors)\s(?:\p{L}+\s)?asks?)?,?\s(?:so|but|and)\s(?:(?:please|can\syou|could\syou)\s(?:please\s)?)(?:give|list|put|show|add|include)\s(?:people\s|them\s)?(?:an?\s|the\s|some\s|our\s)?(?:(?:rough|general|short|price)\s)?(?:guide|idea|prices|examples|figures)(?:\sprices|\sto\sprices|\sof\sprices)?\s?:\s+(?=[^\n]*[£$€\d])/giu;
/** "**What we are:** a riding school with 22 horses": a sentence with its subject before it. */
const ourselves =
  /(?<=^|\n)[ \t]*(?:[-*•]\s+)?(?:\*\*)?(?:what|who)\s(?<who>we|i)\s(?:are|am)\s?:?(?:\*\*)?\s?:?[ \t]+(?=(?:an?|the|two|three|four)\s\p{L})/giu;
const sought = ({ before = '', what = '' }: Found): string => `${before}${raise(what)} wanted: `;
const rules: readonly Rule[] = [
  [guide, () => '. Prices: '],
  [ourselves, ({ who = '' }) => (/^i$/iu.test(who) ? 'I am ' : 'We are ')],
  [toSee, titled],
  [forBit, ({ before = '', what = '' }) => `${before}${bitOf(what)}: `],
  [mentioned, ({ before = '', what = '' }) => `${before}${raise(what)} is `],
  [andThat, ({ first = '' }) => `. ${first.toUpperCase()}`],
  [goes, () => 'How it works: '],
  [underneath, ({ first = '' }) => first.toUpperCase()],
  [thanked, () => 'Thanks to '],
  [thankedInList, () => 'Thanks to '],
  [introduced, titled],
  [recruited, sought],
  [givenBy, ({ before = '', what = '' }) => `${before}${raise(what)}: `],
  [aboutThat, titled],
  [laidOut, ({ before = '' }) => `${before}How it works: `],
  [storied, ({ before = '', what = '' }) => `${before}${raise(what.trim())} `],
  [spoken, titled],
  [story, () => ''],
  [thankedByLabel, () => 'Thanks to '],
  [requested, sought],
  [advertised, ({ before = '', what = '' }) => `${stopped(before)}${raise(what)} `],
  [manner, titled],
  [wanted, titled],
  [subject, titled],
  [atPresent, () => ''],
];

const speaker =
  /\b(?:it['’]?s (?:just |only )?me,?\s\(?|i['’]?m |i am |my name(?:['’]s| is) )(?<who>\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]+){0,2})(?=[),.;\s])/u;
/** "The team: I trained in Bradford, Ruth …": whoever speaks has a name among the others. */
const named = (text: string): string => {
  const who = speaker.exec(text)?.groups?.['who'];
  return who === undefined
    ? text
    : text.replace(/(?<=(?:^|\n|\s)(?:The|Our|My) (?:team|people|staff): )I\s(?=\p{Ll})/gu, `${who} `);
};

/** What is told behind an order to tell of something ("something about our flour. It comes from …") under a label for it. */
export const labelsTold = (text: string): string => named(rewrite(text, rules));
