import { readVoices } from './read-voices';

/** What those who do something for people say in Dutch. */
export const dutchServiceVoices = readVoices(`
# beauty
title: Een uur voor jezelf
title: Naar buiten zoals je wilde
lede: Rustig, bij goed licht en met iemand die eerst luistert. Pas daarna begint het werk.
about: {name} neemt{in} de tijd voor wie er in de stoel zit.
about: We zeggen eerlijk wat je staat, en wat niet.
why: Eerst luisteren | We beginnen met een gesprek.
why: Jouw tijd | Je afspraak is van jou.
why: Duidelijk vooraf | Je weet wat er gebeurt voor we beginnen.
step: Kies een tijd | En zeg wat je wilt.
step: Vertel | Wat je mooi vindt, en wat niet.
step: Ga zitten | De rest doen wij.
said: Voor het eerst deed iemand wat ik vroeg. | Eerste keer
said: Een uur stilte. Het was precies wat ik nodig had. | Behandeling
said: Ik krijg nog steeds complimenten. | Vaste klant
role: Eigenaar | Ziet in de spiegel wat je bedoelt.
role: Specialist | Zachte handen, vaste hand.
role: Ontvangst | Onthoudt je naam en je koffie.
ask: Moet ik een afspraak maken? | Liefst wel, dan is de tijd van jou.
ask: Wat als ik moet afzeggen? | Laat het op tijd weten, dan vinden we een ander moment.
ask: Ik heb een gevoelige huid. Kan dat? | Zeg het vooraf, dan houden we er rekening mee.
call: Wanneer had je tijd voor jezelf? | Kies een uur, wij houden het vrij.

# barber
title: Scherp geknipt, rustig gezeten
title: Baard recht, verhaal kort
lede: Knippen, scheren en trimmen met een vaste hand en een warme doek. Praten mag, zwijgen ook.
about: {name} neemt{in} de tijd voor wie er in de stoel zit.
about: We zeggen eerlijk wat je staat, en wat niet.
why: Eerst luisteren | We beginnen met een gesprek.
why: Jouw tijd | Je afspraak is van jou.
why: Duidelijk vooraf | Je weet wat er gebeurt voor we beginnen.
step: Kies een tijd | En zeg wat je wilt.
step: Vertel | Wat je mooi vindt, en wat niet.
step: Ga zitten | De rest doen wij.
ask: Moet ik een afspraak maken? | Liefst wel, dan is de tijd van jou.
ask: Wat als ik moet afzeggen? | Laat het op tijd weten, dan vinden we een ander moment.
ask: Ik heb een gevoelige huid. Kan dat? | Zeg het vooraf, dan houden we er rekening mee.

# health
title: Iemand die luistert
title: Eerst begrijpen, dan behandelen
title: Vraag alles wat je wilt
lede: Afspraken zonder haast, heldere woorden en een plan dat je thuis nog begrijpt.
about: {name} is een praktijk{in} waar je niet hoeft te fluisteren aan de balie.
about: We leggen uit wat we zien en wat we zouden doen. Daarna beslis jij.
why: Tijd om te luisteren | Ook naar de vraag die je pas bij de deur stelt.
why: Gewone taal | We leggen uit wat we zien.
why: Jij beslist | Na onze uitleg.
step: Maak een afspraak | Zeg er meteen bij of het dringend is.
step: Vertel | Wat, sinds wanneer, en wat je zorgen baart.
step: Uitleg en plan | Rustig, stap voor stap.
said: Voor het eerst snapte ik wat er aan de hand was. | Eerste bezoek
said: Ze belden een dag later om te vragen hoe het ging. | Controle
said: Geen haast, en toch op tijd. | Vaste patiënt
role: Behandelaar | Luistert eerst, kijkt dan pas op het scherm.
role: Assistentie | Weet wanneer er echt plek is.
role: Balie | Spreekt zacht en regelt snel.
ask: Wanneer kan ik terecht? | Schrijf of bel en zeg of het dringend is.
ask: Wat moet ik meenemen? | Wat er al bekend is: uitslagen, brieven, een lijst van wat je gebruikt.
ask: Wordt het vergoed? | Dat hangt af van je verzekering. Vraag het vooraf na.
ask: Mag er iemand mee? | Graag. Twee horen meer dan één.
call: Loop je ergens mee rond? | Bel of schrijf. Twee regels zijn genoeg.

# dentist
title: Rustig liggen, eerlijk horen
title: Ook voor wie liever niet gaat
lede: Controle, vullingen en alles waar je tegen opziet, zonder preek en met een plan vooraf.

# vet, veterinary
title: Eerst snuffelen, dan kijken
title: Voor vier poten, vleugels en hun mensen
lede: Zorg voor honden, katten en klein spul, met tijd om te wennen en uitleg die je thuis kunt navertellen.
about: {name} is een dierenpraktijk{in}. De kat mag in het mandje blijven zolang het kan.
ask: Wanneer kan ik terecht? | Schrijf of bel en zeg of het dringend is.
ask: Wat moet ik meenemen? | Het vaccinatieboekje en, als die er zijn, eerdere uitslagen.
ask: Wat kost het? | Dat zeggen we voor we beginnen.

# trade
title: In één keer goed
title: Eerst de prijs, dan het werk
title: Opgelost, en de vloer is schoon
lede: Zeg wat er is en waar. Je krijgt een prijs en een dag, en daarna is alles netjes.
about: {name} doet{in} wat is afgesproken, en ruimt daarna op.
about: Vraag gerust waarom we iets zo doen.
why: Duidelijk vooraf | Wat we doen en wat het kost.
why: Afspraak is afspraak | En anders hoor je het van ons.
why: Netjes werk | Ook waar je het niet ziet.
step: Bel of schrijf | Wat, waar, sinds wanneer. Een foto helpt.
step: We kijken | En zeggen wat er nodig is.
step: We spreken af | Werk, dag en prijs.
step: Klaar | Je kijkt mee voor we weggaan.
said: Binnen een uur hier, in tien minuten gevonden. | Spoedklus
said: Ze legden het kleed terug. Dat doet nooit iemand. | Twee dagen werk
said: De rekening was de prijs die ze noemden. | Derde keer
role: Eigenaar | Neemt zelf op en kent elke kelder.
role: Vakman | Snelle handen, rustige uitleg.
role: Leerling | Draagt, leert en ziet het lek al eerder.
ask: Wat moet ik laten weten? | Wat er is, waar, en sinds wanneer. Een foto helpt.
ask: Wat kost het? | Dat hoor je voor we beginnen.
ask: Wanneer kan het? | Zeg wanneer het je uitkomt en of het dringend is.
call: Wat moet er gebeuren? | Bel, of stuur een foto.

# cleaning
title: Thuiskomen in een schoon huis
title: Fris, en alles staat waar het stond
lede: Elke week dezelfde persoon, op dezelfde dag, met dezelfde zorg. Ook voor kantoren en verhuizingen.

# garage, auto
title: Breng het rammeltje maar
title: Eerst bellen, dan sleutelen
lede: Onderhoud en reparatie met een prijs vooraf. We vervangen niets voordat je ja zegt.
about: {name} kijkt{in} eerst goed en begint pas als jij ja zegt.

# construction
title: Recht gebouwd, schoon opgeleverd
title: Van tekening tot sleutel
lede: Verbouwen en bouwen met eigen mensen, één aanspreekpunt en een planning die aan het hek hangt.

# studio
title: Helder gezegd, zorgvuldig gedaan
title: We beginnen met luisteren
lede: Wat beloofd is, gebeurt; wat gebeurt, wordt uitgelegd; en aan de telefoon zit iemand die er verstand van heeft.
why: Wie je spreekt, weet ervan | Vraag gerust door.
why: Vooraf duidelijk | Wat je krijgt, wanneer en voor hoeveel.
why: Gewone taal | Je hoeft niets op te zoeken.
step: Een gesprek | Wat je nodig hebt en voor wanneer.
step: Een voorstel | Met een prijs.
step: Het werk | Met tussendoor bericht.
said: Na één gesprek wist ik waar ik stond. | Eerste afspraak
said: Ze zeiden wat niet nodig was. Dat scheelde. | Advies
said: Op de dag die ze noemden. | Opdracht
ask: Hoe beginnen we? | Met een bericht: twee regels over wat je nodig hebt.
ask: Wat kost het? | Dat hangt af van het werk. Je weet het voor we beginnen.
ask: Wie doet het werk? | Vraag het ons, dan stellen we ons voor.
call: Waar loop je tegenaan? | Twee regels zijn genoeg voor een eerste antwoord.

# law
title: Eerst weten waar je staat
title: Een brief die je begrijpt
lede: We zeggen waar je staat, wat het kost en wat wij in jouw plaats zouden doen. Daarna beslis jij.

# accountant
title: De bonnetjes in, de rust terug
title: Cijfers in gewone zinnen
lede: Jij stuurt wat je hebt. Wij ordenen, boeken, geven aan en bellen als er iets te beslissen valt.

# photographer
title: De dag zoals hij echt was
title: Stil kijken, op tijd klikken
lede: Foto’s zonder pose: bij het licht dat er is en met genoeg tijd om de camera te vergeten.
about: {name} fotografeert{in} mensen, dagen en dingen. Eerst praten we, dan pas komt de camera uit de tas.

# real-estate
title: Het huis, eerlijk gefotografeerd
title: Van eerste bezichtiging tot sleutel
lede: Verkopen, kopen en huren met iemand die de straat kent en de kleine letters voorleest.

# nonprofit
title: Samen dragen we meer
title: Eén uur van jou telt al
lede: Mensen uit de buurt die iets doen aan wat ze zien. Kom kijken, help een middag of geef iets.

# course
title: Leren door te doen
title: Klein begonnen, goed geleerd
lede: Echte oefeningen en iemand die meekijkt. Je begint waar je nu bent.

# move
title: Begin waar je bent
title: Elke week iets sterker
lede: Iemand die corrigeert en een rooster dat in je week past.
about: {name} laat{in} iedereen bewegen op het eigen niveau.
about: Vertel wat je wilt en wat pijn doet, dan houden we er rekening mee.
why: Op jouw niveau | Elke oefening kan lichter of zwaarder.
why: Iemand kijkt mee | En zegt wat beter kan.
why: Beginners welkom | Iedereen is ooit begonnen.
step: Schrijf ons | En zeg welke dagen je uitkomen.
step: We maken kennis | Wat kan, wat wil je, wat doet pijn.
step: Een ritme | Dat in je week past.
said: Ik kwam de trap weer op zonder pauze. | Na drie maanden
said: Niemand keek, iedereen hielp. | Eerste les
said: De enige sportschool waar ik bleef. | Lid
role: Trainer | Telt mee en corrigeert zacht.
role: Yoga en mobiliteit | Vindt de spier die je vergeten was.
role: Ontvangst | Weet wanneer het rustig is.
ask: Ik heb jaren niet gesport. Kan dat? | Juist dan. Zeg het ons, dan begin je rustig.
ask: Wat trek ik aan? | Iets waarin je goed kunt bewegen.
ask: Hoe begin ik? | Schrijf ons, dan zeggen we wanneer je kunt komen.
call: Eerst eens proberen? | Schrijf, en je hoort wanneer er plek is.

# therapist
title: Er is een stoel voor je vrij
title: Je hoeft het niet mooi te zeggen
lede: Gesprekken zonder haast, over wat zwaar is of vastzit. Je begint waar je wilt.
ask: Hoe begint het? | Met een bericht. Je hoeft het nog niet goed te kunnen zeggen.
ask: Blijft het tussen ons? | Ja. Wat je vertelt, blijft hier.
ask: Hoe vaak kom ik? | Dat spreken we samen af, en het mag veranderen.
step: Schrijf of bel | Een paar woorden zijn genoeg.
step: We maken kennis | En kijken of het past.
step: Een eigen tempo | Jij bepaalt hoe snel het gaat.

# groomer
title: Schoon, zacht en tevreden
lede: Wassen, knippen en borstelen zonder haast: eerst wennen, dan pas de schaar.
ask: Hoe lang duurt een beurt? | Eén tot twee uur, afhankelijk van grootte en vacht.
ask: En als hij bang is? | Dan gaan we langzaam, met pauzes. De eerste keer mag alleen kennismaken zijn.
ask: Hoe vaak is verstandig? | Dat hangt van de vacht af; we zeggen het bij het eerste bezoek.

# bikes
title: Van wiel tot laatste moer
title: Zodat hij weer lekker rolt
lede: Breng hem zoals hij is: we kijken samen, je krijgt een prijs en een dag, en je fietst weer weg.
ask: Moet ik een afspraak maken? | Voor een lekke band niet. Voor een beurt kun je beter even schrijven.
ask: Hoelang duurt het? | Kleine dingen terwijl je wacht; een beurt een paar dagen.
ask: Repareren jullie elke fiets? | Bijna elke. Stuur een foto, dan weten we het.
call: Rammelt hij of remt hij niet? | Vertel wat eraan scheelt, dan noemen we een dag.
`);
