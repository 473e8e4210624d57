import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const street = /^(?:\p{Lu}[\p{L}’'-]*\s){1,3}(?:Road|Street|Lane|Avenue|Close|Drive|Square|Green|Crescent|Terrace|Row|Place|Gardens|Way)$/u; // prettier-ignore
const feast = /\b(?:street party|party|fair|f[eê]te|market|sale|trail|carnival|safari|picnic)\b/iu;

/** "street party, Alma Road, 5 June": the street is where it is, and with what it is for its name. */
export function mendStreetEvent(brief: Brief): Brief {
  const { name, kind, address, offer, prompt } = brief;
  if (!name || kind.value !== 'event' || address || brief.language.value !== 'en' || !street.test(name.value))
    return brief;
  const what = (feast.exec(offer?.value ?? '') ?? feast.exec(prompt))?.[0];
  return what === undefined
    ? brief
    : {
        ...brief,
        name: { ...name, value: `${name.value} ${what.split(' ').map(capitalise).join(' ')}` },
        address: { value: name.value, spans: name.spans },
      };
}
