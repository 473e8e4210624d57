import { readVoices } from './read-voices';

/** What houses of a sort say in Italian, true of any of them. */
export const italianHouseVoices = readVoices(`
# food
about: Da {name}{in} ogni cosa è preparata con passione e servita con un sorriso.
about: Chiedi pure: risponde chi l’ha fatta.
close: Vieni con appetito, o chiedi prima.
why: Fatto bene | Con buoni ingredienti e senza scorciatoie.
why: Chiedi pure | Allergie, porzioni, ordini: ti diciamo tutto.
why: Alla mano | Di persona e al telefono.
step: Dicci che cosa e per quando | Quanti siete e che cosa vi piace.
step: Ti confermiamo | Con prezzo e ora.
step: È pronto | Appena fatto, all’ora detta.
said: Si mangia bene e si sta meglio. | Di passaggio in zona
said: Avevamo ordinato troppo, e non è avanzato niente. | Compleanno a casa
said: Torniamo appena possiamo. | Cliente abituale
call: Ti è venuta voglia? | Scrivi o chiama e ti diciamo che cosa c’è.

# bakery
ask: Si può ordinare? | Sì. Dicci che cosa, quanto e per quando, e lo teniamo da parte a tuo nome.
ask: Che cosa c’è dentro? | Chiedi: ti diciamo gli ingredienti, anche per le allergie.
ask: Come si paga? | Chiedi quando ordini, c’è più di un modo.
ask: Chi risponde ai messaggi? | Una persona, non una macchina.
call: Ti teniamo qualcosa da parte? | Dicci che cosa e per quando.

# beauty
close: Scegli giorno e ora; del resto parliamo quando arrivi.
why: Prima chiediamo | Che cosa vuoi, che cosa no e quanto tempo hai.
why: Senza fretta | Il tuo appuntamento è tuo.
why: Consigli per casa | Perché duri più di un giorno.
step: Prenota | Nel giorno che preferisci.
step: Ne parliamo | Guardiamo insieme che cosa ti sta bene.
step: Rilassati | Al resto pensiamo noi.
said: Hanno capito subito che cosa volevo. | Prima visita
said: Sono uscita con il sorriso. | Su consiglio di un’amica
said: Non vado più da nessun’altra parte. | Cliente abituale
call: Ti teniamo un’ora? | Dicci che giorno preferisci.

# health
close: Prenota una visita e raccontaci che cosa senti.
why: Tempo per ascoltare | Ogni visita comincia da quello che senti.
why: Spiegato con chiarezza | Che cos’è, che cosa si può fare e che cosa no.
why: Ti seguiamo | Nessuno torna a casa con i dubbi.
step: Prenota | Per telefono o da questa pagina.
step: Prima visita | Parliamo, controlliamo e spieghiamo.
step: Un piano | Scritto e su misura.
step: Il seguito | Finché va meglio.
about: {name} riceve{in} con tempo, parole chiare e un piano che si capisce.
about: Le domande fanno parte della visita: qui trovano risposta.
said: Mi hanno spiegato tutto senza fretta. | Prima visita
said: Sono uscito con un piano e con meno paura. | Su consiglio di un amico
said: Ci vado da anni, e un motivo c’è. | Da molti anni
call: Prenotiamo una visita? | Dicci che cosa senti e quando puoi.

# trade
close: Dicci che cosa serve e hai un prezzo prima di cominciare.
about: {name} lavora{in} come piace a tutti: puntuale, pulito e con il prezzo detto prima.
about: Chiedi pure: risponde chi fa il lavoro.
why: Prezzo chiaro | Detto prima, senza sorprese dopo.
why: Puntualità | L’ora detta è l’ora giusta.
why: Tutto in ordine | Alla fine resta pulito.
said: Sono venuti quando avevano detto, al prezzo che avevano detto. | Riparazione in casa
said: Lavoro pulito e spiegato bene. | Su consiglio di un vicino
said: Adesso sappiamo chi chiamare. | Cliente da anni
call: Che cosa c’è da fare? | Raccontalo in due righe; una foto aiuta.

# auto
close: Portala o chiama, e ti diciamo prezzo e giorno.
lede: Raccontaci che cosa non va. Guardiamo, diciamo un prezzo e un giorno, e non si cambia niente senza parlarne prima.
title: Un prezzo prima di cominciare
title: Per ripartire tranquilli

# stay
about: {name}{in}: qui si dorme bene, ci si alza senza fretta e c’è sempre qualcuno a cui chiedere.
about: Dicci che cosa cerchi e ti diciamo da dove cominciare.
close: Scegli le date e ti confermiamo.
why: Ti aspettiamo | Dicci a che ora arrivi.
why: Consigli del posto | Dove mangiare, che cosa vedere, dove camminare.
why: Riposo | Buoni letti e notti tranquille.
step: Scegli le date | E dicci quanti siete.
step: Ti confermiamo | Con il prezzo e la strada.
step: Arrivi | E ti mostriamo la casa.
said: Non dormivamo così bene da tempo. | Un fine settimana
said: I consigli erano proprio quelli giusti. | Vacanza in famiglia
said: Stiamo già guardando le date per tornare. | Seconda volta
call: Quando vieni? | Scrivici le date e ti diciamo se c’è posto.

# shop
close: Scegli con calma e chiedi quello che vuoi.
about: Da {name} scegliamo ogni cosa come se fosse per casa nostra.
about: Un dubbio prima di ordinare? Scrivici: risponde una persona.
why: Scelto con cura | Conosciamo quello che vendiamo.
why: Senza fretta | Guarda con calma e decidi dopo.
why: Domande e risposte | Risponde una persona.
step: Scegli | Con calma.
step: Ordina | E ti confermiamo.
step: Prepariamo | A tuo nome.
step: È tuo | E se qualcosa non va, si rimedia.
said: Mi hanno consigliato proprio quello che cercavo. | Primo ordine
said: È più bello che nelle foto. | Per casa
said: Il regalo era quello giusto. | Su consiglio di un’amica
call: Un dubbio prima di ordinare? | Scrivici e ti rispondiamo.

# counter
close: Vieni a vedere, o chiedi quello che cerchi.
about: Da {name}{in} vendiamo quello che conosciamo, e per questo possiamo consigliarti.
about: Se cerchi qualcosa e non lo vedi, chiedi: spesso c’è, e se no lo cerchiamo.
why: Consigli | Dicci a che cosa serve e ti diciamo quale.
why: Scelto con cura | Conosciamo quello che vendiamo.
why: Su ordinazione | Quello che non c’è, lo cerchiamo.
step: Dicci che cosa cerchi | In negozio, al telefono o per iscritto.
step: Ti consigliamo | Con prezzo e tempi.
step: Prepariamo | E ti avvisiamo quando è pronto.
said: Cercavo una cosa e sono uscita con quella giusta. | Acquisto per la casa
said: Ti servono con pazienza, anche per poco. | Cliente abituale
said: Il regalo era quello giusto. | Su consiglio di un’amica
call: Cerchi qualcosa? | Dicci che cosa e ti diciamo se c’è.
ask: Si può ordinare qualcosa? | Sì. Dicci che cosa ti serve e ti avvisiamo quando arriva.
ask: Posso cambiarlo? | Sì, con lo scontrino e se non è usato.
ask: Mi potete consigliare? | Siamo qui per questo. Raccontaci a che cosa serve.
ask: Come si paga? | Chiedi al banco, c’è più di un modo.

# studio
step: Un primo colloquio | Che cosa ti serve e per quando.
step: Una proposta | Con un prezzo e una data.
step: Il lavoro | E sai a che punto siamo.
step: E dopo | Restiamo a portata di mano.
close: Scrivici e ne parliamo senza impegno.
about: Da {name}{in} parli fin dall’inizio con la persona che farà il lavoro.
about: Diamo tempo alla prima domanda, perché da lì dipende tutto il resto.
why: Prima ascoltare | Poi proporre.
why: Il prezzo prima | Scritto, senza clausole piccole.
why: Una persona, non un modulo | Sai con chi parli.
said: Le domande giuste, e poi esattamente quello che avevano detto. | Primo incarico
said: Ho sempre saputo qual era il passo successivo. | Cliente da anni
ask: Come si comincia? | Con un colloquio breve e senza impegno.
ask: Quanto costa? | Dipende dal lavoro. Il prezzo lo ricevi per iscritto prima di cominciare.
ask: Quanto tempo ci vuole? | Con il preventivo diciamo una data, e la rispettiamo.
ask: Si può fare a distanza? | Sì, al telefono o in video.
call: Ne parliamo? | Bastano due righe per una prima risposta.

# unknown
lede: Dicci che cosa cerchi e per quando: rispondiamo con chiarezza e senza impegno.

# move
close: Vieni a provare e decidi dopo.
about: Da {name}{in} ognuno comincia da dove è e va avanti al suo passo.
about: C’è sempre qualcuno che guarda, corregge e incoraggia.
why: Al tuo passo | Ognuno comincia da dove è.
why: Qualcuno che corregge | Con pazienza e buona tecnica.
why: Bella aria | Insieme si fatica meno.
step: Scrivici | E dicci che cosa vorresti.
step: Vieni a provare | In abiti comodi.
step: Continua | Con un piano che sta nella tua settimana.
said: Dal primo giorno mi sono sentita a casa. | Partita da zero
said: Non ero mai durato tanto da nessuna parte. | Da un anno
said: Esigenti, ma con il sorriso. | Due volte a settimana
call: Vieni a provare? | Dicci che giorno puoi.

# tech
close: Scrivici e te lo mostriamo.
about: {name} è fatto per togliere lavoro, non per darne.
about: Se ti manca qualcosa, dillo: da lì nascono i miglioramenti.
why: Facile da cominciare | Senza manuale e senza riunioni.
why: Chiaro | Ogni cosa dove la cerchi.
why: Con un aiuto | Risponde una persona.
step: Provi | Con i tuoi dati.
step: Lo regoliamo | Sul tuo modo di lavorare.
step: Lo usi | Dal primo giorno.
said: Prima avevo fogli dappertutto. | Piccolo gruppo
said: Si impara in una mattina. | Responsabile di reparto
said: Chiedi, e qualcuno risponde davvero. | Fin dall’inizio
ask: Posso vederlo prima? | Sì. Scrivici e te lo mostriamo.
ask: È difficile cominciare? | No. Si impara usandolo, e se serve aiutiamo.
ask: Chi mi aiuta? | Una persona, non una macchina.
call: Lo guardiamo insieme? | Scrivici e troviamo un momento.

# event
close: Segna la data e vieni con chi vuoi.
call: Vieni? | Se resta un dubbio, scrivici.

# lessons
close: Dicci che giorni puoi e troviamo l’ora giusta.
why: Da zero | Nessuno nasce imparato.
why: Al tuo passo | Si va avanti quando è chiaro.
why: Con piacere | Sorridendo si impara meglio.
said: Pensavo non facesse per me. Invece sì. | Partito da zero
said: Spiegano tre volte, e ogni volta in un altro modo. | Secondo anno
said: Mia figlia esce contenta, e anch’io. | Mamma di un’allieva

# veterinary
close: Prenota e raccontaci come sta.
about: Da {name}{in} ogni animale trova calma, e chi lo accompagna parole chiare.
about: Chiedi tutto: qui si spiega.
why: Con calma | Prima si abitua, poi si comincia.
why: Spiegato con chiarezza | Che cos’ha, che cosa si può fare e quanto costa.
why: Consigli per casa | Perché duri.
step: Prenota | E raccontaci com’è.
step: Ci conosciamo | Senza fretta.
step: Ce ne occupiamo | Come fosse nostro.
said: È entrato con paura ed è uscito scodinzolando. | Prima visita
said: Si vede che amano gli animali. | Su consiglio di un’amica
said: Ormai entra da solo. | Da anni
call: Prenotiamo? | Dicci come si chiama e di che cosa ha bisogno.

# blog
lede: Testi scritti senza fretta, da leggere con calma.
about: {name} si scrive per piacere, e si legge allo stesso modo.
about: Se qualcosa ti interessa o non ti convince, scrivici: leggiamo tutto.
call: Vuoi dire qualcosa? | Scrivici: leggiamo tutto.

# music
lede: Musica, date e tutto quello che è bene sapere prima di venire ad ascoltare.
about: {name} fa musica{in} e la suona dove qualcuno vuole sentirla.
about: Per concerti, stampa o un’altra idea, scrivici.
call: Suoniamo da voi? | Scrivici data e luogo.

# nonprofit
lede: Persone che si mettono insieme per fare qualcosa di bello. Qui raccontiamo che cosa facciamo e come partecipare.
close: Si può venire, guardare e partecipare.
about: {name} riunisce{in} persone che fanno qualcosa per gli altri e amano farlo insieme.
about: Per conoscerci, scrivici o vieni un giorno.
why: Aperto a tutti | Si può venire, guardare e chiedere.
why: Vicino | Fatto da gente di qui.
why: Con passione | Ognuno dà quello che può.
step: Scrivici | Ti diciamo quando ci vediamo.
step: Vieni un giorno | Senza impegno.
step: Partecipa | Con tempo, idee o mani.
said: Sono venuta a vedere e sono rimasta. | Da un anno
said: Gente che fa, e lo racconta con gioia. | Un vicino
ask: Posso venire senza conoscere nessuno? | Sì. Qualcuno ti accoglie e ti presenta.
ask: Bisogna saper fare qualcosa? | No. Quello che serve si impara qui.
ask: Come posso aiutare? | Con tempo, con idee o passando parola.
call: Ci conosciamo? | Scrivici e ti diciamo quando e dove.

# portfolio, photographer
lede: Lavori personali e su commissione. Guarda con calma e, se qualcosa ti piace, scrivimi.
about: Ogni lavoro comincia con una chiacchierata e finisce quando siamo contenti in due.
about: Scrivimi che cosa ti serve e per quando: rispondo io.
why: In diretta | Parli con chi fa il lavoro.
why: Tempi chiari | La data si decide all’inizio.
why: Cura | Fino all’ultimo dettaglio.
call: Hai qualcosa in mente? | Raccontalo in due righe.
`);
