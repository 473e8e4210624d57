import type { Brief } from '@/domain/site/brief';

const joins =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|on|at|in|the|from|to|of|del|al|du|au|dal|do|od|vom|bis|doors|starts?|our|my|a|am|um|im|in der|le|la|el|en|a las|à|alle|il|op|om)(?!\p{L})/giu;

const without = (text: string, words: string): string =>
  words === '' ? text : text.split(words.toLowerCase()).join(' ');

/**
 * Whether a text says nothing but when, where and what an event is: that stands under and above the title of its first
 * page. `day` is the date as the site writes it.
 */
export function saysOnlyWhen(text: string, brief: Brief, day = ''): boolean {
  const { date, until, alsoOn, starts, place, offer, prompt } = brief;
  const told = [until, alsoOn, date]
    .flatMap((slot) => slot?.spans ?? [])
    .map(({ start, end }) => prompt.slice(start, end));
  const whens = [day, ...told, starts?.value.said ?? ''].filter((words) => words !== '');
  const said = text.toLowerCase();
  if (!whens.some((words) => said.includes(words.toLowerCase()))) return false;
  const whole = place?.value ?? '';
  const left = [...whens, whole, whole.split(',')[0] ?? '', offer?.value ?? ''].reduce(without, said);
  return !/\p{L}/u.test(left.replace(joins, ' '));
}
