/** How English names tell the family of a business: the first pattern that fits, with what it is about as group 1. */
export type Head = readonly [family: string, pattern: RegExp];

/** Tried in this order. */
export const heads: readonly Head[] = [
  ['repair', /^(.+?)\s+(?:repairs?|restorations?|restorers?|repairers?|menders?|mending|repairing|restoring)(?:\s+(?:workshop|shop|service|business|studio|company|van|truck|unit|trailer))?$/iu],
  ['repair', /^(.*(?:tapestr(?:y|ies)|textiles?|paintings?|pictures?|paper|books?|manuscripts?|furniture|stone|metal|ceramics?|glass|mosaics?|costumes?|carpets?|rugs?|clocks?|sculptures?|wall paintings?))\s+conservation$/iu],
  ['hire', /^(.+?)\s+(?:hire|hires|rentals?|for hire|for rent|to rent)(?:\s+(?:service|business|company|shop))?$/iu],
  // A round on a pony or a small train is had at a party: nobody is led anywhere.
  ['hire', /^(.*\b(?:part(?:y|ies)|birthdays?|fun|fair|funfair|fairground|f[eê]te|train|pony|donkey|kids['’]?|children['’]s)\s+rides)$/iu],
  ['library', /^(?:(?:mobile|community|travelling|little|tool)\s)?(?:library|exchange)\s+(?:of|for)\s+(.+)$/iu],
  ['mobile', /^(?:mobile|travell?ing|touring|roaming|roving|itinerant|portable|pop-up)\s+(.+?)$/iu],
  ['kit', /^(.+?)\s+(?:subscription box(?:es)?|subscriptions?|kits?|gift box(?:es)?|box(?:es)?|hampers?)$/iu],
  ['yoga', /^(?!.*\b(?:hatha|vinyasa|yin|hot|bikram|prenatal|pregnancy|postnatal|aerial|ashtanga|kundalini|restorative|iyengar|power|flow|gentle|chair|nidra)\b)(.+?)\s+yoga(?:\s+(?:class(?:es)?|sessions?|retreats?))?$/iu],
  ['school', /^(?:(?:night|evening|summer|weekend|saturday|sunday)\s+)?(?:schools?|academy|institute|lessons?|class(?:es)?|courses?|workshops?|tuition|masterclass(?:es)?)\s+(?:of|in|on|for)\s+(.+)$/iu],
  ['school', /^(.+?)\s+(?:school|academy|institute|lessons?|class(?:es)?|courses?|tuition|workshops|master ?class(?:es)?|training|evening classes)$/iu],
  ['school', /^(.+?)\s+(?:courses?|classes|lessons|training|tuition|teaching)\s+(?:centre|center|school|provider|studio|barn|workshop)$/iu],
  ['school', /^(\S*(?:making|ing|calligraphy|origami|pottery|printmaking|photography|embroidery|macrame|sourdough))\s+workshop$/iu],
  ['evenings', /^(.+?)\s+(?:part(?:y|ies)|evenings?|nights?|sessions?|gatherings?|salons?|swaps?|(?<=(?:music|blues|jazz|folk|poetry|improv|acoustic|funk|soul|bluegrass|dance|game|open|roller|contact|ukulele|drum)\s)jams?|get-togethers?|afternoons?|mornings?|suppers?)$/iu],
  ['contest', /^(.+?)\s+(?:championships?|contest|competition|tournament|derby|olympics|races?|world cup)$/iu],
  ['club', /^(?:clubs?|society|circle|guild|group|association|league|fellowship)\s+(?:of|for|that (?:studies|collects|watches|plays|builds|sings|reads))\s+(.+)$/iu],
  ['club', /^(?!.*rehoming\s)(.+?)\s+(?:appreciation society|fan club|club|society|circle|guild|group|fellowship|enthusiasts|meet-?up)$/iu],
  ['club', /^(.*(?:boat|boats|boating|rowing|gig|sailing|canoe|kayak|cricket|football|rugby|netball|hockey|darts|quiz|tug of war|tug-of-war|cycling|running|swimming|skating|derby|curling|bowls|bowling|lacrosse|polo|chess|pool|snooker|dodgeball|frisbee|korfball|handball|volleyball|basketball|baseball|softball|gymnastics|trampoline|archery|fencing|ski|climbing|dominoes|morris|molly|clog))\s+(?:team|crew|side|squad)$/iu],
  ['museum', /^(?:museum|archive|collection|gallery)\s+(?:of|for)\s+(.+)$/iu],
  ['museum', /^(.+?)\s+(?:museum|archive)$/iu],
  ['repair', /^((?:.*\s)?(?:doll|toy|puppet|marionette|plush|teddy|bear|book|bike|bicycle|shoe|instrument|violin|guitar|piano|umbrella|clock|plant|jewellery|jewelry|watch|ring|bag|handbag|china|phone|computer|laptop|camera|denim|jeans|knitwear|tool|kite|fiddle|hat|pen)s?)\s+(?:hospital|clinic|surgery)$/iu],
  ['library', /^(.+?)\s+(?:library|exchange|swap shop)$/iu],
  ['sanctuary', /^(?:sanctuary|refuge|rescue|shelter|hospital)\s+(?:of|for)\s+(.+)$/iu],
  ['sanctuary', /^(.+?)\s+(?:sanctuary|refuge|rescue|shelter|hospital|orphanage)$/iu],
  ['experience', /^(.+?)\s+(?:experience days?|experiences?|adventures?|taster days?|days? out)$/iu],
  ['experience', /^(.+?\s(?:trekking|sledding|mushing|panning|canyoning|coasteering|rafting|ballooning|snorkelling|caving|abseiling|falconry|yak riding))$/iu],
  ['experience', /^(.+?(?:['’]s)?\s?(?:forge|forging|making|carving|blacksmith\p{L}*|splitting|falconry|pottery|panning|foraging|fishing|sailing|driving))\s+(?:days?|weekends?|demos?|demonstrations?)$/iu],
  ['experience', /^(.+ing)\s+guides?$/iu],
  ['tours', /^(.+?)\s+(?:(?:walking|guided|bike|bicycle|boat|night|day|city|cycling)\s+)*(?:tours?|walks?|safaris?|trails?|hikes?|excursions?|expeditions?|outings?|trips?|rides?|cruises?)$/iu],
  ['show', /^(.+?)\s+(?:troupe|act|acts|shows?|display team|displays|performers?|performances?|circus|cabaret|ensemble)$/iu],
  ['venue', /^(.+?)\s+(?:arena|park|playground|alley|lanes?|arcade|dome|den)$/iu],
  ['venue', /^((?:.*\s)?(?:\S*(?:throwing|golf|play|jump\S*|trampolin\S*|climb\S*|boulder\S*|skat\S*|kart\S*|racing|laser\S*|vr|gam(?:es?|ing)|bowl\S*|billiards?|pool|snooker|darts?|archery|puzzles?|ping-?pong|tennis|padel|pickleball|badminton|ninja|circus|karaoke|rage|smash\S*|model\S*|lego|axe|batting|ball|shooting|simulators?|slots?|chess|bingo|roller|sand|bubble|bouncy|mirrors?|maze)))\s+(?:venue|centre|center|rooms?|lab|range|lounge|space|hall)$/iu],
  ['café', /^(.+?)\s+(?:café|cafe|tea ?room|coffee ?shop|coffee ?house)$/iu],
  ['courier', /^(.+?\s+(?:courier|messenger)|(?:courier|messenger)|.+?\s+delivery)s?(?:\s+(?:service|company|collective))?$/iu],
  ['adviser', /^(.+?)\s+(?:coach|consultants?|consultancy|counsell?or|advisers?|advisors?|advice|coaching|consulting|mentor|whisperer)$/iu],
  ['farm', /^(.+?)\s+(?:farm|farms|ranch|plantation|growers?|hatchery|farmers?)$/iu],
  ['farm', /^((?:\S+\s+)*?\S*?)\s*orchards?$/iu],
  ['farm', /^(.+?)\s+(?:growing|breeding|rearing|raising|farming)$/iu],
  ['company', /^(.+?)\s+(?:foraging|brewing|roasting|smoking|distilling|bottling|pickling|pressing|harvesting|importing|fermenting)$/iu],
  ['shop', /^(?:shop|store|emporium|dealer|seller)\s+(?:of|in|selling|that sells|full of)\s+(.+)$/iu],
  ['shop', /^(.+?)\s+(?:shop|store|emporium|boutique|dealers?|sellers?|merchants?|mongers?)$/iu],
  ['maker', /^(?:makers?|builders?|carvers?|manufacturers?)\s+of\s+(.+)$/iu],
  ['maker', /^(.+?)[\s-]+(?:makers?|builders?|carvers?|weavers?|turners?|manufacturers?|manufactory|crafters?)$/iu],
  ['maker', /^(.+?)[\s-](?:making|building|carving)\s+(?:business|company|studio|shop)$/iu],
  ['maker', /^(.+?)[\s-]+(?:benders?|blowers?|binders?|casters?|gilders?|dyers?|spinners?|stitchers?|smiths?|etchers?|engravers?)$/iu],
  ['maker', /^(?!(?:\S+\s)?(?:cars?|autos?|motor\S*|bikes?|bicycles?|cycles?|vehicles?|vans?|trucks?|tractors?|repairs?|tyres?)\s+workshop$)(.+?)\s+(?:workshop|works|atelier|studio)$/iu],
  ['service', /^(.+?\s(?:maintenance|servicing|inspections?|testing|installations?|surveys|valuations?|appraisals?|replacements?|transport|haulage|towing|recovery|clearances?|removals?|logistics|recruitment|management))(?:\s+(?:company|business|firm|service|services|contractors?|specialists?))?$/iu],
  ['service', /^(.+?(?:ing|tion|ment|ance|ility|control|security|care|supply|work|response|transport|haulage|repair|design|systems?))\s+(?:company|firm|contractors?|specialists?)$/iu],
  ['supplies', /^(.+?)\s+(?:suppliers?|wholesalers?|distributors?|stockists?)(?:\s+(?:company|business|firm))?$/iu],
  ['supplies', /^(.+?\s(?:supplies|equipment|parts|spares|consumables|fixings))(?:\s+(?:company|business|firm))?$/iu],
  ['company', /^(.+?)\s+(?:company|business|brand|firm|start-?up|producers?|importers?|exporters?|retailers?|enterprise)$/iu],
  ['service', /^(.+?)\s+(?:service|services|agency)$/iu],
  ['service', /^((?:\S+\s+)+\S+ing)$/iu],
  ['person', /^((?:\S+\s+)*?(?!\S*(?:letter|paper|flower|water|dinner|butter|river|tower|feather|leather|timber|silver|copper|ginger|pepper|number|corner|quarter|door|floor|mirror|motor|colou?r|container|trailer|theater|computer|printer|poster|sensor|monitor|charger|tracker|heater|purifier|humidifier|grinder|scooter|freezer|cooler|planter|feeder|holder|filter|detector|projector|scanner|timer|diffuser|locker|sticker|jumper|slipper|burger|beer|cider|power|summer|winter|partner|center|decor|for|her|over|under)s?$)\S*(?:\p{L}{2}er|or|ist|ian|maid|man|woman|wright|smith|mancer))s?$/iu],
]; // prettier-ignore

/** "We repair old radios": the deed tells the family, the thing after it the subject; the last word is for its offer. */
export const deeds: readonly (readonly [string, RegExp, string])[] = [
  ['repair', /^(?:we|i)\s+(?:repair|restore|mend|fix|refurbish)\s+(.+)$/iu, 'repair'],
  ['hire', /^(?:we|i)\s+(?:rent out|hire out|rent|hire|lend)\s+(.+)$/iu, 'hire'],
  ['hire', /^(?:hire|rent|borrow)\s+(?:an?|our|my)\s+(.+)$/iu, 'hire'],
  ['school', /^(?:we|i)\s+teach\s+(?:(?:people|children|adults|beginners|kids)\s+)?(?:how to\s+|to\s+)?(\S+ing.*?|.+?)(?:\s+(?:workshops?|class(?:es)?|courses?|lessons|sessions))?$/iu, 'lessons'],
  ['maker', /^(?:we|i)\s+(?:hand-?)?(?:make|build|carve|weave|craft|sew|knit|forge|turn)\s+(.+)$/iu, 'maker'],
  ['farm', /^(?:we|i)\s+(?:grow|breed|raise|farm)\s+(.+)$/iu, 'farm'],
  ['company', /^(?:we|i)\s+(?:bottle|brew|roast|ferment|pickle|smoke|distil|collect|harvest|import|forage|press)\s+(.+)$/iu, 'company'],
  ['shop', /^(?:we|i)\s+(?:sell|stock)\s+(.+)$/iu, 'shop'],
]; // prettier-ignore

/** Places and studios of which other copy knows more. */
export const usualSubjects: Readonly<Partial<Record<string, RegExp>>> = {
  // Shops where something is done: a barber shop sells no barbers.
  shop: /\b(?:barbers?|body|repair|tattoo|print|printing|tyre|tire|machine|paint|coffee|tea|betting|chop|detail(?:ing)?|muffler|smog|sandwich|ice cream|nail|hair|beauty|wax(?:ing)?|massage|kebab|chip|pizza|burger|sushi|speed|custom|fab(?:rication)?|welding|transmission|brake|smoke|lube|quick lube|oil change)$/iu,
  venue:
    /\b(?:garden|community|leisure|medical|health|visitor|shopping|sports?|fitness|wellness|arts?|cultur\S+|business|call|data|dental|learning|day|childcare|youth|conference|training|meeting|event|events|function|party|wedding|treatment|music|practice|rehearsal|caravan|holiday|trailer|retail|science|climbing|coworking|co-working|office|work|storage|parking)$/iu,
  evenings:
    /\b(?:birthday|hen|stag|wedding|engagement|retirement|office|christmas|garden|dinner|cocktail|quiz|comedy|jazz|film|movie|open mic|karaoke|club|launch|house|pool|halloween|year's|tea|photo|coaching|therapy|training|recording|studio|counselling|massage|yoga|pilates|practice|private|works|team|charity|gala|information|parents'?)$/iu,
  library:
    /\b(?:barge|boat|bus|bike|van|mobile|street|box|poetry|law|music|children's|comic|zine|book|books|school|university|research|little free|free|stock|foreign|language|student|currency|job|telephone)$/iu,
  maker:
    /\b(?:game|games|design|film|photo\S*|music|recording|dance|animation|architecture|art|tattoo|nail|hair|beauty|fitness|pilates|web|brand|branding|podcast|sound|video|motion|graphic|interior|fashion|creative|media|digital|software|type|film|movie|home|(?<!tree |tree|play|play |doll |doll['’]s |dolls['’] |bird |hen |summer|summer |bee )house|furniture|cabinet|extension|loft|garage|timber|barn|stable|pool|fence|shed|conservatory|road|bridge|cabin|wall|stone|ship|kitchen|dress|sign|boat|yacht)$/iu,
};
