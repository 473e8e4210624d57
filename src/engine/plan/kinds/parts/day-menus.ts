import type { Brief } from '@/domain/site/brief';

const ofDay =
  /^(?:men[uúù]s? (?:del d[ií]a|du jour|do dia|del giorno|des tages|executivo|ejecutivo)|formule (?:du )?midi|mittagsmenü|tagesmenü|tagesgericht|dagmenu|dagschotel|prato do dia|plat du jour|plato del día|piatto del giorno)$/iu;

/** Whether these are menus of the day alone: "menú del día a 14 €" is no whole card. */
export const areOfDay = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => ofDay.test(name.trim()));

/** Whether a prompt tells of its card nothing but the menu of the day. */
export const onlyOfDay = ({ items }: Pick<Brief, 'items'>): boolean =>
  areOfDay(items.flatMap(({ value }) => (value.section === 'menu' ? [value.name] : [])));
