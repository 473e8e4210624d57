import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { lean } from '../../words/lean-letters';

const taken = new Set<SiteKind>(['hotel', 'veterinary', 'unknown', 'shop']);
const shelter = lean(
  /(?<!\p{L})(?:protectora|refugio|refuge|tierheim|tierschutz\p{L}*|abrigo|canil|gatil|rifugio|canile|gattile|dierenasiel|asiel|dierenopvang|schronisk\p{L}*|barınağ\p{L}*|barınak)(?!\p{L})|(?:مأوى|ملجأ)\s(?:ال)?حيوانات|בית מחסה|כלביי?ה|כלביית/iu,
);
const forAnimals =
  /ado(?:p[ct]|ção|ções)|bénévol|freiwillig|ehrenamt|volunt|volont|vrijwillig|wolontari|gönüllü|sahiplen|spende|donar|doar|donare|(?<!\p{L})dona(?!\p{L})|doneren|wesprzyj|bağış|תרומה|התנדבות|אימוץ|تبرع|تطوع|تبني|thuis zoeken|zuhause/iu;

/** "rifugio … animali da adottare, dona, volontari": a home for animals, with no rooms to let and no vet's hours. */
export function animalShelter(brief: Brief): Brief {
  const { kind, prompt } = brief;
  const found = shelter.exec(prompt.slice(0, 120));
  if (!taken.has(kind.value) || !found || !forAnimals.test(prompt)) return brief;
  return {
    ...brief,
    kind: { value: 'nonprofit', spans: [{ start: found.index, end: found.index + found[0].length }] },
  };
}
