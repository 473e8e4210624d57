import { artLessons } from './lessons-in-arts';
import { skillLessons } from './lessons-in-skills';

/** Schools and teachers of one skill: the lessons, who teaches, what they cost. */
export const lessons = [...artLessons, ...skillLessons];
