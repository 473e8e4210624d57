/** Sample jobs of every kind. */
export const jobs: readonly (readonly [
  title: string,
  by: string,
  group: 'fullTime' | 'partTime' | 'contract',
  pay: number,
  text: string,
])[] = [
  [
    'Front-end developer',
    'Sample employer A',
    'fullTime',
    52_000,
    'Build and test the pages that customers see.',
  ],
  [
    'Nurse, night shift',
    'Sample employer B',
    'partTime',
    38_000,
    'Care for a ward of twelve, four nights a week.',
  ],
  [
    'Carpenter',
    'Sample employer C',
    'fullTime',
    41_000,
    'Fit stairs and kitchens, with a van from the yard.',
  ],
  [
    'Product designer',
    'Sample employer D',
    'contract',
    56_000,
    'Six months on one tool, from sketch to release.',
  ],
  [
    'Pastry cook',
    'Sample employer E',
    'fullTime',
    33_000,
    'Early start, small team, everything from scratch.',
  ],
  [
    'Data analyst',
    'Sample employer F',
    'fullTime',
    48_000,
    'Answer the questions of sales and stock with numbers.',
  ],
  [
    'Bicycle mechanic',
    'Sample employer G',
    'partTime',
    30_000,
    'Three days a week at the stand and the counter.',
  ],
  ['Accountant', 'Sample employer H', 'contract', 45_000, 'Close two quarters and leave the books in order.'],
];
// The titles of these jobs, in their order.
/** By language, in the order of the samples. */
export const jobTitles: Readonly<Record<string, readonly string[]>> = {
  es: ['Desarrollo web', 'Enfermería, turno de noche', 'Carpintería', 'Diseño de producto', 'Pastelería', 'Análisis de datos', 'Mecánica de bicicletas', 'Contabilidad'],
  fr: ['Développement web', 'Soins infirmiers, de nuit', 'Menuiserie', 'Design produit', 'Pâtisserie', 'Analyse de données', 'Mécanique de vélos', 'Comptabilité'],
  de: ['Webentwicklung', 'Pflege, Nachtdienst', 'Tischlerei', 'Produktdesign', 'Konditorei', 'Datenanalyse', 'Fahrradwerkstatt', 'Buchhaltung'],
  pt: ['Desenvolvimento web', 'Enfermagem, turno da noite', 'Carpintaria', 'Design de produto', 'Pastelaria', 'Análise de dados', 'Mecânica de bicicletas', 'Contabilidade'],
  it: ['Sviluppo web', 'Infermieristica, turno di notte', 'Falegnameria', 'Design di prodotto', 'Pasticceria', 'Analisi dei dati', 'Meccanica di biciclette', 'Contabilità'],
  nl: ['Webontwikkeling', 'Verpleging, nachtdienst', 'Timmerwerk', 'Productontwerp', 'Banketbakkerij', 'Data-analyse', 'Fietsenmakerij', 'Boekhouding'],
  pl: ['Tworzenie stron', 'Pielęgniarstwo, nocna zmiana', 'Stolarstwo', 'Projektowanie produktu', 'Cukiernictwo', 'Analiza danych', 'Serwis rowerów', 'Księgowość'],
  tr: ['Web geliştirme', 'Hemşirelik, gece vardiyası', 'Marangozluk', 'Ürün tasarımı', 'Pastacılık', 'Veri analizi', 'Bisiklet tamiri', 'Muhasebe'],
  ar: ['تطوير الويب', 'تمريض، مناوبة ليلية', 'نجارة', 'تصميم المنتجات', 'حلويات', 'تحليل البيانات', 'صيانة الدراجات', 'محاسبة'],
  he: ['פיתוח אתרים', 'סיעוד, משמרת לילה', 'נגרות', 'עיצוב מוצר', 'קונדיטוריה', 'ניתוח נתונים', 'תיקון אופניים', 'הנהלת חשבונות'],
}; // prettier-ignore
/** Towns of samples that are paid in dollars. */
export const americanCities = ['Portland', 'Chicago', 'Boston', 'Denver'] as const;
/** By language, in the order of the samples. */
export const citiesByLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['London', 'Manchester', 'Bristol', 'Leeds'],
  es: ['Madrid', 'Barcelona', 'Valencia', 'Sevilla'],
  fr: ['Paris', 'Lyon', 'Nantes', 'Bordeaux'],
  de: ['Berlin', 'Hamburg', 'München', 'Köln'],
  pt: ['Lisboa', 'Porto', 'Braga', 'Faro'],
  it: ['Milano', 'Roma', 'Torino', 'Napoli'],
  nl: ['Amsterdam', 'Utrecht', 'Rotterdam', 'Gent'],
  pl: ['Warszawa', 'Kraków', 'Gdańsk', 'Wrocław'],
  tr: ['İstanbul', 'Ankara', 'İzmir', 'Bursa'],
  he: ['תל אביב', 'ירושלים', 'חיפה', 'באר שבע'],
  ar: ['عمّان', 'القاهرة', 'دبي', 'بيروت'],
};
