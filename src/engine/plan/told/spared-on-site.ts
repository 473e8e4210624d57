/** "No chat widget": what the site does without, and nothing that its house would say. */
export const sparedOnSite =
  /\b(?:no|without|please no|don['’]t (?:want|need) (?:an?|any))\s(?:(?:live|annoying|auto-?playing)\s)?(?:chat ?(?:widgets?|bots?|box(?:es)?|bubbles?)|cookie (?:banners?|notices?|pop-?ups?)|pop-?ups?|carousels?|sliders?|auto-?play\p{L}*|parallax|trackers?|tracking|analytics|stock (?:photos?|images?))\b/giu;
