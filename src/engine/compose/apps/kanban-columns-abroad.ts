const until = String.raw`(?=[.;:؛\n()]|$|\s(?:que|donde|où|die|wo|onde|che|dove|waar|które|gdzie|حيث|مع|עם|שאפשר)\s)`;
/** "z kolumnami Pomysły, Pisanie, Gotowe", "بأعمدة أفكار، كتابة", "עם עמודות רעיונות, כתיבה": what stands behind the word for columns. */
const behind = new RegExp(
  String.raw`(?:columnas|colonnes|spalten|colunas|colonne|kolommen|kolumn(?:y|ami|ach)|(?:ب|ال)?أعمدة|ב?עמודות)\s?:?\s(?<list>[^.;:\n()]{5,140}?)${until}`,
  'iu',
);
/** "Fikirler, Yazılıyor, Yayında sütunlu kanban": in Turkish they stand before it. */
const before = /(?:^|[.;:\n]\s*)(?<list>[^.;:\n()]{5,140}?)\ssütun(?:lu|ları|larıyla|larından)(?!\p{L})/iu;
const joint = /\s*[,،/]\s*(?:و(?=\p{L}{3})|(?:y|e|et|und|en|i|oraz|ve)\s)?|\s(?:y|e|et|und|en|i|oraz|ve)\s|\sو(?=\p{L}{3})|\sו-?(?=\p{L}{3})/iu; // prettier-ignore

/** The columns that a prompt in another language than English names; none where it names no two. */
export function columnsAbroad(prompt: string, language: string): readonly string[] {
  const list = (language === 'tr' ? before : behind).exec(prompt)?.groups?.['list'];
  const names = (list ?? '').split(joint).map((name) => name.trim().replace(/^["“„«]|["”»]$/gu, ''));
  // What can be done with cards is no column.
  const isBroken = names.some((name) => name === '' || name.split(' ').length > 3);
  return isBroken || names.length < 2
    ? []
    : names.map((name) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1));
}
