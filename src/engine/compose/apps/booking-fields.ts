import { sortField } from '@/engine/brief/apps/field-words';
import { capitalise } from '@/engine/capitalise';
import type { AppContext } from './app';

/** What a booking asks for besides the name. */
export type BookingField = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly isTold: boolean;
};

const asking =
  /\b(?:book(?:s|ings?)?|reserve|sign up|asks?(?: them)? for|gives?|leaves?|enters?|needs?|collects?|provides?|fills? in|tells? (?:me|us)|form(?: asks)?)(?: with| under| by| for| in)?:? (?:their |your |the |a )?(?:full |first )?names?(?<rest>(?:,| and| &| \+)[^.;\n)]{2,120})/iu;
/** "Ask for the dog's name, breed and phone": no name of whoever books stands in the row. */
const askedFor =
  /\basks?(?: (?:them|people|everybody|everyone|guests|customers|visitors))? for:? (?<rest>[^.;\n)]{3,120})/iu;
/** "Slots of an hour, name and purpose, no double booking": a bare row that opens with the name. */
const bare =
  /(?:^|[,;:.]\s)(?:with )?(?:full |patient |guest |customer |client |child )?names?(?<rest>(?:(?:,| and| &) (?!(?:no|max\w*|at|only|a|an|the|my|cancel\w*|confirm\w*|calendar|week\w*|slots?|lists?|overview|export\w*|print\w*|show\w*|edit\w*|delet\w*|double)\b)\p{L}+(?: (?:number|of \p{L}+))?){1,4})(?=[.,;)\n]|$)/iu;
const needed =
  /\bnames?(?:,| and| &) (?:their |your |an? )?((?!phone|telephone|mobile|time|date|e-?mail)[\p{L}-]+(?: (?!are|is|both)[\p{L}-]+){0,2}) (?:(?:are |is )?(?:both )?(?:required|needed|mandatory|compulsory))/iu;
const ends =
  /\s(?:with|at most|before|when|while|then|so that|to book|when booking|for each|in order|and (?:choose|pick|can|see|get|then|pay|a (?:time|date|slot)))(?=\s|$)/iu;
const isTime = /^(?:the |a |an? )?(?:preferred )?(?:time|date|day|slot|service|hour|court|room)s?\b/iu;
const most = 5;

/** "Leave name, phone and the age of the child": every one of them; a telephone number where nothing is said. */
export function readBookingFields({ brief: { prompt }, words }: AppContext): readonly BookingField[] {
  const rest =
    asking.exec(prompt)?.groups?.['rest'] ??
    askedFor.exec(prompt)?.groups?.['rest'] ??
    needed.exec(prompt)?.[1] ??
    bare.exec(prompt)?.groups?.['rest'] ??
    '';
  const told = (rest.split(ends)[0] ?? '')
    .split(/\s*(?:,\s*(?:and\s)?|\s(?:and|&|\+)\s|^(?:and|&)\s)/iu)
    .map((part) =>
      part
        .replace(
          /^(?:and |& )?(?:the |their |your |an? )?(?:(?:a )?(?:phone|contact) (?=number))?/iu,
          (lead) => (/phone/iu.test(lead) ? 'phone ' : ''),
        )
        .trim(),
    ) // prettier-ignore
    .filter(
      (part) =>
        part !== '' &&
        part.split(' ').length < 7 &&
        !isTime.test(part) &&
        !/^(?:full |first )?names?$/iu.test(part) &&
        !/^(?:max|at most|can(?:['’]?t|not)?\b|must|may|should|never|no |only |\d|lists? of|overview|cancel|export|print|show|edit|delete|double[- ])/iu.test(
          part,
        ),
    ) // prettier-ignore
    .slice(0, most);
  if (told.length === 0) return [{ name: 'phone', label: words.fields.phone, type: 'tel', isTold: false }];
  return told.map((label, at) => {
    // "How long they have been riding" is said in words.
    const sort = /^how long\b/iu.test(label) ? 'text' : sortField(label);
    return {
      name: at === 0 ? 'phone' : `field-${at + 1}`,
      label: capitalise(label.replace(/\s\((?:optional|if any)\)$|\s(?:optional|if any)$/iu, '')),
      type: sort === 'textarea' || sort === 'time' ? 'text' : sort,
      isTold: !/\boptional\b|\bif any\b/iu.test(label),
    };
  });
}

/** "Two a week per household", who give their house number: what is the same for all of whom a limit holds; the name where no field says so. */
export function readOwner(context: AppContext): string {
  const isShared =
    /\b(?:per|for (?:each|every)|each|every) (?:household|flat|house|apartment|family|team|plot|boat)\b/iu.test(
      context.brief.prompt,
    );
  const own = readBookingFields(context).find(({ label }) =>
    /\b(?:house|flat|apartment|household|family|unit|door|team|plot|boat)\b/iu.test(label),
  );
  return (isShared && own?.name) || 'name';
}
