type Rows = readonly (readonly [title: string, text: string])[];
type Sort = 'bungalows' | 'flats' | 'pitches' | 'dorms';

/** What is let by the night where it is no room of a hotel: words that tell it, and what there usually is of it. */
const lodgings: Readonly<Record<string, Readonly<Record<Sort, readonly [told: RegExp, rows: Rows]>>>> = {
  de: {
    bungalows: [/bungalows?(?!\p{L})|ferienh[aä]user(?!\p{L})|chalets(?!\p{L})/iu, [['Bungalow für zwei', 'Ein Schlafzimmer'], ['Bungalow für vier', 'Zwei Schlafzimmer'], ['Bungalow für sechs', 'Für Familien und Freunde']]],
    flats: [/ferienwohnung|apartments?(?!\p{L})|appartements?(?!\p{L})|ferienapartment/iu, [['Ferienwohnung für zwei', 'Ein Zimmer und eine Küche'], ['Ferienwohnung für vier', 'Zwei Schlafzimmer'], ['Ferienwohnung für sechs', 'Für Familien und Freunde']]],
    pitches: [/stellpl[aä]tz|zeltpl[aä]tz|campingpl[aä]tz/iu, [['Stellplatz für das Zelt', 'Auch für eine Nacht'], ['Stellplatz für den Wohnwagen', 'Mit Platz zum Rangieren'], ['Stellplatz für das Wohnmobil', 'Sagen Sie uns, wie lang es ist']]],
    dorms: [/mehrbettzimmer|schlafs[aä][lä]|matratzenlager|(?<!\p{L})lagern?(?!\p{L})/iu, [['Platz im Mehrbettzimmer', 'Ein Bett unter mehreren'], ['Zweibettzimmer', 'Mit Tür'], ['Familienzimmer', 'Für Eltern mit Kindern']]],
  },
  es: {
    bungalows: [/bungal[oó]s?(?!\p{L})|bungalows?(?!\p{L})/iu, [['Bungaló para dos', 'Un dormitorio'], ['Bungaló para cuatro', 'Dos dormitorios'], ['Bungaló para seis', 'Para familias y amigos']]],
    flats: [/apartamentos?(?!\p{L})|pisos? tur[ií]stic/iu, [['Apartamento para dos', 'Con cocina'], ['Apartamento para cuatro', 'Dos dormitorios'], ['Apartamento para seis', 'Para familias y amigos']]],
    pitches: [/parcelas?(?!\p{L})|camping/iu, [['Parcela para tienda', 'También para una noche'], ['Parcela para caravana', 'Con sitio para maniobrar'], ['Parcela para autocaravana', 'Dinos cuánto mide']]],
    dorms: [/dormitorios? compartidos?|literas|habitaci[oó]n(?:es)? compartidas?|albergue/iu, [['Cama en dormitorio compartido', 'Una entre varias'], ['Habitación doble', 'Con puerta'], ['Habitación familiar', 'Para padres e hijos']]],
  },
  fr: {
    bungalows: [/bungalows?(?!\p{L})|mobil-?homes?/iu, [['Bungalow pour deux', 'Une chambre'], ['Bungalow pour quatre', 'Deux chambres'], ['Bungalow pour six', 'Pour familles et amis']]],
    flats: [/appartements?(?!\p{L})|g[iî]tes(?!\p{L})/iu, [['Appartement pour deux', 'Avec cuisine'], ['Appartement pour quatre', 'Deux chambres'], ['Appartement pour six', 'Pour familles et amis']]],
    pitches: [/emplacements?(?!\p{L})|camping/iu, [['Emplacement pour tente', 'Même pour une nuit'], ['Emplacement pour caravane', 'Avec la place de manœuvrer'], ['Emplacement pour camping-car', 'Dites-nous sa longueur']]],
    dorms: [/dortoirs?(?!\p{L})|auberge de jeunesse/iu, [['Lit en dortoir', 'Un parmi plusieurs'], ['Chambre double', 'Avec une porte'], ['Chambre familiale', 'Pour parents et enfants']]],
  },
  it: {
    bungalows: [/bungalow(?!\p{L})/iu, [['Bungalow per due', 'Una camera'], ['Bungalow per quattro', 'Due camere'], ['Bungalow per sei', 'Per famiglie e amici']]],
    flats: [/appartament[oi](?!\p{L})/iu, [['Appartamento per due', 'Con cucina'], ['Appartamento per quattro', 'Due camere da letto'], ['Appartamento per sei', 'Per famiglie e amici']]],
    pitches: [/piazzol[ae](?!\p{L})|campeggio|camping/iu, [['Piazzola per tenda', 'Anche per una notte'], ['Piazzola per roulotte', 'Con lo spazio per le manovre'], ['Piazzola per camper', 'Dicci quanto è lungo']]],
    dorms: [/camerat[ae](?!\p{L})|dormitori[oi]?(?!\p{L})|ostello/iu, [['Letto in camerata', 'Uno fra tanti'], ['Camera doppia', 'Con la porta'], ['Camera familiare', 'Per genitori e figli']]],
  },
  pt: {
    bungalows: [/bungal[oó]s?(?!\p{L})|bungalows?(?!\p{L})/iu, [['Bungaló para dois', 'Um quarto'], ['Bungaló para quatro', 'Dois quartos'], ['Bungaló para seis', 'Para famílias e amigos']]],
    flats: [/apartamentos?(?!\p{L})/iu, [['Apartamento para dois', 'Com cozinha'], ['Apartamento para quatro', 'Dois quartos'], ['Apartamento para seis', 'Para famílias e amigos']]],
    pitches: [/parcelas?(?!\p{L})|campismo|camping/iu, [['Lugar para tenda', 'Mesmo por uma noite'], ['Lugar para caravana', 'Com espaço para manobrar'], ['Lugar para autocaravana', 'Diga-nos quanto mede']]],
    dorms: [/dormit[oó]rios?(?!\p{L})|hostel(?!\p{L})|beliches/iu, [['Cama em dormitório', 'Uma entre várias'], ['Quarto duplo', 'Com porta'], ['Quarto familiar', 'Para pais e filhos']]],
  },
  nl: {
    bungalows: [/bungalows?(?!\p{L})|vakantiehuisjes(?!\p{L})/iu, [['Bungalow voor twee', 'Eén slaapkamer'], ['Bungalow voor vier', 'Twee slaapkamers'], ['Bungalow voor zes', 'Voor families en vrienden']]],
    flats: [/appartement(?:en)?(?!\p{L})/iu, [['Appartement voor twee', 'Met keuken'], ['Appartement voor vier', 'Twee slaapkamers'], ['Appartement voor zes', 'Voor families en vrienden']]],
    pitches: [/staanplaats(?:en)?|kampeerplaats(?:en)?|camping/iu, [['Plaats voor een tent', 'Ook voor één nacht'], ['Plaats voor een caravan', 'Met ruimte om te keren'], ['Plaats voor een camper', 'Zeg ons hoe lang hij is']]],
    dorms: [/slaapza(?:al|len)|meerpersoonskamers?|hostel(?!\p{L})/iu, [['Bed op een slaapzaal', 'Eén van meer'], ['Tweepersoonskamer', 'Met een deur'], ['Familiekamer', 'Voor ouders en kinderen']]],
  },
}; // prettier-ignore

