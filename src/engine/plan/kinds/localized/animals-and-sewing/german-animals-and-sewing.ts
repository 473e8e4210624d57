import { readLocalTrades } from '../trades/local-trade';
import { readVoices } from '../voices/read-voices';

/** In German: who looks after animals, teaches dogs or riding, or sews. */
export const germanAnimalsAndSewing = readLocalTrades(`
boarding | hundepension*, katzenpension*, tierpension*, kleintierpension*, katzenhotel*, hundehotel*, tierhotel*, hundetagesst*, katzensitt*, hundesitt*, tiersitt* | Übernachtung: Mit vertrauter Decke und eigenem Napf | Tagesbetreuung: Morgens gebracht, abends geholt | Längere Ferien: Mit Nachrichten und Bildern | Probetag: Damit es nicht neu ist, wenn es zählt | Futter und Medikamente: Wie zu Hause, nach Ihrem Plan | Bringen und holen: Nach Absprache
training | hundeschule*, hundetrain*, welpenschule*, welpenkurs*, hundeerziehung*, hundeverhalten* | Welpengruppe: Spielen, zurückkommen, sich anfassen lassen | Grundkurs: Sitz, Leine, Rückruf | Einzelstunde: Da, wo es schwierig ist | Begegnungen: An anderen Hunden vorbei | Nasenarbeit: Macht müder als Rennen | Stadtgang: Bahn, Café und Kinderwagen
riding | reitschule*, reitstall*, reiterhof*, ponyhof*, reitunterricht*, reitstunde*, reitverein*, pferdehof*, pferdestall*, pensionsstall*, reitanlage*, reitzentrum*, reittherap*, reiten, ausritt*, gestüt* | Longe: Erst der Sitz, dann die Zügel | Gruppenstunde: Wenige Pferde, viel Korrektur | Einzelstunde: Eine halbe Stunde nur für Sie | Ausritt: Im Schritt durch Feld und Wald | Kinder und Ponys: Putzen, führen, aufsteigen | Ferienkurs: Eine Woche mit Stiefeln
sewing | schneiderei*, *schneiderei, schneiderin*, änderungsschneider*, maßschneider*, nähatelier*, nähstube*, näherei* | Hosen und Röcke kürzen: Mit Originalsaum, wenn Sie mögen | Reißverschluss: Neu und leichtgängig | Enger und weiter: Am Körper abgesteckt | Nach Maß: Mit Stoffwahl und Anproben | Vorhänge: Auf die Länge Ihrer Fenster | Ausbessern: Risse, Futter, Knöpfe
`);

