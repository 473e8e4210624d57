import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { readListAfter, readListOf, withoutLooks } from '../read-asked';
import { readMeasure } from './measures';
import type { Metric } from './metric';
import { figuresOnTop } from './on-top';

// Parts of a dashboard, not figures on it.
const parts =
  /\b(?:charts?|graphs?|tables?|cards?|kpis?|figures|widgets?|filters?|search|sidebars?|menus?|mode|themes?|export|donuts?|pies?|bars?|lines?|maps?|calendars?|lists?|reports?|metrics?|statistics|stats|data|periods?|months?|weeks?|layout|design|navigation|header|buttons?|toggle|sort\w*|dates?|range|diagramm\w*|gr[aá]fic\w*|tablas?|tabelas?|tableaux?|tabell?en?|filtros?|filtres?)\b/iu;

const kinds: readonly (readonly [Metric['kind'], RegExp])[] = [
  ['price', /\b(?:average|avg\.?|mean) (?:order|basket|cart|ticket|spend|sale|bill|price|check|transaction|booking|donation|rate|revenue|value)|\b(?:order|basket|cart|ticket) (?:value|size)\b|\baov\b|\barpu\b|\badr\b|revpar|durchschnittlicher (?:warenkorb|bon)|ticket medio|panier moyen/iu],
  ['rate', /conversion|churn|bounce|engagement|defects?\b|error rate|konversion|conversión|conversione|conversão|konwersja|dönüşüm|التحويل|המרה/iu],
  ['share', /rate\b|%|percent|share|occupancy|retention|utili[sz]ation|uptime|attendance|margin|quote\b|tasa|taux|taxa|tasso/iu],
  ['few', /\b(?:incidents?|accidents?|injur(?:y|ies)|near miss(?:es)?|complaints?|delays|outages?|breakdowns?|defects?|escalations?|no-shows?|recalls?|faults?)\b/iu],
  ['handful', /\b(?:(?:active|open|live|current|running) )?(?:projects?|sites|campaigns?|vacanc(?:y|ies)|open (?:roles|positions|jobs))\b(?! (?:cost|budget|revenue|sales|spend))/iu],
  ['time', /\btimes?\b|\b(?:average|avg\.?|mean) (?:trip|ride|stay|visit|session|call|wait)\b|duration|minutes|delay(?!s)|latency|zeit|tiempo|temps|tempo|tijd/iu],
  ['score', /rating|score|satisfaction|\bnps\b|stars|marks?\b|grades?|bewertung|puntuación|note\b/iu],
  ['level', /\btoday\b|\bright now\b|\bin (?:repair|use|stock|progress)\b|^(?:open|active|current) |\bbeds?\b|members?|users?|subscribers?|employees?|staff|stock|inventory|followers?|accounts?|rooms?|animals?|vehicles?|mitglieder|betten|miembros|membres|camas/iu],
  ['money', /\bnet worth\b|\bsavings\b(?! rate)|\bbalances?\b|\b(?:assets|debts?|investments?|mortgage|pension)\b|revenue|\btips\b|\bfees?\b|\brent\b|\bsalar(?:y|ies)\b|\bwages\b|\bcash\b|\bsales?\b|profit|costs?\b|spend|spent|income|donations?|\bmrr\b|\barr\b|budget|expenses?|earnings|turnover|payments?|umsatz|gewinn|kosten|ingresos|ventas|gastos|revenus?|ventes|receitas?|vendas|entrate|vendite|omzet/iu],
]; // prettier-ignore

