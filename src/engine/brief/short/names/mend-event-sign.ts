import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const sign =
  /^(?<what>(?:\p{Ll}+-?\p{Ll}+\s)?(?:conference|symposium|summit|festival|exhibition|hackathon|meet-?up|congress|convention|workshop|retreat))\s(?<name>(?:\p{Lu}|\d)[\p{L}\d’'&-]*(?:\s(?:(?:\p{Lu}|\d)[\p{L}\d’'&-]*|of|the|and|for|in|on|to)){0,5})$/u;

/** "Conference Quiet Machines": what it is stands before what it is called. */
export function mendEventSign(brief: Brief): Brief {
  const { name, kind, prompt, language } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || kind.value !== 'event' || language.value !== 'en') return brief;
  const said = prompt.slice(span.start, span.end);
  const found = sign.exec(said.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.groups;
  const [what, called] = [found?.['what'], found?.['name']];
  if (what === undefined || called === undefined) return brief;
  return {
    ...brief,
    name: slotAt(called, span.start + said.length - called.length),
    offer: slotAt(
      what.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
      span.start,
    ),
  };
}