/** What they say in German. */
export const germanAnimalsAndSewingVoices = readVoices(`
# boarding
title: Ferien, auch für sie
title: Sie reisen, wir passen auf
lede: Ein ruhiger Platz, vertraute Gewohnheiten und Menschen, die merken, wie es Ihrem Tier geht.
about: Bei {name} hat{in} jedes Tier seinen Platz und seinen gewohnten Tag.
about: Bringen Sie die eigene Decke mit. Sie hilft mehr als alles andere.
why: In seinem Tempo | Erst schnuppern, dann ankommen.
why: Wie zu Hause | Futter, Zeiten und Eigenheiten nach Ihrer Liste.
why: Sie hören von uns | Mit Bild, auch unterwegs.
step: Sie schreiben uns | Wer kommt, von wann bis wann.
step: Kennenlernen | Mit Ihrem Tier und allen Fragen.
step: Gute Reise | Wir melden uns zwischendurch.
said: Beim zweiten Mal zog er mich hinein. | Zwei Wochen Ferien
said: Ein Bild am Abend, und ich konnte schlafen. | Zum ersten Mal weg
role: Betreuung | Kennt jeden Napf.
role: Anmeldung | Schreibt alles auf, auch die Eigenheiten.
ask: Was soll ich mitbringen? | Futter, eine vertraute Decke und den Impfpass.
ask: Mein Tier ist scheu. Geht das? | Sagen Sie es uns, dann planen wir mehr Zeit ein.
ask: Können wir vorher vorbeikommen? | Ja, am besten mit Ihrem Tier.
call: Sind Sie bald unterwegs? | Schreiben Sie, wer kommt und von wann bis wann.

# training
title: Beide Enden der Leine
title: Ruhiger Mensch, aufmerksamer Hund
lede: Klare Zeichen und viel Lob. Wir zeigen Ihnen, was Ihr Hund längst verstehen möchte.
about: Bei {name} lernen{in} Hund und Mensch zusammen, mit Futter, Spiel und gutem Zeitpunkt.
about: Nach jeder Stunde gehen Sie mit zwei Übungen nach Hause. Mehr braucht es nicht.
why: Ohne Druck | Was einem Hund Angst macht, hat hier keinen Platz.
why: Zeit für jeden | Damit jeder gesehen wird.
why: Für den Alltag | Tür, Leine, Besuch, Straße.
step: Erzählen Sie | Alter, Rasse, und was an der Ecke passiert.
step: Wir schauen hin | Bei einem ersten Treffen.
step: Sie üben | Wir korrigieren, bis es sitzt.
said: Er kommt, wenn ich rufe. Beim zweiten Mal, aber er kommt. | Grundkurs
said: Es lag an mir. Gut zu wissen. | Einzelstunde
role: Training | Sieht die Rute, bevor Sie sie sehen.
role: Welpen | Sitzt eine Stunde auf dem Boden.
ask: Ab welchem Alter? | Sobald der Welpe bei Ihnen ist, und zu spät ist es nie.
ask: Was soll ich mitbringen? | Leine, weiche Belohnungen und den Impfpass.
ask: Mein Hund ist schwierig. Darf er kommen? | Ja, zuerst allein mit Ihnen.
call: Zieht er? | Schreiben Sie Alter, Rasse und was passiert.

# riding
title: Aufsteigen und ankommen
title: Erst kennenlernen, dann reiten
lede: Ruhige Pferde, Unterricht mit Geduld und ein Hof, auf dem man gern noch ein wenig bleibt.
about: Bei {name} lernt man{in} reiten, indem man mit dem Pferd beginnt: putzen, führen, zuhören.
about: Wer lange nicht geritten ist, fängt da an, wo es sich sicher anfühlt.
why: Das passende Pferd | Nach Größe, Erfahrung und Gemüt.
why: Sicherheit zuerst | Mit Helm und in Ruhe.
why: Auch am Boden | Pflege gehört dazu.
step: Schreiben Sie uns | Alter, Erfahrung und passende Tage.
step: Probestunde | Wir suchen das Pferd, das zu Ihnen passt.
step: Es geht weiter | In kleinen Schritten, in Ihrem Tempo.
said: Sie erzählt die ganze Woche von ihrem Pony. | Mutter einer Reitschülerin
said: Nach zwanzig Jahren wieder im Sattel. | Wiedereinsteiger
role: Unterricht | Sieht jeden Absatz.
role: Stall | Kennt jedes Pferd am Schritt.
ask: Brauche ich Erfahrung? | Nein. Anfänger beginnen an der Longe.
ask: Was ziehe ich an? | Lange Hosen und feste Schuhe mit kleinem Absatz.
ask: Und bei Regen? | Wir sagen vorher Bescheid.
call: Wann kommen Sie vorbei? | Schreiben Sie, wer reiten möchte und wann es passt.

# sewing
title: Damit es wieder sitzt
title: Auf Ihr Maß, mit der Hand
lede: Abstecken, ändern, neu nähen: Sie probieren an, wir sagen, was möglich ist und was es kostet.
about: {name} näht und ändert{in} von Hand und mit Maschine, vom Saum bis zum Kleid.
about: Bringen Sie mit, was nicht passt. Meist ist es weniger Arbeit, als man denkt.
why: Anprobe inbegriffen | Wir stecken ab, bevor geschnitten wird.
why: Der Preis vorher | Nach einem Blick auf das Stück.
why: Ein fester Tag | Sie wissen, wann es fertig ist.
step: Sie bringen es | Mit den Schuhen, die Sie dazu tragen.
step: Wir stecken ab | Und nennen Preis und Tag.
step: Sie holen es | Und probieren noch einmal an.
said: Die Hose sitzt, als wäre sie für mich gemacht. | Änderung
said: Mein altes Kleid ist wieder mein liebstes. | Stammkundin
role: Schnitt und Naht | Sieht am Gehen, was zwickt.
role: Annahme | Weiß, welcher Knopf fehlt.
ask: Wie lange dauert es? | Kleine Änderungen wenige Tage; den Termin nennen wir bei der Abgabe.
ask: Muss ich anprobieren? | Bei Weite und Länge ja. Es dauert zehn Minuten.
ask: Nähen Sie auch neu? | Ja, sprechen wir über Stoff und Schnitt.
call: Was soll wieder passen? | Ein Foto und zwei Zeilen genügen.
`);
