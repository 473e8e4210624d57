const feature =
  /^(?:(?:dark|light|night|day|colou?r|high[- ]contrast)\s(?:mode|theme|version|design|ui|scheme)|drag\s(?:and|&|n|'n')\sdrop|(?:offline|mobile)[\s-](?:first|ready|friendly|mode|use)|(?:csv|pdf|json|excel|data)\s(?:export|import|download|backup)|(?:import|export|search|sort|filter|add|edit)s?\s(?:and|&|\/|\+)\s(?:import|export|search|sort|filter|edit|delete)s?|(?:local\s?storage|high\sscores?|progress\sbars?|modo\s(?:oscuro|escuro)|mode\ssombre|dunkler\smodus|dunkelmodus|modalit[aà]\sscura|donkere\smodus|tryb\sciemny|karanl[iı]k\smod))$/iu;

/** Whether a title tells what a page or tool is to have, as "Dark Mode" and "Drag and Drop" do, and is nobody's name. */
export const isFeature = (title: string): boolean => feature.test(title);
