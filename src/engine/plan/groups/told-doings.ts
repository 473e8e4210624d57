import type { Brief } from '@/domain/site/brief';

const doing =
  /\b(?:we|who|it|that|and|parents|people|members|everyone|they|families)\s(?:also\s|now\s|currently\s)?(?:run|runs|hold|holds|host|hosts|offer|offers|provide|provides|organi[sz]es?|have|has|put on|lay on|arrange|arranges|can (?:all )?(?:see|find|check|look up|read|get|download))\s(?<list>[^.;:!?\n()]{4,120})/giu;
const cut =
  /\s(?:in|at|on|for|from|near|across|around|throughout|every|each|so|because|where|when|which|that|to|with|during|until|since|before|after)\s.*$/iu;
const noThing =
  /\b(?:we|our|us|you|your|they|people|members|website|site|page|been|no|not|already|just|room|space|fun|a go|a look|place|open)\b|\d{3,}|[£$€]/iu;

/** What a short prompt says that a group runs, holds or offers: "a phone line", "a monthly coffee morning". */
export const toldDoings = ({ prompt }: Brief): readonly string[] =>
  [...prompt.matchAll(doing)].flatMap(({ groups }) => {
    const parts = (groups?.['list'] ?? '').split(
      /,\s(?:and\s|plus\s)?|\s(?:and|plus)\s(?=an?\s|our\s|the\s|\p{L}+(?:ing|s)\b)/u,
    );
    const whole = parts.map((part) =>
      part
        .trim()
        .replace(cut, '')
        .replace(/^(?:an?|the|our|some|lots of|regular)\s/iu, '')
        .trim(),
    );
    return whole.every((part) => part.length > 2 && part.split(/\s+/u).length <= 5 && !noThing.test(part))
      ? whole
      : [];
  });
