/** English words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const englishSections: Readonly<Record<string, string>> = {
  nav: 'navigation bar, navbar, nav bar, sticky nav, sticky header, top navigation, navigation menu, mega menu',
  announcement: 'announcement bar, announcement, top banner, promo bar, notice bar, emergency bar',
  hero: 'one sentence pitch, one-sentence pitch, one line pitch, one-line pitch, elevator pitch, short pitch, hero, hero section, hero image, hero banner, hero video, hero header, splash section',
  logos:
    'logos, logo, partner logo, client logos, customer logos, logo wall, logo cloud, logo strip, logo row, partner logos, trusted by, partners, sponsors, sponsor logos, sponsor, our clients, clients, client list, brands we work with, press logos, as seen in, featured in, clients logos, logos of clients, logos of partners, logos of sponsors, supporters, supported by, who we work with, funders, our partners, brands we stock',
  features:
    'features, feature, feature grid, key features, feature list, benefits, benefit, why choose us, why us, highlights, advantages, what makes us different, what you get, feature section, selling points, feature cards, perks',
  services:
    'services, service, our services, service list, what we do, what we mend, what we repair, what we fix, what we offer, practice areas, treatments, treatment list, treatment menu, list of services, specialties, specialities, expertise, capabilities, offerings, service cards, therapies, areas of practice, solutions, what i do, what i offer, what we can do for you, how we can help, how i can help, things we do, how we help, how i help, overview of services, service overview, services offered',
  about:
    'about, who writes it, who writes this, who makes it, who makes this, who runs it, who is writing, about the writer, about us, about me, about section, who we are, who i am, our mission, mission, mission statement, bio, biography, short bio, about the author, about the artist, introduction, intro, about page, background story, the people behind it, who is behind it, whos behind it, about the studio, about the farm, about the owner, about the company, about the band, about the school, about the founder, about the founders, about the club, about the practice, about the shop, about the bakery, about the restaurant, about the hotel, about the house, about the project, about the brand, about the maker, about the chef, about the owners, meet the owner, meet the maker, meet the founder, meet the owners, more about us, more about me, a bit about us, a bit about me, a bit about who we are, something about us, profile',
  story:
    'story, our story, my story, brand story, the story, history, our history, company history, heritage, origin story, founder story, how we started, family history, love story, how we met, the story behind, the story behind it, how it all began, how it all started, how it began, our journey, my journey, story of the shop, story of the brand, story of the farm',
  process:
    'process, how it works, how-it-works, how-we-_, how-its-_, our process, how we work, step by step, step-by-step, steps, method, our method, approach, our approach, workflow steps, working method, how to order, what to expect, what happens next, how a visit works, how we do it, how i work, the steps, in three steps, in 3 steps, in four steps, in 4 steps, how it all works, how things work, getting started, how booking works, how buying works, how ordering works',
  stats:
    'stats, statistics, numbers, impact numbers, key figures, figures, impact, achievements, key numbers, metrics, milestones in numbers, impact stats, counters, results in numbers, kpi cards, stat cards, kpis, pass rate, pass rates, success rate, success rates, survival rate, placement rate',
  gallery:
    'gallery, photo gallery, image gallery, photos, pictures, images, lookbook, photo grid, image grid, slideshow, photo carousel, image carousel, photo wall, masonry grid, masonry gallery, masonry, pics, pix, snaps, photo album, picture gallery, pictures of our work, photos of our work, some photos, some pictures, photo section, shots of our work, galary, gallary, galery',
  'about@product': 'blurb, synopsis, about the book, about the album',
  'booking@hotel': 'calendar, availability, availability calendar',
  'team@law consulting accountant': 'partners, our partners, the partners',
  portfolio:
    'portfolio, work, our work, my work, selected work, projects, project gallery, recent projects, recent work, project grid, past projects, showcase, portfolio grid, featured projects, artworks, collection of work, past work, portfolio section',
  'case-study':
    'case study, case studies, success stories, success story, client results, case results, project details, results',
  testimonials:
    'testimonials, testimonial, testimonal, testamonials, reviews, review, customer reviews, client reviews, customer quotes, client quotes, quotes from customers, quotes from clients, customer feedback, what clients say, what people say, what customers say, what our clients say, what our customers say, social proof, kind words, guest reviews, star ratings, user reviews, google reviews, love letters from customers, customer stories, student stories, recommendations, endorsements, what _ say, what our _ say, what my _ say, what the _ say, what _ said, what _ are saying, what our _ are saying, what _ think, what our _ think, what _ say about us, what people think of us, happy customers, happy clients, client feedback, customer comments, feedback from clients, feedback from customers, reader reviews, words from clients, parent reviews, patient reviews, words from our customers, couples say, ratings from customers',
  team: 'team, our team, about the team, about our team, about the staff, our linguists, our engineers, our designers, our makers, our vets, our advisers, our advisors, our nurses, our carers, our drivers, our players, our dancers, our brewers, our bakers, our surveyors, our planners, our midwives, our mechanics, our growers, our solicitors, our consultants, our experts, our specialists, our architects, our translators, meet the team, meet the teachers, our teachers, meet our teachers, meet the coaches, meet the instructors, team members, staff, our people, teachers, trainers, instructors, attorneys, doctors, stylists, barbers, coaches, chefs, meet the chef, therapists, tutors, the team, crew, founders, team section, team page, team bios, board members, agents, our agents, lawyers, dentists, physicians, practitioners, artists, volunteers list, guides, coach bios, trainer profiles, staff profiles, teacher profiles, doctor profiles, faculty, committee, hosts, baristas, roster, lineup of trainers, the people, people behind it, the humans, our staff, our crew, meet the staff, meet the crew, meet our staff, our doctors, who works here, our experts, people',
  pricing:
    'pricing, prices, price, price list, pricelist, pricing table, pricing tiers, tiers, plans, packages, membership, memberships, membership options, membership plans, rates, fees, price plans, pricing plans, pricing cards, subscription plans, subscription options, tariff, tariffs, cost, costs, session prices, class prices, passes, class passes, package, pricing section, pricing page, subscriptions, price table, day passes, rate card, fee schedule, ticket prices, how much it costs, how much we charge, how much i charge, how much things cost, what it costs, what we charge, what i charge, price overview, our rates, my rates, our prices, my prices, fee list, price guide, price menu, membership fees',
  comparison:
    'comparison table, comparison, compare plans, feature comparison, us vs them, compare, versus table, comparison chart, competitor comparison',
  faq: 'faq, faqs, f a q, frequently asked questions, questions and answers, q a, q and a, common questions, help section, frequently asked, answers to common questions, questions people ask, questions people always ask, things people ask, answers to questions, common queries, usual questions, typical questions, questions and their answers',
  cta: 'listen live button, listen live, listen now button, preorder button, pre-order button, pre order button, call to action, call-to-action, cta, cta banner, cta section, book now button, call now button, call now, enrol button, enroll button, buy button, sign up button, signup button, get started button, donate button, order button, apply button, join button, subscribe button, book button, buy now button, call button, big button, contact button, sign-up button, order now button, enrol now, enroll now, register button, whatsapp button, demo button, book a demo, request a demo, free trial button, apply now, big call button, big booking button, big buy button, big order button, big donate button, phone button, call us button, message button, book online button, buy now, get the app button',
  newsletter:
    'newsletter, newsletter signup, newsletter sign-up, newsletter sign up, newsletter form, mailing list, email signup, email sign-up, email sign up, email capture, email list, subscribe form, subscribe to updates, waitlist, wait list, waiting list, email subscription, newsletter subscription, join our list, early access, email updates, sign up for news, sign up for our news, email newsletter, sign up for updates, news by email, sign up to our newsletter, stay in touch form, email sign up form',
  contact:
    'booking email, booking e-mail, contact, contact us, contact form, contact section, contact details, contact info, contact information, contact page, get in touch, enquiry form, inquiry form, enquiries, contact me, message form, how to reach us, reach us, contact agent, contact agent form, enquiry, inquiry, ways to reach, write to us, consultation form, talk to us, message us, send us a message, drop us a line, say hello, leave us a message, ask us a question, ask a question, how to contact us, how to contact me, how to reach me, way to contact us, way to reach us, write us, contact data',
  map: 'map, maps, location, locations, directions, how to get there, how to find us, find us, google map, google maps, getting here, getting there, where to find us, store locator, location map, our location, how to get here, where we are, travel info, travel information, parking, parking info, our locations, finding us, store location, address map, trail map, how to get up here, how to get _ here, how to get to us, how to get to the _, how to find the _, how to find me, where to find me, directions to us, how to arrive, getting to us, public transport, where to find the _, find the shop, where you find us, our address',
  hours:
    'opening hours, opening times, hours, business hours, hours of operation, working hours, store hours, shop hours, office hours, surgery hours, visiting hours, service times, mass times, opening and closing times, when we are open, when were open, when we re open, open times, times we are open, opening days, business times, our hours, opening time, opening hrs, open hours, opening hour',
  booking:
    'a way to book, way to book, to book, book, booking, book online, booking form, online booking, reservation, reservations, reserve a table, table booking, table reservation, book a table, book a session, book a class, appointment, appointments, appointment booking, book an appointment, appointment form, book an appt, bookings, reservation form, class booking, book a room, booking calendar, book a call, schedule a call, book a visit, book a lesson, online reservations, free trial form, trial class, trial lesson, booking page, book a consultation, consultation booking, availability, availability calendar, availabilities, book appointments, test drive, tour booking, book a tour, book a viewing, viewing request, trial form, free trial class, booking widget, appointment request, make a reservation, reserve online, book your place, book your spot, reserve a spot, reserve a place, reserve your spot, reserve your place, book a _, book an _, book your _, booking request, booking requests, booking section, check availability, request a booking, schedule an appointment, make an appointment, schedule a visit, online appointments, taster session, trial session, trial booking, online booking form, test ride booking, session booking, viewing booking',
  quote:
    'quote form, quote request, quote request form, request a quote, get a quote, free quote, free quotes, quotation, estimate, estimates, free estimate, free estimates, estimate form, instant quote, quote calculator, get an estimate, quote page, request an estimate, cost estimate, project enquiry form, quote, project inquiry form, price estimate, callback form',
  menu: 'menu, food menu, drinks menu, drink menu, cocktail menu, wine list, tea list, tea menu, coffee list, cake list, whisky list, gin list, food list, lunch menu, dinner menu, our menu, dishes, tap list, beer list, brunch menu, seasonal menu, tasting menu, daily specials, menu board, drinks list, dessert menu, set menu, coffee menu, menu page, menus, kids menu, daily menu, cocktail list, cocktails, beers, tap board, carta, menu section, specials, food and drink, todays bake',
  'products@shop': 'featured _',
  products:
    'products, product grid, product list, product cards, product listing, shop section, catalogue, catalog, our products, bestsellers, best sellers, featured products, new arrivals, the collection, our collection, my collection, new collection, latest collection, collection page, collection grid, collections, product range, product catalogue, store section, items for sale, merch, shop page, product catalog, online shop, online store, shop, bouquets, product gallery, featured coffees, vehicles for sale, our range, bottles, our wines, our coffees, our beers, new in, our cakes, what we sell, things we sell, what i sell, the _ we sell, our shop, shop our range, the range, items we sell, our shelves, stuff we sell, goods',
  'product-detail':
    'product page, product detail, product details, product view, size selector, variant picker, technical specs, tech specs, specs, specifications, spec sheet, product pages',
  cart: 'cart, shopping cart, basket, shopping basket, shopping bag, cart page, cart drawer, add to cart, mini cart, add to basket, add to bag',
  checkout:
    'checkout, check out, check-out, simple checkout, checkout page, checkout form, payment form, payment page, checkout flow',
  categories:
    'categories, category tiles, shop by category, category list, product categories, category pages, topics, genres, departments, categories section, category navigation',
  posts:
    'sample issues, past issues, recent issues, back issues, latest issues, previous issues, sample posts, sample letters, blog posts, posts, blog, articles, latest posts, recent posts, news, latest news, latest articles, stories, journal, blog section, sample posts, sample poems, sample essays, sample stories, sample notes, sample reviews, recipes, essays, post list, featured post, article list, insights, blog page, updates, episodes, podcast episodes, latest episodes, episode list, news section, post cards, recipe cards, latest recipes, featured stories, resources, guides, recipe collection, press, case notes, blog entries, blog articles, blog area, tips and tricks, our blog, my blog, news items, news posts, latest blog posts, news page, show notes',
  article:
    'article page, article layout, long-form, long form article, blog post page, single post, reading view, post page, article template, single post page, full article',
  events:
    "past concerts, next concerts, upcoming concerts, past events, past gigs, events, upcoming events, event list, event calendar, workshops, live events, gigs, tour dates, concerts, shows, whats on, what is on, event listing, exhibitions, performances, live music, events calendar, gig list, tastings, talks, upcoming shows, open days, retreats, fixtures, special events, wine tastings, matches, event cards, upcoming workshops, exhibition, supper clubs, services times, open mic, masterclasses, events page, what's on, coming up, upcoming dates, concert dates, gig dates, our events, calendar of events, events coming up, upcoming concerts, upcoming events list, event dates, performance dates, tour calendar, courses and events, show dates, next gigs, upcoming gigs, live dates",
  countdown:
    'countdown, countdown timer, count down, days left, days to go, launch countdown, countdown clock, days until',
  speakers:
    'speakers, speaker, keynote speakers, keynotes, speaker list, lineup, line-up, line up, performers, keynote, headliners, speaker bios, panelists, bands, artists lineup, artist lineup, guest speakers, acts, speaker profiles',
  timetable:
    'timetable, class schedule, class timetable, classes timetable, classes, weekly schedule, class list, schedule of classes, weekly timetable, course schedule, training schedule, training times, rehearsal times, rehearsal schedule, schedule, class calendar, weekly classes, group classes, lesson times, session times, class times, opening schedule, tour schedule, practice times, weekly plan, weekly classes timetable, lesson timetable, course times, class plan, training plan times, when classes are, our classes',
  'agenda@event':
    'schedule, agenda, program, programme, daily schedule, daily rhythm, what a day looks like, what the day looks like, what a typical day looks like, a typical day, a day at the retreat, day by day, day-by-day, day schedule, order of events, order of the day, event schedule, running order, itinerary, wedding schedule, conference schedule, schedule of the day, timeline of the day, day 1, day 2, sessions, tracks, timings, program of events',
  agenda:
    'agenda, programme of events, event schedule, order of events, order of the day, itinerary, conference schedule, agenda tabs',
  video:
    'video, videos, promo video, intro video, video section, video background, trailer, youtube video, embedded video, demo video, showreel, reel, watch section, explainer video, video testimonials, music videos, music video, a film, our film, film section, video clips, clips, live videos, video of us, a short video',
  social:
    'tiktok, tik tok, youtube channel, bandcamp link, soundcloud link, spotify link, instagram feed, social feed, social media feed, social media links, social links, social media, social icons, instagram, instagram grid, social profiles, social media icons, socials, tiktok feed, instagram wall, links to social media',
  jobs: 'jobs, careers, job openings, open positions, vacancies, career, career page, careers page, join our team, work with us, hiring, job listings, open roles, were hiring, we are hiring, vacancy, job list, open jobs, job offers, job vacancies, jobs page, jobs section',
  download:
    'download, downloads, app store, google play, app store button, google play button, play store, app store badges, store badgess, app store link, app stores, store buttons, download section, app badges, press kit, media kit, app store and google play, download links, download link, download button, download buttons, store links, links to the app stores, pdf download, brochure, downloadable brochure, download the app, ios and android buttons, ios and android links, ios and android download',
  donation:
    'donate, donation, donations, donation form, give, giving, donate page, preset amounts, donation amounts, donate form, support us, online giving, fundraising, donation section, sponsor a, sponsorship form, ways to give, ways to donate, how to donate, chip in, donate now, make a donation',
  'rooms@hotel unknown event spa yoga gym nonprofit real-estate restaurant bar cafe veterinary therapist course booking directory':
    'rooms, suites, cabins, cottages',
  rooms:
    'room list, room types, accommodation, accommodations, bedrooms, our rooms, rooms and rates, guest rooms, apartments, room cards, pitches, tents, lodges, villas, dorms, sleeping arrangements',
  listings:
    'listings, property listings, properties, property list, homes for sale, rentals, featured listings, featured properties, inventory, vehicle inventory, car listings, vehicles, used car list, available homes, house listings, listing cards, available properties, adoption list, adoptable animals, adoptable dogs, adoptable pets, animals for adoption, dogs for adoption, cats for adoption, pets for adoption, car inventory, directory listing, company profiles, current listings, fleet, our fleet, flats to let, flats to rent, flats for rent, houses for sale, houses to rent, properties for sale, properties to rent, apartments for rent, apartments for sale, homes to rent, cars for sale, boats for sale, bikes for sale, puppies for sale, horses for sale, dogs looking for a home, cats looking for a home, animals looking for a home, pets looking for homes, animals looking for homes, dogs looking for homes, our animals, current properties, land for sale, rental properties, animals up for adoption',
  areas:
    'areas, towns, villages, postcodes, service areas, service area, areas we serve, areas served, areas covered, coverage area, neighbourhoods we serve, neighborhoods, where we work, delivery area, delivery areas, coverage map, districts, delivery zones, towns we cover, areas we cover, neighborhood guide, neighbourhood guide, neighborhood guides, local area, area guide, area we cover, area we serve, area covered, areas we work in, where we deliver, places we cover, towns we serve, where we cover, region we serve, regions we serve, where i work, where we operate, delivery radius, postcodes we cover',
  'before-after':
    'before after, before and after, before-and-after, before after photos, before and after photos, before after slider, before after gallery, transformations, transformation photos, before and after gallery, before and after pictures, before and after pics, before and after images, before and after shots, before after pics, before after pictures, before and afters, before/after, before & after, before-after',
  curriculum:
    'curriculum, syllabus, course outline, modules, lessons, course content, what you will learn, what youll learn, lesson plan, course modules, lesson list, learning path, course curriculum, module list, course overview, programme outline, course program',
  'curriculum@course':
    'courses, classes, programme, program, schedule as accordion, weekend schedule, course schedule, outline, syllabus, subjects, chapters, weekly lessons, course list, our courses, levels',
  audience:
    'who it is for, who its for, who this is for, who is it for, whos it for, target audience, ideal for section, who should join, is this for you, who should attend, who we help, who i help',
  'teacher@course':
    'teacher, instructor, the instructor, about the teacher, meet your teacher, teacher bio, tutor bio, about the instructor, the tutor, meet the teacher, instructor bio, about the tutor',
  teacher:
    'about the teacher, meet your teacher, teacher bio, about the instructor, instructor bio, meet the instructor, meet your instructor',
  'form@course nonprofit gym yoga studio unknown portfolio veterinary clinic dentist therapist salon saas mobile-app product shop restaurant cafe hotel home-services accountant law insurance':
    'registration, register, registration form, enrolment, enrollment, enrolment form, enrollment form, online registration',
  tickets:
    'tickets, ticket, ticket types, ticket sales, buy tickets, ticket tiers, ticket options, registration, register, passes and tickets, early bird, registration form, ticket prices, ticket section, entry fee, sign-up for the race, race registration',
  'tickets@event': 'passes, day passes, weekend passes, festival passes',
  'venue@event':
    'venue, location, the venue, where it happens, venue info, venue details, venue map, venue and travel, place',
  venue: 'venue, venues, the venue, venue info, venue map, venue details',
  rsvp: 'rsvp, r s v p, rsvp form, guest response, guest form, confirm attendance, attendance form, guest list form',
  timeline:
    'timeline, work timeline, career timeline, milestones, timeline of jobs, company timeline, job history, roadmap, chronology, release timeline, changelog, change log, release notes, release history, history timeline, project timeline, where i worked, where i have worked, places i worked, job timeline',
  'timeline@cv':
    'experience, work experience, work history, employment, employment history, jobs, education, career history, timeline, professional experience, positions',
  skills:
    'skills, skill list, tech stack, tools i use, technologies, skill bars, skillset, technical skills, core skills, skills section, technology stack, competencies, what i am good at, what im good at, what i can do, things i know',
  'languages@cv portfolio course': 'languages, language skills, spoken languages, languages spoken',
  links:
    'links, link list, link buttons, my links, social buttons, list of links, useful links, streaming links, spotify link, buttons to my, resource links, link cards, list of my links',
  volunteer:
    'volunteer form, volunteer, volunteers, volunteer signup, volunteer sign-up, become a volunteer, volunteering, get involved, volunteer section, volunteer opportunities, ways to help, how to help, how you can help, join as a volunteer, volunteer sign up, become a member, how to join in, lend a hand, how to get involved, join the team of volunteers',
  amenities:
    'amenities, facilities, equipment, facilities list, hotel amenities, our facilities, amenity list, comforts, whats included, what is included, inclusions, what the house has, whats in the flat, equipment list, house features, room features, on site facilities',
  values:
    'values, our values, core values, principles, company values, beliefs, our philosophy, philosophy, ethos, sustainability, manifesto, pledge, our promise, commitments, what we believe in, what we stand for, our beliefs, our ethos, what matters to us',
  privacy:
    'privacy, privacy promise, privacy policy, privacy page, terms and conditions, terms, legal notice, cookie policy, imprint, impressum, legal pages, legal page, privacy notice, security section, data protection, disclaimer, privacy statement, privacy info, gdpr, gdpr page, privacy and terms, legal stuff, legal info',
  code: 'code sample, sample code, code blocks, code block, code example, code examples, code samples, code snippet, code snippets, syntax highlighting, install command, installation command, api examples, quick start, quickstart',
  sidebar:
    'sidebar, side navigation, side nav, sidebar navigation, side menu, side bar, table of contents, left navigation',
  form: 'several steps, multiple steps, with several steps, form, multi-step form, application form, signup form, sign-up form, sign up form, intake form, order form, feedback form, registration form, survey form, request form, post a job form, submission form, submit form',
  footer: 'footer',
};
