import type { Facts } from '../../content';
import type { Words } from '../../words/words';
import type { Bank } from '../parts/bank';
import { money } from '../parts/money';

/** Homes on the books of an agency that has told of none, by language: each a sample. */
const homes: Readonly<Record<string, readonly (readonly [title: string, text: string])[]>> = {
  es: [['Apartamento con terraza', 'Dos dormitorios, un baño'], ['Casa con jardín', 'Cuatro dormitorios, dos baños'], ['Estudio céntrico', 'Un ambiente, reformado'], ['Ático con vistas', 'Tres dormitorios, terraza']],
  fr: [['Appartement avec balcon', 'Deux chambres, une salle de bains'], ['Maison avec jardin', 'Quatre chambres, deux salles de bains'], ['Studio au centre', 'Une pièce, rénové'], ['Dernier étage avec vue', 'Trois chambres, terrasse']],
  de: [['Wohnung mit Balkon', 'Drei Zimmer, ein Bad'], ['Haus mit Garten', 'Fünf Zimmer, zwei Bäder'], ['Einzimmerwohnung im Zentrum', 'Renoviert'], ['Dachgeschoss mit Aussicht', 'Vier Zimmer, Terrasse']],
  pt: [['Apartamento com varanda', 'Dois quartos, uma casa de banho'], ['Moradia com jardim', 'Quatro quartos, duas casas de banho'], ['Estúdio no centro', 'Uma divisão, renovado'], ['Último andar com vista', 'Três quartos, terraço']],
  it: [['Appartamento con balcone', 'Due camere, un bagno'], ['Casa con giardino', 'Quattro camere, due bagni'], ['Monolocale in centro', 'Ristrutturato'], ['Attico con vista', 'Tre camere, terrazza']],
}; // prettier-ignore
const euros = [245000, 420000, 130000, 365000];

/** The list of an agency where homes are asked for and none are told. */
export const homesToSee = (facts: Facts, { sections, language }: Words): Bank =>
  homes[language]
    ? {
        listings: {
          title: sections.listings,
          items: homes[language].map(([title, text], at) => ({
            title,
            text,
            price: money(facts, euros[at] ?? 245000),
            sample: true,
          })),
        },
      }
    : {};
