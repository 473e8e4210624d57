import type { Facts } from '../../content';
import { lean } from '../../../brief/words/lean-letters';

const schools = lean(
  /(?<!\p{L})(?:adiestra\p{L}*|éducat\p{L}+ canin\p{L}*|comportementaliste|école du chiot|hundeschule\p{L}*|hundetrain\p{L}*|welpenschule|welpenkurs\p{L}*|adestra\p{L}*|(?:treino|escola) de cães|educat\p{L}+ cinofil\p{L}*|addestra\p{L}*|centro cinofilo|hondenschool|hondentrain\p{L}*|puppycursus|szkolenie psów|szkoła dla psów|behawioryst\p{L}*|köpek eğitim\p{L}*|ה?מאלפ\p{L}*|מאלף|אילוף|تدريب (?:ال)?كلاب)(?!\p{L})/iu,
);

/** Whether a business among the animal doctors teaches dogs instead of healing them. */
export const teachesDogs = ({ brief }: Facts): boolean =>
  brief.kind.value === 'veterinary' && schools.test(brief.prompt);
