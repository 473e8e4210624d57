import type { SectionType } from '@/domain/site/vocabulary';
import { foldWord } from './fold-word';

/** What people call a section, most usual name first, in English, Spanish, French, German and Portuguese. */
const names: Partial<Record<SectionType, string>> = {
  announcement: 'announcement, announcement bar, notice bar, top bar, anuncio, annonce, ankundigung',
  hero: 'hero, banner, intro, top section, opening, portada, accueil, startbereich, introduction',
  'page-header': 'page header, page heading, page title',
  logos:
    'logos, logo strip, logo bar, logo wall, client logos, logo section, trusted by, clients, partners, brands, sponsors, logo row, clientes, socios, partenaires, partner, kunden, parceiros',
  features:
    'features, feature, benefits, highlights, advantages, caracteristicas, ventajas, fonctionnalites, avantages, funktionen, vorteile, funcionalidades, vantagens, recursos',
  services:
    'services, service, what we do, offer, offers, treatments, practice areas, tours, trips, lessons, subjects, walks, servicios, leistungen, dienstleistungen, angebot, servicos',
  about:
    'about, about us, who we are, sobre nosotros, quienes somos, a propos, qui sommes-nous, uber uns, ueber uns, sobre nos, sobre',
  story:
    'story, about, about us, who we are, our story, history, historia, nuestra historia, histoire, notre histoire, geschichte, historia da casa, nossa historia',
  process:
    'process, how it works, steps, proceso, como funciona, pasos, processus, comment ca marche, etapes, ablauf, so funktioniert es, prozess, processo',
  stats:
    'stats, statistics, numbers, figures, impact, impact numbers, facts, cifras, estadisticas, numeros, chiffres, zahlen, estatisticas',
  gallery: 'gallery, photos, pictures, photo gallery, images, galeria, fotos, galerie, photos, bilder',
  portfolio:
    'portfolio, work, projects, our work, selected work, portafolio, trabajos, proyectos, projets, realisations, projekte, arbeiten, trabalhos, projetos',
  'case-study': 'case study, case studies, caso de estudio, etude de cas, fallstudie',
  testimonials:
    'testimonials, quotes, press quotes, testimonial, reviews, review, customer reviews, opiniones, resenas, testimonios, avis, temoignages, bewertungen, kundenstimmen, rezensionen, opinioes, avaliacoes, depoimentos, testemunhos',
  team: 'team, our people, people, staff, our team, committee, board, crew, members, trainers, coaches, teachers, instructors, guides, tutors, barbers, stylists, dentists, doctors, solicitors, lawyers, therapists, hosts, players, chefs, equipo, equipe, personal, mitarbeiter, nosso time, equipa',
  pricing:
    'pricing, prices, plans, tiers, price list, packages, package, fees, rates, precios, tarifas, planes, tarifs, prix, forfaits, preise, tarife, pakete, precos, planos',
  comparison: 'comparison, comparison table, compare, comparacion, comparaison, vergleich, comparacao',
  faq: 'faq, faqs, questions, q&a, frequently asked questions, preguntas, preguntas frecuentes, questions frequentes, foire aux questions, fragen, haufige fragen, perguntas, perguntas frequentes',
  cta: "cta, call to action, llamada a la accion, appel a l'action, handlungsaufruf, chamada",
  newsletter:
    'newsletter, mailing list, newsletter signup, newsletter sign-up, signup, sign-up, subscribe, boletin, infolettre, rundbrief, boletim',
  contact:
    'contact, contact form, contact us, get in touch, contacto, formulario de contacto, formulaire de contact, kontakt, kontaktformular, contato, contacto',
  hours:
    'hours, opening hours, opening times, times, service times, visit, horario, horarios, horaires, offnungszeiten, horario de funcionamento',
  booking:
    'booking, booking form, booking calendar, reservation form, appointment form, book form, reservations, reservation, appointments, appointment, book, reservas, reserva, citas, reservations, rendez-vous, buchung, reservierung, termine, termin, agendamento, marcacoes',
  quote: 'quote form, quote, estimate, presupuesto, devis, angebotsformular, orcamento',
  menu: 'menu, food menu, menu section, dishes, carta, la carte, carte, plats, speisekarte, karte, gerichte, cardapio, ementa',
  // After the menu: of a French or German place to eat, “la carte” and “die Karte” are the menu.
  map: "map, location, how to find us, directions, how to get there, mapa, ubicacion, como llegar, plan, carte, plan d'acces, acces, karte, lageplan, anfahrt, localizacao, como chegar",
  products:
    'products, product, product grid, shop, store, catalogue, catalog, items, productos, tienda, produits, boutique, produkte, produtos, loja',
  'product-detail': 'product detail, product page',
  cart: 'cart, basket, shopping cart, carrito, cesta, panier, warenkorb, carrinho',
  checkout: 'checkout, pago, paiement, kasse, finalizar compra',
  categories: 'categories, collections, categorias, categories de produits, kategorien, colecciones',
  posts:
    'posts, blog, blog posts, articles, news, entradas, noticias, articulos, actualites, beitrage, artikel, neuigkeiten, noticias do blog, artigos',
  article: 'article, articulo, artigo',
  events:
    'events, upcoming events, event, tour dates, dates, shows, gigs, concerts, eventos, evenements, veranstaltungen, termine',
  countdown:
    'countdown, count down, timer, cuenta atras, cuenta regresiva, compte a rebours, countdown-uhr, contagem regressiva',
  speakers: 'speakers, speaker, ponentes, conferenciers, intervenants, referenten, sprecher, palestrantes',
  timetable:
    'timetable, classes, class schedule, schedule, weekly schedule, clases, cours, kursplan, kurse, aulas',
  agenda: 'agenda, schedule, programme, program, programa, cronograma, emploi du temps, programm, zeitplan',
  video: 'video, film, clip',
  social:
    'social, social media, social links, redes sociales, reseaux sociaux, soziale medien, redes sociais',
  jobs: 'jobs, careers, vacancies, open positions, empleo, vacantes, emplois, carrieres, stellen, karriere, vagas, carreiras',
  download:
    'download, downloads, app buttons, store buttons, app store buttons, app badges, descarga, telechargement',
  donation:
    'donation, donate, donations, donation form, donation amounts, donativos, donaciones, dons, spenden, doacoes, donativo',
  rooms: 'rooms, room, habitaciones, chambres, zimmer, quartos',
  listings: 'listings, properties, homes, propiedades, biens, immobilien, imoveis',
  areas:
    "areas, service area, service areas, areas we serve, zonas, zone d'intervention, einsatzgebiet, areas de atuacao",
  'before-after':
    'before and after, before after, antes y despues, avant apres, vorher nachher, antes e depois',
  curriculum: 'curriculum, syllabus, lessons, modules, temario, programme du cours, lehrplan, modulos',
  audience: 'audience, who it is for, who is it for, para quien, pour qui, fur wen, para quem',
  teacher: 'teacher, instructor, profesor, professeur, lehrer, dozent, professor',
  tickets: 'tickets, ticket, entradas, billets, karten kaufen, eintrittskarten, ingressos, bilhetes',
  venue: 'venue, lugar, lieu, veranstaltungsort, local',
  rsvp: 'rsvp, rsvp form, confirmacion de asistencia, confirmar asistencia, zusage, confirmacao',
  timeline:
    'timeline, experience, work experience, jobs timeline, career, experiencia, parcours, experience professionnelle, werdegang, lebenslauf, linha do tempo',
  skills: 'skills, skill, habilidades, aptitudes, competences, fahigkeiten, kenntnisse, competencias',
  languages: 'languages, language, idiomas, langues, sprachen, sprachkenntnisse, linguas',
  links: 'links, link list, enlaces, liens, ligacoes',
  volunteer:
    'volunteer, volunteers, volunteer form, voluntarios, voluntariado, benevoles, ehrenamt, freiwillige, voluntarios',
  amenities: 'amenities, facilities, comodidades, equipements, ausstattung',
  values: 'values, our values, valores, valeurs, werte',
  privacy: 'privacy, privacy promise, privacy policy, privacidad, confidentialite, datenschutz, privacidade',
  code: 'code, code block, code example, install, installation, codigo',
  sidebar: 'sidebar, side bar, barra lateral, barre laterale, seitenleiste',
  app: 'app, tool, board, list, task list, todo list, tasks, aplicacion, application, anwendung',
  form: 'form, formulario, formulaire, formular',
  text: 'text section, text block, paragraph section, texto libre',
  nav: 'nav, navigation, navbar, nav bar, menu bar, header, top bar, navegacion, barre de navigation, kopfzeile, encabezado',
  footer: 'footer, page footer, pie de pagina, pied de page, fusszeile, rodape',
};

