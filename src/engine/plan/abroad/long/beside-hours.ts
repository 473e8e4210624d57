import type { Chapter } from '../../../brief/abroad/long/chapter';
import type { SitePlan } from '../../site-plan';

type Told = { readonly plan: SitePlan; readonly chapters: readonly Chapter[] };

const clock = /(?<!\d)(?<hour>[01]?\d|2[0-4])(?:[:.h]\s?(?<minute>[0-5]\d)|\s?(?:h|uhr|uur))?(?!\d)/giu;
/** The beginnings of the days of the week, and the words that stand beside them in any table of hours. */
const ofTable =
  /(?<!\p{L})(?:lun(?:es|di|edì)|mart(?:es|edì)|mardi|miércoles|mercredi|mercoledì|jueves|jeudi|giovedì|viernes|vendredi|venerdì|sábado|samedi|sabato|domingo|dimanche|domenica|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedział|wtor|środ|czwart|piąt|sobot|niedziel|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|feira|cerrad|abiert|fermé|ouvert|geschlossen|geöffnet|ruhetag|fechad|abert|chius|apert|gesloten|geopend|open|zamkni|nieczynn|czynn|otwart|kapalı|açı[kğ]|hasta|desde|entre|jusqu|jeweils|täglich|godz|saat|arası|gün|hafta|horas|heures|tous|todos|dias|días|tutti|giorni|giorno|jours|alle|dalle|elke)\p{L}*|(?:يوم|أيام|من|إلى|حتى|الساعة|صباحا?ً?|مساءً?|ظهرا?ً?|عصرا?ً?|مغلق|عطلة|مفتوح|و?ال(?:أحد|اثنين|إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت))(?!\p{L})|(?:ו?ב?י(?:ום|מי)|עד|סגור|פתוח|ראשון|שני|שלישי|רביעי|חמישי|ו?שישי|ו?שבת)(?!\p{L})/giu;

/** Whether the table of hours says all that a sentence does: its days, its hours, and nothing beside them. */
const isInTable = (text: string, hours: NonNullable<SitePlan['contact']['hours']>): boolean => {
  const known = new Set(hours.flatMap(({ opens, closes }) => [opens, closes].map((minute) => minute % 720)));
  const told = [...text.matchAll(clock)].map(
    ({ groups }) => (Number(groups?.['hour']) * 60 + Number(groups?.['minute'] ?? 0)) % 720,
  );
  return told.every((minute) => known.has(minute)) && !/\p{L}{4,}/u.test(text.replaceAll(ofTable, ' '));
};

/** Hours that the table shows are not told again; what it cannot say stands over it. */
export const besideHours = ({ plan, chapters }: Told): Told => {
  const { hours } = plan.contact;
  const has = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'hours'));
  if (!hours || !has) return { plan, chapters };
  const isOwn = (chapter: Chapter): boolean => chapter.sort === 'hours' && chapter.rows.length === 0;
  const notes = chapters
    .filter(isOwn)
    .flatMap(({ sentences }) => sentences.filter((text) => !isInTable(text, hours)));
  return {
    plan: {
      ...plan,
      pages: plan.pages.map((page) => ({
        ...page,
        sections: page.sections.map((section) =>
          section.type === 'hours' && notes.length > 0
            ? { ...section, content: { ...section.content, lede: notes.join(' ') } }
            : section,
        ),
      })),
    },
    chapters: chapters.filter((chapter) => !isOwn(chapter)),
  };
};
