import type { SiteKind } from '@/domain/site/vocabulary';

/** Spanish words for what a site is for; `=n` weighs a word, 5 unless said. */
export const spanishKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'bar de tapas=8, restaurante=6, asador=6, taquería=6, pizzería=6, marisquería=6, mesón=6, casa de comidas=6, comida=2, tapas=4, cocina=2, catering=5, hamburguesería=6, gastrobar=5, parrilla=5, cevichería=6, arrocería=6, chiringuito=6, freiduría=6, sidrería=6, bocatería=6, comida casera=5, comida para llevar=6, chef a domicilio=6, arepera=6, sushi=4, food truck=6',
  cafe: 'cafetería=6, café=5, salón de té=6, heladería=6, churrería=6, cafetera=2, chocolatería=6, tetería=6, café de especialidad=7, zumería=6',
  bakery:
    'panadería=6, pastelería=6, obrador=5, repostería=6, tartas=3, panadero=6, confitería=6, pan=2, masa madre=3, panes=3, dulces=3, galletas=3, tartas personalizadas=6, pastelero=6, pastelera=6, bombonería=6, tortas de cumpleaños=10, emprendimiento de tortas=9, tortas=5, mesas dulces=6, tartas de cumpleaños=10, pasteles de cumpleaños=10',
  bar: 'bar=4, bodega=5, cervecería=6, vinoteca=6, coctelería=6, cócteles=3, viñedo=5, discoteca=6, taberna=5, pub=5, bar de copas=6, bar de vinos=7, cervecera=6, destilería=6, viñedos=5, bodegas=6, cerveza artesanal=5, vermutería=6',
  hotel:
    'hotel=6, hostal=6, casa rural=7, posada=6, albergue=6, apartamentos turísticos=6, alojamiento=5, camping=6, cabañas=5, parador=5, hacienda=3, refugio de montaña=7, refugio=3, casa de huéspedes=6, piso turístico=7, piso vacacional=7, apartamento vacacional=7, apartamento turístico=7, casa vacacional=7, alquiler vacacional=7, apartamentos=4, pensión=6, hotel rural=7, barco casa=6, casa flotante=6, autocaravanas y camping=5, bungalows=5, glamping=6, finca rural=5, habitaciones=2',
  salon:
    'peluquería=6, peluquero=6, barbería=6, salón de belleza=6, centro de estética=6, uñas=4, manicura=4, tatuajes=5, estudio de tatuajes=6, maquilladora=6, maquillaje=3, estética=4, barbero=6, peluquera=6, peluquería canina=1, esteticista=6, manicurista=6, salón de uñas=7, maquilladora profesional=7, maquillador=6, cejas=4, pestañas=4, tatuador=6, tatuadora=6, depilación=5',
  spa: 'spa=6, balneario=6, masajes=5, masajista=6, centro de bienestar=6, centro de masajes=7, termas=6, hammam=6, sauna=5, baños árabes=6, baños termales=6',
  gym: 'gimnasio=6, entrenador personal=7, entrenadora personal=7, box de crossfit=7, artes marciales=5, escalada=4, rocódromo=6, club deportivo=5, entrenamiento=3, boxeo=4, centro deportivo=6, club de tenis=6, club de pádel=6, pádel=4, crossfit=6, entrenadora=5, entrenador=5, natación=4, club de natación=6, gimnasia=4, karate=5, judo=5',
  yoga: 'estudio de pilates=8, yoga=6, estudio de yoga=7, centro de yoga=7, meditación=4, pilates=4',
  clinic:
    'clínica=5, clínica médica=7, médico=5, médica=4, consulta médica=6, fisioterapia=6, fisioterapeuta=6, centro médico=7, podólogo=6, nutricionista=6, dermatóloga=6, dermatólogo=6, pediatra=6, óptica=5, farmacia=5, ginecóloga=6, osteópata=6, logopeda=5, hospital=5, audífonos=6, centro auditivo=7, óptico=5, oculista=6, acupuntura=6, quiropráctico=6, quiropráctica=6, clínica estética=6, medicina estética=6, matrona=5, cardiólogo=6, psiquiatra=5, clínica de fisioterapia=7, residencia de mayores=5, nutrición=4, dietista=6, enfermera=4, podología=6, logopedia=5, ortopedia=5',
  dentist:
    'dentista=7, clínica dental=7, odontólogo=7, odontología=7, ortodoncia=6, consultorio dental=7, dental=5',
  therapist:
    'psicóloga=6, psicólogo=6, psicología=6, terapeuta=5, coach=4, psicoterapia=6, terapia=3, psicoterapeuta=6, coach de vida=6, coach personal=6, terapia de pareja=6, hipnoterapia=6, mediadora familiar=5, coaching=4, orientador=4',
  veterinary:
    'veterinario=7, veterinaria=7, clínica veterinaria=8, peluquería canina=7, mascotas=3, adiestrador=5, tienda de mascotas=6, refugio de animales=6, protectora de animales=6, guardería canina=6, paseador de perros=7, paseadora de perros=7, residencia canina=7, hotel canino=7, adiestramiento canino=7, educador canino=7, criadero=4, mascota=3, peluquería para perros=8, escuela de adiestramiento=8, adiestrador*=7, hotel para gatos=9, hotel para perros=9, hotel para mascotas=9, hotel felino=9, residencia felina=9, residencia para gatos=9, residencia para perros=9, guardería para perros=9',
  law: 'abogado=7, abogada=7, abogados=7, bufete=7, despacho de abogados=8, notaría=7, despacho jurídico=7, gestoría=4, procurador=6, asesoría jurídica=7, abogacía=7, notario=7, asesoría legal=7, gabinete jurídico=7, extranjería=5, derecho laboral=5, despacho de derecho=9, derecho de familia=6, derecho laboral=6, derecho penal=6, despacho de abogados=8',
  accountant:
    'asesoría fiscal=7, contable=6, contabilidad=6, asesor fiscal=7, gestoría=5, contador=7, asesoría=4, asesor financiero=6, asesoría contable=7, asesoría fiscal y contable=8, gestor=5, auditoría=5, auditor=5, asesoría financiera=7, facturación para autónomos=4',
  insurance: 'seguros=6, correduría de seguros=7, aseguradora=7',
  consulting:
    'consultoría=6, consultora=6, consultor=5, traductora=5, traductor=5, empresa de logística=5, agencia de viajes=5, selección de personal=5, coworking=6, traducción=4, traducciones=5, informático a domicilio=7, soporte informático=7, informática=4, servicio técnico informático=6, recursos humanos=5, ingeniería=4, transporte=3, mensajería urgente=5, detective=5, agente de viajes=5',
  agency:
    'agencia=4, agencia de marketing=7, agencia de publicidad=7, agencia digital=7, agencia creativa=7, organizadora de bodas=6, productora=5, organización de eventos=5, agencia de comunicación=7, agencia web=7, agencia seo=7, wedding planner=6, diseño web=5, redes sociales=3, community manager=5',
  studio:
    'estudio de diseño=7, estudio creativo=7, interiorista=6, interiorismo=6, arquitecta=5, arquitecto=5, estudio de arquitectura=7, diseño gráfico=5, diseño de interiores=6, taller de cerámica=3, estudio de interiorismo=7, decoradora=5, estudio de grabación=6, estudio=3, paisajismo=4, animación=4',
  'real-estate':
    'inmobiliaria=7, agencia inmobiliaria=7, agente inmobiliario=7, pisos=4, viviendas=4, casas en venta=6, propiedades=4, inmuebles=5, alquiler de pisos=7, pisos en venta=7, casas en alquiler=6, promotora=5, administración de fincas=6, administrador de fincas=6, anuncios inmobiliarios=8, portal inmobiliario=8',
  'home-services':
    'fontanero=7, fontanería=7, plomero=7, plomería=7, electricista=7, cerrajero=7, cerrajería=7, pintor de casas=6, mudanzas=7, carpintero=5, carpintería=5, aire acondicionado=5, calefacción=4, tejados=4, reparaciones=5, paneles solares=5, control de plagas=6, persianas=4, instalador=4, jardinería=6, jardinero=7, jardinera=4, mantenimiento de jardines=7, poda=5, electricidad=4, pintor=5, pintura=3, mudanza=6, manitas=6, deshollinador=6, fontaneros=7, placas solares=6, instaladora=5, cristalería=5, tapicero=5, tapicería=5, ebanista=5, reparación de electrodomésticos=7, desatascos=7, calderas=5, persianista=6, techador=6',
  construction:
    'constructora=7, construcción=5, reformas=6, albañil=6, albañilería=6, empresa de reformas=7, obras=3, contratista=6, reforma de cocinas=6, cocinas=3, reforma=5, piscinas=3, construcción de piscinas=6, tejador=6, carpintería metálica=5, casas de madera=5',
  cleaning:
    'limpieza=5, empresa de limpieza=7, servicio de limpieza=7, lavandería=6, tintorería=6, limpiezas=6, limpiadora=6, limpieza de cristales=7, limpieza de oficinas=7, tintorerías=6, lavado de alfombras=7',
  auto: 'taller=5, taller mecánico=7, taller de bicicletas=8, taller de bicis=8, taller de motos=8, taller de coches=8, mecánico=6, concesionario=6, alquiler de coches=7, coches=4, autos=4, autoescuela=3, lavado de coches=7, neumáticos=5, taxi=5, motos=4, grúas=4, mecánico de motos=7, reparación de bicicletas=7, reparación de coches=7, chapa y pintura=7, concesionario de coches=7, alquiler de furgonetas=7, alquiler de autocaravanas=7, coches de segunda mano=7, compraventa de coches=7, grúa=5, conductor=3, chófer=5, vtc=5',
  florist:
    'floristería=7, florista=7, flores=4, vivero=6, paisajista=6, ramos=3, centro de jardinería=6, flores secas=5, vivero de plantas=7, plantas=4, ramos de novia=5, tienda de plantas=7',
  shop: 'cestas de verdura=7, bodega=6, tienda=5, tienda online=7, tienda en línea=7, boutique=5, ropa=3, joyería=5, librería=6, zapatería=6, juguetería=6, papelería=5, artesanía=3, cerámica=4, carnicería=6, frutería=6, ultramarinos=5, cosmética=4, velas=4, muebles=4, supermercado=5, pescadería=6, quesería=6, aceite de oliva=3, comercio electrónico=6, marca de ropa=6, tienda de bicicletas=7, tienda de bicis=7, tienda de vinos=7, vinos=3, tienda de ropa=7, tienda de lanas=7, lanas=4, mercería=6, herboristería=6, ferretería=6, tienda de discos=7, ropa infantil=5, ropa de segunda mano=5, moda=3, joyas=4, joyero=5, orfebre=5, complementos=3, bolsos=4, zapatos=4, perfumería=6, jabones=4, miel=3, queso=2, quesos=4, jamones=5, juguetes=4, regalos=3, souvenirs=4, bazar=4, droguería=5, carrito=1, productos ecológicos=4, té=2, tés=3, café en grano=4, tostador=4, tostadero=5, alimentación=3',
  product:
    'lanzamiento=4, producto=2, novela=4, libro=3, aparato=3, crema de manos=5, mochila=4, auriculares=5, bicicleta eléctrica=5, lámpara=4, reloj inteligente=6, botella=3, juego de mesa=5',
  saas: 'software=4, plataforma=4, aplicación web=5, startup=4, app=2, facturación=4, herramienta=2, aplicación=3, programa de facturación=7, software de gestión=7, crm para=4, plataforma online=5',
  'mobile-app':
    'aplicación móvil=7, app móvil=7, app para iphone=7, app store=5, aplicación para móvil=7, app para=4, app de=3, aplicación para el móvil=7, app para móvil=7, app para android=7',
  portfolio:
    'portafolio=5, portfolio=5, porfolio=5, ilustradora=6, ilustrador=6, diseñadora=5, diseñador=5, diseñadora gráfica=6, diseñador gráfico=6, artista=4, músico=5, banda=4, pintora=4, pintor=3, escultor=5, actriz=5, actor=5, desarrollador web=5, cantante=5, escritor=4, escritora=4, porfolio de=5, ceramista=5, escultora=5, músico de=5, grupo de música=6, banda de=5, cantautor=6, cantautora=6, pianista=5, guitarrista=5, violinista=5, actor de=5, mago=5, bailarina=5, bailaor=5, bailaora=5, mariachi=6, coro=4, dj=5, muralista=6, tatuadora portfolio=2, ilustración=4, videógrafo=5, orfeón=5, coral polifónica=6',
  photographer:
    'fotógrafo=7, fotógrafa=7, fotografía=5, fotógrafo de bodas=8, fotógrafa de bodas=8, estudio fotográfico=7, estudio de fotografía=7, fotógrafo de=7, fotógrafa de=7, fotografía de bodas=8, fotógrafos=7',
  cv: 'currículum=7, curriculum=7, curriculum vitae=8, cv=7, hoja de vida=7, mi currículum=8, mi cv=8, currículo=7',
  'link-in-bio': 'link in bio=8, enlaces de instagram=6, página de enlaces=7',
  blog: 'blog=6, revista=5, diario=3, podcast=5, blog de viajes=7, blog de cocina=7, recetas=3, periódico=5, blog personal=7, revista digital=6, boletín=3, blog de recetas=8',
  docs: 'documentación=7, base de conocimiento=7, manual=3, centro de ayuda=6, wiki=6',
  course:
    'curso=6, cursos=5, academia=6, escuela=5, colegio=6, clases particulares=6, profesor particular=6, autoescuela=7, guardería=5, taller de=2, escuela de idiomas=7, instituto=4, clases de=4, escuela de música=7, escuela de surf=7, profesora de=4, profesor de=4, campamento=5, academia de idiomas=8, academia de inglés=8, academia de música=8, academia de baile=7, clases de inglés=7, clases de guitarra=7, clases de piano=7, clases de cocina=7, clases de cerámica=7, taller de cerámica=6, curso de cerámica=7, curso online=8, cursos online=8, profesor de inglés=7, profesora de inglés=7, escuela infantil=7, escuela de cocina=7, escuela de danza=6, escuela de vela=7, escuela de buceo=7, campamento de verano=7, refuerzo escolar=7, universidad=5, clases particulares de=7, formación=4, jardín de infancia=7, escuela bosque=7',
  event:
    'semana de la ciencia=8, semana cultural=8, jornadas=6, nos casamos=12, nuestra boda=10, boda=6, evento=4, congreso=7, conferencia=6, festival=6, cumpleaños=6, concierto=5, feria=4, jornada=3, jornadas=4, maratón=6, exposición=5, quinceañera=7, bautizo=6, carrera popular=6, comunión=5, torneo=6, teatro=6, cine=4, sala de conciertos=6, obra de teatro=6, compañía de teatro=5, nuestra boda=8, web de boda=8, aniversario=5, fiesta=4, feria del libro=7, media maratón=7, carrera=3, carrera solidaria=6, encuentro=3, jornadas técnicas=6, graduación=5, despedida de soltera=7, festival de=7, mercadillo=5, concierto de=5, comedia=3',
  nonprofit:
    'grupo de consumo=7, protectora de animales=8, protectora=5, refugio de animales=8, ong=7, asociación=5, fundación=5, organización sin ánimo de lucro=7, sin fines de lucro=6, iglesia=7, parroquia=6, banco de alimentos=7, voluntariado=4, comunidad=2, club=3, peña=3, protectora=4, hermandad=5, sindicato=5, refugio animal=6, biblioteca=5, museo=3, coral=3, asociación de vecinos=8, asociación vecinal=8, huerto urbano=6, huerto comunitario=7, cruz roja=6, comedor social=7, cofradía=6, ampa=6, casa de cultura=5, centro cívico=6, federación=5, partido político=5, club de lectura=6, club de senderismo=6, club de ajedrez=6, scouts=6, grupo scout=7, banco de tiempo=6, bomberos=4, iglesia evangélica=8, banda de música=7, banda municipal=8, agrupación musical=7, coro=5, agrupación coral=7',
  todo: 'planificador semanal=8, agenda semanal=6, lista de tareas=8, app de tareas=8, gestor de tareas=7, lista de la compra=6, tareas pendientes=7, tareas=4, tareas diarias=6, lista de pendientes=8',
  kanban: 'tablero kanban=9, kanban=8',
  notes: 'app de notas=8, bloc de notas=8, notas=4, diario personal=5, notas rápidas=7, app para notas=8',
  calculator:
    'calculadora=8, calculadora de hipoteca=9, calculadora de propinas=9, calculadora de=8, calculadora de préstamos=9, calculadora de imc=9',
  converter: 'conversor=8, convertidor=8, conversor de unidades=9, conversor de moneda=9',
  timer:
    'temporizador=8, cronómetro=8, pomodoro=8, cuenta atrás=4, temporizador pomodoro=9, cuenta atrás para=5',
  quiz: 'cuestionario=7, quiz=8, trivial=7, test de=5, trivia=8, juego de preguntas=8, test de conocimientos=8, preguntas y respuestas sobre=5',
  flashcards: 'tarjetas de estudio=8, tarjetas de vocabulario=8, flashcards=8',
  tracker:
    'dividir gastos=8, repartir gastos=8, control de gastos=9, gastos=5, presupuesto personal=7, registro de gastos=9, seguimiento de=4, gastos personales=8, registro de gastos personales=9, control de presupuesto=8, contador de calorías=9, controlar gastos=9, gastos mensuales=8',
  habits:
    'seguimiento de hábitos=9, hábitos=7, rastreador de hábitos=9, registro de hábitos=9, app de hábitos=9',
  dashboard: 'panel de control=7, cuadro de mando=8, dashboard=8, panel de ventas=8, panel=3',
  game: 'juego=5, juego de memoria=9, tres en raya=9, serpiente=6, juego de la serpiente=9, sudoku=8, buscaminas=8, ahorcado=8, juego de=4, juego del ahorcado=9, juego tres en raya=9',
  poll: 'encuesta=8, votación=7, sondeo=8, encuesta de=8, votación online=8',
  crm: 'crm=8, gestión de clientes=8, agenda de contactos=7, libreta de direcciones=7, agenda de contactos=9',
  inventory:
    'inventario=8, control de stock=8, gestión de inventario=9, almacén=4, inventario de=8, control de inventario=9',
  booking:
    'sistema de reservas=8, app de reservas=8, gestor de citas=8, reserva de citas=7, reserva de pistas=8, buscador de vuelos=7, app de citas=8, reserva de pistas de=8, sistema de citas=8',
  chat: 'chat=6, mensajería=6, app de chat=9',
  forum: 'foro=8',
  directory:
    'directorio=8, bolsa de trabajo=8, bolsa de empleo=8, portal de empleo=8, tablón de anuncios=7, anuncios clasificados=8, guía de=3, directorio de=8, guía de negocios=7, portal inmobiliario=3',
  palette: 'generador de paletas=9, paleta de colores=5, generador de paletas de colores=9',
  unknown:
    'sala de escape=8, escape room=8, alquiler de barcos=8, alquiler de kayaks=8, alquiler de bicicletas=8, alquiler de=5, alquiler de castillos=8, castillos hinchables=8, animador infantil=8, animación infantil=7, funeraria=8, tanatorio=8, tours a pie=7, guía turística=6, guía turístico=6, rutas a caballo=7, paseos a caballo=7, apicultor=7, apicultura=7, luthier=7, afinador de pianos=8, relojero=7, herrero=6, encuadernación=7, bolera=7, parapente=7, globo aerostático=7, trasteros=7, sastre=6, modista=7, arreglos de ropa=8, zapatero=6, imprenta=6, fábrica=5, distribuidora=6, proveedor=6, mayorista=6, oficiante=6, maestro de ceremonias=7, sastrería=7, costurera=7, apicultora=7, colmenar=6, hípica=8, centro hípico=8, centro ecuestre=8, escuela de equitación=9, escuela ecuestre=9, modisto=8, taller de costura=8, granja escuela=9, granja=5, huerta ecológica=7, finca agrícola=6',
};
