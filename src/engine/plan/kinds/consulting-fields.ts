import { chooseBank } from './parts/says';
import type { ContentItem, Facts } from '../content';
import { points } from './parts/points';

type Field = {
  readonly titles: readonly string[];
  readonly lede: string;
  readonly offers: readonly ContentItem[];
  /** Whether it sells advice, and not a service such as transport or desks. */
  readonly isAdvice: boolean;
};

/** The field of work the prompt speaks of; advice unless it says more. */
export const consultingField = (facts: Facts): Field =>
  chooseBank<Field>(
    facts,
    [
      [
        /recruit|staffing|headhunt|talent/iu,
        {
          titles: ['The right person, met early', 'Three people worth meeting', 'Good people find good work'],
          lede: 'We listen to both sides, introduce few people and stay until the first month has gone well.',
          offers: points([
            ['Search', 'Three people worth meeting, not thirty profiles.', 'search'],
            ['Selection', 'Interviews with work in them.', 'chat'],
            ['Temporary staff', 'Good people, Monday.', 'clock'],
            ['Career talks', 'For those who are looking quietly.', 'door'],
          ]),
          isAdvice: false,
        },
      ],
      [
        /\bIT\b|\b(?:i\.t\.|it) (?:support|services?|compan(?:y|ies)|consult\p{L}+|firm|helpdesk|provider)\b|cyber|[Mm]anaged service|[Nn]etworks?\b(?!ing)|[Cc]loud/u,
        {
          titles: ['It works on Monday morning', 'Someone picks up', 'Quiet systems, calm people'],
          lede: 'We look after machines, networks and the people in front of them, and we explain what we do while we do it.',
          offers: points([
            ['Support', 'A voice in a minute, a fix the same day.', 'phone'],
            ['Security', 'Locks, habits, backups that restore.', 'shield'],
            ['Cloud', 'What belongs there, and what does not.', 'cloud'],
            ['Networks', 'Fast in every corner.', 'wifi'],
          ]),
          isAdvice: false,
        },
      ],
      [
        /translat|interpret|language/iu,
        {
          titles: [
            'Said once, understood everywhere',
            'Your words, at home abroad',
            'Every comma in its place',
          ],
          lede: 'Texts by people who grew up with the language, read by a second pair of eyes before you see them.',
          offers: points([
            ['Translation', 'By people who grew up with the language.', 'book'],
            ['Interpreting', 'In the room, in the ear, in court.', 'headphones'],
            ['Proofreading', 'The comma that costs money.', 'pencil'],
            ['Websites', 'Every button, every error message.', 'screen'],
          ]),
          isAdvice: false,
        },
      ],
      [
        /travel|tour|safari|trip/iu,
        {
          titles: ['Go slower, see more', 'Eight people, one good road', 'Pack light, we know the way'],
          lede: 'Small journeys with guides who live there, beds we have slept in and enough time to stop.',
          offers: points([
            ['Small groups', 'Eight people, one guide, slow roads.', 'map'],
            ['Made to measure', 'Your dates, your pace, our addresses.', 'suitcase'],
            ['Walking', 'With luggage carried ahead.', 'mountains'],
            ['Families', 'Short drives, much water.', 'sea'],
          ]),
          isAdvice: false,
        },
      ],
      [
        /cowork|office space|shared office/iu,
        {
          titles: [
            'A desk, a lamp, good company',
            'Work here, talk later',
            'The coffee is on, the line is fast',
          ],
          lede: 'Desks by the day or by the month, rooms with doors and neighbours who say good morning.',
          offers: points([
            ['Day desk', 'Coffee, quiet, a socket.', 'table'],
            ['Fixed desk', 'Leave your plant.', 'plant'],
            ['Team room', 'Four to ten people, with a door.', 'door'],
            ['Meeting rooms', 'By the hour.', 'clock'],
          ]),
          isAdvice: false,
        },
      ],
      [
        /logistic|freight|transport|manufactur|factory/iu,
        {
          titles: ['It arrives, and you know when', 'From quay to door', 'On the road, on time'],
          lede: 'We plan the route, write the papers and call you before you have to call us.',
          offers: points([
            ['Planning', 'The whole chain on one page.', 'map'],
            ['Transport', 'Road, rail, sea: what fits.', 'truck'],
            ['Storage', 'Dry, counted, ready.', 'box'],
            ['Customs', 'Forms first, trucks later.', 'document'],
          ]),
          isAdvice: false,
        },
      ],
    ],
    {
      titles: [
        'One clear next step',
        'We ask until it is simple',
        'From meeting to Monday',
        'Advice you can act on alone',
      ],
      lede: 'We look at how the work is really done, say what we see and stay until the change holds.',
      isAdvice: true,
      offers: points([
        ['Strategy', 'Where you earn, where you only work.', 'compass'],
        ['Operations', 'Walk the process, remove the waits.', 'gear'],
        ['Organisation', 'Who decides what. In writing.', 'table'],
        ['Numbers', 'A forecast you believe.', 'chart'],
      ]),
    },
  );
