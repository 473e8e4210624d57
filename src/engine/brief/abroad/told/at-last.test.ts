import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const read = async (prompt: string): Promise<ReturnType<typeof readBrief>> => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it.each([
  'אתר לפסטיבל "לילות במדבר" במצפה רמון, 16-18 ביולי 2026: אמנים, כרטיסים ודרכי הגעה.',
  'موقع لمهرجان «ليالي البحر» الموسيقي في صور من 9 إلى 11 يوليو 2026: الفنانون، التذاكر، كيفية الوصول.',
])('takes the days of a festival for no hours, and its town for no gallery: %s', async (prompt) => {
  const { hours, sections } = await read(prompt);
  expect(hours).toBeNull();
  expect(sections.map(({ value }) => value)).not.toContain('gallery');
  expect(sections.map(({ value }) => value)).toContain('speakers');
});

it.each([
  [
    'CV online: Marek Wilk, programista z Gliwic. Doświadczenie, projekty i kontakt.',
    'Marek Wilk',
    'programista',
  ],
  [
    'CV-Website von Jana Lindner, UX-Designerin in Rostock: Ausbildung, Projekte und Kontakt.',
    'Jana Lindner',
    'UX-Designerin',
  ],
  ['קורות חיים של דנה רוזן, מעצבת גרפית מתל אביב: ניסיון, השכלה ויצירת קשר.', 'דנה רוזן', 'מעצבת גרפית'],
  ['سيرة ذاتية للمهندس كريم حداد من عمّان: الخبرات، التعليم، المشاريع.', 'كريم حداد', 'مهندس'],
])('reads whose life it is: %s', async (prompt, name, offer) => {
  const brief = await read(prompt);
  expect(brief.name?.value).toBe(name);
  expect(brief.offer?.value).toBe(offer);
});

it('makes a link of each entry of a list of links', async () => {
  const brief = await read(
    'Página de enlaces para la ilustradora Nora Vidal: Instagram, tienda, boletín y encargos. Fondo lavanda.',
  );
  expect(brief.items.map(({ value }) => value.name)).toEqual(['Instagram', 'Tienda', 'Boletín', 'Encargos']);
  expect(brief.sections.map(({ value }) => value)).not.toContain('products');
});

it('opens the door of a driving school, and counts above ten in Turkish', async () => {
  const school = await read(
    'Sito per l’autoscuola "Strada Facile" a Cremona: patenti, prezzi, istruttori, iscrizione e orari.',
  );
  expect(school.sections.map(({ value }) => value)).toContain('hours');
  const shop = await read(
    '"Işıltı" mum dükkânı için online mağaza, Çanakkale: sepet, on iki ürün, yorumlar.',
  );
  expect(shop.counts.map(({ value }) => value)).toContainEqual({ thing: 'products', count: 12 });
  expect(shop.items).toEqual([]);
});

it('reads two sections at the end of a list, and a clinic for animals', async () => {
  const school = await read(
    'Site pour l’auto-école « Feu Vert » à Troyes : formations, tarifs, moniteurs, inscription et horaires. Vert et blanc.',
  );
  expect(school.sections.map(({ value }) => value)).toEqual(expect.arrayContaining(['form', 'hours']));
  const clinic = await read(
    'Hayvan kliniği "Minik Dostlar" için site, Edirne: hizmetler, ekip, acil, randevu ve ulaşım.',
  );
  expect(clinic.kind.value).toBe('veterinary');
});
