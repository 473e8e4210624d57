import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;
const opening = 240;
const meets = ({ spans }: Slot<unknown>, { start, end }: Span): boolean =>
  spans.some((one) => one.start < end && one.end > start);

const callings: Readonly<Record<string, RegExp>> = {
  es: /^(?:[^.!\n]{0,30}?[,.!]?\s?)?soy (?:el |la )?(?<what>\p{Ll}{4,}(?:\s\p{Ll}{4,})?)\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2})(?=[,.])/iu,
  de: /^(?:[^.!\n]{0,30}?[,.!]?\s?)?ich bin (?<what>\p{Lu}\p{Ll}{4,})\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}-]+){1,2})(?=[,.])/u,
  it: /^(?:[^.!\n]{0,30}?[,.!]?\s?)?sono (?:il |la |l['’])?(?<what>\p{Ll}{4,})\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2})(?=[,.])/u,
  nl: /^(?:[^.!\n]{0,30}?[,.!]?\s?)?ik ben (?:de )?(?<what>\p{Ll}{4,})\s(?<who>\p{Lu}\p{L}+(?:\s(?:van |de |der |den )?\p{Lu}\p{L}+){1,2})(?=[,.])/u,
  pl: /^(?:[^.!\n]{0,30}?[,.!]?\s?)?jestem (?<what>\p{Ll}{4,})\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2})(?=[,.])/u,
  tr: /^(?:[^.!\n]{0,30}?[,.!]?\s?)?ben (?<what>\p{Ll}{4,}(?:\s\p{Ll}{4,})?)\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2})(?=[,.])/u,
};
/** "ben avukat Zeynep Karaca, …": what somebody is stands before who they are. */
function callingBeforeSelf(brief: Brief): Brief {
  const found = callings[brief.spoken]?.exec(brief.prompt);
  const { what, who } = found?.groups ?? {};
  if (!found || what === undefined || who === undefined || !/^\p{Lu}/u.test(who)) return brief;
  if (brief.quotes.some(({ value }) => value.use === 'name')) return brief;
  const start = brief.prompt.indexOf(who);
  const at = brief.prompt.lastIndexOf(what, start);
  const span = { start, end: start + who.length };
  return {
    ...brief,
    name: slotAt(who, start),
    offer: slotAt(what, at),
    items: brief.items.filter((item) => item.value.section !== 'team' || !meets(item, span)),
  };
}

