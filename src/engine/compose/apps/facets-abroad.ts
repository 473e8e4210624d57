import { capitalise } from '@/engine/capitalise';
import { askedFilters } from './asked-filters';
import type { RecordField } from './records/record-field';
import { slugOf } from './slug-of';

const place =
  /^(?:ciudad|localidad|concejo|municipio|zona|barrio|provincia|comarca|regi[oó]n|lugar|ubicaci[oó]n|ville|commune|quartier|d[eé]partement|lieu|ort|orte|stadt|bezirk|gemeinde|region|stadtteil|landkreis|cidade|bairro|concelho|distrito|munic[ií]pio|freguesia|localidade|regi[aã]o|citt[aà]|comune|quartiere|regione|luogo|plaats|gemeente|stad|wijk|regio|provincie|miast\p{L}+|gmin\p{L}+|dzielnic\p{L}+|region\p{L}*|wojew[oó]dztw\p{L}+)$/iu;
const measured =
  /^(?:(?:n[uú]mero de|nombre de|anzahl(?: der)?|aantal|numero di|liczb\p{L} )\s?\p{L}+|altitud|altitude|h[oö]he|plazas|plätze|capacidad|capacit[eéà]|capacidade|kapazit[aä]t|capaciteit|precio|prix|preis|preço|prezzo|prijs|cen[aęy]|año|ann[eé]e|jahr|ano|anno|jaar|rok\p{L}?|edad|[aâ]ge|alter|idade|et[aà]|leeftijd|wiek\p{L}?|distancia|distance|distanz|entfernung|dist[aâ]ncia|distanza|afstand|longitud|longueur|l[aä]nge|lunghezza|lengte|puntuaci[oó]n|note|bewertung|duraci[oó]n|dur[eé]e|dauer|duraç[aã]o|durata|duur)$/iu;
const other =
  /^(?:nombres?|noms?|namen?|nomes?|nom[ei]|naam|nazw\p{L}+|palabras?(?: clave)?|mots?[- ]cl[eé]s?|stichwort|palavras?|parol[ae]|todo|tout|alles?|tudo|tutto)$/iu;

/** What else the list is to have. */
const deed =
  /^(?:busca(?:dor|r)?|b[uú]squeda|recherche|suche|suchfeld|pesquisa|ricerca|cerca|zoek\p{L}*|wyszukiw\p{L}+|mapas?|karte|carte|mappa|kaart|plan|foto\p{L}*|modo .*|mode .*|fiches?(?: .*)?|fichas?(?: .*)?|sched[ae](?: .*)?|favorit\p{L}*|exportar?|export\p{L}*|ordenar?.*|tri(?:er)?(?: .*)?|sortier\p{L}*)$/iu;
/** "por autor, género y año, buscador": behind "and" stands the last. */
const tail =
  /((?:filtr|filter)[^.;:\n]{3,80}?\s(?:y|e|et|und|en|i|oraz)\s(?:\p{L}+)(?:\s(?:de|di|d['’])\s?\p{L}+)?),.*$/isu;

/** What a list abroad is narrowed by: the first is chosen from, measures have their end, and the rest stands in each entry. */
export type FacetsAbroad = {
  readonly words: readonly string[];
  readonly group: string | null;
  readonly measures: readonly RecordField[];
};

/** Reads "con filtros por altitud, plazas y concejo"; where the filter names places alone, nothing. */
export function readFacetsAbroad(prompt: string, language: string): FacetsAbroad {
  const told = askedFilters(prompt.replace(tail, '$1.'))
    .map((word) =>
      word.replace(/^(?:el|la|le|les|los|las|der|die|das|dem|den|o|a|il|lo|de|het)\s|^l['’]/iu, ''),
    )
    .filter((word) => ![place, other, deed].some((known) => known.test(word)));
  const group = told.find((word) => !measured.test(word)) ?? null;
  return {
    words: told,
    group: group === null ? null : capitalise(language === 'de' ? group.replace(/(?<=e[rl])n$/u, '') : group),
    measures: told
      .filter((word) => word !== group)
      .map((word) => ({
        name: slugOf(word),
        label: capitalise(word),
        type: measured.test(word) ? ('number' as const) : ('text' as const),
      })),
  };
}
