import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
const deed =
  /(?:^|\s)(?:onarım|tamir|bakım|temizli[kğ]|yıkama|montaj|satış|kirala|boyama|yenileme|döşeme|değişim|üretim)\p{L}*$/iu;

/** "halı ve kilim onarımı": both are mended, and the word for it stands once, at the end. */
function sharedDeed(brief: Brief): Brief {
  const { prompt } = brief;
  const items = brief.items.reduce<readonly Item[]>((kept, item) => {
    const before = kept.at(-1);
    const [from, to] = [before?.spans[0], item.spans[0]];
    const isJoined =
      before !== undefined &&
      from !== undefined &&
      to !== undefined &&
      before.value.price === undefined &&
      item.value.price === undefined &&
      prompt.slice(from.end, to.start) === ' ve ' &&
      item.value.name.includes(' ') &&
      before.value.name.includes(' ') &&
      deed.test(item.value.name) &&
      !deed.test(before.value.name);
    if (!isJoined) return [...kept, item];
    const name = `${before.value.name} ve ${prompt.slice(to.start, to.end)}`;
    return [
      ...kept.slice(0, -1),
      { value: { ...before.value, name }, spans: [{ start: from.start, end: to.end }] },
    ];
  }, []);
  return items.length === brief.items.length ? brief : { ...brief, items: [...items] };
}

const asked = /^\p{L}*\s(?:almak\s|öğrenmek\s|bilgisi\s)?için\s[^.!?\n]*(?:gönder|ara|yaz|sor|ulaş)\p{L}*/iu;
/** "Fiyat için fotoğraf gönderin": how to learn a price asks for no list of them. */
const priceWhenAsked = (brief: Brief): Brief => {
  const isAsked = ({ value, spans: [span] }: Brief['sections'][number]): boolean =>
    value === 'pricing' && span !== undefined && asked.test(brief.prompt.slice(span.end, span.end + 80));
  return brief.sections.some(isAsked)
    ? { ...brief, sections: brief.sections.filter((slot) => !isAsked(slot)) }
    : brief;
};

/** Turkish lists, whose last word may speak for two, and prices that are told when asked. */
export const sharedTurkishHeads = (brief: Brief): Brief =>
  brief.spoken === 'tr' ? priceWhenAsked(sharedDeed(brief)) : brief;
