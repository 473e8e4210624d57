import { readVoices } from './read-voices';

/** What houses of a sort say in German, true of any of them. */
export const germanHouseVoices = readVoices(`
# food
about: Bei {name}{in} wird alles mit Freude zubereitet und mit einem Lächeln serviert.
about: Fragen Sie: Es antwortet, wer es gemacht hat.
close: Kommen Sie vorbei, oder fragen Sie vorher.
why: Gut gemacht | Mit guten Zutaten und ohne Abkürzung.
why: Fragen Sie ruhig | Allergien, Mengen, Bestellungen: Wir sagen es Ihnen.
why: Freundlich bedient | Vor Ort und am Telefon.
step: Sagen Sie, was und bis wann | Wie viele Sie sind und was Sie mögen.
step: Wir bestätigen | Mit Preis und Uhrzeit.
step: Fertig | Frisch gemacht, zur vereinbarten Zeit.
said: Es schmeckt, und man wird gern bedient. | Zufällig vorbeigekommen
said: Wir hatten zu viel bestellt, und nichts blieb übrig. | Geburtstag zu Hause
said: Wir kommen, sooft es geht. | Stammgast
call: Appetit bekommen? | Schreiben oder rufen Sie an, wir sagen, was es gibt.

# bakery
ask: Kann man vorbestellen? | Ja. Sagen Sie, was, wie viel und bis wann, und wir legen es auf Ihren Namen zurück.
ask: Was ist drin? | Fragen Sie: Wir nennen Ihnen die Zutaten, auch bei Allergien.
ask: Wie kann ich zahlen? | Fragen Sie bei der Bestellung, es gibt mehrere Wege.
ask: Wer beantwortet Nachrichten? | Ein Mensch, kein Automat.
call: Sollen wir etwas zurücklegen? | Sagen Sie, was und bis wann.

# beauty
close: Wählen Sie Tag und Uhrzeit, alles Weitere besprechen wir vor Ort.
why: Erst fragen | Was Sie möchten, was nicht und wie viel Zeit Sie haben.
why: Ohne Hektik | Ihr Termin gehört Ihnen.
why: Tipps für zu Hause | Damit es länger hält.
step: Termin buchen | An dem Tag, der Ihnen passt.
step: Besprechen | Wir sehen gemeinsam, was Ihnen steht.
step: Zurücklehnen | Um den Rest kümmern wir uns.
said: Sofort verstanden, was ich wollte. | Zum ersten Mal da
said: Ich bin mit einem Lächeln gegangen. | Auf Empfehlung
said: Ich gehe nirgendwo anders mehr hin. | Stammkundin
call: Sollen wir Ihnen einen Termin frei halten? | Sagen Sie, welcher Tag Ihnen passt.

# health
close: Vereinbaren Sie einen Termin und sagen Sie, was Sie zu uns führt.
why: Zeit zum Zuhören | Jeder Termin beginnt mit dem, was Sie herführt.
why: Klare Worte | Was es ist, was hilft und was nicht.
why: Wir bleiben dran | Niemand geht mit offenen Fragen nach Hause.
step: Termin vereinbaren | Am Telefon oder über diese Seite.
step: Erster Besuch | Wir hören zu, untersuchen und erklären.
step: Ein Plan | Schriftlich und auf Sie abgestimmt.
step: Wie es weitergeht | Das besprechen wir bei jedem Besuch.
about: {name} nimmt sich{in} Zeit: für klare Worte und einen Plan, den man versteht.
about: Fragen gehören dazu, und hier bekommen sie eine Antwort.
said: Alles in Ruhe erklärt bekommen. | Zum ersten Mal da
said: Ich ging mit einem Plan und mit weniger Sorgen. | Auf Empfehlung
said: Seit Jahren in guten Händen. | Kommt regelmäßig
role: Behandlung | Hört zu, untersucht und erklärt.
role: Assistenz | Hilft, wo zwei Hände nicht reichen.
role: Empfang | Findet den Termin, der passt.
call: Brauchen Sie einen Termin? | Sagen Sie uns, worum es geht und wann Sie können.

# trade
close: Sagen Sie uns, was Sie brauchen, und Sie bekommen vorher einen Preis.
about: {name} arbeitet{in}, wie man es sich wünscht: pünktlich, sauber und mit einem Preis, der vorher feststeht.
about: Fragen Sie: Es antwortet, wer die Arbeit macht.
why: Ein klarer Preis | Vorher besprochen, hinterher ohne Überraschung.
why: Pünktlich | Eine Uhrzeit ist eine Zusage.
why: Sauber | Aufgeräumt wird, bevor wir gehen.
said: Gekommen, wann es ausgemacht war, und gekostet, was ausgemacht war. | Reparatur zu Hause
said: Saubere Arbeit, gut erklärt. | Auf Empfehlung
said: Jetzt wissen wir, wen wir anrufen. | Seit Jahren Kunde
call: Was steht an? | Zwei Zeilen genügen, ein Foto hilft.

# auto
close: Bringen Sie es vorbei oder rufen Sie an: Sie bekommen Preis und Tag.
lede: Sagen Sie uns, was los ist. Wir sehen nach, nennen Preis und Tag, und ohne Ihr Wort wird nichts getauscht.
title: Der Preis steht vorher fest
title: Damit es weiterrollt

# stay
about: {name}{in}: Hier schläft man gut, steht ohne Eile auf und findet immer jemanden, den man fragen kann.
about: Sagen Sie uns, worauf Sie sich freuen, und wir sagen, wo man anfängt.
close: Nennen Sie uns Ihre Daten, wir bestätigen.
why: Wir erwarten Sie | Sagen Sie uns, wann Sie ankommen.
why: Tipps von hier | Wo man isst, was man sieht, wo man geht.
why: Ruhe | Gute Betten und stille Nächte.
step: Daten wählen | Und sagen, wie viele Sie sind.
step: Wir bestätigen | Mit Preis und Wegbeschreibung.
step: Ankommen | Und wir zeigen Ihnen das Haus.
said: So gut haben wir lange nicht geschlafen. | Ein Wochenende
said: Die Tipps waren genau die richtigen. | Ferien mit der Familie
said: Wir suchen schon nach Daten fürs nächste Mal. | Zweiter Aufenthalt
call: Wann kommen Sie? | Schreiben Sie uns die Daten, wir sagen, ob etwas frei ist.

# shop
close: In Ruhe aussuchen, und fragen Sie gern.
about: Bei {name} suchen wir jedes Stück so aus, als wäre es für uns selbst.
about: Eine Frage vor der Bestellung? Schreiben Sie uns: Es antwortet ein Mensch.
why: Mit Bedacht gewählt | Wir kennen, was wir verkaufen.
why: Ohne Eile | Erst ansehen, dann entscheiden.
why: Fragen willkommen | Es antwortet ein Mensch.
step: Aussuchen | In Ruhe.
step: Bestellen | Wir bestätigen.
step: Zurechtlegen | Auf Ihren Namen.
step: Mitnehmen | Und wenn etwas nicht stimmt, bringen wir es in Ordnung.
said: Man hat mir genau das Richtige geraten. | Erste Bestellung
said: Schöner als auf den Bildern. | Für zu Hause
said: Das Geschenk hat gepasst. | Auf Empfehlung
call: Eine Frage vor der Bestellung? | Schreiben Sie uns, wir antworten.

# counter
close: Kommen Sie schauen, oder fragen Sie nach dem, was Sie suchen.
about: Bei {name}{in} verkaufen wir, was wir kennen, und können deshalb beraten.
about: Wenn Sie etwas nicht finden, fragen Sie: Oft ist es da, und sonst suchen wir es.
why: Beratung | Sagen Sie, wofür, und wir sagen, welches.
why: Mit Bedacht gewählt | Wir kennen, was wir verkaufen.
why: Auf Bestellung | Was nicht da ist, suchen wir.
step: Sagen, was Sie suchen | Im Laden, am Telefon oder schriftlich.
step: Beraten lassen | Mit Preis und Zeit.
step: Abholen oder schicken lassen | Wir melden uns, sobald es bereit ist.
said: Ich kam wegen einer Sache und ging mit der richtigen. | Für zu Hause
said: Man wird geduldig bedient, auch bei Kleinigkeiten. | Stammkunde
said: Das Geschenk hat gepasst. | Auf Empfehlung
call: Suchen Sie etwas? | Sagen Sie uns, was, und wir sagen, ob es da ist.
ask: Kann man etwas bestellen? | Ja. Sagen Sie uns, was, und wir melden uns, wenn es da ist.
ask: Kann ich umtauschen? | Ja, mit Beleg und unbenutzt.
ask: Beraten Sie mich? | Gern. Sagen Sie uns, wofür es ist.
ask: Wie kann ich zahlen? | Fragen Sie an der Kasse, es gibt mehrere Wege.

# studio
step: Ein erstes Gespräch | Was Sie brauchen und bis wann.
step: Ein Vorschlag | Mit Preis und Termin.
step: Die Arbeit | Und Sie wissen, wie weit wir sind.
step: Danach | Bleiben wir erreichbar.
close: Schreiben Sie uns, wir sprechen unverbindlich darüber.
why: Erst zuhören | Dann vorschlagen.
why: Der Preis vorher | Schriftlich, ohne Kleingedrucktes.
why: Ein Mensch, kein Formular | Sie wissen, mit wem Sie sprechen.

# unknown
lede: Sagen Sie uns, was Sie suchen und bis wann: Wir antworten klar und unverbindlich.

# move
close: Kommen Sie zum Probieren, entscheiden können Sie danach.
about: Bei {name}{in} fängt jeder dort an, wo er steht, und geht im eigenen Tempo weiter.
about: Jemand sieht hin, korrigiert und macht Mut.
why: Im eigenen Tempo | Jeder fängt dort an, wo er steht.
why: Jemand, der korrigiert | Mit Geduld und guter Technik.
why: Gute Stimmung | Gemeinsam fällt es leichter.
step: Schreiben | Und sagen, was Sie sich vorstellen.
step: Probieren | In bequemer Kleidung.
step: Dranbleiben | Mit einem Plan, der in die Woche passt.
said: Ich habe mich vom ersten Tag an wohlgefühlt. | Von vorn angefangen
said: So lange habe ich noch nirgends durchgehalten. | Seit einem Jahr
said: Es wird gefordert, aber mit einem Lächeln. | Zweimal die Woche
call: Kommen Sie zum Probieren? | Sagen Sie, welcher Tag Ihnen passt.

# tech
close: Schreiben Sie uns, wir zeigen es Ihnen.
about: {name} soll Arbeit abnehmen und keine machen.
about: Wenn Ihnen etwas fehlt, sagen Sie es: Daraus werden Verbesserungen.
why: Leicht anzufangen | Ohne Handbuch und ohne Schulung.
why: Übersichtlich | Alles dort, wo man es erwartet.
why: Mit Hilfe | Es antwortet ein Mensch.
step: Ausprobieren | Mit Ihren eigenen Daten.
step: Einstellen | So, wie Sie arbeiten.
step: Benutzen | Vom ersten Tag an.
said: Vorher hatte ich überall Zettel. | Kleines Team
said: Nach einem Vormittag saß es. | Bereichsleitung
said: Man fragt, und jemand antwortet wirklich. | Von Anfang an dabei
ask: Kann ich es vorher sehen? | Ja. Schreiben Sie uns, wir zeigen es Ihnen.
ask: Ist der Anfang schwierig? | Nein. Man lernt es beim Benutzen, und wenn es hakt, helfen wir.
ask: Wer hilft mir? | Ein Mensch, kein Automat.
call: Sehen wir es uns zusammen an? | Schreiben Sie uns, wir finden einen Termin.

# event
close: Merken Sie sich den Tag vor, und bringen Sie mit, wen Sie mögen.
call: Sind Sie dabei? | Wenn noch eine Frage offen ist, schreiben Sie uns.

# lessons
close: Sagen Sie uns, wann Sie können, und wir finden eine Stunde.
why: Von Anfang an | Niemand muss etwas können.
why: Im eigenen Tempo | Weiter geht es, wenn es sitzt.
why: Mit Freude | Mit einem Lächeln lernt es sich leichter.
said: Ich dachte, das ist nichts für mich. Doch, ist es. | Von vorn angefangen
said: Dreimal erklärt, und dreimal anders. | Im zweiten Jahr
said: Meine Tochter kommt fröhlich heraus, und ich auch. | Mutter einer Schülerin

# veterinary
close: Vereinbaren Sie einen Termin und sagen Sie uns, wie es ihm geht.
about: Bei {name}{in} wird jedes Tier mit Ruhe behandelt und jeder Mensch mit klaren Worten.
about: Fragen Sie ruhig alles: Hier wird erklärt.
why: Mit Ruhe | Erst gewöhnt er sich, dann fangen wir an.
why: Klare Worte | Was es ist, was hilft und was es kostet.
why: Tipps für zu Hause | Damit es länger hält.
step: Termin vereinbaren | Und erzählen, wie er ist.
step: Kennenlernen | Ohne Eile.
step: Kümmern | Wie um das eigene.
said: Kam ängstlich und ging schwanzwedelnd. | Zum ersten Mal da
said: Man merkt, dass sie Tiere mögen. | Auf Empfehlung
said: Inzwischen geht er von allein hinein. | Seit Jahren
call: Brauchen Sie einen Termin? | Sagen Sie uns, wie er heißt und was er braucht.

# blog
lede: Texte ohne Eile, zum Lesen in Ruhe.
about: {name} wird gern geschrieben und hoffentlich ebenso gelesen.
about: Wenn Sie etwas freut oder stört, schreiben Sie uns: Wir lesen alles.
call: Möchten Sie etwas sagen? | Schreiben Sie uns, wir lesen alles.

# music
lede: Musik, Termine und alles, was man vor dem Konzert wissen will.
about: {name} macht Musik{in} und spielt sie, wo man sie hören will.
about: Für Konzerte, Presse oder eine andere Idee: Schreiben Sie uns.
call: Sollen wir bei Ihnen spielen? | Schreiben Sie uns Datum und Ort.

# nonprofit
lede: Menschen, die gemeinsam etwas auf die Beine stellen. Hier steht, was wir tun und wie Sie mitmachen können.
close: Vorbeikommen, zusehen und mitmachen ist erwünscht.
about: {name} bringt{in} Menschen zusammen, die etwas für andere tun und es gern gemeinsam tun.
about: Wenn Sie uns kennenlernen möchten, schreiben Sie oder kommen Sie einmal vorbei.
why: Offen für alle | Kommen, zusehen, fragen.
why: In der Nähe | Von Leuten von hier.
why: Mit Freude | Jeder bringt ein, was er kann.
step: Schreiben | Wir sagen, wann wir uns treffen.
step: Vorbeikommen | Ganz unverbindlich.
step: Mitmachen | Mit Zeit, Ideen oder Händen.
said: Ich kam zum Zuschauen und bin geblieben. | Seit einem Jahr dabei
said: Leute, die anpacken und gern davon erzählen. | Eine Nachbarin
ask: Kann ich kommen, ohne jemanden zu kennen? | Ja. Jemand empfängt Sie und stellt Sie vor.
ask: Muss ich etwas können? | Nein. Was nötig ist, lernt man hier.
ask: Wie kann ich helfen? | Mit Zeit, mit Ideen oder indem Sie von uns erzählen.
call: Lernen wir uns kennen? | Schreiben Sie uns, wir sagen, wann und wo.

# portfolio, photographer
lede: Eigene Arbeiten und Aufträge. Sehen Sie sich in Ruhe um, und wenn etwas passt, schreiben Sie mir.
about: Jeder Auftrag beginnt mit einem Gespräch und endet, wenn beide zufrieden sind.
about: Schreiben Sie mir, was Sie brauchen und bis wann: Ich antworte selbst.
why: Direkt | Sie sprechen mit dem Menschen, der die Arbeit macht.
why: Klare Termine | Das Datum steht am Anfang fest.
why: Sorgfalt | Bis ins letzte Detail.
call: Haben Sie etwas im Kopf? | Zwei Zeilen genügen.
`);
