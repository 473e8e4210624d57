/** Units of one kind, by their size in the group's first unit. Temperature is told apart in the script. */
export type UnitGroup = {
  readonly name:
    | 'length'
    | 'mass'
    | 'volume'
    | 'area'
    | 'speed'
    | 'temperature'
    | 'data'
    | 'duration'
    | 'currency'
    | 'cooking';
  readonly asked: RegExp;
  readonly units: Readonly<Record<string, number>>;
};

/** Every group of units, the most usual first. */
export const unitGroups: readonly UnitGroup[] = [
  {
    name: 'length',
    asked: /length|distance|metre|meter|inch|mile|feet|länge|longitud/i,
    units: { m: 1, km: 1000, cm: 0.01, mm: 0.001, mi: 1609.344, yd: 0.9144, ft: 0.3048, in: 0.0254 },
  },
  {
    name: 'mass',
    asked: /weight|mass|kilo|pound|gram|ounce|gewicht|peso/i,
    units: { kg: 1, g: 0.001, t: 1000, lb: 0.45359237, oz: 0.028349523125, st: 6.35029318 },
  },
  { name: 'temperature', asked: /temperat|celsius|fahrenheit|gas mark/i, units: { '°C': 1, '°F': 1, K: 1 } },
  {
    name: 'volume',
    asked: /volume|litre|liter|gallon|\bpints?\b|cup|cook|kitchen|recipe|küche/i,
    units: {
      l: 1,
      ml: 0.001,
      'm³': 1000,
      'US gal': 3.785411784,
      'UK gal': 4.54609,
      'UK pt': 0.56826125,
      'US pt': 0.473176473,
      'US cup': 0.2365882365,
      'US fl oz': 0.0295735295625,
      tbsp: 0.015,
      tsp: 0.005,
    },
  },
  {
    name: 'area',
    asked: /\barea|square|acre|hectare|fläche/i,
    units: { 'm²': 1, ha: 10_000, 'km²': 1_000_000, 'ft²': 0.09290304, acre: 4046.8564224 },
  },
  {
    name: 'speed',
    asked: /speed|velocity|geschwind|velocidad/i,
    units: { 'km/h': 1, 'm/s': 3.6, mph: 1.609344, kn: 1.852 },
  },
  {
    name: 'data',
    asked: /\bdata|bytes?\b|storage|gigabyte/i,
    units: { MB: 1, kB: 0.001, GB: 1000, TB: 1_000_000, MiB: 1.048576, GiB: 1073.741824 },
  },
  {
    name: 'duration',
    asked: /duration|\bhours?\b|days?\b|zeit/i,
    units: { min: 1, s: 1 / 60, h: 60, d: 1440, wk: 10_080 },
  },
];

/** The marks of British gas ovens, where they are asked for. */
export const asksForGasMarks = (prompt: string): boolean => /\bgas ?marks?\b/iu.test(prompt);

/** Units by the names that prompts give them. `kg` stands before `g`: the first that is named is the first offered. */
export const namedUnits: Readonly<Record<string, RegExp>> = {
  'US cup': /\bcups?\b|\btassen?\b|\btazas?\b|\btasses?\b|\btazz[ae]\b|x[íi]caras?/i, 'US fl oz': /fluid ounces?|fl\.? ?oz/i, tbsp: /table ?spoons?|\btbsp|esslöffel|\bEL\b|cucharadas?|cuill[eè]res? à soupe|cucchia(?:io|i)\b|colher(?:es)? de sopa|eetlepels?/i, tsp: /tea ?spoons?|\btsp|teelöffel|\bTL\b|cucharaditas?|cuill[eè]res? à café|cucchiain[oi]|colher(?:es)? de chá|theelepels?/i,
  ml: /milli?lit(?:er|re)s?|mililitros?|millilitri|\bml\b/i, l: /(?<!milli)(?<!mili)\blit(?:er|re|ro)s?\b|\blitri\b/i, 'US gal': /gallons?/i, 'UK pt': /(?<!\bus )\bpints?\b/i, 'US pt': /\bus pints?\b/i,
  kg: /kilo(?:gram)?s?\b|\bkg\b/i, g: /(?<!kilo)\bgrams?\b|\bgrammes?\b|\bgramm\b|\bgramos?\b|\bgrammi\b/i, oz: /(?<!fluid )\bounces?\b|\boz\b|\bunzen?\b|\bonzas?\b|\bonces?\b|\bonce\b/i, lb: /\bpounds?\b|\blbs?\b|\bpfund\b|\blibras?\b|\blivres?\b/i, st: /\bstones?\b/i,
  '°C': /celsius|centigrade|°C/i, '°F': /fahrenheit|°F/i, 'gas mark': /gas ?marks?/i, K: /kelvin/i,
  km: /kil[oó]met(?:er|re|ro)s?|\bkm\b/i, mi: /\bmiles?\b|\bmeilen?\b|\bmillas?\b/i, ft: /\bfeet\b|\bfoot\b/i, in: /\binch(?:es)?\b/i, cm: /centimet(?:er|re)s?|\bcm\b/i, m: /(?<![a-z])met(?:er|re)s?\b/i, yd: /\byards?\b/i,
  'km/h': /km\/h|kph|kilomet(?:er|re)s per hour/i, mph: /\bmph\b|miles per hour/i, kn: /\bknots?\b/i, acre: /\bacres?\b/i, ha: /hectares?/i,
}; // prettier-ignore

/** What a unit is called in full beside its sign, in English; elsewhere the sign says it. */
export const fullNames: Readonly<Record<string, string>> = {
  m: 'metres', km: 'kilometres', cm: 'centimetres', mm: 'millimetres', mi: 'miles', yd: 'yards', ft: 'feet', in: 'inches',
  kg: 'kilograms', g: 'grams', t: 'tonnes', lb: 'pounds', oz: 'ounces', st: 'stones', '°C': 'Celsius', '°F': 'Fahrenheit', K: 'Kelvin',
  l: 'litres', ml: 'millilitres', 'US cup': 'US cups', tbsp: 'tablespoons', tsp: 'teaspoons', 'US gal': 'US gallons', 'UK pt': 'UK pints', 'US pt': 'US pints', 'US fl oz': 'US fluid ounces',
  ha: 'hectares', acre: 'acres', min: 'minutes', s: 'seconds', h: 'hours', d: 'days', wk: 'weeks', kn: 'knots',
}; // prettier-ignore