const byName = new Map<string, SectionType[]>();
for (const [type, list] of Object.entries(names)) {
  for (const raw of list.split(',')) {
    const name = foldWord(raw.trim());
    const types = byName.get(name) ?? [];
    if (!types.includes(type as SectionType)) byName.set(name, [...types, type as SectionType]);
  }
}

// Where a site has no section of its own of that name, what people mean by it.
const otherwise: readonly (readonly [string, SectionType])[] = [
  ['story', 'about'],
  ['our story', 'about'],
  ['schedule', 'events'],
  ['prices', 'menu'],
  ['prices', 'rooms'],
  ['prices', 'services'],
  ['price list', 'menu'],
  ['price list', 'services'],
];
for (const [name, type] of otherwise) byName.set(name, [...(byName.get(name) ?? []), type]);

/** Every word that section names are made of. */
export const sectionNameWords = (): readonly string[] => [...byName.keys()];

const padding =
  /\b(?:the|a|an|section|sections|block|area|part|bit|of|with|de|del|des|du|da|do|mit|our|my|customer|new|another|module)\b/g;

/** The section types that a phrase may mean, likeliest first: "opiniones" -> testimonials. Empty when it names none. */
export function sectionTypesNamed(phrase: string): readonly SectionType[] {
  const folded = foldWord(phrase).trim();
  const exact = byName.get(folded);
  if (exact) return exact;
  const bare = folded.replace(padding, ' ').replace(/\s+/g, ' ').trim();
  if (!bare) return [];
  return (
    byName.get(bare) ??
    byName.get(`${bare}s`) ??
    byName.get(bare.replace(/s$/, '')) ??
    byName.get(bare.replace(/-/g, ' ')) ??
    []
  );
}

/** The usual English name of a section type, for messages: "testimonials". */
export function wordsFor(type: string): string {
  const list = (names as Readonly<Record<string, string>>)[type];
  if (type === 'faq') return 'FAQ';
  if (type === 'cta') return 'call to action';
  return list?.split(',')[0] ?? type.replace(/-/g, ' ');
}

/** The name with "a" or "an" in front. */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|faq|rsvp)/i.test(words) ? 'an' : 'a'} ${words}`;
}
