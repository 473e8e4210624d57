import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;
/** Words that head a row of people. */
const heads: Readonly<Record<string, string>> = {
  nl: '(?:ons |het )?team|(?:onze |de )?(?:juffen|leidsters|leraren|docenten|medewerkers|begeleiders|therapeuten|trainers|coaches|instructeurs|stylistes?|kappers|artsen|tandartsen)',
  pl: '(?:nasz )?zespół|(?:nasza )?(?:kadra|ekipa)|(?:nasi |nasze )?(?:nauczyciel(?:e|ki)|panie|lektorzy|instruktorzy|trenerzy|terapeuci|lekarze|opiekunki|wychowawczynie|styliści|stylistki|fryzjerki)',
  tr: '(?:bizim )?ekib(?:imiz|i)|ekip|kadro(?:muz)?|(?:öğretmen|eğitmen|antrenör|hekim|doktor|terapist|avukat|uzman|çalışan)(?:ler|lar)(?:imiz|ımız)?',
  ar: '(?:ال)?(?:معلمات|معلمون|معلمين|مدرسون|مدرسات|مدربون|مدربات|أطباء|اطباء|طبيبات|مشرفات|فريق|طاقم|كادر|محامون)(?:نا|\\sالعمل|\\sالتدريس|\\sالطبي)?',
  he: '(?:ה?צוות|ה?(?:גננות|מורים|מורות|מדריכים|מדריכות|מטפלים|מטפלות|רופאים|רופאות|מאמנים|מאמנות))(?:\\sשלנו)?',
};
const name = String.raw`(?:(?:\p{L}{1,5}\.|ד["״]ר|juf|meester|dr|mgr|pani?|lek|prof|av|dt|uzm|الأستاذة?|المعلمة|الدكتورة?|גננת)\s)?\p{L}[\p{L}'’״"-]+(?:\s(?!\()\p{L}[\p{L}'’״"-]+){0,2}`;
const row = new RegExp(String.raw`^(?<who>${name})\s?\((?<role>[^()]{2,40})\)$`, 'u');
const plain = new RegExp(String.raw`^${name}$`, 'u');
/** Titles with their point are part of who it is. */
const pieces =
  /\s*[,،;]\s*(?![^(]*\))|\s(?:en|i|ve|oraz)\s(?=\p{Lu})|\sו(?=[א-ת]{2,}\s\()|\sو(?=[\u0621-\u064A.]{2,}\s)/u;

/** "المعلمات: أ. هدى (المديرة)، أ. سارة (موسيقى)، أ. منى": people behind the word for them, each with what they do in brackets. */
export function staffLists(brief: Brief): Brief {
  const head = heads[brief.spoken];
  if (head === undefined) return brief;
  const found = new RegExp(
    String.raw`(?<![\p{L}])(?:${head})\s?:\s(?<list>(?:[^.\n]|(?<=(?<!\p{L})(?:[أاد]|م|dr|mgr|lek|prof|av|dt|uzm|inż|hab|stom|med))\.(?=\s))+)`,
    'iu',
  ).exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const from = found.index + found[0].length - list.length;
  const people = list
    .split(pieces)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const rows = people.map((piece) => row.exec(piece)?.groups);
  if (rows.every((one) => one === undefined)) return brief;
  if (people.some((piece, at) => rows[at] === undefined && !plain.test(piece))) return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start < from + list.length && end > from);
  let at = from;
  const team = people.map((piece, index): Item => {
    const start = brief.prompt.indexOf(piece, at);
    at = start + piece.length;
    const { who, role } = rows[index] ?? {};
    const note = role?.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(brief.spoken));
    return {
      value: { section: 'team', name: who ?? piece, ...(note === undefined ? {} : { note }) },
      spans: [{ start, end: at }],
    };
  });
  return {
    ...brief,
    name: brief.name !== null && isIn(brief.name) ? null : brief.name,
    items: [...brief.items.filter((item) => !isIn(item) && item.value.section !== 'team'), ...team],
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
  };
}
