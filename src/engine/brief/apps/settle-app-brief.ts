import type { Brief, Slot } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';
import { appKinds, type BehaviourType, type SectionType, type SiteKind } from '@/domain/site/vocabulary';

const apps = new Set<SiteKind>(appKinds);
/** Apps that list what lies somewhere, or are a house's own. */
const located = new Set<SiteKind>(['directory', 'forum', 'booking', 'chat']);
/** Parts that can stand below a tool; every other section word in its prompt is about what the tool does. */
const beside = new Set<SectionType>(['faq', 'newsletter', 'privacy', 'features', 'testimonials', 'process', 'map', 'footer', 'nav', 'booking', 'form']); // prettier-ignore
/** Tools that read whatever they hold by themselves. */
const selfRead = new Set<SiteKind>(['dashboard', 'timer', 'converter', 'flashcards', 'notes', 'palette']);
/** "Aquarium log with tanks": what each entry of a log belongs to. */
const keptThing = /^\p{Ll}{3,}s$/u;
/** "Names Aisha", "aisles Fruit": what is called so in the tool. */
const proper = /(?:^|\s)\p{Lu}\p{Ll}/u;
const locating =
  /(?:^|[\s(])(?:in|near|at|from|around|of|à|en|a|in|bei|aus|w|de|te|da|em)\s(?:the\s)?["“]?$/iu;

const isDone = /\b(?:after|when(?:ever)?|if|once|even if|until|before|with|between)\b[^.;]{0,24}$/iu;
/** "When I close the tab": a tab of the browser, and no tabs on the page. */
const browserTab =
  /\b(?:clos\w+|shut\w*|leav\w+|kill\w*|reload\w*|refresh\w*|re-?open\w*|new|another|browser|in an?)\s(?:(?:the|my|this|that|your|a|its|browser)\s){0,2}$/iu;

const isTabOfBrowser = ({ prompt }: Brief, { value, spans }: Slot<BehaviourType>): boolean =>
  value === 'tabs' &&
  spans.length > 0 &&
  spans.every(
    ({ start }) =>
      browserTab.test(prompt.slice(Math.max(0, start - 40), start)) || isDone.test(prompt.slice(0, start)),
  );

/** "Que no se pierda nada al recargar": what must not be lost is kept. */
const nothingLost =
  /\b(?:los(?:e|ing|t)|forget|disappear|vanish|pierd\p{L}*|perd\p{L}*|verlier\p{L}*|verloren|kwijt\p{L}*|znik\p{L}*|straci\p{L}*|kaybol\p{L}*)(?!\p{L})|لا ت?ي?ضيع|לא (?:ת|י)?(?:אבד|ימחק)/iu;

/** "With shops Lidl, Market": one of what it holds, and no name of the tool; "capitals of Africa" is all that it is about. */
function ownName({ name, prompt }: Brief): Brief['name'] {
  const span = name?.spans[0];
  if (!name || !span) return name;
  const before = prompt.slice(Math.max(0, span.start - 30), span.start);
  const isOfList = /\b(?:with|in|for|from|con|mit|avec|com)\s\p{Ll}{3,}s\s$/u.test(before) && /^,\s\p{Lu}/u.test(prompt.slice(span.end)); // prettier-ignore
  if (isOfList) return null;
  const topic = /\b\p{Ll}{4,}s\sof\s(?:the\s)?$/u.exec(before)?.[0];
  return topic === undefined ? name : { ...name, value: capitalise(topic + name.value) };
}

const isMisread = (brief: Brief, slot: Slot<string>): boolean =>
  (slot.value === 'persist' && nothingLost.test(brief.prompt)) ||
  isTabOfBrowser(brief, slot as Slot<BehaviourType>);

/**
 * The brief of a tool that is one page: what its prompt lists are things it does, keeps or asks, and they are read by the
 * tool itself; no phrase, section or town of them stands beside it.
 */
export function settleAppBrief(brief: Brief): Brief {
  const { kind, prompt } = brief;
  if (!apps.has(kind.value)) return brief;
  const behaviours = brief.behaviours.filter(
    // "Quiz night scoreboard": the quiz is played elsewhere.
    (slot) => !isTabOfBrowser(brief, slot) && !(kind.value === 'game' && slot.value === 'quiz'),
  );
  const excluded = brief.excluded.filter((slot) => !isMisread(brief, slot));
  const kept = brief.excluded.find((slot) => slot.value === 'persist' && isMisread(brief, slot));
  const done: Brief = {
    ...brief,
    excluded,
    behaviours:
      kept && !behaviours.some(({ value }) => value === 'persist')
        ? [...behaviours, { value: 'persist', spans: kept.spans }]
        : behaviours,
  };
  if (brief.pages.length > 0 || brief.ownPages !== undefined) return done;
  const isLocated =
    located.has(kind.value) ||
    brief.place?.spans.some(({ start }) => locating.test(prompt.slice(Math.max(0, start - 14), start))) ===
      true;
  return {
    ...done,
    place: isLocated ? brief.place : null,
    name: ownName(brief),
    // "Quality 1-5", "slots 9-17": figures of the tool, and nobody's opening hours.
    hours: located.has(kind.value) ? brief.hours : null,
    sections: located.has(kind.value)
      ? brief.sections
      : brief.sections.filter(({ value }) => beside.has(value)),
    items: selfRead.has(kind.value)
      ? brief.items.filter(({ value }) => value.section === 'app')
      : brief.items,
    phrases: brief.phrases.filter(
      ({ value }) =>
        (kind.value === 'tracker' && keptThing.test(value)) || (brief.spoken !== 'de' && proper.test(value)),
    ),
  };
}
