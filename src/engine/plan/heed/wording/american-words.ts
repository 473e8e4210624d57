/** What Americans write otherwise: British words and what stands for them, as pairs with a colon; both in small letters. */
export const americanWords =
  'grey:gray,greys:grays,greying:graying,tyre:tire,tyres:tires,kerb:curb,jewellery:jewelry,moustache:mustache,cosy:cozy,mould:mold,mouldy:moldy,' +
  'plough:plow,ploughed:plowed,draught:draft,draughts:drafts,draughty:drafty,cheque:check,cheques:checks,storey:story,storeys:stories,' +
  'programme:program,programmes:programs,catalogue:catalog,catalogues:catalogs,pyjamas:pajamas,yoghurt:yogurt,learnt:learned,' +
  'practise:practice,practised:practiced,practising:practicing,practises:practices,licence:license,licences:licenses,defence:defense,offence:offense,' +
  'fulfil:fulfill,fulfils:fulfills,skilful:skillful,enrol:enroll,enrols:enrolls,enrolment:enrollment,instalment:installment,instalments:installments,' +
  'ageing:aging,whilst:while,towards:toward,afterwards:afterward,analyse:analyze,analysed:analyzed,paediatric:pediatric,anaesthetic:anesthetic,' +
  'aluminium:aluminum,sceptical:skeptical,woollen:woolen,marvellous:marvelous,cancelled:canceled,cancelling:canceling,labelled:labeled,' +
  'labelling:labeling,travelled:traveled,travelling:traveling,traveller:traveler,travellers:travelers,levelled:leveled,levelling:leveling,' +
  'jeweller:jeweler,jewellers:jewelers,counsellor:counselor,counsellors:counselors,counselling:counseling,modelling:modeling,dialled:dialed,panelled:paneled,' +
  'postcode:ZIP code,postcodes:ZIP codes,rubbish:trash,fortnight:two weeks,fortnightly:every two weeks,petrol:gas,windscreen:windshield,windscreens:windshields,' +
  'nappy:diaper,nappies:diapers,cot:crib,cots:cribs,mum:mom,mums:moms,maths:math,pavement:sidewalk,pavements:sidewalks,courgette:zucchini,aubergine:eggplant,' +
  'coriander:cilantro,jumper:sweater,jumpers:sweaters,trousers:pants,queue:line,queued:lined up,queueing:lining up,queues:lines,autumn:fall,wardrobe:closet,wardrobes:closets,cupboard:cabinet,cupboards:cabinets,' +
  'lettings:rentals,tenancy:lease,laundrette:laundromat,launderette:laundromat,takeaway:takeout,washing-up:dishes,skirting:baseboard,' +
  'plaits:braids,dressing-gown:robe,dustbin:trash can,wellies:rain boots,wellingtons:rain boots,' +
  'plimsolls:sneakers,worktop:countertop,worktops:countertops,electrics:wiring,' +
  'conservatory:sunroom,conservatories:sunrooms,solicitor:attorney,solicitors:attorneys';

/** Whole phrases, where a word alone would say something else. A flat roof and a flat price stay flat. */
export const americanPhrases: readonly (readonly [british: RegExp, american: string])[] = [
  [/\btown centre\b/giu, 'downtown'],
  [/\bvillages around\b/giu, 'towns around'],
  [
    /\b(an?|the|your|our|my|her|his|their|this|one|first|show|garden|small|whole|empty|corner|holiday) flat\b(?! (?:roof|price|rate|fee|t[iy]re|file|pack|white|surface|spot|shoe|hand|fish|bread|out|screen))/giu,
    '$1 apartment',
  ],
  [/\bflat(?=, (?:one|two|three|four|\d))/giu, 'apartment'],
  [/\bper flat\b/giu, 'per apartment'],
  [/\b(two|three|four|empty|small|large|our|their|in|of|and) flats\b/giu, '$1 apartments'],
  [/\b(the|no|by|there is|there’s)( an?)? lift\b(?! (?:home|there|back|to the|in))/giu, '$1$2 elevator'],
  [/\ba elevator\b/gu, 'an elevator'],
  [/\bin trainers\b/giu, 'in sneakers'],
  [/\bcar park\b/giu, 'parking lot'],
  [/\bestate agent(s?)\b/giu, 'real estate agent$1'],
  [/\bselling, letting\b/giu, 'selling, renting'],
  [/^letting$/giu, 'renting'],
  [/\bsaloon(?=, )/giu, 'sedan'],
  [/\bspare marrow\b/giu, 'spare zucchini'],
  [/\bcompact estate\b/giu, 'Compact wagon'],
  [/\bloaded chips\b/giu, 'loaded fries'],
  [/\bpeople queue\b/giu, 'people line up'],
  [/\bten pounds\b/giu, 'ten dollars'],
  [/\bby the kilo\b/giu, 'by the pound'],
  [/\bby post\b/giu, 'by mail'],
  [/\b(in|through) the post\b/giu, '$1 the mail'],
  [/\bposted in paper\b/giu, 'mailed in paper'],
  [/\bring us\b/giu, 'call us'],
  [/\byou can ring\b/giu, 'you can call'],
  [/\bnumber plate(s?)\b/giu, 'license plate$1'],
  [/\bdriving licence\b/giu, 'driver’s license'],
  [/\bholiday cottage\b/giu, 'vacation rental'],
  [/\bholiday home(s?)\b/giu, 'vacation home$1'],
  [/\bcaravan pitch\b/giu, 'RV site'],
  [/\btent pitch\b/giu, 'tent site'],
  [/\bpitch with a view\b/giu, 'site with a view'],

  [/\bmobile phone\b/giu, 'cell phone'],
  [/\b(hedge|fence), 10 metres\b/giu, '$1, 30 feet'],
  [/\bevery kilometre\b/giu, 'every mile'],
  [/\bto the millimetre\b/giu, 'to the sixteenth of an inch'],
  [/\bper square metre\b/giu, 'per square yard'],
];

/** The same in houses alone: what heats them is a furnace, what drips a faucet. */
export const americanHouse: readonly (readonly [british: RegExp, american: string])[] = [
  [/\brender(?= takes)/giu, 'stucco'],
  [/\bboilers and water heaters\b/giu, 'water heaters'],
  [/\bboiler service\b/giu, 'furnace tune-up'],
  [/\bboiler(s?)\b/giu, 'furnace$1'],
  [/\btap(s?)\b(?! (?:here|to|on|for))/giu, 'faucet$1'],
];
