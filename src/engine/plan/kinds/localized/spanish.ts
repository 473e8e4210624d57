import { sayInAmerica } from '../../words/say-in-america';
import {
  spanishAnimalsAndSewing,
  spanishAnimalsAndSewingVoices,
} from './animals-and-sewing/spanish-animals-and-sewing';
import { spanishCallingVoices, spanishCallings } from './callings/spanish-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { spanishShapes } from './shapes/spanish-shapes';
import { spanishTrades } from './trades/spanish-trades';
import { spanishHouseVoices } from './voices/spanish-house-voices';
import { spanishVoices } from './voices/spanish-voices';
import { appVoices } from './voices/app-voices';
import { joinVoices } from './voices/read-voices';
import { roleVoices } from './voices/role-voices';
import { wholeHouseVoices } from './voices/whole-house-voices';

/** Copy in Spanish. */
export const spanishBank: LocalBank = {
  shapes: spanishShapes,
  inPlace: ' en {place}',
  nouns: {
    restaurant: 'Restaurante',
    cafe: 'Cafetería',
    bakery: 'Panadería',
    bar: 'Bar',
    hotel: 'Hotel',
    salon: 'Salón de belleza',
    spa: 'Spa',
    gym: 'Gimnasio',
    yoga: 'Estudio de yoga',
    clinic: 'Clínica',
    dentist: 'Clínica dental',
    therapist: 'Consulta de psicología',
    veterinary: 'Clínica veterinaria',
    law: 'Despacho de abogados',
    accountant: 'Asesoría',
    insurance: 'Correduría de seguros',
    consulting: 'Consultoría',
    agency: 'Agencia',
    studio: 'Estudio',
    'real-estate': 'Inmobiliaria',
    'home-services': 'Reparaciones',
    construction: 'Constructora',
    cleaning: 'Empresa de limpieza',
    auto: 'Taller',
    florist: 'Floristería',
    shop: 'Tienda',
    product: 'Producto',
    saas: 'Aplicación',
    'mobile-app': 'App',
    portfolio: 'Portafolio',
    photographer: 'Fotografía',
    cv: 'Currículum',
    'link-in-bio': 'Enlaces',
    blog: 'Blog',
    docs: 'Documentación',
    course: 'Curso',
    event: 'Evento',
    nonprofit: 'Asociación',
  },
  families: {
    food: {
      titles: ['Lo que hoy trajo el mercado', 'Siéntate, ya hay pan'],
      lede: 'Cocinamos despacio y servimos con calma. La carta cambia con la temporada; las ganas, no.',
      items: [
        ['Croquetas de jamón', 'Seis, crujientes'],
        ['Ensalada de la huerta', 'Tomate, cebolla, buen aceite'],
        ['Cordero al horno', 'Toda la mañana a fuego lento'],
        ['Pescado del día', 'Pregunta qué ha llegado'],
        ['Tarta de queso', 'Tostada por arriba'],
        ['Café', 'Solo, cortado o con leche'],
      ],
    },
    beauty: {
      titles: ['Una hora para ti', 'Sales como querías'],
      lede: 'Primero escuchamos; las tijeras, después. Con calma y con buena luz.',
      items: [
        ['Corte y peinado', 'Con lavado y consejo'],
        ['Color', 'A tu tono'],
        ['Manicura', 'Manos cuidadas'],
        ['Tratamiento facial', 'Limpieza, masaje, mascarilla'],
        ['Masaje', 'Una hora, fuerte o suave'],
        ['Depilación', 'Rápida y cuidadosa'],
      ],
    },
    health: {
      titles: ['Alguien que te escucha', 'Pregunta lo que quieras'],
      lede: 'Citas sin prisa, palabras claras y un plan por escrito que entiendes en casa.',
      items: [
        ['Primera consulta', 'Hablamos, miramos, explicamos'],
        ['Revisión', 'Una vez al año, sin sorpresas'],
        ['Prevención', 'Para no tener que volver antes'],
        ['Tratamiento', 'Paso a paso, con precio antes'],
        ['Seguimiento', 'Hasta que estés mejor'],
        ['Niños', 'Con tiempo y con paciencia'],
      ],
    },
    trade: {
      titles: ['Bien hecho a la primera', 'Un precio antes de empezar'],
      lede: 'Dinos qué pasa y dónde. Te damos un precio y una hora, y dejamos todo limpio.',
      items: [
        ['Reparaciones', 'Lo que gotea, chirría o no cierra'],
        ['Instalación', 'Recta, firme, probada'],
        ['Reformas', 'De la idea a la última llave'],
        ['Mantenimiento', 'Una visita al año evita tres'],
        ['Limpieza a fondo', 'También detrás y debajo'],
        ['Urgencias', 'Salimos en cuanto llamas'],
      ],
    },
    stay: {
      titles: ['Duerme con la ventana abierta', 'Quédate una noche más'],
      lede: 'Buenas camas, mañanas largas y un desayuno que nadie recoge antes de tiempo.',
      items: [
        ['Habitación doble', 'Tranquila, al patio'],
        ['Habitación con vistas', 'Despierta con ellas'],
        ['Suite', 'Dos ventanas y bañera'],
        ['Habitación familiar', 'Cuatro camas, una puerta'],
      ],
    },
    shop: {
      titles: ['Poco y bien elegido', 'Mira con calma'],
      lede: 'Una selección pequeña que conocemos bien. Si no lo usáramos, no estaría aquí.',
      items: [
        ['El de siempre', 'El que más se llevan'],
        ['Novedad de la semana', 'Recién llegado'],
        ['Para regalar', 'Envuelto, con tarjeta'],
        ['Edición pequeña', 'Pocas piezas'],
        ['El grande', 'Para casa llena'],
        ['El pequeño', 'Cabe en el bolsillo'],
        ['Caja surtida', 'Un poco de todo'],
        ['Vale regalo', 'De cualquier importe'],
      ],
    },
    event: {
      titles: ['Ven, que te guardamos sitio', 'Un día con todos'],
      lede: 'Aquí está todo lo que necesitas saber: cuándo, dónde y cómo llegar.',
      items: [
        ['Llegada y bienvenida', 'Con algo fresco'],
        ['El momento', 'Puntuales, por favor'],
        ['Comida', 'Una mesa larga'],
        ['Palabras', 'Breves, prometido'],
        ['Música', 'Hasta que se vaya la banda'],
        ['Despedida', 'Con caldo y taxi'],
      ],
    },
    studio: {
      titles: ['Dicho con claridad, hecho con cuidado', 'Empezamos por escuchar'],
      lede: 'Lo prometido se hace, lo hecho se explica y al teléfono contesta quien sabe.',
      items: [
        ['Primera conversación', 'Sin compromiso, con preguntas'],
        ['Plan', 'Una página que se entiende'],
        ['Trabajo', 'Hecho por quien conociste'],
        ['Acompañamiento', 'Seguimos cuando ya funciona'],
        ['Segunda opinión', 'Una mirada de fuera'],
        ['Encargos', 'Cuéntanos el tuyo'],
      ],
    },
    move: {
      titles: ['Empieza donde estás', 'Más fuerte cada semana'],
      lede: 'Alguien que te corrige y un plan que cabe en tu semana.',
      items: [
        ['Fuerza', 'Con técnica y sin prisa'],
        ['Movilidad', 'Para espaldas de oficina'],
        ['Resistencia', 'Corto, intenso, honesto'],
        ['Principiantes', 'Lo básico, bien hecho'],
        ['Entrenamiento personal', 'Una hora solo tuya'],
        ['Yoga y respiración', 'Para bajar el ruido'],
      ],
    },
    tech: {
      titles: ['Lo aburrido, hecho antes de comer', 'Ábrelo, úsalo, ciérralo'],
      lede: 'Hace una cosa, la hace rápido y te deja seguir con tu día.',
      items: [
        ['Listo en una tarde', 'Con lo que ya tienes'],
        ['Donde lo necesites', 'En la mesa y de camino'],
        ['Tus datos son tuyos', 'Y se pueden llevar'],
        ['A la vista', 'Lo importante, primero'],
        ['Avisos útiles', 'Pocos y a tiempo'],
        ['Ayuda de verdad', 'Contesta una persona'],
      ],
    },
  },
  about: [
    '{name} es un lugar pequeño{in} donde sabemos tu nombre a la tercera visita.',
    'Hacemos pocas cosas y las hacemos bien. Pregunta: contesta quien hace el trabajo.',
  ],
  story: [
    'Detrás de {name} hay personas a las que les gusta lo que hacen, y se nota en los detalles.',
    'Lo demás se cuenta mejor en persona: ven, pregunta y saca tus conclusiones.',
  ],
  features: [
    ['Una persona al otro lado', 'Quien te contesta sabe de qué habla.'],
    ['Precio antes de empezar', 'Por escrito y sin letra pequeña.'],
    ['Cuidado en lo pequeño', 'Lo que nadie pide es lo que se recuerda.'],
    ['Cerca', 'Estamos a mano antes y después.'],
  ],
  process: [
    ['Cuéntanos', 'Qué, cuándo, para cuántos.'],
    ['Te respondemos', 'Con un plan y un precio.'],
    ['Lo hacemos', 'Como dijimos, el día acordado.'],
    ['Seguimos ahí', 'Por si luego hay preguntas.'],
  ],
  reviews: [
    ['Preguntaron lo justo y cumplieron lo que dijeron.', 'Primera visita'],
    ['Amables, puntuales y con gusto. Volvería mañana.', 'Vino en familia'],
    ['Se nota que les gusta lo que hacen.', 'Cliente habitual'],
  ],
  roles: [
    ['Dirección', 'Abre por la mañana y contesta los mensajes.'],
    ['Oficio', 'Lleva años haciéndolo y aún disfruta.'],
    ['Atención', 'Recuerda tu nombre y lo que te gusta.'],
  ],
  faq: [
    ['¿Hace falta reservar?', 'Mejor sí: una llamada o un mensaje basta.'],
    [
      '¿Cuánto cuesta?',
      'Los precios orientativos están en esta página; el tuyo te lo damos antes de empezar.',
    ],
    ['¿Puedo ir con niños?', 'Claro. Avísanos y lo preparamos.'],
    ['¿Cómo llego?', 'La dirección está abajo. Si te pierdes, llama.'],
    ['¿Y si tengo que cancelar?', 'Avísanos el día antes y buscamos otra fecha.'],
    ['¿Quién responde a los mensajes?', 'Una persona, y no una máquina.'],
  ],
  plans: [
    ['Básico', 'Para empezar', ['Lo esencial', 'Una visita', 'Respuesta en dos días']],
    ['Habitual', 'Lo que elige la mayoría', ['Todo lo básico', 'El doble de tiempo', 'Un plan por escrito']],
    ['Completo', 'Para quien lo quiere todo', ['Todo lo habitual', 'Prioridad', 'Una persona fija']],
  ],
  events: [
    ['14 de marzo', 'Puertas abiertas', 'Preguntas y algo de picar.'],
    ['25 de abril', 'Encuentro', 'Lo que viene, y tiempo para hablar.'],
    ['6 de junio', 'Fiesta de verano', 'Fuera, si el tiempo acompaña.'],
  ],
  cta: ['¿Te guardamos un sitio?', 'Dos líneas bastan para una primera respuesta.'],
  sayInAmerica,
  trades: [
    ...builderTrades.es,
    ...coachTrades.es,
    ...careTrades.es,
    ...kitchenTrades('es'),
    ...schoolTrades.es,
    ...spanishAnimalsAndSewing,
    ...spanishTrades,
    ...spanishCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.es,
    visitedVoices.es,
    builderVoices.es,
    coachVoices.es,
    cateringVoices.es,
    schoolVoices.es,
    roleVoices.es,
    spanishHouseVoices,
    spanishCallingVoices,
    spanishAnimalsAndSewingVoices,
    spanishVoices,
    wholeHouseVoices.es,
    appVoices.es,
  ),
};
