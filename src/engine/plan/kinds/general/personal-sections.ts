import type { SectionType } from '@/domain/site/vocabulary';
import type { Facts, SectionContent } from '../../content';

const personal: ReadonlySet<string> = new Set(['portfolio', 'cv', 'photographer', 'link-in-bio']);

/** What one person shows of themselves where a house would speak of open days and of "us": talks and notes. Else nothing. */
export function personalSections({ brief, pick }: Facts): Partial<Record<SectionType, SectionContent>> {
  if (!personal.has(brief.kind.value)) return {};
  const posts: SectionContent = {
    title: pick('posts', ['Notes', 'Writing', 'Latest writing']),
    items: [
      {
        title: 'What I got wrong first',
        value: '8 March',
        note: '3 min read',
        text: 'And what it took to notice.',
        sample: true,
        list: [
          'The first version answered a question that nobody had asked. It did so very well.',
          'Since then I write the question at the top of the page, and look up.',
        ],
      },
      {
        title: 'Explained to my aunt',
        value: '17 February',
        note: '4 min read',
        text: 'What I do all day, without a single word from work.',
        sample: true,
        list: [
          'She listened to the end and asked what it was good for. It took the rest of the afternoon.',
          'The short answer is the one I use now.',
        ],
      },
      {
        title: 'A small tool I keep',
        value: '20 January',
        note: '2 min read',
        text: 'Old, plain, and still the first thing I open.',
        sample: true,
        list: ['It does one thing. I have replaced it three times and gone back three times.'],
      },
    ],
  };
  if (!/\b(?:talks?|speaking|lectures?|keynotes?)\b/iu.test(brief.prompt)) return { posts };
  return {
    posts,
    events: {
      title: 'Talks',
      lede: 'Shorter or longer, for ten people or three hundred. Dates stand here once they are fixed.',
      items: [
        {
          title: 'The part nobody shows',
          text: 'Twenty minutes on what comes after the demo.',
          sample: true,
        },
        { title: 'Questions from the back row', text: 'Half talk, half answers.', sample: true },
        { title: 'Small mistakes, collected', text: 'With what each of them cost.', sample: true },
      ],
    },
  };
}
