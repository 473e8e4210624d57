/** What the figures of a field are usually sorted by, where a prompt says nothing of it: in English. */
const usual: readonly (readonly [field: RegExp, label: string, names: readonly string[]])[] = [
  [/solar|photovoltaic|wind (?:farm|turbine|park)/iu, 'Part of day', ['Morning', 'Noon', 'Afternoon', 'Evening']],
  [/\bschools?\b|kindergarten|nursery/iu, 'Year', ['Year 3', 'Year 4', 'Year 5', 'Year 6']],
  [/universit|college/iu, 'Faculty', ['Sciences', 'Arts', 'Medicine', 'Law']],
  [/smart ?home|home automation|thermostat|household energy/iu, 'Room', ['Living room', 'Kitchen', 'Bedroom', 'Bathroom']],
  [/\bcpu\b|\bservers?\b|devops/iu, 'Server', ['Web', 'Database', 'Mail', 'Backup']],
  [/clinic|hospital|\bmedical/iu, 'Department', ['General', 'Children', 'Surgery', 'Laboratory']],
  [/roaster|brewery|winery|distillery|bakery|butcher/iu, 'Channel', ['Own shop', 'Wholesale', 'Online', 'Markets']],
  [/restaurant|\bcaf[eé]|bistro|pizzeria/iu, 'Meal', ['Dinner', 'Lunch', 'Takeaway', 'Breakfast']],
  [/hotel|hostel|guest ?house/iu, 'Room', ['Double', 'Single', 'Family', 'Suite']],
  [/\bgym\b|fitness|yoga|pilates|climbing/iu, 'Membership', ['Monthly', 'Yearly', 'Ten visits', 'Day pass']],
  [/museum|gallery|theatre|theater|cinema|\bzoo\b/iu, 'Ticket', ['Full price', 'Reduced', 'Family', 'Members']],
  [/\blibrar/iu, 'Genre', ['Fiction', 'Children', 'History', 'Travel']],
  [/charity|non-?profit|food ?bank|shelter/iu, 'Source', ['Regular gifts', 'Single gifts', 'Grants', 'Events']],
  [/heart rate|\bsleep\b|\bsteps\b|calories|fitness tracker|health/iu, 'Time of day', ['Morning', 'Afternoon', 'Evening', 'Night']],
  [/\bweather\b|temperature|humidity|air quality/iu, 'Season', ['Summer', 'Spring', 'Autumn', 'Winter']],
  [/help ?desk|support|call cent/iu, 'Channel', ['Email', 'Telephone', 'Chat', 'Form']],
  [/\bsaas\b|subscription|start-?up/iu, 'Plan', ['Team', 'Starter', 'Business', 'Free']],
  [/web ?site|web traffic|page views|\bseo\b/iu, 'Source', ['Search', 'Direct', 'Social media', 'Email']],
  [/personal|household|home finance/iu, 'Purpose', ['Home', 'Food', 'Travel', 'Everything else']],
  [/\bfarm\b|orchard|greenhouse/iu, 'Crop', ['Wheat', 'Potatoes', 'Vegetables', 'Fruit']],
]; // prettier-ignore

/** The groups of the first field that the prompt names: "by year" of a school, "by channel" of a roastery; else null. */
export function groupsOfField(prompt: string): { label: string; names: readonly string[] } | null {
  const [, label, names] = usual.find(([field]) => field.test(prompt)) ?? [];
  return label === undefined || names === undefined ? null : { label, names };
}
