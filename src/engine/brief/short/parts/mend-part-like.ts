import type { Brief, SitePart, Slot } from '@/domain/site/brief';

const groups: ReadonlySet<string> = new Set(['nonprofit', 'portfolio', 'event']);
/** What a group's site has, and none of what the group does: "past productions", "join us", "auditions". */
const partLike =
  /^(?:(?:past|previous|recent|upcoming|next|latest|former)\s\p{L}+(?:\s\p{L}+)?|(?:join|support|follow|visit)\sus|get(?:ting)? involved|become a (?:member|friend|patron|volunteer)|auditions?|how to (?:join|help|get here|find us)|what['’]?s on|archives?|press|links|photos|our (?:story|history|people|members))$/iu;

/** "Auditions, past productions, join us" of a drama group: parts of its site, and no services. */
export function mendPartLike(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !groups.has(brief.kind.value)) return brief;
  const isPart = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'services' &&
    value.price === undefined &&
    value.note === undefined &&
    partLike.test(value.name.trim());
  const taken = brief.items.filter(isPart);
  if (taken.length === 0) return brief;
  const parts = taken.map(({ value, spans }): Slot<SitePart> => ({
    value: { title: value.name, isPage: false },
    spans,
  }));
  return { ...brief, items: brief.items.filter((item) => !isPart(item)), parts: [...brief.parts, ...parts] };
}
