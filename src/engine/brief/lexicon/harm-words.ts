// Alternatives of regular expressions over folded text (no accents, small letters), for telling what would harm a visitor.

/** Passing for what it is not. */
export const fakes =
  'fake|faked|phony|bogus|spoof\\w*|lookalike|look-alike|counterfeit|cloned?|clone of|replica|imitation|falso|falsa|faux|fausse|gefalscht\\w*|nep|nagemaakte|falszyw\\w*|sahte|مزيف\\p{L}*|وهمي\\p{L}*|מזויפ?\\p{L}*';
/** What lets someone in or lets someone pay. */
export const secrets =
  'passwords?|passcodes?|passphrases?|credentials|log[- ]?in (?:data|details|info\\w*)|user ?names? and passwords?|card (?:numbers?|details|data|info\\w*)|credit cards?|debit cards?|cvv|cvc|pins?|pin (?:numbers?|codes?)|seed phrases?|recovery phrases?|private keys?|wallet keys?|ssn|social security(?: numbers?)?|bank details|account numbers?|one[- ]time codes?|2fa codes?|otp|contrasenas?|tarjetas?|mots? de passe|cartes? bancaires?|passwort\\w*|zugangsdaten|kreditkarten\\w*|pins?|senhas?|cartoes|wachtwoord\\w*|pasgegevens|hasl[ao]|hasel|sifre\\w*|kart bilgi\\w*|credenziali|كلم(?:ه|ات) (?:ال)?(?:مرور|سر)|סיסמ\\p{L}*';
/** Getting hold of them. */
export const acquiring =
  'collects?|collecting|captur\\w+|harvest\\w*|gathers?|gathering|grabs?|grabbing|logs?|logging|records?|recording|sends? (?:me|us|it|them|everything)|emails? (?:me|us|it|them)|forwards?|sent to (?:me|us|my)|to my (?:e-?mail|inbox|telegram|server)|recoger|recopil\\w+|captura\\w*|recuper\\w+|recolect\\w+|sammel\\w*|abgreif\\w*|raccogli\\w*|verzamel\\w*|zbiera\\w*|topla\\w*|جمع|يجمع|m.?envo(?:ie|yer)\\w*|me (?:envi|mand)\\w+|(?:schickt|sendet|mailt) mir|mir (?:\\w+ ){0,3}(?:schickt|sendet|zuschickt|zusendet)|mi (?:invi|mand)\\w+|(?:stuurt|mailt) (?:me|mij)|(?:me|mij) (?:\\w+ ){0,3}(?:stuurt|mailt|doorstuurt)|(?:wysyla|przesyla) mi|mi (?:wysyla|przesyla)|bana (?:\\w+ ){0,3}(?:gonder|yolla)\\w*|(?:يرسل|ترسل) (?:لي|الي)|(?:שולח|שולחת) (?:לי|אלי)';
/** Having people hand them over. */
export const entering =
  'enters?|entering|types?|typing|puts? in|ask(?:s|ing)? for|hand over|give|fill in|confirm|verify|update';
/** Getting hold of them against somebody's will. */
export const stealing =
  'steal|steals|stealing|stolen|harvest(?:s|ing)?|phish|phishes|skim|skims|skimming|hijack\\w*|swipe|robar|roba|voler|stehlen|stiehlt|klauen|abgreifen|roubar|rubare|ruba|stelen|steelt|krasc|kradnie|wykrad\\w*|calmak|calan|calar|سرقه|يسرق|לגנוב|גונב\\p{L}*';
export const deceiving =
  'trick(?:s|ing)?|fool(?:s|ing)?|scam(?:s|ming)?|lur(?:e|es|ing)|con (?:people|users|customers|visitors)|deceiv\\w+|defraud\\w*|dup(?:e|es|ing) (?:people|users|visitors)|unsuspecting';
export const victims = 'victims?|my targets?|unsuspecting (?:users?|people|visitors|customers)';
export const malware =
  'malware|ransomware|spyware|keyloggers?|trojans?|(?:my|a|the) virus|stealer|crypto ?miner|backdoor|rootkit|botnet|rat payload|payload|schadsoftware|logiciel malveillant';
export const spreading =
  'download\\w*|install\\w*|spread\\w*|distribut\\w*|infect\\w*|deliver\\w*|drop|drops|disguis\\w+|hidden|auto-?download\\w*|verbreit\\w*|telecharg\\w*|descarg\\w*';
export const institutions =
  "bank|banks|banking|bank's|banco|banque|banca|bancaria|sparkasse|volksbank|postbank|banka|bankasi|banku|بنك|البنك|בנק|tax office|tax authority|government|gov|irs|hmrc|post office|postal service|police|embassy|customs|social security|health insurance|finanzamt|impots|hacienda|agenzia delle entrate|belastingdienst";
export const brands =
  'paypal|apple|icloud|apple id|microsoft|office ?365|outlook|google|gmail|facebook|instagram|whatsapp|tiktok|snapchat|netflix|spotify|amazon|ebay|steam|roblox|linkedin|twitter|discord|telegram|dhl|fedex|ups|usps|royal mail|dpd|hermes|visa|mastercard|amex|american express|chase|wells fargo|bank of america|citibank|hsbc|barclays|lloyds|natwest|santander|bbva|caixa|bnp|credit agricole|ing|rabobank|revolut|monzo|n26|wise|klarna|venmo|cash app|zelle|coinbase|binance|metamask|ledger|trust wallet|kraken|docusign|dropbox|adobe';
/** False fronts for taking money. */
export const fronts =
  '(?:charity|charities|fundraiser|fundraising|giveaway|lottery|raffle|investment|crypto|shop|store|webshop|job|rental|landlord|visa|ticket)(?:[- ](?:page|site|website|shop|store|platform|offer|agency|scheme))?';
/** Teaching about it or keeping people from it. */
export const lessons =
  'awareness|prevent\\w*|protect\\w*|anti-?\\w*phishing|anti-?malware|spot(?:ting)?|avoid(?:ing)?|detect\\w*|defen[cs]e|report(?:ing)? (?:scams?|phishing|fraud)|removal|remove|recovery|recover|security (?:training|course|awareness|school)|cyber ?security|teach(?:es|ing)? (?:people|staff|employees|kids|seniors|users|how)|against (?:phishing|fraud|scams?|malware)|how (?:phishing|scams?|malware) works?|aufklarung|sensibilis\\w*|sensibiliz\\w*|bewustword\\w*|support (?:group|for victims)|victim support|victims of|museum|history of|novel|film';
/** One's own demo, lesson or test. */
export const rehearsals =
  'demo|demonstration|mock-?up|prototype|school project|coursework|practice|practise|exercise|parody|for my (?:own )?(?:app|product|startup|portfolio)|ui kit|wireframe';
