import type { ShopFacet } from './read-shop-choices';

type Row = {
  readonly field: string;
  /** The word for it in any language. */
  readonly name: RegExp;
  readonly options: Readonly<Record<string, string>>;
};

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he'] as const;
/** What is the same in every language, but for those that say it otherwise. */
const everywhere = (options: string, own: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, own[language] ?? options]));

const row = (field: string, name: string, options: Readonly<Record<string, string>>): Row => ({
  field,
  name: new RegExp(`^(?:${name})$`, 'iu'),
  options,
});

/** By what goods are usually told apart, and what there is of it. The longer word stands before the shorter. */
const rows: readonly Row[] = [
  row('skin', 'tipo de piel|types? de peau|hauttyp|tipos? de pele|tipo di pelle|huidtype|typ(?:u)? skóry|rodzaju? skóry|cilt tip(?:i|ine)|نوع البشرة|סוג העור|סוג עור', {
    es: 'Normal,Seca,Grasa,Sensible', fr: 'Normale,Sèche,Grasse,Sensible', de: 'Normal,Trocken,Fettig,Empfindlich', pt: 'Normal,Seca,Oleosa,Sensível', it: 'Normale,Secca,Grassa,Sensibile',
    nl: 'Normaal,Droog,Vet,Gevoelig', pl: 'Normalna,Sucha,Tłusta,Wrażliwa', tr: 'Normal,Kuru,Yağlı,Hassas', ar: 'عادية,جافة,دهنية,حساسة', he: 'רגיל,יבש,שמן,רגיש',
  }),
  row('scent', 'aromas?|olor|fragancias?|perfumes?|parfums?|senteurs?|düften?|duft|aroma|cheiro|fragrâncias?|profumo|profumi|fragranza|fragranze|geur(?:en)?|zapach(?:u)?|koku(?:ya)?|الرائحة|رائحة|العطر|ריח|ניחוח', {
    es: 'Floral,Cítrico,Amaderado', fr: 'Fleuri,Agrumes,Boisé', de: 'Blumig,Zitrus,Holzig', pt: 'Floral,Cítrico,Amadeirado', it: 'Floreale,Agrumato,Legnoso',
    nl: 'Bloemig,Citrus,Houtig', pl: 'Kwiatowy,Cytrusowy,Drzewny', tr: 'Çiçeksi,Narenciye,Odunsu', ar: 'زهري,حمضي,خشبي', he: 'פרחוני,הדרים,עצי',
  }),
  row('light', 'luz|nivel de luz|lumière|exposition|luminosité|licht(?:bedarf|behoefte)?|standort|luce|esposizione|światł[oa]|ışık|ışığa|الضوء|إضاءة|אור', {
    es: 'Poca,Media,Mucha', fr: 'Ombre,Mi-ombre,Soleil', de: 'Schatten,Halbschatten,Sonne', pt: 'Pouca,Média,Muita', it: 'Ombra,Mezz’ombra,Sole',
    nl: 'Schaduw,Halfschaduw,Zon', pl: 'Cień,Półcień,Słońce', tr: 'Az,Orta,Bol', ar: 'قليل,متوسط,كثير', he: 'מעט,בינוני,הרבה',
  }),
  row('roast', 'tueste|torréfaction|röstung|röstgrad|torra|tostatura|branding(?:graad)?|stopnia palenia|palenia|kavurma|التحميص|קלייה', {
    es: 'Claro,Medio,Oscuro', fr: 'Claire,Moyenne,Foncée', de: 'Hell,Mittel,Dunkel', pt: 'Clara,Média,Escura', it: 'Chiara,Media,Scura',
    nl: 'Licht,Medium,Donker', pl: 'Jasne,Średnie,Ciemne', tr: 'Açık,Orta,Koyu', ar: 'فاتح,متوسط,غامق', he: 'בהירה,בינונית,כהה',
  }),
  row('age', 'edad(?:es)?|âges?|tranche d[’\']âge|alter|altersgruppe|idades?|età|leeftijd|wiek(?:u)?|yaş(?:a)?|العمر|عمر|גיל', {
    es: '0–2 años,3–5 años,6–8 años,9 y más', fr: '0–2 ans,3–5 ans,6–8 ans,9 ans et plus', de: '0–2 Jahre,3–5 Jahre,6–8 Jahre,ab 9', pt: '0–2 anos,3–5 anos,6–8 anos,9 ou mais', it: '0–2 anni,3–5 anni,6–8 anni,9 e oltre',
    nl: '0–2 jaar,3–5 jaar,6–8 jaar,9 en ouder', pl: '0–2 lata,3–5 lat,6–8 lat,9 i więcej', tr: '0–2 yaş,3–5 yaş,6–8 yaş,9 ve üstü', ar: '0–2 سنة,3–5 سنوات,6–8 سنوات,9 فأكثر', he: '0–2,3–5,6–8,9 ומעלה',
  }),
  row('genre', 'g[eé]neros?|genres?|gener[ei]|gatunk\\p{L}*|müzik türü(?:ne)?|(?:ال)?نوع الموسيقى|ז׳אנר|ז\'אנר', everywhere('Rock,Jazz,Soul,Pop', { he: 'רוק,ג׳אז,סול,פופ', ar: 'روك,جاز,سول,بوب', tr: 'Rock,Caz,Soul,Pop' })),
  row('size', 'tallas?|tamaño|tailles?|größen?|tamanhos?|tagli[ae]|ma(?:at|ten)|rozmiar(?:u|y|ów)?|beden(?:e)?|المقاس|مقاس|מידה|מידות', everywhere('S,M,L', { pt: 'P,M,G' })),
  row('colour', 'color(?:es)?|couleurs?|farben?|cor(?:es)?|colore|colori|kleur(?:en)?|kolor(?:u|ów)?|renk|renge|اللون|لون|צבע', {
    es: 'Natural,Azul,Verde,Rojo', fr: 'Naturel,Bleu,Vert,Rouge', de: 'Natur,Blau,Grün,Rot', pt: 'Natural,Azul,Verde,Vermelho', it: 'Naturale,Blu,Verde,Rosso',
    nl: 'Naturel,Blauw,Groen,Rood', pl: 'Naturalny,Niebieski,Zielony,Czerwony', tr: 'Doğal,Mavi,Yeşil,Kırmızı', ar: 'طبيعي,أزرق,أخضر,أحمر', he: 'טבעי,כחול,ירוק,אדום',
  }),
  row('type', 'tip(?:os?|i)|categor[ií]as?|types?|catégories?|sorten?|arten?|kategorien?|soort(?:en)?|categorie(?:ën)?|rodzaj(?:u|ów)?|kategorii|typu|tür(?:e|üne)?|kategori(?:ye)?|çeşid(?:e|ine)|النوع|نوع|الصنف|الفئة|סוג|קטגוריה', {
    es: 'Clásicos,Novedades,Para regalar', fr: 'Classiques,Nouveautés,À offrir', de: 'Klassiker,Neu,Zum Verschenken', pt: 'Clássicos,Novidades,Para oferecer', it: 'Classici,Novità,Da regalare',
    nl: 'Klassiekers,Nieuw,Cadeau', pl: 'Klasyka,Nowości,Na prezent', tr: 'Klasikler,Yeniler,Hediyelik', ar: 'كلاسيكي,جديد,للهدايا', he: 'קלאסי,חדש,למתנה',
  }),
]; // prettier-ignore

