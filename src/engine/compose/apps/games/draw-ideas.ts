const ideas: readonly (readonly [asked: RegExp, list: string])[] = [
  [
    /\b(?:workout|exercise|fitness|gym|training)\b/iu,
    'Squats, Press-ups, Lunges, Plank, Burpees, Star jumps, Mountain climbers, Glute bridges, Sit-ups, Step-ups, High knees, Wall sit',
  ],
  [
    /\b(?:meal|dinner|lunch|food|recipe|what to eat|cook)\b/iu,
    'Pasta with tomato sauce, Vegetable curry, Tacos, Omelette and salad, Fried rice, Soup and bread, Pizza, Lentil stew, Noodles, Baked potatoes, Stir-fry, Pancakes',
  ],
  [
    /\b(?:outfit|clothes)\b/iu,
    'Jeans and a white shirt, All black, A dress and boots, Something striped, A jumper and cords, One bright colour, Denim on denim, Layers',
  ],
  [
    /\b(?:writing|story)\b/iu,
    'A letter that arrives ten years late, Two strangers share an umbrella, The last shop on the street, A key that fits no door, Somebody returns a library book, The power goes out, A wrong number, The neighbour who never sleeps',
  ],
  [
    /\b(?:draw(?:ing)?|art|sketch)\b/iu,
    'A lighthouse at night, Your breakfast, A cat on a roof, Hands holding something small, An empty chair, A tree in four seasons, A bicycle, The view from a window',
  ],
  [
    /\b(?:activity|bored|weekend|date|things to do)\b/iu,
    'Walk somewhere new, Play a board game, Bake something, Visit a museum, Watch a film, Cook together, Go for a swim, Have a picnic, Build a den, Take photographs of one colour',
  ],
  [
    /\b(?:icebreaker|question|conversation)\b/iu,
    'What did you last change your mind about?, What is your oldest possession?, Which smell takes you back?, What would you teach for an hour?, Where were you happiest this year?, What do you cook when nobody is looking?',
  ],
  [
    /\btruth or dare\b|\bdares?\b|\bchallenge\b/iu,
    'Sing a chorus, Tell a childhood secret, Ten star jumps, Speak in rhyme for a minute, Say something kind to each person, Hop to the door and back, Tell the truth about your last lie, Imitate somebody here',
  ],
  [
    /\bbaby\b/iu,
    'Ada, Bruno, Clara, Elias, Flora, Hugo, Ines, Jonah, Lila, Milo, Nora, Otto, Rosa, Theo, Vera, Wilf',
  ],
  [
    /\b(?:fantasy|elf|dragon|d&d|dnd|character|wizard)\b/iu,
    'Aldric Thorne, Brynja, Caelith, Dorwin Ashfield, Eiravel, Fenwick, Galdra, Hesper Vane, Isolde Marr, Korrin, Lyselle, Morwen, Orin Blackwater, Sylvar, Tamsin Reed, Ulfric',
  ],
  [
    /\b(?:movie|film)\b/iu,
    'A comedy, A documentary, Something from the year you were born, A film with subtitles, An animated film, A thriller, A musical, A western',
  ],
  [
    /\bgift\b/iu,
    'A book they would not buy, A plant, Tickets for something, Good coffee or tea, A print, Warm socks, A game, A cooked dinner, An hour of help',
  ],
  [
    /\bexcuse\b/iu,
    'The cat sat on the keys, My train went without me, I was waiting for the plumber, The alarm rang in another room, I had the wrong Tuesday, My phone was in the fridge',
  ],
  [
    /\bcompliment\b/iu,
    'You make hard things look easy, People relax when you arrive, You ask good questions, You remember what others forget, Your patience is rare, You are fun to be stuck in a queue with',
  ],
];

/** What a draw begins with where the prompt lists nothing itself: a row of everyday ideas of its sort, to be changed; empty where it names no sort. */
export const ideasFor = (prompt: string): readonly string[] =>
  ideas.find(([asked]) => asked.test(prompt))?.[1].split(/(?<=\?), |(?<!\?), /u) ?? [];
