/** Smaller towns where English is spoken outside of Britain, as in `townsOverseas`: by the money their businesses take. */
export const smallerTownsOverseas: Readonly<Record<string, string>> = {
  NZD:
    'lower hutt|upper hutt|porirua|paraparaumu|kapiti|kapiti coast|hawera|whanganui|wanganui|masterton|feilding|levin|blenheim nz|' +
    'nelson nz|picton nz|kaikoura|greymouth|hokitika|timaru|ashburton|rangiora|kaiapoi|rolleston|oamaru|alexandra nz|cromwell nz|arrowtown|' +
    'gore nz|te anau|bluff nz|whakatane|gisborne|hastings nz|havelock north|waipukurau|dannevirke|thames nz|coromandel|whitianga|' +
    'waihi|te awamutu|cambridge nz|matamata|morrinsville|tokoroa|hamilton nz|taumarunui|te kuiti|raglan|pukekohe|papakura|manukau|' +
    'waiheke|waiheke island|orewa|warkworth nz|kerikeri|paihia|kaitaia|dargaville|bay of plenty|waikato|taranaki|southland nz|otago|' +
    'wairarapa|manawatu|motueka|takaka|richmond nz|mount maunganui|te puke|katikati|lyttelton|akaroa|methven|geraldine|new zealand',
  AUD:
    'tasmania|hobart|devonport tasmania|burnie|ulverstone|huonville|gosford|central coast nsw|newcastle au|lake macquarie|maitland nsw|' +
    'cessnock|taree|forster|kempsey|grafton|lismore|tweed heads|armidale|tamworth|inverell|moree|narrabri|mudgee|bathurst nsw|goulburn|' +
    'queanbeyan|cooma|jindabyne|bega|batemans bay|ulladulla|nowra|kiama|bowral|mittagong|katoomba|leura|springwood|penrith|blacktown|' +
    'liverpool nsw|campbelltown|cronulla|griffith nsw|leeton|deniliquin|broken hill|echuca|swan hill|horsham vic|ararat|warrnambool|' +
    'portland vic|hamilton vic|colac|lorne|torquay vic|apollo bay|queenscliff|frankston|dandenong|werribee|sunbury|gisborne vic|kyneton|' +
    'castlemaine|daylesford|maldon vic|seymour|benalla|wangaratta|beechworth|myrtleford|bairnsdale|lakes entrance|traralgon|warragul|' +
    'leongatha|wonthaggi|phillip island|healesville|ipswich qld|logan qld|caboolture|redcliffe|maroochydore|mooloolaba|caloundra|nambour|' +
    'gympie|maryborough|gladstone qld|emerald qld|yeppoon|bowen qld|airlie beach|ayr qld|innisfail|mareeba|port douglas|mount isa|warwick qld|' +
    'stanthorpe|kingaroy|dalby|roma qld|mount gambier|murray bridge|victor harbor|port lincoln|whyalla|port augusta|port pirie|gawler|' +
    'mount barker|hahndorf|adelaide hills|clare valley|rockingham|busselton|albany wa|esperance|karratha|port hedland|perth wa|joondalup|' +
    'katherine|palmerston nt|darwin|hawkesbury|illawarra|gippsland|mornington peninsula|surf coast|sutherland shire|inner west|northern beaches',
  ZAR:
    'johannesburg|joburg|jhb|pretoria|tshwane|centurion|midrand|sandton|randburg|roodepoort|soweto|benoni|boksburg|kempton park|germiston|' +
    'edenvale|krugersdorp|vereeniging|vanderbijlpark|cape town|bellville|durbanville|somerset west|stellenbosch|paarl|franschhoek|' +
    'worcester western cape|hermanus|knysna|plettenberg bay|plett|mossel bay|oudtshoorn|wilderness western cape|swellendam|bredasdorp|' +
    'malmesbury|langebaan|saldanha|ceres western cape|robertson western cape|montagu western cape|durban|umhlanga|ballito|pinetown|' +
    'amanzimtoti|pietermaritzburg|newcastle kzn|ladysmith|richards bay|empangeni|howick|port shepstone|margate kzn|port elizabeth|gqeberha|' +
    'east london south africa|uitenhage|jeffreys bay|grahamstown|makhanda|port alfred|queenstown eastern cape|mthatha|bloemfontein|welkom|' +
    'bethlehem free state|clarens|kimberley|upington|polokwane|tzaneen|mokopane|nelspruit|mbombela|witbank|emalahleni|secunda|ermelo|' +
    'white river|hazyview|rustenburg|potchefstroom|klerksdorp|mahikeng|hartbeespoort|gauteng|kwazulu-natal|kzn|western cape|eastern cape|' +
    'northern cape|free state|limpopo|mpumalanga|garden route|south africa',
  CAD:
    'hamilton ontario|london ontario|burlington ontario|oakville|milton ontario|barrie|orillia|collingwood|owen sound|peterborough ontario|' +
    'belleville|cobourg|brockville|cornwall ontario|niagara falls|niagara|st catharines|welland|brantford|woodstock ontario|stratford ontario|' +
    'chatham ontario|sarnia|north bay|sault ste marie|timmins|thunder bay|kenora|vaughan|richmond hill|newmarket ontario|scarborough ontario|' +
    'etobicoke|ajax ontario|whitby ontario|kitchener-waterloo|kitchener waterloo|ottawa|kanata|montreal|quebec|quebec city|trois-rivières|' +
    'halifax nova scotia|halifax ns|dartmouth nova scotia|truro nova scotia|lunenburg|cape breton|antigonish|yarmouth nova scotia|' +
    "saint john|st john’s|st. john's|st johns newfoundland|corner brook|gander|summerside|brandon manitoba|steinbach|portage la prairie|" +
    'prince albert|moose jaw|swift current|yorkton|calgary|airdrie|okotoks|grande prairie|fort mcmurray|lloydminster|camrose|jasper alberta|' +
    'vancouver|north vancouver|west vancouver|surrey bc|richmond bc|langley bc|abbotsford|chilliwack|coquitlam|port coquitlam|maple ridge|' +
    'white rock|squamish|victoria bc|sooke|duncan bc|courtenay|comox|campbell river|tofino|salt spring island|vernon bc|penticton|' +
    'osoyoos|cranbrook|fernie|nelson bc|revelstoke|prince george|terrace bc|whitehorse|yellowknife|iqaluit|okanagan|fraser valley|gta',
  EUR:
    'cork city|cobh|mallow|fermoy|midleton|clonakilty|bantry|macroom|killorglin|kenmare|listowel|newcastle west|ennistymon|lahinch|' +
    'shannon|gort|loughrea|ballinasloe|oranmore|athenry|clifden|westport|belmullet|claremorris|carrick-on-shannon|carrick on shannon|' +
    'ballymote|bundoran|ballyshannon|buncrana|carndonagh|dungloe|ballybofey|cootehill|virginia co cavan|kells|trim co meath|ashbourne co meath|' +
    'dunshaughlin|balbriggan|skerries|malahide|howth|dalkey|blackrock co dublin|dundrum|tallaght|lucan|celbridge|leixlip|arklow|gorey|' +
    'enniscorthy|new ross|dungarvan|tramore|carrick-on-suir|cashel|roscrea|birr|mountmellick|portarlington|edenderry|moate|mullingar|' +
    'thomastown|callan|graiguenamanagh|bagenalstown|tullow|athy|monasterevin|kilcullen|rathdrum|county cork|county kerry|county clare|' +
    'county mayo|county galway|county donegal|county sligo|county wexford|co cork|co kerry|co clare|co mayo|co galway|co donegal|co wexford|' +
    'west cork|inishowen|beara|burren',
  USD:
    'bozeman|kalispell|whitefish|helena montana|great falls|idaho falls|twin falls|nampa|sandpoint|sheridan wyoming|laramie|casper|grand forks|' +
    'bismarck|sioux city|rochester mn|st cloud|duluth|eau claire|la crosse|oshkosh|racine|kenosha|champaign|urbana|carbondale|terre haute|' +
    'evansville|muncie|west lafayette|bowling green|paducah|owensboro|johnson city|kingsport|bristol tn|cookeville|clarksville|brentwood tn|' +
    'hot springs arkansas|jonesboro|conroe|beaumont|tyler texas|abilene|midland texas|odessa texas|college station|bryan texas|temple texas|' +
    'killeen|new braunfels|san marcos|laredo|mcallen|brownsville|wichita falls|stillwater|lawton|enid oklahoma|manhattan kansas|salina kansas|' +
    'lawrence kansas|columbia missouri|joplin|lincoln nebraska|grand island|hendersonville|boone nc|hickory|gastonia|concord nc|cary nc|' +
    'chapel hill|wake forest|fayetteville nc|rocky mount|new bern|rock hill|spartanburg|columbia sc|hilton head|beaufort sc|florence sc|' +
    'valdosta|statesboro|dothan|auburn alabama|gulf shores|mobile al|meridian mississippi|hattiesburg|gulfport|monroe louisiana|lake charles|' +
    'houma|slidell|ocala|lakeland florida|kissimmee|winter park|cape coral|port st lucie|vero beach|melbourne florida|delray beach|coral springs|' +
    'coral gables|pompano beach|bradenton|st augustine|panama city florida|destin florida|staunton virginia|harrisonburg|lynchburg|newport news|' +
    'hampton roads|fredericksburg va|winchester va|hagerstown|ocean city|morgantown|charleston wv|huntington wv|state college|lancaster pa|' +
    'york pa|reading pa|bethlehem pa|easton pa|gettysburg|bloomsburg|williamsport|utica|binghamton|elmira|watertown|plattsburgh|lake placid|' +
    'kingston ny|new paltz|white plains|new rochelle|princeton|morristown|montclair|red bank|asbury park|cherry hill|danbury|norwalk|waterbury|' +
    'new london|mystic|northampton ma|pittsfield|lowell|quincy ma|salem ma|gloucester ma|plymouth ma|nashua|concord nh|keene|brattleboro|' +
    'rutland vermont|stowe vermont|portland maine|portland oregon|kennebunk|bar harbor|salem oregon|hood river|astoria|grants pass|klamath falls|' +
    'vancouver wa|kennewick|wenatchee|leavenworth|port townsend|santa rosa|petaluma|chico|visalia|ventura|oxnard|carlsbad|escondido|oceanside|' +
    'encinitas|la jolla|huntington beach|newport beach|costa mesa|torrance|santa clarita|lancaster ca|thousand oaks|walnut creek|san rafael|' +
    'mill valley|half moon bay|truckee|carson city|elko nevada|lake havasu|yuma|bisbee|show low|farmington|roswell nm|gallup|pueblo|greeley|' +
    'loveland|longmont|steamboat springs|telluride|breckenridge|st george|cedar city|logan utah|hilo|kona|lahaina|wasilla|homer alaska',
  INR:
    'mumbai|andheri|bandra|borivali|thane west|pune|koramangala|indiranagar|whitefield|jayanagar|hsr layout|bengaluru|bangalore|chennai|' +
    'velachery|adyar|anna nagar|kolkata|salt lake kolkata|delhi|dwarka|rohini|saket|lajpat nagar|goa|panjim|panaji|margao|mapusa|jaipur|' +
    'alwar|rourkela|bokaro|durgapur|asansol|jhansi|mathura|roorkee|haldwani|nainital|mussoorie|leh|jammu|panipat|karnal|ambala|mohali|' +
    'panchkula|patiala|bathinda|jalandhar|anand gujarat|bhavnagar|jamnagar|gandhinagar|valsad|vapi|kolhapur|sangli|satara|nanded|latur|' +
    'belgaum|belagavi|hubballi|davangere|udupi|manipal|alappuzha|kottayam|palakkad|kannur|salem tamil nadu|tirunelveli|thanjavur|hosur|' +
    'secunderabad|gachibowli|kakinada|rajahmundry|kurnool|kerala',
  GBP:
    'belfast|dungannon|cookstown|omagh|enniskillen|magherafelt|ballymena|ballymoney|coleraine|portrush|portstewart|larne|carrickfergus|' +
    'newtownabbey|newtownards|banbridge|lurgan|portadown|craigavon|downpatrick|limavady|strabane|kirkcaldy|dunfermline|glenrothes|cupar|' +
    'perth scotland|crieff|dunkeld|montrose|arbroath|forfar|brechin|stonehaven|inverurie|peterhead|fraserburgh|elgin|forres|nairn|ullapool|' +
    'portree|thurso|wick caithness|stornoway|lerwick|kirkwall|dunoon|rothesay|campbeltown|lochgilphead|greenock|helensburgh|dumbarton|' +
    'cumbernauld|motherwell|airdrie lanarkshire|coatbridge|east kilbride|lanark|peebles|kelso|hawick|jedburgh|melrose|selkirk|dalkeith|' +
    'musselburgh|north berwick|dunbar|bathgate|linlithgow|largs|irvine ayrshire|troon|castle douglas|kirkcudbright|stranraer|newton stewart|' +
    'merthyr|exmoor|dartmoor|bodmin moor|new forest|forest of dean|wirral|black isle|speyside|trossachs|scottish borders|mourne|' +
    'brecon beacons|snowdonia|anglesey|pembrokeshire|carmarthenshire|ceredigion|monmouthshire|gower peninsula|lleyn peninsula|merthyr tydfil|aberdare|pontypridd|caerphilly|bridgend|porthcawl|barry island|penarth|llanelli|neath|port talbot|haverfordwest|' +
    'pembroke|tenby|fishguard|lampeter|builth wells|brecon|llandrindod wells|welshpool|newtown powys|machynlleth|dolgellau|barmouth|' +
    'porthmadog|pwllheli|caernarfon|holyhead|conwy|colwyn bay|rhyl|prestatyn|denbigh|ruthin|mold flintshire|llangollen|abergavenny|' +
    'monmouth|chepstow|cwmbran|gower',
};
