import type { ContentItem } from '../../content';

const rows: Readonly<Record<string, readonly [title: string, lede: string, episode: string, text: string]>> = {
  es: ['Últimos episodios', 'Para escuchar en orden o como vengan.', 'Episodio', 'De qué se habla y con quién, en dos líneas.'],
  fr: ['Derniers épisodes', 'À écouter dans l’ordre ou au hasard.', 'Épisode', 'De quoi l’on parle et avec qui, en deux lignes.'],
  de: ['Neueste Folgen', 'Der Reihe nach oder wie es kommt.', 'Folge', 'Worum es geht und wer dabei ist, in zwei Zeilen.'],
  pt: ['Últimos episódios', 'Para ouvir por ordem ou como calhar.', 'Episódio', 'Do que se fala e com quem, em duas linhas.'],
  it: ['Ultimi episodi', 'Da ascoltare in ordine o come capita.', 'Episodio', 'Di che cosa si parla e con chi, in due righe.'],
  nl: ['Nieuwste afleveringen', 'Op volgorde of zoals het uitkomt.', 'Aflevering', 'Waar het over gaat en met wie, in twee regels.'],
  pl: ['Najnowsze odcinki', 'Po kolei albo jak popadnie.', 'Odcinek', 'O czym i z kim, w dwóch zdaniach.'],
  tr: ['Son bölümler', 'Sırayla ya da gönlünüzce.', 'Bölüm', 'Ne konuşuluyor, kiminle: iki satırda.'],
  ar: ['أحدث الحلقات', 'بالترتيب أو كما تشاء.', 'حلقة', 'عمّ نتحدث ومع من، في سطرين.'],
  he: ['הפרקים האחרונים', 'לפי הסדר או איך שבא.', 'פרק', 'על מה מדברים ועם מי, בשתי שורות.'],
}; // prettier-ignore
const said = /(?<!\p{L})pod[ck]ast|بودكاست|פודקאסט/iu;
const usual = 3;

/** Whether a page is that of a podcast. */
export const isPodcast = (prompt: string): boolean => said.test(prompt.slice(0, 160));

/** The latest episodes of a podcast that has told of none, each a sample; null in a language without. */
export function firstEpisodes(
  language: string,
  asked = usual,
): { readonly title: string; readonly lede: string; readonly items: readonly ContentItem[] } | null {
  const row = rows[language];
  if (!row) return null;
  const [title, lede, episode, text] = row;
  const count = Math.min(12, Math.max(1, asked));
  return {
    title,
    lede,
    items: Array.from({ length: count }, (_, at) => ({
      title: `${episode} ${count - at}`,
      text,
      sample: true,
    })),
  };
}
