import { lean } from '../../brief/words/lean-letters';

/** Words by which `untoldFacts` knows what is told, what is asked of the page, and how it is to look. */
export const facts = lean(
  /\b(?:(?:breakfasts?|brunch|lunch(?:es)?|dinners?|suppers?|afternoon tea)\s(?:is\s|served\s|on\s)*(?:mon|tue|wed|thu|fri|sat|sun|daily|every day)\p{L}*(?:\s?(?:-|–|to|and|&)\s?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)?|insured|dbs|certified|accredited|qualified|registered|licensed|vetted|years?['’]? (?:of )?experience|family[- ](?:run|owned)|free (?:parking|delivery|quotes?|estimates?|wi-?fi|consultations?|trials?|entry|shipping|call-?outs?)|cash only|cards? (?:accepted|only|payments?)|(?:dogs?|pets?|children|kids|families|beginners|newcomers|walk-?ins|everyone|all) welcome|dog[- ]friendly|(?:child|kid|family)[- ]friendly|wheelchair|step[- ]free|(?:fully )?accessible|free wi-?fi|vegan|vegetarian|gluten|halal|kosher|deliver\w*|collection|shipping|ships?|no (?:pets|smoking|booking|contracts?|call-?out|fees?|minimum|joining|obligation|auditions?|experience|cards?|cash|dogs|under|children|need|appointment|deposit)|by appointment|limited to|ages? \d|aged \d|under \d+s?|over \d+s?|max(?:imum)?\.? \d|min(?:imum)?\.? \d|up to \d|groups? (?:of|up)|7 days|guarantee\w*|warranty|award|trained|speaks?|deposit|included|provided|check[- ]?(?:in|out)\b.*\d|parking for \d+|(?:charity|company|sra|fca|vat|ico|registration|reg|licen[cs]e) (?:number|no)|takeaway|rsvp by|children|seats \d+|sleeps \d+|\d+ (?:seats|covers|acres|volunteers|members|students|pupils|min(?:ute)?s? from))\b/iu,
);
export const stated =
  /^(?:we|our|they|it|he|she|i|my|all|every|each|the|there|please bring|bring|both|most|some|no|you|parking|dogs|children|entry|tickets|prices|proceeds|rsvp)\b.*\b(?:is|are|was|were|has|have|had|can|cannot|can['’]t|do|does|don['’]t|may|will|costs?|comes?|get|gets|opened|began|started|teach|teaches|offer|deliver|ships?|accept|takes?|serves?|works?|speaks?|uses?|needs?|stays?|stores?|saves?|runs? on|include|includes|included|cover|travel|collect|repair|restore|charge|guarantee|host|cater|train|treat|visit|grow|bake|brew|plays?|runs?|lives?|leaves?|closes?|opens?|brings?|gives?|goes|pays?|helps?|apply|bring|keep|lasts?|meet|welcome|won|supply|supplies|source|stock|donate|sell|make|made|by)\b/iu;
/** "We smoke our own kippers": whoever speaks, and what they do, in whatever verb. */
export const ownDeed = lean(
  /^(?:we|i)(?:\s(?:also|always|only|never|even|still|both|all))?\s(?!am\b|are\b|were\b|was\b|need|want|would|like\b|love\b|prefer|think|guess|hope|wish|could|should|can\b|have\b|don['’]?t|do\s?n[o’']t|just\b|run\b|own\b)\p{L}{3,}\s\p{L}|^(?:he|she)(?:\s(?:also|always|only|never|even|still))?\s(?!is\b|was\b|has\b|needs\b|wants\b|likes\b|loves\b|does\b|runs\b|owns\b)\p{L}{2,}s\s\p{L}/iu,
);
/** "Cheques are €250k to €1.5m", "First call is free": any subject of a few words with its verb. */
export const declared =
  /^(?!(?:target|audience|tone|goals?|deadline|budget|logo|brand|keywords?|style|main|primary|homepage|visitors|users|priorit\p{L}+|objectives?|focus|purpose|competitors?)\b)\p{Lu}[\p{L}’'-]*(?:\s[\p{L}\d’'-]+){0,5}?\s(?:is|are|was|were|has|have|can|costs?|comes?|takes?|lasts?|includes?|starts?|goes|pays?)\s\S+\s\S+/iu;
export const chat =
  /^it(?:['’]s| is) called\s|^(?:my name(?:['’]s| is)|i['’]?m called|i am called)\s(?:\p{Lu}[\p{L}’'-]*\s?){1,3}(?:,\s(?:and\s)?(?:i['’]ve |i have )?been (?:doing|making|at) (?:it|this) since \d{4})?\.?$|^(?:i )?work(?:ing)? (?:alone|by myself|on my own)$|\bwith (?:\d+|two|three|four|five|six|eight|nine|ten|twelve) (?:prints|products|items|plants|pizzas|works|pieces|pages|posts|photos)\b|\b(?:nothing fancy|keep it|not sure|i think|i guess|kind of|sort of|whatever|maybe|perhaps|etc|thanks|thank you|cheers|that['’]s (?:it|all)|as (?:possible|above)|you know|basically|budget|deadline|asap|competitors?|currently (?:use|have)|our old)\b/iu;
/** How the page is to look or what it is to have, as a piece of a list. */
export const look = lean(
  /\b(?:(?:big|huge|giant|oversized?|large|small|loud|blocky|rounded|clean|bold|thick|thin|hard|sharp|tight|generous|chunky|nice|condensed|expressive|strict|heavy) (?:type|type-?faces?|typography|headings?|headlines?|fonts?|grids?|borders?|edges|corners|margins|shadows?|text|letters|lettering|orange|colou?rs?|images?|pictures?|photos?)|(?:one|a) (?:loud|bright|strong|bold)|(?:bit|lots?|plenty) of (?:space|air|room|white|colou?r)|white ?space|(?:warm|soft|cool|earthy|muted|natural|calm|sandy) (?:neutrals|tones|palette|hues|pastels)|airy|corporate|churchy|cluttered|fussy|shouty|stock[- ]photo|sign[- ]?up|log[- ]?in|sign[- ]?in|easy to (?:use|read|update)|plain|readable|no (?:crosses|cookie\p{L}*|pop-?ups?|tracking|trackers|clip ?art|emojis?|gimmicks|jargon|gradients?|clich\p{L}+|ai|fuss|fluff|hype|nonsense|purple|pink|serifs?))\b/iu,
);
/** What a page is to have, by the thing it is: "progress bar", "comparison table with Acme", "how to play in 4 steps". */
export const device =
  /^(?:(?:a|an|the|with|and)\s)*(?:(?:(?:must|should|is|be|it) )*(?:printable|prints? (?:well|nicely|cleanly))\b.*|languages? (?:i|we) speak|(?:\p{L}+ )?(?:banner|strip|ribbon|notice|headline|line)\b[^.:]{0,40}\b(?:says?|saying|reads?|reading|with the words)\b.*|(?:progress|goal|fundraising) (?:bar|meter|tracker)|thermometer|(?:app |product |phone )?(?:screenshots?|mock-?ups?)|.*\btables?(?: (?:with|of|for|against) .*)?|comparison (?:with|to|against) .*|.*\bcalculator|(?:\d+|two|three|four|five|six) steps?\b.*|(?:how|what) .*\bin (?:\d+|three|four|five|six) steps?|\p{L}+ (?:pdf|download)s?|.*\bexplained|(?:in |languages? )(?:english|german|french|spanish|italian|dutch|portuguese|polish|turkish|arabic)\b.*|(?:language|version|currency|theme) (?:switch(?:er)?|toggle)s?)$/iu;
export const onDay = /\p{L}\s(?:on|every|each)\s(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;
export const contact = /@|https?:|www\./iu;
/** Names, figures, days of the week and what is refused: of such words none is told in passing. */
export const lost =
  /(?<=[\s(])\p{Lu}\p{L}{3,}|\d[\d.,]*|(?<!\p{L})(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day)?s?(?!\p{L})|^[Nn]o\s.*/gu;
/** "12 month", "30-day". */
export const spanOf = /\d+[\s-](?:day|week|month|year)s?/giu;
export const site =
  /\b(?:pages?|sections?|sites?|website|columns?|buttons?|font|colou?rs?|photos?|langu\p{L}+)|[£€$]/iu;
/** Before a capital; before a small letter, too, where no shortened word can stand. */
export const sentenceEnd =
  /(?<=[.!?])\s+(?=[\p{Lu}\d"“'’(])|(?<=\p{L}{4}[.!?]|\d[.!?])\s+(?=(?:we|i|people|you|they|he|she|it|our|my|there|children|kids|everyone|also|the)\s)|\n+/gu;
/** What a page may show so many of: a wish for it, and no fact about the house. */
export const shown =
  /^(?:products?|goods|posts?|articles?|stories|tiers?|plans?|packages?|prices?|questions?|answers?|faqs?|steps?|photos?|pictures?|images?|links?|cards?|columns?|rows?|sections?|pages?|levels?|rounds?|reviews?|testimonials?|quotes?|items?|entries|recipes?|episodes?|projects?|works?|pieces?|dishes|courses?|lessons?|modules?|weeks?|speakers?|members?|people|services?|features?|tabs?|slides?|icons?|buttons?|examples?|samples?|listings?|properties|jobs?|tracks?|songs?|events?|dates?|rooms?|categories|colou?rs?|fonts?|typefaces?|languages?|tools?|games?|words?|letters?|numbers?|figures?|stats?|logos?|fields?|options?|team|treatments?|classes|shows)$/iu;
/** Begins or ends in the middle of something, or is no noun phrase. */
export const dangling =
  /^about (?:the|us|me|my|our)\b|^(?:which|who|that|because|so|but|if|when|where|then|while|or|as|like|such|is|are|was|to|of|in|on|at|by|from|and|with|without|for|not|i|you|he|she|it|this|these|those|called|named|im|its|just|only|very|really|quite|some|any|more|also|add|use|show|make|have|has|need|want|please|text|call|message|dm)\b|\b(?:and|or|the|a|an|of|to|in|for|with|at|on|is|are|our|my|vibe|feel|please|pls|plz|ok)$/iu;
export const clockRange =
  /^\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?\s?(?:-|–|to|till|until)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)$/iu;
/** "Angry but polite": how it is to sound. */
export const manner =
  /^(?:rounded|angular|geometric|spacious|crisp|grainy|textured|edgy)$|^\p{L}+,? but (?:not |never |still )?(?:too )?\p{L}+$/iu;
export const timed =
  /^(?:open\s)?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b.*\d|\b(?:late|open)\s(?:mon|tue|wed|thu|fri|sat|sun)/iu;
/** "filters by price, length and berths", "toggle monthly / every two weeks": how a list or a switch works is no fact. */
export const working =
  /\bfilter(?:s|ed|able|ing)?(?: \p{L}+)? by [^.;]+?(?=,? and (?:an?|the) |, (?:an?|with|plus) |[.;]|$)|\b(?:toggle|switch) [^.,;/]{2,30} ?(?:\/| or | and )[^.,;]{2,30}/giu;
/** "shipping FAQ", "venue with map": what a page is to have, and nothing that it tells. */
export const partOfPage =
  /^(?:(?!no\s|free\s)[\p{L}-]+\s){1,3}(?:faqs?|q&a|page|section|table|calculator|form|map|gallery|button|banner|badge|grid|carousel|timeline|widget|newsletter|checklist)[.!]?$/iu;
