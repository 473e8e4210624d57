import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In Spanish: who looks after animals, teaches dogs or riding, or sews. */
export const spanishAnimalsAndSewing = readLocalTrades(`
boarding | residencia canina, residencia felina, residencia para perros, residencia para gatos, residencia para mascotas, residencia para animales, residencia de perros, residencia de gatos, residencia de mascotas, residencia de animales, hotel canino, hotel felino, hotel para perros, hotel para gatos, hotel para mascotas, hotel de perros, hotel de gatos, hotel de mascotas, guarderia canina, guarderia para perros, guarderia para gatos, guarderia para mascotas, guarderia de perros, guarderia de gatos, guarderia de mascotas, cuidador* de perros, cuidador* de gatos, cuidador* de mascotas, cuidador* de animales | Noches: Con su manta y su comedero | Guardería de día: Llega por la mañana, vuelve por la tarde | Vacaciones largas: Con noticias y fotos | Día de prueba: Para que no sea nuevo cuando importa | Comida y medicación: Como en casa, según tu lista | Recogida y entrega: A convenir
training | adiestra*, educacion canina, educador* canin*, escuela canina, escuela para perros, escuela de perros, etolog* | Cachorros: Jugar, venir, dejarse tocar | Curso básico: Sentado, correa, llamada | Clase individual: Donde surge el problema | Encuentros: Pasar junto a otros perros | Olfato: Cansa más que correr | Paseo por la ciudad: Autobús, terraza y carritos
riding | hipica*, equitacion, clases de equitacion, picadero*, centro ecuestre, club hipico, escuela ecuestre, paseos a caballo, rutas a caballo, montar a caballo, cuadra*, yeguada* | Clase a la cuerda: Primero el equilibrio, luego las riendas | Clase en grupo: Pocos caballos, mucha corrección | Clase individual: Media hora solo para ti | Paseo: Al paso, por el campo | Niños y ponis: Cepillar, llevar, subir | Curso de vacaciones: Una semana con botas
sewing | costurer*, modista*, modisto*, arreglos de ropa, arreglos de costura, taller de costura, taller de arreglos, sastre*, sastreria*, retoques de ropa, alta costura | Bajos de pantalón y falda: Con el bajo original, si quieres | Cremalleras: Nuevas y suaves | Estrechar y ensanchar: Con alfileres, sobre ti | A medida: Con telas y pruebas | Cortinas: Al largo de tus ventanas | Remiendos: Rotos, forros, botones
`);

