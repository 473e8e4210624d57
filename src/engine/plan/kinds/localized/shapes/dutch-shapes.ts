import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in Dutch that told nothing for them. */
export const dutchShapes = readShapes(`
lede: Wat ik doe, waar ik het deed en hoe je me bereikt.
post: Nu | {role} | Werkgever, plaats | Waar ik voor sta, in een of twee regels.
post: Daarvoor | De vorige baan | Werkgever, plaats | Wat eruit kwam, met een cijfer als dat er is.
post: In het begin | De eerste baan | Werkgever, plaats | Wat ik daar leerde.
post: Opleiding | Diploma of opleiding | School, jaar |
skill: Leiden | Schrijven | Weten
depth: Elke dag in gebruik | Goed bekend | In opbouw
talk: Titel van een lezing | Congres, plaats, jaar
talk: Titel van een andere | Bijeenkomst, plaats, jaar
paper: Titel van een artikel | Tijdschrift, jaar
stat: 120 | mensen die helpen
stat: 36 | acties dit jaar
stat: 8 | jaar werk
pretend: Voorbeeldcijfers.
link: Nieuw werk | Wat net af is
link: Winkel | Wat er te koop is
link: Opdrachten | Hoe dat gaat
link: Video’s | Hoe iets ontstaat
link: Over mij | Wie erachter zit
link: Agenda | Waar ik te vinden ben
link: Favorieten | Wat ik elke dag gebruik
link: Bericht sturen | Voor al het andere
doors: Alle links op één plek.
one: 9:00 | Inloop en koffie | Om rustig aan te komen.
one: 10:00 | Opening | Wat er gebeurt en waar.
one: 10:30 | Lezingen | Met tijd voor vragen.
one: 12:30 | Lunch | En gesprekken.
one: 14:00 | Workshops | In kleine groepen.
two: 9:30 | Koffie | En weerzien.
two: 10:00 | Lezingen | Met tijd voor vragen.
two: 11:30 | Paneel | Met vragen uit de zaal.
two: 12:30 | Lunch | En gesprekken.
two: 16:00 | Afsluiting | Wat we meenemen.
pass: Beide dagen | Eén dag | Studenten
soft: Kun je het eerst proberen? | Ja: eerst proberen, dan een pakket kiezen.
soft: Kun je van pakket wisselen? | Ja, naar groter of kleiner, als dat nodig is.
soft: Moet er iets geïnstalleerd worden? | Een actuele browser is genoeg.
soft: Wat gebeurt er met de gegevens bij vertrek? | Die zijn vooraf te exporteren.
soft: Wie ziet wat er is opgeslagen? | Alleen wie is uitgenodigd.
soft: En als iets niet werkt? | Twee regels zijn genoeg: er antwoordt een mens.
more: Hoe begin je? | Met een kort bericht: wat er nodig is en wanneer.
more: Wie antwoordt? | Een mens die het werk kent.
more: Hoe lang duurt een antwoord? | Zo lang als een goed antwoord nodig heeft; er blijft niets liggen.
more: Kun je vrijblijvend vragen? | Altijd.
more: Waar staan de contactgegevens? | Onder aan elke pagina.
step: Daarna | Blijven we bereikbaar.
step: Tot slot | Kijken we het samen na.
ware: Alba | Luna | Duin | Iep | Bries | Wolk | Linnen | Getij | Eik | Zon | Zand | Iris
home: Appartement met balkon | Twee slaapkamers, een badkamer
home: Huis met tuin | Vier slaapkamers, twee badkamers
home: Studio in het centrum | Eén kamer, gerenoveerd
home: Bovenwoning met uitzicht | Drie slaapkamers, dakterras
module: Eerste stappen | Materiaal, begrippen en een eerste oefening.
module: Techniek | Stap voor stap, met voorbeelden.
module: Oefenen | Korte opdrachten, de een na de ander.
module: Eigen werk | Van idee tot resultaat.
module: Terugblik | Vragen, correcties en hoe het verdergaat.
enrol: Inschrijven
lady: Marieke de Wit
safe: Wat in de app wordt bewaard, is van wie hem gebruikt. Er wordt niets verkocht of gedeeld.
safe: Zonder reclame en zonder tracking.
`);