/** Usual prices in euros, a sample each. */
const euros: Readonly<Record<Sort, readonly number[]>> = {
  bungalows: [84, 112, 140],
  flats: [78, 98, 128],
  pitches: [22, 29, 34],
  dorms: [28, 64, 92],
};

/** What a campsite opens with: nobody there has a bed or a breakfast of the house. */
const outside: Readonly<Record<string, string>> = {
  de: 'Ein Platz für Zelt, Wohnwagen oder Wohnmobil, und Zeit, die niemand einteilt.',
  es: 'Un sitio para la tienda, la caravana o la autocaravana, y tiempo sin reloj.',
  fr: 'Une place pour la tente, la caravane ou le camping-car, et du temps sans horaire.',
  it: 'Un posto per la tenda, la roulotte o il camper, e tempo senza orologio.',
  pt: 'Um lugar para a tenda, a caravana ou a autocaravana, e tempo sem relógio.',
  nl: 'Een plek voor tent, caravan of camper, en tijd die van niemand is.',
};

const sortOf = (language: string, prompt: string): Sort | null => {
  const sorts = lodgings[language];
  if (!sorts) return null;
  // "Camping Les Pins : emplacements, mobil-homes": what is told first is what it is.
  const found = (Object.keys(sorts) as Sort[]).flatMap((sort) => {
    const at = prompt.search(sorts[sort][0]);
    return at < 0 ? [] : [{ sort, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.sort ?? null;
};

/** What one asks for where flats, pitches or beds are let, and no rooms of a hotel. */
const askFree: Readonly<Record<string, string>> = {
  de: 'Sagen Sie uns, wann Sie kommen und wie viele Sie sind: Wir sagen, was frei ist.',
  es: 'Dinos cuándo vienes y cuántos sois, y te decimos qué hay libre.',
  fr: 'Dites-nous quand vous venez et combien vous êtes : nous vous disons ce qui est libre.',
  it: 'Dicci quando vieni e in quanti siete, e ti diciamo che cosa è libero.',
  pt: 'Diga quando vem e quantos são, e dizemos o que há livre.',
  nl: 'Zeg wanneer je komt en met hoeveel, dan zeggen we wat er vrij is.',
};
/** How a form asks for flats, pitches or beds; undefined for rooms of a hotel. */
export const askForLodging = (language: string, prompt: string): string | undefined =>
  sortOf(language, prompt) === null ? undefined : askFree[language];

/** The copy of houses with a bed for the night, as one says it that lets flats, pitches or beds in a dormitory. */
export function withLodging<T extends { readonly lede: string; readonly items: Rows }>(
  copy: T,
  kind: string,
  language: string,
  prompt: string,
): T {
  const sort = kind === 'hotel' ? sortOf(language, prompt) : null;
  if (sort === null) return copy;
  const lede = sort === 'pitches' ? (outside[language] ?? copy.lede) : copy.lede;
  return { ...copy, lede, items: lodgings[language]?.[sort][1] ?? copy.items };
}

/** What these usually cost a night; null for rooms of a hotel. */
export const lodgingEuros = (language: string, prompt: string): readonly number[] | null => {
  const sort = sortOf(language, prompt);
  return sort === null ? null : euros[sort];
};

/** Whether a title names what is let by the night: "Stellplätze", "dortoirs". */
export const isLodging = (language: string, title: string): boolean =>
  Object.values(lodgings[language] ?? {}).some(([told]) => {
    const found = told.exec(title);
    return found !== null && found.index === 0 && title.length - found[0].length < 4;
  });

/** Whether these are the usual flats, pitches or beds of a language. */
export const isLodgingRows = (rows: Rows): boolean =>
  Object.values(lodgings).some((sorts) => Object.values(sorts).some(([, usual]) => usual === rows));

const indoors =
  /bett|bed|camas?(?!\p{L})|lits?(?!\p{L})|letti|chambre|zimmer|kamer|habitaci|quarto|desayun|frühstück|petit déj|colazion|ontbijt/iu;
/** What a house promises, without the beds and breakfasts that a campsite has none of. */
export const promisedBy = <T extends { readonly title: string; readonly text?: string }>(
  points: readonly T[],
  language: string,
  prompt: string,
): readonly T[] =>
  sortOf(language, prompt) === 'pitches'
    ? points.filter(({ title, text }) => !indoors.test(`${title} ${text ?? ''}`))
    : points;
