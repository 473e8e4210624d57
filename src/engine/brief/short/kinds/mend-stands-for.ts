import type { Brief } from '@/domain/site/brief';

/** "Candidate Ruth Adeyemi, fixing buses, saving the library": what somebody stands for is no service of theirs. */
export const mendStandsFor = (brief: Brief): Brief =>
  /\bcandidate\b/iu.test(brief.offer?.value ?? '')
    ? {
        ...brief,
        items: brief.items.map((item) =>
          item.value.section === 'services'
            ? { ...item, value: { ...item.value, section: 'features' } }
            : item,
        ),
      }
    : brief;
