import type { Brief } from '@/domain/site/brief';
import { findProgramClause } from '../../../brief/abroad/told/clause-of-program';
import { capitalise } from '../../../capitalise';

/** Verbs that part with their first half in a main clause, and two verbs: neither is moved. */
const parted =
  /^(?:ein|aus|auf|ab|an|vor|zu|mit|nach|her|hin|weg|fest|in|op|af|uit|aan|bij|mee|door|samen)\p{Ll}{4,}$/u;
const twoVerbs = /(?:^|\s)\p{Ll}+(?:t|en)\s(?:und|en)\s\p{L}+.*\s/u;
const modal = /^(?:kunnen|kan|kann|können|willen|wil|moeten|mogen)$/u;
const longest = 84;

/** "Handwerker Angebote schreiben": in German and Dutch the verb goes from the end to the second place, behind `first`. */
function withVerbSecond(first: string, does: string, language: string): string | null {
  const words = does.split(/\s+/u);
  const isModal = modal.test(words.at(-2) ?? '');
  const verb = isModal ? words.at(-2) : words.at(-1);
  const rest = isModal ? [...words.slice(0, -2), ...words.slice(-1)] : words.slice(0, -1);
  if (verb === undefined || rest.length === 0 || /,/u.test(does) || /^\p{Lu}/u.test(verb)) return null;
  if (parted.test(verb) || (language === 'nl' ? /\p{L}t\sen\s/u : twoVerbs).test(does)) return null;
  return `${first} ${verb} ${rest.join(' ')}`;
}

const withIt: Readonly<Record<string, string>> = { es: 'con', fr: 'avec', pt: 'com', it: 'con' };

/**
 * What a program does, as a sentence without its full stop: "Mit Rechnungsfux schreiben Handwerker Angebote"; null where no
 * prompt in another language than English says it in a clause, or where the clause would not make a sentence.
 */
function whatItDoes(brief: Brief, name: string): string | null {
  const clause = findProgramClause(brief);
  if (!clause) return null;
  const { does, lead, isByIt } = clause;
  const { spoken } = brief;
  const said = (): string | null => {
    if (spoken === 'de' || spoken === 'nl') {
      const first = isByIt
        ? name
        : spoken === 'nl'
          ? `${lead.toLowerCase() === 'waarin' ? 'In' : 'Met'} ${name}`
          : `${capitalise(lead.split(' ')[0] ?? 'mit')} ${name}`;
      return withVerbSecond(first, does, spoken);
    }
    if (isByIt) return `${name} ${does}`;
    const word = withIt[spoken];
    return word === undefined ? capitalise(does) : `${capitalise(does)} ${word} ${name}`;
  };
  const sentence = said();
  return sentence === null || sentence.length > longest ? null : sentence;
}

const purpose =
  /(?<!\p{L})(?:para|pour|für|per|voor|dla|için|de|di|du|des|del|der|die|das|que|qui|che|zum|zur)(?!\p{L})/iu;
const ofSite =
  /(?<!\p{L})(?:web|site|sitio|página|page|sito|pagina|seite|homepage|landing\p{L}*|con|avec|mit|com|color\p{L}*|farb\p{L}*)(?!\p{L})/iu;

/** "…, Dienstplanung für Pflegeheime.": what stands behind a name and says what it is for. */
export function gistOf(brief: Brief): string | null {
  const end = brief.name?.spans[0]?.end;
  if (end === undefined) return null;
  const told =
    /^["“”»«'’]?\s?[,:–-]\s?(?:un[ae]?\s|eine?\s|uma?\s|das\s|die\s|der\s|la\s|le\s|el\s|o\s|a\s|il\s)?(?<gist>[^,.;:!?\n]{10,60})(?=[,.;:!?\n]|$)/u.exec(
      brief.prompt.slice(end, end + 100),
    )?.groups?.['gist'];
  // "Wochenmarkt-App: zeigt, welche Stände heute da sind."
  const does =
    /^\s?[:–-]\s(?<does>(?:zeigt|hilft|macht|findet|sagt|muestra|ayuda|permite|montre|aide|permet|mostra|ajuda|aiuta|permette)\s?,?\s[^.;:!?\n\d]{10,60})(?=[.;!?\n]|$)/iu.exec(
      brief.prompt.slice(end, end + 100),
    )?.groups?.['does'];
  if (does !== undefined) return capitalise(does.trim());
  // "SaaS „Kolejka“ do zapisów pacjentów": what it is for stands right behind the name.
  const aim =
    /^["“”»«'’]?\s(?<aim>(?:do|dla|für|zum|zur|para|pour|per|voor|om)\s[^,.;:!?\n\d]{8,56})(?=[,.;:!?\n]|$)/u.exec(
      brief.prompt.slice(end, end + 90),
    )?.groups?.['aim'];
  if (aim !== undefined && !ofSite.test(aim)) return capitalise(aim.trim());
  return told !== undefined && purpose.test(told) && !ofSite.test(told) && !/\d/u.test(told)
    ? capitalise(told.trim())
    : null;
}

/** What the page of a program or a thing opens with: what it does, what it is for, else its name. */
export const programTitle = (brief: Brief, name: string): string =>
  whatItDoes(brief, name) ?? gistOf(brief) ?? name;

/** What is documented is told by what it is, and by nothing that programs are praised for; `otherwise` where nothing tells it. */
export const ledeOfDocs = (brief: Brief, otherwise: string): string => {
  const gist = gistOf(brief);
  return gist === null ? otherwise : `${gist}.`;
};
