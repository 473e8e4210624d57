/** Spanish words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const spanishSections: Readonly<Record<string, string>> = {
  hero: 'cabecera grande, portada, imagen principal, hero, banner principal',
  features: 'características, ventajas, beneficios, por qué elegirnos, funcionalidades, funciones',
  services:
    'servicios, nuestros servicios, qué hacemos, tratamientos, especialidades, áreas de práctica, lista de servicios, prestaciones, lo que hago, lo que hacemos, qué ofrecemos, lo que ofrecemos, qué hago, en qué te ayudo',
  'services@law accountant consulting': 'áreas, las áreas',
  about:
    'sobre nosotros, quiénes somos, sobre mí, acerca de, nosotros, biografía, presentación, conócenos, sobre, el equipo y yo, quién soy, quienes somos, quién está detrás, un poco sobre mí, un poco sobre nosotros, sobre la empresa',
  story: 'historia, nuestra historia, mi historia, la historia',
  process:
    'proceso, cómo funciona, cómo trabajamos, pasos, método, metodología, paso a paso, cómo trabajo, cómo se pide, cómo pedir',
  stats: 'estadísticas, cifras, números, datos clave, impacto, cifras de impacto, números de impacto',
  gallery:
    'galería, fotos, galería de fotos, imágenes, fotografías, galería de imágenes, fotos de trabajos, fotos del trabajo, álbum de fotos, algunas fotos, imágenes del local',
  portfolio:
    'trabajos, proyectos, portafolio, portfolio, obras, nuestros trabajos, trabajos realizados, mis trabajos',
  'case-study': 'casos de éxito, casos de estudio',
  testimonials:
    'testimonios, opiniones, reseñas, opiniones de clientes, comentarios de clientes, valoraciones, reseñas de clientes, críticas, lo que dicen, qué dicen, que dicen nuestros _, lo que opinan, lo que opinan nuestros _',
  team: 'agentes inmobiliarios, nuestros agentes, los agentes, nuestros asesores, equipo, nuestro equipo, profesoras, instructoras, monitoras, terapeutas, especialistas, profesores, entrenadores, profesionales, personal, abogados del despacho, médicos, instructores, monitores, estilistas, barberos, conoce al equipo, nuestro personal, las personas, el equipo',
  pricing:
    'precios, tarifas, planes, lista de precios, precio, bonos, paquetes, cuotas, membresías, suscripciones, tarifas y bonos, honorarios, abonos, cuánto cuesta, cuánto cuestan, nuestros precios, mis precios, precios por noche, packs',
  comparison: 'comparativa, comparación, tabla comparativa',
  faq: 'preguntas frecuentes, faq, dudas frecuentes, preguntas y respuestas, preguntas habituales, dudas, preguntas comunes, preguntas',
  cta: 'llamada a la acción, botón de reserva, botón de llamada, botón de inscripción, inscripción, botón de compra, botón de whatsapp, botón whatsapp, botón para llamar, botón grande, botón de matrícula, botón para apuntarse',
  newsletter: 'boletín, newsletter, suscripción al boletín, lista de correo',
  contact:
    'contacto, formulario de contacto, contáctanos, datos de contacto, contactar, formulario, página de contacto, escríbenos, cómo contactarnos, ponerse en contacto, forma de contacto, manera de contactar, formulario para contactar',
  map: 'mapa, cómo llegar, ubicación, dónde estamos, localización, cómo encontrarnos, dónde encontrarnos, donde estamos, dónde estoy, cómo llegar hasta _, indicaciones, mapa de ubicación',
  hours:
    'horario, horarios, horario de apertura, horas de apertura, horario de atención, cuándo abrimos, cuando abrimos',
  'timetable@gym yoga course': 'horario, horarios, horario de clases, clases, calendario de clases',
  booking:
    'reservas, reserva, reservar, reserva online, citas, cita previa, pedir cita, reserva de mesa, reservar mesa, formulario de reserva, cita online, reserva de citas, disponibilidad, clase de prueba, reservar cita, pide cita, reservar una clase, reservar plaza, prueba gratis, reserva de cita, reservar una visita',
  quote:
    'presupuesto, presupuestos, pedir presupuesto, solicitar presupuesto, presupuesto gratis, formulario de presupuesto, cotización, presupuesto sin compromiso, presupuesto online, presupuesto gratuito, pedir un presupuesto',
  menu: 'carta, menú, menú del día, carta de vinos, platos, especialidades de la casa, menú degustación',
  'products@course studio gym yoga nonprofit event bar restaurant cafe hotel portfolio salon spa photographer blog link-in-bio home-services':
    'tienda, tienda online',
  products:
    'productos, catálogo, nuestros productos, colección, novedades, destacados, más vendidos, ramos, artículos, vinos, lo que vendemos, nuestros vinos',
  'product-detail': 'ficha de producto, detalle de producto, especificaciones, ficha técnica',
  cart: 'carrito, carrito de compra, cesta, cesta de la compra, carro de la compra',
  checkout: 'pago, finalizar compra, proceso de pago, checkout, pasarela de pago',
  categories: 'categorías, temas, secciones de la tienda',
  posts: 'blog, noticias, artículos, entradas, últimas noticias, recetas, episodios, novedades del blog',
  events:
    'encuentros con autores, firmas de libros, presentaciones de libros, lecturas, eventos, talleres, agenda de eventos, conciertos, próximos eventos, actividades, exposiciones, catas, actuaciones, calendario de eventos, espectáculos, próximas fechas, agenda de conciertos, próximos conciertos, programación, cartelera, calendario, calendario de partidos, próximos partidos',
  'agenda@event': 'programa, agenda, horario, itinerario, orden del día',
  agenda: 'programa, agenda, itinerario',
  countdown: 'cuenta atrás, cuenta regresiva',
  speakers: 'ponentes, conferenciantes, ponencias, cartel, artistas invitados',
  'speakers@event': 'artistas, artistas confirmados, line-up, lineup, bandas, grupos',
  timetable: 'horario de clases, clases, calendario de clases, agenda de clases, horarios de clases',
  video: 'videoclips, clips, vídeo, video, vídeos, tráiler',
  social: 'redes sociales, instagram, enlaces a redes',
  jobs: 'empleo, trabaja con nosotros, ofertas de empleo, vacantes, empleos',
  download: 'descarga, descargar, app store, google play, descargas',
  donation:
    'donaciones, dona ahora, donar ahora, donar, donación, haz una donación, donativos, apadrina, colabora',
  rooms: 'habitaciones, suites, alojamientos, apartamentos, cabañas, parcelas',
  listings:
    'listado de propiedades, propiedades, inmuebles, viviendas, anuncios, pisos en venta, vehículos, coches en venta, animales en adopción, perros en adopción, adopciones',
  areas:
    'zonas de servicio, zonas, áreas de servicio, zona de reparto, barrios, zonas de reparto, zona de trabajo, zonas de trabajo, zona de servicio, zonas donde trabajamos, dónde trabajamos',
  'before-after': 'antes y después, fotos de antes y después, fotos antes y después',
  curriculum: 'temario, plan de estudios, módulos, contenido del curso, lecciones, programa del curso',
  'curriculum@course': 'cursos, programa, asignaturas, niveles',
  audience: 'para quién es, a quién va dirigido',
  'teacher@course': 'profesor, profesora, el profesor, la profesora, docente',
  tickets: 'entradas, boletos, venta de entradas, abonos',
  'tickets@event': 'inscripción, inscripciones',
  'form@course nonprofit gym yoga studio unknown portfolio':
    'inscripción, inscripciones, inscripción online, apuntarse',
  'venue@event': 'lugar, sede, recinto, ubicación, el lugar',
  rsvp: 'confirmar asistencia, confirmación de asistencia, rsvp, confirma tu asistencia, confirmación',
  timeline: 'cronología, línea de tiempo, trayectoria, línea temporal',
  'timeline@cv': 'experiencia, experiencia laboral, formación, educación, trayectoria',
  skills: 'habilidades, competencias, aptitudes, conocimientos',
  'languages@cv portfolio': 'idiomas',
  links: 'enlaces, links, botones de enlaces',
  volunteer: 'voluntariado, hazte voluntario, voluntarios, formulario de voluntariado, cómo ayudar',
  amenities: 'instalaciones, comodidades, servicios del hotel, equipamiento',
  values: 'valores, nuestros valores, filosofía, misión, sostenibilidad, compromiso',
  privacy: 'privacidad, política de privacidad, aviso legal, términos y condiciones',
  logos:
    'clientes, nuestros clientes, logos de clientes, patrocinadores, colaboradores, logotipos de clientes, empresas colaboradoras',
  form: 'formulario de inscripción, formulario de registro, formulario de solicitud',
  announcement: 'barra de anuncios, aviso superior',
  'team@law': 'abogados, abogadas, nuestros abogados',
  'team@real-estate': 'agentes, asesores, agentes inmobiliarios',
  'team@nonprofit': 'junta directiva, junta, directiva',
  'team@course gym': 'profesorado, monitores, instructores',
  'booking@law accountant': 'cita, pedir cita, primera consulta',
  'events@portfolio': 'fechas de gira, gira, fechas de conciertos, próximos conciertos',
  'products@portfolio': 'tienda, tienda online, merch, merchandising',
  'areas@hotel': 'entorno, alrededores, qué ver cerca',
  'listings@real-estate': 'alquileres, pisos en alquiler, pisos en venta, casas en venta',
  'quote@real-estate': 'tasación, valoración, tasación gratuita, valoración gratuita',
  'volunteer@nonprofit': 'hazte socio, hacerse socio, hazte voluntario, hazte socia',
  'form@course': 'matrícula, matriculación, inscripción, inscripciones',
  'services@consulting': 'itinerarios, rutas, viajes, nuestros viajes',
  'booking@portfolio': 'contratación, contrataciones, booking',
  'timetable@nonprofit': 'entrenamientos, horarios de entrenamiento, horarios de entrenamientos',
  'team@blog': 'presentadores, presentadoras, locutores',
  'events@nonprofit': 'conciertos, próximos conciertos, actuaciones',
  'team@course': 'chefs, chef',
  'team@unknown shop': 'autores, autoras, nuestros autores',
  'services@therapist': 'terapias, mis terapias',
};
