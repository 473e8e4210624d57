import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const whom =
  /^(?:çocuk(?:lar)?|bebek(?:ler)?|genç(?:ler)?|kadın(?:lar)?|yetişkin(?:ler)?|öğrenci(?:ler)?|aile(?:ler)?|yaşlı(?:lar)?|köpek(?:ler)?|kedi(?:ler)?)$/i;
const behind =
  /^\siçin\s(?<what>\p{Ll}[\p{L} ]{3,36}?)(?:,?\s(?:açt|açıyor|kurd|kuruyor|veriyor|verdi|düzenli|yapıyor|işlet|sunuyor)\p{L}+|(?=,|\s(?:için|web|site|sayfa|adında|isimli)|\s?["“«.\n]|$))/iu;

const doing =
  /(?:^|['’]\p{L}+\s|\s)(?<what>(?:\p{Ll}{2,}\s)?\p{Ll}{3,})\s(?:yapan|veren|satan|üreten)\s(?:(?:küçük|genç|deneyimli|aile|yerel)\s)?(?:bir\s)?(?:ekib|ekip|firma|şirket|işletme|atölye|aile)\p{L}*/u;
const team = /^(?:ekib|ekip|firma|şirket|işletme|aile)/iu;
/** "ev temizliği yapan küçük bir ekibiz": what a team does is what it is. */
function deedOfTeam(brief: Brief): Brief {
  const found =
    brief.spoken === 'tr' && team.test(brief.offer?.value ?? '') ? doing.exec(brief.prompt) : null;
  const what = found?.groups?.['what'];
  return found && what !== undefined
    ? { ...brief, offer: slotAt(what, found.index + found[0].indexOf(what)) }
    : brief;
}

/** "çocuklar için satranç kursu açtık": whom it is for is not what it is. */
export function offerBehindWhom(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  const [span] = offer?.spans ?? [];
  if (spoken !== 'tr' || !offer || !span || !whom.test(offer.value)) return deedOfTeam(brief);
  const found = behind.exec(prompt.slice(span.end, span.end + 70));
  const what = found?.groups?.['what'];
  return found && what !== undefined
    ? { ...brief, offer: slotAt(what, span.end + found[0].indexOf(what)) }
    : brief;
}
