/** What somebody is whose sign says "Electrical" or "Roofing". */
const trades = new Map(Object.entries({ electrical: 'electrician', electrics: 'electrician', plumbing: 'plumber', roofing: 'roofer', joinery: 'joiner', carpentry: 'carpenter', landscaping: 'landscaper', flooring: 'floor fitter', tiling: 'tiler', plastering: 'plasterer', decorating: 'decorator', scaffolding: 'scaffolder', glazing: 'glazier', drainage: 'drainage company', fencing: 'fencing company', paving: 'paving company', masonry: 'stonemason', upholstery: 'upholsterer' })); // prettier-ignore

/** "…, looks after ": "We look after". */
const deedOf = (told: string): string => {
  const [verb = '', ...rest] = (/, (\p{Ll}+(?: \p{Ll}+)?) $/u.exec(told)?.[1] ?? '').split(' ');
  const plain = verb.replace(/(?<=(?:ch|sh|x|ss))es$|(?<=do)es$|s$/u, '');
  return ['We', plain, ...rest].join(' ');
};

/** Turns of English prompts that say something in short, and the same in full. */
const turns: readonly (readonly [short: RegExp, full: string | ((whole: string, told: string, more?: string) => string)])[] = [
  // "Portfolio of a costume maker": for whoever has it.
  [/^((?:(?:an?|the|simple|small|online) )*(?:portfolio|portfolio site|portfolio website)) of (?=(?:an?|my|the|our)\s)/iu, '$1 for '],
  // "what to bring, sign-up": a form in a row of parts.
  [/(?<=[,;:]\s(?:and\s)?|\sand\s)(sign-?up)(?=[.;,]|\sand\s|\s?$)/giu, '$1 form'],
  // "incl. wool" ends no sentence.
  [/(?<!\p{L})(in|ex)cl\.\s(?=\p{Ll})/gu, '$1cluding '],
  // "Typewriter font, off-white paper.": what letters stand on.
  [/(?<=[,.]\s(?:and\s)?)((?:off-white|cream|ivory|eggshell|bone|ecru|white|yellowed|pale \p{L}+))\spaper(?=[.;]|\s?$)/giu, '$1 background'],
  // "Navy & gold." at the end: two of something, and no name.
  [/(?<=[.!]\s)(\p{Lu}\p{Ll}+)\s&\s(?=\p{Ll}+[.!]?\s*$)/u, '$1 and '],
  // "our day (timeline)" of a preschool: its day, however it is shown.
  [/(?<=\b(?:our|a|the|typical) day)\s\((?:as an? )?(?:timeline|schedule|timetable|list|steps)\)/giu, ''],
  // "skills with levels": how well each is known, and nothing to be played.
  [/\bskills (?:with|and) (?:their )?levels\b/giu, 'skills'],
  // "packs of 5 €70 and 10 €120": both are packs.
  [/\b(packs?|blocks?|bundles?|sets?|boxes|box|passes) of (\d{1,3}) ([£€$]\s?\d+(?:\.\d\d)?) and (\d{1,3}) (?=[£€$]\s?\d)/giu, '$1 of $2 $3, $1 of $4 '],
  // "Wedding DJ Marcus Bell": what somebody is, and the name.
  [/^((?:(?:[Aa]n?|[Mm]y|[Oo]ur)\s)?(?:[Ww]edding|[Mm]obile|[Pp]arty|[Cc]lub|[Ff]estival|[Cc]orporate|[Ee]vents?)\s(?:DJ|MC|VJ))\s(?=\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll})/u, '$1 called '],
  // "Project manager CV": of somebody who is one.
  [/^(?!(?:an?|the|my|our|one|cv|resume|site|page|website|simple|clean|modern|online|personal|minimal|minimalist|creative|elegant|dark|digital|interactive|short|academic|responsive|professional)\b)(\p{L}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,3})\s(?:CV|r[eé]sum[eé])(?=[:,.]|\sfor\s|\s?$)/iu, (_, who) => `CV of ${/^[aeiou]/iu.test(who) ? 'an' : 'a'} ${/^\p{Lu}\p{Ll}/u.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who}`],
  // "Memberships are Off-Peak $29 a week and …": a row, told as a sentence.
  [/\b((?:our |the )?(?:plans|memberships|packages|tiers|tickets|passes|rates|subscriptions|ticket types|sizes|courses|classes|tours|walks|rooms)) (?:are|would be|will be)(?: called)?:? (?=\p{Lu}[\p{L}' -]{1,30}(?:\s\(?(?:[£$€]\s?\d|\d+\s?(?:€|zł|kr)|free\b)))/giu, '$1: '],
  // "Counter (free), Kitchen (£19 a month)": a plan that costs nothing.
  [/(\p{L}) \(free\)(?=[^.\n]{0,80}\([£$€]?\s?\d)/giu, '$1 free'],
  // "my CV online. Ewa Marczak, paediatric nurse": whose it is.
  [/^(?:my|an?)\s(CV|r[eé]sum[eé]|portfolio)(?:\s(?:online|site|website|page))?[.:]\s(?=\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}'’-]+){1,2},\s)/iu, '$1 for '],
  // "My dad tunes pianos from his workshop in Halifax": where somebody works teaches nothing.
  [/(?<=^(?:\p{L}+[!,.]\s)?(?:my|our)\s\p{Ll}+\s[^.!?\n]{5,60}?)\s(?:from|in|out of|at)\s(?:his|her|their|an?)\s(?:own\s|little\s|small\s|home\s|back\s)?(?:workshop|studio|barn|shed|garage)(?=\s(?:in|near|at|outside)\s\p{Lu}|[.,])/iu, ''],
  // "bikes for sale that you can filter by make": goods, and how they are found.
  [/\b(bikes|motorbikes|motorcycles|cars|vans|campers|caravans|scooters|mopeds|boats|tractors) for sale(?: (?:that|which) (?:you|people|visitors|customers) can| with a| to)? filter(?:able)?(?= by)/giu, 'vehicles for sale, filter'],
  // "a bit about me (Dr Helen Marsh)": who that is, and nothing that has a price.
  [/^(?<before>[^]*?\babout (?:me|myself)) \((?:i['’]?m |i am )?(?<who>(?:Dr|Prof|Mrs?|Ms|Rev)?\.? ?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,2})\)(?<after>[^]*?)[.\s]*$/u, "$<before>$<after>. I'm $<who>."],
  // "Corrib Electrical - rewires, EV chargers, fuse boards": the trade on the sign, and what it does.
  [/^((?:\p{Lu}[\p{L}'’]*\s(?:&\s)?){1,4}(electrical|electrics|plumbing|roofing|joinery|carpentry|landscaping|flooring|tiling|plastering|decorating|scaffolding|glazing|drainage|fencing|paving|masonry|upholstery))(?:\s[-–—]|:|,)\s(?=[\p{L}]+[^.:\n]*,\s\p{L})(?!an?\s|the\s|we\s|your\s)/iu, (_, sign, trade = '') => `${sign}, ${trades.get(trade.toLowerCase()) ?? trade}. Services: `],
  // "the background a sort of ivory": about that colour.
  [/(?<=\b(?:background|header|footer|buttons?|text|headings?|links?|accents?)(?:\s(?:is|are|in|should be))?\s)(?:an?|some)\s(?:sort|kind|shade|touch|hint)\sof\s/giu, ''],
  // "entry form with a rating field": what it asks besides the name.
  [/\bform with (?:an?|the) (?!message|name|e-?mail|phone)(\p{Ll}+(?: \p{Ll}+)?) field\b/giu, 'form with name, email and $1'],
  // "Five sample entries" of a diary are pieces to read.
  [/\b(\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve) ((?:sample|example|demo|test|first) )(?:blog |diary |journal )?entries\b/giu, '$1 $2posts'],
  // "the fee £220 per term": what it costs.
  [/\bthe fee (?:is |of )?(?=[£$€]\s?\d)/giu, 'price '],
  // "£35 an hour, £150 for a block of five": the block is what costs that.
  [/([£$€]\d[\d.,]*\d|[£$€]\d) for (?:an? |the )?((?:block|pack|course|set|bundle|package|book) of (?:\d{1,3}|\p{Ll}+)(?: \p{Ll}+)?)(?=[,;.)]|\sand\b|\s?$)/giu, '$2 $1'],
  // "charcoal header, text on white": what the letters stand on.
  [/(?<=[,:;.]\s|\band\s|^)(?:dark )?text on (?:an? )?(white|cream|ivory|off-white|black|(?:pale|light|dark) \p{Ll}+)(?: background)?(?=[.,;]|\sand\s|\s?$)/giu, '$1 background'],
  // "people should be able to switch between weekly and yearly": what a switch over the plans does.
  [/\b(?:switch|toggle|change|flip) between (weekly|monthly|quarterly) and (yearly|annual|annually)(?: (?:prices|pricing|billing|payment|plans))?/giu, 'use a $1/$2 price toggle'],
  // "A countdown would be lovely": a part, and nothing that is lovely.
  [/(?<=^|[.!?\n]\s?)(?:an? |some |the )?((?:\p{Ll}+ ){0,3}?\p{Ll}+) would (?:also )?be (?:lovely|nice|great|good|perfect|useful|helpful|brilliant|fantastic|a bonus|a plus|ideal)(?: too| as well| to have)?(?=[.!,\n]|\s?$)/giu, (whole: string, part: string) => /^(?:it|that|this|they|what|which|something|anything)$|\bpages?\b/iu.test(part) ? whole : `Include: ${part}`],
  // "before and after pics with one of those sliders"
  [/\bwith one of those (?=\p{L})/giu, 'with a '],
  // "it has to print well": it can be printed.
  [/\b(?:and )?(?:it |which |that )?(?:has to|should|must|needs to|can) (?:also )?print (?:well|nicely|cleanly|properly|out well|on one page)\b/giu, 'and is printable'],
  // "charity run by volunteers": who runs it.
  [/\b(charity) run by (?=volunteers|\p{Ll}+ (?:people|volunteers))/giu, '$1, led by '],
  // "I write about night trains and want a blog for it": what the blog is about.
  [/^(?:(?:hi|hello|hey)(?: there| all)?[!,.]?\s)?(?:I|we) (?:write|blog|post) (?:mostly |mainly |regularly |a lot )?about ([^.,!?\n]{3,60}?) and (?:I |we )?(?:want|need|would like|['’]d like|am looking for|are looking for) (?:an?|my own|our own|my|our) ((?:little |small |simple |new )?(?:blog|journal|magazine|newsletter|site|website|page))(?: (?:for|of|about|to put|to keep) (?:it|that|them|this)(?: (?:on|in))?)?(?=[.,!?\n]|$)/iu, (_, about, site = '') => `${/^\p{Ll}*\s?(?:site|website|page)$/u.test(site) ? 'A blog' : `A ${site}`} about ${about}`],
  // "I keep bees on the Isle of Skye and want to sell my honey online": what is sold, and where.
  [/^((?:(?:hi|hello|hey)(?: there| all)?[!,.]?\s)?(?:I|we)) (?:keep|raise|breed|grow|have|own|tend|run) [^.,!?\n]{3,40}? ((?:on|in|near|at|outside) (?:the )?\p{Lu}[\p{L}'’-]+(?: (?:of )?\p{Lu}[\p{L}'’-]+){0,3}) and (?:(?:want|would like|['’]d like|hope|plan) to )?sell (?:my|our|the) (\p{Ll}+(?: (?:and )?\p{Ll}+)?)(?: online)?(?=[.,!?\n]|$)/iu, (whole: string, who: string, where = '') => `${who} sell ${/sell (?:my|our|the) (.+?)(?: online)?$/iu.exec(whole)?.[1] ?? ''} online ${where}`],
  // "Five posts, newest first": as they always stand.
  [/\b((?:posts|articles|stories|essays|entries|reviews|dispatches)\b[^.!?\n,]{0,40}),? (?:(?:with )?the )?(?:newest|latest|most recent)(?: ones?)? (?:first|on top|at the top)/giu, '$1'],
  // "I own Clearface, we clean windows": the sign, and what is done.
  [/^((?:(?:hi|hello|hey)(?: there| all)?[!,.]?\s)?)I(?:['’]m| am)? (?:own|run|the owner of|have) (?!an?\s)(\p{Lu}[\p{L}'’&-]*(?: (?:& |and )?\p{Lu}[\p{L}'’-]*){0,3}),? (?:and )?we (?=\p{Ll})/u, '$1We are $2 and we '],
  // "Office managers are our customers, so: …": whom it is for.
  [/(?<=^|[.!?\n]\s*)(\p{Lu}\p{Ll}+(?: (?:and )?\p{Ll}+){0,3}) are (?:our|my) (?:main |usual |typical |biggest )?(?:customers|clients|audience|guests|readers)(?:, so|\s[–—-])?(?=[:.,])/gu, (_, who) => `For ${who.charAt(0).toLowerCase()}${who.slice(1)}`],
  // "Compare it with an open fire": a part of the page.
  [/(?<=^|[.!?\n,]\s*)compare (?:it|this|them|us|ours|the \p{Ll}+) (?:with|to|against) (?=(?:an?|the|other|ordinary)\s)/giu, 'Comparison with '],
  // "Nothing posh": what it is to be, said by what it is not.
  [/(?<=^|[.,;!?\n]\s*)nothing (?:too |overly |very )?(?:posh|fancy|luxurious|glamorous|swanky|snobby|pretentious)(?: please)?(?=[.,;!]|$)/giu, 'simple'],
  // "pictures of the green": where bowls are played, and no colour.
  [/\b(of|on|round|around|by|across|off) the (?:green|greens)(?=[.,;!?]|\s(?:and|is|in|from|through)\b|\s?$)/giu, '$1 the lawn'],
  // "want prices for mini valet £35": a list of them.
  [/\b(?:(?:i |we )?(?:want|need|show|list|have|with) )?(?:the )?prices for (?=[\p{L} -]{3,30} [£$€]\d)/giu, 'prices: '],
  // "…, then a form with": one more.
  [/,\s(?:and\s)?then (?=(?:an?|the|my|our)\s(?:\p{L}+\s){0,2}(?:form|map|gallery|footer|faq|button|timetable|price list)\b)/giu, ', '],
  // "A level and GCSE": an exam, and no article.
  [/\bA levels?\b/gu, 'A-level'],
  // "my app Sprout, it reminds you": what it does.
  [/\b(?:my|our) (?:new )?(app|tool|service|platform|startup|plugin|extension) (?:called )?(\p{Lu}[\p{L}\d]+),? (?:it|which|that) (?=\p{Ll}+s\b)/gu, (_, what, name = '') => `${name}, ${/^[aeiou]/u.test(what) ? 'an' : 'a'} ${what} that `],
  // "We rent out four campervans from Inverness": the trade, and where.
  [/^((?:(?:hi|hello|hey)(?: there| all)?[!,.]?\s)?)(?:I|we) (?:rent|hire) out (?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?((?:\p{Ll}+ )?(?:camper ?van|van|motorhome|caravan|e-?bike|bike|bicycle|boat|canoe|kayak|paddleboard|surfboard|tent|car|scooter|trailer|marquee|camera|costume))s (?:from|in|near) (?=\p{Lu})/iu, '$1$2 hire in '],
  // "Van names: Bess, Duncan": what they are called.
  [/(?<=^|[.!?\n]\s*)(\p{Lu}\p{Ll}+) names(?: are)?: (?=\p{Lu})/gu, '$1s: '],
  // "Filter the work by Books, Posters and Murals": what the filter has for choices.
  [/(?<=^|[.!?\n]\s*)Filter (?:the |my |our )?(?:work|works|projects|portfolio|pieces|photos|pictures|gallery) by (?=\p{Lu})([^.;!?\n]{5,60})(?=[.;])/gu, (_, list) => `Work (filter by ${list.replace(/, (?:and )?| and | & |\s?\/\s?/gu, ' / ')})`],
  // "clicking an image should make it bigger": seen large.
  [/\b(?:when (?:you|people|i) )?click(?:ing|ed)?(?: on)? (?:an?|any|the|each|every) (?:image|picture|photo|painting|thumbnail|drawing)s? (?:should|will|to|can|must|makes?|opens?|shows?|and it)[^.;,\n]{0,30}?(?:bigger|larger|large|enlarged?s?|full[- ]?screen|full[- ]?size|zooms?)(?: view| version)?/giu, 'lightbox'],
  // "request-a-quote form"
  [/\brequest[- ]an?[- ](quote|estimate|callback) form\b/giu, '$1 form'],
  // "how many cats we rehomed in numbers": figures.
  [/\bhow many ((?:\p{Ll}+ )?\p{Ll}+) (?:we|they)(?:['’]ve| have)? (\p{Ll}+ed|found|fed|built|taught) in (?:numbers|figures)\b/giu, 'figures'],
  // "an FAQ for first timers": who comes for the first time, and no clock.
  [/\bfirst[- ]timers?\b/giu, (whole) => (/s$/iu.test(whole) ? 'beginners' : 'beginner')],
  // "English/French switch": both languages, and a switch.
  [/\b(English|French|Spanish|German|Italian|Portuguese|Dutch|Polish|Turkish|Arabic|Hebrew|Welsh|Irish) ?\/ ?(English|French|Spanish|German|Italian|Portuguese|Dutch|Polish|Turkish|Arabic|Hebrew|Welsh|Irish) (?:language )?(?:switch(?:er)?|toggle|versions?)\b/gu, 'language switch (in $1 and $2)'],
  // "a one-woman consultancy": how many they are is no trade.
  [/\b(?:one|two|three)-(?:woman|man|person) (?=consultanc(?:y|ies)\b|consultants?\b|agency\b)/giu, ''],
  // "MycoCon 2028: three days about fungi": what a name ends with says what it is.
  [/^(?:(?:site|website|page|landing page) for )?(?=\p{Lu}\p{L}+(?:Con|Conf|Summit)(?: 20\d\d)?[:,])(?![^.\n]*\b(?:conference|convention|congress)\b)/u, 'Conference: '],
  // "Company: Saltmarsh Distilling Co., Orford": whose it is.
  [/^(?:company|business|brand|organi[sz]ation)(?: name)?: (?=\p{Lu})/iu, 'Website for '],
  // "fixed fees ($95 a month …)": what it costs, however it is reckoned.
  [/\b(?:fixed|flat|set|clear|honest|transparent|simple|all-in|upfront|straightforward|fair) (fees|prices|rates|pricing|charges)(?= ?(?:\(|:)[^)\n]{0,40}[£$€\d])/giu, '$1'],
  // "my practice, Scale & Feather, looks after parrots": what it is called, and what it does.
  [/\b((?:my|our) (?:\p{Ll}+ )?(?:practice|shop|studio|company|firm|garage|salon|bakery|café|cafe|school|workshop|clinic|surgery|business|gallery|restaurant|bar|farm|nursery|charity|club|band)), (\p{Lu}[^,.!?\n]{2,40}), (looks after|makes|sells|does|offers|teaches|treats|cares for|repairs|mends|serves|bakes|builds|fixes|grows|helps|trains|rents|hires|plays) /gu, (_, what, sign = '') => `${what} is called ${sign}. ${deedOf(_)} `],
  // "Ask visitors if they are 21 before they get in": who may see it.
  [/\b(?:(?:visitors|people|everyone|everybody|users|guests) (?:must|should|have to|need to) (?:first )?)?(?:ask|asks|check|checks|make sure|confirm)(?: (?:all |that )?(?:visitors|people|everyone|everybody|guests|customers|users))? (?:if|whether|that)?\s?(?:they|you)(?:['’]re| are) (?:over |at least |older than |above )?(18|19|20|21)(?: or (?:over|older|above)| years old|\+)?(?: before (?:they|you|it|the|letting|entering)[^.,!?\n]{0,30})?/giu, (whole: string) => (/^(?:visitors|people|every|users|guests)/iu.test(whole) ? 'There should be an age gate' : 'age gate')],
]; // prettier-ignore

/** An English prompt with what it says in short put in full, so that one reader is enough for both. */
export const sayInFull = (prompt: string): string =>
  turns.reduce(
    (told, [short, full]) =>
      typeof full === 'string' ? told.replace(short, full) : told.replace(short, full),
    prompt,
  );
