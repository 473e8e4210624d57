import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in German that told nothing for them. */
export const germanShapes = readShapes(`
lede: Was ich mache, wo ich es gemacht habe und wie man mich erreicht.
post: Heute | {role} | Arbeitgeber, Ort | Wofür ich verantwortlich bin, in ein, zwei Zeilen.
post: Davor | Die Stelle davor | Arbeitgeber, Ort | Was daraus wurde, mit einer Zahl, wenn es eine gibt.
post: Am Anfang | Die erste Stelle | Arbeitgeber, Ort | Was ich dort gelernt habe.
post: Ausbildung | Abschluss oder Lehre | Schule, Jahr |
skill: Leiten | Schreiben | Wissen
depth: Täglich im Einsatz | Gut bekannt | Gerade im Aufbau
talk: Titel eines Vortrags | Konferenz, Ort, Jahr
talk: Titel eines weiteren | Treffen, Ort, Jahr
paper: Titel eines Aufsatzes | Zeitschrift, Jahr
stat: 120 | Menschen, die mithelfen
stat: 36 | Einsätze in diesem Jahr
stat: 8 | Jahre Arbeit
pretend: Beispielzahlen.
link: Neue Arbeiten | Was zuletzt fertig wurde
link: Shop | Was man kaufen kann
link: Aufträge | Wie man einen vergibt
link: Videos | Wie etwas entsteht
link: Über mich | Wer dahintersteckt
link: Nächste Termine | Wo man mich trifft
link: Lieblingsdinge | Was täglich in Gebrauch ist
link: Nachricht schreiben | Für alles andere
doors: Alle Links an einem Ort.
one: 9:00 | Einlass und Kaffee | Zum Ankommen.
one: 10:00 | Eröffnung | Was passiert und wo.
one: 10:30 | Vorträge am Vormittag | Mit Zeit für Fragen.
one: 12:30 | Mittagspause | Und Gespräche.
one: 14:00 | Workshops | In kleinen Gruppen.
two: 9:30 | Kaffee | Und Wiedersehen.
two: 10:00 | Vorträge | Mit Zeit für Fragen.
two: 11:30 | Podium | Mit Fragen aus dem Publikum.
two: 13:00 | Mittagspause | Und Gespräche.
two: 16:00 | Abschluss | Was wir mitnehmen.
pass: Beide Tage | Tagesticket | Studierende
soft: Kann man es erst ausprobieren? | Ja: erst testen, dann einen Tarif wählen.
soft: Lässt sich der Tarif wechseln? | Ja, nach oben und nach unten, wenn es nötig wird.
soft: Muss etwas installiert werden? | Ein aktueller Browser genügt.
soft: Was passiert mit den Daten beim Kündigen? | Sie lassen sich vorher exportieren.
soft: Wer sieht, was gespeichert ist? | Nur wer eingeladen ist.
soft: Was, wenn etwas nicht funktioniert? | Zwei Zeilen genügen: Es antwortet ein Mensch.
more: Wie fängt man an? | Mit einer kurzen Nachricht: was gebraucht wird und bis wann.
more: Wer antwortet? | Ein Mensch, der die Arbeit kennt.
more: Wie lange dauert eine Antwort? | So lange, wie eine gute Antwort braucht; liegen bleibt nichts.
more: Kann man unverbindlich fragen? | Immer.
more: Wo stehen die Kontaktdaten? | Am Fuß jeder Seite.
step: Danach | Bleiben wir erreichbar.
step: Zum Schluss | Sehen wir es gemeinsam durch.
ware: Alba | Luna | Düne | Ulme | Brise | Wolke | Leinen | Gezeit | Eiche | Sonne | Sand | Iris
module: Erste Schritte | Material, Begriffe und eine erste Übung.
module: Technik | Schritt für Schritt, mit Beispielen.
module: Übung | Kurze Aufgaben, eine nach der anderen.
module: Eine eigene Arbeit | Von der Idee bis zum Ergebnis.
module: Rückblick | Fragen, Korrekturen und wie es weitergeht.
enrol: Jetzt anmelden
lady: Katrin Vogel
safe: Was in der App gespeichert wird, gehört denen, die sie benutzen. Nichts davon wird verkauft oder weitergegeben.
safe: Ohne Werbung und ohne Tracking.
`);
