import type { Brief } from '@/domain/site/brief';

/** Whose something is. */
export const possessive =
  /^(?:mis?|nuestr[oa]s?|mon|ma|mes|notre|nos|(?:il |la |i |le )?(?:mio|mia|miei|mie|nostr[oaie])|mein\p{L}{0,2}|unser\p{L}{0,2}|(?:os? |as? )?(?:meus?|minhas?|noss[oa]s?))\s(?=\p{L}{3})/iu;
const form =
  /^(?:trabajo|negocio|emprendimiento|empresa|proyecto|portafolio|porfolio|portfolio|travail|activité|entreprise|boîte|projet|lavoro|attività|azienda|progetto|trabalho|negócio|empresa|projeto|portfólio|site|sitio|web|página|page|sito|pagina)\s(?:de|di|del|du|d['’]|da|do|come|como|comme)\s?(?=\p{L}{4})/iu;
const doing =
  /^(?:zeigt|hilft|macht|bietet|findet|sagt|muestra|ayuda|permite|montre|aide|permet|mostra|ajuda|aiuta|permette)(?:\s.*)?$/iu;
const further =
  /^\s(?:de|del|di|du|des|d['’]|da|do|dos|das|dello|della|delle|dei|degli|dell['’]|al|alla|alle|pour|per|para)\s?(?:(?:la|las|los|les|le|il|lo|gli|i|l['’]|os?|as?)\s)?\p{Ll}[\p{L}-]{2,}(?:\s(?!(?:en|a|à|in|em|con|avec|com|que|qui|che|y|e|et|ou|o|para|pour|per|sin|sans|senza|sem|se|de|di|du)(?!\p{L}))\p{Ll}[\p{L}-]{3,})?/u;
const ofSite =
  /(?<!\p{L})(?:web|sitio|página|site|page|sito|pagina|sección|rubrique|alta|calidad|qualité|qualità|qualidade|lujo|luxe|nivel|barrio|quartier|quartiere|bairro|años|anos|anni|ans|\d)(?!\p{L})/iu;

/** "meu trabalho de fotógrafa", "sagra del tartufo": what it is, without whose it is and with all that belongs to it. */
export function toldOffer(brief: Brief): Brief {
  const { offer, prompt, spoken } = brief;
  const [span] = offer?.spans ?? [];
  if (!offer || !span) return brief;
  // "Wochenmarkt-App: zeigt, welche …": what something does is not what it is.
  if (doing.test(offer.value)) return { ...brief, offer: null };
  let value = offer.value.replace(/\s(?:de|di|do|da|du|des|von|für|para|pour|per)$/iu, '');
  for (const pattern of [possessive, form, possessive]) {
    const rest = value.replace(pattern, '');
    if (rest.length > 3) value = rest;
  }
  const isWhole = prompt.slice(span.start, span.end).toLowerCase().endsWith(value.toLowerCase());
  const more =
    spoken !== 'de' && isWhole ? further.exec(prompt.slice(span.end, span.end + 40))?.[0] : undefined;
  const isFit =
    more !== undefined &&
    !ofSite.test(more) &&
    value.length + more.length < 48 &&
    value.split(' ').length < 5;
  const end = span.end + (isFit ? more.length : 0);
  const said = isFit ? value + more : value;
  if (said === offer.value) return brief;
  return { ...brief, offer: { value: said, spans: [{ start: end - said.length, end }] } };
}
