import { readVoices } from './read-voices';

/** What houses of a sort say in Spanish, true of any of them. Nobody is addressed in the plural, so that it is said so in America too. */
export const spanishHouseVoices = readVoices(`
# food
about: En {name}{in} cada cosa se prepara con ganas y se sirve con una sonrisa.
about: Pregunta lo que quieras: contesta quien lo ha hecho.
close: Ven con hambre o pregunta antes.
why: Bien hecho | Con buen producto y sin atajos.
why: Pregunta lo que quieras | Alergias, raciones, encargos: te lo decimos.
why: Trato cercano | En persona y por teléfono.
step: Dinos qué y para cuándo | Cuántos son y qué les gusta.
step: Te confirmamos | Con precio y hora.
step: Listo | Recién hecho, a la hora dicha.
said: Se come bien y te tratan mejor. | De paso por el barrio
said: Pedimos de más y no sobró nada. | Cumpleaños en casa
said: Volvemos siempre que podemos. | Cliente habitual
call: ¿Se te antoja algo? | Escribe o llama y te contamos qué hay.

# bakery
ask: ¿Se puede encargar? | Sí. Di qué, cuánto y para cuándo, y lo guardamos a tu nombre.
ask: ¿Qué lleva cada cosa? | Pregunta: te decimos los ingredientes, también por alergias.
ask: ¿Cómo se paga? | Como te venga mejor; pregunta al hacer el pedido.
ask: ¿Quién responde a los mensajes? | Una persona, y no una máquina.
call: ¿Te guardamos algo? | Di qué quieres y para cuándo.

# beauty
close: Elige día y hora; lo demás lo hablamos al llegar.
why: Primero preguntamos | Qué quieres, qué no y cuánto tiempo tienes.
why: Sin prisas | Tu cita es tuya.
why: Consejos para casa | Para que dure más que un día.
step: Pide tu cita | Elige el día que te venga bien.
step: Lo hablamos | Miramos juntos qué te favorece.
step: Disfruta | Del resto nos ocupamos.
said: Entendieron a la primera lo que quería. | Primera visita
said: Salí con ganas de mirarme al espejo. | Por recomendación
said: Ya no voy a ningún otro sitio. | Clienta habitual
call: ¿Te reservamos hora? | Dinos qué día te viene bien.

# health
close: Pide cita y cuéntanos qué te pasa.
why: Tiempo para escuchar | Cada consulta empieza por lo que te pasa.
why: Explicado con claridad | Qué hay, qué se puede hacer y qué no.
why: Seguimiento | No te vas a casa con las dudas.
step: Pide cita | Por teléfono o desde esta página.
step: Primera visita | Hablamos, exploramos y explicamos.
step: Un plan | Por escrito y a tu medida.
step: Seguimos | Hasta que estés mejor.
about: {name} atiende{in} con tiempo, con palabras claras y con un plan que se entiende.
about: Preguntar es parte de la visita: aquí se responde a todo.
said: Me explicaron todo sin prisas. | Primera visita
said: Salí con un plan y con menos miedo. | Por recomendación
said: Llevo años viniendo, y por algo será. | Paciente desde hace años
call: ¿Pedimos cita? | Dinos qué te pasa y cuándo puedes.

# trade
close: Dinos qué necesitas y te damos un precio antes de empezar.
about: {name} trabaja{in} como le gusta a cualquiera: puntual, limpio y con el precio hablado antes.
about: Pregunta lo que quieras: contesta quien hace el trabajo.
why: Precio claro | Hablado antes, sin sorpresas después.
why: Puntualidad | Decimos una hora y la cumplimos.
why: Todo recogido | Al terminar queda limpio.
said: Vinieron cuando dijeron y costó lo que dijeron. | Reparación en casa
said: Trabajo limpio y bien explicado. | Por recomendación
said: Ya tenemos a quién llamar. | Cliente desde hace años
call: ¿Qué hay que hacer? | Cuéntanoslo en dos líneas; una foto ayuda.

# auto
close: Tráelo o llama, y te damos precio y día.
lede: Cuéntanos qué le pasa. Lo miramos, te damos un precio y un día, y no se cambia nada sin hablarlo antes.
title: Un precio antes de empezar
title: Para que siga rodando

# stay
about: {name}{in}: aquí se duerme bien, se madruga lo justo y siempre hay alguien a quien preguntar.
about: Dinos a qué vienes y te contamos por dónde empezar.
close: Elige tus fechas y te confirmamos.
why: Te esperamos | Dinos a qué hora llegas.
why: Consejos de aquí | Dónde comer, qué ver, por dónde pasear.
why: Descanso | Buenas camas y noches tranquilas.
step: Elige las fechas | Y dinos cuántos vienen.
step: Te confirmamos | Con el precio y cómo llegar.
step: Llegas | Y te enseñamos la casa.
said: Dormimos como hacía tiempo. | Escapada de fin de semana
said: Nos recomendaron justo lo que buscábamos. | Vacaciones en familia
said: Ya estamos mirando fechas para volver. | Segunda estancia
call: ¿Cuándo vienes? | Escríbenos las fechas y te decimos si hay sitio.

# shop
close: Elige con calma y pregunta lo que quieras.
about: En {name} elegimos cada cosa como si fuera para casa.
about: Si tienes una duda antes de pedir, escríbenos: contesta una persona.
why: Elegido con criterio | Conocemos lo que vendemos.
why: Sin prisa | Mira con calma y decide después.
why: Preguntas, respuestas | Contesta una persona.
step: Eliges | Con calma.
step: Pides | Y te confirmamos.
step: Preparamos | A tu nombre.
step: Ya es tuyo | Y si algo no va, lo arreglamos.
said: Me aconsejaron justo lo que buscaba. | Primer pedido
said: Es más bonito que en las fotos. | Para casa
said: Acertamos con el regalo. | Por recomendación
call: ¿Una duda antes de pedir? | Escríbenos y te contestamos.

# counter
close: Ven a verlo o pregunta por lo que buscas.
about: En {name}{in} vendemos lo que conocemos, y por eso podemos aconsejarte.
about: Si buscas algo y no lo ves, pregunta: muchas veces lo tenemos, y si no, lo buscamos.
why: Te aconsejamos | Dinos para qué es y te decimos qué conviene.
why: Elegido con criterio | Conocemos lo que vendemos.
why: Si no está, se busca | Pregunta y te decimos cuándo llega.
step: Dinos qué buscas | En persona, por teléfono o por escrito.
step: Te aconsejamos | Con precio y plazo.
step: Lo preparamos | Y te avisamos cuando esté listo.
said: Fui por una cosa y salí con la que necesitaba. | Compra para casa
said: Te atienden con paciencia, aunque compres poco. | Cliente habitual
said: Acertamos con el regalo. | Por recomendación
call: ¿Buscas algo? | Dinos qué y te decimos si lo tenemos.
ask: ¿Se puede encargar algo? | Sí. Dinos qué necesitas y te avisamos cuando llegue.
ask: ¿Puedo cambiarlo? | Sí, con el recibo y sin usar.
ask: ¿Me pueden aconsejar? | Para eso estamos. Cuéntanos para qué es.
ask: ¿Cómo se paga? | Pregunta en el mostrador: hay más de una forma.

# studio
step: Una primera conversación | Qué necesitas y para cuándo.
step: Una propuesta | Con precio y con fecha.
step: El trabajo | Y te contamos cómo va.
step: Y después | Seguimos a mano.
close: Escríbenos y lo hablamos sin compromiso.
why: Primero escuchamos | Luego proponemos.
why: Precio antes de empezar | Por escrito y sin letra pequeña.
why: Una persona, no un formulario | Sabes con quién hablas.
call: ¿Lo hablamos? | Dos líneas bastan para una primera respuesta.

# unknown
lede: Cuéntanos qué buscas y para cuándo: te contestamos con claridad y sin compromiso.

# move
close: Ven a probar y decide después.
about: En {name}{in} cada cual empieza donde está y avanza a su ritmo.
about: Siempre hay alguien que mira, corrige y anima.
why: A tu ritmo | Cada cual empieza donde está.
why: Alguien que corrige | Con paciencia y buena técnica.
why: Buen ambiente | En compañía cuesta menos.
step: Escríbenos | Y dinos qué te gustaría conseguir.
step: Ven a probar | Con ropa cómoda.
step: Sigue | Con un plan que cabe en tu semana.
said: El primer día ya me sentí en casa. | Empecé de cero
said: Nunca había aguantado tanto en ningún sitio. | Desde hace un año
said: Exigen, pero con una sonrisa. | Dos veces por semana
call: ¿Vienes a probar? | Dinos qué día puedes.

# tech
close: Escríbenos y te lo enseñamos.
about: {name} nació para quitar trabajo, no para darlo.
about: Si falta algo que necesitas, dilo: de ahí salen las mejoras.
why: Fácil de empezar | Sin manual y sin reuniones.
why: Claro | Cada cosa donde se espera.
why: Con ayuda | Contesta una persona.
step: Lo pruebas | Con tus propios datos.
step: Lo ajustamos | A tu manera de trabajar.
step: Lo usas | Desde el primer día.
said: Antes lo llevaba en hojas sueltas. | Equipo pequeño
said: Se aprende en una mañana. | Responsable de área
said: Preguntas algo y contestan de verdad. | Desde el principio
ask: ¿Puedo verlo antes? | Sí. Escríbenos y te lo enseñamos.
ask: ¿Es difícil empezar? | No. Se aprende usándolo, y si te atascas, ayudamos.
ask: ¿Quién me ayuda? | Una persona, y no una máquina.
call: ¿Lo vemos juntos? | Escríbenos y buscamos un rato.

# event
close: Apunta la fecha y ven con quien quieras.
call: ¿Vienes? | Si te queda una duda, escríbenos.

# lessons
close: Escríbenos qué días puedes y buscamos tu hora.
why: Desde cero | Nadie nace sabiendo.
why: A tu ritmo | Se avanza cuando está claro.
why: Con ganas | Se aprende mejor sonriendo.
said: Pensaba que no era para mí. Lo era. | Empecé de cero
said: Explican lo mismo tres veces, y las tres de otra manera. | Segundo curso
said: Mi hija sale contenta, y yo también. | Madre de una alumna

# veterinary
close: Pide cita y cuéntanos cómo está.
about: En {name}{in} se trata a cada animal con calma, y a su gente con palabras claras.
about: Pregunta lo que quieras: aquí se explica todo.
why: Con calma | Primero se acostumbra, luego se empieza.
why: Explicado con claridad | Qué tiene, qué se puede hacer y cuánto cuesta.
why: Consejos para casa | Para que el efecto dure.
step: Pide cita | Y cuéntanos cómo es.
step: Lo conocemos | Sin prisa.
step: Lo cuidamos | Como si fuera nuestro.
said: Entró con miedo y salió moviendo la cola. | Primera visita
said: Se nota que les gustan los animales. | Por recomendación
said: Ya entra solo por la puerta. | Desde hace años
call: ¿Pedimos cita? | Dinos cómo se llama y qué necesita.

# blog
lede: Textos escritos sin prisa, para leer con calma.
about: {name} se escribe por gusto y se lee igual.
about: Si algo te interesa o no estás de acuerdo, escríbenos: leemos todo.
call: ¿Quieres decir algo? | Escríbenos: leemos todo.

# music
lede: Música, fechas y todo lo que conviene saber antes de venir a escuchar.
about: {name} hace música{in} y la toca donde la quieran oír.
about: Para conciertos, prensa o lo que se te ocurra, escríbenos.
call: ¿Tocamos en tu sala? | Escríbenos fecha y lugar.

# nonprofit
lede: Personas que se juntan con ganas de hacer algo bueno. Aquí contamos qué hacemos y cómo participar.
close: Se puede venir, mirar y participar.
about: {name} reúne{in} a personas que hacen algo por los demás y disfrutan haciéndolo juntas.
about: Si quieres conocernos, escríbenos o ven un día.
why: Abierto a todos | Se puede venir, mirar y preguntar.
why: Cerca | Hecho por gente de aquí.
why: Con ganas | Cada cual aporta lo que puede.
step: Escríbenos | Y te contamos cuándo nos vemos.
step: Ven un día | Sin compromiso.
step: Participa | Con tiempo, con ideas o con manos.
said: Vine a mirar y me quedé. | Desde hace un año
said: Gente que hace y lo cuenta con alegría. | Vecina
ask: ¿Puedo ir sin conocer a nadie? | Sí. Alguien te recibe y te presenta.
ask: ¿Hay que saber algo? | No. Lo que haga falta se aprende aquí.
ask: ¿Cómo puedo ayudar? | Con tiempo, con ideas o corriendo la voz.
call: ¿Nos conocemos? | Escríbenos y te contamos cuándo y dónde.

# portfolio, photographer
lede: Trabajos propios y por encargo. Mira con calma y, si algo te gusta, escríbeme.
about: Cada encargo empieza con una conversación y termina cuando los dos estamos contentos.
about: Escríbeme qué necesitas y para cuándo: contesto yo.
why: Trato directo | Hablas con quien hace el trabajo.
why: Plazos claros | La fecha se acuerda al principio.
why: Cuidado | Hasta el último detalle.
call: ¿Tienes algo en mente? | Cuéntamelo en dos líneas.
`);
