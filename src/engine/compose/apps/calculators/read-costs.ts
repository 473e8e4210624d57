import type { AppContext } from '../app';
import { parseNumber } from './read-told-number';

/** What something costs, by its name. */
export type Cost = { readonly name: string; readonly amount: number };
/** The costs of a plan, what there is to spend, and how many share it; null where the prompt leaves them open. */
export type CostPlan = {
  readonly costs: readonly Cost[];
  readonly budget: number | null;
  readonly people: number | null;
};

const sum = String.raw`(?:[€$£₹₺₪]|R\$|CHF |USD |EUR |GBP )?\s?(?<sum>\d[\d.,']*\d|\d)(?<thousand>k)?\s?(?:€|£|\$|₺|₪|zł|zl|euros?|eur|pounds?|dollars?|francs?|kr|TL)?(?![\p{L}\d%])(?!\s(?!(?:and|an?|per|each|every|for|to|in|with|plus|but|then|or|on|so|left|y|et|und|e|en|i|al|au|im|por|par|pro)\b)\p{L})`;
const priced = new RegExp(
  String.raw`(?<=^|[:,;.(\n–-]\s?|\band |\bwith |\bfor |\bplus )(?<name>\p{L}[\p{L}'’&/ -]{1,36}?)\s?(?:[:=–-]|is|costs?|are|of|at|around|about)?\s${sum}`,
  'giu',
);
/** What is there to be spent. */
const means =
  /^(?:(?:my|our|the|a|total|overall|whole|monthly|maximum|max) )*(?:budget|income|salary|wages?|pay|earnings?|allowance|limit|money|funds|savings|grant|presupuesto|ingresos|budget total|revenus?|einkommen|gehalt|orçamento|rendimento|entrate|stipendio|inkomen|dochód|budżet|gelir|bütçe)(?: (?:total|of|is))*$/iu;
const heads = /^(?:for|with|of|to|plus|people|guests?|persons?|friends|heads|adults|children|kids|nights?|days?|weeks?|months?|years?|months|rows?|columns?|at|over|under|page|version|below|above|warn\p{L}*)$/iu; // prettier-ignore
const counted =
  /\b(\d{1,4}) (?:people|guests?|persons?|friends|of us|travell?ers|adults|students|flat ?mates?|invitados|personas|gäste|personen|invités|personnes|convidados|pessoas|ospiti|persone|gasten|gości|osób|kişi)\b/iu;
