import { readVoices } from './read-voices';

/** What houses and flats say that are let as a whole, by language: no breakfast, no row of rooms, a door of one's own. */
export const wholeHouseVoices = {
  es: readVoices(`
# whole-house
title: Llega, abre y quédate unos días
title: Unos días a tu aire
lede: Un alojamiento entero para ti y los tuyos. Dinos cuándo te gustaría venir y cuántos vienen.
about: Aquí el tiempo es tuyo: te levantas cuando quieres, cocinas lo que te apetece y nadie te mira el reloj.
about: Dinos a qué vienes y te contamos por dónde empezar.
close: Pregunta por tus fechas y te contestamos.
why: A tu aire | Entras y sales cuando quieres.
why: Trato directo | Contesta quien conoce la casa.
why: Consejos de aquí | Dónde comer, qué ver, por dónde pasear.
step: Dinos tus fechas | Cuándo, cuántas noches y cuántos vienen.
step: Te contestamos | Si está libre y cuánto cuesta.
step: Llegas | Con las indicaciones que te mandamos antes.
said: Nos sentimos como en casa desde el primer día. | Una semana en familia
said: Nos recomendaron justo lo que buscábamos. | Escapada de fin de semana
said: Ya estamos mirando fechas para volver. | Segunda estancia
ask: ¿Cómo sé si está libre? | Escríbenos tus fechas y te contestamos con el precio y los días que quedan.
ask: ¿Se puede ir con niños? | Sí. Dinos qué edad tienen y lo preparamos todo.
ask: ¿Y si tengo que cancelar? | Escríbenos cuanto antes y buscamos una solución.
call: ¿Cuándo te gustaría venir? | Escríbenos las fechas y te decimos si está libre.
`),
  fr: readVoices(`
# whole-house
title: Posez vos valises, vous êtes chez vous
title: Quelques jours rien qu’à vous
lede: Un logement rien que pour vous et les vôtres. Dites-nous quand vous aimeriez venir et combien vous serez.
about: Ici, le temps vous appartient : vous vous levez quand vous voulez, vous cuisinez ce qui vous plaît et personne ne regarde l’heure.
about: Dites-nous ce que vous venez chercher, nous vous disons par où commencer.
close: Demandez vos dates, nous vous répondons.
why: À votre rythme | Vous allez et venez comme il vous plaît.
why: En direct | Celui qui répond connaît la maison.
why: Des conseils d’ici | Où manger, que voir, où marcher.
step: Donnez vos dates | Quand, combien de nuits et combien de personnes.
step: Nous répondons | Si c’est libre, et à quel prix.
step: Vous arrivez | Avec le chemin que nous vous avons envoyé.
said: Nous nous sommes sentis chez nous dès le premier soir. | Une semaine en famille
said: On nous a conseillé exactement ce que nous cherchions. | Un week-end
said: Nous cherchons déjà des dates pour revenir. | Deuxième séjour
ask: Comment savoir si c’est libre ? | Écrivez-nous vos dates : nous répondons avec le prix et les jours disponibles.
ask: Peut-on venir avec des enfants ? | Oui. Dites-nous leur âge et nous préparons tout.
ask: Et si je dois annuler ? | Écrivez-nous dès que possible, nous cherchons une solution.
call: Quand aimeriez-vous venir ? | Donnez-nous vos dates, nous vous disons si c’est libre.
`),
  de: readVoices(`
# whole-house
title: Ankommen, aufschließen, durchatmen
title: Ein paar Tage ganz für sich
lede: Eine Unterkunft nur für Sie und Ihre Lieben. Sagen Sie uns, wann Sie kommen möchten und wie viele Sie sind.
about: Hier gehört Ihnen die Zeit: Sie stehen auf, wann Sie wollen, kochen, worauf Sie Lust haben, und niemand schaut auf die Uhr.
about: Sagen Sie uns, worauf Sie sich freuen, und wir sagen, wo man anfängt.
close: Fragen Sie Ihre Wunschdaten an, wir antworten.
why: Ihr eigener Rhythmus | Sie kommen und gehen, wie Sie möchten.
why: Direkt beim Gastgeber | Es antwortet, wer das Haus kennt.
why: Tipps von hier | Wo man isst, was man sieht, wo man geht.
step: Daten nennen | Wann, wie viele Nächte, wie viele Gäste.
step: Antwort bekommen | Ob frei ist und was es kostet.
step: Ankommen | Mit der Wegbeschreibung, die wir vorher schicken.
said: Vom ersten Abend an wie zu Hause. | Eine Woche mit der Familie
said: Die Tipps waren genau die richtigen. | Ein Wochenende
said: Wir suchen schon nach Daten fürs nächste Mal. | Zweiter Aufenthalt
ask: Wie erfahre ich, ob noch frei ist? | Schreiben Sie uns Ihre Wunschdaten: Wir antworten mit dem Preis und den freien Tagen.
ask: Kann man mit Kindern kommen? | Ja. Sagen Sie uns, wie alt sie sind, und wir bereiten alles vor.
ask: Was, wenn ich absagen muss? | Schreiben Sie uns so früh wie möglich, wir finden eine Lösung.
call: Wann möchten Sie kommen? | Schreiben Sie uns die Daten, wir sagen, ob frei ist.
`),
  pt: readVoices(`
# whole-house
title: Chegue, abra a porta e fique
title: Uns dias ao seu ritmo
lede: Um espaço inteiro para si e para os seus. Diga quando gostava de vir e quantas pessoas são.
about: Aqui o tempo é seu: levanta-se quando quer, cozinha o que lhe apetece e ninguém olha para o relógio.
about: Diga o que procura e dizemos por onde começar.
close: Pergunte pelas suas datas e respondemos.
why: Ao seu ritmo | Entra e sai quando quer.
why: Contacto direto | Responde quem conhece a casa.
why: Conselhos de quem é daqui | Onde comer, o que ver, por onde andar.
step: Diga as datas | Quando, quantas noites e quantas pessoas.
step: Respondemos | Se está livre e quanto custa.
step: Chegue | Com o caminho que enviámos antes.
said: Sentimo-nos em casa desde a primeira noite. | Uma semana em família
said: Recomendaram exatamente o que procurávamos. | Um fim de semana
said: Já estamos a ver datas para voltar. | Segunda estadia
ask: Como sei se está livre? | Escreva as suas datas: respondemos com o preço e os dias livres.
ask: Posso levar crianças? | Sim. Diga que idade têm e preparamos tudo.
ask: E se tiver de cancelar? | Escreva assim que puder e encontramos uma solução.
call: Quando gostava de vir? | Escreva as datas e dizemos se está livre.
`),
  it: readVoices(`
# whole-house
title: Arrivi, apri la porta e ti fermi
title: Qualche giorno tutto per te
lede: Un alloggio intero per te e per i tuoi. Dicci quando vorresti venire e quanti siete.
about: Qui il tempo è tuo: ti alzi quando vuoi, cucini quello che ti va e nessuno guarda l’orologio.
about: Dicci che cosa cerchi e ti diciamo da dove cominciare.
close: Chiedi le tue date e ti rispondiamo.
why: Con i tuoi tempi | Entri ed esci quando vuoi.
why: Un contatto diretto | Risponde chi conosce la casa.
why: Consigli del posto | Dove mangiare, che cosa vedere, dove camminare.
step: Dicci le date | Quando, quante notti e quanti siete.
step: Ti rispondiamo | Se è libero e quanto costa.
step: Arrivi | Con le indicazioni che ti mandiamo prima.
said: Ci siamo sentiti a casa dalla prima sera. | Una settimana in famiglia
said: I consigli erano proprio quelli giusti. | Un fine settimana
said: Stiamo già guardando le date per tornare. | Seconda volta
ask: Come faccio a sapere se è libero? | Scrivici le tue date: ti rispondiamo con il prezzo e i giorni liberi.
ask: Si può venire con i bambini? | Sì. Dicci quanti anni hanno e prepariamo tutto.
ask: E se devo annullare? | Scrivici appena puoi e troviamo una soluzione.
call: Quando vorresti venire? | Scrivici le date e ti diciamo se è libero.
`),
} as const;
