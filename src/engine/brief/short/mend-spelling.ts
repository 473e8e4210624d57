import { withoutDoubt } from './places/mend-passing';
import { mendHaste } from './mend-haste';
import { countFirst } from './parts/count-first';
import { plainShapes } from './parts/plain-shapes';
import { needsApart } from './parts/needs-apart';
import { numberPages } from './own-pages/number-pages';
import { sayInFull } from './parts/say-in-full';
import { mendFraming } from './parts/mend-framing';
import { quoteButtons } from './parts/quote-buttons';
import { tellOrders } from './parts/tell-orders';
import { openBackedThing } from './told/open-backed-thing';
import { mendTownSlips } from './places/mend-town-slips';
import { nameTowns } from './places/name-towns';

/** Words as they are often written, and as they should be. None of them is a word of its own. */
const slips = `
assosiation=association asociation=association assocation=association bookkepper=bookkeeper bookeeper=bookkeeper
burgandy=burgundy burgendy=burgundy turqoise=turquoise turquiose=turquoise terracota=terracotta teracotta=terracotta lavendar=lavender fuschia=fuchsia
bookeeping=bookkeeping bookkepping=bookkeeping assesment=assessment assesments=assessments accomodation=accommodation
accommodaton=accommodation acommodation=accommodation accross=across adress=address agressive=aggressive alot=a~lot
aniversary=anniversary apartmant=apartment appartment=apartment appartments=apartments apointment=appointment
apointments=appointments appoinment=appointment appoinments=appointments appointmnet=appointment arguement=argument
artisian=artisan availible=available availabe=available avaliable=available baloon=balloon baloons=balloons
barbeque=barbecue beatiful=beautiful beautifull=beautiful beleive=believe begginer=beginner
begginers=beginners beginers=beginners benifit=benefit benifits=benefits bicylce=bicycle bisuits=biscuits
bizness=business buisness=business bussiness=business busines=business calender=calendar candels=candles
carpetner=carpenter catalouged=catalogued catalouge=catalogue catagory=category catagories=categories ceramcis=ceramics certifcate=certificate
charaties=charities clases=classes caled=called techer=teacher techers=teachers teecher=teacher teechers=teachers childrens=children’s choclate=chocolate cleint=client cleints=clients
colection=collection comittee=committee commitee=committee committe=committee comercial=commercial
commerical=commercial comission=commission comissions=commissions commision=commission commisions=commissions
comunity=community communtiy=community compettion=competition concious=conscious conection=connection
consultaion=consultation consultatoin=consultation convinient=convenient conveniant=convenient curiculum=curriculum
decoratting=decorating definately=definitely definitly=definitely delicous=delicious delivary=delivery
delivey=delivery dentel=dental desgin=design desgins=designs desinger=designer develope=develop diffrent=different
dissapoint=disappoint docter=doctor ecxellent=excellent eletrician=electrician electrican=electrician
electricain=electrician electritian=electrician embroidary=embroidery emergancy=emergency emergancies=emergencies
enviroment=environment enviromental=environmental equiptment=equipment equipement=equipment esential=essential
exellent=excellent excelent=excellent exibition=exhibition exhibiton=exhibition existance=existence
experiance=experience expierience=experience experienc=experience exersise=exercise extention=extension
extentions=extensions familys=families familly=family favorit=favourite fernished=furnished fitnes=fitness
foriegn=foreign freind=friend freinds=friends freindly=friendly frendly=friendly friendley=friendly futher=further
garantee=guarantee garanteed=guaranteed gaurantee=guarantee gauranteed=guaranteed guarentee=guarantee
guarenteed=guaranteed gallary=gallery gardner=gardener gardners=gardeners gardenner=gardener grammer=grammar
greatful=grateful grocerys=groceries guidence=guidance hairdreser=hairdresser hairdreesser=hairdresser
handmad=handmade holidys=holidays hygeine=hygiene imediate=immediate immediatly=immediately
independant=independent independantly=independently independet=independent infomation=information
insurence=insurance insureance=insurance intrest=interest intrested=interested interlectual=intellectual
jewelery=jewellery jewelrey=jewellery jewellary=jewellery knowlege=knowledge labratory=laboratory lanscape=landscape
lanscaping=landscaping landscapping=landscaping liason=liaison libary=library lisence=licence
maintainance=maintenance maintenence=maintenance maintanance=maintenance managment=management marraige=marriage
massuse=masseuse mechnic=mechanic medcine=medicine memeber=member memebers=members membrship=membership
minature=miniature mispelled=misspelled morgage=mortgage morgages=mortgages mortage=mortgage mortages=mortgages
musuem=museum musem=museum neccessary=necessary necesary=necessary neigbour=neighbour neigbours=neighbours
nieghbour=neighbour nieghbours=neighbours noticable=noticeable nutrion=nutrition nutritionst=nutritionist ocasion=occasion
ocasions=occasions occassion=occasion occassions=occasions occassional=occasional occured=occurred oppurtunity=opportunity
oportunity=opportunity orignal=original organistion=organisation parralel=parallel perfromance=performance
permenant=permanent photografer=photographer photograher=photographer photograper=photographer photograpy=photography
photograhy=photography photgraphy=photography phsyio=physio phsyiotherapy=physiotherapy physiotheraphy=physiotherapy
plummer=plumber plummers=plumbers plumer=plumber pluming=plumbing posible=possible potatos=potatoes tomatos=tomatoes
potery=pottery pottary=pottery practioner=practitioner praticioner=practitioner prefered=preferred privte=private
profesional=professional proffesional=professional professonal=professional profesionals=professionals
pronounciation=pronunciation publically=publicly quotaton=quotation reciept=receipt reciepts=receipts recieve=receive
recieved=received recomend=recommend recomended=recommended reccommend=recommend refered=referred refridgerator=refrigerator
refurbishement=refurbishment registerd=registered rehersal=rehearsal rehersals=rehearsals reherse=rehearse
reherses=rehearses releif=relief removels=removals renovaton=renovation restaraunt=restaurant
restaurent=restaurant restraunt=restaurant resturant=restaurant restauraunt=restaurant rythm=rhythm saftey=safety
sanctury=sanctuary sandwhich=sandwich sandwiche=sandwich sandwhiches=sandwiches sandwitches=sandwiches seperate=separate
seperately=separately servce=service serivce=service serivces=services servises=services sevices=services
shedule=schedule scedule=schedule similiar=similar speach=speech specalist=specialist specialst=specialist
specalise=specialise strenght=strength succesful=successful successfull=successful
suprise=surprise suprises=surprises surveyer=surveyor surveyers=surveyors swiming=swimming tecnical=technical
temperture=temperature theraphy=therapy theraphist=therapist therepist=therapist theripist=therapist thier=their
tommorow=tomorrow tomorow=tomorrow tounge=tongue traditonal=traditional traditionel=traditional transparant=transparent
truely=truly tution=tuition tutions=tuition tuitor=tutor unfortunatly=unfortunately upholstry=upholstery
upholstary=upholstery usualy=usually vaccum=vacuum vegatable=vegetable vegatables=vegetables vegtable=vegetable
vegtables=vegetables vehical=vehicle vehicals=vehicles vetinary=veterinary vetinarian=veterinarian vetrinary=veterinary
veterinery=veterinary vintge=vintage volanteer=volunteer volenteer=volunteer volenteers=volunteers voluteer=volunteer
voluteers=volunteers wedings=weddings weding=wedding weddding=wedding wensday=wednesday wendsday=wednesday
wednsday=wednesday thrusday=thursday thurday=thursday teusday=tuesday tusday=tuesday saterday=saturday saturdy=saturday
febuary=february sepember=september septemeber=september novemeber=november decemeber=december
welcom=welcome withing=within wirting=writing writting=writing yoghart=yoghurt
fotographer=photographer fotographers=photographers fotografer=photographer fotografers=photographers fotography=photography
fotografy=photography farmacy=pharmacy farmacist=pharmacist fysio=physio fysiotherapist=physiotherapist
fysiotherapy=physiotherapy filosophy=philosophy skool=school ilustrator=illustrator ilustration=illustration
ilustrations=illustrations portfolyo=portfolio acountant=accountant acountants=accountants acounting=accounting
dntist=dentist denist=dentist bakry=bakery bakey=bakery florst=florist resevation=reservation resevations=reservations
learnin=learning shoud=should progres=progress rember=remember rememeber=remember delet=delete serch=search
hes=he’s shes=she’s theyre=they’re wot=what borow=borrow borowing=borrowing personnal=personal arquitect=architect architecht=architect lawer=lawyer lawers=lawyers cofee=coffee coffe=coffee
`;
const right: ReadonlyMap<string, string> = new Map(
  slips
    .trim()
    .split(/\s+/u)
    .map((entry): [string, string] => {
      const [slip = '', word = ''] = entry.split('=');
      return [slip, word.replace(/~/gu, ' ')];
    }),
);

