import type { ColourRole, StyleName } from '@/domain/site/vocabulary';
import type { Shade } from '../language-lexicon';

/** English words for the look of a whole site; `=n` weighs a word, 3 unless said. */
export const englishStyles: Partial<Record<StyleName, string>> = {
  minimal:
    'minimal=3, minimalist=4, minimalistic=4, clean=2, simple=1, scandinavian=4, nordic=4, scandi=4, lots of space=2, lots of white space=3, whitespace=2, white space=2, uncluttered=3, less is more=3, zen=2, airy=2, pared-back=4, sparse=2, understated=2, spacious=2, plain=2',
  swiss:
    'swiss=3, swiss style=5, swiss design=5, international style=4, helvetica=3, grid-based=3, strict grid=4, typographic=3, modernist=3, type-led=3, typography-driven=3',
  editorial:
    'editorial=5, magazine-like=5, magazine style=5, magazine look=5, magazine layout=5, literary=3, bookish=3, serif type=2, long reads=2, print magazine=4, storytelling=1',
  luxe: 'luxury=4, luxurious=4, premium=3, elegant=3, elegance=3, upscale=3, high-end=3, sophisticated=3, opulent=4, exclusive=2, refined=3, chic=3, glamorous=3, glam=3, timeless=2, regal=3, classy=3, posh=3, couture=3, five-star=3, lavish=3, stylish=1',
  noir: 'noir=5, moody=4, dramatic=3, cinematic=3, mysterious=3, dark and elegant=5, goth=4, dark academia=4, sultry=3, film noir=5, dark and moody=5, brooding=3, atmospheric=2, candlelit=3',
  newspaper:
    'newspaper style=6, newspaper look=6, newspaper-style=6, newspaper-like=6, newspaper theme=6, newspaper design=6, newspaper layout=6, like a newspaper=6, old newspaper=5, vintage newspaper=7, broadsheet=5, tabloid style=5, newsprint=4, front page of a newspaper=6',
  bistro:
    'bistro style=5, parisian=4, trattoria style=5, italian feel=3, bistro look=5, french feel=3, mediterranean=2',
  craft:
    'craft=2, handmade=3, hand-made=3, handcrafted=3, artisan=3, artisanal=3, rustic=4, homemade=3, hand-drawn=3, hand drawn=3, kraft paper=4, farmhouse=4, woody=3, homespun=4, folksy=3, crafty=3, country style=4',
  cream:
    'cozy=3, cosy=3, warm=2, homely=3, inviting=1, comforting=2, snug=3, creamy=2, hygge=4, warm and cosy=4, warm and cozy=4, soft and warm=3, welcoming=1, warm and welcoming=3, warm tones=2',
  retro:
    'retro=5, 70s=4, 1970s=5, seventies=4, 60s=4, 1960s=4, groovy=4, 80s=4, 1980s=4, 90s=4, 1990s=4, nineties=4, eighties=4, throwback=4, nostalgic=3, retro-futuristic=5, disco=3, psychedelic=4, mid-century=4, midcentury=4, mid century=4',
  vintage:
    'vintage=4, old-fashioned=4, old fashioned=4, antique=3, victorian=4, letterpress=5, heritage look=4, old-school=3, old school=3, sepia=4, classic=2, traditional=2, 1920s print=4, aged paper=4, apothecary=4, old world=4, historic=2',
  'neo-brutalist':
    'neo-brutalist=6, neobrutalist=6, neo-brutalism=6, neobrutalism=6, neo brutalist=6, neo brutalism=6, brutalist=6, brutalism=6, thick borders=4, hard shadows=4, thick black borders=5, raw=2, chunky borders=4, big type=2, bold borders=4, loud=2, in your face=3, brash=3, anti-design=4, thick outlines=4',
  bento:
    'bento=6, bento grid=6, bento-style=6, bento box=5, tile layout=3, apple-like=4, apple style=4, card-based=3',
  tech: 'tech=3, high-tech=4, hi-tech=4, futuristic=4, cyber=4, digital look=2, neon=3, neon colours=5, neon colors=5, ai look=4, techy=4, modern tech=4, linear-style=4, developer-focused=3, techno=3, stripe-like=3, vercel-like=4, electric=2, innovative=1, cutting-edge=2, startup look=2',
  terminal:
    'terminal=5, hacker=5, command line look=5, monospace=3, monospaced=3, mono font=2, code-like=4, ascii=5, matrix=3, geeky=3, nerdy=3, terminal style=6, hacker style=6, green on black=4, terminal-style=6, hacker-style=6, shell style=5',
  glass:
    'glass=4, glassy=5, glassmorphism=6, glassmorphic=6, frosted=4, frosted glass=6, translucent=4, glass cards=6, glass effect=5, blurred cards=4, aurora=3, glass-like=5, liquid glass=6',
  gradient:
    'gradient=3, gradients=3, colourful gradients=5, gradient background=3, gradient mesh=5, mesh gradient=5, vibrant gradients=5, gradient-heavy=5, colour gradients=4, gradient pop=5',
  playful:
    'playful=4, fun=3, kids=2, colourful=3, colorful=3, cheerful=3, whimsical=4, cute=4, childlike=4, cartoonish=4, cartoon=3, bouncy=4, happy=2, quirky=3, silly=3, kid-friendly=4, joyful=3, vibrant=2, bubbly=3, child-friendly=4, crayon=4, friendly and fun=4, lively=2, energetic and fun=4, goofy=4, candy=2, doodle=3, doodles=3',
  pastel:
    'pastel=4, pastels=5, pastel colours=5, pastel colors=5, soft colours=3, soft colors=3, dreamy=3, delicate=3, soft=1, gentle=1, candy colours=4, candy colors=4, pastel tones=5, pastel palette=5, soft pastel=5, feminine=3, airy pastel=5',
  organic:
    'organic=3, earthy=4, earth tones=5, natural=3, nature-inspired=4, eco=2, sustainable=1, natural tones=4, earthy tones=5, grounded=2, natural look=4, raw and natural=4, clay tones=5, eco-friendly=2, boho=4, bohemian=4, desert=2, organic shapes=4, serene=2, calm=2, peaceful=2, tranquil=2, zen-like=3, soothing=2, green and natural=4',
  coastal:
    'coastal=5, nautical=5, seaside=4, beachy=5, beach=2, ocean=2, maritime=4, sea breeze=4, marine=3, surf=2, island feel=4, breezy=3, ocean-inspired=5, mediterranean look=3, summery=2, nautical look=5',
  botanical:
    'botanical=5, leafy=4, floral=2, jungle=3, garden-like=4, greenery=4, plant-inspired=5, lush=3, forest=1, herbal=2, botanic=5, woodland=3, plants everywhere=4, floral patterns=3',
  corporate:
    'corporate=4, professional=3, trustworthy=3, businesslike=4, business-like=4, formal=3, serious=3, trust=1, reliable=1, conservative=3, authoritative=3, enterprise=1, credible=2, solid=1, reputable=2, traditional and professional=4, respectable=3, professional look=4, dignified=2',
  clinical:
    'clinical=4, sterile=3, hygienic=3, medical look=4, fresh and clean=2, spotless=2, clean and clinical=5, crisp=2, clean medical=4, reassuring=1',
  sport:
    'sporty=5, athletic=4, energetic=3, powerful=3, high-energy=4, high energy=4, bold and energetic=5, dynamic=2, strong=1, gritty=3, aggressive=3, intense=3, adrenaline=3, motivating=2, punchy=2, action-packed=4, racing=3, bold typography=2',
  industrial:
    'industrial=5, concrete=2, warehouse look=4, loft style=4, urban=2, steel=2, metallic=3, raw concrete=4, factory look=4, mechanical=2, utilitarian=3, rugged=3, engineered=2, workshop look=3, street=1, grunge=3',
  'art-deco':
    'art deco=6, art-deco=6, deco=4, gatsby=5, 1920s=5, roaring twenties=6, gold and black luxury=4, speakeasy style=4, great gatsby=6, 20s glamour=5, prohibition=4, art nouveau=4',
  pixel:
    'pixel=6, pixel art=6, 8-bit=6, 8 bit=6, pixelated=5, arcade=4, retro game=5, 16-bit=6, gameboy=5, game boy=5, old video game=5, video game style=5, nintendo=4, pixel style=6, retro gaming=5',
  'high-contrast':
    'high contrast=5, high-contrast=5, accessible=2, accessibility first=4, large text=2, easy to read=2, for low vision=5, very readable=3, wcag aaa=5, large print=3, big text=2, readable=1, senior-friendly=3, for seniors=1, elderly-friendly=3',
  comic:
    'comic book=6, comic style=6, comic-style=6, comics style=6, comic book style=8, comic look=6, comic strip=5, pop art=6, pop-art=6, superhero style=6, superhero theme=6, manga style=6, lichtenstein=5, cartoon panels=6',
  y2k: 'y2k=8, y2k style=8, chrome type=5, early 2000s=6, cybercore=6, holographic=4, iridescent=4, frutiger aero=7, mcbling=6, metallic chrome=5',
  scrapbook:
    'scrapbook=6, scrapbook style=7, scrapbook-style=7, scrap book=6, scrapbooking=4, taped photos=5, washi tape=5, junk journal=6, journal style=5, travel journal style=6, collage style=4',
  memphis:
    'memphis style=8, memphis design=8, memphis-style=8, memphis pattern=7, memphis group=7, memphis look=8, zigzags=4, 80s geometric=6, 80s memphis=8, saved by the bell=5',
  metal:
    'heavy metal=4, heavy metal style=8, heavy-metal=5, death metal=5, black metal=5, thrash metal=5, doom metal=5, metal band=5, blackletter=5, metalhead=4, heavy metal look=8, metal style=5, metal look=5, gothic metal=6',
  vaporwave:
    'vaporwave=8, synthwave=7, retrowave=7, outrun=6, vapor wave=8, vapourwave=8, 80s neon=6, neon 80s=6, miami vice=6, retro-futuristic=5, neon grid=5, aesthetic 80s=5',
  medieval:
    'medieval=5, medieval style=7, middle ages=5, illuminated manuscript=7, heraldic=5, fantasy style=5, fantasy tavern=6, tavern style=4, renaissance fair=5, gothic lettering=5, dungeons and dragons=4, old scroll=5, storybook fantasy=5',
  'sci-fi':
    'sci-fi=5, sci fi=5, scifi=5, science fiction=5, sci-fi style=7, space-age=5, space age=5, cyberpunk=6, star trek=5, star wars=4, blade runner=6, space theme=5, space-themed=5',
  clay: 'claymorphism=8, claymorphic=8, clay style=6, clay look=6, clay-like=6, 3d clay=6, neumorphism=7, neumorphic=7, soft ui=5, soft 3d=5, squishy=5, puffy=5, pillowy=5',
  zine: 'zine=4, zine style=7, zine-style=7, zine look=7, fanzine=5, punk=4, punk rock=4, diy punk=6, photocopied=6, xerox=5, cut and paste=4, cut-and-paste=4, risograph=6, ransom note=6, punk zine=8, riot grrrl=6, grunge=5',
  japanese:
    'japanese style=6, japanese-style=6, japanese minimal=8, minimal japanese=8, japanese minimalism=8, japanese minimalist=8, minimalist japanese=8, japanese aesthetic=7, japanese look=6, japanese inspired=6, japanese-inspired=6, japandi=7, wabi-sabi=6, wabi sabi=6, sumi-e=6, ukiyo-e=6, japanese zen=7, zen japanese=7, japanese design=6',
  cottage:
    'cottagecore=8, cottage core=8, cottage style=6, cottage look=6, cottage feel=6, country cottage=4, gingham=5, english cottage=4, grandmacore=6, storybook cottage=6, farmcore=5',
  bauhaus: 'bauhaus=6, bauhaus style=8, bauhaus-style=8, bauhaus design=8, bauhaus poster=8, bauhaus look=8',
  western:
    'wild west=6, western style=7, wild west style=8, cowboy style=7, saloon style=7, old west=6, western look=7, western saloon=6, rodeo style=6, wanted poster=6, western theme=7, americana=3',
  steampunk: 'steampunk=7, steam punk=7, steampunk style=8, steampunk look=8, clockpunk=7',
  gothic:
    'gothic style=7, gothic look=7, gothic=5, goth=5, victorian gothic=8, vampire=4, dark gothic=8, cathedral style=4, witchy=5, gothic revival=6, whimsigoth=6',
  kawaii: 'kawaii=8, kawaii style=8, cute japanese=7, sanrio=6, super cute=5, harajuku=5, chibi=5',
  diner:
    '1950s=5, 50s=4, 50s diner=8, 1950s diner=8, american diner=5, american diner style=8, diner style=7, retro diner=8, rockabilly=6, rock and roll diner=7, milk bar style=6, fifties=5',
  graffiti:
    'graffiti=5, graffiti style=8, graffiti-style=8, street art=5, street art style=8, street style=5, spray paint=5, hip hop style=7, hip-hop style=7, urban street=5, streetwear look=5, graffiti look=8',
  chalkboard:
    'chalkboard=6, chalkboard style=8, blackboard style=8, chalk style=7, chalkboard look=8, chalkboard menu=6, slate board=5, hand-chalked=6',
  tropical:
    'tropical=5, tropical style=7, tiki=5, tiki style=8, tiki bar=5, hawaiian=5, hawaiian style=7, caribbean=4, caribbean style=7, surf shack=5, beach bar style=6, tropical look=7, island vibes=6',
  watercolour:
    'watercolour style=8, watercolor style=8, watercolour look=8, watercolor look=8, watercolour-style=8, watercolor-style=8, watercolour design=7, watercolor design=7, watercolour theme=8, watercolor theme=8, watercolour feel=7, watercolor feel=7, watercolour washes=6, watercolor washes=6, watercolour aesthetic=8, watercolor aesthetic=8, aquarelle style=8, hand-painted watercolour=7, hand-painted watercolor=7, soft watercolour=6, soft watercolor=6',
  blueprint:
    'blueprint style=8, blueprint-style=8, blueprint look=8, blueprint design=7, blueprint theme=8, blueprint aesthetic=8, blueprint grid=6, like a blueprint=8, technical drawing style=7, architectural drawing style=7, cyanotype=5, blueprint=4',
  christmas:
    'christmas style=8, christmas-style=8, christmas theme=8, christmas themed=8, christmas-themed=8, christmas look=8, christmas design=7, christmas feel=7, christmassy=7, christmas colours=7, christmas colors=7, xmas theme=8, xmas style=8, festive style=6, festive christmas=6, festive look=6, winter wonderland=5',
};

