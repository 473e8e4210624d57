import type { SiteKind } from '@/domain/site/vocabulary';

/** Spanish words for what a site is for; `=n` weighs a word, 5 unless said. */
export const spanishKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restaurante=6, asador=6, taquería=6, pizzería=6, marisquería=6, mesón=6, casa de comidas=6, comida=2, tapas=4, cocina=2, catering=5, hamburguesería=6, gastrobar=5, parrilla=5, cevichería=6, arrocería=6',
  cafe: 'cafetería=6, café=5, salón de té=6, heladería=6, churrería=6',
  bakery: 'panadería=6, pastelería=6, obrador=5, repostería=6, tartas=3, panadero=6, confitería=6',
  bar: 'bar=4, bodega=5, cervecería=6, vinoteca=6, coctelería=6, cócteles=3, viñedo=5, discoteca=6, taberna=5',
  hotel:
    'hotel=6, hostal=6, casa rural=7, posada=6, albergue=6, apartamentos turísticos=6, alojamiento=5, camping=6, cabañas=5, parador=5, hacienda=3',
  salon:
    'peluquería=6, peluquero=6, barbería=6, salón de belleza=6, centro de estética=6, uñas=4, manicura=4, tatuajes=5, estudio de tatuajes=6, maquilladora=6, maquillaje=3, estética=4, barbero=6',
  spa: 'spa=6, balneario=6, masajes=5, masajista=6, centro de bienestar=6',
  gym: 'gimnasio=6, entrenador personal=7, entrenadora personal=7, box de crossfit=7, artes marciales=5, escalada=4, rocódromo=6, club deportivo=5, entrenamiento=3, boxeo=4, academia de baile=5',
  yoga: 'yoga=6, estudio de yoga=7, centro de yoga=7, meditación=4, pilates=4',
  clinic:
    'clínica=5, clínica médica=7, médico=5, médica=4, consulta médica=6, fisioterapia=6, fisioterapeuta=6, centro médico=7, podólogo=6, nutricionista=6, dermatóloga=6, dermatólogo=6, pediatra=6, óptica=5, farmacia=5, ginecóloga=6, osteópata=6, logopeda=5, hospital=5',
  dentist:
    'dentista=7, clínica dental=7, odontólogo=7, odontología=7, ortodoncia=6, consultorio dental=7, dental=5',
  therapist:
    'psicóloga=6, psicólogo=6, psicología=6, terapeuta=5, coach=4, psicoterapia=6, terapia=3, psicoterapeuta=6',
  veterinary:
    'veterinario=7, veterinaria=7, clínica veterinaria=8, peluquería canina=7, mascotas=3, adiestrador=5, tienda de mascotas=6, refugio de animales=6, protectora de animales=6, guardería canina=6',
  law: 'abogado=7, abogada=7, abogados=7, bufete=7, despacho de abogados=8, notaría=7, despacho jurídico=7, gestoría=4, procurador=6, asesoría jurídica=7',
  accountant:
    'asesoría fiscal=7, contable=6, contabilidad=6, asesor fiscal=7, gestoría=5, contador=7, asesoría=4, asesor financiero=6',
  insurance: 'seguros=6, correduría de seguros=7, aseguradora=7',
  consulting:
    'consultoría=6, consultora=6, consultor=5, traductora=5, traductor=5, empresa de logística=5, agencia de viajes=5, selección de personal=5, coworking=6',
  agency:
    'agencia=4, agencia de marketing=7, agencia de publicidad=7, agencia digital=7, agencia creativa=7, organizadora de bodas=6, productora=5, organización de eventos=5',
  studio:
    'estudio de diseño=7, estudio creativo=7, interiorista=6, interiorismo=6, arquitecta=5, arquitecto=5, estudio de arquitectura=6, diseño gráfico=5, diseño de interiores=6',
  'real-estate':
    'inmobiliaria=7, agencia inmobiliaria=7, agente inmobiliario=7, pisos=4, viviendas=4, casas en venta=6, propiedades=4, inmuebles=5',
  'home-services':
    'fontanero=7, fontanería=7, plomero=7, plomería=7, electricista=7, cerrajero=7, cerrajería=7, pintor de casas=6, mudanzas=7, carpintero=5, carpintería=5, aire acondicionado=5, calefacción=4, tejados=4, reparaciones=5, paneles solares=5, control de plagas=6, persianas=4, instalador=4',
  construction:
    'constructora=7, construcción=5, reformas=6, albañil=6, albañilería=6, empresa de reformas=7, obras=3',
  cleaning: 'limpieza=5, empresa de limpieza=7, servicio de limpieza=7, lavandería=6, tintorería=6',
  auto: 'taller=5, taller mecánico=7, taller de bicicletas=6, taller de bicis=6, taller de motos=6, taller de coches=6, mecánico=6, concesionario=6, alquiler de coches=7, coches=4, autos=4, autoescuela=3, lavado de coches=7, neumáticos=5, taxi=5, motos=4, grúas=4',
  florist:
    'floristería=7, florista=7, flores=4, jardinería=6, jardinero=6, vivero=6, paisajista=6, ramos=3, centro de jardinería=6',
  shop: 'tienda=5, tienda online=7, tienda en línea=7, boutique=5, ropa=3, joyería=5, librería=6, zapatería=6, juguetería=6, papelería=5, artesanía=3, cerámica=4, carnicería=6, frutería=6, ultramarinos=5, cosmética=4, velas=4, muebles=4, supermercado=5, pescadería=6, quesería=6, aceite de oliva=3, comercio electrónico=6, marca de ropa=6',
  product: 'lanzamiento=4, producto=2, novela=4, libro=3, aparato=3',
  saas: 'software=4, plataforma=4, aplicación web=5, startup=4, app=2, facturación=4, herramienta=2, aplicación=3',
  'mobile-app': 'aplicación móvil=7, app móvil=7, app para iphone=7, app store=5',
  portfolio:
    'portafolio=5, portfolio=5, porfolio=5, ilustradora=6, ilustrador=6, diseñadora=5, diseñador=5, diseñadora gráfica=6, diseñador gráfico=6, artista=4, músico=5, banda=4, pintora=4, pintor=3, escultor=5, actriz=5, actor=5, desarrollador web=5, cantante=5, escritor=4, escritora=4',
  photographer:
    'fotógrafo=7, fotógrafa=7, fotografía=5, fotógrafo de bodas=8, fotógrafa de bodas=8, estudio fotográfico=7, estudio de fotografía=7',
  cv: 'currículum=7, curriculum=7, curriculum vitae=8, cv=7, hoja de vida=7',
  'link-in-bio': 'link in bio=8, enlaces de instagram=6, página de enlaces=7',
  blog: 'blog=6, revista=5, diario=3, podcast=5, blog de viajes=7, blog de cocina=7, recetas=3, periódico=5',
  docs: 'documentación=7, base de conocimiento=7, manual=3, centro de ayuda=6, wiki=6',
  course:
    'curso=6, cursos=5, academia=6, escuela=5, colegio=6, clases particulares=6, profesor particular=6, autoescuela=7, guardería=5, taller de=2, escuela de idiomas=7, instituto=4, clases de=4, escuela de música=7, escuela de surf=7, profesora de=4, profesor de=4, campamento=5',
  event:
    'boda=6, evento=4, congreso=7, conferencia=6, festival=6, cumpleaños=6, concierto=5, feria=4, jornada=3, jornadas=4, maratón=6, exposición=5, quinceañera=7, bautizo=6, carrera popular=6, comunión=5, torneo=6',
  nonprofit:
    'ong=7, asociación=5, fundación=5, organización sin ánimo de lucro=7, sin fines de lucro=6, iglesia=7, parroquia=6, banco de alimentos=7, voluntariado=4, comunidad=2, club=3, peña=3, protectora=4, hermandad=5, sindicato=5',
  todo: 'lista de tareas=8, app de tareas=8, gestor de tareas=7, lista de la compra=6, tareas pendientes=7, tareas=4',
  kanban: 'tablero kanban=9, kanban=8',
  notes: 'app de notas=8, bloc de notas=8, notas=4, diario personal=5',
  calculator: 'calculadora=8, calculadora de hipoteca=9, calculadora de propinas=9',
  converter: 'conversor=8, convertidor=8, conversor de unidades=9, conversor de moneda=9',
  timer: 'temporizador=8, cronómetro=8, pomodoro=8, cuenta atrás=4',
  quiz: 'cuestionario=7, quiz=8, trivial=7, test de=5, trivia=8',
  flashcards: 'tarjetas de estudio=8, tarjetas de vocabulario=8, flashcards=8',
  tracker: 'control de gastos=9, gastos=5, presupuesto personal=7, registro de gastos=9, seguimiento de=4',
  habits: 'seguimiento de hábitos=9, hábitos=7',
  dashboard: 'panel de control=7, cuadro de mando=8, dashboard=8, panel de ventas=8, panel=3',
  game: 'juego=5, juego de memoria=9, tres en raya=9, serpiente=6, juego de la serpiente=9, sudoku=8, buscaminas=8, ahorcado=8',
  poll: 'encuesta=8, votación=7, sondeo=8',
  crm: 'crm=8, gestión de clientes=8, agenda de contactos=7, libreta de direcciones=7',
  inventory: 'inventario=8, control de stock=8, gestión de inventario=9, almacén=4',
  booking:
    'sistema de reservas=8, app de reservas=8, gestor de citas=8, reserva de citas=7, reserva de pistas=8, buscador de vuelos=7',
  chat: 'chat=6, mensajería=6, app de chat=9',
  forum: 'foro=8',
  directory:
    'directorio=8, bolsa de trabajo=8, bolsa de empleo=8, portal de empleo=8, tablón de anuncios=7, anuncios clasificados=8, guía de=3',
  palette: 'generador de paletas=9, paleta de colores=5, generador de paletas de colores=9',
};
