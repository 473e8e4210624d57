import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in Spanish in place of what any business says. */
export const spanishVoices = readVoices(`
# trade
step: Llámanos o escribe | Qué, dónde y desde cuándo. Una foto ayuda.
step: Te damos un precio | Cerrado si se puede, con margen si no.
step: Vamos | Con el material y a la hora acordada.
step: Lo compruebas | Solo entonces llega la factura.
ask: ¿Cuándo pueden venir? | Dinos si es urgente, y te decimos qué día.
ask: ¿Cuánto cuesta la visita? | Depende del sitio y del trabajo. Lo sabes antes de que vayamos.
ask: ¿Tengo que estar en casa? | Al principio sí. Después basta una llave o un vecino.
ask: ¿Hay garantía? | La que marca la ley; te la explicamos con el presupuesto.
ask: ¿Cómo se paga? | Con tarjeta o transferencia, al terminar y con factura.

# health
ask: ¿Cuándo hay cita? | Llama o escribe, di si es urgente y te damos la primera hora libre.
ask: ¿Qué debo llevar? | Tu documento, informes anteriores y la lista de lo que tomas.
ask: ¿Cuánto cuesta? | Los precios están aquí; antes de un tratamiento largo recibes un presupuesto.
ask: ¿Y si tengo que anular? | Avisa un día antes y atendemos a otra persona.
ask: ¿Puede venir alguien conmigo? | Claro. Dos oyen más que uno.

# shop
ask: ¿Cuándo se envía? | Al pedir te decimos qué día sale y cuándo llega.
ask: ¿Puedo cambiarlo? | Sí, sin usar y dentro del plazo legal.
ask: ¿Puedo recogerlo en la tienda? | Sí. Te avisamos cuando esté listo.
ask: ¿Cuánto cuesta el envío? | Lo ves en la cesta, antes de pagar.
ask: ¿Se envuelve para regalo? | Con mucho gusto.

# studio
about: En {name}{in} hablas desde el principio con la persona que hará el trabajo.
about: Dedicamos tiempo a la primera pregunta, porque de ella depende todo lo demás.
said: Hicieron las preguntas justas y cumplieron lo que dijeron. | Primer encargo
said: Siempre supe cuál era el siguiente paso. | Cliente desde hace años
ask: ¿Cómo empezamos? | Con una conversación corta y sin compromiso.
ask: ¿Cuánto cuesta? | Depende del trabajo. Recibes el precio por escrito antes de empezar.
ask: ¿Cuánto tarda? | Te damos una fecha con el presupuesto, y la cumplimos.
ask: ¿Se puede hacer a distancia? | Sí, por teléfono o por vídeo.
ask: ¿Quién se ocupa de lo mío? | La misma persona que te atiende la primera vez.
ask: ¿Y si cambio de idea? | Dínoslo y buscamos una solución justa.
call: ¿Tienes una pregunta? | Con dos líneas basta para una primera respuesta.

# accountant, tax
title: Los impuestos, explicados
title: Tú traes los papeles, nosotros la calma
lede: Declaraciones, contabilidad y consejo a tiempo, con alguien pendiente de los plazos.
about: {name} asesora a trabajadores, autónomos y pequeñas empresas{in}, en palabras que se entienden.
about: Avisamos antes del plazo, no después.
said: Por primera vez entendí lo que firmaba. | Autónoma
said: Llaman antes de que sea urgente. | Taller familiar
ask: ¿Qué llevo a la primera cita? | La última declaración y las preguntas que te preocupan.
ask: ¿Cuánto cuesta? | Una cuota fija según el trabajo. La sabes antes de empezar.
ask: ¿Puedo enviar los papeles en digital? | Sí, con una foto basta.
ask: ¿Me ayudan a empezar un negocio? | Sí, desde el alta hasta la primera factura.
ask: ¿Puedo cambiar de asesoría a mitad de año? | Sí. Pedimos los papeles a la anterior.
call: ¿Te ha llegado una carta de Hacienda? | Escríbenos antes de guardarla.

# maker
title: Hecho a mano, y se nota
title: Hecho para usarse toda la vida
lede: Un taller donde se dibuja, se construye y se repara, pieza a pieza y con tiempo para lo que no se ve.
about: En el taller de {name}{in} se trabaja con las manos y se mide con los ojos.
about: Lo que sale de aquí está hecho para usarse. Por eso también reparamos lo que hicieron otros.
why: De una sola mano | Quien dibuja también construye.
why: Buen material | Te enseñamos de dónde viene.
why: Para muchos años | Y si algo falla, vuelves y lo arreglamos.
step: Cuéntanos | Para qué es, para quién y para cuándo.
step: Dibujo y precio | Un boceto, una muestra y una cifra.
step: En el taller | Puedes pasar a verlo a medio hacer.
step: Recógelo | Lo pruebas, lo ajustamos y te lo llevas.
said: Parece que me estaba esperando. | Por encargo
said: Reparado, y mejor que antes. | Herencia de familia
said: Al abrirlo todavía olía a taller. | Un regalo
role: Taller | Sabe por el sonido si está bien.
role: Diseño | No dibuja hasta haber escuchado.
ask: ¿Cuánto tarda un encargo? | Semanas, a veces meses. Te damos una fecha con el presupuesto.
ask: ¿Cuánto cuesta? | Depende del material y de las horas. Sabes el precio antes de empezar.
ask: ¿Se reparan piezas de otros? | Sí. Manda una foto y te decimos si merece la pena.
ask: ¿Puedo visitar el taller? | Con mucho gusto, con cita previa.
ask: ¿Puedo traer mi propio material? | Muchas veces sí. Lo miramos juntos.
ask: ¿Hay envíos? | Sí, bien embalado y asegurado.
call: ¿Tienes algo en mente? | Descríbelo, con un boceto basta.

# chocolate
title: Un bombón, y luego otro
title: Cacao, tiempo y paciencia
lede: Bombones, trufas y tabletas, para probar, para llevar o para regalar. Dinos para quién.
ask: ¿Cuánto duran? | Pregunta por cada uno; en sitio fresco y seco, nunca en la nevera.
ask: ¿Puedo llenar yo la caja? | Sí, pieza a pieza, o nos deja elegir.
ask: ¿Y las alergias? | Dínoslas antes de probar: en un obrador se cruzan nueces, leche y gluten.
ask: ¿Se puede encargar para una fiesta? | Escribe el día y el número, y recibes un precio.
ask: ¿Se puede ver cómo se hace? | Pregunta por una fecha, y te guardamos sitio.

# cheese
title: Primero, probar
title: En su punto, el día justo
lede: Frescos, curados, suaves o con carácter: ven a probar y dinos para qué comida.
ask: ¿Cómo se guarda? | En su papel, al fresco, y una hora fuera antes de servir.
ask: ¿Se puede probar? | Claro. Es mejor así.
ask: ¿Preparan tablas? | Sí. Dinos cuántos son y qué les gusta.
ask: ¿Es de leche cruda? | Pregunta por cada uno y te lo decimos.
ask: ¿Se puede encargar? | Escribe qué y para cuándo, y lo apartamos.

# farm
title: Ven a ver cómo crece y cómo vive
title: La temporada manda, nosotros la seguimos
lede: Una visita, algo para llevar o un pedido fijo: escribe, y te decimos qué permite la temporada.
about: En {name}{in}, los días siguen al tiempo y a la temporada.
about: Pregunta lo que quieras: enseñamos con gusto cómo se trabaja.
step: Escribe | Visita, pedido o una pregunta.
step: Miramos la temporada | Hay semanas llenas y otras que piden paciencia.
step: Fijamos un día | Y te decimos qué traer: sobre todo botas.
step: Tú vienes, o viaja el pedido | Recogido o enviado, como acordemos.
ask: ¿Se puede venir sin avisar? | Mejor escribe antes: a ciertas horas nadie puede parar.
ask: ¿Es para niños? | Casi siempre. Dinos su edad.
ask: ¿Venden a restaurantes? | Dinos qué, cuánto y cada cuánto, y respondemos con franqueza.
ask: ¿Qué ropa hay que llevar? | Zapatos que puedan ensuciarse.
ask: ¿Cuánto cuesta? | Escribe lo que deseas, y recibes un precio antes de decidir.
call: ¿Te pica la curiosidad? | Bastan dos líneas. Respondemos con un día o un precio.

# groomer
title: Limpio, suave y contento
lede: Baño, corte y cepillado con calma: primero se acostumbra, luego vienen las tijeras.
ask: ¿Cuánto dura una sesión? | Entre una y dos horas, según el tamaño y el pelo.
ask: ¿Y si tiene miedo? | Vamos despacio y con pausas. La primera vez puede ser solo para conocernos.
ask: ¿Cada cuánto conviene? | Depende del pelo; te lo decimos en la primera visita.

# vet, veterinary
ask: ¿Cuándo hay cita? | Llama o escribe, di si es urgente y te damos la primera hora libre.
ask: ¿Qué debo llevar? | La cartilla de vacunas y, si los hay, informes anteriores.
ask: ¿Cuánto cuesta? | Antes de cualquier tratamiento recibes un presupuesto.

# bikes
title: Vuelve a rodar fina
title: De la rueda al último tornillo
lede: Tráela como esté: la miramos contigo, te decimos el precio y el día, y la recoges a punto.
ask: ¿Hace falta cita? | Para un pinchazo no. Para una revisión, mejor escribir antes.
ask: ¿Cuánto tarda? | Lo pequeño, mientras esperas; una revisión, unos días. Te decimos cuál.
ask: ¿Se arregla cualquier bici? | Casi todas. Mándanos una foto y te decimos.
call: ¿Hace ruido o no frena? | Cuéntanos qué le pasa y te decimos cuándo traerla.
`);
