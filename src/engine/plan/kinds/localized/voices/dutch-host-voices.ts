import { readVoices } from './read-voices';

/** What those who receive guests or sell things say in Dutch. */
export const dutchHostVoices = readVoices(`
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
ask: Wat als ik moet annuleren? | Laat het zo snel mogelijk weten, dan kijken we samen.
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
why: Ruilen mag | Vraag het ons, zonder zuchten.
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
ask: Pakken jullie cadeaus in? | Graag.
call: Zoek je iets voor iemand? | Vertel voor wie, dan denken we mee.

# event
title: Kom, er is plek
title: Zet de datum maar vast
lede: Wanneer, waar, hoe je er komt en wat je kunt meebrengen: alles staat hier.
`);
