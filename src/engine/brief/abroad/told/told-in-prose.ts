import { appKinds } from '@/domain/site/vocabulary';
import type { Brief, BriefCorrections } from '@/domain/site/brief';

const apps = new Set<string>(appKinds);
/** Who tells at the beginning what they are. */
const ourselves =
  /(?<!\p{L})(?:somos|nous sommes|wir (?:sind|betreiben|führen)|siamo|wij zijn|we zijn|jesteśmy|prowadzimy|bir aileyiz|نحن (?:جمعية|شركة|فريق|تعاونية)|אנחנו (?:עמותה|חברה|להקת|קואופרטיב))(?!\p{L})/iu;
const program =
  /(?<!\p{L})(?:\p{L}*apps?|aplicaci[oó]n|aplicativo|appli|application|applicazione|herramienta|outil|tool|werkzeug|ferramenta|strumento|programm?a?|software|chat|tablero|board|quiz|lista de tareas)(?!\p{L})|تطبيق|אפליקציה/iu;
const opening = 160;

/** "somos una cooperativa de mensajería": who says what they are wants no program, whatever they carry. */
export function firmNoTool(
  whole: Brief,
  corrections: BriefCorrections,
  readPart: (part: string, told: BriefCorrections) => Brief,
): Brief {
  const { kind, prompt, spoken } = whole;
  if (corrections.kind !== undefined || spoken === 'en' || !apps.has(kind.value)) return whole;
  const isFirm = ourselves.test(prompt.slice(0, opening)) && !program.test(prompt.slice(0, opening * 2));
  return isFirm ? readPart(prompt, { ...corrections, kind: 'unknown' }) : whole;
}

const telephone =
  /[,;]?\s*(?:telefon|tel|tél|teléfono|téléphone|telefono|telefone|telefoon|mobil|handy|fax|e-?mail|mail|الهاتف|هاتف|טלפון)\s?\.?:?\s.*$/iu;
/** "82418 Murnau, Telefon 08841 …": where a house is ends where its number begins. */
export function addressAlone(brief: Brief): Brief {
  const { address } = brief;
  const value = address?.value.replace(telephone, '').trim() ?? '';
  return address && value !== '' && value !== address.value
    ? { ...brief, address: { ...address, value } }
    : brief;
}

/** "08841 55 12 3": a last figure by itself belongs to the number. */
export function phoneWhole(brief: Brief): Brief {
  const { phone } = brief;
  const end = phone?.spans[0]?.end;
  if (!phone || end === undefined) return brief;
  const last = /^[ -]\d(?=\s?(?:[.,;)\n]|$))/u.exec(brief.prompt.slice(end))?.[0];
  if (last === undefined) return brief;
  return {
    ...brief,
    phone: {
      value: phone.value + last,
      spans: [{ start: phone.spans[0]?.start ?? 0, end: end + last.length }],
    },
  };
}

const edge =
  /^(?:(?:stadt|orts|dorf|wald)?rand|nähe|umgebung|afueras|alrededores|cerca|périphérie|environs|alentours|periferia|arredores|dintorni|omgeving|okolice?)\s(?:von|de|di|du|da|do|van|der)\s(?=\p{Lu})/iu;
/** "am Rand von Murnau": a town is where its edge is. */
export function townOfEdge(brief: Brief): Brief {
  const { place } = brief;
  const value = place?.value.replace(edge, '');
  return place && value !== undefined && value !== place.value
    ? { ...brief, place: { ...place, value } }
    : brief;
}

const offering =
  /^(?:bei uns gibt es|bei uns bekommen sie|es gibt|wir haben|wir bieten|tenemos|hay|ofrecemos|nous avons|nous proposons|il y a|chez nous,? il y a|abbiamo|ci sono|c['’]è|offriamo|temos|há|oferecemos|we hebben|er is|bij ons vind je|mamy|u nas jest|bizde)\s(?=\p{L})/iu;
const own =
  /^(?:mein|unser|mi|nuestr|mon|ma|notre|mio|mia|il mio|la mia|il nostro|la nostra|meu|minha|o meu|a minha|noss|mijn|onze|mój|moja|nasz)\p{L}{0,3}\s(?:frau|mann|tochter|sohn|bruder|schwester|mutter|vater|oma|opa|partner|mujer|marido|hija|hijo|hermana|hermano|madre|padre|socia|socio|femme|mari|fille|fils|sœur|frère|mère|père|associée?|moglie|marito|figli[oa]|sorella|fratello|mamma|papà|nonn[oa]|mulher|filh[oa]|irm[ãa]o?|mãe|pai|vrouw|man|dochter|zoon|broer|zus|moeder|vader|żona|mąż|córka|syn|brat|siostra|mama|tata)(?!\p{L})/iu;
/** "Bei uns gibt es Blütenhonig", "Meine Frau Resi macht die Kerzen": what leads to a ware is no part of it, and kin are none. */
export function waresInProse(brief: Brief): Brief {
  const isSelf = (name: string): boolean => brief.prompt.includes(`(${name})`);
  return {
    ...brief,
    items: brief.items
      .filter(
        ({ value }) =>
          value.price !== undefined ||
          value.section === 'team' ||
          !(own.test(value.name) || (/^\p{Lu}\p{Ll}+$/u.test(value.name) && isSelf(value.name))),
      )
      .map((item) =>
        offering.test(item.value.name)
          ? { ...item, value: { ...item.value, name: item.value.name.replace(offering, '') } }
          : item,
      ),
  };
}

/** What is told in whole sentences: who, where, and what there is. */
export const toldInProse: readonly ((brief: Brief) => Brief)[] = [
  addressAlone,
  phoneWhole,
  townOfEdge,
  waresInProse,
];
