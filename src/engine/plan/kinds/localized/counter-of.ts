import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { cakesToOrder, isOfCakes } from './cakes-to-order';
import { isGelato } from './counter-items';
import { findCounterItems } from './find-bank';
import type { LocalBank } from './local-bank';
import { isChocolate } from './trades/trade-in';

type Rows = readonly (readonly [title: string, text: string])[];
const sweet = new Set<SiteKind>(['cafe', 'bakery', 'restaurant', 'shop']);

const asksFlavours = /(?<!\p{L})(?:sabores|parfums|gusti|(?:eis)?sorten|smaken|smaki)(?!\p{L})/iu;
/** Ice cream by the scoop, where flavours are asked for. */
const flavours: Readonly<Record<string, Rows>> = {
  es: [['Vainilla', 'Con vaina'], ['Chocolate', 'Negro'], ['Fresa', 'En temporada'], ['Limón', 'Sorbete'], ['Avellana', 'Tostada']],
  fr: [['Vanille', 'En gousse'], ['Chocolat', 'Noir'], ['Fraise', 'En saison'], ['Citron', 'En sorbet'], ['Noisette', 'Grillée']],
  de: [['Vanille', 'Aus der Schote'], ['Schokolade', 'Dunkel'], ['Erdbeere', 'Zu ihrer Zeit'], ['Zitrone', 'Als Sorbet'], ['Haselnuss', 'Geröstet']],
  it: [['Vaniglia', 'In bacca'], ['Cioccolato', 'Fondente'], ['Fragola', 'Di stagione'], ['Limone', 'Sorbetto'], ['Nocciola', 'Tostata']],
  pt: [['Baunilha', 'Da vagem'], ['Chocolate', 'Negro'], ['Morango', 'Da época'], ['Limão', 'Sorvete'], ['Avelã', 'Tostada']],
  nl: [['Vanille', 'Uit de peul'], ['Chocolade', 'Puur'], ['Aardbei', 'In het seizoen'], ['Citroen', 'Sorbet'], ['Hazelnoot', 'Geroosterd']],
}; // prettier-ignore

/** What lies on the counter of a baker, a bar, a florist or an ice cream parlour; null for other houses, undefined in languages without. */
export function counterOf(
  bank: LocalBank,
  facts: Facts,
  kind: SiteKind,
  language: string,
): Rows | null | undefined {
  const items = findCounterItems(language);
  const said = `${facts.offer ?? ''} ${facts.name}`;
  if (sweet.has(kind) && items?.gelato && isGelato(said))
    return (asksFlavours.test(facts.brief.prompt) ? flavours[language] : undefined) ?? items.gelato;
  // A name tells it, too: "Doceria da Bia".
  const cakes = cakesToOrder[language];
  if (kind === 'bakery' && cakes && isOfCakes(said)) return cakes;
  const counter = kind === 'cafe' ? 'bakery' : kind;
  if (kind === 'bakery' && isChocolate(bank, facts)) return null;
  return counter === 'bakery' || counter === 'bar' || counter === 'florist' ? items?.[counter] : null;
}
