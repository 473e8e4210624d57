/** What a photographer says whose prompt names no subject. */
export const plainField = {
  kicker: 'Photography',
  headlines: [
    'Looked at twice, kept once',
    'Pictures you will want on paper',
    'Good light, and time to wait for it',
  ],
  lede: 'People, places and things, photographed with two small cameras, the light that is there and enough time.',
  groups: ['People', 'Places', 'Things'],
  pictures: [
    ['Window light', 'portrait', 'People'],
    ['Two sisters', 'portrait', 'People'],
    ['The violin maker', 'violin', 'People'],
    ['In the orchard', 'tree', 'Places'],
    ['After rain', 'umbrella', 'Places'],
    ['On the pier', 'sea', 'Places'],
    ['Sunday bread', 'loaf', 'Things'],
    ['Lamp and shadow', 'lamp', 'Things'],
    ['The first cup', 'cup', 'Things'],
  ],
  packages: ['An hour', 'A day', 'Two days'],
} as const;
