import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const sectionsOf = (plan: SitePlan): SectionPlan[] => plan.pages.flatMap(({ sections }) => sections);
const titled = (plan: SitePlan, title: string): SectionPlan | undefined =>
  sectionsOf(plan).find(({ content }) => content.title === title);
const titlesOf = (section: SectionPlan | undefined): string[] =>
  (section?.content.items ?? []).map((item) => item.title);

const menders = `Hi there,

We need a website for the Tollgate Repair Café in Ludlow. We're a group of about thirty volunteers who mend things for nothing so that they don't end up in the skip. We meet on the second Saturday of every month from 10am to 1pm in the Methodist Hall on Broad Street. No need to book, just turn up, but please come before 12.15 if your thing is complicated.

What we mend: small electricals (lamps, toasters, radios, hoovers), clothes and curtains, wooden furniture, bicycles, clocks, china and jewellery. We sharpen knives, secateurs and shears too - £2 a blade, which pays for the stones.
What we don't mend: microwaves, anything gas, big white goods, phones with broken screens.

Next dates: 12 September, 10 October, 14 November. We don't open in August or December.

We'd love more volunteers, especially anyone who can sew or solder. Email Jan on hello@tollgaterepair.org or ring 01584 496 0112.

A page about what we mend, a page for dates and a page on volunteering would be lovely.

Many thanks
Jan Pritchard`;

const farrier = `I'm a mobile farrier and need a simple one page site. My name is Gethin Pryce, I qualified in 2009 and I cover Brecon, Talgarth, Hay-on-Wye and Builth. I shoe everything from Section A ponies to heavy horses. I do trims, full sets, fronts only, remedial work with vets and hoof boots fitting. I've an apprentice, Cerys, who is in her third year.

I work Monday to Friday from 7.30 and I keep Saturday mornings for emergencies. Please have the horse caught, dry and with clean feet. I'd rather you held the horse but if you have to be at work let me know and we'll sort it.

Ring or text 07700 900518.`;

const larder = `St Brannock's Community Larder

St Brannock's Community Larder is a membership food club in the old library on Caen Street, Braunton. Anybody who lives in EX33 can join and nobody asks why. Membership is £4 a week, and for that you choose ten items from the shelves, worth around £20, as well as as much fruit and veg as you can carry.

Opening hours
Tuesdays 9.30am - 12 noon
Thursdays 4pm - 6.30pm

What to give
This month we're short of: tinned fish, cooking oil, washing powder, nappies size 5. We can't take anything opened, home-cooked or past its use-by date.

What to bring
Two strong bags, a list and something warm for the queue.

People
Coordinator - Marcia Holloway
Deliveries - Owen Slee
Trustees - Revd Anne Kilby (chair), Graham Lott, Priya Nair

Funded by Feeding Devon and Braunton Parish Council.`;

const ringers = `Website text for Otterbourne Bell Ringers

Who we are
We are the ringers of St Matthew's, Otterbourne, a band of fourteen aged from 11 to 82. We ring the six bells for services, weddings and the odd quarter peal. The tenor weighs 9 cwt and was cast in 1749 by Robert Catlin.

Practice night
Every Wednesday, 7.45pm to 9pm, in the tower. Visitors are welcome.

Officers
Tower captain: Judith Mabey
Steeple keeper: Colin Ames
Secretary: Fran Ode

WE'D LIKE
Hand tools, old ropes, a vice if anybody has one.

Love Fran x`;

const bothy = `I would like you to make a website for my holiday let. It is called The Bothy at Achnaluachrach and it is on our farm near Rogart in Sutherland. It sleeps two in one bedroom with a king size bed, plus a sofa bed for a child. There is a wood-burning stove and a proper kitchen.

It costs £420 a week from April to June, £560 in July and August and £350 in winter. We take a £100 deposit and the balance is due four weeks before you come.

One well-behaved dog is welcome, £20 a week, but it must be on a lead near the sheep. No smoking.

We are Catriona and Alasdair MacBeth. Our family has been on the croft since 1911. Bookings by e-mail to stay@achnaluachrach.example.`;

const acorns = `Hello, this is for our toddler group. We're called Little Acorns and we meet in the annexe at Emmanuel Church in Wimborne every Tuesday and Friday in term time, half nine to half eleven. It costs £2.50 for the first child and 50p for each brother or sister, and that includes juice and toast for the kids.

What happens: free play, messy corner (paint, playdough, gloop), snack at half ten, then songs with Auntie Bev on the guitar to finish.

You don't have to do anything but turn up. There's a changing table and a quiet room for feeding. There's step-free access from the car park side. We really need someone to do the washing up on a Friday!

You can message Hannah on 07700 900834 or email littleacorns@emmanuelwimborne.example.`;

