import type { Block } from './part-blocks';

const capital = String.raw`\p{Lu}[\p{L}\d'’&.-]*`;
const within = String.raw`de|del|de la|de los|per un|per una|para un|pour un|für ein|de las|du|des|de l['’]|d['’]|la|le|les|el|los|las|da|do|dos|das|di|della|dello|delle|dei|degli|und|y|e|et|en|&|van|der|den|het|zum|zur|am|im|von|pod|na|nad|ve|ile|i|a|au|aux`;
const title = String.raw`(?:(?:El|La|Los|Las|Le|Les|L['’]|Il|Lo|Gli|De|Het|Die|Der|Das|O|A|Os|As)\s)?${capital}(?:\s(?:(?:${within})\s?){0,2}(?:${capital}|\d+(?=\s|$)))*`;
const quoted = String.raw`["“„«'‘](?<quoted>[^"”“»'’\n]{2,50})["”“»'’]`;

/** "ein Hund namens Hobel", "un chat qui s'appelle Grisou": who keeps a house company bears no name of its own. */
const company = String.raw`(?:[Hh]und|[Hh]ündin|[Kk]atze|[Kk]ater|[Pp]apagei|[Pp]ferd|[Ee]sel|[Ll]ehrling|[Ss]ohn|perr[oa]|gat[oa]|burro|hij[oa]|chienn?e?|chatt?e?|âne|fils|fille|cane|gatt[oa]|asino|figli[oa]|cachorr[oa]|filh[oa]|hond|kat|poes|paard|zoon|dochter|pies|kot|syn|córka)`;
/** "Se llama …", "heißt …", "de praktijk heet …", "nazywa się …": what a house is called, said outright. */
const calling = new RegExp(
  String.raw`(?<!${company}(?:\s(?:que|qui|che|der|die|das|dat|wiens|który|która))?,?\s)(?:(?:[Ss]e|[Mm]e) llam\p{L}+|[Nn]os llamamos|llamad[oa]|s['’]appelle(?:nt)?|nommée?|appelée?|heißen|heißt|heissen|heisst|namens|nennt sich|(?:[Ss]e )?cham[ao]\p{L}*|chamad[oa]|[Ss]i chiama|chiamat[oa]|[Cc]i chiamiamo|heet|heten|genaamd|nazywa(?:my)? się|pod nazwą|o nazwie|adı(?:mız)?|adlı|isimli|ismi(?:miz)?)\s(?:${quoted}|(?<name>${title}))`,
  'u',
);
/** "Somos la panadería Tres Espigas", "un site pour la Ferme des Saules", "wij zijn Bakkerij Koren". */
const saying = new RegExp(
  String.raw`(?:(?:[Ss]omos|[Ss]oy de|[Nn]ous sommes|[Ss]iamo|[Jj]esteśmy|(?:sitio|web|site|sito|website|Website|Webseite|Seite|strona|stronę)\s(?:\p{L}+\s)?(?:para|pour|für|per|voor|dla|do|da|de|di)|communication de|responsable de|gestiono|dirijo|llevo|leite|führe|betreib\p{L}+|führen|gère|gestisco|prowadzę|[Ss]crivo per|(?:[Oo]s |[Ll]es |[Tt]e )?[Ee]scrib(?:o|imos) (?:por|para|desde|de parte de)|(?:[Vv]ous |[Tt]' ?)?[ÉéEe]cri[st] (?:de la part de|depuis)|[Ee]screvo (?:de|da|do|em nome d[aeo])|écris pour|schreibe für)(?:\sseit\s\d{4})?\s(?:la|el|los|las|le|les|l['’]|il|lo|a|o|die|der|das|den|dem|de|het|do|da|our|onze?|nostr[oa]|notre|nuestr[oa]|unser\p{L}*|nasz\p{L}*|noss[oa])\s?(?:\p{Ll}+\s){0,2}|(?:voor|für|dla|prowadzę|leite|führe|run)\s(?:\p{Ll}+\s){0,2})(?:${quoted}|(?<name>${title}))`,
  'u',
);
/** "Wir sind die Tischlerei Brandt & Tochter in Lübeck": in German every noun has a capital, so a name is two words and more. */
const german = new RegExp(
  String.raw`[Ww]ir sind\s(?:die|der|das)\s(?<name>${capital}(?:\s(?:(?:&|und|am|zum|zur)\s)?${capital})+)(?=\s(?:in|aus|an|auf|bei|und|seit|mit)\s|[,.]|$)`,
  'u',
);
/** "Mon entreprise c'est KB Chauffage". */
const being = new RegExp(
  String.raw`(?:entreprise|boîte|empresa|negocio|azienda|ditta|firma|bedrijf|zaak|gabinet|salon)\s(?:c['’]est|se llama|es|è|ist|is|to(?: po prostu)?)\s(?:${quoted}|(?<name>${title}))`,
  'u',
);
/** "um site para o meu turismo rural, a Quinta do Vale Escuro, perto de …": the name beside what it is. */
const beside = new RegExp(
  String.raw`(?:para|pour|für|per|voor|dla)\s(?:(?:o|a|el|la|il|lo|le|l['’]|het|de)\s)?(?:meu|minha|nosso|nossa|mi|nuestr[oa]|mon|ma|notre|mein\p{L}*|unser\p{L}*|mio|mia|nostr[oa]|mijn|onze?)\s[^,.\n]{3,40},\s(?:(?:o|a|os|as|el|la|los|las|le|les|il|lo|die|der|das|de|het)\s)?(?<name>${title})(?=[,.]|\s(?:em|en|à|in|na|no|a|bei|nahe|perto|cerca|près|vicino|bij)\s)`,
  'u',
);
const wedding =
  /heiraten|hochzeit|marions|mariage|casamos|boda|casamento|sposiamo|matrimonio|trouwen|bruiloft|ślub|wesel|evleniyoruz|düğün/iu;
