/** A field that a prompt names, with the words of the prompt for its label. */
export type AskedField = {
  /** Key in a record: the meaning, not the words. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'date' | 'tel' | 'email' | 'url';
};

const s = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])[وו]?(?<said>${words})(?:e[mnr]|em)?(?![\\p{L}\\p{N}])`, 'iu');

// What records are often about, in the order in which a form asks for it. More exact words stand before shorter ones.
const catalogue: readonly (readonly [name: string, type: AskedField['type'], asked: RegExp])[] = [
  [
    'person',
    'text',
    s(
      'person|assignee|assigned to|family member|owner|responsible|responsables?|responsável|responsabile|verantwortlich|verantwoordelijke|sorumlu|(?:ال)?مسؤول|אחראי',
    ),
  ],
  ['client', 'text', s('client names?|client|customer')],
  ['project', 'text', s('projects?|proyecto|projet|projekt')],
  ['purpose', 'text', s('purpose|reason for (?:the )?trip|motivo|zweck|motif')],
  [
    'player',
    'text',
    s('players?|drivers?|riders?|jugador(?:es)?|joueurs?|spieler|jogador(?:es)?|giocator[ei]'),
  ],
  ['route', 'text', s('route|destination|start and end|from and to')],
  ['vehicle', 'text', s('vehicles?|car used')],
  ['jobTitle', 'text', s('job title|position|role at')],
  ['website', 'url', s('websites?|web address')],
  ['address', 'text', s('address(?:es)?|dirección|adresse')],
  ['city', 'text', s('city|town')],
  ['birthday', 'date', s('birthdays?|date of birth|cumpleaños|anniversaire|geburtstag')],
  ['next', 'date', s('next (?:appointments?|sessions?|calls?|visits?|meetings?|contact|steps? date|follow[- ]?ups?)|follow[- ]?up dates?|follow[- ]?ups?|reminders?|próxima cita|prochain rendez-vous|nächster termin')], // prettier-ignore
  ['last', 'date', s('last (?:contact(?:ed)?|call|visit|order(?:ed)?|restock(?:ed)?)')],
  ['due', 'date', s('due dates?|due by|deadlines?|fechas? límite|échéances?|fälligkeit(?:sdatum)?|scadenz[ae]|prazos?|date limite|data limite|termin|son tarih|تاريخ الاستحقاق|תאריך יעד')], // prettier-ignore
  ['expiry', 'date', s('expiry(?: dates?)?|expiration(?: dates?)?|best before|use by|ablaufdatum|caducidad')],
  ['bought', 'date', s('purchase dates?|date bought|bought on')],
  ['renewal', 'date', s('renewal(?: dates?)?')],
  ['value', 'number', s('deal values?|deal size|contract value')],
  [
    'quantity',
    'number',
    s('quantity|quantities|cantidad(?:es)?|quantités?|mengen?|quantidades?|quantità|hoeveelheid'),
  ],
  ['aisle', 'text', s('aisles?|shop section|store section|pasillos?|rayons?|corsi[ae]|gangpad')],
  ['points', 'number', s('points?|puntos?|punkte|punti')],
  ['rating', 'number', s('ratings?')],
  ['cost', 'number', s('unit cost|cost price|purchase price')],
  ['supplier', 'text', s('suppliers?|vendors?|proveedor(?:es)?|fournisseurs?|lieferant(?:en)?')],
  ['brand', 'text', s('brands?|manufacturers?')],
  ['size', 'text', s('sizes?')],
  ['serial', 'text', s('serial numbers?|barcodes?')],
  ['method', 'text', s('payment methods?|paid (?:by|with)|forma de pago|zahlungsart')],
  ['shop', 'text', s('merchants?|shop name|store name|payee')],
  ['source', 'text', s('lead source|source')],
  ['tags', 'text', s('tags|labels|etiquetas|étiquettes|schlagworte|stichworte')],
  [
    'priority',
    'text',
    s('priority|priorities|prioridad(?:es)?|priorités?|priorität(?:en)?|priorità|prioridade'),
  ],
  ['category', 'text', s('categor(?:y|ies)|categorías?|catégories?|kategorien?|categorie')],
];

/** The fields of records that a prompt asks for, each once, those named in `own` left out: an app has them anyway. */
export function readFields(prompt: string, own: readonly string[] = []): AskedField[] {
  return catalogue.flatMap(([name, type, asked]) => {
    const found = own.includes(name) ? null : asked.exec(prompt);
    if (!found) return [];
    const words = (found.groups?.['said'] ?? '').toLowerCase();
    // "due dates", "suppliers": one record has one.
    const one = /[^s]s$/.test(words) && !/^(?:tags|labels|etiquetas|puntos|points|address)$/.test(words);
    const label = one ? words.replace(/ies$/, 'y').replace(/s$/, '') : words;
    return [{ name, type, label: label.charAt(0).toUpperCase() + label.slice(1) }];
  });
}