const before =
  /\b(?:budget|income|salary|limit|have|spend)\s?(?:[:=]|is|of)?\s(?:up to |about |around )?(?:[€$£₹₺₪]\s?)?(\d[\d.,']*\d|\d)(k)?(?![\d%])/iu;
const lead = /^(?:(?:and|with|for|my|our|the|a|an|some|of|on) )+/iu;

/** "Venue 6000, catering 4500, total budget £15,000": each with its amount, in the prompt's order. */
export function readCosts(prompt: string): CostPlan {
  const costs: Cost[] = [];
  let budget: number | null = null;
  for (const { groups } of prompt.matchAll(priced)) {
    const name = (groups?.['name'] ?? '').trim().replace(lead, '');
    const amount = parseNumber(groups?.['sum'] ?? '') * (groups?.['thousand'] ? 1000 : 1);
    // "Quiz with 10": no name ends so.
    if (/\s(?:with|for|of|at|to|in|by|over|every|per|after)$/iu.test(name)) continue;
    if (name === '' || !Number.isFinite(amount) || amount > 1e9) continue;
    if (means.test(name)) budget ??= amount;
    else if (!heads.test(name) && name.split(' ').length < 5 && !/\bbudget\b|\bcalculator\b/iu.test(name))
      costs.push({ name: name.charAt(0).toUpperCase() + name.slice(1), amount });
  }
  const said = before.exec(prompt);
  if (budget === null && said?.[1]) budget = parseNumber(said[1]) * (said[2] ? 1000 : 1);
  const people = counted.exec(prompt)?.[1];
  return {
    costs: costs.filter(({ name }, at) => costs.findIndex((one) => one.name === name) === at).slice(0, 24),
    budget,
    people: people === undefined ? null : Number(people),
  };
}

const occasion =
  /\b(?:wedding|honeymoon|trip|travel|holiday|vacation|party|birthday|event|christmas|renovation|kitchen|bathroom|house ?move|moving|baby|nursery|festival|camping|road ?trip|student|semester|freshers|garden|allotment|film|project|fundraiser|conference|hen|stag|funeral|pet|dog|puppy|car|prom|school trip|interrail)\b[^.;:]{0,30}?\b(?:budget|costs?|expenses|spending|price)\b[^.;:]{0,20}?\b(?:calculator|planner|estimator|tool|app)\b|\b(?:budget|costs?) (?:calculator|planner|estimator|tool) (?:for|of) (?:a |an |the |my |our )?(?:\p{L}+ )?(?:wedding|honeymoon|trip|holiday|vacation|party|birthday|event|christmas|renovation|kitchen|bathroom|move|baby|festival|garden|film|project|conference|funeral|dog|puppy|car)\b/iu;
const asking = /\b(?:budget|costs?|expenses|spend(?:ing)?|left|remaining|total|presupuesto|gastos|kosten|dépenses|orçamento|despesas|spese|wydatk\p{L}*|budżet\p{L}*|bütçe|gider\p{L}*)\b/iu; // prettier-ignore
const ruled = /\bneeds\b[^.]*\bwants\b|\b\d{2}[/-]\d{2}[/-]\d{1,2}\b|\bmortgage\b|\bloan\b|\btips?\b|\bfuel\b|\bmpg\b|\bmiles\b|\bkm\b|\bgallons?\b|\blit(?:re|er)s?\b|\bkwh\b|\bvat\b|\binvoice\b|\bmargin\b|\bbreak[- ]?even\b|\bsav(?:e|ings?) (?:up|goal|for)\b|\binterest\b|\bdiscount\b|\bwage\b|\bpaint\b|\bunits? sold\b/iu; // prettier-ignore

/** Whether a prompt wants its costs added up, and not a rule of thumb. */
export const asksForCosts = (prompt: string): boolean =>
  !ruled.test(prompt) &&
  (occasion.test(prompt) || (asking.test(prompt) && readCosts(prompt).costs.length > 1));

const usual: readonly (readonly [RegExp, string])[] = [
  [/wedding/iu, 'Venue, Food and drink, Photographer, Clothes, Flowers, Music'],
  [/\b(?:trip|travel|holiday|vacation|honeymoon|interrail|camping)\b/iu, 'Getting there, Place to stay, Food, Outings, Insurance, Spending money'],
  [/\b(?:party|birthday|christmas|hen|stag|prom)\b/iu, 'Room, Food, Drinks, Cake, Music, Decorations'],
  [/\b(?:renovation|kitchen|bathroom|garden|allotment|nursery)\b/iu, 'Materials, Labour, Tools, Furniture, Waste, Reserve'],
  [/\b(?:mov(?:e|ing))\b/iu, 'Van, Boxes, Deposit, Cleaning, First shop'],
  [/\b(?:dog|puppy|pet)\b/iu, 'Food, Vet, Insurance, Bed and lead, Training'],
  [/\bcar\b/iu, 'Insurance, Tax, Fuel, Service, Tyres, Parking'],
  [/\b(?:student|semester|freshers)\b/iu, 'Rent, Food, Books, Travel, Phone, Going out'],
  [/\b(?:film|project|event|conference|festival|fundraiser)\b/iu, 'Venue, People, Equipment, Food, Travel, Reserve'],
]; // prettier-ignore

/** What such a plan usually has to pay, with nothing told about how much. */
export function usualCosts({ brief, words }: Pick<AppContext, 'brief' | 'words'>): readonly string[] {
  const found = words.language === 'en' ? usual.find(([asked]) => asked.test(brief.prompt))?.[1] : undefined;
  return found?.split(', ') ?? [];
}
