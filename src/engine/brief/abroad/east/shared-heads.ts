import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
/** Work that is of one sort or another: "aile hukuku", "keman dersi". */
const work =
  /^(?<own>.+)\s(?<head>terapi(?:si|leri)|hukuku|davaları|ders(?:i|leri)|kurs(?:u|ları)|eğitim(?:i|leri)|danışmanlığı|çekim(?:i|leri)|fotoğrafçılığı|tamiri|onarımı|montajı|temizliği|yıkama|masajı|çevirisi|tercümesi|sigortası|nakliyatı|taşımacılığı|boyama|kiralama|tadilatı|organizasyonu|tasarımı)$/iu;
const sort = /^\p{L}{2,}(?:\s\p{L}{3,})?$/u;
/** What is a piece of work by itself, and no sort of the one that is named last. */
const whole =
  /(?:lık|lik|luk|lük|(?<=\p{L}{3})m[ae]|bakım|yapım|çekim|tasarım|onarım|yazılım|kesim|yatırım|iyat|asyon|loji|terapi|masaj|boya|sauna|pilates|yoga|tamirat|servis|lar|ler|ları|leri)$/iu;
const lessons = /^(?:ders|kurs|eğitim)/iu;
const several =
  /(?:lar|ler|ları|leri|tur|turu|havuz|sauna|hamam|jakuzi|spa|otopark|kafe|restoran|kahvaltı|kamp|servis)$/iu;

const isSort = (name: string, head: string): boolean =>
  sort.test(name) && !(lessons.test(head) ? several : whole).test(name);

/** "Yetişkin, çift ve ergen terapisi": sorts of one work that Turkish names once, behind the last of them. */
export function sharedHeads(brief: Brief): Brief {
  if (brief.spoken !== 'tr' || brief.kind.value === 'hotel') return brief;
  const heads = brief.items.map(() => '');
  let head = '';
  let next = Number.NaN;
  for (let at = brief.items.length - 1; at >= 0; at -= 1) {
    const { value, spans } = brief.items[at] as Item;
    const [start, end] = [spans[0]?.start ?? 0, Math.max(0, ...spans.map((span) => span.end))];
    const between = brief.prompt.slice(end, Number.isNaN(next) ? end : next);
    const found = work.exec(value.name)?.groups;
    const isNext = head !== '' && /^(?:,\s?|\s(?:ve|ile|veya)\s)$/u.test(between);
    // The last of the row, led by "and", says what all of them are.
    const isLast = /\s(?:ve|ile|veya)\s$/u.test(brief.prompt.slice(0, start));
    if (found?.['head'] !== undefined && isLast) head = found['head'];
    else if (isNext && value.price === undefined && !found && isSort(value.name, head)) heads[at] = head;
    else head = '';
    next = start;
  }
  if (heads.every((one) => one === '')) return brief;
  return {
    ...brief,
    items: brief.items.map((item, at) =>
      heads[at] === '' || heads[at] === undefined
        ? item
        : { ...item, value: { ...item.value, name: `${item.value.name} ${heads[at]}` } },
    ),
  };
}
