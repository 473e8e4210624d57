import type { Facts } from '../../content';

/** "SaaS", "Onlineshop": the form of a business says nothing of it over a headline. */
const isForm = (text: string): boolean =>
  /^(?:saas|software|app|online-?shop|shop|web|startup)$/iu.test(text);

/** What stands over a headline: what it is and where, as far as the name does not say so. */
export const kickerOf = ({ name, place }: Facts, offered: string | null): readonly string[] =>
  [offered, place].filter(
    (part): part is string =>
      part !== null && part !== '' && !name.toLowerCase().includes(part.toLowerCase()) && !isForm(part),
  );
