import type { Span } from '@/domain/site/brief';
import type { Reading } from '../reading';

const list =
  /^(?:(?:quiero|necesito|je veux|il me faut|ich (?:brauche|mochte)|quero|voglio|vorrei|ik wil|chce|un|una|une|ein|eine|um|uma|een|bir)\s){0,3}(?<what>(?:annuaire|directorio|diretorio|verzeichnis|lista|listado|catalogo|guia|buscador|liste|repertoire|catalogue|guide|ubersicht|katalog|fuhrer|elenco|guida|lijst|overzicht|gids|catalogus|spis|przewodnik)\s(?:(?:de|des|du|del|d|von|der|aller|di|dei|degli|delle|do|dos|das|van|voor|met|po|uber|fur)\s|d['’])?[^,.;:\n]{3,60}?)(?=\s(?:con|avec|mit|com|met|z|ze)\s(?:[\p{L}]+\s){0,2}?filt(?:r|er)|,\s(?:con|avec|mit|com|met)?\s?filt(?:r|er))/u;
const own =
  /\b(?:tienda|boutique|laden|loja|negozio|winkel|sklep|compra|courses|einkauf\p{L}*|tareas|taches|aufgaben|tarefas|zakupow|boodschappen)\b/u;

/** "Lista de libros con filtros por autor y género": a list that visitors narrow, told outside English by its noun. */
export function findFilteredList({ folded, spoken }: Reading): Span | null {
  if (spoken === 'en') return null;
  const found = list.exec(folded);
  const what = found?.groups?.['what'] ?? '';
  if (!found || own.test(what)) return null;
  const start = found[0].length - what.length;
  return { start, end: start + what.length };
}
