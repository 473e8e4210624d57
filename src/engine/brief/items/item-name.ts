import { tokenAt, type Reading } from '../reading';
import { lean } from '../words/lean-letters';

/** Words before a price that name nothing: "from", "entry", "price of". */
export const genericName =
  /^(?:(?:the|a|an|our|all|each|only|just|from|for|at|of|is|are|costs?|starting|starts|priced|per|prices?|pricing|preise?|prix|tarifs?|precios?|precos?|prezz[oi]|prij(?:s|zen)|ceny|cennik|fiyat(?:lar)?|rates?|cost|weekly|daily|nightly|night|week|ab|vanaf|od|a|partir|desde|a partir de|des|da|fees?|(?:i |we )?(?:need|want) a page to sell (?:it|them)|page to sell (?:it|them)|what it|what they|what this|it all|entry|entrance|admission|ticket price|and|or|then|after that|plus|with|und|et|y|e|ve|i|en|one|price of|it|they|session|course|online|السعر|بسعر|מחיר|החל|ابتداء|تبدا|يبدا)(?:\s+|$))*$/u;
const people =
  'people|persons?|pax|players|guests|kids|personnes|personas|pessoas|persone|personen|osób|osoby|kişi|שחקנים|אנשים|أشخاص';
const each =
  'kişi başı|per person|por persona|pro person|par personne|por pessoa|a persona|per persoon|za osobę|od osoby|a head|pp|לאדם|للشخص';
const words =
  'prices?|fiyatlar(?:ımız)?|precios?|preise?|prix|tarifs?|preços?|prezz[oi]|prij(?:s|zen)|ceny|המחיר|السعر';