const behindFirst =
  /^,\s(?:(?:el|la|il|ein|eine|un|une|uma?|een)\s)?(?<what>\p{L}\p{Ll}{3,}(?:\s(?:de|di|d['’]|da|von|van|para|per)?\s?\p{Ll}{3,}){0,3}?)(?=\s(?:a|in|en|à|em|aus|uit|w|z|de|di)\s\p{Lu}|[,.])/u;
/** "sono Marco, fotografo di matrimoni a Verona": a first name is not what somebody does. */
function callingBehindFirst(brief: Brief): Brief {
  const { offer, prompt } = brief;
  const [span] = offer?.spans ?? [];
  if (!offer || !span || !/^\p{Lu}\p{Ll}+$/u.test(offer.value) || brief.spoken === 'de') return brief;
  if (!/(?:sono|soy|sou(?: [oa])?|je suis|ik ben|jestem|ben)\s$/iu.test(prompt.slice(0, span.start)))
    return brief;
  const found = behindFirst.exec(prompt.slice(span.end, span.end + 90));
  const what = found?.groups?.['what'];
  return found && what !== undefined
    ? { ...brief, offer: slotAt(what, span.end + found[0].lastIndexOf(what)) }
    : brief;
}

const houses =
  /(?:^|[\s,.(])(?:escritório|estúdio|despacho|estudio|bufete|gestoría|studio|cabinet|kanzlei|kantoor|kancelari[aię]|pracowni[aęi]|atelier|taller|oficina|bottega|negozio|winkel|sklep|firm[aęy]|empresa|ditta|bedrijf|zaak|laden|büro|tienda|negocio|salón|clínica|consulta)\s(?<who>\p{Lu}[\p{L}’'.-]+(?:\s(?:&|e|y|et|und|i|de|da|do|del|di|van)\s\p{Lu}[\p{L}’'-]+|\s\p{Lu}[\p{L}’'-]+){1,4})(?=[,.;\n]|$)/u;
/** "escritório Alves & Prado Contabilidade.": what the house is called stands behind its word, where nothing else is its name. */
function nameBehindHouse(brief: Brief): Brief {
  const known = brief.name?.spans[0]?.start ?? Infinity;
  const found = houses.exec(brief.prompt.slice(0, opening));
  const who = found?.groups?.['who'];
  if (!found || who === undefined || (brief.place !== null && who.includes(brief.place.value))) return brief;
  const start = found.index + found[0].lastIndexOf(who);
  // Who is named before it, or in it, is who speaks.
  if (known <= start + who.length) return brief;
  return { ...brief, name: slotAt(who, start) };
}

const locative = /['’](?:n?d[ae]|t[ae])(?!\p{L})/iu;
const noPerson = /(?<!\p{L})(?:samstags|sonntags|montags|walk|café|tour|kurs|workshop)(?!\p{L})/iu;
/** "Ankara Çankaya’da", "Social Walk samstags": a town, or a lesson with its hour, is nobody who works there. */
function nobodyInTeam(brief: Brief): Brief {
  const others = new Set(
    brief.items.filter(({ value }) => value.section !== 'team').map(({ value }) => value.name),
  );
  const isNobody = ({ value }: Item): boolean =>
    value.section === 'team' &&
    (locative.test(value.name) || others.has(value.name) || noPerson.test(value.name));
  const town = brief.items.find(({ value }) => value.section === 'team' && locative.test(value.name));
  const where = town?.value.name.replace(locative, '').trim().split(' ').toReversed().join(', ');
  return {
    ...brief,
    place: brief.place ?? (town && where !== undefined ? { value: where, spans: town.spans } : null),
    items: brief.items.filter((item) => !isNobody(item)),
  };
}

const nowhere = /^(?:كل|جميع|أي|كافة|أنحاء|انحاء|البيت|المنزل|البيوت)$/u;
const fromTown =
  /(?:^|\s)(?:من|ب|في)\s?(?<town>ال\p{L}{3,}(?:\sال\p{L}{3,})?|\p{L}{3,})(?=[،,.\n]|\s(?:و|في|أ|ا))/u;
/** "في كل المدينة": all of it is no town; where somebody says to be from is. */
function townAndNotAll(brief: Brief): Brief {
  const { place, prompt, spoken } = brief;
  if (spoken !== 'ar' || place === null || !nowhere.test(place.value)) return brief;
  const found = fromTown.exec(prompt.slice(0, 120));
  const town = found?.groups?.['town'];
  if (!found || town === undefined || nowhere.test(town)) return { ...brief, place: null };
  return { ...brief, place: slotAt(town, found.index + found[0].indexOf(town)) };
}

const streets: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:calle|camino|carretera|plaza|avenida|paseo|polígono)\s(?:de\s|del\s|de la\s)?\p{L}[^,.;\n]{2,40}?(?:,?\s(?:n\.?º?\s?)?\d{1,4}|,?\ss\/n)(?!\d)/iu,
  pt: /(?<!\p{L})(?:rua|av\.|avenida|travessa|praça|largo|estrada)\s\p{L}[^,.;\n]{2,40}?,?\s(?:n\.?º?\s?)?\d{1,5}(?!\d)(?:,\s(?:sala|loja|apto|andar|bloco|conjunto)\s[\w-]+)?/iu,
  tr: /(?:(?!Ofis|Adres|Büro|Atölye)\p{Lu}\p{L}+\s){1,3}(?:[Cc]addesi|[Cc]ad\.|[Ss]okak|[Ss]okağı|[Ss]ok\.|[Bb]ulvarı|[Bb]ulv\.|[Mm]ahallesi|[Mm]ah\.)(?:,?\s(?:no\s?:?\s?)?\d{1,4}(?:\/\w{1,4})?)?/u,
  ar: /(?<![\p{L}])(?:حي|شارع|طريق)\s\p{L}[^،.,;\n\d]{2,30}(?:\sو?شارع\s[^،.,;\n\d]{3,30})?(?=[،.,;\n]|$)/u,
};
/** "Moda caddesi no 88", "حي الروضة شارع الأمير سلطان": a street that no reader took for one, or only half of it. */
function wholeAddress(brief: Brief): Brief {
  const found = streets[brief.spoken]?.exec(brief.prompt);
  const told = found?.[0].trim();
  const known = brief.address?.value;
  if (
    !found ||
    told === undefined ||
    (known !== undefined && (known.length >= told.length || !told.includes(known)))
  )
    return brief;
  return { ...brief, address: slotAt(told, found.index + found[0].indexOf(told)) };
}

const doing = lean(
  /(?<!\p{L})(?:\p{L}{3,}(?:[aei]mos)|\p{L}{3,}iamo|(?:nous|on|wir|ich|we|wij|ik)\s\p{L}{3,}|\p{L}{3,}(?:[aei]my)|\p{L}{2,}[ıiuü]yor(?:uz|um))(?!\p{L})/iu,
);
const wanting = lean(
  /(?<!\p{L})(?:quer\p{L}*|necesit\p{L}*|precis\p{L}*|brauch\p{L}*|möcht\p{L}*|hätt\p{L}*|voudr\p{L}*|aimer\p{L}*|besoin|vorre\p{L}*|vogli\p{L}*|zoek\p{L}*|wil\p{L}*|graag|chc\p{L}*|potrzeb\p{L}*|isti\p{L}*|ihtiyaç\p{L}*|gust\p{L}*|zeig\p{L}*|montr\p{L}*|mostr\p{L}*|present\p{L}*|web\p{L}*|site\p{L}*|sito|página\p{L}*|pagina\p{L}*|seite\p{L}*|stron\p{L}*|sayfa\p{L}*|secci\p{L}*|rubri\p{L}*|sezion\p{L}*|menü|such\p{L}*|busca\p{L}*|cherch\p{L}*|cerchi\p{L}*|szuk\p{L}*|arıyor\p{L}*)(?!\p{L})/iu,
);
const barMitzvah = /מצוו/u;
const myPhoto =
  /^(?:(?:een|eine?|una?|une|um[ao]?)\s)?(?:foto van (?:mij|ons)|foto von (?:mir|uns)|photo de (?:moi|nous)|foto (?:mía|nuestra|minha|nossa)|(?:mia|nostra) foto|moje zdjęcie|nasze zdjęcie|fotoğrafım(?:ız)?|صورتي|صورتنا|תמונה שלי|תמונה שלנו)$/iu;
const tones =
  /^(?:pastel\p{L}*|odcieni\p{L}*|tonacj\p{L}*|barwach|kolorach|tonos|tons|tinten|tonlar\p{L}*)$/iu;
/** "Atendemos médicos, dentistas": whom a house works for is neither its staff nor a part of its page. */
function statedNoParts(brief: Brief): Brief {
  const { prompt } = brief;
  const stated = [...prompt.matchAll(/[^.!?\n]+(?:[.!?\n]|$)/gu)]
    .filter(([text]) => doing.test(text) && !wanting.test(text) && !text.includes(':'))
    .map((found): Span => ({ start: found.index, end: found.index + found[0].length }));
  const isStated = (slot: Slot<unknown>): boolean =>
    slot.spans.length > 0 && stated.some((span) => meets(slot, span));
  const hasStaff = brief.items.some(({ value }) => value.section === 'team');
  return {
    ...brief,
    parts: brief.parts.filter(
      (part) =>
        part.value.isPage ||
        part.value.lines !== undefined ||
        part.value.section !== undefined ||
        !(isStated(part) || myPhoto.test(part.value.title) || tones.test(part.value.title)),
    ),
    sections: brief.sections
      .filter(
        ({ spans }) => !spans.some(({ start, end }) => barMitzvah.test(prompt.slice(start - 2, end + 2))),
      )
      .flatMap((section) => {
        if (section.value !== 'team' || !isStated(section)) return [section];
        return hasStaff ? [{ ...section, spans: [] }] : [];
      }),
  };
}

const fields =
  /(?:^|[.!?\n]\s*)(?<list>[^.!?\n]{6,120}?)\s(?:davalarına|davaları|konularında|alanlarında|alanında|işlerine)\s(?:bak|ilgilen|çalış|hizmet)\p{L}*/u;
/** "boşanma, miras ve iş hukuku davalarına bakıyorum": all that somebody works on. */
function fieldsOfTurkish(brief: Brief): Brief {
  const found = brief.spoken === 'tr' ? fields.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const start = found.index + found[0].indexOf(list);
  const span = { start, end: start + list.length };
  const told = list.split(/,\s|\sve\s/u).map((one) => one.trim());
  // All of them are read already.
  if (brief.items.filter((item) => meets(item, span)).length >= told.length) return brief;
  if (told.length < 2 || told.some((one) => one.split(' ').length > 4)) return brief;
  const added = told.map((name): Item => {
    const at = brief.prompt.indexOf(name, start);
    return {
      value: {
        section: 'services',
        name: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('tr')),
      },
      spans: [{ start: at, end: at + name.length }],
    };
  });
  return {
    ...brief,
    items: [...added, ...brief.items.filter((item) => !meets(item, span))],
    phrases: brief.phrases.filter((phrase) => !meets(phrase, span)),
  };
}

const accounts =
  /(?<!\p{L})(?:konto|kontonummer|iban|rekening\p{L}*|hesap\p{L}*|cuenta|compte|conto|conta|nr konta)(?:\s(?:nr|no|numer|bankowe|numarası|bancaria))?\.?:?\s$|(?:حساب|חשבון)\s?(?:בנק\s)?:?\s?$/iu;
/** "Konto 12 3456 7890": where gifts are sent is no telephone. */
function accountNoPhone(brief: Brief): Brief {
  const at = brief.phone?.spans[0]?.start;
  return at !== undefined && accounts.test(brief.prompt.slice(Math.max(0, at - 30), at))
    ? { ...brief, phone: null }
    : brief;
}

const families =
  /^(?:une? |una |eine |een )?(?:famille|familia|familie|famiglia|família|rodzina|aile|entreprise|empresa|firma|maison)(?:\s(?:depuis|desde|seit|dal|sinds|od|since))?$/iu;
const beforeName = /(?:^|[,.!]\s)(?<what>\p{Ll}{4,}(?:\s\p{Ll}{2,}){0,2})\s$/u;
/** "pompes funèbres Lacaze à Pau, une famille depuis 1978": what they are stands before their name. */
function tradeBeforeName(brief: Brief): Brief {
  const { offer, name, prompt } = brief;
  const at = name?.spans[0]?.start;
  if (!offer || at === undefined || !families.test(offer.value)) return brief;
  const found = beforeName.exec(prompt.slice(0, at));
  const what = found?.groups?.['what'];
  return what === undefined ? brief : { ...brief, offer: slotAt(what, at - 1 - what.length) };
}

const greeted = /^(?:gente|pessoal|galera|todos|todas|tutti|zusammen|allemaal|wszystkim|herkese|tous)$/iu;
const signInPlace =
  /^(?<town>[^,]+),\s(?<who>\p{Lu}\p{L}+\s(?:d[aeo]s?|del|della|di|du|des|van|y|e|et|und)\s\p{Lu}[\p{L}’'-]*)$/u;
/** "oi gente, … em Belo Horizonte, Doce da Rê": who is greeted bears no sign; the one behind the town is it. */
function signBehindTown(brief: Brief): Brief {
  const name = brief.name && greeted.test(brief.name.value) ? null : brief.name;
  const { town, who } = signInPlace.exec(brief.place?.value ?? '')?.groups ?? {};
  const start = who === undefined ? -1 : brief.prompt.indexOf(who);
  if (who === undefined || town === undefined || start < 0 || name !== null) return { ...brief, name };
  return {
    ...brief,
    name: slotAt(who, start),
    place: slotAt(town, Math.max(0, brief.prompt.indexOf(town))),
  };
}

/** Who speaks, where they are and what is none of their page, in order. */
export const whoAndWhere: readonly ((brief: Brief) => Brief)[] = [
  accountNoPhone,
  callingBeforeSelf,
  callingBehindFirst,
  tradeBeforeName,
  signBehindTown,
  nameBehindHouse,
  nobodyInTeam,
  townAndNotAll,
  wholeAddress,
  statedNoParts,
  fieldsOfTurkish,
];