/** English words for how a site speaks. */
export const englishTones = `warm, friendly, calm, playful, elegant, professional, bold, sleek, fun, cosy, cozy, luxurious, luxury, premium, minimal, modern, trustworthy, serious,
  formal, informal, casual, romantic, cheerful, energetic, quiet, peaceful, soothing, confident, honest, handmade, rustic, traditional, classic, quirky, witty,
  humorous, funny, sophisticated, inspiring, motivating, motivational, welcoming, inviting, relaxed, laid-back, laid back, edgy, rebellious, youthful, fresh, bright, dark, moody, dramatic,
  gentle, soft, caring, compassionate, empathetic, authoritative, expert, technical, poetic, dreamy, nostalgic, sincere, direct, no-nonsense, no nonsense, straightforward, down-to-earth, down to earth, upbeat,
  adventurous, exclusive, refined, timeless, vibrant, lively, loud, zen, serene, tranquil, intimate, natural, reassuring, hopeful, uplifting, cheeky, sober, discreet, family-friendly, scandinavian`;

/** English words for where a colour goes. */
export const englishRoles: Partial<Record<ColourRole, string>> = {
  background:
    'background, backgrounds, backdrop, bg, page background, base, page, canvas, site background, body, background colour, background color, base colour, base color, paper',
  surface: 'surface, surfaces, panels, panel, bands, band, sidebar, sidebars, boxes, blocks, tiles, strips',
  text: 'text, body text, copy, type, font colour, font color, text colour, text color, lettering, typography, letters, fonts, font, writing, ink',
  heading: 'headings, heading, headlines, headline, titles, title, title text, heading colour, heading color',
  brand:
    'brand, brand colour, brand color, primary, primary colour, primary color, main colour, main color, base tone, theme colour, theme color, dominant colour, dominant color, main brand colour, brand colours, brand colors, mainly, mostly, predominantly, primarily',
  accent:
    'accent, accents, accent colour, accent color, highlights, highlight, details, touches, accent colours, accent colors, hints, pops, pop, secondary, secondary colour, secondary color, splashes, splash, touch, hint, trim, contrast colour, icons, icon, accented, badges, stars, digits, numerals, numbers, figures',
  header:
    'header, headers, nav, navbar, navigation, top bar, topbar, menu bar, header bar, nav bar, navigation bar, banner',
  footer: 'footer, footers, bottom bar',
  hero: 'hero, hero section, hero background, hero banner, splash, top section, hero area',
  button:
    'button, buttons, cta, ctas, call to action, calls to action, cta button, cta buttons, call-to-action buttons',
  link: 'link, links, hyperlinks, link colour, link color',
  card: 'card, cards, card background, pricing cards',
  border: 'border, borders, outline, outlines, lines, rules, dividers, frames, divider lines, frame',
  component: 'components, component, elements, ui elements, interactive elements, ui, controls, widgets',
  section: 'section, sections, section backgrounds, alternate sections, section background',
};

/** English words that bend a colour. */
export const englishShades: Record<Shade, string> = {
  light: 'light, pale, faint, whitish, lighter, very light, lightest, powder, icy, ice, baby, washed',
  pastel: 'pastel, candy, milky, creamy, sugary',
  dark: 'dark, darker, very dark, midnight, blackish, inky, darkest, shadowy',
  deep: 'deep, rich, royal, intense, bottle, saturated, strong, imperial',
  soft: 'soft, gentle, subtle, delicate, softer, light soft, calm, mellow, airy, misty, misted',
  muted:
    'muted, dusty, faded, dull, washed-out, greyish, grayish, smoky, smokey, earthy, desaturated, weathered, antique, old, stone',
  bright: 'bright, vivid, vibrant, lively, brilliant, sunny, bold, hot, punchy, pure, clear',
  neon: 'neon, fluorescent, electric, acid, glowing, day-glo, highlighter',
  warm: 'warm, warmer, golden, toasty, sunset',
  cool: 'cool, cooler, cold, frosty, steely',
};