/** "Want: home, repairs, contact": a row that opens with the first page is the pages. */
const wanted = /(?<=^|[.!\n]\s?)(?:we |i )?(?:wants?|needs?|wanted)\s?:\s(?=home\s?,)/giu;
const called = /(?:\b(?:called|named)\s|[@./"“‘'_-])$/iu;

// "A small family run deli": one word, which says nothing of what it is.
const runBy =
  /\b(family|woman|women|veteran|volunteer|community|locally|employee|student)\s(run|owned|led)\b(?=\s\p{L})/giu;

/** "Warm handmade look for a pottery": what has that look is the site. */
const lookFor =
  /^(?!(?:we|i|they|you|people|please|help|can|who|what|to)\s)(?<how>(?:[\w'’-]+\s){1,4})look(?=\sfor\s(?:an?|my|our)\s)/iu;

/** "Under construction page for Atelier Brume": it is not there yet, and builds nothing. */
const unfinished =
  /^(?<lead>\s*(?:an?\s)?)(?:under[- ]construction|opening soon|teaser|placeholder|holding)\spage\b/iu;
/** "Product launch: “Nib One” fountain pen": what is launched stands behind the colon. */
const launchOf = /^(?:product )?launch(?: (?:page|site))?\s?(?::|[-–—])\s(?=["“'‘\p{L}])/iu;

/** "Community forum landing page": a page that presents it, and not the forum itself. */
const forumPage =
  /\b(?:(?:community|discussion|online) )?forum(?=\s(?:landing|launch|marketing)\s?page\b)/giu;

/** Days and months, where no other word is written like them: "first thursday", "in march", but neither "you may" nor "a march". */
const calendar =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|july|august|september|october|november|december|(?<=\b(?:in|of|from|until|till|to|by|since|early|mid|late|end of|\d{1,2}|\d(?:st|nd|rd|th)|next|last|every)\s)(?:march|june|may)(?=$|[,.;)]|\s(?:[\d£€$]|to\b|and\b|or\b|until\b|till\b|for\b|at\b|by\b|in\b|from\b|near\b)))\b/gu;
/** "Nana Adwoa's 80th": a birthday, where people are asked to come. */
const roundYears =
  /(?<=(?<!\b(?:St|Saint|The)\s)\b\p{Lu}[\p{L}-]+['’]s\s(?:big\s)?\d{1,2}(?:st|nd|rd|th))(?=[,.:;!]|\s(?:on|at|in)\s|\s?$)/gu;
const feast = /\b(?:rsvp|birthday|party|invitations?|invite|countdown|dancing)\b/iu;
const withCapital = (word: string): string =>
  word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/**
 * A prompt with its commonest slips of the keyboard put right, since its words stand on the page: "bookkepper", "self assesment".
 * Where no place was read (`isPlaced`) a town behind what is offered gets the word that tells it for one.
 * What is a name (in capitals inside a sentence, in quotes, after "called") or part of an address stays as it is written.
 */
export const mendSpelling = (written: string, isPlaced = true): string => {
  const slipless = quoteButtons(
    tellOrders(
      mendFraming(
        mendTownSlips(
          withoutDoubt(
            countFirst(plainShapes(mendHaste(openBackedThing(needsApart(numberPages(sayInFull(written))))))),
          ),
        ),
      ),
    ),
  );
  const prompt = isPlaced ? slipless : nameTowns(slipless);
  return prompt
    .replace(/\p{L}+/gu, (word, at: number) => {
      const told = right.get(word.toLowerCase());
      if (told === undefined || told === word) return word;
      const before = prompt.slice(Math.max(0, at - 8), at);
      const isLarge = /^\p{Lu}/u.test(word);
      const isFirst = at === 0 || /[.!?\n:]\s*$/u.test(before);
      if (called.test(before) || /^[@_/]/u.test(prompt.slice(at + word.length)) || (isLarge && !isFirst))
        return word;
      return isLarge ? told.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) : told;
    })
    .replace(runBy, '$1-$2')
    .replace(wanted, 'Pages: ')
    .replace(lookFor, '$<how>site')
    .replace(forumPage, 'community')
    .replace(unfinished, '$<lead>coming soon page')
    .replace(launchOf, 'Launch page for ')
    .replace(/(?<=\b(?:we|you|they)\s)r\b(?=\s[a-z])/gi, 'are')
    .replace(feast.test(prompt) ? roundYears : /(?!)/u, ' birthday')
    .replace(/(?<!\d)12noon\b/giu, '12 noon')
    .replace(calendar, withCapital);
};
