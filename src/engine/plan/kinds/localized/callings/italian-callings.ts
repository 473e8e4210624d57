import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in Italian that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const italianCallings = readLocalTrades(`
repair | accordator*, accordatura*, restaurator*, restauro*, riparazion*, riparator*, ripariamo, arrotin*, affilatur* | Esame: Guardiamo insieme che cos’ha | Messa a punto: Regolato, pulito, provato | Riparazione: Solo quello che serve | Restauro: Nel rispetto dell’antico | Manutenzione: Una volta l’anno, e dura | A domicilio: Se non si può spostare
hire | noleggi*, affitto di, affittiamo | A ore: Per una mattina o un pomeriggio | A giornata: A prezzo fisso | Fine settimana: Per più di un giorno | Gruppi: Dicci in quanti siete | Consegna e ritiro: Se serve, lo portiamo noi | Accessori: Quello rimasto a casa
club | filodrammatica*, compagnia amatoriale*, teatro amatoriale*, club, circolo*, associazione*, coro, corale*, gruppo di, polisportiva* | Incontri: Chiedici quando | Per cominciare: Il primo giorno qualcuno ti accompagna | Uscite: Insieme e senza fretta | Attrezzatura: Ti diciamo che cosa serve | Porte aperte: Anche per i curiosi | Iscriversi: Un foglio, e basta
driving | autoscuola*, scuola guida*, patente di guida, patenti | Iscrizione: I documenti, in una sola pagina | Teoria: Le domande sono benvenute | Guide: Al tuo ritmo e con voce calma | Autostrada e notte: Quando te la senti | Esame: Quando sei pronto, non prima | Riprendere: Per chi non guida da anni
lessons | lezioni*, corsi di, corso di, scuola di, insegnante*, maestr* di, laboratori di | Lezione di prova: Per vedere se va | Principianti: Da zero, senza fretta | Livello medio: Da dove avevi lasciato | Lezioni individuali: Al tuo passo | Piccoli gruppi: Si impara anche guardando | Bambini: Giocando, ma sul serio
nursery | asilo*, nido, scuola materna, scuola dell'infanzia, micronido* | Inserimento: Piano, con una persona di casa accanto | Gioco libero: Il tempo di inventare | All’aperto: Ogni giorno, anche con gli stivali | A tavola insieme: Seduti, senza fretta | Riposo: Ognuno nel suo angolo | Famiglie: Due parole ogni pomeriggio sulla porta
cause | ong, onlus, fondazione, banco alimentare, volontariato, no profit | Sul campo: Dove serve, con le mani | Volontariato: Una mattina aiuta già | Accoglienza: Qualcuno ti riceve e spiega | Scuole: Lo raccontiamo a chi comincia | Soci: Una piccola quota che fa durare | Conti chiari: Ciò che entra e per che cosa
`);

