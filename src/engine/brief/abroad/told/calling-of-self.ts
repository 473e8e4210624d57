import type { Brief } from '@/domain/site/brief';

/** "soy Marta Ríos, profesora de piano en Logroño": who speaks, and behind the name what they do. */
const self =
  /(?:^|[.,!]\s)(?:hola,?\s|bonjour,?\s|hallo,?\s|ciao,?\s|olá,?\s)?(?:soy|me llamo|je suis|je m['’]appelle|ich bin|ich heiße|eu sou|sou(?: [ao])?|chamo-me|me chamo|sono|mi chiamo|ik ben|ik heet)\s(?<name>\p{Lu}[^\s,.]+(?:\s(?:\p{Ll}{2,3}\s)?\p{Lu}[^\s,.]+){0,3}),\s(?<what>\p{L}[^,.;:\n]{3,50}?)(?=,|\.|;|\n|$|\s(?:en|à|in|em|a|te|aus|uit)\s\p{Lu})/iu;
const look = /^(?:estilo|style|stil|stile|stijl|tono|tonos|colores|couleurs|farben|cores|colori)(?:\s|$)/iu;
const teaching =
  /^(?:profesor|maestr|profess|prof(?:\s|$)|enseign|\S*lehrer|insegnante|docent|leraar|lerares|juf|monitor)/iu;

/** Who introduces themselves does what they say they do, and not how the page is to look. */
export function callingOfSelf(brief: Brief): Brief {
  const { prompt, offer, kind } = brief;
  if (offer !== null && !look.test(offer.value)) return brief;
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

const relative = /^.*\S+[dt][ıiuü]ğ[ıiuü]m(?:[ıiuü]z)?\s(?=\S)/u;
/** "Eskişehir'de açtığımız seramik atölyesi": that and with whom it was opened is no part of what it is. */
export const offerOfClause = (brief: Brief): Brief => {
  const value = brief.spoken === 'tr' ? brief.offer?.value.replace(relative, '') : undefined;
  return value === undefined || !brief.offer || value === brief.offer.value
    ? brief
    : { ...brief, offer: { ...brief.offer, value } };
};