/** "Lea Brandner und Simon Fuchs": who marries. */
const couple = new RegExp(
  String.raw`(?<name>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s(?:und|et|y|e|en|i|ve|&)\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)`,
  'u',
);
const sign = new RegExp(
  String.raw`(?:,|:|\s[–—-])\s${quoted}|:\s(?<name>${title})(?=[.,])|\(${quoted.replace('quoted', 'bracketed')}\)`,
  'u',
);
const arabicQuoted =
  /(?:اسمه|اسمها|اسمنا|يسمى|تسمى|باسم|نحن|أنا)\s[^.\n]{0,40}?["«“](?<quoted>[^"»”]{2,40})["»”]|(?:اسمه|اسمها|اسمنا)\s["«“](?<bracketed>[^"»”]{2,40})["»”]/u;
const arabic =
  /(?:نحن|أنا صاحب\p{L}*|اسمه|اسمها|اسمنا|يسمى|تسمى|باسم|موقع(?:اً)? ل)\s?(?:["«“](?<quoted>[^"»”]{2,40})["»”]|(?<name>(?:مركز|مطعم|مقهى|عيادة|مدرسة|روضة|متجر|شركة|ورشة|استوديو|مخبز|فندق|جمعية|نادي|صالون|حلويات|معهد|أكاديمية|مشغل|مزرعة|بيت|دار|محل|مكتب)\s(?:(?!ل|في|من|على|ن[قعس])\p{L}+\s?){1,3}))/u;
const hebrew =
  /(?:נקרא(?:ת|ים)?|ששמ[הו]|בשם|קוראים ל\p{L}+|שם העסק:?|אנחנו|לעסק:?)\s(?:["״“](?<quoted>[^"״”]{2,40})["״”])|(?<![\u05d0-\u05ea])["“”](?<bare>[^"“”\n]{2,30})["“”]/u;

const nameLabel =
  /^(?:nombre|nom|name|nome|naam|nazwa|ad|isim|client[ea]?|kunde|klant|klient|müşteri|firma|empresa|entreprise|azienda|bedrijf|الاسم|العميل|שם|לקוח)(?:\s(?:del?|de la|du|des|der|della|do|da|firmy|negocio|l['’]entreprise|empresa|dell['’]azienda)(?:\s\p{L}+)?)?$/iu;
/** "Client", "Nombre del negocio": what stands behind says whose site it is. */
export const isNameLabel = (label: string): boolean => nameLabel.test(label.trim());

/** "la présidente de l'association « Les Ateliers du Lavoir »": a house, and what it is called in quotation marks. */
const houseQuoted = new RegExp(
  String.raw`(?<!\p{L})(?:l['’]\s?|(?:la|le|el|il|lo|die|der|das|den|dem|o|a|do|da|del|della|de|het|notre|nuestr[oa]|nostr[oa]|noss[oa]|unser\p{L}*|onze?)\s)(?:\p{L}+\s){1,2}["“„«](?<quoted>\s?\p{Lu}[^"”“»\n.!?]{2,50})["”“»]`,
  'u',
);
const saidAloud =
  /(?:lema|motto|slogan|devise|titre|título|titolo|titel|phrase|frase|satz|zin|bot[oó]n|bouton|knop|button|schaltfläche)\s["“„«]/iu;

const tidy = (name: string): string => name.replace(/[\s,.;:]+$/u, '').trim();

/** The name of a house as its first paragraphs say it; null where they say none outright. */
export const nameTold = (blocks: readonly Block[]): string | null => {
  const opening = blocks
    .filter(({ nth }) => nth <= (blocks[0]?.nth ?? 1) + 1)
    .filter(({ sort }) => sort !== 'reviews');
  const texts = opening.flatMap(({ lines }) => lines.map(({ text }) => text));
  const bare = opening
    .filter(({ label: one }) => one === null)
    .flatMap(({ lines }) => lines.map(({ text }) => text));
  const label = blocks.find(({ label: one }) => one !== null && isNameLabel(one));
  if (label?.lines[0] && label.nth <= (blocks[0]?.nth ?? 1) + 1)
    return tidy(
      label.lines[0].text.split(
        /,\s|\s[–—-]\s|\s\(|(?<!\b(?:[Dd]ra?|[Pp]rof|[Mm]ed|[Vv]et|[Ss]te?|[Nn]r))\.\s/u,
      )[0] ?? '',
    );
  for (const pattern of [
    ...(wedding.test(texts.slice(0, 2).join(' ')) ? [couple] : []),
    calling,
    being,
    german,
    beside,
    saying,
    sign,
    arabicQuoted,
    arabic,
    hebrew,
    houseQuoted,
  ])
    for (const text of pattern === sign ? bare : texts) {
      const found = pattern.exec(text);
      const isMotto = found !== null && saidAloud.test(text.slice(0, found.index + found[0].length));
      const groups = isMotto ? undefined : found?.groups;
      const told = groups?.['quoted'] ?? groups?.['name'] ?? groups?.['bracketed'] ?? groups?.['bare'];
      if (told !== undefined && tidy(told).length > 2) return tidy(told);
    }
  return null;
};
