import type { PartContent } from './read-parts';

const howTo = /^how (?:to|you can|do i|people can)\s(?<verb>\p{Ll}+)\s(?<what>.{3,50})$/iu;
// What somebody does with the house: the rest, "how to spot bats", is to be explained and no matter of asking.
const asked =
  /^(?:give|foster|adopt|borrow|lend|hire|rent|refer|return|sell|swap|report|submit|become|sponsor|request|commission|visit|list|propose|nominate|claim|arrange|host|stay|subscribe|renew|leave|bring|send|sign|offer|share|suggest|place|make|ask|collect|exchange|trade|advertise|exhibit|perform|speak|teach|train|gift|bequeath|fund|support|invest|start|set|take|come|see|try)$/iu;
const whom =
  /^(?:for\s)?(?<whom>(?:\p{L}+\s)?(?:\p{L}{3,}s|people|children|parents|women|men))\s(?:who|with|that|whose)\s.{3,60}$/iu;
// "Photos with captions" are to be shown, and nobody to be spoken to.
const things =
  /^(?:\p{L}+\s)?(?:photos?|pictures|images|cards|reviews|prices|services|buttons|links|dates|events|products|rows|lists?|sections|pages|times|details|names|quotes|stories|posts|hours|rooms|maps|questions|answers|steps|plans|classes|courses|galleries|tables|forms|fields|icons|columns)\s/iu;

const content = (isSteps: boolean, entries: PartContent['entries']): PartContent => ({
  of: /(?!)/u,
  spelled: '',
  among: null,
  lede: null,
  isSteps,
  entries,
});

/** "How to give an instrument", "landowners who have a pond": what a part by such a title asks of its readers, in its own words. */
export function contentByShape(title: string): PartContent | undefined {
  const { verb = '', what = '' } = howTo.exec(title)?.groups ?? {};
  if (asked.test(verb)) {
    const thing = what === 'one' ? 'one' : what;
    return content(true, [
      ['Write to us', `Say that you would like to ${verb.toLowerCase()} ${thing}, and how to reach you.`],
      ['You hear from us', 'With what is needed, and what happens next.'],
      ['We agree', 'On where, when and who sees to it.'],
    ]);
  }
  const people = things.test(title) ? undefined : whom.exec(title)?.groups?.['whom'];
  if (people === undefined) return undefined;
  return content(true, [
    ['Tell us about it', 'What it is, where it is, and what you would like to happen.'],
    ['We answer', 'With what is possible, and what it would take.'],
    ['Nothing is settled yet', 'You decide once you know what it means for you.'],
  ]);
}
