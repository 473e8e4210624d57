import { readVoices } from './read-voices';

/** What apps for a telephone say, by language: they are no office programs. */
export const appVoices = {
  es: readVoices(`
# mobile-app
lede: En el bolsillo, para cuando la necesites.
close: Ábrela y prueba.
about: {name} hace una cosa y la hace bien, sin que tengas que aprender nada antes.
about: Si echas algo en falta, dínoslo: de ahí salen las mejoras.
why: Se entiende sola | La abres y sabes qué hacer.
why: Siempre contigo | En casa, en la calle, donde estés.
why: Lo importante primero | Sin menús en los que perderse.
why: A tu ritmo | Con unos minutos basta para empezar.
step: Descárgala | Desde la tienda de tu móvil.
step: Ábrela | Te dice por dónde empezar.
step: Úsala | Cuando te venga bien.
said: Sencilla y clara. La uso más de lo que pensaba. | Usuaria desde hace meses
said: La entendí a la primera. | Recién llegado
said: Justo lo que me faltaba en el móvil. | La abre cada día
ask: ¿Hace falta registrarse? | Escríbenos y te contamos cómo se empieza.
ask: ¿En qué móviles funciona? | Dinos cuál tienes y te lo decimos.
ask: ¿Y si algo no funciona? | Escríbenos: responde una persona.
`),
  fr: readVoices(`
# mobile-app
lede: Dans la poche, pour le moment où vous en avez besoin.
close: Ouvrez-la et essayez.
about: {name} fait une chose et la fait bien, sans rien vous demander d’apprendre avant.
about: S’il vous manque quelque chose, dites-le : c’est de là que viennent les améliorations.
why: On s’y retrouve | Vous l’ouvrez et vous savez quoi faire.
why: Toujours avec vous | À la maison, dehors, où que vous soyez.
why: L’important d’abord | Pas de menus où se perdre.
why: À votre rythme | Quelques minutes suffisent pour commencer.
step: Téléchargez-la | Depuis la boutique de votre téléphone.
step: Ouvrez-la | Elle vous dit par où commencer.
step: Servez-vous-en | Quand cela vous arrange.
said: Simple et claire. Je m’en sers plus que je ne pensais. | Utilisatrice depuis des mois
said: Je l’ai comprise tout de suite. | Nouvel arrivé
said: Exactement ce qui manquait sur mon téléphone. | L’ouvre chaque jour
ask: Faut-il créer un compte ? | Écrivez-nous, nous vous disons comment commencer.
ask: Sur quels téléphones fonctionne-t-elle ? | Dites-nous lequel vous avez, nous vous répondons.
ask: Et si quelque chose ne marche pas ? | Écrivez-nous : une personne répond.
`),
  de: readVoices(`
# mobile-app
lede: In der Tasche, wenn Sie sie brauchen.
close: Öffnen und ausprobieren.
about: {name} macht eine Sache und macht sie gut, ohne dass Sie vorher etwas lernen müssen.
about: Fehlt Ihnen etwas, sagen Sie es: Daraus werden die nächsten Verbesserungen.
why: Von selbst verständlich | Öffnen, und Sie wissen, was zu tun ist.
why: Immer dabei | Zu Hause, unterwegs, wo Sie gerade sind.
why: Das Wichtige zuerst | Keine Menüs, in denen man sich verläuft.
why: In Ihrem Tempo | Für den Anfang genügen ein paar Minuten.
step: Herunterladen | Im Store Ihres Telefons.
step: Öffnen | Sie sagt, womit man anfängt.
step: Benutzen | Wann es Ihnen passt.
said: Einfach und klar. Ich benutze sie öfter als gedacht. | Nutzerin seit Monaten
said: Auf Anhieb verstanden. | Neu dabei
said: Genau das hat mir auf dem Telefon gefehlt. | Öffnet sie täglich
ask: Muss ich mich anmelden? | Schreiben Sie uns, wir sagen, wie man anfängt.
ask: Auf welchen Telefonen läuft sie? | Sagen Sie uns, welches Sie haben, wir antworten.
ask: Was, wenn etwas nicht funktioniert? | Schreiben Sie uns: Es antwortet ein Mensch.
`),
  pt: readVoices(`
# mobile-app
lede: No bolso, para quando precisar.
close: Abra e experimente.
about: {name} faz uma coisa e faz bem, sem que tenha de aprender nada antes.
about: Se sentir falta de alguma coisa, diga: é daí que vêm as melhorias.
why: Percebe-se sozinha | Abre e sabe o que fazer.
why: Sempre consigo | Em casa, na rua, onde estiver.
why: O importante primeiro | Sem menus onde se perder.
why: Ao seu ritmo | Bastam uns minutos para começar.
step: Descarregue | Na loja do seu telemóvel.
step: Abra | Ela diz por onde começar.
step: Use | Quando lhe der jeito.
said: Simples e clara. Uso mais do que pensava. | Utilizadora há meses
said: Percebi logo à primeira. | Acabado de chegar
said: Era o que me faltava no telemóvel. | Abre todos os dias
ask: É preciso criar conta? | Escreva e dizemos como se começa.
ask: Em que telemóveis funciona? | Diga qual tem e respondemos.
ask: E se alguma coisa não funcionar? | Escreva: responde uma pessoa.
`),
  it: readVoices(`
# mobile-app
lede: In tasca, per quando ti serve.
close: Aprila e prova.
about: {name} fa una cosa e la fa bene, senza che tu debba imparare niente prima.
about: Se ti manca qualcosa, dillo: da lì nascono i miglioramenti.
why: Si capisce da sola | La apri e sai che cosa fare.
why: Sempre con te | A casa, in giro, dove sei.
why: Prima le cose importanti | Niente menu in cui perdersi.
why: Con i tuoi tempi | Bastano pochi minuti per cominciare.
step: Scaricala | Dallo store del tuo telefono.
step: Aprila | Ti dice da dove cominciare.
step: Usala | Quando ti va.
said: Semplice e chiara. La uso più di quanto pensassi. | La usa da mesi
said: L’ho capita subito. | Appena arrivato
said: Proprio quello che mancava sul mio telefono. | La apre ogni giorno
ask: Bisogna registrarsi? | Scrivici e ti diciamo come si comincia.
ask: Su quali telefoni funziona? | Dicci quale hai e ti rispondiamo.
ask: E se qualcosa non funziona? | Scrivici: risponde una persona.
`),
} as const;
