import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const isTorn = (text: string): boolean => text.includes(')') && !text.includes('(');

/** "The first meeting (MIAM) costs £120": the thing before the bracket, with what the bracket says of it. */
function joined({ prompt }: Brief, { value, spans }: Slot<ListedItem>): Slot<ListedItem> | null {
  const inner = value.name.replace(/\).*$/u, '').trim();
  const at = prompt.lastIndexOf(`(${inner}`, (spans[0]?.start ?? 0) + value.name.length);
  const head = /(?:^|[.,;:!?\n]\s?)(?:the\s|an?\s|our\s)?(?<head>\p{L}[\p{L}\d’'& -]{2,40})\s$/iu.exec(
    prompt.slice(Math.max(0, at - 60), at),
  )?.groups?.['head'];
  if (at < 0 || head === undefined) return null;
  return { value: { ...value, name: capitalise(head), note: value.note ?? inner }, spans };
}

/** The listed things without brackets that close what was never opened. */
export function mendBrackets(brief: Brief): Brief {
  if (!brief.items.some(({ value }) => isTorn(value.name) || isTorn(value.note ?? ''))) return brief;
  const items = brief.items.map((item): Slot<ListedItem> => {
    const { name, note } = item.value;
    if (isTorn(name))
      return (
        joined(brief, item) ?? { ...item, value: { ...item.value, name: name.replaceAll(')', '').trim() } }
      );
    return note !== undefined && isTorn(note)
      ? { ...item, value: { ...item.value, note: note.replaceAll(')', '').trim() } }
      : item;
  });
  return {
    ...brief,
    items: items.filter(
      (item, at) =>
        item.value.price !== undefined ||
        !items.some(
          ({ value }, other) =>
            other !== at &&
            value.price !== undefined &&
            value.name.toLowerCase() === item.value.name.toLowerCase(),
        ),
    ),
  };
}
