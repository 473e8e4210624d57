const women =
  'ada adaeze agnes agnieszka aino aisha alice alina amara amelie amina ana anna anne anneke aoife astrid aylin barbara bea beatriz bethan bethany bridget brigitte camille carla carmen catarina charlotte chiara chloe claire clara claudia dana daria elena elif elin elisa elise ella emily emma esther eva ewa fatima femke fleur francesca freja freya giulia grace greta hala hanna hannah helen helena imogen ines ingrid irene iris isabel isla jana jaspreet joana johanna judith julia julie karin katarina kate katrin laila laura lea leah leila lena leonor lieke lin lina lotte lucia lucie luisa magdalena maja manon mara margaux margot maria mariana marie marina marta maya megan mei mereana mia mina mira monika monique nadia naomi nell niamh nicole nina noor nora nuria olga olivia paola paula petra pilar priya rachel raquel renee rita roisin roos rosa ruby ruth sabine salma sanne sara sarah selin selina selma sinead sofia sofie sophie stella susana sylvie tess theresa therese valentina valeria vera yara yasmin zeynep zoe zofia نور هالة رنا سارة ليلى مريم فاطمة منى هدى';
const men =
  'adam ahmed alain alan alberto alessandro alex ali amir andre angus antoine anton antonio arjun ben bram bruno callum carlos charlie cormac daan daniel david declan diego edward eirik elias emil emre eoin erik ethan ewan felix fergus fernando filip finn florian francesco gareth george giovanni giuseppe hamish hans harry hassan henrik hugo ian idris ivan jack jacob jakob jakub james jan javier jean jeroen joel john jonas jorge jose juan julien jurgen karim kenji khaled klaus kofi krzysztof kwame lars leo liam louis luca lucas luis lukas malik marc marcel marco marcus marek mark martin mateo matteo matthias matthieu max mehmet michael michel miguel mikkel milan mohammed moritz mustafa nico nicolas nils noah oisin oliver omar oscar otto owen pablo paolo paul pavel pedro peter philippe pierre pieter piotr rafael raj ravi reto rhys robert ruben rui sam samir sebastian sergio simon sione stefan stephan sven tariq theo thomas tiago tim tobias tom tomas tomasz victor viktor willem william yanis yusuf zaid كريم يوسف طارق خالد أحمد محمد علي عمر';
const lists = { 'portrait-woman': new Set(women.split(' ')), 'portrait-man': new Set(men.split(' ')) };

/** The portrait motif that suits a person's name; `portrait` for a name that tells nothing. */
export function portraitFor(name: string): string {
  const first = name
    .replace(/^(?:dra?|prof|mrs?|ms|sr|sra)\.?\s+/iu, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]/u)[0];
  const found = Object.entries(lists).find(([, names]) => names.has(first ?? ''));
  return found?.[0] ?? 'portrait';
}
