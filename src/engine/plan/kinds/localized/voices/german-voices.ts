import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in German in place of what any business says. */
export const germanVoices = readVoices(`
# trade
step: Anrufen oder schreiben | Was, wo, seit wann. Ein Foto hilft.
step: Wir nennen einen Preis | Fest, wo es geht, sonst mit Spanne.
step: Wir kommen | Mit dem Material und zur vereinbarten Zeit.
step: Sie prüfen | Erst dann kommt die Rechnung.
ask: Wie schnell können Sie kommen? | Sagen Sie, wie dringend es ist, und wir nennen einen Tag.
ask: Was kostet ein Besuch? | Das hängt von Ort und Arbeit ab. Sie wissen es, bevor wir kommen.
ask: Muss ich zu Hause sein? | Am Anfang ja. Danach genügt ein Schlüssel oder eine Nachbarin.
ask: Stehen Sie für Ihre Arbeit ein? | Hält etwas nicht, kommen wir wieder und bringen es in Ordnung.
ask: Wie kann ich zahlen? | Mit Karte oder Überweisung, nach der Arbeit und mit Rechnung.

# health
ask: Wie schnell bekomme ich einen Termin? | Sagen Sie, ob es dringend ist; Sie bekommen den ersten freien Termin.
ask: Was soll ich mitbringen? | Versichertenkarte, Befunde und eine Liste Ihrer Medikamente.
ask: Was kostet es? | Preise stehen hier; vor einer längeren Behandlung erhalten Sie einen Kostenplan.
ask: Und wenn ich absagen muss? | Sagen Sie einen Tag vorher Bescheid, dann helfen wir jemand anderem.
ask: Darf jemand mitkommen? | Gern. Zwei hören mehr als einer.

# shop
ask: Wann wird verschickt? | Bei der Bestellung sagen wir, wann es losgeht und wann es ankommt.
ask: Kann ich umtauschen? | Ja, unbenutzt und innerhalb der gesetzlichen Frist.
ask: Kann ich im Laden abholen? | Ja. Wir schreiben, wenn es bereitliegt.
ask: Was kostet der Versand? | Das steht im Warenkorb, vor dem Bezahlen.
ask: Packen Sie Geschenke ein? | Gern.

# studio
about: Wer zu {name}{in} kommt, spricht mit dem Menschen, der die Arbeit auch macht.
about: Wir nehmen uns Zeit für die erste Frage, denn sie entscheidet über alles Weitere.
said: Die richtigen Fragen gestellt und genau das gehalten, was gesagt war. | Erster Auftrag
said: Ich wusste zu jeder Zeit, was als Nächstes kommt. | Seit drei Jahren dabei
said: Freundlich, pünktlich und ohne ein überflüssiges Wort. | Auf Empfehlung gekommen
ask: Wie fangen wir an? | Mit einem Gespräch. Es ist kurz, kostet nichts und klärt meist schon das meiste.
ask: Was kostet es? | Das hängt vom Umfang ab. Sie bekommen den Preis schriftlich, bevor wir beginnen.
ask: Wie lange dauert es? | Einen Termin nennen wir mit dem Angebot, und den halten wir.
ask: Geht das auch aus der Ferne? | Ja, am Telefon oder per Video.
ask: Wer kümmert sich um mich? | Die Person, mit der Sie das erste Mal sprechen.
ask: Was, wenn ich es mir anders überlege? | Dann sagen Sie es, und wir finden einen fairen Schnitt.
call: Haben Sie eine Frage? | Zwei Zeilen genügen für eine erste Antwort.

# accountant, tax
title: Steuern, in ganzen Sätzen erklärt
title: Sie bringen die Belege, wir die Ruhe
lede: Erklärungen, Buchhaltung und Rat zur rechten Zeit: mit Fristen, die jemand im Blick behält, und Antworten, die man versteht.
about: {name} berät Angestellte, Selbstständige und kleine Betriebe{in}, ohne Amtsdeutsch und mit offenem Kalender.
about: Wir melden uns vor der Frist, nicht danach. Wer anruft, spricht mit jemandem, der die Zahlen kennt.
why: Fristen im Blick | Sie hören rechtzeitig, was fehlt.
why: Der Preis vorher | Nach der Gebührenordnung, schriftlich und erklärt.
why: In ganzen Sätzen | Was im Bescheid steht und was daraus folgt.
why: Alles digital, wenn Sie mögen | Ein Foto vom Beleg genügt.
step: Kennenlernen | Eine halbe Stunde, mit dem letzten Bescheid auf dem Tisch.
step: Unterlagen | Sie bekommen eine Liste, die kürzer ist, als Sie denken.
step: Prüfen und einreichen | Wir rechnen, fragen nach und reichen fristgerecht ein.
step: Bescheid | Wir prüfen ihn und legen Einspruch ein, wenn es sich lohnt.
said: Zum ersten Mal habe ich meinen Bescheid verstanden. | Selbstständig seit 2019
said: Die Gründung war einfacher als die Miete für den Laden. | Gründerin
said: Sie rufen an, bevor es dringend wird. | Handwerksbetrieb
role: Steuerberatung | Erklärt Paragrafen mit Beispielen.
role: Buchhaltung | Findet den Cent, und zwar vor dem Zehnten.
role: Empfang | Weiß, welche Frist als Nächstes kommt.
ask: Was soll ich zum ersten Termin mitbringen? | Den letzten Steuerbescheid, Ihre Steuernummer und die Fragen, die Sie beschäftigen.
ask: Was kostet die Beratung? | Die Gebühren richten sich nach der Vergütungsverordnung. Sie erfahren vorher, womit Sie rechnen können.
ask: Bis wann muss meine Erklärung abgegeben sein? | Mit Beratung haben Sie in der Regel länger Zeit. Das genaue Datum sagen wir Ihnen beim ersten Gespräch.
ask: Kann ich Belege digital schicken? | Ja, als Foto oder Datei. Papier nehmen wir auch.
ask: Helfen Sie bei der Gründung? | Ja, von der Rechtsform bis zur ersten Rechnung.
ask: Kann ich mitten im Jahr wechseln? | Ja. Wir holen die Unterlagen bei der bisherigen Kanzlei ab.
call: Liegt da ein Umschlag vom Finanzamt? | Schreiben Sie uns, bevor Sie ihn weglegen.

# law
title: Wissen, wo Sie stehen
lede: Ein klares erstes Gespräch, eine ehrliche Einschätzung und dann jemand, der an Ihrer Seite bleibt.
about: {name} vertritt Menschen und Betriebe{in}, mit klaren Worten und ohne falsche Hoffnung.
about: Wir sagen auch, wann sich ein Streit nicht lohnt.
ask: Was kostet das erste Gespräch? | Der Preis steht vorher fest und wird im Auftrag angerechnet.
ask: Was soll ich mitbringen? | Verträge, Briefe und Bescheide, auch ungeöffnete.
ask: Zahlt meine Versicherung? | Wir fragen für Sie nach, bevor etwas anfällt.
ask: Wie lange dauert so etwas? | Das hängt von Gericht und Gegenseite ab. Eine Spanne nennen wir nach der Durchsicht.
ask: Ist das, was ich sage, vertraulich? | Ja, von der ersten Zeile an.
ask: Muss ich vor Gericht? | Meist nicht. Die meisten Fälle enden mit einer Einigung.
call: Läuft eine Frist? | Schreiben Sie heute, wir melden uns am nächsten Werktag.

# maker
title: Von Hand, und man sieht es
title: Gemacht, um gebraucht zu werden
lede: Aus einer Werkstatt, in der entworfen, gebaut und repariert wird: Stück für Stück und mit Zeit für das, was niemand sieht.
about: In der Werkstatt von {name}{in} wird mit den Händen gearbeitet und mit den Augen gemessen.
about: Was hier entsteht, soll lange benutzt werden.
why: Aus einer Hand | Wer zeichnet, baut auch.
why: Gutes Material | Wir zeigen Ihnen, woher es kommt.
why: Für lange | Und wenn doch etwas bricht, kommen Sie wieder.
step: Sie erzählen | Wofür es ist, für wen, bis wann.
step: Entwurf und Preis | Eine Zeichnung, ein Muster, eine Zahl.
step: In der Werkstatt | Sie dürfen zwischendurch vorbeikommen.
step: Abholen | Ausprobieren, anpassen, mitnehmen.
said: Es passt, als hätte es auf mich gewartet. | Auf Bestellung
said: Repariert, und besser als vorher. | Erbstück
said: Man riecht die Werkstatt noch, wenn man es auspackt. | Geschenk
role: Werkstatt | Hört am Klang, ob es stimmt.
role: Entwurf | Zeichnet erst, wenn alles gesagt ist.
ask: Wie lange dauert eine Bestellung? | Wochen, manchmal Monate. Sie bekommen einen Termin mit dem Angebot.
ask: Was kostet es? | Das hängt von Material und Stunden ab. Den Preis erfahren Sie vor dem ersten Handgriff.
ask: Reparieren Sie auch fremde Stücke? | Ja. Schicken Sie ein Bild, dann sagen wir, ob es sich lohnt.
ask: Kann ich die Werkstatt sehen? | Gern, nach Absprache.
ask: Kann ich eigenes Material mitbringen? | Oft ja. Wir schauen es uns zusammen an.
ask: Verschicken Sie? | Ja, gut verpackt und versichert.
call: Haben Sie etwas im Kopf? | Beschreiben Sie es, eine Skizze genügt.

# chocolate
title: Ein Stück, dann noch eines
title: Kakao, Zeit und Geduld
lede: Pralinen, Trüffel und Tafeln: zum Kosten, zum Mitnehmen und zum Verschenken. Sagen Sie uns, für wen.
ask: Wie lange halten sie? | Fragen Sie bei jeder Sorte; kühl und trocken, nie im Kühlschrank.
ask: Kann ich die Schachtel selbst füllen? | Ja, Stück für Stück, oder Sie lassen uns wählen.
ask: Was ist mit Allergien? | Sagen Sie sie uns vor dem Kosten: Nüsse, Milch und Gluten kommen in einer Werkstatt zusammen.
ask: Kann man für ein Fest bestellen? | Schreiben Sie Tag und Anzahl, und Sie bekommen einen Preis.
ask: Kann man zusehen? | Fragen Sie nach einem Termin, und wir halten einen Platz frei.

# cheese
title: Erst kosten
title: Reif, am richtigen Tag
lede: Frisch, gereift, mild oder kräftig: Kommen Sie kosten, und sagen Sie uns, wofür.
ask: Wie bewahre ich ihn auf? | Im Papier, kühl, und eine Stunde vor dem Essen heraus.
ask: Darf man kosten? | Natürlich. Es ist sogar besser.
ask: Stellen Sie Platten zusammen? | Ja. Sagen Sie uns, wie viele Sie sind und was Sie mögen.
ask: Ist er aus Rohmilch? | Fragen Sie bei jedem; wir sagen es Ihnen.
ask: Kann ich vorbestellen? | Schreiben Sie was und bis wann, und wir legen es zurück.

# farm
title: Kommen Sie schauen, wie es wächst und lebt
title: Die Jahreszeit bestimmt, wir folgen
lede: Ein Besuch, etwas zum Mitnehmen oder eine feste Bestellung: Schreiben Sie, und wir sagen, was die Jahreszeit erlaubt.
about: Bei {name}{in} richten sich die Tage nach Wetter und Jahreszeit.
about: Fragen Sie, was Sie wollen: Wir zeigen gern, wie die Arbeit geht.
step: Sie schreiben | Besuch, Bestellung oder einfach eine Frage.
step: Wir schauen auf die Jahreszeit | Es gibt volle Wochen und solche, die Geduld brauchen.
step: Wir vereinbaren einen Tag | Und sagen, was Sie mitbringen: vor allem Stiefel.
step: Sie kommen, oder es reist | Abgeholt oder geschickt, wie vereinbart.
ask: Kann man einfach vorbeikommen? | Schreiben Sie lieber vorher: Zu manchen Stunden kann niemand die Arbeit liegen lassen.
ask: Ist es etwas für Kinder? | Meist ja. Sagen Sie uns, wie alt sie sind.
ask: Verkaufen Sie an Restaurants? | Sagen Sie uns was, wie viel und wie oft, und Sie bekommen eine ehrliche Antwort.
ask: Was soll man anziehen? | Schuhe, die schmutzig werden dürfen.
ask: Was kostet es? | Schreiben Sie, was Sie möchten, und Sie bekommen vorher einen Preis.
call: Neugierig geworden? | Zwei Zeilen genügen. Wir antworten mit einem Tag oder einem Preis.

# groomer
title: Sauber, weich und zufrieden
lede: Baden, Schneiden und Bürsten ohne Eile: erst gewöhnt er sich, dann kommt die Schere.
ask: Wie lange dauert ein Termin? | Ein bis zwei Stunden, je nach Größe und Fell.
ask: Und wenn er Angst hat? | Dann gehen wir langsam vor, mit Pausen. Beim ersten Mal kann es beim Kennenlernen bleiben.
ask: Wie oft ist es sinnvoll? | Das hängt vom Fell ab. Wir sagen es beim ersten Besuch.

# vet, veterinary
ask: Wann ist ein Termin frei? | Sagen Sie, ob es dringend ist; Sie bekommen den ersten freien Termin.
ask: Was soll ich mitbringen? | Den Impfpass und, falls vorhanden, frühere Befunde.
ask: Was kostet es? | Vor jeder Behandlung nennen wir einen Preis.

# bikes
title: Vom Rad bis zur letzten Schraube
title: Damit es wieder rollt
lede: Bringen Sie es, wie es ist: Wir sehen es gemeinsam an, Sie bekommen Preis und Tag, und dann rollt es wieder.
ask: Brauche ich einen Termin? | Für einen Platten nicht. Für eine Inspektion schreiben Sie besser vorher.
ask: Wie lange dauert es? | Kleines, während Sie warten; eine Inspektion ein paar Tage.
ask: Reparieren Sie jedes Rad? | Fast jedes. Schicken Sie ein Foto, dann sagen wir es Ihnen.
call: Es klappert oder bremst nicht? | Sagen Sie, was fehlt, und wir nennen einen Tag.
`);
