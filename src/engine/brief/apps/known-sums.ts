/** Everyday sums that are built, by the words of a folded prompt that ask for them. */
const known =
  /\b(?:(?:bike|bicycle|cycling) gears?|gear ratios?|speed,? distance|(?:travel|journey|driving) time|(?:down|up)load (?:time|speed)|transfer (?:time|speed)|pools? volume|pool|candle wax|candle|fragrance oil|ohm['’]?s? law|resistor|voltage|curtains?(?: fabric)?|mortgages?|loans?|leas(?:e|ing)|depreciation|inflation|pension|drawdown|payback|roi|pay ?off|debt|emi|repayments?|tips?|gratuity|bmi|body mass|scientific|basic|simple calculator|four functions?|percent\w*|vat|gst|sales tax|tax calculator|discounts?|sale price|savings?|compound|investment|retirement|interest|margin|mark-?up|profit|break[- ]?even|fuel|petrol|gas mileage|trip|journey|road ?trip|driving|mileage|wages?|salary|pay|paycheck|hourly|overtime|freelance rate|day rate|calorie\w*|bmr|tdee|macro|electricity|energy|appliance|power|solar|paint|wallpaper|wall|tiles?|tiling|concrete|cement|screed|slab|(?<!(?:cat|pet|tree|horse)(?:s|['’]s)? )age|birthday|dates?|days|deadline|due date|grades?|gpa|marks?|credits|weighted average|recipe|servings?|scal\w+|bill|splitt?\w*|rent|share[sd]?|password|qr|invoice|quotation|quote|estimate|meeting costs?|league|standings|time ?table|words?|characters?|lorem|filler|costs?|budget|expenses?|wedding|renovation|moving|keys|buttons|memory|history|heat[- ]?pumps?|leas(?:e|ing)|pay[- ]?back|roi|return on investment|cagr|pace|one[- ]rep|1 ?rm|coffee|brew(?:ing)?|dough|hydration|mulch|soil|compost|gravel|unit price|commissions?|carbon|charging|(?:aquarium|fish tank) (?:volume|size|water)|fenc(?:e|ing)|knitting|crochet|gauge|drinks|alcohol|wine)\b/u;

const plain =
  /^(?:(?:an?|the|my|simple|basic|online|pocket|desk|retro|dark|modern|big|small|little|nice|colou?rful|standard|normal|minimal|working|clean|cute) )*calculators?\b/u;

/**
 * Whether the rule of the sum that a folded prompt asks for is neither known nor told: then keys to calculate with stand
 * there, and it has to be said.
 */
export const isUnknownSum = (folded: string): boolean => {
  const what = /^[^.;:\n]*?\bcalculators?\b/u.exec(folded)?.[0] ?? '';
  return what !== '' && !plain.test(folded.replace(/^(?:please |make |me |create |build |i want |i need |we need |design |code )+/u, '')) && !known.test(folded) && !tellsRate.test(folded); // prettier-ignore
};

/** "5 ml per litre", "£18 per hour": the rule is told. */
const tellsRate =
  /(?:\d|\bhalf an?|\ban?|\bone|\btwo)\s?[€$£]?\s?\p{L}*(?: (?:of )?\p{L}+){0,2} ?(?:\b(?:per|for each|for every|to each|to every|in each) |\/ ?)\d*\s?\p{L}/u;
