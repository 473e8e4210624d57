type Rows = readonly (readonly [title: string, text: string])[];

/** What an ice cream parlour has in Dutch, Polish, Turkish, Arabic and Hebrew: kinds of portion, and no flavour that nobody told. */
export const gelatoEast: Readonly<Record<'nl' | 'pl' | 'tr' | 'ar' | 'he', Rows>> = {
  nl: [
    ['Hoorntje', 'Kies je smaken'],
    ['Bakje', 'Klein of groot'],
    ['Sorbet', 'Met fruit van nu'],
    ['Milkshake', 'In elke smaak'],
    ['IJstaart', 'Op bestelling'],
  ],
  pl: [
    ['Lody w rożku', 'Smaki do wyboru'],
    ['Lody w kubeczku', 'Mały albo duży'],
    ['Sorbet', 'Z owoców sezonu'],
    ['Deser lodowy', 'Z bitą śmietaną'],
    ['Tort lodowy', 'Na zamówienie'],
  ],
  tr: [
    ['Külah', 'Çeşidini siz seçin'],
    ['Kap dondurma', 'Küçük ya da büyük'],
    ['Meyveli sorbe', 'Mevsiminde'],
    ['Milkshake', 'İstediğiniz çeşitten'],
    ['Dondurmalı pasta', 'Sipariş üzerine'],
  ],
  ar: [
    ['مخروط', 'بالنكهات التي تختارها'],
    ['كوب', 'صغير أو كبير'],
    ['سوربيه الفاكهة', 'بحسب الموسم'],
    ['ميلك شيك', 'بأي نكهة'],
    ['كعكة مثلجة', 'حسب الطلب'],
  ],
  he: [
    ['גביע', 'הטעמים שבחרתם'],
    ['כוס', 'קטנה או גדולה'],
    ['סורבה', 'פירות העונה'],
    ['מילקשייק', 'בכל טעם'],
    ['עוגת גלידה', 'בהזמנה'],
  ],
};
