import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in Spanish that told nothing for them. */
export const spanishShapes = readShapes(`
lede: Qué hago, dónde lo he hecho y cómo escribirme.
post: Ahora | {role} | Empresa, ciudad | De qué me ocupo, en una o dos líneas.
post: Antes | El puesto anterior | Empresa, ciudad | Qué salió de allí, con una cifra si la hay.
post: Al principio | El primer puesto | Empresa, ciudad | Qué aprendí allí.
post: Estudios | Título o formación | Centro, año |
skill: Dirijo | Escribo | Conozco
depth: Lo que más uso | Lo que conozco bien | Lo que estoy aprendiendo
talk: Título de una charla | Congreso, ciudad, año
talk: Título de otra | Encuentro, ciudad, año
paper: Título de un artículo | Revista, año
stat: 120 | personas que ayudan
stat: 36 | jornadas este año
stat: 8 | años de trabajo
pretend: Cifras de ejemplo.
link: Trabajos recientes | Lo último que he terminado
link: Tienda | Lo que se puede comprar
link: Encargos | Cómo pedir uno
link: Vídeos | Cómo se hace
link: Sobre mí | Quién está detrás
link: Próximas fechas | Dónde encontrarme
link: Lista de favoritos | Lo que uso cada día
link: Escribir un mensaje | Para todo lo demás
doors: Todos los enlaces, en un solo sitio.
one: 9:00 | Acreditaciones y café | Para llegar sin prisa.
one: 10:00 | Apertura | Qué va a pasar y dónde.
one: 10:30 | Ponencias de la mañana | Con tiempo para preguntas.
one: 13:30 | Comida | Y conversación.
one: 15:30 | Talleres | En grupos pequeños.
two: 9:30 | Café | Y saludos.
two: 10:00 | Ponencias | Con tiempo para preguntas.
two: 12:00 | Mesa redonda | Con preguntas del público.
two: 14:00 | Comida | Y conversación.
two: 16:00 | Cierre | Lo que nos llevamos.
pass: Entrada completa | Entrada de un día | Estudiantes
soft: ¿Se puede probar antes de decidir? | Sí: primero se prueba y después se elige un plan.
soft: ¿Se puede cambiar de plan? | Sí, a uno mayor o a uno menor, cuando haga falta.
soft: ¿Hace falta instalar algo? | Basta con un navegador al día.
soft: ¿Qué pasa con los datos al irse? | Se exportan antes de cerrar la cuenta.
soft: ¿Quién ve lo que se guarda? | Solo las personas invitadas.
soft: ¿Y si algo no funciona? | Con dos líneas por escrito basta: contesta una persona.
more: ¿Cómo se empieza? | Con un mensaje corto: qué hace falta y para cuándo.
more: ¿Quién contesta? | Una persona que conoce el trabajo.
more: ¿Cuánto se tarda en responder? | Lo que haga falta para responder bien, y nunca se deja sin respuesta.
more: ¿Se puede preguntar sin compromiso? | Siempre.
more: ¿Dónde están los datos de contacto? | Al pie de cada página.
step: Después | Seguimos a un mensaje de distancia.
step: Al final | Lo miramos juntos y cerramos lo que falte.
ware: Alba | Luna | Duna | Olmo | Brisa | Nube | Lino | Marea | Roble | Sol | Arena | Iris
module: Primeros pasos | Materiales, palabras y un primer ejercicio.
module: Técnica | Paso a paso, con ejemplos.
module: Práctica | Ejercicios cortos, uno detrás de otro.
module: Un trabajo propio | De la idea al resultado.
module: Repaso | Preguntas, correcciones y cómo seguir.
enrol: Inscribirme
lady: Elena Ríos
safe: Lo que se guarda en la app es de quien la usa. No se vende ni se comparte.
safe: Sin publicidad y sin rastreo.
`);
