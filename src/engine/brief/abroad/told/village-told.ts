import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const village = /(?<![א-ת])(?:ב|ש?ב)?(?:מושב|קיבוץ|יישוב|ישוב|מושבה)\s(?<town>[א-ת]{2,}(?:['"״׳][א-ת]+)?)/u;

/** "צימר במושב דלתון": where it stands, by what sort of place that is. */
export function villageTold(brief: Brief): Brief {
  if (brief.spoken !== 'he' || brief.place !== null) return brief;
  const found = village.exec(brief.prompt.slice(0, 300));
  const town = found?.groups?.['town'];
  return found && town !== undefined
    ? { ...brief, place: slotAt(town, found.index + found[0].length - town.length) }
    : brief;
}

const season =
  /^(?:אמצע שבוע|סוף שבוע|סופ"ש|(?:in der |im )?(?:woche|wochenende|hoch|neben)\p{L}*|(?:haute|basse|moyenne) saison|temporada (?:alta|baja|media|baixa)|(?:alta|bassa|media) stagione|(?:midweek|weekend|hoogseizoen|laagseizoen)|(?:w )?(?:weekend|tygodniu|sezonie|sezon)|hafta (?:içi|sonu)|(?:وسط|نهاية) (?:ال)?[أا]سبوع|entre semana|fin(?:s|es)? de semana|en semaine|week-end|fine settimana)$/iu;
/** "אמצע שבוע 850, סוף שבוע 1,150": what a night costs at either time stands in one list. */
export const seasonsTogether = (brief: Brief): Brief =>
  brief.kind.value !== 'hotel' ||
  !brief.items.some(({ value }) => value.section === 'rooms' && season.test(value.name))
    ? brief
    : {
        ...brief,
        items: brief.items.map((item) =>
          item.value.section === 'pricing' && season.test(item.value.name)
            ? { ...item, value: { ...item.value, section: 'rooms' as const } }
            : item,
        ),
      };
