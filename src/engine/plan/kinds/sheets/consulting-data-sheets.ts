import { readTrades } from '../trades/read-trades';

/** Those who advise on numbers, which is no support for computers. */
export const dataSheets = readTrades(`
pages: advice
title: process | How we go about it | From the first question to the last chart
title: features | What you can count on | Why us
title: testimonials | What stayed

# data consultancy
words: data consultant, data consulting, data consultancy, data and analytics, analytics consultant, analytics consultancy, analytics agency, data agency, data strategy, data science consultancy, business intelligence consultant, business intelligence, bi consultant, data analytics, ai consultant, ai consultancy, ai consulting, statistics consultant, data engineering consultancy, insight consultancy
own: this team
art: chart, magnifier, dashboard, document
act: Arrange a talk > contact
act: See how we help > services
head: Numbers you would bet on
head: One figure, one meaning
head: The question first, then the chart
lede: We find out what you would like to decide, look at what your data can say about it, and leave you with something your own people can run.
about: {name} works with organisations{in} that have more data than answers. We begin with the decision, not with the tool.
about: We say when the numbers cannot carry a conclusion. That is usually the most useful page.
offer: A look at your data|What is there, what is missing, and what can be trusted.|magnifier
offer: Dashboards|Few figures, each with a meaning somebody has signed.|chart
offer: Data strategy|What to collect, what to stop collecting, and who looks after it.|document
offer: Pipelines|Numbers that arrive by themselves, and say so when they do not.|gear
offer: Training|So that your own people can ask the next question.|book
line: Begins with the decision you would like to make.
line: Built so that your own people can keep it going.
why: The question first|A chart nobody decides by is decoration.|chat
why: Written down|Every figure says where it comes from.|document
why: Handed over|Your people can run it without us.|hands
step: A first talk|What you would like to decide, and by when.
step: A look|At the data, and at the people who enter it.
step: A first version|Small, with real numbers, within weeks.
step: Handed over|With notes, training and an end date.
said: Two departments had two numbers. Now there is one, and they both believe it.|Head of service
said: They told us to collect less. It was the best advice of the year.|Operations
said: The board asks better questions since the charts have fewer colours.|Director
role: Analysis|Asks why before asking how many.
role: Engineering|Makes the numbers arrive on time.
role: Training|Explains a median with biscuits.
ask: Our data is a mess. Is it too early?|No. Most first talks begin with that sentence.
ask: Do we need new software?|Often not. We look at what you have before we suggest anything.
ask: Who can see our data?|Only the people on the project, and only what they need. It stays where you keep it if you wish.
ask: What happens when you leave?|You have the notes, the code and people who know both.
call: Which number would you like to trust?|Write two lines about it.
reach: Tell us what you would like to know|What you want to decide, and which data there is.
`);
