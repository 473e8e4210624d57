import type { ContentItem, Facts } from '../../content';
import { isWholeHouse } from '../../words/fit-words';
import type { Words } from '../../words/words';
import type { Bank } from '../parts/bank';
import { money } from '../parts/money';

type Stay = {
  readonly facts: Facts;
  readonly words: Words;
  /** The usual rooms with usual prices, each a sample; of a house that is let as a whole the house. */
  readonly rooms: readonly ContentItem[];
};

const seasonal = [85, 125, 680];

/** One of those that are counted in the plural. */
const single: readonly (readonly [RegExp, string])[] = [
  [/appartamenti/iu, 'Appartamento'],
  [/appartements/iu, 'Appartement'],
  [/apartamentos/iu, 'Apartamento'],
  [/departamentos/iu, 'Departamento'],
  [/ferienwohnungen/iu, 'Ferienwohnung'],
  [/wohnungen/iu, 'Wohnung'],
  [/apartments/iu, 'Apartment'],
  [/ferienhäuser/iu, 'Ferienhaus'],
  [/häuser/iu, 'Haus'],
  [/cabañas/iu, 'Cabaña'],
  [/casas/iu, 'Casa'],
  [/chal[ée]s/iu, 'Chalé'],
  [/chalets/iu, 'Chalet'],
  [/g[îi]tes/iu, 'Gîte'],
  [/vill[ae]s?/iu, 'Villa'],
  [/maisons/iu, 'Maison'],
  // A house that is let as a whole shows the bedrooms that it counts.
  [/habitaciones/iu, 'Habitación'],
  [/dormitorios/iu, 'Dormitorio'],
  [/chambres/iu, 'Chambre'],
  [/quartos/iu, 'Quarto'],
  [/camere/iu, 'Camera'],
];

const bedroom = /^(?:habitación|dormitorio|chambre|quarto|camera) \d/iu;
/** Whether a thing is a bedroom of the house, which nobody books by itself where the whole is let. */
export const isBedroom = ({ title }: ContentItem): boolean => bedroom.test(title);

/** The houses or flats of a prompt that lets them as a whole: one, or as many as it counts. */
export const unitsOf = (
  { brief }: Facts,
  offered: string | null,
  words: Words,
): readonly (readonly [string, string])[] => {
  const counted = brief.counts.find(({ value }) => value.thing === 'rooms');
  const count = counted?.value.count ?? 1;
  const span = counted?.spans[0];
  const said = brief.prompt.slice(span?.start ?? 0, span?.end ?? 0);
  const title = single.find(([noun]) => count > 1 && noun.test(said))?.[1] ?? offered ?? words.pages.rooms;
  return count < 2 || count > 6
    ? [[title, '']]
    : Array.from({ length: count }, (_, at) => [`${title} ${at + 1}`, ''] as const);
};

/** What a guest may ask about round the house, and nothing that is claimed of a place nobody here has seen. */
const around: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  es: [
    ['Para comer', 'Dinos qué te apetece y te decimos dónde.'],
    ['Para caminar', 'Paseos cortos y largos: pregunta por nuestros preferidos.'],
    ['Si llueve', 'También para esos días tenemos ideas.'],
  ],
  fr: [
    ['Pour manger', 'Dites-nous de quoi vous avez envie, nous vous disons où.'],
    ['Pour marcher', 'Petites et grandes balades : demandez-nous nos préférées.'],
    ['S’il pleut', 'Nous avons aussi des idées pour ces jours-là.'],
  ],
  de: [
    ['Zum Essen', 'Sagen Sie uns, worauf Sie Lust haben, und wir sagen, wo.'],
    ['Zum Gehen', 'Kurze und lange Wege: Fragen Sie nach unseren liebsten.'],
    ['Bei Regen', 'Auch für solche Tage haben wir Ideen.'],
  ],
  pt: [
    ['Para comer', 'Diga o que lhe apetece e dizemos onde.'],
    ['Para caminhar', 'Passeios curtos e longos: pergunte pelos nossos preferidos.'],
    ['Se chover', 'Também para esses dias temos ideias.'],
  ],
  it: [
    ['Per mangiare', 'Dicci di che cosa hai voglia e ti diciamo dove.'],
    ['Per camminare', 'Passeggiate brevi e lunghe: chiedi le nostre preferite.'],
    ['Se piove', 'Abbiamo idee anche per quei giorni.'],
  ],
  nl: [
    ['Om te eten', 'Zeg waar je zin in hebt, dan zeggen wij waar.'],
    ['Om te wandelen', 'Korte en lange wandelingen: vraag naar onze favorieten.'],
    ['Als het regent', 'Ook voor die dagen hebben we ideeën.'],
  ],
  pl: [
    ['Na jedzenie', 'Powiedz, na co masz ochotę, a my powiemy, dokąd pójść.'],
    ['Na spacer', 'Krótkie i długie trasy: zapytaj o nasze ulubione.'],
    ['Na deszcz', 'Na takie dni też mamy pomysły.'],
  ],
  tr: [
    ['Yemek için', 'Canınızın ne çektiğini söyleyin, nereye gideceğinizi söyleyelim.'],
    ['Yürümek için', 'Kısa ve uzun yollar: en sevdiklerimizi sorun.'],
    ['Yağmur yağarsa', 'Böyle günler için de fikirlerimiz var.'],
  ],
  ar: [
    ['للطعام', 'قولوا لنا ما تشتهون، ونقول لكم أين تجدونه.'],
    ['للمشي', 'مسارات قصيرة وطويلة: اسألونا عن المفضلة لدينا.'],
    ['إذا أمطرت', 'لدينا أفكار لمثل هذه الأيام أيضاً.'],
  ],
  he: [
    ['לאכול', 'ספרו לנו מה בא לכם, ונגיד לכם איפה.'],
    ['לטייל', 'מסלולים קצרים וארוכים: שאלו אותנו על האהובים עלינו.'],
    ['כשיורד גשם', 'גם לימים כאלה יש לנו רעיונות.'],
  ],
};

