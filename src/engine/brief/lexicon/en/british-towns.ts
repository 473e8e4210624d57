/** Towns and counties of Britain beside its cities, as alternatives of a pattern: whose prices are in pounds. */
export const britishTownNames =
  'bournemouth|cheltenham|gloucester|worcester|hereford|herefordshire|ludlow|shrewsbury|stroud|totnes|' +
  'penzance|truro|lancaster|preston|blackpool|bolton|huddersfield|harrogate|durham|sunderland|carlisle|' +
  'kendal|peterborough|ipswich|colchester|canterbury|hastings|hove|worthing|guildford|winchester|' +
  'salisbury|swindon|northampton|sussex|surrey|essex|suffolk|norfolk|dorset|somerset|wiltshire|' +
  'shropshire|cumbria|cotswolds|hebden bridge|isle of mull|isle of wight|orkney|shetland|powys|gwynedd|' +
  'lake district|peak district|brixton|peckham|camden|islington|lewisham|greenwich|walthamstow|' +
  'tottenham|clapham|croydon|wimbledon|richmond upon thames|ealing|st andrews|stirling|fife|skye|lewis|' +
  'arran|oban|fort william|aviemore|pitlochry|galashiels|dumfries|ayr|paisley|leith|hebrides|highlands|' +
  'derry|armagh|omagh|newry|antrim|wrexham|bangor|aberystwyth|llandudno|carmarthen|pembrokeshire|' +
  'monmouth|abergavenny|hexham|alnwick|berwick|gateshead|middlesbrough|darlington|scarborough|ripon|' +
  'skipton|ilkley|halifax|wakefield|barnsley|rotherham|doncaster|lincoln|grimsby|boston lincolnshire|' +
  'stamford|rutland|oakham|loughborough|nuneaton|rugby|warwick|leamington|stratford-upon-avon|stafford|' +
  'stoke|telford|kidderminster|malvern|evesham|cirencester|tewkesbury|frome|glastonbury|wells|taunton|' +
  'yeovil|bridport|lyme regis|weymouth|poole|barnstaple|bideford|torquay|dartmouth|st ives|newquay|bude|' +
  'hayle|slough|windsor|maidenhead|basingstoke|newbury|andover|lymington|chichester|lewes|eastbourne|' +
  'rye|folkestone|dover|whitstable|faversham|maidstone|tunbridge wells|sevenoaks|epsom|woking|watford|' +
  'st albans|hertford|hitchin|luton|bedford|milton keynes|ely|king.s lynn|cromer|lowestoft|southwold|' +
  'bury st edmunds|felixstowe|chelmsford|southend|wirral|chester|macclesfield|buxton|bakewell|matlock|' +
  'hathersage|todmorden|keswick|ambleside|penrith|morecambe|southport|wigan|rochdale|oldham|salford|' +
  'northumberland|lincolnshire|staffordshire|cheshire|derbyshire|leicestershire|warwickshire|' +
  'oxfordshire|berkshire|hampshire|hertfordshire|bedfordshire|buckinghamshire|cambridgeshire|' +
  'gloucestershire|worcestershire|lancashire|merseyside|tyneside|county durham';
