import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in Spanish that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const spanishCallings = readLocalTrades(`
repair | afinador*, afinación de, restaurador*, restauración de, repara*, reparación de, reparaciones de, arreglo*, arreglamos, afilador*, afilado de, luthería | Diagnóstico: Lo miramos juntos y decimos qué tiene | Puesta a punto: Ajustado, limpio y probado | Reparación: Solo lo que hace falta | Restauración: Con respeto por lo antiguo | Mantenimiento: Una vez al año, y dura más | A domicilio: Si no se puede mover
hire | alquiler de, alquila*, alquilamos, alquilo | Por horas: Para una mañana o una tarde | Por días: Con precio cerrado | Fin de semana: Para más de un día | Grupos: Dinos cuántos son | Entrega y recogida: Te lo llevamos si hace falta | Accesorios: Lo que olvidaste en casa
club | teatro aficionado, teatro amateur, grupo de teatro*, club*, peña*, asociación*, agrupación*, cofradía*, coro*, coral* | Encuentros: Pregúntanos cuándo | Para empezar: Alguien te acompaña el primer día | Salidas: Juntos, y despacio si hace falta | Material: Te decimos qué hace falta | Actividades abiertas: También para curiosos | Hacerse socio: Una hoja y listo
driving | autoescuela*, auto escuela*, carnet de conducir, permiso de conducir | Matrícula: Los papeles, en una sola página | Teórica: Se puede preguntar todo | Prácticas: A tu ritmo y con voz tranquila | Autovía y noche: Cuando ya te ves con ganas | Examen: Cuando estés, no antes | Reciclaje: Para quien lleva años sin conducir
lessons | clases de, clases particulares, escuela de, academia de, profesor*, cursos de, talleres de, maestr* de | Clase de prueba: Para ver si encajamos | Principiantes: Desde cero, sin prisa | Nivel medio: Para seguir donde lo dejaste | Clases individuales: A tu ritmo | Grupos pequeños: Se aprende mirando | Niños: Jugando y en serio
nursery | guarder*, jardín de infancia, jardín infantil, escuela infantil, escuela bosque, parvulario*, ludoteca* | Adaptación: Poco a poco, con alguien de casa al lado | Juego libre: Tiempo para inventar | Aire libre: Todos los días, también con botas | Comer juntos: Sentados, despacio y probando | Siesta: Cada cual en su rincón | Familias: Unas palabras cada tarde en la puerta
cause | ong, oenegé, fundación, voluntariado, banco de alimentos, sin ánimo de lucro | Sobre el terreno: Donde hace falta, con las manos | Voluntariado: Una mañana ya ayuda | Acogida: Alguien te recibe y te explica | Escuelas: Lo contamos a quien empieza | Socios: Una cuota pequeña que da calma | Cuentas claras: Lo que entra y en qué se gasta
`);

