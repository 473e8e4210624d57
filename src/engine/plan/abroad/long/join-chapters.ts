import type { Chapter } from '../../../brief/abroad/long/chapter';

const join = (one: Chapter, other: Chapter): Chapter => ({
  ...one,
  label: one.label ?? other.label,
  rows: [...one.rows, ...other.rows],
  people: [...one.people, ...other.people],
  answers: [...one.answers, ...other.answers],
  voices: [...one.voices, ...other.voices],
  dated: [...one.dated, ...other.dated],
  sentences: [...one.sentences, ...other.sentences],
});

/** Chapters of one page with those of one sort joined, where at most one of them has a title of its own. */
export const joinChapters = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.reduce<Chapter[]>((all, chapter) => {
    const at = all.findIndex(
      ({ sort, label }) => sort === chapter.sort && (label === null || chapter.label === null) && (sort !== 'other' || (label === null && chapter.label === null)), // prettier-ignore
    );
    const twin = all[at];
    return twin ? all.with(at, join(twin, chapter)) : [...all, chapter];
  }, []);
