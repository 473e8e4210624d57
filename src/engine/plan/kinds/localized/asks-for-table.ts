const reserving =
  /reserv|réserv|prenot|\p{L}*tisch|(?<!\p{L})(?:mesa|table|tavolo|tafel|stolik|masa)(?!\p{L})|طاولة|שולחן/iu;

/** Whether a call to act asks its reader to book a table: "Réserver une table". */
export const asksForTable = (call: string): boolean => reserving.test(call);
