/** Sharing what several people paid, and limits of bookings, in English. */
export const englishSplitterWords = {
  splitterTitle: 'Expense splitter',
  splitterLede: 'Write down who paid what. The sums tell who owes whom.',
  billSplitter: 'Bill splitter',
  personName: 'Name',
  addPerson: 'Add a person',
  noPeople: 'Add the people who share the costs.',
  personInUse: '{name} stands in an expense and stays.',
  paidBy: 'Paid by',
  splitBetween: 'Split between',
  balances: 'Balances',
  settleUp: 'Who owes whom',
  paysTo: '{from} pays {to}',
  markPaid: 'Mark as paid',
  paidBack: '{from} paid {to} back',
  allEven: 'Everybody is even.',
  nothingShared: 'No expense yet. Add what the first person paid.',
  splitEach: '{paid} paid for {names}',
  chooseSharers: 'Choose at least one person to split between.',

  bookedEnough: '{name} has booked as often as one may: {n}.',
} as const;
