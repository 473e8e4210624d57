import type { Brief, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const opening = 200;

/** What a general word for a house or for shown work stands beside, and then is: "Clínica Sorriso, dentista", "portfólio da fotógrafa". */
const nearer: Partial<Record<SiteKind, readonly (readonly [RegExp, SiteKind])[]>> = {
  clinic: [
    [
      /(?<![\p{L}])(?:dentist[ae]?s?|dental|odont[oó]log\p{L}*|odontoiatr\p{L}*|stomatolog\p{L}*|dentyst\p{L}*|tandarts\p{L}*|zahnarzt\p{L}*|zahnärzt\p{L}*|diş (?:hekimi|kliniği)|(?:ال)?أسنان|שיניים)(?![\p{L}])/iu,
      'dentist',
    ],
  ],
  portfolio: [
    [
      /(?<![\p{L}])(?:fot[oó]graf[ao]?|photographe|fotografin|fotograafe?|fotografk[ai]|fotoğrafçı(?:sı)?|مصور[ةه]?|צלמת?)(?![\p{L}])/iu,
      'photographer',
    ],
  ],
};
function nearerKind(brief: Brief): Brief {
  const { kind, offer, prompt } = brief;
  const found = nearer[kind.value]?.flatMap(([said, value]) => {
    const match = said.exec(prompt.slice(0, opening));
    return match ? [{ match, value }] : [];
  })[0];
  if (!found) return brief;
  const { match, value } = found;
  const isGeneral =
    offer === null ||
    /^(?:cl[ií]ni[ck]\p{L}*|clinique|klin\p{L}+|portf[oó]lio|book|praktijk|cabinet|gabinet\p{L}*)$/iu.test(
      offer.value,
    );
  const said: Slot<string> = {
    value: match[0],
    spans: [{ start: match.index, end: match.index + match[0].length }],
  };
  const isAdjective = /^dental$|^أسنان$|^שיניים$/iu.test(match[0]);
  return { ...brief, kind: { ...kind, value }, offer: isGeneral && !isAdjective ? said : offer };
}

/** "Fietsenmaker De Ketting … Band plakken € 15": one thing of a price list is not what it is; the noun of its name may be. */
function notOneThing(brief: Brief): Brief {
  const { offer, items, name } = brief;
  const told = offer?.value.toLowerCase();
  const isThing = items.some(({ value }) => value.price !== undefined && value.name.toLowerCase() === told);
  const [span] = offer?.spans ?? [];
  const isInList =
    span !== undefined && items.some(({ spans }) => spans.some((one) => one.start === span.start));
  if (!offer || !isThing || !isInList) return brief;
  const noun = /^(?<noun>\p{Lu}\p{Ll}{4,})\s\p{Lu}/u.exec(name?.value ?? '')?.groups?.['noun'];
  const start = name?.spans[0]?.start ?? 0;
  return {
    ...brief,
    offer:
      noun === undefined
        ? null
        : {
            value: brief.spoken === 'de' ? noun : noun.toLowerCase(),
            spans: [{ start, end: start + noun.length }],
          },
  };
}

/** What a house is, in another language than English, once more against its name and its prices. */
export const mendOffers = (brief: Brief): Brief => notOneThing(nearerKind(brief));
