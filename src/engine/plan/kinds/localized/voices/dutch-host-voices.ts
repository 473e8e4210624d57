import { readVoices } from './read-voices';

/** What those who receive guests or sell things say in Dutch. */
export const dutchHostVoices = readVoices(`
# food
title: Wat de markt vandaag gaf
title: Schuif aan, er is brood
title: Vanavond staat er iets op het vuur
lede: Een korte kaart, rustig gekookt. Ze wisselt met de weken, het welkom niet.
about: {name} kookt{in} met zorg en serveert met plezier.
about: Vraag gerust wat erin zit of wat er vandaag goed is.
why: Met zorg gemaakt | Goede producten, zonder omwegen.
why: Vraag gerust | Naar allergieën, porties of een bestelling.
why: Persoonlijk | Aan tafel en aan de telefoon.
step: Zeg wat en voor wanneer | Met hoeveel je bent en waar je trek in hebt.
step: We bevestigen | Met dag en uur.
step: Klaar | Vers, op het afgesproken uur.
said: We bleven tot de stoelen op tafel gingen. Niemand zei er iets van. | Met vrienden
said: De soep alleen al is de fietstocht waard. | Zondagmiddag
said: Ze wisten nog dat ik geen ui eet. | Vaste gast
role: Keuken | Proeft alles twee keer.
role: Bediening | Onthoudt wat je vorige keer dronk.
role: Patisserie | Begint als de rest nog slaapt.
ask: Kan ik reserveren? | Schrijf of bel, dan zeggen we meteen wat kan.
ask: Houden jullie rekening met allergieën? | Zeg het vooraf, dan zeggen we eerlijk wat kan.
ask: Kunnen we met een groep komen? | Noem de dag en met hoeveel jullie zijn, dan denken we mee.
call: Zin om aan te schuiven? | Reserveer een tafel of loop binnen.

# bakery
title: Brood dat de nacht nodig had
title: Om zeven uur is het nog warm
title: Meel, water, zout en geduld
lede: Zuurdesembrood, broodjes en gebak, ’s nachts gebakken en ’s ochtends warm verkocht. Wat op is, is op.
about: {name} bakt{in} met de hand en met aandacht.
about: Vraag gerust wat erin zit en wat er vandaag vers ligt.
why: Met de hand | Van deeg tot versiering.
why: Vraag gerust | Naar ingrediënten en allergieën.
why: Op bestelling | Zeg wat en voor wanneer.
step: Zeg wat je wilt | Wat, hoeveel en voor wanneer.
step: Wij bakken | Op jouw naam.
step: Haal op | Op het uur dat we afspreken.
ask: Kan ik iets bestellen? | Ja. Zeg wat, hoeveel en voor wanneer, dan leggen we het opzij.
ask: Wat zit erin? | Vraag het: we zeggen wat erin zit, ook bij allergieën.
ask: Hoe bewaar ik het? | Dat zeggen we erbij als je het ophaalt.
said: Mijn kinderen eten de korst. Vrijwillig. | Elke zaterdag
said: Ik kom voor één brood en ga weg met vier dingen. | Om de hoek
said: Eindelijk weer brood waar je op moet kauwen. | Vaste klant
call: Wat mogen we voor je opzij leggen? | Zeg wat je wilt en voor wanneer.

# cafe
title: Eerst koffie, dan de dag
title: Goede koffie, geen haast
lede: Koffie met aandacht, taart van vanmorgen en een tafel bij het raam waar niemand je wegkijkt.
about: {name} is een plek{in} voor koffie, iets lekkers en een goed gesprek.

# ice
title: Nog een bolletje?
title: IJs, en verder niets
lede: Vertel wat je lekker vindt, dan schept iemand het voor je op.
about: {name}{in}: kom langs, wijs aan en proef.
call: Zin in ijs? | Kom langs, of vraag wat er vandaag is.

# bar
title: Het licht gaat laag, de glazen vol
title: Eén drankje, zei je
lede: Een korte kaart met goede glazen, iets te knabbelen en een bar waar gesprekken vanzelf beginnen.
about: {name} schenkt{in} met aandacht. Vraag gerust om raad.

# florist
title: Bloemen die ruiken naar het veld
title: Voor tafels, dagen en goedmaken
lede: Boeketten van het seizoen, planten die het volhouden en kransen voor dagen waarop woorden tekortschieten.
about: {name} bindt{in} met de hand wat de dag vraagt.

# stay
title: Slapen met het raam open
title: Blijf nog een nacht
title: De kamer is klaar, de koffie bijna
lede: Goede bedden, lange ochtenden en iemand die de streek kent.
about: {name} ontvangt{in} gasten zoals we zelf graag ontvangen worden.
about: Vraag ons naar de omgeving: we wonen hier graag.
why: Rust | Om uit te slapen en bij te komen.
why: Persoonlijk | Je spreekt degene die je ontvangt.
why: Thuis in de buurt | We wijzen je graag de weg.
step: Kies je data | En zeg met hoeveel je komt.
step: We bevestigen | Met alles wat je moet weten.
step: Welkom | De rest vertellen we bij aankomst.
said: We kwamen voor één nacht en bleven er drie. | Lang weekend
said: Het stilste bed in jaren. | Zakenreis
said: Ze hadden de fietsen al opgepompt. | Met het gezin
role: Gastvrouw | Kent elke trap en elk uitzicht.
role: Ontbijt | Is wakker als jij nog slaapt.
role: Huis en tuin | Repareert het voordat je het merkt.
ask: Hoe laat kan ik aankomen? | Zeg hoe laat je er bent, dan spreken we het af.
ask: Mag de hond mee? | Vraag het bij het boeken, dan zeggen we wat kan.
ask: Wat als ik moet annuleren? | Laat het zo snel mogelijk weten, dan kijken we samen.
ask: Is er parkeerplek? | Vraag het ons, dan zeggen we waar je het best staat.
call: Welke nacht wordt het? | Noem de data, dan zeggen we welke kamer vrij is.

# shop
title: Dingen die blijven
title: Stuk voor stuk gekozen
title: Neem het in je handen
lede: Een kleine keuze die we goed kennen. Wat we zelf niet zouden gebruiken, ligt hier niet.
about: {name} kiest{in} met zorg wat er in de winkel komt.
about: Twijfel je? Vraag het aan iemand die het kent.
why: Met zorg gekozen | We weten wat we verkopen.
why: Eerlijk advies | Ook als het antwoord nee is.
why: Een mens | Die antwoordt als je iets vraagt.
step: Kies | Of zeg wat je zoekt.
step: We maken het klaar | Met jouw naam erop.
step: Van jou | Klopt er iets niet? Schrijf ons.
said: Ik kwam voor één cadeau en hield het zelf. | In de winkel
said: Snel verstuurd, met een briefje erbij. | Bestelling
said: Ze raadden me het goedkopere aan. | Advies
role: Winkel | Weet wat er achter in de la ligt.
role: Inkoop | Zegt negen keer nee.
role: Verzending | Pakt in alsof het voor haar moeder is.
ask: Hoe kom ik eraan? | Zeg waar je bent, dan zeggen we hoe en wanneer.
ask: En als het niet goed is? | Schrijf ons wat er mis is, dan lossen we het samen op.
ask: Kan ik advies krijgen? | Graag. Vertel waarvoor of voor wie het is.
call: Zoek je iets voor iemand? | Vertel voor wie, dan denken we mee.

# event
title: Kom, er is plek
title: Zet de datum maar vast
lede: Wanneer, waar, hoe je er komt en wat je kunt meebrengen: alles staat hier.
call: Kom je ook? | Nog een vraag? Schrijf ons.

# blog
lede: Rustig geschreven, om rustig te lezen.
about: {name} wordt met plezier geschreven en zo ook gelezen.
about: Spreekt iets je aan of juist niet? Schrijf gerust terug.
call: Iets te zeggen? | Schrijf gerust, alles wordt gelezen.
`);
