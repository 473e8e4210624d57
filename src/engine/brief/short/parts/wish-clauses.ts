/** People who come to a page. */
export const someone =
  'people|visitors|customers|guests|folks?|clients|users|anyone|everyone|somebody|someone|them|fans|parents|members|readers|listeners|patients|shoppers|neighbours|neighbors|families|students|pupils|players|walkers|locals|you';

const us = '(?:us|me|him|her|them)';
const others = `(?:other )?(?:${someone}|others|other people)`;

/** What people ask for in a clause of its own, and the part of a page that is meant. */
export const clauses: readonly (readonly [clause: RegExp, part: string])[] = [
  [/(?:what|everything) (?:we|i|he|she|they) (?:bakes?|cooks?|serves?|brews?|pours?|dish up)(?:,? and (?:for )?(?:what|how much) (?:it|they|everything|things|each|that|all of it)(?:['’]s| is| are)? ?(?:costs?|sold for)?)/u, 'menu with prices'],
  [/(?:what|everything) (?:we|i|he|she|they) (?:bakes?|cooks?|serves?|brews?|pours?)/u, 'menu'],
  [/(?:what|everything) (?:we|i|he|she|they) (?:sells?|makes?|stocks?|grows?|offers?)(?:,? and (?:for )?(?:what|how much) (?:it|they|everything|things|each)(?:['’]s| is| are)? ?costs?)/u, 'products with prices'],
  [/(?:what|which things|what kind of (?:things|work|jobs)) (?:he|she|they) (?:does|do|offers?|can do)/u, 'services'],
  [/(?:what|how much) (?:it|they|everything|things|that|each (?:one|thing)|an? (?:\p{Ll}+ ){0,2}\p{Ll}+|(?:the )?(?:sessions|lessons|classes|rooms|courses|treatments|tickets)) (?:costs?|will cost|would cost|is going to cost|are)|how much (?:we|i|he|she|they) (?:charges?|costs?|asks? for it)(?: for an? (?:\p{Ll}+ ){0,2}\p{Ll}+)?|(?:what|how much) (?:people|they|you|customers) (?:pay|have to pay|would pay)/u, 'prices'],
  [/(?:when|what times?|what days|which days) (?:(?:we|i|you|they)(?:['’]re| are|['’]m| am)?|(?:the )?(?:shop|caf[eé]|bakery|place|studio|museum|office|bar|restaurant|farm) is) open|(?:when|what times?|what days) (?:we|i|you|they) (?:shut|close|open)(?: and (?:when we )?(?:shut|close))?/u, 'opening hours'],
  [/when (?:the|our) ((?:\p{Ll}+ )?(?:service|mass|class|rehearsal|training|session|lesson|practice|meeting))(?:s|es)? (?:are|take place|happen|start)/u, '$1 times'],
  [/where (?:(?:we|i|you|they|it)(?:['’]re| are|['’]m| am|['’]s| is)(?: based)?|(?:the )?(?:shop|caf[eé]|bakery|place|studio|museum|office|bar|restaurant|farm|venue|hall) is|(?:people|you|they|customers|visitors|guests)(?: can)? find (?:us|me|it|him|her|them))|how (?:people|you|they|customers|visitors|guests|to)(?: can)? (?:get|find|reach|come|travel)(?: (?:there|here|to (?:us|me|it|the \p{L}+)|their way|our place|the way))+|(?:find|get|make) (?:their|your|his|the|a) way(?: (?:there|here|to (?:us|me|the \p{L}+)))?(?: from (?:the )?\p{Ll}+(?: \p{Ll}+)?)?/u, 'directions with a map'],
  [/(?:a (?:bit|little|word) about |something about |the story of )?how (?:my (?:\p{Ll}+ ){0,2}and i|(?:we|i|he|she|they|it|this|the \p{Ll}+|it all|everything|my (?:mum|mom|dad|wife|husband|sister|brother|gran|grandad|family)))(?: first| all)? (?:started|began|got (?:started|going|into (?:it|this))|came (?:to be|about|to this)|set (?:it|this) up|opened)/u, 'our story'],
  [/who(?:['’]s| is) who(?: (?:in|on|at) (?:the|our) \p{Ll}+)?|who (?:does what|works (?:here|there|with us))|who (?:our|the) (?:[\p{L} ]+,? and )?[\p{L} ]{3,20} (?:are|is)/u, 'the team'],
  [/how (?:people|they|you|customers|visitors|guests|clients|to)(?: can)? (?:contact|reach|call|ring|phone|email|write to|get in touch with|get hold of) (?:us|me|him|her|them)|(?:a |some )?ways? to (?:contact|reach|call|get in touch with|get hold of|write to) (?:us|me|him|her|them)/u, 'contact'],
  [/(?:some of )?the (?:work|jobs|projects|things) (?:we|i|he|she|they)(?:['’]ve| have|['’]s| has) (?:done|made|built|finished)|what (?:we|i|he|she|they)(?:['’]ve| have|['’]s| has) (?:done|made|built)(?: so far| before| already)?/u, 'selected work'],
  [/what(?:['’]s| is) (?:on|coming up|happening)(?: (?:next|this (?:week|month|season)|soon))?|what we(?:['’]re| are) (?:planning|up to) next|(?:when|where) the next (?:\p{Ll}+ )?(?:ones?|shows?|gigs?|dates?|events?) (?:is|are)|where (?:i|we|he|she|they)(?:['’]m|['’]re|['’]s| am| are| is)? (?:signing|playing|reading|speaking|performing|exhibiting|selling|trading|touring|sign|play|perform|tour|exhibit|trade)(?: next| soon| this \p{Ll}+)/u, 'upcoming events'],
  [/how many (\p{Ll}+(?: \p{Ll}+)?) (?:we|they|it)(?:['’]ve| have|['’]s| has)? (?:already )?(\p{Ll}+ed|built|fed|sold|given|taught|made|found|taken in)(?: (?:so far|to date|since \p{L}+|already|last year|over the years))?/u, 'stats ($1 $2)'],
  [new RegExp(`what ${others} (?:have |has )?(?:say|said|says|think|thought)(?: (?:about|of) (?:us|me|it|him|her))?`, 'u'), 'testimonials'],
  [/(?:some )?(?:photos?|pics?|pictures?) of before and after(?: the (?:jobs?|work))?|(?:what it|how it|the (?:room|garden|house|car|job)) looked like before and after/u, 'before and after photos'],
  [/what (?:it|the app) can do/u, 'features'],
  [/what (?:you|they|people|students) (?:will )?learn(?: (?:week by week|lesson by lesson|each week|in each (?:week|lesson|session)))?|what (?:we|you|they) (?:will )?(?:cover|do|learn|study|go through) (?:week by week|lesson by lesson|each week|in each (?:week|lesson|session))/u, 'course outline'],
  [/(?:something|a (?:bit|little|word|few words|short text)) about (?:the|my|our) (?:\p{Ll}+ ){1,4}(?:who|that) (?:runs?|owns?|makes?|started|founded|set up) (?:it|this|us|the \p{Ll}+)/u, 'about the owners'],
  [/what (?:the )?(?:papers|press|newspapers|critics|radio) (?:have |has )?(?:wrote|written|say|said|says)(?: about (?:us|me|it|him|her|them))?/u, 'press quotes'],
  [/(?:which|the|what|a list of the) (?:towns|villages|neighbou?rhoods|areas|places|streets|counties|districts|suburbs|parts of \p{L}+) (?:(?:that|which|where) )?(?:we|i|he|she|they) (?:come (?:out )?to|cover|serve|visit|go to|travel to|work in|deliver to|reach|drive to)|(?:neighbou?rhoods|villages|towns|suburbs) (?:we|i) (?:cover|serve|visit|travel to|go to)/u, 'areas covered'],
  [/who (?:we|i) (?:can )?(?:help|work with|support)(?: best)?/u, "who it's for"],
  [/(?:how (?:my |our |the |an? )?(?:sessions?|lessons?|appointments?|visits?|treatments?|consultations?) (?:works?|goes|go|runs?)|what happens (?:in|during|at) (?:an? |the |your )?(?:first )?(?:session|lesson|appointment|visit|treatment|consultation)s?)/u, 'how it works'],
  [/how (?:an? |the |our |your )?(?:project|job|build|move|order|commission|renovation)s? (?:runs?|goes|go|works?)(?: from [\p{L} ]{3,30} to [\p{L} ]{3,20}?)?/u, 'how it works'],
  [/(?:the |some |our )?answers to (?:all )?(?:the |some )?(?:usual |common )?questions (?:(?:that )?(?:\p{Ll}+ )(?:always|often|usually|keep|mostly|tend to) ask(?:ing)?(?: us| me)?|(?:people|we|i) (?:always|often|usually)?\s?(?:get|ask)(?: asked)?)(?: \((\p{Ll}+|\d+) (?:would be (?:good|nice|fine|great)|of them|or so|please|maybe)\))?/u, '$1 FAQ questions'],
  [/what to do (if|when) (?:they|you|people|someone|we) (finds?|sees?|hears?|meets?|has|have|gets?|misses?) ([^,.;!?\n]{3,28}?)(?: in the \p{L}+| at \p{L}+)?/u, 'what to do $1 you $2 $3'],
  [/how (?:hiring|renting|booking|ordering|hire|rental|it all|everything|joining|adopting|delivery) works?/u, 'how it works'],
  [/(?:the )?(?:usual |common )?questions (?:that )?(?:parents|people|customers|clients|guests|visitors|everyone|everybody|patients|owners|brides|couples|walkers|riders|members|families|buyers|students|they) (?:always |often |usually |keep |mostly |tend to )?ask(?:ing)?(?: us| me)?(?: about ([\p{L} ]{3,30}))?/u, 'FAQ questions'],
  [/answers? questions about ([\p{L} ]{3,40}?)(?=,|$| and (?:let|show|list|say|tell|have))/u, 'FAQ ($1)'],
  [/(\d|two|three|four|five|six) reasons (?:why|to (?!do\b)\p{L}+(?: (?:it|us|one|them))?)(?: (?:it works|people like it|you need it|to (?:get|buy|use|try) it))?/u, '$1 features'],
  [/what(?:['’]s| is) in (?:stock|the shop|season)(?: (?:this week|now|today|right now|at the moment))?/u, 'products'],
  [/how much(?= \((?:from )?(?:[£$€]|\d))/u, 'prices'],
  [/(?:lists?|shows?) (?:all )?(?:the|its|our|my) (features|benefits|prices|ingredients|dates|rules|steps|services|specs|sizes)/u, '$1'],
  [/answers? (?:to )?(the|some|a few|\d{1,2}|three|four|five|six|seven|eight|ten)(?: most)?(?: common| usual| typical| frequent(?:ly asked)?)? questions/u, '$1 FAQ questions'],
  [/why (?:people should |to )?(?:train|shop|stay|book|study|work|fly|eat|come|go|learn|buy|ride|sail) with us/u, 'why choose us'],
]; // prettier-ignore

/** What visitors are to do, and the part that lets them. */
export const deeds: readonly (readonly [deed: RegExp, part: string])[] = [
  [/^(?:check|see) (?:(?:if|whether|when) (?:the |our )?\p{Ll}+(?: \p{Ll}+)? (?:is|are) (?:free|available|open to book)|(?:free |available |the |open )?(?:dates|availability)(?: online)?)$/iu, 'availability calendar'],
  [/^(?:ask to )?(?:hire|rent) (?:it|them|one|the \p{Ll}+|a \p{Ll}+)$/iu, 'hire enquiry form'],
  [/^(?:if|whether) (?:we|i|you|they|he|she) (?:do|can|have|offer|take|make|are)\b.*$/iu, 'FAQ'],
  [/^put (?:up )?((?:\d{1,2}|two|three|four|five|six|some|a few) (?:reviews|testimonials|quotes|photos|pictures))(?: (?:on (?:there|it|the page)|up|in))?(?: because .*)?$/iu, '$1'],
  [/^sign up (?:to|for|as) volunteers?\b.*$|^(?:sign up|offer) to (?:volunteer|help)\b.*$/iu, 'volunteer sign-up form'],
  [/^rsvp\b.*$/iu, 'RSVP form'],
  [/^(?:give|donate|chip in)(?: (?:us )?(?:some )?money)?(?: (?:to us|online))*(?=$| ?\()/iu, 'donations'],
  [/^(?:sign up (?:for|to)|subscribe to|join|get) (?:our |my |the |an? )?(?:\p{L}+ )?(?:newsletters?|emails?|mailing list|news|updates)(?: by e-?mail)?$/iu, 'newsletter sign-up'],
  [/^sign up (?:to|for|as) (?:an? )?([\p{L} -]{3,30}?)(?: (?:through|with|using|in|by|via) (?:a|the|our) form)?$/iu, 'sign-up form to $1'],
  [new RegExp(`^(?:write|talk|send (?:a |an )?(?:message|note|email|e-mail)s?|get in touch with) to ${us}$`, 'iu'), 'contact form'],
  [new RegExp(`^(?:send|drop|leave|write) ${us} (?:a |an )?(?:quick )?(?:message|line|note|email|e-mail|letter)s?$`, 'iu'), 'contact form'],
  [new RegExp(`^(?:get in touch|(?:contact|message|reach|write to) ${us})(?: with ${us})?(?: (?:easily|online|by form|through a form))?$`, 'iu'), 'contact form'],
  [/^send (?:us|me|him|her|them) an? (?:request|enquiry|inquiry)(?= with|$)/iu, 'enquiry form'],
  [/^ask (?:us |me |him |her |them )?(?:an? )?questions?$/iu, 'contact form'],
  [/^(?:request|make|arrange|book) (?:an? )?(?:appointment|booking|reservation|visit|viewing|consultation)$/iu, 'booking form'],
  [/^(?:ask for|request|get) (?:an? )?(?:free )?(quote|estimate)s?(?: (?:through|with|in|by|via) (?:a|the|our) form)?$/iu, '$1 form'],
  [/^(?:book|reserve) (?:one|it)$/iu, 'booking form'],
  [/^(?:book|reserve) (?:an? )?(\p{Ll}+) \((?=[£$€]?\d)([^()]*)\)$/iu, 'booking form, $1 $2'],
  [/^(?:book|reserve) (?:an? )?(table|room|lesson|session|class|visit|appointment|viewing|tour|slot|place|seat|tasting|court|bed|night|stay|treatment)s?(?: online| there)?(?=$| ?\()/iu, 'book a $1'],
  [/^search(?: (?:through|for|in))?(?: (?:the|our|my|old|all))*(?: [\p{L} ]{3,25})?$/iu, 'search'],
  [/^sort (?:them |it |those |the [\p{L} ]{3,20} )?by (?=\p{L})/iu, 'sort by '],
  [/^(?:narrow|filter) (?:them|it|those|the [\p{L} ]{3,20}|[\p{L}]{3,15})?(?: down)? ?by (?=\p{L})/iu, 'filter by '],
  [/^(?:switch|change|flip) to dark(?: mode)?(?: at night)?$/iu, 'dark mode switch'],
  [/^put (?:our |the |my )?[\p{L} ]{3,25} (?:in|into) (?:a|the|their) (?:basket|cart|bag)$/iu, 'add to cart'],
  [/^check out$/iu, 'checkout'],
]; // prettier-ignore
