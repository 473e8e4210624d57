import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** Callings in German that many trades share: who makes, repairs or hires out something, teaches it, or meets for it. */
export const germanCallings = readLocalTrades(`
repair | klavierstimmer*, stimmer, stimmerin, restaurator*, restaurierung*, reparatur*, *reparatur, *reparaturen, scherenschleif*, messerschleif*, schleiferei*, aufarbeitung*, instandsetzung* | Begutachtung: Wir sehen gemeinsam nach | Einstellung: Justiert, gereinigt, geprüft | Reparatur: Nur was nötig ist | Restaurierung: Mit Respekt vor dem Alten | Wartung: Einmal im Jahr, dann hält es | Vor Ort: Wenn es sich nicht tragen lässt
hire | *verleih, verleih*, *vermietung, vermietung*, mieten, *miete | Stundenweise: Für einen Vormittag oder Nachmittag | Tageweise: Zum festen Preis | Wochenende: Für mehr als einen Tag | Gruppen: Sagen Sie, wie viele Sie sind | Bringen und holen: Wenn es nötig ist | Zubehör: Was zu Hause liegen blieb
club | amateurtheater*, laientheater*, laienspiel*, amateurchor*, *verein, verein, vereine, vereins*, *club, *klub, *chor, *gruppe, ortsgruppe* | Treffen: Fragen Sie uns, wann | Zum Anfangen: Am ersten Tag ist jemand dabei | Ausflüge: Gemeinsam und ohne Eile | Ausrüstung: Wir sagen, was nötig ist | Offene Termine: Auch für Neugierige | Mitglied werden: Ein Blatt, mehr nicht
driving | fahrschule*, *fahrschule, fahrlehrer*, führerschein* | Anmeldung: Was Sie brauchen, auf einer Seite | Theorie: Fragen sind erwünscht | Fahrstunden: In Ihrem Tempo, mit ruhiger Stimme | Sonderfahrten: Nacht, Autobahn, Landstraße | Prüfung: Wenn Sie so weit sind, nicht vorher | Auffrischen: Für alle, die lange nicht gefahren sind
lessons | *unterricht, unterricht*, *kurs, *kurse, kurse, *schule, *lehrer, *lehrerin, nachhilfe* | Probestunde: Um zu sehen, ob es passt | Anfang: Von null, ohne Eile | Wieder einsteigen: Da weiter, wo Sie aufgehört haben | Einzelstunden: In Ihrem Tempo | Kleine Gruppen: Man lernt auch vom Zusehen | Kinder: Spielend und mit Ernst
nursery | kita, kitas, kindergarten*, *kindergarten, krippe, kinderkrippe, kindertagesstätte*, tagesmutter, kindertagespflege | Eingewöhnung: Langsam, mit einem vertrauten Menschen daneben | Freies Spiel: Zeit zum Erfinden | Draußen: Jeden Tag, auch in Gummistiefeln | Gemeinsam essen: Am Tisch, ohne Eile | Mittagsruhe: Jedes Kind an seinem Platz | Familien: Ein paar Worte jeden Nachmittag an der Tür
cause | ngo, stiftung, hilfsorganisation, gemeinnützig*, tafel, ehrenamt* | Vor Ort: Wo es gebraucht wird, mit den Händen | Ehrenamt: Schon ein Vormittag hilft | Ankommen: Jemand empfängt Sie und erklärt | Schulen: Wir erzählen es denen, die anfangen | Mitgliedschaft: Ein kleiner Beitrag, der Ruhe gibt | Offene Zahlen: Was hereinkommt und wofür
`);

