const women =
  'ada adaeze aino alice alina amara amina ana anna anne aoife astrid aylin bea bethan bridget camille carla carmen catarina chiara chloe claire clara dana daria elena elif elin ella emma esther eva fatima freya giulia grace greta hala hanna hannah helen helena imogen ines ingrid irene iris isabel isla jana jaspreet joana julia karin kate katarina laila laura lea leila lena leonor lin lina lucia lucie luisa maja mara margot maria mariana marie marina marta maya mei mereana mia mina mira monika nadia nell niamh nina noor nora olga paula petra priya renee rita roisin rosa ruth sabine salma sara sarah selin selina sinead sofia sofie sophie stella susana sylvie tess theresa valentina vera yara yasmin zeynep zoe نور هالة رنا سارة ليلى مريم فاطمة منى هدى';
const men =
  'adam ahmed alan alex ali amir andre angus anton antonio ben bruno callum carlos cormac daniel david declan diego eirik emil emre eoin erik felix fergus filip finn george hans hassan henrik hugo ian idris ivan jack jakob jan joel john jonas jose juan karim kenji khaled lars leo liam luca lucas luis malik marc marco marcus mark martin mateo matthieu max mehmet miguel mikkel milan mohammed nico nils oisin oliver omar oscar otto owen pablo paul pavel pedro peter rafael reto rhys robert rui samir sam sione stefan sven tariq theo thomas tiago tim tom tomas victor viktor yusuf zaid كريم يوسف طارق خالد أحمد محمد علي عمر';
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
