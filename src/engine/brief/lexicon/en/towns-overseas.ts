/**
 * Towns where English is spoken outside of Britain, by the country whose money their businesses take; folded, with bars
 * between. None of them is also a well-known British town: such need their state beside them.
 */
export const townsOverseas: Readonly<Record<string, string>> = {
  USD:
    'new jersey|rhode island|connecticut|delaware|maryland|massachusetts|new hampshire|pennsylvania|virginia|carolina|tennessee|' +
    'kentucky|alabama|mississippi|louisiana|arkansas|missouri|iowa|wisconsin|illinois|indiana|nebraska|kansas|oklahoma|dakota|' +
    'minnesota|wyoming|idaho|utah|new mexico|long island|staten island|bronx|harlem|hoboken|jersey city|newark nj|trenton|' +
    'providence|newport rhode island|hartford|new haven|stamford ct|bridgeport|worcester ma|springfield|burlington|montpelier|' +
    'bangor maine|portsmouth nh|albany|buffalo|rochester|syracuse|yonkers|ithaca|saratoga springs|poughkeepsie|' +
    'pittsburgh|allentown|scranton|erie|harrisburg|poconos|bucks county|baltimore|annapolis|bethesda|rockville|frederick|' +
    'arlington|alexandria va|norfolk virginia|virginia beach|roanoke|charlottesville|raleigh|durham nc|charlotte|greensboro|' +
    'winston-salem|asheville|wilmington|outer banks|charleston|greenville|myrtle beach|savannah|macon|augusta|athens georgia|' +
    'marietta|alpharetta|decatur|roswell|jacksonville|orlando|tampa|st petersburg florida|clearwater|sarasota|naples florida|' +
    'fort myers|fort lauderdale|west palm beach|boca raton|key west|tallahassee|gainesville|pensacola|daytona beach|hialeah|' +
    'knoxville|memphis|chattanooga|franklin tn|murfreesboro|louisville|lexington|birmingham alabama|montgomery|huntsville|mobile alabama|' +
    'tuscaloosa|jackson mississippi|biloxi|baton rouge|shreveport|lafayette|little rock|fayetteville|bentonville|' +
    'st louis|saint louis|kansas city|springfield missouri|branson|des moines|cedar rapids|davenport|iowa city|milwaukee|madison|' +
    'green bay|appleton|naperville|evanston|peoria|rockford|schaumburg|oak park|indianapolis|fort wayne|bloomington|south bend|' +
    'carmel indiana|cleveland|columbus|cincinnati|akron|dayton|youngstown|canton ohio|ann arbor|grand rapids|lansing|kalamazoo|' +
    'traverse city|flint|duluth|saint paul|st paul|minneapolis|omaha|wichita|topeka|overland park|tulsa|oklahoma city|norman|' +
    "fargo|sioux falls|rapid city|billings|bozeman|missoula|cheyenne|jackson hole|boise|coeur d’alene|coeur d'alene|" +
    'salt lake city|provo|ogden|moab|park city|st george utah|albuquerque|las cruces|taos|santa fe|el paso|san antonio|fort worth|plano|' +
    'arlington texas|frisco|mckinney|irving|garland|waco|lubbock|amarillo|corpus christi|galveston|the woodlands|katy|round rock|' +
    'denton|fredericksburg|boulder|colorado springs|fort collins|aurora|aspen|durango|grand junction|las vegas|reno|henderson nevada|' +
    'scottsdale|mesa|tempe|chandler|gilbert|glendale|flagstaff|sedona|prescott|tucson|san jose california|sacramento|fresno|' +
    'bakersfield|stockton california|modesto|long beach|anaheim|irvine|orange county|santa ana|riverside|san bernardino|pasadena|' +
    'santa monica|malibu|burbank|santa barbara|san luis obispo|monterey|santa cruz|palo alto|sonoma|napa|berkeley|sunnyvale|' +
    'palm springs|temecula|marin county|lake tahoe|redding|eureka|spokane|tacoma|bellevue|everett|bellingham|olympia|yakima|' +
    'walla walla|eugene|bend oregon|medford|corvallis|ashland|anchorage|fairbanks|juneau|honolulu|maui|kauai|' +
    'cape cod|nantucket|martha’s vineyard|cape may|atlantic city|hamptons|hudson valley|napa valley|silicon valley|bay area|twin cities|puerto rico',
  CAD:
    'ontario|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island|edmonton|' +
    'winnipeg|mississauga|brampton|markham|kitchener|waterloo ontario|kingston ontario|windsor ontario|sudbury|thunder bay|saskatoon|' +
    'regina|kelowna|kamloops|nanaimo|burnaby|whistler|banff|canmore|red deer|lethbridge|medicine hat|moncton|fredericton|' +
    'charlottetown|gatineau|laval|sherbrooke|guelph|oshawa|muskoka|yukon|nunavut',
  AUD:
    'new south wales|queensland|south australia|western australia|northern territory|canberra|darwin|gold coast|sunshine coast|' +
    'wollongong|geelong|ballarat|bendigo|townsville|cairns|toowoomba|launceston|fremantle|bunbury|albury|wodonga|wagga wagga|' +
    'byron bay|newcastle nsw|newcastle australia|parramatta|bondi|manly|penrith nsw|port macquarie|coffs harbour|mackay|rockhampton|' +
    'bundaberg|hervey bay|noosa|mornington|shepparton|mildura|dubbo|tamworth nsw|orange nsw|bathurst|barossa|mclaren vale|alice springs|' +
    'broome|margaret river|mandurah|geraldton|kalgoorlie|blue mountains|hunter valley|yarra valley|st kilda|fitzroy|footscray',
  NZD: 'christchurch|dunedin|hamilton new zealand|tauranga|napier|hawke’s bay|nelson new zealand|queenstown|rotorua|invercargill|whangarei|new plymouth|palmerston north|wanaka|taupo',
  EUR:
    'republic of ireland|waterford|kilkenny|sligo|tralee|killarney|ennis|athlone|mullingar|dundalk|drogheda|swords|naas|newbridge kildare|' +
    'carlow|wexford|clonmel|letterkenny|donegal|ballina|castlebar|westport|tullamore|portlaoise|navan|maynooth|bray|greystones|' +
    'wicklow|kildare|mayo|clare|tipperary|offaly|laois|leitrim|roscommon|longford|cavan|monaghan|louth|meath|westmeath|connemara|' +
    'dingle|kinsale|cobh|youghal|bandon|skibbereen|clifden|tuam|nenagh|thurles|dún laoghaire|dun laoghaire|malta|valletta|sliema',
  INR:
    'new delhi|hyderabad|ahmedabad|surat|lucknow|kanpur|nagpur|indore|thane|bhopal|visakhapatnam|vizag|patna|vadodara|baroda|' +
    'ghaziabad|ludhiana|agra|nashik|faridabad|meerut|rajkot|varanasi|banaras|srinagar|aurangabad|dhanbad|amritsar|navi mumbai|' +
    'prayagraj|allahabad|ranchi|howrah|coimbatore|jabalpur|gwalior|vijayawada|jodhpur|madurai|raipur|kota|guwahati|chandigarh|solapur|' +
    'hubli|mysore|mysuru|tiruchirappalli|trichy|bareilly|aligarh|moradabad|gurgaon|gurugram|noida|kochi|cochin|trivandrum|thiruvananthapuram|' +
    'kozhikode|calicut|mangalore|mangaluru|bhubaneswar|cuttack|dehradun|rishikesh|haridwar|udaipur|ajmer|bikaner|jaisalmer|pushkar|' +
    'shimla|manali|dharamshala|darjeeling|gangtok|shillong|pondicherry|puducherry|ooty|coorg|tirupati|warangal|guntur|nellore|' +
    'vellore|erode|tiruppur|thrissur|jamshedpur|siliguri|rajasthan|gujarat|maharashtra|karnataka|tamil nadu|' +
    'andhra pradesh|telangana|punjab|haryana|uttar pradesh|madhya pradesh|bihar|west bengal|odisha|assam|uttarakhand|himachal|kashmir|ladakh',
  GBP:
    'reading|bath|hull|sandwich|rugby|battle|deal|wells|lewes|ely|rye|bude|ayr|leith|barking|poole|crewe|hove|ware|sale|croydon|' +
    'swindon|solihull|wigan|doncaster|harrogate|milton keynes|ludlow|hay-on-wye|hay on wye|stockton on tees|stockton-on-tees|solent|' +
    'sunderland|middlesbrough|huddersfield|bolton|stoke|stoke-on-trent|luton|northampton|walsall|dudley|rotherham|oldham|' +
    'barnsley|bournemouth|slough|basildon|telford|blackburn|blackpool|burnley|gloucester|cheltenham|worthing|eastbourne|hastings|' +
    'ipswich|colchester|chelmsford|southend|peterborough|lincoln|grimsby|scunthorpe|carlisle|lancaster|preston|durham|darlington|' +
    'hartlepool|gateshead|warrington|chester|shrewsbury|hereford|worcester|taunton|yeovil|torquay|truro|penzance|newquay|st ives|' +
    'guildford|woking|crawley|maidstone|canterbury|dover|ashford|tunbridge wells|watford|st albans|stevenage|bedford|kettering|corby|' +
    'newport|wrexham|bangor|aberystwyth|carmarthen|llandudno|stirling|falkirk|paisley|kilmarnock|livingston|st andrews|derry|lisburn|newry',
};

/** States and provinces behind a town, by the country's money. "WA" is Washington unless the town is Australian. */
export const statesBehindTowns: readonly (readonly [currency: string, states: string])[] = [
  ['AUD', 'NSW|QLD|VIC|TAS|NT|ACT'],
  ['CAD', 'ON|BC|AB|QC|MB|SK|NS|NB|PEI'],
  [
    'USD',
    'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|' +
      'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|' +
      'Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|' +
      'New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|' +
      'Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming',
  ],
  ['GBP', 'UK|England|Scotland|Wales'],
];
