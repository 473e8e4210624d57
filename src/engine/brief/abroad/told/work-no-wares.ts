import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;

/** What is done to a thing, in the languages of prompts: nothing that lies on a shelf. */
const work =
  /repar|r[ée]par|restaur|revisi[oó]n|revision|r[ée]vision|wechsel|reinig|änderung|arregl|cambi[oa] de|cambio |limpieza|nettoyage|pulizia|limpeza|consert|troca de|riparaz|sostituz|herstel|vervang|napraw|wymian|renowac|czyszcz|tamir|onar|değişim|bakım|retouch|ajust|afinaci|accordatur|grabad|gravur|gravure|incisi|graver|schärf|afilad|aff[ûu]tage|affilatur|slijp|ostrz|تصليح|صيانة|تنظيف|تيقون|תיקון|החלפ|ניקוי|השחז/i;
const sold =
  /tienda online|carrito|vend[eo]|vendemos|boutique en ligne|panier|vend(?:s|ons)|warenkorb|online-?shop|verkauf|loja online|carrinho|negozio online|carrello|vendo|vendiamo|webshop|winkelwagen|verkoop|koszyk|sprzeda|sepet|satıyor|متجر إلكتروني|سلة|נמכר|חנות אונליין|עגלה/i;

/** "Uhrmacher: Batteriewechsel, Revision": where most of what is listed is work, no shelf and no cart are wanted. */
export function workNoWares(brief: Brief): Brief {
  const { kind, items, prompt } = brief;
  const wares = items.filter(({ value }) => value.section === 'products');
  const done = wares.filter(({ value }) => work.test(value.name));
  if (kind.value !== 'shop' || done.length < 2 || done.length * 2 < wares.length || sold.test(prompt))
    return brief;
  return {
    ...brief,
    kind: { value: 'unknown', spans: [] },
    behaviours: brief.behaviours.filter(({ value }) => value !== 'cart'),
    items: items.map((item): Item =>
      wares.includes(item)
        ? {
            ...item,
            value: { ...item.value, section: item.value.price === undefined ? 'services' : 'pricing' },
          }
        : item,
    ),
  };
}

const dues =
  /^(?:adh[ée]sion|cotisation|cuota(?: de socio)?|mitglied(?:schaft|sbeitrag)|jahresbeitrag|quota(?: associativa)?|tessera|lidmaatschap|contributie|składka|üyelik|aidat|عضوية|دمي حبر|דמי חבר)(?:\s|$)/i;

/** "Adhésion 20 €/an": what members pay is none of the things that are done. */
export const duesArePrices = (brief: Brief): Brief => {
  const isDues = ({ value }: Item): boolean =>
    value.section === 'services' && value.price !== undefined && dues.test(value.name);
  return brief.items.some(isDues)
    ? {
        ...brief,
        items: brief.items.map((item): Item =>
          // What else costs something there is hired, and stands with it.
          item.value.section === 'services' && item.value.price !== undefined
            ? { ...item, value: { ...item.value, section: 'pricing' } }
            : item,
        ),
      }
    : brief;
};

const troupe =
  /^(?:compañía|compagnie|compagnia|companhia|(?:freies? )?(?:figuren)?theater(?:gruppe)?|toneelgroep|theatergroep|trupa|teatr(?:o|zyk)?|tiyatro (?:topluluğu|grubu)|فرقة|להקת|תיאטרון)(?:\s|$)/i;

/** "una compagnia di burattini": who plays is no event, as long as no day is told. */
export const troupeNoEvent = (brief: Brief): Brief =>
  brief.kind.value === 'event' && brief.date === null && troupe.test(brief.offer?.value ?? '')
    ? { ...brief, kind: { value: 'portfolio', spans: [] } }
    : brief;

const mended =
  /^(?:(?:los |mis |les |mes |die |os |as |le |i )?(?:arreglos|reparaciones|réparations|reparaturen|riparazioni|consertos|reparações|reparaties|naprawy|tamirat))$/i;

/** "los arreglos, los precios" of a cobbler: the list of what is mended is asked for, and no text about mending. */
export function repairsAreServices(brief: Brief): Brief {
  const found = brief.parts.find(({ value }) => !value.isPage && !value.lines && mended.test(value.title));
  const isListed = brief.items.some(
    ({ value }) => value.section === 'services' || value.section === 'pricing',
  );
  if (!found || !isListed) return brief;
  const isAsked = brief.sections.some(({ value }) => value === 'services');
  return {
    ...brief,
    parts: brief.parts.filter((part) => part !== found),
    sections: isAsked ? brief.sections : [...brief.sections, { value: 'services', spans: found.spans }],
  };
}

const served =
  /cater|decora|fest[ae]|fiesta|fête|feier|imprez|organiz|curs|cours|kurs|taller|atelier|laborator|workshop|visit|entreg|envío|livrai|liefer|consegn|bezorg|dostaw|teslimat|event|boda|mariage|hochzeit|توصيل|משלוח/i;
/** "Blando, duro, de yema": what a bakery lists without a price is on its table, beside what has one. */
export const sortsOfBakery = (brief: Brief): Brief => {
  const isSort = ({ value }: Item): boolean =>
    value.section === 'services' && value.price === undefined && !served.test(value.name);
  return brief.kind.value === 'bakery' &&
    brief.items.some(({ value }) => value.section === 'menu') &&
    brief.items.some(isSort)
    ? {
        ...brief,
        items: brief.items.map((item): Item =>
          isSort(item) ? { ...item, value: { ...item.value, section: 'menu' } } : item,
        ),
      }
    : brief;
};
