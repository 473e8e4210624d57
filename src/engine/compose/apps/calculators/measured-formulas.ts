import type { Formula } from './formula-kind';

/** Sums over lengths, volumes and speeds that English prompts ask for by name. */
// prettier-ignore
export const measuredFormulas: readonly Formula[] = [
  {
    title: 'calculator',
    asked: /\bgear(?:s|ing| ratio)?\b[^.]*\b(?:bike|bicycle|cycl\w+|chainring|sprocket|cassette|cog)\b|\b(?:bike|bicycle|cycl\w+)\b[^.]*\bgear(?:s|ing| ratios?)? (?:calculator|chart)\b/iu,
    fields: [
      { name: 'ring', text: '=Chainring (teeth)', value: 42, min: 20, max: 60, limit: 80, unit: 'none', told: 'chainring' },
      { name: 'cog', text: '=Sprocket (teeth)', value: 17, min: 9, max: 52, limit: 60, unit: 'none', told: 'sprocket|cog' },
      { name: 'wheel', text: '=Wheel and tyre across (mm)', value: 678, min: 300, max: 750, limit: 900, unit: 'none' },
      { name: 'cadence', text: '=Cadence (turns a minute)', value: 85, min: 30, max: 130, limit: 200, unit: 'none', told: 'cadence|rpm' },
    ],
    results: [
      { name: 'speed', text: '=Speed (km/h)', as: 'number' },
      { name: 'ratio', text: '=Gear ratio', as: 'number' },
      { name: 'metres', text: '=Metres for each turn', as: 'number' },
      { name: 'inches', text: '=Gear inches', as: 'number' },
    ],
    rule: 'const far = (cog) => (v.ring / cog) * (v.wheel / 1000) * Math.PI; const rows = []; for (let cog = 11; cog <= 34; cog += 1) rows.push([cog, far(cog) * v.cadence * 0.06]); return { ratio: v.ring / v.cog, metres: far(v.cog), inches: (v.ring / v.cog) * (v.wheel / 25.4), speed: far(v.cog) * v.cadence * 0.06, rows };',
    over: 'Speed on each sprocket (km/h)',
  },
  {
    title: 'calculator',
    asked: /\bspeed,? (?:distance|time),? (?:and )?(?:time|distance)\b|\b(?:travel|journey|driving) time calculator\b|\bhow long (?:the|a|my) (?:drive|journey|trip) takes\b/iu,
    fields: [
      { name: 'distance', text: '=Distance (km)', value: 120, max: 1000, limit: 100_000, unit: 'none', told: 'km|distance' },
      { name: 'speed', text: '=Speed (km/h)', value: 80, min: 1, max: 200, limit: 10_000, unit: 'none', told: 'km/h|speed' },
      { name: 'rest', text: '=Stops (minutes)', value: 0, max: 240, limit: 10_000, unit: 'none' },
    ],
    results: [
      { name: 'minutes', text: '=On the way', as: 'clock' },
      { name: 'average', text: '=Average with stops (km/h)', as: 'number' },
    ],
    rule: 'const hours = v.distance / v.speed + v.rest / 60; return { minutes: hours * 60, average: hours > 0 ? v.distance / hours : NaN };',
  },
  {
    title: 'calculator',
    asked: /\b(?:download|upload|file transfer|transfer) (?:time|speed) calculator\b|\bhow long (?:a|the) (?:download|upload) takes\b/iu,
    fields: [
      { name: 'size', text: '=Size (gigabytes)', value: 5, max: 200, step: 0.1, limit: 1_000_000, unit: 'none', told: 'gb|gigabytes?' },
      { name: 'rate', text: '=Line (megabits a second)', value: 50, min: 0.1, max: 1000, step: 0.1, limit: 1_000_000, unit: 'none', told: 'mbps|mbit/s|megabits?' },
    ],
    results: [
      { name: 'minutes', text: '=Time (hours and minutes)', as: 'clock' },
      { name: 'hour', text: '=Gigabytes an hour', as: 'number' },
    ],
    rule: 'const seconds = (v.size * 8000) / v.rate; return { minutes: seconds / 60, hour: (v.rate * 3600) / 8000 };',
  },
  {
    title: 'calculator',
    asked: /\b(?:swimming )?pools?\b[^.]*\b(?:volume|chlorine|calculator|litres|gallons)\b|\bhot tub volume\b|\bpond (?:volume|liner) calculator\b/iu,
    fields: [
      { name: 'length', text: '=Length (m)', value: 8, max: 50, step: 0.1, limit: 1000, unit: 'none', told: 'long|length' },
      { name: 'width', text: '=Width (m)', value: 4, max: 25, step: 0.1, limit: 1000, unit: 'none', told: 'wide|width' },
      { name: 'shallow', text: '=Depth at the shallow end (m)', value: 1.2, max: 5, step: 0.1, limit: 100, unit: 'none' },
      { name: 'deep', text: '=Depth at the deep end (m)', value: 1.8, max: 5, step: 0.1, limit: 100, unit: 'none' },
    ],
    results: [
      { name: 'litres', text: '=Litres', as: 'number' },
      { name: 'cubic', text: '=Cubic metres', as: 'number' },
      { name: 'gallons', text: '=US gallons', as: 'number' },
    ],
    rule: 'const cubic = v.length * v.width * ((v.shallow + v.deep) / 2); return { cubic, litres: Math.round(cubic * 1000), gallons: Math.round(cubic * 264.172) };',
  },
  {
    title: 'calculator',
    asked: /\b(?:candle )?wax\b[^.]*\bcalculat\w+|\bcandles? (?:making |fragrance )?calculator\b|\bfragrance oil calculator\b/iu,
    fields: [
      { name: 'jars', text: '=Candles', value: 12, min: 1, max: 200, limit: 100_000, unit: 'none', told: 'candles|jars' },
      { name: 'fill', text: '=Each holds (ml)', value: 180, max: 1000, step: 5, limit: 100_000, unit: 'none', told: 'ml' },
      { name: 'density', text: '=Wax weighs (g for each ml)', value: 0.9, min: 0.5, max: 1.2, step: 0.01, unit: 'none' },
      { name: 'scent', text: '=Fragrance', value: 8, max: 15, step: 0.5, unit: '%', told: 'fragrance|scent' },
    ],
    results: [
      { name: 'wax', text: '=Wax (g)', as: 'number' },
      { name: 'oil', text: '=Fragrance oil (g)', as: 'number' },
      { name: 'all', text: '=In all (g)', as: 'number' },
    ],
    rule: 'const all = v.jars * v.fill * v.density; const wax = all / (1 + v.scent / 100); return { all: Math.round(all), wax: Math.round(wax), oil: Math.round(all - wax) };',
  },
  {
    title: 'calculator',
    asked: /\bohm['’]?s? law\b|\b(?:voltage|resistor|resistance|led resistor) calculator\b/iu,
    fields: [
      { name: 'volts', text: '=Voltage (V)', value: 12, max: 240, step: 0.1, limit: 1_000_000, unit: 'none', told: 'volts?|v' },
      { name: 'ohms', text: '=Resistance (Ω)', value: 220, min: 0.01, max: 10_000, step: 0.1, limit: 100_000_000, unit: 'none', told: 'ohms?|Ω' },
    ],
    results: [
      { name: 'milli', text: '=Current (mA)', as: 'number' },
      { name: 'watts', text: '=Power (W)', as: 'number' },
    ],
    rule: 'return { milli: (v.volts / v.ohms) * 1000, watts: (v.volts * v.volts) / v.ohms };',
  },
  {
    title: 'calculator',
    asked: /\bcurtains?\b[^.]*\b(?:calculat\w+|fabric|how much)\b|\bcurtain fabric\b/iu,
    fields: [
      { name: 'pole', text: '=Pole or rail (cm)', value: 180, max: 600, limit: 10_000, unit: 'none', told: 'wide|width' },
      { name: 'drop', text: '=Drop (cm)', value: 220, max: 400, limit: 10_000, unit: 'none', told: 'drop|long|length' },
      { name: 'full', text: '=Fullness', value: 2, min: 1, max: 3, step: 0.1, unit: 'none' },
      { name: 'cloth', text: '=Fabric width (cm)', value: 137, min: 50, max: 320, limit: 1000, unit: 'none' },
      { name: 'hem', text: '=Hems, top and bottom (cm)', value: 30, max: 60, limit: 200, unit: 'none' },
    ],
    results: [
      { name: 'metres', text: '=Fabric (m)', as: 'number' },
      { name: 'widths', text: '=Widths of fabric', as: 'number' },
    ],
    rule: 'const widths = Math.ceil((v.pole * v.full) / v.cloth); return { widths, metres: (widths * (v.drop + v.hem)) / 100 };',
  },
];
