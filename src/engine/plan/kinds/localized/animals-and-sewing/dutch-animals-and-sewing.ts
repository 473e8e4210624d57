import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In Dutch: who looks after animals, teaches dogs or riding, or sews. */
export const dutchAnimalsAndSewing = readLocalTrades(`
boarding | hondenpension*, kattenpension*, dierenpension*, hondenhotel*, kattenhotel*, dierenhotel*, hondenopvang*, kattenopvang*, dierenopvang*, hondenoppas*, hondenuitlaat*, kattenoppas*, hondencreche*, hondendagopvang | Overnachten: Met de eigen deken en bak | Dagopvang: ’s Ochtends gebracht, ’s avonds gehaald | Lange vakantie: Met bericht en foto’s | Proefdag: Zodat het niet nieuw is als het telt | Voer en medicijnen: Zoals thuis, volgens jouw lijst | Halen en brengen: In overleg
training | hondenschool*, hondentrain*, puppycursus*, puppytraining*, hondencursus*, kynolog*, hondengedrag* | Puppygroep: Spelen, komen, zich laten aanraken | Basiscursus: Zit, lijn, hier | Privéles: Waar het misgaat | Ontmoetingen: Langs andere honden | Neuswerk: Vermoeit meer dan rennen | Stadswandeling: Bus, terras en kinderwagens
riding | manege*, rijschool voor paarden, paardrij*, ponykamp*, ponyclub*, rijvereniging*, stoeterij*, buitenritten, ponyles*, stalhouderij*, pensionstal* | Longeles: Eerst de zit, dan de teugels | Groepsles: Weinig paarden, veel aanwijzingen | Privéles: Een half uur voor jou alleen | Buitenrit: In stap door het land | Kinderen en pony’s: Poetsen, leiden, opstappen | Vakantiekamp: Een week op laarzen
sewing | naaister*, naaiatelier*, kledingreparatie*, kledingatelier*, kleermaker*, coupeuse*, verstelatelier*, verstelwerk, maatkleding, naaiwerk | Broeken en rokken korten: Met de originele zoom als je wilt | Ritsen: Nieuw en soepel | Innemen en uitleggen: Op je lijf afgespeld | Op maat: Met stof kiezen en passen | Gordijnen: Op de lengte van je ramen | Verstellen: Scheuren, voering, knopen
`);

