const rest =
  /^(?:(?:an |in |nos |en |de |w |le |les |los |gli |die |os |i |el )?(?:all(?:en)? )?(?:demas|autres|anderen|outros|altri|andere|overige|pozostale|diger|obur|resto|باقي|بقيه|بقية|ב?שאר))/u;

/** "diğer günler", "los demás días": whether days are those that no other words name. `told` is folded. */
export const isRestOfWeek = (told: string): boolean => rest.test(told.trim());
