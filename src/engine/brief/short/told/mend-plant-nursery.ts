import type { Brief } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';

const plants =
  /\bnursery\s(?:for|of|growing|selling|specialising in|with)\s(?:\p{L}+\s){0,3}(?:plants?|trees?|shrubs?|perennials?|ferns?|roses?|alpines?|bulbs?|herbs?|grasses|hedging|cacti|succulents)\b/iu;

/** "A small nursery for alpine plants": where things grow, and no child is minded. */
export function mendPlantNursery(brief: Brief, readPart: ReadPart): Brief {
  const found = plants.exec(brief.prompt.slice(0, 160));
  if (!found || !/\bnursery$/iu.test(brief.offer?.value ?? '')) return brief;
  const meant = readPart('I run a plant nursery.', {});
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return {
    ...brief,
    kind: { value: meant.kind.value, spans },
    offer: { value: 'plant nursery', spans },
  };
}

const institutes =
  /\b(?:our|the|for)\s(?<what>(?:local\s)?(?:WI|Women['’]s Institute|U3A|u3a|NCT|Probus|Rotary|Soroptimists))\b/u;
const house = /^(?:village |church |community |parish |memorial )?(?:hall|centre|room|rooms)$/iu;

/** "our WI in Ludford … the village hall": who meets, and not where. */
export function mendInstitute(brief: Brief): Brief {
  const what = institutes.exec(brief.prompt.slice(0, 80))?.groups?.['what'];
  if (what === undefined || !house.test(brief.offer?.value ?? '')) return brief;
  const start = brief.prompt.indexOf(what);
  const spans = [{ start, end: start + what.length }];
  const town = brief.place?.value;
  return {
    ...brief,
    kind: { value: 'nonprofit', spans },
    offer: { value: /^WI$/u.test(what) ? "women's institute" : `${what} group`, spans },
    name: brief.name ?? (town === undefined ? null : { value: `${town} ${what}`, spans }),
    phrases: brief.phrases.filter(({ value }) => !house.test(value.replace(/^the\s/iu, ''))),
    items: brief.items.map((item) =>
      item.value.section === 'timetable' && house.test(item.value.name.replace(/^the\s/iu, ''))
        ? { ...item, value: { ...item.value, note: item.value.name, name: 'Meeting' } }
        : item,
    ),
  };
}
