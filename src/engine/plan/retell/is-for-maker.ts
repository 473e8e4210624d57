import type { Brief, Span } from '@/domain/site/brief';
import { readFormFields } from '../../brief/parts/read-form-fields';
import { bareLabel, isBriefingLabel } from './briefing-labels';
import { isAsked, isDirective } from './is-asked';
import { wantedLabel } from '../../brief/document/wanted-parts';
import { datedThing } from './dated-thing';
import { isSaidToMaker } from './is-said-to-maker';
import { isShopWindow } from './is-shop-window';
import type { Piece } from './lines/piece';

/** Headings under which stands how the site is to be, and nothing that it is to say. */
const labels =
  /^(?:(?:the\s|our\s|my\s|site\s|website\s|brand\s|main\s|key\s)*(?:colou?rs?(?:\s(?:scheme|palette))?|palette|tone(?:\sof\svoice)?|mood|style|look(?:\s(?:and|&)\sfeel)?|feel|vibe|fonts?|typography|typeface|letters|(?:other )?pages|page list|sections?|structure|layout|site\s?map|navigation|menu bar|design|aesthetic|language|build|(?:\p{L}+\s)?forms?(?:\sfor\s\p{L}+)?(?:\s(?:(?:with\s(?:the\s)?(?:following\s)?)?fields(?:\sfor)?|with|should have|should ask(?:\sfor)?|asks?(?:\sfor)?|to have))?|website|site|deadline|budget|inspiration|references?|tech(?:nical)?(?:\s(?:notes|stack|requirements))?|functionality|requirements?|must[- ]haves?|nice[- ]to[- ]haves?)(?:\s(?:needed|wanted|i want|we want|required|please|notes?))?|wants?|(?:i|we)(?:['’]d like|\s(?:want|would like))\sit\s(?:to (?:be|feel|look) )?.{2,30}|(?:things\s)?(?:i|we)(?:['’]d like|\s(?:want|need|would like))(?:\s(?:pages|sections|is|are))?|(?:please\s)?(?:do not|don['’]t|dont|no)\s(?:include|add|use|want|have|put)|(?:please\s)?(?:avoid|exclude|leave out|omit|not wanted|no|nope|without)|(?:things\s|what\s)?(?:i|we) (?:don['’]?t|do not) want|(?:please\s)?(?:do not|don['’]?ts?|dont|do nots?)|type(?:\s(?:faces?|style))?|client(?:\s(?:contact|name))?|title|town|needs?|needed|notes? (?:for|to) (?:who\p{L}*|you|us)\b.{0,40}|goals?|objectives?|audience|target(?:\saudience)?|purpose|non[- ]requirements|appearance|(?:visual|art|creative|design)\s(?:direction|style|identity|notes?|language)|visuals?|visually|aesthetically|stylistically|must[- ]nots?|(?:it\s|the site\s)?must not (?:have|include|contain|show|use)|not wanted|(?:design|style|site|web|look)\s(?:wishes|notes?|preferences|brief)|wishes|style notes?|notes? for (?:the )?(?:designer|developer|web\p{L}*)|(?:it |the (?:web)?site |(?:web)?site )?(?:must|should|has to|needs to) (?:feel|look|be)\b.{0,40}|subject|re|prepared by|author|date of brief|out of scope|version|status|notes? (?:for|to) (?:the )?(?:designer|developer|builder|you)|what (?:i|we) (?:want|need)(?: on (?:it|the site))?|(?:website|site)\s(?:brief|needs|should have|requirements|must have)|(?:(?:the|our|my)\s)?(?:website|site)\s(?:needs|should have|will have|has|is to have|must have)(?:\s[\p{L}\d]+){0,2}\s(?:pages?|sections?|parts)|images?|photos?|pictures)$/iu;

/** Whether a heading ("Colours", "Pages wanted") opens wishes for the site. */
export const isMakersLabel = (heading: string): boolean =>
  heading === wantedLabel ||
  labels.test(heading.trim()) ||
  labels.test(bareLabel(heading)) ||
  isBriefingLabel(heading);

const greeting =
  /^(?:hi|hiya|hello|hey|dear|good (?:morning|day|afternoon|evening)|g['’]day|namaste|greetings|(?:morning|evening)(?=[,!.]|\s*$|\s(?:all|everyone|team|there)\b)|thanks?|thank you|cheers|many thanks|best(?=\s(?:wishes|regards)|[,!.]|\s*$|\s\p{Lu}\p{L}+[.!]?$)|kind regards|regards|yours|sorry for|sorry (?:this|it)|hope (?:this|that|you)|i hope (?:this|that|you)|let me know|looking forward|any questions|please let me know|if you need (?:any|more|further|me)|ok so|right so|that['’]?s (?:it|all|everything|about it)|i think that['’]?s|ta|diolch|sl[aá]inte|merci|xx?$)(?!\p{L})/iu;
const pointing =
  /\b(?<!\b(?:on|of|under|across|behind|around) )(?:this|the|my|our|your) (?:web)?site (?:is|has|should|needs|wants|must|will|can)\b|\b(?:put|make|show|place) (?:it|this|that|them) (?:somewhere|clear|big|at|on|in|first|near|prominent)\b/iu;
/** "We want home, menu, contact": pages in a row. */
const wanting =
  /^(?:we|i)(?:['’]d like|\s(?:want|need|would like))\b.*\b(?:home|about|contact|gallery|faq|prices|menu)\b/iu;
const onSite =
  /\b(?:web\s?site|web\s?page|home\s?page|cookie banner|cookie|chat (?:widget|bot|box|bubble)|chatbot|(?:image )?(?:carousel|slider)|autoplay\p{L}*|parallax|pop[- ]?ups?|stock photos?|lorem|placeholder|(?:contact|sign[- ]?up) form|button)\b/iu;
const farewell = /(?:thanks|thank you|cheers|regards)[\s,!.]*(?:\p{Lu}\p{L}+)?[\s!.]*$/iu;

const thing = String.raw`(?:web\s?sites?|web\s?pages?|home\s?pages?|landing pages?|one[- ]pagers?|(?<!(?:\d|two|three|four|five|several|many|more|on|off|building|camp|the|this|our|construction|caravan|festival|web|work|job|historic|heritage|world heritage|dive|diving|favou?rite|nesting|picnic|burial|archaeological|nature|climbing|landing|launch)[\s-])sites?(?!\s(?:visits?|meetings?|surveys?|managers?|inspections?|office|is (?:listed|protected|steep|uneven|flat|level|fenced|staffed|owned|managed|run by|looked after)|plans?|stewards?|foreman|wardens?|supervisor|agents?|fees|rules|secretary))|(?<!(?:front|back|facebook|instagram|insta|yellow|fan|\d|\d\sa|per|than\s\p{L}{3,6})\s)pages?(?!\s\d)|(?<!\b(?:draw|draws|cut|cuts|weld|sew|machine)\s(?:the\s)?)(?<!^(?:we|there|our\s\p{L}+)\s(?:have|has|stock|keep|hold|are|is)\b[^.]{0,120})sections?(?!\s(?:\d|[A-D](?!\p{L})))|(?:contact|sign[- ]?up|booking|enquiry|enrolment|order|application|request|join(?:ing)?|rsvp|volunteer)\sforms?|forms? (?:with|for|that|which|asking|to)|(?:an?|the|big|text|call|primary|main|secondary|donate|book(?:ing)?|contact|whatsapp|store|orange|red|green|blue)\s(?:\p{L}+\s)?buttons?|buttons? (?:that|to|for|saying|should)|headers?|footers?|hero(?!es)|banners?|sliders?|carousels?|pop[- ]?ups?|cookie|layouts?|sidebars?|(?<!sat[\s-])nav(?:bar|igation)?|dark mode|light mode|(?:black|white|dark|light|cream|pale|gr[ea]y|plain|navy|blue|green|pink|beige|textured) backgrounds?(?!\s(?:music|noise))|(?:heavy|big|bold|small|block|all) (?:capitals|caps)|mobile[- ]friendly|responsive|seo|(?<!(?:norman|saxon|baptismal|stone|medieval|georgian|victorian|carved)\s)fonts?|sans[- ]serif|serif|typefaces?|(?:big|large) (?:text|type|print)|(?:in|with|use|bold|big|white|gold|nice)\s(?:\p{L}+\s)?lettering|(?<!favou?rite\s)colou?rs?\b(?!\s(?:club|theory|run))|palettes?|colou?r schemes?|stock (?:photos?|images?|pictures?)|(?:big|nice|large|lots of|full[- ]width|no|some) (?:photos?|pictures?|images?)|pics of|photo gallery|picture gallery|a gallery|an? (?:google )?map|newsletter(?: sign[- ]?up| box)|blog(?!gers?)|online (?:booking|shop|payment|ordering|calendar)s? (?:please|on)|whatsapp button|contact me button|text button|call button|css|html|javascript|react|wordpress|squarespace|wix|parallax|autoplay|play (?:any )?(?:music|video|sound)s?\b|(?:music|videos?|sounds?) (?:that|which) (?:starts?|plays?)\b|chat (?:box|widget|window)|chat[- ]?bots?|animations?|hover|(?:in|bold) (?:italics?|bold|text)|tagline|slogan|strapline|motto|headline|logo|(?:first|main) thing (?:people|they|visitors) (?:see|should))`;
const wish = new RegExp(String.raw`\b${thing}(?!\p{L})`, 'iu');
const order =
  /^(?:(?:and|also|then|so|oh and|plus|please|pls|can you|could you|would you|will you|kindly|just)[\s,]+)*(?:(?:(?:the\s)?(?:home(?:\s?page)?|front page|landing page) (?:needs?|wants?|should (?:have|show)|must (?:have|show)|has to (?:have|show)|gets?)|make|build|create|design|redo|redesign|rebuild|refresh|generate|develop|tell (?:people|visitors|customers|everyone|them)|give|write|set up(?! by\b)|put|add|include|use|show|display|explain|feature|highlight|filter|keep|mention|list|link|avoid|leave out|have|want|need|wants?)\b|don['’]?t (?:use|do (?:reviews|testimonials|a blog|popups)|add|include|put|make|show|want|have)|do not (?:use|add|include|put|make|show)|no (?:fancy|cookie|pop|stock|blog|newsletter|social|animation|dark|emoji|testimonial|review|slider|carousel|clip|flags|gimmick|jargon|shop\b|online (?:shop|booking)|price|prices|pictures|photos|images)|must (?:say|have|be|not|work|mention|include)|should (?:say|have|be|not|feel|look|work)|there (?:should|must) be|it (?:should|must|needs to|has to|ought to)(?!n['’]?t)|please,?\sno\b|no\s\p{L}+\s(?:everywhere|please)|the (?:look|style|tone|mood|feel|design|vibe)|nothing (?:fancy|too|flashy|corporate|pink|\p{L}+y)\b|something (?:calm|simple|clean|warm|friendly|modern|bright|dark|light|plain|that looks|like)|(?:i|we)(?:['’]?d| would| do| also)? (?:like|love|want|prefer|don['’]?t want|dont want|do not want) (?:it|a|an|the|my|our|photos|pictures|images|big|words|letters|to have|to see|something|people|everything|online|no|you|some|any|pages?|sections?|just|mailing|newsletter|them (?:all )?on)\b)/iu;
/** An order to whoever makes the site that is none to visitors: "Use the side door", "Have your reference ready". */
const toVisitors =
  /^please\s(?:book|write to|send(?!\s(?:me|us|over))|email|post|ring|call(?!\sit)|phone|park|pay|wait|knock|return|reserve|stay|sign|register|apply|report|join|reply|have|bring|come|arrive|wear|leave(?!\sout)|tell|ring|take|let)\b(?!.*\b(?:site|website|page|button|section|photo|picture|image|colou?r|font|form|logo|header|menu|link)s?\b)|^(?:(?:please|kindly)\s)?(?:keep|use|make|have|bring|leave|give|write|show|put|add|include|list|need|needs|wants?|no|don['’]?t|do not)\b.*\b(?:your|you|yourself|us|me|reference|away|driveway|dogs?|gate|door|road|entrance|car ?park|shoes|bottle|ticket|card|cash|cheques?|appointment)\b/iu;

const meets = ({ start, end }: Piece, spans: readonly Span[]): boolean =>
  spans.some((span) => span.start < end && span.end > start);

/** "I do not want cartoon bees" */
const refusing =
  /^(?:and\s)?(?:i|we)\s(?:do not|don['’]?t|would not|wouldn['’]t)\swant\b(?!\s(?:to|you|your)\b)[^.]{0,60}\b(?:cartoons?|photos?|pictures?|images?|clip ?art|emojis?|logos?|fonts?|baskets?|banners?|look|clichés?|drawings?|icons?|videos?|animations?)\b/iu;
/** "No incense, no tattoos, no pink": with a colour among what is refused it is about looks. */
const refusedLooks =
  /^(?:(?:oh|and|also|please)[,\s]+)*no\s(?:(?:more\s)?(?:pink|red|orange|yellow|green|blue|purple|violet|lilac|brown|beige|gr[ea]y|black|white|gold|neon|pastels?)\b(?!\s\p{L}+s\b)|(?:the\s)?usual\s(?:pink|red|green|blue))|^no\s[^.:;\d]{0,80}\b(?:pink|red|orange|yellow|green|blue|purple|violet|lilac|brown|beige|gr[ea]y|black|white|gold|silver|neon|pastels?)\.?$/iu;

const looks =
  /\b(?:friendly|plain|calm|bright|sunny|modern|clean|simple|warm|cosy|cozy|elegant|minimal(?:ist)?|playful|bold|rustic|earthy|vintage|retro|professional|stylish|moody|airy|tidy|fun|classy|quirky|corporate|readable|gaslight|traditional|fresh|natural|muted|pastel|dark|light|not (?:too|stripy|corporate|fussy|cheesy|flashy)|easy to (?:read|use)|grown[- ]up|serious|trustworthy|welcoming|understated|jolly|cheerful|smart|posh|honest|homely|techy|sleek|edgy|marketing speak|jargon|black and white|yellow and black)\b/iu;

/** Headings under which a warm jumper is a warm jumper. */
const toBring =
  /\b(?:bring|wear|pack|kit|include[ds]?|provide[ds]?|need to know|good to know|safety|access|weather|rooms?|facilities|menu|drinks?|food|materials|stock|sell|make|do|offer|give|donate)\b/iu;

/** What a house does without, rather than a picture. */
const rules =
  /\b(?:take[- ]?aways?|deliver(?:y|ies)|orders?|reservations?|walk-?ins|exchanges|returns|call-?outs?|travel|weekends?|evenings?|dogs?|pets?|cats?|smoking|vaping|children|kids|food|drinks?|alcohol|cash|cards?|cheques|parking|refunds?|booking|experience|fees?|charges?|contract|deposit|shoes|boots|wellies|music|tv|television|wifi|lift|stairs|steps|groups|stags?|hens?|phones|cameras|glass|barbecues|fires|tents|nuts|gluten|meat|dairy|sugar|additives|chemicals|plastic|waste|pressure|obligation|forms|queue|membership|audition|exams?)\b/iu;
const timesOnly =
  /^(?:[\d\s.:,;–&-]|[ap]m\b|noon|midday|midnight|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|weekdays?|weekends?|to|till|until|and|from|closed|daily)+$/iu;

/** "Use it all but make it look modern", "Needs to work well on a phone", "HOME | ABOUT | CONTACT", "CTA “Come and lift”" */
const aboutSite =
  /\b(?:use (?:it all|everything|all of (?:it|this))|include everything|text of the old|(?:the|our|my) old (?:one|site|website)|make it look|(?:as )?bullet points|copy and paste|rewrite (?:it|this|any)|the copy i|(?:must|should|needs? to) be (?:visible|obvious)|on the (?:web)?site please|no phone number on|shout if|your judge?ment|up to you)\b|^home\s?[|·•>/]|^(?:cta|call[- ]to[- ]action|main button|button)\b|^(?:it\s)?(?:needs|has|ought|must)(?:\sto)?\s(?:work|load|look|be (?:easy to (?:use|read|find)|fast|quick to|readable|accessible|mobile))\b|^(?:the\s)?(?:copy|text|words?|content|details?|notes?) (?:is |are )?(?:below|attached|follows?)\b|^\(?notes from\b[^.]{0,80}\b(?:meeting|call|chat|minutes)\b|\btyped up by\b|^(?:an?|the)\s(?:live ?stream|blog|shop|newsletter|forum|log-?in|app|chat\p{L}*|calendar|gallery|video|booking system)\s(?:is|are)(?:n['’]t| not)\s(?:needed|wanted|necessary)|^nothing (?:too )?\p{L}+(?:,? please)?\.?$|^it would be (?:nice|good|great|lovely) to have\b|^it(?:['’]s|\sis)\s(?:meant |supposed |going )?to replace\b|^(?:i|we) need (?:something|a (?:web)?site|this|it)\b|^no (?:phone|email|address|fax|live chat|chat|prices?)\.?$|\b(?:must|should)(?:\snot|n['’]t)?\sbe\s(?:an?|in|as|on|at)\s(?:\p{L}+\s)?(?:pdf|page|pages|picture|image|list|table|top|bottom|footer|header|photo)s?\b|^(?:keep|leave|put)\b.{2,40}\b(?:off|on|at|in)\sthe\s(?:\p{L}+\s)?(?:page|top|bottom|footer|header|menu)\b/iu;

/** "a bound book with maps and census pages": what is printed in it. */
const withoutPrinted = (text: string, kind: Brief['kind']['value']): string =>
  // Colour is what a salon does.
  (kind === 'salon' ? text.replace(/\bcolou?r\p{L}*/giu, '') : text).replace(
    /\b(?:books?|booklets?|reports?|albums?|journals?|notebooks?|magazines?|zines?)\s(?:with|of)\s[^.;]*/iu,
    '',
  );

const needs = /^(?:what\s)?(?:we|i)(?:['’]d (?:like|love)|\s(?:always\s|also\s)?(?:need|want|would (?:like|love)|are (?:after|short of|looking for)))$/iu; // prettier-ignore
const ofSite =
  /\b(?:home|about|contact|gallery|faqs?|prices|blog|news|pages?|site|website|menu|services|photos?|pictures|form|colou?rs?|map|button|modern|simple|friendly|easy|clean|logo|header|footer|sections?|reviews|testimonials)\b/iu;
/** "WE'D LIKE: hand tools, hardwood offcuts, a bandsaw": what people may bring, where nothing of its block is about a site. */
const isOfThings = ({ text, start, heading }: Piece, prompt: string): boolean => {
  if (wish.test(text) || isAsked(text)) return false;
  const from = prompt.lastIndexOf(heading ?? '', start);
  // Told in one breath, its block is its sentence.
  const isLine = /^[^\n:]*:[ \t]+\S/u.test(prompt.slice(Math.max(0, from)));
  const block = isLine ? (prompt.slice(Math.max(0, from)).split(/[.!?]\s|\n/u, 1)[0] ?? text) : prompt.slice(from, start).includes('\n\n') ? text : (prompt.slice(Math.max(0, from)).split(/\n\s*\n/u, 1)[0] ?? text); // prettier-ignore
  return !ofSite.test(block);
};

const forms = new WeakMap<Brief, readonly Span[]>();
const formsOf = (brief: Brief): readonly Span[] => {
  const known = forms.get(brief) ?? readFormFields(brief.prompt);
  forms.set(brief, known);
  return known;
};

/** A heading over questions with their answers. */
const answering =
  /^(?:faqs?|questions(?: (?:and|&) answers)?|q ?(?:&|and) ?a|(?:frequently|often|commonly) asked(?: questions)?|(?:what )?people (?:often |always |usually )?ask(?: us)?)$/iu;

/** Whether a heading stands over questions with their answers. */
export const isAnswering = (heading: string): boolean => answering.test(heading.trim());

/** "Black and off-white, a bit of tartan red if you must": a colour comes first. */
const startsSoon = ({ start }: Piece, { colours }: Brief): boolean =>
  colours.some(({ spans }) => spans.some((span) => span.start >= start && span.start < start + 6));

/** Whether a statement speaks to whoever makes the site, and not to its visitors. */
export const isForMaker = (piece: Piece, brief: Brief): boolean => {
  // "measurements form with chest, sleeve and length": what a form asks is told by the form.
  if (piece.heading === null && meets(piece, formsOf(brief))) return true;
  const { text, isRow } = piece;
  // Under questions stands what visitors ask and are answered: "It should take an hour".
  if (piece.heading !== null && answering.test(piece.heading) && /\p{L}.*[.?!]$/u.test(text)) return false;
  if (piece.heading !== null && datedThing.test(text)) return false;
  // "Learning English with Mrs Abara: I teach …": the name over all of it is no heading of a list.
  const isSign = piece.heading !== null && [brief.name?.value, brief.offer?.value].includes(piece.heading);
  const heading = isSign ? null : piece.heading;
  // Hours that are read stand in their own section.
  if (
    brief.hours &&
    heading !== null &&
    /^(?:our\s)?(?:open|opening|hours|opening (?:hours|times))$/iu.test(heading) &&
    timesOnly.test(text)
  )
    return true;
  // "We need: a digger driver twice a year": of people, and not of pages.
  const isNeed = heading !== null && (needs.test(heading) ? isOfThings(piece, brief.prompt) : false);
  if (heading !== null && !isNeed && (isMakersLabel(heading) || isDirective(heading))) return true;
  // 'Line: "Every sheet, exactly once."' on its page is what the opening is to say.
  const lead = piece.page === null ? null : /^(?<label>[^:"“]{3,30}):\s["“]/u.exec(text)?.groups?.['label'];
  if (typeof lead === 'string' && isDirective(lead)) return true;
  if (
    piece.page !== null &&
    heading === null &&
    (isAsked(text) ||
      (piece.page === 'Home' && isShopWindow(text)) ||
      // "Teachers page with four bios.": what the page is to have.
      /^with\s(?:an?|the|our|my|all|lots|big|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:[\p{L}-]+\s?){1,4}\.?$/iu.test(
        text,
      ) ||
      /^(?:an?\s|the\s)?(?:\p{L}+\s)?form\s(?:with|for|that|asking|where)\b/iu.test(text))
  )
    return true;
  // "To whoever builds this,", "Online booking is not something we want"
  if (
    /^(?:to|dear)\s(?:whoever|whom|the (?:designer|developer|builder|web)|whomever|all\b)/iu.test(text) ||
    /\bnot something (?:we|i) want\b/iu.test(text)
  )
    return true;
  // "Menu, please, as follows."
  if (/^(?:the\s|our\s)?\p{L}+,?\splease(?:,?\s(?:as follows|like this|in this order))?[.:]?$/iu.test(text))
    return true;
  // "People: list below", "the five below, with links to come"
  if (piece.page !== null && /^(?:the\s)?(?:\p{L}+\s){0,2}(?:below|attached|to follow|to come|tbc|tba)(?:,\s[^.]*)?\.?$/iu.test(text)) return true; // prettier-ignore
  // "Must be easy to update?", "Welcome to Cobble Hill Preschool"
  if (/^must (?:be|look|feel|have|work)\b(?!.*\b(?:you|your|aged?|able|over|under|swim|member)\b)/iu.test(text) || (/^welcome to\s[^.!?]{3,60}[.!]?$/iu.test(text) && piece.line < 4)) return true; // prettier-ignore
  // "No doves, no sunsets.", "I'd rather not put my phone number on."
  if (
    (/^no\s\p{Ll}+(?:\s\p{Ll}+)?,?\s(?:and\s|or\s)?no\s\p{Ll}+(?:\s\p{Ll}+)?(?:,?\s(?:and\s|or\s)?no\s\p{Ll}+)?\.?$/iu.test(text) && !rules.test(text)) ||
    /^(?:i|we)(?:['’]d| would) (?:rather|prefer) (?:not|you did(?:n['’]t| not)) (?:put|have|show|give|print|publish|use|include)\b/iu.test(text)
  )
    return true; // prettier-ignore
  // "Here's everything in one go.", "Halden Electrical - web copy v2", "Quote form please."
  if (
    /^here(?:['’]s| is| are)\s(?:everything|it all|all (?:of it|the)|the (?:text|copy|info\p{L}*|details|words)|our (?:text|copy)|my (?:text|copy)|what (?:(?:we|i)(?:['’]d| would) like|(?:\p{L}+\s){1,4}(?:agreed|decided|came up with|wants?|needs?|sent(?: me)?|asked for|put together)(?=[:.]?$)))\b/iu.test(text.replace(/[:.\s]+$/u, '')) ||
    (piece.line < 2 && text.length < 90 && /\b(?:web(?:site)? (?:copy|text|content|words|notes|refresh)|notes for (?:the )?(?:web)?site|what to (?:put|say|write)|copy v\d|(?:first|second|final) draft)\b/iu.test(text)) ||
    /^(?:an?\s)?(?:\p{L}+\s){0,2}(?:form|button|map|gallery|calendar|newsletter)(?:\s(?:too|as well))?(?:,)?\s(?:please|pls)[.!]?$/iu.test(text)
  )
    return true; // prettier-ignore
  // "Fees.": a heading that ends with a stop.
  if (
    /^(?:fees|prices|costs|contact|hours|opening (?:times|hours)|parking|about (?:us|me)|(?:the )?team|services)\.$/iu.test(
      text,
    )
  )
    return true;
  if (piece.page !== null && heading === null && /^then\s/iu.test(text)) return true;
  // "Sitemap" alone over its pages; "Form fields: name, crop" on one of them.
  if (isRow && heading === null && isMakersLabel(text.replace(/[.:\s]+$/u, '')) && !/^(?:needs?|wants?|title|town|purpose|goals?|images?|photos?|pictures|letters|site|type|language|inspiration|references?)$/iu.test(text)) return true; // prettier-ignore
  if (/^(?:\p{L}+\s)?form\sfields\s?:/iu.test(text)) return true;
  if (aboutSite.test(text) || isSaidToMaker(text) || /^name:\s/iu.test(text)) return true;
  // "Prices should be easy to find.", "Big writing.", "Nothing that moves."
  if (
    /^no\s(?:\p{L}+\s){1,5}please\b/iu.test(text) ||
    /^(?:please\s)?(?:don['’]?t|do not|never)\s(?:call it|write|say|use the words?)\b/iu.test(text) ||
    /^(?:i|we)(?:['’]d| would) like\b.{3,50}\b(?:text|wording|copy|greetings)\b/iu.test(text) ||
    /\bshould be (?:easy to (?:find|see|read)|clear|big|visible|prominent|obvious|at the top|first|up front)\b/iu.test(
      text,
    ) ||
    /^(?:please\s)?(?:big|large|huge|clear|readable)\s(?:writing|text|letters|print|type|font|lettering)\b/iu.test(
      text,
    ) ||
    /^nothing (?:that|which) (?:moves|flashes|blinks|jumps|plays|slides|spins)/iu.test(text) ||
    /^no\s(?:\p{L}+\s){0,3}(?:cartoons?|paws|clip ?art|icons|emojis?|clich\p{L}+|smiling people|swirls|hearts|motifs?)\.?$/iu.test(
      text,
    )
  )
    return true;
  // "I need an area where I can put photos", "Please have a reading order page": what the site is to have.
  if (
    /^(?:and\s)?(?:i|we)(?:['’]d like|\s(?:need|want|would like))\s(?:an?|some|one)\s(?:\p{L}+\s)?(?:area|place|section|spot|space|bit|part|page|box)\s(?:where|for|to|with|that)\b/iu.test(
      text,
    ) ||
    /^please\s(?:have|add|include|make|put|do)\s(?:an?|the|one|some)\s(?:\p{L}+\s){0,3}(?:page|section|sign-?up|form|button|gallery|map|blog|menu)\b/iu.test(
      text,
    )
  )
    return true;
  // "No email address shown."
  if (/^no\s[^.]{3,60}\b(?:shown|displayed|visible|published|on (?:it|there|here))\.?$/iu.test(text))
    return true;
  // "Requirements doc v0.3" over it all.
  if (
    piece.line === 0 &&
    /\b(?:requirements|spec(?:ification)?|brief|doc(?:ument)?|draft)\b/iu.test(text) &&
    text.length < 60
  )
    return true;
  if (greeting.test(text) || (text.length < 60 && !/\d/u.test(text) && farewell.test(text))) return true;
  // An entry under a heading of the business: "onboarding animations" among somebody's works.
  if (isRow && heading !== null) return onSite.test(text);
  // "Admissions needs a step by step process": what one of the pages is to have.
  const needed =
    /^(?:the\s)?(?<page>[\p{L}\s&]{3,30}?)(?:\spage)?\s(?:needs?|should|must|has to|wants?)\s/u.exec(text);
  const page = needed?.groups?.['page']?.toLowerCase();
  if (page !== undefined && brief.pages.some(({ value }) => value.toLowerCase() === page)) return true;
  // "Warm orange and teal, easy to read, please use simple words", "Angry but polite": how it is to be.
  if (
    /(?:^|,\s)please\s(?:use|make|keep|no)\b/iu.test(text) ||
    /^\p{Lu}\p{L}+ but (?:never |not )?\p{L}+\.?$/u.test(text)
  )
    return true;
  // "Local Hero" in quotation marks is a title, and no part of a page.
  if (
    wish.test(
      withoutPrinted(text, brief.kind.value).replace(
        /["“][^"“”]{2,80}["”](?=,?\s(?:on|from|at|and)\b)/gu,
        '',
      ),
    ) ||
    pointing.test(text) ||
    wanting.test(text)
  )
    return true;
  if (refusing.test(text) || refusedLooks.test(text)) return true;
  // "Make a milking stool, one day, £95." under "Courses" is sold.
  const isSold = heading !== null && /[£$€]\s?\d/u.test(text);
  if (!isSold && order.test(text) && !toVisitors.test(text.replace(/["“][^"”]{0,200}["”]/gu, '')))
    return true;
  const spans = [
    ...brief.colours, ...brief.tone, brief.style, brief.font, brief.scheme, ...brief.excluded.filter(({ spans }) => spans.length > 0), brief.onePage,
  ].flatMap((slot) => slot?.spans ?? []); // prettier-ignore
  const words = text.split(/\s+/u).length;
  // "I like dark green and cream, like the old shop sign": what is liked is a colour.
  if (/^(?:oh and\s|and\s)?(?:i|we)(?:['’]d)?\s(?:really\s|quite\s|would\s)?(?:like|love|prefer|fancy|want)\s/iu.test(text) && meets({ ...piece, end: piece.start + Math.min(text.length, 48) }, brief.colours.flatMap((slot) => slot.spans))) return true; // prettier-ignore
  const isMet = meets(piece, spans);
  const isLook = isMet || looks.test(text);
  const isOfColours = startsSoon(piece, brief);
  const bareText = text.replace(
    isOfColours
      ? /\b(?:one|two|only|its)\b|\bif (?:you|i|we) (?:must|like|want|can|have to|think)\b/giu
      : /\bif (?:you|i|we) (?:must|like|want)\b/giu,
    '',
  );
  const hasSubject =
    /\b(?:there|i|we|our|my|you|your|it|they|he|she|can|may|will|is|are|has|have|do|does|only|its|us|one|two|from|per|goes|go|comes?|gets?|needs?|stays?|starts?|includes?|runs?|because|so that)\b/iu.test(
      bareText,
    ) || /^(?:please\s)?(?:wear|bring|dress|arrive|ring|come|leave|take)\s/iu.test(text);
  // "What to bring": "Two towels, swimwear and something warm for afterwards" names no look.
  const isOfLook = heading === null || (isMet && !isRow && !toBring.test(heading));
  // "No parking on the slipway" is a rule, though a map was refused by it.
  if (/(?:^|,\s|\sbut\s)no\s/iu.test(text) && rules.test(text) && !looks.test(text)) return false;
  // "Biscuit (Exmoor pony, quiet and kind)": an entry of a list, called like a colour.
  if (piece.page !== null && isRow && /^\p{Lu}[\p{L}’'&\s-]{1,40}\s\([^()]{8,}\)\.?$/u.test(text))
    return false;
  return isLook && words <= (isOfColours ? 24 : 14) && !/\d/u.test(text) && !hasSubject && isOfLook;
};