const electricians = `Halden Electrical - web copy v2

About
Halden Electrical is a two-person firm in Chesterfield. Mark Halden has been an electrician since 1996 and Beth Ouma joined in 2019.

Services
Rewires: full and partial, two to five days, we leave you with lights and sockets every night
Consumer units: replaced in a day, with a certificate
Fault finding: £65 for the first hour, £45 after that
Outdoor: garden lighting, sheds, hot tubs

Reviews
"Turned up when they said, hoovered up after." - Mrs D Firth, Brimington
"Found a fault two others had missed" - Anil, Matlock

Contact
01246 496 0774

Pages: Home, Services, About, Contact.`;

const farm = `Subject: Farm shop website

Hi Priya,

Thanks for taking this on. Here's everything in one go.

Pentre Farm Shop is at Pentre, between Llandeilo and Llangadog on the A40. It's open Wednesday to Saturday 9 to 5.30. My parents, Dai and Eluned Rees, bought the farm in 1979 and I opened the shop in the old dairy in 2015.

School visits are on Tuesdays when we're shut, £3 a child, minimum 15, ring to arrange. Dogs can come in the cafe but not the shop.

Ring the shop 01550 496 033 or e-mail siop@pentrefarm.example.

Diolch yn fawr,
Sioned`;

const dance = `Clare & Owen Dance
We teach people to dance who think they can't. Clare Sutton was a professional with Northern Ballet for 11 years, Owen Tait was a plasterer who was dragged along.

Classes (all at the Miners' Welfare, Kiveton Park)
Mon 7pm Absolute beginners ballroom and Latin
Mon 8.15pm Improvers
Thurs 7pm Argentine tango

Wedding first dance
Three private lessons £120. We've taught 214 couples and only one fell over. Bring the song.

No classes in August. Ring Clare 07700 900147. We have 12 pairs of shoes to lend: jazz, ballroom, tango, tap.`;

const undertakers = `We're Pickering & Daughters, funeral directors in Otley since 1931. My great grandfather Walter started it as a joiner who made coffins, and now it's me, Ruth Pickering, and my sister Esther.

What it costs: attended funeral £2,350, unattended cremation £1,250, our fees for a child under 18 are nothing. Cremation fee at Rawdon is £945 on top, doctors and ministers are at cost. We can help you with the DWP funeral payment.

Local photographs from 1870 to now hang in the hall. The 75 bus from Hull stops outside.

What people often ask
How long have we got? As long as you need. We have no other funeral that day.
Do you do woodland burials? Yes, at Tarn Moor.

Our address is unit 4, albany works, albany road, otley ls21 3al and the phone is 01943 496 0290. I'd rather not put my mobile number on.

Keep it plain and quiet. No doves, no sunsets.`;

const sailors = `Mudeford & Stanpit Sailing Juniors

Who it's for
Children from 8 to 17 who'd like to learn to sail or race. You don't need a boat and you don't need to know anybody.

When
Saturdays from 11 April to 26 September
Beginners 9.30 to 12
Improvers 12.30 to 3

Opening: Easter to end of October, Saturday and Sunday 1pm-5pm, plus Monday to Wednesday in July and August.

People
Principal: Pat Loveridge
Senior instructor: Dom Achebe
Safeguarding: Helen Cross, 07700 900472
Bosun: "Nobby" Clark

Where
The Old Watch House, Mudeford Quay, BH23 4AB. Park in the council car park or cycle.

juniors@mudefordsailing.example`;

