import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in Spanish in place of what any business says. */
export const spanishVoices = readVoices(`
# trade
step: Llámanos o escribe | Qué, dónde y desde cuándo. Una foto ayuda.
step: Te damos un precio | Cerrado si se puede, con margen si no.
step: Vamos | Con el material y a la hora acordada.
step: Lo compruebas | Solo entonces llega la factura.
ask: ¿Cuándo podéis venir? | Si es urgente, normalmente el mismo día; si no, en la semana.
ask: ¿Cuánto cuesta la visita? | La primera hora tiene precio fijo con el desplazamiento. El material se acuerda antes.
ask: ¿Tengo que estar en casa? | Al principio sí. Después basta una llave o un vecino.
ask: ¿Dais garantía? | Si algo no aguanta, volvemos y lo arreglamos.
ask: ¿Cómo se paga? | Con tarjeta o transferencia, al terminar y con factura.

# health
ask: ¿Cuándo hay cita? | Lo urgente, el mismo día; lo demás, normalmente en una semana.
ask: ¿Qué debo llevar? | Tu documento, informes anteriores y la lista de lo que tomas.
ask: ¿Cuánto cuesta? | Los precios están aquí; antes de un tratamiento largo recibes un presupuesto.
ask: ¿Y si tengo que anular? | Avisa un día antes y atendemos a otra persona.
ask: ¿Puede venir alguien conmigo? | Claro. Dos oyen más que uno.

# shop
ask: ¿Cuándo se envía? | Lo pedido antes de las tres sale el mismo día.
ask: ¿Puedo cambiarlo? | Sí, durante treinta días y sin usar.
ask: ¿Puedo recogerlo en la tienda? | Sí. Te avisamos cuando esté listo.
ask: ¿Cuánto cuesta el envío? | Lo ves en la cesta, antes de pagar.
ask: ¿Envolvéis para regalo? | Con mucho gusto.
`);