/** What those of a calling say in German. */
export const germanCallingVoices = readVoices(`
# repair
title: Erst ansehen, dann reparieren
title: Das läuft wieder
lede: Sagen Sie uns, was fehlt. Wir sagen ehrlich, ob es sich lohnt, was es kostet und wann es fertig ist.
about: {name} arbeitet{in} in Ruhe und mit den richtigen Teilen.
about: Was zu retten ist, wird gerettet. Wenn nicht, sagen wir es vorher.
step: Sie sagen, was fehlt | Ein Foto hilft.
step: Wir sehen nach | Der Preis steht fest, bevor etwas beginnt.
step: Wir reparieren | Und Sie probieren es aus.
ask: Was kostet es? | Das hängt vom Schaden ab. Den Preis wissen Sie vorher.
ask: Wie lange dauert es? | Sie bekommen mit dem Preis einen Termin.
ask: Kommen Sie ins Haus? | Ja, wenn es schwer ist. Schreiben Sie, wo Sie sind.
call: Geht etwas nicht mehr? | Zwei Zeilen und ein Foto genügen.

# hire
title: Reservieren und los
title: Steht bereit, wenn Sie kommen
lede: Sagen Sie, wann und für wie viele. Alles steht bereit: geprüft und passend eingestellt.
about: {name} verleiht{in}, was gut gepflegt ist: Vor jeder Ausgabe wird alles geprüft.
about: Wir erklären, wie es geht und wohin es sich lohnt.
step: Sie wählen den Tag | Und sagen, wie viele Sie sind.
step: Wir bereiten vor | Geprüft und eingestellt.
step: Sie fahren los | Wenn es später wird, rufen Sie an.
ask: Muss man reservieren? | Besser ja, dann steht es bereit.
ask: Gibt es eine Kaution? | Sie erfahren sie bei der Reservierung und bekommen sie zurück.
ask: Und bei schlechtem Wetter? | Dann verschieben wir den Tag.
call: Für welchen Tag? | Schreiben Sie, und wir sagen, ob es frei ist.

# club
title: Kommen Sie einfach mal vorbei
title: Zusammen macht es mehr Freude
lede: Uns verbindet eine Leidenschaft, und es ist noch Platz. Können muss man nichts: kommen, schauen, fragen.
about: {name} bringt{in} Menschen jeden Alters zusammen.
about: Wer anfängt, findet Hilfe. Wer es kann, findet Gesellschaft.
step: Schreiben Sie uns | Wir sagen, wann wir uns treffen.
step: Kommen Sie einmal | Ganz unverbindlich.
step: Bleiben Sie | Wenn es gefällt, werden Sie Mitglied.
ask: Muss ich etwas können? | Nein. Alle haben einmal angefangen.
ask: Was kostet die Mitgliedschaft? | Fragen Sie uns; beim ersten Mal schauen Sie zu.
ask: Darf die Familie mit? | Gern. Sagen Sie, wie viele Sie sind.
call: Lernen wir uns kennen? | Wir nennen Ihnen den nächsten Termin.

# lessons
title: Lernen, indem man es tut
title: Anfangen, wo Sie stehen
lede: Unterricht mit Zeit für Fragen, klaren Übungen und einem Tempo, das Ihres ist.
about: Bei {name} lernt man{in} mit jemandem, der zuhört und erklärt.
about: Zu spät ist es nie.
step: Sagen Sie, was Sie suchen | Stand, Alter und passende Tage.
step: Wir lernen uns kennen | Und sehen, wo Sie am besten anfangen.
step: Wir machen weiter | In kleinen Schritten.
ask: Brauche ich Vorkenntnisse? | Sagen Sie uns, was Sie schon können, dann fangen wir dort an.
ask: Wie melde ich mich an? | Schreiben Sie uns, dann sagen wir, wann etwas frei ist.
ask: Was bringe ich mit? | Das sagen wir Ihnen vor dem Beginn.
role: Leitung | Beantwortet Fragen und plant die Stunden.
role: Unterricht | Erklärt es so oft wie nötig.
role: Büro | Meldet Sie an und hält Ihre Stunde frei.
call: Wann fangen wir an? | Schreiben Sie, welche Tage Ihnen passen.

# nursery
title: Jeden Morgen ein vertrautes Gesicht
title: Hier wird beim Spielen gewachsen
lede: Tage mit einem Rhythmus und Menschen, die jedes Kind beim Namen und mit seinen Eigenheiten kennen.
close: Schreiben Sie uns, und wir zeigen Ihnen das Haus.
about: Bei {name} haben die Tage{in} einen Rhythmus: ankommen, spielen, hinausgehen, essen, ruhen, erzählen.
about: Jede Familie hat vom ersten Tag an einen Menschen, der für sie da ist.
why: Dieselben Menschen | Jedes Kind hat seinen.
why: Jeden Tag draußen | Bei Regen in Gummistiefeln.
why: Sie wissen, wie es war | Ein paar Worte an der Tür, jeden Nachmittag.
step: Schreiben Sie uns | Wie alt Ihr Kind ist und ab wann Sie einen Platz suchen.
step: Schauen Sie vorbei | An einem Vormittag, mit Zeit für Fragen.
step: Eingewöhnung | So schnell, wie Ihr Kind es möchte.
said: Seit der ersten Woche läuft er voraus.
said: Jeden Nachmittag hören wir etwas, das nur sieht, wer hinschaut.
said: Sie kommt schmutzig nach Hause und zufrieden.
role: Leitung | Kennt alle Geburtstage und alle Allergien.
role: Gruppe | Erklärt alles mit Bauklötzen.
role: Krippe | Weiß, wer mit welchem Kuscheltier schläft.
ask: Wie läuft die Eingewöhnung? | Langsam: Erst bleiben Sie dabei, dann jeden Tag etwas kürzer.
ask: Gibt es freie Plätze? | Schreiben Sie Alter und Datum, dann sagen wir es Ihnen.
ask: Was soll mein Kind mitbringen? | Wechselkleidung, Gummistiefel und etwas, das nach Zuhause riecht.
ask: Und wenn es krank wird? | Wir rufen sofort an und warten mit ihm.
call: Möchten Sie uns kennenlernen? | Schreiben Sie, und wir zeigen Ihnen das Haus.

# cause
title: Gemeinsam wiegt es weniger
title: Kleines, von vielen getan
lede: Wir tun, was man mit den Händen tun kann, mit allen, die kommen möchten, und mit offenen Zahlen.
about: {name} bringt{in} Menschen zusammen, die nicht wegsehen wollen.
about: Jede Hilfe, ob Zeit oder Geld, kommt dort an, wo sie gebraucht wird.
why: Mit den Händen | Was man sehen, anfassen und zählen kann.
why: Offene Zahlen | Was hereinkommt und wofür.
why: Platz für alle | Man lernt es am ersten Tag.
step: Schreiben Sie uns | Was Sie gern tun würden, und wann Sie können.
step: Kommen Sie einmal mit | Jemand begleitet Sie.
step: Bleiben Sie dabei | So oft, wie es passt.
said: Für einen Vormittag gekommen, seit drei Jahren dabei.
said: Man weiß, wohin jeder Euro geht.
said: Man wird empfangen, als wäre man erwartet worden.
ask: Was muss ich können? | Nichts. Was nötig ist, erklären wir.
ask: Wofür wird meine Spende verwendet? | Für das, was Sie hier sehen; die Zahlen zeigen wir gern.
ask: Wie viel Zeit braucht es? | So viel, wie Sie haben: Ein Vormittag im Monat hilft schon.
call: Packen Sie mit an? | Zwei Zeilen, und wir nennen den nächsten Termin.
`);
