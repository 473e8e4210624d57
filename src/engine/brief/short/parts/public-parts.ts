import type { SectionType } from '@/domain/site/vocabulary';

/** What an entry of a list asks for: a part by its title, or a section of the vocabulary; `kinds` says whose sites have it. */
export type PublicPart = {
  readonly words: RegExp;
  /** The title; null for the entry as it is written. */
  readonly title: string | null;
  readonly section?: SectionType;
  readonly kinds?: ReadonlySet<string>;
  /** Only where a number stands before it: "4 judges". */
  readonly isCounted?: true;
};

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const only = (kinds: string): ReadonlySet<string> => new Set(kinds.split(' '));
const read = only('blog');
const shown = only('portfolio event nonprofit blog product saas mobile-app docs link-in-bio');
const acts = only('portfolio event nonprofit blog unknown studio');
const groups = only('nonprofit event portfolio gym unknown course yoga');

/** Parts of sites that sell nothing: of bands, papers, podcasts, campaigns, parishes, museums. */
export const publicParts: readonly PublicPart[] = [
  { words: whole('(?:an? )?(?:(?:simple|small|embedded|mini|sticky|little) )*(?:music|song|track|album|ep|mp3) players?'), title: 'Music player' },
  { words: whole('(?:an? )?(?:(?:simple|small|embedded|mini|sticky|little|html5|latest|newest) )*(?:audio|podcast|sound|media|episodes?) players?'), title: 'Audio player' },
  { words: whole('(?:post |blog )?archives? (?:by|per) (?:year|month|date|topic|category|subject|tag|season)'), title: null },
  { words: whole('archives?(?: page)?|(?:the )?(?:newsletter|issue|letter) archives?|archives? of (?:all |past |old )?(?:issues|letters|editions|newsletters)|(?:past|previous|back|older) (?:issues|editions|letters)'), title: 'Archive', section: 'posts', kinds: read },
  { words: whole('(?:the )?(?:newsletter|bulletin|magazine) archives?|(?:past|old|previous) newsletters|(?:weekly |parish |school |club )?(?:newsletters?|bulletins?)(?: as)? (?:pdfs?|downloads?|archives?)|(?:parish|weekly) (?:bulletins?|newsletters?)'), title: null, kinds: groups },
  { words: whole('call for (?:papers|proposals|entries|artists|speakers|submissions|talks|posters|films|performers)'), title: null },
  { words: whole('(?:submissions?|submission guidelines?|submissions guidelines?|guidelines for (?:writers|authors|contributors)|how to submit|write for us|submit (?:your )?(?:work|writing))'), title: null, kinds: read },
  { words: whole('(?:a |my )?(?:cv|curriculum vitae|resum[eé]|résumé)(?: page)?'), title: 'CV', section: 'timeline', kinds: only('portfolio photographer studio') },
  { words: whole('(?:social )?shar(?:e|ing) (?:buttons?|links?|icons?)'), title: 'Share this page' },
  { words: whole('(?:the )?(?:silent |live |charity )?auction(?: lots| items| prizes)?'), title: null, kinds: only('event nonprofit') },
  { words: whole('(?:garden )?(?:trail )?map of (?:the |our |all )?(?:\\d+ )?(?:open )?gardens'), title: null, kinds: only('event nonprofit') },
  { words: whole('(?:the )?languages (?:that )?(?:we|i) (?:cover|speak|work in|translate|interpret|teach|offer)|(?:our )?language pairs'), title: null, kinds: only('consulting agency unknown law course portfolio hotel nonprofit') },
  { words: whole('(?:local|useful|helpful|community) links'), title: null, kinds: groups },
  { words: whole('past (?:productions|shows|seasons|concerts|exhibitions|events|programmes)|(?:productions?|concert|show) archive'), title: null, kinds: groups },
  { words: whole('(?:our |the |club )?history'), title: 'History', section: 'timeline', kinds: groups },
  { words: whole('masthead|editorial (?:team|board|staff)'), title: 'Masthead', kinds: read },
  { words: whole('(?:the )?(?:current|latest|new|this) issue'), title: 'Current issue', kinds: read },
  { words: whole('stretch goals?'), title: 'Stretch goals' },
  { words: whole('risks?(?: (?:and|&) challenges)?|challenges'), title: null, kinds: only('product nonprofit') },
  { words: whole('(?:project |campaign )updates?'), title: null, kinds: only('product') },
  { words: whole('(?:sponsor (?:us|the show|this podcast|this newsletter)|become a sponsor|sponsorship(?: info| packages| opportunities)?|advertis(?:e|ing)(?: with us)?)'), title: null },
  { words: whole('memberships?(?: info| scheme| benefits| cards?)?|become a member|friends scheme'), title: 'Membership', kinds: only('event restaurant bar cafe hotel shop') },
  { words: whole("(?:this week['’]?s|(?:our )?weekly|our) (?:stops|pitches|route|locations)|where (?:we (?:park|stop|are)|to find us) (?:this|each|every) week|(?:truck|van|street) (?:schedule|stops|route|locations)"), title: null, section: 'timetable', kinds: only('restaurant bar cafe bakery') },
  { words: whole('(?:(?:memories|memory|digital|online|virtual|our|the) )?guest ?books?'), title: 'Guestbook' },
  { words: whole('(?:playlist|song|music) requests?'), title: null },
  { words: whole('(?:party )?games'), title: 'Games', kinds: only('event') },
  { words: whole('(?:the )?sacraments|baptisms?(?:,? weddings?(?:,? and funerals?)?)?|weddings and funerals'), title: null, kinds: groups },
  { words: whole('(?:second[- ]?hand |used |pre-?loved )?uniform (?:sales?|shop|swap|exchange)'), title: null, kinds: groups },
  { words: whole('(?:the |our )?(?:collection )?highlights(?: of the collection)?|(?:exhibits|objects|treasures|artefacts|artifacts)'), title: null, section: 'gallery', kinds: only('nonprofit'), isCounted: true },
  { words: whole('(?:the )?permanent (?:collection|exhibitions?)|(?:the |our )?collections?(?: highlights)?|highlights of the collection'), title: null, kinds: only('nonprofit') },
  { words: whole('visit(?:or)?s?(?:ing)? info(?:rmation)?|plan (?:your|a) visit|visiting us'), title: 'Plan your visit', kinds: only('nonprofit event') },
  { words: whole('what we (?:grow(?: this (?:week|month|season|year)| now)?|need(?: this (?:week|month))?(?: list)?|stand for|fund|play|read)'), title: null, kinds: groups },
  { words: whole('(?:weekly )?needs list|what we need(?: this (?:week|month))? list'), title: 'What we need', kinds: groups },
  { words: whole('contributors|how to contribute|contributing'), title: null, kinds: only('saas docs product') },
  { words: whole('(?:band|group|ensemble|choir|team|crew|squad|roster|cast|line-?up) members'), title: null, section: 'team', kinds: only('portfolio gym event nonprofit') },
  { words: whole('line-?up|meet the band|who we are'), title: null, section: 'team', kinds: only('portfolio') },
  { words: whole('(?:reading|readings|tour|gig|concert|show|live|book tour|event|performance|exhibition) dates|(?:upcoming |live )?(?:gigs|readings|shows|concerts|tour dates)'), title: null, section: 'events', kinds: acts },
  { words: whole('(?:(?:conductor|director|founder|host|artist|author|musical director|chef|pastor|minister)(?:[’\']s)? )(?:bio|biography|profile|portrait)'), title: null, kinds: groups },
  { words: whole('poems|short stories|lyrics|essays|translations|songs'), title: null, kinds: only('portfolio') },
  { words: whole('letters? to (?:my |our |the )?(?:readers?|fans|friends|visitors)'), title: null, kinds: only('portfolio blog') },
  { words: whole('(?:(?:my|published|picture) )*(?:books|novels|films|paintings|sculptures|illustrations)'), title: null, section: 'portfolio', kinds: only('portfolio'), isCounted: true },
  { words: whole('(?:media|press) (?:enquiries|inquiries|contacts?)'), title: null, kinds: only('portfolio nonprofit event') },
  { words: whole('(?:(?:past|last year[’\']s|previous) )?results|marshals(?: (?:needed|wanted))?|(?:past|previous) (?:editions|winners)|hall of fame|start(?:ing)? times(?: by wave)?|entry rules'), title: null, kinds: only('event') },
  { words: whole('what (?:you|we) (?:can|can[’\']?t|cannot|do not|don[’\']?t)(?: (?:bring|mend|repair|fix|take|accept|do|give|donate))?'), title: null, kinds: groups },
  { words: whole('(?:sign (?:the|our) )?petition(?: form)?'), title: null, section: 'form', kinds: groups },
  { words: whole('(?:next|upcoming) (?:bouts?|match(?:es)?|games?|races?|meets?|fixtures?)'), title: null, section: 'events', kinds: groups },
  { words: whole('(?:songs|dances|tunes|pieces|plays|games) we (?:know|sing|play|call|dance|perform|teach)'), title: null, kinds: groups },
  { words: whole('(?:local |village )?business(?:es)? directory|(?:local|village) businesses|(?:ferry|tide|boat) times'), title: null, kinds: groups },
  { words: whole('(?:my |published )?books|(?:selected )?publications|discography|filmography'), title: null, kinds: only('portfolio') },
  { words: whole('(?:members?[- ]only|members?[’\']?) (?:area|section|content|pages?)'), title: 'Members’ area', kinds: groups },
  { words: whole('change ?logs?(?: page)?|release notes'), title: 'Changelog', kinds: only('saas product mobile-app') },
  { words: whole('(?:our |their )?(?:customers?|clients?)[’\']? logos|logos of (?:our )?(?:customers|clients)|(?:my |our )?clients? list|list of (?:my |our )?clients'), title: null, section: 'logos' },
  { words: whole('compar(?:e|ed|ison) (?:with|to|against) .+|(?:comparison|vs\\.?) .+'), title: null, section: 'comparison', kinds: only('saas mobile-app product') },
  { words: whole('(?:photo|picture|memory) walls?|wall of (?:photos|pictures|memories)'), title: null, section: 'gallery', kinds: only('event nonprofit portfolio') },
  { words: whole('(?:members|musicians|players|band|line-?up) (?:with|and) (?:their )?instruments'), title: 'Members', section: 'team', kinds: only('portfolio') },
  { words: whole('wine lists?(?: (?:by|per) \\p{L}+)?'), title: null, kinds: only('restaurant hotel') },
  { words: whole('(?:(?:used|second[- ]?hand|refurbished|restored|old|pre-?loved) )*\\p{L}+ (?:for sale|to buy|we sell)'), title: null, section: 'products', kinds: groups },
  { words: whole('(?:(?:tax|key|filing|all) )*(?:deadlines?|dates) calendar(?: \\d{4})?|calendar of deadlines|(?:tax )?deadlines(?: \\d{4})?'), title: null },
  { words: whole('about(?: me| us)? with (?:an? |my |our |the )?(?:portrait|photo|picture|headshot|bio|biography)s?'), title: null, section: 'about' },
  { words: whole('(?:school )?term dates(?: \\d{4}(?:/\\d{2,4})?)?|(?:weekly (?:lunch )?menu|(?:lunch )?menu of the week|this week[’\']s menu)'), title: null, kinds: only('course') },
  { words: whole('(?:our |the )?(?:coaches|teachers|tutors|trainers|instructors|guides|therapists|doctors|vets|stylists|barbers|chefs|lawyers|consultants) with (?:their )?(?:titles|photos|pictures|bios|portraits|qualifications|specialities|specialties|instruments|ratings|levels)'), title: null, section: 'team' },
  { words: whole('skills (?:with|and) levels|(?:skill|skills) levels'), title: null, section: 'skills', kinds: only('cv') },
  { words: whole('planning applications(?: table| list)?'), title: 'Planning applications', kinds: groups },
  { words: whole('(?:the )?tool librar(?:y|ies)(?: list)?'), title: 'Tool library', kinds: groups },
  { words: whole('how to (?:donate|give|pass on) (?:an? |your (?:old )?)?(?:bikes?|bicycles?|computers?|laptops?|books?|clothes|toys|furniture|instruments?|tools?)'), title: null, kinds: groups },
  { words: whole('status(?: page)?(?: link)?|link to (?:the )?status page'), title: 'Service status', kinds: only('saas docs') },
  {
    words: whole('travel(?: info(?:rmation)?| tips)?|transport|shuttle(?: bus)?(?: times)?|(?:the )?(?:wedding|bridal) party|(?:local |nearby )?things to do(?: nearby| in the area)?|seating plan'),
    title: null,
    kinds: only('event'),
  },
  {
    words: whole('(?:(?:weekly|training|club|practice) )*(?:sessions?|training|practice|rehearsals?)(?: times)? (?:table|timetable|schedule)|(?:weekly|training) sessions'),
    title: null,
    section: 'timetable',
    kinds: groups,
  },
  {
    words: whole('(?:a |the )?line-?up|judges|jurors|mentors|panellists|panelists|performers|acts|artists|bands|choirs|djs|comedians|poets|storytellers|authors'),
    title: null,
    section: 'speakers',
    kinds: only('event'),
    isCounted: true,
  },
  {
    words: whole('members|officers|committee members|players|musicians|judges|jurors|mentors|leaders|trustees|patrons|organi[sz]ers|hosts'),
    title: null,
    section: 'team',
    kinds: shown,
    isCounted: true,
  },
  {
    words: whole('(?:hosts?|authors?|team|staff|members?|artists?|band|board|trustees?|committee)[’\']? (?:bios?|biographies|profiles)'),
    title: null,
    section: 'team',
    kinds: shown,
    isCounted: true,
  },
  {
    words: whole('(?:benefit|feature) (?:blocks|cards|points|tiles)|(?:key |main )?benefits'),
    title: null,
    section: 'features',
    kinds: only('saas mobile-app product'),
    isCounted: true,
  },
  {
    words: whole('(?:[\\p{L}’-]+ ){0,2}(?:challenges|prizes|awards|routes|trails|walks|rides|reads|essays|films|rules|tips|stories|reasons|principles|goals|games|characters|chapters|mixes|playlists|talks|songs|poems|guides|articles|resources|downloads|venues|stages|exhibits|exhibitions|myths|facts|tracks)'),
    title: null,
    kinds: shown,
    isCounted: true,
  },
  {
    words: whole('(?:route|trip|travel|journey|story) map|map of (?:the |our |my )?\\p{L}+(?: \\p{L}+){0,2}'),
    title: null,
    kinds: only('blog portfolio'),
  },
]; // prettier-ignore
