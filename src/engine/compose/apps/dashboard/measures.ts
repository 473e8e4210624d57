/** What is measured in a unit of its own: where it starts, how far it swings, and how many digits it has. */
export type Measure = {
  readonly unit: string;
  readonly least: number;
  readonly width: number;
  readonly digits: number;
};

type Row = readonly [asked: RegExp, unit: string, least: number, width: number, digits?: number];
const rows: readonly Row[] = [
  [/\b(?:resting )?heart ?rates?\b|\bpulse\b|\bbpm\b/iu, 'bpm', 62, 12],
  [/\bhrv\b|heart rate variability/iu, 'ms', 48, 20],
  [/\bsleep (?:scores?|quality)\b|\breadiness\b/iu, '/ 100', 74, 14],
  [/\bsleep\b/iu, 'h', 6.8, 1.3, 1],
  [/\bsteps\b/iu, '', 7200, 3800],
  [/\bwater intake\b|\bhydration\b/iu, 'l', 1.6, 0.8, 1],
  [/\bcalories\b|\bkcal\b/iu, 'kcal', 1950, 500],
  [/\b(?:body )?weight\b/iu, 'kg', 71, 3, 1],
  [/\bblood pressure\b/iu, 'mmHg', 116, 9],
  [/\b(?:blood )?(?:glucose|sugar)\b/iu, 'mg/dl', 92, 14],
  [/\boxygen\b|\bspo2\b/iu, '%', 96, 3],
  [/\bbody fat\b/iu, '%', 21, 3, 1],
  [/\bactive minutes\b|\bscreen time\b|\bmeditation\b|\bexercise\b/iu, 'min', 38, 30],
  [/\b(?:stress|mood|energy level)\b/iu, '/ 10', 5, 3],
  [/\bthermostats?\b|\b(?:indoor|outdoor|room|air|water|soil)? ?temperatures?\b/iu, '°C', 19, 4, 1],
  [/\b(?:soil )?(?:humidity|moisture)\b/iu, '%', 48, 16],
  [/\brain(?:fall)?\b/iu, 'mm', 2, 9, 1],
  [/\bwind(?: speed)?$/iu, 'km/h', 11, 14],
  [/\b(?:air )?pressure$/iu, 'hPa', 1009, 12],
  [/\buv(?: index)?\b/iu, '', 3, 4],
  [/\bair quality\b|\baqi\b/iu, 'AQI', 34, 26],
  [/\bco[2₂](?!\p{L}) (?:saved|saving|avoided|emissions?|emitted)/iu, 'kg', 180, 90],
  [/\bco2\b|\bco₂/iu, 'ppm', 560, 260],
  [/\b(?:energy|electricity|power) (?:use|usage|consumption|used)$/iu, 'kWh', 9, 6, 1],
  [/\b(?:cpu|gpu|memory|ram|disk|storage|processor)\b/iu, '%', 36, 34],
  [/\b(?:battery|batteries)\b/iu, '%', 58, 36],
  [/\b(?:network|bandwidth|throughput)\b/iu, 'Mbit/s', 140, 180],
  [/\blatency\b|\bping\b|\b(?:server|page|api) response times?\b/iu, 'ms', 110, 90],
  [/\b(?:lights|lamps|sockets|plugs)(?: on)?$/iu, 'on', 3, 5],
  [/\b(?:cameras|sensors|devices)(?: online)?$/iu, 'online', 3, 3],
  [/\b(?:doors?|locks|blinds|windows)(?: (?:locked|closed))?$/iu, 'closed', 2, 3],
  [/\buptime\b/iu, '%', 99.2, 0.8, 2],
  [/\bgas prices?\b|\bfuel\b/iu, 'l', 42, 18],
  [/\bspeed\b/iu, 'km/h', 38, 22],
]; // prettier-ignore

/** The measure that a name tells: heart rate in beats a minute, sleep in hours; null for what is counted or paid. */
export function readMeasure(name: string): Measure | null {
  // "Energy used (kWh)" says its unit itself, and "weight sold" is no person's.
  if (/[()]|\b(?:costs?|sales?|sold|revenue|budget|orders?|per|rooms?|errors?)\b/iu.test(name)) return null;
  const found = rows.find(([asked]) => asked.test(name));
  if (!found) return null;
  const [, unit, least, width, digits = 0] = found;
  return { unit, least, width, digits };
}

/** Whether the parts of what is measured make a whole: energy and steps do, a temperature does not. */
export const addsUp = ({ unit }: Measure): boolean => ['', 'kcal', 'kWh', 'min', 'l'].includes(unit);

/** A measured figure as it is written: "64 bpm", "48%". */
export const writeMeasure = (number: string, unit: string): string =>
  unit === '' ? number : unit === '%' ? `${number}%` : `${number} ${unit}`;
