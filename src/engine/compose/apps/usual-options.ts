const sorts: readonly (readonly [asked: RegExp, options: readonly string[]])[] = [
  [/^(?:diet|dietary needs?)$/iu, ['Vegetarian', 'Vegan', 'Gluten free', 'Anything']],
  [/^cuisines?$/iu, ['Italian', 'Japanese', 'Indian', 'Mexican', 'Local dishes']],
  [/^(?:species|animals?|pets?)$/iu, ['Dog', 'Cat', 'Rabbit', 'Bird']],
  [/^sizes?$/iu, ['Small', 'Medium', 'Large']],
  [/^difficulty$/iu, ['Easy', 'Medium', 'Hard']],
  [/^(?:levels?|experience|skill level)$/iu, ['Beginner', 'Intermediate', 'Advanced']],
  [/^conditions?$/iu, ['New', 'As new', 'Used', 'Needs repair']],
  [/^age(?: groups?| range)?s?$/iu, ['Young', 'Adult', 'Senior']],
  [/^languages?$/iu, ['English', 'French', 'German', 'Spanish']],
  [/^seasons?$/iu, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/^genders?$|^sex$/iu, ['Female', 'Male']],
  [/^(?:availability|when|time of day)$/iu, ['Mornings', 'Afternoons', 'Evenings', 'Weekends']],
]; // prettier-ignore

// What kinds there are of it, where a prompt says no more than "category" or "type".
const kinds: readonly (readonly [asked: RegExp, options: readonly string[]])[] = [
  [/\blost\b|\bfound\b/iu, ['Keys', 'Phones and bags', 'Clothing', 'Pets', 'Other']],
  [/\btools?\b/iu, ['Hand tools', 'Power tools', 'Garden', 'Kitchen']],
  [/\b(?:flats?|rooms?|apartments?|houses?)\b/iu, ['Room', 'Studio', 'Flat', 'House']],
  [/\b(?:events?|concerts?)\b/iu, ['Music', 'Talk', 'Market', 'Sport']],
  [/\bskills?\b|\bhelp\b|\bfavou?rs\b/iu, ['At home', 'Garden', 'Computers', 'Languages', 'Errands']],
  [/\bfurniture\b|\b(?:second[- ]?hand|used|swap|free)\b/iu, ['Furniture', 'Clothing', 'Books', 'Toys', 'Kitchen']],
  [/\bbooks?\b/iu, ['Novels', 'Children', 'Non-fiction', 'Textbooks']],
  [/\brecipes?\b/iu, ['Starter', 'Main', 'Dessert', 'Baking']],
]; // prettier-ignore

/** The choices of what entries are told apart by, where everybody means the same by it; none elsewhere. */
export const usualOptions = (label: string, prompt: string): readonly string[] =>
  sorts.find(([asked]) => asked.test(label))?.[1] ??
  (/^(?:categor(?:y|ies)|types?|kinds?|sorts?)$/iu.test(label)
    ? (kinds.find(([asked]) => asked.test(prompt))?.[1] ?? [])
    : []);
