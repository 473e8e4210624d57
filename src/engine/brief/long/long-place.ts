import type { Brief } from '@/domain/site/brief';
import { foldText } from '../words/fold-text';
import { isKnownTown } from '../words/ordinary-words';

/** "on Court Street, Brooklyn": the town behind its street. */
const onStreet = (prompt: string): Brief['place'] => {
  const found =
    /\b(?:on|at|in)\s(?:\d+\s)?(?:\p{Lu}[\p{L}’'.-]*\s){1,3}(?:Street|Road|Lane|Avenue|Square|Hill|Way),\s(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){0,2})/u.exec(
      prompt.slice(0, 800),
    );
  if (!found?.[1]) return null;
  const start = found.index + found[0].length - found[1].length;
  return { value: found[1], spans: [{ start, end: start + found[1].length }] };
};

/** "I live in Ely": where a person is, said outright. */
export const homeOf = ({ prompt, kind }: Brief): Brief['place'] => {
  if (!['cv', 'portfolio', 'blog', 'unknown'].includes(kind.value)) return null;
  const found = /\b(?:living|based|live|lives) in (?<town>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u.exec(
    prompt,
  );
  const town = found?.groups?.['town'];
  if (!found || town === undefined) return null;
  const start = found.index + found[0].length - town.length;
  return { value: town, spans: [{ start, end: start + town.length }] };
};

/** "Ewan Rostron, Kendal, I cover …": the town behind who it is. */
const besideName = (prompt: string): Brief['place'] => {
  const found = /(?:^|[.!?]\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}’'-]+){1,2},\s(?<town>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)(?=[,.])/u.exec(prompt); // prettier-ignore
  const town = found?.groups?.['town'];
  if (!found || town === undefined || !isKnownTown(foldText(town))) return null;
  const start = found.index + found[0].length - town.length;
  return { value: town, spans: [{ start, end: start + town.length }] };
};

/** "walking tours of Buxton": the town that it is all about. */
const townOf = (prompt: string): Brief['place'] => {
  const found = /\b(?:tours?|walks?|history|streets|rides|guide|visits?)\s(?:of|in|around|through|round)\s(?:old\s)?(?<town>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)/u.exec(prompt.slice(0, 600)); // prettier-ignore
  const town = found?.groups?.['town'];
  if (!found || town === undefined) return null;
  const start = found.index + found[0].length - town.length;
  return { value: town, spans: [{ start, end: start + town.length }] };
};

/** "Before that I was a veterinary nurse at Horsley Vets": where somebody was before. */
const onceAt =
  /\b(?:was|were|used to be|had been|spent \p{L}+ years)\s(?:an?\s|the\s)?[^.,;\n]{3,50}\s(?:at|with|for)\s$/iu;

/** A place that a long prompt names as its own: a known one, one of its address, or one that its beginning tells. */
export const truePlace = ({ prompt, place, address }: Brief): Brief['place'] => {
  if (place === null) return null;
  const [at = ''] = place.value.split(',');
  const start = place.spans[0]?.start ?? 0;
  if (onceAt.test(prompt.slice(Math.max(0, start - 70), start))) return null;
  // "in Brno originally, now in Newcastle": where somebody is now.
  const moved = /^\s(?:originally|once|at first|before)\b[^.\n]{0,20}\bnow (?:in|near|at)\s(?<town>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u.exec(prompt.slice(place.spans[0]?.end ?? 0)); // prettier-ignore
  if (moved?.groups?.['town'] !== undefined) {
    const from = (place.spans[0]?.end ?? 0) + moved[0].length - moved.groups['town'].length;
    return { value: moved.groups['town'], spans: [{ start: from, end: from + moved.groups['town'].length }] };
  }
  // "In the Scout hut on Mill Lane in Wantage": a house is no place.
  // "NYC public school holidays"
  if (
    /^\s(?:public|state|county|council|city council|borough|fire|police)\b/iu.test(
      prompt.slice(place.spans[0]?.end ?? 0),
    )
  )
    return onStreet(prompt);
  const isHouse =
    /^\s(?:hut|hall|centre|center|club|school|church|pub|inn|arms|rooms?|lane|street|road|hotel|cafe|café)\b/iu.test(
      prompt.slice(place.spans[0]?.end ?? 0),
    );
  if (isHouse) {
    // "on Caen Street, Braunton": the town stands behind its street.
    const behind = /^\s\p{L}+,\s(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){0,2})(?=[.,;]|\s\p{Ll})/u.exec(prompt.slice(place.spans[0]?.end ?? 0)); // prettier-ignore
    if (behind?.[1]) {
      const at = (place.spans[0]?.end ?? 0) + behind[0].length - behind[1].length;
      return { value: behind[1], spans: [{ start: at, end: at + behind[1].length }] };
    }
    const town = /\bin (\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+){0,2})(?=[.,;])/u.exec(prompt.slice(0, 600));
    const from = (town?.index ?? 0) + 3;
    return town?.[1] ? { value: town[1], spans: [{ start: from, end: from + town[1].length }] } : null;
  }
  // "from Section A ponies to heavy horses": a range, and no town.
  const isRange = /\bfrom\s(?:the\s)?$/iu.test(prompt.slice(0, start)) && /^[^.,;\n]{0,30}\sto\s/u.test(prompt.slice(place.spans[0]?.end ?? 0)); // prettier-ignore
  // "fills in the Self Assessment figures": the noun behind it says of what sort it is.
  const isSort =
    /\bthe\s$/iu.test(prompt.slice(0, start)) &&
    /^\s(?!(?:and|or|in|on|at|of|by|with|for|to|from|since|where|which|who|that|is|are|has|area|region|district|valley|coast|peninsula|national)\b)\p{Ll}{3,}/u.test(
      prompt.slice(place.spans[0]?.end ?? 0),
    );
  const isTold =
    start < 400 &&
    !isRange &&
    !isSort &&
    /\b(?:in|at|near|from|of|outside|around)\s(?:the\s)?$/iu.test(prompt.slice(0, start));
  // "vegetables from Manor Farm", "I was a costume maker at the Royal Exchange in Manchester": where something else is.
  const before = prompt.slice(Math.max(0, start - 90), start);
  const isSource =
    /\b(?:vegetables|fruit|eggs|meat|bread|milk|cheese|honey|fish|flowers|coffee|beer|cider|wool|wood|timber|clay|stone)\sfrom\s$/iu.test(
      before,
    ) && !(address?.value ?? '').includes(at);
  const isAway = /\b(?:bus(?:es)?|trains?|ferr(?:y|ies)|coach(?:es)?|trams?|miles?|minutes?|hours?|drive|visitors|people)\s(?:\p{L}+\s)?from\s$/iu.test(before); // prettier-ignore
  const isPast =
    /\b(?:was|were|worked|trained|studied|learned|learnt|apprenticed|graduated|taught|served|retired)\b[^.!?\n]*\b(?:at|for|with|under)\s[^.!?\n]*\bin\s$/iu.test(
      before,
    ) && !(address?.value ?? '').includes(at);
  // "We cover Macclesfield, Bollington, Wilmslow": whoever comes to several towns is at home in none of them more than in another.
  const isReach = /\b(?:cover|covering|serve|serving|come (?:out )?to|travel to)\s\p{Lu}[^.!?\n]*,\s(?:and\s)?$/u.test(before); // prettier-ignore
  // "rebuilds I pass on to a friend in Settle": where somebody else is.
  const isOthers = /\b(?:friends?|colleagues?|cousins?|brothers?|sisters?|neighbours?|mates?|daughters?|sons?|parents|someone|somebody|firm|man|woman|lady|chap)\s(?:\p{Ll}+\s)?(?:in|at|near|from)\s(?:the\s)?$/iu.test(before); // prettier-ignore
  // "Meet at the Opera House steps": where one begins, of tours of a town.
  const isMeeting = /\b(?:meet|meeting|start|starts|starting|gather|depart|departs)\s(?:\p{Ll}+\s)?(?:at|by|outside|from|in)\s(?:the\s)?$/iu.test(before); // prettier-ignore
  if (isMeeting) return townOf(prompt) ?? besideName(prompt);
  if (isOthers) return besideName(prompt);
  if (isSource || isPast || isAway || isReach) return null;
  // "The Old Forge Gallery, Coggeshall. We frame": the town behind the sign.
  const isSigned = /^[^.!?\n]{2,60},\s$/u.test(prompt.slice(0, start)) && /^\s?[.\n]/u.test(prompt.slice(place.spans[0]?.end ?? 0)); // prettier-ignore
  const isOwn = isKnownTown(foldText(at)) || (address?.value ?? '').includes(at) || isTold || isSigned;
  return isOwn ? place : null;
};
