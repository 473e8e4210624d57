import { readTrades } from './read-trades';

/** People who advise on money and keep no books. */
export const moneyAdvice = readTrades(`
# mortgage adviser
words: mortgage advisor, mortgage brokerage, mortgage broker, mortgage brokers, mortgage advisers, mortgage advisors, mortgage advice, home loan broker, home loans, first time buyer mortgages, independent mortgage broker, remortgage, equity release
own: this office
pages: advice
schema: FinancialService
art: house, key, calculator, document
act: Ask for a first talk > contact
act: How it goes > process
head: From deposit to door key
head: The number, before the viewing
head: Borrow what you can sleep with
lede: We look at what you earn, owe and want, say what a bank will lend on it, and stay until the key is in your hand.
offer: First homes|What you can borrow, before you fall in love with a house.|key
offer: Moving|The old loan, the new one, and the weeks between.|house
offer: A new rate|Before the old one ends, compared with staying put.|calculator
offer: Letting|Loans for homes that you rent out.|door
offer: Unusual incomes|Self-employed, several jobs, a break in between.|document
line: Compared, explained, written down.
why: Said in figures|What it costs each month, and over all the years.|calculator
why: Before you offer|A decision in principle, so that you are taken seriously.|document
why: One person|From the first question to the key.|portrait
step: A first talk|What you have, what you want, what worries you.
step: The papers|A list, and help with the ones you cannot find.
step: The search|Compared, with reasons, in writing.
step: The application|We send it, chase it, and tell you where it stands.
step: The key|And a note in the diary before your rate ends.
about: {name} arranges loans for homes{in}. We have sat on your side of the desk and remember how small the print was.
about: When the answer is to wait a year, we say so, and what to do with the year.
role: Advice|Explains the same thing three ways until one fits.
role: Applications|Knows which desk it is lying on.
role: Office|Rings back, the same day.
said: I finally understood what I was signing.|First home
said: She told us to wait six months, and she was right.|Second home
said: Somebody rang every Friday until it was done.|Moving
ask: How much can I borrow?|It depends on income, costs and deposit. After a first talk you have a figure to search with.
ask: What does your advice cost?|You hear it before we begin. Ask, and it is the first thing we tell you.
ask: How long does it take?|A first answer within days, the whole usually a few weeks.
ask: I am self-employed. Is that a problem?|No, but it takes more paper. Two years of accounts are a good start.
ask: When should I look for a new rate?|About six months before the old one ends.
ask: Do I need a deposit?|Usually, yes. Ask anyway: there are ways that are not well known.
title: services|What we arrange
title: process|From question to key
title: features|How we work
title: contact|Ask for a first talk
title: faq|Asked first
title: team|Who you will speak to
reach: Ask for a first talk|What you would like to buy or change, and when it suits you to talk.
call: Seen a house?|Find out first what you can offer.

# venture investor
words: venture capital, venture capital firm, venture fund, venture capital fund, vc fund, vc firm, seed fund, seed-stage fund, early-stage fund, growth fund, impact fund, impact investor, angel network, angel investor network, angel investors, angel investor, private equity, private equity firm, investment fund, startup investor, family office, startup fund
own: this office
pages: advice
schema: FinancialService
art: chart, document, coin, calendar
act: Send us your plan > contact
act: How we work > process
head: Money, and somebody who picks up
head: Early, and for long
head: We read every plan ourselves
lede: What we look for, how we decide, and how to reach us.
offer: Capital|In one round or over several, agreed in plain terms.|chart
offer: A partner|One person who knows your company and answers.|chat
offer: Introductions|To those who may buy, hire or build with you.|chat
offer: The next round|Prepared in time and not at the last minute.|calendar
line: Read, answered, and decided by people you can name.
why: A clear no|With the reason, so that you can go on.|document
why: Plain terms|On paper you can read without us.|document
why: For the long run|Companies take the time they take.|calendar
step: You write|What you build, for whom, and how far you are.
step: We read|And answer, either way.
step: We talk|About the work first, and the numbers after it.
step: We decide|With terms in writing.
step: We begin|And stay reachable.
about: {name} invests{in}. We say what we look for, and what we do not know yet.
about: A conversation costs nothing and binds nobody.
ask: What should we send?|A few pages: what it is, who it is for, who you are, what you need.
ask: Do you answer every plan?|Write, and you hear how and when we answer.
ask: Do you sign confidentiality agreements?|Send only what you would show a stranger. The rest comes later.
ask: Do you take a board seat?|That is agreed in each case. Ask us.
ask: What if we are too early?|Write all the same, and say what you would do with the money.
ask: Do you invest abroad?|Ask. Tell us where you are and where you sell.
title: services|What you get
title: process|From plan to partner
title: features|How we work
title: contact|Send us your plan
title: faq|Founders ask
title: team|The partners
reach: Send us your plan|What you build, for whom, and how to reach you.
call: Building something?|Tell us about it in ten lines.
`);
