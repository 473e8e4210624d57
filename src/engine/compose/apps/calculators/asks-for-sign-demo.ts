/** Whether a prompt is for a page that plays signing in, and not for a site that has it besides. */
export const asksForSignDemo = (prompt: string): boolean =>
  /^(?:(?:please|make|create|build|design|i (?:want|need)|give me|me|a|an|the|simple|small|clean|modern|local|fake|mock|working) )*(?:sign[- ]?(?:in|up)|log[- ]?in|registration|auth(?:entication)?)(?:(?: and |\s?\/\s?| & )(?:sign[- ]?(?:in|up)|log[- ]?in|register|registration))? (?:page |screen |form |flow )?(?:demo|mock-?up|prototype|example|page|screen|form|flow)\b|\bdemo of (?:a )?(?:sign[- ]?in|log[- ]?in|registration)\b/iu.test(
    prompt,
  );
