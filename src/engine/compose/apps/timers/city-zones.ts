const table = `
Africa/Cairo=Cairo,القاهرة,קהיר;Africa/Casablanca=Casablanca;Africa/Johannesburg=Johannesburg,Cape Town;Africa/Lagos=Lagos;Africa/Nairobi=Nairobi;
America/Argentina/Buenos_Aires=Buenos Aires;America/Bogota=Bogotá,Bogota;America/Chicago=Chicago,Houston,Dallas,Austin;America/Denver=Denver;America/Lima=Lima;
America/Los_Angeles=Los Angeles,San Francisco,Seattle,Las Vegas,Portland,San Diego;America/Mexico_City=Mexico City,Ciudad de México;America/New_York=New York,Nueva York,Nova York,Nova Iorque,Boston,Miami,Washington,Atlanta,Philadelphia,نيويورك,ניו יורק;
America/Santiago=Santiago;America/Sao_Paulo=São Paulo,Sao Paulo,Rio de Janeiro;America/Toronto=Toronto,Montreal,Montréal,Ottawa;America/Vancouver=Vancouver;
Asia/Bangkok=Bangkok;Asia/Dubai=Dubai,Dubái,Abu Dhabi,دبي,דובאי;Asia/Hong_Kong=Hong Kong,Hongkong;Asia/Jakarta=Jakarta;Asia/Jerusalem=Tel Aviv,Jerusalem,תל אביב,ירושלים,القدس;Asia/Karachi=Karachi;
Asia/Kolkata=Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Kolkata;Asia/Manila=Manila;Asia/Riyadh=Riyadh,الرياض;Asia/Seoul=Seoul,Seúl,Séoul;Asia/Shanghai=Shanghai,Beijing,Peking,Pekín,Pékin;Asia/Singapore=Singapore,Singapur,Singapour;
Asia/Taipei=Taipei;Asia/Tokyo=Tokyo,Tokio,Tóquio,Kyoto,Osaka,طوكيو,טוקיו;Atlantic/Reykjavik=Reykjavik,Reykjavík;Australia/Brisbane=Brisbane;Australia/Melbourne=Melbourne;Australia/Perth=Perth;Australia/Sydney=Sydney,Sídney,سيدني,סידני;
Europe/Amsterdam=Amsterdam,Ámsterdam;Europe/Athens=Athens,Atenas,Athen,Atene;Europe/Berlin=Berlin,Munich,München,Hamburg,Frankfurt,Cologne,Köln,Berlín,برلين,ברלין;Europe/Brussels=Brussels,Bruselas,Bruxelles,Brüssel;Europe/Bucharest=Bucharest;
Europe/Budapest=Budapest;Europe/Copenhagen=Copenhagen,Kopenhagen;Europe/Dublin=Dublin,Dublín;Europe/Helsinki=Helsinki;Europe/Istanbul=Istanbul,İstanbul,Estambul,إسطنبول,איסטנבול;Europe/Kyiv=Kyiv,Kiev;Europe/Lisbon=Lisbon,Lisboa,Lissabon,Lisbonne,Porto;
Europe/London=London,Londres,Londen,Londra,Londyn,Manchester,Edinburgh,لندن,לונדון;Europe/Madrid=Madrid,Barcelona,مدريد,מדריד;Europe/Oslo=Oslo;Europe/Paris=Paris,París,Parigi,Parijs,Paryż,Lyon,باريس,פריז;Europe/Prague=Prague,Praga,Prag;
Europe/Rome=Rome,Roma,Rom,Milan,Milano,Mailand,روما,רומא;Europe/Stockholm=Stockholm,Estocolmo;Europe/Vienna=Vienna,Wien,Viena,Vienne;Europe/Warsaw=Warsaw,Warszawa,Varsovia,Warschau;Europe/Zurich=Zurich,Zürich,Geneva,Genf,Genève;
Pacific/Auckland=Auckland,Wellington;Pacific/Honolulu=Honolulu
`;

/** Cities by the name that people use, with the time zone that they keep (IANA). The first of a zone is shown in lists. */
export const cityZones: readonly (readonly [city: string, zone: string])[] = table
  .replaceAll('\n', '')
  .split(';')
  .flatMap((row) => {
    const [zone = '', cities = ''] = row.split('=');
    return cities.split(',').map((city) => [city, zone] as const);
  });
