import { replyBy } from './reply-by';
import type { Bank } from '../parts/bank';
import type { Facts } from '../../content';
import { isInvitation } from '../../who/is-invitation';
import type { Words } from '../../words/words';

type Row = readonly [question: string, answer: string];
/** What two who invite say, and what their guests ask: the first about children, the second about clothes. */
type Inviting = { readonly saying: string; readonly asked: readonly Row[] };

const inviting: Readonly<Record<string, Inviting>> = {
  es: {
    saying: 'Nos casamos',
    asked: [
      ['¿Pueden venir los niños?', 'Escríbenos y lo hablamos.'],
      ['¿Qué nos ponemos?', 'Algo bonito con lo que se pueda bailar.'],
      ['¿Hasta cuándo confirmamos?', 'En cuanto lo sepáis. Nos ayuda a prepararlo todo.'],
    ],
  },
  fr: {
    saying: 'Nous nous marions',
    asked: [
      ['Peut-on venir avec des enfants ?', 'Écrivez-nous, et nous en parlons.'],
      ['Comment s’habiller ?', 'Comme pour une fête où l’on danse.'],
      ['Quand faut-il répondre ?', 'Dès que vous le savez. Cela nous aide à tout préparer.'],
    ],
  },
  de: {
    saying: 'Wir heiraten',
    asked: [
      ['Dürfen Kinder mitkommen?', 'Schreiben Sie uns, dann sprechen wir darüber.'],
      ['Was zieht man an?', 'Etwas Schönes, in dem Sie tanzen können.'],
      ['Bis wann sollen wir antworten?', 'Sobald Sie es wissen. Das hilft uns beim Vorbereiten.'],
    ],
  },
  pt: {
    saying: 'Vamos casar',
    asked: [
      ['As crianças podem vir?', 'Escreva-nos e falamos disso.'],
      ['O que vestir?', 'Algo bonito com que se possa dançar.'],
      ['Até quando confirmar?', 'Assim que souber. Ajuda-nos a preparar tudo.'],
    ],
  },
  it: {
    saying: 'Ci sposiamo',
    asked: [
      ['Possono venire i bambini?', 'Scrivici e ne parliamo.'],
      ['Come ci si veste?', 'Come per una festa in cui si balla.'],
      ['Entro quando rispondere?', 'Appena lo sai. Ci aiuta a preparare tutto.'],
    ],
  },
  nl: {
    saying: 'Wij gaan trouwen',
    asked: [
      ['Mogen kinderen mee?', 'Stuur een bericht, dan overleggen we.'],
      ['Wat trek je aan?', 'Iets moois waarin je kunt dansen.'],
      ['Tot wanneer kun je antwoorden?', 'Zodra je het weet. Dat helpt ons bij de voorbereiding.'],
    ],
  },
  pl: {
    saying: 'Pobieramy się',
    asked: [
      ['Czy można przyjść z dziećmi?', 'Napisz do nas, a wszystko ustalimy.'],
      ['Jak się ubrać?', 'Ładnie i tak, żeby dało się tańczyć.'],
      ['Do kiedy odpowiedzieć?', 'Kiedy tylko wiesz. To pomaga nam w przygotowaniach.'],
    ],
  },
  tr: {
    saying: 'Evleniyoruz',
    asked: [
      ['Çocuklar gelebilir mi?', 'Bize yazın, konuşalım.'],
      ['Ne giymeli?', 'Şık ve dans edebileceğiniz bir şey.'],
      ['Ne zamana kadar yanıtlamalı?', 'Öğrenir öğrenmez. Hazırlıkta bize yardımcı olur.'],
    ],
  },
  ar: {
    saying: 'يوم زفافنا',
    asked: [
      ['هل يمكن إحضار الأطفال؟', 'راسلنا لنتفق على ذلك.'],
      ['ماذا نرتدي؟', 'ما يليق بفرح جميل.'],
      ['متى نؤكد الحضور؟', 'حالما تعرفون، فهذا يساعدنا في التحضير.'],
    ],
  },
  he: {
    saying: 'מתחתנים',
    asked: [
      ['אפשר לבוא עם ילדים?', 'כתבו לנו ונדבר על זה.'],
      ['מה ללבוש?', 'משהו יפה שאפשר לרקוד בו.'],
      ['עד מתי לאשר הגעה?', 'ברגע שאתם יודעים. זה עוזר לנו להתארגן.'],
    ],
  },
};

const told: readonly RegExp[] = [
  /niñ|enfant|kinder|criança|bambin|kinderen|dzie[cć]|çocuk|أطفال|ילדים/iu,
  /dress ?code|vestimenta|tenue|kleid|traje|abbigliamento|strój|kıyafet|الزي|לבוש/iu,
  /(?<!\p{L})(?:antes del?|avant le|bis|até|entro|vóór|voor|do dnia|do (?=\d)|kadar|قبل|עד)\s/iu,
];
/** The copy of a wedding: the names for a headline, the place above it, and no word of a business. */
export const asInvitation = (bank: Bank, facts: Facts, words: Words): Bank => {
  const { brief, name, place } = facts;
  const own = inviting[words.language];
  if (!own || !isInvitation(brief)) return bank;
  const asked = own.asked.filter((_, at) => told[at]?.test(brief.prompt) !== true);
  const { faq, hero, venue, rsvp } = bank;
  const until = replyBy(brief.prompt, words.language);
  return {
    ...bank,
    ...(rsvp && until !== null ? { rsvp: { ...rsvp, lede: until } } : {}),
    ...(hero
      ? {
          hero: {
            ...hero,
            kicker: [brief.offer?.value === 'Nişan' ? 'Nişanlanıyoruz' : own.saying, place]
              .filter((part) => part !== null)
              .join(' · '),
            title: name,
          },
        }
      : {}),
    // The place stands with its map, the day above the names.
    ...(venue && place ? { venue: { title: venue.title } } : {}),
    ...(faq ? { faq: { title: faq.title, items: asked.map(([title, text]) => ({ title, text })) } } : {}),
    cta: {
      title: words.sections.rsvp,
      lede: words.ledes.rsvp,
      actions: [{ label: words.actions.reply, href: 'rsvp' }],
    },
  };
};
