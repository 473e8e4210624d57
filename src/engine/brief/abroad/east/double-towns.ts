import type { Brief, Slot, Span } from '@/domain/site/brief';

const opening = 400;
const towns =
  'Nowy Sącz|Nowy Targ|Zielona Góra|Jelenia Góra|Biała Podlaska|Bielsko-Biała|Ostrów Wielkopolski|Gorzów Wielkopolski|Piotrków Trybunalski|Tomaszów Mazowiecki|Ruda Śląska|Dąbrowa Górnicza|Stalowa Wola|Tarnowskie Góry|Kędzierzyn-Koźle|Jastrzębie-Zdrój|Starogard Gdański|Mińsk Mazowiecki|Rawa Mazowiecka|Ostrowiec Świętokrzyski|Skarżysko-Kamienna|Siemianowice Śląskie|Piekary Śląskie|Wodzisław Śląski|Kazimierz Dolny|Nowy Dwór Mazowiecki|Grodzisk Mazowiecki|Pruszcz Gdański|Bielsk Podlaski|Sokołów Podlaski|Maków Mazowiecki|Maków Podhalański|Ostrów Mazowiecka|Sucha Beskidzka|Rabka-Zdrój|Busko-Zdrój|Krynica-Zdrój|Krynica Morska|Polanica-Zdrój|Kudowa-Zdrój|Duszniki-Zdrój|Lądek-Zdrój|Szklarska Poręba|Nowa Sól|Nowa Ruda|Nowa Huta|Środa Wielkopolska|Środa Śląska|Góra Kalwaria|Janów Lubelski|Opole Lubelskie|Kalwaria Zebrzydowska|Bystrzyca Kłodzka|Ząbkowice Śląskie|Strzelce Opolskie|Zduńska Wola|Konstancin-Jeziorna|Krosno Odrzańskie|Aleksandrów Łódzki|Ożarów Mazowiecki|Stary Sącz|Biała Rawska|Hajnówka Wielka|Solec Kujawski|Aleksandrów Kujawski|Lidzbark Warmiński|Kamień Pomorski|Dąbrowa Tarnowska|Czechowice-Dziedzice|Stronie Śląskie|Świeradów-Zdrój|Bukowina Tatrzańska|Białka Tatrzańska|Kościelisko Wielkie|Ruciane-Nida|Górny Śląsk|Dolny Śląsk|Kotlina Kłodzka'.split(
    '|',
  );

/** "Nowy" of Nowy, Nowym, Nowego; "Ostr" of Ostrów, Ostrowa, Ostrowie: what every case keeps, and the rest. */
const caseless = (word: string): string => {
  const stem = word.length < 5 ? word.slice(0, 3) : word.replace(/(?:ie|[aeiyoąęó]|ów|ec|iec)$/u, '');
  return `${stem.replace(/ó(?=.{0,2}$)/u, '[óo]').replace(/ń$/u, '(?:ń|ni)')}\\p{L}{0,4}`;
};

let compiled: readonly (readonly [town: string, pattern: RegExp])[] | null = null;
const patterns = (): readonly (readonly [town: string, pattern: RegExp])[] =>
  (compiled ??= towns.map((town) => [
    town,
    new RegExp(
      String.raw`(?<!\p{L})(?:(?<lead>we?|na|pod|nad)\s)?(?<told>${town
        .split(/[\s-]/u)
        .map(caseless)
        .join(String.raw`[\s-]`)})(?!\p{L})`,
      'iu',
    ),
  ]));

const overlaps = ({ spans }: Slot<unknown>, span: Span): boolean =>
  spans.some((one) => one.start < span.end && one.end > span.start);

/** "firma remontowa Nowy Sącz", "z Ostrowa Wielkopolskiego": a town of two words, in whatever case it stands. */
export function doubleTown(brief: Brief): Brief {
  if (brief.spoken !== 'pl') return brief;
  const head = brief.prompt.slice(0, opening);
  for (const [town, pattern] of patterns()) {
    const found = pattern.exec(head);
    const { lead, told } = found?.groups ?? {};
    if (!found || told === undefined) continue;
    const start = found.index + found[0].length - told.length;
    const span = { start, end: start + told.length };
    // «Restauracja "Nowy Targ"»: in marks it is a name.
    if (/["“„«]$/u.test(brief.prompt.slice(0, start))) return brief;
    const value =
      lead === undefined
        ? town
        : told.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('pl'));
    const isOwn = brief.name !== null && overlaps(brief.name, span);
    const [nameSpan] = brief.name?.spans ?? [];
    const rest =
      isOwn && nameSpan && nameSpan.start < start ? brief.prompt.slice(nameSpan.start, start).trim() : '';
    const name =
      !isOwn || !nameSpan
        ? brief.name
        : rest.length < 2 || /^(?:jestem|jesteśmy|mam|mamy|szukam)\s/iu.test(rest)
          ? null
          : {
              value: rest.replace(/\s(?:ze?|we?|na|pod|dla)$/iu, ''),
              spans: [{ start: nameSpan.start, end: start }],
            };
    return {
      ...brief,
      name,
      place: { value, spans: [span] },
      items: brief.items.filter((slot) => slot.value.price !== undefined || !overlaps(slot, span)),
      phrases: brief.phrases.filter((slot) => !overlaps(slot, span)),
      parts: brief.parts.filter((slot) => !overlaps(slot, span)),
    };
  }
  return brief;
}