/** What those of a calling say in Spanish. */
export const spanishCallingVoices = readVoices(`
# repair
title: Primero mirar, después arreglar
title: Vuelve a funcionar
lede: Cuéntanos qué le pasa. Decimos con franqueza si merece la pena, cuánto cuesta y cuándo estará.
about: En {name}{in} trabajamos despacio y con las piezas justas.
about: Lo que se puede salvar, se salva; si no, te lo decimos antes de empezar.
step: Cuéntanos qué le pasa | Una foto ayuda mucho.
step: Lo examinamos | Recibes un precio antes de que empiece nada.
step: Lo arreglamos | Y lo pruebas.
ask: ¿Cuánto cuesta? | Depende de lo que tenga. El precio lo sabes antes de empezar.
ask: ¿Cuánto tarda? | Te damos una fecha junto con el precio.
ask: ¿Se va a domicilio? | Si pesa o no se puede mover, sí. Escríbenos dónde estás.
call: ¿Algo ha dejado de funcionar? | Dos líneas y una foto bastan.

# hire
title: Resérvalo y a disfrutar
title: Listo cuando llegues
lede: Dinos para cuándo y para cuántos, y lo tendrás preparado, revisado y a tu medida.
about: {name}{in} alquila lo que cuida: todo se revisa antes de cada salida.
about: Te explicamos cómo funciona y dónde conviene ir.
step: Eliges el día | Y nos dices cuántos son.
step: Lo preparamos | Revisado y a tu medida.
step: Sales y vuelves | Si se hace tarde, llámanos.
ask: ¿Hace falta reservar? | En temporada alta y los fines de semana, sí.
ask: ¿Hay fianza? | Te la decimos al reservar y se devuelve al entregar.
ask: ¿Y si hace mal tiempo? | Cambiamos el día sin problema.
call: ¿Para qué día? | Escríbenos y te decimos si está libre.

# club
title: Ven un día y mira
title: Juntos sale mejor
lede: Nos une una afición y nos sobra sitio. No hace falta saber nada: ven, mira y pregunta.
about: {name} reúne{in} a gente de todas las edades con una misma afición.
about: Quien empieza encuentra a alguien que le enseña, y quien sabe, con quién compartirlo.
step: Escríbenos | Y te decimos cuándo nos vemos.
step: Ven un día | Sin compromiso.
step: Te quedas | Si te gusta, te haces socio.
ask: ¿Tengo que saber algo? | No. Todos empezamos un día.
ask: ¿Cuánto cuesta? | Pregúntanos por la cuota; el primer día es para mirar.
ask: ¿Puede venir mi familia? | Claro, dinos cuántos sois.
call: ¿Vienes a conocernos? | Te decimos cuándo es el próximo encuentro.

# lessons
title: Se aprende haciendo
title: Empieza por donde estás
lede: Clases con tiempo para preguntar, ejercicios que se entienden y un ritmo que es el tuyo.
about: En {name}{in} se aprende con alguien que escucha y explica.
about: Nadie llega tarde para empezar.
step: Cuéntanos qué buscas | Nivel, edad y días que te van bien.
step: Nos conocemos | Y te decimos por dónde empezar.
step: Seguimos | A tu ritmo, con metas pequeñas.
ask: ¿Hace falta experiencia? | Cuéntanos qué sabes ya, y empezamos por ahí.
ask: ¿Cómo me apunto? | Escríbenos y te decimos cuándo hay sitio.
ask: ¿Qué tengo que llevar? | Te lo decimos antes de empezar.
role: Dirección | Responde a las preguntas y organiza las horas.
role: Profesorado | Explica las veces que haga falta.
role: Secretaría | Te apunta y te guarda la hora.
call: ¿Cuándo empezamos? | Escribe qué días puedes.

# nursery
title: Cada mañana, una cara conocida
title: Aquí se crece jugando
lede: Días con ritmo y personas que conocen a cada niño y a cada niña por su nombre y por sus manías.
close: Escríbenos y te enseñamos la casa.
about: En {name}, los días tienen ritmo{in}: llegar, jugar, salir, comer, descansar, contar.
about: Cada familia tiene una persona de referencia desde el primer día.
why: Las mismas personas | Cada niño tiene la suya.
why: Fuera cada día | Con lluvia, con botas.
why: Saber cómo fue | Unas palabras en la puerta, cada tarde.
step: Escribidnos | Edad y desde cuándo.
step: Venid a verlo | Una mañana, con tiempo para preguntar.
step: Adaptación | Al ritmo de quien empieza.
said: Desde la primera semana entra corriendo.
said: Cada tarde nos cuentan algo que solo ve quien mira.
said: Vuelve con barro y contenta.
role: Dirección | Conoce todos los cumpleaños y todas las alergias.
role: Aula | Lo explica todo con piezas de madera.
role: Siesta | Sabe quién duerme con qué muñeco.
ask: ¿Cómo es la adaptación? | Despacio: al principio hay alguien de casa, luego un rato menos cada día.
ask: ¿Hay plazas? | Escríbenos con la edad y la fecha, y te decimos.
ask: ¿Qué hay que traer? | Ropa de cambio, botas y algo que huela a casa.
ask: ¿Y si se pone malo? | Llamamos enseguida y esperamos con él.
call: ¿Quieres verlo? | Escríbenos y te enseñamos la casa.

# cause
title: Entre muchos pesa menos
title: Lo pequeño, hecho entre todos
lede: Hacemos lo que se puede hacer con las manos, con quien quiera venir y con las cuentas a la vista.
about: {name} junta{in} a gente que no quiere mirar para otro lado.
about: Cada ayuda, de tiempo o de dinero, tiene nombre y destino.
why: Con las manos | Lo que se ve, se toca y se cuenta.
why: Cuentas a la vista | Lo que entra y en qué se gasta.
why: Sitio para cualquiera | Se aprende el primer día.
step: Escríbenos | Qué te gustaría hacer y cuándo puedes.
step: Ven una vez | Alguien te acompaña.
step: Quédate | Cuando quieras y lo que puedas.
said: Vine una mañana y llevo tres años.
said: Sabes adónde va cada euro.
said: Te reciben como si te esperaran.
ask: ¿Qué tengo que saber? | Nada. Te explicamos lo que haga falta.
ask: ¿En qué se gasta lo que doy? | En lo que ves aquí; las cuentas se pueden pedir.
ask: ¿Cuánto tiempo hace falta? | El que tengas: una mañana al mes ya ayuda.
call: ¿Nos echas una mano? | Dos líneas y te decimos la próxima cita.
`);
