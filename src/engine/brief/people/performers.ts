const performers = new Set(
  'band duo trio quartet quintet choir chorus orchestra ensemble troupe dj singer magician pianist harpist guitarist'.split(
    ' ',
  ),
);

/** Whether a word names somebody who plays to others: where they play is not what they are. */
export const isPerformer = (form: string | undefined): boolean => performers.has(form ?? '');
