import type { Brief } from '@/domain/site/brief';

const speaker = /^(?:wir|ich|nous|on|je|nosotr[oa]s|yo|noi|io|n[óo]s|eu)\s/iu;
/** "Wir eröffnen im März ein Unverpackt-Café": who speaks and what they do is no business; the noun of its kind is. */
export function offerNoVerb(brief: Brief): Brief {
  if (!brief.offer || !speaker.test(brief.offer.value)) return brief;
  const [span] = brief.kind.spans;
  if (!span) return { ...brief, offer: null };
  const before = /[\p{L}-]*$/u.exec(brief.prompt.slice(0, span.start))?.[0] ?? '';
  const after = /^[\p{L}-]*/u.exec(brief.prompt.slice(span.end))?.[0] ?? '';
  const [start, end] = [span.start - before.length, span.end + after.length];
  return { ...brief, offer: { value: brief.prompt.slice(start, end), spans: [{ start, end }] } };
}

const therapy =
  /^(?<noun>(?:\p{Lu}\p{Ll}*(?:therapie|pflege|beratung|technik|training|massage|kosmetik|versicherung|transporte|reisen|immobilien|umzüge|gartenbau|dachdeckerei|malerei)))\s\p{Lu}/u;
/** "Physiotherapie Bergmann. Krankengymnastik, Manuelle Therapie": the name tells the trade, and the first of its row is one of what it does. */
export function offerOfSign(brief: Brief): Brief {
  const { name, offer, prompt, spoken } = brief;
  const noun = spoken === 'de' ? therapy.exec(name?.value ?? '')?.groups?.['noun'] : undefined;
  const [at] = name?.spans ?? [];
  const [was] = offer?.spans ?? [];
  if (noun === undefined || !at || !was || !offer || was.start < at.end) return brief;
  const isRow =
    /^,\s/u.test(prompt.slice(was.end)) &&
    !brief.items.some((item) => item.spans.some((one) => one.start === was.start));
  const row: Brief['items'] = isRow
    ? [{ value: { section: 'services', name: offer.value }, spans: offer.spans }]
    : [];
  return {
    ...brief,
    offer: { value: noun, spans: [{ start: at.start, end: at.start + noun.length }] },
    items: [...row, ...brief.items].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

const belongs =
  /^\s(?:de l['’]|de la|de|du|del|della|dell['’]|do|da|der|des)\s?(?:école|collège|lycée|escuela|colegio|instituto|scuola|istituto|liceo|escola|colégio|schule|grundschule|gymnasium|barrio|quartier|bairro|quartiere|rione|viertel|stadtteil|pueblo|village)\s(?:\p{Ll}+\s){0,2}$/iu;
/** "association de parents d'élèves de l'école Jules-Ferry": whom it belongs to is not its name alone. */
export function nameOfSchool(brief: Brief): Brief {
  const [at] = brief.name?.spans ?? [];
  const [was] = brief.offer?.spans ?? [];
  if (!brief.name || !at || !was || was.end > at.start) return brief;
  const between = brief.prompt.slice(was.end, at.start);
  const whole = brief.prompt.slice(was.start, at.end);
  if (!belongs.test(between) || whole.length > 64) return brief;
  const value = whole.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return { ...brief, name: { value, spans: [{ start: was.start, end: at.end }] } };
}