// What is worth watching where the prompt names a field and no figures, in English.
const fields: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\blibrar/i, ['Loans', 'Active members', 'Visits', 'Overdue books']],
  [/\bwater (?:use|usage|consumption)|\bwater dashboard/i, ['Water used', 'Costs', 'Leaks', 'Rain collected']],
  [/waste|recycling/i, ['Waste collected', 'Recycled share', 'Pick-ups', 'Costs']],
  [/energy (?:use|usage|consumption|dashboard)|electricity|\bkwh\b/i, ['Energy used', 'Costs', 'Peak load', 'Energy saved']],
  [/museum|gallery/i, ['Visitors', 'Tickets sold', 'Shop revenue', 'Members']],
  [/theatre|theater|cinema|concert hall/i, ['Tickets sold', 'Seats filled rate', 'Revenue', 'Performances']],
  [/podcast|radio/i, ['Downloads', 'Listeners', 'Episodes', 'Rating']],
  [/real estate|propert(?:y|ies)|letting/i, ['Listings', 'Viewings', 'Sales closed', 'Average price']],
  [/factory|production|manufactur/i, ['Output', 'Defect rate', 'Downtime minutes', 'Orders']],
  [/web ?site|web traffic|page views/i, ['Visitors', 'Page views', 'Bounce rate', 'Time on page']],
  [/sleep|\bhealth tracker|steps|running/i, ['Steps', 'Sleep', 'Active minutes', 'Heart rate']],
  [/football|soccer|league|\bteam stats|basketball|hockey/i, ['Matches', 'Wins', 'Goals', 'Attendance rate']],
  [/brewery|winery|distillery/i, ['Litres made', 'Orders', 'Revenue', 'Tours']],
  [/bee|hive|honey/i, ['Active hives', 'Honey', 'Inspections', 'Honey sales']],
  [/hospital|clinic|health|medical|patient|nurs/i, ['Patients', 'Appointments', 'Waiting time', 'Beds in use']],
  [/school|student|universit|classroom|course|teach/i, ['Students', 'Attendance', 'Lessons', 'Average grade']],
  [/gym|fitness|studio|membership/i, ['Members', 'Check-ins', 'Revenue', 'Classes']],
  [/support|help ?desk|ticket|call cent/i, ['Tickets', 'Solved', 'Answer time', 'Satisfaction']],
  [/logistic|deliver|shipping|fleet|warehouse|courier|transport/i, ['Shipments', 'On-time rate', 'Delivery time', 'Vehicles']],
  [/hotel|hostel|airbnb|rental|guest ?house/i, ['Bookings', 'Occupancy', 'Revenue', 'Guest rating']],
  [/restaurant|caf[eé]|bakery|kitchen|\bbars?\b(?! (?:charts?|graphs?|for|of|by|per|showing|and (?:line|pie|donut)))/i, ['Revenue', 'Guests', 'Orders', 'Table time']],
  [/solar|photovoltaic|wind (?:farm|turbine|park)/i, ['Energy made', 'Peak power', 'Revenue', 'Uptime']],
  [/roaster/i, ['Kilos roasted', 'Orders', 'Revenue', 'Wholesale customers']],
  [/farm|greenhouse|harvest|livestock/i, ['Harvest', 'Animals', 'Water used', 'Costs']],
  [/energy|solar|power plant|electric/i, ['Energy made', 'Energy used', 'Costs', 'Uptime']],
  [/charity|nonprofit|non-profit|donat|volunteer/i, ['Donations', 'Donors', 'Volunteers', 'People helped']],
  [/social media|influencer|creator|youtube|instagram/i, ['Followers', 'Posts', 'Views', 'Engagement rate']],
  [/marketing|campaign|\bads?\b|seo\b/i, ['Visitors', 'Leads', 'Conversion rate', 'Ad spend']],
  [/saas|startup|subscription|product analytics/i, ['MRR', 'Users', 'Sign-ups', 'Churn rate']],
  [/\bhr\b|human resources|people team|recruit/i, ['Employees', 'Applications', 'Hires', 'Sick days']],
  [/project|sprint|engineering|devops|server/i, ['Open tasks', 'Done', 'Cycle time', 'Uptime']],
  [/personal|household|home finance|budget/i, ['Income', 'Spending', 'Savings', 'Savings rate']],
]; // prettier-ignore

const charted =
  /\b(?:line|area|trend)(?: chart| graph)?s? (?:of|for|showing|with) (?:the |our |monthly |daily |weekly )*(?<what>[\p{L}][\p{L} -]{1,24}?)(?= (?:per|by|over|a|each|every|in|this|and|with)\b|[,.;]|$)/iu;
/** "A line chart of kWh per month": that figure stands first, and the usual ones of its field behind it. */
function withCharted(prompt: string, usual: readonly string[] | undefined): readonly string[] | undefined {
  const what = charted.exec(prompt)?.groups?.['what']?.trim().replace(/^kwh$/iu, 'Energy used (kWh)');
  if (what === undefined || parts.test(what) || !usual) return usual;
  const isKnown = usual.some((name) => name.toLowerCase() === what.toLowerCase());
  const others = usual.filter((name) => !what.toLowerCase().startsWith(name.toLowerCase()));
  return [isKnown ? (usual.find((name) => !others.includes(name)) ?? what) : what, ...others].slice(0, 4);
}

const kindOf = (name: string): Metric['kind'] => kinds.find(([, asked]) => asked.test(name))?.[0] ?? 'count';
// "Calories widgets, weekly chart": the word for the tile is no part of what stands on it.
const withoutTile = (name: string): string =>
  name
    .replace(/\s(?:(?:kpi )?(?:widgets?|cards?|tiles?|panels?|kpis?|metrics|stats|gauges?|readings?))$/iu, '')
    .replace(/\s(?:this|last|per|a|each|every) (?:day|week|month|year)$/iu, '')
    // "Revenue by flavour": the figure, and what it is sorted by.
    .replace(/\s(?:by|per) \p{L}+$/iu, '')
    .trim();
