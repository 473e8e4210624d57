import { errands } from './errands';
import { offices } from './offices';

/** Services for people who live nearby: transport, repair, care, public offices, research. */
export const locals = [...errands, ...offices];
