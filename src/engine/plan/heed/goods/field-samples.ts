/** Samples of a field that things on show usually have, one thing after another; each says of itself what it is. */
const samples: readonly (readonly [names: RegExp, values: string])[] = [
  [/^(?:years?|dates?|completion year|opening year)$/iu, '2025, 2024, 2022, 2021, 2019, 2018'],
  [/^clients?$/iu, 'for a family of four, for the town, for a bakery, for a school, for two sisters'],
  [/^(?:area|floor area|surface)$/iu, '84 m², 140 m², 62 m², 310 m²'],
  [/^frame size$/iu, 'frame 54 cm, frame 50 cm, frame 58 cm, frame 46 cm, frame 56 cm, frame 52 cm'],
  [/^(?:gear count|gears|number of gears)$/iu, '3 gears, 21 gears, 24 gears, 18 gears, one gear, 7 gears'],
  [/^(?:duration|length|running time)$/iu, '45 minutes, two hours, half a day, 90 minutes'],
  [/^distance$/iu, '5 km, 12 km, 8 km, 21 km'],
  [/^(?:difficulty|difficulty level|level|grade)$/iu, 'easy, moderate, demanding'],
  [/^(?:materials?|fabric)$/iu, 'oak, steel, wool, clay, linen, glass'],
  [/^(?:medium|technique)$/iu, 'oil on canvas, ink on paper, watercolour, charcoal'],
  [/^(?:size|sizes|dimensions)$/iu, '40 × 60 cm, 30 × 30 cm, 80 × 100 cm, 20 × 25 cm'],
  [/^age$/iu, 'two years old, five years old, one year old, seven years old'],
  [/^weight$/iu, '250 g, 500 g, 1 kg, 125 g'],
  [
    /^(?:cook|cooking|baking) times?$/iu,
    '35 minutes on the stove, 20 minutes in the oven, an hour on a low flame',
  ],
  [/^(?:prep|preparation) times?$/iu, '10 minutes to prepare, 15 minutes to prepare, 25 minutes to prepare'],
  [/^(?:servings|serves|yield)$/iu, 'serves four, serves two, serves six'],
  [/^calories$/iu, '420 kcal, 310 kcal, 560 kcal'],
  [/^colou?rs?$/iu, 'blue, red, green, black, cream'],
  [/^mileage$/iu, '42,000 miles, 18,500 miles, 67,000 miles'],
  [/^fuel(?: type)?$/iu, 'petrol, diesel, hybrid, electric'],
  [/^(?:bedrooms|beds)$/iu, '2 bedrooms, 3 bedrooms, one bedroom, 4 bedrooms'],
  [/^bathrooms$/iu, 'one bathroom, 2 bathrooms'],
  [/^(?:sleeps|capacity)$/iu, 'for four people, for two people, for six people'],
  [/^roles?$/iu, 'concept and lead, design, research and design, build'],
  [/^(?:tools|tech stack|technologies|stack)$/iu, 'TypeScript and SQLite, Python and Postgres, Swift, Rust'],
  [/^(?:pages|page count)$/iu, '240 pages, 180 pages, 320 pages'],
  [/^height$/iu, '24 cm high, 60 cm high, 1.2 m high'],
  [/^edition$/iu, 'edition of 50, edition of 20, edition of 100'],
  [/^scale$/iu, '1:100, 1:50, 1:200'],
  [/^(?:sex|gender)$/iu, 'female, male'],
  [/^status$/iu, 'finished, in progress'],
  [/^(?:roast|roast level)$/iu, 'roasted light, roasted medium, roasted dark'],
  [/^(?:tasting notes|flavou?r notes)$/iu, 'plum and cocoa, lemon and honey, hazelnut and caramel'],
  [/^abv$/iu, '4.6% vol., 5.2% vol., 6.8% vol.'],
  [/^burn time$/iu, 'burns 40 hours, burns 25 hours, burns 60 hours'],
  [/^strength$/iu, 'mild, medium, strong'],
];

/** How large a pot is: a picture has two sides, a pot stands. */
const pots = ['24 cm high', '18 cm across', '31 cm high', '12 cm across'];
const origins = [
  'from Sidama, Ethiopia',
  'from Huila, Colombia',
  'from Chiapas, Mexico',
  'from Nyeri, Kenya',
];

/** What is known of the things: where they are, and whether they are coffees or pots. */
export type Shown = { readonly town: string | null; readonly isCoffee: boolean; readonly isRound: boolean };

/**
 * The sample of a field for the thing at a place in its list, or null where none is known. Where something is may be told
 * by the site's own town.
 */
export function sampleOf(field: string, at: number, { town, isCoffee, isRound }: Shown): string | null {
  if (/^(?:locations?|places?|city|town)$/iu.test(field)) return town;
  if (/^origin$/iu.test(field)) return isCoffee ? (origins[at % origins.length] ?? null) : null;
  if (isRound && /^(?:size|sizes|dimensions)$/iu.test(field)) return pots[at % pots.length] ?? null;
  const values = samples.find(([names]) => names.test(field))?.[1].split(/, (?!\d{3}\b)/u) ?? [];
  return values[at % Math.max(1, values.length)] ?? null;
}
