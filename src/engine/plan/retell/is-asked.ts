/** Labels of what the opening of a page is to say: "Headline: …", "Button: …". */
const directive =
  /^(?:notice|announcement|(?:the\s)?(?:(?:main|hero|big|page|home ?page|opening|first|primary)\s)?(?:headlines?|sub|title|line|heading|h1|hero(?:\s(?:text|title|headline))?|sub[- ]?(?:head(?:ing|line)?|line|title)|strap ?line|tagline|slogan|motto|buttons?(?:\s(?:text|label))?|cta|call[- ]to[- ]action|(?:under(?:neath)?|below)(?:\s(?:it|that|the headline))?))$/iu;
/** Labels before words that are to stand on the page as they are: "Short intro: We teach …". */
const carrier =
  /^(?:(?:short|brief|quick|opening|some|a few|hero|body|main|page|welcome|one|two|an?)\s)*(?:intro(?:duction)?(?:\s(?:text|paragraph|copy))?|text|copy|paragraph|blurb|words|lede|body|welcome(?:\s(?:text|message))?|content|description)$|^(?:things|facts|points|what) to (?:say|tell|mention|put)\b.{0,24}$|^(?:it |the (?:web)?site |we )?(?:must|should|please|has to|needs? to) (?:say|tell people|make clear|state|mention)(?:\s(?:clearly|this|that|these|the following|it))*$/iu;

export const isDirective = (label: string): boolean => directive.test(label.trim());
export const isCarrier = (label: string): boolean => carrier.test(label.trim());

const lead = String.raw`(?:(?:with|then|plus|and|also|next|include|includes|show|shows|showing|add|has|have|having)\s)*(?:(?:an?|the|our|my|some|short|brief|quick|big|large|full|few|one|two|three|four|five|six|\d+|clear|simple|small|nice|hero|main|good|line|statement|explanation|teaser|teasers|preview|all|lines|sentence|paragraph|bit|of|on|about|latest|recent|customer|client|team|group|key|list|links?|to|page|section)\s)*`;
const things = String.raw`(?:who (?:we|i) (?:are|am)|what (?:we|i) (?:do|offer|make)|how (?:it works|to find us|to get here|to book|we work|i work)|where (?:we|i) (?:are|work)|why (?:us|choose us|we)|us|me|intro(?:duction)?|welcome(?:\s(?:text|message|note|line))?|overview|summary|hero|headline|strapline|tagline|slogan|motto|photos?|pictures?|images?|gallery|video|map|google map|forms?|(?:contact|booking|enquiry|sign-?up|order)\s(?:form|details|box|button)|form|address|phone(?:\snumber)?|email(?:\saddress)?|opening (?:hours|times)|hours|testimonials?|reviews?|quotes?|faqs?|call to action|cta|buttons?|newsletter|mailing list|social(?: media)?|news|posts|footer|story|history|services|departments|products|prices|price list|team|staff|people|events|menu|location|directions|highlights|reasons(?: to (?:come|join|choose us))?|(?:next |upcoming |coming )?dates|(?:product|service)\s(?:families|ranges|lines|groups|categories|areas|cards|tiles)|carousel|slideshow|banner|logo)`;
const ask = new RegExp(String.raw`^${lead}${things}(?:\s(?:form|section|box|button|link|links|list|text|page|here|please|with|of|from|for|at|to|on|about|us|me|the|our|my|a|sign-?up|details|photos?|work|shop|studio|kettle|team|top|quote)\b)*(?:\s\p{L}+){0,2}$`, 'iu'); // prettier-ignore
const telling =
  /\d|[£$€@]|["“][^"”]{25,}["”]|\b(?:is|are|was|were|has|have|had|can|will|we|you|founded|opened|since)\b/iu;

/** "A welcome", "big photo", "contact form", "our four departments": what an outline wants on a page, and no word of what it says. */
export const isAsked = (text: string): boolean => {
  const bare = text.replace(/[.:\s]+$/u, '');
  const own = bare.replace(/["“][^"”]{0,60}["”]/gu, '').trim();
  if (/^(?:(?:an?|the|our|big|main)\s)*(?:headline|heading|button|cta|tagline|motto|slogan|strapline)\s*["“:]/iu.test(bare)) return true; // prettier-ignore
  // "Teaser for the repair service"
  if (/^(?:an?\s|the\s)?(?:teaser|link|pointer|preview|shortcut|panel|tile|card|slideshow|carousel)s?\s(?:for|to|of|about|from)\s[^.:]{3,50}$/iu.test(own)) return true; // prettier-ignore
  if (/\bwith an? (?:sentence|line|paragraph|photo|picture|word)s? each$/iu.test(own)) return true;
  // "Tonight’s programme", "this week’s specials": of a day that the brief does not tell.
  if (
    /^(?:the\s)?(?:today|tonight|tomorrow|this (?:week|month|season))['’]s\s\p{L}+(?:\s\p{L}+)?$/iu.test(own)
  )
    return true;
  // "The five above."
  if (
    /^(?:(?:the|all|these)\s)?(?:\p{L}+\s){0,2}(?:above|as listed|listed above|mentioned above)$/iu.test(own)
  )
    return true;
  return own.split(/\s+/u).length <= 9 && ask.test(own) && !telling.test(own.replace(/\b(?:who|what|where|how|why) (?:we|i) (?:are|am|do|offer|make|work)\b/iu, '')); // prettier-ignore
};
