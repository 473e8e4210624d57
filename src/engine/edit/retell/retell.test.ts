import { describe, expect, it } from 'vitest';
import { readCommand } from '../words/read-command';
import { retell } from './retell';

const told = (command: string, language = 'en') =>
  retell(readCommand(command, language)).map(({ plain }) => plain);

describe('what is told in passing', () => {
  it.each([
    // Prices, hours, how to be reached
    ['the scone has crept up to £3.10', 'change price of scone to £3.10'],
    ['we charge £55 for a trim these days', 'change price of trim to £55'],
    ['brake pads went up £15', 'put up prices of brake pads by £15'],
    ['Thursdays are 10 till 7 from now on', 'open thursdays 10 till 7'],
    ["we don't open Tuesdays any more", 'closed on tuesdays'],
    ["the email's wrong, should be hi@lark.org", 'change email to hi@lark.org'],
    ["we've moved to 9 Quay Lane", 'change address to 9 quay lane'],
    // People and things that come and go
    ['Rhys has moved on', 'remove rhys from team'],
    ['Una is stepping down, our new chair is Bill Marsh', 'rename una to bill marsh'],
    ["we've stopped doing gift boxes", 'remove gift boxes'],
    ["we've run out of crumpets", 'mark crumpets as sold out'],
    ["we've started selling honey, £6", 'add honey for £6'],
    [
      'add Femi Cole, he teaches the beginners',
      'add team member called femi cole with text teaches beginners',
    ],
    ["it's 80 members this year", 'change number of members to 80'],
  ])('is an order: %s', (command, order) => {
    expect(told(command)).toContain(order);
  });
});

describe('what should be there, go or stand elsewhere', () => {
  it.each([
    ["I don't think we need the gallery", 'remove gallery'],
    ['the map is a bit pointless', 'remove map'],
    ['it could do with a gallery', 'add gallery section'],
    ['the reviews want to be above the prices', 'move reviews above prices'],
    ['hours need to be higher up', 'move hours up'],
    ['the prices and the team are the wrong way round', 'swap prices and team'],
    ['change the order so the team comes before the prices', 'move team before prices'],
    ['can the strapline say something like "Fresh daily"', 'strapline should say "…"'],
    ["it's not smart casual, it's fancy dress", 'change text smart casual to fancy dress'],
    ['the loft sleeps six, can you mention that', 'add that loft sleeps six'],
    ['add a line about the lift being out of order', 'add that lift is out of order'],
    ['the button at the top should go to prices not contact', 'link header button to prices'],
    ['the call button wants to be teal', 'make call button teal'],
    ["we've a market coming up in Ludlow in May 2027", 'add event called market in ludlow on may 2027'],
  ])('is an order: %s', (command, order) => {
    expect(told(command)).toContain(order);
  });

  it('takes no guests for a text, and no photos that are larger for a section', () => {
    expect(told('can members say whether they eat meat')).toEqual([]);
    expect(told('the team page needs photos bigger').join()).not.toContain('add');
  });
});

describe('looks', () => {
  it.each([
    ["the footer's a bit gloomy", 'make footer lighter'],
    ['the captions are teeny', 'make captions bigger'],
    ['it feels a bit clinical', 'make background warmer'],
    ['the nav is not bold enough', 'make nav bolder'],
    ['the prices could be a bit bigger', 'make prices bigger'],
    ['the header is a strange grey, go for something darker', 'make header darker'],
    ['tone the header down a bit', 'make header softer'],
    ['warm it up', 'make background warmer'],
    ['make the banner less garish', 'make banner softer'],
    ['the olive hurts my eyes', 'make olive softer'],
    ['I cannot read the captions', 'make text of captions bigger'],
    ['the pictures need more breathing space', 'more space in pictures'],
    ['the teal is tired, try something more like moss', 'change teal to moss'],
    ["I'm tired of the heading, change it to Come as you are", 'change heading to come as you are'],
    ['the text is tiny on my phone', 'make text bigger on phones'],
  ])('are an order: %s', (command, order) => {
    expect(told(command)).toContain(order);
  });

  it.each([
    ['es', 'las fotos son demasiado pequeñas', 'make pictures bigger'],
    ['fr', 'on ne fait plus de crêpes', 'remove crêpes'],
    ['de', 'das Team soll weiter nach oben', 'move team up'],
  ])('are heard abroad: %s', (language, command, order) => {
    expect(told(command, language)).toContain(order);
  });
});

describe('further wishes', () => {
  it.each([
    ['the mint is a touch too blue', 'make mint softer'],
    ['make the gold sing', 'make gold more vivid'],
    ['close at 3 on Fridays', 'we close at 3 on fridays'],
    ['bring the hours up near the top', 'move hours to top'],
    ['we deliver to Wells too now', 'add wells to areas'],
    ['it should say Desserts, not Puddings', 'change text puddings to desserts'],
    ["it says cash only but we're cards only", 'change text cash only to cards only'],
    ['a gallery would be handy', 'add gallery section'],
    ['bigger gaps between the cards', 'more space between cards'],
    ["we don't need the huge gap under the hero", 'less space in hero'],
    ['Studio should be the featured plan', 'highlight studio'],
    ["Bea's number is 01726 555 900 now", 'change number to 01726 555 900'],
    ['new stylist, Ines, does colour', 'add team member called ines with text does color'],
    ['wax is missing, it costs £9', 'add wax for £9'],
    ['Crew is 12 dollars a seat now', 'change price of crew to 12 dollars'],
    ['make it so people can read it', 'make text bigger'],
    ["there's a flower show on 8 May 2027, 11am", 'add event called flower show on 8 may 2027 , 11am'],
  ])('are an order: %s', (command, order) => {
    expect(told(command)).toContain(order);
  });
});

describe('wishes with their reason', () => {
  it.each([
    ['put a bit in about us being insured', 'add that we are insured'],
    ['take the map off the home page', 'remove map from home page'],
    ["I'm not based in Derby any more, I'm in Stroud", 'change text derby to stroud'],
    ['Founded 1968 is wrong, it was 1986', 'change text 1968 to 1986'],
    ['the rust should be punchier', 'make rust punchier'],
    [
      'Barn dance on 6 June 2027 at 8pm needs to go on there',
      'add event called barn dance on 6 june 2027 , 8pm',
    ],
    ["the strapline's a bit dull, try: Slow by nature", 'strapline should say slow by nature'],
  ])('are an order: %s', (command, order) => {
    expect(told(command)).toContain(order);
  });
});

describe('what is told in a few words', () => {
  it.each([
    ['the coral is too in your face', 'make coral softer'],
    ['the title could be livelier, try "Out by noon"', 'title should say "…"'],
    ["there's a supper on 9 May 2027", 'add event called supper on 9 may 2027'],
    ['say prams are no trouble', 'add that prams are no trouble'],
  ])('is an order: %s', (command, order) => {
    expect(told(command)).toContain(order);
  });
});
