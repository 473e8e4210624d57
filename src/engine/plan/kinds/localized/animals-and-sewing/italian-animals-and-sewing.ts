import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In Italian: who looks after animals, teaches dogs or riding, or sews. */
export const italianAnimalsAndSewing = readLocalTrades(`
boarding | pensione per cani, pensione per gatti, pensione per animali, pensione cani, pensione gatti, pensione per cani e cani, pensione per cani e gatti, pensione per gatti e cani, pensione per gatti e gatti, pensione animali, pensione canina, pensione felina, hotel per cani, hotel per gatti, hotel per animali, asilo per cani, asilo canino, dog sitter, cat sitter, pet sitter | Pernottamento: Con la sua coperta e la sua ciotola | Asilo diurno: Arriva al mattino, torna la sera | Vacanze lunghe: Con notizie e fotografie | Giorno di prova: Perché non sia nuovo quando conta | Cibo e medicine: Come a casa, secondo la tua lista | Ritiro e consegna: Da concordare
training | addestra*, educat* cinofil*, educazione cinofila, centro cinofilo, scuola per cani, scuola cinofila, puppy class, cinofil* | Cuccioli: Giocare, tornare, farsi toccare | Corso base: Seduto, guinzaglio, richiamo | Lezione individuale: Dove nasce il problema | Incontri: Passare accanto ad altri cani | Fiuto: Stanca più che correre | In città: Autobus, bar e passeggini
riding | maneggio*, scuderi*, equitazione, centro ippico, circolo ippico, scuola di equitazione, passeggiate a cavallo, trekking a cavallo, ippic*, centro equestre | Lezione alla corda: Prima l’assetto, poi le redini | Lezione di gruppo: Pochi cavalli, molte correzioni | Lezione individuale: Mezz’ora solo per te | Passeggiata: Al passo, per i campi | Bambini e pony: Spazzolare, condurre, salire | Corso di vacanza: Una settimana con gli stivali
sewing | sart*, sartoria*, riparazioni sartoriali, modista*, rammendo | Orli: Con l’orlo originale, se vuoi | Cerniere: Nuove e scorrevoli | Stringere e allargare: Con gli spilli, addosso | Su misura: Con stoffe e prove | Tende: Alla lunghezza delle tue finestre | Riparazioni: Strappi, fodere, bottoni
`);

/** What they say in Italian. */
export const italianAnimalsAndSewingVoices = readVoices(`
# boarding
title: Vacanze, anche per loro
title: Tu parti, noi ci siamo
lede: Un posto tranquillo, le abitudini di sempre e persone che si accorgono di come sta il tuo animale.
about: Da {name} ogni animale ha{in} il suo posto e le sue abitudini.
about: Porta la sua coperta. Aiuta più di tutto.
why: Con i suoi tempi | Prima annusa, poi resta.
why: Come a casa | Cibo, orari e manie, secondo la tua lista.
why: Ti scriviamo noi | Con una foto, anche da lontano.
step: Scrivici | Chi viene e da quando a quando.
step: Ci conosciamo | Con il tuo animale e tutte le domande.
step: Buon viaggio | Ti diamo notizie strada facendo.
said: La seconda volta è entrato tirando lui. | Due settimane
said: Una foto la sera, e ho dormito. | Prima volta via
role: Cura | Conosce ogni ciotola.
role: Prenotazioni | Scrive tutto, anche le manie.
ask: Che cosa porto? | Il suo cibo, una coperta di casa e il libretto.
ask: È timido. Può venire? | Diccelo, e ci prendiamo più tempo.
ask: Possiamo vedere prima? | Sì, meglio con il tuo animale.
call: Parti presto? | Scrivi chi viene e da quando a quando.

# training
title: I due capi del guinzaglio
title: Tu più calmo, lui più attento
lede: Segnali chiari e tanti premi. Ti mostriamo quello che il tuo cane vorrebbe già capire.
about: Da {name} cane e persona imparano insieme{in}, con cibo, gioco e pazienza.
about: Dopo ogni lezione due esercizi a casa. Non ne servono di più.
why: Senza urlare | Quello che spaventa un cane qui non c’è.
why: Tempo per ognuno | Perché ognuno sia visto.
why: Per ogni giorno | Porta, guinzaglio, visite, strada.
step: Racconta | Età, razza e che cosa succede all’angolo.
step: Guardiamo | In un primo incontro.
step: Ti eserciti | Correggiamo finché riesce.
said: Torna quando chiamo. Alla seconda, ma torna. | Corso base
said: Ero io. Buono a sapersi. | Lezione individuale
role: Educazione | Vede la coda prima di te.
role: Cuccioli | Sta un’ora seduto per terra.
ask: Da che età? | Appena il cucciolo è a casa, e non è mai tardi.
ask: Che cosa porto? | Guinzaglio, premi morbidi e il libretto.
ask: Il mio cane è difficile. Può venire? | Sì, prima da solo con te.
call: Tira? | Scrivi età, razza e che cosa succede.

# riding
title: In sella, con calma
title: Prima conoscersi, poi montare
lede: Cavalli tranquilli, lezioni con pazienza e un posto dove si resta volentieri un po’ di più.
about: Da {name} si impara a montare{in} cominciando dal cavallo: spazzolare, condurre, ascoltare.
about: Chi non monta da anni comincia dove si sente sicuro.
why: Il cavallo giusto | Per statura, esperienza e carattere.
why: Prima la sicurezza | Con il caschetto e senza fretta.
why: Anche da terra | La cura fa parte della lezione.
step: Scrivici | Età, esperienza e giorni comodi.
step: Lezione di prova | Cerchiamo il cavallo che ti va.
step: Si continua | A piccoli passi, con i tuoi tempi.
said: Parla del suo pony tutta la settimana. | Mamma di un’allieva
said: Di nuovo in sella, vent’anni dopo. | Ha ripreso
role: Lezioni | Vede ogni tallone.
role: Scuderia | Riconosce ogni cavallo dal passo.
ask: Serve esperienza? | No. Si comincia alla corda.
ask: Come ci si veste? | Pantaloni lunghi e scarpe chiuse con un po’ di tacco.
ask: E se piove? | Avvisiamo prima.
call: Quando passi? | Scrivi chi vuole montare e in che giorni.

# sewing
title: Perché torni a cadere bene
title: Sulle tue misure, a mano
lede: Provare, sistemare, cucire da capo: tu provi, noi diciamo che cosa si può fare e quanto costa.
about: {name} cuce e sistema{in} a mano e a macchina, dall’orlo al vestito.
about: Porta quello che non ti sta. Di solito è meno lavoro di quanto sembri.
why: Con la prova | Mettiamo gli spilli prima di tagliare.
why: Il prezzo prima | Dopo aver visto il capo.
why: Un giorno preciso | Sai quando è pronto.
step: Lo porti | Con le scarpe che userai.
step: Mettiamo gli spilli | E diciamo prezzo e giorno.
step: Lo ritiri | E lo provi ancora una volta.
said: I pantaloni sembrano fatti per me. | Riparazione
said: Il mio vecchio vestito è di nuovo il preferito. | Cliente abituale
role: Taglio e cucito | Vede dal passo dove tira.
role: Accoglienza | Sa quale bottone manca.
ask: Quanto ci vuole? | Pochi giorni per le piccole riparazioni; la data si dice alla consegna.
ask: Bisogna provare? | Per larghezza e lunghezza sì. Bastano dieci minuti.
ask: Cucite anche capi nuovi? | Sì, parliamo di stoffa e taglio.
call: Che cosa deve tornare a starti bene? | Bastano una foto e due righe.
`);
