import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const more =
  ' Wir bauen Möbel nach Maß und reparieren, was andere wegwerfen. Ein Schrank kostet ab 1.900 €, ein Tisch ab 850 €. Geöffnet ist die Werkstatt von Montag bis Freitag von 8 bis 16 Uhr. Wer kommen will, ruft vorher an. Die Fenster unserer Werkstatt gehen auf den Hof. Seiten: Start, Möbel, Kontakt. Farben: Eiche und Grün. Im Winter heizen wir mit Spänen, im Sommer arbeiten wir draußen, und freitags gibt es Kuchen für alle, die gerade da sind.';

it('takes no name of an animal or of a child for that of the house', () => {
  expect(readBrief(`Wir sind die Schreinerei Lund & Beck in Kiel. Fünf Leute und eine Katze namens Span.${more}`).name?.value).toMatch(/Lund & Beck$/u); // prettier-ignore
});
