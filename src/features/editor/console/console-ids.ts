export const consoleButtonId = 'editor-console-button';
export const consolePanelId = 'editor-console';
