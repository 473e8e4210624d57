import type { Brief } from '@/domain/site/brief';

const day = String.raw`(?:lun(?:es|di|edì)?|mar(?:tes|di|tedì)?|mi[eé](?:r(?:coles)?)?|mer(?:credi|coledì)?|jue(?:ves)?|jeu(?:di)?|gio(?:vedì)?|vie(?:rnes)?|ven(?:dredi|erdì)?|s[aáà]b(?:ado|ato)?s?|sam(?:edi)?|dom(?:ingo|enica)?s?|dim(?:anche)?|mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|so(?:nntags?)?|seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|ma(?:andag)?|dinsdag|wo(?:ensdag)?|donderdag|vr(?:ijdag)?|za(?:terdag)?|zo(?:ndag)?|pon(?:iedziałk\p{L}+)?|wt(?:ork\p{L}+)?|śr(?:od\p{L}+)?|czw(?:artk\p{L}+)?|pt|piątk\p{L}+|sob(?:ot\p{L}+)?|niedz(?:iel\p{L}+)?)`;
const told = new RegExp(
  String.raw`(?<!\p{L})(?<days>${day}\.?(?:\s?[-–]\s?|\s(?:a|al|à|au|bis|t/m|tot(?: en met)?|do|e|y|et|und|en|i)\s)${day}\.?|${day})\s(?<from>(?:ab|à partir de|a partir (?:de las|das|de)|desde las|desde|dalle(?: ore)?|vanaf|od)\s\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|uur)?)(?!\s?(?:[-–:.]\s?\d|\s(?:bis|a|à|alle|tot|do|às)\s\d))(?=[\s,.;)]|$)`,
  'iu',
);

/** "openingstijden wo-zo vanaf 17 uur": when a house opens is told, and when it closes nobody makes up. */
export function openFromHour(brief: Brief): Brief {
  if (brief.hours || !brief.sections.some(({ value }) => value === 'hours')) return brief;
  const found = told.exec(brief.prompt);
  const { days, from } = found?.groups ?? {};
  if (!found || days === undefined || from === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    ...brief,
    items: [
      ...brief.items.filter(
        ({ value, spans }) =>
          value.price !== undefined || !spans.some(({ start, end }) => start < span.end && end > span.start),
      ),
      {
        value: {
          section: 'hours',
          name: days.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
          when: from.trim(),
        },
        spans: [span],
      },
    ],
  };
}
