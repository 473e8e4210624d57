import { capitalise } from '../../../capitalise';
import { sortOfLabel, type ChapterSort } from './label-sorts';

const has = String.raw`temos|tenemos|nous avons|on a|wir haben|abbiamo|(?:wij|we) hebben|mamy|hay|há|il y a|es gibt|ci sono|er zijn`;
const offers = String.raw`nous proposons|on propose|je propose|ofrecemos|ofrezco|oferecemos|ofereço|(?:wir|ich) biete[nt]?(?: an)?|offriamo|offro|proponiamo|(?:wij|we) bieden|oferujemy|oferuję`;
const having = new RegExp(
  String.raw`^(?:${has}|(?<offers>${offers}))\s(?:ihnen\s|euch\s|vous\s|les\s)?`,
  'iu',
);

/** What leads a list in as a title of the list, and what it is about: "Nous proposons cinq ateliers" is "Cinq ateliers", an offer. */
export const titleOfLead = (lead: string): { readonly title: string; readonly sort: ChapterSort } => {
  const found = having.exec(lead);
  const title = capitalise(lead.slice(found?.[0].length ?? 0).trim());
  const sort = sortOfLabel(title);
  return { title, sort: sort === 'other' && found?.groups?.['offers'] !== undefined ? 'offer' : sort };
};
