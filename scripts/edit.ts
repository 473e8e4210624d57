import { editCommand } from './cli/edit-command';
import { runCommand } from './cli/run-command';

process.exitCode = await runCommand(editCommand, process.argv.slice(2), console.log, console.error);