/** What they say in Dutch. */
export const dutchAnimalsAndSewingVoices = readVoices(`
# boarding
title: Vakantie, ook voor hen
title: Jij op reis, wij passen op
lede: Een rustige plek, vertrouwde gewoontes en mensen die zien hoe het met je dier gaat.
about: Bij {name} heeft elk dier{in} een eigen plek en de eigen dagindeling.
about: Neem de eigen deken mee. Die helpt het meest.
why: In eigen tempo | Eerst snuffelen, dan blijven.
why: Zoals thuis | Voer, tijden en eigenaardigheden volgens jouw lijst.
why: Je hoort van ons | Met een foto, ook onderweg.
step: Schrijf ons | Wie er komt en van wanneer tot wanneer.
step: Kennismaken | Met je dier en al je vragen.
step: Goede reis | Tussendoor laten we iets horen.
said: De tweede keer trok hij mij naar binnen. | Twee weken
said: Elke avond een foto, en ik kon slapen. | Voor het eerst weg
role: Verzorging | Kent elke bak.
role: Aanmelding | Schrijft alles op, ook de eigenaardigheden.
ask: Wat neem ik mee? | Voer, een deken van thuis en het inentingsboekje.
ask: Mijn dier is schuw. Kan dat? | Zeg het ons, dan nemen we meer tijd.
ask: Kunnen we eerst komen kijken? | Graag, het liefst met je dier.
call: Ga je binnenkort weg? | Schrijf wie er komt en van wanneer tot wanneer.

# training
title: Beide kanten van de lijn
title: Rustig baasje, oplettende hond
lede: Duidelijke signalen en veel beloning. We laten zien wat je hond allang wil begrijpen.
about: Bij {name} leren hond en baas samen{in}, met voer, spel en geduld.
about: Na elke les ga je met twee oefeningen naar huis. Meer hoeft niet.
why: Zonder dwang | Waar een hond bang van wordt, doen we niet.
why: Tijd voor iedere hond | Zodat iedereen gezien wordt.
why: Voor elke dag | Deur, lijn, bezoek, straat.
step: Vertel | Leeftijd, ras en wat er op de hoek gebeurt.
step: We kijken mee | Bij een eerste ontmoeting.
step: Je oefent | We sturen bij tot het lukt.
said: Hij komt als ik roep. De tweede keer, maar hij komt. | Basiscursus
said: Het lag aan mij. Goed om te weten. | Privéles
role: Training | Ziet de staart eerder dan jij.
role: Puppy’s | Zit een uur op de grond.
ask: Vanaf welke leeftijd? | Zodra de pup thuis is, en te laat is het nooit.
ask: Wat neem ik mee? | Lijn, zachte beloningen en het inentingsboekje.
ask: Mijn hond is lastig. Mag hij komen? | Ja, eerst alleen met jou.
call: Trekt hij? | Schrijf leeftijd, ras en wat er gebeurt.

# riding
title: Opstappen en ademhalen
title: Eerst kennismaken, dan rijden
lede: Rustige paarden, les met geduld en een erf waar je graag nog even blijft.
about: Bij {name} leer je{in} rijden door bij het paard te beginnen: poetsen, leiden, luisteren.
about: Lang niet gereden? Dan begin je waar het veilig voelt.
why: Het paard dat past | Naar lengte, ervaring en karakter.
why: Eerst veilig | Met cap en zonder haast.
why: Ook op de grond | Verzorgen hoort erbij.
step: Schrijf ons | Leeftijd, ervaring en dagen die passen.
step: Proefles | We zoeken het paard dat bij je past.
step: We gaan door | In kleine stappen, in jouw tempo.
said: Ze heeft het de hele week over haar pony. | Moeder van een leerling
said: Weer in het zadel, na twintig jaar. | Herstarter
role: Les | Ziet elke hak.
role: Stal | Herkent elk paard aan de stap.
ask: Moet ik ervaring hebben? | Nee. Je begint aan de longe.
ask: Wat trek ik aan? | Een lange broek en dichte schoenen met een kleine hak.
ask: En als het regent? | Dat laten we vooraf weten.
call: Wanneer kom je langs? | Schrijf wie er wil rijden en wanneer het past.

# sewing
title: Zodat het weer past
title: Op jouw maat, met de hand
lede: Afspelden, vermaken, nieuw naaien: jij past, wij zeggen wat kan en wat het kost.
about: {name} naait en vermaakt{in} met de hand en de machine, van zoom tot jurk.
about: Neem mee wat niet zit. Meestal is het minder werk dan je denkt.
why: Passen hoort erbij | We spelden af voor we knippen.
why: De prijs vooraf | Na een blik op het stuk.
why: Een vaste dag | Je weet wanneer het klaar is.
step: Je brengt het | Met de schoenen die je erbij draagt.
step: We spelden af | En noemen prijs en dag.
step: Je haalt het op | En past nog een keer.
said: De broek zit alsof hij voor mij gemaakt is. | Vermaakt
said: Mijn oude jurk is weer mijn liefste. | Vaste klant
role: Knippen en naaien | Ziet aan je loop waar het knelt.
role: Ontvangst | Weet welke knoop ontbreekt.
ask: Hoe lang duurt het? | Kleine reparaties een paar dagen; de datum hoor je bij het brengen.
ask: Moet ik passen? | Voor wijdte en lengte wel. Tien minuten is genoeg.
ask: Naai je ook nieuw? | Ja, we praten over stof en model.
call: Wat moet weer passen? | Een foto en twee regels zijn genoeg.
`);
