import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { cakesToOrder, isOfCakes } from './cakes-to-order';
import { isGelato } from './counter-items';
import { findCounterItems } from './find-bank';
import type { LocalBank } from './local-bank';
import { isChocolate } from './trades/trade-in';
import { lean } from '../../../brief/words/lean-letters';

type Rows = readonly (readonly [title: string, text: string])[];
const sweet = new Set<SiteKind>(['cafe', 'bakery', 'restaurant', 'shop']);

const asksFlavours = lean(/(?<!\p{L})(?:sabores|parfums|gusti|(?:eis)?sorten|smaken|smaki)(?!\p{L})/iu);
/** Ice cream by the scoop, where flavours are asked for. */
const flavours: Readonly<Record<string, Rows>> = {
  es: [['Vainilla', 'Con vaina'], ['Chocolate', 'Negro'], ['Fresa', 'En temporada'], ['Limón', 'Sorbete'], ['Avellana', 'Tostada']],
  fr: [['Vanille', 'En gousse'], ['Chocolat', 'Noir'], ['Fraise', 'En saison'], ['Citron', 'En sorbet'], ['Noisette', 'Grillée']],
  de: [['Vanille', 'Aus der Schote'], ['Schokolade', 'Dunkel'], ['Erdbeere', 'Zu ihrer Zeit'], ['Zitrone', 'Als Sorbet'], ['Haselnuss', 'Geröstet']],
  it: [['Vaniglia', 'In bacca'], ['Cioccolato', 'Fondente'], ['Fragola', 'Di stagione'], ['Limone', 'Sorbetto'], ['Nocciola', 'Tostata']],
  pt: [['Baunilha', 'Da vagem'], ['Chocolate', 'Negro'], ['Morango', 'Da época'], ['Limão', 'Sorvete'], ['Avelã', 'Tostada']],
  nl: [['Vanille', 'Uit de peul'], ['Chocolade', 'Puur'], ['Aardbei', 'In het seizoen'], ['Citroen', 'Sorbet'], ['Hazelnoot', 'Geroosterd']],
}; // prettier-ignore

const plants =
  /plant(?:as?|es|en|e)?(?!\p{L})|pflanz|piante|planten|roślin|bitki|(?:ال)?نباتات|צמחים|עציצים/iu;
/** What stands in a shop of plants, and in no vase. */
const potted: Readonly<Record<string, Rows>> = {
  es: [['Monstera', 'Luz indirecta'], ['Potos', 'Aguanta casi todo'], ['Sansevieria', 'Poca agua'], ['Ficus', 'Quiere su sitio'], ['Cactus', 'Mucho sol'], ['Helecho', 'Le gusta la humedad'], ['Calathea', 'Hojas que se mueven'], ['Suculenta', 'Para empezar']],
  fr: [['Monstera', 'Lumière douce'], ['Pothos', 'Supporte presque tout'], ['Sansevieria', 'Peu d’eau'], ['Ficus', 'Aime sa place'], ['Cactus', 'Plein soleil'], ['Fougère', 'Aime l’humidité'], ['Calathea', 'Des feuilles qui bougent'], ['Succulente', 'Pour commencer']],
  de: [['Monstera', 'Heller Schatten'], ['Efeutute', 'Verzeiht fast alles'], ['Bogenhanf', 'Wenig Wasser'], ['Ficus', 'Mag seinen Platz'], ['Kaktus', 'Viel Sonne'], ['Farn', 'Liebt Feuchtigkeit'], ['Calathea', 'Blätter, die sich bewegen'], ['Sukkulente', 'Für den Anfang']],
  pt: [['Monstera', 'Luz indireta'], ['Jiboia', 'Aguenta quase tudo'], ['Espada-de-são-jorge', 'Pouca água'], ['Ficus', 'Gosta do seu lugar'], ['Cato', 'Muito sol'], ['Feto', 'Gosta de humidade'], ['Calateia', 'Folhas que se mexem'], ['Suculenta', 'Para começar']],
  it: [['Monstera', 'Luce indiretta'], ['Pothos', 'Sopporta quasi tutto'], ['Sansevieria', 'Poca acqua'], ['Ficus', 'Ama il suo posto'], ['Cactus', 'Molto sole'], ['Felce', 'Ama l’umidità'], ['Calathea', 'Foglie che si muovono'], ['Pianta grassa', 'Per cominciare']],
  nl: [['Monstera', 'Gefilterd licht'], ['Scindapsus', 'Kan bijna alles hebben'], ['Vrouwentong', 'Weinig water'], ['Ficus', 'Houdt van zijn plek'], ['Cactus', 'Veel zon'], ['Varen', 'Houdt van vocht'], ['Calathea', 'Bladeren die bewegen'], ['Vetplant', 'Om te beginnen']],
  pl: [['Monstera', 'Rozproszone światło'], ['Epipremnum', 'Zniesie prawie wszystko'], ['Sansewieria', 'Mało wody'], ['Fikus', 'Lubi swoje miejsce'], ['Kaktus', 'Dużo słońca'], ['Paproć', 'Lubi wilgoć'], ['Kalatea', 'Liście, które się ruszają'], ['Sukulent', 'Na początek']],
  tr: [['Deve tabanı', 'Dolaylı ışık'], ['Pothos', 'Hemen her şeye dayanır'], ['Paşa kılıcı', 'Az su'], ['Kauçuk', 'Yerini sever'], ['Kaktüs', 'Bol güneş'], ['Eğrelti', 'Nem sever'], ['Kalatea', 'Kıpırdayan yapraklar'], ['Sukulent', 'Başlamak için']],
  ar: [['مونستيرا', 'ضوء غير مباشر'], ['بوتس', 'يتحمل كل شيء تقريباً'], ['جلد النمر', 'ماء قليل'], ['فيكس', 'يحب مكانه'], ['صبار', 'شمس كثيرة'], ['سرخس', 'يحب الرطوبة'], ['كالاتيا', 'أوراق تتحرك'], ['عصارية', 'للبداية']],
  he: [['מונסטרה', 'אור עקיף'], ['פוטוס', 'סובל כמעט הכול'], ['סנסיווריה', 'מעט מים'], ['פיקוס', 'אוהב את מקומו'], ['קקטוס', 'הרבה שמש'], ['שרך', 'אוהב לחות'], ['קלתאה', 'עלים שזזים'], ['סוקולנט', 'להתחלה']],
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
  if (kind === 'florist' && plants.test(facts.offer ?? '') && potted[language]) return potted[language];
  const counter = kind === 'cafe' ? 'bakery' : kind;
  if (kind === 'bakery' && isChocolate(bank, facts)) return null;
  return counter === 'bakery' || counter === 'bar' || counter === 'florist' ? items?.[counter] : null;
}
