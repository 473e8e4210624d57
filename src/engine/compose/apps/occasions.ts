/** What is to be done for an occasion, from the first thing to the last, in English. */
const occasions: readonly (readonly [asked: RegExp, tasks: readonly string[]])[] = [
  [/\bwedding|\bhoneymoon/iu, ['Agree on a date', 'Write the guest list', 'See three venues', 'Ask the photographer', 'Taste the cake', 'Book the band', 'Order the flowers', 'Send the invitations']],
  [/\bmov(?:e|ing) (?:house|home|out|in|flat|day)|\bhouse move\b|\brelocat/iu, ['Collect boxes', 'Book the van', 'Tell everybody the new address', 'Defrost the freezer', 'Pack plates and glasses', 'Take the bed apart', 'Read the meters', 'Hand over the keys']],
  [/\bbab(?:y|ies)\b|\bnewborn/iu, ['Choose a midwife', 'Wash the small clothes', 'Put the cot together', 'Pack the hospital bag', 'Fit the car seat', 'Cook for the freezer', 'Register the birth', 'Tell the grandparents']],
  [/\bbirthday|\bparty\b/iu, ['Choose a day', 'Invite everybody', 'Order the cake', 'Find a game or two', 'Make a playlist', 'Buy candles', 'Blow up the balloons', 'Say thank you']],
  [/\bholiday|\btrip\b|\btravel|\bvacation|\broad ?trip/iu, ['Choose where to go', 'Book the train', 'Find a place to sleep', 'Check the passports', 'Ask somebody to water the plants', 'Change some money', 'Pack the bags', 'Lock the door']],
  [/\bgarden|\ballotment/iu, ['Sow the tomatoes', 'Turn the compost', 'Prune the roses', 'Mow the edges', 'Order seed potatoes', 'Mend the water butt', 'Clean the tools', 'Pick and share']],
  [/\brenovat\w+|\bkitchen (?:fitting|refit|remodel)|\bbuilding work|\bhouse build|\bextension\b/iu, ['Measure twice', 'Ask three firms', 'Agree on a price', 'Order the tiles', 'Clear the room', 'First fix', 'Paint', 'Check every socket']],
  [/\bfilm\b|\bvideo\b|\byoutube|\bpodcast/iu, ['Find the idea', 'Write the script', 'Ask the people', 'Find the place', 'Record', 'Cut it', 'Mix the sound', 'Put it out']],
  [/\bbook\b(?! club)|\bnovel|\bthesis|\bdissertation|\bessay/iu, ['Write the outline', 'Read the sources', 'First chapter', 'Middle part', 'Last chapter', 'Let somebody read it', 'Cut a tenth', 'Check the spelling']],
  [/\bwebsite|\bapp launch|\bproduct launch|\blaunch\b|\bstart-?up|\bsoftware|\bsprint/iu, ['Talk to three people who would use it', 'Draw the first screen', 'Write the texts', 'Build the smallest version', 'Try it on a phone', 'Mend what hurts', 'Tell the first ten', 'Ask what they think']],
  [/\bfestival|\bconference|\bfair\b|\bevent\b|\bconcert|\bworkshop/iu, ['Fix the date', 'Find the place', 'Ask the speakers', 'Count the money', 'Print the posters', 'Brief the helpers', 'Set up', 'Thank everybody']],
  [/\bmarathon|\btraining|\bfitness|\bworkout/iu, ['Run easy, 30 minutes', 'Stretch', 'Long walk', 'Intervals', 'Rest day', 'Strength at home', 'Long run', 'New shoes']],
  [/\bschool|\bexam|\brevision|\bstud(?:y|ies|ents?)\b|\bhomework|\buniversity/iu, ['Read chapter one', 'Write the summary', 'Practice paper', 'Ask about the hard part', 'Learn the words', 'Finish the drawing', 'Pack the bag', 'Sleep early']],
  [/\bclean|\bchores?|\bhousehold|\bhousework/iu, ['Washing up', 'Take out the bins', 'Hoover the stairs', 'Clean the bathroom', 'Change the beds', 'Water the plants', 'Wipe the fridge', 'Iron shirts']],
]; // prettier-ignore

/** Tasks of the first occasion that the prompt names; none for others. */
export const tasksOfOccasion = (prompt: string): readonly string[] =>
  occasions.find(([asked]) => asked.test(prompt))?.[1] ?? [];

/** What is to be done in any week. */
export const tasksOfAnyWeek: readonly string[] = ['Write down what is on your mind', 'Answer one old message', 'Plan the week', 'Do the smallest thing first', 'Tidy the desk', 'Call somebody back']; // prettier-ignore

/** Where in a house a task is done, so far as it says so; else everywhere. */
export const roomOfTask = (task: string): string =>
  /\b(?:plates?|glasses|freezer|fridge|washing up|kitchen)\b/iu.test(task)
    ? 'Kitchen'
    : /\b(?:beds?)\b/iu.test(task)
      ? 'Bedroom'
      : /\bbath/iu.test(task)
        ? 'Bathroom'
        : /\b(?:keys|meters|stairs|door)\b/iu.test(task)
          ? 'Hall'
          : /\b(?:books|plants|sofa)\b/iu.test(task)
            ? 'Living room'
            : 'Everywhere';
