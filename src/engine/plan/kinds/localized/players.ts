import type { ContentItem, Facts } from '../../content';
import { money } from '../parts/money';
import type { Bank } from '../parts/bank';
import { isPlaying } from './concerts';

const euros = [22, 45, 24, 12, 14, 10];
const art = ['shirt', 'shirt', 'record', 'record', 'bag', 'picture'];

type Words = {
  readonly hire: readonly [title: string, lede: string, button: string];
  readonly shop: readonly [title: string, ...goods: string[]];
};

/** What those who play sell at their concerts, and how one asks them to come and play: nobody books an appointment with a band. */
const words: Readonly<Record<string, Words>> = {
  es: { hire: ['Contratación', 'Dinos la fecha, el lugar y qué tipo de concierto es.', 'Pedir fecha'], shop: ['Tienda', 'Camiseta', 'Sudadera', 'Vinilo', 'CD', 'Bolsa de tela', 'Póster'] },
  fr: { hire: ['Booking', 'Dites-nous la date, le lieu et le genre de concert.', 'Demander une date'], shop: ['Merch', 'T-shirt', 'Sweat à capuche', 'Vinyle', 'CD', 'Sac en toile', 'Affiche'] },
  de: { hire: ['Booking', 'Sagen Sie uns Datum, Ort und was für ein Konzert es wird.', 'Termin anfragen'], shop: ['Merch', 'T-Shirt', 'Kapuzenpulli', 'Schallplatte', 'CD', 'Stoffbeutel', 'Poster'] },
  pt: { hire: ['Contratação', 'Diga a data, o local e que concerto vai ser.', 'Pedir data'], shop: ['Loja', 'T-shirt', 'Camisola com capuz', 'Vinil', 'CD', 'Saco de pano', 'Cartaz'] },
  it: { hire: ['Booking', 'Dicci la data, il posto e che concerto sarà.', 'Chiedi una data'], shop: ['Merch', 'Maglietta', 'Felpa', 'Vinile', 'CD', 'Borsa di tela', 'Poster'] },
  nl: { hire: ['Boekingen', 'Zeg ons de datum, de plek en wat voor concert het wordt.', 'Datum aanvragen'], shop: ['Merch', 'T-shirt', 'Hoodie', 'Lp', 'Cd', 'Katoenen tas', 'Poster'] },
  pl: { hire: ['Booking', 'Napisz, kiedy, gdzie i jaki to ma być koncert.', 'Zapytaj o termin'], shop: ['Merch', 'Koszulka', 'Bluza', 'Winyl', 'CD', 'Torba', 'Plakat'] },
  tr: { hire: ['Konser talebi', 'Tarihi, yeri ve nasıl bir konser olacağını yazın.', 'Tarih sorun'], shop: ['Mağaza', 'Tişört', 'Kapüşonlu üst', 'Plak', 'CD', 'Bez çanta', 'Poster'] },
  ar: { hire: ['حجز الحفلات', 'أخبرونا بالتاريخ والمكان ونوع الحفل.', 'اسألوا عن موعد'], shop: ['المتجر', 'قميص', 'سترة بقلنسوة', 'أسطوانة فينيل', 'قرص مدمج', 'حقيبة قماش', 'ملصق'] },
  he: { hire: ['הזמנת הופעה', 'כתבו לנו תאריך, מקום ואיזו הופעה זו תהיה.', 'בדיקת תאריך'], shop: ['חנות', 'חולצה', 'קפוצ׳ון', 'תקליט', 'דיסק', 'תיק בד', 'פוסטר'] },
}; // prettier-ignore

const wordsOf = ({ brief, offer }: Facts): Words | undefined =>
  brief.kind.value === 'portfolio' && isPlaying(brief.offer?.value ?? offer ?? '')
    ? words[brief.language.value]
    : undefined;

/** What a band sells, each a sample; null for everybody else. */
export const merchOf = (facts: Facts): readonly ContentItem[] | null =>
  wordsOf(facts)
    ?.shop.slice(1)
    .map((title, at) => ({
      title,
      art: art[at] ?? 'gift',
      price: money(facts, euros[at] ?? 24),
      sample: true,
    })) ?? null;

/** How those who play are asked to come, and their shop; nothing for everybody else. */
export function playerSections(facts: Facts, goods: readonly ContentItem[]): Bank {
  const told = wordsOf(facts);
  if (!told) return {};
  const [title, lede, label] = told.hire;
  return {
    booking: { title, lede, actions: [{ label, href: 'booking' }] },
    products: { title: told.shop[0], items: goods },
  };
}
