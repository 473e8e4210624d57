import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** What a room has, and what nobody sleeps in. */
const within =
  /^(?:(?:a|an|private|shared|wood-?fired|free)\s)*(?:hot ?tub|sauna|wi-?fi|parking|breakfasts?|log ?burner|wood ?burner|stove|kitchen|pool|garden|terrace|balcony|bbq|fire ?pit|sea views?|views?|linen|electric|showers?)$/iu;

const sign = /\b(?<what>B\s?&\s?B|bed (?:and|&) breakfast|guest ?house|hostel|inn|hotel)$/iu;

/** "The Old Forge B&B": where no other word says what it is, its sign does. */
function withSign(brief: Brief): Brief {
  const { name, kind, offer } = brief;
  const [at] = name?.spans ?? [];
  const what = sign.exec(name?.value ?? '')?.groups?.['what'];
  if (kind.value !== 'unknown' || offer !== null || !at || what === undefined) return brief;
  const spans = [{ start: at.end - what.length, end: at.end }];
  return { ...brief, kind: { value: 'hotel', spans }, offer: { value: what, spans } };
}

/** "Three pods, hot tub, £95 a night": the night is spent in a pod, and the tub is there. */
export function mendLodged(read: Brief): Brief {
  const brief = withSign(read);
  const { kind, offer, items } = brief;
  const rooms = items.filter(({ value }) => value.section === 'rooms');
  const [room] = rooms;
  if (kind.value !== 'hotel' || !offer || !room || rooms.length > 1 || !within.test(room.value.name))
    return brief;
  const house = capitalise(offer.value.replace(/(?<=[^s])s$/u, ''));
  return {
    ...brief,
    items: items.flatMap((item) =>
      item === room
        ? [
            { ...item, value: { ...item.value, name: house } },
            { ...item, value: { section: 'amenities' as const, name: capitalise(room.value.name) } },
          ]
        : [item],
    ),
  };
}