/** What a price is counted by, and nothing that is sold: "6 personnes max", "teams of 6", "charge by the hour". */
export const countedBy = new RegExp(
  `^(?:(?:max\\.?|min\\.?|up to|for|für|pour|para|per|voor|dla) )?\\d+ (?:${people})(?: max\\.?)?$` +
    `|^(?:teams?|groups?) of \\d+$` +
    `|^(?:we |i )?charged? (?<hourly>by the (?:hour|day|job|metre|meter|mile))$` +
    `|^(?:(?:${words}) )?(?<each>${each})$` +
    `|^(?:${words}) (?<unit>(?:per|por|pro|par|a|je|za|al|la|le) \\p{L}+(?: \\p{L}+)?)$`,
  'iu',
);
/** Clauses that say for whom something is, or how much it holds, before the comma and the price: "sleeps 6". */
export const factAlone =
  /^(?:sleeps \d+|(?:adults|children|kids|families|beginners|everyone|everybody|all|all (?:levels|ages|abilities)|dogs|dogs|pets|groups|walk-?ins|newcomers|returners|couples|singles) (?:are )?welcome|open to (?:all|everyone)|no experience (?:needed|necessary|required)|\d+ years(?:['’])? experience|fully (?:insured|qualified|booked)|dbs[- ]checked|all (?:levels|ages|abilities|paces)|min(?:imum)?\.? \d+ \p{L}+|self[- ]employed|family[- ]run|heated|insured|furnished|unfurnished|qualified|women only|men only|ladies only|automatic only|manual only|online only|\d+ (?:week|day|month) wait(?:ing list)?|(?:(?:in )?(?:english|german|french|spanish|italian|portuguese|dutch|polish|turkish|arabic|hebrew|russian|welsh|gaelic)(?:,? (?:and |& |or )?)?)+(?:spoken)?)$/iu;
const leads =
  /^(?:and|plus|with|(?:(?:we|i) )?(?:needs?|want)(?= \p{Ll})|und|mit|et|avec|y|con|e|com|ve|i|oraz|en|met|or|the|our|an?(?=\s\p{Ll}[\p{Ll}-]{2,}\s)|featuring|including|featured|offer|(?:we|i|she|he|they) sells?|(?:an?|the|my)?\s?(?:quick |simple |small |little )?(?:page|site|website) (?:for|of)|(?:an? |the |our |online )?(?:shop|store) with|(?:menu|menú|carta|karte|carte|menü|speisekarte|price list|prices|services|products) (?:with|con|mit|avec|com|met)|such as|like|e\.g\.)\s+/iu;
const deedsAbroad =
  /^(?:(?:también|además|aussi|également|auch|außerdem|também|anche|inoltre|ook|daarnaast|także|również|też|ayrıca)\s)?(?:(?:hago|hacemos|vendo|vendemos|ofrezco|ofrecemos|realizo|realizamos|imparto|doy|damos|alquilo|alquilamos|reparo|reparamos|(?:je|nous|on)\s(?:vends|vendons|vend|fais|faisons|fait|propose|proposons|loue|louons|répare|réparons)|(?:ich|wir)\s(?:verkaufen?|bieten?|machen?|reparieren?|vermieten?|backen?|bauen?|nähen?)|(?:verkaufen|bieten|machen|backen|bauen|nähen|fertigen)(?=\s\p{L}{3})|faço|fazemos|vendo|ofereço|oferecemos|dou|alugo|alugamos|facciamo|faccio|vendiamo|offro|offriamo|noleggiamo|ripariamo|(?:ik|we|wij)\s(?:verkoop|verkopen|bied|bieden|doe|doen|maak|maken|verhuur|verhuren)|verkoop van|robię|robimy|sprzedaję|sprzedajemy|oferuję|oferujemy|wykonuję|wykonujemy|wynajmuję|wynajmujemy)\s(?:(?:de la|du|des|de l['’]|les|los|las|el|la|os|as|i|le|gli)\s)?)/iu;
const tails =
  /[\s.,:–—=|·…(-]+$|\s+(?:for|at|from|costs?|is|are|zu|für|à|por|a|de|da|per|um|ab|nur|desde|vanaf|(?:ה?מחיר )?החל מ-?|מ-?|[aà] partir(?: d[eia])?|a partire(?: da)?|od|dès)$/iu;

/** "kat a", "carnet a": a licence by its letter. */
const category =
  /(?:^|\s)(?:kat\.?|kategori\p{L}*|klasse|categor[ií]a|catégorie|carnet|permis|patente|patentino|rijbewijs|carta|carteira|ehliyet|poziom|nivel|level)\s\p{L}$/iu;

/** The name before a price without what leads it in, and how far in it begins. */
export function trimName(raw: string): { readonly name: string; readonly offset: number } {
  let offset = raw.length - raw.replace(/^[\s,،؛;:.)•*·|/"“”«»–—&-]+/u, '').length;
  let name = raw.slice(offset);
  // "The Vault": with a capital the article is part of the name.
  for (
    let lead = leads.exec(name);
    lead && !/^The \p{Lu}/u.test(name) && name.slice(lead[0].length).trim() !== '';
    lead = leads.exec(name)
  ) {
    name = name.slice(lead[0].length);
    offset += lead[0].length;
  }
  for (let tail = tails.exec(name); tail && tail.index > 0 && !category.test(name); tail = tails.exec(name))
    name = name.slice(0, tail.index);
  // "free / $9 / $19": the plan that costs nothing is no name of the next.
  if (/^(?:free|gratis|gratuit|kostenlos|grátis)$/iu.test(name.replace(/\s*\/$/u, '')) && /\/\s*$/u.test(raw))
    return { name: '', offset: raw.length };
  // "we also run Saturday mornings": what is done to the thing.
  const deed =
    /^(?:and\s)?(?:we|i|they|she|he)\s(?:(?:also|now|just)\s)?(?:runs?|offers?|do|does|have|has|hosts?|sells?|teach(?:es)?|makes?|holds?|provides?|charges?)\s(?=\p{L})/iu.exec(
      name,
    )?.[0].length ?? 0;
  name = name.slice(deed);
  offset += deed;
  // "hago desatascos", "je vends miel", "ook verkoop van fietsen": what is done, in other languages.
  const abroad = deedsAbroad.exec(name)?.[0].length ?? 0;
  if (abroad < name.length) {
    name = name.slice(abroad);
    offset += abroad;
  }
  // "plans Starter $29": the word for the list leads its first entry in.
  const list =
    /^(?:\p{Ll}+\s)?(?:[Pp]lans?|[Mm]odels?|[Tt]iers?|[Pp]ackages?|[Rr]ooms?|[Mm]emberships?|[Tt]arife?)\s+(?=\p{Lu})/u.exec(
      name,
    )?.[0].length ?? 0;
  name = name.slice(list);
  offset += list;
  // "paketler 8 ders 6.000 TL", "bonos 5 clases 60 €": the same in other languages.
  const listAbroad =
    /^(?:paketler|paquetes|bonos|forfaits|formules|pakete|pacotes|pacchetti|abbonamenti|pakketten|lespakketten|pakiety|planos|planes|(?:prezzi|precios|preços|preise|prix|prijzen|ceny) (?:tipo|como|comme|come|wie|zoals|jak)|باقات|חבילות)\s+(?=\p{L}{3}|\d+\s\p{L})/iu.exec(
      name,
    )?.[0].length ?? 0;
  name = name.slice(listAbroad);
  offset += listAbroad;
  // "tickets early bird €149"
  const ticket =
    /^(?:tickets?|entry)\s+(?=(?:early|regular|standard|adults?|child|student|vip|full|day|weekend|late)\b)/iu.exec(
      name,
    )?.[0].length ?? 0;
  name = name.slice(ticket);
  offset += ticket;
  // 'Pét-nat "Zonsopgang"': a quotation inside stays whole.
  const isWhole = /["“«].*["”»]$/u.test(name);
  return { name: isWhole ? name : name.replace(/["“”«»]+$/u, ''), offset };
}

const fee =
  /^(?:(?:the|an?|our|and|plus|with|just|only)\s+)*(?<fee>(?:(?:entry|entrance|admission|joining|membership|booking|registration|submission) )?fees?)(?:\s(?:is|are|of|costs?|from|at|per person))*$/iu;

/** "entry fee £8": the price of being let in has its own word, which says more than what the whole is. */
export function feeOf(name: string): string {
  const told = fee.exec(name.trim())?.groups?.['fee'] ?? '';
  return told.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/** "Free and Family": a plan that costs nothing joined to the one that has the price. */
export const freePlan =
  /^(?<free>Free|Gratis|Gratuit|Kostenlos|Grátis|Darmowy|Ücretsiz)(?<joint>\s(?:and|or|plus|with|y|et|und|e|en|i|ve)\s)(?=\p{L}+$)/iu;

/** Whether words are the prompt's first clause, cut off from the price by a comma. */
export function isOpening(reading: Reading, start: number, end: number, price: number): boolean {
  const [first] = reading.tokens;
  return (
    first?.start === start &&
    end > start &&
    reading.tokens[tokenAt(reading.tokens, price)]?.clause !== first.clause &&
    /\s/u.test(reading.text.slice(start, end)) &&
    !reading.text.slice(end, price).includes('\n')
  );
}

const following = /^\s(?<name>\p{L}[\p{L}'’&-]*(?:\s[\p{L}'’&-]+){0,3})(?=\s*(?:[,;.\n)]|$|\s(?:and|or)\s))/u;
const noThing = lean(
  /^(?:per|a|an|each|every|for|incl\p{L}*|inc|and|or|with|in|at|to|by|plus|off|of|on|per|pro|par|pour|für|por|y|et|und|e|cash|only|max\p{L}*|min\p{L}*|flat|all|extra|more|less|one|two|three|upwards|onwards|approx|or|if|when|from|until|total|word|piece|item|unit|slice|glass|via|is|are|adults?|children|kids|students?|seniors?|members?|famil\p{L}*|concessions?|groups?|monthly|yearly|annually|weekly|daily|nightly|month|year|week|day|night|person|pp|hour|hourly|fixed|flat|starting|depending|according|based|subject|extra)(?![\p{L}])/iu,
);

/** The thing right after its price: "£90 call out", "$9 Solo". */
export function thingAfter(
  text: string,
  price: { readonly end: number },
): { readonly name: string; readonly start: number } | null {
  // "£90 to hire the whole thing": what is done for it.
  const deed =
    /^\sto\s(?<deed>(?:hire|rent|book|join|enter|reserve|borrow|adopt|sponsor)(?:\s[^,;.()\n]{2,50})?)(?=[,;.)\n]|$)/iu.exec(
      text.slice(price.end, price.end + 70),
    )?.groups?.['deed'];
  if (deed !== undefined) return { name: deed, start: price.end + 4 };
  const name = following.exec(text.slice(price.end, price.end + 60))?.groups?.['name'];
  return name === undefined || noThing.test(name) ? null : { name, start: price.end + 1 };
}

/** Those who pay a price, right after it: "€90 students", "8 € for children". */
export const payers =
  /^\s(?:for\s|für\s|pour\s|para\s|per\s)?(?<who>adults?|children|child|kids|students?|seniors?|concessions?|members?|families|family|groups?|under \d{1,2}s?|estudiantes|niños|étudiants|enfants|adultes|studenten|kinder|erwachsene|ermäßigt|bambini|studenti|crianças|estudantes|kinderen|uczniowie|dzieci|studenci)(?![\p{L}])/iu;

/** "2 players £56, 4 players £92": the same thing in another number has a price too. */
export function isCountedTwice(text: string, name: string): boolean {
  const noun = name.replace(/^\d+ /u, '').replace(/s$/u, '');
  return (
    (text.match(
      new RegExp(
        String.raw`\b\d+ ${noun}s?\s?[:–-]?\s?(?:[€£$]\s?\d|\d+(?:[.,]\d+)?\s?(?:€|zł|₺|tl|kr|ש|ريال|درهم|دينار))`,
        'giu',
      ),
    )?.length ?? 0) > 1
  );
}
