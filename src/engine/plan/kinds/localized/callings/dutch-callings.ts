import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in Dutch that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const dutchCallings = readLocalTrades(`
maker | *bouwer, *bouwster, *maker, *maakster, *smid, edelsmid*, goudsmid*, pottenbakker*, keramist*, kleermaker*, schoenmaker*, boekbind*, zadelmaker*, horlogemaker*, stoffeerder*, glasblazer*, drukkerij*, hoedenmaker*, mandenvlecht*, ambacht* | Op bestelling: Op maat en zonder haast | Kant-en-klaar: Om te zien en te voelen | Reparatie: Eerst kijken, dan de prijs | Restauratie: Voor wat mag blijven | Advies: Aan de werkbank, met stalen | Atelierbezoek: Op afspraak
repair | pianostemmer*, stemmer*, restaurat*, reparat*, *reparatie, hersteller*, slijper*, slijperij*, opknappen | Bekijken: Samen zien wat eraan scheelt | Afstellen: Bijgesteld, schoon, getest | Reparatie: Alleen wat nodig is | Restauratie: Met respect voor het oude | Onderhoud: Eens per jaar, dan blijft het goed | Aan huis: Als het niet te dragen is
hire | *verhuur, verhuur*, huren | Per uur: Voor een ochtend of een middag | Per dag: Met een vaste prijs | Weekend: Van vrijdag tot maandag | Groepen: Zeg met hoeveel je bent | Brengen en halen: Als dat nodig is | Toebehoren: Wat thuis bleef liggen
club | *vereniging, vereniging*, *club, *koor, genootschap* | Bijeenkomsten: Elke week op dezelfde tijd | Beginnen: De eerste keer loopt er iemand mee | Uitjes: Samen en zonder haast | Materiaal: Te leen tot je eigen hebt | Open dagen: Ook voor nieuwsgierigen | Lid worden: Eén formulier
driving | rijschool*, rijles*, rijlessen, rijbewijs | Aanmelden: Wat je nodig hebt, op één pagina | Theorie: Vragen mag altijd | Rijlessen: In je eigen tempo, met een rustige stem | Snelweg en donker: Zodra je eraan toe bent | Examen: Als je zover bent, niet eerder | Opfrissen: Voor wie lang niet heeft gereden
lessons | *les, *lessen, *cursus, *cursussen, *school, *docent, *leraar, *juf | Proefles: Kijken of het past | Beginners: Vanaf nul, zonder haast | Gevorderden: Verder waar je gebleven was | Privéles: In je eigen tempo | Kleine groepen: Kijken is ook leren | Kinderen: Spelend en serieus
nursery | kinderdagverblijf*, kinderopvang*, peuterspeelzaal*, crèche*, gastouder*, kleuterschool*, bso | Wennen: Rustig, met iemand van thuis erbij | Vrij spel: Tijd om te verzinnen | Buiten: Elke dag, ook met laarzen | Samen eten: Aan tafel, zonder haast | Slapen: Ieder op een eigen plek | Ouders: Elke middag een paar woorden bij de deur
cause | ngo, stichting, goed doel, voedselbank, vrijwilligerswerk | Ter plaatse: Waar het nodig is, met de handen | Vrijwilligers: Een ochtend helpt al | Welkom: Iemand ontvangt je en legt uit | Scholen: We vertellen het aan wie begint | Donateurs: Een kleine bijdrage geeft rust | Open boeken: Wat er binnenkomt en waarvoor
`);

