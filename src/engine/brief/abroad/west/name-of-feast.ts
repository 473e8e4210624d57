import type { Brief } from '@/domain/site/brief';
import { titleName } from './title-name';
import { slotAt } from '../../slot-at';

const opening = 400;

const wedding =
  /(?:hochzeit|heirat|trauung|boda|mariage|casamento|matrimonio|nozze)(?:\s(?:von|de|di|do|da|entre|zwischen))?[,:]?\s(?:von\s|de\s|di\s)?(?<one>\p{L}{2,})\s(?<and>und|y|e|et|&|\+)\s(?<other>\p{L}{2,})(?=[,.;:\s]|$)/iu;
/** "seite für unsere hochzeit, anna und lukas": who marries, however it is typed; none of them is on offer. */
export function nameOfCouple(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const found = wedding.exec(brief.prompt.slice(0, opening));
  const { one, and, other } = found?.groups ?? {};
  if (!found || one === undefined || other === undefined || and === undefined) return brief;
  const isCouple = (text: string): boolean =>
    [one, other].some((who) => text.toLowerCase() === who.toLowerCase());
  const start = found.index + found[0].indexOf(one);
  const items = brief.items.filter(({ value }) => !isCouple(value.name));
  const parts = brief.parts.filter(({ value }) => !isCouple(value.title));
  const phrases = brief.phrases.filter(({ value }) => !isCouple(value));
  if (brief.name) return { ...brief, items, parts, phrases };
  const raised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return {
    ...brief,
    items,
    parts,
    phrases,
    name: {
      value: `${raised(one)} ${and} ${raised(other)}`,
      spans: [{ start, end: found.index + found[0].length }],
    },
  };
}

const feast =
  /(?<!\p{L})(?<what>chá de (?:bebê|panela|fraldas)|batizado|aniversário|festa de 15 anos|bautizo|cumpleaños|comunión|quinceañera|quince años|baptême|anniversaire|communion|taufe|geburtstag|konfirmation|battesimo|compleanno|cresima|comunione|laurea)\s(?<of>de la|del|da|do|de|di|d['’]|von|vom|della)\s?$/iu;
/** "chá de bebê da Helena": whose feast it is and which. */
export function nameOfFeast(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  const [span] = name?.spans ?? [];
  if (!name || !span || brief.kind.value !== 'event') return brief;
  const found = feast.exec(prompt.slice(Math.max(0, span.start - 40), span.start));
  const { what, of } = found?.groups ?? {};
  if (!found || what === undefined || of === undefined) return brief;
  const gap = /['’]$/u.test(of) ? '' : ' ';
  return {
    ...brief,
    name: {
      value: `${titleName(what.toLocaleLowerCase(spoken), spoken)} ${of}${gap}${name.value}`,
      spans: [{ start: span.start - found[0].length, end: span.end }],
    },
  };
}

const band =
  /,\s(?<who>(?:Die|Der|Das|The|Los|Las|Les|Le|La|El|Gli|I|Il|Os|As|O|A)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?=[,.:])/u;
/** "Band aus Graz, Die Nachtbusse, …": where one plays is no name, and what stands between two marks is. */
export function nameOfBand(brief: Brief): Brief {
  const { name, prompt } = brief;
  const isStage = brief.items.some(({ value }) => value.section === 'events' && value.name === name?.value);
  const found = isStage || name === null ? band.exec(prompt.slice(0, 160)) : null;
  const who = found?.groups?.['who'];
  if (found && who !== undefined && brief.place?.value !== who)
    return { ...brief, name: slotAt(who, found.index + found[0].indexOf(who)) };
  return isStage ? { ...brief, name: null } : brief;
}

const germanTrade =
  /^(?<noun>\p{Lu}\p{Ll}*(?:schule|praxis|tischlerei|schreinerei|bäckerei|metzgerei|werkstatt|kanzlei|salon|studio|hof|gut|haus|laden|café|kellerei|brauerei|gärtnerei|druckerei|agentur|verein|zentrum|apotheke|handlung|betrieb|reinigung|schmiede|manufaktur|atelier|pension|hotel|wirt))\s\p{Lu}/u;
/** "Fahrschule Köhler … Klasse B, A und Anhänger": what it is stands in its name, not further on. */
export function offerOfName(brief: Brief): Brief {
  const { name, offer, spoken } = brief;
  const [span] = name?.spans ?? [];
  const noun = spoken === 'de' ? germanTrade.exec(name?.value ?? '')?.groups?.['noun'] : undefined;
  const isLater = (offer?.spans[0]?.start ?? -1) > (span?.end ?? Infinity);
  return noun !== undefined && span && (isLater || offer === null)
    ? { ...brief, offer: slotAt(noun, span.start) }
    : brief;
}
