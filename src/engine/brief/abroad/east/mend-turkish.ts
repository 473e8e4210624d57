import type { Brief, Slot } from '@/domain/site/brief';

const opening = 160;
const verb = /(?:yoruz|yorum|maktayız|r[ıiuü]z|d[ıiuü]k)$/iu;
// "Tarım", "giyim": nouns that end like "I am".
const predicate =
  /(?<!(?<!\p{L})(?:tar|giy|eğit|bak|yap|tasar|yaz|yazıl|üret|iletiş|yaş|anlat|değiş|geliş|paylaş|kat|sat|dağıt|bil|ek|kuyumculuk|yat|oyn|öl|tak|yetiş))(?:(?<=[aeıioöuü])y[ıiuü][zm]|(?<=[^aeıioöuüy])[ıiuü][zm])$/iu;
const possessive = /[aeıioöuü]m[ıiuü]z$|s[ıiuü]z$/iu;
const small = /^(?:(?:ben|biz|bizim|benim|bir|küçük|büyük|yeni|şirin|minik|aile|butik(?=\sbir))\s)+/iu;
const person =
  /(?:olo[gğ]|isyen|ist|çı|çi|çu|çü|cı|ci|cu|cü|ar|er|ör|avukat|mimar|doktor|ressam|ebe|hemşire|usta|koç|şef|dj|eğitmen|öğretmen|antrenör|hekim|veteriner|terapist|tasarımcı|danışman|berber|emlakçı)$/iu;

/** "kuaförüyüz" -> "kuaförü", "oteliz" -> "otel", "psikoloğum" -> "psikolog": what somebody says to be. */
const bare = (word: string): string => {
  const stem = word.replace(predicate, '');
  return stem
    .replace(/oloğ$/u, 'olog')
    .replace(/ğ$/u, 'k')
    .replace(/(?<=kasa)b$/u, 'p');
};

const isPredicate = (word: string): boolean => {
  if (
    !predicate.test(word) ||
    (verb.test(word) && !person.test(bare(word))) ||
    possessive.test(word) ||
    word.length < 5
  )
    return false;
  return word.endsWith('z') || person.test(bare(word));
};

/** Up to three words that end in what the house is: "oto kuaförüyüz". Null when nothing says so. */
function selfIn(
  text: string,
): { readonly value: string; readonly start: number; readonly end: number } | null {
  for (const clause of text.matchAll(/[^,.;:\n]+/gu)) {
    const words = [...clause[0].matchAll(/\p{L}[\p{L}'’]*/gu)];
    // "Yıldız Isı": behind other words a capital begins a name, and no "we are".
    const at = words.findIndex(
      (word, index) =>
        (index === 0 || !/^\p{Lu}/u.test(word[0])) && isPredicate(word[0]) && !/^yıldız$/iu.test(word[0]),
    );
    if (at < 0) continue;
    let from = at;
    // "kadıköyde oto kuaförüyüz", "Ankara'da": where it is ends in its own "in".
    while (
      from > 0 &&
      at - from < 2 &&
      !/(?:['’]?[dt][ae](?:ki)?|^(?:biz|ben|bir|ve|olan|adlı))$/iu.test(words[from - 1]?.[0] ?? '')
    )
      from -= 1;
    const [first, last] = [words[from], words[at]];
    if (!first || !last) continue;
    const start = clause.index + first.index;
    const end = clause.index + last.index + last[0].length;
    const value = [...words.slice(from, at).map((word) => word[0]), bare(last[0])]
      .join(' ')
      .replace(small, '');
    return { value, start, end };
  }
  return null;
}

/** "oto kuaförüyüz", "Ben psikoloğum": what it is, without the ending that says "we are". */
export function selfOfTurkish(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  if (spoken !== 'tr') return brief;
  const found = selfIn(prompt.slice(0, opening));
  const told = offer?.value ?? '';
  const isWrong =
    offer === null ||
    /^(?:portfolyo|portföy|kişisel|site|sayfa)$/iu.test(told) ||
    verb.test(told) ||
    told.split(' ').some(isPredicate);
  if (!found || !isWrong || found.value.length < 3) return brief;
  const value: Slot<string> = { value: found.value, spans: [{ start: found.start, end: found.end }] };
  return {
    ...brief,
    offer: value,
    // "gecelik 3500 tl" beside "butik oteliz": what a night costs is a room.
    items: brief.items.map((item) =>
      item.value.name === told && brief.kind.value === 'hotel'
        ? { ...item, value: { ...item.value, name: 'Oda' } }
        : item,
    ),
  };
}

/** "Urla'da bir bağ evinde", "İzmir Bornova'dayız": the town, and not the whole phrase. */
export function townOfTurkish(brief: Brief): Brief {
  const { place, spoken } = brief;
  const town =
    /^(?<town>\p{Lu}\p{L}+)\s(?:bir\s)?\p{Ll}.*(?:nde|nda|de|da|te|ta)$|^(?<own>[^'’]{3,})['’](?:n?d|t)[ae](?:y[ıi][zm])?$/u
      .exec(place?.value ?? '')
      ?.slice(1)
      .find((one) => one !== undefined);
  if (spoken !== 'tr' || !place || town === undefined) return brief;
  return { ...brief, place: { ...place, value: town } };
}

const done =
  /^(?:\s|,\s)(?<list>[^,.;:\n]{4,90}?)\s(?:yapıyoruz|veriyoruz|satıyoruz|sunuyoruz|üretiyoruz|yapıyorum|veriyorum|satıyorum)(?!\p{L})/u;
const started = /^['’]?[dt][ae]n\s(?:başl\p{L}+|itibaren)(?:\s.*)?$/iu;

const behind = /^\s?['’]?[dt][ae]n\s(?:başl|itibaren)/iu;

/** "oto kuaförüyüz seramik kaplama pasta cila yapıyoruz fiyatlar 750 tl den başlıyor": what is done there, and from how much. */
export function doneInTurkish(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  if (spoken !== 'tr' || !offer) return brief;
  const end = offer.spans[0]?.end ?? 0;
  const found = done.exec(prompt.slice(end, end + 120));
  const list = found?.groups?.['list'];
  const hasOffers = brief.phrases.length > 0 || brief.items.some(({ value }) => value.section === 'services');
  const start = end + (found?.[0].indexOf(list ?? '') ?? 0);
  const services =
    list === undefined || hasOffers
      ? []
      : list.split(/\sve\s/u).map((name): Brief['items'][number] => {
          const at = start + list.indexOf(name);
          return { value: { section: 'services', name }, spans: [{ start: at, end: at + name.length }] };
        });
  const items = brief.items.map((item) => {
    const { name, price } = item.value;
    const priced = prompt.indexOf(price ?? '', item.spans[0]?.start ?? 0) + (price ?? '').length;
    const isLowest = started.test(name) || behind.test(prompt.slice(priced, priced + 16));
    if (price === undefined || !isLowest) return item;
    const isSentence = started.test(name) || name.split(' ').length > 3 || /fiyat/iu.test(name);
    const amount = price.replace(/\btl$/iu, 'TL');
    return {
      ...item,
      value: { ...item.value, name: isSentence ? offer.value : name, price: `${amount}’den itibaren` },
    };
  });
  return { ...brief, items: [...items, ...services] };
}
