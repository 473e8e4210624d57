import type { Brief, SitePart, Slot, Span } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';
import { sectionOfTitle } from '../../parts/section-of-title';
import { lean } from '../../words/lean-letters';
import { overlaps } from '../../words/slot-spans';
import { isLook } from '../is-look';
import { article, joint } from './wished-parts';

const apps = new Set<string>(appKinds);
const sentences = /[^.!?\n]+/gu;
const mostWords = 4;
const fewestParts = 2;
/** How a piece begins that hangs on the words before it, tells of whom or how, or refuses. */
const hanging =
  /^(?:con|com|avec|mit|met|z|ze|sin|sem|sans|ohne|senza|zonder|bez|für|para|pour|per|voor|dla|i[cç]in|in|im|en|em|à|a|da|de|di|du|von|van|bei|près|nahe|near|auf|sur|su|op|na|nad|w|no|nicht|keine?n?|non|pas|geen|nie|todo|alles|tout|tutto|mucho|viel|beaucoup|muito|molto|veel|dużo|sadece|nur|solo|alleen|tylko|tons?|tonos?|toni|estilo|style|stil|stile|stijl|styl|مع|بدون|من|في|على|بألوان|ללא|עם|בלי|ב\p{L}+|ل\p{L}+)(?:\s|$)/iu;

/** "inscripción online", "Standanmeldung": where visitors put their names down. */
const signUp = lean(
  /^(?:(?:online[- ]?)?\p{L}*anmeldung|inscripci[oó]n(?:es)?|inscriptions?|inscriç(?:ão|ões)|iscrizion[ei]|registro|registrierung|registration|aanmelding|aanmelden|inschrijving|inschrijven|(?:online )?(?:zapisy|rejestracja)|(?:online )?(?:kayıt|başvuru)|(?:ال)?تسجيل|הרשמה|רישום)(?: (?:online|en ligne|en línea|abierta|ouvertes?|aperte|على الإنترنت|אונליין|مقدم|des? (?:participants|stands|équipes)|de (?:participantes|equipos|puestos)))?$/iu,
);
const signedUpFor: ReadonlySet<string> = new Set(['event', 'course', 'nonprofit', 'gym', 'yoga', 'unknown']);

/** The stretches of every slot of a brief, whatever it holds. */
const claimed = (value: unknown): Span[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { start, end } = value as Partial<Span>;
  if (typeof start === 'number' && typeof end === 'number') return [{ start, end }];
  return Object.values(value).flatMap(claimed);
};

/** The entries of a list with their places, brackets with what stands before them. */
function entriesOf(prompt: string, start: number, end: number): (Span & { readonly text: string })[] {
  let at = start;
  return prompt
    .slice(start, end)
    .split(joint)
    .map((piece) => {
      const text = piece.trim();
      const from = prompt.indexOf(text, at);
      at = from + text.length;
      return { start: from, end: at, text };
    });
}

/** A part in which one signs up is a form, and no list of prices that nobody told. */
function withSignUp(brief: Brief): Brief {
  const { parts, sections, kind, prompt } = brief;
  if (!signedUpFor.has(kind.value)) return brief;
  const hasPrices = brief.items.some(({ value }) => value.price !== undefined);
  const known = sections.some(({ value }) => value === 'form');
  const told = sections.flatMap((slot): typeof sections => {
    const said = slot.spans.map(({ start, end }) => prompt.slice(start, end)).join(' ');
    if (slot.value !== 'tickets' || hasPrices || !signUp.test(said)) return [slot];
    return known ? [] : [{ ...slot, value: 'form' }];
  });
  const asked = parts.find(({ value }) => !value.isPage && !value.lines?.length && signUp.test(value.title));
  const hasForm = told.some(({ value }) => value === 'form');
  return {
    ...brief,
    parts: parts.filter((part) => part !== asked),
    sections: asked && !hasForm ? [...told, { value: 'form', spans: asked.spans }] : told,
  };
}

/** "services, équipe, points de retrait, contact": what stands in a list of parts, and was read as nothing else, is a part as well. */
export function listedAmongParts(brief: Brief): Brief {
  const { prompt, kind, spoken } = brief;
  if (apps.has(kind.value)) return brief;
  const parts = [...brief.sections, ...brief.parts].flatMap(({ spans }) => [...spans]);
  // Of a festival or a race a bare phrase between its parts is one of them: "albo d'oro".
  const isEvent = kind.value === 'event';
  const { prompt: _prompt, phrases, ...rest } = brief;
  const taken = [...claimed(rest), ...(isEvent ? [] : claimed(phrases))];
  const found: Slot<SitePart>[] = [];
  for (const sentence of prompt.matchAll(sentences)) {
    const colon = sentence[0].search(/:(?!\d)/u);
    const start = sentence.index + colon + 1;
    const entries = entriesOf(prompt, start, sentence.index + sentence[0].length);
    const isPart = (at: number): boolean => {
      const entry = entries[at];
      return entry !== undefined && overlaps(parts, [entry]);
    };
    if (entries.filter((_, at) => isPart(at)).length < fewestParts) continue;
    for (const [at, entry] of entries.entries()) {
      const title = entry.text.replace(article, '');
      const isAmong =
        at === 0 ? colon >= 0 && isPart(1) : isPart(at - 1) && (at === entries.length - 1 || isPart(at + 1));
      if (
        isAmong &&
        /^[\p{L}'’ -]{3,40}$/u.test(title) &&
        title.split(/\s+/u).length <= mostWords &&
        (isEvent || /\s/u.test(title)) &&
        sectionOfTitle(title, spoken, kind.value) === null &&
        !hanging.test(title) &&
        !isLook(title) &&
        !overlaps(taken, [entry])
      )
        found.push({
          value: { title: capitalise(title), isPage: false },
          spans: [{ start: entry.start, end: entry.end }],
        });
    }
  }
  // "sedi (Padova, Treviso)", "livres publiés (5)": what a bracket says of a part belongs to it.
  const told = [...brief.parts, ...found].map((part) => ({
    ...part,
    spans: part.spans.map(({ start, end }) => ({
      start,
      end: end + (/^\s?\([^()]{1,80}\)/u.exec(prompt.slice(end))?.[0].length ?? 0),
    })),
  }));
  const added = told.flatMap(({ spans }) => [...spans]);
  return withSignUp({
    ...brief,
    parts: told,
    phrases: phrases.filter(({ spans }) => !overlaps(spans, added)),
  });
}
