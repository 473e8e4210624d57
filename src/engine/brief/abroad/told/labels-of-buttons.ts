import type { Brief, QuotedText, Slot, Span } from '@/domain/site/brief';

const label = String.raw`(?<label>[^\s,.;:()«»"“”„\n]{2,}(?:\s[^\s,.;:()«»"“”„\n]+){0,3}?)`;
const led = new RegExp(
  String.raw`(?<!\p{L})(?:bot[oó]n|bouton|button|knopf|bot[aã]o|pulsante|bottone|knop|przycisk(?:iem)?|buton|زر|ו?כפתור)(?:\s(?:de|principal|principale|grande|mit|für|con|para|pour|com|z|que (?:diga|ponga)|qui dit|che dice|que diz|met|מסוג|של))?\s${label}(?=\s*(?:[,.;)\n]|$)|\s(?:y|et|und|e|en|i|ve|auf|en|sur|0\d|\+?\d{3}|و|ו))`,
  'iu',
);
const behind = new RegExp(
  String.raw`(?:^|[,.;:]\s)(?:met |een |bir )?${label}[- ](?:knop|button|butonu|knopf)(?!\p{L})`,
  'iu',
);
/** How a button looks and what it is for: no words on it. */
const noLabel =
  /(?<!\p{L})(?:rojo|azul|verde|rouge|bleu|vert|rot|blau|grün|rosso|blu|vermelho|amarelo|rood|blauw|groen|czerwony|kırmızı|whatsapp|flotante|flottant|fixo|fijo|que|qui|che|który|to|is|to|color|couleur|farbe|kleur|oben|unten|arriba|abajo|haut|bas|groß|large|big|أحمر|أزرق|أخضر|אדום|כחול|ירוק|לוואטסאפ|للواتساب)(?!\p{L})/iu;
const verb =
  /^(?:\p{L}+(?:en|ar|er|ir|re|are|ere|ire|z|ij|uj|aj)|jetzt|nu|jouw|mi|me|teraz|hemen|\p{L}*(?:al|yap|ol|ara)|احجز|اطلب|اتصل|سجل|تواصل|ابدأ|התקשרו|הזמינו|הירשמו|קבעו|צרו|קנו|הצטרפו|דברו|reserva|pide|compra|llama|apúntate|réservez|commandez|appelez|peça|agende|ligue|prenota|chiama|ordina|scarica|afspraak|proefles\p{L}*|offerte|bestel|bel|boek|zadzwoń|zamów|umów|kup|zapisz|dołącz)/iu;

const inQuotes = (prompt: string, start: number): boolean =>
  (prompt.slice(0, start).match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;

/** "כפתור התקשרו עכשיו", "Proefles aanvragen knop": what a button says, without marks of a quote. */
export function labelOfButton(brief: Brief): Brief {
  if (brief.quotes.some(({ value }) => value.use === 'button')) return brief;
  for (const pattern of [led, behind]) {
    const found = pattern.exec(brief.prompt);
    const text = found?.groups?.['label'];
    if (!found || text === undefined || inQuotes(brief.prompt, found.index)) continue;
    const isSaid = text.includes(' ') && verb.test(text) && !noLabel.test(text);
    const isBehind = pattern === behind && text.split(' ').some((word) => verb.test(word));
    if (!isSaid && !(isBehind && text.includes(' ') && !noLabel.test(text))) continue;
    const start = found.index + found[0].indexOf(text);
    const span: Span = { start, end: start + text.length };
    const said = text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(brief.spoken));
    const quote: Slot<QuotedText> = { value: { text: said, use: 'button' }, spans: [span] };
    const isElse = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
      spans.length === 0 || !spans.every((one) => one.start >= span.start - 8 && one.end <= span.end + 6);
    return {
      ...brief,
      quotes: [...brief.quotes, quote],
      items: brief.items.filter((item) => item.value.price !== undefined || isElse(item)),
      parts: brief.parts.filter(isElse),
      phrases: brief.phrases.filter(isElse),
    };
  }
  return brief;
}
