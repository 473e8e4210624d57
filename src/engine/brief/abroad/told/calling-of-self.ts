import type { Brief } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { isKnownTown } from '../../words/ordinary-words';

/** "soy Marta Ríos, profesora de piano en Logroño": who speaks, and behind the name what they do. */
const self =
  /(?:^|[.,!]\s)(?:hola,?\s|bonjour,?\s|hallo,?\s|ciao,?\s|olá,?\s)?(?:soy|me llamo|je suis|je m['’]appelle|ich bin|ich heiße|eu sou|sou(?: [ao])?|chamo-me|me chamo|sono|mi chiamo|ik ben|ik heet)\s(?<name>\p{Lu}[^\s,.]+(?:\s(?:\p{Ll}{2,3}\s)?\p{Lu}[^\s,.]+){0,3}),\s(?<what>\p{L}[^,.;:\n]{3,50}?)(?=,|\.|;|\n|$|\s(?:en|à|in|em|n[oa]|a|te|aus|uit)\s\p{Lu})/iu;
const look =
  /^(?:creami|fammi|fai|crea|créame|hazme|crée|faites|fais|mach|macht|baue|erstelle?|cria|faz|faça|maak|potrzebn[aey]|potrzebuję|zrób|stwórz|estilo|style|stil|stile|stijl|tono|tonos|colores|couleurs|farben|cores|colori)(?:\s|$)/iu;
const teaching =
  /^(?:profesor|maestr|profess|prof(?:\s|$)|enseign|\S*lehrer|insegnante|docent|leraar|lerares|juf|monitor)/iu;

/** Who introduces themselves does what they say they do, and not how the page is to look. */
export function callingOfSelf(brief: Brief): Brief {
  const { prompt, offer, kind, name } = brief;
  if (offer !== null && offer.value !== name?.value && !look.test(offer.value)) return brief;
  const found = self.exec(prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined || !/^\p{Lu}/u.test(found.groups?.['name'] ?? '')) return brief;
  const start = found.index + found[0].lastIndexOf(what);
  return {
    ...brief,
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    kind: kind.value === 'unknown' && teaching.test(what) ? { ...kind, value: 'course' } : kind,
  };
}

const leads =
  /(?:della|del|dell['’]|per (?:la |il |lo |l['’])?|dla|para (?:la |el |o |a |mi |meu |minha )?|pour (?:la |le |mon |ma |l['’])?|für (?:den |die |das |unser\S* |mein\S* )?|voor (?:de |het |mijn |ons |onze )?)\s?(?<what>\p{Ll}[^,.;:]{3,40}?)\s["«„“”]?$/iu;
/** "Creami il sito della palestra Forza Nove": what stands before the name is what bears it, and no order is. */
export function offerBeforeName(brief: Brief): Brief {
  const { prompt, offer, name } = brief;
  const start = name?.spans[0]?.start;
  if (start === undefined || offer === null || !look.test(offer.value)) return brief;
  const what = leads.exec(prompt.slice(Math.max(0, start - 60), start))?.groups?.['what'];
  if (what === undefined) return brief;
  const at = prompt.lastIndexOf(what, start);
  return { ...brief, offer: { value: what, spans: [{ start: at, end: at + what.length }] } };
}

const athome =
  /^\s(?:aan huis|à domicile|a domicilio|zu hause|ao domicílio|em casa|z dojazdem|mobiel|mobil)(?![a-zà-ž])/iu;
/** "kapster aan huis": where it is done belongs to what is done. */
export function offerAtHome(brief: Brief): Brief {
  const { offer, prompt } = brief;
  const end = offer?.spans.at(-1)?.end;
  const where = end === undefined ? undefined : athome.exec(prompt.slice(end))?.[0];
  return !offer || end === undefined || where === undefined
    ? brief
    : {
        ...brief,
        offer: {
          value: offer.value + where,
          spans: [
            ...offer.spans.slice(0, -1),
            { start: offer.spans.at(-1)?.start ?? 0, end: end + where.length },
          ],
        },
      };
}

const title = /^(?:Dt|Dr|Dra|Av|Avv|Uzm|Prof|Doç|Op|Psk|Dyt|Fzt|Vet|Mag|Ing|Lic|Dott)$/u;
const titled =
  /^\s?\.\s?(?:Dr\.\s)?(?<who>\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}-]+){1,2})(?:,\s(?<town>\p{Lu}\p{Ll}+)(?:\s(?<quarter>\p{Lu}\p{Ll}+))?(?=[.,]))?/u;
/** "Dt. Ayşe Korkmaz, Bursa Nilüfer": a title is nobody's name, and the full stop behind it ends no sentence. */
export function titledName(brief: Brief): Brief {
  const { name, prompt } = brief;
  const span = name?.spans[0];
  if (!name || !span || !title.test(name.value.trim().replace(/\.$/u, ''))) return brief;
  const found = titled.exec(prompt.slice(span.end)) ?? titled.exec(`.${prompt.slice(span.end)}`);
  const { who, town, quarter } = found?.groups ?? {};
  if (who === undefined) return brief;
  const end = prompt.indexOf(who, span.end) + who.length;
  const slotOf = (value: string) => {
    const start = prompt.indexOf(value, end);
    return { value, spans: [{ start, end: start + value.length }] };
  };
  const isTown = brief.place === null && town !== undefined && isKnownTown(foldText(town));
  return {
    ...brief,
    name: { value: `${name.value.trim().replace(/\.$/u, '')}. ${who}`, spans: [{ start: span.start, end }] },
    ...(isTown ? { place: slotOf(town) } : {}),
    ...(isTown && quarter !== undefined && brief.address === null ? { address: slotOf(quarter) } : {}),
    phrases: brief.phrases.filter(({ value }) => !value.includes(who)),
  };
}

const nearTown =
  /\s(?:pod|koło|obok|w|we|vicino a|cerca de|près d[e’']|bei|near|bij|perto d[eo])\s?(?<town>\p{Lu}\p{Ll}+)$/u;
/** "Wesoły Ogon pod Wrocławiem": near which town it is, is no part of its name. */
export function nameNearTown(brief: Brief): Brief {
  const { name, place } = brief;
  const found = name && place ? nearTown.exec(name.value) : null;
  if (!name || !place || !found) return brief;
  const town = found.groups?.['town'] ?? '';
  if (town.slice(0, 4).toLowerCase() !== place.value.slice(0, 4).toLowerCase()) return brief;
  return { ...brief, name: { ...name, value: name.value.slice(0, found.index) } };
}

const relative = /^.*\S+[dt][ıiuü]ğ[ıiuü]m(?:[ıiuü]z)?\s(?=\S)/u;
/** "Eskişehir'de açtığımız seramik atölyesi": that and with whom it was opened is no part of what it is. */
export const offerOfClause = (brief: Brief): Brief => {
  const value = brief.spoken === 'tr' ? brief.offer?.value.replace(relative, '') : undefined;
  return value === undefined || !brief.offer || value === brief.offer.value
    ? brief
    : { ...brief, offer: { ...brief.offer, value } };
};
