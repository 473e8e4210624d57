/** English words for what a page can do. `@section` in a key is not used here: see sections for the blocks themselves. */
export const englishBehaviours: Readonly<Record<string, string>> = {
  'mobile-menu':
    'mobile menu, hamburger menu, burger menu, hamburger, mobile navigation, responsive menu, collapsible menu, off-canvas menu',
  tabs: 'tabs, tabbed, tab, agenda tabs, menu tabs, tabbed menu, tabbed sections, tab navigation, switch between tabs, tab bar',
  accordion:
    'accordion, accordions, fold open, folds open, opens and closes, collapsible, expandable, collapsible sections, expand and collapse, fold out, as accordion, collapsing',
  lightbox:
    'lightbox, enlarge photos, click to enlarge, full-screen photos, zoomable images, fullscreen gallery, enlarge images, opens larger, photo viewer, full screen viewer, click to zoom, popup gallery, gallery lightbox, photos open big, photos open large, pictures open big, tap to enlarge, click to open larger, zoom in on photos, enlarge the photos, full size photos',
  carousel:
    'carousel, slider, slideshow, image slider, testimonial slider, photo slider, swipeable, rotating banner, sliding, photo carousel, image carousel, testimonials carousel, review slider',
  filter:
    'filter, filters, filter by, filterable, filtered by, filtering, filters by, sort and filter, faceted, category filter, narrow down, browse by, narrow by, narrowed by, narrow them by, narrow it by, narrow it down by, filter buttons, filter the list, refine by, filter for, filters for, filter on, filters on, filter option, filter options, filter menu, filter bar, choose by',
  sort: 'sort, sortable, sort by, sorted by, sorting, sortable table, order by, sort and filter, sortable columns, reorder by',
  search:
    'search, search bar, search box, searchable, search field, site search, full-text search, live search, find by name, search function, search form, look up, search page, search them, search engine',
  cart: 'cart, shopping cart, basket, shopping basket, add to cart, shopping bag, add to basket, add to bag, cart drawer, mini cart',
  checkout:
    'checkout, check out, check-out, simple checkout, checkout page, checkout form, payment form, checkout flow, checkout validation',
  wishlist:
    'wishlist, wish list, favourites, favorites, favourite, favorite, save for later, bookmark items, bookmarks, bookmark, saved items, heart button, save favourites, save favorites, like button, save favourites list, favourites list, favorites list',
  booking:
    'booking form, online booking, booking calendar, table booking, table reservation, book a table, appointment booking, book online, book an appointment, reserve a table, reservation form, class booking, booking, reservations, bookings, reservation, time slots, date picker, slot picker, pick a slot, availability calendar, appointments, appointment form, book a room, book a class, choose a time, choose a slot, book a session, book a lesson, book a call, book a viewing',
  'multi-step':
    'stepped form, stepped quote form, stepped enquiry form, stepped booking form, stepped contact form, several steps, multiple steps, with several steps, multi-step, multistep, multi step, multi-step form, step by step form, wizard, wizard form, form in steps, in several steps form, progress steps',
  calculator:
    'calculator, quote calculator, price calculator, cost calculator, savings calculator, estimate calculator, mortgage calculator, loan calculator, bmi calculator, tip calculator, roi calculator, price estimator, cost estimator, monthly payment, calculate',
  crud: 'add edit and delete, add and delete, add and remove, create edit delete, add and edit, edit and delete, add edit delete, crud, add tasks, add new, tick off, manage records, add contacts, create notes, post jobs, jobs can be posted, add entries, add items, edit entries, delete entries, add notes, add expenses, editable list, add or remove, log expenses, log my, add products, add and check off, check off, mark as done, mark as complete, mark done, add transactions, post new, add habits, users can post, add questions, add options, create threads, post topics, add a task, create and edit, new entry, add cards, reply to, add books, log each, record each, add my own, submit their own, adding items, enter my, add expense, add habit, add task, add items and, edit and remove, add a habit, add new items, add my, log a, add workouts, tick them off',
  kanban:
    'kanban, kanban board, drag and drop, drag-and-drop, dragged, draggable, drag cards, move cards, drag tasks, columns with cards, drag, dragging',
  quiz: 'quiz, score at the end, multiple choice, quiz with, multiple-choice, trivia, correct answers, final score, quiz questions',
  timer:
    'timer, stopwatch, pomodoro, start pause reset, interval timer, countdown timer app, start stop reset, work and break, lap times, laps, focus sessions',
  countdown:
    'countdown, count down, countdown timer, days left, days to go, countdown clock, days until, time left',
  'theme-toggle':
    'light and dark toggle, light or dark toggle, light and dark switch, dark and light switch, light-dark switch, dark switch, dark mode toggle, dark mode switch, theme toggle, theme switch, theme switcher, light dark toggle, light and dark mode, light and dark themes, dark and light mode, dark light switch, dark mode button, light dark mode, night mode toggle, toggle dark mode, toggle for dark mode, light and dark theme, switch between light and dark, day night switch, light dark switch, light mode toggle, toggle between light and dark, dark light toggle, dark light mode, dark mode option, optional dark mode, dark mode toggle button, light/dark switch, dark/light toggle, dark/light mode, light/dark mode, day/night toggle, toggle for light and dark, switch for dark mode, button for dark mode, dark mode button toggle, dark and light toggle, switch to dark mode',
  'language-switch':
    'language switch, language switcher, language toggle, bilingual, multilingual, multi-language, multilanguage, two languages, in two languages, both languages, switch language, three languages, language selector, language picker, trilingual, translations, english and french versions, english and german versions, switch languages, change language, language menu, language dropdown, languages switch, english/spanish, english and spanish switch, en/de, en/fr, en/es, two language versions, language button, translate button',
  chart:
    'chart, charts, graph, graphs, bar chart, line chart, pie chart, donut chart, doughnut chart, area chart, histogram, sparkline, sparklines, data visualisation, data visualization, trend line, visualise, visualize, heatmap, progress chart, line graph, bar graph',
  'before-after':
    'before after slider, before and after slider, before after, before and after, before-and-after, comparison slider, image comparison, transformation slider',
  'count-up':
    'count up, count-up, counting numbers, animated counters, animated numbers, number counters, animated stats, counters that count up, animated counter',
  reveal:
    'scroll animation, scroll animations, reveal on scroll, fade in on scroll, animate on scroll, animations, animated, subtle animation, parallax, scroll effects, motion effects, smooth animations, micro-interactions, fade-in, fade in, hover effects, animation',
  rating:
    'star rating, rate it, rate them, rate the, rate our, rate my, rate books, rate films, rate movies, rate each, can rate, to rate, ratings, comments, leave a comment, comment section, leave a review, rating system, leave reviews, rate recipes, comment form, write a review, guestbook, guest book, upvote, upvotes, upvoting, star ratings, rate and review',
  poll: 'poll, vote, voting, live results, percentage bars, live percentage, votes, live percentage bars, vote once, results bar, cast a vote',
  'sign-in':
    'sign in, sign-in, login, log in, log-in, login page, sign up and log in, user accounts, account page, member area, members area, login form, user login, registration and login, client area, members only, client portal, patient portal, user account, customer account, password protected, authentication, client login, customer login',
  form: 'form, contact form, enquiry form, inquiry form, application form, signup form, sign-up form, volunteer form, registration form, quote form, quote request form, request form, feedback form, survey form, order form, sign up form, contact agent form, newsletter signup, intake form, message form, rsvp form, consultation form, newsletter form, trial form, booking form, email capture, validation, free trial form, waitlist, submit a form, submission form, quote request, request a quote, lead form, callback form',
  toast:
    'toast, toasts, notifications, toast messages, snackbar, success message, confirmation message, toast notifications',
  copy: 'copy result, copy results, copy text, copy hex buttons, copy button, copy buttons, copy to clipboard, copy code, click to copy, copy with one click, copy the commands, copy them with, can copy, copy each, copy it with, one-click copying, copy link, copy-to-clipboard, one-click copy, copy hex, copy the code, copied, copy the result, copy icon',
  print:
    'print-friendly, print friendly, printable, print layout, print version, print button, print to pdf, pdf export, save as pdf, export to pdf, export pdf, download pdf, download as pdf, print stylesheet, pdf download, printer friendly, print style, printed, pdf version',
  'age-gate':
    'age gate, age check, age verification, over 18, over 21, 18 plus, age confirmation, age verify, confirm age, age-gate, legal drinking age',
  'open-now':
    'open now, open-now, open now badge, open or closed, currently open, open closed indicator, are we open, open status, open closed status, open now indicator, whether we are open, show if we are open, show if were open, are open now, are we open now, open right now',
  rsvp: 'rsvp, r s v p, rsvp form, guest response, confirm attendance, attendance form',
  persist:
    'persist, persistent, saved, save progress, still be there when i reload, still there when i reload, local storage, localstorage, remember, remembers, remembered, high score, highscore, best score, best time, keeps my data, keep data, saved locally, saved in the browser, survive reload, survives a reload, stay after reload, stays after reload, stored locally, store locally, kept after reload, offline storage, saves automatically, auto-save, autosave, save my, save data, after reload, after refresh, when i come back, finished sessions today, saved between visits, keeps history, leaderboard, history of, save locally, save the, after a reload, streak, stored in the browser, kept between visits, save in the browser, saves in the browser, saved in my browser, keep in browser, kept in the browser, remembers my, save everything, save on my device, saved on my phone, stays on my device, stays when i reload, stays when i close, stays when you reload, works offline and saves, store in browser, still there tomorrow, save in browser, saved in browser, saves in browser',
  export:
    'import and export, import export, export, csv export, export to csv, export csv, download csv, json export, export to json, export data, export as csv, export json, backup, download as csv, export to excel, export button, export my data, csv download, csv file export, export as json, download as json, export my, export list, export the list',
  import:
    'import, csv import, import from csv, import csv, upload csv, import json, import data, restore from file, import and export, import export, import contacts',
  'empty-state':
    'empty state, when there is nothing, when empty, when the list is empty, when nothing, if there are no, if there is nothing, if empty, nothing to show, no results message, empty list message, empty message, when there are no, if nothing',
  game: 'game, arrow keys, score and high score, playable, levels, move counter, win detection, game over, lives, sliding tiles, two-player, two player, against the computer, play against, wasd, high score, keyboard and touch, restart button',
  'price-toggle':
    'monthly yearly toggle, monthly annual toggle, toggle monthly, toggle between monthly, monthly and yearly toggle, annual toggle, yearly toggle, billing toggle, monthly yearly switch, monthly or yearly, monthly and annual pricing, pricing toggle, monthly yearly, monthly annual, switch monthly, monthly and yearly prices, monthly and yearly, weekly and yearly, weekly or yearly, weekly and monthly prices, switch between weekly, switch between monthly, switch between yearly, annual discount, monthly or annual, yearly discount, monthly and annual, annual billing, toggle for monthly, annual monthly toggle',
};
