import type { ContentItem, SectionContent } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

/** One of what is counted, by its plural: things that no section of its own is made for. */
const ones: Readonly<Record<string, string>> = {
  es: 'rutas=Ruta, senderos=Sendero, visados=Visado, atracciones=Atracción, actividades=Actividad, sedes=Sede, circuitos=Circuito, niveles=Nivel, cursos=Curso, talleres=Taller, salas=Sala, espacios=Espacio, salones=Salón, animales=Animal, barcos=Barco, bicis=Bici, tours=Tour, excursiones=Excursión, viajes=Viaje, variedades=Variedad, grupos=Grupo, colecciones=Colección, pistas=Pista, juegos=Juego, recetas=Receta, temas=Tema, charlas=Charla, programas=Programa, líneas=Línea',
  fr: 'circuits=Circuit, sentiers=Sentier, visas=Visa, attractions=Attraction, activités=Activité, albums=Album, parcours=Parcours, niveaux=Niveau, cours=Cours, ateliers=Atelier, salles=Salle, espaces=Espace, animaux=Animal, bateaux=Bateau, vélos=Vélo, visites=Visite, excursions=Excursion, voyages=Voyage, variétés=Variété, groupes=Groupe, collections=Collection, terrains=Terrain, jeux=Jeu, recettes=Recette, thèmes=Thème, conférences=Conférence, programmes=Programme, gammes=Gamme',
  de: 'routen=Route, wege=Weg, wanderwege=Wanderweg, attraktionen=Attraktion, aktivitäten=Aktivität, konzerte=Konzert, touren=Tour, strecken=Strecke, stufen=Stufe, kurse=Kurs, workshops=Workshop, räume=Raum, säle=Saal, tiere=Tier, boote=Boot, räder=Rad, ausflüge=Ausflug, reisen=Reise, sorten=Sorte, gruppen=Gruppe, kollektionen=Kollektion, plätze=Platz, spiele=Spiel, rezepte=Rezept, themen=Thema, vorträge=Vortrag, programme=Programm, missionen=Mission',
  pt: 'rotas=Rota, vistos=Visto, atrações=Atração, atividades=Atividade, percursos=Percurso, trilhas=Trilha, níveis=Nível, cursos=Curso, oficinas=Oficina, salas=Sala, espaços=Espaço, salões=Salão, animais=Animal, barcos=Barco, bicicletas=Bicicleta, passeios=Passeio, excursões=Excursão, viagens=Viagem, variedades=Variedade, grupos=Grupo, coleções=Coleção, campos=Campo, jogos=Jogo, receitas=Receita, temas=Tema, palestras=Palestra, programas=Programa',
  it: 'percorsi=Percorso, sentieri=Sentiero, visti=Visto, attrazioni=Attrazione, attività=Attività, concerti=Concerto, itinerari=Itinerario, livelli=Livello, corsi=Corso, laboratori=Laboratorio, sale=Sala, spazi=Spazio, animali=Animale, barche=Barca, bici=Bici, escursioni=Escursione, gite=Gita, viaggi=Viaggio, varietà=Varietà, gruppi=Gruppo, collezioni=Collezione, campi=Campo, giochi=Gioco, ricette=Ricetta, temi=Tema, conferenze=Conferenza, programmi=Programma, linee=Linea',
  nl: 'routes=Route, wandelingen=Wandeling, attracties=Attractie, activiteiten=Activiteit, functies=Functie, tochten=Tocht, niveaus=Niveau, cursussen=Cursus, workshops=Workshop, zalen=Zaal, ruimtes=Ruimte, kamers=Kamer, dieren=Dier, boten=Boot, fietsen=Fiets, excursies=Excursie, reizen=Reis, soorten=Soort, groepen=Groep, collecties=Collectie, banen=Baan, spellen=Spel, recepten=Recept, thema’s=Thema, lezingen=Lezing, programma’s=Programma',
  pl: 'trasy=Trasa, atrakcje=Atrakcja, zajęcia=Zajęcia, koncerty=Koncert, szlaki=Szlak, poziomy=Poziom, kursy=Kurs, warsztaty=Warsztat, sale=Sala, przestrzenie=Przestrzeń, pokoje=Pokój, zwierzęta=Zwierzę, łodzie=Łódź, rowery=Rower, wycieczki=Wycieczka, rejsy=Rejs, odmiany=Odmiana, grupy=Grupa, kolekcje=Kolekcja, korty=Kort, gry=Gra, przepisy=Przepis, tematy=Temat, wykłady=Wykład, programy=Program',
  tr: 'turlar=Tur, etkinlikler=Etkinlik, aktiviteler=Aktivite, rotalar=Rota, parkurlar=Parkur, seviyeler=Seviye, kurslar=Kurs, atölyeler=Atölye, salonlar=Salon, odalar=Oda, alanlar=Alan, hayvanlar=Hayvan, tekneler=Tekne, bisikletler=Bisiklet, geziler=Gezi, çeşitler=Çeşit, gruplar=Grup, koleksiyonlar=Koleksiyon, sahalar=Saha, oyunlar=Oyun, tarifler=Tarif, konular=Konu, programlar=Program',
  ar: 'مسارات=مسار, أنشطة=نشاط, مشاريع=مشروع, رحلات=رحلة, جولات=جولة, مستويات=مستوى, دورات=دورة, ورش=ورشة, قاعات=قاعة, مساحات=مساحة, حيوانات=حيوان, قوارب=قارب, دراجات=دراجة, أنواع=نوع, مجموعات=مجموعة, ملاعب=ملعب, ألعاب=لعبة, وصفات=وصفة, مواضيع=موضوع, محاضرات=محاضرة, برامج=برنامج',
  he: 'מסלולים=מסלול, אטרקציות=אטרקציה, פעילויות=פעילות, סיורים=סיור, טיולים=טיול, רמות=רמה, קורסים=קורס, סדנאות=סדנה, חדרים=חדר, אולמות=אולם, חללים=חלל, חיות=חיה, סירות=סירה, אופניים=זוג אופניים, זנים=זן, קבוצות=קבוצה, קולקציות=קולקציה, מגרשים=מגרש, משחקים=משחק, מתכונים=מתכון, נושאים=נושא, הרצאות=הרצאה, תוכניות=תוכנית',
}; // prettier-ignore

