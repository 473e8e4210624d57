import type { Post, Sector } from './directory-jobs';

/** Further fields of work, in English: sample posts of each. */
export const furtherSectors: readonly Sector[] = [
  [
    /museums?|galler(?:y|ies)\b|heritage|archives?|\barts? (?:sector|jobs|organi[sz]ations?)|theatres?|theaters?|culture|cultural/iu,
    [
      ['Curator, social history', 'Care for four thousand objects and the stories in them.'],
      ['Visitor assistant', 'Welcome people, answer questions, keep an eye on the rooms.'],
      ['Conservator, paper', 'Prints and letters, two exhibitions a year.'],
      ['Learning officer', 'School visits, holiday workshops and a handling collection.'],
      ['Collections assistant', 'Catalogue, photograph and find a shelf for everything.'],
      ['Exhibitions technician', 'Build, hang, light and take down again.'],
      ['Shop and ticket desk', 'Weekends at the front, with a discount.'],
      ['Fundraising officer', 'Trusts, members and one large evening a year.'],
    ],
  ],
  [
    /charit(?:y|ies)|non-?profits?|\bngos?\b|third sector|voluntary sector|social impact/iu,
    [
      ['Volunteer coordinator', 'Sixty people, one rota and a lot of tea.'],
      ['Fundraiser', 'Write to trusts, and report back to them honestly.'],
      ['Caseworker', 'Twenty families, and time to visit them.'],
      ['Communications officer', 'Say what is done, in plain words.'],
      ['Shop manager', 'A charity shop with eleven volunteers.'],
      ['Finance assistant', 'Gifts, grants and the year end.'],
      ['Project worker', 'Three afternoons a week with young people.'],
      ['Trustee', 'Unpaid, six evenings a year, needed.'],
    ],
  ],
  [
    /\bgreen\b|climate|environment\w*|sustainab\w+|conservation|renewable\w*|wildlife|forestry|ecolog\w+/iu,
    [
      ['Ecologist', 'Bats, newts and reports that planners read.'],
      ['Woodland ranger', 'Paths, fences, school groups and weather.'],
      ['Solar installer', 'Roofs in a team of three, training paid.'],
      ['Energy adviser', 'Home visits, cold rooms, practical answers.'],
      ['Reserve warden', 'Six hundred hectares and a boat.'],
      ['Recycling coordinator', 'Twelve streets that sort better every month.'],
      ['Policy officer', 'Read the draft, say what it would do.'],
      ['Seasonal surveyor', 'April to September, boots provided.'],
    ],
  ],
  [
    /\bscien(?:ce|tists?)|laborator(?:y|ies)|\blabs?\b|research(?:ers)?\b|academi\w+|postdocs?|biotech/iu,
    [
      ['Research assistant', 'Run the samples, keep the book, ask why.'],
      ['Lab technician', 'Two laboratories and everything that hums in them.'],
      ['Postdoctoral researcher', 'Three years, own question, shared instruments.'],
      ['Data manager', 'Make it findable in ten years.'],
      ['Lecturer', 'Two courses and a small group.'],
      ['Quality officer', 'Check the method and the paper about it.'],
      ['PhD position', 'Four years, paid, two supervisors.'],
      ['Science writer', 'Say it so that a neighbour understands.'],
    ],
  ],
  [
    /child ?care|nurser(?:y|ies)\b|nann(?:y|ies)|au pairs?|babysitt\w+|early years|kindergartens?/iu,
    [
      ['Nursery nurse', 'Eight children from two to four, garden every day.'],
      ['Nanny, three days', 'School run, homework and supper for two.'],
      ['Room leader', 'Plan the week of a team of four.'],
      ['After-school playworker', 'Half past three to six, in term time.'],
      ['Apprentice', 'Learn in the group, one day at college.'],
      ['Cook', 'Forty small lunches, most of them eaten.'],
      ['Babysitter', 'Friday evenings, two regular families.'],
      ['Manager', 'A house of sixty places and eleven colleagues.'],
    ],
  ],
  [
    /librar(?:y|ies|ians?)|publishing|booksellers?|bookshops?|editors?|journalis\w+|\bmedia\b|writers?/iu,
    [
      ['Librarian, children', 'Story times, school visits and a good budget.'],
      ['Bookseller', 'Thursdays to Mondays, read on the job.'],
      ['Copy editor', 'Twelve titles a year, from home if you like.'],
      ['Local reporter', 'Council, courts and the football on Saturdays.'],
      ['Library assistant', 'At the desk and on the mobile van.'],
      ['Rights assistant', 'Contracts, fairs and foreign editions.'],
      ['Picture editor', 'Find it, clear it, credit it.'],
      ['Publicist', 'Three lists and the people who write about them.'],
    ],
  ],
  [
    /hair(?:dress\w*)?|beauty|salons?|barbers?|\bspas?\b|make-?up/iu,
    [
      ['Stylist', 'A chair of your own, column from the first week.'],
      ['Barber', 'Walk-ins and regulars, Saturdays in turn.'],
      ['Beauty therapist', 'Facials, hands and feet in a quiet house.'],
      ['Salon receptionist', 'The book, the till, the coffee.'],
      ['Colourist', 'Long appointments, good light.'],
      ['Apprentice', 'Three years, with models on Mondays.'],
      ['Massage therapist', 'Part time, own hours.'],
      ['Salon manager', 'A team of seven and two rooms.'],
    ],
  ],
  [
    /\bgames?\b(?= (?:industry|jobs|studios?|developers?))|film|\btv\b|animation|\bvfx\b|post-?production|musicians?|music industry/iu,
    [
      ['Production assistant', 'Call sheets, vans and coffee that is still hot.'],
      ['Editor', 'Six half-hours, from rushes to the last mix.'],
      ['Sound recordist', 'Two weeks in spring, own kit.'],
      ['Animator', 'Ten minutes by winter, in a team of five.'],
      ['Runner', 'First job welcome, everything explained.'],
      ['Level designer', 'One large world and its quiet corners.'],
      ['Costume maker', 'Nine weeks, period and modern.'],
      ['Line producer', 'Plan the money and the days.'],
    ],
  ],
  [
    /\blegal\b|law(?:yers?| firms?)|solicitors?|accountan\w+|finance|banking|insurance/iu,
    [
      ['Paralegal', 'Property matters, from first letter to keys.'],
      ['Bookkeeper', 'Nine small firms and their shoeboxes.'],
      ['Trainee solicitor', 'Four seats in two years.'],
      ['Payroll clerk', 'Eighty people, paid on the twenty-fifth.'],
      ['Tax adviser', 'January is busy, August is not.'],
      ['Legal secretary', 'Two partners and their diaries.'],
      ['Claims handler', 'On the telephone with somebody who had a bad day.'],
      ['Financial planner', 'Forty households, twice a year.'],
    ],
  ],
  [
    /\bsea\b|marine|maritime|sailing|yacht\w*|boats?\b|harbours?|fishing|offshore/iu,
    [
      ['Deckhand', 'Day boats from April to October.'],
      ['Marine engineer', 'Diesels, pumps and one old winch.'],
      ['Sailing instructor', 'Children on weekdays, grown-ups at weekends.'],
      ['Harbour assistant', 'Moorings, fees and a launch to drive.'],
      ['Boatbuilder', 'Larch on oak, in a shed with a stove.'],
      ['Skipper', 'Licence needed, two trips a day.'],
      ['Cook on board', 'Twelve people, one small galley.'],
      ['Chandlery assistant', 'Rope, paint and good advice.'],
    ],
  ],
  [
    /\bhorses?\b|equestrian|stables?|\bvets?\b|veterinary|kennels?|\banimals?\b|\bpets?\b/iu,
    [
      ['Groom', 'Six horses, one day off in the week.'],
      ['Veterinary nurse', 'Small animals, no nights.'],
      ['Kennel assistant', 'Walks, feeds and many good-byes.'],
      ['Riding instructor', 'Beginners and a few brave ones.'],
      ['Dog groomer', 'Own table, quiet room.'],
      ['Receptionist', 'The first voice that worried people hear.'],
      ['Farrier’s apprentice', 'Four years, with a van and a good teacher.'],
      ['Rehoming adviser', 'Match the dog and the house.'],
    ],
  ],
];

const named =
  /\bjobs? (?:board|site|page|listings?|portal) (?:for|in|about)\b|\bjobs in\b|\bjobs? board for\b|\bvacanc(?:y|ies) in\b/iu;
const anything =
  /\b(?:remote|freelanc\w+|students?|graduates?|local|part-?time|everyone|all sectors|any|town|village|city|region)\b/iu;
/** Posts that most fields of work have, for one that is named and not known here. */
export const postsOfAnyField = (prompt: string): readonly Post[] | null =>
  named.test(prompt) && !anything.test(prompt)
    ? [
        ['Assistant', 'Learn how it is done beside people who do it daily.'],
        ['Coordinator', 'Keep the dates, the people and the parts together.'],
        ['Team lead', 'Plan the week of five, and do some of it yourself.'],
        ['Administrator', 'Letters, orders and a calm answer.'],
        ['Apprentice', 'Paid from the first day, with somebody to ask.'],
        ['Specialist', 'For somebody who has done it before.'],
        ['Weekend cover', 'Saturdays and Sundays, in turn with one other.'],
        ['Manager', 'A small house, its people and its money.'],
      ]
    : null;