/** What there is to see of a house that is let as a whole. */
const inside: Readonly<Record<string, readonly string[]>> = {
  es: ['Salón', 'Dormitorio', 'Exterior'],
  fr: ['Le séjour', 'La chambre', 'Dehors'],
  de: ['Wohnen', 'Schlafen', 'Draußen'],
  pt: ['Sala', 'Quarto', 'Exterior'],
  it: ['Soggiorno', 'Camera', 'Esterno'],
};
/** The pictures of such a house; those of any other as they are. */
export const viewsOf = (
  { brief }: Facts,
  words: Words,
  usual: readonly ContentItem[],
): readonly ContentItem[] =>
  isWholeHouse(words, brief.kind.value, brief.prompt)
    ? [...usual, ...(inside[words.language] ?? []).map((title) => ({ title, sample: true }))]
    : usual;

const isTold = ({ brief }: Facts): boolean => brief.items.some(({ value }) => value.price !== undefined);
const isAsked = ({ brief }: Facts): boolean => brief.sections.some(({ value }) => value === 'pricing');

/**
 * Where one sleeps and what it costs. Beside told prices none is made up; where prices are asked for they have a list of their
 * own, by room, or by the time of the year for a house that is let as a whole.
 */
export function staySections({ facts, words, rooms }: Stay): Bank {
  const { sections, ledes, actions, shop, wholeHouse } = words;
  const { brief } = facts;
  const isWhole = isWholeHouse(words, brief.kind.value, brief.prompt);
  const action = { label: actions.bookRoom, href: 'booking' };
  const isListed = isAsked(facts) && !isTold(facts) && brief.kind.value === 'hotel';
  const isSilent = isWhole || isListed || isTold(facts);
  const beds = rooms.map(({ price, text, ...item }) => ({
    ...item,
    ...(text ? { text } : {}),
    ...(price === undefined || isSilent ? {} : { price, note: shop.perNight }),
    ...(isWhole && isBedroom(item) ? {} : { action }),
  }));
  const seasons = (wholeHouse?.seasons ?? []).map((title, at) => ({
    title,
    price: money(facts, seasonal[at] ?? 85),
    ...(at < 2 ? { note: shop.perNight } : {}),
    sample: true,
  }));
  const nights = rooms.map(({ title, price }) => ({
    title,
    ...(price === undefined ? {} : { price, note: shop.perNight }),
    sample: true,
  }));
  const near = brief.kind.value === 'hotel' ? around[words.language] : undefined;
  return {
    ...(near
      ? { areas: { title: words.pages.area, items: near.map(([title, text]) => ({ title, text })) } }
      : {}),
    rooms: { title: sections.rooms, lede: ledes.rooms, items: beds },
    ...(isListed
      ? {
          pricing: {
            title: sections.pricing,
            items: isWhole ? seasons : nights,
            actions: [action],
          },
        }
      : {}),
  };
}
