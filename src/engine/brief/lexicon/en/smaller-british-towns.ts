/**
 * Towns of Britain that are not in the list of cities and are no everyday words, folded, with commas between: whose prompts
 * are often written in small letters, and whose prices are in pounds.
 */
export const smallerBritishTowns =
  'whitley bay,tynemouth,cullercoats,north shields,south shields,morpeth,alnmouth,seahouses,bamburgh,rothbury,corbridge,' +
  'haltwhistle,cockermouth,workington,whitehaven,maryport,ulverston,barrow-in-furness,barrow in furness,grange-over-sands,' +
  'windermere,bowness,grasmere,coniston,hawkshead,appleby,kirkby lonsdale,kirkby stephen,sedbergh,grassington,leyburn,' +
  'masham,bedale,northallerton,thirsk,helmsley,kirkbymoorside,pickering,malton,filey,bridlington,driffield,hornsea,' +
  'withernsea,hessle,goole,selby,tadcaster,wetherby,knaresborough,pateley bridge,otley,keighley,bingley,shipley,saltaire,' +
  'haworth,mytholmroyd,sowerby bridge,brighouse,elland,cleckheaton,batley,dewsbury,pudsey,holmfirth,slaithwaite,penistone,' +
  'mexborough,worksop,retford,gainsborough,louth,horncastle,skegness,mablethorpe,sleaford,grantham,spalding,southwell,' +
  'mansfield,hucknall,ilkeston,heanor,alfreton,belper,wirksworth,ashbourne,uttoxeter,rugeley,lichfield,tamworth,cannock,' +
  'burntwood,eccleshall,market drayton,whitchurch,ellesmere,bridgnorth,much wenlock,church stretton,craven arms,' +
  'cleobury mortimer,tenbury wells,leominster,bromyard,ledbury,ross-on-wye,ross on wye,kington,hay-on-wye,hay on wye,' +
  'bewdley,stourport,droitwich,bromsgrove,redditch,alcester,pershore,upton-upon-severn,chipping campden,moreton-in-marsh,' +
  'moreton in marsh,stow-on-the-wold,stow on the wold,bourton-on-the-water,burford,witney,chipping norton,bicester,banbury,' +
  'kidlington,abingdon,didcot,wallingford,wantage,faringdon,henley-on-thames,henley on thames,marlow,high wycombe,' +
  'beaconsfield,amersham,chesham,aylesbury,olney,newport pagnell,bletchley,leighton buzzard,dunstable,biggleswade,' +
  'st neots,huntingdon,wisbech,whittlesey,soham,newmarket,haverhill,sudbury,lavenham,stowmarket,thetford,swaffham,dereham,' +
  'fakenham,sheringham,hunstanton,downham market,wymondham,attleborough,beccles,bungay,halesworth,aldeburgh,saxmundham,' +
  'framlingham,woodbridge,harwich,manningtree,clacton,frinton,brightlingsea,wivenhoe,maldon,burnham-on-crouch,braintree,' +
  'halstead,saffron walden,great dunmow,bishops stortford,harlow,epping,brentwood,billericay,rayleigh,leigh-on-sea,' +
  'leigh on sea,westcliff,hoddesdon,royston,letchworth,stevenage,welwyn,harpenden,hemel hempstead,berkhamsted,tring,' +
  'rickmansworth,borehamwood,egham,camberley,farnborough,farnham,godalming,haslemere,dorking,reigate,redhill,oxted,' +
  'leatherhead,esher,weybridge,cranleigh,horsham,east grinstead,haywards heath,burgess hill,uckfield,crowborough,hailsham,' +
  'bexhill,seaford,newhaven,shoreham,steyning,littlehampton,arundel,bognor regis,bognor,midhurst,petworth,petersfield,' +
  'liphook,havant,emsworth,fareham,gosport,romsey,eastleigh,ringwood,fordingbridge,brockenhurst,wimborne,swanage,wareham,' +
  'blandford,shaftesbury,sherborne,sturminster newton,wincanton,bruton,castle cary,shepton mallet,radstock,midsomer norton,' +
  'keynsham,portishead,clevedon,weston-super-mare,weston super mare,burnham-on-sea,burnham on sea,bridgwater,minehead,' +
  'dunster,watchet,wiveliscombe,crewkerne,ilminster,axminster,honiton,sidmouth,budleigh salterton,exmouth,topsham,dawlish,' +
  'teignmouth,newton abbot,ashburton,buckfastleigh,paignton,brixham,kingsbridge,salcombe,ivybridge,tavistock,okehampton,' +
  'crediton,tiverton,cullompton,south molton,ilfracombe,braunton,holsworthy,launceston,liskeard,fowey,st austell,bodmin,' +
  'wadebridge,padstow,perranporth,redruth,camborne,helston,mousehole,marazion,porthleven,mevagissey,lostwithiel,saltash,' +
  'calne,chippenham,corsham,devizes,marlborough,melksham,trowbridge,bradford on avon,bradford-on-avon,warminster,' +
  'malmesbury,amesbury,hungerford,thatcham,tetbury,nailsworth,minchinhampton,painswick,dursley,wotton-under-edge,thornbury,' +
  'chipping sodbury,lydney,coleford,newent,ramsgate,broadstairs,herne bay,sittingbourne,sheerness,gravesend,dartford,' +
  'westerham,tonbridge,tenterden,new romney,hoylake,neston,nantwich,sandbach,congleton,knutsford,wilmslow,northwich,' +
  'winsford,frodsham,runcorn,widnes,st helens,ormskirk,skelmersdale,chorley,leyland,clitheroe,accrington,burnley,colne,' +
  'barnoldswick,rawtenstall,ramsbottom,bacup,lytham,garstang,glossop,stalybridge,ashton-under-lyne,urmston,napton,' +
  'market harborough,melton mowbray,uppingham,hinckley,lutterworth,coalville,ashby-de-la-zouch,kenilworth,daventry,' +
  'towcester,brackley,rushden,wellingborough,corby,oundle,peebles,melrose,kelso,jedburgh,hawick,selkirk,moffat,' +
  'kirkcudbright,stranraer,largs,crieff,dunkeld,aberfeldy,kirriemuir,arbroath,montrose,stonehaven,banchory,ballater,' +
  'braemar,forres,nairn,ullapool,portree,dunblane,callander,falkirk,linlithgow,kirkcaldy,anstruther,cupar,north berwick,' +
  'musselburgh,portobello,dumbarton,helensburgh,kilmarnock,troon,lerwick,kirkwall,stromness,stornoway,tobermory,brecon,' +
  'builth wells,llandrindod wells,rhayader,machynlleth,welshpool,llangollen,ruthin,denbigh,conwy,betws-y-coed,caernarfon,' +
  'porthmadog,criccieth,pwllheli,abersoch,harlech,barmouth,dolgellau,fishguard,st davids,haverfordwest,tenby,saundersfoot,' +
  'narberth,llandeilo,llandovery,lampeter,ammanford,llanelli,mumbles,port talbot,bridgend,porthcawl,cowbridge,penarth,' +
  'caerphilly,merthyr tydfil,ebbw vale,pontypridd,pontypool,chepstow,lisburn,ballymena,coleraine,portrush,portstewart,' +
  'enniskillen,ballycastle,hartlepool,staithes,walsall,bloxwich,forest of dean,wye valley,new forest,thames valley,holderness,' +
  'vale of belvoir,east riding,north riding,norfolk broads,suffolk coast,jurassic coast,chilterns,mendips,quantocks,malverns';
