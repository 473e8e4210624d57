const nouns: Readonly<Record<string, string>> = {
  rehearse: 'Rehearsal',
  meet: 'Meeting',
  train: 'Training',
  practise: 'Practice',
  practice: 'Practice',
  play: 'Play',
  sing: 'Singing',
  dance: 'Dancing',
  ride: 'Ride',
  run: 'Run',
  gather: 'Gathering',
  worship: 'Worship',
  sew: 'Sewing',
  knit: 'Knitting',
  paint: 'Painting',
  sail: 'Sailing',
  row: 'Rowing',
  swim: 'Swim',
  climb: 'Climbing',
  walk: 'Walk',
  cycle: 'Ride',
};

/** What people who do something every week call it: "we rehearse Tuesdays" is a rehearsal. */
export function meetingNoun(verb: string): string {
  return nouns[verb.toLowerCase()] ?? verb;
}
