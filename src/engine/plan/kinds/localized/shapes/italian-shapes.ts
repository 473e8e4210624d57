import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in Italian that told nothing for them. */
export const italianShapes = readShapes(`
lede: Che cosa faccio, dove l’ho fatto e come scrivermi.
post: Oggi | {role} | Azienda, città | Di che cosa mi occupo, in una o due righe.
post: Prima | L’incarico precedente | Azienda, città | Che cosa ne è venuto, con un numero se c’è.
post: All’inizio | Il primo incarico | Azienda, città | Che cosa ho imparato.
post: Studi | Titolo o formazione | Scuola, anno |
skill: Guidare | Scrivere | Conoscere
depth: Quello che uso di più | Quello che conosco bene | Quello che sto imparando
talk: Titolo di un intervento | Convegno, città, anno
talk: Titolo di un altro | Incontro, città, anno
paper: Titolo di un articolo | Rivista, anno
stat: 120 | persone che aiutano
stat: 36 | giornate quest’anno
stat: 8 | anni di lavoro
pretend: Numeri di esempio.
link: Lavori recenti | Appena finiti
link: Negozio | Che cosa si può comprare
link: Commissioni | Come chiederne una
link: Video | Come nasce
link: Chi sono | Chi c’è dietro
link: Prossime date | Dove trovarmi
link: Preferiti | Quello che uso ogni giorno
link: Scrivere un messaggio | Per tutto il resto
doors: Tutti i link in un posto solo.
one: 9:00 | Registrazione e caffè | Per arrivare con calma.
one: 10:00 | Apertura | Che cosa succede e dove.
one: 10:30 | Interventi del mattino | Con tempo per le domande.
one: 13:00 | Pranzo | E conversazione.
one: 14:30 | Laboratori | In piccoli gruppi.
two: 9:30 | Caffè | E saluti.
two: 10:00 | Interventi | Con tempo per le domande.
two: 11:30 | Tavola rotonda | Con domande dal pubblico.
two: 13:00 | Pranzo | E conversazione.
two: 16:00 | Chiusura | Che cosa portiamo a casa.
pass: Due giorni | Un giorno | Studenti
soft: Si può provare prima di decidere? | Sì: prima si prova, poi si sceglie un piano.
soft: Si può cambiare piano? | Sì, uno più grande o uno più piccolo, quando serve.
soft: Bisogna installare qualcosa? | Basta un browser aggiornato.
soft: Che fine fanno i dati quando si smette? | Si esportano prima di chiudere l’account.
soft: Chi vede quello che si salva? | Solo le persone invitate.
soft: E se qualcosa non funziona? | Bastano due righe: risponde una persona.
more: Come si comincia? | Con un messaggio breve: che cosa serve e per quando.
more: Chi risponde? | Una persona che conosce il lavoro.
more: In quanto tempo? | Il tempo di rispondere bene; nessun messaggio resta senza risposta.
more: Si può chiedere senza impegno? | Sempre.
more: Dove sono i contatti? | In fondo a ogni pagina.
step: Dopo | Restiamo raggiungibili.
step: Alla fine | Guardiamo insieme che cosa manca.
ware: Alba | Luna | Duna | Olmo | Brezza | Nuvola | Lino | Marea | Quercia | Sole | Sabbia | Iris
module: Primi passi | Materiali, parole e un primo esercizio.
module: Tecnica | Passo dopo passo, con esempi.
module: Pratica | Esercizi brevi, uno dopo l’altro.
module: Un lavoro proprio | Dall’idea al risultato.
module: Ripasso | Domande, correzioni e come proseguire.
enrol: Iscrivimi
lady: Elena Ferri
safe: Quello che si salva nell’app resta di chi la usa. Niente viene venduto o condiviso.
safe: Senza pubblicità e senza tracciamento.
`);