describe("owners' notes, told where visitors look", () => {
  beforeAll(async () => Promise.all([loadAllLexicons(), loadAllCopy()]));

  it('lists what a label heads under the label, and not among what is good to know', () => {
    const plan = planOf(menders);
    expect(titlesOf(sectionsOf(plan).find(({ type, content }) => type === 'amenities' && content.title === 'What we mend'))).toHaveLength(6); // prettier-ignore
    expect(titlesOf(titled(plan, "What we don't mend"))).toHaveLength(4);
    expect(titlesOf(titled(plan, 'Next dates'))).toEqual(['12 September', '10 October', '14 November']);
    expect(plan.contact.address).toBe('Methodist Hall, Broad Street, Ludlow');
    expect(plan.pages.map(({ title }) => title)).toContain('Volunteering');
    expect(titlesOf(titled(plan, 'Good to know'))).toEqual(['When and where', 'Booking']);
    expect(JSON.stringify(plan.pages)).not.toMatch(/Many thanks|Pritchard|would be lovely/u);
  });

  it('takes no pony for a place and no two services for five, and lets one person speak of themselves', () => {
    const plan = planOf(farrier);
    expect(plan.contact.place).not.toMatch(/Section/u);
    expect(titlesOf(sectionsOf(plan).find(({ type }) => type === 'services'))).toHaveLength(5);
    expect(JSON.stringify(plan.pages)).toContain('everything from Section A ponies');
    expect(sectionsOf(plan).find(({ type }) => type === 'about')?.content.title).toBe('About me');
  });

  it('reads hours to noon, posts before names, and what is wanted under its heading', () => {
    const plan = planOf(larder);
    expect(plan.contact.place).toBe('Braunton');
    expect(plan.contact.hours).toHaveLength(2);
    expect(titlesOf(titled(plan, 'People'))).toEqual(['Marcia Holloway', 'Owen Slee', 'Revd Anne Kilby', 'Graham Lott', 'Priya Nair']); // prettier-ignore
    expect(JSON.stringify(titled(plan, 'What to give'))).toMatch(/tinned fish.*past its use-by date/u);
    expect(JSON.stringify(plan.pages)).toMatch(/something warm for the queue/u);
    expect(JSON.stringify(plan.pages)).not.toMatch(/"Worth/u);
    expect(sectionsOf(plan).find(({ type }) => type === 'logos')?.content.title).toBe('Supported by');
  });

  it('knows ringers from a band that plays, and what they would like from what the site is to have', () => {
    const plan = planOf(ringers);
    expect(plan.kind).toBe('nonprofit');
    expect(plan.contact.place).toBe('Otterbourne');
    expect(titlesOf(titled(plan, 'Officers'))).toEqual(['Judith Mabey', 'Colin Ames', 'Fran Ode']);
    expect(JSON.stringify(titled(plan, "We'd like"))).toContain('old ropes');
    expect(JSON.stringify(plan.pages)).not.toContain('Love Fran');
  });

  it('gives the price of each season its row, and dogs their own word', () => {
    const plan = planOf(bothy);
    const prices = sectionsOf(plan).find(({ type }) => type === 'pricing');
    expect(prices?.content.items?.map(({ title, price }) => `${title}: ${price ?? ''}`)).toEqual([
      'From April to June: £420 a week',
      'July and August: £560',
      'Winter: £350',
    ]);
    expect(plan.pages.map(({ title }) => title)).not.toContain('Shop');
    expect(JSON.stringify(plan.pages)).toMatch(/"title":"Dogs","text":"One well-behaved dog/u);
    expect(plan.founded).toBeNull();
  });

  it('makes no list of tasks of a toddler group, and tells what happens once', () => {
    const plan = planOf(acorns);
    expect(plan.kind).not.toBe('todo');
    expect(sectionsOf(plan).filter(({ content }) => content.title === 'What happens')).toHaveLength(1);
    expect(JSON.stringify(plan.pages)).toContain('a changing table and a quiet room');
    expect(sectionsOf(plan)[0]?.content.lede ?? '').not.toMatch(/need someone|this is for/iu);
  });

  it('knows the trade of a firm by its people, and the services that each line names', () => {
    const plan = planOf(electricians);
    expect(plan.kind).toBe('home-services');
    expect(titlesOf(titled(plan, 'Services'))).toEqual([
      'Rewires',
      'Consumer units',
      'Fault finding',
      'Outdoor',
    ]);
    expect(sectionsOf(plan).find(({ type }) => type === 'testimonials')?.content.items).toHaveLength(2);
    expect(JSON.stringify(plan.pages)).not.toContain('web copy');
  });

  it('is no shop that is shut, and leaves out nothing that a dog may not enter', () => {
    const brief = readBrief(farm);
    const plan = planOf(farm);
    expect(brief.offer?.value.toLowerCase()).toContain('farm shop');
    expect(brief.remarks).toEqual([]);
    expect(plan.name).toBe('Pentre Farm Shop');
    expect(JSON.stringify(plan.pages)).not.toMatch(/in one go|Sioned\./u);
  });

  it('ends a name with its line, and reads a week under a heading with brackets', () => {
    const plan = planOf(dance);
    expect(plan.name).toBe('Clare & Owen Dance');
    expect(plan.kind).toBe('course');
    expect(sectionsOf(plan).find(({ type }) => type === 'timetable')?.content.items).toHaveLength(3);
    expect(titlesOf(titled(plan, 'Pairs of shoes, 12 to lend'))).toHaveLength(4);
  });

  it('gives undertakers their trade, their prices and whole answers, and shows no wish for the look', () => {
    const plan = planOf(undertakers);
    expect(plan.kind).not.toBe('nonprofit');
    expect(plan.founded).toBe(1931);
    expect(titlesOf(titled(plan, 'What it costs'))).toHaveLength(4);
    expect(plan.contact.address).toMatch(/Albany Works.*LS21 3AL/u);
    expect(JSON.stringify(plan.pages)).toContain('We have no other funeral that day');
    expect(JSON.stringify(plan.pages)).not.toMatch(/No doves|rather not put/u);
  });

  it('takes the title over it all for the name, tells hours whole, and finds everybody behind a post', () => {
    const plan = planOf(sailors);
    expect(plan.name).toBe('Mudeford & Stanpit Sailing Juniors');
    expect(titlesOf(titled(plan, 'People'))).toEqual([
      'Pat Loveridge',
      'Dom Achebe',
      'Helen Cross',
      '"Nobby" Clark',
    ]);
    expect(JSON.stringify(plan.pages)).toContain('plus Monday to Wednesday in July and August');
    expect(sectionsOf(plan)[0]?.content.kicker ?? '').not.toContain('9.30');
  });
});