/** Where the word stands bent behind "według" or before "göre", its label has a form of its own. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pl: { skin: 'Typ skóry', scent: 'Zapach', light: 'Światło', roast: 'Palenie', age: 'Wiek', genre: 'Gatunek', size: 'Rozmiar', colour: 'Kolor', type: 'Rodzaj' },
  tr: { skin: 'Cilt tipi', scent: 'Koku', light: 'Işık', roast: 'Kavurma', age: 'Yaş', genre: 'Tür', size: 'Beden', colour: 'Renk', type: 'Tür' },
}; // prettier-ignore

const records = /vinyl|vinil|disco|disque|platte|dischi|plaat|platen|płyt|plak|أسطوان|תקליט|musi|müzik/iu;
const ofBooks: Readonly<Record<string, string>> = {
  es: 'Novela,Ensayo,Poesía,Infantil', fr: 'Roman,Essai,Poésie,Jeunesse', de: 'Roman,Sachbuch,Lyrik,Kinderbuch', pt: 'Romance,Ensaio,Poesia,Infantil', it: 'Romanzo,Saggio,Poesia,Ragazzi',
  nl: 'Roman,Non-fictie,Poëzie,Jeugd', pl: 'Powieść,Literatura faktu,Poezja,Dla dzieci', tr: 'Roman,Deneme,Şiir,Çocuk', ar: 'رواية,دراسات,شعر,أطفال', he: 'רומן,עיון,שירה,ילדים',
}; // prettier-ignore
const narrowed =
  /(?<!\p{L})(?:filtr\p{L}*|filter\p{L}*)\s(?:\p{L}+\s)?(?:por|par|nach|per|op|według|wg|po)\s(?<list>[^.;:()\n]{3,90})|(?:تصفية|فلاتر|فلتر)\s(?:حسب|بحسب)\s(?<ar>[^.؛:()\n]{3,60})|(?:סינון|מסננים)\s(?:לפי|על פי)\s(?<he>[^.;:()\n]{3,60})/iu;
const turkish = /(?<list>\p{L}+(?:\s\p{L}+)?(?:(?:,\s|\sve\s)\p{L}+)?)\s(?:göre\s)filtre/iu;
const joint =
  /\s?[,،]\s?(?:(?:y|e|et|und|en|i|ve)\s)?|\s(?:y|e|o|et|ou|und|oder|en|of|i|lub|ve|veya)\s|\s(?=[וو]\p{L})/giu;

/** "filtros por aroma", "Filter nach Sorte", "kategoriye göre filtre": what goods are narrowed by abroad, with what there usually is of it. */
export function readFacetsAbroad(prompt: string, language: string): readonly ShopFacet[] {
  const found = narrowed.exec(prompt) ?? (language === 'tr' ? turkish.exec(prompt) : null);
  // "تصفية حسب النوع (رجالي، نسائي)": the groups are told, and nothing else is made up to choose from.
  const isTold = found !== null && /^\s?\([^()\n]*[,،]/u.test(prompt.slice(found.index + found[0].length));
  if (isTold) return [];
  const list = found?.groups?.['list'] ?? found?.groups?.['ar'] ?? found?.groups?.['he'] ?? '';
  const facets = list.split(joint).flatMap((piece): ShopFacet[] => {
    const name = piece
      .trim()
      .replace(/^(?:(?:la|el|le|il|lo|o|a|de|het|der|die|das)\s|l['’]\s?)(?=\p{L}{3})/iu, '')
      .replace(/^[וو](?=ال|\p{L}{3})/u, '');
    const known = rows.find((one) => one.name.test(name) || one.name.test(piece.trim()));
    // Of books a genre is something else than of records.
    const told = known?.field === 'genre' && !records.test(prompt) ? ofBooks : known?.options;
    const options = told?.[language]?.split(',') ?? [];
    if (!known || options.length < 2) return [];
    const label = labels[language]?.[known.field] ?? name.replace(/^ال/u, '');
    return [
      { field: known.field, label: label.charAt(0).toLocaleUpperCase(language) + label.slice(1), options },
    ];
  });
  return facets.filter(({ field }, at) => facets.findIndex((one) => one.field === field) === at);
}
