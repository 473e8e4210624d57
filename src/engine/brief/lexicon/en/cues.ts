import type { CueName } from '../language-lexicon';

/** English words of the sentence, by what they do. */
export const englishCues: Record<CueName, string> = {
  site: 'website, web site, site, webpage, web page, landing page, landing, homepage, home page, page, web presence, microsite, one-pager, onepager, one pager, web app, webapp, sales page, splash page, online presence, internet site, web design, multi-page website, one-page site, single page site, web, website design, promo page, promo site, brochure site, showcase site, wesbite, webiste, websit',
  ask: 'make, build, create, design, generate, i need, we need, i want, we want, i would like, id like, i d like, we would like, please, can you, could you, help me, develop, set up, looking for, give me, put together, code, craft me, produce, need, want, hi, hello, hey, me, us, write',
  for: 'for, of, about, to sell, to promote, to showcase, to advertise, to present, promoting, showcasing, selling, advertising, presenting, introducing',
  with: 'with, w, including, featuring, includes, include, has, having, plus, offering, contains, containing, showing, showcasing, incl, needs, features',
  also: 'also, as well as, plus, additionally',
  and: 'and, plus, as well as',
  or: 'or, nor',
  no: "no, not, without, dont, don t, don't, do not, never, no need for, avoid, skip, omit, exclude, excluding, leave out, minus, none of, except, remove, free of, zero, doesn't need, doesn't want, doesn’t want, no more, not any, neither, drop the, hide the",
  in: 'in, at, out of, based in, located in, near, from, serving, covering, covers, around, round, all over, all round, anywhere round, anywhere in, outside, on, above, below, overlooking, outside of, close to, just off, not far from, in the heart of, in the centre of, in the center of, north of, south of, east of, west of, on the edge of, throughout, across',
  article: 'a, an, some, another, any, one',
  possessive: 'my, our, his, her, their, your',
  definite: 'the, this, that, these',
  called:
    'name it, call it, title it, name the site, call the site, name this, call this, called, named, titled, name is, names are, name, business name, brand name, company name, known as, brand called, is called, entitled, calld, caled, nammed, under the name, brand is, company is, business is, the business is, our business is, we are called, were called, trading as, t/a, project name, site name, site title, by the name of, goes by',
  self: "i wrote, i have written, i've written, i've just written, i just wrote, i'm publishing, i've published, i published, we r, we're opening, we are opening, we're launching, we are launching, i'm opening, i am opening, i'm starting, we're starting, i just opened, we just opened, just opened, recently opened, i opened, we opened, i started, we started, just started, just launched, we launched, i run, i own, we own, runs, owns, manages, i manage, we manage, we have, i have, we've got, we have got, i've got, i have got, we are, we're, were, i am, i'm, im, my name is, this is, it is, it's, our company, our business, our brand, our shop, our team, run by, hosted by, by, call me, meet",
  break:
    "with, that, which, who, where, when, using, in, at, on, called, named, titled, based, located, including, featuring, so, because, to, from, offering, whose, whom, serving, near, by, has, needs, should, must, have, is, are, do, can, will, we, i, it, specializing, specialising, specialised, specialized, focused, focusing, selling, run, owned, made, inspired, style, styled, looking, like, plus, while, but, it's, lets, let, without, around, outside, showing, showcasing, powered, aimed, targeting, i'm, we're, if, as, there, here, no",
  particle:
    'of, the, and, n, de, la, le, el, du, des, del, della, di, da, do, dos, das, den, der, die, van, von, zu, y, e, et, und, al, bin, ibn, ten, ter, los, las, les, aux, au, delle, dei, upon, og, och',
  pages:
    'pages, page titles, subpages, sub-pages, site map, sitemap, page list, navigation, nav items, menu items in the nav, separate pages, individual pages, following pages, multi-page, multipage, nav links',
  onePage:
    'one-page, one page, single-page, single page, onepage, one-pager, onepager, one pager, one page only, all on one page, single scrolling page, one long page, everything on one page, one-page only, single scroll, long-scroll, one scrolling page, just one page, only one page, landing page only',
  manyPages: 'multi-page, multipage, multi page, several pages, multiple pages, separate pages, many pages',
  says: 'says, say, saying, reads, read, labelled, labeled, reading, with text, with the text, text, that says, which says, wording, label, words, should say, copy, caption, captioned',
  button:
    'button, buttons, cta, call to action, call-to-action, main button, primary button, btn, button text, hero button',
  tagline:
    'tagline, tag line, slogan, strapline, motto, subtitle, subheading, sub-heading, subheadline, claim, catchphrase, payoff',
  empty:
    'empty, nothing, empty state, no results, no items, no tasks, is empty, no entries, there are no, there are none, there is none, none left',
  badge:
    'marked, badge, highlighted, flagged, tagged, ribbon, marked as, labelled, labeled, highlighted as, sticker, label, badged',
  heading:
    'headline, heading, title, hero text, hero title, header text, h1, hero headline, main heading, hero says, hero say, hero reads, hero read, hero saying, hero reading, hero line, hero copy, hero message, hero with the words, hero should say, hero should read, banner says, banner reads, welcome message, header, banner text, line, opening line',
  since:
    'est, established, since, founded, founded in, established in, opened in, started in, founded by, in business since, dating back to, going back to, from, serving since, running since, family-run since, estd, born in, around since',
  closed: 'closed, closed on, shut, not open, except',
  daily:
    'daily, every day, everyday, all week, seven days a week, 7 days a week, 7 days, seven days, all days, each day, day and night',
  weekdays: 'weekdays, week days, weekday, business days, working days, workdays',
  weekend: 'weekends, weekend, sat-sun',
  to: 'to, until, till, through, thru, til, and',
  offers:
    'we do, we offer, we make, we sell, we provide, we build, we teach, we run, we host, we specialise in, we specialize in, we serve, we bake, we roast, we design, we create, we help, we deliver, we repair, we rent, we grow, we organise, we organize, you can, visitors can, people can, customers can, guests can, users can, clients can, i do, i offer, i make, i sell, i teach, i design, i write, i help, i build, i paint, i repair, i shoot, offering, specialising in, specializing in, specialised in, specialized in, known for, famous for, services like, services include, services such as, we also, i also, members can, students can, we train, we produce, we craft, we clean, we install, we restore, we print, our specialty is, our speciality is, focused on, focusing on, services are, we work with, we cover, we breed, we rescue, we cook, we brew, we publish, we stock, they can, we supply, we manage, we plan, we fix, we take, we import, which offers, that offers, who offers, that sells, which sells, offers, sells, provides, organises, organizes, teaches, repairs',
  phone:
    'phone, tel, telephone, call, call us, mobile, phone number, cell, ring, text, fax, whatsapp, hotline, contact number, number',
  address:
    'address, located at, find us at, visit us at, based at, situated at, we are at, our address, shop at, studio at, office at, come to, at',
  price: 'price, costs, cost, from, starting at, only, for, at, priced at, just, each, per',
  colour:
    'colour, colours, color, colors, palette, tones, tone, shades, shade, theme, scheme, colour scheme, color scheme, colour palette, color palette, hues, coloured, colored, accents, painted, tint, tints, hue, colorway',
};

/** Frequent English words, for telling the language and for leaving ordinary words alone when spelling is forgiven. */
export const englishStopWords = `the a an and or of to for in on at by with from as is are was were be been it its this that these those i me my we our us you your he she they them their his her
  not no do does did have has had can could will would should may might must but if so than then when where which who what how why there here all any some more most other such only own same very just also about into over
  after before between out up down off again each both few website site page please make build need want create design like using called named business company shop app online landing simple modern please get show include each seconds minutes work rest rounds numbers players buttons`;
