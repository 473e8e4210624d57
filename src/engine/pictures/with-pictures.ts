import type { Brief } from '@/domain/site/brief';
import type { SitePlan } from '../plan/site-plan';

/** The brief as the person is told of it: with the colours and places that their pictures brought. */
export function withPictures(brief: Brief, { brief: { colours }, pictures: { remarks } }: SitePlan): Brief {
  return remarks.length === 0 ? brief : { ...brief, colours, remarks: [...brief.remarks, ...remarks] };
}
