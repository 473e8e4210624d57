import { describe, expect, it } from 'vitest';
import { sayWishes } from './say-wishes';

describe('wishes in sentences', () => {
  it.each([
    [
      'A bakery. I’d like people to see what we bake and what it costs, when we’re open (Wed to Sun, 8:00-17:00), and a bit about how my sister and I started.',
      'A bakery. Include: menu with prices, opening hours (Wed to Sun, 8:00-17:00), our story.',
    ],
    [
      'A hostel. private room from €58, people should be able to see the rooms, book one, and find their way to us from the train station',
      'A hostel. private room from €58. Include: the rooms, booking form, directions with a map',
    ],
    [
      'I’d like a site where people can see when the services are, what’s on this month, who our vicar and wardens are and where we are.',
      'I’d like a site. Include: service times, upcoming events, the team, directions with a map.',
    ],
    [
      'I’d love it to tell our story, show six of our wines with what they cost, let visitors book a tasting ($15 a head) and show where we are.',
      'Include: our story, six wines with prices, booking form, tasting $15 a head, directions with a map.',
    ],
    [
      'Site should let people give money (5, 15, 40 or their own amount), sign up to foster through a form, and see how many cats we helped so far. Meet the team too.',
      'Include: donations (5, 15, 40 or their own amount), sign-up form to foster, stats (cats helped). Meet the team.',
    ],
    [
      'Readers want to search old stories, narrow them down by topic, and switch to dark at night. And a box to get the Friday email.',
      'Include: search, filter by topic, dark mode switch. newsletter sign-up.',
    ],
    [
      'Say which towns I come out to (Oranmore, Tuam) and let people send me a request with the make and age of their piano.',
      'Include: areas covered (Oranmore, Tuam), enquiry form with the make and age of their piano.',
    ],
    [
      'People can donate £5, £15 or their own amount, and there’s a sign-up form for volunteers.',
      'Include: donations (£5, £15 or their own amount). Include: a sign-up form for volunteers.',
    ],
    ['He’d like his story and a form so people can write to him.', 'He’d like his story and contact form.'],
    [
      'a website where people can see what they pay and which neighbourhoods we cover and ask for a quote and put four reviews on there because people always ask and our number is 902-555-0164',
      'a website. Include: prices, areas covered, quote form, four reviews, our number is 902-555-0164',
    ],
    [
      'Could you make a little page that splits a restaurant bill?',
      'Could you make a little tip calculator that splits the bill?',
    ],
    ['Some photos of before and after the job as well.', 'before and after photos.'],
  ])('become the parts that are meant: %j', (said, meant) => {
    expect(sayWishes(said)).toBe(meant);
  });

  it.each([
    'People should be able to add a garden, search by name and vote.',
    'I want visitors to feel at home and trust us.',
    'We know what it costs to run a farm and when to plant.',
    'We’d like four pages: Visit, Collection, What’s On and Where We Are.',
    'There’s a garden behind the house, and people can give their dogs a bath.',
    'What we do: bookkeeping. Who we are: two sisters.',
  ])('stay as they are where one is no part of a page: %j', (said) => {
    expect(sayWishes(said)).toBe(said);
  });
});
