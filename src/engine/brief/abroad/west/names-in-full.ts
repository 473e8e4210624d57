import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const someone = String.raw`(?:perr[oa]|gat[oa]|caballo|hij[oa]|herman[oa]|marido|mujer|novi[oa]|soci[oa]|aprendiz|ayudante|chien(?:ne)?|chat(?:te)?|cheval|fils|fille|frère|sœur|mari|femme|conjoint|associée?|apprentie?|assistante?|collègue|hund|hündin|katze|kater|pferd|sohn|tochter|bruder|schwester|mann|frau|partner(?:in)?|lehrling|azubi|kollegin|kollege|cachorr[oa]|c[ãa]o|cadela|cavalo|filh[oa]|irm[ãa]o?|sóci[oa]|cane|cagna|gatt[oa]|cavallo|figli[oa]|fratello|sorella|marito|moglie|soci[oa]|apprendista|allevatore)`;
const others = new RegExp(
  String.raw`(?<!\p{L})(?:mi|mis|mon|ma|mein\p{L}?|unser\p{L}?|meu|minha|(?:il |la )?(?:mio|mia)|nuestr[oa]|notre|noss[oa]|(?:il |la )?nostr[oa])\s(?:\p{L}+\s)?${someone}\s(?:se llama|s['’]appelle|heißt|heisst|se chama|chama-se|si chiama)\s$`,
  'iu',
);
const self =
  /(?<!\p{L})(?:me llamo|je m['’]appelle|(?:ich )?heiße|mein name ist|mi chiamo|me chamo|chamo-me)\s(?<who>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})/iu;
/** "Mon apprenti s'appelle Malo", "mi perro se llama Toby": that is not what the house is called. */
export function nameOfOthers(brief: Brief): Brief {
  const start = brief.name?.spans[0]?.start;
  if (start === undefined || !others.test(brief.prompt.slice(Math.max(0, start - 60), start))) return brief;
  const own = self.exec(brief.prompt);
  const who = own?.groups?.['who'];
  return {
    ...brief,
    name: own && who !== undefined ? slotAt(who, own.index + own[0].length - who.length) : null,
  };
}

const adjective = /^\p{Lu}\p{Ll}{2,}(?:e|er|es|en)$/u;
const house =
  /^(?:Studio|Studi|Cabinet|Atelier|Ateliers|Maison|Garage|Bufete|Despacho|Taller|Talleres|Clínica|Cl[ií]nica|Escuela|Academia|Estudio|Escritório|Oficina|Ateliê|Academia|Colégio|Escola|Scuola|Officina|Officine|Bottega|Cantina|Azienda|Domaine|Château|Ferme|Finca|Bodega|Bodegas|Quinta|Herdade|Fazenda|Agence|Institut|Institute|Centro|Centre|Laboratorio|Legale|Dentistico|Medico|Notarile|Tecnico|Associato|Commerciale|Veterinario|Agricola|Dental|Jurídico|Jurídic[oa]|Veterinaria|Odontol[oó]gica|Infantil)$/u;
const article =
  /^(?:die|der|das|dem|den|zur|zum|im|beim|la|le|lo|il|l|el|los|las|les|o|a|os|as|do|da|no|na|del|della|dello|dell|du|au|al|ao|à|allo|alla|nostro|nuestro|notre|mio|mon|nosso|meu)$/u;

/** "die Freie Bühne Lindenau", "lo Studio Legale Ferrante", "l'Atelier Le Goff": with the words that go before it and have a capital as it has. */
export function nameInFull(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || !prompt.slice(span.start).startsWith(name.value)) return brief;
  const before = prompt.slice(Math.max(0, span.start - 60), span.start);
  const led = /(?<lead>\p{Ll}+)[\s'’](?<words>(?:\p{Lu}[\p{L}'’-]*\s){1,3})$/u.exec(before)?.groups;
  const words = (led?.['words'] ?? '').trim().split(' ');
  const [first = ''] = words;
  if (led === undefined || !article.test(led['lead'] ?? '')) return brief;
  // In German every noun has a capital: only with an adjective that has one is it a name.
  const isOwn = spoken === 'de' ? adjective.test(first) : words.every((word) => house.test(word));
  if (!isOwn || words.length + name.value.split(' ').length > 6) return brief;
  const whole = `${words.join(' ')} ${name.value}`;
  return { ...brief, name: { value: whole, spans: [{ start: span.end - whole.length, end: span.end }] } };
}

const platform =
  /^(?:doctolib|doctoralia|miodottore|jameda|planity|treatwell|fresha|booksy|booking(?:\.com)?|airbnb|thefork|lafourchette|eltenedor|opentable|quandoo|lieferando|glovo|ifood|rappi|uber eats|wallapop|vinted|etsy|amazon|ebay|instagram|facebook|whatsapp|tiktok|youtube|google(?: maps)?|calendly|zoom|teams|datev|lexoffice|shopify)$/iu;
const doerBehind =
  /^[^\n]{10,140}?,\s(?<who>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s(?:(?:de|di|da|von|van|le|la)\s)?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=[.,;:])/u;
/** "Rendez-vous sur Doctolib": where one books is no name; who does it stands behind the trade. */
export function nameNoPlatform(brief: Brief): Brief {
  if (!brief.name || !platform.test(brief.name.value)) return brief;
  const found = doerBehind.exec(brief.prompt);
  const who = found?.groups?.['who'];
  return {
    ...brief,
    name: found && who !== undefined ? slotAt(who, found[0].length - who.length) : null,
  };
}
