import type { Brief } from '@/domain/site/brief';

const group =
  /^(?:(?:max(?:imum)?|up to|only|just)\s)?\d{1,3}\s(?:\p{L}+\s)?(?:people|persons|guests|places|spots|participants|writers|painters|artists|yogis|women|men|students|learners|walkers|runners|riders|surfers|knitters|quilters|beginners|adults|seats|travellers|players|singers)$/iu;

const away = /\b(?:retreats?|camps?|holidays?|expeditions?|residenc(?:y|ies))\b/iu;

/** "2-4 players", "age 10+", "45 minutes": told of a thing, and no thing. */
const measure =
  /^(?:ages?\s\d{1,2}\+?|\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?\splayers|\d{1,3}\smin(?:ute)?s|\d{2,4}\spages|(?:range|weight|length|size)\s\d.*)$/iu;

/** "8 writers, £650": how many there are is no thing, and the sum behind it buys one of their places. */
export function mendPlacePrice(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const isAway = brief.kind.value === 'event' || away.test(brief.offer?.value ?? '');
  const found = brief.items.filter(
    ({ value }) =>
      value.price !== undefined &&
      ((isAway && group.test(value.name)) || (brief.kind.value === 'product' && measure.test(value.name))),
  );
  const [one] = found;
  const span = one?.spans[0];
  if (!one || !span || found.length > 1) return brief;
  // "age 10+, £34": what stands before the sum is told of the thing that it buys.
  const name = measure.test(one.value.name) ? (brief.name?.value ?? 'One') : 'A place';
  return {
    ...brief,
    items: brief.items.map((item) =>
      item === one ? { value: { ...one.value, name }, spans: item.spans.slice(1) } : item,
    ),
    phrases: [...brief.phrases, { value: one.value.name, spans: [span] }],
  };
}
