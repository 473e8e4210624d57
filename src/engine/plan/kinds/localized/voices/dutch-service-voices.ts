import { readVoices } from './read-voices';

/** What those who do something for people say in Dutch. */
export const dutchServiceVoices = readVoices(`
# beauty
title: Een uur voor jezelf
title: Naar buiten zoals je wilde
lede: Rustig, bij goed licht en met iemand die eerst luistert. Pas daarna begint het werk.
about: {name} is een salon{in} met weinig stoelen en veel tijd per afspraak.
about: We zeggen eerlijk wat je staat, en ook wat je thuis in tien minuten zelf kunt.
why: Eerst luisteren | We beginnen met een gesprek, niet met de spullen.
why: Eén klant tegelijk | Niemand wordt tussendoor geholpen.
why: Prijs vooraf | Je weet wat het kost voor je gaat zitten.
step: Kies een tijd | Online of per telefoon.
step: Vertel | Wat je wilt, en wat je nooit meer wilt.
step: Ga zitten | Koffie, goed licht, rust.
said: Voor het eerst deed iemand wat ik vroeg. | Eerste keer
said: Een uur stilte. Het was precies wat ik nodig had. | Behandeling
said: Ik krijg nog steeds complimenten. | Vaste klant
role: Eigenaar | Ziet in de spiegel wat je bedoelt.
role: Specialist | Zachte handen, vaste hand.
role: Ontvangst | Onthoudt je naam en je koffie.
ask: Moet ik een afspraak maken? | Liefst wel, dan is de tijd van jou. Soms is er dezelfde dag nog plek.
ask: Hoe lang duurt het? | Bij elke behandeling staat een tijd. Reken op tien minuten extra voor het gesprek.
ask: Wat als ik moet afzeggen? | Laat het een dag eerder weten, dan vinden we een ander moment.
ask: Welke producten gebruiken jullie? | Weinig en milde. Heb je een gevoelige huid, zeg het even.
ask: Kan ik een cadeaubon krijgen? | Ja, voor elk bedrag of voor één behandeling.
call: Wanneer had je tijd voor jezelf? | Kies een uur, wij houden het vrij.

# barber
title: Scherp geknipt, rustig gezeten
title: Baard recht, verhaal kort
lede: Knippen, scheren en trimmen met een vaste hand en een warme doek. Praten mag, zwijgen ook.
about: {name} is een barbier{in} met twee stoelen, scherpe messen en een radio op zacht.
about: We knippen zoals je het vraagt en zeggen het als we het anders zouden doen.

# health
title: Iemand die luistert
title: Eerst begrijpen, dan behandelen
title: Vraag alles wat je wilt
lede: Afspraken zonder haast, heldere woorden en een plan dat je thuis nog begrijpt.
about: {name} is een praktijk{in} waar je niet hoeft te fluisteren aan de balie.
about: We leggen uit wat we zien en wat we zouden doen. Daarna beslis jij.
why: Tijd per afspraak | Genoeg voor de vraag die je pas bij de deur stelt.
why: Gewone taal | Geen Latijn zonder vertaling.
why: Eén vast gezicht | Je vertelt je verhaal één keer.
step: Maak een afspraak | Bel of schrijf. Spoed gaat voor.
step: Vertel | Wat, sinds wanneer, en wat je zorgen baart.
step: Onderzoek en uitleg | Rustig, stap voor stap.
step: Een plan | Op papier, met wat je zelf kunt doen.
said: Voor het eerst snapte ik wat er aan de hand was. | Eerste bezoek
said: Ze belden een dag later om te vragen hoe het ging. | Controle
said: Geen haast, en toch op tijd. | Vaste patiënt
role: Behandelaar | Luistert eerst, kijkt dan pas op het scherm.
role: Assistentie | Weet wanneer er echt plek is.
role: Balie | Spreekt zacht en regelt snel.
ask: Kan ik snel terecht? | Bij spoed dezelfde dag. Anders meestal binnen een week.
ask: Wat moet ik meenemen? | Een identiteitsbewijs, je verzekeringspas en een lijst van wat je slikt.
ask: Wordt het vergoed? | Dat hangt af van je verzekering. We zeggen vooraf wat je zelf betaalt.
ask: Wat als ik moet afzeggen? | Laat het een dag eerder weten, dan helpen we iemand anders.
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
ask: Kan ik snel terecht? | Bij spoed dezelfde dag. Anders meestal binnen een week.
ask: Wat moet ik meenemen? | Het vaccinatieboekje en, als die er zijn, eerdere uitslagen.
ask: Wat kost het? | Voor elke behandeling noemen we een prijs.

# trade
title: In één keer goed
title: Eerst de prijs, dan het werk
title: Opgelost, en de vloer is schoon
lede: Zeg wat er is en waar. Je krijgt een prijs en een dag, en daarna is alles netjes.
about: {name} is een vakbedrijf{in}. Wie de telefoon opneemt, komt meestal ook zelf.
about: We doen het zoals we het thuis zouden doen, en zeggen het als iets het niet waard is.
why: Prijs vooraf | Op papier, zonder verrassing achteraf.
why: Op tijd | En een bericht als het toch vijf minuten later wordt.
why: Netjes weg | Doek op de vloer, afval mee.
step: Bel of schrijf | Wat, waar, sinds wanneer. Een foto helpt.
step: We noemen een prijs | Vast als het kan, met een marge als het moet.
step: We komen | Met de spullen, op het uur dat we zeiden.
step: Je kijkt mee | Pas als het klopt, volgt de rekening.
said: Binnen een uur hier, in tien minuten gevonden. | Spoedklus
said: Ze legden het kleed terug. Dat doet nooit iemand. | Twee dagen werk
said: De rekening was de prijs die ze noemden. | Derde keer
role: Eigenaar | Neemt zelf op en kent elke kelder.
role: Vakman | Snelle handen, rustige uitleg.
role: Leerling | Draagt, leert en ziet het lek al eerder.
ask: Hoe snel kunnen jullie komen? | Bij spoed meestal dezelfde dag, anders binnen de week.
ask: Wat kost een bezoek? | Het eerste uur heeft een vaste prijs, met de rit erbij. Materiaal spreken we vooraf af.
ask: Moet ik thuis zijn? | Bij het begin wel. Daarna is een sleutel of een buur genoeg.
ask: Geven jullie garantie? | Houdt het niet, dan komen we terug en maken het in orde.
ask: Hoe betaal ik? | Met kaart of overschrijving, na het werk. Je krijgt een nette factuur.
call: Drupt er iets, klemt er iets? | Bel, of stuur een foto.

# cleaning
title: Thuiskomen in een schoon huis
title: Fris, en alles staat waar het stond
lede: Elke week dezelfde persoon, op dezelfde dag, met dezelfde zorg. Ook voor kantoren en verhuizingen.

# garage, auto
title: Breng het rammeltje maar
title: Eerst bellen, dan sleutelen
lede: Onderhoud en reparatie met een prijs vooraf. We vervangen niets voordat je ja zegt.
about: {name} is een werkplaats{in}. Het oude onderdeel mag je zien, en meenemen als je wilt.

# construction
title: Recht gebouwd, schoon opgeleverd
title: Van tekening tot sleutel
lede: Verbouwen en bouwen met eigen mensen, één aanspreekpunt en een planning die aan het hek hangt.

# studio
title: Helder gezegd, zorgvuldig gedaan
title: We beginnen met luisteren
lede: Wat beloofd is, gebeurt; wat gebeurt, wordt uitgelegd; en aan de telefoon zit iemand die er verstand van heeft.
why: Wie je spreekt, doet het | Geen doorverbinden.
why: Vooraf duidelijk | Prijs, tijd en wat je krijgt, op één pagina.
why: Gewone taal | Je hoeft niets op te zoeken.
step: Een gesprek | Vrijblijvend, een half uur.
step: Een voorstel | Op één pagina, met een prijs.
step: Het werk | Met tussendoor bericht.
said: Na één gesprek wist ik waar ik stond. | Eerste afspraak
said: Ze zeiden wat niet nodig was. Dat scheelde. | Advies
said: Op de dag die ze noemden. | Opdracht
ask: Wat kost het eerste gesprek? | Niets. Het duurt ongeveer een half uur.
ask: Hoe snel hoor ik iets? | Meestal dezelfde werkdag.
ask: Kan het ook online? | Ja, per video of telefoon, of gewoon bij ons aan tafel.
ask: Wat moet ik meenemen? | Je vraag, en wat er al op papier staat.
ask: Wie doet het werk? | Degene met wie je praat.
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
lede: Kleine groepen, echte oefeningen en iemand die meekijkt. Je begint waar je nu bent.

# move
title: Begin waar je bent
title: Elke week iets sterker
lede: Kleine groepen, iemand die corrigeert en een rooster dat in je week past.
about: {name} is een plek om te bewegen{in}, zonder spiegelwand en zonder geschreeuw.
about: We kennen je knie, je rug en je doel. In die volgorde.
why: Kleine groepen | De trainer ziet ook jou.
why: Geen lang contract | Per maand opzegbaar.
why: Beginners welkom | Elke les heeft een lichtere versie.
step: Kom proefdraaien | Zeg welke dag je kunt.
step: We kijken mee | Wat kan, wat wil je, wat doet pijn.
step: Een ritme | Twee keer per week is genoeg.
said: Ik kwam de trap weer op zonder pauze. | Na drie maanden
said: Niemand keek, iedereen hielp. | Eerste les
said: De enige sportschool waar ik bleef. | Lid
role: Trainer | Telt mee en corrigeert zacht.
role: Yoga en mobiliteit | Vindt de spier die je vergeten was.
role: Ontvangst | Weet wanneer het rustig is.
ask: Ik heb jaren niet gesport. Kan dat? | Juist dan. Begin met een proefles.
ask: Wat trek ik aan? | Iets waarin je kunt bukken, en schone schoenen.
ask: Kan ik per maand opzeggen? | Ja, met een bericht is het geregeld.
ask: Moet ik me voor lessen inschrijven? | Liefst wel, dan is er zeker plek.
ask: Zijn er douches? | Ja, warm en met kluisjes.
call: Eerst eens proberen? | Schrijf, en je hoort wanneer er plek is.

# therapist
title: Er is een stoel voor je vrij
title: Je hoeft het niet mooi te zeggen
lede: Gesprekken zonder haast, over wat zwaar is of vastzit. Je begint waar je wilt.

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
