import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const whom =
  /^(?:çocuk(?:lar)?|bebek(?:ler)?|genç(?:ler)?|kadın(?:lar)?|yetişkin(?:ler)?|öğrenci(?:ler)?|aile(?:ler)?|yaşlı(?:lar)?|köpek(?:ler)?|kedi(?:ler)?)$/i;
const behind =
  /^\siçin\s(?<what>\p{Ll}[\p{L} ]{3,36}?)(?:,?\s(?:açt|açıyor|kurd|kuruyor|veriyor|verdi|düzenli|yapıyor|işlet|sunuyor)\p{L}+|(?=,|\s(?:için|web|site|sayfa)))/iu;

/** "çocuklar için satranç kursu açtık": whom it is for is not what it is. */
export function offerBehindWhom(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  const [span] = offer?.spans ?? [];
  if (spoken !== 'tr' || !offer || !span || !whom.test(offer.value)) return brief;
  const found = behind.exec(prompt.slice(span.end, span.end + 70));
  const what = found?.groups?.['what'];
  return found && what !== undefined
    ? { ...brief, offer: slotAt(what, span.end + found[0].indexOf(what)) }
    : brief;
}
