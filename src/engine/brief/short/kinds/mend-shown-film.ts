import type { Brief } from '@/domain/site/brief';

const word = /^(?:(?:[Oo]ur\s)?[Nn]ext\s)?[Ff]ilm:?\s(?=[A-Z])/u;

/** "Next film Paddington": the evening is called after what is shown. */
export const mendShownFilm = (brief: Brief): Brief =>
  /\b(?:cinema|film)\b/iu.test(brief.offer?.value ?? '')
    ? {
        ...brief,
        items: brief.items.map((item) =>
          item.value.section === 'events'
            ? { ...item, value: { ...item.value, name: item.value.name.replace(word, '') } }
            : item,
        ),
      }
    : brief;
