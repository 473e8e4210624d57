/** What people do at an occasion; `own` are those of which the usual copy knows more. */
export type OccasionSort =
  | 'way'
  | 'contest'
  | 'stage'
  | 'table'
  | 'stalls'
  | 'standing'
  | 'looking'
  | 'doing'
  | 'visit'
  | 'talk'
  | 'again'
  | 'camp'
  | 'own';

/** Heads of noun phrases that name one day or evening, by sort; only the singular: several are what somebody does for a living. */
const heads: readonly (readonly [OccasionSort, string])[] = [
  [
    'own',
    String.raw`hackathon|conference|summit|symposium|festival|hen (?:do|party)|stag (?:do|party)|(?:(?:\d{2}(?:st|nd|rd|th)|\p{L}+ieth|sweet sixteen) )?birthday(?: party)?|(?:engagement|retirement|anniversary|housewarming|surprise|graduation) party|baby shower|christening|wedding|(?:quiz|trivia|pub quiz|film|movie) night|street party|fete|fête|fayre|ceilidh|barn dance|meet-?up|workshop|retreat|summer (?:fair|fete)|winter fair|christmas (?:fair|market)|makers['’]? market|open gardens?|jumble sale|car boot sale|plant sale|dog show|fun day|book launch|big lunch|naming (?:day|ceremony)`,
  ],
  [
    'contest',
    String.raw`(?:duck|dragon boat|raft|soap ?box(?: derby)?|pancake|egg and spoon|boat|sack|welly) races?|championships?|tournament|competition|contest|regatta(?: week(?:end)?)?|(?:highland |village )?games|sports day|(?:swim(?:ming)?|diving|gymnastics|athletics)(?: club)? gala|derby|challenge cup|cup final|(?:bake|cook)-?off|(?:charity |friendly |memorial )?(?:football|cricket|rugby|netball|hockey|basketball|darts|celebrity) match|five-a-side|spelling bee|science fair|olympiad|talent contest`,
  ],
  [
    'stage',
    String.raw`concert|recital|performance|school play|play|panto(?:mime)?|musical|gig|showcase|talent show|fashion show|variety show|puppet show|open mic(?: night)?|evening of music|battle of the bands|cabaret`,
  ],
  [
    'table',
    String.raw`supper|dinner|(?:charity |community |harvest )?lunch|breakfast|brunch|ball|dance|disco|prom|tea party|afternoon tea|coffee morning|cream tea|barbecue|bbq|picnic|feast|potluck|hog roast|auction|(?:gala|curry|race|bingo|casino|games) night|(?:engagement|leaving|birthday|farewell|christmas|retirement|welcome|wedding|reunion) drinks|(?:leavers['’]? |leaving |garden |block |christmas |summer |beach |village |end of year |farewell )?party`,
  ],
  [
    'stalls',
    String.raw`(?:bake|book|cake|garage|yard|table ?top|nearly new|craft|charity|clothes|toy|rummage|second-?hand) sale|bazaar|swap(?: shop| day)?|(?:craft|artisan|farmers['’]?|vintage|flea|spring|summer|winter|night|pop-up) market|(?:craft|spring|easter|christmas|book|toy|school|village|wedding|zine|record|vinyl|comic|vintage|antiques?|art|print|food|wool|yarn|tattoo|vegan|seed|photo) fair`,
  ],
  [
    'standing',
    String.raw`vigil|rally|march|demonstration|demo|protest|strike|(?:carols?|memorial|remembrance|thanksgiving|harvest|christingle|dedication|candlelit|blessing|baptism|nativity|crib|christmas|easter|advent|good friday|mothering sunday|songs of praise|interfaith|healing|leavers['’]?|pet blessing)(?: \p{L}+)? service|midnight mass|carols(?: by candlelight)?|nine lessons|service of (?:remembrance|thanksgiving|light)|nativity|(?:opening |naming |unveiling |award |awards |prizegiving |graduation )?ceremony|bonfire night|fireworks(?: display| night)?|(?:christmas )?lights? switch-on|tree lighting|wassail|procession|parade|carnival|blessing of the \p{L}+|gala day`,
  ],
  [
    'looking',
    String.raw`(?:degree |craft |flower |fashion |art |photo |photography |produce |village |model railway |car |vintage car |steam |air |agricultural |horse |county )?(?:exhibition|show)|private view|open studios?|(?:steam|heritage|harvest|lantern|vintage|arts?|nature|history|science|apple|cider|wool|craft|boat|food|music|winter|folk|lavender|tulip|snowdrop) (?:weekend|week)|art trail|sculpture trail|scarecrow (?:trail|festival)|window trail`,
  ],
  [
    'doing',
    String.raw`(?:community |beach |river |canal |village |street |park |big )?(?:litter pick|clean-?up|beach clean|tidy|tidy-?up|spring clean)|tree planting(?: day)?|planting day|work (?:party|morning|day)|(?:blood|food|toy|coat|book|clothing|charity|donation|book bag|school supplies) drive|(?!wedding|naming|working|training|moving|opening|boxing|weaning|racing|banking)\p{L}{3,}ing day|(?:craft|sewing|repair|volunteering|action|family|heritage|community|activity|wellbeing|memorial|adoption|taster) day|swishing(?: party)?|sew-?along|knit-?a-?thon|sing-?along|read-?a-?thon|dance-?a-?thon`,
  ],
  [
    'visit',
    String.raw`open (?:day|evening|morning|house|afternoon|night|weekend)|(?:taster|information|welcome|induction|discovery|prospective parents) (?:day|evening|morning)|careers fair|jobs? fair|freshers['’]? fair|volunteers['’]? fair|health fair`,
  ],
  [
    'talk',
    String.raw`talk|(?:memorial |annual |public |inaugural )?lecture|debate(?: night| evening)?|panel(?: discussion)?|discussion|hustings|launch (?:party|event|night|evening)|(?:album|record) launch|(?:speaker|speakers|networking|storytelling|poetry|author|awards?) (?:evening|night|lunch)|public meeting|town hall meeting|annual general meeting|agm|screening|book signing|poetry slam|story slam`,
  ],
  [
    'camp',
    String.raw`(?:[\p{L}]+ )?(?:holiday club|summer school|boot ?camp|(?:summer|holiday|easter|half[- ]term|football|cricket|tennis|rugby|hockey|netball|coding|drama|music|art|adventure|sports|day) camp|masterclass|taster session|training day|playscheme)`,
  ],
  [
    'again',
    String.raw`(?:school |class |family |college |regimental |works |ship['’]s )?reunion|homecoming|get-?together`,
  ],
  [
    'way',
    String.raw`(?:half |full |ultra ?|fun |charity |sponsored |santa |colou?r |trail |fell |dog |lantern |night |moonlight |sunrise |torchlit |torchlight )*(?:walk|run|jog|swim|ride|bike ride|cycle ride|relay|hike|trek|row|marathon|triathlon|duathlon|dip|skate|paddle|dash|plod|walkathon|swimathon|sportive|audax|trail race|road race|fell race|race|ramble|pilgrimage|\d{1,3} ?k(?:m)?|\d{1,2}[- ]mil(?:e|er)s?)`,
  ],
];

/** Where a noun phrase in small letters ends with one of them, see `lowered`; groups are numbered by `sortOf`. */
export const occasionHead = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(?:${heads.map(([, words]) => `(${words})`).join('|')})(?![\p{L}’'-])`,
  'gu',
);

/** The sort of the group that a match of `occasionHead` filled. */
export const sortOf = (groups: readonly (string | undefined)[]): OccasionSort | null => {
  const at = groups.slice(1).findIndex((group) => group !== undefined);
  return heads[at]?.[0] ?? null;
};