/** What they say in Spanish. */
export const spanishAnimalsAndSewingVoices = readVoices(`
# boarding
title: Vacaciones, también para ellos
title: Tú viajas, nosotros cuidamos
lede: Un sitio tranquilo, sus costumbres de siempre y gente que nota cómo está tu animal.
about: En {name} cada animal tiene{in} su sitio y su rutina.
about: Trae su manta. Ayuda más que nada.
why: A su ritmo | Primero huele, después se queda.
why: Como en casa | Comida, horas y manías, según tu lista.
why: Te contamos cómo va | Con una foto, también si estás lejos.
step: Escríbenos | Quién viene y de qué día a qué día.
step: Nos conocemos | Con tu animal y todas tus preguntas.
step: Buen viaje | Te damos noticias por el camino.
said: La segunda vez entró tirando de la correa. | Dos semanas
said: Una foto por la noche y pude dormir. | Primera vez fuera
role: Cuidados | Conoce cada comedero.
role: Reservas | Lo apunta todo, también las manías.
ask: ¿Qué tengo que llevar? | Su comida, una manta que huela a casa y la cartilla.
ask: Es muy tímido. ¿Puede venir? | Cuéntanoslo y le dedicamos más tiempo.
ask: ¿Podemos ir antes a verlo? | Sí, mejor con tu animal.
call: ¿Te vas pronto? | Escribe quién viene y de qué día a qué día.

# training
title: Los dos extremos de la correa
title: Tú más tranquilo, él más atento
lede: Señales claras y muchos premios. Te enseñamos lo que tu perro ya quiere entender.
about: En {name} aprenden juntos{in} el perro y su persona, con comida, juego y buen momento.
about: Después de cada clase te llevas dos ejercicios. No hacen falta más.
why: Sin gritos | Lo que asusta a un perro no tiene sitio aquí.
why: Tiempo para cada uno | Para que se vea a cada uno.
why: Para el día a día | Puerta, correa, visitas, calle.
step: Cuéntanos | Edad, raza y qué pasa en la esquina.
step: Miramos | En un primer encuentro.
step: Practicas | Corregimos hasta que sale.
said: Viene cuando lo llamo. A la segunda, pero viene. | Curso básico
said: Era yo. Bueno es saberlo. | Clase individual
role: Adiestramiento | Ve la cola antes que tú.
role: Cachorros | Pasa una hora sentado en el suelo.
ask: ¿Desde qué edad? | En cuanto el cachorro está en casa, y nunca es tarde.
ask: ¿Qué llevo? | Correa, premios blandos y la cartilla.
ask: Mi perro es difícil. ¿Puede venir? | Sí, primero a solas contigo.
call: ¿Tira de la correa? | Escribe edad, raza y qué ocurre.

# riding
title: Subir y respirar
title: Primero conocerse, luego montar
lede: Caballos tranquilos, clases con paciencia y un sitio donde apetece quedarse un rato más.
about: En {name} se aprende a montar{in} empezando por el caballo: cepillar, llevar, escuchar.
about: Quien lleva años sin montar empieza donde se siente seguro.
why: El caballo adecuado | Según altura, experiencia y carácter.
why: Seguridad primero | Con casco y sin prisa.
why: También pie a tierra | Cuidarlo es parte de la clase.
step: Escríbenos | Edad, experiencia y días que te van bien.
step: Clase de prueba | Buscamos el caballo que te va.
step: Seguimos | Paso a paso, a tu ritmo.
said: Habla de su poni toda la semana. | Madre de una alumna
said: Otra vez a caballo, veinte años después. | Vuelve a montar
role: Clases | Ve cada talón.
role: Cuadras | Reconoce a cada caballo por el paso.
ask: ¿Hace falta experiencia? | No. Se empieza a la cuerda.
ask: ¿Qué ropa llevo? | Pantalón largo y calzado cerrado con algo de tacón.
ask: ¿Y si llueve? | Avisamos antes.
call: ¿Cuándo vienes? | Escribe quién quiere montar y qué días.

# sewing
title: Para que vuelva a quedar bien
title: A tu medida, a mano
lede: Probar, arreglar, coser de nuevo: te lo pruebas y decimos qué se puede hacer y cuánto cuesta.
about: {name} cose y arregla{in} a mano y a máquina, del bajo al vestido.
about: Trae lo que no te queda bien. Casi siempre es menos trabajo de lo que parece.
why: Con prueba | Ponemos alfileres antes de cortar.
why: El precio antes | Después de ver la prenda.
why: Un día fijo | Sabes cuándo estará.
step: Lo traes | Con los zapatos que llevarás.
step: Ponemos alfileres | Y decimos precio y día.
step: Lo recoges | Y te lo pruebas otra vez.
said: El pantalón parece hecho para mí. | Arreglo
said: Mi vestido viejo vuelve a ser mi favorito. | Clienta habitual
role: Corte y costura | Ve al andar dónde aprieta.
role: Atención | Sabe qué botón falta.
ask: ¿Cuánto tarda? | Los arreglos pequeños, pocos días; la fecha se da al dejarlo.
ask: ¿Hay que probárselo? | Para el ancho y el largo, sí. Son diez minutos.
ask: ¿También cosen prendas nuevas? | Sí, hablamos de tela y corte.
call: ¿Qué quieres que vuelva a quedarte bien? | Bastan una foto y dos líneas.
`);