/** What those of a calling say in Dutch. */
export const dutchCallingVoices = readVoices(`
# maker
title: Met de hand gemaakt
title: Gemaakt om te blijven
lede: Een werkplaats waar getekend, gebouwd en hersteld wordt, stuk voor stuk en met tijd voor wat niemand ziet.
about: In de werkplaats van {name}{in} wordt met de hand gewerkt en op het oog gemeten.
about: Wat hier weggaat, is gemaakt om te gebruiken.
step: Vertel | Waarvoor, voor wie en wanneer.
step: Schets en prijs | Een tekening, een staal en een bedrag.
step: Ophalen | Passen, bijstellen en mee naar huis.
ask: Hoe lang duurt het? | Weken, soms maanden. Je krijgt een datum bij de prijs.
ask: Wat kost het? | Dat hangt af van materiaal en uren. Je weet het vooraf.
ask: Mag ik komen kijken? | Graag, op afspraak.
call: Heb je iets in gedachten? | Een schets is genoeg.

# repair
title: Eerst kijken, dan maken
title: Het doet het weer
lede: Vertel wat eraan scheelt. Je hoort eerlijk of het de moeite waard is, wat het kost en wanneer het klaar is.
about: {name} werkt{in} rustig en met de juiste onderdelen.
about: Wat te redden is, wordt gered. Zo niet, dan hoor je dat vooraf.
step: Vertel wat eraan scheelt | Een foto helpt.
step: We kijken het na | Je hebt de prijs voor we beginnen.
step: We maken het | En jij probeert het uit.
ask: Wat kost het? | Dat hangt af van de schade. Je weet het vooraf.
ask: Hoe lang duurt het? | Je krijgt een datum bij de prijs.
ask: Komen jullie aan huis? | Ja, als het zwaar is. Schrijf waar je bent.
call: Doet iets het niet meer? | Twee regels en een foto zijn genoeg.

# hire
title: Reserveren en gaan
title: Het staat klaar als je komt
lede: Zeg wanneer en met hoeveel. Alles staat klaar, nagekeken en op maat.
about: {name} verhuurt{in} wat goed onderhouden is: alles wordt nagekeken voor het meegaat.
about: We leggen uit hoe het werkt en waar het mooi is.
step: Je kiest de dag | En zegt met hoeveel je bent.
step: We zetten het klaar | Nagekeken en afgesteld.
step: Je gaat op pad | Wordt het later? Bel even.
ask: Moet ik reserveren? | In het seizoen en in het weekend wel.
ask: Is er een borg? | Die hoor je bij het reserveren en krijg je terug.
ask: En bij slecht weer? | Dan kiezen we een andere dag.
call: Voor welke dag? | Schrijf, en je hoort of het vrij is.

# club
title: Kom eens kijken
title: Samen is het leuker
lede: We delen een liefhebberij en er is nog plaats. Je hoeft niets te kunnen: kom, kijk en vraag.
about: {name} brengt{in} mensen van alle leeftijden samen.
about: Wie begint, vindt hulp. Wie het kan, vindt gezelschap.
step: Schrijf ons | Je hoort wanneer we samenkomen.
step: Kom een keer | Vrijblijvend.
step: Blijf | Bevalt het, dan word je lid.
ask: Moet ik iets kunnen? | Nee. Iedereen is ooit begonnen.
ask: Wat kost het? | Vraag naar de contributie; de eerste keer kijk je mee.
ask: Mag mijn gezin mee? | Graag. Zeg met hoeveel je bent.
call: Kom je kennismaken? | We vertellen wanneer we weer samenkomen.

# lessons
title: Leren door te doen
title: Begin waar je bent
lede: Lessen met tijd voor vragen, heldere oefeningen en een tempo dat het jouwe is.
about: Bij {name} leer je{in} met iemand die luistert en uitlegt.
about: Te laat is het nooit.
step: Vertel wat je zoekt | Niveau, leeftijd en dagen.
step: We maken kennis | En zeggen waar je het best begint.
step: We gaan verder | In je eigen tempo.
ask: Heb ik ervaring nodig? | Zeg wat je al kunt, dan beginnen we daar.
ask: Hoe meld ik me aan? | Schrijf ons, dan zeggen we wanneer er plek is.
ask: Wat moet ik meenemen? | Dat laten we vooraf weten.
role: Leiding | Beantwoordt vragen en plant de uren.
role: Lessen | Legt het zo vaak uit als nodig.
role: Kantoor | Schrijft je in en houdt je uur vrij.
said: Drie keer uitgelegd, drie keer anders. | Begonnen bij nul
said: Ik dacht dat het niets voor mij was. Toch wel. | Tweede jaar
said: Mijn dochter komt vrolijk naar buiten. | Ouder van een leerling
call: Wanneer beginnen we? | Schrijf welke dagen je kunt.

# nursery
title: Elke ochtend een bekend gezicht
title: Hier groei je al spelend
lede: Dagen met een ritme en mensen die elk kind kennen bij naam en gewoonten.
about: Bij {name} hebben de dagen{in} een ritme: aankomen, spelen, naar buiten, eten, rusten, vertellen.
about: Elk gezin heeft vanaf de eerste dag een vast gezicht.
why: Dezelfde mensen | Elk kind heeft een eigen.
why: Elke dag naar buiten | Bij regen met laarzen.
why: Je weet hoe het ging | Een paar woorden bij de deur, elke middag.
step: Schrijf ons | Hoe oud, en vanaf wanneer.
step: Kom kijken | Een ochtend, met tijd voor vragen.
step: Wennen | In het tempo van je kind.
said: Sinds de eerste week rent hij naar binnen.
said: Elke middag horen we iets wat alleen ziet wie kijkt.
said: Ze komt vies thuis, en tevreden.
role: Leiding | Kent alle verjaardagen en alle allergieën.
role: Groep | Legt alles uit met blokken.
role: Peuters | Weet wie met welke knuffel slaapt.
ask: Hoe gaat het wennen? | Rustig: eerst blijf je erbij, dan elke dag wat korter.
ask: Is er plaats? | Schrijf de leeftijd en de datum, dan zeggen we het.
ask: Wat moet mijn kind meenemen? | Reservekleren, laarzen en iets wat naar thuis ruikt.
ask: En als het ziek wordt? | We bellen meteen en wachten samen.
call: Kom je kijken? | Schrijf ons, dan laten we alles zien.

# cause
title: Samen weegt het minder
title: Klein werk, door velen gedaan
lede: We doen wat je met je handen kunt doen, met iedereen die wil komen en met open boeken.
about: {name} brengt{in} mensen samen die niet weg willen kijken.
about: Alle hulp, tijd of geld, komt waar die nodig is.
why: Met de handen | Wat je ziet, kunt aanraken en tellen.
why: Open boeken | Wat er binnenkomt, en waarvoor.
why: Plaats voor iedereen | Je leert het de eerste dag.
step: Schrijf ons | Wat je wilt doen, en wanneer je kunt.
step: Kom een keer mee | Iemand loopt met je op.
step: Blijf | Wanneer je wilt en zoals je kunt.
said: Ik kwam voor een ochtend en ben er al drie jaar.
said: Je weet waar elke euro heen gaat.
said: Je wordt ontvangen alsof ze op je wachtten.
ask: Wat moet ik kunnen? | Niets. We leggen uit wat nodig is.
ask: Waar gaat mijn gift heen? | Naar wat je hier ziet; de cijfers kun je opvragen.
ask: Hoeveel tijd kost het? | Zoveel als je hebt: een ochtend per maand helpt al.
call: Help je mee? | Twee regels, en we noemen de volgende datum.
`);
