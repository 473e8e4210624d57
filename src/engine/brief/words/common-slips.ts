// "right: slips": misspellings that people make by ear or by habit, further from the word than one key beside another.
const written = `
blue: blu
servicing: servicng servcing servicin
bicycle: bycicle bycycle bicyle bicicle bycle bisicle
dance: danse dansce
dancing: dansing
dancer: danser
restaurant: restaraunt restaurent restraunt resteraunt resturaunt restuarant resturant restorant
cafe: caffe caffee
coffee: cofee coffe cofe koffee coffie
bakery: backery bakerey bakry
calendar: calender calandar
jewellery: jewelery jewlery jewellry juwellery
jeweller: jewler jewller
hairdresser: hairdreser hairdressor hairdesser
barber: barbar barbor
beautician: beautishan beautitian
massage: masage massaje massarge
physiotherapist: physiotherepist fisiotherapist
veterinary: vetinary vetenary veterinery vetrinary
veterinarian: vetinarian vetranarian
vegetable: vegtable vegatable vegitable
vegetables: vegtables vegatables vegitables
gardener: gardner gardiner
gardening: gardning
plumber: plummer plumer
plumbing: pluming plumming
electrician: electrition electrican elecrician electritian
carpenter: carpentor carpender
accountant: acountant accountent accountent
accounting: acounting
photographer: fotographer photografer photagrapher photograper
photography: fotography photografy photagraphy
portfolio: portfollio portfolo protfolio
gallery: gallary galery gallerey
schedule: shedule schedual scedule shedual
timetable: timetible timetabel
appointment: apointment appoinment appointement apointmnet
appointments: apointments appoinments
reservation: resevation reservaton
calculator: calculater calcualtor calculatior
mortgage: morgage mortage morgtage
guitar: gitar guitaar
theatre: theatr theathre
choir: qoir chior
orchestra: orchestre orcestra
kindergarten: kindergarden kintergarten
nursery: nursary nursrey
school: skool shcool scholl schol
tutor: tuter tutour
lesson: leson
lessons: lesonss
exercise: excercise exersise exercize
fitness: fittness fitnes
wedding: weding weddding wedidng
anniversary: aniversary anniversery
florist: florest flourist
flowers: flowrs flouwers
architect: architecht arkitect
lawyer: lawer laywer loyer
solicitor: soliciter sollicitor
dentist: dentest dentis
therapist: therepist thearpist
psychologist: pyschologist psycologist phycologist
psychotherapist: pyschotherapist psycotherapist
pharmacy: farmacy pharmecy
hotel: hotell
apartment: appartment apartement
apartments: appartments apartements
accommodation: accomodation acommodation accomadation
brewery: brewry breuery
butcher: bucher
sandwich: sandwhich sandwitch
tattoo: tatoo tattoe tatto
furniture: furnitur furnature
upholstery: upholstry apolstery
opening: openning
business: buisness bussiness bisness busines
professional: proffesional profesional proffessional
elegant: elegent
minimalist: minimilist minamalist
newsletter: newletter newslettter
testimonials: testemonials testimonals testimonails
questionnaire: questionaire
volunteer: volenteer voluntier voluntear
charity: charaty charrity
donation: donatoin dontation
separate: seperate
address: adress adres
necessary: neccessary necesary
recipe: recepie receipe recipie
recipes: recepies receipes recipies
library: libary liberry
museum: musuem museam
ceramics: ceramicks seramics
pottery: pottry potery
yoga: yga
pilates: pilaties
cycling: cyling cicling
climbing: climing
swimming: swiming
tennis: tenis
karate: karatay
groomer: grommer
grooming: gromming
kennels: kennals
upcoming: upcomming
welcome: wellcome
beginners: begginers beginers
programme: programe
menu: menue meniu meny menuu
`;

const slips = new Map(
  written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [right = '', wrong = ''] = line.split(': ');
      return wrong.split(' ').map((slip) => [slip, right] as const);
    })
    .filter(([slip, right]) => slip !== right),
);

/** The word that a well-known misspelling stands for; null for any other word. */
export const findCommonSlip = (form: string): string | null => slips.get(form) ?? null;
