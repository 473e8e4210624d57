import type { Brief, Slot } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const eventNoun =
  /(?<noun>(?:gran\s|grande\s|grand\s)?(?:festival|feria|fiestas?|fête|foire|salon|semana|semaine|settimana|encuentro|rencontres?|congreso|congrès|congresso|maratón|marathon|maratona|carrera|course|corsa|mercado|marché|mercato|sagra|festa|mostra|muestra|jornadas|journées|giornate|concurso|concours|concorso))\s(?<of>de|del|de la|des|du|d['’]|di|della|dei|do|da)\s?$/iu;
/** "El Festival de Cine de Montaña de Jaca": what it is belongs to its name. */
export function nameOfEvent(brief: Brief): Brief {
  const { name, prompt, kind } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || kind.value !== 'event') return brief;
  const found = eventNoun.exec(prompt.slice(Math.max(0, span.start - 40), span.start));
  const { noun, of } = found?.groups ?? {};
  if (!found || noun === undefined || of === undefined) return brief;
  const gap = /['’]$/u.test(of) ? '' : ' ';
  return {
    ...brief,
    name: {
      value: `${capitalise(noun)} ${of}${gap}${name.value}`,
      spans: [{ start: span.start - found[0].trimStart().length, end: span.end }],
    },
  };
}

const ownersTell = lean(
  /(?<!\p{L})(?:führen|betreiben|leiten|führe|betreibe|leite)\s(?:(?:seit\s\d{4}|gemeinsam|zusammen|hier)\s){0,2}(?:die|den|das|unsere?n?|meine?n?)\s(?<noun>\p{Lu}\p{L}+)\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)(?=\s(?:in|im|am|bei|an|auf)\s|[,.])/u,
);
/** "führen seit 2011 die Pension Engelhof": the house has the name, and not those who keep it. */
export function houseOfOwners(brief: Brief): Brief {
  const found = brief.spoken === 'de' ? ownersTell.exec(brief.prompt.slice(0, 300)) : null;
  const { noun, who } = found?.groups ?? {};
  if (!found || noun === undefined || who === undefined) return brief;
  const end = found.index + found[0].length;
  const start = end - noun.length - who.length - 1;
  return {
    ...brief,
    name: { value: `${noun} ${who}`, spans: [{ start, end }] },
    offer: { value: noun, spans: [{ start, end: start + noun.length }] },
    ...(houses.test(noun) && brief.kind.value === 'unknown'
      ? { kind: { value: 'hotel' as const, spans: [{ start, end: start + noun.length }] } }
      : {}),
  };
}
const houses =
  /^(?:pension|gasthof|gästehaus|hotel|ferienhof|landhaus|berghütte|hütte|herberge|campingplatz)$/iu;

const germanCourse = /^\p{L}{3,}(?:kurse|workshops|seminare|führungen|touren|fahrten)$/iu;
/** "Imkerkurse": a course of that sort, and no heading alone. */
export function namedCourses(brief: Brief): Brief {
  // Beside told prices the list of what is done is told as well.
  if (brief.spoken !== 'de' || brief.items.some(({ value }) => value.price !== undefined)) return brief;
  const found = brief.sections.flatMap((slot) =>
    slot.spans
      .filter(({ start, end }) => germanCourse.test(brief.prompt.slice(start, end)))
      .filter(
        (span) =>
          !brief.items.some((item) => item.spans.some((one) => one.start < span.end && one.end > span.start)),
      ),
  );
  const items = found.map((span) => ({
    value: { section: 'services' as const, name: capitalise(brief.prompt.slice(span.start, span.end)) },
    spans: [span],
  }));
  return items.length === 0 ? brief : { ...brief, items: [...brief.items, ...items] };
}

const appointed = new Set<SiteKind>([
  'gym',
  'yoga',
  'salon',
  'spa',
  'clinic',
  'dentist',
  'therapist',
  'photographer',
  'auto',
  'home-services',
  'veterinary',
  'consulting',
]);
/** "agenda" of a trainer or hairdresser in Brazil: when one may come. */
export function agendaOfTrainer(brief: Brief): Brief {
  if (brief.spoken !== 'pt' || !appointed.has(brief.kind.value)) return brief;
  const isKnown = brief.sections.some(({ value }) => value === 'booking');
  return {
    ...brief,
    sections: brief.sections.flatMap((slot): Slot<SectionType>[] =>
      slot.value !== 'agenda' ? [slot] : isKnown ? [] : [{ ...slot, value: 'booking' }],
    ),
  };
}