/** What those of a calling say in Italian. */
export const italianCallingVoices = readVoices(`
# repair
title: Prima si guarda, poi si ripara
title: Torna a funzionare
lede: Racconta che cos’ha. Diciamo con franchezza se vale la pena, quanto costa e quando è pronto.
about: {name} lavora{in} con calma e con i pezzi giusti.
about: Quello che si può salvare si salva; altrimenti lo diciamo prima.
step: Racconta che cos’ha | Una foto aiuta.
step: Lo esaminiamo | Il prezzo arriva prima di cominciare.
step: Lo ripariamo | E lo provi.
ask: Quanto costa? | Dipende da che cos’ha. Il prezzo lo sai prima.
ask: Quanto ci vuole? | Con il prezzo ricevi una data.
ask: Venite a casa? | Sì, se è pesante. Scrivi dove sei.
call: Qualcosa non va più? | Bastano due righe e una foto.

# hire
title: Prenoti e parti
title: Pronto quando arrivi
lede: Dicci quando e in quanti, e trovi tutto pronto, controllato e della tua misura.
about: {name} noleggia{in} quello di cui ha cura: tutto si controlla prima di ogni uscita.
about: Spieghiamo come funziona e dove conviene andare.
step: Scegli il giorno | E dici in quanti siete.
step: Prepariamo | Controllato e regolato.
step: Parti e torni | Se fai tardi, chiama.
ask: Bisogna prenotare? | Meglio di sì, così lo trovi pronto.
ask: C’è una cauzione? | La diciamo quando prenoti, e torna indietro.
ask: E se piove? | Cambiamo giorno.
call: Per che giorno? | Scrivi, e ti diciamo se è libero.

# club
title: Vieni a vedere
title: Insieme è meglio
lede: Ci unisce una passione, e c’è ancora posto. Non serve saper fare: vieni, guarda, chiedi.
about: {name} riunisce{in} persone di ogni età con la stessa passione.
about: Chi comincia trova aiuto; chi sa, trova compagnia.
step: Scrivici | Ti diciamo quando ci vediamo.
step: Vieni una volta | Senza impegno.
step: Resta | Se ti piace, ti iscrivi.
ask: Devo saper fare qualcosa? | No. Tutti abbiamo cominciato.
ask: Quanto costa? | Chiedici della quota; la prima volta si guarda.
ask: Posso portare la famiglia? | Certo, dicci in quanti siete.
call: Vieni a conoscerci? | Ti diciamo la prossima data.

# lessons
title: Si impara facendo
title: Comincia da dove sei
lede: Lezioni con il tempo per le domande, esercizi chiari e un passo che è il tuo.
about: Da {name}{in} si impara con qualcuno che ascolta e spiega.
about: Non è mai tardi per cominciare.
step: Dicci che cosa cerchi | Livello, età e giorni comodi.
step: Ci conosciamo | E vediamo da dove partire.
step: Andiamo avanti | Al tuo passo.
ask: Serve esperienza? | Dicci che cosa sai già, e partiamo da lì.
ask: Come ci si iscrive? | Scrivici, e ti diciamo quando c’è posto.
ask: Che cosa devo portare? | Te lo diciamo prima di cominciare.
role: Direzione | Risponde alle domande e organizza le ore.
role: Lezioni | Spiega tutte le volte che serve.
role: Segreteria | Ti iscrive e ti tiene l’ora.
call: Quando cominciamo? | Scrivi che giorni puoi.

# nursery
title: Ogni mattina un viso conosciuto
title: Qui si cresce giocando
lede: Gruppi piccoli, giornate con un ritmo e persone che conoscono ogni bambino per nome e per abitudini.
close: Scrivici, e vieni a vedere la casa.
about: Da {name} le giornate hanno un ritmo{in}: arrivare, giocare, uscire, mangiare, riposare, raccontare.
about: Ogni famiglia ha la sua persona di riferimento dal primo giorno.
why: Le stesse persone | Ogni bambino ha la sua.
why: Fuori ogni giorno | Con la pioggia, con gli stivali.
why: Sapete com’è andata | Due parole sulla porta, ogni pomeriggio.
step: Scriveteci | L’età, e da quando.
step: Venite a vedere | Una mattina, con il tempo per le domande.
step: Inserimento | Con il ritmo di chi comincia.
said: Dalla prima settimana entra di corsa.
said: Ogni pomeriggio ci raccontano ciò che vede solo chi guarda.
said: Torna a casa sporca di terra e contenta.
role: Direzione | Conosce tutti i compleanni e tutte le allergie.
role: Sezione | Spiega tutto con i cubi di legno.
role: Nido | Sa chi dorme con quale pupazzo.
ask: Come funziona l’inserimento? | Piano: all’inizio restate, poi ogni giorno un po’ meno.
ask: Ci sono posti? | Scriveteci l’età e la data, e ve lo diciamo.
ask: Che cosa bisogna portare? | Un cambio, gli stivali e qualcosa che sa di casa.
ask: E se si ammala? | Chiamiamo subito e aspettiamo insieme.
call: Volete vedere? | Scriveteci, e vi mostriamo la casa.

# cause
title: In tanti pesa meno
title: Cose piccole, fatte insieme
lede: Facciamo ciò che si può fare con le mani, con chi vuole venire e con i conti aperti.
about: {name} riunisce{in} persone che non vogliono voltarsi dall’altra parte.
about: Ogni aiuto, di tempo o di denaro, sa dove va.
why: Con le mani | Ciò che si vede, si tocca e si conta.
why: Conti aperti | Ciò che entra, e per che cosa.
why: Posto per tutti | Si impara il primo giorno.
step: Scrivici | Che cosa ti piacerebbe fare, e quando.
step: Vieni una volta | Qualcuno ti accompagna.
step: Resta | Quando vuoi e come puoi.
said: Venuta una mattina, sono qui da tre anni.
said: Si sa dove va ogni euro.
said: Ti accolgono come se ti aspettassero.
ask: Che cosa bisogna saper fare? | Niente. Spieghiamo ciò che serve.
ask: A che cosa serve ciò che dono? | A ciò che vedi qui; i conti si possono chiedere.
ask: Quanto tempo serve? | Quello che hai: una mattina al mese aiuta già.
call: Ci dai una mano? | Due righe, e ti diciamo la prossima data.
`);
