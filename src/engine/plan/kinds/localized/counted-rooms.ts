import type { Brief } from '@/domain/site/brief';

type Rows = readonly (readonly [title: string, text: string])[];

/** Further rooms of a house that counts more of them than its usual sorts. */
const further: Readonly<Record<string, Rows>> = {
  es: [['Habitación individual', 'Con mesa para escribir'], ['Habitación con balcón', 'Para el primer café'], ['Habitación triple', 'Tres camas'], ['Habitación de la buhardilla', 'Bajo el tejado'], ['Habitación con terraza', 'Con dos sillas'], ['Habitación superior', 'Con algo más de sitio'], ['Habitación con dos camas', 'Separadas'], ['Habitación de la planta baja', 'Sin escaleras']],
  fr: [['Chambre simple', 'Avec une table pour écrire'], ['Chambre avec balcon', 'Pour le premier café'], ['Chambre triple', 'Trois lits'], ['Chambre sous les toits', 'Au calme, tout en haut'], ['Chambre avec terrasse', 'Avec deux chaises'], ['Chambre supérieure', 'Un peu plus de place'], ['Chambre à deux lits', 'Séparés'], ['Chambre du rez-de-chaussée', 'Sans escalier']],
  de: [['Einzelzimmer', 'Mit einem Tisch zum Schreiben'], ['Zimmer mit Balkon', 'Für den ersten Kaffee'], ['Dreibettzimmer', 'Drei Betten'], ['Dachzimmer', 'Ganz oben'], ['Zimmer mit Terrasse', 'Mit zwei Stühlen'], ['Komfortzimmer', 'Mit etwas mehr Platz'], ['Zweibettzimmer', 'Getrennte Betten'], ['Zimmer im Erdgeschoss', 'Ohne Treppe']],
  it: [['Camera singola', 'Con un tavolo per scrivere'], ['Camera con balcone', 'Per il primo caffè'], ['Camera tripla', 'Tre letti'], ['Camera in mansarda', 'Sotto il tetto'], ['Camera con terrazza', 'Con due sedie'], ['Camera superiore', 'Con un po’ più di spazio'], ['Camera a due letti', 'Separati'], ['Camera al pianterreno', 'Senza scale']],
  pt: [['Quarto individual', 'Com mesa para escrever'], ['Quarto com varanda', 'Para o primeiro café'], ['Quarto triplo', 'Três camas'], ['Quarto do sótão', 'Debaixo do telhado'], ['Quarto com terraço', 'Com duas cadeiras'], ['Quarto superior', 'Com um pouco mais de espaço'], ['Quarto com duas camas', 'Separadas'], ['Quarto do térreo', 'Sem escadas']],
  nl: [['Eenpersoonskamer', 'Met een tafel om te schrijven'], ['Kamer met balkon', 'Voor de eerste koffie'], ['Driepersoonskamer', 'Drie bedden'], ['Zolderkamer', 'Helemaal boven'], ['Kamer met terras', 'Met twee stoelen'], ['Comfortkamer', 'Met wat meer ruimte'], ['Kamer met twee bedden', 'Apart'], ['Kamer op de begane grond', 'Zonder trap']],
}; // prettier-ignore

/** What a room is called where no further sorts are written: they are told apart by number. */
const oneRoom: Readonly<Record<string, string>> = { pl: 'Pokój', tr: 'Oda', ar: 'غرفة', he: 'חדר' };

/** The copy of a house with as many rooms as the prompt counts: "drie kamers", "5 camere". Flats, pitches and beds keep their sorts. */
export const countedRooms = <T extends { readonly items: Rows }>(
  copy: T,
  { kind, counts, language }: Pick<Brief, 'kind' | 'counts' | 'language'>,
  isLodging: boolean,
): T => {
  const count =
    kind.value === 'hotel' ? counts.find(({ value }) => value.thing === 'rooms')?.value.count : undefined;
  if (count === undefined || count < 1) return copy;
  // "5 apartamentos": more of them than there are sizes are told apart by number.
  const noun = /^\S+/u.exec(copy.items[0]?.[0] ?? '')?.[0] ?? '';
  if (isLodging && count > copy.items.length)
    return { ...copy, items: Array.from({ length: count }, (_, at) => [`${noun} ${at + 1}`, ''] as const) };
  const one = oneRoom[language.value];
  if (one !== undefined && count > copy.items.length)
    return { ...copy, items: Array.from({ length: count }, (_, at) => [`${one} ${at + 1}`, ''] as const) };
  const items = isLodging ? copy.items : [...copy.items, ...(further[language.value] ?? [])];
  return { ...copy, items: items.slice(0, count) };
};
