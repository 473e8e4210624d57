import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { composeSite } from '../../compose/compose-site';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

const saddler = `Hi there, I hope this is the right place. My name is Marion Felt and I run a saddle fitting business called Felt & Girth from a unit near Ludlow in Shropshire. I've been qualified since 2011.

What I do: I come to your yard, I look at the horse standing and moving, take a template of the back, and then check your saddle. Please don't feed him right before.

Prices are as follows:
First fitting visit £75
Full reflock in the workshop £180 (saddle away for about 10 days)
Selling your old saddle for you 20% commission

I only work Monday to Thursday, 9 till 5, Fridays are workshop days. Payment by bank transfer or card on the day, no cheques.

I'd like a page about me, a page of prices and a page with advice (how often to check a saddle: every six months). The contact form should ask for name, phone, the horse's name and what saddle they have now. No online booking please because I plan routes by hand. Nothing pink. My email is marion@feltandgirth.example. Thank you so much, Marion`;

const bees = `beekeeping club website

Stour Valley Beekeepers. founded 1952, about 140 members.

meetings: first wednesday of the month 7.30pm at Wye village hall, bring a mug
committee: Chair - Geoff Penn, Secretary - Anjali Rao, Swarm coordinator - Jen Whittle 07700 900871

Membership
Full member | £38 a year
Country member (no bees yet) | £12 a year
Junior (under 18) | free

beginners course: 8 thursday evenings starting 21 January plus 4 practical sundays, £120 including the book, max 20 people
swarms: we collect honeybee swarms for free, we do not remove wasps or bumblebees, ring Jen. Send a photo first.

want: home, join, course, swarm page, committee. must say we are affiliated to Kent Beekeepers Association. no shop. friendly, yellow and black but not stripy.`;

const engineers = `# Website brief: Halden & Ruiz, Structural Engineers

**Who we are**
Two-partner practice in Bristol. Ingrid Halden CEng (concrete, timber frame) and Mateo Ruiz CEng (steel, temporary works). Established 2017.

**Services**
- Loft conversion calculations: fixed fee £650 + VAT, 7 working days
- Wall removal: £380 + VAT, 4 working days
- Basement design: by quotation

**Process**
1. Send us drawings or photos
2. Fixed-fee quote within 24 hours
3. We answer building control queries at no extra cost

**Selected projects**
- Totterdown Loft, 2023: terraced house, ridge beam carried through the house
- Chew Valley Barn, 2021: oak frame repaired rather than replaced

**FAQ**
- Do you do party wall work? No, but we know who does.
- Can you start this week? Usually, yes.

**Pages**: Home, Services & Fees, Projects, People, Contact
**Do not include**: testimonials, stock photos, blog`;

const van =
  'need a site for my mobile dog grooming van its called Wags on Wheels i cover Geelong Torquay and the Bellarine been doing it 6 years im cert III qualified and insured small dogs wash and tidy $65 medium $80 full groom from $95 nails only $20 cats no sorry i dont do cats the van has hot water and its own power takes 60 to 90 mins depending on coat i dont use cages tues to sat 8am to 4pm booked about 3 weeks out so get in early text me on 0491 570 156 pensioners get 10% off on wednesdays i dont want online booking just a text button';

const pagesOf = (prompt: string): Map<string, string> =>
  new Map(
    composeSite(makePlan(readBrief(prompt), 1))
      .filter(({ path }) => path.endsWith('.html') && path !== '404.html')
      .map((file) => [
        file.path,
        textOf(file)
          .replace(/<[^>]+>/gu, ' ')
          .replaceAll('&amp;', '&')
          .replace(/&#39;|’/gu, "'")
          .replace(/\s+/gu, ' '),
      ]),
  );

let sites: Record<'saddler' | 'bees' | 'engineers' | 'van', Map<string, string>>;
beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
  sites = {
    saddler: pagesOf(saddler),
    bees: pagesOf(bees),
    engineers: pagesOf(engineers),
    van: pagesOf(van),
  };
});