const balances =
  /\bnet worth\b|\bsavings\b(?! rate)|\bbalances?\b|\b(?:assets|debts?|investments?|mortgage|pension)\b/iu;
// How soon a server answers is told in milliseconds, how soon people do in minutes.
const ofServers = /\bservers?\b|\bcpu\b|\bapis?\b|\buptime\b|\bweb ?site\b/iu;
const toMetric = (name: string, prompt: string): Metric => {
  const isServed = /\bresponse times?\b/iu.test(name) && ofServers.test(prompt);
  const measure = readMeasure(isServed ? 'latency' : name);
  return measure
    ? { name, kind: 'measure', measure }
    : { name, kind: kindOf(name), ...(balances.test(name) ? { isBalance: true } : {}) };
};
const capital = (name: string): string =>
  /^\p{Ll}\p{Lu}/u.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);

/** The figures that the prompt names, two to eight; those of its field where it names none; a shop's otherwise. */
export function readMetrics({ brief, words }: AppContext): readonly Metric[] {
  // What stands in brackets are members of something, and no figures.
  const prompt = withoutLooks(brief).replace(/\([^()]*\)/gu, ' ');
  const lists = [
    readListAfter(prompt, 'with|showing|shows?|tracks?|tracking|displays?|monitors?|monitoring|for|mit|con|avec|com|kpis?|metrics', 4),
    readListOf(prompt, 'kpis?|metrics|figures|numbers|cards|kennzahlen|indicadores|indicateurs'),
  ]; // prettier-ignore
  const topped = words.language === 'en' ? figuresOnTop(prompt) : [];
  // "dashboard for our school: temperature, humidity, wind"
  const told = /:\s*([^.:;\n]+)/u.exec(prompt)?.[1];
  if (told !== undefined)
    lists.push(
      told
        .split(/,\s*(?:and\s+)?|\s+and\s+/iu)
        .map((name) =>
          withoutTile(
            name
              .replace(/\s(?:charts?|graphs?)\b.*$/iu, '')
              // "Consumo kWh por mes": over what it is drawn.
              .replace(
                /\s(?:por|par|pro|per|je|al|mensal|mensuel\p{L}*|mensile|mensual)(?:\s(?:mes|mês|mois|monat|mese|día|dia|jour|tag|giorno|semana|semaine|woche|settimana))?$/iu,
                '',
              )
              .replace(/\s(?:in (?:[£€$]|euros?|pounds|dollars|usd|gbp|eur)|[(][£€$][)])$/iu, ''),
          ),
        )
        .filter(
          (name) => name.split(' ').length <= 3 && !/^(?:with|and|plus|by|in|on|a|an|the)\b/iu.test(name),
        ),
    );
  // "z wykresem liniowym, kartami KPI": in cases of their own the words behind "with" are what it shows them by.
  const read = ['nl', 'pl', 'tr', 'ar', 'he'].includes(words.language) ? lists.slice(2) : lists;
  const listed = read
    .map((list) =>
      list.map((name) =>
        name.replace(/^(?:kpi )?(?:cards?|kpis?|figures|metrics|tiles|numbers)\s+(?=\p{L})/iu, ''),
      ),
    )
    .map((list) =>
      list
        .map(withoutTile)
        .filter(
          (name) =>
            !parts.test(name) &&
            name.length > 2 &&
            !/^(?:top|best|latest|recent|worst|upcoming|last|past)\b(?! speed| score)/iu.test(name),
        ),
    )
    .find((list) => list.length >= 2);
  const named = topped.length > 0 ? topped : listed;
  // "Energy use dashboard for a small hotel": what it is called says more than whose it is.
  const head = /^(.*?)\b(?:dashboard|panel|overview)\b/iu.exec(prompt)?.[1] ?? '';
  const field = fields.find(([asked]) => asked.test(head)) ?? fields.find(([asked]) => asked.test(prompt));
  const usual = words.language === 'en' ? withCharted(prompt, field?.[1]) : undefined;
  // "Output today, this month chart, table of inverters": one figure among what is drawn stands before the usual ones.
  const lone = lists[2]?.filter((name) => !parts.test(name) && name.length > 2 && !/[.;:]/u.test(name)) ?? [];
  const led = lone.length === 1 && usual ? [...lone, ...usual.slice(1)].slice(0, 4) : usual;
  const names = named ?? led;
  if (names) return [...new Set(names.map(capital))].slice(0, 8).map((name) => toMetric(name, prompt));
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  return [
    { name: say('revenue'), kind: 'money' },
    { name: say('orders'), kind: 'count' },
    { name: say('visitors'), kind: 'count' },
    { name: say('conversion'), kind: 'rate' },
  ];
}