type Counted = { readonly title: string; readonly one: string; readonly count: number };

const bracketed =
  /(?:^|[:,;،.]\s|\s(?:y|et|und|e|en|i|ve)\s|\sו)(?<title>\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3})\s\((?<count>\d{1,2})\)/gu;
const plain =
  /(?:[:,;،]\s|\s(?:y|et|und|e|en|i|ve)\s)(?<count>\d{1,2})\s(?<title>\p{L}[\p{L}’'-]*)(?=\s?(?:[,،.;\n]|$))/gu;
const most = 12;
const flat = (text: string): string => text.toLocaleLowerCase().trim();

/** What a prompt counts, with what one of it is called. */
function countedIn(prompt: string, language: string): readonly Counted[] {
  const names = new Map(
    (ones[language] ?? '').split(', ').map((row) => row.split('=') as [plural: string, one: string]),
  );
  return [...prompt.matchAll(bracketed), ...prompt.matchAll(plain)].flatMap(({ groups }) => {
    const title = groups?.['title'] ?? '';
    const first = title.split(' ')[0]?.toLocaleLowerCase(language) ?? '';
    const one = names.get(first) ?? names.get(first.replace(/^ال|^ה/u, ''));
    const count = Number(groups?.['count']);
    return one === undefined || count < 2 || count > most ? [] : [{ title, one, count }];
  });
}

const lists = new Set([
  'services',
  'features',
  'amenities',
  'gallery',
  'booking',
  'pricing',
  'agenda',
  'quote',
  'contact',
]);
const isOf = ({ title, count }: Counted, said: string): boolean =>
  [flat(title), flat(`${count} ${title}`)].includes(flat(said));

const thingsOf = ({ one, count }: Counted, like: Partial<ContentItem> = {}): readonly ContentItem[] =>
  Array.from({ length: count }, (_, at) => ({ ...like, title: `${one} ${at + 1}`, sample: true }));

/** A section with the counted things one by one, where their title stood for all of them. */
function count(section: SectionPlan, one: Counted, told: ReadonlySet<string | null>): SectionPlan | null {
  const { content, type } = section;
  const items = content.items ?? [];
  const change = (next: Partial<SectionContent>): SectionPlan => ({
    ...section,
    content: { ...content, ...next },
  });
  if (flat(content.title) === flat(one.title)) {
    // "Cursos por niveles (3)": as many of the usual ones as are counted.
    const isUsual = items.length > one.count && !told.has(type);
    if (isUsual) return change({ items: items.slice(0, one.count) });
    if (items.length === 0 && type === 'venue') return change({ items: thingsOf(one) });
    if (items.length === 0 && type === 'text')
      return {
        ...section,
        type: 'features',
        variant: 'tiles',
        content: { title: content.title, items: thingsOf(one) },
      };
    return section;
  }
  if (!lists.has(type) || !items.some(({ title }) => isOf(one, title))) return section;
  if (type === 'amenities' || type === 'agenda') {
    const rest = items.filter(({ title }) => !isOf(one, title));
    return rest.length === 0 ? null : change({ items: rest });
  }
  return change({ items: items.flatMap((item) => (isOf(one, item.title) ? thingsOf(one, item) : [item])) });
}

/** Lists that only name what is shown elsewhere. */
const aside = new Set<string>(['gallery', 'booking', 'pricing', 'quote', 'contact']);
const isShown = (plan: SitePlan, { title, one, count: told }: Counted): boolean =>
  plan.pages[0]?.sections.some(
    ({ type, content: { items = [], title: heading } }) =>
      !aside.has(type) &&
      ((flat(heading) === flat(title) && items.length > 0) ||
        items.filter((item) => item.title.startsWith(`${one} `)).length >= told),
  ) === true;

/** "Trasy (4)", "3 Räume": what is counted stands there one by one, and not as a word with a figure. */
export function countedThings(plan: SitePlan): SitePlan {
  const told = new Set(plan.brief.items.map(({ value }) => value.section));
  return countedIn(plan.brief.prompt, plan.language).reduce((done, one) => {
    const pages = done.pages.map((page) => ({
      ...page,
      sections: page.sections.flatMap((section) => count(section, one, told) ?? []),
    }));
    const next = { ...done, pages };
    const [home] = pages;
    if (!home || isShown(next, one)) return next;
    const title = one.title.charAt(0).toLocaleUpperCase(plan.language) + one.title.slice(1);
    const at = Math.max(
      1,
      home.sections.findIndex(({ type }) => type === 'services' || type === 'about') + 1,
    );
    const own: SectionPlan = {
      type: 'features',
      id: home.sections.some(({ id }) => id === 'features') ? 'features-counted' : 'features',
      variant: 'tiles',
      ground: 'page',
      content: { title, items: thingsOf(one) },
      behaviours: [],
    };
    const sections = [...home.sections.slice(0, at), own, ...home.sections.slice(at)];
    return { ...next, pages: [{ ...home, sections }, ...pages.slice(1)] };
  }, plan);
}
