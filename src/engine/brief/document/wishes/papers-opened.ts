/** "Dear web people, I am the secretary of the Leigh Beekeepers and the committee has asked me to write": on whose behalf. */
const dear =
  /^\s*(?:to whom it may concern|dear|hello|hi|hey|good (?:morning|afternoon|evening))(?:\s[\p{L}’' ]{2,40})?[,!.]\s+(?=\S)/iu;
const behalf =
  /(?<=^|[.!?]\s+|\n)(?:i['’]?m|i am|we are|this is)\s(?:writing\s)?(?:(?:to you\s)?on behalf of|for(?=\s(?:the\s|our\s)?\p{Lu})|(?:the|a)\s(?:\p{L}+\s){1,3}(?:of|for|at))\s(?:the\s|our\s)?(?<who>\p{Lu}[\p{L}’'&]*(?:\s(?:(?:of|the|and|&|for)\s)*\p{Lu}[\p{L}’'&]*){0,6})(?:,?\s(?:and|who|which)\s[^.!?\n]{0,20}\b(?:asked|told|want|wants|need|needs|hope|would like)\b[^.!?\n]*)?\.(?:\s+(?:we|i)\s(?:hope|wonder|would like|were hoping)\s[^.!?\n]*\b(?:web\s?site|page)\b[^.!?\n]*[.!?])?/iu;
/** "my daughter said to just talk so here goes, I run a …" */
const chatter = /^[^.!?\n]{0,110}\bhere (?:goes|we go|it (?:is|goes)|you go)\b[\s,.:!–—-]*/iu;
/** "Website content – Fernhill Nursery (agreed by Claire)", "REQUEST FOR WEBSITE — St Brannock's Hall" */
const over =
  /^\s*(?:(?:site |web |page )?(?:content|copy)(?: requirements| brief| list)?|requirements(?: document)?|(?:new\s)?web\s?site (?:content|requirements|copy|text|request|brief|notes|wishes|information|details)|request for (?:an?\s)?(?:new\s)?web\s?site|brief for (?:the |an? |our |your )?(?:(?:new\s)?web\s?site|web )?\s?(?:developers?|designers?|agency|builders?|people|team)?|web\s?site(?=\s[–—]))\s?[:–—-]\s*(?:website for\s)?(?<who>(?:The\s)?\p{Lu}[^\n.:;()]{3,70}?)\s*(?:\([^()\n]{0,60}\))?[.]?[ \t]*\n/iu;
/** "The trustees of Ashcombe Almshouses would be glad of a small website.": for whom it is. */
const bodyWants =
  /(?<=^|\n)[Tt]he\s(?:trustees|committee|members|governors|board|owners|directors|friends|wardens|partners)\s(?:of|at)\s(?:the\s)?(?<who>\p{Lu}[\p{L}’']*(?:\s(?:(?:of|the|and|&)\s)*\p{Lu}[\p{L}’']*){0,5})\s(?:would\s(?:be\s(?:glad|grateful|pleased|happy)\s(?:of|for|to have)|like|welcome)|wish for|wants?|needs?|have (?:agreed|decided) (?:on|to have))\s[^.!?\n]*\b(?:web\s?site|site|page)\b[^.!?\n]*[.!]/u;
/** "SCOPE OF CONTENT FOR www.northgate.example": what the paper is. */
const scope =
  /^\s*(?:scope of (?:the )?(?:content|works?|site|website)|statement of (?:content|requirements)|(?:outline|draft) (?:of|for) (?:the |our )?(?:content|(?:web)?site)|content (?:plan|outline|inventory)|(?:web)?site (?:plan|outline|scope|structure)|specification)\b(?:\s(?:for|of)\s(?:(?:the\s)?(?:new\s)?(?:web)?site|www\.\S+|\S+\.\p{L}{2,}))?[^\p{L}\n]*\n/iu;
/** "Notes from our brainstorm about the website for the village shop (Hannah typing)" */
const brainstorm =
  /^\s*(?:my |our |some |rough )?notes (?:from|of|after|for)\b[^\n]{0,60}\b(?:web)?site\b(?: for)?\s(?<what>(?:the|our|a)\s[^\n().:]{3,60})(?:\s\([^()\n]{0,60}\))?[.:]?[ \t]*\n/iu;
/** "From: Office Manager, Brightwater Legal" over "To: web agency" */
const sender =
  /^\s*from\s?:\s[^\n@,]{3,40},\s(?<who>\p{Lu}[^\n@,]{3,50})\n\s*(?:to|cc|date|subject|re)\s?:/iu;
/** "Re: website for Larch Road Veterinary Centre" among the heads of a letter. */
const concerned =
  /(?:^|\n)\s*(?:subject|re)\s?:\s*(?:(?:the|our|a|an)\s)?(?:new\s)?(?:web\s?)?site\s(?:for|of)\s(?:the\s)?(?<who>[^\n]{3,60})/iu;
const headers = /^(?:\s*memo(?:randum)?\s*\n)?(?:\s*(?:from|to|cc|bcc|date|sent|subject|re)\s?:[^\n]*\n)+/iu;
/** "Purpose: to replace the noticeboard": why somebody wants a site. */
const purpose =
  /(?<=^|\n)[ \t]*(?:[-*•–]\s+)?(?:purpose|goals?|aims?|objectives?|why)(?:\s(?:of|for)\s(?:the|this)\s(?:new\s)?(?:web)?site)?\s?:\s+(?:to|we want to|i want to)\s(?:replace|attract|get|bring|increase|generate|reach|show|help|make|have|give|look|encourage|sell more|fill)\b[^\n]*(?:\n|$)/giu;
/** "As I said we're Thistle & Rye, a two-chair barbershop": who they are. */
const present =
  /(?<=^|[.!?]\s+|\n)(?:(?:[Aa]s|[Ll]ike) (?:I|i|we) (?:said|mentioned|told you|explained)(?: on the phone| before)?,?\s|[Ss]o,?\s|[Ww]ell,?\s|[Bb]asically,?\s)*[Ww]e['’]re\s(?=(?:The\s)?\p{Lu}[\p{L}’'&]*(?:\s(?:(?:&|and|of|the)\s)?\p{Lu}[\p{L}’'&]*){0,4},\s(?:an?|the)\s\p{L})/gu;
/** "OK so this is for my mum's alterations business": what it is. */
const kin =
  /^\s*(?:(?:hi|hello|ok(?:ay)?|right|so|well)[\s,!.]+)*(?:this|it)(?:['’]s|\sis)\s(?:a\s(?:web)?site\s)?for\s(?=(?:my|our)\s(?:\p{L}+\s)?(?:mum|mom|mam|dad|wife|husband|sister|brother|daughter|son|aunt|uncle|nan|gran|grandma|grandad|friend|neighbour|partner)['’]s\s)(?<what>)/iu;
/** "Organisation: Wrenfield Toy Library" */
const body =
  /(?<=^|\n)[ \t]*(?:organi[sz]ation|charity|society|association|group|school|church|club)(?:\sname)?\s?:\s(?<who>(?:The\s)?\p{Lu}[\p{L}’'&]*(?:\s(?:(?:of|the|and|&|for)\s)*\p{Lu}[\p{L}’'&]*){0,6})\.?[ \t]*\n/iu;
/** "Right, so you asked me to send over everything about the shop." */
const sent =
  /^\s*(?:(?:right|ok(?:ay)?|so|well|hi|hello)[\s,!.]+)*you (?:asked|told|wanted) (?:me|us) (?:to|for)\b[^.!?\n]*[.!?]\s+/iu;
/** "OK so I've been putting this off for two years.": why it comes only now. */
const putOff =
  /^\s*(?:(?:hi|hello|hey|ok(?:ay)?|right|so|well)[\s,!.]+)*(?:i|we)(?:['’]ve|\shave)\sbeen\s(?:putting|meaning|wanting|thinking|trying|promising)\b[^.!?\n]*[.!?]\s+/iu;
/** "What do I do? Tuning is £75": asked only to be answered. */
const askedOfSelf =
  /(?<=^|[.!?]\s+|\n)(?:so,?\s)?what do (?:i|we) (?:do|make|sell|offer|charge)\?\s+(?=\p{Lu}(?!e\s|\s))/giu;
/** "Out of hours ring 01723 496 555 – please make this very prominent": said to whoever makes it. */
const asideToMaker =
  /\s?[–—-]\s(?:and\s|but\s)?please (?:make|put|show|keep|have) (?:this|that|it|them)\b[^.!?\n]*(?=[.!?])/giu;
/** "Can you make a website for our choir please.": asked kindly. */
const kindly =
  /^(?<asked>[^.!?\n]{0,40}\b(?:(?:can|could|would|will) you|(?:web)?site for|page for)\b[^.!?\n]{2,90}?),?\s(?:please|pls|thanks?|thank you)(?=[.!?\n])/iu;
/** "With every good wish" over a name: how a letter ends. */
const farewell =
  /\n\s*(?:(?:with|many|kind|best|warm|warmest|all)\s)*(?:every\s)?(?:(?:good|best|kind|the)\s)*(?:regards|wishes|wish|thanks|thank you|cheers|love|yours|ta|best)(?:\s(?:sincerely|faithfully|truly|again|in advance|from us all))?[,!.]?[ \t]*(?:\n+[^\n\d@:]{2,40}){0,2}\s*$/iu;
/** "… for the food pantry and I have been given the job": of whoever writes. */
const given =
  /,?\sand\s(?:i|we)\s(?:have|has|was|were)\s(?:been\s)?(?:given|asked|told|volunteered|landed)\b[^.!?\n]*/iu;
/** "Callum" alone under it all. */
const signature = /\n\s*\n\s*(?:\p{Lu}\p{Ll}+)(?:\s(?:and|&)\s\p{Lu}\p{Ll}+|\s\p{Lu}\p{L}+)?\s*$/u;

/** "WEBSITE COPY – v2": no name stands there. */
const signed = (whole: string, ...parts: unknown[]): string => {
  const who = (parts.at(-1) as Record<string, string | undefined>)['who'] ?? '';
  return /^\p{Lu}\p{L}/u.test(who) ? `Website for ${who}.\n` : whole;
};

/** Only a name with its capitals is whose it is: "I am the owner of a bakery" stays. */
const named = (whole: string, ...parts: unknown[]): string => {
  const who = (parts.at(-1) as Record<string, string | undefined>)['who'] ?? '';
  return /^\p{Lu}/u.test(who) && /\s\p{Lu}[^\s]*$/u.test(who) ? `Website for ${who}.` : whole;
};

/** A letter, a request or a call with whom it is for in a sentence of its own, and without its greeting and signature. */
export const papersOpened = (text: string): string => {
  const concern = concerned.exec(headers.exec(text)?.[0] ?? '')?.groups?.['who'];
  // "Subject: new website for the practice": what the letter below names.
  const about = concern !== undefined && /^\p{Lu}/u.test(concern) ? concern : undefined;
  const written = sender.exec(text)?.groups?.['who'];
  // "From: Tamsin Rowe, practice manager": what somebody is, and no house.
  const from = about ?? (written !== undefined && /^\p{Lu}/u.test(written) ? written : undefined);
  const bare = (from === undefined ? text : `Website for ${from.trim()}.\n\n${text.replace(headers, '')}`)
    .replace(over, signed)
    .replace(scope, '')
    .replace(bodyWants, named)
    .replace(/^\s*to whom it may concern[,.]?\s+/iu, '')
    .replace(chatter, '')
    .replace(brainstorm, 'Website for $<what>.\n')
    .replace(purpose, '')
    .replace(sent, '')
    .replace(putOff, '')
    .replace(kindly, '$<asked>')
    .replace(askedOfSelf, '')
    .replace(asideToMaker, '')
    .replace(kin, '$<what>')
    .replace(body, signed)
    .replace(present, 'We are ');
  const opened = dear.test(bare) && behalf.test(bare.replace(dear, '')) ? bare.replace(dear, '') : bare;
  return opened.replace(behalf, named).replace(given, '').replace(farewell, '\n').replace(signature, '\n');
};