describe('what a long prompt states', () => {
  it.each([
    ['saddler', ['Felt & Girth', 'Ludlow', 'qualified since 2011', 'take a template of the back', '£180', 'Saddle away for about 10 days', '20% commission', 'Fridays are workshop days', 'no cheques', "Don't feed him right before", 'how often to check a saddle', "horse's name", 'What saddle you have now']],
    ['bees', ['founded 1952', 'bring a mug', 'Geoff Penn', '£38 a year', 'No bees yet', 'Free', '4 practical', '£120', 'Max 20 people', 'bumblebees', 'Send a photo first', 'affiliated to Kent Beekeepers Association', '07700 900871']],
    ['engineers', ['Ingrid Halden CEng', 'Mateo Ruiz CEng', 'teel, temporary works', 'Established 2017', '£650 + VAT', '7 working days', 'by quotation', 'quote within 24 hours', 'ridge beam carried through the house', 'oak frame repaired', 'Do you do party wall work?', 'No, but we know who does']],
    ['van', ['Wags on Wheels', 'Torquay', '6 years', 'cert III', '$65', '$80', 'from $95', '$20', "don't do cats", 'hot water', '60 to 90 mins', "don't use cages", '3 weeks out', '10% off', '0491 570 156']],
  ] as const)('stands on the site of the %s', (owner, told) => {
    const text = [...sites[owner].values()].join(' ').toLowerCase();
    for (const words of told) expect.soft(text).toContain(words.toLowerCase());
  }); // prettier-ignore

  it('stands on the page that is about it', () => {
    expect(sites.bees.get('committee.html')).toContain('Anjali Rao');
    expect(sites.bees.get('join.html')).toContain('£38 a year');
    expect(sites.bees.get('course.html')).toContain('4 practical');
    expect(sites.saddler.get('advice.html')).toContain('every six months');
    expect(sites.engineers.get('projects.html')).toContain('Totterdown Loft');
  });
});

describe('what nobody told', () => {
  it.each(['saddler', 'bees', 'engineers', 'van'] as const)(
    'does not stand on the site of the %s',
    (owner) => {
      const text = [...sites[owner].values()].join(' ');
      expect(text).not.toMatch(/Cart|Nell Whitaker|Rhys Pritchard|Write or call\. A person answers|sample/u);
      expect(text).not.toMatch(/stripy|Nothing pink|right place|online booking|stock photos/u);
    },
  );
});

it('opens with what is done, not where, and asks in one form for what the owner asks', async () => {
  const pages = pagesOf(
    "Hi, I need a website for my small upholstery workshop. It's called Thornbury & Daughter, in an old dairy outside Frome, Somerset. I'm Jean Thornbury and my daughter Alice joined me in 2018. We reupholster armchairs, sofas, window seats and the odd church kneeler. Turnaround is usually eight to ten weeks. The workshop is at Dairy Lane, Mells, Frome BA11 3QX. People always ask if it's cheaper than buying new: no, but it will last thirty years. I'd like it warm, dark green and cream, with a contact page with a form where people can send photos of their chair, its rough size and whether they have fabric already. No blog, no newsletter.",
  );
  const home = pages.get('index.html') ?? '';
  expect(home.indexOf('We reupholster armchairs')).toBeGreaterThan(-1);
  expect(home.indexOf('We reupholster armchairs')).toBeLessThan(home.indexOf('Dairy Lane'));
  const contact = pages.get('contact.html') ?? '';
  expect(contact).toContain('Photos of your chair');
  expect(contact).toContain('Whether you have fabric already');
  expect(contact).not.toContain('Send us a note');
});

it('keeps the sections that are asked for, with samples to be filled, and tells no visitor what a page needs', () => {
  const pages = pagesOf(
    'We are Harrow Lane Primary School, founded in 1931 in Norwich. We need a website for parents. Pages: Home, Admissions, Term dates, News, Contact. The home page should have a big welcome headline "Every child, every day", three values, a short welcome from the head, the latest three news posts, and an events calendar. Admissions needs a step by step process and an FAQ with at least six questions. Phone 01603 555 0142, email office@harrowlane.example, address: 14 Harrow Lane, Norwich NR3 2AB. Navy blue header, white background, sunflower yellow buttons. Friendly and clear, easy to read. No carousel, no pop-ups and no stock photos.',
  );
  const text = [...pages.values()].join(' ');
  expect(text).not.toContain('Admissions needs');
  expect(text).toContain('Coming up');
  expect(text).toMatch(/The latest|Notes|News/u);
  expect(pages.get('admissions.html') ?? '').toMatch(/Come and see|Registration/u);
});
