import { readVoices } from './read-voices';

/** What each sort of business says in Dutch. */
export const dutchVoices = readVoices(`
# food
title: Wat de markt vandaag gaf
title: Schuif aan, er is brood
title: Vanavond staat er iets op het vuur
lede: Een korte kaart, rustig gekookt. Ze wisselt met de weken, het welkom niet.
about: {name} is een eetzaak{in} met een open keuken, een korte kaart en tafels waar je mag blijven zitten.
about: We kopen wat er is en bedenken dan pas het menu. Daarom is er soms iets op. Dat hoort zo.
why: Een korte kaart | Liever zes gerechten goed dan dertig gewoon.
why: Van dichtbij | Groente van de tuinder, vis van de afslag.
why: Tijd aan tafel | Je tafel is van jou, de hele avond.
step: Reserveer | Dag, tijd, hoeveel stoelen.
step: Zeg wat je niet eet | Dan koken we daaromheen.
step: Kom binnen | Het brood staat al op tafel.
said: We bleven tot de stoelen op tafel gingen. Niemand zei er iets van. | Met vrienden
said: De soep alleen al is de fietstocht waard. | Zondagmiddag
said: Ze wisten nog dat ik geen ui eet. | Vaste gast
role: Keuken | Proeft alles twee keer.
role: Bediening | Onthoudt wat je vorige keer dronk.
role: Patisserie | Begint als de rest nog slaapt.
ask: Moet ik reserveren? | In het weekend is dat slim. Door de week is er meestal een tafel vrij.
ask: Is er iets zonder vlees? | Altijd, en het is geen bijgerecht. Veganistisch kan ook, zeg het bij het reserveren.
ask: Kunnen jullie rekening houden met allergieën? | Ja. Zeg het van tevoren, dan staat er iets op tafel dat klopt.
ask: Mogen kinderen mee? | Graag. Er zijn halve porties en hoge stoelen.
ask: Kunnen we met een groep komen? | Vanaf acht personen spreken we samen een menu af.
ask: Kan ik met de kaart betalen? | Ja, met kaart, telefoon of gewoon contant.
call: Zin om aan te schuiven? | Reserveer een tafel of loop binnen.

# bakery
title: Brood dat de nacht nodig had
title: Om zeven uur is het nog warm
title: Meel, water, zout en geduld
lede: Zuurdesembrood, broodjes en gebak, ’s nachts gebakken en ’s ochtends warm verkocht. Wat op is, is op.
about: {name} is een bakkerij{in}. Het deeg rust een nacht, wij een beetje minder.
about: We bakken met weinig: meel van de molen, water, zout en tijd. De rest is handwerk.
why: Een nacht rust | Lang gerezen brood smaakt beter en blijft langer vers.
why: Meel met een naam | We weten van welke molen het komt.
why: Gebak van vanmorgen | Wat je ziet liggen, is vandaag gemaakt.
step: Bestel | Vandaag voor vijf uur, bellen of schrijven.
step: Wij bakken | Vannacht, terwijl jij slaapt.
step: Haal op | Vanaf zeven uur, met je naam op de zak.
ask: Kan ik brood bestellen? | Ja, tot vijf uur ’s middags voor de volgende ochtend.
ask: Hebben jullie brood zonder gist? | Al ons zuurdesembrood is zonder toegevoegde gist.
ask: Hoe bewaar ik het brood? | In een doek, op de snijkant. Na drie dagen is het op zijn best als tosti.
ask: Maken jullie taarten op bestelling? | Ja, graag een paar dagen van tevoren.
ask: Is er iets zonder noten of melk? | Ja. Vraag het aan de toonbank, we weten wat erin zit.
said: Mijn kinderen eten de korst. Vrijwillig. | Elke zaterdag
said: Ik kom voor één brood en ga weg met vier dingen. | Om de hoek
said: Eindelijk weer brood waar je op moet kauwen. | Vaste klant
call: Wat mogen we voor je apart leggen? | Bestel voor vijf uur, haal het morgenochtend op.

# cafe
title: Eerst koffie, dan de dag
title: Goede koffie, geen haast
lede: Koffie met aandacht, taart van vanmorgen en een tafel bij het raam waar niemand je wegkijkt.
about: {name} is een koffiehuis{in}: één machine, goede bonen en stoelen die bij elkaar gezocht zijn.
about: Kom met een boek, met een vriendin of met niets. Dat laatste is ook prima.

# bar
title: Het licht gaat laag, de glazen vol
title: Eén drankje, zei je
lede: Een korte kaart met goede glazen, iets te knabbelen en een bar waar gesprekken vanzelf beginnen.
about: {name} is een bar{in} waar je alleen binnenkomt en niet alleen blijft.

# florist
title: Bloemen die ruiken naar het veld
title: Voor tafels, dagen en goedmaken
lede: Boeketten van het seizoen, planten die het volhouden en kransen voor dagen waarop woorden tekortschieten.
about: {name} is een bloemenzaak{in}. We kopen vroeg, kiezen kort en binden met de hand.

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
ask: Wat als ik moet afzeggen? | Laat het een dag eerder weten, dan kost het niets.
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

# trade
title: In één keer goed
title: Eerst de prijs, dan het werk
title: Opgelost, en de vloer is schoon
lede: Zeg wat er is en waar. Je krijgt een prijs, een tijd en daarna een schone vloer.
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

# stay
title: Slapen met het raam open
title: Blijf nog een nacht
title: De kamer is klaar, de koffie bijna
lede: Goede bedden, lange ochtenden en een ontbijt dat niemand te vroeg afruimt.
about: {name} is een huis voor gasten{in}. Er zijn weinig kamers, dus we weten wie je bent.
about: Vraag ons naar het pad, het terras, de bakker. We wonen hier graag.
why: Goede bedden | En gordijnen die het echt donker maken.
why: Ontbijt tot elf uur | Van dichtbij, met warm brood.
why: Een mens aan de balie | Die weet waar je vanavond eet.
step: Kies je data | We antwoorden dezelfde dag.
step: Kom aan | Ook laat: dan ligt de sleutel klaar.
step: Blijf | Het ontbijt wacht.
said: We kwamen voor één nacht en bleven er drie. | Lang weekend
said: Het stilste bed in jaren. | Zakenreis
said: Ze hadden de fietsen al opgepompt. | Met het gezin
role: Gastvrouw | Kent elke trap en elk uitzicht.
role: Ontbijt | Is wakker als jij nog slaapt.
role: Huis en tuin | Repareert het voordat je het merkt.
ask: Hoe laat kan ik inchecken? | Vanaf drie uur. Eerder mag je bagage alvast staan.
ask: Is ontbijt inbegrepen? | Ja, tot elf uur.
ask: Mag de hond mee? | In twee kamers graag. Zeg het bij het boeken.
ask: Kan ik gratis annuleren? | Tot drie dagen van tevoren.
ask: Is er parkeerplek? | Ja, en een droge plek voor fietsen.
call: Welke nacht wordt het? | Noem de data, dan zeggen we welke kamer vrij is.

# shop
title: Dingen die blijven
title: Stuk voor stuk gekozen
title: Neem het in je handen
lede: Een kleine keuze die we goed kennen. Wat we zelf niet zouden gebruiken, ligt hier niet.
about: {name} is een winkel{in} met een bel aan de deur en iemand die weet wat er in de kast ligt.
about: We verkopen weinig, en vertellen er graag bij waar het vandaan komt.
why: Zelf uitgeprobeerd | Alles hier hebben we eerst thuis gehad.
why: Ruilen mag | Dertig dagen, zonder zuchten.
why: Ingepakt | Als het een cadeau is, met kaartje.
step: Kies | In de winkel of hier.
step: Wij pakken in | Dezelfde dag nog.
step: Jij pakt uit | Of iemand van wie je houdt.
said: Ik kwam voor één cadeau en hield het zelf. | In de winkel
said: Snel verstuurd, met een briefje erbij. | Bestelling
said: Ze raadden me het goedkopere aan. | Advies
role: Winkel | Weet wat er achter in de la ligt.
role: Inkoop | Zegt negen keer nee.
role: Verzending | Pakt in alsof het voor haar moeder is.
ask: Wanneer wordt mijn bestelling verstuurd? | Voor drie uur besteld, dezelfde dag weg.
ask: Kan ik ruilen? | Binnen dertig dagen, als het nog nieuw is.
ask: Kan ik het in de winkel ophalen? | Ja. We sturen een bericht als het klaarligt.
ask: Wat kost verzenden? | Dat zie je in de winkelmand, vóór het betalen.
ask: Pakken jullie cadeaus in? | Graag, en gratis.
call: Zoek je iets voor iemand? | Vertel voor wie, dan denken we mee.

# studio
title: Helder gezegd, zorgvuldig gedaan
title: We beginnen met luisteren
lede: Een klein team dat doet wat het zegt, uitlegt wat het doet en zelf de telefoon opneemt.
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
step: Kom proefdraaien | De eerste les is vrij.
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
call: Eerst eens proberen? | De eerste les is vrij.

# therapist
title: Er is een stoel voor je vrij
title: Je hoeft het niet mooi te zeggen
lede: Gesprekken zonder haast, over wat zwaar is of vastzit. Je begint waar je wilt.

# event
title: Kom, er is plek
title: Zet de datum maar vast
lede: Wanneer, waar, hoe je er komt en wat je kunt meebrengen: alles staat hier.
`);
