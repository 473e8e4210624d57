import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in Italian in place of what any business says. */
export const italianVoices = readVoices(`
# trade
step: Chiama o scrivi | Che cosa, dove, da quando. Una foto aiuta.
step: Diciamo un prezzo | Fisso se si può, con un margine se no.
step: Veniamo | Con il materiale e all’ora detta.
step: Controlli tu | Solo dopo arriva la fattura.
ask: Quando potete venire? | Dicci se è urgente, e ti diciamo il giorno.
ask: Quanto costa la visita? | Dipende dal posto e dal lavoro. Lo sai prima che arriviamo.
ask: Devo essere a casa? | All’inizio sì. Poi basta una chiave o un vicino.
ask: Garantite il lavoro? | Quella di legge; te la spieghiamo con il preventivo.
ask: Come si paga? | Con carta o bonifico, a lavoro finito e con fattura.

# health
ask: Quando c’è posto? | Chiama o scrivi, dicci se è urgente e ti diamo il primo posto libero.
ask: Che cosa devo portare? | Un documento, i referti e l’elenco dei farmaci.
ask: Quanto costa? | I prezzi sono qui; prima di una cura lunga ricevi un preventivo.
ask: E se devo disdire? | Avvisa il giorno prima e aiutiamo qualcun altro.
ask: Può venire qualcuno con me? | Certo. In due si sente di più.

# shop
ask: Quando spedite? | Quando ordini ti diciamo quando parte e quando arriva.
ask: Posso cambiare? | Sì, se non è usato ed entro i termini di legge.
ask: Posso ritirare in negozio? | Sì. Scriviamo quando è pronto.
ask: Quanto costa la spedizione? | Si vede nel carrello, prima di pagare.
ask: Fate pacchetti regalo? | Volentieri.

# maker
title: Fatto a mano, e si vede
title: Fatto per durare e per essere usato
lede: Una bottega dove si disegna, si costruisce e si ripara, un pezzo alla volta, con il tempo per ciò che non si vede.
about: Nella bottega di {name}{in} si lavora con le mani e si misura con gli occhi.
about: Quello che esce da qui è fatto per essere usato. Per questo ripariamo anche ciò che hanno fatto altri.
why: Una sola mano | Chi disegna costruisce.
why: Buona materia | Ti mostriamo da dove viene.
why: Per tanti anni | E se qualcosa cede, torni da noi.
step: Raccontaci | A cosa serve, per chi e per quando.
step: Disegno e prezzo | Uno schizzo, un campione, una cifra.
step: In bottega | Puoi passare a vederlo a metà strada.
step: Vieni a prenderlo | Si prova, si aggiusta, te lo porti via.
said: Sembrava che mi aspettasse. | Su misura
said: Proprio come lo avevo in mente. | Un ordine
role: Bottega | Sente dal suono se va bene.
role: Disegno | Prima ascolta, poi disegna.
ask: Quanto tempo serve? | Settimane, a volte mesi. Hai una data con il preventivo.
ask: Quanto costa? | Dipende dalla materia e dalle ore. Conosci il prezzo prima di iniziare.
ask: Riparate anche pezzi di altri? | Sì. Manda una foto e ti diciamo se vale la pena.
ask: Posso visitare la bottega? | Volentieri, su appuntamento.
ask: Spedite? | Sì, ben imballato e assicurato.
call: Hai qualcosa in mente? | Descrivilo, basta uno schizzo.

# groomer
title: Pulito, morbido e contento
lede: Bagno, taglio e spazzola con calma: prima si abitua, poi arrivano le forbici.
ask: Quanto dura una seduta? | Da una a due ore, secondo la taglia e il pelo.
ask: E se ha paura? | Andiamo piano, con delle pause. La prima volta può servire solo a conoscersi.
ask: Ogni quanto conviene? | Dipende dal pelo; lo diciamo alla prima visita.

# vet, veterinary
ask: Quando c’è posto? | Chiama o scrivi, dicci se è urgente e ti diamo il primo posto libero.
ask: Che cosa devo portare? | Il libretto delle vaccinazioni e, se ci sono, i referti precedenti.
ask: Quanto costa? | Prima di ogni cura ricevi un preventivo.

# bikes
title: Dalla ruota all’ultimo bullone
title: Perché torni a scorrere
lede: Portala com’è: la guardiamo insieme, hai un prezzo e un giorno, e riparti pedalando.
ask: Serve un appuntamento? | Per una foratura no. Per una revisione meglio scrivere prima.
ask: Quanto tempo ci vuole? | Le cose piccole, mentre aspetti; una revisione, qualche giorno.
ask: Riparate ogni bici? | Quasi tutte. Manda una foto e te lo diciamo.
call: Fa rumore o non frena? | Dicci che cos’ha e ti diciamo quando portarla.
`);
