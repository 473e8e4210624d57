import { readVoices } from './read-voices';

/** What tradespeople, practices and shops say in German in place of what any business says. */
export const germanVoices = readVoices(`
# trade
step: Anrufen oder schreiben | Was, wo, seit wann. Ein Foto hilft.
step: Wir nennen einen Preis | Fest, wo es geht, sonst mit Spanne.
step: Wir kommen | Mit dem Material und zur vereinbarten Zeit.
step: Sie prüfen | Erst dann kommt die Rechnung.
ask: Wie schnell können Sie kommen? | In dringenden Fällen meist am selben Tag, sonst innerhalb der Woche.
ask: Was kostet ein Besuch? | Die erste Stunde hat einen festen Preis mit Anfahrt. Material sprechen wir vorher ab.
ask: Muss ich zu Hause sein? | Am Anfang ja. Danach genügt ein Schlüssel oder eine Nachbarin.
ask: Stehen Sie für Ihre Arbeit ein? | Hält etwas nicht, kommen wir wieder und bringen es in Ordnung.
ask: Wie kann ich zahlen? | Mit Karte oder Überweisung, nach der Arbeit und mit Rechnung.

# health
ask: Wie schnell bekomme ich einen Termin? | Dringendes am selben Tag, alles andere meist innerhalb einer Woche.
ask: Was soll ich mitbringen? | Versichertenkarte, Befunde und eine Liste Ihrer Medikamente.
ask: Was kostet es? | Preise stehen hier; vor einer längeren Behandlung erhalten Sie einen Kostenplan.
ask: Und wenn ich absagen muss? | Sagen Sie einen Tag vorher Bescheid, dann helfen wir jemand anderem.
ask: Darf jemand mitkommen? | Gern. Zwei hören mehr als einer.

# shop
ask: Wann wird verschickt? | Bis fünfzehn Uhr bestellt, am selben Tag unterwegs.
ask: Kann ich umtauschen? | Ja, dreißig Tage lang, wenn es unbenutzt ist.
ask: Kann ich im Laden abholen? | Ja. Wir schreiben, wenn es bereitliegt.
ask: Was kostet der Versand? | Das steht im Warenkorb, vor dem Bezahlen.
ask: Packen Sie Geschenke ein? | Gern.
`);
